"""The search with a net: repeatable, and better than the net alone; without a net the old search plays."""

import logging

import numpy as np
import pytest

import tavoliere
from tavoliere.bots import decide, find_bot
from tavoliere.bots.net_search import PART, NetSearch
from tavoliere.bots.nets import Net, file_name, find_net, fitting, new_net, write_net
from tavoliere.bots.search import Budget, RolloutsBot, SearchBot, hidden_moves
from tavoliere.engine import entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.records import int16, same
from tavoliere.engine.testkit import start

MANY = {"grey": 3, "white": 3, "red": 3}
EARLY = {"beach": MANY, "bag": MANY, "pile": [1, 2, 3, 4]}
LAST_WAVE = {"beach": {"red": 1}, "bag": {}, "pile": [30, 31, 32]}


@pytest.fixture
def pebbles(pebbles, monkeypatch, tmp_path):
    """The tiny game, with an empty folder for nets."""
    monkeypatch.setattr(pebbles, "folders", (*pebbles.folders, tmp_path))
    (tmp_path / "nets").mkdir()
    return pebbles


def give_net(game, seats, liked=None, likes=2.0):
    """Give the game a net that thinks all the same, or likes one feature."""
    weights = [np.zeros_like(array) for array in new_net(game.FEATURES.size, 0, 8, 4).weights]
    if liked is not None:
        weights[0][liked, 0] = weights[1][0, 0] = 1.0
        weights[3][0] = likes
    path = game.folders[-1] / "nets" / file_name(game, seats)
    write_net(Net(tuple(weights), fitting(game, seats)), path)
    assert find_net(game, seats)
    return path


def test_the_card_says_how_much_of_a_leaf_is_played_on(pebbles):
    """Played on alone, a leaf is not asked of the net; half and half it lies between."""
    path = give_net(pebbles, 2)
    match = start(pebbles, [{"hand": [7, 8, 9]}, {"hand": [20, 21, 22]}], **EARLY)
    thoughts = {}
    for mix in (0.0, 0.5, 1.0):
        find_net.__globals__["_usable"].cache_clear()
        net = find_net(pebbles, 2)
        write_net(Net(net.weights, {**net.card, "mix": mix}), path)
        find_net.__globals__["_usable"].cache_clear()
        assert find_net(pebbles, 2).mix == mix
        thoughts[mix] = SearchBot(Budget(iterations=30)).think(pebbles, match.state, 0, seed_words(4))
    assert set(thoughts[0.0].expected) == {0.5}  # the net thinks all the same
    assert len(set(thoughts[1.0].expected)) > 1
    spread = {mix: np.ptp(thought.expected) for mix, thought in thoughts.items()}
    assert 0 < spread[0.5] < spread[1.0]


@pytest.mark.parametrize(("written", "read"), [(None, 0.0), ("half", 0.0), (7, 1.0), (-1, 0.0), (float("nan"), 0.0)])
def test_a_mix_that_is_none_is_not_played_on(written, read):
    assert Net((), {"mix": written}).mix == read


def card_laid(game, bot, match):
    """Which card a bot lays first."""
    chosen = decide(bot, game, match.state, 0, 5)
    return int(game.box[0].moves[chosen]["card"])


def test_a_search_sees_what_the_net_does_not(pebbles):
    """The highest card takes the last pebble and wins; the net likes to lay the lowest."""
    match = start(pebbles, [{"hand": [1, 52]}, {"hand": [20, 21]}], **LAST_WAVE)
    lowest = next(block.start for block in pebbles.FEATURES.blocks if block.name == "laid")
    give_net(pebbles, 2, liked=lowest)
    assert card_laid(pebbles, find_bot("learned"), match) == 1
    assert card_laid(pebbles, find_bot("search:60it"), match) == 52


def test_a_net_decides_what_the_end_does_not(pebbles):
    match = start(pebbles, [{"hand": [7, 8, 9]}, {"hand": [20, 21, 22]}], **EARLY)
    laid = next(block.start for block in pebbles.FEATURES.blocks if block.name == "laid")
    give_net(pebbles, 2, liked=laid + 8 - 1)
    assert card_laid(pebbles, SearchBot(Budget(iterations=9)), match) == 8


def test_a_search_with_a_net_repeats_itself(pebbles):
    give_net(pebbles, 3)
    match = start(pebbles, [{"hand": [7, 8, 9]}, {"hand": [20, 21, 22]}, {"hand": [30, 31, 40]}], **EARLY)
    thoughts = [SearchBot(Budget(iterations=40)).think(pebbles, match.state, 1, seed_words(4)) for _ in range(2)]
    assert thoughts[0].visits == thoughts[1].visits
    assert thoughts[0].expected == thoughts[1].expected
    assert sum(thoughts[0].visits) == thoughts[0].iterations == 40
    assert all(0.0 <= value <= 1.0 for value in thoughts[0].expected)
    shared = SearchBot(Budget(iterations=10), threads=3).think(pebbles, match.state, 1, seed_words(4))
    assert sum(shared.visits) == shared.iterations == 30


def grown(game, state, seat, core, room, iterations):
    """A tree of some iterations."""
    moves = np.array(game.legal_moves(state, seat), int16)
    search = NetSearch(game, state, seat, moves, find_net(game, 2), hidden_moves(game))
    search.core = core
    growth = search.plant(seed_words(6), room)
    search.grow(growth, iterations)
    return growth


def test_compiled_and_uncompiled_grow_the_same_tree():
    paris = tavoliere.load("paris")
    if paris.core_for(PART) is entry_points.pure:
        pytest.skip("the search is not compiled: run `tavoliere compile`")
    state = paris.set_up(2, 3)
    trees = [grown(paris, state, 0, core, 64, 12) for core in (paris.compiled, entry_points.pure)]
    assert same(trees[0].nodes, trees[1].nodes)
    assert (trees[0].visits == trees[1].visits).all()
    assert trees[0].totals == pytest.approx(trees[1].totals, abs=1e-5)


def test_a_full_tree_is_searched_on_without_growing(pebbles):
    give_net(pebbles, 2)
    growth = grown(pebbles, pebbles.set_up(2, 3), 0, pebbles.core_for(PART), 2, 30)
    assert growth.used[0] == len(growth.edges)
    assert growth.iterations == 30


def test_without_a_net_or_with_a_broken_one_games_are_played_on(pebbles, caplog):
    state = pebbles.set_up(2, 3)

    def same_thought():
        bots = (SearchBot(Budget(iterations=20)), RolloutsBot(Budget(iterations=20)))
        first, second = (bot.think(pebbles, state, 0, seed_words(1)) for bot in bots)
        return (first.visits, first.expected) == (second.visits, second.expected)

    assert same_thought()
    path = give_net(pebbles, 2)
    assert not same_thought()
    path.rename(path.with_name(file_name(pebbles, 3)))  # a net for two seats under the name of one for three
    assert same_thought()
    state = pebbles.set_up(3, 3)
    with caplog.at_level(logging.WARNING):
        assert same_thought()
        assert same_thought()
    assert [record.message for record in caplog.records] == [
        f"The net {file_name(pebbles, 3)} plays with 2 seats, not with 3."
    ]
