"""What is certain of a move agrees with what happens when it is made."""

from collections import Counter
from typing import Any

import pytest

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.contract import afterstate
from tavoliere.engine.features import known_features
from tavoliere.engine.match import Match
from tavoliere.engine.records import same
from tavoliere.games.necropolis_railway.knowledge import feature_layout as at
from tavoliere.games.necropolis_railway.names import Phase, Yield
from tavoliere.games.necropolis_railway.rules.income import income
from tavoliere.games.necropolis_railway.tests.given import GAME

DRAWN = ("waiting_coffins", "coffins")  # what coffins from the bag change


def certain_part(match: Match, seat: int, move: int) -> tuple[Any, int]:
    """The state after the certain part of a move, and what is awaited."""
    after = match.state.copy()
    awaited = afterstate(GAME.box[0], after[0], seat, move)
    return after, int(awaited)


def check(match: Match, after: Any, awaited: int, seat: int) -> None:
    """Compare what was certain with what has happened."""
    now, then = match.state[0].players[seat], after[0].players[seat]
    if awaited == at.CARD:
        assert now.tobytes() == then.tobytes()
        assert after[0].card == match.state[0].card
        assert (after[0].face_up == -1).sum() == 1
    elif awaited in (at.TURN_OVER, at.GAME_OVER):
        assert now.tobytes() == then.tobytes()
        assert after[0].bag.tolist() == match.state[0].bag.tolist()
    elif awaited == at.ANSWER and match.state[0].phase == after[0].phase:
        assert same(match.state, after)
    elif awaited == at.COFFINS and match.state[0].phase == Phase.LOAD:
        drawn = min(int(income(GAME.box[0], then, Yield.COFFINS)), int(after[0].bag.sum()))
        assert sum(int(now[name].sum()) for name in DRAWN) == sum(int(then[name].sum()) for name in DRAWN) + drawn
        for name in set(now.dtype.names) - set(DRAWN):
            assert (now[name] == then[name]).all(), name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_certain_has_happened_once_the_move_is_made(seats: int) -> None:
    awaits: Counter[int] = Counter()
    for seed in range(3):
        chance, match = seed_words(seed), Match(GAME, seats, seed)
        while not match.is_over:
            seat = match.to_act[0]
            moves = GAME.legal_moves(match.state, seat)
            move = moves[int(below(chance, len(moves)))]
            after, awaited = certain_part(match, seat, move)
            match.play_move(seat, move)
            check(match, after, awaited, seat)
            awaits[awaited] += 1
    assert awaits.keys() >= {at.TURN_OVER, at.ANSWER, at.CARD, at.COFFINS}
    assert awaits[at.COFFINS] >= seats


def test_coffins_about_to_be_drawn_count_as_waiting() -> None:
    match = Match(GAME, 2, 5)
    state, seat = match.state[0], match.to_act[0]
    while not match.is_over:
        move = GAME.legal_moves(match.state, seat)[-1]
        after, awaited = certain_part(match, seat, move)
        if awaited == at.COFFINS:
            index, _value = known_features(GAME, match.state, seat, move)
            coming = int(after[0].players[seat].waiting_coffins.sum() + income(GAME.box[0], after[0].players[seat], 0))
            assert at.WAITING + coming in index
            assert after[0].bag.tolist() == state.bag.tolist()
            return
        match.play_move(seat, move)
        seat = match.to_act[0]
    raise AssertionError("no train reached London")
