"""Reads a position that a person typed: every value is checked, every mistake named by its path and reason."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tavoliere.engine.chance import WORDS, seed_words
from tavoliere.engine.errors import BadPosition
from tavoliere.engine.outside import shown
from tavoliere.engine.records import Array

CHANCE = re.compile(rf"[0-9a-f]{{1,8}}(-[0-9a-f]{{1,8}}){{{WORDS - 1}}}")


class Reader:
    """One part of a position, a mapping of names to values; `path` says where it is."""

    def __init__(self, data: Any, path: str = "") -> None:
        self.path = path
        if not isinstance(data, Mapping):
            self.refuse("position-not-a-mapping")
        self.data: Mapping[str, Any] = data

    def refuse(self, reason: str, key: str = "", **words: Any) -> None:
        """Raise the error that names this part."""
        path = ".".join(part for part in (self.path, key) if part) or "position"
        raise BadPosition(reason, {"path": path, **words})

    def only(self, known: Sequence[str]) -> None:
        """Refuse names that a position does not have."""
        for key in self.data:
            if key not in known:
                self.refuse("position-unknown-name", str(key), known=", ".join(known))

    def part(self, key: str) -> "Reader":
        """A part of this part; empty when left out."""
        return Reader(self.data.get(key, {}), f"{self.path}.{key}" if self.path else key)

    def parts(self, key: str, most: int) -> list["Reader"]:
        """A list of parts."""
        values = self._list(key, most, [])
        return [Reader(value, f"{key}[{index}]") for index, value in enumerate(values)]

    def has(self, key: str) -> bool:
        """Whether the value is given."""
        return self.data.get(key) is not None

    def whole(self, key: str, default: int = 0, least: int = 0, most: int = 32767) -> int:
        """A whole number within limits."""
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse("position-not-in-range", key, value=shown(value), least=least, most=most)
        return int(value)

    def yes(self, key: str, default: bool = False) -> bool:
        """A value that is true or false."""
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            self.refuse("position-not-in-range", key, value=shown(value), least="false", most="true")
        return bool(value)

    def word(self, key: str, known: Sequence[str], default: str | None = None) -> int:
        """The index of a word among known ones."""
        return self._known(key, self.data.get(key, default), known)

    def words(self, key: str, known: Sequence[str], most: int = 999, default: Sequence[str] = ()) -> list[int]:
        """A list of words, as their indices."""
        return [self._known(key, value, known) for value in self._list(key, most, default)]

    def counts(self, key: str, known: Sequence[str], most: int = 999) -> list[int]:
        """Whole numbers by name, as a list in the order of the known names; names left out count 0."""
        part = self.part(key)
        part.only(known)
        return [part.whole(name, 0, 0, most) for name in known]

    def wholes(
        self, key: str, most_values: int, default: Sequence[int] = (), least: int = 0, most: int = 32767
    ) -> list[int]:
        """A list of whole numbers within limits."""
        values = self._list(key, most_values, default)
        numbered = {str(index): value for index, value in enumerate(values)}
        listed = Reader(numbered, f"{self.path}.{key}" if self.path else key)
        return [listed.whole(index, 0, least, most) for index in listed.data]

    def chance(self) -> Array:
        """The words of chance, written as hexadecimal digits; a fixed stream when left out."""
        text = self.data.get("chance")
        if text is None:
            return seed_words(0)
        if not isinstance(text, str) or not CHANCE.fullmatch(text):
            self.refuse("position-bad-chance", "chance")
        words = [int(word, 16) for word in text.split("-")]
        if not any(words):
            self.refuse("position-bad-chance", "chance")
        return np.array(words, np.int64)

    def _list(self, key: str, most: int, default: Any) -> list[Any]:
        values = self.data.get(key, default)
        if not isinstance(values, list | tuple) or len(values) > most:
            self.refuse("position-not-a-list", key, most=most)
        return list(values)

    def _known(self, key: str, value: Any, known: Sequence[str]) -> int:
        if value not in known:
            self.refuse("position-unknown-word", key, value=shown(value), known=", ".join(known))
        return list(known).index(value)


def chance_text(words: Any) -> str:
    """The words of chance as a position writes them."""
    return "-".join(f"{int(word):08x}" for word in words)


def named_counts(counts: Any, names: Sequence[str]) -> dict[str, int]:
    """Numbers by name, without the zeros."""
    return {name: int(count) for name, count in zip(names, counts, strict=False) if count}


def named_bits(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the bits that are set."""
    return [name for bit, name in enumerate(names) if int(mask) >> bit & 1]
