"""Complete and check positions entered in the browser (runs in worker processes)."""

from typing import Any

import msgspec

from tavoliere.engine import position_text
from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.server.errors import Refused
from tavoliere.server.worker import WorkerContext

DEALT = 0x1A1D  # a fixed seed: what the seat cannot know may be dealt in any way
SET_UPS = 64  # tried until the wanted seat is asked first


class CompletedPosition(msgspec.Struct):
    """A position as one seat knows it; what is hidden from the seat is dealt with a fixed seed."""

    position: dict[str, Any]
    text: str
    view: dict[str, Any]
    asked: list[int]


def lay(context: WorkerContext, game: Game, given: dict[str, Any] | str | None, seats: int, seat: int) -> bytes:
    """Complete a position, or set up a new game to start from; an impossible position is refused at its wrong field."""
    state = set_up(game, seats, seat) if given is None else game.place(read(given))
    if seat >= int(state[0].seats):
        raise Refused("no-such-seat-here", 422, seat=seat + 1)
    # Others' hands and the order of decks are never returned, not even those that were sent.
    state = game.imagine(state, seat, seed_words(DEALT))
    position = game.position(state)
    asked = game.seats_to_act(state)
    return msgspec.json.encode(
        CompletedPosition(position, position_text.to_text(position), game.view(state, seat), asked)
    )


def start(context: WorkerContext, game: Game, given: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """A complete position to play on from, and its number of seats; refused if the game is over there."""
    state = game.place(given)
    if not game.seats_to_act(state):
        raise Refused("play-on-is-over")
    return game.position(state), int(state[0].seats)


def read(given: dict[str, Any] | str) -> dict[str, Any]:
    """A position as JSON; it may come as a short text."""
    return position_text.from_text(given) if isinstance(given, str) else given


def set_up(game: Game, seats: int, seat: int) -> Array:
    """A new game in which the given seat is asked first, or one of those asked first, if a seed gives one."""
    found = game.set_up(seats, 0)
    for seed in range(1, SET_UPS):
        if seat in game.seats_to_act(found):
            break
        found = game.set_up(seats, seed)
    return found
