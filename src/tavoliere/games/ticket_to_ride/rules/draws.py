"""Drawing cards: one action of a turn."""

from tavoliere.engine.rule import rule
from tavoliere.games.ticket_to_ride.events import tell_drew_blind, tell_got_card, tell_took_card
from tavoliere.games.ticket_to_ride.names import WILD, Forbidden, Phase
from tavoliere.games.ticket_to_ride.rules.market import fill_market, market_total, renew_empty_pile, take_top_card
from tavoliere.games.ticket_to_ride.rules.turn import end_turn


@rule("TTR-3.1", "TTR-3.3", "TTR-3.7")
def draw_forbidden_by(box, state, colour):
    """Which rule forbids taking an open card of a colour."""
    if state.pile_count == 0 and market_total(state) == 0:
        return Forbidden.NO_CARD_LEFT
    if state.market[colour] == 0:
        return Forbidden.NOT_IN_THE_MARKET
    if colour == WILD and state.phase == Phase.SECOND_CARD:
        return Forbidden.NO_WILD_AS_SECOND_CARD
    return Forbidden.NOTHING


@rule("TTR-3.1", "TTR-3.2")
def take_open_card(box, state, seat, colour, events):
    """Take a card from the market, which is filled at once; an open wild is the only card of the turn."""
    me = state.players[seat]
    state.market[colour] -= 1
    me.hand[colour] += 1
    me.seen[colour] += 1
    tell_took_card(events, seat, colour)
    fill_market(box, state, events)
    ask_for_second_card(box, state, seat, colour == WILD, events)


@rule("TTR-3.1", "TTR-3.8")
def draw_blind(box, state, seat, events):
    """Draw the pile's top card; only the own seat learns which."""
    me = state.players[seat]
    colour = take_top_card(state)
    me.hand[colour] += 1
    me.blind[colour] += 1
    tell_drew_blind(events, seat)
    tell_got_card(events, seat, colour)
    renew_empty_pile(box, state, events)
    ask_for_second_card(box, state, seat, False, events)


@rule("TTR-3.1", "TTR-3.2", "TTR-3.7")
def ask_for_second_card(box, state, seat, took_open_wild, events):
    """Ask for the second card, or end the turn when there is none to take."""
    if state.phase == Phase.SECOND_CARD or took_open_wild or not has_second_card(box, state):
        end_turn(box, state, seat, events)
    else:
        state.phase = Phase.SECOND_CARD


@rule("TTR-3.7")
def has_second_card(box, state):
    """Whether there is a card that may be taken second."""
    return state.pile_count > 0 or market_total(state) > state.market[WILD]
