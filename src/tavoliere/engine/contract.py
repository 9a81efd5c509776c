"""The contract: the functions that every game implements. One compiled playout or search serves every game.

Each function below is a stub. Called from plain Python it looks up the game by the state's record type; called from
compiled code numba does the same at compile time (`overload`), so there is no cost and one cache entry per record
type. A game joins with `implement(STATE, set_up, legality, …)`, passing the modules that hold its plain functions.

Arguments, always in this order: `box` (what is printed, one read-only record), `state` (one record), `seat` (0–3),
`move` (an index into `box.moves`), then whatever is written to.
"""

from collections.abc import Callable, Iterator
from inspect import signature
from types import ModuleType
from typing import Any

import numpy as np
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from tavoliere.engine.rule import INNER

Implementation = dict[str, Callable[..., Any]]
IMPLEMENTED: dict[np.dtype[Any], Implementation] = {}


def implement(state_type: np.dtype[Any], *modules: ModuleType) -> None:
    """Register the modules with the plain functions that implement the contract for states of this record type."""
    functions: dict[str, Any] = {name: function for module in modules for name, function in _defined_in(module)}
    for name, stand_in in OPTIONAL.items():
        functions.setdefault(name, functions.get(stand_in))
    missing = {name for name in CONTRACT - LEARNING if functions.get(name) is None}
    if len(LEARNING & functions.keys()) == 1:
        missing |= LEARNING - functions.keys()
    if missing:
        raise TypeError(f"the game does not implement {', '.join(sorted(missing))}")
    other = IMPLEMENTED.get(state_type, functions)["play"].__module__
    if other != functions["play"].__module__:  # compiled code could not tell the games apart
        raise TypeError(f"its state has the same fields as that of {other}; add or rename one")
    IMPLEMENTED[state_type] = functions


def _defined_in(module: ModuleType) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The contract's functions that a module defines itself; what it imports is another module's."""
    for name in CONTRACT & vars(module).keys():
        function = vars(module)[name]
        if getattr(function, "__module__", "") == module.__name__:
            yield name, function


def set_up(box, state, seats, options, seed):
    """Fill a zeroed state: `seats` players, an options record, four seed words. All chance of the set-up is settled."""
    return IMPLEMENTED[state.dtype]["set_up"](box, state, seats, options, seed)


def seats_to_act(box, state):
    """A bit mask of the seats that are asked now: several when they choose at the same time, none when it is over."""
    return IMPLEMENTED[state.dtype]["seats_to_act"](box, state)


def legal_moves(box, state, seat, out):
    """Write the moves the seat may make, in ascending order, and return how many; none if the seat is not asked."""
    return IMPLEMENTED[state.dtype]["legal_moves"](box, state, seat, out)


def forbidden_by(box, state, seat, move):
    """Which of the game's reasons forbids a move: 0 if it is legal. Says exactly what `legal_moves` says."""
    return IMPLEMENTED[state.dtype]["forbidden_by"](box, state, seat, move)


def play(box, state, seat, move, events):
    """Carry out a legal move, then all that follows by itself, up to the next question somebody has to answer."""
    return IMPLEMENTED[state.dtype]["play"](box, state, seat, move, events)


def is_over(box, state):
    """Whether the game has ended."""
    return IMPLEMENTED[state.dtype]["is_over"](box, state)


def final_scores(box, state, out):
    """Write the points of each seat by part (`out[seat, part]`), as if the game ended now; their sum is the score."""
    return IMPLEMENTED[state.dtype]["final_scores"](box, state, out)


def ranking(box, state, out):
    """Write each seat's rank, 0 for the winner; seats that share a place share the number."""
    return IMPLEMENTED[state.dtype]["ranking"](box, state, out)


def imagine(box, state, seat, chance):
    """Deal anew what a perfect memory in this seat could not know, future chance included, from a stream of its own.

    Equal knowledge and an equal stream give equal bytes: what is hidden is sorted before it is dealt.
    """
    return IMPLEMENTED[state.dtype]["imagine"](box, state, seat, chance)


