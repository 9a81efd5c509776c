"""A guess at each seat's points at the end."""

import numpy as np

from tavoliere.engine.bits import count_bits, lowest_bit, without_lowest_bit
from tavoliere.engine.records import PARTS, SEATS
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.names import NONE, WILD, Phase
from tavoliere.games.ticket_to_ride.rules.scoring import final_scores, route_points, token_points
from tavoliere.games.ticket_to_ride.strategy.quick_map import NO_PATH, QUICK_MAP, map_own, map_routes, path_cost
from tavoliere.games.ticket_to_ride.strategy.time_left import cards_in_hand, turns_to_come

# What each thing adds to the points at the end.
TURNS_A_STEP = 0.5  # turns that each step of a ticket's path takes
SPARE_TURN, NEEDED_TURN = 1.3, -0.25  # a turn that no ticket needs, and one that a ticket does
OPEN_TICKET, LIKELY_TICKET = 0.1, 1.15  # parts of an open ticket's points: always, and by the chance to complete it
VEHICLE, CARD, WILD_MORE = 0.5, 0.5, 1.0
FLAG_CARD, TOKEN_HELD = 1.0, 0.5
OFFSET = -2.0


@helper
def worth(box, state, out):
    """Write what each seat has, what its tickets promise and what it can score in the time left."""
    if state.phase == Phase.OVER:
        scores = np.zeros((SEATS, PARTS), np.int64)
        final_scores(box, state, scores)
        for seat in range(state.seats):
            out[seat] = scores[seat].sum()
        return
    maps = scratch(1, QUICK_MAP)
    for seat in range(state.seats):
        out[seat] = guess_points(box, state, seat, maps)


@helper
def guess_points(box, state, seat, maps):
    """A seat's points at the end: those it has, and what tickets, time, vehicles and cards promise."""
    me, time = state.players[seat], turns_of_seat(box, state, seat)
    have = points_so_far(box, state, seat)
    sure, likely, still_open, needed = judge_tickets(box, state, seat, maps, time)
    if time <= 0.0:
        return have + sure - still_open
    expected = SPARE_TURN * max(0.0, time - needed) + NEEDED_TURN * min(time, needed)
    expected += LIKELY_TICKET * likely + OPEN_TICKET * still_open
    expected += VEHICLE * me.vehicles + CARD * cards_in_hand(me.hand) + WILD_MORE * me.hand[WILD]
    expected += FLAG_CARD * count_bits(me.flag) + TOKEN_HELD * count_bits(me.tokens)
    return have + sure + expected + OFFSET


@helper
def turns_of_seat(box, state, seat):
    """Turns a seat will have; in the last round one, or none any more."""
    if state.turns_left != NONE:
        return 1.0 if (seat - state.active) % state.seats < state.turns_left else 0.0
    return turns_to_come(box, state)


@helper
def points_so_far(box, state, seat):
    """The points of routes, flags and tokens."""
    me = state.players[seat]
    return float(me.flags_done * box.flag_points + token_points(box, me.tokens) + route_points(box, state, seat))


@helper
def judge_tickets(box, state, seat, maps, time):
    """Points of tickets that are done or lost, of open ones by their chance, and in full; and the turns these need."""
    quick_map, is_mapped = maps[0], False
    map_own(box, state, seat, maps)
    sure, likely, still_open, needed = 0.0, 0.0, 0.0, 0.0
    tickets = int(state.players[seat].tickets)
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        points = float(box.ticket_points[ticket])
        a, b = int(box.ticket_a[ticket]), int(box.ticket_b[ticket])
        if (quick_map.joined[a] >> b) & 1:
            sure += points
            continue
        if not is_mapped:
            map_routes(box, state, seat, maps)
            is_mapped = True
        cost = path_cost(box, maps, a, b)
        if cost == NO_PATH:
            sure -= points
        else:
            needed += TURNS_A_STEP * cost
            likely += points * balance(time - needed)
            still_open += points
    return sure, likely, still_open, needed


@helper
def balance(spare):
    """From -1, surely lost, to 1, surely done: how an open ticket stands with so many turns to spare."""
    return spare / (2.0 + abs(spare))
