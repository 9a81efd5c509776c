"""`weigh`, a quick opinion of each move for search: a few sums over what lies on the boards, nothing is tried out.

An opinion is a sum of preferences, and a move's weight grows exponentially with it. Moves lie in the order of their
kinds, so what all moves of a kind share is summed once.
"""

from math import exp

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import (
    LONDON,
    NECROPOLIS,
    NONE,
    RAILWAY,
    Ability,
    Crypt,
    Disc,
    Extra,
    Phase,
)
from tavoliere.games.necropolis_railway.rules.london import tile_price
from tavoliere.games.necropolis_railway.strategy.coffins import plan_loading
from tavoliere.games.necropolis_railway.strategy.graves import column_of, count_of, counted_graves, most_of
from tavoliere.games.necropolis_railway.strategy.opinions import (
    bonus_opinion,
    card_opinion,
    crypt_opinion,
    load_opinion,
    open_rooms,
    place_opinion,
    prestige_opinion,
    rows_opinion,
    tile_opinion,
    wagon_opinion,
)
from tavoliere.games.necropolis_railway.strategy.preferences import PREFERENCES
from tavoliere.games.necropolis_railway.strategy.time_left import turns_after_this

LEAST, MOST = 0.03, 10.0  # weights
HOPELESS = -6.0  # what is so far behind the best has the least weight, whatever it is exactly
SPARE_POUNDS = 5

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
    """Write a weight for each move that grows with the quick opinion of it."""
    rate(box, state, seat, moves, count, out)
    if state.phase != Phase.LOAD and state.phase != Phase.TOP_UP:
        weights_of_opinions(count, out)


@helper
def rate(box, state, seat, moves, count, out):
    """Write a quick opinion of each move."""
    phase = state.phase
    if phase == Phase.ACT:
        rate_actions(box, state, seat, moves, count, out)
    elif phase == Phase.TAKE:
        rate_cards(box, state, seat, moves, count, out)
    elif phase == Phase.BURY:
        rate_burial(box, state, seat, moves, count, out)
    elif phase == Phase.LOAD or phase == Phase.TOP_UP:
        plan_loading(box, state, seat, moves, count, out)
    else:
        rate_others(box, state, seat, moves, count, out)


@helper
def weights_of_opinions(count, out):
    """Turn opinions into weights: the best gets MOST, none less than LEAST."""
    best = out[0]
    for index in range(1, count):
        best = max(best, out[index])
    last, weight = best, MOST
    for index in range(count):
        opinion = out[index]
        if opinion == best:
            out[index] = MOST
            continue
        if opinion != last:  # neighbours often share an opinion
            last, weight = opinion, weight_of(opinion - best)
        out[index] = weight


@helper
def weight_of(behind):
    """The weight of an opinion that is so far behind the best."""
    return max(LEAST, MOST * exp(behind)) if behind > HOPELESS else LEAST


# --- cards and actions --------------------------------------------------------------------------------------------


@helper
def rate_cards(box, state, seat, moves, count, out):
    """Rate the cards to take."""
    me = state.players[seat]
    rooms = open_rooms(box, me)
    for index in range(count):
        out[index] = card_opinion(box, state, me, int64(box.moves[moves[index]].space), rooms)


