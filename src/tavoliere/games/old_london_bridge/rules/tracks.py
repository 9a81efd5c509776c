"""The chapel track and the gate track: markers, coins, bonus spaces, ends, and who is ahead."""

from tavoliere.engine.events import tell
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.names import Event, Tile


@helper
def earn(state, events, event, seat, money, detail):
    """Pay a seat, or let it pay when the money is below 0; told with the amount first."""
    state.players[seat].money += money
    tell(events, event, seat, money, detail)


@helper
def spend_tile(state, events, seat, tile):
    """A bonus tile is used once, then it leaves the game."""
    state.players[seat].tiles[tile] -= 1
    state.used += 1
    tell(events, Event.TILE_USED, seat, tile)


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
    """Whether the chapel marker has arrived."""
    return state.players[seat].chapel >= box.chapel_spaces


@rule("OLB-5.7")
def at_gate_end(box, state, seat):
    """Whether the gate marker has arrived."""
    return state.players[seat].gate >= box.gate_spaces


@rule("OLB-5.2", "OLB-5.7")
def stays_before(box, state, other, space):
    """Whether a marker stays before one that arrives at a space: further on, or first at the track's end."""
    there = state.players[other].chapel
    return there > space or (there == space and space == box.chapel_spaces)


@helper
def pile_chapel_marker(box, state, seat):
    """Find the moved marker its place in the chapel order: on top of its space's pile, at the end underneath."""
    old = 0
    while state.chapel_order[old] != seat:
        old += 1
    new = 0
    while new < old and stays_before(box, state, state.chapel_order[new], state.players[seat].chapel):
        new += 1
    for place in range(old, new, -1):
        state.chapel_order[place] = state.chapel_order[place - 1]
    state.chapel_order[new] = seat


@rule("OLB-5.2", "OLB-5.7")
def advance_chapel(box, state, events, seat, steps):
    """Walk on the chapel track and collect every coin reached or passed; the end pays once, and stops the walk."""
    player = state.players[seat]
    start = player.chapel
    player.chapel = min(start + steps, box.chapel_spaces)
    pile_chapel_marker(box, state, seat)
    tell(events, Event.CHAPEL_ADVANCED, seat, player.chapel - start, player.chapel)
    for space in range(start + 1, player.chapel + 1):
        if box.chapel_coin[space] > 0:
            earn(state, events, Event.COIN_REACHED, seat, box.chapel_coin[space], space)
    if at_chapel_end(box, state, seat):
        earn(state, events, Event.CHAPEL_END_REACHED, seat, box.chapel_end_money, 0)


@rule("OLB-5.3", "OLB-5.7")
def advance_gate(box, state, events, seat, steps):
    """Walk on the gate track; every bonus space reached or passed owes a tile, the end pays and stops the walk."""
    player = state.players[seat]
    start = player.gate
    player.gate = min(start + steps, box.gate_spaces)
    tell(events, Event.GATE_ADVANCED, seat, player.gate - start, player.gate)
    for space in range(start + 1, player.gate + 1):
        state.bonus_due += box.gate_bonus[space]
    if at_gate_end(box, state, seat):
        earn(state, events, Event.GATE_END_REACHED, seat, box.gate_end_money, 0)


@rule("OLB-6.5")
def can_use_chapel_tile(box, state, seat):
    """A chapel +2 tile takes a marker on that has not arrived."""
    return state.players[seat].tiles[Tile.CHAPEL_TWO] > 0 and not at_chapel_end(box, state, seat)


@rule("OLB-6.6")
def can_use_gate_tile(box, state, seat):
    """A gate +2 tile takes a marker on that has not arrived."""
    return state.players[seat].tiles[Tile.GATE_TWO] > 0 and not at_gate_end(box, state, seat)
