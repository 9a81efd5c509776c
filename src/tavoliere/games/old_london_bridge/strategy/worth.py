"""What a seat's board promises with so many turns to come, by the notes taken of it and the scoring in play."""

from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import (
    CARD_VALUES,
    PRIZES,
    WHEEL,
    Area,
    Building,
    Face,
)
from tavoliere.games.old_london_bridge.rules.scoring import set_money, table_money
from tavoliere.games.old_london_bridge.rules.tracks import is_ahead
from tavoliere.games.old_london_bridge.strategy.table import (
    BUILT,
    CEILING,
    CHAPEL,
    COLOURS,
    GATE,
    HAND,
    KIND,
    LONGEST,
    LOW,
    POINTS,
    POWER,
    TILES,
    rounds_after,
)

# Opinions, in pounds unless said otherwise.
TURN_INCOME = -0.35  # what a turn brings beside its power; what tracks and tiles promise is counted apart
TURN_GROWTH = 0.36  # how much more it brings for each turn to come: bridges grow
POWER_POUND = 0.65  # what one more power in every later turn brings each turn
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
TILE_RIPENS = 3.0  # turns it takes until a tile is of full use
TIE = 0.4  # how much being ahead on the chapel track counts in a comparison
TRACK_SWING = 0.85  # how much further apart two seats can come with each turn, on a track
HAND_SWING = 0.9  # in card points
BUILT_SWING = 0.2  # in buildings
KIND_SWING = 0.25  # in buildings of one kind
RUN_SWING = 0.3  # in the longest run
SURE_LEAD = 0.5  # how far apart two seats must be at the end for a sure prize
STEP_HOPE = 0.6  # how much a step of a table counts that is not reached yet
LOW_CHANCE = 0.65  # that a later building has a low number although the last one is high
SET_HOPE = 0.7  # how much the part of a set counts that is built


# --- comparisons -----------------------------------------------------------------------------------------------------


@helper
def ahead_by(state, notes, seat, note, other):
    """How much the chapel track helps against another seat when all else is equal."""
    lead = note[CHAPEL] - notes[other, CHAPEL]
    if lead > 0 or (lead == 0 and is_ahead(state, seat, other)):
        return TIE
    return -TIE


@helper
def place_hope(state, notes, seat, note, what, swing):
    """The place a seat may expect in a comparison, 0.0 for the first: the nearer the end, the surer."""
    place = 0.0
    for other in range(state.seats):
        if other != seat:
            lead = note[what] - notes[other, what] + ahead_by(state, notes, seat, note, other)
            place += min(1.0, max(0.0, 0.5 - 0.5 * lead / swing))
    return place


@helper
def prize_hope(box, state, notes, seat, note, what, swing):
    """The prize a seat may expect in a comparison."""
    if note[what] == 0 and swing <= SURE_LEAD and what != BUILT:
        return 0.0
    place = place_hope(state, notes, seat, note, what, swing)
    better = int(place)
    part = place - better
    prize = 0.0
    if better < PRIZES:
        prize += (1.0 - part) * box.prize[state.seats, better]
    if better + 1 < PRIZES:
        prize += part * box.prize[state.seats, better + 1]
    return prize


@helper
def lead_hope(state, notes, seat, note, what, turns):
    """How likely a seat leads a track in a later round."""
    return max(0.0, 1.0 - place_hope(state, notes, seat, note, what, 1.0 + 0.5 * TRACK_SWING * turns))


# --- what the areas promise ------------------------------------------------------------------------------------------


@helper
def steps_to_come(note, turns):
    """How far a marker may walk at most, about twice as far as it will."""
    return 2.0 * STEP_SHARE * turns * (1.0 + likely_power(note) + 0.5 * POWER_GROWTH * turns)


@helper
def reach(distance, steps):
    """How likely a marker still walks so far, if it may walk so many steps at most."""
    return max(0.0, 1.0 - distance / (1.0 + steps))


