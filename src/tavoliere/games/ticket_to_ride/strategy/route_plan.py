"""A sensible person's plan: which routes to claim for which tickets, which cards are lacking, how much time is left.

Everything is counted in points. A turn is worth a part of a mean ticket, a route costs the turns it takes less what it
scores, and a ticket is planned when it gains more than its way costs. Cards in hand are promised to planned routes, the
most valuable first. Only what the seat knows is used: its own cards and tickets, and what lies open.
"""

import numpy as np

from tavoliere.engine.records import float64, int16, record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import COLOURS, NONE, PLACES, ROUTES, TICKETS, WILD
from tavoliere.games.ticket_to_ride.networks import CLOSED, is_closed, paying_colour, spread, step_back

TICKETS_A_TURN = 0.33  # what a turn is worth, in tickets
TURNS_A_CARD = 0.65  # turns it takes to find a card that is lacking
CHEAP_TURN = 1.0  # points a turn of a ticket's way costs on average
CHEAPEST = 0.4  # points a turn costs at least, whatever the route scores: ways do not wander
SURE = 0.95  # how likely a ticket is completed at best, when it is not done yet,
EVEN = 0.45  # with no turn to spare,
EACH_TURN = 0.12  # and how much better with each turn to spare
SPACES_A_CLAIM = 1.15  # vehicles that players put down in a claim, for each space of a mean route
WILD_HELPS = 0.4  # part of a lacking card that a spare wild card stands for, as long as it is promised to nobody
TOKEN_HOPE = 1.0  # points hoped for from a token, beside what it scores at once

HURRY = 4.0  # turns to come when wild cards are not saved any more

FOR_TICKET, FOR_POINTS = 1, 2  # why a route is planned

NETWORK = record(
    [
        ("usable", int16, (ROUTES,)),  # own routes and those that can still be claimed
        ("usable_count", int16),
        ("cost", float64, (ROUTES,)),  # in points; 0 for own and planned routes
        ("planned", int16, (ROUTES,)),  # FOR_TICKET, FOR_POINTS or 0
        ("stake", float64, (ROUTES,)),  # points of the tickets that need the route
        ("colour", int16, (ROUTES,)),  # of the ordinary cards promised to a planned route
        ("wilds", int16, (ROUTES,)),  # wild cards promised to it
        ("missing", int16, (ROUTES,)),  # cards it still lacks
        ("hand", int16, (COLOURS,)),  # cards promised to nobody
        ("distance", float64, (PLACES,)),
        ("via", int16, (PLACES,)),
        ("symbol", int16, (PLACES,)),  # of the tourists waiting at a place, or NONE
        ("value", float64, (TICKETS,)),  # of each ticket, if it were drawn now
        ("flag", int16),  # colours lying in front when the plan is carried out
        ("tokens", int16),  # symbols held then
        ("vehicles", int16),  # left then
        ("turns", float64),  # the plan takes
        ("time", float64),  # turns to come
        ("turn", float64),  # points a turn is worth on this map
        ("worth", float64),  # points of the plan, less its cost
    ]
)


# --- time ------------------------------------------------------------------------------------------------------------


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


# --- what routes cost ------------------------------------------------------------------------------------------------


@helper
def begin(box, state, seat, nets):
    """An empty plan: all cards are free, every usable route has its price."""
    net, me = nets[0], state.players[seat]
    net.vehicles, net.flag, net.tokens = me.vehicles, me.flag, me.tokens
    net.turns, net.worth, net.time = 0.0, 0.0, turns_to_come(box, state)
    net.turn = TICKETS_A_TURN * mean_ticket(box)
    for colour in range(box.colours):
        net.hand[colour] = me.hand[colour]
    for place in range(box.places):
        net.symbol[place] = NONE
    for symbol in range(box.symbols):
        if state.stack_place[symbol] != NONE and state.stack_left[symbol] > 0:
            net.symbol[state.stack_place[symbol]] = symbol
    find_usable(box, state, seat, nets)
    price_routes(box, nets)


@helper
def mean_ticket(box):
    """The points of a ticket, on average."""
    total = 0.0
    for ticket in range(box.tickets):
        total += box.ticket_points[ticket]
    return total / max(1, box.tickets)


@helper
def find_usable(box, state, seat, nets):
    """List own routes, which cost nothing, and those that can still be claimed."""
    net = nets[0]
    net.usable_count = 0
    for route in range(box.routes):
        net.planned[route], net.missing[route], net.wilds[route] = 0, 0, 0
        net.stake[route] = 0.0
        net.cost[route] = CLOSED
        own = state.owner[route] == seat
        if own or not is_closed(box, state.owner, state.seats, seat, net.vehicles, route):
            net.usable[net.usable_count] = route
            net.usable_count += 1
            net.cost[route] = 0.0 if own else CHEAPEST


@helper
def price_routes(box, nets):
    """What each usable route costs with the cards that are still free."""
    net = nets[0]
    for index in range(net.usable_count):
        route = net.usable[index]
        if 0.0 < net.cost[route] < CLOSED:
            turns = turns_for(box, net.hand, route)
            net.cost[route] = max(CHEAPEST * turns, net.turn * turns - gain(box, nets, route))


