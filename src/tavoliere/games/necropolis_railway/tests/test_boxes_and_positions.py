"""Boxes and positions that cannot be are refused by name, in both languages; the terminal draws what there is."""

import io
from typing import Any

import pytest
from rich.console import Console

from tavoliere.engine.errors import BadBox, BadPosition

BROKEN_BOXES = [
    ({"london_rooms": {"rows": [{"id": "mortuary", "tiles": ["m1", "m1"]}]}}, "box-tiles"),
    (
        {"london_tiles": {"rows": [{"tile": "m1", "side": "a", "coffins": 1, "mourners": 0, "money": 0, "orange": 0}]}},
        "box-tile-sides",
    ),
    ({"london_pairs": {"rows": [{"tiles": ["m1", "m1"]}]}}, "box-pair"),
    ({"prestige_costs": {"rows": [{"level": "2", "blue": 1, "green": 0, "grey": 0}]}}, "box-prestige-costs"),
    ({"wagon_pairs": {"change": [{"bonus": "orange", "start": 0}]}}, "box-start-pair"),
    ({"track": {"london": 4}}, "box-stations"),
    ({"graves": {"change": [{"row": "row3", "colours": ["red"]}]}}, "box-graves"),
    ({"crypt_prices": {"rows": [{"colour": "white", "mourners": 1}] * 3}}, "box-crypt-twice"),
    ({"game": {"rounds": 13}}, "box-few-cards"),
    ({"game": {"century_after": 12}}, "box-not-in-range"),
    ({"cards": {"change": [{"id": "a01", "back": ["blue", "pink"]}]}}, "box-unknown-word"),
    ({"wagons": {"change": [{"kind": "coffin", "plain": 1}]}}, "box-not-in-range"),
]


@pytest.mark.parametrize(("box", "reason"), BROKEN_BOXES)
def test_a_box_that_cannot_be_played_with_is_refused(with_box: Any, box: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadBox) as refused:
        with_box(box)
    assert refused.value.reason == reason
    for language in ("en", "it"):
        sentence = refused.value.sentence(language)
        assert reason not in sentence
        assert "{" not in sentence


def test_another_board_needs_no_other_rules(with_box: Any) -> None:
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
    ({"phase": "tender"}, "position-question"),
    ({"phase": "load", "players": [{"wagons": {}}]}, "position-question"),
    ({"phase": "bury"}, "position-question"),
    ({"phase": "volunteer"}, "position-question"),
    ({"players": [{"hats": 3}]}, "position-unknown-name"),
]


@pytest.mark.parametrize(("position", "reason"), BROKEN_POSITIONS)
def test_a_position_that_cannot_be_is_refused(game: Any, position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        game.place(position)
    assert refused.value.key == reason


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_terminal_shows_boards_checklist_and_train(given: Any, language: str) -> None:
    me = {"money": 9, "discs": {"blue": 1, "orange": 1}, "tiles": {"c1": "b"}, "prestige": 3}
    table = given(
        card="a09", steps=4, used=["railway"], me={**me, "train": 2, "tucked": ["a03"], "workers": {"c1": "volunteer"}}
    )
    page = Console(width=150, file=io.StringIO())
    view = table.game.view(table.state, 0)
    page.print(table.game.draw(view, table.game.texts(language)))
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
