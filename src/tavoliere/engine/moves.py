"""Moves by name: a game declares each kind of move once, with its parts, in its `moves.py`.

    class Kind(MoveKind):
        CLAIM = parts(route=Route, colour=Colour, wilds=Count)

A move is an index into the box's move table; its row is a record of `move_record(Kind)`, so that rules read
`row.route`. The move's message, its TypeScript type and its line in docs/events.md follow from the declaration.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from tavoliere.engine.fields import Fields, FieldType
from tavoliere.engine.records import Array, Record, int16, record_class
from tavoliere.engine.text import member_id

if TYPE_CHECKING:
    from tavoliere.engine.game import Game

WIDTH = 3  # capacity: how many parts a move may have


class MoveKind(IntEnum):
    """The kinds of moves of a game, numbered in the order they stand in."""

    parts: Fields

    def __new__(cls, fields: Fields) -> "MoveKind":
        kind = int.__new__(cls, len(cls.__members__))
        kind._value_ = len(cls.__members__)
        kind.parts = fields
        return kind

    @property
    def word(self) -> str:
        """The kind as files, messages and text keys write it."""
        return member_id(self)


def parts(**fields: FieldType) -> Fields:
    """The parts of a kind of move, by name."""
    if len(fields) > WIDTH:
        raise ValueError(f"a move has at most {WIDTH} parts, not {', '.join(fields)}")
    return fields


def move_record(kinds: type[MoveKind]) -> np.dtype[Any]:
    """The record of a row: names that never meet in one kind of move share their place."""
    places = _places(kinds)
    names = ["kind", *places]
    offsets = [0, *(2 + 2 * place for place in places.values())]
    layout = {"names": names, "formats": [int16] * len(names), "offsets": offsets, "itemsize": 2 + 2 * WIDTH}
    return np.dtype((record_class(names), layout))


def _places(kinds: type[MoveKind]) -> dict[str, int]:
    """A place for each name: the first not used by another part of its moves, names with most conflicts first."""
    beside: dict[str, set[str]] = {}
    for kind in kinds:
        for name in kind.parts:
            beside.setdefault(name, set()).update(other for other in kind.parts if other != name)
    places: dict[str, int] = {}
    for name in sorted(beside, key=lambda one: -len(beside[one])):
        taken = {places[other] for other in beside[name] if other in places}
        places[name] = next(place for place in range(len(beside)) if place not in taken)
    if places and max(places.values()) >= WIDTH:
        crowded = ", ".join(name for name, place in places.items() if place >= WIDTH)
        raise ValueError(f"no common place in {WIDTH} for {crowded}: give parts of different kinds different names")
    return places


def write_row(row: Record, kind: MoveKind, /, **values: int) -> None:
    """Fill a row of the move table."""
    if values.keys() != kind.parts.keys():
        raise TypeError(f"{kind.word} has the parts {', '.join(kind.parts)}, not {', '.join(values)}")
    row.kind = kind
    for name, value in values.items():
        row[name] = value


def kind_of_row(kinds: type[MoveKind], row: Record) -> MoveKind:
    """The kind of a row."""
    return list(kinds)[int(row.kind)]


def part_numbers(kinds: type[MoveKind], row: Record) -> dict[str, int]:
    """The parts of a move as numbers."""
    return {name: int(row[name]) for name in kind_of_row(kinds, row).parts}


def part_values(game: "Game", row: Record) -> Mapping[str, Any]:
    """The parts of a move as ids."""
    fields = kind_of_row(game.Kind, row).parts
    return {name: fields[name].value(game, number) for name, number in part_numbers(game.Kind, row).items()}


def rows_for_hash(kinds: type[MoveKind], moves: Array, count: int) -> Array:
    """The move table as kinds and parts in the order of declaration, independent of the record's layout."""
    rows = np.zeros((len(moves), 1 + WIDTH), int16)
    for move in range(count):
        kind = kind_of_row(kinds, moves[move])
        rows[move, 0] = kind
        for name, place in _hashed_places(kind).items():
            rows[move, 1 + place] = moves[move][name]
    return rows


def _hashed_places(kind: MoveKind) -> dict[str, int]:
    fixed = {name: one.hashed_at for name, one in kind.parts.items() if one.hashed_at is not None}
    free = (place for place in range(WIDTH) if place not in fixed.values())
    return {name: fixed[name] if name in fixed else next(free) for name in kind.parts}
