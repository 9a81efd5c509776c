"""The state of a game of Ticket to Ride: one record of less than 1 KiB, with who may see each field."""

from tavoliere.engine.records import HIDDEN, OWNER, PUBLIC, SEATS, int8, int16, int64, state_record
from tavoliere.games.ticket_to_ride.names import CARDS, COLOURS, ROUTES, SYMBOLS, TICKETS

PLAYER = [
    ("hand", OWNER, int16, (COLOURS,)),  # cards by colour
    ("seen", OWNER, int8, (COLOURS,)),  # of these, cards everybody saw being taken; at most CARDS
    ("blind", OWNER, int8, (COLOURS,)),  # cards drawn unseen from the present pile, played since or not
    ("tickets", OWNER, int64),  # bit mask of kept tickets
    ("offer", OWNER, int8, (2,)),  # tickets to choose from, NONE where there is none
    ("choice", OWNER, int8),  # bit mask over the offer, 0 while undecided; hidden until all have chosen
    ("vehicles", PUBLIC, int16),
    ("flag", PUBLIC, int16),  # bit mask of the colours lying in front
    ("flags_done", PUBLIC, int16),  # flags completed
    ("tokens", PUBLIC, int16),  # bit mask of tourist symbols
]

STATE, VISIBLE_TO = state_record(
    [
        ("chance", HIDDEN, int64, (4,)),
        ("seats", PUBLIC, int16),
        ("first", PUBLIC, int16),  # who begins; NONE until it is drawn, after the first tickets
        ("turn", PUBLIC, int16),  # counts turns, passes included
        ("phase", PUBLIC, int16),
        ("active", PUBLIC, int16),  # whose turn it is; NONE while first tickets are chosen
        ("turns_left", PUBLIC, int16),  # of the last round; NONE before it
        ("passes", PUBLIC, int16),  # in a row
        ("route", PUBLIC, int16),  # just claimed while a question about it is open, else NONE
        ("colour", PUBLIC, int16),  # its ordinary cards, still on the table while the flag question is open, else 0
        ("wilds", PUBLIC, int16),  # its wild cards, likewise
        ("market", PUBLIC, int16, (COLOURS,)),  # open cards by colour
        ("discards", PUBLIC, int16, (COLOURS,)),
        ("pile", HIDDEN, int8, (CARDS,)),  # colours, the top last
        ("pile_count", PUBLIC, int16),
        ("ticket_pile", HIDDEN, int8, (TICKETS,)),  # tickets, the top first
        ("ticket_count", PUBLIC, int16),
        ("ticket_known", HIDDEN, int8, (TICKETS,)),  # bit mask: seats that know for sure where the ticket is
        ("owner", PUBLIC, int8, (ROUTES,)),  # seat or NONE
        ("stack_place", PUBLIC, int8, (SYMBOLS,)),  # where a symbol's tokens lie; NONE: not placed yet
        ("stack_left", PUBLIC, int8, (SYMBOLS,)),  # how many are left there
        ("players", PLAYER, (SEATS,)),
    ]
)
