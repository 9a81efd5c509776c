"""Quick weights of legal moves, about a microsecond each time: search asks for them at every step."""

from typing import NamedTuple

import numpy as np

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.moves import Kind
from tavoliere.games.old_london_bridge.names import CARD_VALUES, USING_FREE_CENTRE, Area, Building, Face, Phase
from tavoliere.games.old_london_bridge.rules.bridge import crest_of
from tavoliere.games.old_london_bridge.rules.wheel import money_facing
from tavoliere.games.old_london_bridge.strategy.table import highest_number, rounds_after, turns_to_come

# Weights, in pounds unless said otherwise.
POWER_LATER = 1.0  # one more power in every later turn, each turn
ALL_USED = 2.4  # what each later turn loses when no number fits any more
USED_PER_TURN = 0.24  # which part of all house numbers a turn usually uses up
STEP = 0.65  # a step on a track, beside what is met on the way
OVERTAKE = 1.2  # a step that passes the foremost rival
TILE = 1.5  # a bonus tile taken
TILE_SET = 2.4  # where tiles are counted by a table
TILE_SPENT = 1.4
TILE_DECLINED = 4.0  # a tile left lying: it would cost nothing, and unused it still earns money
CARD_POINT = 0.42  # a point of a card taken
SET_POINT = 0.75  # where sets or numbers of cards are counted
MOST_KIND = 1.4  # a building of a kind that is compared
LOW_NUMBER = 1.2  # a building with a low number, where these are paid
REPLACED = 3.8  # what is lost when a building replaces another
REPLACED_AGAIN = 0.5  # more of it for every space that stays empty already
LAST_RAISED = 0.7  # the last number of a bridge is raised
SPENT = 1.5  # how fast a hand is spent against an even pace
CARD_SPENT = 0.6  # how much a card point away from the usual pace counts
USE_NOW = 1.0  # a tile used where it can be, against not using it
NARROW = 1.5  # by how much a move must be worse to be made a quarter as often
LEAST = 0.03  # how much more often than that poor moves are made
MOST_WEIGHT = 10.0
# By how much one tile is better than another: occupied, free centre, X, reclaim, chapel +2, gate +2, +1, lady.
TILE_PREFERENCE = (0.2, 1.0, 0.4, 0.3, 1.5, 1.2, 0.1, 0.5)


# A bit mask of colours times this is four copies side by side, each with another colour at the start of a byte.
FOUR_COPIES = 1 + (1 << 7) + (1 << 14) + (1 << 21)
LOWEST_OF_EACH_BYTE = 0x01010101


class Outlook(NamedTuple):
    """What a seat's next building is valued by. A tuple, not a record: it costs no allocation."""

    crests: int  # packed: a byte for each colour
    likely: float  # the power of a later effect with these crests
    ceiling: int  # below which the next house number must be
    used_up: float  # what the later turns lose by house numbers that no longer fit
    highest: int  # house number in the box
    turns: int  # to come after this one


def weigh(box, state, seat, moves, count, out):
    """Write a quick weight for each move."""
    weigh_values(box, state, seat, moves, count, out)
    make_weights(count, out)


@helper
def make_weights(count, out):
    """Turn pounds into weights above 0, the highest for the best move."""
    best = out[0]
    for index in range(1, count):
        best = max(best, out[index])
    for index in range(count):
        worse = (best - out[index]) / NARROW
        near = np.divide(1.0, 1.0 + worse * worse)  # no check for 0, so that several are divided at once
        out[index] = MOST_WEIGHT * (near * near + LEAST * near)


@helper
def weigh_values(box, state, seat, moves, count, out):
    """Write a rough value of each move, in pounds."""
    if state.phase == Phase.PAWN:
        weigh_pawns(box, state, seat, moves, count, out)
    elif state.phase == Phase.CARDS:
        weigh_cards(box, state, seat, moves, count, out)
    elif state.phase == Phase.REPLACE:
        weigh_replacements(box, state, seat, moves, count, out)
    else:
        for index in range(count):
            out[index] = weigh_answer(box, state, box.moves[moves[index]])


# --- the pawn --------------------------------------------------------------------------------------------------------