@helper
def turns_for(box, hand, route):
    """Turns it takes to claim a route with these cards: finding the missing ones, and the claim."""
    colour = paying_colour(box, hand, route)
    ordinary = max(0, box.length[route] - box.ferries[route] - hand[colour])
    spare = hand[WILD] - box.ferries[route]
    help_of_wilds = WILD_HELPS * min(ordinary, spare) if spare >= 0 else 2.0 * spare  # an open one takes a whole turn
    return 1.0 + TURNS_A_CARD * (ordinary - help_of_wilds)


@helper
def gain(box, nets, route):
    """What a route scores, with its part of a flag and the token it brings."""
    net = nets[0]
    points = float(box.points[box.length[route]])
    colour = box.route_colour[route]
    if colour > 0 and box.is_flag_colour[colour] and not (net.flag >> colour) & 1:
        points += flag_share(box, net.flag)
    if box.symbols > 0 and symbol_met(box, nets, route) != NONE:
        points += token_share(box, net.tokens)
    return points


@helper
def flag_share(box, flag):
    """What the next card of a flag is worth: the nearer the flag is to completion, the more."""
    colours, held = 0, 0
    for colour in range(box.colours):
        colours += box.is_flag_colour[colour]
        held += (flag >> colour) & 1
    return 2.0 * box.flag_points * (held + 1) / (colours * (colours + 1))


@helper
def token_share(box, tokens):
    """What the next token is worth: half of what it scores at once, and a hope."""
    held = 0
    for symbol in range(box.symbols):
        held += (tokens >> symbol) & 1
    return TOKEN_HOPE + 0.5 * (box.token_points[held + 1] - box.token_points[held])


@helper
def symbol_met(box, nets, route):
    """The token a route would bring, or NONE."""
    net = nets[0]
    for place in (box.route_a[route], box.route_b[route]):
        symbol = net.symbol[place]
        if symbol != NONE and not (net.tokens >> symbol) & 1:
            return int(symbol)
    return NONE


# --- tickets ---------------------------------------------------------------------------------------------------------


@helper
def plan_tickets(box, nets, tickets):
    """Plan the tickets of a mask, each time the one that gains most; what cannot be done counts as lost."""
    net = nets[0]
    waiting = tickets
    while waiting:
        best, best_gain = NONE, -CLOSED
        for ticket in range(box.tickets):
            if (waiting >> ticket) & 1:
                ticket_gain = gain_of_ticket(box, nets, ticket)
                if ticket_gain > best_gain:
                    best, best_gain = ticket, ticket_gain
        if best_gain <= 0.0:
            break
        waiting &= ~(1 << best)
        adopt_way(box, nets, best)
        net.worth += best_gain - box.ticket_points[best]
        price_routes(box, nets)
    for ticket in range(box.tickets):
        if (waiting >> ticket) & 1:
            net.worth -= box.ticket_points[ticket]


@helper
def find_way(box, nets, ticket):
    """The cheapest way for a ticket, left in `via`; returns its cost."""
    net = nets[0]
    spread(
        box.route_a,
        box.route_b,
        net.usable,
        net.usable_count,
        net.cost,
        box.places,
        box.ticket_a[ticket],
        net.distance,
        net.via,
    )
    return net.distance[box.ticket_b[ticket]]


@helper
def gain_of_ticket(box, nets, ticket):
    """What completing a ticket gains over failing it, less what its way costs; nothing if there is no time for it."""
    net = nets[0]
    cost = find_way(box, nets, ticket)
    if cost >= CLOSED:
        return -CLOSED
    place, spaces, turns = int(box.ticket_b[ticket]), 0, 0.0
    while place != box.ticket_a[ticket]:
        route = net.via[place]
        if net.cost[route] > 0.0:
            spaces += box.length[route]
            turns += turns_for(box, net.hand, route)
        place = step_back(box.route_a, box.route_b, net.via, place)
    if spaces > net.vehicles:
        return -CLOSED
    if cost <= 0.0:
        return 2.0 * box.ticket_points[ticket]
    return 2.0 * box.ticket_points[ticket] * chance_in_time(net.time - net.turns - turns) - cost


@helper
def chance_in_time(spare):
    """How likely a ticket is completed with so many turns to spare."""
    return min(SURE, max(0.0, EVEN + EACH_TURN * spare))


@helper
def adopt_way(box, nets, ticket):
    """Plan the routes of a ticket's cheapest way."""
    net = nets[0]
    points = float(box.ticket_points[ticket])
    find_way(box, nets, ticket)
    place = int(box.ticket_b[ticket])
    while place != box.ticket_a[ticket]:
        route = net.via[place]
        if net.cost[route] > 0.0:
            adopt_route(box, nets, route, FOR_TICKET)
        net.stake[route] += points
        place = step_back(box.route_a, box.route_b, net.via, place)


