"""Component files: a game's components.toml, which holds what is printed, and an owner's own box laid over it.

Reading is strict: whatever cannot be played with is refused with file, table, row and reason.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import numpy as np

from tavoliere.engine import outside
from tavoliere.engine.errors import BadBox
from tavoliere.engine.outside import shown
from tavoliere.engine.records import int16
from tavoliere.engine.text import Texts, Word

STATUSES = ("verified", "partial", "reconstructed")
OWN = "own"  # the status of what an owner typed in
FREE_KEYS = {"status", "provenance"}
BOX_OF, CHECKED = "box_of", "checked"  # beside the tables of a box file: its game, and the addresses looked at
ROWS = 1000  # of a table: no game's records hold as many
WORD = 60  # characters of a word
ID = 24  # characters of an id: moves are written with them
IDS = re.compile(r"[a-z0-9]+([-+.][a-z0-9]+)*")
MOST = int(np.iinfo(int16).max)  # of the numbers in a box: its fields are int16


class BoxRefused(BadBox):
    """The error of this module: the place, and a reason that is itself a sentence."""

    def __init__(self, where: "Fields", reason: str, **words: Any) -> None:
        table = where.table if isinstance(where, Row) else where
        assert isinstance(table, Table)
        super().__init__("bad-box", {"file": table.file, "table": table.name}, table.folders)
        self.row = where.number if isinstance(where, Row) else None
        self.label = shown(where.label) if isinstance(where, Row) else ""
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
        """The error that says why this part cannot be played with."""
        raise BoxRefused(self, reason, **words)

    def has(self, key: str) -> bool:
        """Whether the value is given."""
        return key in self.data

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within limits: those of the record's field, and of all that the rules add and multiply."""
        return self._checked(key, self._value(key, default), least, most)

    def wholes(self, key: str, least: int, most: int, count: int) -> list[int]:
        """A list of at most `count` whole numbers."""
        values = self._value(key, None)
        if not isinstance(values, list) or len(values) > count:
            self.refuse("box-not-a-list", key=key, count=count)
        return [self._checked(key, value, least, most) for value in values]

    def text(self, key: str, default: str | None = None) -> str:
        """A text of at most WORD characters."""
        value = self._value(key, default)
        return self._word(key, value)

    def texts(self, key: str, count: int) -> list[str]:
        """A list of at most `count` words."""
        values = self._value(key, None)
        if not isinstance(values, list) or len(values) > count:
            self.refuse("box-not-a-list", key=key, count=count)
        return [self._word(key, value) for value in values]

    def new_ids(self, key: str, words: list[str], taken: set[str]) -> list[str]:
        """Words with which moves can be written; refused if one is taken, and taken from now on."""
        for word in words:
            if len(word) > ID or not IDS.fullmatch(word):
                self.refuse("box-bad-id", key=key, value=word, most=ID)
            if word in taken:
                self.refuse("box-twice", key=key, value=word)
            taken.add(word)
        return words

    def part(self, key: str) -> "Table":
        """A table inside this one."""
        table, value = self.table if isinstance(self, Row) else self, self._value(key, None)
        assert isinstance(table, Table)
        if not isinstance(value, dict):
            self.refuse("box-wrong-kind", key=key, kind=outside.kind_of({}), value=shown(value))
        return Table(f"{table.name}.{key}", value, table.file, table.folders)

    def refuse_beyond(self, what: str, reached: int, most: int = MOST) -> None:
        """Refuse numbers that, together, could overflow a field under the rules; `what` is a text key."""
        if reached > most:
            self.refuse("box-beyond", what=Word(what), count=reached, most=most)

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
            self.refuse("box-not-in-range", key=key, value=shown(value), least=least, most=most)
        return int(value)

    def _word(self, key: str, value: Any) -> str:
        if not isinstance(value, str) or not 0 < len(value) <= WORD:
            self.refuse("box-not-a-word", key=key, value=shown(value), most=WORD)
        return str(value)


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

    def rows(self, most: int = ROWS, least: int = 1) -> list[Row]:
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
        self.wrong_kind: BadBox | None = None  # of a value that no rule may read
        self._files = dict.fromkeys(tables, file)

    def table(self, name: str) -> Table:
        """A table by name."""
        if name not in self.data:
            raise BadBox("box-no-table", {"file": self.file, "table": name})
        return Table(name, self.data[name], self._files[name], self.folders)

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    @property
    def file(self) -> str:
        """The file that was read last."""
        return next(reversed(self._files.values()), "?")

    def with_own(self, overlay: Mapping[str, Any], file: str) -> "Components":
        """These components with an owner's tables laid over them."""
        outside.check(overlay, file, BadBox)
        overlay = {name: own for name, own in overlay.items() if name not in (BOX_OF, CHECKED)}
        laid = Components({**self.data}, "", self.folders)
        # If a printed table no longer fits, the error names the file that changed the others.
        laid._files = {name: f"{printed} + {file}" for name, printed in self._files.items()}
        laid.overlay = dict(overlay)
        tables = dict(self.data)
        for name, own in overlay.items():
            if name not in self.data or not isinstance(own, dict):
                raise BadBox("box-unknown-table", {"file": file, "table": name, "known": ", ".join(self.data)})
            laid_over = Table(name, own, file, self.folders)
            tables[name] = _laid_over(self.table(name), laid_over)
            wrong = _wrong_kind(self.table(name), laid_over)  # of each table: a wrong shape is refused here
            laid.wrong_kind = laid.wrong_kind or wrong
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
        if "rows" not in printed.data:
            own.refuse("box-unknown-key", key="change", known=", ".join(printed.data))
        result["rows"] = _changed_rows(result["rows"], own, known)
    return result


