"""Field types of moves and events: how a number reads in Python, in messages, in sentences and in TypeScript.

Compiled code sees numbers only; everything else sees names.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tavoliere.engine.records import NOBODY
from tavoliere.engine.text import Word

if TYPE_CHECKING:
    from tavoliere.engine.game import Game

NONE = NOBODY  # the number that stands for nothing in a field of ids

Ids = str | Sequence[str]  # the name of a list of ids in the game's `ids` (they come from the box), or the list itself


@dataclass(frozen=True)
class FieldType:
    """What a field can hold.

    `read` makes the value from the number; without it the number is the value. `word` says how a sentence mentions it;
    without it a sentence uses the value.
    """

    name: str  # also the name of its TypeScript type
    meaning: str
    typescript: str = "number"
    read: Callable[["Game", int], Any] | None = None
    word: Callable[["Game", int], Any] | None = None
    is_optional: bool = False
    hashed_at: int | None = None  # its place in a hashed row of the move table; left out: the first free one

    def value(self, game: "Game", number: int) -> Any:
        """The value a number stands for; nothing is None."""
        if self.is_optional and number == NONE:
            return None
        return number if self.read is None else self.read(game, number)

    def said(self, game: "Game", number: int) -> Any:
        """The value as a sentence says it."""
        if self.word is None or (self.is_optional and number == NONE):
            return self.value(game, number)
        return self.word(game, number)


Fields = Mapping[str, FieldType]


def ids_of(game: "Game", ids: Ids) -> Any:
    """The list of ids that the numbers index."""
    return getattr(game.ids, ids) if isinstance(ids, str) else ids


def union(ids: Ids) -> str:
    """The TypeScript type of an id: those that do not depend on the box are listed."""
    return "string" if isinstance(ids, str) else " | ".join(f"'{one}'" for one in ids)


def one_of(name: str, meaning: str, ids: Ids, word: str | Callable[["Game", int], Any] | None = None) -> FieldType:
    """A field that holds an id. `word` is the prefix of a text key (`colour` for `colour-blue`), or makes the word."""

    def read(game: "Game", number: int) -> Any:
        return ids_of(game, ids)[number]

    def prefixed(game: "Game", number: int) -> Word:
        return Word(f"{word}-{read(game, number)}")

    return FieldType(name, meaning, union(ids), read, prefixed if isinstance(word, str) else word)


def several_of(name: str, meaning: str, ids: Sequence[str]) -> FieldType:
    """A field that holds any number of ids, one bit each."""

    def read(game: "Game", number: int) -> list[str]:
        return [one for bit, one in enumerate(ids) if number >> bit & 1]

    return FieldType(name, meaning, f"({union(ids)})[]", read)


def flag(name: str, meaning: str) -> FieldType:
    """A field that holds yes or no."""
    return FieldType(name, meaning, "boolean", lambda _game, number: bool(number))


def optional(kind: FieldType) -> FieldType:
    """The same type for a field that may hold nothing."""
    return replace(kind, is_optional=True)


Count = FieldType("Count", "how many")
Points = FieldType("Points", "points")
Seat = FieldType("Seat", "a seat, counted from 0")
