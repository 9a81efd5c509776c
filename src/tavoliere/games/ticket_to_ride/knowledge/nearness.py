"""How near every ticket is for every seat: spaces still to fill, found once for equal routes and vehicles."""

from tavoliere.engine.bits import places_of
from tavoliere.engine.records import SEATS, int16, int64
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.knowledge.feature_layout import NOTED_KEY
from tavoliere.games.ticket_to_ride.names import NONE, PLACES, TICKETS

IMPOSSIBLE = 7
FAR = 999  # spaces between places that no path joins
TABLE = PLACES * PLACES
FIRST = 1 + NOTED_KEY  # where the notes about tickets begin


@helper
def note_nearness(box, state, notes):
    """Work out how near the tickets are, unless it was noted for the same routes and vehicles."""
    is_noted = notes[0] == 1
    for seat in range(state.seats):
        own, vehicles = places_of(state.owner, seat), int64(state.players[seat].vehicles)
        is_noted = is_noted and notes[1 + seat] == own and notes[1 + SEATS + seat] == vehicles
        notes[1 + seat], notes[1 + SEATS + seat] = own, vehicles
    if is_noted:
        return
    notes[0] = 1
    distance = scratch(TABLE, int16)
    for seat in range(state.seats):
        find_distances(box, state, seat, distance)
        for ticket in range(box.tickets):
            spaces = distance[box.ticket_a[ticket] * PLACES + box.ticket_b[ticket]]
            notes[FIRST + seat * TICKETS + ticket] = nearness(spaces, state.players[seat].vehicles)


@helper
def nearness(spaces, vehicles):
    """A ticket's nearness by the spaces to go."""
    if spaces > vehicles:
        return IMPOSSIBLE
    if spaces <= 4:
        return int64(spaces)
    return 5 if spaces <= 6 else 6


@helper
def noted_nearness(notes, seat, ticket):
    """How near a ticket is for a seat."""
    return notes[FIRST + seat * TICKETS + ticket]


@helper
def find_distances(box, state, seat, distance):
    """Write the fewest spaces a seat would have to fill between any two places (Floyd and Warshall)."""
    places = int(box.places)
    for cell in range(TABLE):
        distance[cell] = FAR
    for place in range(places):
        distance[place * PLACES + place] = 0
    for route in range(box.routes):
        spaces = spaces_of(box, state, seat, route)
        there, back = box.route_a[route] * PLACES + box.route_b[route], box.route_b[route] * PLACES + box.route_a[route]
        if spaces < distance[there]:
            distance[there] = distance[back] = spaces
    for middle in range(places):
        for start in range(places):
            first = distance[start * PLACES + middle]
            if first < FAR and start != middle:
                for goal in range(PLACES):
                    way = int16(first + distance[middle * PLACES + goal])
                    distance[start * PLACES + goal] = min(distance[start * PLACES + goal], way)


@helper
def spaces_of(box, state, seat, route):
    """Spaces a seat has to fill to use a route: none of its own ones."""
    owner, twin = state.owner[route], box.twin[route]
    if owner == seat:
        return int16(0)
    if owner != NONE or box.length[route] > state.players[seat].vehicles:
        return int16(FAR)
    if twin != NONE and state.owner[twin] != NONE and (state.seats == 2 or state.owner[twin] == seat):
        return int16(FAR)
    return int16(box.length[route])
