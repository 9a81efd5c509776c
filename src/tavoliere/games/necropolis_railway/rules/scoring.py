"""The end of the game: points with their parts, and ties."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.names import COFFIN_COLOURS, NONE, ROWS, Crypt, Part, Side, Worker
from tavoliere.games.necropolis_railway.rules.necropolis import row_is_staffed

PARTS = len(Part)


@helper
def final_scores(box, state, out):
    """Each seat's points by part."""
    for seat in range(state.seats):
        me = state.players[seat]
        out[seat, Part.STAFF] = staff_points(box, me)
        out[seat, Part.PAIRS] = pair_points(box, me)
        out[seat, Part.ROWS] = row_points(box, me)
        for column in range(box.columns):
            out[seat, Part.COLUMN_1 + column] = column_points(box, me, column)
        out[seat, Part.POTTERS_FIELD] = potter_points(box, me)
        out[seat, Part.MONEY] = money_points(box, me)


@rule("LNR-7.2")
def prestige_value(box, me):
    """What a staff in London is worth at the prestige reached."""
    return box.level_points[me.prestige]


@rule("LNR-12.1")
def staff_scores(me, tile):
    """Whether somebody stands on a London tile that shows side B."""
    return me.tiles[tile] == Side.B and me.workers[ROWS + tile] != Worker.NOBODY


@rule("LNR-12.1")
def scoring_staff(box, me):
    """How many staff and volunteers stand on London tiles that show side B."""
    count = 0
    for tile in range(box.tiles):
        count += staff_scores(me, tile)
    return count


@rule("LNR-12.1")
def staff_points(box, me):
    """Points for staff on finished tiles, each worth the prestige reached."""
    return scoring_staff(box, me) * prestige_value(box, me)


@rule("LNR-12.2")
def pair_points(box, me):
    """Points for pairs of finished London tiles, staffed or not."""
    points = 0
    for pair in range(box.tile_pairs):
        if me.tiles[box.tile_pair[pair, 0]] == Side.B and me.tiles[box.tile_pair[pair, 1]] == Side.B:
            points += box.pair_points
    return points


@rule("LNR-12.3")
def row_counts_as_full(box, me, row):
    """Whether a row is staffed and has no free grave."""
    for column in range(box.columns):
        if me.graves[row, column] == NONE:
            return False
    return row_is_staffed(me, row)


@rule("LNR-12.3")
def row_points(box, me):
    """Points for full staffed rows."""
    points = 0
    for row in range(box.rows):
        if row_counts_as_full(box, me, row):
            points += box.row_points
    return points


@rule("LNR-12.4")
def coffins_in_column(box, me, column, colour):
    """How many coffins of a colour lie in the staffed rows of a column."""
    count = 0
    for row in range(box.rows):
        if row_is_staffed(me, row) and me.graves[row, column] == colour:
            count += 1
    return count


@rule("LNR-12.4")
def most_frequent_colour(box, me, column):
    """The colour a column is scored for, the first of equals."""
    best, most = 0, coffins_in_column(box, me, column, 0)
    for colour in range(1, COFFIN_COLOURS):
        count = coffins_in_column(box, me, column, colour)
        if count > most:
            best, most = colour, count
    return best


@rule("LNR-12.4")
def multiplier(box, me, column):
    """What each coffin of that colour is worth: more under a crypt."""
    crypt = me.crypts[column]
    return box.bare_multiplier if crypt == NONE else box.crypt_multiplier[crypt]


@rule("LNR-12.4")
def column_points(box, me, column):
    """Points of a column: coffins of the most frequent colour, times the crypt's multiplier."""
    colour = most_frequent_colour(box, me, column)
    return coffins_in_column(box, me, column, colour) * multiplier(box, me, column)


@rule("LNR-12.5")
def potter_points(box, me):
    """Points for coffins in Potter's Field."""
    return int64(me.potter[0] + me.potter[1] + me.potter[2] + me.potter[3]) * box.potter_points


@rule("LNR-12.6")
def money_points(box, me):
    """Points for pounds, and mourners of the Necropolis as pounds; what waits or travels counts nothing."""
    return (me.money + int64(me.mourners) * box.mourner_money) // box.money_per_point


@helper
def all_points(box, me):
    """The sum of all parts of a score."""
    points = int64(staff_points(box, me)) + pair_points(box, me) + row_points(box, me)
    for column in range(box.columns):
        points += column_points(box, me, column)
    return points + potter_points(box, me) + money_points(box, me)


# --- ties ---------------------------------------------------------------------------------------------------------


@helper
def crypts_of(box, me, colour):
    """How many crypts of a colour a player has."""
    count = 0
    for column in range(box.columns):
        count += me.crypts[column] == colour
    return count


@rule("LNR-12.7")
def standing(box, state, seat, points):
    """One number that orders the players: points, then white crypts, then all crypts."""
    me = state.players[seat]
    white = crypts_of(box, me, Crypt.WHITE)
    crypts = crypts_of(box, me, Crypt.BROWN) + crypts_of(box, me, Crypt.YELLOW) + white
    return (points * 100 + white) * 100 + crypts


@rule("LNR-12.7")
def ranking(box, state, out):
    """Each seat's rank: how many stand before it; equals share a place."""
    for seat in range(state.seats):
        mine = standing(box, state, seat, all_points(box, state.players[seat]))
        out[seat] = 0
        for other in range(state.seats):
            out[seat] += standing(box, state, other, all_points(box, state.players[other])) > mine
