"""Records: a state, a box or a set of options is one numpy record, which copies, compares and hashes as bytes."""

import copyreg
from collections.abc import Callable, Iterable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np
from numpy import float64, int8, int16, int32, int64

__all__ = [
    "EVERY_SEAT",
    "HIDDEN",
    "NOBODY",
    "OWNER",
    "PARTS",
    "PUBLIC",
    "SEATS",
    "blank",
    "float64",
    "int8",
    "int16",
    "int32",
    "int64",
    "record",
    "record_class",
    "same",
    "state_record",
]

SEATS = 4  # capacity: no game here seats more
PARTS = 16  # capacity: how many parts a score may have
EVERY_SEAT = (1 << SEATS) - 1
NOBODY = -1

Record = Any  # inside the rules a record is a numpy record or, compiled, a numba one
Array = np.ndarray[Any, Any]


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record type whose fields read as attributes, compiled and uncompiled alike."""
    names = [name for name, *_ in fields]
    for name in names:
        if hasattr(np.void, name):
            raise ValueError(
                f"a field cannot be called {name!r}: uncompiled, numpy's own attribute would be read instead"
            )
    return np.dtype((record_class(names), fields))


class RecordClass(type):
    """What all classes of records are instances of."""


def record_class(names: Iterable[str]) -> RecordClass:
    """The class of records whose fields have these names.

    Each field is a property. `np.record` looks for a field in Python, after numpy's attributes; that took most of the
    time of uncompiled rules.
    """
    return _record_class(tuple(names))


@cache
def _record_class(names: tuple[str, ...]) -> RecordClass:
    properties = {name: property(itemgetter(name), _setter(name)) for name in names}
    return RecordClass("Record", (np.void,), {"__slots__": (), "__module__": __name__, **properties})


def _setter(name: str) -> Callable[[Any, Any], None]:
    def write(written: Any, value: Any) -> None:
        written[name] = value

    return write


def _names_of(kind: RecordClass) -> list[str]:
    return [name for name, value in vars(kind).items() if isinstance(value, property)]


# A class is pickled, with the arrays that a worker process is sent, as the names of its fields.
copyreg.pickle(RecordClass, lambda kind: (record_class, (_names_of(kind),)))


# Who may see a field of a state.
PUBLIC, OWNER, HIDDEN = "everybody", "owner", "nobody"


def state_record(fields: list[tuple[Any, ...]]) -> tuple[np.dtype[Any], dict[str, str]]:
    """A state's record type, and who may see each of its fields.

    A line is name, visibility, type and perhaps shape; `("players", PLAYER, (SEATS,))` holds the lines of PLAYER.
    """
    plain: list[tuple[Any, ...]] = []
    visible_to: dict[str, str] = {}
    for name, visibility, *rest in fields:
        if isinstance(visibility, list):
            inner, seen = state_record(visibility)
            plain.append((name, inner, *rest))
            visible_to |= {f"{name}.{field}": who for field, who in seen.items()}
        else:
            plain.append((name, *rest))
            visible_to[name] = visibility
    return record(plain), visible_to


def blank(dtype: np.dtype[Any]) -> Array:
    """One zeroed record, as the one-element array that crosses the border into compiled code."""
    return np.zeros(1, dtype)


def same(one: Array, other: Array) -> bool:
    """Whether two records are equal to the byte."""
    return one.tobytes() == other.tobytes()
