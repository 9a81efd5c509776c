"""Every word a person reads, in Italian and English: Project Fluent files beside the code that speaks them."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")
ENGINE = Path(__file__).parent


class Word(str):
    """A text key standing where a word goes: it is looked up before the sentence is made."""


class Texts:
    """The sentences of one language from some folders: `texts("key", name=value)`."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (ENGINE, *folders):
            path = folder / "text" / f"{language}.ftl"
            if path.exists():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def __call__(self, key: str, /, **words: Any) -> str:
        """The sentence of that key; a Word among the arguments is looked up first, a list is joined with commas."""
        if not self._bundle.has_message(key):
            return key
        message = self._bundle.get_message(key)
        assert message.value is not None
        text, _errors = self._bundle.format_pattern(
            message.value, {name: self._read(word) for name, word in words.items()}
        )
        return str(text)

    def has(self, key: str) -> bool:
        """Whether the language has this key."""
        return bool(self._bundle.has_message(key))

    def _read(self, word: Any) -> Any:
        if isinstance(word, Word):
            return self(word)
        if isinstance(word, list | tuple):
            return ", ".join(str(self._read(one)) for one in word)
        return int(word) if isinstance(word, int) else word


@lru_cache
def texts(language: str, folders: tuple[Path, ...] = ()) -> Texts:
    """The texts of a language, read once."""
    return Texts(language if language in LANGUAGES else "en", folders)


def key_of(prefix: str, name: str) -> str:
    """The text key of an enum member: `refusal-route-is-taken` for ROUTE_IS_TAKEN."""
    return f"{prefix}-{name.lower().replace('_', '-')}"
