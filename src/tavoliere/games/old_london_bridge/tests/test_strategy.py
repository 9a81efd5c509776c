"""Opinions: what they may know, what they must say at the end, and a few things every sensible player does."""

import random

import numpy as np
import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.engine.testkit import play
from tavoliere.games.old_london_bridge.tests.given import GAME, given, player

EXPERT = dict.fromkeys(("chapel", "gate", "inn", "bridge"), "random")
GAMES = [(seats, chosen) for seats in (2, 3, 4) for chosen in ({}, EXPERT)]


def favourite(match):
    """The move the planner makes for whoever is asked first."""
    seat = match.to_act[0]
    moves = GAME.legal_moves(match.state, seat)
    return GAME.text_of(moves[int(np.argmax(GAME.plan(match.state, seat, moves)))])


@pytest.mark.parametrize(("seats", "chosen"), GAMES)
def test_opinions_use_only_what_the_seat_knows(seats, chosen):
    lots, chance = random.Random(seats), seed_words(seats)
    state = GAME.set_up(seats, 1, chosen)
    while GAME.seats_to_act(state):
        seat = lots.choice(GAME.seats_to_act(state))
        moves = GAME.legal_moves(state, seat)
        if lots.random() < 0.08:
            before = state.tobytes()
            other = state.copy()
            GAME.scramble(other, seat, chance)
            weights, plan = GAME.weigh(state, seat, moves), GAME.plan(state, seat, moves)
            assert weights.min() > 0
            assert (weights == GAME.weigh(other, seat, moves)).all()
            assert (plan == GAME.plan(other, seat, moves)).all()
            assert state.tobytes() == before
            moves = [moves[int(np.argmax(plan))]]
        GAME.play(state, seat, lots.choice(moves))
    assert GAME.worth(state) == [sum(parts.values()) for parts in GAME.scores(state)]


def test_worth_is_a_number_of_points_from_the_first_move_on():
    for seats in (2, 3, 4):
        assert all(10 < points < 120 for points in GAME.worth(GAME.set_up(seats, 3)))


def test_plan_advances_to_collect_money():
    match = given(player(chapel=4), player(), player(), tops="12", phase="pawn", wheel=0)
    play(match, "pawn centre chapel")
    assert favourite(match) == "advance"


@pytest.mark.parametrize("face", ["printed", "9.2", "9.6", "9.11", "9.12"])
@pytest.mark.parametrize("tiles", ["", "x x +1 +1 lady"])
@pytest.mark.parametrize("round_number", [3, 12])
def test_no_opinion_declines_a_bonus_tile(face, tiles, round_number):
    me = player(gate=3, tiles=tiles)
    worst = [["+1"], [], []]
    match = given(me, player(), player(), phase="bonus", bonus=worst, scoring={"gate": face}, round=round_number)
    moves = GAME.legal_moves(match.state, 0)
    assert [GAME.text_of(move) for move in moves] == ["bonus 1", "no-bonus"]
    assert favourite(match) == "bonus 1"
    taken, declined = GAME.weigh(match.state, 0, moves)
    assert declined < taken / 20
    after = match.state.copy()
    GAME.play(after, 0, moves[1])
    GAME.play(match.state, 0, moves[0])
    assert GAME.worth(match.state)[0] >= GAME.worth(after)[0]


def test_plan_builds_high_numbers_first():
    match = given(player(), player(), player(), tops="60 1 47 3", empty="guild garden", phase="pawn", wheel=1)
    assert favourite(match) in ("pawn inn", "pawn chapel")


def test_plan_takes_no_garden_on_the_last_turn():
    me = player(bridge="60 50 40", hand="0", money=20)
    match = given(me, player(), player(), tops="39 2 59", phase="pawn", wheel=0, round=12)
    assert "garden" not in favourite(match)
