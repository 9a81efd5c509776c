"""Moves as players write them, and what else they may type."""

import re
from collections.abc import Callable
from typing import Any

from tavoliere.engine.moves import MoveKind, kind_of_row
from tavoliere.games.necropolis_railway.box import Ids
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import COFFIN_IDS, CRYPT_IDS, DISC_IDS, Extra

FIGURES = re.compile(r"(blue|green|grey|orange)=(\d)")
VERBS: dict[MoveKind, str] = {
    Kind.PRESTIGE_MIX: "prestige",
    Kind.CENTURY_LONDON: "century london",
    Kind.CENTURY_WAGON: "century wagon",
    Kind.CENTURY_HIRE: "century hire",
    Kind.CENTURY_CRYPT: "century crypt",
    Kind.CENTURY_PASS: "century pass",
    Kind.FINAL_HIRE: "final hire",
    Kind.FINAL_CRYPT: "final crypt",
    Kind.FINAL_PASS: "final pass",
}
WRITTEN: dict[str, Callable[[Ids, Any, int], str]] = {
    "row": lambda ids, _box, row: ids.rows[row],
    "column": lambda ids, _box, column: ids.columns[column],
    "place": lambda ids, _box, place: ids.places[place],
    "tile": lambda ids, _box, tile: ids.tiles[tile],
    "wagon": lambda ids, _box, wagon: ids.wagons[wagon],
    "space": lambda _ids, _box, space: str(space + 1),
    "bonus": lambda _ids, _box, bonus: str(bonus + 1),
    "colour": lambda _ids, _box, colour: DISC_IDS[colour],
    "coffin": lambda _ids, _box, colour: COFFIN_IDS[colour],
    "crypt": lambda _ids, _box, colour: CRYPT_IDS[colour],
    "payment": lambda _ids, box, payment: figures(box.payments[payment]),
}  # each part of a move as players write it; the number of discs follows from the payment


def figures(payment: Any) -> str:
    """Discs by colour: `blue=1 green=0 grey=0 orange=2`."""
    return " ".join(f"{disc}={int(count)}" for disc, count in zip(DISC_IDS, payment, strict=True))


def move_text(ids: Ids, box: Any, chosen: Any) -> str:
    """A row of the move table as players write it."""
    kind = kind_of_row(Kind, chosen)
    target = [WRITTEN[name](ids, box, int(chosen[name])) for name in kind.parts if name in WRITTEN]
    extras = int(chosen.extras) if "extras" in kind.parts else Extra.PLAIN
    paid = [word for word, bit in (("carriage", Extra.CARRIAGE), ("orange", Extra.ORANGE)) if extras & bit]
    return " ".join([VERBS.get(kind, kind.word), *target, *paid])


def rewrite(text: str) -> str:
    """A text with its extras in order and all four figures of a payment; unchanged when it says a thing twice."""
    words = text.split()
    if words[:1] == ["prestige"] and all(FIGURES.fullmatch(word) for word in words[1:]):
        counts = dict(word.split("=") for word in words[1:])
        if len(counts) < len(words) - 1:
            return text
        return " ".join(["prestige", *(f"{disc}={counts.get(disc, '0')}" for disc in DISC_IDS)])
    extras: list[str] = [word for word in ("carriage", "orange") if words[2:].count(word) == 1]
    return " ".join([word for index, word in enumerate(words) if index < 2 or word not in extras] + extras)
