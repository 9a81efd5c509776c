"""What tickets that might be drawn would be worth with the planned network."""

import numpy as np

from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import PLACES
from tavoliere.games.ticket_to_ride.strategy.network import chance_in_time
from tavoliere.games.ticket_to_ride.strategy.paths import CLOSED

CHEAP_TURN = 1.0  # points a turn of a ticket's path costs on average


@helper
def value_tickets(box, state, seat, networks):
    """Write what each unknown ticket would be worth; returns what one draw of tickets is expected to gain."""
    network = networks[0]
    between = np.empty((PLACES, PLACES), np.float64)
    all_paths(box, networks, between)
    mine = state.players[seat].tickets
    for ticket in range(box.tickets):
        if not (mine >> ticket) & 1:
            cost = between[box.ticket_a[ticket], box.ticket_b[ticket]]
            network.value[ticket] = value_of_ticket(box, networks, ticket, cost)
    return expected_of_two(box, networks, mine) if state.ticket_count > 1 else expected_of_one(box, networks, mine)


@helper
def value_of_ticket(box, networks, ticket, cost):
    """What a ticket gains: nearly all its points if the planned network does it, less if it takes more routes."""
    network = networks[0]
    points = float(box.ticket_points[ticket])
    if cost >= CLOSED:
        return -points
    spare = network.time - network.turns - 1.0 - cost / CHEAP_TURN
    is_done_already = cost <= 0.0 and network.turns <= 0.0
    chance = 1.0 if is_done_already else chance_in_time(spare)
    return max(-points, (2.0 * chance - 1.0) * points - cost)


@helper
def expected_of_two(box, networks, mine):
    """The mean over all pairs of what one keeps of them: the better one, or both."""
    network = networks[0]
    total, pairs = 0.0, 0
    for one in range(box.tickets):
        for two in range(one):
            if not ((mine >> one) | (mine >> two)) & 1:
                a, b = network.value[one], network.value[two]
                total += max(a, b, a + b)
                pairs += 1
    return total / pairs if pairs > 0 else -CLOSED


@helper
def expected_of_one(box, networks, mine):
    """The mean of all tickets, for the last one must be kept."""
    network = networks[0]
    total, count = 0.0, 0
    for ticket in range(box.tickets):
        if not (mine >> ticket) & 1:
            total += network.value[ticket]
            count += 1
    return total / count if count > 0 else -CLOSED


@helper
def all_paths(box, networks, between):
    """Write the cost of the cheapest path between any two places."""
    network = networks[0]
    for a in range(box.places):
        for b in range(box.places):
            between[a, b] = 0.0 if a == b else CLOSED
    for index in range(network.usable_count):
        route = network.usable[index]
        a, b = box.route_a[route], box.route_b[route]
        between[a, b] = between[b, a] = min(between[a, b], network.cost[route])
    for over in range(box.places):
        for a in range(box.places):
            first = between[a, over]
            if first < CLOSED:
                for b in range(box.places):
                    between[a, b] = min(between[a, b], first + between[over, b])
