"""What is asked, answered, refused, told and scored, as numbers."""

from enum import IntEnum


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
    TOP_UP = 5
    TENDER = 6
    LOAD = 7
    STAFF_CAR = 8
    DISMISS = 9
    DINING_CAR = 10
    BURY = 11
    CENTURY = 12
    RUN = 13
    PURCHASE = 14
    OVER = 15


class Kind(IntEnum):
    """Kinds of moves, in the order of the move table."""

    STAFF = 0
    TAKE = 1
    LONDON = 2
    HIRE = 3
    CRYPT = 4
    TUCK = 5
    WAGON = 6
    BONUS = 7
    PRESTIGE = 8
    PRESTIGE_MIX = 9
    SELL = 10
    DONE = 11
    VOLUNTEER = 12
    WHITE_CRYPT = 13
    TOP_UP = 14
    TENDER = 15
    NO_TENDER = 16
    LOAD = 17
    STAFF_CAR = 18
    FULL_WAGES = 19
    DISMISS = 20
    DINING_CAR = 21
    NO_DINING_CAR = 22
    BURY = 23
    CENTURY_LONDON = 24
    CENTURY_WAGON = 25
    CENTURY_HIRE = 26
    CENTURY_CRYPT = 27
    CENTURY_PASS = 28
    RUN = 29
    STAY = 30
    FINAL_HIRE = 31
    FINAL_CRYPT = 32
    FINAL_PASS = 33


ANSWERS = {
    Phase.FIRST_STAFF: (Kind.STAFF, Kind.STAFF),
    Phase.TAKE: (Kind.TAKE, Kind.TAKE),
    Phase.ACT: (Kind.LONDON, Kind.DONE),
    Phase.VOLUNTEER: (Kind.VOLUNTEER, Kind.VOLUNTEER),
    Phase.WHITE_CRYPT: (Kind.WHITE_CRYPT, Kind.WHITE_CRYPT),
    Phase.TOP_UP: (Kind.TOP_UP, Kind.TOP_UP),
    Phase.TENDER: (Kind.TENDER, Kind.NO_TENDER),
    Phase.LOAD: (Kind.LOAD, Kind.LOAD),
    Phase.STAFF_CAR: (Kind.STAFF_CAR, Kind.FULL_WAGES),
    Phase.DISMISS: (Kind.DISMISS, Kind.DISMISS),
    Phase.DINING_CAR: (Kind.DINING_CAR, Kind.NO_DINING_CAR),
    Phase.BURY: (Kind.BURY, Kind.BURY),
    Phase.CENTURY: (Kind.CENTURY_LONDON, Kind.CENTURY_PASS),
    Phase.RUN: (Kind.RUN, Kind.STAY),
    Phase.PURCHASE: (Kind.FINAL_HIRE, Kind.FINAL_PASS),
}  # the first and the last kind of move that answers a question


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


class Event(IntEnum):
    """What can happen; a, b, c, d are named in this order."""

    FIRST_STAFF_PLACED = 0  # place
    CARD_TAKEN = 1  # space, card, its two discs (NONE: not there)
    CARD_TURNED_UP = 2  # space, card, its two discs
    DISCS_PAID = 3  # blue, green, grey, orange
    TILE_LAID = 4  # tile, pounds
    TILE_TURNED = 5  # tile, pounds
    STAFF_HIRED = 6  # place, pounds
    CRYPT_BUILT = 7  # colour, column, mourners, pounds
    CARD_TUCKED = 8  # card
    WAGON_ADDED = 9  # wagon
    WAGON_UPGRADED = 10  # wagon
    WAGON_SOLD = 11  # wagon, pounds
    BONUS_TAKEN = 12  # action, colour of the space, pounds, steps
    PRESTIGE_RAISED = 13  # level, steps now, steps every turn
    ORANGE_GAINED = 14  # how many
    VOLUNTEER_GAINED = 15  # how many
    VOLUNTEER_PLACED = 16  # place
    WHITE_CRYPT_PLACED = 17  # column
    WHITE_CRYPT_LOST = 18
    MOURNERS_LOADED = 19  # how many
    COFFIN_LOADED = 20  # colour, how many
    CARD_USED = 21  # ability, its amount
    TRAIN_MOVED = 22  # steps, from, to
    TRAIN_STOOD = 23
    INCOME = 24  # coffins, mourners, pounds, orange discs
    COFFINS_DRAWN = 25  # purple, teal, red, black
    STAFF_LEFT = 26  # place
    WAGES_PAID = 27  # staff, pounds
    DINING_PAID = 28  # wagons, pounds
    MOURNERS_ARRIVED = 29  # how many
    COFFIN_BURIED = 30  # colour, row, column, pounds
    TO_POTTERS_FIELD = 31  # purple, teal, red, black
    PASSED = 32
    STAYED = 33
    ROUND_BEGAN = 34  # round
    CENTURY_BEGAN = 35
    RUNS_BEGAN = 36
    PURCHASES_BEGAN = 37
    GAME_ENDED = 38


TOLD_BY = {
    Event.FIRST_STAFF_PLACED: "LNR-1.3",
    Event.CARD_TAKEN: "LNR-2.1",
    Event.CARD_TURNED_UP: "LNR-2.1",
    Event.DISCS_PAID: "LNR-2.2",
    Event.TILE_LAID: "LNR-3.1",
    Event.TILE_TURNED: "LNR-3.1",
    Event.STAFF_HIRED: "LNR-4.1",
    Event.CRYPT_BUILT: "LNR-4.2",
    Event.CARD_TUCKED: "LNR-5.1",
    Event.WAGON_ADDED: "LNR-5.1",
    Event.WAGON_UPGRADED: "LNR-5.1",
    Event.WAGON_SOLD: "LNR-5.4",
    Event.BONUS_TAKEN: "LNR-6.1",
    Event.PRESTIGE_RAISED: "LNR-7.1",
    Event.ORANGE_GAINED: "LNR-5.2",
    Event.VOLUNTEER_GAINED: "LNR-5.2",
    Event.VOLUNTEER_PLACED: "LNR-5.2",
    Event.WHITE_CRYPT_PLACED: "LNR-5.2",
    Event.WHITE_CRYPT_LOST: "LNR-5.2",
    Event.MOURNERS_LOADED: "LNR-8.2",
    Event.COFFIN_LOADED: "LNR-8.2",
    Event.CARD_USED: "LNR-5.3",
    Event.TRAIN_MOVED: "LNR-2.3",
    Event.TRAIN_STOOD: "LNR-2.3",
    Event.INCOME: "LNR-8.1",
    Event.COFFINS_DRAWN: "LNR-8.1",
    Event.STAFF_LEFT: "LNR-8.3",
    Event.WAGES_PAID: "LNR-8.3",
    Event.DINING_PAID: "LNR-5.3",
    Event.MOURNERS_ARRIVED: "LNR-9.1",
    Event.COFFIN_BURIED: "LNR-9.1",
    Event.TO_POTTERS_FIELD: "LNR-9.1",
    Event.PASSED: "LNR-10.1",
    Event.STAYED: "LNR-11.1",
    Event.ROUND_BEGAN: "LNR-1.1",
    Event.CENTURY_BEGAN: "LNR-10.1",
    Event.RUNS_BEGAN: "LNR-11.1",
    Event.PURCHASES_BEGAN: "LNR-11.2",
    Event.GAME_ENDED: "LNR-12.7",
}
