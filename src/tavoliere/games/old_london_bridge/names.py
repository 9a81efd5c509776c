"""The words of Old London Bridge as numbers: kinds of building, tiles, phases, moves, refusals, events, score parts."""

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


class Building(IntEnum):
    """Kinds of building; each has its stack."""

    CHAPEL = 0
    GATE = 1
    INN = 2
    STORE = 3
    GUILD = 4
    GARDEN = 5


CENTRE = len(Building)  # the seventh space of the wheel; the outer ones are named by the stack they face


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


# Which tiles a pawn move spends, as bits.
USING_OCCUPIED = 1 << Tile.OCCUPIED
USING_FREE_CENTRE = 1 << Tile.FREE_CENTRE
USING_X = 1 << Tile.X


TILE_KINDS = len(Tile)


class Area(IntEnum):
    """What is scored at the end, each with a printed scoring that a tile face may replace."""

    CHAPEL = 0
    GATE = 1
    INN = 2
    BRIDGE = 3


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
AREA_COUNT = len(Area)
FACE_COUNT = len(Face)
RANDOM_FACE = FACE_COUNT  # the option that follows the faces
FACE_OPTIONS = {area.name.lower(): (*faces, "random") for area, faces in zip(Area, FACE_RULES, strict=True)}


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


class Kind(IntEnum):
    """Kinds of move, in the order of the move table: the kinds that answer one question stand together."""

    LADY = 0
    NO_LADY = 1
    CARD = 2  # a: value
    CARDS = 3  # a, b: values, the higher first
    PLUS_ONE = 4  # a: present value of the card
    NO_PLUS = 5
    RECLAIM = 6
    DISCARD = 7
    DONE = 8
    USE = 9  # a: tile
    PAWN = 10  # a: stack, b: tiles used
    PAWN_CENTRE = 11  # a: stack, b: tiles used
    NO_PAWN = 12
    REPLACE = 13  # a: building
    ADVANCE = 14
    STAY = 15
    BONUS = 16  # a: stack of tiles
    TAKE = 17  # a: value
    ENOUGH = 18


# The first and the last kind of move that answers each Phase; none when it is over.
FIRST_ANSWER = (
    Kind.LADY.value,
    Kind.CARD.value,
    Kind.PLUS_ONE.value,
    Kind.RECLAIM.value,
    Kind.USE.value,
    Kind.REPLACE.value,
    Kind.ADVANCE.value,
    Kind.ADVANCE.value,
    Kind.BONUS.value,
    Kind.TAKE.value,
    Kind.DONE.value,
    0,
)
LAST_ANSWER = (
    Kind.NO_LADY.value,
    Kind.CARDS.value,
    Kind.NO_PLUS.value,
    Kind.DISCARD.value,
    Kind.NO_PAWN.value,
    Kind.REPLACE.value,
    Kind.STAY.value,
    Kind.STAY.value,
    Kind.BONUS.value,
    Kind.ENOUGH.value,
    Kind.USE.value,
    -1,
)
MOVE_KINDS = len(Kind)


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


