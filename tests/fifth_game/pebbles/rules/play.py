"""What a move does."""

from pebbles.moves import Kind
from pebbles.rules.wave import lay, take
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper


@helper
def play(box, state, seat, move, events):
    """Carry out a legal move."""
    row = box.moves[move]
    if row.kind == Kind.LAY:
        lay(box, state, seat, int64(row.card), events)
    else:
        take(box, state, seat, int64(row.pebble), events)
