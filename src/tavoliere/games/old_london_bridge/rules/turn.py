"""A turn step by step: the played card, the pawn, the building, its effect, bonus tiles, the end of the turn."""

import numpy as np

from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.events import (
    tell_card_discarded,
    tell_card_reclaimed,
    tell_card_set_aside,
    tell_card_taken,
    tell_card_taken_up,
    tell_no_building,
    tell_stayed,
    tell_tile_declined,
    tell_tile_taken,
    tell_tile_turned,
)
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACKS,
    CARD_VALUES,
    CENTRE,
    EMPTY,
    NO_CARD,
    NOWHERE,
    Forbidden,
    Phase,
    Tile,
)
from tavoliere.games.old_london_bridge.rules.bridge import (
    append,
    can_append,
    only_replaceable,
    replace,
    space_of,
    start_effect,
)
from tavoliere.games.old_london_bridge.rules.tracks import (
    advance_chapel,
    advance_gate,
    at_chapel_end,
    at_gate_end,
    can_use_chapel_tile,
    can_use_gate_tile,
    spend_tile,
)
from tavoliere.games.old_london_bridge.rules.wheel import place_pawn, take_top, turn_up_top


@helper
def begin_turn(state, place):
    """Start the turn at a place in the order of play."""
    state.turn += 1
    state.asked = place
    state.pawn_done = 0
    state.phase = Phase.RECLAIM


# --- the played card -------------------------------------------------------------------------------------------------


@helper
def played_card(state, seat):
    """The printed value of the card this turn is played with; NO_CARD once it has left the table."""
    return np.int64(state.players[seat].card[state.order_card[state.asked]])


@helper
def clear_card(state, seat):
    """Take the played card off the table."""
    slot = state.order_card[state.asked]
    state.players[seat].card[slot] = NO_CARD
    state.players[seat].raised[slot] = 0


@rule("OLB-6.4")
def may_reclaim(state, seat):
    """Whether the seat can spend a reclaim tile: not on a 0, which returns anyway."""
    return state.players[seat].tiles[Tile.RECLAIM] > 0 and played_card(state, seat) > 0


@rule("OLB-3.1")
def discard_card(state, events, seat):
    """Return the played card to the supply before anything else; a 0 returns to the hand."""
    value = played_card(state, seat)
    clear_card(state, seat)
    if value == 0:
        state.players[seat].hand[0] += 1
        tell_card_taken_up(events, seat)
    else:
        state.supply[value] += 1
        tell_card_discarded(events, seat, value)


@rule("OLB-6.4")
def set_card_aside(state, events, seat):
    """Spend a reclaim tile: the card stays on the table until the turn is over."""
    spend_tile(state, events, seat, Tile.RECLAIM)
    tell_card_set_aside(events, seat, played_card(state, seat))


@rule("OLB-6.4")
def take_card_back(state, events, seat):
    """Return a card that was set aside to the hand, after the turn."""
    value = played_card(state, seat)
    if value != NO_CARD:
        state.players[seat].hand[value] += 1
        clear_card(state, seat)
        tell_card_reclaimed(events, seat, value)


# --- pawn and building -----------------------------------------------------------------------------------------------


@rule("OLB-4.4")
def take_and_build(box, state, events, seat, space, stack, using):
    """Place the pawn, take the building and build it, which is mandatory."""
    place_pawn(box, state, events, seat, space, stack, using)
    state.pawn_done = 1
    state.building = take_top(state, stack)
    if can_append(box, state.players[seat], state.building):
        append(box, state, events, seat, state.building)
        start_effect(box, state, events, seat)
    else:
        state.phase = Phase.REPLACE
        replace_if_only(box, state, events, seat)
    turn_up_top(state, events, stack)


@helper
def replace_if_only(box, state, events, seat):
    """Replace the only building that can be replaced, without asking."""
    space = only_replaceable(box, state.players[seat], state.building)
    if space != NOWHERE:
        replace(box, state, events, seat, space, state.building)
        start_effect(box, state, events, seat)


@helper
def replace_chosen(box, state, events, seat, old):
    """Replace the building the player named."""
    replace(box, state, events, seat, space_of(state.players[seat], old), state.building)
    start_effect(box, state, events, seat)


@rule("OLB-3.5")
def go_without(state, events, seat):
    """Build nothing this turn; a pawn on the wheel stays where it is."""
    state.pawn_done = 1
    tell_no_building(events, seat, reveals_purse(state))


@helper
def reveals_purse(state):
    """Whether building nothing reveals that the seat cannot pay for the centre: only if the centre is free."""
    for seat in range(state.seats):
        if state.players[seat].pawn == CENTRE:
            return False
    return state.left.sum() > 0


