"""The quick opinion: a sketch of the ways for open tickets, good enough to weigh moves millions of times a second."""

from tavoliere.engine.records import int16, int32, record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import COLOURS, GREY, LONGEST, NONE, PLACES, WILD, Kind, Phase
from tavoliere.games.ticket_to_ride.networks import is_closed, most_of_a_colour
from tavoliere.games.ticket_to_ride.planning import cards_in_hand, turns_to_come
from tavoliere.games.ticket_to_ride.scoring import token_points

CLAIM = 1  # cost of a route beside the cards it lacks; whole numbers, for the wave goes by levels
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

FAR = 99  # cost of no route
COSTS = LONGEST + 2  # a route costs less than this
LEVELS = 96  # ways that cost more are not looked for
NO_WAY = -1

# Sets of places are bit masks: a wave over the map takes a few dozen steps.
SKETCH = record(
    [
        ("near", int32, (COSTS, PLACES)),  # places that one route of that cost joins to a place
        ("cost", int16, (PLACES, PLACES)),  # of the cheapest route between two places
        ("route", int16, (PLACES, PLACES)),  # which route that is
        ("dearest", int16),  # the highest cost of a route
        ("home", int32, (PLACES,)),  # places joined to a place by own routes and wanted ones
        ("wanted", int32, (PLACES,)),  # places to which a route from here is wanted
        ("wave", int32, (LEVELS,)),  # places at each distance from where a way begins
        ("need", int16, (COLOURS,)),  # cards lacking for the ways
    ]
)


@helper
def sketch_map(box, state, seat, sketches):
    """What a seat has joined, and what it costs to join more: the cards it lacks, and the claim."""
    sketch, owner, hand = sketches[0], state.owner, state.players[seat].hand
    seats, vehicles = state.seats, state.players[seat].vehicles
    most = hand[most_of_a_colour(box, hand)]
    clear(box, sketches)
    for route in range(box.routes):
        a, b = int(box.route_a[route]), int(box.route_b[route])
        if owner[route] == seat:
            join(box, sketches, a, b)
        elif not is_closed(box, owner, seats, seat, vehicles, route):
            colour = box.route_colour[route]
            held = most if colour == GREY else hand[colour]
            price = CLAIM + max(0, box.length[route] - held)
            sketch.near[price, a] |= 1 << b
            sketch.near[price, b] |= 1 << a
            if price < sketch.cost[a, b]:
                sketch.cost[a, b] = sketch.cost[b, a] = price
                sketch.route[a, b] = sketch.route[b, a] = route
            sketch.dearest = max(sketch.dearest, price)


@helper
def clear(box, sketches):
    """An empty map: every place is alone."""
    sketch = sketches[0]
    sketch.dearest = 0
    for price in range(COSTS):
        for place in range(PLACES):
            sketch.near[price, place] = 0
    for a in range(PLACES):
        sketch.wanted[a] = 0
        sketch.home[a] = 1 << a
        for b in range(PLACES):
            sketch.cost[a, b] = FAR


@helper
def join(box, sketches, a, b):
    """Two places and all that is joined to them become one network."""
    home = sketches[0].home
    whole = home[a] | home[b]
    for place in range(box.places):
        if (whole >> place) & 1:
            home[place] = whole


@helper
def measure(box, sketches, start, goal):
    """The cost of the cheapest way between two places, or NO_WAY; a wave runs over the map, level by level."""
    sketch = sketches[0]
    near, wave, home = sketch.near, sketch.wave, sketch.home
    for level in range(LEVELS):
        wave[level] = 0
    wave[0] = home[start]
    reached, last = 0, 0
    for level in range(LEVELS - COSTS):
        fresh = wave[level] & ~reached
        wave[level] = 0
        if fresh == 0:
            if level > last:
                return NO_WAY
            continue
        whole = 0
        for place in range(box.places):
            if (fresh >> place) & 1:
                whole |= home[place]
        wave[level] = whole
        reached |= whole
        if (whole >> goal) & 1:
            return level
        for place in range(box.places):
            if (whole >> place) & 1:
                for price in range(CLAIM, sketch.dearest + 1):
                    wave[level + price] |= near[price, place]
        last = level + sketch.dearest
    return NO_WAY


@helper
def sketch_ways(box, state, seat, sketches):
    """Find a way for each open ticket in turn, the routes of earlier ways for nothing; returns how many are open."""
    sketch, hand = sketches[0], state.players[seat].hand
    sketch_map(box, state, seat, sketches)
    for colour in range(box.colours):
        sketch.need[colour] = -hand[colour]
    open_tickets = 0
    left, ticket = int(state.players[seat].tickets), 0
    while left > 0:
        if left & 1:
            a, b = int(box.ticket_a[ticket]), int(box.ticket_b[ticket])
            if not (sketch.home[a] >> b) & 1:
                way = measure(box, sketches, a, b)
                if way != NO_WAY:
                    open_tickets += 1
                    follow_way(box, hand, sketches, b, way)
        left >>= 1
        ticket += 1
    return open_tickets


