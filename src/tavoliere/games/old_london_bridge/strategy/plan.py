"""Thorough weights of legal moves: every answer is valued in pounds by what the seat itself knows."""

from tavoliere.engine.records import SEATS, float64, int64
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.old_london_bridge.moves import Kind
from tavoliere.games.old_london_bridge.names import (
    CARD_VALUES,
    CARDS_PLAYED,
    CENTRE,
    NO_CARD,
    TILE_KINDS,
    TURNS,
    USING_FREE_CENTRE,
    Area,
    Face,
    Phase,
    Tile,
)
from tavoliere.games.old_london_bridge.rules.bridge import space_of
from tavoliere.games.old_london_bridge.rules.round import slot_with_value, value_of
from tavoliere.games.old_london_bridge.rules.tracks import is_ahead
from tavoliere.games.old_london_bridge.rules.turn import played_card
from tavoliere.games.old_london_bridge.rules.wheel import money_facing
from tavoliere.games.old_london_bridge.strategy.building_value import (
    add_cards,
    best_cards,
    value_in_space,
    walk_chapel,
    walk_gate,
    write_gains,
)
from tavoliere.games.old_london_bridge.strategy.draft import draft, pick_and_move, start_draft
from tavoliere.games.old_london_bridge.strategy.rival_hands import (
    before_chance,
    comes_before,
    deduce_hands,
    guess_cards,
    pair_chance,
)
from tavoliere.games.old_london_bridge.strategy.table import TABLE, fill_boards, turns_to_come
from tavoliere.games.old_london_bridge.strategy.weigh import TILE_PREFERENCE, make_weights
from tavoliere.games.old_london_bridge.strategy.worth import board_worth, inn_worth, tiles_worth

NOTHING_YET = -1000.0  # below every value
NONE_RAISED = -1
SETS_OF_SEATS = 1 << SEATS


def plan(box, state, seat, moves, count, out):
    """Write a thorough weight for each move."""
    plan_values(box, state, seat, moves, count, out, scratch(1, TABLE))
    make_weights(count, out)


@helper
def plan_values(box, state, seat, moves, count, out, tables):
    """Write the value of each legal move, in pounds; the others' hands are deduced."""
    table = tables[0]
    table.me = seat
    fill_boards(box, state, table)
    deduce_hands(box, state, table)
    if state.phase == Phase.CARDS:
        value_cards(box, state, table, moves, count, out)
    elif state.phase == Phase.PLUS_ONE:
        value_plus_ones(box, state, table, moves, count, out)
    elif state.phase == Phase.PAWN:
        value_pawns(box, state, table, moves, count, out)
    else:
        for index in range(count):
            out[index] = value_answer(box, state, table, box.moves[moves[index]])


# --- secret cards ----------------------------------------------------------------------------------------------------


@helper
def value_cards(box, state, table, moves, count, out):
    """Value secret cards: what an early turn gains, against what the cards are worth later."""
    write_gains(box, state, table)
    guess_cards(state, table)
    values = scratch(SETS_OF_SEATS, float64)
    pairs = box.cards_played[state.seats] == CARDS_PLAYED
    if pairs:
        value_orders_of_two(box, state, table, values)
    else:
        value_orders(box, state, table, values)
    turns = turns_to_come(box, state, table.me) - int(box.cards_played[state.seats])
    for index in range(count):
        row = box.moves[moves[index]]
        if pairs:
            high, low = int64(row.high), int64(row.low)
            out[index] = expect_order_of_two(state, table, high, low, values)
        else:
            high, low = int64(row.value), int64(NO_CARD)
            out[index] = expect_order(state, table, high, values)
        out[index] += highest_card_worth(box, state, table, high)
        out[index] += hand_after(box, state, table, high, low, turns)


@helper
def hand_after(box, state, table, high, low, turns):
    """The worth of the hand once these cards are played; 0 cards come back, and low may be NO_CARD."""
    table.trial = table.boards[table.me]
    if high > 0:
        add_cards(table.trial, high, -1)
    if low > 0:
        add_cards(table.trial, low, -1)
    return inn_worth(box, state, table, table.me, table.trial, turns)


@helper
def highest_card_worth(box, state, table, card):
    """Expected money for the highest card of the round."""
    if state.face[Area.INN] != Face.EACH_ROUND:
        return 0.0
    money = float(box.face_money[Area.INN, Face.EACH_ROUND])
    for other in range(state.seats):
        if other != table.me:
            later = 1.0 - before_chance(state, table, other, card)
            # The higher of two cards counts.
            money *= later if box.cards_played[state.seats] == 1 else later * later
    return money


