"""How many turns are still to come."""

from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import COLOURS, NONE

SPACES_A_CLAIM = 1.15  # vehicles that players put down in a claim, for each space of a mean route


@helper
def cards_in_hand(hand):
    """How many cards a hand holds, which everybody may know."""
    total = 0
    for colour in range(COLOURS):
        total += hand[colour]
    return total


@helper
def turns_to_come(box, state):
    """How many more turns each player will probably have: until somebody's vehicles run out, and one more."""
    if state.turns_left != NONE:
        return 1.0
    soonest = 1000.0
    spaces_a_claim = SPACES_A_CLAIM * box.mean_length
    for seat in range(state.seats):
        spaces = max(0, state.players[seat].vehicles - box.last_round_at)
        cards = cards_in_hand(state.players[seat].hand)
        soonest = min(soonest, spaces / spaces_a_claim + max(0, spaces - cards) / 2.0)
    return soonest + 1.0
