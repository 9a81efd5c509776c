"""How far a player's tickets are: spaces still to claim, what a route would change, what joins the ends already."""

import math
from heapq import heappop, heappush
from typing import Any

from tavoliere.engine.records import Record
from tavoliere.games.ticket_to_ride.box import Ids
from tavoliere.games.ticket_to_ride.names import NONE
from tavoliere.games.ticket_to_ride.rules.claims import open_routes

Costs = dict[int, int]  # spaces to claim by route: 0 for own routes; closed routes are left out
Neighbours = list[list[tuple[int, int]]]  # for each place the places that routes join to it, and the spaces to claim


def route_costs(box: Record, state: Record, seat: int) -> Costs:
    """What each route that a seat owns or may still claim some day costs it."""
    costs, still_open = {}, open_routes(box, state, seat)
    for route in range(box.routes):
        if state.owner[route] == seat:
            costs[route] = 0
        elif still_open >> route & 1:
            costs[route] = box.length[route]
    return costs


def neighbours(box: Record, costs: Costs) -> Neighbours:
    """What the routes that a seat can use join."""
    joined: Neighbours = [[] for _ in range(box.places)]
    for route, cost in costs.items():
        a, b = box.route_a[route], box.route_b[route]
        joined[a].append((b, cost))
        joined[b].append((a, cost))
    return joined


def spaces_from(joined: Neighbours, start: int) -> list[float]:
    """Fewest spaces to claim from a place to every other; infinite where no path is left."""
    spaces = [math.inf] * len(joined)
    spaces[start] = 0
    queue = [(0, start)]
    while queue:
        so_far, here = heappop(queue)
        if so_far > spaces[here]:
            continue
        for there, cost in joined[here]:
            if so_far + cost < spaces[there]:
                spaces[there] = so_far + cost
                heappush(queue, (so_far + cost, there))
    return spaces


def ticket_progress(ids: Ids, box: Record, state: Record, seat: int, costs: Costs, ticket: int) -> dict[str, Any]:
    """How far a ticket is; `with_route` says how far it would be with a route that brings it nearer."""
    joined = neighbours(box, costs)
    from_a, from_b = spaces_from(joined, box.ticket_a[ticket]), spaces_from(joined, box.ticket_b[ticket])
    missing = from_a[box.ticket_b[ticket]]
    with_route = {}
    for route in costs:
        a, b = box.route_a[route], box.route_b[route]
        nearer = min(from_a[a] + from_b[b], from_a[b] + from_b[a])
        if nearer < missing:
            with_route[ids.routes[route]] = nearer
    return {
        "missing": None if missing == math.inf else missing,
        "in_reach": missing <= state.players[seat].vehicles,
        "with_route": with_route,
        "joined_by": [ids.routes[route] for route in joining_routes(box, state, seat, ticket)],
    }


def joining_routes(box: Record, state: Record, seat: int, ticket: int) -> list[int]:
    """The seat's own routes that join a ticket's ends; none while it is not done."""
    start, goal = box.ticket_a[ticket], box.ticket_b[ticket]
    own = [route for route in range(box.routes) if state.owner[route] == seat]
    via = {start: NONE}
    reached = [start]
    for here in reached:  # grows meanwhile
        for route in own:
            ends = {box.route_a[route], box.route_b[route]}
            if here in ends:
                (there,) = ends - {here}
                if there not in via:
                    via[there] = route
                    reached.append(there)
    path: list[int] = []
    place = goal
    while via.get(place, NONE) != NONE:
        route = via[place]
        path.append(route)
        place = box.route_a[route] + box.route_b[route] - place
    return path
