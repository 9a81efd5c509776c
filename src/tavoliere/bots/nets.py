"""Net files: small float16 files that say what they were trained for; one that does not fit is refused with a sentence.

A file is named by its game, rules, box and seats (`paris-r2-0123456789abcdef-2.npz`) and holds five arrays and a card,
JSON: what it fits, how it was trained, how strong it was. A game's own files lie in `nets/` beside its components.toml;
those of whoever owns the machine, for a box of his own say, in a folder of the user's data.
"""

import io
import json
import logging
import math
import os
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_data_path

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.features import Layout, layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import SEATS, Array

HERE = Path(__file__).parent
FOLDER = "nets"
OWN_NETS = "TAVOLIERE_NETS"  # environment variable: the user's own folder of nets
FORMAT = 1
ARRAYS = ("first", "second", "second_bias", "outputs", "outputs_bias")
CARD = "card"
HELPS = "helps-search"  # on a card: false until the search with the net has beaten the one without it
MIX = "mix"  # on a card: how much of a leaf of that search is a game played on, from 0 to 1
BORROWED = "borrowed"  # on the card of a net that was made for another box or number of seats: for which box
PRIOR, POLICY = "prior", "policy"  # on a card: whose prior the search was measured to like best, "values" or "policy"
WIDE, NARROW, OUTPUTS = 64, 32, 2  # units of the two hidden layers; what it says: win share, points ahead
WITH_POLICY = OUTPUTS + 1  # a net may have one output more: the logit of a move among the legal ones
MOST_UNITS = 1024
MOST_RIVALS = SEATS - 1
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

    @property
    def mix(self) -> float:
        """How much of a leaf of a search with this net is a game played on: what was measured to be best."""
        mix = self.card.get(MIX, 0.0)
        return min(1.0, max(0.0, mix)) if isinstance(mix, int | float) and not math.isnan(mix) else 0.0

    @property
    def has_policy(self) -> bool:
        """Whether it says which of the legal moves it would make, besides what they are worth."""
        return bool(self.weights[3].shape[1] == WITH_POLICY)

    @property
    def asks_policy(self) -> bool:
        """Whether a search tries first what the policy likes, rather than what is worth most."""
        return self.card.get(PRIOR) == POLICY and self.has_policy

    @property
    def policy(self) -> Array:
        """The weights of the policy; nothing where there is none."""
        return self.weights[3][:, OUTPUTS] if self.has_policy else np.zeros(self.shape[1], np.float32)

    def with_policy(self, policy: Array | None) -> "Net":
        """A copy with this policy or, for None, with none; what it says of values stays as it is."""
        first, second, second_bias, outputs, bias = self.weights
        outputs, bias = outputs[:, :OUTPUTS].copy(), bias[:OUTPUTS].copy()
        if policy is not None:
            outputs = np.column_stack((outputs, policy.astype(np.float32)))
            bias = np.append(bias, np.float32(0.0))
        return Net((first, second, second_bias, np.ascontiguousarray(outputs), bias), self.card)


def new_net(features: int, seed: int, wide: int = WIDE, narrow: int = NARROW) -> Net:
    """An untrained net."""
    draw = np.random.default_rng(seed)

    def normal(rows: int, columns: int, size: float) -> Array:
        return (draw.standard_normal((rows, columns)) * size).astype(np.float32)

    # Small: what is seldom met would keep its random beginning. The feature that is always there keeps units alive.
    first, second = normal(features, wide, 0.015), normal(wide, narrow, math.sqrt(2 / wide))
    first[0] = np.abs(normal(1, wide, 0.5))
    outputs = normal(narrow, OUTPUTS, 0.1)
    return Net((first, second, np.zeros(narrow, np.float32), outputs, np.zeros(OUTPUTS, np.float32)))


def fitting(game: Game, seats: int) -> dict[str, Any]:
    """The entries a card must have for its net to fit a game with a box and a number of seats."""
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


