"""The messages between the server and its worker processes: pickled; games are named by the hashes of their boxes.

Both sides are this program on this machine; nothing from a client is unpickled.
"""

import io
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, BinaryIO, NamedTuple

import numpy as np

from tavoliere.engine.game import Game
from tavoliere.server.catalogue import Tables

PREFIX = 8  # bytes that say how long a frame is

GameKey = tuple[str, str]  # a game's id and its box's hash


class BoxOf(NamedTuple):
    """What a worker lacks to make a game."""

    game: str
    box: str


class Missing(Exception):
    """A worker lacks something for its job; the request is sent again with it."""

    def __init__(self, key: Any) -> None:
        super().__init__(key)
        self.key = key


class EndOfStream(Exception):
    """The other side has closed the connection."""


@dataclass
class Request:
    """A function for a worker to call, `module:function`."""

    call: str
    seconds: float  # of processor time it may take
    payload: bytes
    boxes: dict[GameKey, Tables] = field(default_factory=dict)


@dataclass
class Reply:
    """The outcome of a request: `done`, `refused` with a sentence, `broken`, or `missing` something."""

    outcome: str
    payload: bytes


class _Pickler(pickle.Pickler):
    def __init__(self, out: BinaryIO, games: dict[GameKey, Game]) -> None:
        super().__init__(out, 5)
        self.games = games

    def persistent_id(self, value: Any) -> tuple[str, GameKey] | None:
        """Games are sent by name, and so are the record types of their states, which are larger than the states."""
        if isinstance(value, Game):
            key = (value.id, value.box_hash)
            self.games[key] = value
            return "game", key
        if isinstance(value, np.dtype) and value.names:
            return next((("state", key) for key, game in self.games.items() if value == game.STATE), None)
        return None


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, find: Callable[[GameKey], Game]) -> None:
        super().__init__(io.BytesIO(data))
        self.find = find

    def persistent_load(self, named: tuple[str, GameKey]) -> Any:
        """Games are found by name."""
        what, key = named
        return self.find(key) if what == "game" else self.find(key).STATE


def dumps(value: Any, games: dict[GameKey, Game]) -> bytes:
    """Pickle a value; the games in it are added to `games`."""
    out = io.BytesIO()
    _Pickler(out, games).dump(value)
    return out.getvalue()


def loads(data: bytes, find: Callable[[GameKey], Game]) -> Any:
    """Unpickle a value."""
    return _Unpickler(data, find).load()


def write_frame(out: BinaryIO, message: Any) -> None:
    """Send one message."""
    data = pickle.dumps(message, 5)
    out.write(len(data).to_bytes(PREFIX, "big") + data)
    out.flush()


def read_frame(source: BinaryIO) -> Any:
    """Receive one message."""
    length = int.from_bytes(_read_exactly(source, PREFIX), "big")
    return pickle.loads(_read_exactly(source, length))


def _read_exactly(source: BinaryIO, count: int) -> bytes:
    data = source.read(count)
    if data is None or len(data) < count:
        raise EndOfStream
    return data
