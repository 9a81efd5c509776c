"""The server's clock, which never jumps, and players' thinking time, computed from a table's entries."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field


class SteadyTime:
    """The wall time at the start plus the time that has passed since: setting the machine's clock changes nothing."""

    def __init__(self, started: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.started = started
        self._monotonic = monotonic
        self._since = monotonic()

    def now(self) -> float:
        """Seconds since the epoch."""
        return self.started + self._monotonic() - self._since


@dataclass(slots=True)
class Clock:
    """How much time each seat has left. Only people's seats are charged."""

    per: str
    seconds: float
    seats: int
    left: list[float] = field(default_factory=list)
    running: frozenset[int] = frozenset()
    since: float = 0.0
    flagged: frozenset[int] = frozenset()  # those whose time has run out

    def __post_init__(self) -> None:
        self.left = self.left or [self.seconds] * self.seats

    def copy(self) -> "Clock":
        return Clock(self.per, self.seconds, self.seats, list(self.left), self.running, self.since, self.flagged)

    def charge(self, at: float) -> None:
        """Take the time since the last entry from everybody who was thinking."""
        for seat in self.running:
            self.left[seat] -= max(0.0, at - self.since)
        self.since = at

    def pause(self, at: float) -> None:
        """Continue after the server was down: nobody is charged for that time."""
        self.since = at

    def run(self, asked: frozenset[int], is_new_question: bool) -> None:
        """Set who is charged from now on; a clock per move starts again with every question."""
        if self.per == "move":
            fresh = asked if is_new_question else asked - self.running
            for seat in fresh:
                self.left[seat] = self.seconds
            self.flagged -= fresh
        self.running = asked

    def flag(self, seat: int) -> None:
        """Note that a seat's time has run out, so that it is reported once."""
        self.flagged |= {seat}

    def next_flag(self) -> tuple[float, int] | None:
        """When the next seat's time runs out, and which seat."""
        deadlines = [(self.since + self.left[seat], seat) for seat in self.running - self.flagged]
        return min(deadlines, default=None)
