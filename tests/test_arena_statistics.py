"""The arena's statistics against known truths: simulated games whose strengths and seat advantages are given."""

import math
from itertools import permutations

import choix
import numpy as np
import pytest

from tavoliere.bots.arena.ratings import ELO, orders, rate
from tavoliere.bots.arena.shares import any_time_interval, fixed_interval

STRENGTHS = {"strong": 0.9, "middling": 0.1, "weak": -1.0}
ADVANTAGES = (0.4, 0.0, -0.4)


def simulated_ranks(rng, seated):
    """A Plackett-Luce ranking: the order of strengths with Gumbel noise."""
    worth = [STRENGTHS[bot] + ADVANTAGES[seat] + rng.gumbel() for seat, bot in enumerate(seated)]
    return tuple(sorted(worth, reverse=True).index(one) for one in worth)


def simulated_deals(rng, deals):
    return [[(seated, simulated_ranks(rng, seated)) for seated in permutations(STRENGTHS)] for _ in range(deals)]


def test_orders_agree_with_shared_places():
    assert orders([0, 1, 2]) == [[0, 1, 2]]
    assert orders([1, 0, 1]) == [[1, 0, 2], [1, 2, 0]]
    assert len(orders([0, 0, 0, 3])) == 6


def test_known_strengths_and_seat_advantages_are_recovered():
    ratings = rate(simulated_deals(np.random.default_rng(1), 300), list(STRENGTHS), 3)
    for bot, strength in STRENGTHS.items():
        assert ratings.bots[bot].low <= ELO * strength <= ratings.bots[bot].high
        assert ratings.bots[bot].high - ratings.bots[bot].low < 60
    for rating, advantage in zip(ratings.seats, ADVANTAGES, strict=True):
        assert abs(rating.value - ELO * advantage) < 25


def test_without_seat_advantages_ratings_agree_with_choix():
    rng = np.random.default_rng(2)
    games = [(("a", "b", "c"), tuple(int(rank) for rank in rng.permutation(3))) for _ in range(30)]
    # Every game once in every arrangement: then seats cannot matter.
    deals = [
        [
            (tuple(seated[seat] for seat in order), tuple(ranks[seat] for seat in order))
            for order in permutations(range(3))
        ]
        for seated, ranks in games
    ]
    ratings = rate(deals, ["a", "b", "c"], 3)
    rankings = [list(np.argsort(ranks)) for _, ranks in games for _ in range(6)]
    expected = choix.opt_rankings(3, rankings, alpha=1 / (2 * 4.0**2))
    assert [rating.value for rating in ratings.bots.values()] == pytest.approx(list(expected * ELO), abs=0.2)


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_wide_interval():
    deals = [[(("good", "bad"), (0, 1)), (("bad", "good"), (1, 0))]] * 50
    good = rate(deals, ["good", "bad"], 2).bots["good"]
    assert 300 < good.value < 1500
    assert good.high - good.low > 200


def test_equal_bots_and_ties_rate_equal():
    deals = [[(("one", "two"), (0, 0)), (("two", "one"), (0, 0))]] * 20
    ratings = rate(deals, ["one", "two"], 2)
    assert ratings.bots["one"].value == pytest.approx(0, abs=0.1)
    same = rate([[(("one", "one"), (0, 1))], [(("one", "one"), (1, 0))]] * 10, ["one"], 2)
    assert same.bots["one"].value == 0


@pytest.mark.parametrize("truth", [0.25, 0.5, 0.8, 0.97])
def test_the_fixed_interval_covers_as_often_as_it_says(truth):
    rng, runs, blocks = np.random.default_rng(3), 600, 60
    covered = 0
    for _ in range(runs):
        share = fixed_interval(list(rng.binomial(2, truth, blocks) / 2), 2 * blocks)
        covered += share.low <= truth <= share.high
    assert covered / runs > 0.93


def test_the_fixed_interval_covers_although_the_games_of_a_block_share_their_luck():
    rng, runs, blocks, truth = np.random.default_rng(6), 600, 50, 0.6
    covered = 0
    for _ in range(runs):
        chances = rng.beta(1.2, 0.8, blocks)  # of a deal; their mean is the truth, their spread large
        share = fixed_interval(list(rng.binomial(4, chances) / 4), 4 * blocks)
        covered += share.low <= truth <= share.high
    assert covered / runs > 0.93


@pytest.mark.parametrize("truth", [0.25, 0.5, 0.9])
def test_the_confidence_sequence_is_hardly_ever_wrong_at_any_moment(truth):
    """Looking after every block: the share of runs that ever exclude the truth stays below 5 %."""
    rng, runs, blocks = np.random.default_rng(4), 150, 100
    wrong = 0
    for _ in range(runs):
        share = any_time_interval(list(rng.binomial(2, truth, blocks) / 2), 2 * blocks)
        wrong += share.excludes(truth)  # the intervals only ever get narrower, so the last one tells
    assert wrong / runs <= 0.05


def test_peeking_at_the_fixed_interval_would_be_wrong_far_more_often():
    """Why there is a confidence sequence at all."""
    rng, runs, blocks = np.random.default_rng(5), 150, 100
    wrong = 0
    for _ in range(runs):
        values = list(rng.binomial(1, 0.5, blocks).astype(float))
        wrong += any(fixed_interval(values[:n], n).excludes(0.5) for n in range(2, blocks))
    assert wrong / runs > 0.15


def test_the_confidence_sequence_decides_a_clear_case_soon():
    assert any_time_interval([1.0] * 8, 16).low > 0.5
    assert any_time_interval([0.5] * 30, 60).excludes(0.5) is False
    narrow = any_time_interval([0.5] * 100, 200)
    assert narrow.high - narrow.low < 0.2


def test_blocks_that_cancel_the_luck_of_the_seats_count_for_more_than_blocks_that_repeat_it():
    alike, cancelling = fixed_interval([0.0, 1.0] * 30, 120), fixed_interval([0.5, 0.5] * 30, 120)
    assert alike.value == cancelling.value == 0.5
    assert alike.high - alike.low > 1.3 * (cancelling.high - cancelling.low)


def test_no_blocks_say_nothing():
    share = fixed_interval([], 0)
    assert math.isnan(share.value)
    assert (share.low, share.high) == (0, 1)
