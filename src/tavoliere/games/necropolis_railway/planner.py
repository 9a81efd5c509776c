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
    DISC_COLOURS,
    DISCS_UNDER,
    NECROPOLIS,
    NONE,
    ORANGE,
    OWN_COLOURS,
    PAIRS,
    ROOMS,
    ROWS,
    Extra,
    Section,
    Side,
    Wagon,
)
from tavoliere.games.necropolis_railway.prospects import boards_worth, discs_worth, prospects, turns_after_this
from tavoliere.games.necropolis_railway.railway import improve_wagon
from tavoliere.games.necropolis_railway.rules import carry_out
from tavoliere.games.necropolis_railway.state import STATE
from tavoliere.games.necropolis_railway.tucked import tucked_cards

# What can be done once in a turn; a bonus action counts apart for each colour of its disc.
TILE, HIRE, CRYPT, RAIL, PRESTIGE, BONUS = range(6)
DOINGS = BONUS + OWN_COLOURS
ANY_BONUS = 7 << BONUS
NECROPOLIS_SECTION = 1 << HIRE | 1 << CRYPT
SETS = 1 << DOINGS
# Columns of the table of doings and of sets of doings.
GAIN, POUNDS, STEPS, BLUE, GREEN, GREY = range(6)
WIDTH = 6
# What can be spent: discs by colour, pounds; and the steps already made.
MONEY, MADE = DISC_COLOURS, DISC_COLOURS + 1
PURSE = DISC_COLOURS + 2
# Lines of the table of everything that some card could allow.
ANY_HIRE, ANY_CRYPT, ANY_WAGON, ANY_TUCK = ROOMS, ROOMS + 1, ROOMS + 2, ROOMS + 3
ANY_PRESTIGE = ANY_TUCK + ABILITIES
CHANCES = ANY_PRESTIGE + 1

MOST_STEPS = 7
NEVER = -1000.0
SALE = 1.0  # points that a wagon sold is missed by


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
def offer(doings, doing, gain, pounds, steps, tempo):
    """Keep the best way of doing something, its steps included."""
    known = doings[doing]
    if gain + tempo[made_of(steps)] > known[GAIN] + tempo[made_of(known[STEPS])]:
        known[GAIN], known[POUNDS], known[STEPS] = gain, pounds, steps


@helper
def made_of(steps):
    """Steps as a line of the table of tempo."""
    return min(MOST_STEPS - 1, int64(steps))


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
def fill_purse(state, seat, steps, purse):
    """What a seat has to spend, and the steps it has gathered since `steps`."""
    me = state.players[seat]
    for disc in range(DISC_COLOURS):
        purse[disc] = me.discs[disc]
    purse[MONEY], purse[MADE] = me.money, state.steps - steps


@helper
def orange_needed(purse, blue, green, grey):
    """How many orange discs must help out."""
    return max(0.0, blue - purse[0]) + max(0.0, green - purse[1]) + max(0.0, grey - purse[2])


@helper
def add_up_sets(doings, purse, sets, masks):
    """Sum up every set of doings that discs and pounds allow, the empty one first; returns how many."""
    sets[0] = 0.0
    masks[0] = 0
    count = 1
    for doing in range(DOINGS):
        if doings[doing, GAIN] <= NEVER:
            continue
        for known in range(count):
            mask, line = masks[known], sets[count]
            if doing > BONUS and mask & ANY_BONUS:
                continue
            for column in range(WIDTH):
                line[column] = sets[known, column] + doings[doing, column]
            if doing == CRYPT and (mask >> HIRE) & 1:
                # One disc and one train icon for the whole section.
                line[GREEN] -= doings[CRYPT, GREEN]
                line[STEPS] -= doings[CRYPT, STEPS]
            masks[count] = mask | (1 << doing)
            short = orange_needed(purse, line[BLUE], line[GREEN], line[GREY])
            if line[POUNDS] <= purse[MONEY] and short <= purse[ORANGE]:
                count += 1
    return count


