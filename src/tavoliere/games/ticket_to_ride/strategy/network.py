"""The network a seat plans: which routes to claim for which tickets, and which cards are lacking.

Everything is counted in points. A turn is worth a part of a mean ticket, a route costs the turns it takes less what it
scores, and a ticket is planned when it gains more than its path costs. Cards in hand are reserved for planned routes,
the most valuable first. Only what the seat knows is used: its own cards and tickets, and what lies open.
"""

from tavoliere.engine.bits import count_bits, lowest_bit, without_lowest_bit
from tavoliere.engine.records import float64, int8, int16, int64, record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import COLOURS, GREY, NONE, PLACES, ROUTES, TICKETS, WILD
from tavoliere.games.ticket_to_ride.strategy.paths import CLOSED, find_paths, is_closed, most_of_a_colour, other_end
from tavoliere.games.ticket_to_ride.strategy.time_left import turns_to_come

TICKETS_A_TURN = 0.33  # what a turn is worth, in tickets
TURNS_A_CARD = 0.65  # turns it takes to find a card that is lacking
CHEAPEST = 0.4  # points a turn costs at least, whatever the route scores, so that paths make no detours for points
SURE = 0.95  # how likely a ticket is completed at best, when it is not done yet,
EVEN = 0.45  # with no turn to spare,
EACH_TURN = 0.12  # and how much better with each turn to spare
WILD_HELPS = 0.4  # part of a lacking card that a spare wild card stands for, as long as it is not reserved
TOKEN_BONUS = 1.0  # points expected from a token, beside what it scores at once

HURRY = 4.0  # turns to come when wild cards are not saved any more

FOR_TICKET, FOR_POINTS = 1, 2  # why a route is planned

NETWORK = record(
    [
        ("usable", int16, (ROUTES,)),  # own routes and those that can still be claimed
        ("usable_count", int16),
        ("cost", float64, (ROUTES,)),  # in points; 0 for own and planned routes
        ("planned", int16, (ROUTES,)),  # FOR_TICKET, FOR_POINTS or 0
        ("stake", float64, (ROUTES,)),  # points of the tickets that need the route
        ("colour", int16, (ROUTES,)),  # of the ordinary cards reserved for a planned route
        ("wilds", int16, (ROUTES,)),  # wild cards reserved for it
        ("missing", int16, (ROUTES,)),  # cards it still lacks
        ("hand", int16, (COLOURS,)),  # cards not reserved
        ("most_held", int16),  # the ordinary colour with most of them, which pays grey routes
        ("distance", float64, (PLACES,)),
        ("via", int16, (PLACES,)),
        ("symbol", int16, (PLACES,)),  # of the tourists waiting at a place, or NONE
        ("value", float64, (TICKETS,)),  # of each ticket, if it were drawn now
        ("gain", float64, (TICKETS,)),  # of planning each ticket next
        ("path", int8, (TICKETS, PLACES)),  # routes of each ticket's cheapest path, from its second place to its first
        ("path_length", int16, (TICKETS,)),
        ("judged", int64),  # tickets whose gain and path are known: all costs are what they were then
        ("flag", int16),  # colours lying in front when the plan is carried out
        ("tokens", int16),  # symbols held then
        ("vehicles", int16),  # left then
        ("turns", float64),  # the plan takes
        ("time", float64),  # turns to come
        ("turn_value", float64),  # points a turn is worth on this map
        ("worth", float64),  # points of the plan, less its cost
    ]
)


# --- what routes cost ------------------------------------------------------------------------------------------------


@helper
def start_network(box, state, seat, networks):
    """Start with nothing planned: all cards are free, every usable route has its price."""
    network, me = networks[0], state.players[seat]
    network.vehicles, network.flag, network.tokens = me.vehicles, me.flag, me.tokens
    network.turns, network.worth, network.time = 0.0, 0.0, turns_to_come(box, state)
    network.judged = 0
    network.turn_value = TICKETS_A_TURN * mean_ticket(box)
    for colour in range(box.colours):
        network.hand[colour] = me.hand[colour]
    network.most_held = most_of_a_colour(box, network.hand)
    for place in range(box.places):
        network.symbol[place] = NONE
    for symbol in range(box.symbols):
        if state.stack_place[symbol] != NONE and state.stack_left[symbol] > 0:
            network.symbol[state.stack_place[symbol]] = symbol
    find_usable(box, state, seat, networks)
    price_routes(box, networks)


