"""GEN-4, undo, at the tables of Paris and San Francisco."""

from itertools import permutations

import pytest

from tavoliere.engine.match import Match
from tavoliere.engine.testkit import legal, phase, play, player, undo_refused
from tavoliere.games.ticket_to_ride.tests.given import BOTH, FIVE, PARIS, SAN_FRANCISCO, given, holding, stacks

WHITE = "claim champs-louvre:white white"
PURPLE = "claim eiffel-montparnasse:purple purple"
RED = "claim pantheon-bastille:red red"
NO_CARDS = {"market": "", "pile": "", "ticket_pile": []}


def test_GEN_4_a_claim_can_be_taken_back_while_the_flag_question_is_open():
    match = given(PARIS, holding("white white"), holding(), market=FIVE)
    before = match.state.tobytes()
    match.play(WHITE)
    assert phase(match) == "keep-flag-card"
    match.undo(0)
    assert (match.state.tobytes(), match.history, match.decision) == (before, [], 0)
    play(match, WHITE, "flag white")
    assert player(match, 0)["flag"] == ["white"]


def test_GEN_4_a_claim_can_be_taken_back_while_the_token_question_is_open():
    laid = stacks(crab="potrero 2", guitar="mission 2")
    match = given(SAN_FRANCISCO, holding("red red"), holding(), market=FIVE, stacks=laid)
    before = match.state.tobytes()
    match.play("claim mission-potrero:red red")
    match.undo()
    assert match.state.tobytes() == before


def test_GEN_4_an_open_card_can_be_taken_back_when_nothing_came_in_its_place():
    match = given(PARIS, holding(), holding(), market="red blue", pile="")
    before = match.state.tobytes()
    match.play("draw red")
    match.undo(0)
    assert match.state.tobytes() == before


def test_GEN_4_nothing_to_take_back():
    match = given(PARIS, holding(), holding())
    assert undo_refused(match, 0) == "undo-nothing"
    assert undo_refused(match) == "undo-nothing"
    play(match, "draw deck")
    assert undo_refused(match, 1) == "undo-nothing"


@pytest.mark.parametrize("text", ["draw deck", "draw blue", "tickets"])
def test_GEN_4_not_once_something_was_revealed(text):
    match = given(PARIS, holding(), holding(), market=FIVE)
    match.play(text)
    assert match.to_act == [0]
    assert undo_refused(match, 0) == "undo-something-was-revealed"


def test_GEN_4_a_new_pile_is_a_reveal():
    laid = stacks(crab="potrero 2", guitar="mission 2")
    match = given(SAN_FRANCISCO, holding("red red"), holding(), market=FIVE, pile="", stacks=laid)
    match.play("claim mission-potrero:red red")
    assert phase(match) == "choose-token"
    assert undo_refused(match, 0) == "undo-something-was-revealed"


@pytest.mark.parametrize("moves", [[WHITE, "flag no"], [WHITE, "flag white"], [PURPLE]])
def test_GEN_4_not_once_the_turn_is_over(moves):
    match = given(PARIS, holding("white white purple purple purple"), holding(), market=FIVE, discards="")
    play(match, *moves)
    assert match.to_act == [1]
    assert undo_refused(match, 0) == "undo-turn-is-over"


def test_GEN_4_not_once_the_turn_is_over_though_it_is_the_same_players_again():
    match = given(PARIS, holding("red red"), holding(), **NO_CARDS)
    play(match, RED, "flag red")
    assert match.to_act == [0]
    assert undo_refused(match, 0) == "undo-turn-is-over"


def test_GEN_4_not_across_another_players_move():
    match = given(PARIS, holding("purple purple purple"), holding("white white"), market=FIVE, discards="")
    play(match, PURPLE, WHITE)
    assert undo_refused(match, 0) == "undo-another-has-moved"
    match.undo(1)
    assert match.to_act == [1]


def test_GEN_4_only_ones_own_decision():
    match = given(PARIS, holding("purple purple purple"), holding("white white"), market=FIVE, discards="")
    play(match, PURPLE)
    assert undo_refused(match, 1) == "undo-nothing"


def test_GEN_4_a_placed_stack_can_be_taken_back_while_the_same_player_places_the_next():
    match = Match(SAN_FRANCISCO, 2, seed=3, options={"first": "0"})
    for seat in (0, 1):
        match.play(match.legal_moves(seat)[0], seat)
    before = match.state.tobytes()
    match.play(legal(match)[0])
    assert match.to_act == [1]
    match.undo(1)
    assert match.state.tobytes() == before
    play(match, legal(match)[0])
    play(match, legal(match)[0])
    assert undo_refused(match, 1) == "undo-turn-is-over"


def test_GEN_4_a_placed_stack_stays_once_the_last_but_one_is_asked():
    match = Match(SAN_FRANCISCO, 3, seed=3, options={"first": "0"})
    for seat in (0, 1, 2):
        match.play(match.legal_moves(seat)[0], seat)
    match.play(legal(match)[0])
    assert match.to_act == [1]
    assert undo_refused(match, 2) == "undo-turn-is-over"


@pytest.mark.parametrize("game", BOTH)
def test_GEN_4_a_secret_choice_can_be_taken_back_until_the_last_has_chosen(game):
    for order in permutations(range(3)):
        match = Match(game, 3, seed=9)
        choices = [match.legal_moves(seat)[seat] for seat in range(3)]
        match.play(choices[order[0]], order[0])
        alone = match.state.tobytes()
        match.play(choices[order[1]], order[1])
        both = match.state.tobytes()
        match.undo(order[0])  # though another has chosen since
        assert match.to_act == sorted({order[0], order[2]})
        assert player(match, order[0])["chosen"] == []
        match.play(choices[order[0]], order[0])
        assert match.state.tobytes() == both
        match.undo(order[1])
        assert match.state.tobytes() == alone
        match.play(choices[order[1]], order[1])
        match.play(choices[order[2]], order[2])
        for seat in range(3):
            assert undo_refused(match, seat)


def test_GEN_4_every_order_of_arrival_and_taking_back_leaves_the_same_bytes():
    results = set()
    for order in permutations(range(4)):
        match = Match(PARIS, 4, seed=21)
        for seat in order[:3]:
            match.play(match.legal_moves(seat)[2], seat)
        for seat in reversed(order[:3]):
            match.undo(seat)
            match.play(match.legal_moves(seat)[0], seat)
        match.play(match.legal_moves(order[3])[0], order[3])
        results.add(match.state.tobytes())
    assert len(results) == 1


def test_GEN_4_a_choice_once_taken_back_cannot_be_taken_back_again():
    match = Match(PARIS, 2, seed=9)
    match.play(match.legal_moves(0)[0], 0)
    match.undo(0)
    assert undo_refused(match, 0) == "undo-nothing"
