"""A quick opinion of each move, for search: a few sums over what lies on the boards, no trying out."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.burying import count_in_column, most_in_column
from tavoliere.games.necropolis_railway.names import Kind
from tavoliere.games.necropolis_railway.pieces import (
    DISCS_UNDER,
    NONE,
    OWN_COLOURS,
    PAIRS,
    ROWS,
    Crypt,
    Disc,
    Extra,
    Section,
    Side,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.prospects import turns_after_this

LEAST = 0.05
MOST = 12.0

COFFIN_INCOME, MOURNER_INCOME, POUND_INCOME, ORANGE_INCOME = 0.7, 0.35, 0.4, 0.8  # each, for every visit to London
VISITS_IN_A_TURN = 0.3
FINISHED_TILE = 2.0
FINISHED_PAIR = 4.0
ROW_STAFF = 6.0
TILE_STAFF = 0.6  # of the points of the prestige reached
CRYPT_POINT = 0.35  # for a point the crypt adds now or may add
WAGON = 1.0  # for each turn left, up to MOST
TUCK = 0.8
PRESTIGE_STAFF = 0.5  # for a point that staff in London gains
PRESTIGE = 2.0
BONUS_POUND, BONUS_STEP = 0.4, 0.8
TRAIN_ICON = 0.6
ORANGE_DISC = 0.7  # share of the weight when orange pays
DONE = 0.3
SALE = 0.06


@helper
def tile_weight(box, me, tile, turns):
    """What laying or turning a tile brings: income for the visits left, points for what is finished."""
    side = int64(me.tiles[tile])
    now, then = box.tile_yield[tile, side], box.tile_yield[tile, side + 1]
    gain = (
        COFFIN_INCOME * (then[Yield.COFFINS] - now[Yield.COFFINS])
        + MOURNER_INCOME * (then[Yield.MOURNERS] - now[Yield.MOURNERS])
        + POUND_INCOME * (then[Yield.MONEY] - now[Yield.MONEY])
        + ORANGE_INCOME * (then[Yield.ORANGE] - now[Yield.ORANGE])
    )
    gain *= VISITS_IN_A_TURN * turns
    if side == Side.A:
        gain += FINISHED_TILE
        if me.workers[ROWS + tile] != Worker.NOBODY:
            gain += TILE_STAFF * box.level_points[me.prestige]
    for pair in range(box.tile_pairs):
        one, other = box.tile_pair[pair, 0], box.tile_pair[pair, 1]
        if (one == tile and me.tiles[other] == Side.B) or (other == tile and me.tiles[one] == Side.B):
            gain += FINISHED_PAIR if side == Side.A else 0.2 * FINISHED_PAIR
    return gain


@helper
def place_weight(box, me, place, turns):
    """What staff brings in a place."""
    if place < ROWS:
        return ROW_STAFF
    finished = me.tiles[place - ROWS] == Side.B
    return TILE_STAFF * (box.level_points[me.prestige] + 0.5 * turns) * (1.0 if finished else 0.4)


@helper
def crypt_weight(box, me, colour, column, turns):
    """What a crypt adds to the coffins of its column and to those that may come."""
    count = most_in_column(box, me, column) + 0.25 * turns
    return CRYPT_POINT * (box.crypt_multiplier[colour] - box.bare_multiplier) * count - 0.03 * turns * (2 - colour)


@helper
def wagon_weight(box, me, wagon, turns):
    """What a wagon brings: room for coffins before room for mourners, and the bonus of its pair."""
    pair = wagon % PAIRS
    gain = WAGON * min(4.0, 0.5 * turns) * (1.0 if wagon < PAIRS else 0.6)
    if me.wagons[pair] + me.wagons[PAIRS + pair] == 3:
        gain += 2.0
    return gain


@helper
def prestige_weight(box, me, turns):
    """What the next level brings to the staff in London, and its steps."""
    staff = 0.15 * turns
    for tile in range(box.tiles):
        staff += me.workers[ROWS + tile] != Worker.NOBODY
    level = me.prestige + 1
    gain = PRESTIGE + PRESTIGE_STAFF * staff * (box.level_points[level] - box.level_points[level - 1])
    return gain + 0.5 * turns * (box.level_every_turn[level] - box.level_every_turn[level - 1])


@helper
def action_weight(box, state, me, row, turns):
    """A move of the actions of a turn."""
    kind, a = row.kind, int64(row.a)
    if kind == Kind.LONDON:
        return tile_weight(box, me, a, turns) + TRAIN_ICON * box.card_trains[state.card, Section.LONDON]
    if kind == Kind.HIRE:
        return place_weight(box, me, a, turns)
    if kind == Kind.CRYPT:
        return crypt_weight(box, me, a, int64(row.b), turns)
    if kind == Kind.TUCK:
        return TUCK + TRAIN_ICON * box.card_trains[state.card, Section.RAILWAY]
    if kind == Kind.WAGON:
        return wagon_weight(box, me, a, turns) + TRAIN_ICON * box.card_trains[state.card, Section.RAILWAY]
    if kind == Kind.BONUS:
        return BONUS_POUND * box.bonus_money[a] + BONUS_STEP * box.bonus_steps[a]
    if kind == Kind.PRESTIGE:
        return prestige_weight(box, me, turns)
    if kind == Kind.PRESTIGE_MIX:
        return 0.3 * prestige_weight(box, me, turns)
    return DONE if kind == Kind.DONE else SALE


@helper
def weigh_actions(box, state, seat, moves, count, out):
    """Every action by itself; an orange disc is better kept."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    for index in range(count):
        row = box.moves[moves[index]]
        gain = action_weight(box, state, me, row, turns)
        if row.c & Extra.ORANGE:
            gain *= ORANGE_DISC
        out[index] = min(MOST, max(LEAST, gain))


