"""A sensible person's turn: try every action on a copy, then choose those that go together best."""

import numpy as np

from tavoliere.engine.events import EVENT
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.discs import raise_prestige
from tavoliere.games.necropolis_railway.london import improve_tile, tile_price
from tavoliere.games.necropolis_railway.names import Forbidden, Kind, Phase, Step
from tavoliere.games.necropolis_railway.necropolis import build_crypt, crypt_forbidden_by, hire, place_forbidden_by
from tavoliere.games.necropolis_railway.pieces import (
    ABILITIES,
    DISCS_UNDER,
    NECROPOLIS,
    NONE,
    OWN_COLOURS,
    PAIRS,
    ROOMS,
    ROWS,
    Disc,
    Section,
    Side,
    Wagon,
)
from tavoliere.games.necropolis_railway.prospects import discs_worth, prospects, turns_after_this
from tavoliere.games.necropolis_railway.railway import improve_wagon
from tavoliere.games.necropolis_railway.rules import carry_out
from tavoliere.games.necropolis_railway.state import STATE
from tavoliere.games.necropolis_railway.tucked import tucked_cards

# What can be done once in a turn; a bonus action counts apart for each colour of its disc.
TILE, HIRE, CRYPT, RAIL, PRESTIGE, BONUS = range(6)
DOINGS = BONUS + OWN_COLOURS
ANY_BONUS = 7 << BONUS
SETS = 1 << DOINGS
# Columns of the table of doings and of sets of doings.
GAIN, POUNDS, STEPS, BLUE, GREEN, GREY = range(6)
WIDTH = 6
# Lines of the table of everything that some card could allow.
ANY_HIRE, ANY_CRYPT, ANY_WAGON, ANY_TUCK = ROOMS, ROOMS + 1, ROOMS + 2, ROOMS + 3
ANY_PRESTIGE = ANY_TUCK + ABILITIES
CHANCES = ANY_PRESTIGE + 1

MOST_STEPS = 12
NEVER = -1000.0


@helper
def doing_of(row):
    """Which of the things done once in a turn a move belongs to; NONE for the others."""
    kind = row.kind
    if kind == Kind.LONDON:
        return TILE
    if kind == Kind.HIRE:
        return HIRE
    if kind == Kind.CRYPT:
        return CRYPT
    if kind == Kind.TUCK or kind == Kind.WAGON:
        return RAIL
    if kind == Kind.BONUS:
        return BONUS + int64(row.b)
    return PRESTIGE if kind == Kind.PRESTIGE or kind == Kind.PRESTIGE_MIX else NONE


@helper
def boards_worth(box, state, seat, taste):
    """What a seat may expect, its discs apart."""
    turns = turns_after_this(box, state, seat)
    discs = state.players[seat].discs
    own = discs[Disc.BLUE] + discs[Disc.GREEN] + discs[Disc.GREY]
    return prospects(box, state, seat, taste) - discs_worth(own, discs[Disc.ORANGE], turns, taste)


@helper
def fill_tempo(box, copy, seat, tempo, taste):
    """What so many more steps add to what the seat may expect."""
    steps = copy.steps
    for more in range(MOST_STEPS):
        copy.steps = steps + more
        tempo[more] = boards_worth(box, copy, seat, taste)
    copy.steps = steps
    for more in range(MOST_STEPS):
        tempo[MOST_STEPS - 1 - more] -= tempo[0]


# --- doings and sets of doings --------------------------------------------------------------------------------------


@helper
def clear_doings(doings):
    """Nothing can be done."""
    for doing in range(DOINGS):
        for column in range(WIDTH):
            doings[doing, column] = 0.0
        doings[doing, GAIN] = NEVER


@helper
def offer(doings, doing, gain, pounds, steps):
    """Keep the best way of doing something."""
    if gain > doings[doing, GAIN]:
        doings[doing, GAIN], doings[doing, POUNDS], doings[doing, STEPS] = gain, pounds, steps


