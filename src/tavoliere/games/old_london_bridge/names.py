"""What there is in Old London Bridge, as numbers and ids: buildings, tiles, phases, refusals, parts of the score."""

from enum import IntEnum

# Capacities: what the records have room for. The counts themselves come from the box.
BUILDINGS = 72
STACK = 12  # buildings of one kind
BRIDGE = 12  # spaces of a bridge
WHEEL = 6  # outer spaces, one for each kind of building
MARKERS = 16
ROUNDS = 12
CARD_VALUES = 5  # 0 to 4
CARDS_PLAYED = 2  # by one seat in one round
TURNS = 4  # of all seats in one round
TRACK = 32  # spaces of a track, the start included
BONUS_STACKS = 3
BONUS_STACK = 12  # tiles in one bonus stack
PRIZES = 3
STEPS = 8  # entries of a price or reward table
MOVES = 192

EMPTY = -1  # no building, no tile
NO_CARD = -1
NOWHERE = -1  # a pawn that is not on the wheel
NONE_BUILT = 0  # no numbered building yet; house numbers begin at 1
X_SPACE = -1  # what the wheel "pays" on X


class Building(IntEnum):
    """Kinds of building; each has its stack."""

    CHAPEL = 0
    GATE = 1
    INN = 2
    STORE = 3
    GUILD = 4
    GARDEN = 5


CENTRE = len(Building)  # the seventh space of the wheel; the outer ones are named by the stack they face
BUILDING_KINDS = [kind.name.lower() for kind in Building]
WHEEL_SPACES = [*BUILDING_KINDS, "centre"]
CRESTS = ["blue", "orange", "grey", "green"]
STAIRS = ["A", "B", "C", "D"]
VALUES = [str(value) for value in range(CARD_VALUES)]
BONUS_STACK_IDS = [f"bonus{number}" for number in range(1, BONUS_STACKS + 1)]


class Tile(IntEnum):
    """Bonus tiles."""

    OCCUPIED = 0
    FREE_CENTRE = 1
    X = 2
    RECLAIM = 3
    CHAPEL_TWO = 4
    GATE_TWO = 5
    PLUS_ONE = 6
    LADY = 7


TILES = ["occupied", "free-centre", "x", "reclaim", "chapel+2", "gate+2", "+1", "lady"]
TILE_KINDS = len(Tile)

# Which tiles a pawn move spends, as bits.
USING_OCCUPIED = 1 << Tile.OCCUPIED
USING_FREE_CENTRE = 1 << Tile.FREE_CENTRE
USING_X = 1 << Tile.X
TILE_SETS = 2 * USING_X  # how many sets these bits can write


class Area(IntEnum):
    """What is scored at the end, each with a printed scoring that a tile face may replace."""

    CHAPEL = 0
    GATE = 1
    INN = 2
    BRIDGE = 3


AREAS = [area.name.lower() for area in Area]
AREA_COUNT = len(Area)


class Face(IntEnum):
    """How an area is scored."""

    PRINTED = 0
    MOST = 1  # OLB-9.1, 9.2, 9.3, 9.4
    EACH_ROUND = 2  # OLB-9.5, 9.6, 9.7, 9.8
    FIRST_OWN = 3  # OLB-9.9, 9.11, 9.13, 9.15
    SECOND_OWN = 4  # OLB-9.10, 9.12, 9.14, 9.16


FACE_RULES = (
    ("printed", "9.1", "9.5", "9.9", "9.10"),
    ("printed", "9.2", "9.6", "9.11", "9.12"),
    ("printed", "9.3", "9.7", "9.13", "9.14"),
    ("printed", "9.4", "9.8", "9.15", "9.16"),
)
FACE_COUNT = len(Face)
RANDOM_FACE = FACE_COUNT  # the option that follows the faces
FACE_OPTIONS = {area: (*faces, "random") for area, faces in zip(AREAS, FACE_RULES, strict=True)}