@helper
def value_orders(box, state, table, values):
    """Write the value of my turn for every set of rivals (as bits) that play before me."""
    me = table.me
    for before in range(1 << state.seats):
        if before >> me & 1:
            continue
        start_draft(state, table)
        for place in range(state.seats):
            other = int(state.chapel_order[place])
            if before >> other & 1:
                pick_and_move(box, state, table, other)
        values[before] = pick_and_move(box, state, table, me)


@helper
def expect_order(state, table, card, values):
    """The expected value of the turn a card leads to."""
    total = 0.0
    for before in range(1 << state.seats):
        if before >> table.me & 1:
            continue
        chance = 1.0
        for other in range(state.seats):
            if other != table.me:
                earlier = before_chance(state, table, other, card)
                chance *= earlier if before >> other & 1 else 1.0 - earlier
        total += chance * values[before]
    return total


@helper
def value_orders_of_two(box, state, table, values):
    """Write the value of a round of two turns each, by how many rival turns come before each of mine."""
    for before in range(CARDS_PLAYED + 1):
        for before_second in range(before, CARDS_PLAYED + 1):
            table.order[:] = 1 - table.me
            table.order[before] = table.me
            table.order[before_second + 1] = table.me
            start_draft(state, table)
            values[4 * before + before_second] = draft(box, state, table, 0, TURNS)


@helper
def expect_order_of_two(state, table, high, low, values):
    """The expected value of the turns a pair of cards leads to."""
    me, rival = table.me, 1 - table.me
    total, all_chances = 0.0, 0.0
    for one in range(CARD_VALUES):
        for two in range(CARD_VALUES):
            chance = pair_chance(table, rival, one, two)
            if chance > 0.0:
                before = int(comes_before(state, me, rival, high, one))
                before += int(comes_before(state, me, rival, high, two))
                before_second = int(comes_before(state, me, rival, low, one))
                before_second += int(comes_before(state, me, rival, low, two))
                total += chance * values[4 * before + before_second]
                all_chances += chance
    return total / all_chances


# --- +1 tiles --------------------------------------------------------------------------------------------------------


@helper
def value_plus_ones(box, state, table, moves, count, out):
    """Value +1 tiles: the order of play with a card raised or not, less the tile."""
    write_gains(box, state, table)
    turns = int(state.seats * box.cards_played[state.seats])
    for index in range(count):
        row = box.moves[moves[index]]
        raised = NONE_RAISED
        if row.kind == Kind.PLUS_ONE:
            raised = slot_with_value(box, state, table.me, int64(row.value))
        write_likely_order(box, state, table, raised)
        start_draft(state, table)
        out[index] = draft(box, state, table, 0, turns)
        if raised != NONE_RAISED:
            out[index] -= tiles_price(box, state, table, 1)


@helper
def write_likely_order(box, state, table, raised):
    """Write the order of play by the cards on the table, with one of mine raised."""
    cards = int(box.cards_played[state.seats])
    for one in range(state.seats * cards):
        place = 0
        for two in range(state.seats * cards):
            if two != one and is_earlier(box, state, table.me, raised, two, one):
                place += 1
        table.order[place] = one // cards


@helper
def is_earlier(box, state, seat, raised, one, two):
    """Whether one card on the table comes before another; cards are counted seat by seat."""
    cards = int(box.cards_played[state.seats])
    owner, other = one // cards, two // cards
    value = raised_value(box, state, owner, one % cards, raised if owner == seat else NONE_RAISED)
    other_value = raised_value(box, state, other, two % cards, raised if other == seat else NONE_RAISED)
    if value != other_value:
        return value > other_value
    if owner != other:
        return is_ahead(state, owner, other)
    return one < two


@helper
def raised_value(box, state, owner, slot, raised):
    """The value of a card on the table if its owner's slot `raised` gets a +1 tile."""
    value = int(value_of(state.players[owner], slot))
    return value + int(box.card_bonus) if slot == raised else value


@helper
def tiles_price(box, state, table, spent):
    """The worth lost by spending some tiles."""
    turns = max(0, turns_to_come(box, state, table.me) - 1)
    tiles = table.boards[table.me].tiles
    return tiles_worth(box, state, tiles, turns) - tiles_worth(box, state, tiles - spent, turns)


# --- the pawn --------------------------------------------------------------------------------------------------------


@helper
def value_pawns(box, state, table, moves, count, out):
    """Value pawn moves: money, building, tiles spent, and the rest of the round."""
    write_gains(box, state, table)
    for place in range(TURNS):
        table.order[place] = state.order[place]
    best = NOTHING_YET
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind != Kind.USE:
            out[index] = value_pawn(box, state, table, row)
            best = max(best, out[index])
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.USE:
            out[index] = best + walk_gain(box, state, table, int64(row.tile))


