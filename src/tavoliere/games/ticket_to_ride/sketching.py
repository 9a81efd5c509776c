"""The quick opinion: a sketch of the ways for open tickets, good enough to weigh moves millions of times a second."""

from tavoliere.engine.records import float64, int16, record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import COLOURS, GREY, NONE, PLACES, ROUTES, WILD, Kind, Phase
from tavoliere.games.ticket_to_ride.networks import CLOSED, is_closed, most_of_a_colour, spread, step_back
from tavoliere.games.ticket_to_ride.planning import turns_to_come
from tavoliere.games.ticket_to_ride.scoring import token_points

CLAIM = 0.8  # cost of a route beside the cards it lacks
WANTED = 8.0  # weight of a route on the way of a ticket
POINTS_NOW = 0.08  # weight of each point of another route while tickets are open,
POINTS_ONLY = 0.5  # when none is,
POINTS_LATE = 1.5  # and when the end is near
BONUS = 0.5  # weight of a part of the flag, of a token
SPARED_WILD = 0.6  # factor for each wild card that is paid because ordinary cards are lacking,
WASTED_WILD = 0.1  # and without need
LACKING, OTHER, DECK, OPEN_WILD = 3.0, 0.5, 1.0, 1.2  # weights of cards
TICKETS_IN_TIME, TICKETS_EARLY, TICKETS_LATE = 1.5, 0.05, 0.02  # weights of drawing tickets
TIME_FOR_TICKETS = 6.0  # turns to come
LATE = 3.0  # turns to come

SKETCH = record(
    [
        ("usable", int16, (ROUTES,)),
        ("cost", float64, (ROUTES,)),  # 0 for own routes and those on the way of a ticket
        ("need", int16, (COLOURS,)),  # cards lacking for the ways
        ("distance", float64, (PLACES,)),
        ("via", int16, (PLACES,)),
        ("open_tickets", int16),  # for which there is a way
    ]
)


@helper
def price_quickly(box, state, seat, sketches):
    """List the routes a seat owns or can still claim, with what they cost; returns how many."""
    sketch, owner, hand = sketches[0], state.owner, state.players[seat].hand
    seats, vehicles, count = state.seats, state.players[seat].vehicles, 0
    most = hand[most_of_a_colour(box, hand)]
    for route in range(box.routes):
        if owner[route] == seat:
            sketch.cost[route] = 0.0
        elif is_closed(box, owner, seats, seat, vehicles, route):
            continue
        else:
            colour = box.route_colour[route]
            held = most if colour == GREY else hand[colour]
            sketch.cost[route] = CLAIM + max(0, box.length[route] - held)
        sketch.usable[count] = route
        count += 1
    return count


@helper
def sketch_ways(box, state, seat, sketches):
    """Find a way for each open ticket in turn, the routes of earlier ways for nothing; returns how many are open."""
    sketch, hand = sketches[0], state.players[seat].hand
    count = price_quickly(box, state, seat, sketches)
    for colour in range(box.colours):
        sketch.need[colour] = -hand[colour]
    open_tickets = 0
    left = state.players[seat].tickets
    ticket = 0
    while left > 0:
        if left & 1:
            a, b = box.ticket_a[ticket], box.ticket_b[ticket]
            spread(
                box.route_a,
                box.route_b,
                sketch.usable,
                count,
                sketch.cost,
                box.places,
                a,
                sketch.distance,
                sketch.via,
            )
            if 0.0 < sketch.distance[b] < CLOSED:
                open_tickets += 1
                follow_way(box, hand, sketches, a, b)
        left >>= 1
        ticket += 1
    return open_tickets


@helper
def follow_way(box, hand, sketches, start, place):
    """Mark the routes of a way, and count the cards they take."""
    sketch = sketches[0]
    place = int(place)
    while place != start:
        route = sketch.via[place]
        if sketch.cost[route] > 0.0:
            sketch.cost[route] = 0.0
            colour = box.route_colour[route]
            sketch.need[most_of_a_colour(box, hand) if colour == GREY else colour] += box.length[route]
        place = step_back(box.route_a, box.route_b, sketch.via, place)


