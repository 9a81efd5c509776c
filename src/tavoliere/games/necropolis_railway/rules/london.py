"""The London action: laying and turning tiles."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import rule
from tavoliere.games.necropolis_railway.events import tell_tile_laid, tell_tile_turned
from tavoliere.games.necropolis_railway.names import Forbidden, Side


@rule("LNR-3.2")
def room_is_finished(box, me, room):
    """Whether all tiles of a room show side B."""
    for tile in range(box.tiles):
        if box.tile_room[tile] == room and me.tiles[tile] != Side.B:
            return False
    return True


@rule("LNR-3.1")
def tile_price(box, me, tile):
    """The price printed on what the tile would cover."""
    return int64(box.tile_cost[tile, me.tiles[tile]])


@rule("LNR-3.1")
def tile_forbidden_by(box, state, me, tile):
    """Which rule forbids laying or turning a tile: the card's room, a finished tile, its price."""
    if box.tile_room[tile] != box.card_room[state.card]:
        return Forbidden.CARD_SHOWS_ANOTHER_ROOM
    finished = finished_tile_forbidden_by(box, me, tile)
    if finished != Forbidden.NOTHING:
        return finished
    return Forbidden.NOTHING if tile_price(box, me, tile) <= me.money else Forbidden.TILE_TOO_DEAR


@rule("LNR-3.2", "LNR-3.1")
def finished_tile_forbidden_by(box, me, tile):
    """Which rule forbids improving a tile that shows side B; in a finished room there is nothing to do at all."""
    if me.tiles[tile] != Side.B:
        return Forbidden.NOTHING
    return Forbidden.ROOM_IS_FINISHED if room_is_finished(box, me, box.tile_room[tile]) else Forbidden.TILE_IS_FINISHED


@rule("LNR-3.1")
def improve_tile(state, me, tile, pounds, events):
    """Lay a tile with side A up, or turn it to side B."""
    me.money -= pounds
    me.tiles[tile] += 1
    if me.tiles[tile] == Side.A:
        tell_tile_laid(events, state.seat, tile, pounds)
    else:
        tell_tile_turned(events, state.seat, tile, pounds)
