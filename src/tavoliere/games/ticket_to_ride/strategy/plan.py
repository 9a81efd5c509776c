"""The careful opinion of each move: a score from the planned network; the highest is played."""

import numpy as np

from tavoliere.engine.records import float64, int64
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.moves import Kind
from tavoliere.games.ticket_to_ride.names import COLOURS, NONE, PLACES, WILD, Phase
from tavoliere.games.ticket_to_ride.rules.scoring import connect, is_done, token_points
from tavoliere.games.ticket_to_ride.strategy.network import (
    FOR_POINTS,
    FOR_TICKET,
    NETWORK,
    judge_tickets,
    plan_points,
    plan_tickets,
    reserve_wilds,
    start_network,
)
from tavoliere.games.ticket_to_ride.strategy.paths import CLOSED, find_paths
from tavoliere.games.ticket_to_ride.strategy.ticket_value import value_tickets

# Scores by priority: routes for tickets, more tickets, routes for points, cards, and last what is not planned.
CLAIM_FOR_TICKET, DRAW_TICKETS, CLAIM_FOR_POINTS, DRAW_CARDS, UNPLANNED = 100.0, 80.0, 60.0, 40.0, 1.0
TICKETS_GAIN = 1.0  # points that a draw of tickets must gain beyond what a turn is worth
TURNS_FOR_TICKETS = 3.0  # turns that must be left beside the plan to take more tickets

NEEDED = 1.0  # what a card is worth that a planned route lacks,
COMPLETES = 0.2  # what more if it is the last one,
IMPORTANT = 0.3  # what more if the route is for a ticket
NOT_NEEDED = 0.15  # and what any other card is worth
WILD_CARD = 0.9
FIRST_IS_SURE = 1.01  # of two open cards the better one is taken first

TAKEN_SOON = 0.1  # chance that an opponent takes a route in the next round,
TAKEN_NEARBY = 0.25  # and if that opponent's network touches it
TWIN_IS_LEFT = 0.2  # how much of the danger remains if there is a second route beside it


@helper
def plan(box, state, seat, moves, count, out):
    """Score each move as the open question asks."""
    networks = scratch(2, NETWORK)
    if state.phase == Phase.CHOOSE_TICKETS or state.phase == Phase.KEEP_TICKETS:
        choose_tickets(box, state, seat, networks, moves, count, out)
    elif state.phase == Phase.PLACE_TOURISTS:
        choose_stack(box, state, seat, networks, moves, count, out)
    elif state.phase == Phase.ACT and state.turns_left != NONE:
        choose_last_action(box, state, seat, networks, moves, count, out)
    elif state.phase == Phase.ACT or state.phase == Phase.SECOND_CARD:
        choose_action(box, state, seat, networks, moves, count, out)
    else:
        choose_answer(box, state, seat, networks, moves, count, out)


# --- tickets ---------------------------------------------------------------------------------------------------------


@helper
def choose_tickets(box, state, seat, networks, moves, count, out):
    """Score tickets by what their common plan is worth; each choice is planned from the same start."""
    start_network(box, state, seat, networks)
    held, offered = int(state.players[seat].tickets), int64(0)
    for index in range(count):
        offered |= tickets_of(box.moves[moves[index]])
    judge_tickets(box, networks, held | offered)
    networks[1] = networks[0]
    for index in range(count):
        networks[0] = networks[1]
        plan_tickets(box, networks, held | tickets_of(box.moves[moves[index]]))
        out[index] = 1000.0 + networks[0].worth


@helper
def tickets_of(row):
    """The tickets that a move keeps, as a mask."""
    second = 0 if row.second_ticket == NONE else 1 << int(row.second_ticket)
    return second | 1 << int(row.ticket)


# --- the action of a turn --------------------------------------------------------------------------------------------


