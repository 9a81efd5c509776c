"""A quick opinion of each move, for search: a few sums over what lies on the boards, no trying out.

Every opinion is a sum of habits, and a move's weight grows exponentially with it: so a habit of 0.7 doubles a weight.
"""

from math import exp

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import Kind
from tavoliere.games.necropolis_railway.pieces import (
    COFFIN_COLOURS,
    DISCS_UNDER,
    NONE,
    OWN_COLOURS,
    PAIRS,
    ROWS,
    Ability,
    Crypt,
    Disc,
    Extra,
    Section,
    Side,
    Wagon,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.prospects import best_count, turns_after_this

LEAST, MOST = 0.03, 10.0  # weights

# The same kind of numbers as habits.
BURY_MULTIPLIER = 0.6
BURY_NEW_COLUMN = 0.7  # share of the multiplier when the column is empty
BURY_WASTED = -0.15
BURY_ROW = 0.25  # for each grave taken in the row
BURY_LAST_OF_ROW = 1.6
BURY_MATCHING = 0.3
SPECIAL_CARD = 1.0  # using a tucked card, running
PASS = -3.0


# --- actions ------------------------------------------------------------------------------------------------------


@helper
def tile_opinion(box, me, tile, turns, habits):
    """What laying or turning a tile brings: income for the turns left, points for what is finished."""
    side = int64(me.tiles[tile])
    now, then = box.tile_yield[tile, side], box.tile_yield[tile, side + 1]
    opinion = (
        habits.tile_coffins * (then[Yield.COFFINS] - now[Yield.COFFINS])
        + habits.tile_mourners * (then[Yield.MOURNERS] - now[Yield.MOURNERS])
        + habits.tile_pounds * (then[Yield.MONEY] - now[Yield.MONEY])
        + habits.tile_orange * (then[Yield.ORANGE] - now[Yield.ORANGE])
    ) * turns + habits.tile_turns * turns
    if side == Side.A:
        opinion += habits.tile_finished
        if me.workers[ROWS + tile] != Worker.NOBODY:
            opinion += habits.tile_staff * box.level_points[me.prestige]
        for pair in range(box.tile_pairs):
            one, other = box.tile_pair[pair, 0], box.tile_pair[pair, 1]
            if (one == tile and me.tiles[other] == Side.B) or (other == tile and me.tiles[one] == Side.B):
                opinion += habits.tile_pair
    return opinion + habits.tile


@helper
def place_opinion(box, me, place, turns, habits):
    """What staff brings in a place."""
    if place >= ROWS:
        if me.tiles[place - ROWS] == Side.B:
            return habits.tile_staff_b + habits.tile_staff_points * box.level_points[me.prestige]
        return habits.tile_staff_a
    staffed, taken = 0, 0
    for row in range(box.rows):
        staffed += me.workers[row] != Worker.NOBODY
    for column in range(box.columns):
        taken += me.graves[place, column] != NONE
    return (
        habits.row_staff
        + habits.row_staff_turns * turns
        + habits.row_staff_rows * staffed
        + habits.row_staff_graves * taken
        + habits.row_staff_coffins * coffins_on_train(box, me)
    )


@helper
def coffins_on_train(box, me):
    """How many coffins are aboard."""
    count = 0
    for pair in range(box.pairs):
        for colour in range(COFFIN_COLOURS):
            count += me.coffins[pair, colour]
    return count


@helper
def packed_column(box, me, column):
    """The coffins in the staffed rows of a column, counted by colour in one number, eight bits each."""
    packed = int64(0)
    for row in range(box.rows):
        colour = int64(me.graves[row, column])
        if colour != NONE and me.workers[row] != Worker.NOBODY:
            packed += 1 << (8 * colour)
    return packed


@helper
def crypt_opinion(box, me, colour, column, turns, habits):
    """What a crypt adds to the coffins of its column and to those that may come."""
    gain = box.crypt_multiplier[colour] - box.bare_multiplier
    return (
        habits.crypt
        + habits.crypt_points * gain * best_count(packed_column(box, me, column))
        + habits.crypt_hope * gain * turns
        + habits.crypt_turns * turns
        + habits.crypt_multiplier * gain
    )


@helper
def wagon_opinion(box, me, wagon, turns, habits):
    """What a wagon brings: room, and the bonus of its pair."""
    pair = wagon % PAIRS
    have = me.wagons[pair] + me.wagons[PAIRS + pair]
    opinion = habits.wagon_pair * have
    if have == 2 * Wagon.UPGRADED - 1:
        opinion += habits.wagon_bonus
    if wagon >= PAIRS:
        return opinion + habits.mourner_wagon + habits.mourner_wagon_turns * turns
    waiting = me.waiting_coffins
    waits = waiting[0] + waiting[1] + waiting[2] + waiting[3]
    return opinion + habits.coffin_wagon + habits.coffin_wagon_turns * turns + habits.wagon_waiting * waits


@helper
def prestige_opinion(box, me, turns, habits):
    """What the next level brings to the staff in London, and its steps."""
    staff = 0
    for tile in range(box.tiles):
        staff += me.workers[ROWS + tile] != Worker.NOBODY and me.tiles[tile] == Side.B
    level = me.prestige + 1
    points = box.level_points[level] - box.level_points[level - 1]
    steps = box.level_every_turn[level] - box.level_every_turn[level - 1]
    return (
        habits.prestige
        + habits.prestige_staff * staff * points
        + habits.prestige_steps * steps * turns
        + habits.prestige_turns * turns
    )


@helper
def bonus_opinion(box, action, turns, habits):
    """Pounds and steps."""
    opinion = (
        habits.bonus + habits.bonus_pounds * box.bonus_money[action] + habits.bonus_steps * box.bonus_steps[action]
    )
    return opinion + (habits.bonus_last_turns if turns < 3 else 0.0)


@helper
def section_opinion(box, state, me, row, turns, habits):
    """A section of the card: what it does, its train icon, the disc that pays it."""
    kind, a = row.kind, int64(row.a)
    spent = int64(0)
    if kind == Kind.LONDON:
        section = int64(Section.LONDON)
        opinion = tile_opinion(box, me, a, turns, habits)
        spent = int64(box.tile_cost[a, me.tiles[a]])
    elif kind == Kind.HIRE:
        section = int64(Section.NECROPOLIS)
        opinion = place_opinion(box, me, a, turns, habits)
        spent = int64(box.hire_price)
    elif kind == Kind.CRYPT:
        section = int64(Section.NECROPOLIS)
        opinion = crypt_opinion(box, me, a, int64(row.b), turns, habits)
        if row.c & Extra.CARRIAGE:
            opinion += habits.carriage
        spent = max(0, box.crypt_price[a] - me.mourners) * int64(box.missing_mourner_price)
    elif kind == Kind.TUCK:
        section = int64(Section.RAILWAY)
        opinion = habits.tuck + habits.tuck_turns * turns
        opinion += habits.tuck_tender * (box.card_ability[state.card] == Ability.TENDER)
    else:
        section = int64(Section.RAILWAY)
        opinion = wagon_opinion(box, me, a, turns, habits)
    if not state.used[section]:
        opinion += habits.icon * box.card_trains[state.card, section]
    if row.c & Extra.ORANGE:
        opinion += habits.orange + habits.orange_turns * turns
    return opinion + habits.poor * max(0, spent - max(0, me.money - 5))


@helper
def action_opinion(box, state, me, row, turns, habits):
    """A move of the actions of a turn."""
    kind = row.kind
    if kind <= Kind.WAGON:
        return section_opinion(box, state, me, row, turns, habits)
    if kind == Kind.BONUS:
        opinion = bonus_opinion(box, int64(row.a), turns, habits)
        return opinion + (habits.orange + habits.orange_turns * turns if row.c & Extra.ORANGE else 0.0)
    if kind == Kind.PRESTIGE:
        return prestige_opinion(box, me, turns, habits)
    if kind == Kind.PRESTIGE_MIX:
        return prestige_opinion(box, me, turns, habits) + habits.prestige_mix
    if kind == Kind.SELL:
        return habits.sale
    discs = me.discs
    own = discs[Disc.BLUE] + discs[Disc.GREEN] + discs[Disc.GREY]
    opinion = habits.done + habits.done_discs * own + habits.done_orange * discs[Disc.ORANGE]
    return opinion + habits.done_turns * turns


@helper
def card_opinion(box, state, me, space, habits):
    """A card by the sections that its discs and those in hand can pay."""
    card = state.face_up[space]
    opinion = 0.0
    for section in range(OWN_COLOURS):
        under = 0
        for place in range(DISCS_UNDER):
            under += state.discs_under[space, place] == section
        if me.discs[section] + under > 0:
            opinion += habits.card_icon * box.card_trains[card, section]
            if me.discs[section] == 0:
                opinion += habits.card_own
                under -= 1
        opinion += habits.card_disc * under
    for place in range(DISCS_UNDER):
        if state.discs_under[space, place] == Disc.ORANGE:
            opinion += habits.card_orange
    if box.card_hires[card]:
        opinion += habits.card_double if box.card_builds[card] else habits.card_hire
    room_is_open = False
    for tile in range(box.tiles):
        room_is_open = room_is_open or (box.tile_room[tile] == box.card_room[card] and me.tiles[tile] != Side.B)
    return opinion if room_is_open else opinion + habits.card_finished


@helper
def opinion_of(box, state, me, row, turns, habits):
    """A card to take or an action."""
    if row.kind == Kind.TAKE:
        return card_opinion(box, state, me, int64(row.a), habits)
    return action_opinion(box, state, me, row, turns, habits)


@helper
def weigh_by_habit(box, state, seat, moves, count, out, habits):
    """The weights of cards or actions."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    for index in range(count):
        out[index] = opinion_of(box, state, me, box.moves[moves[index]], turns, habits)
    weights_of_opinions(count, out)


@helper
def weights_of_opinions(count, out):
    """From opinions to weights: the best gets the most, none less than the least."""
    best = out[0]
    for index in range(1, count):
        best = max(best, out[index])
    for index in range(count):
        out[index] = max(LEAST, MOST * exp(out[index] - best))


# --- burials and everything else ------------------------------------------------------------------------------------


@helper
def weigh_burial(box, state, seat, moves, count, out):
    """A grave in a column of its colour, in a row that fills."""
    me = state.players[seat]
    for index in range(count):
        move = box.moves[moves[index]]
        colour, row, column = int64(move.a), int64(move.b), int64(move.c)
        crypt = me.crypts[column]
        each = BURY_MULTIPLIER * (box.bare_multiplier + 1 if crypt == NONE else box.crypt_multiplier[crypt])
        packed = packed_column(box, me, column)
        if packed == 0:
            opinion = BURY_NEW_COLUMN * each
        else:
            leads = (packed >> (8 * colour)) & 255 == best_count(packed)
            opinion = each if leads else BURY_WASTED * each
        taken = 0
        for other in range(box.columns):
            taken += me.graves[row, other] != NONE
        opinion += BURY_LAST_OF_ROW if taken + 1 == box.columns else BURY_ROW * taken
        if box.grave_colour[row, column] == colour:
            opinion += BURY_MATCHING
        out[index] = opinion
    weights_of_opinions(count, out)


@helper
def weigh_others(box, state, seat, moves, count, out, habits):
    """The questions on the way and the special rounds."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    for index in range(count):
        out[index] = other_opinion(box, me, box.moves[moves[index]], turns, habits)
    weights_of_opinions(count, out)


@helper
def other_opinion(box, me, row, turns, habits):
    """One of those moves."""
    kind, a = row.kind, int64(row.a)
    if kind == Kind.VOLUNTEER or kind == Kind.CENTURY_HIRE or kind == Kind.FINAL_HIRE:
        return place_opinion(box, me, a, turns, habits)
    if kind == Kind.DISMISS:
        return -place_opinion(box, me, a, turns, habits)
    if kind == Kind.WHITE_CRYPT:
        return crypt_opinion(box, me, int64(Crypt.WHITE), a, turns, habits)
    if kind == Kind.CENTURY_CRYPT or kind == Kind.FINAL_CRYPT:
        return crypt_opinion(box, me, a, int64(row.b), turns, habits)
    if kind == Kind.CENTURY_WAGON:
        return wagon_opinion(box, me, a, turns, habits)
    if kind == Kind.CENTURY_LONDON:
        return tile_opinion(box, me, a, turns, habits)
    if kind == Kind.STAFF_CAR or kind == Kind.DINING_CAR or kind == Kind.TENDER or kind == Kind.RUN:
        return SPECIAL_CARD
    return PASS if kind == Kind.CENTURY_PASS or kind == Kind.FINAL_PASS else 0.0
