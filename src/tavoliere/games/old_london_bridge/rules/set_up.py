"""The set-up, in the order of the rulebook."""

import numpy as np

from tavoliere.engine.chance import below, shuffle, start_stream
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import NOBODY, SEATS
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACK,
    BONUS_STACKS,
    CARD_VALUES,
    EMPTY,
    FACE_COUNT,
    NO_CARD,
    NOWHERE,
    RANDOM_FACE,
    WHEEL,
    Area,
    Phase,
)
from tavoliere.games.old_london_bridge.rules.round import start_round


def set_up(box, state, seats, options, seed):
    """Prepare the game and begin the first round; all random draws of the game are made here."""
    no_events = np.empty(0, EVENT)
    prepare(box, state, seats, options, seed)
    start_round(state, no_events)
    state.phase = Phase.CARDS  # nobody has a lady tile yet


@helper
def prepare(box, state, seats, options, seed):
    """Everything up to the first round, in the order of the rulebook."""
    start_stream(state.chance, seed)
    state.seats = seats
    stack_buildings(box, state)
    lay_turn_markers(box, state)
    lay_out_supply(box, state)
    stack_bonus_tiles(box, state)
    seat_players(box, state)
    choose_face(state, Area.CHAPEL, options.chapel)
    choose_face(state, Area.GATE, options.gate)
    choose_face(state, Area.INN, options.inn)
    choose_face(state, Area.BRIDGE, options.bridge)
    deal_hands(box, state)
    state.order[:] = NOBODY
    state.building = EMPTY
    state.lowest_seat = NOBODY


@rule("OLB-1.1")
def stack_buildings(box, state):
    """Shuffle the buildings of each kind into a stack."""
    for kind in range(WHEEL):
        state.stack[kind][:] = EMPTY
    for building in range(box.building_count):
        kind = box.kind[building]
        state.stack[kind, state.left[kind]] = building
        state.left[kind] += 1
    for kind in range(WHEEL):
        shuffle(state.chance, state.stack[kind], state.left[kind])


@rule("OLB-1.2")
def lay_turn_markers(box, state):
    """Turn the wheel to a random position and shuffle the turn markers; those beyond the last round stay unseen."""
    state.wheel = below(state.chance, WHEEL)
    for marker in range(box.marker_count):
        state.marker[marker] = box.marker[marker]
    shuffle(state.chance, state.marker, box.marker_count)


@rule("OLB-1.3")
def lay_out_supply(box, state):
    """Put the cards of value 1 and more into the supply."""
    for value in range(1, CARD_VALUES):
        state.supply[value] = box.card_count[value]


@rule("OLB-1.4")
def stack_bonus_tiles(box, state):
    """Stack the bonus tiles by their backs and shuffle each stack."""
    for stack in range(BONUS_STACKS):
        for tile in range(BONUS_STACK):
            state.bonus[stack, tile] = box.bonus_tiles[stack, tile]
        state.bonus_left[stack] = box.bonus_count[stack]
        shuffle(state.chance, state.bonus[stack], state.bonus_left[stack])


@rule("OLB-1.5")
def seat_players(box, state):
    """Give everybody money and an empty bridge, and put the chapel markers on stairs in random order."""
    state.chapel_order[:] = NOBODY
    for seat in range(SEATS):
        clear_player(state.players[seat])
    for seat in range(state.seats):
        state.players[seat].money = box.start_money
        state.chapel_order[seat] = seat
    shuffle(state.chance, state.chapel_order, state.seats)
    for stair in range(state.seats):
        state.players[state.chapel_order[stair]].stair = stair


@helper
def clear_player(player):
    """Empty a player's bridge, table and space on the wheel."""
    player.bridge[:] = EMPTY
    player.card[:] = NO_CARD
    player.pawn = NOWHERE


@rule("OLB-1.6", "OLB-8.1")
def deal_hands(box, state):
    """Deal the 0 cards and the first hand of the player's stair."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.hand[0] = box.zero_cards[state.seats]
        for value in range(1, CARD_VALUES):
            player.hand[value] = box.first_hand[player.stair, value]
            state.supply[value] -= player.hand[value]


@rule("OLB-9.0")
def choose_face(state, area, option):
    """Set the scoring of an area: printed, a named face, or a random face."""
    if option == RANDOM_FACE:
        state.face[area] = 1 + below(state.chance, FACE_COUNT - 1)
    else:
        state.face[area] = option