@helper
def choose_action(box, state, seat, networks, moves, count, out):
    """Score claims that are planned, tickets' routes in danger first; else tickets while there is time; else cards."""
    start_network(box, state, seat, networks)
    plan_tickets(box, networks, int(state.players[seat].tickets))
    tickets_score = score_of_tickets(box, state, seat, networks)
    plan_points(box, networks)
    reserve_wilds(box, networks)
    want = scratch(COLOURS, float64)
    value_colours(box, networks, want)
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.CLAIM:
            out[index] = score_of_claim(box, state, seat, networks, row)
        elif row.kind == Kind.TICKETS:
            out[index] = tickets_score
        elif row.kind == Kind.DRAW:
            out[index] = DRAW_CARDS + score_of_card(box, state, want, row.colour)
        else:
            out[index] = DRAW_CARDS + blind_value(box, state, seat, want) + second_card(box, state, want, NONE)


@helper
def score_of_tickets(box, state, seat, networks):
    """The score of drawing tickets, which must gain more than a turn is worth and leave time for them."""
    network = networks[0]
    if state.ticket_count == 0 or network.turns + TURNS_FOR_TICKETS > network.time:
        return UNPLANNED
    gain = value_tickets(box, state, seat, networks) - network.turn_value - TICKETS_GAIN
    return DRAW_TICKETS + gain if gain > 0.0 else UNPLANNED


@helper
def score_of_claim(box, state, seat, networks, row):
    """A planned route that can be paid as planned; anything else is a last resort."""
    network = networks[0]
    route = row.route
    points = box.points[box.length[route]]
    if network.planned[route] == 0 or network.missing[route] > 0:
        return UNPLANNED + 0.1 * points - 0.2 * row.wilds
    only_wilds = row.wilds == box.length[route]
    as_planned = row.wilds == network.wilds[route] and (only_wilds or row.colour == network.colour[route])
    if not as_planned:
        return UNPLANNED + 0.1 * points - 0.2 * row.wilds
    if network.planned[route] == FOR_POINTS:
        return CLAIM_FOR_POINTS + points
    return CLAIM_FOR_TICKET + danger(box, state, seat, networks, route) + 0.1 * points


@helper
def danger(box, state, seat, networks, route):
    """What waiting with a planned route risks: what its loss would cost, times the chance that an opponent takes it."""
    network = networks[0]
    price = network.cost[route]
    network.cost[route] = CLOSED
    find_paths(box, networks, box.route_a[route])
    network.cost[route] = price
    loss = min(2.0 * network.stake[route], network.distance[box.route_b[route]])
    chance = 0.0
    for opponent in range(state.seats):
        if opponent != seat and state.players[opponent].vehicles >= box.length[route]:
            chance += TAKEN_NEARBY if touches(box, state, opponent, route) else TAKEN_SOON
    if state.seats > 2 and box.twin[route] != NONE and state.owner[box.twin[route]] == NONE:
        chance *= TWIN_IS_LEFT
    return loss * min(1.0, chance)


@helper
def touches(box, state, opponent, route):
    """Whether an opponent's network reaches an end of a route."""
    a, b = box.route_a[route], box.route_b[route]
    for other in range(box.routes):
        if state.owner[other] == opponent:
            c, d = box.route_a[other], box.route_b[other]
            if c == a or c == b or d == a or d == b:
                return True
    return False


# --- cards -----------------------------------------------------------------------------------------------------------


@helper
def value_colours(box, networks, want):
    """What a card of each colour is worth to the plan."""
    network = networks[0]
    for colour in range(box.colours):
        want[colour] = NOT_NEEDED
    want[WILD] = WILD_CARD
    for index in range(network.usable_count):
        route = network.usable[index]
        if network.planned[route] == 0 or network.missing[route] == 0:
            continue
        value = NEEDED
        if network.missing[route] == 1:
            value += COMPLETES
        if network.planned[route] == FOR_TICKET:
            value += IMPORTANT
        if network.wilds[route] < box.ferries[route]:
            want[WILD] = max(want[WILD], WILD_CARD + value)
        else:
            want[WILD] = max(want[WILD], WILD_CARD + value - NEEDED)
        if network.missing[route] > box.ferries[route] - network.wilds[route]:
            want[network.colour[route]] = max(want[network.colour[route]], value)


@helper
def score_of_card(box, state, want, colour):
    """The score of an open card, and of what may follow it; an open wild card is the only one of the turn."""
    if colour == WILD:
        return want[WILD]
    return FIRST_IS_SURE * want[colour] + second_card(box, state, want, colour)


