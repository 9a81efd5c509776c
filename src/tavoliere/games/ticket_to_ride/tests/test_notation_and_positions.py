"""What people type and set up: a claim is never guessed into another one, a position never waits for nothing."""

from typing import Any

import pytest

from tavoliere.engine.errors import BadPosition
from tavoliere.engine.testkit import legal, play, player, refused
from tavoliere.games.ticket_to_ride.tests.given import FIVE, PARIS, SAN_FRANCISCO, given, holding, stacks

NOTHING = {"market": "", "pile": "", "ticket_pile": []}


# --- claims as players type them -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("claim champs-louvre:white wild=0", "claim champs-louvre:white white"),
        ("claim champs-louvre:white", "claim champs-louvre:white white"),
        ("claim louvre-champs:white white wild=1", "claim champs-louvre:white white wild=1"),
        ("claim champs-louvre white", "claim champs-louvre:white white"),
        ("claim arc-champs blue", "claim arc-champs:blue blue"),
        ("claim champs-louvre wild=2", "claim champs-louvre:white wild=2"),
        ("keep lachaise-arc", "keep arc-lachaise"),
        ("keep arc-lachaise eiffel-belleville", "keep eiffel-belleville arc-lachaise"),
    ],
)
def test_what_people_also_type(typed, meant):
    assert PARIS.text_of(PARIS.read_move(typed)) == meant


@pytest.mark.parametrize("text", ["claim arc-champs:red red wild=1", "claim champs-louvre:white yellow wild=2"])
def test_a_colour_beside_as_many_wilds_as_spaces_is_a_card_too_many(text):
    match = given(PARIS, holding("red white white yellow wild wild"), holding())
    assert refused(match, text) == "TTR-4.1"


def test_every_move_reads_back_as_itself():
    for game in (PARIS, SAN_FRANCISCO):
        texts = [game.text_of(move) for move in range(game.move_count)]
        assert len(set(texts)) == len(texts)
        assert all(game.read_move(text) == move for move, text in enumerate(texts))


# --- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    [
        {**NOTHING},
        {**NOTHING, "market": "wild wild", "phase": "second-card"},
        {"phase": "place-tourists"},
    ],
)
def test_a_position_never_waits_for_a_player_who_can_do_nothing(position):
    try:
        match = given(PARIS, holding(), holding(), **position)
    except BadPosition:
        return
    assert match.is_over or legal(match)


@pytest.mark.parametrize("discards", ["green", "green green yellow"])
def test_an_empty_pile_with_discards_is_refused_or_put_right(discards):
    try:
        match = given(PARIS, holding(), holding(), market=FIVE, pile="", discards=discards)
    except BadPosition:
        return
    assert match.position()["pile"]
    assert not match.position()["discards"]


def refuses(game: Any, *players: dict[str, Any], **position: Any) -> None:
    """The position cannot be set up."""
    with pytest.raises(BadPosition):
        given(game, *players, **position)


def test_only_the_flags_own_colours_lie_in_front():
    refuses(PARIS, holding(flag="yellow"), holding())
    refuses(PARIS, holding(flag="wild"), holding())
    refuses(SAN_FRANCISCO, holding(flag="red"), holding())


def test_no_turns_left_only_after_the_end():
    refuses(PARIS, holding(), holding(), turns_left=0)
    assert given(PARIS, holding(), holding(), turns_left=0, phase="over").is_over


def test_one_stack_a_place():
    refuses(SAN_FRANCISCO, holding(), holding(), stacks=stacks(crab="potrero 2", guitar="potrero 2"))


def test_a_flag_set_up_complete_is_completed_at_the_end_of_the_turn():
    match = given(PARIS, holding(flag="blue white red"), holding(), market=FIVE)
    play(match, "draw deck", "draw deck")
    assert (player(match, 0)["flag"], player(match, 0)["flags"]) == ([], 1)