class Phase(IntEnum):
    """The question that is open."""

    LADY = 0
    CARDS = 1
    PLUS_ONE = 2
    RECLAIM = 3
    PAWN = 4
    REPLACE = 5
    CHAPEL = 6
    GATE = 7
    BONUS = 8
    INN = 9
    LAST_TILES = 10
    OVER = 11


class Forbidden(IntEnum):
    """Why a move is refused, in the order of the checks."""

    NOTHING = 0
    GAME_IS_OVER = 1
    NOT_ASKED = 2
    ANOTHER_QUESTION = 3
    ONE_CARD_A_ROUND = 4
    TWO_CARDS_A_ROUND = 5
    CARD_NOT_IN_HAND = 6
    NO_CARD_OF_THAT_VALUE = 7
    MARKER_AT_THE_END = 8
    NO_CHAPEL_TILE = 9
    NO_GATE_TILE = 10
    SOME_SPACE_IS_USABLE = 11
    STACK_IS_EMPTY = 12
    NO_OCCUPIED_TILE = 13
    NO_FREE_CENTRE_TILE = 14
    NO_X_TILE = 15
    PAWN_MUST_MOVE = 16
    SPACE_IS_OCCUPIED = 17
    OCCUPIED_NOT_NEEDED = 18
    CENTRE_COSTS_MORE = 19
    X_IS_CLOSED = 20
    X_NOT_NEEDED = 21
    NOT_ON_THE_BRIDGE = 22
    NUMBERS_MUST_FALL = 23
    NO_TILE_LEFT = 24
    BEYOND_THE_POWER = 25
    NO_CARD_LEFT = 26


REFUSED_BY = {
    Forbidden.GAME_IS_OVER: "GEN-3",
    Forbidden.NOT_ASKED: "GEN-2",
    Forbidden.ANOTHER_QUESTION: "GEN-2",
    Forbidden.ONE_CARD_A_ROUND: "OLB-2.2",
    Forbidden.TWO_CARDS_A_ROUND: "OLB-8.1",
    Forbidden.CARD_NOT_IN_HAND: "OLB-2.2",
    Forbidden.NO_CARD_OF_THAT_VALUE: "OLB-6.7",
    Forbidden.MARKER_AT_THE_END: "OLB-5.7",
    Forbidden.NO_CHAPEL_TILE: "OLB-6.5",
    Forbidden.NO_GATE_TILE: "OLB-6.6",
    Forbidden.SOME_SPACE_IS_USABLE: "OLB-3.5",
    Forbidden.STACK_IS_EMPTY: "OLB-3.4",
    Forbidden.NO_OCCUPIED_TILE: "OLB-6.1",
    Forbidden.NO_FREE_CENTRE_TILE: "OLB-6.2",
    Forbidden.NO_X_TILE: "OLB-6.3",
    Forbidden.PAWN_MUST_MOVE: "OLB-8.2",
    Forbidden.SPACE_IS_OCCUPIED: "OLB-3.4",
    Forbidden.OCCUPIED_NOT_NEEDED: "OLB-6.1",
    Forbidden.CENTRE_COSTS_MORE: "OLB-3.3",
    Forbidden.X_IS_CLOSED: "OLB-3.2",
    Forbidden.X_NOT_NEEDED: "OLB-6.3",
    Forbidden.NOT_ON_THE_BRIDGE: "OLB-4.2",
    Forbidden.NUMBERS_MUST_FALL: "OLB-4.2",
    Forbidden.NO_TILE_LEFT: "OLB-6.9",
    Forbidden.BEYOND_THE_POWER: "OLB-5.4",
    Forbidden.NO_CARD_LEFT: "OLB-5.4",
}


class Part(IntEnum):
    """Parts of the final score."""

    MONEY = 0
    CHAPEL = 1
    GATE = 2
    INN = 3
    BRIDGE = 4
    EMPTY_SPACES = 5
    BONUS_TILES = 6
    NOT_BELOW_ZERO = 7
