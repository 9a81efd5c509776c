"""The targets of moves that are open now: each function returns a number whose bit n stands for the n-th target.

Targets are counted as in the blocks of the move table: rows before London tiles, coffin wagons before mourner wagons.
"""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import CRYPT_COLOURS, PAIRS, ROWS, Forbidden, WagonKind
from tavoliere.games.necropolis_railway.rules.london import tile_forbidden_by
from tavoliere.games.necropolis_railway.rules.necropolis import (
    column_forbidden_by,
    crypt_forbidden_by,
    grave_forbidden_by,
    place_forbidden_by,
    row_is_staffed,
)
from tavoliere.games.necropolis_railway.rules.railway import wagon_forbidden_by

NOTHING = int(Forbidden.NOTHING)
MOURNER_WAGONS = WagonKind.MOURNER * PAIRS


@helper
def target_unless(forbidden, target):
    """The bit of a target that nothing forbids."""
    return int64(forbidden == NOTHING) << target


@helper
def open_tiles(box, state, me):
    """The tiles of the card's room that can be laid or turned."""
    tiles = int64(0)
    for tile in range(box.tiles):
        tiles |= target_unless(tile_forbidden_by(box, state, me, tile), tile)
    return tiles


@helper
def open_places(box, me):
    """The places, rows before London tiles, where somebody can be put."""
    places = int64(0)
    for row in range(box.rows):
        places |= target_unless(place_forbidden_by(me, row), row)
    for tile in range(box.tiles):
        places |= target_unless(place_forbidden_by(me, ROWS + tile), box.rows + tile)
    return places


@helper
def open_columns(box, me):
    """The columns that can take a crypt."""
    columns = int64(0)
    for column in range(box.columns):
        columns |= target_unless(column_forbidden_by(me, column), column)
    return columns


@helper
def payable_crypts(box, state, me, extras):
    """The colours of crypts that mourners and pounds can pay."""
    colours = int64(0)
    for colour in range(CRYPT_COLOURS):
        colours |= target_unless(crypt_forbidden_by(box, state, me, colour, extras), colour)
    return colours


@helper
def open_wagons(box, me):
    """The wagons that can be added or upgraded, coffin wagons before mourner wagons."""
    wagons = int64(0)
    for pair in range(box.pairs):
        wagons |= target_unless(wagon_forbidden_by(me, pair), pair)
        wagons |= target_unless(wagon_forbidden_by(me, MOURNER_WAGONS + pair), box.pairs + pair)
    return wagons


@helper
def open_graves(box, me):
    """The free graves of staffed rows, row by row."""
    graves = int64(0)
    for row in range(box.rows):
        if row_is_staffed(me, row):
            for column in range(box.columns):
                graves |= target_unless(grave_forbidden_by(me, row, column), row * box.columns + column)
    return graves
