"""Who is asked, and which moves are legal."""

from pebbles.moves import Kind
from pebbles.names import NONE, Forbidden, Phase
from pebbles.rules.wave import bit
from tavoliere.engine.rule import helper, rule


@helper
def is_over(box, state):
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@rule("GEN-2", "GEN-3", "PEB-2.2")
def seats_to_act(box, state):
    """Everybody who has not laid a card yet; then whoever takes a pebble."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.TAKE:
        return 1 << state.taker
    mask = 0
    for seat in range(state.seats):
        if state.players[seat].choice == NONE:
            mask |= 1 << seat
    return mask


@helper
def forbidden_by(box, state, seat, move):
    """Which rule forbids a move: first the moment, then the move's own rules."""
    row = box.moves[move]
    if is_over(box, state):
        return Forbidden.GAME_IS_OVER
    if not (seats_to_act(box, state) >> seat) & 1:
        return Forbidden.NOT_ASKED
    if (row.kind == Kind.LAY) != (state.phase == Phase.LAY):
        return Forbidden.ANOTHER_QUESTION
    if row.kind == Kind.LAY:
        return lay_forbidden_by(state, seat, row.card)
    return take_forbidden_by(state, row.pebble)


@rule("PEB-2.2")
def lay_forbidden_by(state, seat, card):
    """Which rule forbids laying a card: it must be in the hand."""
    return Forbidden.NOTHING if state.players[seat].hand & bit(card) else Forbidden.CARD_NOT_IN_HAND


@rule("PEB-2.3")
def take_forbidden_by(state, pebble):
    """Which rule forbids taking a pebble: it must be on the beach."""
    return Forbidden.NOTHING if state.beach[pebble] > 0 else Forbidden.PEBBLE_NOT_ON_BEACH


@helper
def legal_moves(box, state, seat, out):
    """All moves that nothing forbids."""
    count = 0
    for move in range(box.move_count):
        if forbidden_by(box, state, seat, move) == Forbidden.NOTHING:
            out[count] = move
            count += 1
    return count
