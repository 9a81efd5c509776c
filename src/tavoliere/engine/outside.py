"""Checks of data from outside, TOML or JSON: its size and depth, before anything is built from it."""

import math
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.text import Word

DEPTH = 12  # lists and tables inside one another
VALUES = 20_000  # of a box or a position; a match file has its own number
NAME = 60  # characters of a name, and of a value in a sentence
TEXT = 4_000  # characters
NUMBER = 10**9
CHARACTERS = 500_000  # of a whole file
KEY_PARTS = 16  # of a TOML key such as a.b.c; the reader's time grows with their square

# What a terminal, a database or JSON cannot hold: control characters, and unpaired UTF-16 surrogates.
UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
LONG_KEY = re.compile(rf"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){{{KEY_PARTS}}}")


def shown(value: Any) -> str:
    """Any value in a few characters, for the sentence that refuses it."""
    if isinstance(value, str):
        return value if len(value) <= NAME else f"{value[:NAME]}…"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int) and abs(value) >= 10**15:  # Python refuses to write very long numbers
        return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * math.log10(2))}"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list | tuple | dict):
        return "{…}" if isinstance(value, dict) else "[…]"
    return type(value).__name__


def check(data: Any, file: str, error: type[TavoliereError], most: int = VALUES) -> None:
    """Refuse data that is too large, too deep or of types that JSON does not have."""
    waiting = [(data, file, 0)]
    counted = 1
    while waiting:
        value, where, depth = waiting.pop()
        if not isinstance(value, dict | list | tuple):
            _check_single(value, where, error)
            continue
        counted += len(value)
        if counted > most:
            raise error("data-too-big", {"where": file, "most": most})
        if depth == DEPTH:
            raise error("data-too-deep", {"where": where, "most": DEPTH})
        waiting += [(part, path, depth + 1) for part, path in _parts(value, where, ": " if depth == 0 else ".", error)]


def _parts(value: Any, where: str, joint: str, error: type[TavoliereError]) -> list[tuple[Any, str]]:
    """The values in a list or mapping, each with its path."""
    if not isinstance(value, dict):
        return [(part, f"{where}[{index}]") for index, part in enumerate(value)]
    for name in value:
        if not isinstance(name, str) or len(name) > NAME or UNPRINTABLE.search(name):
            raise error("data-bad-name", {"where": where, "value": _printable(shown(name)), "most": NAME})
    return [(part, f"{where}{joint}{name}") for name, part in value.items()]


def _check_single(value: Any, where: str, error: type[TavoliereError]) -> None:
    if isinstance(value, str):
        if len(value) > TEXT or UNPRINTABLE.search(value):
            raise error("data-bad-text", {"where": where, "most": TEXT})
    elif isinstance(value, int | float):
        if not -NUMBER <= value <= NUMBER:  # also true of what is not a number
            raise error("data-bad-number", {"where": where, "value": shown(value), "most": NUMBER})
    elif value is not None:
        raise error("data-bad-kind", {"where": where, "value": shown(value)})


def _printable(text: str) -> str:
    return UNPRINTABLE.sub("?", text)


def kind_of(value: Any) -> Word:
    """The type of a value, as sentences call it: whole numbers and others are one kind."""
    kinds: Mapping[type, str] = {bool: "yes-no", int: "number", float: "number", str: "text", dict: "table"}
    return Word("data-kind-" + kinds.get(type(value), "list" if isinstance(value, list | tuple) else "nothing"))


def read_toml_text(text: str, file: str, error: type[TavoliereError]) -> dict[str, Any]:
    """Read a TOML text; every problem becomes a sentence."""
    if len(text) > CHARACTERS:
        raise error("data-too-long", {"where": file, "most": CHARACTERS})
    if LONG_KEY.search(text):
        raise error("data-long-key", {"where": file, "most": KEY_PARTS})
    try:
        return tomllib.loads(text)
    except RecursionError as problem:
        raise error("data-too-deep", {"where": file, "most": DEPTH}) from problem
    except tomllib.TOMLDecodeError as problem:
        raise error("box-not-toml", {"file": file, "reason": _printable(str(problem)[:200])}) from problem
    except ValueError as problem:  # a number with thousands of digits
        raise error("data-bad-number", {"where": file, "value": "10^4300", "most": NUMBER}) from problem
