"""Claiming a route, and what a map adds to it: the French flag (Paris), ferries and tourists (San Francisco)."""

from tavoliere.engine.events import tell
from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.market import cards_came_back
from tavoliere.games.ticket_to_ride.moves import claim_move
from tavoliere.games.ticket_to_ride.names import GREY, NONE, WILD, Event, Forbidden, Phase

# --- what forbids a claim --------------------------------------------------------------------------------------------


@helper
def claim_forbidden_by(box, state, seat, row):
    """Which rule forbids a claim: the route itself, then the payment."""
    reason = route_forbidden_by(box, state, seat, row.a)
    if reason != Forbidden.NOTHING:
        return reason
    return payment_forbidden_by(box, state, seat, row)


@rule("TTR-4.3", "TTR-4.4", "TTR-4.6", "TTR-4.7")
def route_forbidden_by(box, state, seat, route):
    """Which rule closes a route to a player, whatever he pays."""
    if state.owner[route] != NONE:
        return Forbidden.ROUTE_IS_TAKEN
    if twin_owner(box, state, route) == seat:
        return Forbidden.TWIN_IS_YOURS
    if state.seats == 2 and twin_owner(box, state, route) != NONE:
        return Forbidden.TWIN_CLOSED_THE_ROUTE
    if state.players[seat].vehicles < box.length[route]:
        return Forbidden.TOO_FEW_VEHICLES
    return Forbidden.NOTHING


@helper
def twin_owner(box, state, route):
    """Who owns the other one of a double route."""
    return NONE if box.twin[route] == NONE else int(state.owner[box.twin[route]])


@rule("TTR-4.1", "TTR-4.2", "TTR-4.5", "SF-4.11")
def payment_forbidden_by(box, state, seat, row):
    """Which rule forbids paying with these cards: number, colour, ferries, then what is in hand."""
    hand = state.players[seat].hand
    length = box.length[row.a]
    if row.c > length:
        return Forbidden.WRONG_NUMBER_OF_CARDS
    if row.c < length and not is_route_colour(box, row.a, row.b):
        return Forbidden.WRONG_COLOUR
    if row.c < box.ferries[row.a]:
        return Forbidden.FERRY_NEEDS_A_WILD
    if row.c < length and hand[row.b] < length - row.c:
        return Forbidden.TOO_FEW_CARDS
    return Forbidden.TOO_FEW_WILDS if hand[WILD] < row.c else Forbidden.NOTHING


@rule("TTR-4.1", "TTR-4.5")
def is_route_colour(box, route, colour):
    """Whether ordinary cards of a colour fit a route; a grey one takes any."""
    return box.route_colour[route] == GREY or box.route_colour[route] == colour


@helper
def legal_claims(box, state, seat, out, count):
    """Append every lawful claim; returns the new count."""
    hand = state.players[seat].hand
    most = 0  # cards of one colour; most routes are out of reach, and this is the quickest way to see it
    for colour in range(1, box.colours):
        most = max(most, hand[colour])
    for route in range(box.routes):
        colour = box.route_colour[route]
        ordinary = most if colour == GREY else hand[colour]
        if ordinary + hand[WILD] >= box.length[route] and state.owner[route] == NONE:
            count = claims_of_route(box, state, seat, route, out, count)
    return count


@helper
def claims_of_route(box, state, seat, route, out, count):
    """Append every lawful payment of a route; returns the new count."""
    if route_forbidden_by(box, state, seat, route) != Forbidden.NOTHING:
        return count
    hand = state.players[seat].hand
    length, wilds_held = box.length[route], hand[WILD]
    first, last = box.route_colour[route], box.route_colour[route]
    if first == GREY:
        first, last = 1, box.colours - 1
    for colour in range(first, last + 1):
        fewest = max(length - hand[colour], box.ferries[route])
        for wilds in range(fewest, min(length - 1, wilds_held) + 1):
            out[count] = claim_move(box, route, colour, wilds)
            count += 1
    if wilds_held >= length:
        out[count] = claim_move(box, route, WILD, length)
        count += 1
    return count


# --- what a claim does -----------------------------------------------------------------------------------------------


@helper
def claim(box, state, seat, row, events):
    """Take the route; says whether the turn is over, or a question about the route is open."""
    occupy(box, state, seat, row, events)
    state.route, state.colour, state.wilds = row.a, row.b, row.c
    if may_keep_flag_card(box, state, seat):
        state.phase = Phase.KEEP_FLAG_CARD
        return False
    discard_payment(box, state, 0, events)
    return meet_tourists(box, state, seat, events)


