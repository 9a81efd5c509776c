"""What owners look at, correct and share: addresses, differences, files, the command line."""

import json
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from tavoliere import app
from tavoliere.cli.commands import build
from tavoliere.engine import compiling
from tavoliere.engine.box_files import BoxFile, merged, read_box, shared, written_box, written_toml
from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.checklist import GROUPS, checklist, differences, field_path, items_of, plan_of
from tavoliere.engine.components import BoxRefused
from tavoliere.engine.errors import BadBox
from tavoliere.engine.events import no_events
from tavoliere.engine.game import Game
from tavoliere.engine.text import LANGUAGES

GAMES = ["necropolis_railway", "old_london_bridge", "paris", "san_francisco"]
SAID_BY_THEMSELVES = {"name", "colour"}  # values that need no name beside them
MAPS = ("paris", "san_francisco")
MARGIN = 90  # of a drawn map, for names
ROOM = 0.6  # of the way between two places that spaces of a route may take
SHARE = st.floats(0.35, 0.65)  # where in its part of the sheet a place lies
NAMES = st.text("abcdefghijklmnop ", min_size=4, max_size=14).filter(lambda name: name == name.strip())
RANDOM_GAMES = 200  # of every box that is accepted, where the rules are compiled


def test_every_unverified_value_is_on_the_list_once() -> None:
    for game_id in GAMES:
        components = app.load(game_id).components
        items = checklist(items_of(components), items_of(components))
        assert len({item.path for item in items}) == len(items)
        assert {item.group for item in items} <= set(GROUPS)
        assert not [item for item in items if item.status == "verified"]
        listed = {item.table for item in items}
        unsure = {name for name in components if components.table(name).status != "verified"}
        assert unsure - listed <= {"board"}, game_id


def test_a_double_route_is_one_item_in_either_direction() -> None:
    components = app.load("paris").components
    item = next(item for item in items_of(components) if item.path == "routes[louvre-opera]")
    assert item.value == [{"colour": "red", "length": 1}, {"colour": "blue", "length": 1}]


def test_a_corrected_value_differs_and_is_shared_with_the_confirmed_ones() -> None:
    printed = app.load("paris").components
    own = app.load("paris", {"points": {"by_length": [0, 1, 2, 5]}}).components
    assert [(one.path, one.first, one.second) for one in differences(printed, own)] == [
        ("points.by_length", [0, 1, 2, 4], [0, 1, 2, 5])
    ]
    file = shared(
        "paris", items_of(printed), items_of(own), ["tickets[arc-invalides]", "points.by_length", "no-such[place]"]
    )
    assert file == {
        "box_of": "paris",
        "confirmed": {"tickets[arc-invalides]": [{"points": 2}]},
        "corrected": {"points.by_length": [0, 1, 2, 5]},
    }
    assert tomllib.loads(written_toml(file)) == file


def test_a_box_file_is_what_box_reads(tmp_path: Path) -> None:
    tables = {
        "points": {"by_length": [0, 1, 2, 5]},
        "tickets": {"rows": app.load("paris").components.data["tickets"]["rows"]},
    }
    text = written_box(BoxFile(tables, ["points.by_length"], "paris"))
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert app.load("paris", tmp_path / "mine.toml").box[0].points[3] == 5
    assert read_box(tomllib.loads(text), "mine") == BoxFile(tables, ["points.by_length"], "paris")


@pytest.mark.parametrize("bad", [{"checked": "all"}, {"checked": [["deep"]]}, {"box_of": 7}, {"checked": ["x" * 999]}])
def test_a_box_file_with_wrong_parts_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(BadBox):
        read_box(bad, "box")


@pytest.mark.parametrize("tables", [{"points": {"by_length": [0, None, 2]}}, {"a": {"rows": [{"b": [{"c": [None]}]}]}}])
def test_nothing_in_a_list_is_refused(tables: dict[str, Any]) -> None:
    """TOML has no word for it."""
    with pytest.raises(BadBox, match="null"):
        read_box(tables, "box")


def test_a_file_with_names_in_any_script_is_read_again() -> None:
    file = {"box_of": "paris", "corrected": {"tickets[😀-è].points": 3}}
    assert tomllib.loads(written_toml(file)) == file


WRONG_SHAPES = [
    ("old_london_bridge", {"gate_track": {"bonus_spaces": 3}}),
    ("old_london_bridge", {"gate_track": {"bonus_spaces": [3, [6]]}}),
    ("old_london_bridge", {"gate_track": {"bonus_spaces": None}}),
    ("old_london_bridge", {"gate_track": {"bonus_spaces": {"a": 3}}}),
    ("old_london_bridge", {"buildings": {"rows": [{"id": "gate-1", "kind": "gate", "number": 1, "crests": "grey"}]}}),
    ("old_london_bridge", {"buildings": {"change": [{"id": "gate-1", "number": [1]}]}}),
    ("necropolis_railway", {"cards": {"change": [{"id": "a01", "necropolis": "staff"}]}}),
    ("old_london_bridge", {"bridge": {"spaces": "x"}, "gate_track": {"bonus_spaces": 3}}),  # also after a wrong kind
]