def read_net(path: Path, game: Game, seats: int, any_box: bool = False, any_seats: bool = False) -> Net:
    """The net in a file, checked against the game it is to play; whatever is wrong raises BadNet.

    With `any_box` one for another box will do, and comes without what it knew of single routes or tickets; with
    `any_seats` one for another number of seats, to learn on from.
    """
    stored = _read_arrays(path)
    card = _read_card(stored.pop(CARD, None), path)
    overlooked = ({"box": game.box_hash} if any_box else {}) | ({"seats": seats} if any_seats else {})
    refuse_unfitting({**card, **overlooked}, game, seats, path.name)
    net = Net(_checked(stored, layout_of(game).size, path.name), card)
    return net if (card.get("box"), card.get("seats")) == (game.box_hash, seats) else borrowed(net, game, seats)


def borrowed(net: Net, game: Game, seats: int) -> Net:
    """A net adapted to another box, without what it knew of the old one alone, or to another number of seats."""
    first = net.weights[0].copy()
    for ids in layout_of(game).by_id if net.card.get("box") != game.box_hash else []:
        first[ids.start : ids.stop] = 0.0
    known = net.card.get("seats", seats)
    if known < seats:
        spread_rivals(layout_of(game), first, known - 1, seats - 1)
    card = {**net.card, **fitting(game, seats), BORROWED: net.card.get("box"), HELPS: False}
    return Net((first, *net.weights[1:]), card)


def spread_rivals(layout: Layout, first: Array, known: int, rivals: int) -> None:
    """Let every rival count like those that are known, all together for as much as before."""
    for name, part in layout.parts.items():
        block = layout.find(name)[0]
        rows = first[block.start : block.stop].reshape(-1, part.size, first.shape[1])[-MOST_RIVALS:]
        rows[:rivals] = rows[:known].sum(axis=0) / rivals


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
    says = WITH_POLICY if outputs_bias.size == WITH_POLICY else OUTPUTS
    shapes = ((features, wide), (wide, narrow), (narrow,), (narrow, says), (says,))
    arrays = (first, second, second_bias, outputs, outputs_bias)
    fits = all(array.shape == shape for array, shape in zip(arrays, shapes, strict=True))
    if not fits or not 0 < wide <= MOST_UNITS or not 0 < narrow <= MOST_UNITS:
        raise BadNet("net-wrong-arrays", file)
    if not all(np.isfinite(array).all() for array in arrays):
        raise BadNet("net-not-finite", file)
    return tuple(np.ascontiguousarray(array, np.float32) for array in arrays)  # type: ignore[return-value]


def find_net(game: Game, seats: int) -> Net | None:
    """The net for this box and so many seats that lies among the owner's own, or came with the game; one that works."""
    if not game.FEATURES:
        return None
    paths = [folder / file_name(game, seats) for folder in (own_folder(), game.folders[-1] / FOLDER)]
    found = (_usable(path, game, seats) for path in paths if path.exists())
    return next((net for net in found if net), None)


def own_folder() -> Path:
    """The folder for nets that the owner of this machine trained."""
    chosen = os.environ.get(OWN_NETS)
    return Path(chosen) if chosen else user_data_path("tavoliere") / FOLDER


def lend_net(game: Game, seats: int) -> Net | None:
    """For an owner's box: the net of the printed one, without what it knew of that box alone."""
    if not game.FEATURES or not game.components.overlay:
        return None
    pattern = file_name(game, seats).replace(game.box_hash, "*")
    paths = sorted((game.folders[-1] / FOLDER).glob(pattern))
    return _usable(paths[0], game, seats, any_box=True) if paths else None


@lru_cache(maxsize=16)
def _usable(path: Path, game: Game, seats: int, any_box: bool = False) -> Net | None:
    """The net in a file; a broken file is logged once, and bots play without a net."""
    try:
        return read_net(path, game, seats, any_box)
    except BadNet as error:
        LOGGER.warning("%s", error.sentence("en"))
        return None