@helper
def chapel_hope(box, state, notes, seat, note, turns):
    """What the chapel track promises: coins ahead, its end, and the area's scoring."""
    at = int(note[CHAPEL])
    face = state.face[Area.CHAPEL]
    again = 2.0 if face == Face.SECOND_OWN else 1.0
    hope, coins = 0.0, box.chapel_coin
    if turns > 0:
        steps = steps_to_come(note, turns)
        for space in range(at + 1, box.chapel_spaces + 1):
            if coins[space] > 0:
                hope += again * coins[space] * reach(space - at, steps)
        if at < box.chapel_spaces:
            hope += box.chapel_end_money * reach(box.chapel_spaces - at, steps)
    if face == Face.PRINTED:
        hope += prize_hope(box, state, notes, seat, note, CHAPEL, SURE_LEAD + TRACK_SWING * turns)
    elif face == Face.MOST:
        hope += prize_hope(box, state, notes, seat, note, KIND + Building.CHAPEL, SURE_LEAD + KIND_SWING * turns)
    elif face == Face.EACH_ROUND:
        rounds = 1 + rounds_after(box, state)
        hope += rounds * box.face_money[Area.CHAPEL, face] * lead_hope(state, notes, seat, note, CHAPEL, turns)
    elif face == Face.FIRST_OWN:
        hope += box.face_money[Area.CHAPEL, face] * (at - last_on_chapel(state, notes, seat))
    else:
        for space in range(at + 1):
            hope += coins[space]
    return hope


@helper
def last_on_chapel(state, notes, seat):
    """Where the last of the others stands on the chapel track."""
    last = -1
    for other in range(state.seats):
        if other != seat and (last < 0 or notes[other, CHAPEL] < last):
            last = int(notes[other, CHAPEL])
    return last


@helper
def tile_hope(box, state, tiles, turns):
    """What a number of bonus tiles promises: used, or counted at the end."""
    use = TILE_USE * min(1.0, turns / TILE_RIPENS)
    if state.face[Area.GATE] == Face.SECOND_OWN:
        return table_hope(box, Area.GATE, Face.SECOND_OWN, tiles, turns) + 0.3 * use * tiles
    return (box.unused_money + use) * tiles


@helper
def table_hope(box, area, face, count, turns):
    """What a face's table promises: its money, and a part of the next step while there is time."""
    money = float(table_money(box, area, face, count))
    before = 0
    for step in range(box.face_steps[area, face]):
        here = int(box.face_from[area, face, step])
        if count < here:
            part = (count - before) / (here - before)
            return money + STEP_HOPE * part * (box.face_earns[area, face, step] - money) * min(1.0, 0.25 * turns)
        before = here
    return money


@helper
def gate_hope(box, state, notes, seat, note, turns):
    """What the gate track promises: tiles in hand and ahead, its end, and the area's scoring."""
    at = int(note[GATE])
    face = state.face[Area.GATE]
    hope = tile_hope(box, state, note[TILES], turns)
    if turns > 0:
        tile = tile_hope(box, state, note[TILES] + 1, turns) - hope
        steps = steps_to_come(note, turns)
        bonus = box.gate_bonus
        for space in range(at + 1, box.gate_spaces + 1):
            if bonus[space] > 0:
                hope += tile * reach(space - at, steps)
        if at < box.gate_spaces:
            hope += box.gate_end_money * reach(box.gate_spaces - at, steps)
    if face == Face.PRINTED:
        hope += prize_hope(box, state, notes, seat, note, GATE, SURE_LEAD + TRACK_SWING * turns)
    elif face == Face.MOST:
        hope += prize_hope(box, state, notes, seat, note, KIND + Building.GATE, SURE_LEAD + KIND_SWING * turns)
    elif face == Face.EACH_ROUND:
        rounds = 1 + rounds_after(box, state)
        hope += rounds * box.face_money[Area.GATE, face] * lead_hope(state, notes, seat, note, GATE, turns)
    elif face == Face.FIRST_OWN:
        hope += table_hope(box, Area.GATE, face, at, turns)
    return hope


@helper
def card_use(value):
    """What playing a card brings, against a 0."""
    if value <= 2:
        return ONE_USE if value == 1 else TWO_USE
    return THREE_USE if value == 3 else FOUR_USE


