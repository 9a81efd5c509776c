"""Claiming a route and paying for it, ferries (San Francisco) included."""

from tavoliere.engine.bits import lowest_bit, places_of, without_lowest_bit
from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.events import tell_claimed
from tavoliere.games.ticket_to_ride.moves import claim_move
from tavoliere.games.ticket_to_ride.names import COLOURS, GREY, LONGEST, NONE, WILD, Forbidden
from tavoliere.games.ticket_to_ride.route_masks import GREY_ROW

# --- what forbids a claim --------------------------------------------------------------------------------------------


@helper
def claim_forbidden_by(box, state, seat, row):
    """Which rule forbids a claim: the route itself, then the payment."""
    reason = route_forbidden_by(box, state, seat, row.route)
    if reason != Forbidden.NOTHING:
        return reason
    return payment_forbidden_by(box, state, seat, row)


@rule("TTR-4.3", "TTR-4.4", "TTR-4.6", "TTR-4.7")
def route_forbidden_by(box, state, seat, route):
    """Which rule closes a route to a player, whatever the payment."""
    if state.owner[route] != NONE:
        return Forbidden.ROUTE_IS_TAKEN
    if twin_owner(box, state, route) == seat:
        return Forbidden.TWIN_IS_YOURS
    if state.seats == 2 and twin_owner(box, state, route) != NONE:
        return Forbidden.TWIN_CLOSED_THE_ROUTE
    if state.players[seat].vehicles < box.length[route]:
        return Forbidden.TOO_FEW_VEHICLES
    return Forbidden.NOTHING


@helper
def twin_owner(box, state, route):
    """Who owns the other one of a double route."""
    return NONE if box.twin[route] == NONE else int(state.owner[box.twin[route]])


@rule("TTR-4.1", "TTR-4.2", "TTR-4.5", "SF-4.11")
def payment_forbidden_by(box, state, seat, row):
    """Which rule forbids paying with these cards: number, colour, ferries, then what is in hand."""
    hand = state.players[seat].hand
    length = box.length[row.route]
    if row.wilds > length:
        return Forbidden.WRONG_NUMBER_OF_CARDS
    if row.wilds < length and not is_route_colour(box, row.route, row.colour):
        return Forbidden.WRONG_COLOUR
    if row.wilds < box.ferries[row.route]:
        return Forbidden.FERRY_NEEDS_A_WILD
    if row.wilds < length and hand[row.colour] < length - row.wilds:
        return Forbidden.TOO_FEW_CARDS
    return Forbidden.TOO_FEW_WILDS if hand[WILD] < row.wilds else Forbidden.NOTHING


@rule("TTR-4.1", "TTR-4.5")
def is_route_colour(box, route, colour):
    """Whether ordinary cards of a colour fit a route; a grey one takes any."""
    return box.route_colour[route] == GREY or box.route_colour[route] == colour


# --- what can be claimed ---------------------------------------------------------------------------------------------


@helper
def legal_claims(box, state, seat, out, count):
    """Append every legal claim; returns the new count."""
    hand = state.players[seat].hand
    held = colours_held(hand)
    routes = open_routes(box, state, seat) & routes_within_means(box, state.players[seat])
    while routes != 0:
        count = payments(box, hand, held, lowest_bit(routes), out, count)
        routes = without_lowest_bit(routes)
    return count


@helper
def open_routes(box, state, seat):
    """A mask of the routes that nobody has taken and no twin closes to a player."""
    free = places_of(state.owner, NONE)
    closing = box.doubles & (~free if state.seats == 2 else places_of(state.owner, seat))
    while closing != 0:
        free &= ~box.twin_mask[lowest_bit(closing)]
        closing = without_lowest_bit(closing)
    return free


@helper
def routes_within_means(box, player):
    """A mask of the routes that a player has the cards and the vehicles for, whoever owns them."""
    hand, wilds = player.hand, int(player.hand[WILD])
    routes, most = 0, 0
    for colour in range(1, COLOURS):
        most = max(most, int(hand[colour]))
        routes |= int(box.paid_by[colour, min(hand[colour] + wilds, LONGEST)])
    routes |= int(box.paid_by[GREY_ROW, min(most + wilds, LONGEST)])
    return routes & int(box.ferried_by[min(wilds, LONGEST)]) & int(box.covered_by[min(player.vehicles, LONGEST)])


@helper
def payments(box, hand, held, route, out, count):
    """Append every way to pay for an open route, given the colours held; returns the new count."""
    length, wilds_held, ferries = int(box.length[route]), int(hand[WILD]), int(box.ferries[route])
    colours = held if box.route_colour[route] == GREY else 1 << int(box.route_colour[route])
    most_wilds = min(length - 1, wilds_held)
    while colours != 0:
        colour = lowest_bit(colours)
        colours = without_lowest_bit(colours)
        fewest_wilds = max(length - hand[colour], ferries)
        first = claim_move(box, route, colour, 0)
        for wilds in range(length):
            out[count] = first + wilds  # the next one takes its place if it cannot be paid: no jump, no wait
            count += (fewest_wilds <= wilds) & (wilds <= most_wilds)
    out[count] = claim_move(box, route, WILD, length)
    return count + (wilds_held >= length)


@helper
def colours_held(hand):
    """A mask of the ordinary colours in a hand."""
    held = 0
    for colour in range(1, COLOURS):
        held |= (hand[colour] > 0) << colour
    return held


# --- what a claim does -----------------------------------------------------------------------------------------------


@rule("TTR-4.1", "TTR-4.8")
def occupy(box, state, seat, row, events):
    """Lay down the cards, put a vehicle on each space and score the route."""
    me = state.players[seat]
    length = box.length[row.route]
    spend(me, row.colour, length - row.wilds)
    spend(me, WILD, row.wilds)
    me.vehicles -= length
    state.owner[row.route] = seat
    state.route, state.colour, state.wilds = row.route, row.colour, row.wilds
    tell_claimed(events, seat, row.route, row.colour, row.wilds, box.points[length])


@helper
def spend(player, colour, count):
    """Take cards from a hand. Cards that were seen being taken count as spent first."""
    player.hand[colour] -= count
    player.seen[colour] = max(0, player.seen[colour] - count)
