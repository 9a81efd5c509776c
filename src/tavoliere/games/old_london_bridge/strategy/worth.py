"""Estimates the final money of each seat from its board, the turns to come and the scoring in play."""

from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.old_london_bridge.names import (
    CARD_VALUES,
    PRIZES,
    WHEEL,
    Area,
    Face,
    Phase,
)
from tavoliere.games.old_london_bridge.rules.scoring import final_money, set_money, table_money
from tavoliere.games.old_london_bridge.rules.tracks import is_ahead
from tavoliere.games.old_london_bridge.strategy.table import COLOURS, TABLE, fill_boards, rounds_after, turns_to_come

# Weights, in pounds unless said otherwise.
TURN_INCOME = -0.35  # of a turn beside its power; tracks and tiles are counted apart
TURN_GROWTH = 0.36  # how much that grows with each turn to come: bridges grow
POWER_POUND = 0.65  # of one more power, in each later turn
COLOUR_FOCUS = 1.15  # how evenly later buildings spread over the colours: the less, the choosier
POWER_GROWTH = 0.3  # how much power usually grows in a turn
DEAD_END = 1.8  # what each later turn costs when no number fits any more
NUMBERS_PER_TURN = 0.26  # which part of all house numbers a turn usually uses up
FAILURE = 0.11  # spaces that stay empty for each turn to come
STEP_SHARE = 0.2  # which part of the power of later turns goes into either track
ONE_USE = 0.48  # a card of each value that can still be played
TWO_USE = 0.86
THREE_USE = 1.5
FOUR_USE = 1.8
CARD_CLAIM = 0.3  # more for each point of it, where the highest card is paid each round
TILE_USE = 0.85  # of a bonus tile, beside what it earns unused
TILE_FULL_USE = 3.0  # turns it takes until a tile is of full use
TIE = 0.4  # how much being ahead on the chapel track counts in a comparison
TRACK_SWING = 0.85  # how much further apart two seats can come with each turn, on a track
HAND_SWING = 0.9  # in card points
BUILT_SWING = 0.2  # in buildings
KIND_SWING = 0.25  # in buildings of one kind
RUN_SWING = 0.3  # in the longest run
SURE_LEAD = 0.5  # how far apart two seats must be at the end for a sure prize
NEXT_STEP = 0.6  # how much a step of a table counts that is not reached yet
LOW_CHANCE = 0.65  # that a later building has a low number although the last one is high
PARTIAL_SET = 0.7  # how much the part of a set counts that is built


def worth(box, state, out):
    """Write each seat's expected points; at the end, the points themselves."""
    if state.phase == Phase.OVER:
        for seat in range(state.seats):
            out[seat] = final_money(box, state, seat)
    else:
        write_worth(box, state, scratch(1, TABLE), out)


@helper
def write_worth(box, state, tables, out):
    """Write each seat's money plus the worth of its board."""
    table = tables[0]
    fill_boards(box, state, table)
    for seat in range(state.seats):
        turns = turns_to_come(box, state, seat)
        out[seat] = state.players[seat].money + board_worth(box, state, table, seat, table.boards[seat], turns)


@helper
def board_worth(box, state, table, seat, board, turns):
    """Expected money from a board in the turns to come; the board may be a trial, not the seat's own."""
    income = TURN_INCOME + TURN_GROWTH * turns + POWER_POUND * likely_power(board)
    total = turns * income - dead_end_cost(board, table.highest, turns)
    total += chapel_worth(box, state, table, seat, board, turns)
    total += gate_worth(box, state, table, seat, board, turns)
    total += inn_worth(box, state, table, seat, board, turns)
    return total + bridge_worth(box, state, table, seat, board, turns)


@helper
def likely_power(board):
    """Expected power of a later effect: players prefer colours that are strong on their bridge."""
    total, chances = 0.0, 0.0
    for colour in range(COLOURS):
        power = board.power[colour]
        total += power * (power + COLOUR_FOCUS)
        chances += power + COLOUR_FOCUS
    return total / chances


@helper
def dead_end_cost(board, highest, turns):
    """Expected cost of running out of house numbers: gardens without effect, replaced buildings."""
    needed = NUMBERS_PER_TURN * turns
    if turns == 0:
        return 0.0
    return DEAD_END * turns * needed / (needed + (board.ceiling - 1.0) / highest)


# --- comparisons -----------------------------------------------------------------------------------------------------


@helper
def compared(state, board, area):
    """What the ranking of an area compares; an area that pays each round compares what the printed scoring does."""
    if state.face[area] == Face.MOST:
        return board.longest if area == Area.BRIDGE else board.kinds[area]
    if area == Area.CHAPEL:
        return board.chapel
    if area == Area.GATE:
        return board.gate
    return board.points if area == Area.INN else board.built


