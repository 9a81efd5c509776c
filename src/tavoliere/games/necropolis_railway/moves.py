"""The kinds of moves and the table of all moves, in blocks of moves that differ only in their target.

Whatever forbids a move without regard to its target (the section is used, the disc is missing) forbids its whole block.
"""

from collections.abc import Iterator
from itertools import groupby, product

from tavoliere.engine.fields import Count
from tavoliere.engine.moves import MoveKind, move_record, parts
from tavoliere.engine.records import Record, int16, record
from tavoliere.games.necropolis_railway.fields import (
    Bonus,
    Coffin,
    Column,
    Crypt,
    Extras,
    OwnColour,
    Payment,
    Place,
    Row,
    Space,
    Tile,
    Wagon,
)
from tavoliere.games.necropolis_railway.names import (
    COFFIN_COLOURS,
    CRYPT_COLOURS,
    OWN_COLOURS,
    PAIRS,
    ROWS,
    Extra,
    Phase,
    WagonKind,
)


class Kind(MoveKind):
    """Kinds of moves, in the order of the move table and of the questions they answer."""

    STAFF = parts(row=Row)
    TAKE = parts(space=Space)
    LONDON = parts(tile=Tile, extras=Extras)
    HIRE = parts(place=Place, extras=Extras)
    CRYPT = parts(crypt=Crypt, column=Column, extras=Extras)
    TUCK = parts(extras=Extras)
    WAGON = parts(wagon=Wagon, extras=Extras)
    BONUS = parts(bonus=Bonus, colour=OwnColour, extras=Extras)
    PRESTIGE = parts()
    PRESTIGE_MIX = parts(payment=Payment, discs=Count)
    SELL = parts(wagon=Wagon)
    DONE = parts()
    VOLUNTEER = parts(place=Place)
    WHITE_CRYPT = parts(column=Column)
    LOAD_ALL = parts()
    LOAD_NONE = parts()
    TOP_UP = parts(coffin=Coffin)
    TENDER = parts()
    NO_TENDER = parts()
    LOAD = parts(coffin=Coffin)
    STAFF_CAR = parts()
    FULL_WAGES = parts()
    DISMISS = parts(place=Place)
    DINING_CAR = parts()
    NO_DINING_CAR = parts()
    BURY = parts(coffin=Coffin, row=Row, column=Column)
    CENTURY_LONDON = parts(tile=Tile)
    CENTURY_WAGON = parts(wagon=Wagon)
    CENTURY_HIRE = parts(place=Place)
    CENTURY_CRYPT = parts(crypt=Crypt, column=Column, extras=Extras)
    CENTURY_PASS = parts()
    RUN = parts()
    STAY = parts()
    FINAL_HIRE = parts(place=Place)
    FINAL_CRYPT = parts(crypt=Crypt, column=Column, extras=Extras)
    FINAL_PASS = parts()


MOVE = move_record(Kind)
BLOCK = record([("first", int16), ("end", int16), ("next_kind", int16)])  # moves; the block where another kind begins

FIRST_ANSWER = {
    Phase.FIRST_STAFF: Kind.STAFF,
    Phase.TAKE: Kind.TAKE,
    Phase.ACT: Kind.LONDON,
    Phase.VOLUNTEER: Kind.VOLUNTEER,
    Phase.WHITE_CRYPT: Kind.WHITE_CRYPT,
    Phase.LOAD_WAITING: Kind.LOAD_ALL,
    Phase.TOP_UP: Kind.TOP_UP,
    Phase.TENDER: Kind.TENDER,
    Phase.LOAD: Kind.LOAD,
    Phase.STAFF_CAR: Kind.STAFF_CAR,
    Phase.DISMISS: Kind.DISMISS,
    Phase.DINING_CAR: Kind.DINING_CAR,
    Phase.BURY: Kind.BURY,
    Phase.CENTURY: Kind.CENTURY_LONDON,
    Phase.RUN: Kind.RUN,
    Phase.PURCHASE: Kind.FINAL_HIRE,
}  # the first kind of move that answers a question; the last is the one before the next question's

# --- the move table -------------------------------------------------------------------------------------------------

