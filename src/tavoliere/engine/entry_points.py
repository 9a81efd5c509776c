"""The entry points: the few functions that are compiled, through which Python calls the rules.

Records cross it as one-element arrays, which is ten times cheaper than a record argument. Each function exists
uncompiled, `pure.play(…)`, and compiled for each game, `compiled_in(folder).play(…)`: the same source.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import njit, typeof

from tavoliere.engine import compile_cache, contract
from tavoliere.engine.chance import WORDS, below, split_stream
from tavoliere.engine.compiler import EntryPointCompiler, options_for
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import PARTS, SEATS, float64, int16, int64
from tavoliere.engine.rule import helper

OPTIONS = options_for(EntryPointCompiler)
pure = SimpleNamespace()


def entry_point(function: Callable[..., Any]) -> Callable[..., Any]:
    """Offer a function uncompiled and compiled."""
    setattr(pure, function.__name__, function)
    return function


class Compiled(SimpleNamespace):
    """The entry points of one game, compiled; what its cache folder lacks is compiled when it is first called."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getattr__(self, name: str) -> Any:
        function = getattr(pure, name)
        with compile_cache.numba_caches_in(self._folder):
            compiled = njit(cache=True, nogil=True, **OPTIONS)(function)
        compiled.compile = self._compile_once(name, compiled.compile)
        return vars(self).setdefault(name, compiled)

    def _compile_once(self, name: str, compile_it: Callable[..., Any]) -> Callable[..., Any]:
        """Let one process at a time compile a function: those that waited find it in the cache."""

        def compile_alone(signature: Any) -> Any:
            with compile_cache.alone(self._folder, name):
                return compile_it(signature)

        return compile_alone


@lru_cache
def compiled_in(folder: Path) -> Compiled:
    """The compiled entry points whose machine code is kept in a folder."""
    return Compiled(folder)


@entry_point
def set_up(box, state, seats, options, seed):
    contract.set_up(box[0], state[0], seats, options[0], seed)


@entry_point
def seats_to_act(box, state):
    return contract.seats_to_act(box[0], state[0])


@entry_point
def legal_moves(box, state, seat, out):
    return contract.legal_moves(box[0], state[0], seat, out)


@entry_point
def forbidden_by(box, state, seat, move):
    return contract.forbidden_by(box[0], state[0], seat, move)


@entry_point
def play(box, state, seat, move, events):
    contract.play(box[0], state[0], seat, move, events)


@entry_point
def final_scores(box, state, out):
    contract.final_scores(box[0], state[0], out)


@entry_point
def ranking(box, state, out):
    contract.ranking(box[0], state[0], out)


@entry_point
def imagine(box, state, seat, chance):
    contract.imagine(box[0], state[0], seat, chance)


@entry_point
def observe(box, state, seat, out):
    return contract.observe(box[0], state[0], seat, out)


@entry_point
def weigh(box, state, seat, moves, count, out):
    contract.weigh(box[0], state[0], seat, moves, count, out)


@entry_point
def worth(box, state, out):
    contract.worth(box[0], state[0], out)


@entry_point
def plan(box, state, seat, moves, count, out):
    contract.plan(box[0], state[0], seat, moves, count, out)


@entry_point
def features(box, state, seat, awaited, notes, index, value):
    return contract.features(box[0], state[0], seat, awaited, notes, index, value)


@entry_point
def features_after(box, state, seat, move, notes, index, value):
    awaited = contract.afterstate(box[0], state[0], seat, move)
    return contract.features(box[0], state[0], seat, awaited, notes, index, value)


@helper
def first_of(mask):
    """The lowest seat of a mask: of several that may act at once it goes first, since their order leaves no trace."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@helper
def play_to_the_end(box, state, chance, events, moves):
    """Play random legal moves from the given state to the end; returns how many."""
    played = 0
    while not contract.is_over(box, state):
        seat = first_of(contract.seats_to_act(box, state))
        count = contract.legal_moves(box, state, seat, moves)
        contract.play(box, state, seat, int64(moves[below(chance, count)]), events)
        played += 1
    return played


@entry_point
def random_games(box, state, seats, options, chance, games):
    """Set up and play that many random games, the last one left in `state`; returns how many moves were made."""
    moves = np.empty(len(box[0].moves), np.int16)
    seed = np.empty(WORDS, np.int64)
    no_events = np.empty(0, EVENT)
    fresh = np.zeros_like(state)
    played = 0
    for _ in range(games):
        state[0] = fresh[0]
        split_stream(seed, chance)
        contract.set_up(box[0], state[0], seats, options[0], seed)
        played += play_to_the_end(box[0], state[0], chance, no_events, moves)
    return played


Signatures = dict[str, tuple[Any, ...]]
WHOLE = typeof(0)
LIST = typeof(np.empty(0, int16))
WORDS_TYPE = typeof(np.empty(0, int64))
REALS = typeof(np.empty(0, float64))


def rules_signatures(box: Any, state: Any, options: Any) -> Signatures:
    """The argument types for which each entry point that matches call is compiled, for one game's records.

    Playouts, `observe` and features are compiled when they are first called: nobody who plays has to wait for them.
    """
    position = (typeof(box), typeof(state))
    table = typeof(np.empty((SEATS, PARTS), int64))
    events = typeof(np.empty(0, EVENT))
    return {
        "set_up": (*position, WHOLE, typeof(options), WORDS_TYPE),
        "seats_to_act": position,
        "legal_moves": (*position, WHOLE, LIST),
        "forbidden_by": (*position, WHOLE, WHOLE),
        "play": (*position, WHOLE, WHOLE, events),
        "final_scores": (*position, table),
        "ranking": (*position, WORDS_TYPE),
        "imagine": (*position, WHOLE, WORDS_TYPE),
    }


def opinion_signatures(box: Any, state: Any, options: Any) -> Signatures:
    """The same for the functions of a game's strategy that bots call."""
    position = (typeof(box), typeof(state))
    opinion = (*position, WHOLE, LIST, WHOLE, REALS)
    return {"plan": opinion, "weigh": opinion, "worth": (*position, REALS)}


def playout_signatures(box: Any, state: Any, options: Any) -> Signatures:
    """The same for whole random games."""
    return {"random_games": (typeof(box), typeof(state), WHOLE, typeof(options), WORDS_TYPE, WHOLE)}
