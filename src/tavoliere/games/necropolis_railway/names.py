"""Capacities of the records, and the numbers of everything: pieces, questions, refusals, parts of the score."""

from enum import IntEnum

from tavoliere.engine.text import member_id

# Capacities of the records. How many there really are is printed, and comes from the box.
CARDS = 64
FACE_UP = 3
DISCS_UNDER = 2
ROOMS = 4
TILES = 8
TILE_PAIRS = 8
LEVELS = 8
PAIRS = 3
WAGONS = 2 * PAIRS
TUCKED = 3
ROWS = 6
COLUMNS = 5
PLACES = ROWS + TILES  # where staff may stand: the rows from the top, then the London tiles
BONUSES = 6
PAYMENTS = 128
MOVES = 1024
BLOCKS = 128

NONE = -1  # no card, no disc, no coffin, no crypt


class Disc(IntEnum):
    """Colours of action discs; the first three are also the three sections of a card."""

    BLUE = 0
    GREEN = 1
    GREY = 2
    ORANGE = 3


class Section(IntEnum):
    """Sections of a card, numbered like the disc that pays for them."""

    LONDON = 0
    NECROPOLIS = 1
    RAILWAY = 2


class Coffin(IntEnum):
    """Colours of coffins and graves."""

    PURPLE = 0
    TEAL = 1
    RED = 2
    BLACK = 3


class Crypt(IntEnum):
    """Colours of crypts."""

    BROWN = 0
    YELLOW = 1
    WHITE = 2


class Ability(IntEnum):
    """What a tucked card can do."""

    CARRIAGE = 0
    STAFF_CAR = 1
    DINING_CAR = 2
    TENDER = 3


class Side(IntEnum):
    """What lies on a London position."""

    BLANK = 0
    A = 1
    B = 2


class Wagon(IntEnum):
    """What lies on a space of the railway."""

    MISSING = 0
    PLAIN = 1
    UPGRADED = 2


class WagonKind(IntEnum):
    """The upper and the lower row of the railway."""

    COFFIN = 0
    MOURNER = 1


class PairBonus(IntEnum):
    """What an upgraded pair of wagons gives."""

    ORANGE = 0
    VOLUNTEER = 1
    WHITE_CRYPT = 2


class Worker(IntEnum):
    """Who stands in a place."""

    NOBODY = 0
    STAFF = 1
    VOLUNTEER = 2


class Yield(IntEnum):
    """What a London position may give at income."""

    COFFINS = 0
    MOURNERS = 1
    MONEY = 2
    ORANGE = 3


class Extra(IntEnum):
    """Words after a move, as bits: pay the disc with orange, let the train's mourners pay."""

    PLAIN = 0
    ORANGE = 1
    CARRIAGE = 2


COFFIN_COLOURS = len(Coffin)
DISC_COLOURS = len(Disc)
OWN_COLOURS = 3  # blue, green and grey: all discs but orange
CRYPT_COLOURS = len(Crypt)
SECTIONS = len(Section)
ABILITIES = len(Ability)

# As plain numbers too, for functions that are called with either: compiled code exists once for each type.
ORANGE = int(Disc.ORANGE)
LONDON, NECROPOLIS, RAILWAY = int(Section.LONDON), int(Section.NECROPOLIS), int(Section.RAILWAY)
PLAIN, ORANGE_PAYS, WITH_CARRIAGE = int(Extra.PLAIN), int(Extra.ORANGE), int(Extra.CARRIAGE)


def enum_ids(enum: type[IntEnum]) -> list[str]:
    """The members of an enum as positions, messages and files write them."""
    return [member_id(member) for member in enum]


DISC_IDS, COFFIN_IDS, CRYPT_IDS = enum_ids(Disc), enum_ids(Coffin), enum_ids(Crypt)
SECTION_IDS, ABILITY_IDS, EXTRA_IDS = enum_ids(Section), enum_ids(Ability), enum_ids(Extra)[1:]
SIDE_IDS, WAGON_IDS, WORKER_IDS, YIELD_IDS = enum_ids(Side), enum_ids(Wagon), enum_ids(Worker), enum_ids(Yield)