@pytest.mark.parametrize(("game_id", "tables"), WRONG_SHAPES)
def test_a_list_a_table_and_a_single_value_never_stand_for_one_another(game_id: str, tables: dict[str, Any]) -> None:
    """What draws a draft reads it before anybody can play with it."""
    with pytest.raises(BoxRefused, match="must be"):
        app.load(game_id).components.with_own(tables, "box")


def test_owners_who_agree_and_owners_who_do_not() -> None:
    files = [
        {"box_of": "paris", "confirmed": {"points.by_length": [0, 1, 2, 4]}, "corrected": {}},
        {
            "box_of": "paris",
            "confirmed": {"points.by_length": [0, 1, 2, 4]},
            "corrected": {"tickets[a-b]": [{"points": 3}]},
        },
        {"box_of": "paris", "corrected": {"tickets[a-b]": [{"points": 4}]}},
    ]
    game, sayings = merged({f"{number}.toml": file for number, file in enumerate(files)})
    assert game == "paris"
    assert {one.path: one.is_agreed for one in sayings} == {"points.by_length": True, "tickets[a-b]": False}
    with pytest.raises(BadBox, match="different games"):
        merged({"one": files[0], "two": {**files[0], "box_of": "san_francisco"}})
    with pytest.raises(BadBox, match="not a file of shared values"):
        merged({"one": {"points": {}}})


# Each table broken once: the message names the field.
BROKEN = [
    ("paris", "tickets", 1, {"points": 0}, "tickets[belleville-eiffel].points"),
    ("paris", "routes", 1, {"length": 9}, "routes[arc-champs].length"),
    ("paris", "routes", 1, {"colour": "gold"}, "routes[arc-champs].colour"),
    ("paris", "cards", 2, {"count": 0}, "cards[blue].count"),
    ("old_london_bridge", "buildings", 1, {"crests": ["gold"]}, "buildings[gate-1].crests"),
    ("old_london_bridge", "chapel_track", 1, {"space": 99}, "chapel_track[1].space"),
    ("old_london_bridge", "turn_markers", 1, {"count": 99}, "turn_markers[1].count"),
    ("old_london_bridge", "bonus_tiles", 1, {"in_stack": [99]}, "bonus_tiles[occupied].in_stack"),
    ("necropolis_railway", "cards", 1, {"railway": "boat"}, "cards[a01].railway"),
    ("necropolis_railway", "london_spaces", 1, {"cost": 1000}, "london_spaces[m1].cost"),
    ("necropolis_railway", "prestige_costs", 1, {"blue": 9}, "prestige_costs[2].blue"),
    ("necropolis_railway", "crypt_prices", 1, {"mourners": -1}, "crypt_prices[brown].mourners"),
]


@pytest.mark.parametrize(("game_id", "table", "row", "change", "path"), BROKEN)
def test_a_wrong_field_is_named_by_its_address(
    game_id: str, table: str, row: int, change: dict[str, Any], path: str
) -> None:
    printed = app.load(game_id).components
    rows = [dict(one) for one in printed.data[table]["rows"]]
    rows[row - 1].update(change)
    laid = printed.with_own({table: {"rows": rows}}, "box")
    with pytest.raises(BoxRefused) as refused:
        app.load(game_id, {table: {"rows": rows}})
    error = refused.value
    assert field_path(laid, error.words["table"], error.row, error.reason_words.get("key")) == path


def tables_to_break() -> list[tuple[str, str, str]]:
    """Every value of every table on a checklist: the game, the table, the key."""
    found: dict[tuple[str, str, str], None] = {}
    for game_id in GAMES:
        components = app.load(game_id).components
        plan = plan_of(components.folders)
        for item in (one for one in items_of(components) if one.table in plan):
            for key in [item.key] if item.key else item.value[0]:
                found[game_id, item.table, str(key)] = None
    return list(found)


def spoilt(value: Any) -> list[Any]:
    """What cannot be printed there."""
    if isinstance(value, list) and value:
        return [[*value[:-1], wrong] for wrong in spoilt(value[-1])]
    return [-7] if isinstance(value, int) else ["no-such-word", 7]


