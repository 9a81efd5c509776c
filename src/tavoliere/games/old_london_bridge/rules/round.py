"""The round: turn marker, lady tiles, secret cards, the order of play, and what each round pays at its end."""

from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.events import (
    tell_card_chosen,
    tell_card_raised,
    tell_card_revealed,
    tell_chapel_leader_paid,
    tell_gate_leader_paid,
    tell_highest_card_paid,
    tell_lady_joined,
    tell_lowest_number_paid,
    tell_marker_turned,
    tell_order_fixed,
    tell_own_card_chosen,
    tell_pawns_removed,
)
from tavoliere.games.old_london_bridge.names import (
    CARDS_PLAYED,
    NO_CARD,
    NONE_BUILT,
    NOWHERE,
    TILE_KINDS,
    TURNS,
    WHEEL,
    Area,
    Face,
    Forbidden,
    Phase,
    Tile,
)
from tavoliere.games.old_london_bridge.rules.tracks import earn, is_ahead, spend_tile


@rule("OLB-2.1")
def turn_marker(state, events):
    """Turn up the next marker and rotate the wheel clockwise by its number."""
    number = int(state.marker[state.round_number])
    state.round_number += 1
    state.wheel = (state.wheel + number) % WHEEL
    tell_marker_turned(events, NOBODY, number, state.round_number, state.wheel)


@helper
def start_round(state, events):
    """A new round begins with its marker; then lady tiles are asked for."""
    turn_marker(state, events)
    state.turn += 1
    state.phase = Phase.LADY
    state.asked = 0
    clear_order(state)


@helper
def clear_order(state):
    """Clear the order of play."""
    for place in range(TURNS):
        state.order[place] = NOBODY
        state.order_card[place] = state.order_value[place] = 0


# --- lady tiles ------------------------------------------------------------------------------------------------------


@rule("OLB-6.8")
def may_call_lady(box, state, seat):
    """Whether the seat has a lady tile and the supply a card of her value."""
    return state.players[seat].tiles[Tile.LADY] > 0 and state.supply[box.lady_value] > 0


@rule("OLB-6.8")
def call_lady(box, state, events, seat):
    """Spend a lady tile to take a card from the supply."""
    spend_tile(state, events, seat, Tile.LADY)
    state.supply[box.lady_value] -= 1
    state.players[seat].hand[box.lady_value] += 1
    tell_lady_joined(events, seat, box.lady_value)


# --- secret cards ----------------------------------------------------------------------------------------------------


@rule("OLB-2.2")
def has_chosen(state, seat):
    """Whether a seat has laid down its card or cards of this round."""
    return state.players[seat].card[0] != NO_CARD


@rule("OLB-2.2", "OLB-8.1")
def cards_forbidden_by(box, state, seat, high, low):
    """Which rule forbids playing one card (low is NO_CARD), or two."""
    hand = state.players[seat].hand
    cards = 1 if low == NO_CARD else 2
    if cards > box.cards_played[state.seats]:
        return Forbidden.ONE_CARD_A_ROUND
    if cards < box.cards_played[state.seats]:
        return Forbidden.TWO_CARDS_A_ROUND
    if hand[high] == 0 or (cards == 2 and hand[low] == 0) or (high == low and hand[high] < 2):
        return Forbidden.CARD_NOT_IN_HAND
    return Forbidden.NOTHING


@rule("OLB-2.2")
def choose_cards(state, events, seat, high, low):
    """Lay cards face down; they leave the hand when all are revealed, so that nothing shared changes before."""
    player = state.players[seat]
    player.card[0] = high
    player.card[1] = low
    tell_own_card_chosen(events, seat, high, low)
    tell_card_chosen(events, seat)


@helper
def all_have_chosen(state):
    """Whether every seat has chosen."""
    for seat in range(state.seats):
        if not has_chosen(state, seat):
            return False
    return True


@rule("OLB-2.2")
def reveal_cards(state, events):
    """Turn up all cards together."""
    for seat in range(state.seats):
        player = state.players[seat]
        for slot in range(CARDS_PLAYED):
            if player.card[slot] != NO_CARD:
                player.hand[player.card[slot]] -= 1
                tell_card_revealed(events, seat, player.card[slot])


@rule("OLB-9.7")
def pay_highest_card(box, state, events):
    """Pay the highest printed card, before tiles raise any; the chapel track breaks ties."""
    if state.face[Area.INN] != Face.EACH_ROUND:
        return
    best = 0
    for seat in range(1, state.seats):
        if card_comes_first(state, seat, 0, best, 0):
            best = seat
    money = box.face_money[Area.INN, Face.EACH_ROUND]
    earn(state, best, money)
    tell_highest_card_paid(events, best, money, state.players[best].card[0])


# --- the order of play -----------------------------------------------------------------------------------------------


@helper
def value_of(player, slot):
    """The value of a played card, +1 tiles included."""
    return player.card[slot] + player.raised[slot]


@rule("OLB-2.3", "OLB-6.7", "OLB-8.1")
def card_comes_first(state, seat, slot, other, other_slot):
    """Whether one played card acts before another: value, then the chapel track, then the higher printed one."""
    value, other_value = value_of(state.players[seat], slot), value_of(state.players[other], other_slot)
    if value != other_value:
        return value > other_value
    if seat != other:
        return is_ahead(state, seat, other)
    return slot < other_slot  # a seat's higher printed card lies in slot 0


