"""What is certain of a move, for bots that learn."""

from pebbles.moves import Kind
from tavoliere.engine.rule import helper

OTHERS, NEXT_WAVE = 1, 2  # what is awaited: the others' cards, or what the next wave brings


@helper
def afterstate(box, state, seat, move):
    """The card laid, not turned up yet, or the pebble taken."""
    row = box.moves[move]
    if row.kind == Kind.LAY:
        state.players[seat].choice = row.card
        return OTHERS
    state.beach[row.pebble] -= 1
    state.players[seat].pebbles[row.pebble] += 1
    return NEXT_WAVE