@helper
def weigh_pawns(box, state, seat, moves, count, out):
    """Value pawn moves: money of the wheel, effect, crests for later turns, and house numbers used up."""
    player = state.players[seat]
    outlook = outlook_of(box, state, player, turns_to_come(box, state, seat) - 1)
    # A stack can be taken from outside and from the centre, with tiles and without: each top is valued once.
    gains = (
        top_gain(box, state, player, 0, outlook),
        top_gain(box, state, player, 1, outlook),
        top_gain(box, state, player, 2, outlook),
        top_gain(box, state, player, 3, outlook),
        top_gain(box, state, player, 4, outlook),
        top_gain(box, state, player, 5, outlook),
    )
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.USE:
            out[index] = USE_NOW
        elif row.kind == Kind.NO_PAWN:
            out[index] = 0.0
        else:
            out[index] = pawn_money(box, state, row) + gains[row.stack]


@helper
def outlook_of(box, state, player, turns):
    """What the buildings on offer are valued by."""
    highest, crests = highest_number(box), crests_on(box, player)
    ceiling = ceiling_of(box, player, highest)
    return Outlook(crests, likely_of(crests), ceiling, used_up(ceiling, highest, turns), highest, turns)


@helper
def used_up(ceiling, highest, turns):
    """What the later turns lose by house numbers that no longer fit, the more the lower the ceiling is."""
    if turns <= 0:
        return 0.0
    needed = USED_PER_TURN * turns
    return ALL_USED * turns * needed / (needed + (ceiling - 1.0) / highest)


@helper
def top_gain(box, state, player, stack, outlook):
    """A rough value of the top building of a stack, 0 if there is none."""
    left = state.left[stack]
    return quick_gain(box, state, player, int(state.stack[stack, left - 1]), outlook) if left > 0 else 0.0


@helper
def pawn_money(box, state, row):
    """What a space pays or costs, tiles included."""
    price = TILE_SPENT if row.using != 0 else 0.0
    if row.kind == Kind.PAWN:
        return max(0, money_facing(box, state.wheel, int64(row.stack))) - price
    return -price if row.using & USING_FREE_CENTRE else -price - box.centre_cost


@helper
def crests_on(box, player):
    """The crests of a bridge, packed: a byte for each colour."""
    crests = 0
    for space in range(player.built):
        crests += packed(int(box.crests[player.bridge[space]]))
    return crests


@helper
def packed(crests):
    """A bit mask of colours with a byte for each colour."""
    return crests * FOUR_COPIES & LOWEST_OF_EACH_BYTE


@helper
def likely_of(crests):
    """The power of a later effect on a bridge with these packed crests: strong colours are built more often."""
    blue, orange, grey, green = crests & 255, crests >> 8 & 255, crests >> 16 & 255, crests >> 24
    total = blue * (blue + 1) + orange * (orange + 1) + grey * (grey + 1) + green * (green + 1)
    return total / (blue + orange + grey + green + 4.0)


@helper
def ceiling_of(box, player, highest):
    """The number that the next house number must be below."""
    if player.built == 0:
        return highest + 1
    last = player.bridge[player.built - 1]
    return highest + 1 if box.kind[last] == Building.GARDEN else int(box.number[last])


@helper
def quick_gain(box, state, player, building, outlook):
    """A rough value of a building."""
    crests, turns = outlook.crests, outlook.turns
    kind, number = int(box.kind[building]), int(box.number[building])
    if kind == Building.GARDEN:
        number = outlook.highest + 1
    if kind == Building.GARDEN or number < outlook.ceiling:
        crests += packed(int(box.crests[building]))
        gain = turns * POWER_LATER * (likely_of(crests) - outlook.likely)
        gain += outlook.used_up - used_up(number, outlook.highest, turns)
    else:  # it replaces another one: about as many crests, and the ceiling stays
        number = outlook.ceiling
        gain = -(REPLACED + REPLACED_AGAIN * max(0, box.bridge_spaces - player.built - turns - 1))
    if kind <= Building.STORE:
        gain += quick_effect(box, state, player, kind, power_there(box, building, crests))
    return gain + quick_face(box, state, kind, number)


@helper
def power_there(box, building, crests):
    """The power of a building's effect by packed crests."""
    return crests >> 8 * crest_of(int(box.crests[building])) & 255