@helper
def mean_ticket(box):
    """The points of a ticket, on average."""
    total = 0.0
    for ticket in range(box.tickets):
        total += box.ticket_points[ticket]
    return total / max(1, box.tickets)


@helper
def find_usable(box, state, seat, networks):
    """List own routes, which cost nothing, and those that can still be claimed."""
    network = networks[0]
    network.usable_count = 0
    for route in range(box.routes):
        network.planned[route], network.missing[route], network.wilds[route] = 0, 0, 0
        network.stake[route] = 0.0
        network.cost[route] = CLOSED
        own = state.owner[route] == seat
        if own or not is_closed(box, state, seat, route):
            network.usable[network.usable_count] = route
            network.usable_count += 1
            network.cost[route] = 0.0 if own else CHEAPEST


@helper
def price_routes(box, networks):
    """Write what each usable route costs with the cards that are still free."""
    network = networks[0]
    for index in range(network.usable_count):
        route = network.usable[index]
        if 0.0 < network.cost[route] < CLOSED:
            turns = turns_for(box, networks, route)
            network.cost[route] = max(CHEAPEST * turns, network.turn_value * turns - gain(box, networks, route))


@helper
def turns_for(box, networks, route):
    """Turns it takes to claim a route with the cards not reserved: finding the missing ones, and the claim."""
    hand, colour = networks[0].hand, paying_colour(box, networks, route)
    ordinary = max(0, box.length[route] - box.ferries[route] - hand[colour])
    spare = hand[WILD] - box.ferries[route]
    help_of_wilds = WILD_HELPS * min(ordinary, spare) if spare >= 0 else 2.0 * spare  # an open one takes a whole turn
    return 1.0 + TURNS_A_CARD * (ordinary - help_of_wilds)


@helper
def paying_colour(box, networks, route):
    """The ordinary colour that a route would be paid with."""
    colour = int(box.route_colour[route])
    return int(networks[0].most_held) if colour == GREY else colour


@helper
def gain(box, networks, route):
    """What a route scores, with its part of a flag and the token it brings."""
    network = networks[0]
    points = float(box.points[box.length[route]])
    colour = box.route_colour[route]
    if colour > 0 and box.is_flag_colour[colour] and not (network.flag >> colour) & 1:
        points += flag_share(box, network.flag)
    if box.symbols > 0 and symbol_met(box, networks, route) != NONE:
        points += token_share(box, network.tokens)
    return points


@helper
def flag_share(box, flag):
    """What the next card of a flag is worth: the nearer the flag is to completion, the more."""
    colours, held = count_bits(box.flag), count_bits(flag)
    return 2.0 * box.flag_points * (held + 1) / (colours * (colours + 1))


@helper
def token_share(box, tokens):
    """What the next token is worth: half of what it scores at once, and a bonus."""
    held = count_bits(tokens)
    return TOKEN_BONUS + 0.5 * (box.token_points[held + 1] - box.token_points[held])


@helper
def symbol_met(box, networks, route):
    """The token a route would bring, or NONE."""
    network = networks[0]
    for place in (box.route_a[route], box.route_b[route]):
        symbol = network.symbol[place]
        if symbol != NONE and not (network.tokens >> symbol) & 1:
            return int(symbol)
    return NONE


# --- tickets ---------------------------------------------------------------------------------------------------------


@helper
def plan_tickets(box, networks, tickets):
    """Plan the tickets of a mask, each time the one that gains most; what cannot be done counts as lost."""
    network = networks[0]
    waiting = tickets
    while waiting:
        judge_tickets(box, networks, waiting)
        best = heaviest_ticket(network.gain, waiting)
        best_gain = network.gain[best]
        if best_gain <= 0.0:
            break
        waiting &= ~(1 << best)
        if adopt_path(box, networks, best):
            price_routes(box, networks)
            network.judged = 0
        network.worth += best_gain - box.ticket_points[best]
    while waiting:
        network.worth -= box.ticket_points[lowest_bit(waiting)]
        waiting = without_lowest_bit(waiting)


@helper
def judge_tickets(box, networks, tickets):
    """Know what planning each of some tickets next would gain."""
    network = networks[0]
    unknown = tickets & ~int(network.judged)
    while unknown:
        ticket = lowest_bit(unknown)
        unknown = without_lowest_bit(unknown)
        network.gain[ticket] = gain_of_ticket(box, networks, ticket)
    network.judged |= tickets


