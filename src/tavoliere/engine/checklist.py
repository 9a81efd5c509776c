"""The checklist of a box: every printed value an owner can check on the table, with an address for files and screens.

A game's `checklist.toml` says, table by table, where it lies on the table (`group`), what its rows are called (`names`,
or `ends` in either order), which of their values are printed (`values`), what needs no look (`known`, `skip`), and what
an owner can count (`count`: rows; `sum`: a column). Rows of the same name are one item: a double route, for instance.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from tavoliere.engine.components import FREE_KEYS, OWN, STATUSES, Components, read_toml

GROUPS = ("board", "tracks", "cards", "tickets", "tiles")
VERIFIED = STATUSES[0]
ROWS = "rows"
Plan = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Item:
    """One thing to check: rows of a table that share a name, or a single value of such rows."""

    path: str
    table: str
    group: str
    status: str  # of the printed value; OWN: only an owner's box has it
    value: Any  # of rows: a list of their printed values
    rows: tuple[int, ...] = ()  # their places in the table, from 0
    key: str | None = None  # of a single value
    names: Mapping[str, Any] = field(default_factory=dict)  # of rows: the columns they are called by


@dataclass(frozen=True)
class Remark:
    """Something that can be played with, but that an owner should look at again: where, and a text key with words."""

    path: str
    key: str
    words: Mapping[str, Any]


@dataclass(frozen=True)
class Difference:
    """One item in which two boxes differ; None where a box does not have it."""

    path: str
    group: str
    first: Any
    second: Any
    names: Mapping[str, Any]  # of rows: the columns they are called by


@cache
def plan_of(folders: tuple[Path, ...]) -> Plan:
    """The checklist settings of a game, or else of its family."""
    found = [folder / "checklist.toml" for folder in reversed(folders)]
    return next((read_toml(path) for path in found if path.exists()), {})


def items_of(components: Components) -> list[Item]:
    """Everything printed in a box, in the order of its tables."""
    plan = plan_of(components.folders)
    return [item for table in components for item in _items_of_table(components, table, plan.get(table, {}))]


def checklist(printed: Iterable[Item], box: Iterable[Item]) -> list[Item]:
    """What an owner has to check: values not verified in the printed box, and values that the own box changes."""
    known = {item.path: item for item in printed}
    result = []
    for item in box:
        before = known.get(item.path)
        status = before.status if before else OWN
        if status != VERIFIED or before is None or before.value != item.value:
            result.append(replace(item, status=status))
    return result


def differences(first: Components, second: Components) -> list[Difference]:
    """The items in which two boxes of a game differ."""
    ours, theirs = ({item.path: item for item in items_of(box)} for box in (first, second))
    return [
        Difference(path, item.group, _value(ours, path), _value(theirs, path), item.names)
        for path, item in (ours | theirs).items()
        if _value(ours, path) != _value(theirs, path)
    ]


def counting_remarks(printed: Components, box: Components) -> list[Remark]:
    """Numbers of rows and sums of columns that differ from the known ones of the printed game."""
    remarks = []
    for table, about in plan_of(box.folders).items():
        if table not in box or not ({"count", "sum"} & about.keys()):
            continue
        needed, counted = (_counted(components, table, about) for components in (printed, box))
        if needed != counted:
            remarks.append(Remark(table, "box-count", {"table": table, "needed": needed, "counted": counted}))
    return remarks


def field_path(components: Components, table: str, row: int | None, key: str | None) -> str:
    """The address of a wrong field: `tickets[arc-eiffel].points`; `row` counts from 1, as in error messages."""
    name, _, part = table.partition(".")
    path = name
    rows = components.data.get(name, {}).get(ROWS, [])
    if row is not None and isinstance(rows, list) and row <= len(rows):
        about = plan_of(components.folders).get(name, {})
        path = f"{name}[{_name(rows[row - 1], row - 1, about)}]"
    return ".".join(word for word in (path, part, key) if word)


def _value(items: Mapping[str, Item], path: str) -> Any:
    return items[path].value if path in items else None


def _counted(components: Components, table: str, about: Mapping[str, Any]) -> int:
    rows = _rows(components, table)
    if about.get("count"):
        return len(rows)
    amounts = [row.get(about["sum"]) for row in rows]
    return sum(amount for amount in amounts if isinstance(amount, int))


def _rows(components: Components, table: str) -> list[Mapping[str, Any]]:
    rows = components.data[table].get(ROWS, [])
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def _items_of_table(components: Components, table: str, about: Mapping[str, Any]) -> Iterator[Item]:
    if about.get("skip"):
        return
    data = components.data[table]
    group, status = about.get("group", GROUPS[0]), str(data.get("status", STATUSES[-1]))
    for key, value in data.items():
        if key != ROWS and key not in FREE_KEYS and key not in about.get("known", ()):
            yield Item(f"{table}.{key}", table, group, status, value, key=key)
    named: dict[str, list[int]] = {}
    rows = _rows(components, table)
    for number, row in enumerate(rows):
        named.setdefault(_name(row, number, about), []).append(number)
    for name, numbers in named.items():
        statuses = {str(rows[number].get("status", status)) for number in numbers}
        surest = VERIFIED if statuses == {VERIFIED} else max(statuses - {VERIFIED})
        values = [_printed_values(rows[number], about) for number in numbers]
        names = _names(rows[numbers[0]], about)
        yield Item(f"{table}[{name}]", table, group, surest, values, tuple(numbers), names=names)


def _names(row: Mapping[str, Any], about: Mapping[str, Any]) -> dict[str, Any]:
    columns = about.get("ends") or about.get("names", ["id"] if "id" in row else [])
    return {key: row.get(key, "?") for key in columns}


def _name(row: Mapping[str, Any], number: int, about: Mapping[str, Any]) -> str:
    names = [str(name) for name in _names(row, about).values()]
    return "-".join(sorted(names) if "ends" in about else names) or str(number + 1)


def _printed_values(row: Mapping[str, Any], about: Mapping[str, Any]) -> dict[str, Any]:
    names = {*about.get("ends", ()), *about.get("names", ())}
    keys = about.get("values") or [key for key in row if key not in FREE_KEYS and key not in names]
    return {key: row[key] for key in keys if key in row}
