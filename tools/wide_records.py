"""Plays a game again on records whose numbers are all 64 bits wide: any difference is an overflow."""

from typing import Any

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


def widened(array: np.ndarray[Any, Any], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """The same values in a wide record."""
    wide = np.zeros(len(array), dtype)
    wide[:] = array
    return wide


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
        if widened(state, self.state_type).tobytes() != self.state.tobytes():
            raise Fault(f"overflow in {', '.join(self.differences(state))}")
        told = self._told()
        if widened(events[:told], self.events.dtype).tobytes() != self.events[:told].tobytes():
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
