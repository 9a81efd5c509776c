"""Boxes, positions and match files from outside: huge, deep or strange ones are refused with a sentence."""

import json
import time

import pytest

import tavoliere
from tavoliere.engine import outside
from tavoliere.engine.errors import BadBox, BadMatchFile, BadPosition, TavoliereError
from walks import GAMES

HUGE = "1" + "0" * 5000
PARIS, OLB, LNR = (tavoliere.load(name) for name in ("paris", "old_london_bridge", "necropolis_railway"))


def sentences(error):
    """What a refusal says, which must be a short sentence in either language."""
    said = [error.value.sentence(language) for language in ("en", "it")]
    assert said[0] != said[1]
    assert all(len(sentence) < 1000 and "{ $" not in sentence for sentence in said)
    return said[0]


def refused_box(game, box, error=BadBox):
    with pytest.raises(error) as refusal:
        tavoliere.load(game, box)
    return sentences(refusal)


# --- files -----------------------------------------------------------------------------------------------------------

FILES = {
    "a number of 5,000 digits": (f"[vehicles]\neach = {HUGE}\n", "out of range"),
    "a number of 400 digits": (f"[vehicles]\neach = {HUGE[:401]}\n", "vehicles.each: 10^400 is out of range"),
    "a number where no rule reads it": ("[game]\nyear = 99999999999\n", "game.year"),
    "no number": ("[board]\nwidth = nan\n", "board.width: nan is out of range"),
    "infinity": ("[board]\nwidth = -inf\n", "board.width: -inf is out of range"),
    "yes for a number": ("[vehicles]\neach = true\n", "from 1 to 999, not true"),
    "a fraction": ("[vehicles]\neach = 2.5\n", "from 1 to 999, not 2.5"),
    "a date": ("[board]\nwidth = 1979-05-27\n", '"date"'),
    "nested lists": ("[board]\nwidth = " + "[" * 5000 + "]" * 5000 + "\n", "nested too deeply"),
    "nested tables": ("[board]\nwidth = " + "{a=" * 40 + "1" + "}" * 40 + "\n", "nested too deeply"),
    "a key of many parts": (".".join("a" * 90_000) + " = 1\n", "too many parts"),
    "a long key": ("a" * 3000 + " = 1\n", "60 characters at most"),
    "a long text": (f'[game]\ntitle = "{"a" * 5000}"\n', "4,000 characters at most"),
    "an invisible character": ('[game]\ntitle = "a\\u0000b"\n', "all of them visible"),
    "too many values": ("[board]\nwidth = [" + "1," * 25_000 + "]\n", "20,000 values at most"),
    "a file that is too long": ("#" * 600_000, "500,000 characters at most"),
    "a change where there are no rows": ("[vehicles]\nchange = [{ each = 3 }]\n", '"change" isn\'t known here'),
    "another kind where no rule reads it": ('[game]\nyear = "new"\n', '"year" must be a number, not "new"'),
    "another kind in a row": (
        '[places]\nchange = [{ id = "arc", board_x = "left" }]\n', '"board_x" must be a number, not "left"'
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_a_strange_file_is_refused_at_once_with_a_sentence(name, tmp_path):
    text, reason = FILES[name]
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    begun = time.monotonic()
    sentence = refused_box("paris", path)
    assert time.monotonic() - begun < 5
    assert "mine.toml" in sentence
    assert reason in sentence


@pytest.mark.parametrize(
    "value", [10**400, -(10**5000), 2**63, float("nan"), float("inf"), 10**9 + 1], ids=outside.shown
)
def test_a_number_beyond_all_limits_is_refused_wherever_it_stands(value):
    assert "out of range" in refused_box("paris", {"board": {"width": value}})
    with pytest.raises(BadPosition) as refusal:
        PARIS.place({"turn": value})
    assert "position: turn: " in sentences(refusal)


def test_a_text_that_cannot_be_stored_is_refused():
    for text in ("\ud800", "a\x00", "\x1b[31m"):
        assert "all of them visible" in refused_box("paris", {"game": {"title": text}})
        assert "all of them visible" in refused_box("paris", {"game": {text: "x"}})


def test_a_value_is_shown_in_short():
    assert outside.shown(10**5000) == "10^5000"
    assert outside.shown(-(10**20)) == "-10^20"
    assert outside.shown("x" * 100) == "x" * 60 + "…"
    assert [outside.shown(value) for value in (True, None, 7, [1], {}, 1.5)] == [
        "true",
        "null",
        "7",
        "[…]",
        "{…}",
        "1.5",
    ]


# --- numbers of boxes ------------------------------------------------------------------------------------------------


def test_zero_cards_beyond_the_deck_are_refused():
    rows = [{"seats": seats, "rounds": 6, "cards": 1, "zero_cards": 16384} for seats in (2, 3, 4)]
    assert "from 1 to 99, not 16384" in refused_box("old_london_bridge", {"rounds": {"rows": rows}})
    rows = [{**row, "zero_cards": 99} for row in rows]
    assert "Too few cards" in refused_box("old_london_bridge", {"rounds": {"rows": rows}})


BEYOND = [
    ("old_london_bridge", {"bonus_tiles": {"chapel_steps": 32767}}, "from 1 to 31"),
    ("old_london_bridge", {"cards": {"rows": [{"value": 1, "id": "merchant", "count": 32767}]}}, "from 0 to 99"),
    ("old_london_bridge", {"buildings": {"change": [{"id": "gate-1", "number": 1000}]}}, "from 1 to 999"),
    ("paris", {"points": {"by_length": [0, 512, 2, 4]}}, "from 0 to 511"),
    ("paris", {"flag": {"points": 512}}, "from 0 to 511"),
    ("san_francisco", {"tourists": {"copies": 128}}, "from 1 to 99"),
    ("san_francisco", {"tourists": {"stack": 7}}, '"stack" must be a table, not "7"'),
    ("necropolis_railway", {"start": {"blue": 4}}, "from 0 to 3"),
    ("necropolis_railway", {"track": {"spaces": 2, "necropolis": 1}, "bonus_actions": {"rows": [
        {"action": "1", "money": 99, "steps": 9}]}, "london_spaces": {"change": [{"tile": "m1", "money": 99}]}},
        "A player's money could reach 15,433; the limit is 9,999"),
    ("necropolis_railway", {"prestige_costs": {"rows": [
        {"level": str(level), "blue": 3, "green": 3, "grey": level % 4} for level in range(2, 7)]}},
        "The ways to pay prestige could reach 160; the limit is 128"),
    ("necropolis_railway", {"wagons": {"rows": [{"kind": "mourner", "plain": 3, "upgraded": 6}] * 2}}, "appears twice"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "box", "reason"), BEYOND)
def test_a_number_that_the_rules_cannot_carry_is_refused(game, box, reason):
    assert reason in refused_box(game, box)


NAMES = [
    ("old_london_bridge", {"buildings": {"change": [{"kind": "inn", "number": 5, "id": "gate-1"}]}}),
    ("necropolis_railway", {"london_rooms": {"rows": [{"id": "mortuary", "tiles": ["row1", "m2"]}]}}),
    ("necropolis_railway", {"cards": {"rows": [{**row, "id": "a01"} for row in LNR.components.data["cards"]["rows"]]}}),
    ("san_francisco", {"tourists": {"symbols": ["a b", "c", "d", "e", "f", "g", "h"]}}),
    ("paris", {"places": {"rows": [{"id": "x" * 25, "name": "X"}, {"id": "y", "name": "Y"}]}}),
    ("paris", {"places": {"rows": [{"id": "è", "name": "X"}, {"id": "y", "name": "Y"}]}}),
]


@pytest.mark.parametrize(("game", "box"), NAMES)
def test_a_name_that_no_move_can_be_written_with_is_refused(game, box):
    refused_box(game, box)


@pytest.mark.parametrize("word", ["deck", "no"])
def test_names_that_make_two_moves_alike_are_refused(word):
    tables = json.loads(json.dumps(PARIS.components.data).replace('"red"', f'"{word}"'))
    own = {name: tables[name] for name in ("cards", "routes", "flag")}
    assert f'{word}" could mean two different moves' in refused_box("paris", own)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_that_is_printed_can_be_typed_in_again(game):
    printed = tavoliere.load(game)
    assert tavoliere.load(game, dict(printed.components.data)).box_hash == printed.box_hash


# --- positions and match files ---------------------------------------------------------------------------------------

POSITIONS = [
    (PARIS, {"game": 10**12}, "position: game"),
    (PARIS, {"game": ["x"]}, "[…]"),
    (PARIS, {"chance": ["1"]}, "chance must be four"),
    (PARIS, {"chance": "+1-0x1-1_0-1"}, "chance must be four"),
    (PARIS, {"players": [{"flags": 20}, {}]}, "from 0 to 19, not 20"),
    (PARIS, {"x" * 100: 1}, "can't be a name"),
    (OLB, {"markers": [1, 99999]}, "markers.1 must be from"),
    (LNR, {"phase": "act", "players": [{"graves": {"row1": 7}}, {}]}, "players[0].graves.row1"),
    (LNR, {"phase": "act", "steps": 999}, "steps must be from 0 to 11, not 999"),
    (LNR, {"phase": "first-staff", "round": 12}, "round must be from 0 to 0, not 12"),
    (LNR, {"phase": "purchase", "stage": "rounds"}, "stage"),
    (LNR, {"phase": "take", "card_kept": True}, "card_kept"),
]


@pytest.mark.parametrize(("game", "position", "reason"), POSITIONS)
def test_a_strange_position_is_refused(game, position, reason):
    with pytest.raises(BadPosition) as refusal:
        game.place(position)
    assert reason in sentences(refusal)


def test_a_position_as_text_may_be_as_strange():
    for text in ("turn " + "9" * 5000, "players " + "[" * 5000, "players." + "9" * 5000 + ".hand {}"):
        with pytest.raises(BadPosition) as refusal:
            PARIS.place_text(text)
        sentences(refusal)


def match_file(**changes):
    match = tavoliere.new_match("paris", 2, seed=1)
    from tavoliere.engine import matchfile

    return {**matchfile.to_dict(match), **changes}


MATCHES = [
    {"seed": "9" * 5000}, {"seed": "9" * 40}, {"seed": "²"}, {"version": True}, {"version": 0}, {"version": 10**400},
    {"rules_version": 10**400}, {"rules_version": True}, {"moves": [[10**400, "pass"]]}, {"moves": [[True, "pass"]]},
    {"moves": [[7, "pass"]]}, {"options": {"first": 10**400}}, {"options": {"first": ["0"]}},
    {"options": {"x" * 99: ""}},
    {"seats": ["a"] * 50}, {"seats": ["\ud800", "b"]}, {"box": {"hash": 10**400}},
    {"box": {"hash": None, "own": {"a": 1}}},
    {"start": {"turn": 10**400}}, {"moves": [[0, "x" * 3000]]}, {"moves": [[0, "pass"]] * 40_000}, {"format": 1},
]  # fmt: skip


@pytest.mark.parametrize("changes", MATCHES, ids=lambda changes: next(iter(changes)))
def test_a_strange_match_file_is_refused(changes):
    from tavoliere import app
    from tavoliere.engine import matchfile

    with pytest.raises(TavoliereError) as refusal:
        matchfile.from_dict(match_file(**changes), app.load)
    sentences(refusal)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"version": ' + HUGE + "}", '{"version": NaN}', "\ud800"])
def test_a_strange_json_file_is_refused(text, tmp_path):
    path = tmp_path / "match.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(BadMatchFile) as refusal:
        tavoliere.load_match(path)
    assert "match.json" in sentences(refusal)
