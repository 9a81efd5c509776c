"""The opponent in a guided game: begins with the moves of the lesson, and always plays the same."""

import zlib

from tavoliere.engine.lesson import lesson_of
from tavoliere.engine.records import Array
from tavoliere.server.table import Table

AHEAD_SECONDS = 0.3  # between moves while a bot plays for the learner, who may want to come back


def scripted_move(table: Table, seat: int) -> int | None:
    """The move that the lesson prescribes for a bot now, if there is one and it is legal."""
    match = table.match
    lesson = lesson_of(match.game) if match and table.head.is_lesson else None
    number = table.seats[seat].decisions
    if match is None or lesson is None or seat != 1 or number >= len(lesson.opponent):
        return None
    move = match.game.read_move(lesson.opponent[number])
    return move if move in match.game.legal_moves(match.state, seat) else None


def fixed_seed(table: Table, state: Array) -> int | None:
    """The seed of a bot's thinking in a guided game, so that the same moves lead to the same match."""
    return zlib.crc32(state.tobytes()) if table.head.is_lesson else None


def pause_before(table: Table) -> float:
    """How long bots wait before a move: while the coach plays ahead, the learner must be able to come back in time."""
    return AHEAD_SECONDS if table.head.is_lesson and any(one.is_replaced for one in table.seats) else 0.0
