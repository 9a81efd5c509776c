"""Nets on disk: small float16 files that say what they were trained for; what does not fit is refused in a sentence.

A file is named by its game, rules, box and seats (`paris-r2-0123456789abcdef-2.npz`) and holds five arrays and a card,
JSON: what it fits, how it was trained, how strong it was. A game's own files lie in `nets/` beside its components.toml.
"""

import io
import json
import logging
import math
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.features import layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array

HERE = Path(__file__).parent
FOLDER = "nets"
FORMAT = 1
ARRAYS = ("first", "second", "second_bias", "outputs", "outputs_bias")
CARD = "card"
WIDE, NARROW, OUTPUTS = 64, 32, 2  # units of the two hidden layers; what it says: win share, points ahead
MOST_UNITS = 1024
MOST_BYTES = 16 << 20  # of a file, packed or unpacked
LOGGER = logging.getLogger(__name__)

Weights = tuple[Array, Array, Array, Array, Array]


class BadNet(TavoliereError):
    """A net file that cannot be used: names the file and the reason."""

    def __init__(self, key: str, file: str, **words: Any) -> None:
        super().__init__(key, {"file": file, **words}, (HERE,))


@dataclass(frozen=True)
class Net:
    """Weights as the compiled code reads them, and the card that came with them."""

    weights: Weights
    card: Mapping[str, Any] = field(default_factory=dict)

    @property
    def shape(self) -> tuple[int, int]:
        """Units of the hidden layers."""
        wide, narrow = self.weights[1].shape
        return wide, narrow


def new_net(features: int, seed: int, wide: int = WIDE, narrow: int = NARROW) -> Net:
    """A net that knows nothing yet."""
    draw = np.random.default_rng(seed)

    def normal(rows: int, columns: int, size: float) -> Array:
        return (draw.standard_normal((rows, columns)) * size).astype(np.float32)

    first, second = normal(features, wide, 0.08), normal(wide, narrow, math.sqrt(2 / wide))
    outputs = normal(narrow, OUTPUTS, 0.1)
    return Net((first, second, np.zeros(narrow, np.float32), outputs, np.zeros(OUTPUTS, np.float32)))


def fitting(game: Game, seats: int) -> dict[str, Any]:
    """What a card must say so that its net fits a game with a box and a number of seats."""
    layout = layout_of(game)
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "box": game.box_hash,
        "seats": seats,
        "features": layout.version,
    }


def file_name(game: Game, seats: int) -> str:
    """What the net for a game, its box and so many seats is called."""
    return f"{game.id}-r{game.rules_version}-{game.box_hash}-{seats}.npz"


def write_net(net: Net, path: Path) -> None:
    """Write a net and its card; the file appears whole or not at all."""
    arrays = {name: array.astype(np.float16) for name, array in zip(ARRAYS, net.weights, strict=True)}
    card = np.frombuffer(json.dumps(dict(net.card), sort_keys=True).encode(), np.uint8)
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **arrays, **{CARD: card})
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(packed.getvalue())
    unfinished.replace(path)


def read_net(path: Path, game: Game, seats: int) -> Net:
    """The net in a file, checked against the game it is to play; whatever is wrong raises BadNet."""
    stored = _read_arrays(path)
    card = _read_card(stored.pop(CARD, None), path)
    refuse_unfitting(card, game, seats, path.name)
    return Net(_checked(stored, layout_of(game).size, path.name), card)


def _read_arrays(path: Path) -> dict[str, Array]:
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
                raise BadNet("net-too-big", path.name, most=MOST_BYTES >> 20)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            return {name: stored[name] for name in stored.files}
    except (OSError, ValueError, EOFError, KeyError, SyntaxError, zipfile.BadZipFile, NotImplementedError) as error:
        raise BadNet("net-unreadable", path.name, reason=getattr(error, "strerror", None) or str(error)) from error
    except Exception as error:  # zlib.error and whatever else a damaged archive makes numpy raise
        if isinstance(error, BadNet):
            raise
        raise BadNet("net-unreadable", path.name, reason=str(error)) from error


def _read_card(written: Array | None, path: Path) -> dict[str, Any]:
    try:
        card = json.loads(bytes(written.astype(np.uint8)) if written is not None else b"")
    except ValueError as error:
        raise BadNet("net-no-card", path.name) from error
    if not isinstance(card, dict):
        raise BadNet("net-no-card", path.name)
    return card


def refuse_unfitting(card: Mapping[str, Any], game: Game, seats: int, file: str) -> None:
    """Raise BadNet if the card is one for something else, naming the first difference."""
    for name, expected in fitting(game, seats).items():
        if card.get(name) != expected:
            raise BadNet(f"net-other-{name}", file, found=str(card.get(name)), expected=str(expected))


def _checked(stored: dict[str, Array], features: int, file: str) -> Weights:
    """The arrays as weights: their shapes fit together, and every number is one."""
    if set(stored) != set(ARRAYS) or any(array.dtype.kind != "f" for array in stored.values()):
        raise BadNet("net-wrong-arrays", file)
    first, second, second_bias, outputs, outputs_bias = (stored[name] for name in ARRAYS)
    wide, narrow = second.shape if second.ndim == 2 else (0, 0)
    shapes = ((features, wide), (wide, narrow), (narrow,), (narrow, OUTPUTS), (OUTPUTS,))
    arrays = (first, second, second_bias, outputs, outputs_bias)
    fits = all(array.shape == shape for array, shape in zip(arrays, shapes, strict=True))
    if not fits or not 0 < wide <= MOST_UNITS or not 0 < narrow <= MOST_UNITS:
        raise BadNet("net-wrong-arrays", file)
    if not all(np.isfinite(array).all() for array in arrays):
        raise BadNet("net-not-finite", file)
    return tuple(np.ascontiguousarray(array, np.float32) for array in arrays)  # type: ignore[return-value]


def find_net(game: Game, seats: int) -> Net | None:
    """The net that came with the game for this box and so many seats, if there is one that can be used."""
    path = game.folders[-1] / FOLDER / file_name(game, seats) if game.FEATURES else None
    return _usable(path, game, seats) if path and path.exists() else None


@lru_cache(maxsize=16)
def _usable(path: Path, game: Game, seats: int) -> Net | None:
    """The net in a file; what is wrong with it is logged once, and the old bots play."""
    try:
        return read_net(path, game, seats)
    except BadNet as error:
        LOGGER.warning("%s", error.sentence("en"))
        return None
