"""A turn without an action of the card: LNR-2.2 allows it only when none is possible."""

from typing import Any

import pytest

from tavoliere.engine.errors import ForbiddenMove
from tavoliere.engine.testkit import legal, phase, play, player
from tavoliere.games.necropolis_railway.tests.given import after, given, refusal

# What a player has who can use one section of the card, and a move that uses it.
ONE_WAY = [
    ({"money": 2, "discs": {"blue": 1}}, "london c2"),
    ({"money": 2, "discs": {"green": 1}}, "hire row1"),
    ({"discs": {"grey": 1}}, "tuck"),
    ({"discs": {"grey": 1}, "tucked": ["a01", "a02", "a03"]}, "wagon coffin2"),
    ({"discs": {"orange": 1}}, "wagon mourner3 orange"),
]


@pytest.mark.parametrize(("me", "action"), ONE_WAY)
def test_LNR_2_2_an_action_of_the_card_comes_before_done(me: dict[str, Any], action: str) -> None:
    match = given(card="a09", me=me)
    assert refusal(match, "done") == ("LNR-2.2", "no-action-yet")
    play(match, action)
    assert "done" in legal(match)


def test_LNR_2_2_a_crypt_that_pounds_or_a_carriage_pay_is_an_action_too() -> None:
    me = {"money": 3, "mourners": 2, "discs": {"green": 1}}
    assert refusal(given(card="a04", me=me), "done") == ("LNR-2.2", "no-action-yet")
    me = {"mourners": 2, "discs": {"green": 1}, "passengers": {"mourner1": 1}}
    assert "done" in legal(given(card="a04", me=me))
    assert refusal(given(card="a04", me={**me, "tucked": ["a01"]}), "done") == ("LNR-2.2", "no-action-yet")


def test_LNR_2_2_nothing_is_demanded_that_is_not_possible() -> None:
    wagons = dict.fromkeys(("coffin1", "coffin2", "coffin3", "mourner1", "mourner2", "mourner3"), "upgraded")
    for me in (
        {"money": 20},  # no disc
        {"discs": {"blue": 1, "green": 1}},  # no money
        {"money": 20, "discs": {"blue": 1}, "tiles": {"c1": "b", "c2": "b"}},  # a finished room
        {"money": 20, "discs": {"green": 1}, "workers": {f"row{row}": "staff" for row in range(1, 6)}},  # no place
        {"discs": {"grey": 1}, "tucked": ["a01", "a02", "a05"], "wagons": wagons},  # no railway action
    ):
        match = after(given(card="a09", me=me), "done")
        assert (match.to_act[0], phase(match)) == (1, "take")


def test_LNR_2_2_selling_a_wagon_is_not_demanded() -> None:
    match = given(card="a09", me={"money": 1, "discs": {"green": 1}})
    assert {"sell coffin1", "done"} <= set(legal(match))
    # once it is sold, the money is there
    assert refusal(after(match, "sell coffin1"), "done") == ("LNR-2.2", "no-action-yet")


def test_LNR_2_2_bonus_and_prestige_may_spend_the_disc_first() -> None:
    match = after(given(card="a09", me={"discs": {"grey": 1}}), "bonus 3 grey")
    assert (player(match)["discs"], legal(match)) == ({}, ["done"])
    match = after(given(card="a09", me={"money": 20, "discs": {"blue": 1, "green": 1}}), "prestige")
    assert legal(match) == ["done"]
    # another disc is left: the card is to be used all the same
    match = after(given(card="a09", me={"discs": {"grey": 2}}), "bonus 3 grey")
    assert refusal(match, "done") == ("LNR-2.2", "no-action-yet")


@pytest.mark.parametrize(("language", "sentence"), [("en", "London, Railway."), ("it", "Londra, Ferrovia.")])
def test_LNR_2_2_the_refusal_names_the_sections_that_can_be_used(language: str, sentence: str) -> None:
    match = given(card="a09", staff=0, me={"money": 2, "discs": {"blue": 1, "green": 1, "grey": 1}})
    with pytest.raises(ForbiddenMove) as refused_move:
        match.play("done")
    assert sentence in refused_move.value.sentence(language)