@helper
def weigh_cards(box, state, seat, moves, count, out):
    """Each card by the sections its discs and those in hand can pay."""
    me = state.players[seat]
    for index in range(count):
        space = box.moves[moves[index]].a
        card = state.face_up[space]
        value, orange = 0.5, int64(me.discs[Disc.ORANGE])
        for section in range(OWN_COLOURS):
            discs = me.discs[section]
            for place in range(DISCS_UNDER):
                discs += state.discs_under[space, place] == section
            if discs > 0:
                value += 1.0 + 0.5 * box.card_trains[card, section]
        for place in range(DISCS_UNDER):
            value += 1.0 * (state.discs_under[space, place] == Disc.ORANGE)
        value += 0.5 * (box.card_hires[card] and box.card_builds[card]) + 0.1 * orange
        out[index] = value * value * 0.2


@helper
def weigh_burial(box, state, seat, moves, count, out):
    """A grave in a column of its colour, in a row that fills."""
    me = state.players[seat]
    for index in range(count):
        row = box.moves[moves[index]]
        crypt = me.crypts[row.c]
        each = box.bare_multiplier if crypt == NONE else box.crypt_multiplier[crypt]
        mine, most = count_in_column(box, me, row.c, row.a), most_in_column(box, me, row.c)
        gain = 0.1
        if mine == most:
            gain = 0.5 * each * (1.0 if most == 0 else 2.0)
        taken = 0
        for column in range(box.columns):
            taken += me.graves[row.b, column] != NONE
        out[index] = gain * (1.0 + 0.25 * taken)


@helper
def weigh_others(box, state, seat, moves, count, out):
    """The questions on the way and the special rounds."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    for index in range(count):
        row = box.moves[moves[index]]
        kind, a = row.kind, int64(row.a)
        gain = 1.0
        if kind == Kind.VOLUNTEER or kind == Kind.CENTURY_HIRE or kind == Kind.FINAL_HIRE:
            gain = place_weight(box, me, a, turns)
        elif kind == Kind.DISMISS:
            gain = 1.0 / (0.2 + place_weight(box, me, a, turns))
        elif kind == Kind.WHITE_CRYPT:
            gain = crypt_weight(box, me, int64(Crypt.WHITE), a, turns)
        elif kind == Kind.CENTURY_CRYPT or kind == Kind.FINAL_CRYPT:
            gain = crypt_weight(box, me, a, int64(row.b), turns)
        elif kind == Kind.CENTURY_WAGON:
            gain = wagon_weight(box, me, a, turns)
        elif kind == Kind.CENTURY_LONDON:
            gain = tile_weight(box, me, a, turns)
        elif kind == Kind.STAFF_CAR or kind == Kind.DINING_CAR or kind == Kind.TENDER or kind == Kind.RUN:
            gain = 3.0
        elif kind == Kind.CENTURY_PASS or kind == Kind.FINAL_PASS:
            gain = LEAST
        out[index] = min(MOST, max(LEAST, gain))