@helper
def quick_effect(box, state, player, kind, power):
    """A rough value of an effect."""
    if kind == Building.STORE:
        return float(power)
    if kind == Building.INN:
        return power * (SET_POINT if state.face[Area.INN] >= Face.FIRST_OWN else CARD_POINT)
    if kind == Building.CHAPEL:
        return chapel_steps_worth(box, state, int(player.chapel), power) + overtaking(state, player, power)
    return gate_steps_worth(box, state, int(player.gate), power)


@helper
def overtaking(state, player, steps):
    """The value of overtaking the leader of the chapel track."""
    foremost = int(state.players[state.chapel_order[0]].chapel)
    return OVERTAKE if player.chapel <= foremost <= player.chapel + steps else 0.0


@helper
def chapel_steps_worth(box, state, start, steps):
    """The value of steps on the chapel track: coins on the way, the end, and a little for each step."""
    end = min(start + steps, int(box.chapel_spaces))
    money = 0.0
    for space in range(start + 1, end + 1):
        money += box.chapel_coin[space]
    if state.face[Area.CHAPEL] == Face.SECOND_OWN:
        money += money
    elif state.face[Area.CHAPEL] == Face.FIRST_OWN:
        money += end - start
    if start < end == box.chapel_spaces:
        money += box.chapel_end_money
    return money + STEP * (end - start)


@helper
def gate_steps_worth(box, state, start, steps):
    """The value of steps on the gate track: tiles on the way, the end, and a little for each step."""
    end = min(start + steps, int(box.gate_spaces))
    tiles = 0
    for space in range(start + 1, end + 1):
        tiles += box.gate_bonus[space]
    money = tiles * (TILE_SET if state.face[Area.GATE] == Face.SECOND_OWN else TILE)
    if state.face[Area.GATE] == Face.FIRST_OWN:
        money += STEP * (end - start)
    if start < end == box.gate_spaces:
        money += box.gate_end_money
    return money + STEP * (end - start)


@helper
def quick_face(box, state, kind, number):
    """What the scoring faces add for a building of its kind or number."""
    worth = 0.0
    if kind <= Building.INN and state.face[kind] == Face.MOST:
        worth += MOST_KIND
    if state.face[Area.BRIDGE] >= Face.EACH_ROUND and kind != Building.GARDEN:
        worth += LOW_NUMBER * (number <= box.face_number[Area.BRIDGE, Face.FIRST_OWN])
    return worth


# --- the other questions ---------------------------------------------------------------------------------------------


@helper
def weigh_replacements(box, state, seat, moves, count, out):
    """Value replacements: better a building whose crests are rare, better the last one if its number rises."""
    player = state.players[seat]
    turns = turns_to_come(box, state, seat)
    crests = crests_on(box, player) + packed(int(box.crests[state.building]))
    for index in range(count):
        old = int(box.moves[moves[index]].building)
        after = crests - packed(int(box.crests[old]))
        out[index] = turns * POWER_LATER * likely_of(after)
        if box.kind[state.building] <= Building.STORE:
            out[index] += power_there(box, int(state.building), after)
        if player.bridge[player.built - 1] == old:
            out[index] += LAST_RAISED * min(turns, 2)


@helper
def weigh_cards(box, state, seat, moves, count, out):
    """Value cards by how close they are to an even pace of spending; where the inn pays for cards they are kept."""
    hand = state.players[seat].hand
    points = 0
    for value in range(1, CARD_VALUES):
        points += value * hand[value]
    rounds = 1.0 + rounds_after(box, state)
    pace = SPENT * points / rounds if state.face[Area.INN] < Face.FIRST_OWN else 0.0
    for index in range(count):
        row = box.moves[moves[index]]
        played = int64(row.value) if row.kind == Kind.CARD else int64(row.high) + int64(row.low)
        out[index] = -CARD_SPENT * abs(played - pace)


@helper
def weigh_answer(box, state, row):
    """Value the other answers: advance, take high cards and tiles, use tiles where possible."""
    if row.kind == Kind.TAKE:
        return 1.0 + 0.2 * int64(row.value)
    if row.kind == Kind.ADVANCE:
        return 4.0
    if row.kind == Kind.BONUS:
        stack = row.bonus_stack
        return TILE_PREFERENCE[state.bonus[stack, state.bonus_left[stack] - 1]]
    if row.kind == Kind.NO_BONUS:
        return -TILE_DECLINED
    if row.kind == Kind.USE or row.kind == Kind.RECLAIM or row.kind == Kind.LADY:
        return USE_NOW
    return 0.0
