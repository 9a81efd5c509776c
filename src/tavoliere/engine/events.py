"""Events: what a move made happen, and who may see it. One stream feeds log, animation, sound and screen reader.

A game declares each event once, in its `events.py`:

    EVENTS = EventTable()
    tell_claimed = EVENTS.declare("claimed", "TTR-4.1", route=Route, colour=Colour, wilds=Count, points=Points)

The declaration is the function that rules call, `tell_claimed(events, seat, route, colour, wilds, points)`. The decoded
event, its sentence's words, its message, its TypeScript type and its line in docs/events.md follow from it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tavoliere.engine.fields import Fields
from tavoliere.engine.records import EVERY_SEAT, NOBODY, Array, int16, int64, record
from tavoliere.engine.rule import helper

if TYPE_CHECKING:
    from tavoliere.engine.game import Game

CAPACITY = 512
WIDEST = 6  # capacity: how many fields an event may have
WATCHERS = EVERY_SEAT + 1
EVERYBODY = EVERY_SEAT | WATCHERS

EVENT = record(
    [
        ("count", int16),  # in row 0 only: how many rows below are filled
        ("kind", int16),  # index into the game's EventTable
        ("seat", int16),  # whom it is about
        ("audience", int16),  # bit mask of seats; WATCHERS for everybody else
        ("reveals", int16),  # 1: something hidden or random became known, so there is no way back (GEN-4)
        ("fields", int16, (WIDEST,)),  # in the order of their declaration
    ]
)


def event_buffer() -> Array:
    """A buffer for the events of one move."""
    return np.zeros(CAPACITY + 1, EVENT)


def no_events() -> Array:
    """A buffer that discards events, for playouts and search."""
    return np.zeros(0, EVENT)


@helper
def append_event(events, kind, seat, audience, reveals):
    """Begin a new event and return its row."""
    events[0].count += 1
    index = events[0].count
    row = events[index]
    row.kind, row.seat, row.audience, row.reveals = kind, seat, audience, reveals
    return index


@dataclass(frozen=True)
class EventKind:
    """A declared event: its rule, its fields, who may see it and whether it reveals something."""

    name: str
    rule: str
    number: int
    fields: Fields
    is_private: bool  # only its own seat hears of it
    reveals: bool | None  # whether it makes something hidden or random known; None: each call says so


@dataclass(frozen=True)
class Event:
    """One event, read from the buffer: `event.route` is the route's id, `event.number("route")` its index."""

    kind: str
    rule: str
    seat: int
    values: Mapping[str, Any]
    numbers: Mapping[str, int]
    audience: int
    reveals: bool

    def __getattr__(self, name: str) -> Any:
        try:
            return self.values[name]
        except KeyError:
            raise AttributeError(f"the event {self.kind!r} has no field {name!r}") from None

    def number(self, name: str) -> int:
        """A field as compiled code wrote it."""
        return self.numbers[name]

    def is_for(self, seat: int) -> bool:
        """Whether a seat, or a watcher (NOBODY), may see it."""
        return bool(self.audience & (WATCHERS if seat == NOBODY else 1 << seat))

    @property
    def is_public(self) -> bool:
        """Whether everybody may see it."""
        return self.audience == EVERYBODY


@dataclass
class EventTable:
    """The events of a game, in the order of their declaration."""

    kinds: list[EventKind] = field(default_factory=list)

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self.kinds)

    def __getitem__(self, name: str) -> EventKind:
        return next(kind for kind in self.kinds if kind.name == name)

    def declare(
        self, name: str, rule: str, *, private: bool = False, reveals: bool | None = False, **fields: Any
    ) -> Callable[..., None]:
        """Declare an event; returns the function that tells it.

        With `reveals=None` the function's last argument says whether this time something becomes known.
        """
        if len(fields) > WIDEST:
            raise ValueError(f"the event {name!r} has {len(fields)} fields; there is room for {WIDEST}")
        for taken in fields.keys() & {"words", *Event.__annotations__, *vars(Event)}:
            raise ValueError(f"the event {name!r} cannot have a field {taken!r}: every event has its own")
        kind = EventKind(name, rule, len(self.kinds), fields, private, reveals)
        self.kinds.append(kind)
        return _teller(kind)

    def read(self, game: "Game", events: Array) -> list[Event]:
        """The events in a buffer, by name."""
        return [self._event(game, row) for row in events[1 : int(events[0].count) + 1].tolist()]

    def _event(self, game: "Game", row: tuple[Any, ...]) -> Event:
        _count, number, seat, audience, reveals, written = row
        kind = self.kinds[number]
        numbers = {name: int(value) for name, value in zip(kind.fields, written, strict=False)}
        values = {name: one.value(game, numbers[name]) for name, one in kind.fields.items()}
        return Event(kind.name, kind.rule, seat, values, numbers, audience, bool(reveals))


def _teller(kind: EventKind) -> Callable[..., None]:
    """A function with the event's fields as parameters. Its source is generated: compiled code takes no `*fields`."""
    asks = kind.reveals is None
    parameters = ["events", "seat", *kind.fields, *(["reveals"] if asks else [])]
    audience = "1 << int64(seat)" if kind.is_private else str(EVERYBODY)
    reveals = "int64(reveals)" if asks else str(int(bool(kind.reveals)))
    # One integer type for everything: numba compiles a function anew for every mix of types.
    lines = [
        f"def teller({', '.join(parameters)}):",
        "    if len(events) > 0:",
        f"        index = append_event(events, {kind.number}, int64(seat), {audience}, {reveals})",
        *(f"        events[index].fields[{place}] = {name}" for place, name in enumerate(kind.fields)),
    ]
    scope: dict[str, Any] = {"append_event": append_event, "int64": int64}
    exec("\n".join(lines), scope)
    function: Callable[..., None] = scope["teller"]
    function.__name__ = function.__qualname__ = f"tell_{kind.name.replace('-', '_')}"
    function.__doc__ = f"Tell {'the seat alone' if kind.is_private else 'everybody'} of `{kind.name}` ({kind.rule})."
    return helper(function)
