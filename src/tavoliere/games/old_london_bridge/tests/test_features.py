"""What a seat knows as features: the secret card, what a move makes certain, and what the documentation says of it."""

from pathlib import Path

import pytest

from tavoliere.engine.features import known_features
from tavoliere.games.old_london_bridge.knowledge import feature_layout as at
from tavoliere.games.old_london_bridge.names import Building
from tavoliere.games.old_london_bridge.tests.given import GAME, given, player

DOCS = Path(__file__).parents[5] / "docs"


def pairs(state, seat, move=None):
    """Features with their values."""
    index, value = known_features(GAME, state, seat, move)
    return dict(zip(index.tolist(), value.tolist(), strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_OLB_2_2_the_card_that_another_seat_chose_is_no_feature_and_the_own_one_is(seats):
    state = GAME.set_up(seats, 1)
    high, low = GAME.legal_moves(state, 0)[-1], GAME.legal_moves(state, 0)[0]
    one, two = state.copy(), state.copy()
    GAME.play(one, 0, high)
    GAME.play(two, 0, low)
    for seat in range(1, seats):
        assert pairs(one, seat) == pairs(two, seat)
        for move in GAME.legal_moves(one, seat):
            assert pairs(one, seat, move) == pairs(two, seat, move)
    assert pairs(one, 0) != pairs(two, 0)


def test_OLB_5_2_a_chapel_counts_as_advanced_when_it_is_taken():
    match = given(player(bridge="40 28"), player(), player(), tops="12", wheel=0, phase="pawn")
    move = GAME.read_loosely("pawn chapel")[0]
    assert move in GAME.legal_moves(match.state, 0)
    before, after = pairs(match.state, 0), pairs(match.state, 0, move)
    assert at.PLAYERS + at.CHAPEL in before
    assert at.PLAYERS + at.CHAPEL + 3 in after  # three blue crests
    assert not any(at.EFFECT <= feature < at.SUPPLY for feature in after)


def test_OLB_4_1_an_open_building_shows_how_far_numbers_would_fall():
    match = given(player(bridge="40 28"), player(bridge="10"), player(), tops="12", wheel=0, phase="pawn")
    own, first = pairs(match.state, 0), at.PLAYERS + at.FALL + Building.CHAPEL * at.FALLS
    assert first + (28 - 1 - 12) // 2 in own
    other = range(first + at.PLAYER.size, first + at.PLAYER.size + at.FALLS)
    assert not any(feature in own for feature in other)  # it would have to replace the other one


def test_an_early_card_promises_at_least_as_much_as_a_late_one():
    state = GAME.set_up(3, 1)
    moves = GAME.legal_moves(state, 0)
    zero, highest = pairs(state, 0, moves[0]), pairs(state, 0, moves[-1])
    assert highest[at.PROMISE_POUNDS] >= zero[at.PROMISE_POUNDS]


def test_nets_learn_from_printed_scoring_and_from_faces_by_lot():
    seen = {tuple(GAME.set_up(2, seed, chosen)[0].face) for chosen in GAME.LEARNED_WITH for seed in range(5)}
    assert (0, 0, 0, 0) in seen
    assert len(seen) > 3


def test_the_layout_is_documented():
    written = (DOCS / "features.md").read_text(encoding="utf-8")
    layout = GAME.FEATURES
    title = f"Old London Bridge: version {layout.version}, {layout.size} features, at most {layout.most} pairs"
    assert title in written
    for block in (*layout.blocks, *at.PLAYER.blocks):
        assert f"| {block.name} | {block.start} | {block.size} | {block.says} |" in written
