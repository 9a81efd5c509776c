"""Who gets what in a round: the seats pick from the wheel in turn, each what brings it most."""

from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.box import X_SPACE
from tavoliere.games.old_london_bridge.names import CENTRE, EMPTY, NOWHERE, WHEEL, Building
from tavoliere.games.old_london_bridge.rules.bridge import has_effect
from tavoliere.games.old_london_bridge.rules.wheel import money_facing
from tavoliere.games.old_london_bridge.strategy.building_value import NOT_POSSIBLE
from tavoliere.games.old_london_bridge.strategy.table import CEILING

FRESH_TOP = 1.25  # how much less than an ordinary building one is expected that is not turned up yet
SAME_CREST = 0.8  # what a building gains by one of its colour built just before
IN_THE_WAY = 2.0  # what a building loses when one built just before closes the space for its number
RIVALRY = 0.35  # how much a rival's gain counts against one's own, shared among all rivals


@helper
def is_free(state, pawns, space):
    """Whether no pawn stands on a space, one's own included."""
    for other in range(state.seats):
        if pawns[other] == space:
            return False
    return True


@helper
def fit(box, ceiling, first, second):
    """How much better or worse a second building fits after another of the same round."""
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
def pick_value(box, state, notes, seat, stack, gains, taken, first):
    """What a stack brings a seat: its top, or some building if the top is taken by now."""
    if taken >> stack & 1:
        return fresh_top_value(state, seat, stack, gains)
    if first[seat] == EMPTY:
        return gains[seat, stack]
    top = state.stack[stack, state.left[stack] - 1]
    return gains[seat, stack] + fit(box, notes[seat, CEILING], first[seat], top)


@helper
def fresh_top_value(state, seat, stack, gains):
    """What a building brings that nobody has seen yet."""
    if state.left[stack] < 2:
        return NOT_POSSIBLE
    total, tops = 0.0, 0
    for other in range(WHEEL):
        if gains[seat, other] > NOT_POSSIBLE:
            total += gains[seat, other]
            tops += 1
    return total / tops - FRESH_TOP


@helper
def best_pick(box, state, notes, seat, me, gains, pawns, taken, first):
    """The best value a seat can pick, and which: a stack, in the centre plus the number of stacks.

    A purse is only looked into if it is one's own.
    """
    best, pick = 0.0, NOWHERE
    centre_free = is_free(state, pawns, CENTRE)
    if seat == me and state.players[me].money < box.centre_cost:
        centre_free = False
    for stack in range(WHEEL):
        value = NOT_POSSIBLE
        if gains[seat, stack] > NOT_POSSIBLE:
            value = pick_value(box, state, notes, seat, stack, gains, taken, first)
        if value <= NOT_POSSIBLE:
            continue
        money = money_facing(box, state, stack)
        if money != X_SPACE and is_free(state, pawns, stack):
            if pick == NOWHERE or value + money > best:
                best, pick = value + money, stack
        elif centre_free and (pick == NOWHERE or value - box.centre_cost > best):
            best, pick = value - box.centre_cost, WHEEL + stack
    return best, pick


@helper
def pick_and_move(box, state, notes, seat, me, gains, pawns, taken, first):
    """Let a seat pick: its pawn moves; returns the value and the stacks taken from by now."""
    value, pick = best_pick(box, state, notes, seat, me, gains, pawns, taken, first)
    if pick == NOWHERE:
        return 0.0, taken
    stack = pick % WHEEL
    pawns[seat] = CENTRE if pick >= WHEEL else stack
    if not taken >> stack & 1:
        first[seat] = state.stack[stack, state.left[stack] - 1]
    return value, taken | 1 << stack


@helper
def race(box, state, notes, me, gains, pawns, taken, first, order, start, turns):
    """One's own gains less a part of the rivals', when the seats pick in this order."""
    total = 0.0
    share = RIVALRY / (state.seats - 1)
    for place in range(start, turns):
        seat = int(order[place])
        value, taken = pick_and_move(box, state, notes, seat, me, gains, pawns, taken, first)
        total += value if seat == me else -share * value
    return total


@helper
def put_pawns(state, pawns, first):
    """Where the pawns stand now; what was built before is on the bridges already."""
    for seat in range(state.seats):
        pawns[seat] = state.players[seat].pawn
        first[seat] = EMPTY
