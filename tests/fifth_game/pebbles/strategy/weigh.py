"""The quick opinion: high cards when the beach is worth it, low ones when it is not."""

from pebbles.moves import Kind
from pebbles.strategy.worth import gain, prize, usual_prize
from tavoliere.engine.rule import helper


@helper
def weigh(box, state, seat, moves, count, out):
    """A weight above 0 for each move."""
    is_worth_it = prize(box, state, seat) >= usual_prize(box, state, seat)
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.TAKE:
            out[index] = gain(box, state.players[seat].pebbles, row.pebble) ** 2
        elif is_worth_it:
            out[index] = row.card * row.card
        else:
            out[index] = (box.cards + 1 - row.card) ** 2
