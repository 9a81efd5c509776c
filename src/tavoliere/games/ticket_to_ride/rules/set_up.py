"""Setting up a game, in the rulebook's order."""

import numpy as np

from tavoliere.engine.chance import shuffle, start_stream
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import SEATS
from tavoliere.engine.rule import rule
from tavoliere.games.ticket_to_ride.names import NONE, SYMBOLS, Phase
from tavoliere.games.ticket_to_ride.rules.market import fill_market, take_top_card
from tavoliere.games.ticket_to_ride.rules.tickets import offer_top_ticket


def set_up(box, state, seats, options, seed):
    """Lay out the game; who begins is drawn later, when the first tickets are chosen (TTR-1.5)."""
    start_stream(state.chance, seed)
    state.seats = seats
    state.turns_left = NONE
    state.route = NONE
    state.owner[:] = NONE
    hand_out_vehicles(box, state)
    lay_fixed_stacks(box, state)
    deal_cards(box, state)
    deal_tickets(box, state)
    agree_on_first_player(state, options)
    state.phase = Phase.CHOOSE_TICKETS


@rule("TTR-1.1")
def hand_out_vehicles(box, state):
    """Give everybody the vehicles of one colour."""
    for seat in range(SEATS):
        state.players[seat].offer[:] = NONE
    for seat in range(state.seats):
        state.players[seat].vehicles = box.vehicles


@rule("SF-1.6")
def lay_fixed_stacks(box, state):
    """Lay random symbols on the fixed places; the stacks that remain are placed later, by players."""
    state.stack_place[:] = NONE
    symbols = np.arange(SYMBOLS)
    shuffle(state.chance, symbols, box.symbols)
    laid = 0
    for place in range(box.places):
        if box.place_has_stack[place]:
            state.stack_place[symbols[laid]] = place
            state.stack_left[symbols[laid]] = box.stack_size[state.seats]
            laid += 1
    for free in range(laid, box.symbols):
        state.stack_left[symbols[free]] = box.free_stack_size[state.seats]


@rule("TTR-1.2", "TTR-1.3")
def deal_cards(box, state):
    """Shuffle all cards and deal each hand, seat 0 first; the market is turned up from the rest."""
    for colour in range(box.colours):
        for _ in range(box.card_count[colour]):
            state.pile[state.pile_count] = colour
            state.pile_count += 1
    shuffle(state.chance, state.pile, state.pile_count)
    for seat in range(state.seats):
        for _ in range(box.hand_size):
            colour = take_top_card(state)
            state.players[seat].hand[colour] += 1
            state.players[seat].blind[colour] += 1
    fill_market(box, state, np.empty(0, EVENT))


@rule("TTR-1.4")
def deal_tickets(box, state):
    """Shuffle the tickets and deal each seat its first offer."""
    state.ticket_pile[:] = NONE
    for ticket in range(box.tickets):
        state.ticket_pile[ticket] = ticket
    state.ticket_count = box.tickets
    shuffle(state.chance, state.ticket_pile, state.ticket_count)
    for seat in range(state.seats):
        for index in range(box.tickets_dealt):
            offer_top_ticket(state, seat, index)


@rule("TTR-1.5")
def agree_on_first_player(state, options):
    """Note the first player agreed on, if any; otherwise nobody can know it yet. It is nobody's turn."""
    state.first = options.first - 1 if options.first > 0 else NONE
    state.active = NONE
