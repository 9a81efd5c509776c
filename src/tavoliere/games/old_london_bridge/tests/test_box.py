"""An owner's own box: what can be replaced, and what is refused with a sentence."""

import pytest

from tavoliere.engine.errors import BadBox, BadPosition
from tavoliere.engine.match import Match
from tavoliere.engine.registry import Registry
from tavoliere.engine.testkit import play, refused
from tavoliere.games.old_london_bridge.tests.given import GAME, given, player

GAMES = Registry("tavoliere.games")
ONE_MARKER = {"turn_markers": {"rows": [{"value": 2, "count": 6}]}}


def own(**tables):
    """The game with an owner's tables."""
    return GAMES.load("old_london_bridge", tables)


def test_another_wheel_and_price_of_the_centre():
    game = own(wheel={"spaces": [3, 3, 3, 3, 3, "x"]}, centre={"cost": 4})
    match = given(player(money=3), player(), player(), phase="pawn", wheel=0, game=game)
    assert match.view()["wheel"]["gate"] == 3
    assert refused(match, "pawn centre inn") == "OLB-3.3"
    assert refused(match, "pawn guild") == "OLB-3.2"
    play(match, "pawn gate")
    assert match.state[0].players[0].money == 6


def test_longer_tracks_and_other_rewards():
    game = own(chapel_track={"spaces": 20, "end_money": 12, "rows": [{"space": 1, "money": 7}]})
    match = given(player(), player(), player(), phase="pawn", wheel=0, tops="52", game=game)
    play(match, "pawn chapel", "advance")
    assert match.state[0].players[0].money == 5 + 1 + 7


def test_one_building_changed():
    game = own(buildings={"change": [{"id": "inn-5", "crests": ["blue"]}]})
    assert game.box[0].crests[game.ids.buildings.index("inn-5")] == 1
    assert game.components.table("buildings").status == "own"


def test_shorter_games():
    rows = [{"seats": seats, "rounds": 2, "cards": 1, "zero_cards": 1} for seats in (2, 3, 4)]
    game = own(rounds={"rows": rows})
    match = given(player(), player(), phase="pawn", asked=1, round=2, wheel=0, tops="49", game=game)
    play(match, "pawn guild")
    assert match.is_over


@pytest.mark.parametrize(
    ("tables", "word"),
    [
        ({"wheel": {"spaces": ["x", 1, 2]}}, "6"),
        ({"wheel": {"spaces": ["x", 1, 2, 3, 1, "y"]}}, "y"),
        ({"wheel": {"stacks": ["gate", "gate", "garden", "inn", "store", "guild"]}}, "chapel"),
        ({"buildings": {"change": [{"id": "inn-5", "number": 6}]}}, "6"),
        ({"buildings": {"change": [{"id": "inn-5", "crests": []}]}}, "crest"),
        ({"buildings": {"change": [{"id": "inn-5", "crests": ["pink"]}]}}, "pink"),
        ({"buildings": {"rows": [{"id": "inn-5", "kind": "inn", "number": 5, "crests": ["blue"]}]}}, "chapel"),
        ({"rounds": {"rows": [{"seats": 2, "rounds": 7, "cards": 2, "zero_cards": 2}]}}, "7"),
        ({"rounds": {"rows": [{"seats": 2, "rounds": 6, "cards": 2, "zero_cards": 2}]}}, "3"),
        ({"rounds": {"rows": [{"seats": 2, "rounds": 6, "cards": 2, "zero_cards": 1}]}}, "zero_cards"),
        ({"rounds": {"rows": [{"seats": 2, "rounds": 6, "cards": 2, "zero_cards": 16384}]}}, "zero_cards"),
        ({"first_hands": {"change": [{"stair": "A", "cards": [14, 1, 1, 1]}]}}, "3"),
        ({"bonus_tiles": {"change": [{"id": "lady", "in_stack": [9, 0, 0]}]}}, "12"),
        ({"faces": {"change": [{"id": "9.11", "from": [4, 7]}]}}, "from"),
        ({"faces": {"change": [{"id": "9.11", "area": "inn"}]}}, "9.11"),
        ({"gate_track": {"bonus_spaces": [3, 99]}}, "99"),
        ({"chapel_track": {"spaces": 99}}, "31"),
        ({"empty_spaces": {"cost": []}}, "cost"),
        ({"turn_markers": {"rows": [{"value": 1, "count": 99}]}}, "16"),
        (ONE_MARKER, "rounds"),
    ],
)
def test_an_unplayable_box_is_refused(tables, word):
    for language in ("en", "it"):
        with pytest.raises(BadBox) as refusal:
            own(**tables)
        assert word in refusal.value.sentence(language) or language == "it"
        assert "{" not in refusal.value.sentence(language)
        assert not refusal.value.sentence(language).startswith("box-")


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "replace"},
        {"phase": "chapel", "building": "inn-60"},
        {"phase": "lady"},
        {"phase": "plus-one"},
        {"phase": "bonus", "bonus": [[], [], []]},
        {"phase": "last-tiles"},
        {"phase": "reclaim"},
        {"markers": [1, 1, 1]},
        {"chapel_order": [0, 0]},
        {"players": [{"chapel": 1}, {}], "chapel_order": [1, 0]},
        {"order": [{"seat": 0}], "phase": "pawn"},
        {"players": [{"bridge": ["inn-60"]}, {"bridge": ["inn-60"]}]},
        {"players": [{"hand": {"0": 3}}, {}]},
        {"players": [{"tiles": {"x": 4}}]},
        {"players": [{"card": [3]}, {}]},
        {"players": [{"card": [0, 0]}, {"card": [0, 0]}]},
        {"players": [{"card": 3}, {}]},
        {"players": [{"money": -1}]},
        {"bonus": [["x"]]},
        {"game": "paris"},
        {"nonsense": 1},
    ],
)
def test_an_impossible_position_is_refused(position):
    with pytest.raises(BadPosition) as refusal:
        Match(GAME, 2, seed=1, start=position)
    for language in ("en", "it"):
        assert "{" not in refusal.value.sentence(language)


def test_the_browser_tells_where_a_table_comes_from_as_its_file_does():
    words = GAME.texts("en")
    for name, table in GAME.components.data.items():
        assert words(f"provenance-{name.replace('_', '-')}") == table["provenance"]


def test_other_spellings_are_read():
    for typed, exact in {
        "cards 1 3": "cards 3 1",
        "card 0 2": "cards 2 0",
        "pawn center park": "pawn centre garden",
        "pawn gate using x,occupied": "pawn gate using occupied,x",
        "pawn gate using occupied, x": "pawn gate using occupied,x",
        "replace chapel-32": "replace 32",
    }.items():
        assert GAME.text_of(GAME.read_move(typed)) == exact
