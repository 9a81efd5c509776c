"""The quick opinion: the highest card, the best pebble."""

from pebbles.moves import Kind
from pebbles.strategy.worth import gain
from tavoliere.engine.rule import helper


@helper
def weigh(box, state, seat, moves, count, out):
    """Write a weight above 0 for each move."""
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.TAKE:
            out[index] = gain(box, state.players[seat].pebbles, row.pebble) ** 2
        else:
            out[index] = row.card * row.card
