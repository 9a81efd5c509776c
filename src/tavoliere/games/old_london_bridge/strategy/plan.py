"""The plan of a sensible person: every answer to the open question valued in pounds by what the seat itself knows."""

import numpy as np

from tavoliere.engine.records import SEATS, float64, int64
from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import (
    CARD_VALUES,
    CARDS_PLAYED,
    CENTRE,
    TILE_KINDS,
    TURNS,
    USING_FREE_CENTRE,
    WHEEL,
    Area,
    Face,
    Kind,
    Phase,
    Tile,
)
from tavoliere.games.old_london_bridge.rules.bridge import space_of
from tavoliere.games.old_london_bridge.rules.legality import unpack
from tavoliere.games.old_london_bridge.rules.round import slot_worth, value_of
from tavoliere.games.old_london_bridge.rules.tracks import is_ahead
from tavoliere.games.old_london_bridge.rules.wheel import money_facing
from tavoliere.games.old_london_bridge.strategy.building_value import (
    best_cards,
    copy_notes,
    gain_in_space,
    hold,
    walk_chapel,
    walk_gate,
    write_gains,
)
from tavoliere.games.old_london_bridge.strategy.draft import pick_and_move, put_pawns, race
from tavoliere.games.old_london_bridge.strategy.rival_hands import (
    before_chance,
    comes_before,
    deduce_hands,
    guess_cards,
    pair_chance,
)
from tavoliere.games.old_london_bridge.strategy.table import NOTES, TILES, highest_number, note_seat, turns_to_come
from tavoliere.games.old_london_bridge.strategy.weigh import TILE_LIKING
from tavoliere.games.old_london_bridge.strategy.worth import inn_hope, prospects, tile_hope


@helper
def note_table(box, state, seat, highest, notes, held):
    """Take notes of every seat; only one's own hand is known, the others' are deduced."""
    for other in range(state.seats):
        note_seat(box, state, other, highest, notes[other])
    deduce_hands(box, state, seat, notes, held)


@helper
def plan_values(box, state, seat, moves, count, out):
    """Write what each legal move promises, in pounds."""
    notes = np.empty((SEATS, NOTES), int64)
    trial = np.empty(NOTES, int64)
    highest = highest_number(box)
    held = np.empty((SEATS, CARD_VALUES), float64)
    note_table(box, state, seat, highest, notes, held)
    if state.phase == Phase.CARDS:
        value_cards(box, state, seat, moves, count, out, notes, trial, highest, held)
    elif state.phase == Phase.PLUS_ONE:
        value_plus_ones(box, state, seat, moves, count, out, notes, trial, highest)
    elif state.phase == Phase.PAWN:
        value_pawns(box, state, seat, moves, count, out, notes, trial, highest)
    else:
        for index in range(count):
            kind, a, _ = unpack(box, moves[index])
            out[index] = value_answer(box, state, seat, kind, a, notes, trial, highest)


@helper
def write_all_gains(box, state, notes, trial, highest, gains):
    """What each stack's top brings each seat in its next turn."""
    for seat in range(state.seats):
        turns = max(0, turns_to_come(box, state, seat) - 1)
        write_gains(box, state, notes, seat, trial, highest, turns, gains)


# --- secret cards ----------------------------------------------------------------------------------------------------


@helper
def spending(box, state, notes, seat, trial, high, low, turns):
    """What the hand promises once these cards are played; 0 cards come back, and low may be below 0."""
    copy_notes(notes[seat], trial)
    if high > 0:
        hold(trial, high, -1)
    if low > 0:
        hold(trial, low, -1)
    return inn_hope(box, state, notes, seat, trial, turns)


@helper
def highest_card_hope(box, state, seat, card, chances):
    """Money for the highest card of the round, where that is paid."""
    if state.face[Area.INN] != Face.EACH_ROUND:
        return 0.0
    hope = float(box.face_money[Area.INN, Face.EACH_ROUND])
    for other in range(state.seats):
        if other != seat:
            later = 1.0 - before_chance(state, seat, other, card, chances)
            # The higher of two cards counts.
            hope *= later if box.cards_played[state.seats] == 1 else later * later
    return hope


@helper
def value_cards(box, state, seat, moves, count, out, notes, trial, highest, held):
    """Secret cards: what going early brings, against what the cards are worth later."""
    gains = np.empty((SEATS, WHEEL), float64)
    write_all_gains(box, state, notes, trial, highest, gains)
    chances = np.empty((SEATS, CARD_VALUES), float64)
    guess_cards(state, seat, held, chances)
    values = np.empty(1 << SEATS, float64)
    pairs = box.cards_played[state.seats] == CARDS_PLAYED
    if pairs:
        value_orders_of_two(box, state, notes, seat, gains, values)
    else:
        value_orders(box, state, notes, seat, gains, values)
    turns = turns_to_come(box, state, seat) - int(box.cards_played[state.seats])
    for index in range(count):
        _, high, low = unpack(box, moves[index])
        if pairs:
            out[index] = expect_order_of_two(state, seat, high, low, held, chances, values)
        else:
            out[index] = expect_order(state, seat, high, chances, values)
            low = 0
        out[index] += highest_card_hope(box, state, seat, high, chances)
        out[index] += spending(box, state, notes, seat, trial, high, low, turns)


