"""The state of a game: one record, one commented line per field, which says who may see it."""

from tavoliere.engine.chance import WORDS
from tavoliere.engine.records import HIDDEN, PUBLIC, SEATS, int16, int64, state_record
from tavoliere.games.necropolis_railway.names import (
    ABILITIES,
    BONUSES,
    CARDS,
    COFFIN_COLOURS,
    COLUMNS,
    CRYPT_COLOURS,
    DISC_COLOURS,
    DISCS_UNDER,
    FACE_UP,
    OWN_COLOURS,
    PAIRS,
    PLACES,
    ROWS,
    SECTIONS,
    TILES,
    TUCKED,
    WAGONS,
)

PLAYER = [
    ("money", PUBLIC, int16),
    ("discs", PUBLIC, int16, (DISC_COLOURS,)),
    ("tiles", PUBLIC, int16, (TILES,)),  # Side of each London position
    ("workers", PUBLIC, int16, (PLACES,)),  # Worker in each row, then on each London tile
    ("prestige", PUBLIC, int16),  # level reached; 0 is the start
    ("waiting_coffins", PUBLIC, int16, (COFFIN_COLOURS,)),  # in London, by colour
    ("waiting_mourners", PUBLIC, int16),  # in London
    ("wagons", PUBLIC, int16, (WAGONS,)),  # Wagon on each space: coffin wagons from the left, then mourner wagons
    ("coffins", PUBLIC, int16, (PAIRS, COFFIN_COLOURS)),  # aboard, by coffin wagon and colour
    ("passengers", PUBLIC, int16, (PAIRS,)),  # mourners aboard, by mourner wagon
    ("tucked", PUBLIC, int16, (TUCKED,)),  # cards under the railway, from the left; NONE
    ("train", PUBLIC, int16),  # space of the track
    ("graves", PUBLIC, int16, (ROWS, COLUMNS)),  # colour of the coffin buried there; NONE
    ("crypts", PUBLIC, int16, (COLUMNS,)),  # colour of the crypt over each column; NONE
    ("mourners", PUBLIC, int16),  # gathered in the Necropolis
    ("potter", PUBLIC, int16, (COFFIN_COLOURS,)),  # coffins in Potter's Field, by colour
    ("aside", PUBLIC, int16),  # volunteers not yet earned
    ("volunteers", PUBLIC, int16),  # volunteers that wait for a free place
]

STATE, VISIBLE_TO = state_record(
    [
        ("chance", HIDDEN, int64, (WORDS,)),  # the stream of chance
        ("seats", PUBLIC, int16),  # how many play
        ("turn", PUBLIC, int16),  # number of the turn, those of the set-up and of the special rounds included
        ("phase", PUBLIC, int16),  # Phase: the question that is open
        ("stage", PUBLIC, int16),  # Stage of the game
        ("step", PUBLIC, int16),  # Step of the turn
        ("round_number", PUBLIC, int16),  # 1 to 12; 0 during the set-up
        ("first", PUBLIC, int16),  # the first player
        ("seat", PUBLIC, int16),  # whose turn it is
        ("limited_discs", PUBLIC, int16),  # option: a disc that is not in the supply is not placed or gained
        ("deck", HIDDEN, int16, (CARDS,)),  # cards, the next to come last; NONE. The back of the last one is in sight
        ("deck_count", PUBLIC, int16),
        ("discarded", PUBLIC, int16),  # how many cards
        ("face_up", PUBLIC, int16, (FACE_UP,)),  # cards to choose from
        ("discs_under", PUBLIC, int16, (FACE_UP, DISCS_UNDER)),  # discs under each; NONE
        ("bag", PUBLIC, int16, (COFFIN_COLOURS,)),  # coffins left in the bag, by colour
        ("supply", PUBLIC, int16, (DISC_COLOURS,)),  # discs left; below zero when the supply is not limited
        ("crypts", PUBLIC, int16, (CRYPT_COLOURS,)),  # crypts left
        ("staff", PUBLIC, int16),  # staff left
        ("bonus", PUBLIC, int16, (BONUSES, OWN_COLOURS)),  # disc on each bonus space, by action and colour; NONE
        ("card", PUBLIC, int16),  # the card taken this turn; NONE
        ("card_kept", PUBLIC, int16),  # 1: it was tucked, so it is not discarded at the end of the turn
        ("used", PUBLIC, int16, (SECTIONS,)),  # 1: the section's disc has been paid this turn
        ("hired", PUBLIC, int16),  # 1: staff hired this turn
        ("built", PUBLIC, int16),  # 1: crypt built this turn
        ("bonus_used", PUBLIC, int16),  # 1: bonus action taken this turn
        ("prestige_used", PUBLIC, int16),  # 1: prestige raised this turn
        ("abilities", PUBLIC, int16, (ABILITIES,)),  # 1: a tucked card of this kind was used this turn
        ("steps", PUBLIC, int16),  # steps the train still has to make
        ("white_crypts", PUBLIC, int16),  # gained and not yet placed
        ("topping_up", PUBLIC, int16),  # ToppingUp: whether what waits may be, or is being, loaded after a new wagon
        ("wage", PUBLIC, int16),  # pounds for each staff at this income
        ("players", PLAYER, (SEATS,)),
    ]
)
