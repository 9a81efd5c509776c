"""`weigh`, a quick opinion of each move for search: a few sums over what lies on the boards, nothing is tried out.

An opinion is a sum of preferences, and a move's weight grows exponentially with it.
"""

from math import exp

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import (
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
    Phase,
    Section,
    Side,
    Wagon,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.strategy.coffins import plan_loading
from tavoliere.games.necropolis_railway.strategy.preferences import PREFERENCES
from tavoliere.games.necropolis_railway.strategy.time_left import turns_after_this
from tavoliere.games.necropolis_railway.strategy.worth import best_count

LEAST, MOST = 0.03, 10.0  # weights

# The same kind of numbers as PREFERENCES.
BURY_MULTIPLIER = 0.6
BURY_NEW_COLUMN = 0.7  # share of the multiplier when the column is empty
BURY_WASTED = -0.15
BURY_ROW = 0.25  # for each grave taken in the row
BURY_LAST_OF_ROW = 1.6
BURY_MATCHING = 0.3
SPECIAL_CARD = 1.0  # using a tucked card, running
LOADING = 1.0  # loading what waits in London
PASS = -3.0


@helper
def weigh(box, state, seat, moves, count, out):
    """A quick opinion of each move."""
    phase = state.phase
    if phase == Phase.ACT or phase == Phase.TAKE:
        weigh_turn(box, state, seat, moves, count, out)
    elif phase == Phase.BURY:
        weigh_burial(box, state, seat, moves, count, out)
    elif phase == Phase.LOAD or phase == Phase.TOP_UP:
        plan_loading(box, state, seat, moves, count, out)
    else:
        weigh_others(box, state, seat, moves, count, out)


# --- actions ------------------------------------------------------------------------------------------------------


@helper
def tile_opinion(box, me, tile, turns):
    """What laying or turning a tile brings: income for the turns left, points for what is finished."""
    side = int64(me.tiles[tile])
    now, then = box.tile_yield[tile, side], box.tile_yield[tile, side + 1]
    opinion = (
        PREFERENCES.tile_coffins * (then[Yield.COFFINS] - now[Yield.COFFINS])
        + PREFERENCES.tile_mourners * (then[Yield.MOURNERS] - now[Yield.MOURNERS])
        + PREFERENCES.tile_pounds * (then[Yield.MONEY] - now[Yield.MONEY])
        + PREFERENCES.tile_orange * (then[Yield.ORANGE] - now[Yield.ORANGE])
    ) * turns + PREFERENCES.tile_turns * turns
    if side == Side.A:
        opinion += PREFERENCES.tile_finished
        if me.workers[ROWS + tile] != Worker.NOBODY:
            opinion += PREFERENCES.tile_staff * box.level_points[me.prestige]
        for pair in range(box.tile_pairs):
            one, other = box.tile_pair[pair, 0], box.tile_pair[pair, 1]
            if (one == tile and me.tiles[other] == Side.B) or (other == tile and me.tiles[one] == Side.B):
                opinion += PREFERENCES.tile_pair
    return opinion + PREFERENCES.tile


@helper
def place_opinion(box, me, place, turns):
    """What staff brings in a place."""
    if place >= ROWS:
        if me.tiles[place - ROWS] == Side.B:
            return PREFERENCES.tile_staff_b + PREFERENCES.tile_staff_points * box.level_points[me.prestige]
        return PREFERENCES.tile_staff_a
    staffed, taken = 0, 0
    for row in range(box.rows):
        staffed += me.workers[row] != Worker.NOBODY
    for column in range(box.columns):
        taken += me.graves[place, column] != NONE
    return (
        PREFERENCES.row_staff
        + PREFERENCES.row_staff_turns * turns
        + PREFERENCES.row_staff_rows * staffed
        + PREFERENCES.row_staff_graves * taken
        + PREFERENCES.row_staff_coffins * coffins_on_train(box, me)
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
def crypt_opinion(box, me, colour, column, turns):
    """What a crypt adds to the coffins of its column and to those that may come."""
    gain = box.crypt_multiplier[colour] - box.bare_multiplier
    return (
        PREFERENCES.crypt
        + PREFERENCES.crypt_points * gain * best_count(packed_column(box, me, column))
        + PREFERENCES.crypt_hope * gain * turns
        + PREFERENCES.crypt_turns * turns
        + PREFERENCES.crypt_multiplier * gain
    )


@helper
def wagon_opinion(box, me, wagon, turns):
    """What a wagon brings: room, and the bonus of its pair."""
    pair = wagon % PAIRS
    have = me.wagons[pair] + me.wagons[PAIRS + pair]
    opinion = PREFERENCES.wagon_pair * have
    if have == 2 * Wagon.UPGRADED - 1:
        opinion += PREFERENCES.wagon_bonus
    if wagon >= PAIRS:
        return opinion + PREFERENCES.mourner_wagon + PREFERENCES.mourner_wagon_turns * turns
    waiting = me.waiting_coffins
    waits = waiting[0] + waiting[1] + waiting[2] + waiting[3]
    return (
        opinion + PREFERENCES.coffin_wagon + PREFERENCES.coffin_wagon_turns * turns + PREFERENCES.wagon_waiting * waits
    )


@helper
def prestige_opinion(box, me, turns):
    """What the next level brings to the staff in London, and its steps."""
    staff = 0
    for tile in range(box.tiles):
        staff += me.workers[ROWS + tile] != Worker.NOBODY and me.tiles[tile] == Side.B
    level = me.prestige + 1
    points = box.level_points[level] - box.level_points[level - 1]
    steps = box.level_every_turn[level] - box.level_every_turn[level - 1]
    return (
        PREFERENCES.prestige
        + PREFERENCES.prestige_staff * staff * points
        + PREFERENCES.prestige_steps * steps * turns
        + PREFERENCES.prestige_turns * turns
    )


@helper
def bonus_opinion(box, bonus, turns):
    """What a bonus action brings: pounds and steps."""
    opinion = (
        PREFERENCES.bonus
        + PREFERENCES.bonus_pounds * box.bonus_money[bonus]
        + PREFERENCES.bonus_steps * box.bonus_steps[bonus]
    )
    return opinion + (PREFERENCES.bonus_last_turns if turns < 3 else 0.0)


@helper
def section_opinion(box, state, me, chosen, turns):
    """A section of the card: what it does, its train icon, the disc that pays it."""
    kind, extras = chosen.kind, chosen.extras
    spent = int64(0)
    if kind == Kind.LONDON:
        section, tile = int64(Section.LONDON), int64(chosen.tile)
        opinion = tile_opinion(box, me, tile, turns)
        spent = int64(box.tile_cost[tile, me.tiles[tile]])
    elif kind == Kind.HIRE:
        section = int64(Section.NECROPOLIS)
        opinion = place_opinion(box, me, int64(chosen.place), turns)
        spent = int64(box.hire_price)
    elif kind == Kind.CRYPT:
        section, crypt = int64(Section.NECROPOLIS), int64(chosen.crypt)
        opinion = crypt_opinion(box, me, crypt, int64(chosen.column), turns)
        if extras & Extra.CARRIAGE:
            opinion += PREFERENCES.carriage
        spent = max(0, box.crypt_price[crypt] - me.mourners) * int64(box.missing_mourner_price)
    elif kind == Kind.TUCK:
        section = int64(Section.RAILWAY)
        opinion = PREFERENCES.tuck + PREFERENCES.tuck_turns * turns
        opinion += PREFERENCES.tuck_tender * (box.card_ability[state.card] == Ability.TENDER)
    else:
        section = int64(Section.RAILWAY)
        opinion = wagon_opinion(box, me, int64(chosen.wagon), turns)
    if not state.used[section]:
        opinion += PREFERENCES.icon * box.card_trains[state.card, section]
    if extras & Extra.ORANGE:
        opinion += PREFERENCES.orange + PREFERENCES.orange_turns * turns
    return opinion + PREFERENCES.poor * max(0, spent - max(0, me.money - 5))


@helper
def action_opinion(box, state, me, chosen, turns):
    """The opinion of an action of a turn."""
    kind = chosen.kind
    if kind <= Kind.WAGON:
        return section_opinion(box, state, me, chosen, turns)
    if kind == Kind.BONUS:
        opinion = bonus_opinion(box, int64(chosen.bonus), turns)
        return opinion + (
            PREFERENCES.orange + PREFERENCES.orange_turns * turns if chosen.extras & Extra.ORANGE else 0.0
        )
    if kind == Kind.PRESTIGE:
        return prestige_opinion(box, me, turns)
    if kind == Kind.PRESTIGE_MIX:
        return prestige_opinion(box, me, turns) + PREFERENCES.prestige_mix
    if kind == Kind.SELL:
        return PREFERENCES.sale
    discs = me.discs
    own = discs[Disc.BLUE] + discs[Disc.GREEN] + discs[Disc.GREY]
    opinion = PREFERENCES.done + PREFERENCES.done_discs * own + PREFERENCES.done_orange * discs[Disc.ORANGE]
    return opinion + PREFERENCES.done_turns * turns


@helper
def card_opinion(box, state, me, space):
    """A card by the sections that its discs and those in hand can pay."""
    card = state.face_up[space]
    opinion = 0.0
    for section in range(OWN_COLOURS):
        under = 0
        for place in range(DISCS_UNDER):
            under += state.discs_under[space, place] == section
        if me.discs[section] + under > 0:
            opinion += PREFERENCES.card_icon * box.card_trains[card, section]
            if me.discs[section] == 0:
                opinion += PREFERENCES.card_own
                under -= 1
        opinion += PREFERENCES.card_disc * under
    for place in range(DISCS_UNDER):
        if state.discs_under[space, place] == Disc.ORANGE:
            opinion += PREFERENCES.card_orange
    if box.card_hires[card]:
        opinion += PREFERENCES.card_double if box.card_builds[card] else PREFERENCES.card_hire
    room_is_open = False
    for tile in range(box.tiles):
        room_is_open = room_is_open or (box.tile_room[tile] == box.card_room[card] and me.tiles[tile] != Side.B)
    return opinion if room_is_open else opinion + PREFERENCES.card_finished


@helper
def opinion_of(box, state, me, chosen, turns):
    """The opinion of a card to take or an action."""
    if chosen.kind == Kind.TAKE:
        return card_opinion(box, state, me, int64(chosen.space))
    return action_opinion(box, state, me, chosen, turns)


@helper
def weigh_turn(box, state, seat, moves, count, out):
    """The weights of cards or actions."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    for index in range(count):
        out[index] = opinion_of(box, state, me, box.moves[moves[index]], turns)
    weights_of_opinions(count, out)


@helper
def weights_of_opinions(count, out):
    """Turn opinions into weights: the best gets MOST, none less than LEAST."""
    best = out[0]
    for index in range(1, count):
        best = max(best, out[index])
    for index in range(count):
        out[index] = max(LEAST, MOST * exp(out[index] - best))


# --- burials and everything else ------------------------------------------------------------------------------------


@helper
def weigh_burial(box, state, seat, moves, count, out):
    """Weigh burials: columns of the coffin's colour and rows that fill up are best."""
    me = state.players[seat]
    for index in range(count):
        chosen = box.moves[moves[index]]
        colour, row, column = int64(chosen.coffin), int64(chosen.row), int64(chosen.column)
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
def weigh_others(box, state, seat, moves, count, out):
    """Weigh the answers to all other questions."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    for index in range(count):
        out[index] = other_opinion(box, me, box.moves[moves[index]], turns)
    weights_of_opinions(count, out)


@helper
def other_opinion(box, me, chosen, turns):
    """The opinion of a move that is no action of a turn."""
    kind = chosen.kind
    if kind == Kind.VOLUNTEER or kind == Kind.CENTURY_HIRE or kind == Kind.FINAL_HIRE:
        return place_opinion(box, me, int64(chosen.place), turns)
    if kind == Kind.DISMISS:
        return -place_opinion(box, me, int64(chosen.place), turns)
    if kind == Kind.WHITE_CRYPT:
        return crypt_opinion(box, me, int64(Crypt.WHITE), int64(chosen.column), turns)
    if kind == Kind.CENTURY_CRYPT or kind == Kind.FINAL_CRYPT:
        return crypt_opinion(box, me, int64(chosen.crypt), int64(chosen.column), turns)
    if kind == Kind.CENTURY_WAGON:
        return wagon_opinion(box, me, int64(chosen.wagon), turns)
    if kind == Kind.CENTURY_LONDON:
        return tile_opinion(box, me, int64(chosen.tile), turns)
    if kind == Kind.LOAD_ALL:
        return LOADING
    if kind == Kind.STAFF_CAR or kind == Kind.DINING_CAR or kind == Kind.TENDER or kind == Kind.RUN:
        return SPECIAL_CARD
    return PASS if kind == Kind.LOAD_NONE or kind == Kind.CENTURY_PASS or kind == Kind.FINAL_PASS else 0.0