@helper
def value_orders(box, state, notes, seat, gains, values):
    """What one's turn brings for every set of rivals (as bits) that comes before."""
    pawns, first = np.empty(SEATS, int64), np.empty(SEATS, int64)
    for before in range(1 << state.seats):
        if before >> seat & 1:
            continue
        put_pawns(state, pawns, first)
        taken = 0
        for place in range(state.seats):
            other = int(state.chapel_order[place])
            if before >> other & 1:
                _, taken = pick_and_move(box, state, notes, other, seat, gains, pawns, taken, first)
        values[before], _ = pick_and_move(box, state, notes, seat, seat, gains, pawns, taken, first)


@helper
def expect_order(state, seat, card, chances, values):
    """What a card's turn brings on average."""
    total = 0.0
    for before in range(1 << state.seats):
        if before >> seat & 1:
            continue
        chance = 1.0
        for other in range(state.seats):
            if other != seat:
                earlier = before_chance(state, seat, other, card, chances)
                chance *= earlier if before >> other & 1 else 1.0 - earlier
        total += chance * values[before]
    return total


@helper
def value_orders_of_two(box, state, notes, seat, gains, values):
    """What a round of two turns each brings, by how many of the rival's turns come before each of one's own."""
    order = np.empty(TURNS, int64)
    pawns, first = np.empty(SEATS, int64), np.empty(SEATS, int64)
    for before in range(CARDS_PLAYED + 1):
        for before_second in range(before, CARDS_PLAYED + 1):
            order[:] = 1 - seat
            order[before] = seat
            order[before_second + 1] = seat
            put_pawns(state, pawns, first)
            values[4 * before + before_second] = race(box, state, notes, seat, gains, pawns, 0, first, order, 0, TURNS)


@helper
def expect_order_of_two(state, seat, high, low, held, chances, values):
    """What a pair of cards brings on average."""
    rival = 1 - seat
    total, all_chances = 0.0, 0.0
    for one in range(CARD_VALUES):
        for two in range(CARD_VALUES):
            chance = pair_chance(rival, one, two, held, chances)
            if chance > 0.0:
                before = int(comes_before(state, seat, rival, high, one))
                before += int(comes_before(state, seat, rival, high, two))
                before_second = int(comes_before(state, seat, rival, low, one))
                before_second += int(comes_before(state, seat, rival, low, two))
                total += chance * values[4 * before + before_second]
                all_chances += chance
    return total / all_chances


# --- +1 tiles --------------------------------------------------------------------------------------------------------


@helper
def value_plus_ones(box, state, seat, moves, count, out, notes, trial, highest):
    """What the order of play brings with a card raised or not, less the tile."""
    gains = np.empty((SEATS, WHEEL), float64)
    write_all_gains(box, state, notes, trial, highest, gains)
    order = np.empty(TURNS, int64)
    pawns, first = np.empty(SEATS, int64), np.empty(SEATS, int64)
    turns = int(state.seats * box.cards_played[state.seats])
    for index in range(count):
        kind, value, _ = unpack(box, moves[index])
        raised = slot_worth(box, state, seat, value) if kind == Kind.PLUS_ONE else -1
        write_likely_order(box, state, seat, raised, order)
        put_pawns(state, pawns, first)
        out[index] = race(box, state, notes, seat, gains, pawns, 0, first, order, 0, turns)
        if raised >= 0:
            out[index] -= tile_price(box, state, seat, notes, trial, 1)


@helper
def write_likely_order(box, state, seat, raised, order):
    """The order of play by the cards on the table, one of one's own raised."""
    cards = int(box.cards_played[state.seats])
    for one in range(state.seats * cards):
        place = 0
        for two in range(state.seats * cards):
            if two != one and is_earlier(box, state, seat, raised, two, one, cards):
                place += 1
        order[place] = one // cards