@helper
def heaviest_ticket(gain, tickets):
    """Of some tickets the one that gains most; of equals the first."""
    best = lowest_bit(tickets)
    left = without_lowest_bit(tickets)
    while left:
        ticket = lowest_bit(left)
        left = without_lowest_bit(left)
        if gain[ticket] > gain[best]:
            best = ticket
    return best


@helper
def gain_of_ticket(box, networks, ticket):
    """What completing a ticket gains over failing it, less what its path costs; nothing if there is no time for it.

    Leaves the path in `path`.
    """
    network = networks[0]
    find_paths(box, networks, box.ticket_a[ticket])
    cost = network.distance[box.ticket_b[ticket]]
    if cost >= CLOSED:
        return -CLOSED
    place, spaces, turns, steps = int(box.ticket_b[ticket]), 0, 0.0, 0
    while place != box.ticket_a[ticket]:
        route = network.via[place]
        network.path[ticket, steps] = route
        steps += 1
        if network.cost[route] > 0.0:
            spaces += box.length[route]
            turns += turns_for(box, networks, route)
        place = other_end(box, route, place)
    network.path_length[ticket] = steps
    if spaces > network.vehicles:
        return -CLOSED
    if cost <= 0.0:
        return 2.0 * box.ticket_points[ticket]
    return 2.0 * box.ticket_points[ticket] * chance_in_time(network.time - network.turns - turns) - cost


@helper
def chance_in_time(spare):
    """How likely a ticket is completed with so many turns to spare."""
    return min(SURE, max(0.0, EVEN + EACH_TURN * spare))


@helper
def adopt_path(box, networks, ticket):
    """Plan the routes of a judged ticket's path; returns how many were not planned before."""
    network, added = networks[0], 0
    points = float(box.ticket_points[ticket])
    for step in range(network.path_length[ticket]):
        route = int(network.path[ticket, step])
        if network.cost[route] > 0.0:
            adopt_route(box, networks, route, FOR_TICKET)
            added += 1
        network.stake[route] += points
    return added


@helper
def adopt_route(box, networks, route, why):
    """Plan a route: reserve its cards, count its vehicles and turns, its part of a flag and its token."""
    network = networks[0]
    network.planned[route] = why
    network.turns += turns_for(box, networks, route)
    colour = paying_colour(box, networks, route)
    ordinary = min(network.hand[colour], box.length[route] - box.ferries[route])
    wilds = min(network.hand[WILD], box.ferries[route])
    network.hand[colour] -= ordinary
    network.hand[WILD] -= wilds
    network.most_held = most_of_a_colour(box, network.hand)
    network.colour[route], network.wilds[route] = colour, wilds
    network.missing[route] = box.length[route] - ordinary - wilds
    network.vehicles -= box.length[route]
    network.cost[route] = 0.0
    if box.is_flag_colour[colour]:
        network.flag |= 1 << colour
    symbol = symbol_met(box, networks, route) if box.symbols > 0 else NONE
    if symbol != NONE:
        network.tokens |= 1 << symbol
    if box.twin[route] != NONE and network.cost[box.twin[route]] > 0.0:
        network.cost[box.twin[route]] = CLOSED  # nobody owns both


# --- points ----------------------------------------------------------------------------------------------------------


@helper
def plan_points(box, networks):
    """Use what vehicles and time are left for the routes that score most in a turn."""
    network = networks[0]
    while network.turns < network.time:
        best, best_rate = NONE, 0.0
        for index in range(network.usable_count):
            route = network.usable[index]
            if 0.0 < network.cost[route] < CLOSED and box.length[route] <= network.vehicles:
                rate = gain(box, networks, route) / turns_for(box, networks, route)
                if rate > best_rate:
                    best, best_rate = route, rate
        if best == NONE:
            break
        adopt_route(box, networks, best, FOR_POINTS)


@helper
def reserve_wilds(box, networks):
    """Reserve the wild cards left over where they complete a planned route.

    Routes for tickets come first, then those with the fewest cards missing. Nothing is paid with wild cards alone while
    there is time to find others.
    """
    network = networks[0]
    fewest_others = 0 if network.time < HURRY else 1
    for why in (FOR_TICKET, FOR_POINTS):
        for missing in range(1, network.hand[WILD] + 1):
            for index in range(network.usable_count):
                route = network.usable[index]
                held = box.length[route] - network.wilds[route] - missing
                if network.planned[route] != why or network.missing[route] != missing or held < fewest_others:
                    continue
                if network.hand[WILD] >= missing:
                    network.hand[WILD] -= missing
                    network.wilds[route] += missing
                    network.missing[route] = 0