@rule("OLB-2.3", "OLB-8.1")
def write_order(state, cards):
    """Write the order of play of the first `cards` cards of every seat."""
    clear_order(state)
    for seat in range(state.seats):
        for slot in range(cards):
            insert_card(state, seat * cards + slot, seat, slot)


@helper
def insert_card(state, last, seat, slot):
    """Insert a card in the order of play, which holds the cards before place `last`."""
    place = int(last)
    while place > 0:
        other, other_slot = int(state.order[place - 1]), int(state.order_card[place - 1])
        if not card_comes_first(state, seat, slot, other, other_slot):
            break
        write_turn(state, place, other, other_slot)
        place -= 1
    write_turn(state, place, seat, slot)


@helper
def write_turn(state, place, seat, slot):
    """Write whose turn a place in the order of play is, and with which card."""
    state.order[place] = seat
    state.order_card[place] = slot
    state.order_value[place] = value_of(state.players[seat], slot)


@rule("OLB-6.7")
def ask_for_plus_ones(state):
    """Ask seats with +1 tiles, in the provisional order of their higher printed cards."""
    write_order(state, 1)
    state.phase = Phase.PLUS_ONE
    state.asked = 0


@rule("OLB-6.7")
def slot_with_value(box, state, seat, value):
    """Which of a seat's cards has this value now; of two the higher printed one; NOWHERE if none has."""
    for slot in range(box.cards_played[state.seats]):
        if value_of(state.players[seat], slot) == value:
            return slot
    return NOWHERE


@rule("OLB-6.7")
def raise_card(box, state, events, seat, value):
    """Spend a +1 tile on a card; values may pass the highest printed one."""
    spend_tile(state, events, seat, Tile.PLUS_ONE)
    state.players[seat].raised[slot_with_value(box, state, seat, value)] += box.card_bonus
    tell_card_raised(events, seat, value, value + box.card_bonus)


@rule("OLB-2.3")
def fix_order(box, state, events):
    """Fix the order of play for the round."""
    write_order(state, int(box.cards_played[state.seats]))
    for place in range(TURNS):
        if state.order[place] != NOBODY:
            tell_order_fixed(events, state.order[place], place + 1, state.order_value[place])


# --- the end of a round ----------------------------------------------------------------------------------------------


@rule("OLB-9.5")
def pay_chapel_leader(box, state, events):
    """Pay the leader of the chapel track, once somebody has moved."""
    leader = int(state.chapel_order[0])
    if state.face[Area.CHAPEL] == Face.EACH_ROUND and state.players[leader].chapel > 0:
        money = box.face_money[Area.CHAPEL, Face.EACH_ROUND]
        earn(state, leader, money)
        tell_chapel_leader_paid(events, leader, money)


@rule("OLB-9.6")
def pay_gate_leader(box, state, events):
    """Pay the leader of the gate track, once somebody has moved; the chapel track breaks ties."""
    leader = 0
    for seat in range(1, state.seats):
        ahead = state.players[seat].gate - state.players[leader].gate
        if ahead > 0 or (ahead == 0 and is_ahead(state, seat, leader)):
            leader = seat
    if state.face[Area.GATE] == Face.EACH_ROUND and state.players[leader].gate > 0:
        money = box.face_money[Area.GATE, Face.EACH_ROUND]
        earn(state, leader, money)
        tell_gate_leader_paid(events, leader, money)


@rule("OLB-9.8")
def pay_lowest_number(box, state, events):
    """Pay whoever built the lowest house number of the round."""
    if state.face[Area.BRIDGE] == Face.EACH_ROUND and state.lowest != NONE_BUILT:
        money = box.face_money[Area.BRIDGE, Face.EACH_ROUND]
        earn(state, state.lowest_seat, money)
        tell_lowest_number_paid(events, state.lowest_seat, money, state.lowest)
    state.lowest = NONE_BUILT
    state.lowest_seat = NOBODY


@rule("OLB-5.8")
def remove_pawns(state, events):
    """Take the pawns off the wheel."""
    for seat in range(state.seats):
        state.players[seat].pawn = NOWHERE
    tell_pawns_removed(events, NOBODY)


@rule("OLB-6.0", "OLB-6.9")
def release_tiles(state):
    """Make the tiles taken in this round usable in the next."""
    for seat in range(state.seats):
        player = state.players[seat]
        for tile in range(TILE_KINDS):
            player.tiles[tile] += player.new_tiles[tile]
            player.new_tiles[tile] = 0


@helper
def empty_stacks(state):
    """How many building stacks are empty."""
    empty = 0
    for stack in range(WHEEL):
        if state.left[stack] == 0:
            empty += 1
    return empty


@rule("OLB-7.1", "OLB-8.1")
def is_last_round(box, state):
    """Whether the game ends after this round: it was the last one, or too many stacks are empty."""
    return state.round_number >= box.rounds[state.seats] or empty_stacks(state) >= box.empty_stacks_end
