"""The same source runs uncompiled, compiled with bounds checks and compiled as shipped: all give the same bytes."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from tavoliere.engine.chance import below, next_word, seed_words, shuffle

SEATS = (2, 3, 4)
SCRIPT = """
import hashlib, json, sys
import tavoliere
from tavoliere.engine import entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.records import blank
game, games = tavoliere.load(sys.argv[1]), int(sys.argv[3])
core = game.compiled if sys.argv[2] == "compiled" else entry_points.pure
options = [game.options()]
options += [game.options({name: choices[min(2, len(choices) - 1)] for name, choices in game.OPTIONS.items()})]
found = {}
for seats in (2, 3, 4):
    for seed in range(games):
        state = blank(game.STATE)
        moves = core.random_games(game.box, state, seats, options[seed % 2], seed_words(seed), 1)
        found[f"{seats} {seed}"] = [int(moves), hashlib.sha256(state.tobytes()).hexdigest()]
print(json.dumps(found))
"""
BAD_INDEX = """
import numpy as np
import tavoliere.engine
from numba import njit
@njit
def beyond(items, index):
    return items[index]
try:
    beyond(np.zeros(3), 7)
    print("unchecked")
except IndexError:
    print("checked")
"""


def run(script, *arguments, **environment):
    """What a script prints in a process of its own."""
    command = [sys.executable, "-W", "error", "-c", script, *map(str, arguments)]
    return subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True, text=True).stdout


def final_states(game, core, games, **environment):
    """Final states of random games, by seats and seed."""
    return json.loads(run(SCRIPT, game.id, core, games, **environment))


def test_compiled_is_uncompiled_is_bounds_checked(game):
    as_shipped = final_states(game, "compiled", 20)
    checked = final_states(game, "compiled", 20, NUMBA_BOUNDSCHECK="1")
    assert checked == as_shipped
    pure = final_states(game, "pure", 2, NUMBA_DISABLE_JIT="1")
    assert pure == {key: as_shipped[key] for key in pure}


@pytest.mark.parametrize(("flag", "expected"), [("1", "checked"), ("0", "unchecked")])
def test_the_bounds_check_flag_is_on_when_it_is_said_to_be(flag, expected):
    assert run(BAD_INDEX, NUMBA_BOUNDSCHECK=flag).strip() == expected


def test_bounds_checked_code_has_a_cache_of_its_own():
    script = "import tavoliere; print(tavoliere.load('paris').compiled.play._cache.cache_path)"
    assert run(script, NUMBA_BOUNDSCHECK="1") != run(script, NUMBA_BOUNDSCHECK="0")


VECTOR = [200499638, 1056923364, 804434923, 3968282343]
REFERENCE = [641, 1573767, 3222811527, 3517856514]  # xoshiro128++ from the words 1, 2, 3, 4


def test_GEN_5_the_stream_of_chance_is_always_the_same():
    chance = np.array([1, 2, 3, 4])
    assert [int(next_word(chance)) for _ in range(4)] == REFERENCE
    chance = seed_words(7)
    assert [int(next_word(chance)) for _ in range(4)] == VECTOR
    script = """
import numpy as np
from numba import njit
from tavoliere.engine.chance import next_word, seed_words
@njit
def four(chance):
    return [next_word(chance) for _ in range(4)]
print([int(word) for word in four(seed_words(7))])
"""
    for flags in ({}, {"NUMBA_BOUNDSCHECK": "1"}, {"NUMBA_DISABLE_JIT": "1"}):
        assert json.loads(run(script, **flags)) == VECTOR


def test_GEN_5_every_number_below_a_limit_is_equally_likely():
    chance = seed_words(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[below(chance, 6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_GEN_5_every_order_is_equally_likely():
    chance, orders = seed_words(2), {}
    for _ in range(6000):
        items = [0, 1, 2]
        shuffle(chance, items, 3)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_128_bit_seed_counts_to_the_last_bit():
    words = {tuple(seed_words(seed)) for seed in (0, 1, 1 << 127, (1 << 128) - 1)}
    assert len(words) == 4
