"""A sensible person's turn: try every action on a copy, then choose those that go together best."""

import numpy as np

from tavoliere.engine.events import EVENT
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.discs import raise_prestige
from tavoliere.games.necropolis_railway.doings import (
    ANY_BONUS,
    BONUS,
    CRYPT,
    DOINGS,
    GAIN,
    HIRE,
    MADE,
    MONEY,
    MOST_STEPS,
    NEVER,
    POUNDS,
    PRESTIGE,
    PURSE,
    RAIL,
    SETS,
    TILE,
    WIDTH,
    add_up_sets,
    best_set,
    clear_doings,
    doing_of,
    fill_purse,
    fill_tempo,
    offer,
    price_doings,
)
from tavoliere.games.necropolis_railway.london import improve_tile, tile_price
from tavoliere.games.necropolis_railway.names import Forbidden, Kind, Phase, Step
from tavoliere.games.necropolis_railway.necropolis import build_crypt, crypt_forbidden_by, hire, place_forbidden_by
from tavoliere.games.necropolis_railway.pieces import (
    ABILITIES,
    DISCS_UNDER,
    NONE,
    OWN_COLOURS,
    PAIRS,
    ROOMS,
    ROWS,
    Extra,
    Section,
    Side,
    Wagon,
)
from tavoliere.games.necropolis_railway.prospects import boards_worth, prospects, turns_after_this
from tavoliere.games.necropolis_railway.railway import improve_wagon
from tavoliere.games.necropolis_railway.rules import carry_out
from tavoliere.games.necropolis_railway.state import STATE
from tavoliere.games.necropolis_railway.tucked import tucked_cards

# Lines of the table of everything that some card could allow.
ANY_HIRE, ANY_CRYPT, ANY_WAGON, ANY_TUCK = ROOMS, ROOMS + 1, ROOMS + 2, ROOMS + 3
ANY_PRESTIGE = ANY_TUCK + ABILITIES
CHANCES = ANY_PRESTIGE + 1

SALE = 1.0  # points that a wagon sold is missed by


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