@helper
def best_set(purse, sets, masks, count, done, tempo, turns, taste):
    """What the best set without anything `done` brings, with the discs that stay and the steps made in all."""
    own = purse[0] + purse[1] + purse[2]
    paid = done & NECROPOLIS_SECTION
    best = NEVER
    for number in range(count):
        mask = masks[number]
        if mask & done:
            continue
        line = sets[number]
        # The other half of the section is free once one half has paid.
        green = line[GREEN] - 1.0 if paid and mask & NECROPOLIS_SECTION else line[GREEN]
        short = orange_needed(purse, line[BLUE], green, line[GREY])
        if mask and (short > purse[ORANGE] or line[POUNDS] > purse[MONEY]):
            continue
        spent = line[BLUE] + green + line[GREY] - short
        value = (
            line[GAIN]
            + tempo[made_of(purse[MADE] + line[STEPS])]
            + discs_worth(own - spent, purse[ORANGE] - short, turns, taste)
        )
        best = max(best, value)
    return best


# --- actions ------------------------------------------------------------------------------------------------------


@helper
def plan_actions(box, state, seat, moves, count, out, taste):
    """Each action together with the best that can still follow it."""
    copies, purses = np.empty(2, STATE), np.empty((count + 1, PURSE))
    tempo, doings = np.empty(MOST_STEPS), np.empty((DOINGS, WIDTH))
    sets, masks = np.empty((SETS, WIDTH)), np.empty(SETS, np.int64)
    copies[0] = copies[1] = state
    fill_tempo(box, copies[0], seat, tempo, taste)
    try_actions(box, copies, seat, moves, count, out, purses, doings, tempo, taste)
    total = add_up_sets(doings, purses[count], sets, masks)
    turns = turns_after_this(box, state, seat)
    for index in range(count):
        row = box.moves[moves[index]]
        doing = doing_of(row)
        if doing == NONE:
            out[index] = best_set(purses[count], sets, masks, 1, 0, tempo, turns, taste)
            out[index] -= SALE if row.kind == Kind.SELL else 0.0
        else:
            done = ANY_BONUS if doing >= BONUS else 1 << doing
            out[index] += best_set(purses[index], sets, masks, total, done, tempo, turns, taste)


@helper
def try_actions(box, copies, seat, moves, count, out, purses, doings, tempo, taste):
    """What each action adds to the boards and leaves in the purse, and the best way of each doing."""
    nobody_listens = np.empty(0, EVENT)
    copy, before = copies[0], copies[1]
    now = boards_worth(box, before, seat, taste)
    fill_purse(before, seat, before.steps, purses[count])
    clear_doings(doings)
    price_doings(box, before, before.players[seat], doings)
    for index in range(count):
        doing = doing_of(box.moves[moves[index]])
        out[index] = 0.0
        if doing == NONE:
            continue
        copies[0] = copies[1]
        carry_out(box, copy, box.moves[moves[index]], nobody_listens)
        fill_purse(copy, seat, before.steps, purses[index])
        copy.steps = before.steps
        twin = earlier_twin(box, moves, index)
        out[index] = out[twin] if twin != NONE else boards_worth(box, copy, seat, taste) - now
        offer(doings, doing, out[index], purses[count, MONEY] - purses[index, MONEY], purses[index, MADE], tempo)


@helper
def earlier_twin(box, moves, index):
    """An earlier move of the list that does the same for other discs; NONE if there is none."""
    row = box.moves[moves[index]]
    kind, a, b, extras = int64(row.kind), int64(row.a), int64(row.b), row.c
    if kind == Kind.PRESTIGE_MIX:
        kind, a, b = int64(Kind.PRESTIGE), int64(0), int64(0)
    elif kind != Kind.BONUS and not extras & Extra.ORANGE:
        return NONE
    for earlier in range(index - 1, -1, -1):
        other = box.moves[moves[earlier]]
        if other.kind < kind:
            return NONE
        alike = other.kind == kind and other.a == a and (other.c | Extra.ORANGE) == (extras | Extra.ORANGE)
        if alike and (kind == Kind.BONUS or other.b == b):
            return earlier
    return NONE