@helper
def price_doings(box, state, me, doings):
    """The discs each doing costs, in own colours."""
    doings[TILE, BLUE] = 1.0
    doings[HIRE, GREEN] = doings[CRYPT, GREEN] = 0.0 if state.used[NECROPOLIS] else 1.0
    doings[RAIL, GREY] = 1.0
    for colour in range(OWN_COLOURS):
        doings[BONUS + colour, BLUE + colour] = 1.0
        if me.prestige + 1 < box.levels:
            doings[PRESTIGE, BLUE + colour] = box.level_cost[me.prestige + 1, colour]


@helper
def add_up_sets(doings, me, sets, masks):
    """Sum up every set of doings that discs and pounds allow, the empty one first; returns how many."""
    for column in range(WIDTH):
        sets[0, column] = 0.0
    masks[0] = 0
    count = 1
    for doing in range(DOINGS):
        if doings[doing, GAIN] <= NEVER:
            continue
        for known in range(count):
            if doing > BONUS and masks[known] & ANY_BONUS:
                continue
            for column in range(WIDTH):
                sets[count, column] = sets[known, column] + doings[doing, column]
            if doing == CRYPT and (masks[known] >> HIRE) & 1:
                # One disc and one train icon for the whole section.
                sets[count, GREEN] -= doings[CRYPT, GREEN]
                sets[count, STEPS] -= doings[CRYPT, STEPS]
            masks[count] = masks[known] | (1 << doing)
            if is_affordable(me, sets[count]):
                count += 1
    return count


@helper
def orange_needed(me, wanted):
    """How many orange discs must help out."""
    discs = me.discs
    return (
        max(0.0, wanted[BLUE] - discs[Disc.BLUE])
        + max(0.0, wanted[GREEN] - discs[Disc.GREEN])
        + max(0.0, wanted[GREY] - discs[Disc.GREY])
    )


@helper
def is_affordable(me, wanted):
    """Whether pounds and discs are there."""
    return wanted[POUNDS] <= me.money and orange_needed(me, wanted) <= me.discs[Disc.ORANGE]


@helper
def best_set(me, sets, masks, count, done, paid, steps, tempo, turns, taste):
    """What the best set without anything `done` brings, with the discs that stay and the steps made in all.

    `paid` is 1 when the disc of the Necropolis has just been paid.
    """
    discs = me.discs
    own, orange = float(discs[Disc.BLUE] + discs[Disc.GREEN] + discs[Disc.GREY]), float(discs[Disc.ORANGE])
    best = NEVER
    for number in range(count):
        mask = masks[number]
        if mask & done or (mask and not is_affordable(me, sets[number])):
            continue
        wanted = sets[number]
        short = orange_needed(me, wanted)
        spent = wanted[BLUE] + wanted[GREEN] + wanted[GREY] - short
        made = steps + wanted[STEPS]
        if paid and ((mask >> HIRE) | (mask >> CRYPT)) & 1:
            spent -= 1.0
        value = wanted[GAIN] + tempo[min(MOST_STEPS - 1, int64(made))]
        value += discs_worth(own - spent, orange - short, turns, taste)
        best = max(best, value)
    return best


# --- actions ------------------------------------------------------------------------------------------------------


@helper
def plan_actions(box, state, seat, moves, count, out, taste):
    """Each action together with the best that can still follow it."""
    copies, nobody_listens = np.empty(1, STATE), np.empty(0, EVENT)
    tempo, doings = np.empty(MOST_STEPS), np.empty((DOINGS, WIDTH))
    sets, masks = np.empty((SETS, WIDTH)), np.empty(SETS, np.int64)
    me = state.players[seat]
    copies[0] = state
    copy = copies[0]
    fill_tempo(box, copy, seat, tempo, taste)
    now = boards_worth(box, state, seat, taste)
    clear_doings(doings)
    price_doings(box, state, me, doings)
    for index in range(count):
        row = box.moves[moves[index]]
        doing = doing_of(row)
        out[index] = 0.0
        if doing != NONE:
            copies[0] = state
            carry_out(box, copy, row, nobody_listens)
            steps = copy.steps - state.steps
            copy.steps = state.steps
            out[index] = boards_worth(box, copy, seat, taste) - now
            offer(doings, doing, out[index], float(me.money - copy.players[seat].money), float(steps))
    total = add_up_sets(doings, me, sets, masks)
    turns = turns_after_this(box, state, seat)
    for index in range(count):
        row = box.moves[moves[index]]
        doing = doing_of(row)
        if doing == NONE:
            out[index] = best_set(me, sets, masks, 1, 0, 0, 0, tempo, turns, taste)
            out[index] -= 1.0 if row.kind == Kind.SELL else 0.0
            continue
        copies[0] = state
        carry_out(box, copy, row, nobody_listens)
        done = ANY_BONUS if doing >= BONUS else 1 << doing
        paid = doing in (HIRE, CRYPT)
        steps = copy.steps - state.steps
        after = copy.players[seat]
        out[index] += best_set(after, sets, masks, total, done, paid, steps, tempo, turns, taste)