@rule("TTR-4.1", "TTR-4.8")
def occupy(box, state, seat, row, events):
    """Lay down the cards, put a vehicle on each space and score the route."""
    me = state.players[seat]
    length = box.length[row.a]
    spend(me, row.b, length - row.c)
    spend(me, WILD, row.c)
    me.vehicles -= length
    state.owner[row.a] = seat
    tell(events, Event.CLAIMED, seat, row.a, row.b, row.c, box.points[length])


@helper
def spend(player, colour, count):
    """Cards leave a hand. Of these, others only know how many they surely have not seen again."""
    player.hand[colour] -= count
    player.seen[colour] = max(0, player.seen[colour] - count)


@rule("TTR-4.1")
def discard_payment(box, state, kept, events):
    """The cards on the table, but one kept for the flag, are discarded together; then gaps in the market are filled."""
    state.discards[state.colour] += box.length[state.route] - state.wilds - kept
    state.discards[WILD] += state.wilds
    cards_came_back(box, state, events)


# --- Paris -----------------------------------------------------------------------------------------------------------


@rule("PAR-4.9")
def may_keep_flag_card(box, state, seat):
    """A blue, white or red route, a card that is not wild among those played, none of its colour in front yet."""
    colour = state.colour
    if colour == WILD or box.route_colour[state.route] != colour or not box.is_flag_colour[colour]:
        return False
    return not (state.players[seat].flag >> colour) & 1


@rule("PAR-4.9")
def flag_forbidden_by(state, colour):
    """Only a card of the colour just played can be kept."""
    if colour == NONE or colour == state.colour:
        return Forbidden.NOTHING
    return Forbidden.NOT_THAT_COLOUR


@rule("PAR-4.9")
def keep_flag_card(box, state, seat, colour, events):
    """One card stays face up in front, or none; the others are discarded."""
    if colour == NONE:
        tell(events, Event.DECLINED_FLAG_CARD, seat)
        discard_payment(box, state, 0, events)
    else:
        state.players[seat].flag |= 1 << colour
        tell(events, Event.KEPT_FLAG_CARD, seat, colour)
        discard_payment(box, state, 1, events)


@rule("PAR-4.10")
def complete_flag(box, state, seat, events):
    """All colours of the flag in front: points, and the cards are discarded."""
    me = state.players[seat]
    if me.flag == 0:
        return
    for colour in range(box.colours):
        if box.is_flag_colour[colour] and not (me.flag >> colour) & 1:
            return
    me.flag = 0
    me.flags_done += 1
    for colour in range(box.colours):
        state.discards[colour] += box.is_flag_colour[colour]
    tell(events, Event.COMPLETED_FLAG, seat, box.flag_points)
    cards_came_back(box, state, events)


# --- San Francisco ---------------------------------------------------------------------------------------------------


@rule("SF-4.12")
def token_on_offer(box, state, seat, place):
    """The symbol a player takes at a place: one he lacks, while tokens are left there; else NONE."""
    for symbol in range(box.symbols):
        lies_there = state.stack_place[symbol] == place and state.stack_left[symbol] > 0
        if lies_there and not (state.players[seat].tokens >> symbol) & 1:
            return symbol
    return NONE


@rule("SF-4.12")
def meet_tourists(box, state, seat, events):
    """Take a token at either end; says whether the turn is over, or the player must choose."""
    at_a = token_on_offer(box, state, seat, box.route_a[state.route])
    at_b = token_on_offer(box, state, seat, box.route_b[state.route])
    if at_a != NONE and at_b != NONE:
        state.phase = Phase.CHOOSE_TOKEN
        state.colour, state.wilds = 0, 0
        return False
    if at_a != NONE or at_b != NONE:
        take_token(state, seat, max(at_a, at_b), events)
    return True


@rule("SF-4.12")
def token_forbidden_by(box, state, seat, symbol):
    """Only a token lying at an end of the route just claimed, of a symbol the player lacks."""
    at_a = token_on_offer(box, state, seat, box.route_a[state.route])
    at_b = token_on_offer(box, state, seat, box.route_b[state.route])
    return Forbidden.NOTHING if symbol == at_a or symbol == at_b else Forbidden.TOKEN_NOT_AT_AN_END


@rule("SF-4.12")
def take_token(state, seat, symbol, events):
    """A token moves from its stack to the player, open to all."""
    state.stack_left[symbol] -= 1
    state.players[seat].tokens |= 1 << symbol
    tell(events, Event.TOOK_TOKEN, seat, symbol, state.stack_place[symbol])
