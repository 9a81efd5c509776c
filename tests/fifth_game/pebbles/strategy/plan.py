"""The thought-out opinion: what a card wins, times how likely, less what it could win later."""

from pebbles.moves import Kind
from pebbles.rules.wave import bit
from pebbles.strategy.worth import gain, prize, usual_prize
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper


@helper
def plan(box, state, seat, moves, count, out):
    """A weight for each move, the highest for the best."""
    now, later = prize(box, state, seat), usual_prize(box, state, seat)
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.TAKE:
            out[index] = gain(box, state.players[seat].pebbles, row.pebble)
        else:
            out[index] = 10.0 + win_chance(box, state, seat, int64(row.card)) * (now - later)


@helper
def win_chance(box, state, seat, card):
    """How likely all others lay lower cards, if each lays any of those this seat has not seen."""
    known = state.seen | state.players[seat].hand
    lower, unknown = 0, 0
    for other in range(1, box.cards + 1):
        if not known & bit(other):
            unknown += 1
            lower += other < card
    return (lower / max(1, unknown)) ** (state.seats - 1)
