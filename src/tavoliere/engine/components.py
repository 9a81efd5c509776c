"""What is printed: a game's components.toml, and an owner's own box laid over it.

Reading is strict: whatever cannot be played with is refused with file, table, row and reason.
"""

import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from tavoliere.engine.errors import BadBox
from tavoliere.engine.text import Texts

STATUSES = ("verified", "partial", "reconstructed")
OWN = "own"  # the status of what an owner typed in
FREE_KEYS = {"status", "provenance"}


class BoxRefused(BadBox):
    """The one error of this module: where it is, and a reason that is itself a sentence."""

    def __init__(self, where: "Table | Row", reason: str, **words: Any) -> None:
        table = where.table if isinstance(where, Row) else where
        super().__init__("bad-box", {"file": table.file, "table": table.name}, table.folders)
        self.row = where.number if isinstance(where, Row) else None
        self.label = where.label if isinstance(where, Row) else ""
        self.reason = reason
        self.reason_words = words

    def _in(self, catalogue: Texts) -> str:
        reason = catalogue(self.reason, **self.reason_words)
        if self.row is None:
            return catalogue("bad-box", reason=reason, **self.words)
        return catalogue("bad-box-row", reason=reason, row=self.row, label=self.label, **self.words)


class Fields:
    """Values by name, read with their type and limits checked."""

    data: Mapping[str, Any]

    def refuse(self, reason: str, **words: Any) -> BadBox:
        """The error to raise when this part cannot be played with."""
        raise BoxRefused(self, reason, **words)  # type: ignore[arg-type]

    def has(self, key: str) -> bool:
        """Whether the value is given."""
        return key in self.data

    def whole(self, key: str, least: int = 0, most: int = 32767, default: int | None = None) -> int:
        """A whole number within limits."""
        return self._checked(key, self._value(key, default), least, most)

    def wholes(self, key: str, least: int = 0, most: int = 32767, count: int = 64) -> list[int]:
        """A list of at most `count` whole numbers."""
        values = self._value(key, None)
        if not isinstance(values, list) or len(values) > count:
            self.refuse("box-not-a-list", key=key, count=count)
        return [self._checked(key, value, least, most) for value in values]

    def text(self, key: str, default: str | None = None) -> str:
        """A word."""
        value = self._value(key, default)
        if not isinstance(value, str) or not value:
            self.refuse("box-not-a-word", key=key, value=str(value))
        return str(value)

    def texts(self, key: str, count: int = 64) -> list[str]:
        """A list of at most `count` words."""
        values = self._value(key, None)
        if not isinstance(values, list) or len(values) > count or not all(isinstance(value, str) for value in values):
            self.refuse("box-not-a-list", key=key, count=count)
        return list(values)

    def one_of(self, key: str, known: Mapping[str, int] | list[str], reason: str = "box-unknown-word") -> int:
        """The index of a word among known ones."""
        word = self.text(key)
        words = list(known)
        if word not in words:
            near = get_close_matches(word, words, 1)
            self.refuse(reason, key=key, value=word, known=near[0] if near else ", ".join(words))
        return known[word] if isinstance(known, Mapping) else words.index(word)

    def _value(self, key: str, default: Any) -> Any:
        if key not in self.data and default is None:
            self.refuse("box-missing", key=key)
        return self.data.get(key, default)

    def _checked(self, key: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse("box-not-in-range", key=key, value=str(value), least=least, most=most)
        return int(value)


class Row(Fields):
    """One row of a table; rows are counted from 1."""

    def __init__(self, table: "Table", number: int, data: Mapping[str, Any]) -> None:
        self.table, self.number, self.data = table, number, data

    @property
    def label(self) -> str:
        """The row's words, to find it in the file."""
        return " ".join(
            str(value) for key, value in self.data.items() if isinstance(value, str) and key not in FREE_KEYS
        )


class Table(Fields):
    """One table of a component file."""

    def __init__(self, name: str, data: Mapping[str, Any], file: str, folders: tuple[Path, ...]) -> None:
        self.name, self.data, self.file, self.folders = name, data, file, folders

    @property
    def status(self) -> str:
        """How sure the printed values are; `own` when an owner typed them in."""
        return str(self.data.get("status", STATUSES[-1]))

    def rows(self, most: int = 32767, least: int = 1) -> list[Row]:
        """The table's rows, at most as many as the game's records hold."""
        rows = self.data.get("rows", [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.refuse("box-not-rows")
        if not least <= len(rows) <= most:
            self.refuse("box-row-count", count=len(rows), least=least, most=most)
        return [Row(self, number, row) for number, row in enumerate(rows, 1)]


class Components:
    """All tables of one box."""

    def __init__(self, tables: Mapping[str, Mapping[str, Any]], file: str, folders: tuple[Path, ...] = ()) -> None:
        self.data = tables
        self.folders = folders
        self.overlay: dict[str, Any] = {}
        self._files = dict.fromkeys(tables, file)

    def table(self, name: str) -> Table:
        """A table by name."""
        if name not in self.data:
            raise BadBox("box-no-table", {"file": next(iter(self._files.values()), "?"), "table": name})
        return Table(name, self.data[name], self._files[name], self.folders)

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def with_own(self, overlay: Mapping[str, Any], file: str) -> "Components":
        """These components with an owner's tables laid over them."""
        laid = Components({**self.data}, "", self.folders)
        # A printed table that no longer fits is reported with the file that changed the others.
        laid._files = {name: f"{printed} + {file}" for name, printed in self._files.items()}
        laid.overlay = dict(overlay)
        tables = dict(self.data)
        for name, own in overlay.items():
            if name not in self.data or not isinstance(own, dict):
                raise BadBox("box-unknown-table", {"file": file, "table": name, "known": ", ".join(self.data)})
            tables[name] = _laid_over(self.table(name), Table(name, own, file, self.folders))
            laid._files[name] = file
        laid.data = tables
        return laid


def _laid_over(printed: Table, own: Table) -> dict[str, Any]:
    """A table with an owner's values: keys replace keys, `rows` replaces all rows, `change` mends single rows."""
    for key in own.data:
        if key not in printed.data and key not in {"change", *FREE_KEYS}:
            own.refuse("box-unknown-key", key=key, known=", ".join(printed.data))
    known = {key for row in printed.data.get("rows", []) for key in row} | FREE_KEYS
    for row in own.rows(least=0):
        _refuse_unknown_keys(row, known)
    result = {**printed.data, **{key: value for key, value in own.data.items() if key != "change"}, "status": OWN}
    if "change" in own.data:
        result["rows"] = _changed_rows(result["rows"], own, known)
    return result


def _changed_rows(rows: list[dict[str, Any]], own: Table, known: set[str]) -> list[dict[str, Any]]:
    """The rows with some values mended: a change belongs to the row with its id, else to the one with all its words."""
    rows = [dict(row) for row in rows]
    for change in Table(own.name, {"rows": own.data["change"]}, own.file, own.folders).rows():
        _refuse_unknown_keys(change, known)
        words = {key: value for key, value in change.data.items() if isinstance(value, str) and key not in FREE_KEYS}
        words = {"id": change.data["id"]} if "id" in change.data else words
        meant = [row for row in rows if words and all(row.get(key) == value for key, value in words.items())]
        if len(meant) != 1:
            change.refuse("box-change-matches", count=len(meant))
        meant[0].update(change.data, status=OWN)
    return rows


def _refuse_unknown_keys(row: Row, known: set[str]) -> None:
    for key in row.data:
        if key not in known:
            near = get_close_matches(key, known, 1)
            row.refuse("box-unknown-key", key=key, known=near[0] if near else ", ".join(sorted(known)))


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file; whatever is wrong with it becomes a sentence."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadBox("box-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBox("box-not-toml", {"file": str(path), "reason": str(error)}) from error