# --- cards --------------------------------------------------------------------------------------------------------


@helper
def plan_card(box, state, seat, moves, count, out, taste):
    """Each card with its discs, by the best turn it allows."""
    copies, purse = np.empty(2, STATE), np.empty(PURSE)
    tempo, doings = np.empty(MOST_STEPS), np.empty((DOINGS, WIDTH))
    sets, masks = np.empty((SETS, WIDTH)), np.empty(SETS, np.int64)
    chances = np.empty((CHANCES, WIDTH))
    copies[0] = state
    copy = copies[0]
    copy.step = Step.ACTIONS
    copies[1] = copies[0]
    turns = turns_after_this(box, copy, seat)
    fill_tempo(box, copy, seat, tempo, taste)
    weigh_chances(box, copies, seat, chances, taste)
    me = copy.players[seat]
    for index in range(count):
        space = box.moves[moves[index]].a
        fill_purse(copy, seat, copy.steps, purse)
        for place in range(DISCS_UNDER):
            if state.discs_under[space, place] != NONE:
                purse[state.discs_under[space, place]] += 1.0
        clear_doings(doings)
        price_doings(box, copy, me, doings)
        offer_card(box, state.face_up[space], chances, doings, tempo)
        offer_beside_the_card(box, state, me, chances, doings, tempo, taste)
        total = add_up_sets(doings, purse, sets, masks)
        out[index] = best_set(purse, sets, masks, total, 0, tempo, turns, taste)


@helper
def offer_chance(doings, doing, chances, line, steps, tempo):
    """What a line of the table of chances allows becomes a doing of this card."""
    if chances[line, GAIN] > NEVER:
        offer(doings, doing, chances[line, GAIN], chances[line, POUNDS], float(steps), tempo)


@helper
def offer_card(box, card, chances, doings, tempo):
    """The sections of a card."""
    trains = box.card_trains[card]
    offer_chance(doings, TILE, chances, box.card_room[card], trains[Section.LONDON], tempo)
    if box.card_hires[card]:
        offer_chance(doings, HIRE, chances, ANY_HIRE, trains[Section.NECROPOLIS], tempo)
    if box.card_builds[card]:
        offer_chance(doings, CRYPT, chances, ANY_CRYPT, trains[Section.NECROPOLIS], tempo)
    offer_chance(doings, RAIL, chances, ANY_WAGON, trains[Section.RAILWAY], tempo)
    offer_chance(doings, RAIL, chances, ANY_TUCK + box.card_ability[card], trains[Section.RAILWAY], tempo)


@helper
def offer_beside_the_card(box, state, me, chances, doings, tempo, taste):
    """Prestige and bonus actions."""
    if me.prestige + 1 < box.levels:
        offer_chance(doings, PRESTIGE, chances, ANY_PRESTIGE, box.level_now[me.prestige + 1], tempo)
    for colour in range(OWN_COLOURS):
        for action in range(box.bonuses):
            if state.bonus[action, colour] == NONE:
                pounds, steps = box.bonus_money[action], box.bonus_steps[action]
                offer(doings, BONUS + colour, pounds * taste.pound, -float(pounds), float(steps), tempo)


