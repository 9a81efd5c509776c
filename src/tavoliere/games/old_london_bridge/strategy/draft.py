"""Simulates a round in which the seats pick from the wheel in turn, each what gains it most."""

from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import CENTRE, EMPTY, NOWHERE, WHEEL, X_SPACE, Building
from tavoliere.games.old_london_bridge.rules.bridge import has_effect
from tavoliere.games.old_london_bridge.rules.wheel import money_facing
from tavoliere.games.old_london_bridge.strategy.building_value import NOT_POSSIBLE

FRESH_TOP = 1.25  # how much less than an ordinary building one is expected that is not turned up yet
SAME_CREST = 0.8  # what a building gains by one of its colour built just before
IN_THE_WAY = 2.0  # what a building loses when one built just before closes the space for its number
RIVALRY = 0.35  # how much a rival's gain counts against mine, shared among all rivals


@helper
def start_draft(state, table):
    """Start a simulated round from the present pawns."""
    table.taken = 0
    for seat in range(state.seats):
        table.pawns[seat] = state.players[seat].pawn
        table.first[seat] = EMPTY


@helper
def is_free(state, table, space):
    """Whether no pawn stands on a space."""
    for other in range(state.seats):
        if table.pawns[other] == space:
            return False
    return True


@helper
def fit(box, ceiling, first, second):
    """How much better or worse a second building of the same round fits after the first."""
    value = 0.0
    if box.crests[first] & box.crests[second] and has_effect(box.kind[second]):
        value += SAME_CREST
    if box.kind[second] != Building.GARDEN:
        open_before = box.number[second] < ceiling
        if box.kind[first] == Building.GARDEN:
            open_after = True
        else:
            open_after = box.number[second] < min(ceiling, box.number[first])
        value += IN_THE_WAY * (int(open_after) - int(open_before))
    return value


@helper
def pick_value(box, state, table, seat, stack):
    """The value of a stack for a seat: its top, or an average building if the top is taken by now."""
    if table.taken >> stack & 1:
        return fresh_top_value(state, table, seat, stack)
    first = table.first[seat]
    if first == EMPTY:
        return table.gains[seat, stack]
    top = state.stack[stack, state.left[stack] - 1]
    return table.gains[seat, stack] + fit(box, table.boards[seat].ceiling, first, top)


@helper
def fresh_top_value(state, table, seat, stack):
    """The expected value of a building that is not turned up yet."""
    if state.left[stack] < 2:
        return NOT_POSSIBLE
    total, tops = 0.0, 0
    for other in range(WHEEL):
        if table.gains[seat, other] > NOT_POSSIBLE:
            total += table.gains[seat, other]
            tops += 1
    return total / tops - FRESH_TOP


@helper
def best_pick(box, state, table, seat):
    """The best value a seat can pick, and which: a stack, in the centre plus the number of stacks.

    Only my own purse is known.
    """
    best, pick = 0.0, NOWHERE
    centre_free = is_free(state, table, CENTRE)
    if seat == table.me and state.players[seat].money < box.centre_cost:
        centre_free = False
    for stack in range(WHEEL):
        value = NOT_POSSIBLE
        if table.gains[seat, stack] > NOT_POSSIBLE:
            value = pick_value(box, state, table, seat, stack)
        if value <= NOT_POSSIBLE:
            continue
        money = money_facing(box, state.wheel, stack)
        if money != X_SPACE and is_free(state, table, stack):
            if pick == NOWHERE or value + money > best:
                best, pick = value + money, stack
        elif centre_free and (pick == NOWHERE or value - box.centre_cost > best):
            best, pick = value - box.centre_cost, WHEEL + stack
    return best, pick


@helper
def pick_and_move(box, state, table, seat):
    """Make a seat's best pick: its pawn moves and the stack's top is taken; returns the value."""
    value, pick = best_pick(box, state, table, seat)
    if pick == NOWHERE:
        return 0.0
    stack = pick % WHEEL
    table.pawns[seat] = CENTRE if pick >= WHEEL else stack
    if not table.taken >> stack & 1:
        table.first[seat] = state.stack[stack, state.left[stack] - 1]
    table.taken |= 1 << stack
    return value


@helper
def draft(box, state, table, start, turns):
    """My gains less part of the rivals', when the seats pick in the order of the table."""
    total = 0.0
    share = RIVALRY / (state.seats - 1)
    for place in range(start, turns):
        seat = int(table.order[place])
        value = pick_and_move(box, state, table, seat)
        total += value if seat == table.me else -share * value
    return total
