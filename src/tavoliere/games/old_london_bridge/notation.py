"""Moves as players write them, and what else they may type."""

from tavoliere.engine.moves import MoveKind, kind_of_row
from tavoliere.engine.records import Record
from tavoliere.games.old_london_bridge.box import Ids
from tavoliere.games.old_london_bridge.moves import Kind
from tavoliere.games.old_london_bridge.names import BUILDING_KINDS, TILES, Tile

WITHOUT_PARTS: dict[MoveKind, str] = {
    Kind.LADY: "lady",
    Kind.NO_LADY: "no-lady",
    Kind.NO_PLUS: "no-plus",
    Kind.RECLAIM: "reclaim",
    Kind.DISCARD: "discard",
    Kind.NO_PAWN: "no-pawn",
    Kind.ADVANCE: "advance",
    Kind.STAY: "stay",
    Kind.NO_BONUS: "no-bonus",
    Kind.ENOUGH: "enough",
    Kind.DONE: "done",
}
WITH_VALUE: dict[MoveKind, str] = {Kind.CARD: "card", Kind.PLUS_ONE: "plus-one", Kind.TAKE: "take"}
USED_ON = {Tile.CHAPEL_TWO: "chapel", Tile.GATE_TWO: "gate"}
SAME_WORDS = {"center": "centre", "free-center": "free-centre", "park": "garden", "emporium": "store"}


def move_text(ids: Ids, row: Record) -> str:
    """A row of the move table as players write it."""
    kind = kind_of_row(Kind, row)
    if kind in WITHOUT_PARTS:
        return WITHOUT_PARTS[kind]
    if kind in WITH_VALUE:
        return f"{WITH_VALUE[kind]} {row.value}"
    if kind == Kind.CARDS:
        return f"cards {row.high} {row.low}"
    if kind == Kind.USE:
        return f"use {USED_ON[Tile(int(row.tile))]}"
    if kind == Kind.REPLACE:
        return f"replace {ids.numbers[row.building]}"
    if kind == Kind.BONUS:
        return f"bonus {row.bonus_stack + 1}"
    where = "pawn centre" if kind == Kind.PAWN_CENTRE else "pawn"
    return f"{where} {BUILDING_KINDS[row.stack]}{using_text(int(row.using))}"


def using_text(using: int) -> str:
    """The tiles a pawn move spends."""
    tiles = [TILES[tile] for tile in Tile if using >> tile & 1]
    return f" using {','.join(tiles)}" if tiles else ""


def rewrite(ids: Ids, text: str) -> str:
    """The exact text for what people also type: other spellings, cards or tiles in another order, a building's id."""
    words = [SAME_WORDS.get(word, word) for word in text.replace(", ", ",").split()]
    if words[0] == "cards" and len(words) == 3:
        words[1:] = sorted(words[1:], reverse=True)
    if words[0] == "card" and len(words) == 3:
        words = ["cards", *sorted(words[1:], reverse=True)]
    if words[0] == "replace" and len(words) == 2 and words[1] in ids.buildings:
        words[1] = str(ids.numbers[ids.buildings.index(words[1])])
    if "using" in words[:-1]:
        tiles = [SAME_WORDS.get(tile, tile) for tile in words[-1].split(",")]
        words[-1] = ",".join(sorted(tiles, key=lambda tile: TILES.index(tile) if tile in TILES else len(TILES)))
    return " ".join(words)
