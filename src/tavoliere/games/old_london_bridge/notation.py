"""Moves as players write them, what else they may type, and the names of a box's buildings."""

from dataclasses import dataclass
from typing import Any

from tavoliere.engine.components import Components
from tavoliere.games.old_london_bridge.box import KINDS, TILES
from tavoliere.games.old_london_bridge.names import Kind, Tile

PLAIN = {
    Kind.LADY: "lady",
    Kind.NO_LADY: "no-lady",
    Kind.NO_PLUS: "no-plus",
    Kind.RECLAIM: "reclaim",
    Kind.DISCARD: "discard",
    Kind.NO_PAWN: "no-pawn",
    Kind.ADVANCE: "advance",
    Kind.STAY: "stay",
    Kind.ENOUGH: "enough",
    Kind.DONE: "done",
}
NUMBERED = {Kind.CARD: "card", Kind.PLUS_ONE: "plus-one", Kind.TAKE: "take"}
USED_ON = {Tile.CHAPEL_TWO: "chapel", Tile.GATE_TWO: "gate"}
SAME_WORDS = {"center": "centre", "free-center": "free-centre", "park": "garden", "emporium": "store"}


@dataclass(frozen=True)
class Names:
    """What the buildings of a box are called."""

    buildings: list[str]
    numbers: list[int]  # 0 for a garden


def names_of(components: Components) -> Names:
    """The names of a box that `make_box` has accepted."""
    rows = components.table("buildings").rows()
    return Names([row.text("id") for row in rows], [row.whole("number", default=0) for row in rows])


def move_text(names: Names, row: Any) -> str:
    """A row of the move table as players write it."""
    kind, a, b = Kind(int(row.kind)), int(row.a), int(row.b)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in NUMBERED:
        return f"{NUMBERED[kind]} {a}"
    if kind == Kind.CARDS:
        return f"cards {a} {b}"
    if kind == Kind.USE:
        return f"use {USED_ON[Tile(a)]}"
    if kind == Kind.REPLACE:
        return f"replace {names.numbers[a]}"
    if kind == Kind.BONUS:
        return f"bonus {a + 1}"
    where = "pawn centre" if kind == Kind.PAWN_CENTRE else "pawn"
    return f"{where} {KINDS[a]}{using_text(b)}"


def using_text(using: int) -> str:
    """The tiles a pawn move spends."""
    tiles = [TILES[tile] for tile in Tile if using >> tile & 1]
    return f" using {','.join(tiles)}" if tiles else ""


def rewrite(names: Names, text: str) -> str:
    """The exact text for what people also type: other spellings, cards or tiles in another order, a building's id."""
    words = [SAME_WORDS.get(word, word) for word in text.replace(", ", ",").split()]
    if words[0] == "cards" and len(words) == 3:
        words[1:] = sorted(words[1:], reverse=True)
    if words[0] == "card" and len(words) == 3:
        words = ["cards", *sorted(words[1:], reverse=True)]
    if words[0] == "replace" and len(words) == 2 and words[1] in names.buildings:
        words[1] = str(names.numbers[names.buildings.index(words[1])])
    if "using" in words[:-1]:
        tiles = [SAME_WORDS.get(tile, tile) for tile in words[-1].split(",")]
        words[-1] = ",".join(sorted(tiles, key=lambda tile: TILES.index(tile) if tile in TILES else len(TILES)))
    return " ".join(words)
