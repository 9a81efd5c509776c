"""What a seat knows as sparse features; feature_layout.py says what each one means. Nothing hidden from it is read."""

from tavoliere.engine.bits import count_bits, lowest_bit, without_lowest_bit
from tavoliere.engine.features import put, put_number
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.knowledge import feature_layout as at
from tavoliere.games.ticket_to_ride.knowledge.feature_layout import NEARNESS, RIVAL, TENTH
from tavoliere.games.ticket_to_ride.knowledge.nearness import IMPOSSIBLE, note_nearness, noted_nearness
from tavoliere.games.ticket_to_ride.names import GREY, NONE, ROUTES, WILD, Phase
from tavoliere.games.ticket_to_ride.rules.legality import seats_to_act
from tavoliere.games.ticket_to_ride.rules.scoring import route_points, token_points
from tavoliere.games.ticket_to_ride.strategy.paths import most_of_a_colour
from tavoliere.games.ticket_to_ride.strategy.quick_map import QUICK_MAP, find_paths_for_tickets
from tavoliere.games.ticket_to_ride.strategy.time_left import cards_in_hand, turns_to_come

RIVAL_SIZE = RIVAL.size
NO_SPARE = 12  # the middle of its block
NO_LEAD = 20


@helper
def features(box, state, seat, awaited, notes, index, value):
    """Write what the seat knows of the table, its own things, its plans and the others."""
    note_nearness(box, state, notes)
    count = put_moment(box, state, seat, awaited, index, value)
    count = put_own(box, state, seat, index, value, count)
    count = put_plans(box, state, seat, index, value, count)
    count = put_routes(box, state, seat, index, value, count)
    ticket_points, count = put_tickets(box, state, seat, notes, index, value, count)
    own_points = ticket_points + public_points(box, state, seat)
    best = -(1 << 15)
    for turn in range(1, state.seats):
        other = (seat + turn) % state.seats
        start = at.RIVALS + (turn - 1) * RIVAL_SIZE
        count = put_rival(box, state, other, start, index, value, count)
        count = put_rival_tickets(box, state, seat, other, start, notes, index, value, count)
        best = max(best, public_points(box, state, other))
    lead = own_points - best
    count = put(index, value, count, at.LEAD + min(40, max(0, NO_LEAD + lead // 2)), 1.0)
    count = put(index, value, count, at.LEAD_POINTS, TENTH * lead)
    return put_unseen(box, state, seat, index, value, count)


@helper
def public_points(box, state, seat):
    """Points that everybody can count."""
    me = state.players[seat]
    return int(route_points(box, state, seat) + me.flags_done * box.flag_points + token_points(box, me.tokens))


@helper
def put_moment(box, state, seat, awaited, index, value):
    """What is awaited or asked, and how much of the last round is left."""
    count = put(index, value, 0, at.ALWAYS, 1.0)
    is_asked = awaited == 0 and (seats_to_act(box, state) >> seat) & 1
    if is_asked:
        count = put(index, value, count, at.QUESTION + state.phase, 1.0)
    else:
        count = put(index, value, count, at.AWAITED + (awaited or while_others_act(state)), 1.0)
    has_turn = is_asked or (awaited != 0 and awaited != at.TURN_OVER and awaited != at.OVER_BLIND)
    last = 0
    if state.turns_left != NONE and state.phase != Phase.OVER:
        # Once a turn is over, or another seat's, the own next one is still to come if so many are left.
        until_own = state.seats - 1 if awaited != 0 else (seat - state.active) % state.seats
        last = 3 if has_turn else 1 if until_own < state.turns_left else 2
    return put(index, value, count, at.LAST_TURNS + last, 1.0)


@helper
def while_others_act(state):
    """What a seat that is not asked awaits: the same as after its own last move, for that is what nets have learned."""
    return at.OTHERS if state.phase <= Phase.PLACE_TOURISTS else at.TURN_OVER


@helper
def put_own(box, state, seat, index, value, count):
    """Cards, vehicles, flag, tokens, and the open cards."""
    me = state.players[seat]
    for colour in range(box.colours):
        count = put_number(index, value, count, at.HAND + colour * 10, me.hand[colour], 10)
        count = put_number(index, value, count, at.MARKET + colour * 4, state.market[colour], 4)
        if (me.flag >> colour) & 1:
            count = put(index, value, count, at.FLAG + colour, 1.0)
    count = put_number(index, value, count, at.HAND_SIZE, cards_in_hand(me.hand), at.CARDS_HELD)
    count = put_number(index, value, count, at.OWN_VEHICLES, me.vehicles, at.VEHICLES)
    count = put_number(index, value, count, at.FLAG_SIZE, count_bits(me.flag), 4)
    count = put_number(index, value, count, at.FLAGS, me.flags_done, 5)
    count = put_number(index, value, count, at.TOKENS, count_bits(me.tokens), 9)
    count = put_number(index, value, count, at.TICKETS_KEPT, count_bits(me.tickets), 10)
    for symbol in range(box.symbols):
        is_there = state.stack_place[symbol] != NONE and state.stack_left[symbol] > 0
        if is_there and not (me.tokens >> symbol) & 1:
            count = put(index, value, count, at.TOURISTS + int(state.stack_place[symbol]), 1.0)
    return count


@helper
def put_plans(box, state, seat, index, value, count):
    """The cheapest paths for open tickets, what they lack, and whether there is time for them."""
    maps = scratch(1, QUICK_MAP)
    open_tickets = find_paths_for_tickets(box, state, seat, maps)
    quick_map, hand = maps[0], state.players[seat].hand
    count = put_number(index, value, count, at.TICKETS_OPEN, open_tickets, 8)
    claims, spaces, ready = 0, 0, 0
    wanted = int(quick_map.wanted)
    while wanted != 0:
        route = lowest_bit(wanted)
        wanted = without_lowest_bit(wanted) & ~box.twin_mask[route]  # either of a double route will do
        claims += 1
        spaces += box.length[route]
        ready += can_pay(box, hand, route)
        count = put(index, value, count, at.WANTED + route, 1.0)
    lacking, on_market = 0, 0
    for colour in range(1, box.colours):
        need = quick_map.need[colour]
        if need > 0:
            lacking += need
            on_market += min(need, state.market[colour])
            count = put_number(index, value, count, at.LACKING + colour * 6, need, 6)
    half_turns = 2 * claims + max(0, lacking - hand[WILD])
    time = turns_to_come(box, state)
    count = put_number(index, value, count, at.CLAIMS, claims, 14)
    count = put_number(index, value, count, at.SPACES, spaces, 32)
    count = put_number(index, value, count, at.READY, ready, 6)
    count = put_number(index, value, count, at.LACKING_ALL, lacking, 20)
    count = put_number(index, value, count, at.MARKET_NEEDED, on_market, 6)
    count = put_number(index, value, count, at.HALF_TURNS, half_turns, 28)
    count = put_number(index, value, count, at.TIME, int(time), 20)
    return put_number(index, value, count, at.SPARE, NO_SPARE + int(2.0 * time) - half_turns, 25)


@helper
def can_pay(box, hand, route):
    """Whether the hand pays for a route, ferries left aside."""
    colour = box.route_colour[route]
    held = hand[most_of_a_colour(box, hand)] if colour == GREY else hand[colour]
    return int(held + hand[WILD] >= box.length[route])


@helper
def put_routes(box, state, seat, index, value, count):
    """Whose every route is."""
    for route in range(box.routes):
        owner = int(state.owner[route])
        if owner != NONE:
            count = put(index, value, count, at.OWNER + (owner - seat) % state.seats * ROUTES + route, 1.0)
    return count


@helper
def put_tickets(box, state, seat, notes, index, value, count):
    """Own tickets and those on offer; returns the points of tickets that are decided, too."""
    me = state.players[seat]
    done, possible, lost = 0, 0, 0
    tickets = int(me.tickets)
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        near, points = noted_nearness(notes, seat, ticket), int(box.ticket_points[ticket])
        count = put(index, value, count, at.TICKET + ticket * NEARNESS + near, 1.0)
        row = at.TICKET_POINTS + min(at.POINTS - 1, points) * NEARNESS
        count = put(index, value, count, row + near, 1.0)
        if near == 0:
            done += points
        elif near == IMPOSSIBLE:
            lost += points
        else:
            possible += points
    for place in range(len(me.offer)):
        ticket = int(me.offer[place])
        if ticket != NONE:
            near = noted_nearness(notes, seat, ticket)
            count = put(index, value, count, at.OFFERED + ticket * NEARNESS + near, 1.0)
    count = put(index, value, count, at.PROMISE, TENTH * done)
    count = put(index, value, count, at.PROMISE + 1, TENTH * possible)
    count = put(index, value, count, at.PROMISE + 2, TENTH * lost)
    return done - lost, count


@helper
def put_rival(box, state, other, start, index, value, count):
    """What everybody knows of another seat."""
    rival = state.players[other]
    for colour in range(box.colours):
        count = put_number(index, value, count, start + at.R_SEEN + colour * 5, rival.seen[colour], 5)
        if (rival.flag >> colour) & 1:
            count = put(index, value, count, start + at.R_FLAG + colour, 1.0)
    count = put_number(index, value, count, start + at.R_VEHICLES, rival.vehicles, at.VEHICLES)
    count = put_number(index, value, count, start + at.R_HAND_SIZE, cards_in_hand(rival.hand), at.CARDS_HELD)
    count = put_number(index, value, count, start + at.R_FLAG_SIZE, count_bits(rival.flag), 4)
    count = put_number(index, value, count, start + at.R_FLAGS, rival.flags_done, 5)
    count = put_number(index, value, count, start + at.R_TOKENS, count_bits(rival.tokens), 9)
    count = put_number(index, value, count, start + at.R_TICKETS, count_bits(rival.tickets), 10)
    return put(index, value, count, start + at.R_POINTS, TENTH * public_points(box, state, other))


@helper
def put_rival_tickets(box, state, seat, other, start, notes, index, value, count):
    """How near every ticket whose place the seat does not know is for another seat."""
    for ticket in range(box.tickets):
        if not (state.ticket_known[ticket] >> seat) & 1:
            near = noted_nearness(notes, other, ticket)
            count = put(index, value, count, start + at.R_TICKET + ticket * NEARNESS + near, 1.0)
    return count


@helper
def put_unseen(box, state, seat, index, value, count):
    """How many cards of each colour may still be in the pile or unseen in other hands."""
    for colour in range(box.colours):
        unseen = box.card_count[colour] - state.players[seat].hand[colour]
        unseen -= state.market[colour] + state.discards[colour]
        for other in range(state.seats):
            unseen -= (state.players[other].flag >> colour) & 1
            if other != seat:
                unseen -= state.players[other].seen[colour]
        unseen -= cards_on_the_table(box, state, colour)
        count = put(index, value, count, at.UNSEEN + colour, TENTH * unseen)
    return count


@helper
def cards_on_the_table(box, state, colour):
    """Cards of a claim that are not discarded yet, because a question about them is open."""
    if state.colour == 0 and state.wilds == 0:
        return 0
    if colour == WILD:
        return int(state.wilds)
    return int(box.length[state.route] - state.wilds) if colour == state.colour else 0