# --- the course of a game -----------------------------------------------------------------------------------------


class Stage(IntEnum):
    """The parts of a game; each seat has its turn in every one of them."""

    SET_UP = 0
    ROUNDS = 1
    CENTURY = 2
    RUNS = 3
    PURCHASES = 4


class Step(IntEnum):
    """Where a turn stands; `Phase` is the question it stopped at."""

    OPENING = 0
    ACTIONS = 1
    TENDER = 2
    MOVE = 3
    LOAD = 4
    STAFF_CAR = 5
    WAGES = 6
    DINING_CAR = 7
    BURY = 8
    END = 9


class Phase(IntEnum):
    """The question that is open."""

    FIRST_STAFF = 0
    TAKE = 1
    ACT = 2
    VOLUNTEER = 3
    WHITE_CRYPT = 4
    LOAD_WAITING = 5
    TOP_UP = 6
    TENDER = 7
    LOAD = 8
    STAFF_CAR = 9
    DISMISS = 10
    DINING_CAR = 11
    BURY = 12
    CENTURY = 13
    RUN = 14
    PURCHASE = 15
    OVER = 16


class ToppingUp(IntEnum):
    """Whether what waits in London may be loaded after a wagon was added or upgraded there."""

    NO = 0
    OFFERED = 1
    CHOSEN = 2


STAGE_IDS, STEP_IDS, TOPPING_UP_IDS = enum_ids(Stage), enum_ids(Step), enum_ids(ToppingUp)


# --- refusals and scores ------------------------------------------------------------------------------------------


class Forbidden(IntEnum):
    """What forbids a move, in the order it is checked (GEN-8)."""

    NOTHING = 0
    GAME_IS_OVER = 1
    NOT_ASKED = 2
    ANOTHER_QUESTION = 3
    CARD_SHOWS_NO_STAFF = 4
    CARD_SHOWS_NO_CRYPT = 5
    SECTION_IS_USED = 6
    ALREADY_HIRED = 7
    ALREADY_BUILT = 8
    BONUS_IS_USED = 9
    PRESTIGE_IS_USED = 10
    PRESTIGE_IS_HIGHEST = 11
    MONEY_IS_NOT_SHORT = 12
    DISC_IS_PAID = 13
    NO_SUCH_DISC = 14
    THREE_CARDS_LIE_THERE = 15
    NO_DISC_FOR_BONUS = 16
    MIX_NEEDS_ORANGE = 17
    NO_CARRIAGE = 18
    CARRIAGE_IS_USED = 19
    NO_STAFF_LEFT = 20
    STAFF_TOO_DEAR = 21
    NO_CRYPT_LEFT = 22
    TRAIN_CANNOT_PAY = 23
    MOURNERS_TOO_DEAR = 24
    NO_COFFIN_ABOARD = 25
    ROW_HAS_NO_STAFF = 26
    CARD_SHOWS_ANOTHER_ROOM = 27
    ROOM_IS_FINISHED = 28
    TILE_IS_FINISHED = 29
    TILE_TOO_DEAR = 30
    NO_TILE_THERE = 31
    PLACE_IS_TAKEN = 32
    COLUMN_HAS_A_CRYPT = 33
    WAGON_IS_UPGRADED = 34
    BONUS_SPACE_IS_TAKEN = 35
    NOT_THE_PRICE = 36
    DISCS_ARE_MISSING = 37
    SAME_AS_PLAIN = 38
    NO_WAGON_THERE = 39
    UPGRADED_IS_NOT_SOLD = 40
    WAGON_IS_OCCUPIED = 41
    NO_COFFIN_WAITS = 42
    NOBODY_TO_DISMISS = 43
    GRAVE_IS_TAKEN = 44
    NO_ACTION_YET = 45


LAST_FOR_A_KIND = Forbidden.MONEY_IS_NOT_SHORT  # up to here a reason forbids all moves of a kind alike

