"""Events: what a move made happen, and who may see it. One stream feeds log, animation, sound and screen reader."""

from tavoliere.engine.records import EVERY_SEAT, Array, int16, int64, record
from tavoliere.engine.rule import helper

CAPACITY = 512
WATCHERS = EVERY_SEAT + 1
EVERYBODY = EVERY_SEAT | WATCHERS

EVENT = record(
    [
        ("count", int16),  # in row 0 only: how many rows below are filled
        ("kind", int16),  # the game's Event
        ("seat", int16),  # whom it is about
        ("a", int16),
        ("b", int16),
        ("c", int16),
        ("d", int16),
        ("audience", int16),  # bit mask of seats; WATCHERS for everybody else
        ("reveals", int16),  # 1: something hidden or random became known, so there is no way back (GEN-4)
    ]
)


def buffer() -> Array:
    """An empty list of events."""
    import numpy as np

    return np.zeros(CAPACITY + 1, EVENT)


def deaf() -> Array:
    """A buffer that takes nothing: for playouts and search."""
    import numpy as np

    return np.zeros(0, EVENT)


@helper
def write(events, audience, reveals, event, numbers):
    """Append one event, unless nobody listens. `event` is its kind and seat."""
    if len(events) > 0:
        events[0].count += 1
        row = events[events[0].count]
        row.audience, row.reveals = audience, reveals
        row.kind, row.seat = event
        row.a, row.b, row.c, row.d = numbers


# Below, one integer type for everything: numba compiles a function anew for every mix of types, and `write` is long.


@helper
def tell(events, kind, seat, a=0, b=0, c=0, d=0):
    """Tell everybody what follows from the decision alone."""
    write(events, EVERYBODY, 0, (int64(kind), int64(seat)), (int64(a), int64(b), int64(c), int64(d)))


@helper
def reveal(events, kind, seat, a=0, b=0, c=0, d=0):
    """Tell everybody something that was hidden or random until now."""
    write(events, EVERYBODY, 1, (int64(kind), int64(seat)), (int64(a), int64(b), int64(c), int64(d)))


@helper
def whisper(events, kind, seat, a=0, b=0, c=0, d=0):
    """Tell one seat alone what it decided in secret."""
    write(events, 1 << int64(seat), 0, (int64(kind), int64(seat)), (int64(a), int64(b), int64(c), int64(d)))


@helper
def whisper_reveal(events, kind, seat, a=0, b=0, c=0, d=0):
    """Tell one seat alone something that was hidden from it until now."""
    write(events, 1 << int64(seat), 1, (int64(kind), int64(seat)), (int64(a), int64(b), int64(c), int64(d)))
