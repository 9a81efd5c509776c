"""How far a player's tickets are: spaces still to claim, what a route would change, what joins the ends already."""

import math
from heapq import heappop, heappush
from typing import Any, NamedTuple

from tavoliere.engine.records import Record
from tavoliere.games.ticket_to_ride.box import Ids
from tavoliere.games.ticket_to_ride.names import NONE
from tavoliere.games.ticket_to_ride.rules.claims import open_routes

Neighbours = list[list[tuple[int, int]]]  # for each place the places that routes join to it, and the spaces to claim


class Usable(NamedTuple):
    """The routes that a seat owns or may still claim some day."""

    ends: list[tuple[int, int, int]]  # route and its two places
    joined: Neighbours
    own: list[int]
    spaces: dict[int, list[float]]  # by the place they are counted from, as far as somebody asked

    def spaces_from(self, place: int) -> list[float]:
        """Fewest spaces to claim from a place to every other."""
        if place not in self.spaces:
            self.spaces[place] = spaces_from(self.joined, place)
        return self.spaces[place]


def usable_routes(box: Record, state: Record, seat: int) -> Usable:
    """What a seat can use: own routes cost nothing."""
    usable, still_open = Usable([], [[] for _ in range(box.places)], [], {}), open_routes(box, state, seat)
    for route, owner in zip(range(box.routes), state.owner, strict=False):
        if owner == seat:
            usable.own.append(route)
        elif not still_open >> route & 1:
            continue
        a, b, cost = box.route_a[route], box.route_b[route], 0 if owner == seat else box.length[route]
        usable.ends.append((route, a, b))
        usable.joined[a].append((b, cost))
        usable.joined[b].append((a, cost))
    return usable


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


def ticket_progress(ids: Ids, box: Record, state: Record, seat: int, usable: Usable, ticket: int) -> dict[str, Any]:
    """How far a ticket is; `with_route` says how far it would be with a route that brings it nearer."""
    from_a, from_b = usable.spaces_from(box.ticket_a[ticket]), usable.spaces_from(box.ticket_b[ticket])
    missing = from_a[box.ticket_b[ticket]]
    with_route = {}
    for route, a, b in usable.ends if missing else ():
        nearer = min(from_a[a] + from_b[b], from_a[b] + from_b[a])
        if nearer < missing:
            with_route[ids.routes[route]] = nearer
    return {
        "missing": None if missing == math.inf else missing,
        "in_reach": missing <= state.players[seat].vehicles,
        "with_route": with_route,
        "joined_by": [] if missing else [ids.routes[route] for route in joining_routes(box, usable.own, ticket)],
    }


def joining_routes(box: Record, own: list[int], ticket: int) -> list[int]:
    """Those of a seat's own routes that join the ends of a ticket that is done."""
    start, goal = box.ticket_a[ticket], box.ticket_b[ticket]
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
