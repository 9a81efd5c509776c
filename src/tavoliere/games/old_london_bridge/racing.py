"""Who gets what in a round: the seats pick from the wheel in turn, each what brings it most."""

from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.box import X_SPACE
from tavoliere.games.old_london_bridge.gains import NOT_POSSIBLE
from tavoliere.games.old_london_bridge.names import CENTRE, NOWHERE, WHEEL
from tavoliere.games.old_london_bridge.wheel import money_facing

RIVALRY = 0.35  # how much a rival's gain counts against one's own, shared among all rivals


@helper
def is_free(state, pawns, space):
    """Whether no pawn stands on a space, one's own included."""
    for other in range(state.seats):
        if pawns[other] == space:
            return False
    return True


@helper
def best_pick(box, state, seat, me, gains, pawns, taken):
    """The best value a seat can pick, and which: a stack, in the centre plus the number of stacks.

    A purse is only looked into if it is one's own; a stack somebody has taken from shows an unknown building.
    """
    best, pick = 0.0, NOWHERE
    centre_free = is_free(state, pawns, CENTRE)
    if seat == me and state.players[me].money < box.centre_cost:
        centre_free = False
    for stack in range(WHEEL):
        if taken >> stack & 1 or gains[seat, stack] <= NOT_POSSIBLE:
            continue
        money = money_facing(box, state, stack)
        if money != X_SPACE and is_free(state, pawns, stack):
            if pick == NOWHERE or gains[seat, stack] + money > best:
                best, pick = gains[seat, stack] + money, stack
        elif centre_free and (pick == NOWHERE or gains[seat, stack] - box.centre_cost > best):
            best, pick = gains[seat, stack] - box.centre_cost, WHEEL + stack
    return best, pick


@helper
def pick_and_move(box, state, seat, me, gains, pawns, taken):
    """Let a seat pick: its pawn moves; returns the value and the stacks taken from by now."""
    value, pick = best_pick(box, state, seat, me, gains, pawns, taken)
    if pick == NOWHERE:
        return 0.0, taken
    stack = pick % WHEEL
    pawns[seat] = CENTRE if pick >= WHEEL else stack
    return value, taken | 1 << stack


@helper
def race(box, state, me, gains, pawns, taken, order, first, turns):
    """One's own gains less a part of the rivals', when the seats pick in this order."""
    total = 0.0
    share = RIVALRY / (state.seats - 1)
    for place in range(first, turns):
        seat = int(order[place])
        value, taken = pick_and_move(box, state, seat, me, gains, pawns, taken)
        total += value if seat == me else -share * value
    return total


@helper
def put_pawns(state, pawns):
    """Where the pawns stand now."""
    for seat in range(state.seats):
        pawns[seat] = state.players[seat].pawn