@helper
def adopt_route(box, nets, route, why):
    """Plan a route: promise it cards, count its vehicles and turns, its part of a flag and its token."""
    net = nets[0]
    net.planned[route] = why
    net.turns += turns_for(box, net.hand, route)
    colour = paying_colour(box, net.hand, route)
    ordinary = min(net.hand[colour], box.length[route] - box.ferries[route])
    wilds = min(net.hand[WILD], box.ferries[route])
    net.hand[colour] -= ordinary
    net.hand[WILD] -= wilds
    net.colour[route], net.wilds[route] = colour, wilds
    net.missing[route] = box.length[route] - ordinary - wilds
    net.vehicles -= box.length[route]
    net.cost[route] = 0.0
    if box.is_flag_colour[colour]:
        net.flag |= 1 << colour
    symbol = symbol_met(box, nets, route) if box.symbols > 0 else NONE
    if symbol != NONE:
        net.tokens |= 1 << symbol
    if box.twin[route] != NONE and net.cost[box.twin[route]] > 0.0:
        net.cost[box.twin[route]] = CLOSED  # nobody owns both


# --- points ----------------------------------------------------------------------------------------------------------


@helper
def plan_points(box, nets):
    """Use what vehicles and time are left for the routes that score most in a turn."""
    net = nets[0]
    while net.turns < net.time:
        best, best_rate = NONE, 0.0
        for index in range(net.usable_count):
            route = net.usable[index]
            if 0.0 < net.cost[route] < CLOSED and box.length[route] <= net.vehicles:
                rate = gain(box, nets, route) / turns_for(box, net.hand, route)
                if rate > best_rate:
                    best, best_rate = route, rate
        if best == NONE:
            break
        adopt_route(box, nets, best, FOR_POINTS)


@helper
def promise_wilds(box, nets):
    """Wild cards left over go where they complete a planned route: for tickets first, then where fewest are missing.

    Nothing is paid with wild cards alone while there is time to find others.
    """
    net = nets[0]
    fewest_others = 0 if net.time < HURRY else 1
    for why in (FOR_TICKET, FOR_POINTS):
        for missing in range(1, net.hand[WILD] + 1):
            for index in range(net.usable_count):
                route = net.usable[index]
                held = box.length[route] - net.wilds[route] - missing
                if net.planned[route] != why or net.missing[route] != missing or held < fewest_others:
                    continue
                if net.hand[WILD] >= missing:
                    net.hand[WILD] -= missing
                    net.wilds[route] += missing
                    net.missing[route] = 0


# --- tickets that might be drawn -------------------------------------------------------------------------------------


@helper
def value_tickets(box, state, seat, nets):
    """What each unknown ticket would be worth with the planned network; returns the hope for one draw of tickets."""
    net = nets[0]
    between = np.empty((PLACES, PLACES), np.float64)
    all_ways(box, nets, between)
    mine = state.players[seat].tickets
    for ticket in range(box.tickets):
        if not (mine >> ticket) & 1:
            net.value[ticket] = value_of_ticket(box, nets, ticket, between[box.ticket_a[ticket], box.ticket_b[ticket]])
    return hope_of_two(box, nets, mine) if state.ticket_count > 1 else hope_of_one(box, nets, mine)


@helper
def value_of_ticket(box, nets, ticket, cost):
    """What a ticket gains: nearly all its points if the planned network does it, less if it takes more routes."""
    net = nets[0]
    points = float(box.ticket_points[ticket])
    if cost >= CLOSED:
        return -points
    spare = net.time - net.turns - 1.0 - cost / CHEAP_TURN
    is_done_already = cost <= 0.0 and net.turns <= 0.0
    chance = 1.0 if is_done_already else chance_in_time(spare)
    return max(-points, (2.0 * chance - 1.0) * points - cost)


@helper
def hope_of_two(box, nets, mine):
    """The mean over all pairs of what one keeps of them: the better one, or both."""
    net = nets[0]
    total, pairs = 0.0, 0
    for one in range(box.tickets):
        for two in range(one):
            if not ((mine >> one) | (mine >> two)) & 1:
                a, b = net.value[one], net.value[two]
                total += max(a, b, a + b)
                pairs += 1
    return total / pairs if pairs > 0 else -CLOSED


@helper
def hope_of_one(box, nets, mine):
    """The mean of all tickets, for the last one must be kept."""
    net = nets[0]
    total, count = 0.0, 0
    for ticket in range(box.tickets):
        if not (mine >> ticket) & 1:
            total += net.value[ticket]
            count += 1
    return total / count if count > 0 else -CLOSED


@helper
def all_ways(box, nets, between):
    """The cost of the cheapest way between any two places."""
    net = nets[0]
    for a in range(box.places):
        for b in range(box.places):
            between[a, b] = 0.0 if a == b else CLOSED
    for index in range(net.usable_count):
        route = net.usable[index]
        a, b = box.route_a[route], box.route_b[route]
        between[a, b] = between[b, a] = min(between[a, b], net.cost[route])
    for over in range(box.places):
        for a in range(box.places):
            first = between[a, over]
            if first < CLOSED:
                for b in range(box.places):
                    between[a, b] = min(between[a, b], first + between[over, b])
