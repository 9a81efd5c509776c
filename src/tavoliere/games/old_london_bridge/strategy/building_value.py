"""Values a building for a seat by trying it on a copy of its board, effect included."""

from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import CARD_VALUES, NONE_BUILT, WHEEL, Area, Building, Face
from tavoliere.games.old_london_bridge.rules.bridge import can_append, has_effect, replaceable
from tavoliere.games.old_london_bridge.rules.tracks import chapel_income, gate_income
from tavoliere.games.old_london_bridge.strategy.table import add_building, power_on, replace_building, turns_to_come
from tavoliere.games.old_london_bridge.strategy.worth import board_worth, inn_worth

NOT_POSSIBLE = -1000.0

# --- effects ---------------------------------------------------------------------------------------------------------


@helper
def walk_chapel(box, board, steps):
    """Advance on the chapel track of a board; returns the money collected."""
    start = int(board.chapel)
    end = min(start + steps, int(box.chapel_spaces))
    board.chapel = end
    return chapel_income(box, start, end)


@helper
def walk_gate(box, board, steps):
    """Advance on the gate track of a board, taking tiles; returns the money collected."""
    start = int(board.gate)
    end = min(start + steps, int(box.gate_spaces))
    board.gate = end
    for space in range(start + 1, end + 1):
        board.tiles += box.gate_bonus[space]
    return gate_income(box, start, end)


@helper
def add_cards(board, value, cards):
    """Add cards of a value to a board's hand."""
    board.hand[value] += cards
    board.points += value * cards


@helper
def best_cards(box, state, table, seat, board, power, turns):
    """The best worth of a hand after taking cards of this total value."""
    best = NOT_POSSIBLE
    for fours in range(min(power // 4, int(state.supply[4])) + 1):
        after_fours = power - 4 * fours
        for threes in range(min(after_fours // 3, int(state.supply[3])) + 1):
            after_threes = after_fours - 3 * threes
            for twos in range(min(after_threes // 2, int(state.supply[2])) + 1):
                ones = min(after_threes - 2 * twos, int(state.supply[1]))
                add_cards(board, 4, fours)
                add_cards(board, 3, threes)
                add_cards(board, 2, twos)
                add_cards(board, 1, ones)
                best = max(best, inn_worth(box, state, table, seat, board, turns))
                add_cards(board, 4, -fours)
                add_cards(board, 3, -threes)
                add_cards(board, 2, -twos)
                add_cards(board, 1, -ones)
    return best


@helper
def likely_cards(box, state, table, seat, board, power, turns):
    """A quick estimate of a hand's worth after an inn: high cards where their points count, else one of each."""
    left = power
    if state.face[Area.INN] < Face.FIRST_OWN:
        for value in range(CARD_VALUES - 1, 0, -1):
            cards = min(left // value, int(state.supply[value]))
            add_cards(board, value, cards)
            left -= value * cards
    else:
        value = 1
        while value <= left:
            add_cards(board, value, 1)
            left -= value
            value = value % (CARD_VALUES - 1) + 1
    return inn_worth(box, state, table, seat, board, turns)


@helper
def effect_value(box, state, table, seat, building, turns):
    """The worth of the trial board after the effect of a building on it, the effect's money included."""
    board = table.trial
    kind = int(box.kind[building])
    if not has_effect(kind):
        return board_worth(box, state, table, seat, board, turns)
    power = int(power_on(box, building, board))
    money = 0
    if kind == Building.STORE:
        money = power
    elif kind == Building.CHAPEL:
        money = walk_chapel(box, board, power)
    elif kind == Building.GATE:
        money = walk_gate(box, board, power)
    total = board_worth(box, state, table, seat, board, turns)
    if kind == Building.INN:
        total -= inn_worth(box, state, table, seat, board, turns)
        total += likely_cards(box, state, table, seat, board, power, turns)
    return money + total


@helper
def lowest_number_worth(box, state, seat, building, highest):
    """Expected money for the lowest house number of the round."""
    number = int(box.number[building])
    if state.face[Area.BRIDGE] != Face.EACH_ROUND or box.kind[building] == Building.GARDEN:
        return 0.0
    if state.lowest != NONE_BUILT and number > state.lowest:
        return 0.0
    money = float(box.face_money[Area.BRIDGE, Face.EACH_ROUND])
    if state.lowest != NONE_BUILT and state.lowest_seat == seat:
        return 0.0
    for place in range(state.seats * box.cards_played[state.seats]):
        if state.order[place] == NOBODY or (place > state.asked and state.order[place] != seat):
            money *= 1.0 - number / (highest + 1.0)
    return money


# --- building --------------------------------------------------------------------------------------------------------


@helper
def value_in_space(box, state, table, seat, space, building, turns):
    """The worth of the board with a building in the place of another."""
    table.trial = table.boards[seat]
    replace_building(box, state.players[seat], space, building, table.trial)
    return effect_value(box, state, table, seat, building, turns)


@helper
def value_where_best(box, state, table, seat, building, turns):
    """The worth of the board with a building where it fits best."""
    player = state.players[seat]
    lowest = lowest_number_worth(box, state, seat, building, table.highest)
    if can_append(box, player, building):
        table.trial = table.boards[seat]
        add_building(box, building, table.highest, table.trial)
        return lowest + effect_value(box, state, table, seat, building, turns)
    best = NOT_POSSIBLE
    for space in range(player.built):
        if replaceable(box, player, space, building):
            best = max(best, value_in_space(box, state, table, seat, space, building, turns))
    return lowest + best


@helper
def write_gains(box, state, table):
    """Write how much the top building of each stack gains each seat over building nothing."""
    for seat in range(state.seats):
        turns = max(0, turns_to_come(box, state, seat) - 1)
        now = board_worth(box, state, table, seat, table.boards[seat], turns)
        for stack in range(WHEEL):
            left = int(state.left[stack])
            table.gains[seat, stack] = NOT_POSSIBLE
            if left > 0:
                building = int(state.stack[stack, left - 1])
                table.gains[seat, stack] = value_where_best(box, state, table, seat, building, turns) - now
