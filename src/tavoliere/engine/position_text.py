"""A position as a short text and back: one line a part, `players.0.hand {blue=1 wild=2}`. For tests and bug reports.

Values: whole numbers, `yes`, `no`, `-` for nothing, words (in quotes where they could be misread), `[…]` for lists,
`{name=value …}` for mappings.
"""

import re
from collections.abc import Iterator
from typing import Any

from tavoliere.engine.errors import BadPosition

TOKEN = re.compile(r'"[^"]*"|[\[\]{}=]|[^\s\[\]{}="]+')
PLAIN = re.compile(r"[^\s\[\]{}=\"]+")
WHOLE = re.compile(r"-?\d+")
CONSTANTS = {"yes": True, "no": False, "-": None}


def to_text(position: dict[str, Any]) -> str:
    """The position, a line for each part; empty parts are left out where that means the same."""
    return "\n".join(f"{path} {_written(value)}" for path, value in _parts(position)) + "\n"


def _parts(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The parts that get a line of their own: top-level names, and names inside a list of mappings."""
    for key, part in value.items():
        if isinstance(part, list) and part and all(isinstance(one, dict) for one in part):
            for number, one in enumerate(part):
                yield from _parts(one, f"{path}{key}.{number}.")
        else:
            yield f"{path}{key}", part


def _written(value: Any) -> str:
    for word, constant in CONSTANTS.items():
        if value is constant:
            return word
    if isinstance(value, dict):
        return "{" + " ".join(f"{_quoted(key)}={_written(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(_written(part) for part in value) + "]"
    return _quoted(value) if isinstance(value, str) else str(value)


def _quoted(word: str) -> str:
    """A word, in quotes where it could be misread."""
    is_plain = PLAIN.fullmatch(word) and not WHOLE.fullmatch(word) and word not in CONSTANTS
    return word if is_plain else f'"{word}"'


def from_text(text: str) -> dict[str, Any]:
    """The position in a text."""
    position: dict[str, Any] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        path, _, rest = line.strip().partition(" ")
        try:
            tokens = TOKEN.findall(rest)
            value = _read(tokens)
            if tokens:
                raise ValueError(tokens[0])
            _put(position, path.split("."), value)
        except (ValueError, IndexError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise BadPosition("position-bad-line", {"path": f"line {number}", "line": line.strip()[:80]}) from error
    return position


def _read(tokens: list[str]) -> Any:
    """One value, taken from the front of the tokens."""
    token = tokens.pop(0)
    if token == "[":
        values = []
        while tokens[0] != "]":
            values.append(_read(tokens))
        tokens.pop(0)
        return values
    if token == "{":
        parts = {}
        while tokens[0] != "}":
            name, equals = tokens.pop(0), tokens.pop(0)
            if equals != "=":
                raise ValueError(equals)
            parts[name.strip('"')] = _read(tokens)
        tokens.pop(0)
        return parts
    if token in CONSTANTS:
        return CONSTANTS[token]
    return int(token) if WHOLE.fullmatch(token) else token.strip('"')


def _put(position: dict[str, Any], path: list[str], value: Any) -> None:
    """Write a value at a path such as players.0.hand."""
    here: Any = position
    for name, following in zip(path, [*path[1:], None], strict=True):
        if following is None:
            here[name] = value
        elif name.isdecimal():
            here = here[int(name)]
        else:
            here = here.setdefault(name, [])
            while following.isdecimal() and len(here) <= int(following) < 64:
                here.append({})
