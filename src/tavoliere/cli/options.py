"""Options that several commands share, and the parsing of their values."""

import json
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import typer

from tavoliere.cli import cli_texts, usage_error
from tavoliere.engine.text import Texts


class Language(StrEnum):
    """Languages people can read."""

    en = "en"
    it = "it"


@dataclass(frozen=True)
class Shared:
    """The options that several commands have, with their help in one language."""

    language: str
    words: Texts
    game: Any
    box: Any
    option: Any
    seed: Any
    json: Any
    lang: Any
    file: str  # how a file is called in the help

    @classmethod
    def in_language(cls, language: str) -> "Shared":
        """The options in a language."""
        words = cli_texts(language)
        return cls(
            language,
            words,
            game=typer.Argument(metavar=words("meta-game"), help=words("help-game")),
            box=typer.Option("--box", metavar="FILE.toml", help=words("help-box")),
            option=typer.Option("--option", "-o", metavar="KEY=VALUE", help=words("help-option")),
            seed=typer.Option("--seed", help=words("help-seed")),
            json=typer.Option("--json", help=words("help-json")),
            lang=typer.Option("--lang", help=words("help-lang")),
            file=words("meta-file"),
        )


def read_options(written: list[str] | None) -> dict[str, str]:
    """Options written as KEY=VALUE."""
    options = {}
    for text in written or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise usage_error("bad-option-text", text=text)
        options[key.strip()] = value.strip()
    return options


def read_position(path: Path) -> dict[str, Any]:
    """Read a position file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise usage_error(
            "bad-position-file", file=str(path), reason=getattr(error, "strerror", None) or str(error)
        ) from error
    if not isinstance(data, dict):
        raise usage_error("bad-position-file", file=str(path), reason="not a JSON object")
    return data
