"""Plays a game again on records whose numbers are all 64 bits wide: any difference is an overflow."""

import math
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from tavoliere.engine import contract
from tavoliere.engine.events import EVENT, event_buffer
from tavoliere.engine.game import Game
from tavoliere.engine.records import PARTS, SEATS, record_class


class Fault(Exception):
    """Something that must not happen."""


def check(is_right: bool, otherwise: str) -> None:
    """Raise a fault unless something is as it must be."""
    if not is_right:
        raise Fault(otherwise)


def wide_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with every number 64 bits wide; rows of the move table, which share places, stay."""
    base, shape = dtype.base, dtype.shape
    if base.names:
        offsets = [base.fields[name][1] for name in base.names]
        if len(set(offsets)) == len(offsets):
            base = np.dtype((record_class(base.names), [(name, wide_type(base[name])) for name in base.names]))
    elif base.kind == "i":
        base = np.dtype(np.int64)
    return np.dtype((base, shape)) if shape else base


def numbers_of(events: np.ndarray[Any, Any], kind: type[np.signedinteger[Any]]) -> np.ndarray[Any, Any]:
    """The numbers of some events, which are all of one kind."""
    return events.view(np.dtype((kind, events.dtype.itemsize // np.dtype(kind).itemsize)))


def widened(array: np.ndarray[Any, Any], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """The same values in a wide record."""
    wide = np.zeros(len(array), dtype)
    wide[:] = array
    return wide


class Layout(NamedTuple):
    """Where the bytes of a record's numbers are found in the wide one, and between which limits each must be."""

    low_bytes: np.ndarray[Any, Any]
    least: np.ndarray[Any, Any]
    most: np.ndarray[Any, Any]

    def is_same(self, narrow: np.ndarray[Any, Any], wide: np.ndarray[Any, Any]) -> bool:
        """Whether both hold the same numbers: widening would be another way to tell, and takes much longer."""
        numbers = wide.view(np.int64)
        if (numbers < self.least).any() or (numbers > self.most).any():
            return False
        return wide.view(np.uint8)[self.low_bytes].tobytes() == narrow.tobytes()


def _kinds(dtype: np.dtype[Any]) -> list[np.dtype[Any]]:
    """The types of all numbers of a record, in order."""
    base = dtype.base
    parts = [base[name] for name in base.names] if base.names else []
    one = [kind for part in parts for kind in _kinds(part)] if parts else [base]
    return one * math.prod(dtype.shape)


@lru_cache
def layout_of(dtype: np.dtype[Any]) -> Layout:
    """The layout of a record of whole numbers only, without gaps."""
    kinds = _kinds(dtype)
    assert all(kind.kind == "i" for kind in kinds), dtype
    assert sum(kind.itemsize for kind in kinds) == dtype.itemsize, dtype
    low_bytes = [8 * place + byte for place, kind in enumerate(kinds) for byte in range(kind.itemsize)]
    limits = [np.iinfo(kind) for kind in kinds]
    return Layout(np.array(low_bytes), np.array([one.min for one in limits]), np.array([one.max for one in limits]))


class Twin:
    """The same game on wide records."""

    def __init__(self, game: Game, state: np.ndarray[Any, Any], core: Any) -> None:
        self.core, self.state_type = core, wide_type(game.STATE)
        contract.IMPLEMENTED.setdefault(self.state_type, contract.IMPLEMENTED[game.STATE])
        self.box = widened(game.box, wide_type(game.box.dtype))
        self.state = widened(state, self.state_type)
        self.events = np.zeros(len(event_buffer()), wide_type(EVENT))

    def play(self, seat: int, move: int, state: np.ndarray[Any, Any], events: np.ndarray[Any, Any]) -> None:
        """Make the same move and compare everything that it changed or told."""
        self.events[: self._told()] = np.zeros(1, self.events.dtype)
        self.core.play(self.box, self.state, seat, move, self.events)
        if not layout_of(state.dtype).is_same(state, self.state):
            raise Fault(f"overflow in {', '.join(self.differences(state))}")
        told = self._told()
        if not np.array_equal(numbers_of(events[:told], np.int16), numbers_of(self.events[:told], np.int64)):
            raise Fault("overflow in an event")

    def _told(self) -> int:
        """How many rows of its events are filled, the first of which counts the others."""
        return int(self.events[0].count) + 1

    def differences(self, state: np.ndarray[Any, Any]) -> list[str]:
        """The fields that differ."""
        wide = widened(state, self.state_type)[0]
        return [name for name in self.state_type.names or () if not np.array_equal(wide[name], self.state[0][name])]

    def scores(self, core: Any) -> list[list[int]]:
        """The scores, computed with wide numbers."""
        out = np.zeros((SEATS, PARTS), np.int64)
        core.final_scores(self.box, self.state, out)
        return [[int(points) for points in seat] for seat in out]
