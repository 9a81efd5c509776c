"""Moves as players write them, and what else they may type: names come from the box."""

import re
from dataclasses import dataclass
from typing import Any

from tavoliere.engine.components import Components
from tavoliere.games.necropolis_railway.box import tile_names, words
from tavoliere.games.necropolis_railway.names import Kind
from tavoliere.games.necropolis_railway.pieces import (
    PAIRS,
    ROOMS,
    ROWS,
    Ability,
    Coffin,
    Crypt,
    Disc,
    Extra,
    Side,
    WagonKind,
    Worker,
)

DISCS = words(Disc)
COFFINS = words(Coffin)
CRYPTS = words(Crypt)
ABILITIES = words(Ability)
SIDES = words(Side)
WORKERS = words(Worker)
FIGURES = re.compile(r"(blue|green|grey|orange)=(\d)")


@dataclass(frozen=True)
class Names:
    """The ids of a box: what a move's numbers are called."""

    cards: list[str]
    rooms: list[str]
    tiles: list[str]
    rows: list[str]
    columns: list[str]
    wagons: dict[int, str]  # by space of the railway
    places: dict[int, str]  # by number of the place


def names_of(components: Components, box: Any) -> Names:
    """The names of a box that `make_box` has accepted."""
    tiles = tile_names(components)
    rows = [f"row{number + 1}" for number in range(int(box.rows))]
    return Names(
        [row.text("id") for row in components.table("cards").rows()],
        [row.text("id") for row in components.table("london_rooms").rows(ROOMS)],
        tiles,
        rows,
        [f"col{number + 1}" for number in range(int(box.columns))],
        {
            kind * PAIRS + pair: f"{words(WagonKind)[kind]}{pair + 1}"
            for kind in WagonKind
            for pair in range(int(box.pairs))
        },
        {**dict(enumerate(rows)), **{ROWS + number: tile for number, tile in enumerate(tiles)}},
    )


def move_text(names: Names, box: Any, row: Any) -> str:
    """A row of the move table as players write it."""
    kind, a, b, c = Kind(int(row.kind)), int(row.a), int(row.b), int(row.c)
    if kind == Kind.BURY:
        return f"bury {COFFINS[a]} {names.rows[b]} {names.columns[c]}"
    verb = VERBS.get(kind, kind.name.lower().replace("_", "-"))
    extras = [word for word, bit in (("carriage", Extra.CARRIAGE), ("orange", Extra.ORANGE)) if c & bit]
    return " ".join([verb, *aim_words(names, box, kind, a, b), *extras])


VERBS = {
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
AT_A_PLACE = (Kind.STAFF, Kind.HIRE, Kind.VOLUNTEER, Kind.DISMISS, Kind.CENTURY_HIRE, Kind.FINAL_HIRE)
AT_A_WAGON = (Kind.WAGON, Kind.SELL, Kind.CENTURY_WAGON)


def aim_words(names: Names, box: Any, kind: Kind, a: int, b: int) -> list[str]:
    """What a move aims at."""
    if kind in AT_A_PLACE:
        return [names.places[a]]
    if kind in AT_A_WAGON:
        return [names.wagons[a]]
    if kind in (Kind.LONDON, Kind.CENTURY_LONDON):
        return [names.tiles[a]]
    if kind in (Kind.CRYPT, Kind.CENTURY_CRYPT, Kind.FINAL_CRYPT):
        return [CRYPTS[a], names.columns[b]]
    if kind == Kind.WHITE_CRYPT:
        return [names.columns[a]]
    if kind in (Kind.LOAD, Kind.TOP_UP):
        return [COFFINS[a]]
    if kind == Kind.TAKE:
        return [str(a + 1)]
    if kind == Kind.BONUS:
        return [str(a + 1), DISCS[b]]
    if kind == Kind.PRESTIGE_MIX:
        return [f"{disc}={int(count)}" for disc, count in zip(DISCS, box.payments[a], strict=True)]
    return []


def written_as_in_the_table(text: str) -> str:
    """A text with its extras in order and all four figures of a payment; unchanged when it says a thing twice."""
    parts = text.split()
    if parts[:1] == ["prestige"] and all(FIGURES.fullmatch(part) for part in parts[1:]):
        figures = dict(part.split("=") for part in parts[1:])
        if len(figures) < len(parts) - 1:
            return text
        return " ".join(["prestige", *(f"{disc}={figures.get(disc, '0')}" for disc in DISCS)])
    extras: list[str] = [word for word in ("carriage", "orange") if parts[2:].count(word) == 1]
    return " ".join([part for index, part in enumerate(parts) if index < 2 or part not in extras] + extras)
