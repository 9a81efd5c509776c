"""The coffins of a Necropolis counted once for a whole opinion: by column and colour, all counts in one number.

A colour has three bits, enough for the rows there can be; a column has its four colours side by side.
"""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import COFFIN_COLOURS, COLUMNS, NONE, ROWS, Worker

COLOUR_BITS = 3
COLUMN_BITS = COLOUR_BITS * COFFIN_COLOURS
MOST_OF_A_COLOUR, WHOLE_COLUMN = (1 << COLOUR_BITS) - 1, (1 << COLUMN_BITS) - 1
assert ROWS <= MOST_OF_A_COLOUR
assert COLUMNS * COLUMN_BITS < 64


@helper
def counted_graves(box, me):
    """The coffins in staffed rows, counted by column and colour."""
    graves, workers, counted = me.graves, me.workers, int64(0)
    for row in range(box.rows):
        if workers[row] != Worker.NOBODY:
            for column in range(box.columns):
                colour = int64(graves[row, column])
                if colour != NONE:
                    counted += 1 << (COLUMN_BITS * column + COLOUR_BITS * colour)
    return counted


@helper
def column_of(counted, column):
    """The counts of one column."""
    return (counted >> (COLUMN_BITS * column)) & WHOLE_COLUMN


@helper
def count_of(in_column, colour):
    """How many coffins of a colour a column has."""
    return (in_column >> (COLOUR_BITS * colour)) & MOST_OF_A_COLOUR


@helper
def most_of(in_column):
    """How many coffins its most frequent colour has."""
    best = in_column & MOST_OF_A_COLOUR
    for colour in range(1, COFFIN_COLOURS):
        best = max(best, count_of(in_column, colour))
    return best