@helper
def is_earlier(box, state, seat, raised, one, two, cards):
    """Whether one card on the table comes before another; cards are counted seat by seat."""
    value = raised_value(box, state, seat, raised, one // cards, one % cards)
    other = raised_value(box, state, seat, raised, two // cards, two % cards)
    if value != other:
        return value > other
    if one // cards != two // cards:
        return is_ahead(state, one // cards, two // cards)
    return one < two


@helper
def raised_value(box, state, seat, raised, owner, slot):
    """What a card on the table is worth if one's own slot `raised` gets a +1 tile."""
    value = int(value_of(state.players[owner], slot))
    return value + int(box.card_bonus) if owner == seat and slot == raised else value


@helper
def tile_price(box, state, seat, notes, trial, spent):
    """What spending some tiles gives away."""
    turns = max(0, turns_to_come(box, state, seat) - 1)
    held = int(notes[seat, TILES])
    return tile_hope(box, state, held, turns) - tile_hope(box, state, held - spent, turns)


# --- the pawn --------------------------------------------------------------------------------------------------------


@helper
def value_pawns(box, state, seat, moves, count, out, notes, trial, highest):
    """The pawn: money, building, tiles spent, and what is left for the rest of the round."""
    gains = np.empty((SEATS, WHEEL), float64)
    pawns, first = np.empty(SEATS, int64), np.empty(SEATS, int64)
    write_all_gains(box, state, notes, trial, highest, gains)
    best = -1000.0
    for index in range(count):
        kind, stack, using = unpack(box, moves[index])
        if kind != Kind.USE:
            out[index] = value_pawn(box, state, notes, seat, kind, stack, using, gains, pawns, first)
            out[index] -= tile_price(box, state, seat, notes, trial, tiles_in(using))
            best = max(best, out[index])
    for index in range(count):
        kind, tile, _ = unpack(box, moves[index])
        if kind == Kind.USE:
            out[index] = best + walk_gain(box, state, seat, tile, notes, trial, highest)


@helper
def tiles_in(using):
    """How many tiles a pawn move spends."""
    tiles = 0
    for tile in range(TILE_KINDS):
        tiles += using >> tile & 1
    return tiles


@helper
def value_pawn(box, state, notes, seat, kind, stack, using, gains, pawns, first):
    """A pawn move and the rest of the round after it."""
    put_pawns(state, pawns, first)
    value, taken = 0.0, 0
    if kind != Kind.NO_PAWN:
        first[seat] = state.stack[stack, state.left[stack] - 1]
    if kind == Kind.PAWN:
        pawns[seat] = stack
        value, taken = gains[seat, stack] + max(0, money_facing(box, state, stack)), 1 << stack
    elif kind == Kind.PAWN_CENTRE:
        pawns[seat] = CENTRE
        price = 0 if using & USING_FREE_CENTRE else box.centre_cost
        value, taken = gains[seat, stack] - price, 1 << stack
    turns = int(state.seats * box.cards_played[state.seats])
    return value + race(box, state, notes, seat, gains, pawns, taken, first, state.order, state.asked + 1, turns)


@helper
def walk_gain(box, state, seat, tile, notes, trial, highest):
    """What a +2 tile brings, against keeping it."""
    turns = turns_to_come(box, state, seat)
    copy_notes(notes[seat], trial)
    trial[TILES] -= 1
    if tile == Tile.CHAPEL_TWO:
        money = walk_chapel(box, trial, int(box.chapel_steps))
    else:
        money = walk_gate(box, trial, int(box.gate_steps))
    after = money + prospects(box, state, notes, seat, trial, highest, turns)
    return after - prospects(box, state, notes, seat, notes[seat], highest, turns)


# --- smaller questions -----------------------------------------------------------------------------------------------


@helper
def value_answer(box, state, seat, kind, a, notes, trial, highest):
    """What an answer to a smaller question promises; declining is the measure and promises nothing."""
    turns = turns_to_come(box, state, seat)
    copy_notes(notes[seat], trial)
    now = prospects(box, state, notes, seat, trial, highest, turns)
    if kind == Kind.REPLACE:
        space = space_of(state.players[seat], a)
        return gain_in_space(box, state, notes, seat, space, int(state.building), trial, highest, turns) - now
    if kind == Kind.BONUS:
        return TILE_LIKING[state.bonus[a, state.bonus_left[a] - 1]]
    if kind == Kind.TAKE:
        hold(trial, a, 1)
        hope = best_cards(box, state, notes, seat, trial, int(state.power) - a, turns)
        return hope - inn_hope(box, state, notes, seat, notes[seat], turns)
    if kind == Kind.USE:
        return walk_gain(box, state, seat, a, notes, trial, highest)
    money = 0
    if kind == Kind.ADVANCE and state.phase == Phase.CHAPEL:
        money = walk_chapel(box, trial, int(state.power))
    elif kind == Kind.ADVANCE:
        money = walk_gate(box, trial, int(state.power))
    elif kind == Kind.LADY:
        trial[TILES] -= 1
        hold(trial, int(box.lady_value), 1)
    elif kind == Kind.RECLAIM:
        trial[TILES] -= 1
        hold(trial, int(state.players[seat].card[state.order_card[state.asked]]), 1)
    else:
        return 0.0
    return money + prospects(box, state, notes, seat, trial, highest, turns) - now
