"""Opinions on coffins: which goes into which grave, and which to load."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import NONE, Worker
from tavoliere.games.necropolis_railway.rules.necropolis import coffins_aboard
from tavoliere.games.necropolis_railway.strategy.assumptions import ASSUMPTIONS
from tavoliere.games.necropolis_railway.strategy.graves import column_of, count_of, counted_graves, most_of
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
def room_in_column(box, me, column):
    """Free graves of a column in staffed rows."""
    count = 0
    for row in range(box.rows):
        count += me.graves[row, column] == NONE and me.workers[row] != Worker.NOBODY
    return count


@helper
def column_opinion(box, me, colour, column, turns, graves):
    """What a coffin of a colour brings in a column."""
    each = multiplier_to_expect(box, me, column, turns)
    buried = column_of(graves, column)
    mine, most = count_of(buried, colour), most_of(buried)
    if most == 0:
        elsewhere = has_room_elsewhere(box, me, colour, column, graves)
        return each * (1.0 - ASSUMPTIONS.second_column) if elsewhere else each
    if mine == most:
        return each * (1.0 + 0.02 * mine)
    together = min(coffins_aboard(me, colour), room_in_column(box, me, column))
    if mine + together > most:  # the coffins aboard can make this the column's colour
        return each * (mine + together - most) / together
    return -ASSUMPTIONS.wasted_grave * each * min(1.0, WASTE_FADES * (turns + 1))


@helper
def has_room_elsewhere(box, me, colour, column, graves):
    """Whether another column has coffins of this colour and a free grave."""
    for other in range(box.columns):
        has_some = other != column and count_of(column_of(graves, other), colour) > 0
        if has_some and room_in_column(box, me, other) > 0:
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
    """Rate each grave for each coffin."""
    me = state.players[seat]
    turns, graves = turns_after_this(box, state, seat), counted_graves(box, me)
    for index in range(count):
        chosen = box.moves[moves[index]]
        colour, row, column = int64(chosen.coffin), int64(chosen.row), int64(chosen.column)
        out[index] = column_opinion(box, me, colour, column, turns, graves)
        out[index] += grave_opinion(box, me, colour, row, column)


@helper
def colour_opinion(box, me, colour, turns, graves):
    """What one more coffin of a colour is worth in the Necropolis."""
    value, aboard = 0.0, coffins_aboard(me, colour)
    for column in range(box.columns):
        buried = column_of(graves, column)
        most = most_of(buried)
        if count_of(buried, colour) == most:
            value += multiplier_to_expect(box, me, column, turns) * (0.5 if most == 0 else 1.0)
    return value / (1.0 + aboard)


@helper
def plan_loading(box, state, seat, moves, count, out):
    """Rate the coffins to load."""
    me = state.players[seat]
    turns, graves = turns_after_this(box, state, seat), counted_graves(box, me)
    for index in range(count):
        out[index] = 0.1 + colour_opinion(box, me, int64(box.moves[moves[index]].coffin), turns, graves)


@helper
def plan_first_staff(box, state, seat, moves, count, out):
    """Rate the rows by how their graves fit the coffins aboard."""
    me = state.players[seat]
    for index in range(count):
        row = box.moves[moves[index]].row
        out[index] = 1.0
        for column in range(box.columns):
            out[index] += 0.1 * (coffins_aboard(me, box.grave_colour[row, column]) > 0)
