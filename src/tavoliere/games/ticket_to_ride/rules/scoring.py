"""Points with their parts, and who wins."""

import numpy as np

from tavoliere.engine.bits import count_bits, lowest_bit, places_of, without_lowest_bit
from tavoliere.engine.records import PARTS, SEATS, int64
from tavoliere.engine.rule import helper, rule
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.events import tell_ticket_done, tell_ticket_failed
from tavoliere.games.ticket_to_ride.names import PLACES, Part


@helper
def final_scores(box, state, out):
    """Each seat's points by part, as if the game ended now."""
    region = scratch(PLACES, int64)
    for seat in range(state.seats):
        out[seat, Part.ROUTES] = route_points(box, state, seat)
        out[seat, Part.FLAGS] = state.players[seat].flags_done * box.flag_points
        out[seat, Part.TOKENS] = token_points(box, state.players[seat].tokens)
        connect(box, state, seat, region)
        out[seat, Part.TICKETS_DONE] = 0
        out[seat, Part.TICKETS_FAILED] = 0
        for ticket in range(box.tickets):
            if (state.players[seat].tickets >> ticket) & 1:
                part = Part.TICKETS_DONE if is_done(box, region, ticket) else Part.TICKETS_FAILED
                out[seat, part] += ticket_value(box, region, ticket)


@rule("TTR-4.8")
def route_points(box, state, seat):
    """The points of a player's routes, by length."""
    points = 0
    routes = places_of(state.owner, seat)
    while routes != 0:
        points += box.points[box.length[lowest_bit(routes)]]
        routes = without_lowest_bit(routes)
    return points


@rule("SF-7.3")
def token_points(box, tokens):
    """Points for different tourist tokens."""
    return box.token_points[count_bits(tokens)]


@rule("TTR-7.2")
def connect(box, state, seat, region):
    """Give all places that a player's own routes connect the same number."""
    for place in range(box.places):
        region[place] = place
    for route in range(box.routes):
        if state.owner[route] == seat:
            joined, replaced = region[box.route_a[route]], region[box.route_b[route]]
            for place in range(box.places):
                if region[place] == replaced:
                    region[place] = joined


@rule("TTR-7.2")
def is_done(box, region, ticket):
    """Whether a ticket's two places are connected."""
    return region[box.ticket_a[ticket]] == region[box.ticket_b[ticket]]


@rule("TTR-7.2")
def ticket_value(box, region, ticket):
    """The points of a ticket: added when it is done, subtracted otherwise."""
    return box.ticket_points[ticket] if is_done(box, region, ticket) else -box.ticket_points[ticket]


@helper
def open_tickets(box, state, events):
    """Show everybody's tickets, one after the other."""
    if len(events) == 0:
        return
    region = scratch(PLACES, int64)
    for seat in range(state.seats):
        connect(box, state, seat, region)
        for ticket in range(box.tickets):
            if (state.players[seat].tickets >> ticket) & 1:
                if is_done(box, region, ticket):
                    tell_ticket_done(events, seat, ticket, box.ticket_points[ticket])
                else:
                    tell_ticket_failed(events, seat, ticket, box.ticket_points[ticket])


@rule("TTR-7.4")
def ranking(box, state, out):
    """Write each seat's rank: most points, then most completed tickets; what is still tied is shared."""
    worth = scratch(SEATS, int64)
    parts = np.zeros((SEATS, PARTS), np.int64)
    region = scratch(PLACES, int64)
    final_scores(box, state, parts)
    for seat in range(state.seats):
        connect(box, state, seat, region)
        done = 0
        for ticket in range(box.tickets):
            if (state.players[seat].tickets >> ticket) & 1 and is_done(box, region, ticket):
                done += 1
        worth[seat] = done
        for part in range(PARTS):
            worth[seat] += parts[seat, part] * 100
    for seat in range(state.seats):
        out[seat] = 0
        for other in range(state.seats):
            out[seat] += worth[other] > worth[seat]
