"""The state of a game: one record, and who may see each field."""

from pebbles.names import CARDS, COLOURS
from tavoliere.engine.records import HIDDEN, OWNER, PUBLIC, SEATS, int8, int16, int64, state_record

PLAYER = [
    ("hand", OWNER, int64),  # bit mask of cards
    ("choice", OWNER, int16),  # the card laid in this wave, still in the hand; NONE before
    ("pebbles", PUBLIC, int16, (COLOURS,)),
]

STATE, VISIBLE_TO = state_record(
    [
        ("chance", HIDDEN, int64, (4,)),
        ("seats", PUBLIC, int16),
        ("turn", PUBLIC, int16),  # the number of the wave
        ("phase", PUBLIC, int16),
        ("goal", PUBLIC, int16),  # with so many pebbles somebody ends the game
        ("taker", PUBLIC, int16),  # who laid the highest card of the last wave
        ("beach", PUBLIC, int16, (COLOURS,)),
        ("bag", PUBLIC, int16, (COLOURS,)),  # everybody can count what is still in it
        ("seen", PUBLIC, int64),  # bit mask of the cards turned up so far
        ("pile", HIDDEN, int8, (CARDS,)),  # the top last
        ("pile_count", PUBLIC, int16),
        ("players", PLAYER, (SEATS,)),
    ]
)
