"""The wheel: which stack faces what, where a pawn may go, what it pays, and the building it takes."""

from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.events import (
    tell_centre_paid,
    tell_pawn_in_centre,
    tell_pawn_placed,
    tell_stack_emptied,
    tell_top_turned,
    tell_wheel_paid,
)
from tavoliere.games.old_london_bridge.names import (
    CENTRE,
    EMPTY,
    NOWHERE,
    USING_FREE_CENTRE,
    USING_OCCUPIED,
    USING_X,
    WHEEL,
    X_SPACE,
    Forbidden,
    Tile,
)
from tavoliere.games.old_london_bridge.rules.tracks import earn, spend_tile


@rule("OLB-3.2")
def money_facing(box, turned, stack):
    """What the outer space in front of a stack pays when the wheel has turned so far: pounds, or X_SPACE."""
    return box.wheel_money[(box.stack_at[stack] - turned) % WHEEL]


@rule("OLB-3.2")
def is_x(box, state, stack):
    """Whether the outer space in front of a stack is X now."""
    return money_facing(box, state.wheel, stack) == X_SPACE


@rule("OLB-3.4", "OLB-8.2")
def occupied_spaces(state, seat):
    """The spaces on which other seats' pawns stand, as bits."""
    spaces = 0
    for other in range(state.seats):
        pawn = int(state.players[other].pawn)
        if other != seat and pawn != NOWHERE:
            spaces |= 1 << pawn
    return spaces


@rule("OLB-6.1", "OLB-6.2", "OLB-6.3")
def missing_tile(player, using):
    """Which rule forbids spending these tiles because the seat has none it can use."""
    if using & USING_OCCUPIED and player.tiles[Tile.OCCUPIED] == 0:
        return Forbidden.NO_OCCUPIED_TILE
    if using & USING_FREE_CENTRE and player.tiles[Tile.FREE_CENTRE] == 0:
        return Forbidden.NO_FREE_CENTRE_TILE
    if using & USING_X and player.tiles[Tile.X] == 0:
        return Forbidden.NO_X_TILE
    return Forbidden.NOTHING


@rule("OLB-3.4", "OLB-6.0", "OLB-6.1")
def occupied_forbidden_by(state, seat, space, using):
    """Which rule forbids an occupied space without the tile, or the tile on a free space."""
    occupied = occupied_spaces(state, seat) >> space & 1
    if occupied and not using & USING_OCCUPIED:
        return Forbidden.SPACE_IS_OCCUPIED
    if using & USING_OCCUPIED and not occupied:
        return Forbidden.OCCUPIED_NOT_NEEDED
    return Forbidden.NOTHING


@rule("OLB-3.3", "OLB-6.2")
def centre_forbidden_by(box, player, using):
    """Which rule forbids the centre: the seat has neither the money nor spends the tile."""
    if not using & USING_FREE_CENTRE and player.money < box.centre_cost:
        return Forbidden.CENTRE_COSTS_MORE
    return Forbidden.NOTHING


@rule("OLB-3.2", "OLB-6.0", "OLB-6.3")
def x_forbidden_by(box, state, stack, using):
    """Which rule forbids X without the tile, or the tile on another space."""
    on_x = is_x(box, state, stack)
    if on_x and not using & USING_X:
        return Forbidden.X_IS_CLOSED
    if using & USING_X and not on_x:
        return Forbidden.X_NOT_NEEDED
    return Forbidden.NOTHING


@rule("OLB-8.2")
def must_leave(player, space):
    """Whether the pawn already stands on this space and must move to another one."""
    return player.pawn == space


@rule("OLB-3.4")
def is_exhausted(state, stack):
    """Whether a stack is empty: its space is closed, from the centre too."""
    return state.left[stack] == 0


@rule("GEN-8")
def pawn_forbidden_by(box, state, seat, space, stack, using):
    """Which rule forbids a pawn on a space, taking from a stack and spending tiles; the first of them is named."""
    player = state.players[seat]
    if is_exhausted(state, stack):
        return Forbidden.STACK_IS_EMPTY
    reason = missing_tile(player, using)
    if reason == Forbidden.NOTHING and must_leave(player, space):
        return Forbidden.PAWN_MUST_MOVE
    if reason == Forbidden.NOTHING:
        reason = occupied_forbidden_by(state, seat, space, using)
    if reason == Forbidden.NOTHING and space == CENTRE:
        reason = centre_forbidden_by(box, player, using)
    elif reason == Forbidden.NOTHING:
        reason = x_forbidden_by(box, state, stack, using)
    return reason