def _changed_rows(rows: list[dict[str, Any]], own: Table, known: set[str]) -> list[dict[str, Any]]:
    """The rows with some values changed. A change applies to the row with its id, else to that with all its words."""
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


def _wrong_kind(printed: Table, own: Table) -> BadBox | None:
    """The error for a value of another type than the printed one: boards and terminals read more than rules do.

    A list or table in another value's place, or the other way round, is refused at once: it breaks what draws a draft.
    """
    changes = Table(own.name, {"rows": own.data.get("change", [])}, own.file, own.folders)
    of_table, of_rows = _kinds([printed.data]), _kinds(printed.data.get("rows", []))
    parts: list[tuple[Fields, Kinds]] = [(own, of_table)]
    parts += [(row, of_rows) for row in (*own.rows(least=0), *changes.rows(least=0))]
    wrong: BadBox | None = None
    for fields, kinds in parts:
        for key, place, kind in _kinds_in(fields.data):
            known = kinds.get(place, {kind})
            if kind in known:
                continue
            refusal = BoxRefused(fields, "box-wrong-kind", key=key, kind=sorted(known), value=shown(fields.data[key]))
            if SHAPES & {kind, *known}:
                raise refusal
            wrong = wrong or (refusal if place == key else None)
    return wrong


SHAPES = {outside.kind_of([]), outside.kind_of({})}
Kinds = dict[str, set[Word]]  # of values, by place


def _kinds(printed: list[Mapping[str, Any]]) -> Kinds:
    kinds: Kinds = {}
    for values in printed:
        for _key, place, kind in _kinds_in(values):
            kinds.setdefault(place, set()).add(kind)
    return kinds


def _kinds_in(values: Mapping[str, Any]) -> Iterator[tuple[str, str, Word]]:
    """The kinds of the values of a table or row, and of all that they hold: each with its key and its place."""
    waiting = [(key, key, value) for key, value in values.items() if key not in ("rows", "change")]
    while waiting:
        key, place, value = waiting.pop()
        yield key, place, outside.kind_of(value)
        if isinstance(value, dict):
            waiting += [(key, f"{place}.{name}", one) for name, one in value.items()]
        elif isinstance(value, list):
            waiting += [(key, f"{place}[]", one) for one in value]


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; every problem becomes a sentence."""
    try:
        return outside.read_toml_text(path.read_text(encoding="utf-8"), str(path), BadBox)
    except OSError as error:
        raise BadBox("box-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from error
    except UnicodeDecodeError as error:
        raise BadBox("box-not-toml", {"file": str(path), "reason": str(error)}) from error