class Event(IntEnum):
    """What a move makes happen. In every event that changes money `a` is the amount."""

    MARKER_TURNED = 0  # a: its number, b: the round
    LADY_JOINED = 1
    CARD_CHOSEN = 2  # that a seat has chosen
    OWN_CARD_CHOSEN = 3  # a, b: values; to the seat itself
    CARD_REVEALED = 4  # a: value
    CARD_RAISED = 5  # a: value before, b: value now
    ORDER_FIXED = 6  # a: number of the turn in the round, b: value of the card; one event a turn
    CARD_DISCARDED = 7  # a: value
    CARD_TAKEN_UP = 8  # a 0 goes back to the hand
    CARD_SET_ASIDE = 9  # a: value
    CARD_RECLAIMED = 10  # a: value
    PAWN_PLACED = 11  # a: stack the space faces
    PAWN_IN_CENTRE = 12  # a: stack taken from
    TILE_USED = 13  # a: tile
    WHEEL_PAID = 14  # a: money
    CENTRE_PAID = 15  # a: money, below 0
    NO_BUILDING = 16
    BUILT = 17  # a: building, b: space of the bridge
    REPLACED = 18  # a: building, b: the one that leaves, c: space of the bridge
    TOP_TURNED = 19  # a: building now on top of its stack
    STACK_EMPTIED = 20  # a: stack
    POWER_COUNTED = 21  # a: power, b: crest, c: kind of building
    CHAPEL_ADVANCED = 22  # a: steps, b: space
    GATE_ADVANCED = 23  # a: steps, b: space
    STAYED = 24  # a: kind of building
    COIN_REACHED = 25  # a: money, b: space
    CHAPEL_END_REACHED = 26  # a: money
    GATE_END_REACHED = 27  # a: money
    STORE_PAID = 28  # a: money
    TILE_TAKEN = 29  # a: tile, b: stack
    TILE_TURNED = 30  # a: tile now on top, b: stack
    CARD_TAKEN = 31  # a: value, b: power left
    CHAPEL_LEADER_PAID = 32  # a: money
    GATE_LEADER_PAID = 33  # a: money
    HIGHEST_CARD_PAID = 34  # a: money, b: value
    LOWEST_NUMBER_PAID = 35  # a: money, b: house number
    PAWNS_REMOVED = 36
    STACKS_RAN_OUT = 37  # a: how many stacks are empty
    GAME_OVER = 38


MONEY_EVENTS = (
    Event.WHEEL_PAID,
    Event.CENTRE_PAID,
    Event.COIN_REACHED,
    Event.CHAPEL_END_REACHED,
    Event.GATE_END_REACHED,
    Event.STORE_PAID,
    Event.CHAPEL_LEADER_PAID,
    Event.GATE_LEADER_PAID,
    Event.HIGHEST_CARD_PAID,
    Event.LOWEST_NUMBER_PAID,
)

TOLD_BY = {
    Event.MARKER_TURNED: "OLB-2.1",
    Event.LADY_JOINED: "OLB-6.8",
    Event.CARD_CHOSEN: "OLB-2.2",
    Event.OWN_CARD_CHOSEN: "OLB-2.2",
    Event.CARD_REVEALED: "OLB-2.2",
    Event.CARD_RAISED: "OLB-6.7",
    Event.ORDER_FIXED: "OLB-2.3",
    Event.CARD_DISCARDED: "OLB-3.1",
    Event.CARD_TAKEN_UP: "OLB-3.1",
    Event.CARD_SET_ASIDE: "OLB-6.4",
    Event.CARD_RECLAIMED: "OLB-6.4",
    Event.PAWN_PLACED: "OLB-3.2",
    Event.PAWN_IN_CENTRE: "OLB-3.3",
    Event.TILE_USED: "OLB-6.0",
    Event.WHEEL_PAID: "OLB-3.2",
    Event.CENTRE_PAID: "OLB-3.3",
    Event.NO_BUILDING: "OLB-3.5",
    Event.BUILT: "OLB-4.1",
    Event.REPLACED: "OLB-4.2",
    Event.TOP_TURNED: "OLB-1.1",
    Event.STACK_EMPTIED: "OLB-3.4",
    Event.POWER_COUNTED: "OLB-5.1",
    Event.CHAPEL_ADVANCED: "OLB-5.2",
    Event.GATE_ADVANCED: "OLB-5.3",
    Event.STAYED: "OLB-4.4",
    Event.COIN_REACHED: "OLB-5.2",
    Event.CHAPEL_END_REACHED: "OLB-5.7",
    Event.GATE_END_REACHED: "OLB-5.7",
    Event.STORE_PAID: "OLB-5.5",
    Event.TILE_TAKEN: "OLB-5.3",
    Event.TILE_TURNED: "OLB-5.3",
    Event.CARD_TAKEN: "OLB-5.4",
    Event.CHAPEL_LEADER_PAID: "OLB-9.5",
    Event.GATE_LEADER_PAID: "OLB-9.6",
    Event.HIGHEST_CARD_PAID: "OLB-9.7",
    Event.LOWEST_NUMBER_PAID: "OLB-9.8",
    Event.PAWNS_REMOVED: "OLB-5.8",
    Event.STACKS_RAN_OUT: "OLB-7.1",
    Event.GAME_OVER: "OLB-7.5",
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


PART_COUNT = len(Part)
