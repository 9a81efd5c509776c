"""The table of all moves: rows (kind, a, b, c), in blocks of moves that differ only in what they aim at.

Whatever forbids a move without regard to its aim (the section is used, the disc is missing) forbids its whole block.
`c` is the extras of a move, or the column of a burial.
"""

from collections.abc import Iterator
from functools import partial
from itertools import groupby, product

from tavoliere.engine.records import Record, int16, record
from tavoliere.games.necropolis_railway.names import Kind
from tavoliere.games.necropolis_railway.pieces import PAIRS, ROWS, Coffin, Crypt, Disc, Extra, WagonKind

MOVE = record([("kind", int16), ("a", int16), ("b", int16), ("c", int16)])
BLOCK = record([("first", int16), ("end", int16), ("next_kind", int16)])  # moves; the block where another kind begins

Aim = tuple[int, int, int]
OWN_OR_ORANGE = (Extra.PLAIN, Extra.ORANGE)
WITH_OR_WITHOUT_CARRIAGE = (Extra.PLAIN, Extra.CARRIAGE)
EVERY_EXTRA = (Extra.PLAIN, Extra.ORANGE, Extra.CARRIAGE, Extra.CARRIAGE | Extra.ORANGE)


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


def aims(box: Record) -> dict[Kind, list[Aim]]:
    """What each kind of move may aim at."""
    rows, columns, tiles = range(box.rows), range(box.columns), range(box.tiles)
    tile_aims = [(tile, 0, 0) for tile in tiles]
    place_aims = [(place, 0, 0) for place in places(box)]
    wagon_aims = [(wagon, 0, 0) for wagon in wagons(box)]
    crypt_aims = [(colour, column, 0) for colour in range(len(Crypt)) for column in columns]
    coffin_aims = [(colour, 0, 0) for colour in range(len(Coffin))]
    own_colours = (Disc.BLUE, Disc.GREEN, Disc.GREY)
    return {
        Kind.STAFF: [(row, 0, 0) for row in rows],
        Kind.TAKE: [(space, 0, 0) for space in range(box.face_up)],
        Kind.LONDON: tile_aims,
        Kind.HIRE: place_aims,
        Kind.CRYPT: crypt_aims,
        Kind.WAGON: wagon_aims,
        Kind.BONUS: [(action, colour, 0) for colour in own_colours for action in range(box.bonuses)],
        Kind.PRESTIGE_MIX: [(number, sum(payment), 0) for number, payment in enumerate(payments(box))],
        Kind.SELL: wagon_aims,
        Kind.VOLUNTEER: place_aims,
        Kind.WHITE_CRYPT: [(column, 0, 0) for column in columns],
        Kind.TOP_UP: coffin_aims,
        Kind.LOAD: coffin_aims,
        Kind.DISMISS: place_aims,
        Kind.BURY: [(colour, row, column) for colour in range(len(Coffin)) for row in rows for column in columns],
        Kind.CENTURY_LONDON: tile_aims,
        Kind.CENTURY_WAGON: wagon_aims,
        Kind.CENTURY_HIRE: place_aims,
        Kind.CENTURY_CRYPT: crypt_aims,
        Kind.FINAL_HIRE: place_aims,
        Kind.FINAL_CRYPT: crypt_aims,
    }


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


def shared(kind: Kind, aim: Aim) -> Aim:
    """What a block shares of its aim: a crypt's colour, a coffin's colour and row, colour or number of discs."""
    a, b, _c = aim
    if kind in (Kind.CRYPT, Kind.CENTURY_CRYPT, Kind.FINAL_CRYPT):
        return a, 0, 0
    if kind == Kind.BURY:
        return a, b, 0
    return 0, b if kind in (Kind.BONUS, Kind.PRESTIGE_MIX) else 0, 0


def blocks(box: Record) -> Iterator[tuple[Kind, int, list[Aim]]]:
    """The blocks of the table: kind, extras and aims; what pays with its own colours comes first."""
    aims_of = aims(box)
    for kind in Kind:
        for extras in EXTRAS.get(kind, (Extra.PLAIN,)):
            for _, block in groupby(aims_of.get(kind, [(0, 0, 0)]), partial(shared, kind)):
                yield kind, int(extras), list(block)