@pytest.mark.parametrize(("game_id", "table", "key"), tables_to_break())
def test_every_value_of_every_table_is_refused_where_it_is_wrong(game_id: str, table: str, key: str) -> None:
    printed = app.load(game_id).components
    item = next(one for one in items_of(printed) if one.table == table and key in (one.key, *_keys(one.value)))
    refused = []
    for wrong in spoilt(item.value if item.key else item.value[0][key]):
        own = {key: wrong}
        if item.rows:
            rows = [dict(row) for row in printed.data[table]["rows"]]
            rows[item.rows[0]][key] = wrong
            own = {"rows": rows}
        try:
            app.load(game_id, {table: own})
        except BoxRefused as error:
            laid = printed.with_own({table: own}, "box")
            refused.append(field_path(laid, error.words["table"], error.row, error.reason_words.get("key")))
    assert refused
    assert all(path.startswith(table) for path in refused), refused


def _keys(values: Any) -> list[str]:
    return [key for row in values if isinstance(row, dict) for key in row] if isinstance(values, list) else []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_and_word_has_a_name_in_both_languages(game_id: str) -> None:
    game = app.load(game_id)
    for language in LANGUAGES:
        texts = game.texts(language)
        for item in (one for one in items_of(game.components) if one.table in plan_of(game.folders)):
            rows = [{item.key: item.value}] if item.key else item.value
            for row in rows:
                for key, value in row.items():
                    name = key.replace("_", "-")
                    in_table = f"box-field-{item.table.replace('_', '-')}-{name}"
                    assert texts.has(f"box-field-{name}") or texts.has(in_table) or key in SAID_BY_THEMSELVES, key
                    for word in value if isinstance(value, list) else [value]:
                        if isinstance(word, str) and key not in SAID_BY_THEMSELVES - {"colour"}:
                            plain = word.replace("_", "-").replace("+", "plus-")
                            assert texts.has(f"box-word-{plain}") or texts.has(f"colour-{plain}"), word


@pytest.mark.parametrize("game_id", GAMES)
def test_the_name_of_a_row_mentions_nothing_that_boxes_and_differences_lack(game_id: str) -> None:
    game = app.load(game_id)
    for language in LANGUAGES:
        texts = game.texts(language)
        for item in (one for one in items_of(game.components) if one.rows):
            words = {"number": 0, "row": "1", **item.value[0], **item.names}
            said = texts(f"box-item-{item.table.replace('_', '-')}", **words)
            assert "$" not in said, (item.path, said)


def test_a_place_that_no_route_reaches_is_remarked() -> None:
    rows = [*app.load("paris").components.data["places"]["rows"], {"id": "nowhere", "name": "Nowhere"}]
    game = app.load("paris", {"places": {"rows": rows}})
    assert [remark.path for remark in game.box_remarks()] == ["places[nowhere]"]


