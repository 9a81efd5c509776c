"""Errors that a person can put right: each is a sentence in either language that names the cause and the way out."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tavoliere.engine.text import Texts, texts


class TavoliereError(Exception):
    """Something a person can put right. `key` and `words` make the sentence; `folders` says whose texts to use."""

    def __init__(self, key: str, words: Mapping[str, Any] | None = None, folders: tuple[Path, ...] = ()) -> None:
        super().__init__(key)
        self.key = key
        self.words = dict(words or {})
        self.folders = folders

    def sentence(self, language: str = "en") -> str:
        """The error as a sentence in a language."""
        return self._in(texts(language, self.folders))

    def _in(self, catalogue: Texts) -> str:
        return catalogue(self.key, **self.words)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), vars(self))  # the classes have different parameters


def _restored(kind: type[TavoliereError], state: dict[str, Any]) -> TavoliereError:
    """Rebuild an error that another process raised."""
    error = kind.__new__(kind, state["key"])
    vars(error).update(state)
    return error


class UnknownGame(TavoliereError):
    """No game has this id."""


class BadGame(TavoliereError):
    """A game handed in from outside that cannot be used."""


class BadOption(TavoliereError):
    """An option, a seat count or a seed that the game does not know."""


class BadBox(TavoliereError):
    """A component file that cannot be played with: names file, table, row and reason."""


class BadPosition(TavoliereError):
    """A position that cannot be set up: names the part and the reason."""


class BadMatchFile(TavoliereError):
    """A saved match that cannot be read or does not replay."""


class MoveError(TavoliereError):
    """A move that was not made; `rule` is the id of the rule that says no."""

    def __init__(self, rule: str, key: str, words: Mapping[str, Any], folders: tuple[Path, ...] = ()) -> None:
        super().__init__(key, words, folders)
        self.rule = rule

    def _in(self, catalogue: Texts) -> str:
        return f"{super()._in(catalogue)} ({self.rule})"


class UnreadableMove(MoveError):
    """A text that is no move of the game (GEN-1); `closest` lists moves that look like it."""

    def __init__(self, text: str, closest: list[str]) -> None:
        key = "unreadable-move" if closest else "unreadable-move-alone"
        super().__init__("GEN-1", key, {"text": text, "closest": ", ".join(closest)})
        self.closest = closest


class AmbiguousMove(MoveError):
    """A text that could be several moves (GEN-1); `candidates` lists them."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__("GEN-1", "ambiguous-move", {"text": text, "candidates": ", ".join(candidates)})
        self.candidates = candidates


class ForbiddenMove(MoveError):
    """A move of the game that a rule forbids here; the match is unchanged."""


class UndoRefused(MoveError):
    """A decision that cannot be taken back (GEN-4)."""