REFUSED_BY = {
    Forbidden.GAME_IS_OVER: "GEN-3",
    Forbidden.NOT_ASKED: "GEN-2",
    Forbidden.ANOTHER_QUESTION: "GEN-2",
    Forbidden.CARD_SHOWS_NO_STAFF: "LNR-4.1",
    Forbidden.CARD_SHOWS_NO_CRYPT: "LNR-4.2",
    Forbidden.SECTION_IS_USED: "LNR-2.2",
    Forbidden.ALREADY_HIRED: "LNR-4.3",
    Forbidden.ALREADY_BUILT: "LNR-4.3",
    Forbidden.BONUS_IS_USED: "LNR-6.1",
    Forbidden.PRESTIGE_IS_USED: "LNR-7.1",
    Forbidden.PRESTIGE_IS_HIGHEST: "LNR-7.1",
    Forbidden.MONEY_IS_NOT_SHORT: "LNR-5.4",
    Forbidden.DISC_IS_PAID: "LNR-4.3",
    Forbidden.NO_SUCH_DISC: "LNR-2.2",
    Forbidden.THREE_CARDS_LIE_THERE: "LNR-5.1",
    Forbidden.NO_DISC_FOR_BONUS: "LNR-6.1",
    Forbidden.MIX_NEEDS_ORANGE: "LNR-7.1",
    Forbidden.NO_CARRIAGE: "LNR-5.3",
    Forbidden.CARRIAGE_IS_USED: "LNR-5.3",
    Forbidden.NO_STAFF_LEFT: "LNR-4.1",
    Forbidden.STAFF_TOO_DEAR: "LNR-4.1",
    Forbidden.NO_CRYPT_LEFT: "LNR-4.2",
    Forbidden.TRAIN_CANNOT_PAY: "LNR-5.3",
    Forbidden.MOURNERS_TOO_DEAR: "LNR-4.2",
    Forbidden.NO_COFFIN_ABOARD: "LNR-9.1",
    Forbidden.ROW_HAS_NO_STAFF: "LNR-9.2",
    Forbidden.CARD_SHOWS_ANOTHER_ROOM: "LNR-3.1",
    Forbidden.ROOM_IS_FINISHED: "LNR-3.2",
    Forbidden.TILE_IS_FINISHED: "LNR-3.1",
    Forbidden.TILE_TOO_DEAR: "LNR-3.1",
    Forbidden.NO_TILE_THERE: "LNR-4.1",
    Forbidden.PLACE_IS_TAKEN: "LNR-4.1",
    Forbidden.COLUMN_HAS_A_CRYPT: "LNR-4.2",
    Forbidden.WAGON_IS_UPGRADED: "LNR-5.1",
    Forbidden.BONUS_SPACE_IS_TAKEN: "LNR-6.1",
    Forbidden.NOT_THE_PRICE: "LNR-7.1",
    Forbidden.DISCS_ARE_MISSING: "LNR-7.1",
    Forbidden.SAME_AS_PLAIN: "LNR-7.1",
    Forbidden.NO_WAGON_THERE: "LNR-5.4",
    Forbidden.UPGRADED_IS_NOT_SOLD: "LNR-5.4",
    Forbidden.WAGON_IS_OCCUPIED: "LNR-5.4",
    Forbidden.NO_COFFIN_WAITS: "LNR-8.2",
    Forbidden.NOBODY_TO_DISMISS: "LNR-8.3",
    Forbidden.GRAVE_IS_TAKEN: "LNR-9.1",
    Forbidden.NO_ACTION_YET: "LNR-2.2",
}


class Part(IntEnum):
    """The parts of a score."""

    STAFF = 0
    PAIRS = 1
    ROWS = 2
    COLUMN_1 = 3
    COLUMN_2 = 4
    COLUMN_3 = 5
    COLUMN_4 = 6
    COLUMN_5 = 7
    POTTERS_FIELD = 8
    MONEY = 9
