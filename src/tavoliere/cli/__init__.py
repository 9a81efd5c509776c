"""The command line: `tavoliere games | play | replay | arena | serve | backup | rule | …`, in Italian and English."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tavoliere.engine.errors import BadOption, TavoliereError, UnknownGame
from tavoliere.engine.text import LANGUAGES, Texts, texts

HERE = Path(__file__).parent


def language(arguments: list[str]) -> str:
    """The language asked for with --lang, or the one of the locale."""
    for index, argument in enumerate(arguments):
        chosen = argument[7:] if argument.startswith("--lang=") else ""
        if argument == "--lang" and index + 1 < len(arguments):
            chosen = arguments[index + 1]
        if chosen in LANGUAGES:
            return chosen
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "it" if locale.lower().startswith("it") else "en"


def cli_texts(chosen: str) -> Texts:
    """The command line's own words."""
    return texts(chosen, (HERE,))


def usage_error(key: str, **words: Any) -> BadOption:
    """The error for a request that cannot be carried out, in the command line's own words."""
    return BadOption(key, words, (HERE,))


@contextmanager
def interruptible() -> Iterator[None]:
    """Turn Ctrl-C into a sentence of ours; Typer would only say "Aborted"."""
    try:
        yield
    except KeyboardInterrupt:
        raise TavoliereError("interrupted", {}, (HERE,)) from None


def main() -> None:
    """Run a command; errors a person can put right become a sentence and an exit code, never a traceback."""
    from tavoliere.cli.commands import build

    chosen = language(sys.argv[1:])
    words = cli_texts(chosen)
    try:
        build(chosen)()
    except (UnknownGame, BadOption) as error:
        if isinstance(error, UnknownGame):
            tell_problems(chosen)  # the game meant may be one of those
        fail(error.sentence(chosen) + " " + words("try-help"), 2)
    except TavoliereError as error:
        fail(error.sentence(chosen), 1)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def tell_problems(chosen: str) -> None:
    """Say what is wrong with games handed in from outside."""
    from tavoliere import app

    for problem in app.registry().problems():
        print(problem.sentence(chosen), file=sys.stderr)


def fail(sentence: str, code: int) -> None:
    """Print an error and exit."""
    print(sentence, file=sys.stderr)
    sys.exit(code)
