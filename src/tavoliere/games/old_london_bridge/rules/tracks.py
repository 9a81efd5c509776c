"""The chapel track and the gate track: markers, coins, bonus spaces, ends, and who is ahead."""

from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.events import (
    tell_chapel_advanced,
    tell_chapel_end_reached,
    tell_coin_reached,
    tell_gate_advanced,
    tell_gate_end_reached,
    tell_tile_used,
)
from tavoliere.games.old_london_bridge.names import Tile


@helper
def earn(state, seat, money):
    """Add money to a seat's purse; the caller tells the event."""
    state.players[seat].money += money


@helper
def spend_tile(state, events, seat, tile):
    """Spend a bonus tile, which leaves the game."""
    state.players[seat].tiles[tile] -= 1
    state.used += 1
    tell_tile_used(events, seat, tile)


@rule("OLB-2.3", "OLB-7.3")
def is_ahead(state, seat, other):
    """Whether a seat wins its ties with another: the chapel track, from the foremost marker to the last."""
    for place in range(state.seats):
        if state.chapel_order[place] == seat:
            return True
        if state.chapel_order[place] == other:
            return False
    return False


@rule("OLB-5.7")
def at_chapel_end(box, state, seat):
    """Whether the seat's chapel marker is at the end of its track."""
    return state.players[seat].chapel >= box.chapel_spaces


@rule("OLB-5.7")
def at_gate_end(box, state, seat):
    """Whether the seat's gate marker is at the end of its track."""
    return state.players[seat].gate >= box.gate_spaces


@rule("OLB-5.2", "OLB-5.7")
def stays_before(box, state, other, space):
    """Whether a marker stays ahead of one that arrives at a space: it is further on, or was first at the end."""
    there = state.players[other].chapel
    return there > space or (there == space and space == box.chapel_spaces)


@helper
def pile_chapel_marker(box, state, seat):
    """Move a marker in the chapel order and return its place: on top of its space, at the end underneath."""
    old = 0
    while state.chapel_order[old] != seat:
        old += 1
    new = 0
    while new < old and stays_before(box, state, state.chapel_order[new], state.players[seat].chapel):
        new += 1
    for place in range(old, new, -1):
        state.chapel_order[place] = state.chapel_order[place - 1]
    state.chapel_order[new] = seat
    return new


@rule("OLB-5.2", "OLB-5.7")
def advance_chapel(box, state, events, seat, steps):
    """Advance on the chapel track and collect every coin reached or passed; the end pays and stops the marker."""
    player = state.players[seat]
    start = player.chapel
    player.chapel = min(start + steps, box.chapel_spaces)
    place = pile_chapel_marker(box, state, seat)
    tell_chapel_advanced(events, seat, player.chapel - start, player.chapel, place + 1)
    for space in range(start + 1, player.chapel + 1):
        if box.chapel_coin[space] > 0:
            earn(state, seat, box.chapel_coin[space])
            tell_coin_reached(events, seat, box.chapel_coin[space], space)
    if at_chapel_end(box, state, seat):
        earn(state, seat, box.chapel_end_money)
        tell_chapel_end_reached(events, seat, box.chapel_end_money)


@rule("OLB-5.3", "OLB-5.7")
def advance_gate(box, state, events, seat, steps):
    """Advance on the gate track; bonus spaces reached or passed give tiles, the end pays and stops the marker."""
    player = state.players[seat]
    start = player.gate
    player.gate = min(start + steps, box.gate_spaces)
    tell_gate_advanced(events, seat, player.gate - start, player.gate)
    for space in range(start + 1, player.gate + 1):
        state.bonus_due += box.gate_bonus[space]
    if at_gate_end(box, state, seat):
        earn(state, seat, box.gate_end_money)
        tell_gate_end_reached(events, seat, box.gate_end_money)


@rule("OLB-5.2", "OLB-5.7")
def chapel_income(box, start, end):
    """The money collected between two spaces of the chapel track."""
    money, coins = 0, box.chapel_coin
    for space in range(start + 1, end + 1):
        money += coins[space]
    if start < end == box.chapel_spaces:
        money += box.chapel_end_money
    return money


@rule("OLB-5.7")
def gate_income(box, start, end):
    """The money collected between two spaces of the gate track."""
    return int(box.gate_end_money) if start < end == box.gate_spaces else 0


@rule("OLB-6.5")
def can_use_chapel_tile(box, state, seat):
    """Whether the seat has a chapel +2 tile and a marker that can still advance."""
    return state.players[seat].tiles[Tile.CHAPEL_TWO] > 0 and not at_chapel_end(box, state, seat)


@rule("OLB-6.6")
def can_use_gate_tile(box, state, seat):
    """Whether the seat has a gate +2 tile and a marker that can still advance."""
    return state.players[seat].tiles[Tile.GATE_TWO] > 0 and not at_gate_end(box, state, seat)