# --- cards --------------------------------------------------------------------------------------------------------


@helper
def plan_card(box, state, seat, moves, count, out, taste):
    """Each card with its discs, by the best turn it allows."""
    copies, nobody_listens = np.empty(1, STATE), np.empty(0, EVENT)
    tempo, doings = np.empty(MOST_STEPS), np.empty((DOINGS, WIDTH))
    sets, masks = np.empty((SETS, WIDTH)), np.empty(SETS, np.int64)
    chances = np.empty((CHANCES, WIDTH))
    copies[0] = state
    copy = copies[0]
    copy.step = Step.ACTIONS
    turns = turns_after_this(box, copy, seat)
    fill_tempo(box, copy, seat, tempo, taste)
    weigh_chances(box, copies, seat, chances, nobody_listens, taste)
    me = copy.players[seat]
    for index in range(count):
        space = box.moves[moves[index]].a
        card = state.face_up[space]
        take_discs(state, me, space, 1)
        clear_doings(doings)
        price_doings(box, copy, me, doings)
        offer_card(box, card, chances, doings)
        offer_beside_the_card(box, state, me, chances, doings, taste)
        total = add_up_sets(doings, me, sets, masks)
        out[index] = best_set(me, sets, masks, total, 0, 0, 0, tempo, turns, taste)
        take_discs(state, me, space, -1)


@helper
def take_discs(state, me, space, sign):
    """Take the discs under a card, or put them back."""
    for place in range(DISCS_UNDER):
        disc = state.discs_under[space, place]
        if disc != NONE:
            me.discs[disc] += sign


@helper
def offer_chance(doings, doing, chances, line, steps):
    """What a line of the table of chances allows becomes a doing of this card."""
    if chances[line, GAIN] > NEVER:
        offer(doings, doing, chances[line, GAIN], chances[line, POUNDS], float(steps))


@helper
def offer_card(box, card, chances, doings):
    """The sections of a card."""
    trains = box.card_trains[card]
    offer_chance(doings, TILE, chances, box.card_room[card], trains[Section.LONDON])
    if box.card_hires[card]:
        offer_chance(doings, HIRE, chances, ANY_HIRE, trains[Section.NECROPOLIS])
    if box.card_builds[card]:
        offer_chance(doings, CRYPT, chances, ANY_CRYPT, trains[Section.NECROPOLIS])
    offer_chance(doings, RAIL, chances, ANY_WAGON, trains[Section.RAILWAY])
    offer_chance(doings, RAIL, chances, ANY_TUCK + box.card_ability[card], trains[Section.RAILWAY])


@helper
def offer_beside_the_card(box, state, me, chances, doings, taste):
    """Prestige and bonus actions."""
    if me.prestige + 1 < box.levels:
        offer_chance(doings, PRESTIGE, chances, ANY_PRESTIGE, box.level_now[me.prestige + 1])
    for colour in range(OWN_COLOURS):
        for action in range(box.bonuses):
            if state.bonus[action, colour] == NONE:
                pounds, steps = box.bonus_money[action], box.bonus_steps[action]
                offer(doings, BONUS + colour, pounds * taste.pound + 0.01 * steps, -float(pounds), float(steps))


