"""Bots' moves and hints (runs in worker processes); a bot is given only what its seat knows."""

import numpy as np

from tavoliere.engine import compiling
from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import FEWEST_SEATS, Game
from tavoliere.engine.records import Array
from tavoliere.server.catalogue import USUAL, Effort, Hint
from tavoliere.server.worker import WorkerContext


def decide(
    context: WorkerContext, level: str, game: Game, state: bytes, seat: int, seed: int, effort: Effort = USUAL
) -> int:
    """The move a bot chooses."""
    return int(context.catalogue.decide(level, game, state_of(game, state), seat, seed, effort))


def hint(context: WorkerContext, game: Game, state: bytes, seat: int, seed: int, effort: Effort) -> list[Hint]:
    """A strong bot's opinion of each move."""
    assert context.catalogue.hint is not None
    return context.catalogue.hint(game, state_of(game, state), seat, seed, effort)


def warm(context: WorkerContext, game: Game) -> None:
    """Load what a quick bot needs, before somebody waits for it."""
    if not compiling.is_ready(game, compiling.OPINIONS):
        return
    state = game.set_up(FEWEST_SEATS, 0)
    seat = game.seats_to_act(state)[0]
    moves = game.legal_moves(game.imagine(state, seat, seed_words(0)), seat)
    for opinion in (game.weigh, game.plan):
        opinion(state, seat, moves)


def state_of(game: Game, written: bytes) -> Array:
    """A state from its bytes."""
    return np.frombuffer(written, game.STATE).copy()