@helper
def inn_hope(box, state, notes, seat, note, turns):
    """What the hand promises: cards to play, and the area's scoring."""
    face = state.face[Area.INN]
    hope, plays, cards = 0.0, turns, int(note[HAND])
    for value in range(CARD_VALUES - 1, 0, -1):
        held = int(note[HAND + value])
        use = card_use(value) + CARD_CLAIM * value if face == Face.EACH_ROUND else card_use(value)
        hope += use * min(held, plays)
        plays -= min(held, plays)
        cards += held
    if face == Face.PRINTED:
        hope += prize_hope(box, state, notes, seat, note, POINTS, SURE_LEAD + HAND_SWING * turns)
    elif face == Face.MOST:
        hope += prize_hope(box, state, notes, seat, note, KIND + Building.INN, SURE_LEAD + KIND_SWING * turns)
    elif face == Face.FIRST_OWN:
        hope += table_hope(box, Area.INN, face, cards, turns)
    elif face == Face.SECOND_OWN:
        hope += sets_in_hand(box, note)
    return hope


@helper
def sets_in_hand(box, note):
    """What the sets of a hand earn, the longest sets first."""
    pairs = min(note[HAND + 1], note[HAND + 2])
    threes = min(pairs, note[HAND + 3])
    fours = min(threes, note[HAND + 4])
    longer = set_money(box, 4) * fours + set_money(box, 3) * (threes - fours)
    return longer + set_money(box, 2) * (pairs - threes)


@helper
def bridge_hope(box, state, notes, seat, note, turns):
    """What the bridge promises: the area's scoring, less what empty spaces cost."""
    face = state.face[Area.BRIDGE]
    hope = -empty_spaces_fear(box, note, turns)
    if face == Face.PRINTED:
        hope += prize_hope(box, state, notes, seat, note, BUILT, SURE_LEAD + BUILT_SWING * turns)
    elif face == Face.MOST:
        hope += prize_hope(box, state, notes, seat, note, LONGEST, SURE_LEAD + RUN_SWING * turns)
    elif face == Face.FIRST_OWN:
        below = note[CEILING] <= box.face_number[Area.BRIDGE, face] + 1
        hope += box.face_money[Area.BRIDGE, face] * (note[LOW] + turns * (0.8 if below else LOW_CHANCE))
    elif face == Face.SECOND_OWN:
        hope += box.face_money[Area.BRIDGE, face] * set_hope(note, turns)
    return hope


@helper
def empty_spaces_fear(box, note, turns):
    """What empty spaces will cost, if a few of the later buildings replace others."""
    last = int(box.empty_cost_last)
    empty = max(0.0, box.bridge_spaces - note[BUILT] - (1.0 - FAILURE) * turns)
    whole = int(empty)
    if whole >= last:
        return float(box.empty_cost[last])
    return box.empty_cost[whole] + (empty - whole) * (box.empty_cost[whole + 1] - box.empty_cost[whole])


@helper
def set_hope(note, turns):
    """How many complete sets of all kinds may stand in the end."""
    sets = note[KIND]
    for kind in range(1, WHEEL):
        sets = min(sets, note[KIND + kind])
    missing = 0
    for kind in range(WHEEL):
        if note[KIND + kind] == sets:
            missing += 1
    if missing > turns:
        return float(sets)
    built = (WHEEL - missing) / WHEEL
    return sets + SET_HOPE * built * built + (1.0 - SET_HOPE) * built * min(1.0, (turns - missing) / 4.0)


# --- the whole board -------------------------------------------------------------------------------------------------


@helper
def likely_power(note):
    """The power of a later effect: a player chooses the colours that are strong on his bridge."""
    total, chances = 0.0, 0.0
    for colour in range(COLOURS):
        power = note[POWER + colour]
        total += power * (power + COLOUR_FOCUS)
        chances += power + COLOUR_FOCUS
    return total / chances


@helper
def dead_end_fear(note, highest, turns):
    """What the falling numbers will cost: gardens without effect, replaced buildings."""
    needed = NUMBERS_PER_TURN * turns
    if turns == 0:
        return 0.0
    return DEAD_END * turns * needed / (needed + (note[CEILING] - 1.0) / highest)


@helper
def prospects(box, state, notes, seat, note, highest, turns):
    """What a board still promises beside the money in hand; `note` may differ from the seat's row of `notes`."""
    income = TURN_INCOME + TURN_GROWTH * turns + POWER_POUND * likely_power(note)
    hope = turns * income - dead_end_fear(note, highest, turns)
    hope += chapel_hope(box, state, notes, seat, note, turns)
    hope += gate_hope(box, state, notes, seat, note, turns)
    hope += inn_hope(box, state, notes, seat, note, turns)
    return hope + bridge_hope(box, state, notes, seat, note, turns)