@helper
def tie_break(state, table, seat, board, other):
    """How much the chapel track counts against another seat when all else is equal."""
    lead = board.chapel - table.boards[other].chapel
    if lead > 0 or (lead == 0 and is_ahead(state, seat, other)):
        return TIE
    return -TIE


@helper
def expected_place(state, table, seat, board, area, swing):
    """Expected place in a ranking, 0.0 for the first; the smaller the swing, the surer."""
    place = 0.0
    own = compared(state, board, area)
    for other in range(state.seats):
        if other != seat:
            lead = own - compared(state, table.boards[other], area) + tie_break(state, table, seat, board, other)
            place += min(1.0, max(0.0, 0.5 - 0.5 * lead / swing))
    return place


@helper
def expected_prize(box, state, table, seat, board, area, swing):
    """Expected prize in a ranking."""
    counts_nothing = area == Area.BRIDGE and state.face[area] == Face.PRINTED  # no building takes part too (OLB-7.2)
    if compared(state, board, area) == 0 and swing <= SURE_LEAD and not counts_nothing:
        return 0.0
    place = expected_place(state, table, seat, board, area, swing)
    better = int(place)
    part = place - better
    prize = 0.0
    if better < PRIZES:
        prize += (1.0 - part) * box.prize[state.seats, better]
    if better + 1 < PRIZES:
        prize += part * box.prize[state.seats, better + 1]
    return prize


@helper
def lead_chance(state, table, seat, board, area, turns):
    """How likely a seat leads a track in a later round."""
    return max(0.0, 1.0 - expected_place(state, table, seat, board, area, 1.0 + 0.5 * TRACK_SWING * turns))


@helper
def place_worth(box, state, table, seat, board, area, turns):
    """Expected money for a place on a track: at the end, or in every round; 0 where its area compares nobody."""
    face = state.face[area]
    if face == Face.PRINTED:
        return expected_prize(box, state, table, seat, board, area, SURE_LEAD + TRACK_SWING * turns)
    if face == Face.MOST:
        return expected_prize(box, state, table, seat, board, area, SURE_LEAD + KIND_SWING * turns)
    if face == Face.EACH_ROUND:
        rounds = 1 + rounds_after(box, state)
        return rounds * box.face_money[area, face] * lead_chance(state, table, seat, board, area, turns)
    return 0.0


# --- tracks ----------------------------------------------------------------------------------------------------------


@helper
def steps_to_come(board, turns):
    """How far a marker can advance at most, about twice as far as it will."""
    return 2.0 * STEP_SHARE * turns * (1.0 + likely_power(board) + 0.5 * POWER_GROWTH * turns)


@helper
def reach(distance, steps):
    """The chance that a marker still advances this far, given the most steps it can make."""
    return max(0.0, 1.0 - distance / (1.0 + steps))


@helper
def chapel_worth(box, state, table, seat, board, turns):
    """Expected money from the chapel track: coins ahead, its end, and the area's scoring."""
    at = int(board.chapel)
    face = state.face[Area.CHAPEL]
    again = 2.0 if face == Face.SECOND_OWN else 1.0
    total, coins = 0.0, box.chapel_coin
    if turns > 0:
        steps = steps_to_come(board, turns)
        for space in range(at + 1, box.chapel_spaces + 1):
            if coins[space] > 0:
                total += again * coins[space] * reach(space - at, steps)
        if at < box.chapel_spaces:
            total += box.chapel_end_money * reach(box.chapel_spaces - at, steps)
    total += place_worth(box, state, table, seat, board, Area.CHAPEL, turns)
    if face == Face.FIRST_OWN:
        total += box.face_money[Area.CHAPEL, face] * (at - last_on_chapel(state, table, seat))
    elif face == Face.SECOND_OWN:
        for space in range(at + 1):
            total += coins[space]
    return total


@helper
def last_on_chapel(state, table, seat):
    """Where the last of the others stands on the chapel track."""
    last = -1
    for other in range(state.seats):
        if other != seat and (last < 0 or table.boards[other].chapel < last):
            last = int(table.boards[other].chapel)
    return last


@helper
def gate_worth(box, state, table, seat, board, turns):
    """Expected money from the gate track: tiles in hand and ahead, its end, and the area's scoring."""
    at = int(board.gate)
    face = state.face[Area.GATE]
    total = tiles_worth(box, state, board.tiles, turns)
    if turns > 0:
        tile = tiles_worth(box, state, board.tiles + 1, turns) - total
        steps = steps_to_come(board, turns)
        bonus = box.gate_bonus
        for space in range(at + 1, box.gate_spaces + 1):
            if bonus[space] > 0:
                total += tile * reach(space - at, steps)
        if at < box.gate_spaces:
            total += box.gate_end_money * reach(box.gate_spaces - at, steps)
    total += place_worth(box, state, table, seat, board, Area.GATE, turns)
    if face == Face.FIRST_OWN:
        total += steps_of_table(box, Area.GATE, face, at, turns)
    return total