@helper
def weigh_actions(box, state, seat, sketches, moves, count, out):
    """Routes on a ticket's way, cards they lack; other routes by their points, the more the later it is."""
    open_tickets = sketch_ways(box, state, seat, sketches)
    sketch, hand = sketches[0], state.players[seat].hand
    time = turns_to_come(box, state)
    by_points = POINTS_LATE if time < LATE else POINTS_ONLY if open_tickets == 0 else POINTS_NOW
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.CLAIM:
            out[index] = weight_of_claim(box, state, seat, sketches, row, by_points)
        elif row.kind == Kind.DRAW:
            out[index] = weight_of_card(sketch.need, hand, row.a, open_tickets)
        elif row.kind == Kind.DRAW_DECK:
            out[index] = DECK
        elif open_tickets > 0 or state.phase != Phase.ACT:
            out[index] = TICKETS_EARLY
        else:
            out[index] = TICKETS_IN_TIME if time > TIME_FOR_TICKETS else TICKETS_LATE


@helper
def weight_of_claim(box, state, seat, sketches, row, by_points):
    """A route by its use, less for wild cards, much less for wasted ones."""
    route, length = row.a, box.length[row.a]
    weight = by_points * box.points[length]
    if sketches[0].cost[route] == 0.0:
        weight += WANTED
    colour = box.route_colour[route]
    if colour > 0 and box.is_flag_colour[colour] and not (state.players[seat].flag >> colour) & 1:
        weight += BONUS
    wilds = row.c - box.ferries[route]
    lacking = 0 if row.b == WILD else length - box.ferries[route] - state.players[seat].hand[row.b]
    if row.b == WILD and colour != GREY:
        lacking = length - box.ferries[route] - state.players[seat].hand[colour]
    for spent in range(wilds):
        weight *= SPARED_WILD if spent < lacking else WASTED_WILD
    return weight


@helper
def weight_of_card(need, hand, colour, open_tickets):
    """A card that is lacking for the way; without open tickets, one that makes a colour longer."""
    if colour == WILD:
        return OPEN_WILD
    if open_tickets == 0:
        return OTHER * (1 + hand[colour])
    return LACKING if need[colour] > 0 else OTHER


@helper
def weigh_answers(box, state, seat, moves, count, out):
    """Tickets, tourists, flag and token in a word each."""
    for index in range(count):
        row = box.moves[moves[index]]
        out[index] = 1.0
        if row.kind == Kind.FLAG:
            out[index] = 0.1 if row.a == NONE else 5.0
        elif row.kind == Kind.KEEP and row.b != NONE:
            out[index] = 1.5 if state.phase == Phase.CHOOSE_TICKETS else 0.5


# --- worth -----------------------------------------------------------------------------------------------------------

POINTS_A_TURN = 1.5  # in turns that no ticket needs
TURNS_A_CARD = 0.5


@helper
def guess_points(box, state, seat, sketches):
    """Points so far, tickets by the chance to complete them, and what spare turns may score."""
    me, sketch = state.players[seat], sketches[0]
    points = float(me.flags_done * box.flag_points + token_points(box, me.tokens))
    for route in range(box.routes):
        if state.owner[route] == seat:
            points += box.points[box.length[route]]
    time, needed = turns_to_come(box, state), 0.0
    count = price_quickly(box, state, seat, sketches)
    for ticket in range(box.tickets):
        if (me.tickets >> ticket) & 1:
            a, b = box.ticket_a[ticket], box.ticket_b[ticket]
            spread(
                box.route_a, box.route_b, sketch.usable, count, sketch.cost, box.places, a, sketch.distance, sketch.via
            )
            way = sketch.distance[b]
            if way >= CLOSED:
                points -= box.ticket_points[ticket]
            elif way > 0.0:
                needed += TURNS_A_CARD * way
                points += (2.0 * chance_in_time(time - needed) - 1.0) * box.ticket_points[ticket]
                points += way * 0.5
            else:
                points += box.ticket_points[ticket]
    return points + POINTS_A_TURN * max(0.0, time - needed)


@helper
def chance_in_time(spare):
    """The chance to complete a ticket with so many turns to spare."""
    return 0.5 + 0.5 * spare / (2.0 + abs(spare))
