"""What a building brings a seat now: tried on the notes of its bridge, effect included."""

from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import CARD_VALUES, NONE_BUILT, WHEEL, Area, Building, Face
from tavoliere.games.old_london_bridge.rules.bridge import can_append, has_effect, replaceable
from tavoliere.games.old_london_bridge.strategy.table import (
    CHAPEL,
    GATE,
    HAND,
    NOTES,
    POINTS,
    TILES,
    note_building,
    note_replacement,
    power_in,
)
from tavoliere.games.old_london_bridge.strategy.worth import inn_hope, prospects

NOT_POSSIBLE = -1000.0


@helper
def copy_notes(source, target):
    """Start a trial from a seat's notes."""
    for place in range(NOTES):
        target[place] = source[place]


# --- effects ---------------------------------------------------------------------------------------------------------


@helper
def walk_chapel(box, note, steps):
    """Walk on the chapel track of the notes; returns the money met."""
    start = int(note[CHAPEL])
    end = min(start + steps, int(box.chapel_spaces))
    note[CHAPEL] = end
    money, coins = 0, box.chapel_coin
    for space in range(start + 1, end + 1):
        money += coins[space]
    if start < end == box.chapel_spaces:
        money += box.chapel_end_money
    return money


@helper
def walk_gate(box, note, steps):
    """Walk on the gate track of the notes, taking tiles; returns the money met."""
    start = int(note[GATE])
    end = min(start + steps, int(box.gate_spaces))
    note[GATE] = end
    for space in range(start + 1, end + 1):
        note[TILES] += box.gate_bonus[space]
    if start < end == box.gate_spaces:
        return int(box.gate_end_money)
    return 0


@helper
def hold(note, value, cards):
    """Add cards of a value to the hand of the notes."""
    note[HAND + value] += cards
    note[POINTS] += value * cards


@helper
def best_cards(box, state, notes, seat, note, power, turns):
    """The most a hand can promise after taking cards of this total value."""
    best = NOT_POSSIBLE
    for fours in range(min(power // 4, int(state.supply[4])) + 1):
        after_fours = power - 4 * fours
        for threes in range(min(after_fours // 3, int(state.supply[3])) + 1):
            after_threes = after_fours - 3 * threes
            for twos in range(min(after_threes // 2, int(state.supply[2])) + 1):
                ones = min(after_threes - 2 * twos, int(state.supply[1]))
                hold(note, 4, fours)
                hold(note, 3, threes)
                hold(note, 2, twos)
                hold(note, 1, ones)
                best = max(best, inn_hope(box, state, notes, seat, note, turns))
                hold(note, 4, -fours)
                hold(note, 3, -threes)
                hold(note, 2, -twos)
                hold(note, 1, -ones)
    return best


@helper
def likely_cards(box, state, notes, seat, note, power, turns):
    """About what a hand promises after an inn: high cards where their points count, else one of each from below."""
    left = power
    if state.face[Area.INN] < Face.FIRST_OWN:
        for value in range(CARD_VALUES - 1, 0, -1):
            cards = min(left // value, int(state.supply[value]))
            hold(note, value, cards)
            left -= value * cards
    else:
        value = 1
        while value <= left:
            hold(note, value, 1)
            left -= value
            value = value % (CARD_VALUES - 1) + 1
    return inn_hope(box, state, notes, seat, note, turns)


@helper
def effect_gain(box, state, notes, seat, building, note, highest, turns):
    """What the board promises after a building's effect, its money included; the building is in the notes already."""
    kind = int(box.kind[building])
    if not has_effect(kind):
        return prospects(box, state, notes, seat, note, highest, turns)
    power = int(power_in(box, building, note))
    money = 0
    if kind == Building.STORE:
        money = power
    elif kind == Building.CHAPEL:
        money = walk_chapel(box, note, power)
    elif kind == Building.GATE:
        money = walk_gate(box, note, power)
    hope = prospects(box, state, notes, seat, note, highest, turns)
    if kind == Building.INN:
        hope -= inn_hope(box, state, notes, seat, note, turns)
        hope += likely_cards(box, state, notes, seat, note, power, turns)
    return money + hope


@helper
def lowest_number_hope(box, state, seat, building, highest):
    """Money for the lowest house number of the round, if nobody builds a lower one."""
    number = int(box.number[building])
    if state.face[Area.BRIDGE] != Face.EACH_ROUND or box.kind[building] == Building.GARDEN:
        return 0.0
    if state.lowest != NONE_BUILT and number > state.lowest:
        return 0.0
    hope = float(box.face_money[Area.BRIDGE, Face.EACH_ROUND])
    if state.lowest != NONE_BUILT and state.lowest_seat == seat:
        return 0.0
    for place in range(state.seats * box.cards_played[state.seats]):
        if state.order[place] == NOBODY or (place > state.asked and state.order[place] != seat):
            hope *= 1.0 - number / (highest + 1.0)
    return hope


# --- building --------------------------------------------------------------------------------------------------------


@helper
def gain_in_space(box, state, notes, seat, space, building, trial, highest, turns):
    """What a building promises in the place of another."""
    copy_notes(notes[seat], trial)
    note_replacement(box, state.players[seat], space, building, trial)
    return effect_gain(box, state, notes, seat, building, trial, highest, turns)


@helper
def build_gain(box, state, notes, seat, building, trial, highest, turns):
    """What the board promises with a building where it fits best."""
    player = state.players[seat]
    lowest = lowest_number_hope(box, state, seat, building, highest)
    if can_append(box, player, building):
        copy_notes(notes[seat], trial)
        note_building(box, building, highest, trial)
        return lowest + effect_gain(box, state, notes, seat, building, trial, highest, turns)
    best = NOT_POSSIBLE
    for space in range(player.built):
        if replaceable(box, player, space, building):
            best = max(best, gain_in_space(box, state, notes, seat, space, building, trial, highest, turns))
    return lowest + best


@helper
def write_gains(box, state, notes, seat, trial, highest, turns, gains):
    """What the top building of each stack brings a seat, against building nothing this turn."""
    now = prospects(box, state, notes, seat, notes[seat], highest, turns)
    for stack in range(WHEEL):
        left = int(state.left[stack])
        gains[seat, stack] = NOT_POSSIBLE
        if left > 0:
            building = int(state.stack[stack, left - 1])
            gains[seat, stack] = build_gain(box, state, notes, seat, building, trial, highest, turns) - now