@helper
def value_pawn(box, state, table, row):
    """The value of a pawn move and the rest of the round after it, less the tiles it spends."""
    start_draft(state, table)
    value, spent = 0.0, 0
    if row.kind != Kind.NO_PAWN:
        stack, me = int64(row.stack), table.me
        spent = tiles_in(int64(row.using))
        table.first[me] = state.stack[stack, state.left[stack] - 1]
        table.taken = 1 << stack
        if row.kind == Kind.PAWN:
            table.pawns[me] = stack
            value = table.gains[me, stack] + max(0, money_facing(box, state.wheel, stack))
        else:
            table.pawns[me] = CENTRE
            value = table.gains[me, stack] - (0 if row.using & USING_FREE_CENTRE else box.centre_cost)
    turns = int(state.seats * box.cards_played[state.seats])
    return value + draft(box, state, table, state.asked + 1, turns) - tiles_price(box, state, table, spent)


@helper
def tiles_in(using):
    """How many tiles a pawn move spends."""
    tiles = 0
    for tile in range(TILE_KINDS):
        tiles += using >> tile & 1
    return tiles


@helper
def walk_gain(box, state, table, tile):
    """The value of using a +2 tile over keeping it."""
    me = table.me
    turns = turns_to_come(box, state, me)
    table.trial = table.boards[me]
    table.trial.tiles -= 1
    if tile == Tile.CHAPEL_TWO:
        money = walk_chapel(box, table.trial, int(box.chapel_steps))
    else:
        money = walk_gate(box, table.trial, int(box.gate_steps))
    after = money + board_worth(box, state, table, me, table.trial, turns)
    return after - board_worth(box, state, table, me, table.boards[me], turns)


# --- smaller questions -----------------------------------------------------------------------------------------------


@helper
def value_answer(box, state, table, row):
    """The value of an answer to another question, over declining."""
    if row.kind == Kind.BONUS:
        return value_bonus(box, state, table, int64(row.bonus_stack))
    if row.kind == Kind.TAKE:
        return value_take(box, state, table, int64(row.value))
    if row.kind == Kind.USE:
        return walk_gain(box, state, table, int64(row.tile))
    if row.kind == Kind.REPLACE:
        return value_replace(box, state, table, int64(row.building))
    return value_change(box, state, table, row.kind)


@helper
def value_bonus(box, state, table, stack):
    """The value of one more bonus tile, and by how much this one is better than others."""
    turns = turns_to_come(box, state, table.me)
    tiles = table.boards[table.me].tiles
    gain = tiles_worth(box, state, tiles + 1, turns) - tiles_worth(box, state, tiles, turns)
    return gain + TILE_PREFERENCE[state.bonus[stack, state.bonus_left[stack] - 1]]


@helper
def value_replace(box, state, table, old):
    """The value of replacing an old building."""
    me = table.me
    turns = turns_to_come(box, state, me)
    space = space_of(state.players[me], old)
    now = board_worth(box, state, table, me, table.boards[me], turns)
    return value_in_space(box, state, table, me, space, int(state.building), turns) - now


@helper
def value_take(box, state, table, value):
    """The value of taking a card at the inn, with the best cards for the rest of the power."""
    me = table.me
    turns = turns_to_come(box, state, me)
    table.trial = table.boards[me]
    add_cards(table.trial, value, 1)
    after = best_cards(box, state, table, me, table.trial, int(state.power) - value, turns)
    return after - inn_worth(box, state, table, me, table.boards[me], turns)


@helper
def value_change(box, state, table, kind):
    """The value of advancing, of a lady or of reclaiming a card; all other answers decline."""
    me, money = table.me, 0
    table.trial = table.boards[me]
    board = table.trial
    if kind == Kind.ADVANCE and state.phase == Phase.CHAPEL:
        money = walk_chapel(box, board, int(state.power))
    elif kind == Kind.ADVANCE:
        money = walk_gate(box, board, int(state.power))
    elif kind == Kind.LADY:
        board.tiles -= 1
        add_cards(board, int(box.lady_value), 1)
    elif kind == Kind.RECLAIM:
        board.tiles -= 1
        add_cards(board, played_card(state, me), 1)
    else:
        return 0.0
    turns = turns_to_come(box, state, me)
    now = board_worth(box, state, table, me, table.boards[me], turns)
    return money + board_worth(box, state, table, me, board, turns) - now