@helper
def weigh_chances(box, copies, seat, chances, taste):
    """What the best tile of each room, hire, crypt, wagon, tucked card and the next prestige level would bring."""
    for line in range(CHANCES):
        chances[line, GAIN], chances[line, POUNDS] = NEVER, 0.0
    nobody_listens = np.empty(0, EVENT)
    now = boards_worth(box, copies[0], seat, taste)
    copy = copies[0]
    me = copy.players[seat]
    for tile in range(box.tiles):
        if me.tiles[tile] != Side.B and tile_price(box, me, tile) <= me.money:
            improve_tile(copy, me, tile, tile_price(box, me, tile), nobody_listens)
            note_chance(box, copies, seat, chances, int64(box.tile_room[tile]), now, taste)
    weigh_hires(box, copies, seat, chances, now, taste)
    weigh_crypts(box, copies, seat, chances, now, taste)
    for number in range(2 * PAIRS):
        if number % PAIRS < box.pairs and me.wagons[number] != Wagon.UPGRADED:
            improve_wagon(box, copy, me, number, nobody_listens)
            note_chance(box, copies, seat, chances, ANY_WAGON, now, taste)
    weigh_tucking(box, copies, seat, chances, now, taste)
    if me.prestige + 1 < box.levels:
        raise_prestige(box, copy, me, nobody_listens)
        note_chance(box, copies, seat, chances, ANY_PRESTIGE, now, taste)


@helper
def note_chance(box, copies, seat, chances, line, now, taste):
    """Compare what was done on the copy with the best so far, and undo it."""
    copy, before = copies[0], copies[1]
    copy.steps = before.steps
    gain = boards_worth(box, copy, seat, taste) - now
    if gain > chances[line, GAIN]:
        chances[line, GAIN] = gain
        chances[line, POUNDS] = before.players[seat].money - copy.players[seat].money
    copies[0] = copies[1]


@helper
def weigh_hires(box, copies, seat, chances, now, taste):
    """Staff in every free place."""
    nobody_listens = np.empty(0, EVENT)
    copy = copies[0]
    me = copy.players[seat]
    if copy.staff == 0 or me.money < box.hire_price:
        return
    for place in range(ROWS + box.tiles):
        if (place < box.rows or place >= ROWS) and place_forbidden_by(me, place) == Forbidden.NOTHING:
            hire(copy, me, place, int64(box.hire_price), nobody_listens)
            note_chance(box, copies, seat, chances, ANY_HIRE, now, taste)


@helper
def weigh_crypts(box, copies, seat, chances, now, taste):
    """Every crypt over every bare column, without a Carriage."""
    nobody_listens = np.empty(0, EVENT)
    copy = copies[0]
    me = copy.players[seat]
    for number in range(box.first_block[Phase.CENTURY], box.first_block[Phase.CENTURY + 1]):
        block = box.blocks[number]
        first = box.moves[block.first]
        if first.kind != Kind.CENTURY_CRYPT or first.c != 0:
            continue
        if crypt_forbidden_by(box, copy, me, int64(first.a), 0) != Forbidden.NOTHING:
            continue
        for move in range(block.first, block.end):
            if me.crypts[box.moves[move].b] == NONE:
                build_crypt(box, copy, box.moves[move], nobody_listens)
                note_chance(box, copies, seat, chances, ANY_CRYPT, now, taste)


@helper
def weigh_tucking(box, copies, seat, chances, now, taste):
    """A card of each kind under the railway."""
    me = copies[0].players[seat]
    place = tucked_cards(me)
    if place >= box.tucked:
        return
    for card in range(box.cards):
        line = ANY_TUCK + int64(box.card_ability[card])
        if chances[line, GAIN] <= NEVER:
            me.tucked[place] = card
            note_chance(box, copies, seat, chances, line, now, taste)


# --- everything else ----------------------------------------------------------------------------------------------


@helper
def plan_by_trying(box, state, seat, moves, count, out, taste):
    """Each move by what the seat may expect after it."""
    copies, nobody_listens = np.empty(1, STATE), np.empty(0, EVENT)
    for index in range(count):
        copies[0] = state
        carry_out(box, copies[0], box.moves[moves[index]], nobody_listens)
        out[index] = prospects(box, copies[0], seat, taste)