@helper
def rate_actions(box, state, seat, moves, count, out):
    """Rate the actions, kind by kind."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    start = 0
    while start < count:
        kind, end = box.moves[moves[start]].kind, start + 1
        while end < count and box.moves[moves[end]].kind == kind:
            end += 1
        if kind <= Kind.WAGON:
            think_of_section(box, state, me, turns, moves, start, end, out)
        else:
            think_of_others(box, me, turns, moves, start, end, out)
        start = end


@helper
def think_of_section(box, state, me, turns, moves, start, end, out):
    """Opinions of one way to use a section of the card: the moves from `start` to `end`."""
    kind = box.moves[moves[start]].kind
    if kind == Kind.LONDON:
        think_of_tiles(box, state, me, turns, moves, start, end, out)
    elif kind == Kind.HIRE:
        think_of_hires(box, state, me, turns, moves, start, end, out)
    elif kind == Kind.CRYPT:
        think_of_crypts(box, state, me, turns, moves, start, end, out)
    else:
        think_of_railway(box, state, me, turns, moves, start, end, out)


@helper
def icon_opinion(box, state, section):
    """The opinion of a train icon, which counts with the first use of its section."""
    return 0.0 if state.used[section] else PREFERENCES.icon * box.card_trains[state.card, section]


@helper
def orange_opinion(extras, turns):
    """The opinion of paying with an orange disc."""
    return PREFERENCES.orange + PREFERENCES.orange_turns * turns if extras & Extra.ORANGE else 0.0


@helper
def price_opinion(me, pounds):
    """The opinion of a price: pounds are missed once only a few are left."""
    return PREFERENCES.poor * max(0, pounds - max(0, me.money - SPARE_POUNDS))


@helper
def think_of_tiles(box, state, me, turns, moves, start, end, out):
    """Opinions of London tiles."""
    icon = icon_opinion(box, state, LONDON)
    for index in range(start, end):
        chosen = box.moves[moves[index]]
        tile = int64(chosen.tile)
        opinion = tile_opinion(box, me, tile, turns) + icon + orange_opinion(chosen.extras, turns)
        out[index] = opinion + price_opinion(me, tile_price(box, me, tile))


@helper
def think_of_hires(box, state, me, turns, moves, start, end, out):
    """Opinions of places for staff."""
    icon, price = icon_opinion(box, state, NECROPOLIS), price_opinion(me, int64(box.hire_price))
    in_rows, load = rows_opinion(box, me, turns), load_opinion(box, me)
    for index in range(start, end):
        chosen = box.moves[moves[index]]
        opinion = place_opinion(box, me, int64(chosen.place), in_rows, load)
        out[index] = opinion + icon + orange_opinion(chosen.extras, turns) + price


@helper
def think_of_crypts(box, state, me, turns, moves, start, end, out):
    """Opinions of crypts over columns."""
    icon, graves = icon_opinion(box, state, NECROPOLIS), counted_graves(box, me)
    for index in range(start, end):
        chosen = box.moves[moves[index]]
        crypt = int64(chosen.crypt)
        opinion = crypt_opinion(box, crypt, int64(chosen.column), turns, graves)
        if chosen.extras & Extra.CARRIAGE:
            opinion += PREFERENCES.carriage
        missing = max(0, box.crypt_price[crypt] - me.mourners)
        opinion = opinion + icon + orange_opinion(chosen.extras, turns)
        out[index] = opinion + price_opinion(me, missing * int64(box.missing_mourner_price))


@helper
def think_of_railway(box, state, me, turns, moves, start, end, out):
    """Opinions of tucking the card, or of wagons."""
    icon = icon_opinion(box, state, RAILWAY)
    for index in range(start, end):
        chosen = box.moves[moves[index]]
        if chosen.kind == Kind.TUCK:
            opinion = PREFERENCES.tuck + PREFERENCES.tuck_turns * turns
            opinion += PREFERENCES.tuck_tender * (box.card_ability[state.card] == Ability.TENDER)
        else:
            opinion = wagon_opinion(box, me, int64(chosen.wagon), turns)
        out[index] = opinion + icon + orange_opinion(chosen.extras, turns)


@helper
def think_of_others(box, me, turns, moves, start, end, out):
    """Opinions of what may be done beside the card, all moves of one kind."""
    kind = box.moves[moves[start]].kind
    if kind == Kind.BONUS:
        for index in range(start, end):
            chosen = box.moves[moves[index]]
            out[index] = bonus_opinion(box, int64(chosen.bonus), turns) + orange_opinion(chosen.extras, turns)
        return
    opinion = same_for_all_opinion(box, me, kind, turns)
    for index in range(start, end):
        out[index] = opinion


@helper
def same_for_all_opinion(box, me, kind, turns):
    """The opinion of prestige, however it is paid, of selling whatever wagon, or of the end of the actions."""
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


# --- burials and everything else ------------------------------------------------------------------------------------


@helper
def rate_burial(box, state, seat, moves, count, out):
    """Rate burials: columns of the coffin's colour and rows that fill up are best."""
    me = state.players[seat]
    graves = counted_graves(box, me)
    last_row, filling = int64(NONE), 0.0
    for index in range(count):
        chosen = box.moves[moves[index]]
        colour, row, column = int64(chosen.coffin), int64(chosen.row), int64(chosen.column)
        if row != last_row:
            last_row, filling = row, filling_opinion(box, me, row)
        opinion = column_opinion(box, me, colour, column, column_of(graves, column)) + filling
        if box.grave_colour[row, column] == colour:
            opinion += BURY_MATCHING
        out[index] = opinion


@helper
def column_opinion(box, me, colour, column, buried):
    """What a column brings to a coffin, by what is buried there."""
    crypt = me.crypts[column]
    each = BURY_MULTIPLIER * (box.bare_multiplier + 1 if crypt == NONE else box.crypt_multiplier[crypt])
    if buried == 0:
        return BURY_NEW_COLUMN * each
    return each if count_of(buried, colour) == most_of(buried) else BURY_WASTED * each


@helper
def filling_opinion(box, me, row):
    """What one more coffin brings to its row."""
    taken = 0
    for column in range(box.columns):
        taken += me.graves[row, column] != NONE
    return BURY_LAST_OF_ROW if taken + 1 == box.columns else BURY_ROW * taken


@helper
def rate_others(box, state, seat, moves, count, out):
    """Rate the answers to all other questions."""
    me = state.players[seat]
    turns = float(turns_after_this(box, state, seat))
    in_rows, load, graves = rows_opinion(box, me, turns), load_opinion(box, me), counted_graves(box, me)
    for index in range(count):
        chosen = box.moves[moves[index]]
        kind = chosen.kind
        if kind == Kind.VOLUNTEER or kind == Kind.CENTURY_HIRE or kind == Kind.FINAL_HIRE:
            out[index] = place_opinion(box, me, int64(chosen.place), in_rows, load)
        elif kind == Kind.DISMISS:
            out[index] = -place_opinion(box, me, int64(chosen.place), in_rows, load)
        elif kind == Kind.WHITE_CRYPT:
            out[index] = crypt_opinion(box, int64(Crypt.WHITE), int64(chosen.column), turns, graves)
        elif kind == Kind.CENTURY_CRYPT or kind == Kind.FINAL_CRYPT:
            out[index] = crypt_opinion(box, int64(chosen.crypt), int64(chosen.column), turns, graves)
        else:
            out[index] = other_opinion(box, me, chosen, turns)


@helper
def other_opinion(box, me, chosen, turns):
    """The opinion of a move that needs neither staff nor graves."""
    kind = chosen.kind
    if kind == Kind.CENTURY_WAGON:
        return wagon_opinion(box, me, int64(chosen.wagon), turns)
    if kind == Kind.CENTURY_LONDON:
        return tile_opinion(box, me, int64(chosen.tile), turns)
    if kind == Kind.LOAD_ALL:
        return LOADING
    if kind == Kind.STAFF_CAR or kind == Kind.DINING_CAR or kind == Kind.TENDER or kind == Kind.RUN:
        return SPECIAL_CARD
    return PASS if kind == Kind.LOAD_NONE or kind == Kind.CENTURY_PASS or kind == Kind.FINAL_PASS else 0.0
