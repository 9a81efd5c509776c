"""Boxes and positions that cannot be are refused by name, in both languages; the terminal draws what there is."""

import io
from typing import Any

import pytest
from rich.console import Console

from tavoliere.engine.errors import BadBox, BadPosition
from tavoliere.engine.testkit import phase
from tavoliere.games.necropolis_railway.tests.given import GAME, given, with_box

BROKEN_BOXES = [
    ({"london_rooms": {"rows": [{"id": "mortuary", "tiles": ["m1", "m1"]}]}}, "box-tiles"),
    (
        {"london_tiles": {"rows": [{"tile": "m1", "side": "a", "coffins": 1, "mourners": 0, "money": 0, "orange": 0}]}},
        "box-tile-sides",
    ),
    ({"london_pairs": {"rows": [{"tiles": ["m1", "m1"]}]}}, "box-pair"),
    ({"prestige_costs": {"rows": [{"level": "2", "blue": 1, "green": 0, "grey": 0}]}}, "box-level-prices"),
    ({"wagon_pairs": {"change": [{"bonus": "orange", "start": 0}]}}, "box-start-pair"),
    ({"track": {"london": 4}}, "box-stations"),
    ({"graves": {"change": [{"row": "row3", "colours": ["red"]}]}}, "box-grave-colours"),
    ({"crypt_prices": {"rows": [{"colour": "white", "mourners": 1}] * 3}}, "box-crypt-twice"),
    ({"game": {"rounds": 13}}, "box-few-cards"),
    ({"game": {"century_after": 12}}, "box-not-in-range"),
    ({"cards": {"change": [{"id": "a01", "back": ["blue", "pink"]}]}}, "box-unknown-word"),
    ({"wagons": {"change": [{"kind": "coffin", "plain": 1}]}}, "box-not-in-range"),
]


@pytest.mark.parametrize(("box", "reason"), BROKEN_BOXES)
def test_a_box_that_cannot_be_played_with_is_refused(box: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadBox) as refused:
        with_box(box)
    assert refused.value.reason == reason
    for language in ("en", "it"):
        sentence = refused.value.sentence(language)
        assert reason not in sentence
        assert "{" not in sentence


def test_another_board_needs_no_other_rules() -> None:
    colours = ["red", "teal", "black", "purple"]
    rows = [{"row": f"row{number}", "colours": colours} for number in range(1, 7)]
    game = with_box({"graves": {"rows": rows}, "prices": {"wage": 3}})
    assert "bury red row6 col4" in [game.text_of(move) for move in range(game.move_count)]
    state = game.set_up(2, 1)
    while asked := game.seats_to_act(state):
        game.play(state, asked[0], game.legal_moves(state, asked[0])[-1])
    assert all(parts["column-5"] == 0 for parts in game.scores(state))


BROKEN_POSITIONS = [
    ({"players": [{"workers": {"m1": "staff"}}]}, "position-no-tile"),
    ({"players": [{"passengers": {"mourner1": 4}}]}, "position-wagon-too-full"),
    ({"players": [{"graves": {"row1": "red red"}}]}, "position-graves"),
    ({"players": [{"tucked": ["a01"]}, {"tucked": ["a01"]}]}, "position-card-twice"),
    ({"deck": ["a01", "a02"]}, "position-deck-too-short"),
    ({"players": [{"potter": {"red": 26}}]}, "position-too-many-coffins"),
    ({"card": "a17", "card_kept": True, "players": [{"tucked": ["a17"]}]}, "position-card-kept"),
    ({"phase": "first-staff", "players": [{"volunteers": 1}]}, "position-first-staff"),
    ({"phase": "tender"}, "position-question"),
    ({"phase": "load", "players": [{"wagons": {}}]}, "position-question"),
    ({"phase": "bury"}, "position-question"),
    ({"phase": "load-waiting"}, "position-question"),
    ({"phase": "load-waiting", "players": [{"waiting_mourners": 1, "train": 1}]}, "position-question"),
    ({"phase": "volunteer"}, "position-question"),
    ({"players": [{"hats": 3}]}, "position-unknown-name"),
]


@pytest.mark.parametrize(("position", "reason"), BROKEN_POSITIONS)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.place(position)
    assert refused.value.key == reason


ROWS_OF_STAFF = {f"row{number}": "staff" for number in range(1, 6)}
ALL_STAFF = {**ROWS_OF_STAFF, **dict.fromkeys(("m1", "m2", "c1", "c2", "o1", "l1", "l2", "l3"), "staff")}
ALL_TILES = dict.fromkeys(("m1", "m2", "c1", "c2", "o1", "l1", "l2", "l3"), "a")
CROWD = {"workers": ALL_STAFF, "tiles": ALL_TILES}
WHITE = {"crypts": {f"col{number}": "white" for number in range(1, 6)}}
TOO_MANY_PIECES = [
    ({"bag": {"red": 25}, "players": [{"potter": {"red": 1}}]}, "bag.red", "position-not-in-range"),
    ({"players": [{"potter": {"red": 26}}]}, "players", "position-too-many-coffins"),
    ({"staff": 30, "players": [{"workers": {"row1": "staff"}}]}, "staff", "position-not-in-range"),
    ({"players": [CROWD, CROWD, CROWD]}, "players", "position-too-many-staff"),
    ({"crypts": {"white": 2}, "players": [WHITE]}, "crypts.white", "position-not-in-range"),
    ({"players": [WHITE, WHITE]}, "players", "position-too-many-crypts"),
    (
        {"players": [{}, {"workers": {"row1": "volunteer", "row2": "volunteer"}}]},
        "players[1].workers",
        "position-too-many-volunteers",
    ),
    (
        {"players": [{"workers": {"row1": "volunteer"}, "volunteers": 1}]},
        "players[0].volunteers",
        "position-not-in-range",
    ),
    ({"players": [{"volunteers": 1, "aside": 1}]}, "players[0].aside", "position-not-in-range"),
    ({"card": "a52"}, "card", "position-card-not-used"),
    ({"face_up": [{"card": "a33"}]}, "face_up[0].card", "position-card-not-used"),
    ({"players": [{}, {"tucked": ["a01", "a41"]}]}, "players[1].tucked", "position-card-not-used"),
    ({"phase": "over", "deck": ["a01", "a41"]}, "deck", "position-card-not-used"),
    ({"phase": "over", "deck": ["a01", "a02"], "discarded": 27}, "discarded", "position-not-in-range"),
    ({"limited_discs": True, "supply": {"blue": -1}}, "supply.blue", "position-not-in-range"),
    (
        {"limited_discs": True, "supply": {"blue": 12}, "players": [{"discs": {"blue": 1}}]},
        "supply.blue",
        "position-not-in-range",
    ),
    ({"limited_discs": True, "players": [{"discs": {"blue": 13}}]}, "players", "position-too-many-discs"),
    ({"wage": 3}, "wage", "position-wage"),
    ({"phase": "dismiss", "wage": 0, "players": [{"workers": {"row1": "staff"}}]}, "wage", "position-wage"),
]


