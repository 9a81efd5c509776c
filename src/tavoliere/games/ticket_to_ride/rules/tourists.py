"""Tourists (San Francisco): stacks of tokens on the map, and the token a claim brings."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.events import tell_placed_tourists, tell_took_token
from tavoliere.games.ticket_to_ride.names import NONE, Forbidden, Phase
from tavoliere.games.ticket_to_ride.rules.turn import begin_turn

# --- placing the remaining stacks ------------------------------------------------------------------------------------


@rule("SF-1.6")
def tourists_forbidden_by(state, symbol, place):
    """Which rule forbids putting a symbol's stack on a place: only a remaining stack, only where none lies."""
    if state.stack_place[symbol] != NONE:
        return Forbidden.SYMBOL_ALREADY_PLACED
    return Forbidden.PLACE_HAS_A_STACK if has_stack(state, place) else Forbidden.NOTHING


@helper
def has_stack(state, place):
    """Whether a stack of tourists was put on a place."""
    for symbol in range(len(state.stack_place)):
        if state.stack_place[symbol] == place:
            return True
    return False


@rule("SF-1.6")
def place_tourists(box, state, seat, row, events):
    """Put a remaining stack on a place."""
    state.stack_place[row.symbol] = row.place
    tell_placed_tourists(events, seat, row.symbol, row.place)
    ask_for_stack(box, state, events)


@rule("SF-1.6")
def ask_for_stack(box, state, events):
    """Ask the last player to place a stack, then the last but one; with two players the second places both."""
    remaining, free = 0, box.symbols
    for symbol in range(box.symbols):
        remaining += state.stack_place[symbol] == NONE
    for place in range(box.places):
        free -= box.place_has_stack[place]
    if remaining == 0:
        begin_turn(box, state, int64(state.first), events)
        return
    from_the_end = 0 if state.seats == 2 else free - remaining
    asked = (state.first - 1 - from_the_end) % state.seats
    if state.phase == Phase.PLACE_TOURISTS and asked != state.active:
        state.turn += 1  # another player's turn to place: undo never crosses it (GEN-4)
    state.phase = Phase.PLACE_TOURISTS
    state.active = asked


# --- tokens ----------------------------------------------------------------------------------------------------------


@rule("SF-4.12")
def token_on_offer(box, state, seat, place):
    """The symbol a player takes at a place: one not held yet, while tokens are left there; else NONE."""
    for symbol in range(box.symbols):
        lies_there = state.stack_place[symbol] == place and state.stack_left[symbol] > 0
        if lies_there and not (state.players[seat].tokens >> symbol) & 1:
            return symbol
    return NONE


@rule("SF-4.12")
def meet_tourists(box, state, seat, events):
    """Take a token at either end; returns whether the turn is over, which it is not if the player must choose."""
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
    """Which rule forbids a token: it must lie at an end of the route just claimed, of a symbol the player lacks."""
    at_a = token_on_offer(box, state, seat, box.route_a[state.route])
    at_b = token_on_offer(box, state, seat, box.route_b[state.route])
    return Forbidden.NOTHING if symbol == at_a or symbol == at_b else Forbidden.TOKEN_NOT_AT_AN_END


@rule("SF-4.12")
def take_token(state, seat, symbol, events):
    """Move a token from its stack to the player, visible to all."""
    state.stack_left[symbol] -= 1
    state.players[seat].tokens |= 1 << symbol
    tell_took_token(events, seat, symbol, state.stack_place[symbol])
