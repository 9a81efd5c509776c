"""Which routes a seat can still use, and the cheapest path from place to place."""

from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import NONE

CLOSED = 1e6  # the cost of a route that cannot be used; paths that cost as much do not exist


@helper
def is_closed(box, state, seat, route):
    """Whether a route is lost to a seat: taken, closed by its twin, or too long for the vehicles left."""
    owner = state.owner
    if owner[route] != NONE or box.length[route] > state.players[seat].vehicles:
        return True
    twin = box.twin[route]
    if twin == NONE or owner[twin] == NONE:
        return False
    return state.seats == 2 or owner[twin] == seat


@helper
def most_of_a_colour(box, hand):
    """The ordinary colour a hand holds most of."""
    best = 1
    for colour in range(2, box.colours):
        if hand[colour] > hand[best]:
            best = colour
    return best


@helper
def find_paths(box, networks, start):
    """Write the cost of the cheapest path from one place to every other; `via` is a path's last route."""
    network = networks[0]
    usable, cost, distance, via = network.usable, network.cost, network.distance, network.via
    for place in range(box.places):
        distance[place] = CLOSED
        via[place] = NONE
    distance[start] = 0.0
    improved = True
    while improved:
        improved = False
        for index in range(network.usable_count):
            route = usable[index]
            a, b, price = box.route_a[route], box.route_b[route], cost[route]
            if distance[a] + price < distance[b]:
                distance[b] = distance[a] + price
                via[b] = route
                improved = True
            elif distance[b] + price < distance[a]:
                distance[a] = distance[b] + price
                via[a] = route
                improved = True


@helper
def other_end(box, route, place):
    """The place at the other end of a route."""
    return int(box.route_a[route]) + int(box.route_b[route]) - place
