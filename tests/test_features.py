"""What a seat knows as features, in every game that offers them: nothing hidden, in range, the same each time."""

from pathlib import Path

import numpy as np
import pytest

import tavoliere
from tavoliere.engine import contract
from tavoliere.engine.chance import seed_words
from tavoliere.engine.errors import BadOption
from tavoliere.engine.features import Layout, known_features
from tavoliere.engine.game import Game
from tavoliere.engine.records import same
from tavoliere.games.necropolis_railway.knowledge import feature_layout as necropolis_railway
from tavoliere.games.ticket_to_ride.knowledge import feature_layout as ticket_to_ride
from walks import SEATS, samples

DOCS = Path(__file__).parents[1] / "docs"
MOVES = 4  # looked at in each position


@pytest.fixture
def learnable(game):
    """Each game that offers features."""
    if game.FEATURES is None:
        pytest.skip("the game offers no features")
    return game


def questions(game, seats, seed, every=29):
    """Positions with each of their seats and its legal moves, some of them; None is the position as it lies there."""
    for match in samples(game, seats, seed, every):
        for seat in range(seats):
            legal = game.legal_moves(match.state, seat)
            yield match.state, seat, [None, *legal[:: max(1, len(legal) // MOVES)]]


def pairs(game, state, seat, move):
    """Features and values as a comparable thing."""
    index, value = known_features(game, state, seat, move)
    return list(zip(index.tolist(), value.tolist(), strict=True))


@pytest.mark.parametrize("seats", SEATS)
def test_GEN_6_worlds_that_a_seat_cannot_tell_apart_have_the_same_features(learnable, seats):
    worlds = 0
    for number, (state, seat, moves) in enumerate(questions(learnable, seats, seats + 2)):
        world = learnable.imagine(state, seat, seed_words(number))
        for move in moves:
            assert pairs(learnable, state, seat, move) == pairs(learnable, world, seat, move)
        world["chance"] = state["chance"]
        worlds += not same(state, world)
    assert worlds > 2  # something that the seat cannot see was dealt anew


@pytest.mark.parametrize("seats", SEATS)
def test_features_are_in_range_and_not_too_many(learnable, seats):
    layout, seen = learnable.FEATURES, set()
    for seed in (1, 2):
        for state, seat, moves in questions(learnable, seats, seed):
            before = state.copy()
            for move in moves:
                index, value = known_features(learnable, state, seat, move)
                assert 0 < len(index) <= layout.most
                assert index.min() >= 0
                assert index.max() < layout.size
                assert np.isfinite(value).all()
                assert np.abs(value).max() < 100
                seen.update(index.tolist())
            assert same(before, state)
    assert len(seen) > 60


def test_moves_that_differ_have_other_features(learnable):
    for state, seat, moves in questions(learnable, 3, 7):
        if len(moves) > 1:
            assert len({str(pairs(learnable, state, seat, move)) for move in moves}) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_noted_changes_nothing(learnable, seats):
    layout, box = learnable.FEATURES, learnable.box[0]
    notes = np.zeros(layout.notes, np.int64)
    for state, seat, moves in questions(learnable, seats, 11):
        for move in moves:
            after, index, value = state.copy(), np.zeros(layout.most, np.int16), np.zeros(layout.most, np.float32)
            awaited = 0 if move is None else contract.afterstate(box, after[0], seat, move)
            assert (awaited > 0) == (move is not None)
            assert after["chance"].tobytes() == state["chance"].tobytes()
            count = contract.features(box, after[0], seat, awaited, notes, index, value)
            assert pairs(learnable, state, seat, move) == list(
                zip(index[:count].tolist(), value[:count].tolist(), strict=True)
            )


@pytest.mark.parametrize("game_id", ["paris", "san_francisco", "necropolis_railway"])
def test_while_others_are_asked_a_seat_awaits_what_it_has_awaited_after_a_move(game_id):
    game = tavoliere.load(game_id)
    awaited = game.FEATURES.find("awaited")[0]
    while_others_act, after_moves = set(), set()
    for state, seat, moves in questions(game, 3, 5, every=7):
        for move in moves:
            what = {feature for feature, _value in pairs(game, state, seat, move) if feature in awaited}
            if move is not None:
                after_moves |= what
            elif len(moves) == 1 and game.seats_to_act(state):
                assert len(what) == 1
                while_others_act |= what
    assert while_others_act
    assert while_others_act <= after_moves


def test_a_layout_numbers_its_blocks_one_after_the_other(learnable):
    layout = learnable.FEATURES
    assert isinstance(layout, Layout)
    end = 0
    for block in layout.blocks:
        assert block.start == end
        assert block.size > 0
        assert block.says
        end += block.size
    assert layout.size == end < 1 << 15  # they are written as int16
    assert len({block.name for block in layout.blocks}) == len(layout.blocks)


def test_a_game_without_features_says_so():
    game = tavoliere.load("paris")
    without = type("Without", (), {"FEATURES": Game.FEATURES, "id": game.id})
    with pytest.raises(BadOption, match="no features"):
        known_features(without, game.set_up(2, 1), 0)


def test_a_game_offers_both_functions_or_neither():
    rules = contract.IMPLEMENTED[tavoliere.load("paris").STATE]
    for left_out in contract.LEARNING:
        module = type(contract)("half_a_game")
        for name, function in rules.items():
            if name != left_out:
                setattr(module, name, _in_module(function, module.__name__))
        with pytest.raises(TypeError, match=left_out):
            contract.implement(np.dtype([("half", np.int8)]), module)


def _in_module(function, name):
    """The same function, as if another module had defined it."""
    copied = type(function)(function.__code__, function.__globals__, function.__name__)
    copied.__module__ = name
    return copied


@pytest.mark.parametrize(
    ("game_id", "of_a_rival"),
    [("paris", ticket_to_ride.RIVAL.blocks), ("necropolis_railway", necropolis_railway.RIVAL.blocks)],
)
def test_the_layout_is_documented(game_id, of_a_rival):
    written = (DOCS / "features.md").read_text(encoding="utf-8")
    layout = tavoliere.load(game_id).FEATURES
    assert f"version {layout.version}, {layout.size} features, at most {layout.most} pairs" in written
    for block in (*layout.blocks, *of_a_rival):
        assert f"| {block.name} | {block.start} | {block.size} | {block.says} |" in written
