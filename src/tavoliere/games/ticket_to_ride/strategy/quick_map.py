"""A quick map for open tickets: what a seat has joined and what more costs, found a million times a second."""

from tavoliere.engine.bits import lowest_bit, places_of, without_lowest_bit
from tavoliere.engine.records import int16, int32, int64, record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import COLOURS, GREY, LONGEST, PLACES
from tavoliere.games.ticket_to_ride.route_masks import GREY_ROW
from tavoliere.games.ticket_to_ride.rules.claims import open_routes
from tavoliere.games.ticket_to_ride.strategy.paths import most_of_a_colour

CLAIM = 1  # cost of a route beside the cards it lacks; whole numbers, since the search goes by levels
COSTS = LONGEST + 2  # a route costs less than this
LEVELS = 96  # paths that cost more are not looked for
NO_PATH = -1

# Sets of routes and of places are bit masks: a search over the map takes a few dozen steps.
QUICK_MAP = record(
    [
        ("costing", int64, (COSTS,)),  # routes by what they cost the seat
        ("highest_cost", int16),  # of a route
        ("near", int32, (PLACES, COSTS)),  # places that a route of each cost joins to a place, that place included
        ("joined", int32, (PLACES,)),  # places joined to a place by own routes and wanted ones
        ("wanted", int64),  # routes between places that a path joins, both of a double route
        ("levels", int32, (LEVELS,)),  # places at each cost from where a path begins
        ("need", int16, (COLOURS,)),  # cards lacking for the paths
    ]
)


@helper
def map_own(box, state, seat, maps):
    """Write which places a seat has joined."""
    quick_map = maps[0]
    for place in range(box.places):
        quick_map.joined[place] = 1 << place
    own = places_of(state.owner, seat)
    while own != 0:
        route = lowest_bit(own)
        own = without_lowest_bit(own)
        join(maps, box.route_a[route], box.route_b[route])


@helper
def map_routes(box, state, seat, maps):
    """Write what it costs a seat to join more places: the cards it lacks, and the claim."""
    me = state.players[seat]
    usable = open_routes(box, state, seat) & int(box.covered_by[min(me.vehicles, LONGEST)])
    price_routes(box, me.hand, usable, maps)
    find_neighbours(box, maps)


@helper
def price_routes(box, hand, usable, maps):
    """Sort the usable routes by the cards that a hand lacks for them."""
    quick_map, most = maps[0], hand[most_of_a_colour(box, hand)]
    priced = 0
    for lacking in range(LONGEST + 1):
        within = int(box.paid_by[GREY_ROW, min(most + lacking, LONGEST)])
        for colour in range(1, COLOURS):
            within |= int(box.paid_by[colour, min(hand[colour] + lacking, LONGEST)])
        within &= usable
        quick_map.costing[CLAIM + lacking] = within & ~priced
        quick_map.highest_cost = CLAIM + lacking
        priced = within
        if priced == usable:
            return


@helper
def find_neighbours(box, maps):
    """Write which places the priced routes join to each place."""
    quick_map, near = maps[0], maps[0].near
    for place in range(box.places):
        for price in range(COSTS):
            near[place, price] = 0
    for price in range(CLAIM, quick_map.highest_cost + 1):
        routes = int(quick_map.costing[price])
        while routes != 0:
            route = lowest_bit(routes)
            routes = without_lowest_bit(routes)
            near[box.route_a[route], price] |= box.ends[route]
            near[box.route_b[route], price] |= box.ends[route]


@helper
def join(maps, a, b):
    """Make one network of two places and all that is joined to them."""
    joined = maps[0].joined
    whole = int(joined[a]) | int(joined[b])
    left = whole
    while left != 0:
        joined[lowest_bit(left)] = whole
        left = without_lowest_bit(left)


@helper
def path_cost(box, maps, start, goal):
    """The cost of the cheapest path between two places, or NO_PATH; a breadth-first search, level by level."""
    quick_map = maps[0]
    near, levels, joined = quick_map.near, quick_map.levels, quick_map.joined
    for level in range(LEVELS):
        levels[level] = 0
    levels[0] = joined[start]
    reached, last = 0, 0
    for level in range(LEVELS - COSTS):
        fresh = int(levels[level]) & ~reached
        levels[level] = 0
        if fresh == 0:
            if level > last:
                return NO_PATH
            continue
        whole = 0
        while fresh != 0:
            whole |= int(joined[lowest_bit(fresh)])
            fresh &= ~whole
        reached |= whole
        if (whole >> goal) & 1:
            levels[level] = whole
            return level
        left = whole
        while left != 0:
            place = lowest_bit(left)
            left = without_lowest_bit(left)
            for price in range(COSTS):  # all of them, which is quicker than stopping at the highest cost
                levels[level + price] |= near[place, price]
        levels[level] = whole
        last = level + quick_map.highest_cost
    return NO_PATH


@helper
def find_paths_for_tickets(box, state, seat, maps):
    """Find a path for each open ticket in turn, routes of earlier paths being free; returns how many are open."""
    quick_map, hand = maps[0], state.players[seat].hand
    map_own(box, state, seat, maps)
    quick_map.wanted = 0
    is_mapped = False
    for colour in range(COLOURS):
        quick_map.need[colour] = -hand[colour]
    open_tickets = 0
    tickets = int(state.players[seat].tickets)
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        a, b = int(box.ticket_a[ticket]), int(box.ticket_b[ticket])
        if not (quick_map.joined[a] >> b) & 1:
            if not is_mapped:
                map_routes(box, state, seat, maps)
                is_mapped = True
            cost = path_cost(box, maps, a, b)
            if cost != NO_PATH:
                open_tickets += 1
                follow_path(box, hand, maps, b, cost)
    return open_tickets


@helper
def follow_path(box, hand, maps, place, cost):
    """Go a path back to its start, marking its routes as wanted and counting the cards they take."""
    quick_map = maps[0]
    while cost > 0:
        here, before, price = last_step(box, maps, quick_map.joined[place], cost)
        between = int(box.touching[here]) & int(box.touching[before])
        route = lowest_bit(between & int(quick_map.costing[price]))
        colour = box.route_colour[route]
        quick_map.need[most_of_a_colour(box, hand) if colour == GREY else colour] += box.length[route]
        quick_map.wanted |= between
        join(maps, here, before)
        cost -= price
        place = before


@helper
def last_step(box, maps, network, cost):
    """How the search reached a network at this cost: a place in it, the place before it, the cost of that route."""
    quick_map, left = maps[0], int(network)
    while left != 0:
        here = lowest_bit(left)
        left = without_lowest_bit(left)
        for price in range(CLAIM, min(cost, quick_map.highest_cost) + 1):
            behind = int(quick_map.near[here, price]) & int(quick_map.levels[cost - price])
            if behind != 0:
                return here, lowest_bit(behind), price
    return 0, 0, cost