Parts = dict[str, int]
OWN_OR_ORANGE = (Extra.PLAIN, Extra.ORANGE)
WITH_OR_WITHOUT_CARRIAGE = (Extra.PLAIN, Extra.CARRIAGE)
EVERY_EXTRA = (Extra.PLAIN, Extra.ORANGE, Extra.CARRIAGE, Extra.CARRIAGE | Extra.ORANGE)
EXTRAS = {
    Kind.LONDON: OWN_OR_ORANGE,
    Kind.HIRE: OWN_OR_ORANGE,
    Kind.CRYPT: EVERY_EXTRA,
    Kind.TUCK: OWN_OR_ORANGE,
    Kind.WAGON: OWN_OR_ORANGE,
    Kind.BONUS: OWN_OR_ORANGE,
    Kind.CENTURY_CRYPT: WITH_OR_WITHOUT_CARRIAGE,
    Kind.FINAL_CRYPT: WITH_OR_WITHOUT_CARRIAGE,
}
SHARED_IN_A_BLOCK = {
    Kind.CRYPT: ("crypt",),
    Kind.BONUS: ("colour",),
    Kind.PRESTIGE_MIX: ("discs",),
    Kind.BURY: ("coffin", "row"),
    Kind.CENTURY_CRYPT: ("crypt",),
    Kind.FINAL_CRYPT: ("crypt",),
}  # the parts, beside extras, that are the same in all moves of a block


def payments(box: Record) -> list[tuple[int, int, int, int]]:
    """Every way to pay some level of prestige: blue, green, grey, and orange for the rest."""
    ways: set[tuple[int, int, int, int]] = set()
    for level in range(1, box.levels):
        price = [int(count) for count in box.level_cost[level]]
        for blue, green, grey in product(*(range(count + 1) for count in price)):
            ways.add((blue, green, grey, sum(price) - blue - green - grey))
    return sorted(ways, key=lambda way: (sum(way), way))


def wagons(box: Record) -> list[int]:
    """The spaces of the railway: coffin wagons from the left, then mourner wagons."""
    return [kind * PAIRS + pair for kind in WagonKind for pair in range(box.pairs)]


def places(box: Record) -> list[int]:
    """Where staff may stand: rows, then London tiles."""
    return [*range(box.rows), *(ROWS + tile for tile in range(box.tiles))]


def targets(box: Record) -> dict[Kind, list[Parts]]:
    """The parts that each kind of move may have, its extras apart."""
    rows, columns = range(box.rows), range(box.columns)
    at_tile = [{"tile": tile} for tile in range(box.tiles)]
    at_place = [{"place": place} for place in places(box)]
    at_wagon = [{"wagon": wagon} for wagon in wagons(box)]
    build = [{"crypt": crypt, "column": column} for crypt in range(CRYPT_COLOURS) for column in columns]
    coffin = [{"coffin": colour} for colour in range(COFFIN_COLOURS)]
    bonuses = [{"bonus": bonus, "colour": colour} for colour in range(OWN_COLOURS) for bonus in range(box.bonuses)]
    graves = [{"row": row, "column": column} for row in rows for column in columns]
    return {
        Kind.STAFF: [{"row": row} for row in rows],
        Kind.TAKE: [{"space": space} for space in range(box.face_up)],
        Kind.LONDON: at_tile,
        Kind.HIRE: at_place,
        Kind.CRYPT: build,
        Kind.WAGON: at_wagon,
        Kind.BONUS: bonuses,
        Kind.PRESTIGE_MIX: [{"payment": number, "discs": sum(paid)} for number, paid in enumerate(payments(box))],
        Kind.SELL: at_wagon,
        Kind.VOLUNTEER: at_place,
        Kind.WHITE_CRYPT: [{"column": column} for column in columns],
        Kind.TOP_UP: coffin,
        Kind.LOAD: coffin,
        Kind.DISMISS: at_place,
        Kind.BURY: [{**colour, **grave} for colour in coffin for grave in graves],
        Kind.CENTURY_LONDON: at_tile,
        Kind.CENTURY_WAGON: at_wagon,
        Kind.CENTURY_HIRE: at_place,
        Kind.CENTURY_CRYPT: build,
        Kind.FINAL_HIRE: at_place,
        Kind.FINAL_CRYPT: build,
    }


def blocks_of(moves: list[Parts], shared: tuple[str, ...]) -> Iterator[list[Parts]]:
    """Moves that follow each other and have the same shared parts."""
    for _, block in groupby(moves, lambda move: [move[name] for name in shared]):
        yield list(block)


def blocks(box: Record) -> Iterator[tuple[Kind, list[Parts]]]:
    """The blocks of the table: a kind, and the parts of each move; what pays with its own colours comes first."""
    targets_of = targets(box)
    for kind in Kind:
        for extras in EXTRAS.get(kind, (None,)):
            paid = {} if extras is None else {"extras": int(extras)}
            moves = [{**target, **paid} for target in targets_of.get(kind, [{}])]
            for block in blocks_of(moves, SHARED_IN_A_BLOCK.get(kind, ())):
                yield kind, block