@helper
def follow_way(box, hand, sketches, place, way):
    """Go a way back to its start; its routes are wanted, and the cards they take are counted."""
    sketch = sketches[0]
    while way > 0:
        here, before, price = last_step(box, sketches, sketch.home[place], way)
        route = sketch.route[here, before]
        colour = box.route_colour[route]
        sketch.need[most_of_a_colour(box, hand) if colour == GREY else colour] += box.length[route]
        sketch.wanted[here] |= 1 << before
        sketch.wanted[before] |= 1 << here
        join(box, sketches, here, before)
        way -= price
        place = before


@helper
def last_step(box, sketches, network, way):
    """How the wave reached a network at this distance: a place in it, the place before it, the cost of that route."""
    sketch = sketches[0]
    for here in range(box.places):
        if (network >> here) & 1:
            for price in range(CLAIM, min(way, sketch.dearest) + 1):
                behind = sketch.near[price, here] & sketch.wave[way - price]
                if behind != 0:
                    before = 0
                    while not (behind >> before) & 1:
                        before += 1
                    return here, before, price
    return 0, 0, way


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
    if (sketches[0].wanted[box.route_a[route]] >> box.route_b[route]) & 1:
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
    """Tourists, flag and token in a word each."""
    for index in range(count):
        row = box.moves[moves[index]]
        out[index] = 1.0
        if row.kind == Kind.FLAG:
            out[index] = 0.1 if row.a == NONE else 5.0


# --- worth -----------------------------------------------------------------------------------------------------------

# Fitted to games of planners: what each thing adds to the points at the end.
TURNS_A_CARD = 0.5  # turns that each step of a ticket's way takes
SPARE_TURN, NEEDED_TURN = 1.3, -0.25  # a turn that no ticket needs, and one that a ticket does
OPEN_TICKET, LIKELY_TICKET = 0.1, 1.15  # parts of an open ticket's points: always, and by the chance to complete it
VEHICLE, CARD, WILD_MORE = 0.5, 0.5, 1.0
FLAG_CARD, TOKEN_HELD = 1.0, 0.5
LESS = -2.0


@helper
def guess_points(box, state, seat, sketches):
    """What a seat's points will be: those it has, and what tickets, time, vehicles and cards promise."""
    me, time = state.players[seat], time_of(box, state, seat)
    have = points_so_far(box, state, seat)
    sure, likely, still_open, needed = sketch_tickets(box, state, seat, sketches, time)
    if time <= 0.0:
        return have + sure - still_open
    promise = SPARE_TURN * max(0.0, time - needed) + NEEDED_TURN * min(time, needed)
    promise += LIKELY_TICKET * likely + OPEN_TICKET * still_open
    promise += VEHICLE * me.vehicles + CARD * cards_in_hand(box, me.hand) + WILD_MORE * me.hand[WILD]
    promise += FLAG_CARD * bits(me.flag, box.colours) + TOKEN_HELD * bits(me.tokens, box.symbols)
    return have + sure + promise + LESS


@helper
def time_of(box, state, seat):
    """Turns a seat will have; in the last round one, or none any more."""
    if state.turns_left != NONE:
        return 1.0 if (seat - state.active) % state.seats < state.turns_left else 0.0
    return turns_to_come(box, state)


@helper
def points_so_far(box, state, seat):
    """Points of routes, flags and tokens."""
    me = state.players[seat]
    points = float(me.flags_done * box.flag_points + token_points(box, me.tokens))
    for route in range(box.routes):
        if state.owner[route] == seat:
            points += box.points[box.length[route]]
    return points


@helper
def sketch_tickets(box, state, seat, sketches, time):
    """Points of tickets that are done or lost, of open ones by their chance, and in full; and the turns these need."""
    sketch = sketches[0]
    sketch_map(box, state, seat, sketches)
    sure, likely, still_open, needed = 0.0, 0.0, 0.0, 0.0
    left, ticket = int(state.players[seat].tickets), 0
    while left > 0:
        if left & 1:
            points = float(box.ticket_points[ticket])
            a, b = int(box.ticket_a[ticket]), int(box.ticket_b[ticket])
            way = 0 if (sketch.home[a] >> b) & 1 else measure(box, sketches, a, b)
            if way == NO_WAY:
                sure -= points
            elif way == 0:
                sure += points
            else:
                needed += TURNS_A_CARD * way
                likely += points * balance(time - needed)
                still_open += points
        left >>= 1
        ticket += 1
    return sure, likely, still_open, needed


@helper
def balance(spare):
    """From -1, surely lost, to 1, surely done: how an open ticket stands with so many turns to spare."""
    return spare / (2.0 + abs(spare))


@helper
def bits(mask, count):
    """How many of the first bits are set."""
    total = 0
    for bit in range(count):
        total += (mask >> bit) & 1
    return total
