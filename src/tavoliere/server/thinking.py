"""What bots do in worker processes: they choose moves and give hints, from what a seat knows."""

import numpy as np

from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.server.catalogue import USUAL, Effort, Hint
from tavoliere.server.worker import Station


def decide(station: Station, level: str, game: Game, state: bytes, seat: int, seed: int, effort: Effort = USUAL) -> int:
    """The move a bot chooses."""
    return int(station.catalogue.decide(level, game, state_of(game, state), seat, seed, effort))


def hint(station: Station, game: Game, state: bytes, seat: int, seed: int, effort: Effort) -> list[Hint]:
    """What a strong bot thinks of each move."""
    assert station.catalogue.hint is not None
    return station.catalogue.hint(game, state_of(game, state), seat, seed, effort)


def state_of(game: Game, written: bytes) -> Array:
    """A state from its bytes."""
    return np.frombuffer(written, game.STATE).copy()