# --- which spaces are usable -----------------------------------------------------------------------------------------
# Sets of spaces and of tiles are bits here: every space is tried for every question about a pawn.


@helper
def pawn_tiles(player):
    """The tiles for pawn moves that a seat can spend, as bits."""
    tiles = 0
    for tile in range(Tile.X + 1):
        if player.tiles[tile] > 0:
            tiles |= 1 << tile
    return tiles


@helper
def outer_tiles(box, state, occupied, stack):
    """The tiles a pawn in front of a stack takes, neither more nor fewer; `occupied` holds others' spaces."""
    tiles = USING_OCCUPIED if occupied >> stack & 1 else 0
    return tiles | USING_X if is_x(box, state, stack) else tiles


@helper
def centre_tiles(occupied):
    """The tiles a pawn in the centre takes at least; a free-centre tile may be spent as well."""
    return USING_OCCUPIED if occupied >> CENTRE & 1 else 0


@helper
def can_stand_outside(box, state, player, occupied, tiles, stack):
    """Whether a pawn can stand in front of a stack with these tiles at hand."""
    return not must_leave(player, stack) and outer_tiles(box, state, occupied, stack) & ~tiles == 0


@helper
def can_stand_in_centre(box, player, occupied, tiles):
    """Whether a pawn can stand in the centre with these tiles at hand."""
    if must_leave(player, CENTRE) or centre_tiles(occupied) & ~tiles != 0:
        return False
    return centre_forbidden_by(box, player, tiles) == Forbidden.NOTHING


@helper
def can_place(box, state, seat, tiles):
    """Whether some space is usable with these tiles at hand."""
    player = state.players[seat]
    occupied = occupied_spaces(state, seat)
    in_centre = can_stand_in_centre(box, player, occupied, tiles)
    for stack in range(WHEEL):
        if is_exhausted(state, stack):
            continue
        if in_centre or can_stand_outside(box, state, player, occupied, tiles, stack):
            return True
    return False


@rule("OLB-3.5")
def may_go_without(box, state, seat):
    """Whether the seat may build nothing: no space is usable without spending tiles."""
    return not can_place(box, state, seat, 0)


@rule("OLB-3.5", "OLB-6.9")
def can_place_with_tiles(box, state, seat):
    """Whether the seat's tiles, alone or combined, make some space usable."""
    return can_place(box, state, seat, pawn_tiles(state.players[seat]))


# --- what a pawn does ------------------------------------------------------------------------------------------------


@rule("OLB-3.2", "OLB-6.3")
def pay_outer(box, state, events, seat, stack):
    """Pay what faces the stack; X pays nothing."""
    money = money_facing(box, state.wheel, stack)
    if money > 0:
        earn(state, seat, money)
        tell_wheel_paid(events, seat, money)


@rule("OLB-3.3", "OLB-6.2")
def pay_centre(box, state, events, seat, using):
    """Charge the price of the centre, unless the tile is spent."""
    if not using & USING_FREE_CENTRE:
        earn(state, seat, -box.centre_cost)
        tell_centre_paid(events, seat, box.centre_cost)


@rule("OLB-6.1", "OLB-6.2", "OLB-6.3")
def spend_pawn_tiles(state, events, seat, using):
    """Spend the tiles of a pawn move."""
    for tile in range(Tile.X + 1):
        if using >> tile & 1:
            spend_tile(state, events, seat, tile)


@helper
def place_pawn(box, state, events, seat, space, stack, using):
    """Put the pawn on a space and pay what it earns or costs."""
    spend_pawn_tiles(state, events, seat, using)
    state.players[seat].pawn = space
    if space == CENTRE:
        tell_pawn_in_centre(events, seat, stack)
        pay_centre(box, state, events, seat, using)
    else:
        tell_pawn_placed(events, seat, stack)
        pay_outer(box, state, events, seat, stack)


@rule("OLB-3.2", "OLB-3.3")
def take_top(state, stack):
    """Take the top building of a stack."""
    state.left[stack] -= 1
    building = int(state.stack[stack, state.left[stack]])
    state.stack[stack, state.left[stack]] = EMPTY
    return building


@helper
def turn_up_top(state, events, stack):
    """Tell which building is on top of a stack now, or that it is empty."""
    left = state.left[stack]
    if left > 0:
        tell_top_turned(events, NOBODY, state.stack[stack, left - 1], stack, left)
    else:
        tell_stack_emptied(events, NOBODY, stack)