def reshuffle(box, state, chance):
    """Deal anew what nobody knows yet, future chance above all, from a stream of its own; what any seat knows stays.

    Every outcome is as likely as it was when the game came to this state, so that chance can be asked again.
    """
    return IMPLEMENTED[state.dtype]["reshuffle"](box, state, chance)


def observe(box, state, seat, out):
    """Write what the seat knows as plain numbers (the game's layout) and return how many."""
    return IMPLEMENTED[state.dtype]["observe"](box, state, seat, out)


def weigh(box, state, seat, moves, count, out):
    """Write a weight above 0 for each of the seat's `count` legal moves: how likely a decent player makes it.

    A quick opinion: search calls it at every step of every imagined game.
    """
    return IMPLEMENTED[state.dtype]["weigh"](box, state, seat, moves, count, out)


def rate(box, state, seat, moves, count, out):
    """Write a number for each legal move, the higher the more `weigh` would give it; optional.

    Most moves of imagined games are the best ones: what turns opinions into weights can be left out for them.
    """
    return IMPLEMENTED[state.dtype]["rate"](box, state, seat, moves, count, out)


def worth(box, state, out):
    """Write a guess at each seat's points at the end, seen from here; at the end, the points themselves."""
    return IMPLEMENTED[state.dtype]["worth"](box, state, out)


def plan(box, state, seat, moves, count, out):
    """Write a weight for each legal move as a sensible person would give it after thinking: the highest is played.

    The state is imagined: what the seat cannot know in it is a guess, and a plan does not build on it.
    """
    return IMPLEMENTED[state.dtype]["plan"](box, state, seat, moves, count, out)


def afterstate(box, state, seat, move):
    """Carry out, in place, what is certain of a legal move before chance falls; returns what is awaited. Optional.

    What is awaited is a number of the game's own, above 0, which only `features` reads. The state is left between two
    questions: nothing but `features` is asked about it. No chance is used, and nothing the seat cannot know is read.
    """
    return IMPLEMENTED[state.dtype]["afterstate"](box, state, seat, move)


def features(box, state, seat, awaited, notes, index, value):
    """Write what the seat knows as pairs, a feature's number and its value, and return how many; optional.

    Pairs of the same feature add up. The state is an afterstate with what it awaits, or a position as it lies there
    (0). `notes` is room for what takes long to find out, all 0 before a seat's first call; what is written never
    depends on what was noted.
    """
    return IMPLEMENTED[state.dtype]["features"](box, state, seat, awaited, notes, index, value)


RULES = (
    set_up,
    seats_to_act,
    legal_moves,
    forbidden_by,
    play,
    is_over,
    final_scores,
    ranking,
    imagine,
    reshuffle,
    observe,
)
OPINIONS = (weigh, rate, worth, plan)
OPTIONAL = {"rate": "weigh"}  # the function used instead of an optional one that a game does not offer
STUBS = (*RULES, *OPINIONS, afterstate, features)
CONTRACT = {stub.__name__ for stub in STUBS}
LEARNING = {"afterstate", "features"}  # both or neither; a game without them cannot be learned


def offers_features(state_type: np.dtype[Any]) -> bool:
    """Whether the game with these states offers what bots need to learn it."""
    return IMPLEMENTED[state_type].keys() >= LEARNING


def _implementation(name: str, state: Any) -> Callable[..., Any] | None:
    """The plain function that a numba record type stands for."""
    for state_type, functions in IMPLEMENTED.items():
        if from_dtype(state_type) == state:
            return functions.get(name)
    return None


def _let_compiled_code_call(stub: Callable[..., Any]) -> None:
    """Teach numba to replace the stub by the game's own function; numba needs the stub's exact parameter names."""
    parameters = ", ".join(signature(stub).parameters)
    scope: dict[str, Any] = {"choose": lambda state: _implementation(stub.__name__, state)}
    exec(f"def chooser({parameters}):\n    return choose(state)", scope)
    overload(stub, jit_options=INNER)(scope["chooser"])


for _stub in STUBS:
    _let_compiled_code_call(_stub)