@pytest.mark.parametrize(("position", "path", "reason"), TOO_MANY_PIECES)
def test_LNR_1_2_a_position_holds_no_more_than_the_box(position: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.place({"round": 11, **position} if "phase" not in position else position)
    assert (refused.value.key, refused.value.words["path"]) == (reason, path)
    for language in ("en", "it"):
        sentence = refused.value.sentence(language)
        assert path in sentence
        assert reason not in sentence


def test_LNR_1_2_as_much_as_the_box_holds_is_a_position() -> None:
    players = [{**CROWD, **WHITE, "potter": {"red": 25}}, {"volunteers": 1, "workers": ROWS_OF_STAFF}]
    placed = GAME.position(GAME.place({"round": 7, "players": players}))
    assert (placed["staff"], placed["crypts"]["white"], placed["bag"]["red"]) == (30 - 13 - 5, 1, 0)
    assert [seat["aside"] for seat in placed["players"]] == [1, 0]
    for wage in (1, 2):
        short = {"phase": "dismiss", "wage": wage, "players": [{"workers": {"row1": "staff"}}]}
        assert GAME.position(GAME.place(short))["wage"] == wage
    many = {"round": 7, "players": [{"discs": {"blue": 13}}]}
    assert GAME.position(GAME.place(many))["supply"]["blue"] < 0


def test_LNR_1_1_discarded_cards_are_not_in_the_deck() -> None:
    whole, fewer = (GAME.position(GAME.place({"round": 7, "discarded": count})) for count in (0, 5))
    assert fewer["deck"] == whole["deck"][:-5]
    assert GAME.census(GAME.place(whole)) == GAME.census(GAME.place(fewer))


USED_UP = [
    ("tender", "tender", {"tucked": ["a03"]}),
    ("staff-car", "staff-car", {"tucked": ["a02"], "workers": {"row1": "staff"}}),
    ("dining-car", "dining-car", {"tucked": ["a05"], "passengers": {"mourner1": 3}}),
]


@pytest.mark.parametrize(("question", "ability", "me"), USED_UP)
def test_LNR_5_3_a_question_about_a_card_of_a_kind_already_used_is_refused(
    question: str, ability: str, me: dict[str, Any]
) -> None:
    assert phase(given(phase=question, me=me)) == question
    with pytest.raises(BadPosition) as refused:
        given(phase=question, abilities_used=[ability], me=me)
    assert refused.value.key == "position-question"


def test_LNR_5_3_a_staff_car_is_for_staff_to_pay() -> None:
    with pytest.raises(BadPosition) as refused:
        given(phase="staff-car", me={"tucked": ["a02"], "workers": {"row1": "volunteer"}})
    assert refused.value.key == "position-question"


def test_LNR_1_3_nobody_stands_where_the_first_staff_is_still_to_come() -> None:
    staff = {"workers": {"row1": "staff"}}
    assert phase(given(phase="first-staff", first=1, active=0, others=[staff])) == "first-staff"
    for first, active, me, others, path in (
        (0, 0, staff, [{}], "players[0].workers"),
        (0, 0, {}, [staff], "players[1].workers"),
        (1, 2, staff, [staff, {}], "players[0].workers"),
    ):
        with pytest.raises(BadPosition) as refused:
            given(phase="first-staff", first=first, active=active, me=me, others=others)
        assert (refused.value.key, refused.value.words["path"]) == ("position-first-staff", path)
        for language in ("en", "it"):
            assert path in refused.value.sentence(language)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_terminal_shows_boards_checklist_and_train(language: str) -> None:
    me = {"money": 9, "discs": {"blue": 1, "orange": 1}, "tiles": {"c1": "b"}, "prestige": 3}
    match = given(
        card="a09", steps=4, used=["railway"], me={**me, "train": 2, "tucked": ["a03"], "workers": {"c1": "volunteer"}}
    )
    page = Console(width=150, file=io.StringIO())
    view = match.game.view(match.state, 0)
    page.print(match.game.draw(view, match.game.texts(language)))
    text = page.file.getvalue()  # type: ignore[attr-defined]
    assert view["checklist"] == {
        "london": "can",
        "necropolis": "can",
        "railway": "done",
        "bonus": "can",
        "prestige": "cannot",
    }
    stations = {"en": "Necropolis (delivery)", "it": "Necropoli (consegna)"}
    assert stations[language] in text
    for word in ("c1", "row5", "coffin1", "mourner3"):
        assert word in text
    assert "table-" not in text
