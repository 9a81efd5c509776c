"""Texts for people, in Italian and English: Project Fluent files beside the code that uses them."""

import re
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")
ENGINE = Path(__file__).parent
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)  # where a message or a term begins
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # another entry, referred to in a placeable


class Word(str):
    """A text key used as a value in a sentence: it is looked up before the sentence is made."""


class Texts:
    """The sentences of one language from some folders: `texts("key", name=value)`.

    A message is parsed when it is first asked for: parsing all of them took half of the time in which a program starts.
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for folder in (ENGINE, *folders):
            path = folder / "text" / f"{language}.ftl"
            if path.exists():
                self._sources.update(entries(path.read_text(encoding="utf-8")))

    def __call__(self, key: str, /, **words: Any) -> str:
        """The sentence of that key, or of an attribute of it, `key.short`.

        A Word among the arguments is looked up first, a list is joined with commas.
        """
        if not self.has(key):
            return key
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _errors = self._bundle.format_pattern(pattern, {name: self._read(word) for name, word in words.items()})
        return str(text)

    def has(self, key: str) -> bool:
        """Whether the language has this key, or a key's attribute."""
        name, _, attribute = key.partition(".")
        self._parse(name)
        is_there = bool(self._bundle.has_message(name))
        return is_there and (not attribute or attribute in self._bundle.get_message(name).attributes)

    def _parse(self, key: str, begun: frozenset[str] = frozenset()) -> None:
        """Add an entry to the bundle, after everything it refers to, so that no thread sees it incomplete."""
        source = self._sources.get(key)
        if source is None or key in begun or self._bundle.has_message(key):
            return
        for named in REFERENCE.findall(source):
            self._parse(named, begun | {key})
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def _read(self, word: Any) -> Any:
        if isinstance(word, Word):
            return self(word)
        if isinstance(word, list | tuple):
            return ", ".join(str(self._read(one)) for one in word)
        return int(word) if isinstance(word, int) else word


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent file, unparsed, by their names."""
    starts = list(ENTRY.finditer(source))
    ends = [following.start() for following in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@lru_cache
def texts(language: str, folders: tuple[Path, ...] = ()) -> Texts:
    """The texts of a language, read once."""
    return Texts(language if language in LANGUAGES else "en", folders)


def member_id(member: Enum) -> str:
    """A member of an enum as texts, files and messages write it: `route-is-taken` for ROUTE_IS_TAKEN."""
    return member.name.lower().replace("_", "-")


def key_of(prefix: str, name: str) -> str:
    """The text key of an enum member: `refusal-route-is-taken` for ROUTE_IS_TAKEN."""
    return f"{prefix}-{name.lower().replace('_', '-')}"
