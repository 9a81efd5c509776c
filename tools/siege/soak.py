"""Samples a service's memory, files and threads over a long time, to find anything that keeps growing."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

Held = dict[str, int]
EVERY = 60.0  # seconds between two samples
WARM = 0.25  # the share of a run that counts as warm-up: caches fill and everything is used once


class Samples:
    """Samples taken every minute, in a thread of their own."""

    def __init__(self, look: Callable[[], Held], every: float = EVERY) -> None:
        self._look, self._every = look, every
        self.taken: list[tuple[float, Held]] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Samples":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._is_over.set()
        self._thread.join()

    def _run(self) -> None:
        began = time.monotonic()
        while not self._is_over.is_set():
            minute, held = (time.monotonic() - began) / 60, self._look()
            self.taken.append((minute, held))
            print(f"minute {minute:5.1f}: {', '.join(f'{name} {count}' for name, count in held.items())}", flush=True)
            self._is_over.wait(self._every)

    def report(self) -> None:
        """Print by how much each figure grew per hour after the warm-up."""
        warm = self.taken[int(len(self.taken) * WARM) :]
        for name in self.taken[0][1] if len(warm) > 1 else ():
            grown = slope([(minute / 60, held[name]) for minute, held in warm])
            print(f"{name}: {grown:+.1f} an hour, from minute {warm[0][0]:.0f} on")


def slope(points: list[tuple[float, float]]) -> float:
    """The slope of the least-squares line through some points."""
    middle = sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)
    wide = sum((x - middle[0]) ** 2 for x, _y in points)
    return sum((x - middle[0]) * (y - middle[1]) for x, y in points) / wide


def kilobytes(db: str) -> int:
    """What a SQLite database takes on the disk, its log included; 0 for another one."""
    return sum(Path(db + end).stat().st_size for end in ("", "-wal") if Path(db + end).is_file()) // 1024
