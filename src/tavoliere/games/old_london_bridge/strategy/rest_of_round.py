"""A quick guess at what the rest of a round gains each seat: the seats pick in turn what gains them most."""

from tavoliere.engine.records import NOBODY, float64
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.old_london_bridge.names import CARD_VALUES, NO_CARD, TURNS, WHEEL, Building, Phase
from tavoliere.games.old_london_bridge.rules.bridge import crest_of, has_effect
from tavoliere.games.old_london_bridge.rules.tracks import chapel_income, gate_income
from tavoliere.games.old_london_bridge.strategy.building_value import NOT_POSSIBLE
from tavoliere.games.old_london_bridge.strategy.draft import pick_and_move, start_draft
from tavoliere.games.old_london_bridge.strategy.plan import (
    NONE_RAISED,
    SETS_OF_SEATS,
    expect_order,
    expect_order_of_two,
    value_orders,
    value_orders_of_two,
    write_likely_order,
)
from tavoliere.games.old_london_bridge.strategy.rival_hands import guess_cards
from tavoliere.games.old_london_bridge.strategy.table import COLOURS, turns_to_come
from tavoliere.games.old_london_bridge.strategy.worth import COLOUR_FOCUS, DEAD_END, NUMBERS_PER_TURN, POWER_POUND

# Weights, in pounds.
CREST = 1.6  # how much more of later effects have a colour than its share of the crests
STEP = 0.45  # of a step on a track, beside coins and tiles
TILE = 1.7
CARD_POINT = 0.6
REPLACED = 2.5  # what a building costs that replaces another


@helper
def write_quick_gains(box, state, table, fresh):
    """Write about how much the top of each stack gains each seat; a top not turned up yet gains as others do."""
    for seat in range(state.seats):
        turns = max(0, turns_to_come(box, state, seat) - 1)
        total, tops = 0.0, 0
        for stack in range(WHEEL):
            left = int(state.left[stack])
            table.gains[seat, stack] = NOT_POSSIBLE
            if left > 0 and stack != fresh:
                building = int(state.stack[stack, left - 1])
                table.gains[seat, stack] = quick_gain(box, table.boards[seat], building, table.highest, turns)
                total += table.gains[seat, stack]
                tops += 1
        if 0 <= fresh < WHEEL and state.left[fresh] > 0:
            table.gains[seat, fresh] = total / max(1, tops)


@helper
def quick_gain(box, board, building, highest, turns):
    """About how much a building gains with its effect, its crests and the room it leaves for numbers."""
    kind = int(box.kind[building])
    gain, crests = 0.0, 0.0
    if kind == Building.GARDEN or box.number[building] < board.ceiling:
        for colour in range(COLOURS):
            crests += board.power[colour] + COLOUR_FOCUS
        share = 1.0
        if kind != Building.GUILD:
            share = CREST * (board.power[crest_of(int(box.crests[building]))] + COLOUR_FOCUS) / crests
        ceiling = highest + 1 if kind == Building.GARDEN else int(box.number[building])
        gain = turns * POWER_POUND * share
        gain += room_cost(int(board.ceiling), highest, turns) - room_cost(ceiling, highest, turns)
    else:
        gain = -REPLACED
    return gain + quick_effect(box, board, building, kind) if has_effect(kind) else gain


@helper
def room_cost(ceiling, highest, turns):
    """About what it costs to run out of house numbers in so many turns."""
    needed = NUMBERS_PER_TURN * turns
    return DEAD_END * turns * needed / (needed + (ceiling - 1.0) / highest) if turns > 0 else 0.0


@helper
def quick_effect(box, board, building, kind):
    """About what the effect of a new building gains."""
    power = int(board.power[crest_of(int(box.crests[building]))]) + 1
    if kind == Building.STORE:
        return float(power)
    if kind == Building.INN:
        return CARD_POINT * power
    if kind == Building.CHAPEL:
        at = int(board.chapel)
        end = min(at + power, int(box.chapel_spaces))
        return STEP * (end - at) + chapel_income(box, at, end)
    at = int(board.gate)
    end = min(at + power, int(box.gate_spaces))
    tiles = 0
    for space in range(at + 1, end + 1):
        tiles += box.gate_bonus[space]
    return STEP * (end - at) + TILE * tiles + gate_income(box, at, end)


@helper
def expect_turns(box, state, table, fresh, gains):
    """Write what the rest of the round will probably gain each seat; only the own gain before cards are revealed."""
    for seat in range(state.seats):
        gains[seat] = 0.0
    if state.phase > Phase.CARDS:
        follow_order(box, state, table, fresh, gains)
    elif state.phase == Phase.CARDS and state.players[table.me].card[0] != NO_CARD:
        gains[table.me] = expect_reveal(box, state, table)


@helper
def follow_order(box, state, table, fresh, gains):
    """Let the seats pick in the order of the cards that lie open."""
    start = 0
    if state.phase == Phase.PLUS_ONE:
        write_likely_order(box, state, table, NONE_RAISED)
    else:
        start = int(state.asked + state.pawn_done)
        for place in range(TURNS):
            table.order[place] = state.order[place]
    start_draft(state, table)
    if 0 <= fresh < WHEEL:
        table.taken = 1 << fresh
    for place in range(start, state.seats * box.cards_played[state.seats]):
        seat = int(table.order[place])
        if seat != NOBODY:
            gains[seat] += pick_and_move(box, state, table, seat)


@helper
def expect_reveal(box, state, table):
    """What the cards that the seat has chosen will probably gain it, given the hands of the others."""
    for other in range(state.seats):
        for value in range(CARD_VALUES):
            table.held[other, value] = state.players[other].hand[value]
    guess_cards(state, table)
    values, card = scratch(SETS_OF_SEATS, float64), state.players[table.me].card
    if card[1] == NO_CARD:
        value_orders(box, state, table, values)
        return expect_order(state, table, int(card[0]), values)
    value_orders_of_two(box, state, table, values)
    return expect_order_of_two(state, table, int(card[0]), int(card[1]), values)
