"""The kinds of moves with their parts, and the table of all moves, grouped by kind; a move is its index there."""

from collections.abc import Iterator, Mapping

from tavoliere.engine.moves import MoveKind, move_record, parts, write_row
from tavoliere.engine.records import Array, Record
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.fields import (
    BonusStackId,
    BuildingId,
    CardValue,
    PawnTiles,
    StackId,
    TileId,
)
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACKS,
    CARD_VALUES,
    EMPTY,
    MOVES,
    TILE_SETS,
    USING_FREE_CENTRE,
    USING_OCCUPIED,
    USING_X,
    Building,
    Tile,
)


class Kind(MoveKind):
    """Kinds of moves, in the order of the move table: the kinds that answer one question stand together."""

    LADY = parts()
    NO_LADY = parts()
    CARD = parts(value=CardValue)
    CARDS = parts(high=CardValue, low=CardValue)
    PLUS_ONE = parts(value=CardValue)  # the present value of the card
    NO_PLUS = parts()
    RECLAIM = parts()
    DISCARD = parts()
    DONE = parts()
    USE = parts(tile=TileId)
    PAWN = parts(stack=StackId, using=PawnTiles)
    PAWN_CENTRE = parts(stack=StackId, using=PawnTiles)
    NO_PAWN = parts()
    REPLACE = parts(building=BuildingId)
    ADVANCE = parts()
    STAY = parts()
    BONUS = parts(bonus_stack=BonusStackId)
    NO_BONUS = parts()
    TAKE = parts(value=CardValue)
    ENOUGH = parts()


MOVE = move_record(Kind)
MOVE_KINDS = len(Kind)

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
    Kind.NO_BONUS.value,
    Kind.ENOUGH.value,
    Kind.USE.value,
    -1,
)

# The tiles a pawn may need, in the order the notation lists them.
OUTER_TILES = (0, USING_OCCUPIED, USING_X, USING_OCCUPIED | USING_X)
CENTRE_TILES = (0, USING_OCCUPIED, USING_FREE_CENTRE, USING_OCCUPIED | USING_FREE_CENTRE)


# Where the row of each set of tiles stands among the four of a stack; unused sets of bits take no place.
OUTER_PLACE = tuple(OUTER_TILES.index(using) if using in OUTER_TILES else 0 for using in range(TILE_SETS))
CENTRE_PLACE = tuple(CENTRE_TILES.index(using) if using in CENTRE_TILES else 0 for using in range(TILE_SETS))


@helper
def outer_move(box, stack, using):
    """The move that puts a pawn in front of a stack, spending these tiles."""
    return box.first_move[Kind.PAWN] + len(OUTER_TILES) * stack + OUTER_PLACE[using]


@helper
def centre_move(box, stack, using):
    """The move that puts a pawn in the centre and takes from a stack, spending these tiles."""
    return box.first_move[Kind.PAWN_CENTRE] + len(CENTRE_TILES) * stack + CENTRE_PLACE[using]


@helper
def use_move(box, tile):
    """The move that uses a +2 tile."""
    return box.first_move[Kind.USE] + tile - Tile.CHAPEL_TWO


@helper
def pair_move(box, high, low):
    """The move that plays two cards: there are as many pairs with a lower first card as the sum of 1 to `high`."""
    return box.first_move[Kind.CARDS] + high * (high + 1) // 2 + low


@rule("GEN-2")
def answers(phase, kind):
    """Whether this kind of move answers the open question."""
    return FIRST_ANSWER[phase] <= kind <= LAST_ANSWER[phase]


def rows_of(kind: Kind, box: Record) -> Iterator[Mapping[str, int]]:
    """The parts of every move of a kind."""
    if kind in (Kind.CARD, Kind.PLUS_ONE, Kind.TAKE):
        yield from ({"value": value} for value in card_values(kind, box))
    elif kind == Kind.CARDS:
        yield from ({"high": high, "low": low} for high in range(CARD_VALUES) for low in range(high + 1))
    elif kind == Kind.USE:
        yield from ({"tile": tile} for tile in (Tile.CHAPEL_TWO, Tile.GATE_TWO))
    elif kind in (Kind.PAWN, Kind.PAWN_CENTRE):
        tiles = OUTER_TILES if kind == Kind.PAWN else CENTRE_TILES
        yield from ({"stack": stack, "using": using} for stack in Building for using in tiles)
    elif kind == Kind.REPLACE:
        numbered = (building for building in range(int(box.building_count)) if box.number[building] > 0)
        yield from ({"building": building} for building in numbered)
    elif kind == Kind.BONUS:
        yield from ({"bonus_stack": stack} for stack in range(BONUS_STACKS))
    else:
        yield {}


def card_values(kind: Kind, box: Record) -> range:
    """The values of the cards that a kind of move can name."""
    if kind == Kind.CARD:
        return range(CARD_VALUES)
    return range(1, CARD_VALUES) if kind == Kind.TAKE else range(highest_raisable(box) + 1)


def highest_raisable(box: Record) -> int:
    """The highest present value that a +1 tile can still raise: all other +1 tiles lie on the card already."""
    tiles = int((box.bonus_tiles == Tile.PLUS_ONE).sum())
    return CARD_VALUES - 1 + int(box.card_bonus) * max(tiles - 1, 0)


def fill_moves(box: Array) -> bool:
    """Write the move table and where each kind begins; False if it does not fit."""
    rows = [(kind, row) for kind in Kind for row in rows_of(kind, box[0])]
    if len(rows) > MOVES:
        return False
    box[0].replace_move[:] = EMPTY
    for index, (kind, row) in enumerate(rows):
        write_row(box[0].moves[index], kind, **row)
        if kind == Kind.REPLACE:
            box[0].replace_move[row["building"]] = index
    for kind in Kind:
        box[0].first_move[kind] = next(index for index, (other, _) in enumerate(rows) if other == kind)
    box[0].move_count = box[0].first_move[MOVE_KINDS] = len(rows)
    return True
