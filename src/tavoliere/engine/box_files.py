"""Box files: an owner's box, the part of it that owners share, and what several owners report together."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tavoliere.engine import outside
from tavoliere.engine.checklist import Item, checklist
from tavoliere.engine.components import BOX_OF, CHECKED
from tavoliere.engine.errors import BadBox

ADDRESS = 160  # characters
LONGEST = 200_000  # characters of a box file that is kept
KINDS = ("confirmed", "corrected")


@dataclass(frozen=True)
class BoxFile:
    """An owner's box as a file holds it."""

    tables: dict[str, Any]
    checked: list[str] = field(default_factory=list)
    game: str | None = None


def read_box(data: Mapping[str, Any], file: str) -> BoxFile:
    """The parts of a box file; refused if anything is too big, too deep or of a wrong type."""
    outside.check(data, file, BadBox)
    game, checked = data.get(BOX_OF), data.get(CHECKED, [])
    if not (game is None or isinstance(game, str)):
        raise BadBox("box-file-part", {"file": file, "key": BOX_OF})
    if not isinstance(checked, list) or not all(isinstance(path, str) and len(path) <= ADDRESS for path in checked):
        raise BadBox("box-file-part", {"file": file, "key": CHECKED})
    tables = {name: table for name, table in data.items() if name not in (BOX_OF, CHECKED)}
    _refuse_nothing_in_lists(tables, file)
    return BoxFile(tables, list(dict.fromkeys(checked)), game)


def _refuse_nothing_in_lists(value: Any, where: str) -> None:
    """Refuse what TOML cannot say: a list that holds nothing at some place."""
    if isinstance(value, dict):
        for name, one in value.items():
            _refuse_nothing_in_lists(one, f"{where}.{name}")
    elif isinstance(value, list):
        for number, one in enumerate(value):
            if one is None:
                raise BadBox("data-bad-kind", {"where": f"{where}[{number}]", "value": outside.shown(one)})
            _refuse_nothing_in_lists(one, f"{where}[{number}]")


def written_box(box: BoxFile) -> str:
    """A box file as TOML, the same that `--box` reads."""
    head = {BOX_OF: box.game} if box.game else {}
    return written_toml({**head, CHECKED: box.checked, **box.tables})


def shared(game: str, printed: list[Item], own: list[Item], checked: list[str]) -> dict[str, Any]:
    """What an owner shares of a box: the values confirmed or corrected, and nothing else."""
    before = {item.path: item.value for item in printed}
    now = {item.path: item.value for item in checklist(printed, own)}
    left = {item.path for item in own}
    gone: dict[str, Any] = {path: [] for path in before if path not in left}
    corrected = {path: value for path, value in now.items() if before.get(path) != value}
    confirmed = {path: now[path] for path in checked if path in now and path not in corrected}
    return {BOX_OF: game, "confirmed": confirmed, "corrected": {**corrected, **gone}}


@dataclass(frozen=True)
class ReportedValue:
    """What owners report for one printed value: each reported value with the number of owners, the largest first."""

    path: str
    values: list[tuple[Any, int]]

    @property
    def is_agreed(self) -> bool:
        """Whether several owners report the same value, and nobody another."""
        return len(self.values) == 1 and self.values[0][1] > 1


def merged(files: Mapping[str, Mapping[str, Any]]) -> tuple[str, list[ReportedValue]]:
    """The game that some share files are about, and what their owners report for each value."""
    game = _common_game(files)
    said: dict[str, Counter[str]] = {}
    for name, data in files.items():
        for kind in KINDS:
            part = data.get(kind, {})
            if not isinstance(part, dict):
                raise BadBox("box-file-part", {"file": name, "key": kind})
            for path, value in part.items():
                written = json.dumps(value, sort_keys=True, ensure_ascii=False)
                said.setdefault(path, Counter())[written] += 1
    reported = [
        ReportedValue(path, [(json.loads(text), count) for text, count in values.most_common()])
        for path, values in sorted(said.items())
    ]
    return game, reported


def _common_game(files: Mapping[str, Mapping[str, Any]]) -> str:
    for name, data in files.items():
        outside.check(data, name, BadBox)
        if not isinstance(data.get(BOX_OF), str) or not set(KINDS) & data.keys():
            raise BadBox("box-not-shared", {"file": name})
    games = {str(data[BOX_OF]) for data in files.values()}
    if len(games) != 1:
        raise BadBox("box-games-differ", {"games": ", ".join(sorted(games))})
    return games.pop()


# --- TOML ------------------------------------------------------------------------------------------------------------


def written_toml(data: Mapping[str, Any]) -> str:
    """Plain data as TOML: values first, then tables; rows one a line."""
    lines = [f"{_key(key)} = {_written(value)}" for key, value in data.items() if not isinstance(value, dict)]
    for name, table in data.items():
        if isinstance(table, dict):
            lines += ["", f"[{_key(name)}]"]
            lines += [f"{_key(key)} = {_rows(value)}" for key, value in table.items() if value is not None]
    return "\n".join(lines).lstrip("\n") + "\n"


def _rows(value: Any) -> str:
    if not isinstance(value, list) or not value or not all(isinstance(row, dict) for row in value):
        return _written(value)
    return "[\n" + "".join(f"    {_written(row)},\n" for row in value) + "]"


def _written(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_written(one)}" for key, one in value.items() if one is not None)
        return f"{{ {inner} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_written(one) for one in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def _key(key: str) -> str:
    is_bare = key and all(sign.isascii() and (sign.isalnum() or sign in "_-") for sign in key)
    return key if is_bare else json.dumps(key, ensure_ascii=False)
