"""Records: a state, a box, some options are each one numpy record, bytes that copy, compare and hash as they are."""

from typing import Any

import numpy as np
from numpy import float64, int8, int16, int32, int64

__all__ = [
    "EVERY_SEAT",
    "NOBODY",
    "PARTS",
    "SEATS",
    "blank",
    "float64",
    "int8",
    "int16",
    "int32",
    "int64",
    "record",
    "same",
]

SEATS = 4  # capacity: no game here seats more
PARTS = 16  # capacity: how many parts a score may have
EVERY_SEAT = (1 << SEATS) - 1
NOBODY = -1

Record = Any  # inside the rules a record is a numpy record or, compiled, a numba one
Array = np.ndarray[Any, Any]


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record type whose fields read as attributes, compiled and uncompiled alike."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(
                f"a field cannot be called {name!r}: uncompiled, numpy's own attribute would be read instead"
            )
    return np.dtype((np.record, fields))


def blank(dtype: np.dtype[Any]) -> Array:
    """One zeroed record, as the one-element array that crosses the border into compiled code."""
    return np.zeros(1, dtype)


def same(one: Array, other: Array) -> bool:
    """Whether two records are equal to the byte."""
    return one.tobytes() == other.tobytes()
