"""Imagined worlds, in which what a perfect memory could not know is dealt anew, and what a seat knows as numbers.

Every coin and every card changes hands in the open, so money and hands could be remembered. Truly unknown are the
cards lying face down, the turn markers, the order of the stacks, and chance itself.
"""

from tavoliere.engine.chance import below, shuffle, split_stream
from tavoliere.engine.records import NOBODY, SEATS
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.names import (
    AREA_COUNT,
    BONUS_STACKS,
    BRIDGE,
    CARD_VALUES,
    CARDS_PLAYED,
    NO_CARD,
    TILE_KINDS,
    TURNS,
    WHEEL,
    Phase,
)
from tavoliere.games.old_london_bridge.rules.round import has_chosen

# --- imagine ---------------------------------------------------------------------------------------------------------


@rule("OLB-1.7", "GEN-6")
def imagine(box, state, seat, chance):
    """Deal again what lies face down (stacks, turn markers, others' chosen cards), then reseed chance."""
    redeal_stacks(box, state, chance)
    if state.phase == Phase.CARDS:
        for other in range(state.seats):
            if other != seat and has_chosen(state, other):
                redeal_choice(box, state, other, chance)
    split_stream(state.chance, chance)


@helper
def reshuffle(box, state, chance):
    """Deal again the stacks and the turn markers, and begin chance anew; cards that were chosen stay."""
    redeal_stacks(box, state, chance)
    split_stream(state.chance, chance)


@helper
def redeal_stacks(box, state, chance):
    """Deal again what lies face down in the middle: buildings, turn markers, bonus tiles."""
    for stack in range(WHEEL):
        redeal(chance, state.stack[stack], 0, state.left[stack] - 1)
    redeal(chance, state.marker, state.round_number, box.marker_count)
    for stack in range(BONUS_STACKS):
        redeal(chance, state.bonus[stack], 0, state.bonus_left[stack] - 1)


@helper
def redeal(chance, items, first, last):
    """Sort the items from first to last - 1, so that nothing of their order is left, and shuffle them."""
    for end in range(first + 1, last):
        item, place = items[end], end
        while place > first and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item
    if last > first:
        shuffle(chance, items[first:last], last - first)


@helper
def redeal_choice(box, state, seat, chance):
    """Replace a seat's chosen cards by random ones of its hand, the higher first."""
    player = state.players[seat]
    player.card[:] = NO_CARD
    for slot in range(box.cards_played[state.seats]):
        player.card[slot] = random_card(player, chance)
    if player.card[1] > player.card[0]:
        player.card[0], player.card[1] = player.card[1], player.card[0]


@helper
def random_card(player, chance):
    """A random card of a hand that is not chosen already."""
    left = -1 if player.card[0] != NO_CARD else 0
    for value in range(CARD_VALUES):
        left += player.hand[value]
    drawn = below(chance, left)
    for value in range(CARD_VALUES):
        here = player.hand[value]
        if player.card[0] == value:
            here -= 1
        if drawn < here:
            return value
        drawn -= here
    return 0


# --- observe: what a seat knows, as numbers --------------------------------------------------------------------------

TABLE = 12 + AREA_COUNT + 2 * WHEEL + CARD_VALUES + 2 * BONUS_STACKS + 2 * TURNS
OWN = 1 + CARD_VALUES + CARDS_PLAYED
PER_SEAT = 7 + CARDS_PLAYED + BRIDGE + 2 * TILE_KINDS
OBSERVATION = TABLE + OWN + SEATS * PER_SEAT


@rule("OLB-1.7", "GEN-6")
def observe(box, state, seat, out):
    """Write what a seat knows: the table, its own purse and hand, then each seat's open things, own seat first."""
    observe_table(state, seat, out)
    observe_stacks(state, seat, out[12:TABLE])
    own = out[TABLE : TABLE + OWN]
    me = state.players[seat]
    own[0] = me.money
    for value in range(CARD_VALUES):
        own[1 + value] = me.hand[value]
    for slot in range(CARDS_PLAYED):
        own[1 + CARD_VALUES + slot] = me.card[slot]
    for place in range(state.seats):
        observe_seat(state, (seat + place) % state.seats, out[TABLE + OWN + place * PER_SEAT :])
    return OBSERVATION


@helper
def observe_table(state, seat, out):
    """Write the open question."""
    out[0], out[1], out[2], out[3] = state.phase, state.seats, state.round_number, state.wheel
    out[4], out[5], out[6] = state.asked, state.pawn_done, state.building
    out[7], out[8], out[9] = state.power, state.bonus_due, state.lowest
    out[10] = (state.lowest_seat - seat) % state.seats if state.lowest_seat != NOBODY else NOBODY
    out[11] = state.turn


@helper
def observe_stacks(state, seat, out):
    """Write stacks, supply, bonus tiles, scoring, order of play."""
    for area in range(AREA_COUNT):
        out[area] = state.face[area]
    at = AREA_COUNT
    for stack in range(WHEEL):
        left = state.left[stack]
        out[at + stack] = left
        out[at + WHEEL + stack] = state.stack[stack, left - 1] if left > 0 else -1
    at += 2 * WHEEL
    for value in range(CARD_VALUES):
        out[at + value] = state.supply[value]
    at += CARD_VALUES
    for stack in range(BONUS_STACKS):
        left = state.bonus_left[stack]
        out[at + stack] = left
        out[at + BONUS_STACKS + stack] = state.bonus[stack, left - 1] if left > 0 else -1
    at += 2 * BONUS_STACKS
    for place in range(TURNS):
        out[at + place] = (state.order[place] - seat) % state.seats if state.order[place] != NOBODY else NOBODY
        out[at + TURNS + place] = state.order_value[place]


@helper
def observe_seat(state, seat, out):
    """Write what everybody sees of a seat; cards lying face down only as chosen or not."""
    player = state.players[seat]
    out[0], out[1], out[2], out[3] = 1, player.chapel, player.gate, player.pawn
    out[4], out[5] = player.hand.sum(), has_chosen(state, seat)
    for place in range(state.seats):
        if state.chapel_order[place] == seat:
            out[6] = place
    for slot in range(CARDS_PLAYED):
        out[7 + slot] = player.card[slot] if state.phase != Phase.CARDS else NO_CARD
    at = 7 + CARDS_PLAYED
    for space in range(BRIDGE):
        out[at + space] = player.bridge[space]
    at += BRIDGE
    for tile in range(TILE_KINDS):
        out[at + tile] = player.tiles[tile]
        out[at + TILE_KINDS + tile] = player.new_tiles[tile]
