"""Refusals of the server, each a sentence in either language."""

from pathlib import Path
from typing import Any, TypedDict

from tavoliere.engine.errors import MoveError, TavoliereError
from tavoliere.engine.text import LANGUAGES, Word

HERE = Path(__file__).parent


class Refused(TavoliereError):
    """Something a client asked for that it cannot have; `status` is the HTTP code for it."""

    def __init__(self, key: str, status: int = 409, **words: Any) -> None:
        super().__init__(key, words, (HERE,))
        self.status = status


class Busy(Refused):
    """Somebody wants more at once than one person may; `seconds` says when to try again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-busy", 429, seconds=seconds)


class DecisionClosed(Refused):
    """The decision was made meanwhile: the client is also sent a fresh view."""

    def __init__(self) -> None:
        super().__init__("decision-closed")


class Description(TypedDict):
    """An error for a client."""

    key: str
    rule: str | None
    words: dict[str, Any]
    sentence: dict[str, str]


def described(error: TavoliereError) -> Description:
    """An error for a client: key and words to make the sentence from, and the sentence itself in both languages."""
    return {
        "key": error.key,
        "rule": error.rule if isinstance(error, MoveError) else None,
        "words": jsonable(error.words),
        "sentence": {language: error.sentence(language) for language in LANGUAGES},
    }


def jsonable(value: Any) -> Any:
    """Words as JSON: a text key standing where a word goes becomes {"word": key}."""
    if isinstance(value, dict):
        return {str(name): jsonable(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [jsonable(one) for one in value]
    if isinstance(value, Word):
        return {"word": str(value)}
    if isinstance(value, bool) or value is None:
        return value
    return int(value) if isinstance(value, int) else str(value)