@helper
def weigh_chances(box, copies, seat, chances, events, taste):
    """What the best tile of each room, hire, crypt, wagon, tucked card and the next prestige level would bring."""
    for line in range(CHANCES):
        chances[line, GAIN], chances[line, POUNDS] = NEVER, 0.0
    before = copies.copy()
    now = boards_worth(box, copies[0], seat, taste)
    copy = copies[0]
    me = copy.players[seat]
    for tile in range(box.tiles):
        if me.tiles[tile] != Side.B and tile_price(box, me, tile) <= me.money:
            improve_tile(copy, me, tile, tile_price(box, me, tile), events)
            note_chance(box, copies, before, seat, chances, int64(box.tile_room[tile]), now, taste)
    weigh_hires(box, copies, before, seat, chances, events, now, taste)
    weigh_crypts(box, copies, before, seat, chances, events, now, taste)
    for number in range(2 * PAIRS):
        if number % PAIRS < box.pairs and me.wagons[number] != Wagon.UPGRADED:
            improve_wagon(box, copy, me, number, events)
            note_chance(box, copies, before, seat, chances, ANY_WAGON, now, taste)
    weigh_tucking(box, copies, before, seat, chances, now, taste)
    if me.prestige + 1 < box.levels:
        raise_prestige(box, copy, me, events)
        note_chance(box, copies, before, seat, chances, ANY_PRESTIGE, now, taste)


@helper
def note_chance(box, copies, before, seat, chances, line, now, taste):
    """Compare what was done on the copy with the best so far, and undo it."""
    copy = copies[0]
    copy.steps = before[0].steps
    gain = boards_worth(box, copy, seat, taste) - now
    pounds = float(before[0].players[seat].money - copy.players[seat].money)
    offer(chances, line, gain, pounds, 0.0)
    copies[0] = before[0]


@helper
def weigh_hires(box, copies, before, seat, chances, events, now, taste):
    """Staff in every free place; rows differ little, so one that is as empty as another is tried once."""
    copy = copies[0]
    me = copy.players[seat]
    if copy.staff == 0 or me.money < box.hire_price:
        return
    for place in range(ROWS + box.tiles):
        if (place < box.rows or place >= ROWS) and place_forbidden_by(me, place) == Forbidden.NOTHING:
            hire(copy, me, place, int64(box.hire_price), events)
            note_chance(box, copies, before, seat, chances, ANY_HIRE, now, taste)


@helper
def weigh_crypts(box, copies, before, seat, chances, events, now, taste):
    """Every crypt over every bare column, without a Carriage."""
    copy = copies[0]
    me = copy.players[seat]
    for block in range(box.first_block[Phase.CENTURY], box.first_block[Phase.CENTURY + 1]):
        first = box.moves[box.blocks[block].first]
        if first.kind != Kind.CENTURY_CRYPT or first.c != 0:
            continue
        if crypt_forbidden_by(box, copy, me, int64(first.a), 0) != Forbidden.NOTHING:
            continue
        for move in range(box.blocks[block].first, box.blocks[block].end):
            if me.crypts[box.moves[move].b] == NONE:
                build_crypt(box, copy, box.moves[move], events)
                note_chance(box, copies, before, seat, chances, ANY_CRYPT, now, taste)


@helper
def weigh_tucking(box, copies, before, seat, chances, now, taste):
    """A card of each kind under the railway."""
    me = copies[0].players[seat]
    place = tucked_cards(me)
    if place >= box.tucked:
        return
    for card in range(box.cards):
        line = ANY_TUCK + int64(box.card_ability[card])
        if chances[line, GAIN] <= NEVER:
            me.tucked[place] = card
            note_chance(box, copies, before, seat, chances, line, now, taste)


# --- everything else ----------------------------------------------------------------------------------------------


@helper
def plan_by_trying(box, state, seat, moves, count, out, taste):
    """Each move by what the seat may expect after it."""
    copies, nobody_listens = np.empty(1, STATE), np.empty(0, EVENT)
    for index in range(count):
        copies[0] = state
        carry_out(box, copies[0], box.moves[moves[index]], nobody_listens)
        out[index] = prospects(box, copies[0], seat, taste)
