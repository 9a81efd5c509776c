"""What the fields of moves and events hold: stacks, buildings, cards, tiles, money, spaces."""

from typing import Any

from tavoliere.engine.fields import FieldType, one_of, several_of
from tavoliere.engine.text import Word
from tavoliere.games.old_london_bridge.names import BONUS_STACK_IDS, BUILDING_KINDS, CRESTS, TILES, Tile


def built_word(game: Any, building: int) -> Word:
    """A kind of building as it stands before its house number."""
    return Word(f"built-{BUILDING_KINDS[game.plain_box.kind[building]]}")


def tile_key(tile: str) -> str:
    """The text key of a bonus tile's name."""
    return f"tile-{tile.replace('+', 'plus-')}"


def tile_word(_game: Any, tile: int) -> Word:
    """The name of a bonus tile."""
    return Word(tile_key(TILES[tile]))


def spoken_number(_game: Any, index: int) -> int:
    """An index as people count, from 1."""
    return index + 1


def facing(game: Any, turned: int) -> Any:
    """What faces each stack of buildings."""
    return game.facing(turned)


StackId = one_of("StackId", "a stack of buildings, named after their kind", BUILDING_KINDS, word="the")
BuildingKind = one_of("BuildingKind", "a kind of building", BUILDING_KINDS)
BuildingId = one_of("BuildingId", "a building", "buildings", word=built_word)
Crest = one_of("Crest", "the colour of a crest", CRESTS, word="crest")
TileId = one_of("TileId", "a bonus tile", TILES, word=tile_word)
PawnTiles = several_of("PawnTiles", "the bonus tiles a pawn move spends", TILES[: Tile.X + 1])
BonusStackId = one_of("BonusStackId", "a stack of bonus tiles", BONUS_STACK_IDS, word=spoken_number)
CardValue = FieldType("CardValue", "the value of a card")
HouseNumber = FieldType("HouseNumber", "the number of a building")
Money = FieldType("Money", "pounds")
Power = FieldType("Power", "the power of an effect")
Steps = FieldType("Steps", "steps on a track")
TrackSpace = FieldType("TrackSpace", "a space of a track, 0 at its start")
BridgeSpace = FieldType("BridgeSpace", "a space of a bridge, counted from 1 at the left")
Place = FieldType("Place", "a place in an order, counted from 1")
Round = FieldType("Round", "a round, counted from 1")
Sixths = FieldType("Sixths", "by how many sixths the wheel turns")
Facing = FieldType("Facing", "what faces each stack: pounds or X", "Record<StackId, number | 'x'>", facing)
