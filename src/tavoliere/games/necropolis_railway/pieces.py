"""What lies on the table, as numbers: colours, sides, places; and how much a record can hold."""

from enum import IntEnum

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

# The same as plain numbers, for functions that are called with either: compiled code exists once for each type.
ORANGE = int(Disc.ORANGE)
LONDON, NECROPOLIS, RAILWAY = int(Section.LONDON), int(Section.NECROPOLIS), int(Section.RAILWAY)
PLAIN, WITH_CARRIAGE = int(Extra.PLAIN), int(Extra.CARRIAGE)
