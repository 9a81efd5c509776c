"""Scripted blunders: reviews find and name at least nine of the ten built for each game."""

import pytest

from blunders import CASES, SEAT
from tavoliere.review.evaluator import Rollouts
from tavoliere.review.match_review import Plan, judged_at

FOUND = 9
PLAN = Plan("quick", worlds=60)


def puts_it_right(case, named):
    """Whether the move that a review names is the scripted one, or ends as well."""
    game, before = case.match.game, case.match.history[-1].before
    scripted = [move for move in game.legal_moves(before, SEAT) if case.is_better(game.text_of(move))]
    ends = Rollouts().ends(game, before, SEAT, [game.read_move(named), *scripted], PLAN.worlds, 1)
    return ends.mean(0)[SEAT] >= max(ends.mean(place)[SEAT] for place in range(1, len(scripted) + 1))


@pytest.mark.slow
@pytest.mark.parametrize("game", CASES)
def test_scripted_blunders_are_found_and_named(game):
    cases, found = CASES[game](), []
    assert len(cases) >= 10
    for case in cases:
        case.match.play(case.played, SEAT)
        decision = judged_at(case.match, len(case.match.history) - 1, PLAN).decision
        if decision.verdict == "blunder" and puts_it_right(case, decision.best.move):
            found.append(case.name)
            assert len(decision.reasons) >= 2
    assert len(found) >= FOUND, [case.name for case in cases if case.name not in found]
