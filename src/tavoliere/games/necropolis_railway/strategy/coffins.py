"""Opinions on coffins: which goes into which grave, and which to load."""

from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import COFFIN_COLOURS, NONE, Worker
from tavoliere.games.necropolis_railway.rules.necropolis import coffins_aboard
from tavoliere.games.necropolis_railway.strategy.assumptions import ASSUMPTIONS
from tavoliere.games.necropolis_railway.strategy.time_left import turns_after_this

CRYPT_TO_COME_MOST = 2.5
MATCHING_POUND = 0.3  # points
WASTE_FADES = 0.2  # a grave for another colour hurts less in each of the last turns


@helper
def multiplier_to_expect(box, me, column, turns):
    """What a coffin in a column is worth, crypts to come included."""
    crypt = me.crypts[column]
    if crypt != NONE:
        return float(box.crypt_multiplier[crypt])
    return box.bare_multiplier + min(CRYPT_TO_COME_MOST, ASSUMPTIONS.crypt_to_come * turns)


@helper
def count_in_column(box, me, column, colour):
    """How many coffins of a colour lie in the staffed rows of a column."""
    count = 0
    for row in range(box.rows):
        count += me.graves[row, column] == colour and me.workers[row] != Worker.NOBODY
    return count


@helper
def most_in_column(box, me, column):
    """How many coffins its most frequent colour has."""
    best = 0
    for colour in range(COFFIN_COLOURS):
        best = max(best, count_in_column(box, me, column, colour))
    return best


@helper
def room_in_column(box, me, column):
    """Free graves of a column in staffed rows."""
    count = 0
    for row in range(box.rows):
        count += me.graves[row, column] == NONE and me.workers[row] != Worker.NOBODY
    return count


@helper
def column_opinion(box, me, colour, column, turns):
    """What a coffin of a colour brings in a column."""
    each = multiplier_to_expect(box, me, column, turns)
    mine, most = count_in_column(box, me, column, colour), most_in_column(box, me, column)
    if most == 0:
        return each * (1.0 - ASSUMPTIONS.second_column) if has_room_elsewhere(box, me, colour, column) else each
    if mine == most:
        return each * (1.0 + 0.02 * mine)
    together = min(coffins_aboard(me, colour), room_in_column(box, me, column))
    if mine + together > most:  # the coffins aboard can make this the column's colour
        return each * (mine + together - most) / together
    return -ASSUMPTIONS.wasted_grave * each * min(1.0, WASTE_FADES * (turns + 1))


@helper
def has_room_elsewhere(box, me, colour, column):
    """Whether another column has coffins of this colour and a free grave."""
    for other in range(box.columns):
        if other != column and count_in_column(box, me, other, colour) > 0 and room_in_column(box, me, other) > 0:
            return True
    return False


@helper
def grave_opinion(box, me, colour, row, column):
    """What a grave adds beside its column: a pound for its colour, a row that fills."""
    taken = 0
    for other in range(box.columns):
        taken += me.graves[row, other] != NONE
    points = box.row_points if taken + 1 == box.columns else box.row_points * ASSUMPTIONS.row_progress * taken
    return points + (MATCHING_POUND if box.grave_colour[row, column] == colour else 0.0)


@helper
def plan_burial(box, state, seat, moves, count, out):
    """Each grave for each coffin."""
    me = state.players[seat]
    turns = turns_after_this(box, state, seat)
    for index in range(count):
        chosen = box.moves[moves[index]]
        out[index] = column_opinion(box, me, chosen.coffin, chosen.column, turns)
        out[index] += grave_opinion(box, me, chosen.coffin, chosen.row, chosen.column)


@helper
def colour_opinion(box, me, colour, turns):
    """What one more coffin of a colour is worth in the Necropolis."""
    value, aboard = 0.0, coffins_aboard(me, colour)
    for column in range(box.columns):
        mine, most = count_in_column(box, me, column, colour), most_in_column(box, me, column)
        if mine == most:
            value += multiplier_to_expect(box, me, column, turns) * (0.5 if most == 0 else 1.0)
    return value / (1.0 + aboard)


@helper
def plan_loading(box, state, seat, moves, count, out):
    """Which coffin to load."""
    me = state.players[seat]
    turns = turns_after_this(box, state, seat)
    for index in range(count):
        out[index] = 0.1 + colour_opinion(box, me, box.moves[moves[index]].coffin, turns)


@helper
def plan_first_staff(box, state, seat, moves, count, out):
    """The row whose graves fit the coffins aboard."""
    me = state.players[seat]
    for index in range(count):
        row = box.moves[moves[index]].row
        out[index] = 1.0
        for column in range(box.columns):
            out[index] += 0.1 * (coffins_aboard(me, box.grave_colour[row, column]) > 0)
