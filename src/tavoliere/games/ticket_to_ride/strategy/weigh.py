"""A quick opinion of each move, good enough to steer millions of imagined moves a second."""

import math

from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.moves import Kind
from tavoliere.games.ticket_to_ride.names import GREY, NONE, WILD, Phase
from tavoliere.games.ticket_to_ride.strategy.network import NETWORK
from tavoliere.games.ticket_to_ride.strategy.plan import choose_tickets
from tavoliere.games.ticket_to_ride.strategy.quick_map import QUICK_MAP, find_paths_for_tickets
from tavoliere.games.ticket_to_ride.strategy.time_left import turns_to_come

WANTED = 8.0  # weight of a route on a ticket's path
POINTS_NOW = 0.08  # weight of each point of another route while tickets are open,
POINTS_ONLY = 0.5  # when none is,
POINTS_LATE = 1.5  # and when the end is near
BONUS = 0.5  # weight of a card of the flag
SPARED_WILD = 0.6  # factor for each wild card that is paid because ordinary cards are lacking,
WASTED_WILD = 0.1  # and without need
LACKING, OTHER, DECK, OPEN_WILD = 3.0, 0.5, 1.0, 1.2  # weights of cards
TICKETS_IN_TIME, TICKETS_EARLY, TICKETS_LATE = 1.5, 0.05, 0.02  # weights of drawing tickets
TIME_FOR_TICKETS = 6.0  # turns to come
LATE = 3.0  # turns to come
CLEAR_LEAD = 3.0  # points


@helper
def weigh(box, state, seat, moves, count, out):
    """Weigh each move by a quick map of the open tickets; which tickets to keep is planned."""
    if state.phase == Phase.ACT or state.phase == Phase.SECOND_CARD:
        maps = scratch(1, QUICK_MAP)
        weigh_actions(box, state, seat, maps, moves, count, out)
    elif state.phase == Phase.CHOOSE_TICKETS or state.phase == Phase.KEEP_TICKETS:
        choose_tickets(box, state, seat, scratch(2, NETWORK), moves, count, out)
        points_to_weights(count, out)
    else:
        weigh_answers(box, moves, count, out)


@helper
def points_to_weights(count, out):
    """Turn points into weights: a choice that is CLEAR_LEAD points behind weighs about a third of the best."""
    best = out[:count].max()
    for index in range(count):
        out[index] = math.exp((out[index] - best) / CLEAR_LEAD)


@helper
def weigh_actions(box, state, seat, maps, moves, count, out):
    """Favour routes on a ticket's path and cards they lack; other routes by their points, the more the later it is."""
    open_tickets = find_paths_for_tickets(box, state, seat, maps)
    quick_map, hand = maps[0], state.players[seat].hand
    time = turns_to_come(box, state)
    by_points = POINTS_LATE if time < LATE else POINTS_ONLY if open_tickets == 0 else POINTS_NOW
    route, weight = NONE, 0.0
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.CLAIM:
            if row.route != route:  # a route's claims stand together
                route = int(row.route)
                weight = weight_of_route(box, state.players[seat].flag, quick_map.wanted, route, by_points)
            out[index] = weight if row.wilds == 0 else weight_with_wilds(box, hand, row, weight)
        elif row.kind == Kind.DRAW:
            out[index] = weight_of_card(quick_map.need, hand, row.colour, open_tickets)
        elif row.kind == Kind.DRAW_DECK:
            out[index] = DECK
        elif open_tickets > 0 or state.phase != Phase.ACT:
            out[index] = TICKETS_EARLY
        else:
            out[index] = TICKETS_IN_TIME if time > TIME_FOR_TICKETS else TICKETS_LATE


@helper
def weight_of_route(box, flag, wanted, route, by_points):
    """The weight of a route by its use, whatever it is paid with."""
    weight = by_points * box.points[box.length[route]]
    if (wanted >> route) & 1:
        weight += WANTED
    colour = box.route_colour[route]
    if colour > 0 and box.is_flag_colour[colour] and not (flag >> colour) & 1:
        weight += BONUS
    return weight


@helper
def weight_with_wilds(box, hand, row, weight):
    """The weight of a claim of such a route: less for wild cards, much less for wasted ones."""
    route, colour = row.route, box.route_colour[row.route]
    needed = box.length[route] - box.ferries[route]
    lacking = 0 if row.colour == WILD else needed - hand[row.colour]
    if row.colour == WILD and colour != GREY:
        lacking = needed - hand[colour]
    for spent in range(row.wilds - box.ferries[route]):
        weight *= SPARED_WILD if spent < lacking else WASTED_WILD
    return weight


@helper
def weight_of_card(need, hand, colour, open_tickets):
    """The weight of a card: lacking for a path, or without open tickets making a colour longer."""
    if colour == WILD:
        return OPEN_WILD
    if open_tickets == 0:
        return OTHER * (1 + hand[colour])
    return LACKING if need[colour] > 0 else OTHER


@helper
def weigh_answers(box, moves, count, out):
    """Weigh cards for the flag above none; tourists and tokens are all alike."""
    for index in range(count):
        row = box.moves[moves[index]]
        out[index] = 1.0
        if row.kind == Kind.FLAG:
            out[index] = 0.1 if row.colour == NONE else 5.0
