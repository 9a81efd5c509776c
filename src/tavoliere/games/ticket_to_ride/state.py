"""The state of a game of Ticket to Ride: one record of less than 512 bytes, and how it is set up."""

import numpy as np

from tavoliere.engine.chance import below, shuffle, start_stream
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import SEATS, int8, int16, int64, record
from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.market import fill_market, take_top_card
from tavoliere.games.ticket_to_ride.names import CARDS, COLOURS, NONE, ROUTES, SYMBOLS, TICKETS, Phase

PLAYER = record(
    [
        ("hand", int16, (COLOURS,)),  # cards by colour; hidden from the others
        ("seen", int8, (COLOURS,)),  # of these, cards everybody saw being taken; at most CARDS
        ("blind", int8, (COLOURS,)),  # cards drawn unseen from the present pile, played since or not; hidden
        ("tickets", int64),  # bit mask of kept tickets; hidden from the others
        ("offer", int8, (2,)),  # tickets to choose from, NONE where there is none; hidden from the others
        ("choice", int8),  # bit mask over the offer, 0 while undecided; hidden until all have chosen
        ("vehicles", int16),
        ("flag", int16),  # bit mask of the colours lying in front
        ("flags_done", int16),  # flags completed
        ("tokens", int16),  # bit mask of tourist symbols
    ]
)

STATE = record(
    [
        ("chance", int64, (4,)),  # hidden from everybody
        ("seats", int16),
        ("first", int16),  # who began
        ("turn", int16),  # counts turns, passes included
        ("phase", int16),
        ("active", int16),  # whose turn it is
        ("turns_left", int16),  # of the last round; NONE before it
        ("passes", int16),  # in a row
        ("route", int16),  # just claimed while a question about it is open, else NONE
        ("colour", int16),  # its ordinary cards, still on the table while the flag question is open, else 0
        ("wilds", int16),  # its wild cards, likewise
        ("market", int16, (COLOURS,)),  # open cards by colour
        ("discards", int16, (COLOURS,)),
        ("pile", int8, (CARDS,)),  # colours, the top last; hidden from everybody
        ("pile_count", int16),
        ("ticket_pile", int8, (TICKETS,)),  # tickets, the top first; hidden from everybody
        ("ticket_count", int16),
        ("ticket_known", int8, (TICKETS,)),  # bit mask: seats that know for sure where the ticket is; hidden
        ("owner", int8, (ROUTES,)),  # seat or NONE
        ("stack_place", int8, (SYMBOLS,)),  # where a symbol's tokens lie; NONE: not placed yet
        ("stack_left", int8, (SYMBOLS,)),  # how many are left there
        ("players", PLAYER, (SEATS,)),
    ]
)


def set_up(box, state, seats, options, seed):
    """Lay out the game in the rulebook's order; all its chance is settled here (TTR-1.5)."""
    start_stream(state.chance, seed)
    state.seats = seats
    state.turns_left = NONE
    state.route = NONE
    state.owner[:] = NONE
    hand_out_vehicles(box, state)
    lay_fixed_stacks(box, state)
    deal_cards(box, state)
    deal_tickets(box, state)
    choose_first_player(state, options)
    state.phase = Phase.CHOOSE_TICKETS


@rule("TTR-1.1")
def hand_out_vehicles(box, state):
    """Everybody takes the vehicles of one colour."""
    for seat in range(SEATS):
        state.players[seat].offer[:] = NONE
    for seat in range(state.seats):
        state.players[seat].vehicles = box.vehicles


@rule("SF-1.6")
def lay_fixed_stacks(box, state):
    """Random symbols lie on the fixed places; the stacks that remain are placed later, by players."""
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
    """Shuffle the tickets and deal each seat its first choice."""
    state.ticket_pile[:] = NONE
    for ticket in range(box.tickets):
        state.ticket_pile[ticket] = ticket
    state.ticket_count = box.tickets
    shuffle(state.chance, state.ticket_pile, state.ticket_count)
    for seat in range(state.seats):
        for index in range(box.tickets_dealt):
            offer_top_ticket(state, seat, index)


@helper
def offer_top_ticket(state, seat, index):
    """Move the ticket pile's top ticket to a seat's offer; whoever knew where it was still does."""
    ticket = int(state.ticket_pile[0])
    state.ticket_count -= 1
    for place in range(state.ticket_count):
        state.ticket_pile[place] = state.ticket_pile[place + 1]
    state.ticket_pile[state.ticket_count] = NONE
    state.players[seat].offer[index] = ticket
    state.ticket_known[ticket] |= 1 << seat
    return ticket


@rule("TTR-1.5")
def choose_first_player(state, options):
    """Who begins is random, unless the table agreed on a seat."""
    state.first = below(state.chance, state.seats)
    if options.first > 0:
        state.first = options.first - 1
    state.active = state.first