def test_the_command_line_checks_compares_and_merges(tmp_path: Path) -> None:
    def run(*arguments: str) -> str:
        result = CliRunner().invoke(build("en"), ["box", *arguments], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return result.output

    printed = app.load("paris").components
    mine = tmp_path / "mine.toml"
    mine.write_text(
        written_box(BoxFile({"tickets": {"rows": printed.data["tickets"]["rows"][:19]}}, ["points.by_length"], "paris"))
    )
    assert "1 of " in run("check", str(mine))
    assert "[tickets]: 20 are printed, 19 are here." in run("check", str(mine))
    assert json.loads(run("diff", "-", str(mine), "--json")) == {"tickets[arc-invalides]": [[{"points": 2}], None]}
    files, owned = [], items_of(app.load("paris", mine).components)
    for owner in "ab":
        files.append(str(tmp_path / f"{owner}.toml"))
        Path(files[-1]).write_text(written_toml(shared("paris", items_of(printed), owned, [])))
    assert "agree  tickets[arc-invalides]: [] × 2" in run("merge", *files)


@st.composite
def changed_boxes(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """A printed box with some of its values changed: numbers, words, and lists made longer or shorter."""
    game_id = draw(st.sampled_from(GAMES))
    components = app.load(game_id).components
    items = items_of(components)
    tables: dict[str, Any] = {}
    for item in draw(st.lists(st.sampled_from(items), min_size=1, max_size=5)):
        table = tables.setdefault(item.table, {})
        if item.key:
            table[item.key] = draw(changed(item.value))
            continue
        rows = table.setdefault("rows", [dict(row) for row in components.data[item.table]["rows"]])
        row = rows[item.rows[0]]
        key = draw(st.sampled_from(sorted(item.value[0])))
        row[key] = draw(changed(row[key]))
    return game_id, tables


def changed(value: Any) -> st.SearchStrategy[Any]:
    """Another value of the same kind; most of them can be printed."""
    if isinstance(value, list) and value:
        other = st.lists(st.one_of(st.sampled_from(value), changed(value[0])), max_size=len(value) + 2)
        return st.one_of(st.permutations(value), other)
    return st.integers(0, 12) if isinstance(value, int) else st.just(value)


@st.composite
def own_maps(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """A map of somebody's own: places on a loose grid, all joined; ferries and tourists where the game has any."""
    game_id = draw(st.sampled_from(MAPS))
    data = app.load(game_id).components.data
    across = draw(st.integers(3, 5))
    down = draw(st.integers(2 if across > 3 else 3, 3))
    cell = [(data["board"][side] - 2 * MARGIN) / count for side, count in (("width", across), ("height", down))]
    spots = [(x, y) for y in range(down) for x in range(across)]
    places = [
        {"id": f"p{x}{y}", "name": draw(NAMES), "board_x": MARGIN + cell[0] * (x + draw(SHARE)),
         "board_y": MARGIN + cell[1] * (y + draw(SHARE))}
        for x, y in spots
    ]  # fmt: skip
    stacks = len(data["tourists"]["symbols"]) - data["tourists"]["free_stacks"] if "tourists" in data else 0
    for place in draw(st.permutations(places))[:stacks]:
        place["tourists"] = True
    # Every place but the first is joined to the one above or to the left of it, so that all can be reached.
    routes: list[dict[str, Any]] = []
    for x, y in spots[1:]:
        before = [spot for spot in ((x - 1, y), (x, y - 1)) if spot in spots]
        for a in draw(st.lists(st.sampled_from(before), min_size=1, max_size=2, unique=True)):
            room = cell[a[0] == x] * ROOM // data["board"]["slot_length"]
            routes += draw(lanes(data, f"p{a[0]}{a[1]}", f"p{x}{y}", max(1, int(room))))
    pairs = st.lists(st.sampled_from(places), min_size=2, max_size=2, unique_by=lambda place: place["id"])
    tickets = [
        {"a": a["id"], "b": b["id"], "points": draw(st.integers(1, 20))}
        for a, b in draw(st.lists(pairs, min_size=16, max_size=30))
    ]
    return game_id, {"places": {"rows": places}, "routes": {"rows": routes}, "tickets": {"rows": tickets}}


@st.composite
def lanes(draw: st.DrawFn, data: dict[str, Any], a: str, b: str, longest: int) -> list[dict[str, Any]]:
    """What joins two places."""
    length = draw(st.integers(1, min(longest, len(data["points"]["by_length"]) - 1)))
    row: dict[str, Any] = {"a": a, "b": b, "length": length}
    if any("ferries" in one for one in data["routes"]["rows"]):
        row["ferries"] = draw(st.integers(0, length))
    known = [one["colour"] for one in data["cards"]["rows"][1:]] + ["grey"]
    colours = draw(st.lists(st.sampled_from(known), min_size=1, max_size=2, unique=True))
    double = {"double": f"{a}{b}"} if len(colours) == 2 else {}
    return [{**row, "colour": colour, **double} for colour in colours]


# A box that fails is printed as it was found: making it smaller would play thousands of games.
FOUND = settings(
    max_examples=12, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)


@FOUND
@given(changed_boxes(), st.integers(2, 4), st.integers(0, 2**32))
def test_a_box_that_is_accepted_plays_random_games(box: tuple[str, dict[str, Any]], seats: int, seed: int) -> None:
    try:
        game = app.load(*box)
    except BadBox:
        return
    play_random_games(game, seats, seed)


@FOUND
@given(own_maps(), st.integers(2, 4), st.integers(0, 2**32))
def test_every_map_of_ones_own_is_accepted_and_plays_random_games(
    box: tuple[str, dict[str, Any]], seats: int, seed: int
) -> None:
    play_random_games(app.load(*box), seats, seed)


EXAMPLES = sorted(Path(app.__file__).parent.glob("games/*/maps/*/examples/*.toml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_is_reached_everywhere_and_plays_random_games(path: Path) -> None:
    game = app.load(path.parents[1].name, path)
    assert game.box_remarks() == []
    assert len(game.components.data["tickets"]["rows"]) == len(app.load(game.id).components.data["tickets"]["rows"])
    play_random_games(game, 4, 1)


def play_random_games(game: Game, seats: int, seed: int) -> None:
    """Two hundred games to their ends."""
    chance, buffer, events = seed_words(seed), np.empty(len(game.plain_box.moves), np.int16), no_events()
    # Uncompiled, one game takes as long as two hundred compiled ones.
    for number in range(RANDOM_GAMES if compiling.is_ready(game) else 1):
        state = game.set_up(seats, number)
        while asked := game.seats_to_act(state):
            count = game.core.legal_moves(game.box, state, asked[0], buffer)
            assert count, "somebody is asked who has no move"
            game.core.play(game.box, state, asked[0], int(buffer[below(chance, count)]), events)
