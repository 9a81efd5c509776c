"""The table of all moves: one row (kind, a, b, c) for each, grouped by kind; the index is the move."""

from collections.abc import Iterator

from tavoliere.engine.records import Array, Record, int16, record
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACKS,
    CARD_VALUES,
    EMPTY,
    MOVE_KINDS,
    MOVES,
    USING_FREE_CENTRE,
    USING_OCCUPIED,
    USING_X,
    Building,
    Kind,
    Tile,
)

MOVE = record([("kind", int16), ("a", int16), ("b", int16), ("c", int16)])

# The tiles a pawn may need, in the order the notation lists them.
OUTER_TILES = (0, USING_OCCUPIED, USING_X, USING_OCCUPIED | USING_X)
CENTRE_TILES = (0, USING_OCCUPIED, USING_FREE_CENTRE, USING_OCCUPIED | USING_FREE_CENTRE)
WITHOUT_NUMBERS: tuple[Kind, ...] = (Kind.LADY, Kind.NO_LADY, Kind.NO_PLUS, Kind.RECLAIM, Kind.DISCARD, Kind.NO_PAWN)
WITHOUT_NUMBERS += (Kind.ADVANCE, Kind.STAY, Kind.ENOUGH, Kind.DONE)


def rows_of(kind: Kind, box: Record) -> Iterator[tuple[int, int]]:
    """The (a, b) of every move of a kind."""
    if kind in WITHOUT_NUMBERS:
        yield 0, 0
    elif kind == Kind.CARD:
        yield from ((value, 0) for value in range(CARD_VALUES))
    elif kind == Kind.CARDS:
        yield from ((high, low) for high in range(CARD_VALUES) for low in range(high + 1))
    elif kind == Kind.PLUS_ONE:
        yield from ((value, 0) for value in range(highest_raisable(box) + 1))
    elif kind == Kind.USE:
        yield from ((tile, 0) for tile in (Tile.CHAPEL_TWO, Tile.GATE_TWO))
    elif kind == Kind.PAWN:
        yield from ((stack, using) for stack in Building for using in OUTER_TILES)
    elif kind == Kind.PAWN_CENTRE:
        yield from ((stack, using) for stack in Building for using in CENTRE_TILES)
    elif kind == Kind.REPLACE:
        yield from ((building, 0) for building in range(int(box.building_count)) if box.number[building] > 0)
    elif kind == Kind.BONUS:
        yield from ((stack, 0) for stack in range(BONUS_STACKS))
    elif kind == Kind.TAKE:
        yield from ((value, 0) for value in range(1, CARD_VALUES))


def highest_raisable(box: Record) -> int:
    """The highest present value that a +1 tile can still raise: all other +1 tiles lie on the card already."""
    tiles = int((box.bonus_tiles == Tile.PLUS_ONE).sum())
    return CARD_VALUES - 1 + int(box.card_bonus) * max(tiles - 1, 0)


def fill_moves(box: Array) -> bool:
    """Write the move table and where each kind begins; False if it does not fit."""
    rows = [(kind, a, b, 0) for kind in Kind for a, b in rows_of(kind, box[0])]
    if len(rows) > MOVES:
        return False
    for index, row in enumerate(rows):
        box[0].moves[index] = row
    for kind in Kind:
        box[0].first_move[kind] = next(index for index, row in enumerate(rows) if row[0] == kind)
    box[0].move_count = box[0].first_move[MOVE_KINDS] = len(rows)
    box[0].replace_move[:] = EMPTY
    for index, (kind, building, _, _) in enumerate(rows):
        if kind == Kind.REPLACE:
            box[0].replace_move[building] = index
    return True