# --- effects ---------------------------------------------------------------------------------------------------------


@rule("OLB-5.2", "OLB-5.3")
def use_effect(box, state, events, seat):
    """Advance on the chapel or gate track by exactly the power, then hand out bonus tiles."""
    if state.phase == Phase.CHAPEL:
        advance_chapel(box, state, events, seat, state.power)
    else:
        advance_gate(box, state, events, seat, state.power)
    state.phase = Phase.BONUS


@rule("OLB-4.4")
def decline_effect(box, state, events, seat):
    """Decline the effect, which is optional."""
    tell_stayed(events, seat, box.kind[state.building])
    state.phase = Phase.LAST_TILES


@rule("OLB-5.7")
def effect_is_idle(box, state, seat):
    """Whether the effect can do nothing because the marker is at the end of its track."""
    if state.phase == Phase.CHAPEL:
        return at_chapel_end(box, state, seat)
    return at_gate_end(box, state, seat)


@rule("OLB-5.4")
def take_forbidden_by(state, value):
    """Which rule forbids taking a card at the inn."""
    if value > state.power:
        return Forbidden.BEYOND_THE_POWER
    if state.supply[value] == 0:
        return Forbidden.NO_CARD_LEFT
    return Forbidden.NOTHING


@rule("OLB-5.4")
def inn_has_something(state):
    """Whether any card can still be taken."""
    for value in range(1, CARD_VALUES):
        if take_forbidden_by(state, value) == Forbidden.NOTHING:
            return True
    return False


@rule("OLB-5.4")
def take_card(state, events, seat, value):
    """Take one card from the supply; its value is subtracted from the power."""
    state.supply[value] -= 1
    state.players[seat].hand[value] += 1
    state.power -= value
    tell_card_taken(events, seat, value, state.power)


# --- bonus tiles -----------------------------------------------------------------------------------------------------


@rule("OLB-5.3", "OLB-6.9")
def may_take_bonus(state):
    """Whether a bonus tile is still due and some stack has one left."""
    if state.bonus_due == 0:
        return False
    for stack in range(BONUS_STACKS):
        if state.bonus_left[stack] > 0:
            return True
    return False


@rule("OLB-5.3")
def take_bonus(state, events, seat, stack):
    """Take the open tile of a stack and turn up the next one."""
    state.bonus_due -= 1
    state.bonus_left[stack] -= 1
    left = state.bonus_left[stack]
    tile = np.int64(state.bonus[stack, left])
    state.bonus[stack, left] = EMPTY
    state.players[seat].new_tiles[tile] += 1
    tell_tile_taken(events, seat, tile, stack, left)
    if left > 0:
        tell_tile_turned(events, NOBODY, state.bonus[stack, left - 1], stack)


@rule("OLB-5.3")
def decline_bonus(state, events, seat):
    """Take no tile at one bonus space; the open tiles stay as they are."""
    state.bonus_due -= 1
    tell_tile_declined(events, seat)


@rule("OLB-6.9")
def phase_after_bonus(state):
    """The phase to return to: a +2 tile may have been used before the pawn was placed."""
    return Phase.LAST_TILES if state.pawn_done else Phase.PAWN


@rule("OLB-6.5", "OLB-6.6", "OLB-5.7")
def use_forbidden_by(box, state, seat, tile):
    """Which rule forbids using a +2 tile."""
    at_end = at_chapel_end(box, state, seat) if tile == Tile.CHAPEL_TWO else at_gate_end(box, state, seat)
    if at_end:
        return Forbidden.MARKER_AT_THE_END
    if tile == Tile.CHAPEL_TWO and not can_use_chapel_tile(box, state, seat):
        return Forbidden.NO_CHAPEL_TILE
    if tile == Tile.GATE_TWO and not can_use_gate_tile(box, state, seat):
        return Forbidden.NO_GATE_TILE
    return Forbidden.NOTHING


@rule("OLB-6.5", "OLB-6.6")
def use_tile(box, state, events, seat, tile):
    """Spend a +2 tile and advance; the turn then continues where it was."""
    spend_tile(state, events, seat, tile)
    if tile == Tile.CHAPEL_TWO:
        advance_chapel(box, state, events, seat, box.chapel_steps)
    else:
        advance_gate(box, state, events, seat, box.gate_steps)
    state.phase = Phase.BONUS


@rule("OLB-6.9")
def has_track_tile(box, state, seat):
    """Whether a +2 tile can be used: before the pawn, and again after the effect."""
    return can_use_chapel_tile(box, state, seat) or can_use_gate_tile(box, state, seat)
