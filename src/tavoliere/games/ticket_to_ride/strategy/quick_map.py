"""A quick map for open tickets: what a seat has joined and what more costs, found a million times a second."""

from tavoliere.engine.records import int16, int32, record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import COLOURS, GREY, LONGEST, PLACES
from tavoliere.games.ticket_to_ride.strategy.paths import is_closed, most_of_a_colour

CLAIM = 1  # cost of a route beside the cards it lacks; whole numbers, since the search goes by levels
FAR = 99  # cost where there is no route
COSTS = LONGEST + 2  # a route costs less than this
LEVELS = 96  # paths that cost more are not looked for
NO_PATH = -1

# Sets of places are bit masks: a search over the map takes a few dozen steps.
QUICK_MAP = record(
    [
        ("near", int32, (COSTS, PLACES)),  # places that one route of that cost joins to a place
        ("cost", int16, (PLACES, PLACES)),  # of the cheapest route between two places
        ("route", int16, (PLACES, PLACES)),  # which route that is
        ("highest_cost", int16),  # of a route
        ("joined", int32, (PLACES,)),  # places joined to a place by own routes and wanted ones
        ("wanted", int32, (PLACES,)),  # places to which a route from here is wanted
        ("levels", int32, (LEVELS,)),  # places at each cost from where a path begins
        ("need", int16, (COLOURS,)),  # cards lacking for the paths
    ]
)


@helper
def map_routes(box, state, seat, maps):
    """Write what a seat has joined, and what it costs to join more: the cards it lacks, and the claim."""
    quick_map, owner, hand = maps[0], state.owner, state.players[seat].hand
    most = hand[most_of_a_colour(box, hand)]
    clear(box, maps)
    for route in range(box.routes):
        a, b = int(box.route_a[route]), int(box.route_b[route])
        if owner[route] == seat:
            join(box, maps, a, b)
        elif not is_closed(box, state, seat, route):
            colour = box.route_colour[route]
            held = most if colour == GREY else hand[colour]
            price = CLAIM + max(0, box.length[route] - held)
            quick_map.near[price, a] |= 1 << b
            quick_map.near[price, b] |= 1 << a
            if price < quick_map.cost[a, b]:
                quick_map.cost[a, b] = quick_map.cost[b, a] = price
                quick_map.route[a, b] = quick_map.route[b, a] = route
            quick_map.highest_cost = max(quick_map.highest_cost, price)


@helper
def clear(box, maps):
    """Begin with an empty map: every place is alone."""
    quick_map = maps[0]
    quick_map.highest_cost = 0
    for price in range(COSTS):
        for place in range(PLACES):
            quick_map.near[price, place] = 0
    for a in range(PLACES):
        quick_map.wanted[a] = 0
        quick_map.joined[a] = 1 << a
        for b in range(PLACES):
            quick_map.cost[a, b] = FAR


@helper
def join(box, maps, a, b):
    """Make one network of two places and all that is joined to them."""
    joined = maps[0].joined
    whole = joined[a] | joined[b]
    for place in range(box.places):
        if (whole >> place) & 1:
            joined[place] = whole


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
        fresh = levels[level] & ~reached
        levels[level] = 0
        if fresh == 0:
            if level > last:
                return NO_PATH
            continue
        whole = 0
        for place in range(box.places):
            if (fresh >> place) & 1:
                whole |= joined[place]
        levels[level] = whole
        reached |= whole
        if (whole >> goal) & 1:
            return level
        for place in range(box.places):
            if (whole >> place) & 1:
                for price in range(CLAIM, quick_map.highest_cost + 1):
                    levels[level + price] |= near[price, place]
        last = level + quick_map.highest_cost
    return NO_PATH


@helper
def find_paths_for_tickets(box, state, seat, maps):
    """Find a path for each open ticket in turn, routes of earlier paths being free; returns how many are open."""
    quick_map, hand = maps[0], state.players[seat].hand
    map_routes(box, state, seat, maps)
    for colour in range(box.colours):
        quick_map.need[colour] = -hand[colour]
    open_tickets = 0
    left, ticket = int(state.players[seat].tickets), 0
    while left > 0:
        if left & 1:
            a, b = int(box.ticket_a[ticket]), int(box.ticket_b[ticket])
            if not (quick_map.joined[a] >> b) & 1:
                cost = path_cost(box, maps, a, b)
                if cost != NO_PATH:
                    open_tickets += 1
                    follow_path(box, hand, maps, b, cost)
        left >>= 1
        ticket += 1
    return open_tickets


@helper
def follow_path(box, hand, maps, place, cost):
    """Go a path back to its start, marking its routes as wanted and counting the cards they take."""
    quick_map = maps[0]
    while cost > 0:
        here, before, price = last_step(box, maps, quick_map.joined[place], cost)
        route = quick_map.route[here, before]
        colour = box.route_colour[route]
        quick_map.need[most_of_a_colour(box, hand) if colour == GREY else colour] += box.length[route]
        quick_map.wanted[here] |= 1 << before
        quick_map.wanted[before] |= 1 << here
        join(box, maps, here, before)
        cost -= price
        place = before


@helper
def last_step(box, maps, network, cost):
    """How the search reached a network at this cost: a place in it, the place before it, the cost of that route."""
    quick_map = maps[0]
    for here in range(box.places):
        if (network >> here) & 1:
            for price in range(CLAIM, min(cost, quick_map.highest_cost) + 1):
                behind = quick_map.near[price, here] & quick_map.levels[cost - price]
                if behind != 0:
                    before = 0
                    while not (behind >> before) & 1:
                        before += 1
                    return here, before, price
    return 0, 0, cost
