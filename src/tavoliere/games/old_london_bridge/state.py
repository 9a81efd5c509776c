"""The state of a game as one record, with who may see each field."""

from tavoliere.engine.chance import WORDS
from tavoliere.engine.records import HIDDEN, OWNER, PUBLIC, SEATS, int8, int16, int64, state_record
from tavoliere.games.old_london_bridge.names import (
    AREA_COUNT,
    BONUS_STACK,
    BONUS_STACKS,
    BRIDGE,
    CARD_VALUES,
    CARDS_PLAYED,
    MARKERS,
    STACK,
    TILE_KINDS,
    TURNS,
    WHEEL,
)

PLAYER = [
    ("money", OWNER, int16),
    ("hand", OWNER, int16, (CARD_VALUES,)),  # how many of each value
    # Cards chosen, the higher first; everybody's once all have chosen; NO_CARD once off the table.
    ("card", OWNER, int8, (CARDS_PLAYED,)),
    ("raised", PUBLIC, int16, (CARDS_PLAYED,)),  # what +1 tiles added to it
    ("bridge", PUBLIC, int8, (BRIDGE,)),  # building in each space, left to right; EMPTY
    ("built", PUBLIC, int16),  # how many spaces are used
    ("stair", PUBLIC, int16),  # where the chapel marker started
    ("chapel", PUBLIC, int16),  # space on the chapel track, 0 on the stairs
    ("gate", PUBLIC, int16),  # space on the gate track
    ("pawn", PUBLIC, int8),  # the stack its outer space faces, CENTRE or NOWHERE
    ("tiles", PUBLIC, int16, (TILE_KINDS,)),  # bonus tiles that may be used
    ("new_tiles", PUBLIC, int16, (TILE_KINDS,)),  # bonus tiles taken this round
]

STATE, VISIBLE_TO = state_record(
    [
        ("chance", HIDDEN, int64, (WORDS,)),
        ("seats", PUBLIC, int16),
        ("turn", PUBLIC, int16),  # counts the turns of all seats, and each round's secret choice
        ("phase", PUBLIC, int16),
        ("round_number", PUBLIC, int16),  # 1 in the first
        ("wheel", PUBLIC, int16),  # how far it has turned
        ("face", PUBLIC, int16, (AREA_COUNT,)),  # how each area is scored
        ("stack", HIDDEN, int8, (WHEEL, STACK)),  # buildings by kind, the top last; only the top is open
        ("left", PUBLIC, int16, (WHEEL,)),  # how many are left in each
        ("marker", HIDDEN, int8, (MARKERS,)),  # turn markers; those before `round_number` are open
        ("supply", PUBLIC, int16, (CARD_VALUES,)),  # cards of the inn by value
        ("bonus", HIDDEN, int8, (BONUS_STACKS, BONUS_STACK)),  # bonus tiles, the top last; only the top is open
        ("bonus_left", PUBLIC, int16, (BONUS_STACKS,)),
        ("chapel_order", PUBLIC, int8, (SEATS,)),  # seats from the foremost chapel marker to the last; NOBODY
        ("order", PUBLIC, int8, (TURNS,)),  # seats in order of play, provisional while +1 tiles are asked for; NOBODY
        ("order_card", PUBLIC, int8, (TURNS,)),  # which of the seat's cards each turn belongs to
        ("order_value", PUBLIC, int8, (TURNS,)),  # value of the card each turn was played with
        ("asked", PUBLIC, int16),  # position in `order` (in `chapel_order` while lady tiles are asked for)
        ("pawn_done", PUBLIC, int16),  # 1 once the pawn of this turn is placed
        ("building", PUBLIC, int16),  # the building being placed or used; EMPTY
        ("power", PUBLIC, int16),  # what is left of the power of its effect
        ("bonus_due", PUBLIC, int16),  # bonus tiles still to be taken
        ("lowest", PUBLIC, int16),  # lowest house number built this round; NONE_BUILT
        ("lowest_seat", PUBLIC, int16),  # who built it; NOBODY
        ("replaced", PUBLIC, int16),  # buildings that left the game
        ("used", PUBLIC, int16),  # bonus tiles that left the game
        ("players", PLAYER, (SEATS,)),
    ]
)
