"""How many turns are still to come."""

from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import NONE

SPACES_A_CLAIM = 1.15  # vehicles that players put down in a claim, for each space of a mean route


@helper
def cards_in_hand(box, hand):
    """How many cards a hand holds, which everybody may know."""
    total = 0
    for colour in range(box.colours):
        total += hand[colour]
    return total


@helper
def mean_route(box):
    """The spaces of a route, on average."""
    total = 0
    for route in range(box.routes):
        total += box.length[route]
    return total / max(1, box.routes)


@helper
def turns_to_come(box, state):
    """How many more turns each player will probably have: until somebody's vehicles run out, and one more."""
    if state.turns_left != NONE:
        return 1.0
    soonest = 1000.0
    spaces_a_claim = SPACES_A_CLAIM * mean_route(box)
    for seat in range(state.seats):
        spaces = max(0, state.players[seat].vehicles - box.last_round_at)
        cards = cards_in_hand(box, state.players[seat].hand)
        soonest = min(soonest, spaces / spaces_a_claim + max(0, spaces - cards) / 2.0)
    return soonest + 1.0
