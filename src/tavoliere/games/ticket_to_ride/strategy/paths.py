"""Networks: which routes a seat can still use, what they cost it, and the cheapest way from place to place."""

from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import GREY, NONE

CLOSED = 1e6  # the cost of a route that cannot be used; ways that cost as much do not exist


@helper
def is_closed(box, owner, seats, seat, vehicles, route):
    """Whether a route is lost to a seat: taken, its twin taken in the way that closes it, or too long."""
    if owner[route] != NONE or box.length[route] > vehicles:
        return True
    twin = box.twin[route]
    if twin == NONE or owner[twin] == NONE:
        return False
    return seats == 2 or owner[twin] == seat


@helper
def most_of_a_colour(box, hand):
    """The ordinary colour a hand holds most of."""
    best = 1
    for colour in range(2, box.colours):
        if hand[colour] > hand[best]:
            best = colour
    return best


@helper
def paying_colour(box, hand, route):
    """The ordinary colour that a hand would pay a route with."""
    return most_of_a_colour(box, hand) if box.route_colour[route] == GREY else int(box.route_colour[route])


@helper
def spread(routes_a, routes_b, usable, count, cost, places, start, distance, via):
    """The cost of the cheapest way from one place to every other; `via` is the route by which a place is reached."""
    for place in range(places):
        distance[place] = CLOSED
        via[place] = NONE
    distance[start] = 0.0
    improved = True
    while improved:
        improved = False
        for index in range(count):
            route = usable[index]
            a, b, price = routes_a[route], routes_b[route], cost[route]
            if distance[a] + price < distance[b]:
                distance[b] = distance[a] + price
                via[b] = route
                improved = True
            elif distance[b] + price < distance[a]:
                distance[a] = distance[b] + price
                via[a] = route
                improved = True


@helper
def step_back(routes_a, routes_b, via, place):
    """The place before this one on the cheapest way."""
    route = via[place]
    return int(routes_a[route]) + int(routes_b[route]) - place