@helper
def tiles_worth(box, state, tiles, turns):
    """Expected money from a number of bonus tiles: used, or counted at the end."""
    use = TILE_USE * min(1.0, turns / TILE_FULL_USE)
    if state.face[Area.GATE] == Face.SECOND_OWN:
        return steps_of_table(box, Area.GATE, Face.SECOND_OWN, tiles, turns) + 0.3 * use * tiles
    return (box.unused_money + use) * tiles


@helper
def steps_of_table(box, area, face, count, turns):
    """Expected money from a face's table: what is reached, and part of the next step while there is time."""
    money = float(table_money(box, area, face, count))
    before = 0
    for step in range(box.face_steps[area, face]):
        here = int(box.face_from[area, face, step])
        if count < here:
            part = (count - before) / (here - before)
            return money + NEXT_STEP * part * (box.face_earns[area, face, step] - money) * min(1.0, 0.25 * turns)
        before = here
    return money


# --- hand and bridge -------------------------------------------------------------------------------------------------


@helper
def inn_worth(box, state, table, seat, board, turns):
    """Expected money from the hand: cards to play, and the area's scoring."""
    face = state.face[Area.INN]
    total, plays, cards = 0.0, turns, int(board.hand[0])
    for value in range(CARD_VALUES - 1, 0, -1):
        held = int(board.hand[value])
        use = card_use(value) + CARD_CLAIM * value if face == Face.EACH_ROUND else card_use(value)
        total += use * min(held, plays)
        plays -= min(held, plays)
        cards += held
    if face == Face.PRINTED:
        total += expected_prize(box, state, table, seat, board, Area.INN, SURE_LEAD + HAND_SWING * turns)
    elif face == Face.MOST:
        total += expected_prize(box, state, table, seat, board, Area.INN, SURE_LEAD + KIND_SWING * turns)
    elif face == Face.FIRST_OWN:
        total += steps_of_table(box, Area.INN, face, cards, turns)
    elif face == Face.SECOND_OWN:
        total += sets_in_hand(box, board)
    return total


@helper
def card_use(value):
    """How much better playing a card is than playing a 0."""
    if value <= 2:
        return ONE_USE if value == 1 else TWO_USE
    return THREE_USE if value == 3 else FOUR_USE


@helper
def sets_in_hand(box, board):
    """What the sets of a hand earn, the longest sets first."""
    pairs = min(board.hand[1], board.hand[2])
    threes = min(pairs, board.hand[3])
    fours = min(threes, board.hand[4])
    longer = set_money(box, 4) * fours + set_money(box, 3) * (threes - fours)
    return longer + set_money(box, 2) * (pairs - threes)


@helper
def bridge_worth(box, state, table, seat, board, turns):
    """Expected money from the bridge: the area's scoring, less what empty spaces cost."""
    face = state.face[Area.BRIDGE]
    total = -expected_empty_cost(box, board, turns)
    if face == Face.PRINTED:
        total += expected_prize(box, state, table, seat, board, Area.BRIDGE, SURE_LEAD + BUILT_SWING * turns)
    elif face == Face.MOST:
        total += expected_prize(box, state, table, seat, board, Area.BRIDGE, SURE_LEAD + RUN_SWING * turns)
    elif face == Face.FIRST_OWN:
        below = board.ceiling <= box.face_number[Area.BRIDGE, face] + 1
        total += box.face_money[Area.BRIDGE, face] * (board.low + turns * (0.8 if below else LOW_CHANCE))
    elif face == Face.SECOND_OWN:
        total += box.face_money[Area.BRIDGE, face] * expected_sets(board, turns)
    return total


@helper
def expected_empty_cost(box, board, turns):
    """Expected cost of empty spaces, if a few of the later buildings replace others."""
    last = int(box.empty_cost_last)
    empty = max(0.0, box.bridge_spaces - board.built - (1.0 - FAILURE) * turns)
    whole = int(empty)
    if whole >= last:
        return float(box.empty_cost[last])
    return box.empty_cost[whole] + (empty - whole) * (box.empty_cost[whole + 1] - box.empty_cost[whole])


@helper
def expected_sets(board, turns):
    """Expected number of complete sets of all kinds."""
    kinds = board.kinds
    sets = kinds[0]
    for kind in range(1, WHEEL):
        sets = min(sets, kinds[kind])
    missing = 0
    for kind in range(WHEEL):
        if kinds[kind] == sets:
            missing += 1
    if missing > turns:
        return float(sets)
    built = (WHEEL - missing) / WHEEL
    return sets + PARTIAL_SET * built * built + (1.0 - PARTIAL_SET) * built * min(1.0, (turns - missing) / 4.0)