@helper
def second_card(box, state, want, taken):
    """The best open card that is left for the second one."""
    best = NOT_NEEDED
    for colour in range(1, box.colours):
        if state.market[colour] > (1 if colour == taken else 0):
            best = max(best, want[colour])
    return best


@helper
def blind_value(box, state, seat, want):
    """What a card from the pile is worth on average: any that the seat neither holds nor sees."""
    total, cards = 0.0, 0
    for colour in range(box.colours):
        unseen = box.card_count[colour] - state.market[colour] - state.discards[colour]
        unseen -= state.players[seat].hand[colour]
        total += unseen * want[colour]
        cards += unseen
    return total / cards if cards > 0 else NOT_NEEDED


# --- the last turn ---------------------------------------------------------------------------------------------------


@helper
def choose_last_action(box, state, seat, networks, moves, count, out):
    """Score actions in the last turn, when only what scores at once counts."""
    start_network(box, state, seat, networks)
    region = scratch(PLACES, int64)
    connect(box, state, seat, region)
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.CLAIM:
            out[index] = 1000.0 + scores_at_once(box, state, seat, networks, region, row) - 0.01 * row.wilds
        elif row.kind == Kind.TICKETS:
            out[index] = 1000.0 + value_tickets(box, state, seat, networks)
        else:
            out[index] = 1000.0


@helper
def scores_at_once(box, state, seat, networks, region, row):
    """Points of a claim in the last turn: the route, tickets it completes, a flag, a token."""
    me = state.players[seat]
    route = row.route
    a, b = region[box.route_a[route]], region[box.route_b[route]]
    points = float(box.points[box.length[route]])
    for ticket in range(box.tickets):
        if (me.tickets >> ticket) & 1 and not is_done(box, region, ticket):
            c, d = region[box.ticket_a[ticket]], region[box.ticket_b[ticket]]
            if (a == c and b == d) or (a == d and b == c):
                points += 2.0 * box.ticket_points[ticket]
    if row.colour != WILD and row.colour == box.route_colour[route] and box.is_flag_colour[row.colour]:
        points += box.flag_points if completes_flag(box, me.flag | 1 << int(row.colour)) else 0.0
    if box.symbols > 0:
        points += token_gain(box, networks, me.tokens, route)
    return points


@helper
def completes_flag(box, flag):
    """Whether these colours make a whole flag."""
    for colour in range(box.colours):
        if box.is_flag_colour[colour] and not (flag >> colour) & 1:
            return False
    return True


@helper
def token_gain(box, networks, tokens, route):
    """Points of the token that a route brings."""
    for place in (box.route_a[route], box.route_b[route]):
        symbol = networks[0].symbol[place]
        if symbol != NONE and not (tokens >> symbol) & 1:
            return float(token_points(box, tokens | 1 << int(symbol)) - token_points(box, tokens))
    return 0.0


# --- the map's own questions -----------------------------------------------------------------------------------------


@helper
def choose_stack(box, state, seat, networks, moves, count, out):
    """Score places for tourists by how often the own plan passes there."""
    start_network(box, state, seat, networks)
    plan_tickets(box, networks, int(state.players[seat].tickets))
    visits = count_visits(box, networks)
    for index in range(count):
        row = box.moves[moves[index]]
        out[index] = 1.0 + visits[row.place]


@helper
def count_visits(box, networks):
    """How many planned routes end at each place."""
    network = networks[0]
    visits = np.zeros(PLACES, np.int64)
    for route in range(box.routes):
        if network.planned[route] > 0:
            visits[box.route_a[route]] += 1
            visits[box.route_b[route]] += 1
    return visits


@helper
def choose_answer(box, state, seat, networks, moves, count, out):
    """Score answers: keep every card of the flag; take the token that will be harder to get later."""
    start_network(box, state, seat, networks)
    plan_tickets(box, networks, int(state.players[seat].tickets))
    visits = count_visits(box, networks)
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.TOKEN:
            out[index] = 10.0 - visits[state.stack_place[row.symbol]] - 0.1 * state.stack_left[row.symbol]
        else:
            out[index] = 1.0 if row.colour == NONE else 10.0
