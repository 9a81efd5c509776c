"""The queue of games to compile: what people wait for comes first, on as many cores as there are.

The game somebody sits at comes first with all its parts; then the rules of all games, then opinions, then the search.
A game has one child process for all its parts, which share what numba found out about their functions.
"""

import logging
import os
import subprocess
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tavoliere.engine import compiling

if TYPE_CHECKING:
    from tavoliere.engine.game import Game

Progress = Callable[[int, int], None]  # entry points done, entry points of this part
# What a part takes on a quiet core, in seconds; what a game really takes corrects it.
USUAL_SECONDS = {compiling.RULES: 16.0, compiling.OPINIONS: 12.0}
OTHER_SECONDS = 10.0
LOGGER = logging.getLogger(__name__)


@dataclass
class Job:
    """A game to compile: its child process, the parts that wait and the one being compiled."""

    game: "Game"
    waiting: list[str]
    child: "subprocess.Popen[str] | None" = None
    current: str | None = None
    started: float = 0.0
    done: int = 0  # of the entry points of the current part
    total: int = 1
    failure: str = ""
    cpu_seconds: dict[str, float] = field(default_factory=dict)  # by part

    @property
    def is_finished(self) -> bool:
        """Whether nothing is left to do."""
        return not self.waiting and self.current is None


@dataclass
class CompileQueue:
    """Compiles games in child processes; `progress` is told of every entry point of a part of a game."""

    games: Iterable["Game"]
    at_once: int = field(default_factory=lambda: os.cpu_count() or 1)
    progress: Callable[["Game", str, int, int], None] = lambda game, part, done, total: None
    pace: float = 1.0  # real seconds for each expected second, as measured so far

    def __post_init__(self) -> None:
        families = {game.family: game for game in self.games}.values()
        todo = () if compiling.is_forbidden() else [(game, compiling.missing(game)) for game in families]
        self._jobs: dict[Path, Job] = {game.family: Job(game, parts) for game, parts in todo if parts}
        self._preferred: list[Path] = []
        self._is_stopped = False
        self._changed = threading.Condition()

    def start(self) -> None:
        """Begin to compile, in the background."""
        with self._changed:
            self._go_on()

    def prefer(self, game: "Game") -> None:
        """Move a game to the front because somebody wants to play it, even if every core is busy."""
        with self._changed:
            if game.family in self._jobs and self._preferred[:1] != [game.family]:
                self._preferred = [game.family, *(one for one in self._preferred if one != game.family)]
                self._go_on()

    def wait(self) -> None:
        """Wait until everything is compiled or has failed."""
        with self._changed:
            self._changed.wait_for(lambda: all(job.is_finished for job in self._jobs.values()))

    def stop(self) -> None:
        """Stop compiling; what is not ready is compiled at the next start."""
        with self._changed:
            self._is_stopped = True
            for job in self._jobs.values():
                job.waiting, job.current = [], None
                if job.child:
                    job.child.terminate()
            self._changed.notify_all()

    def failure(self, game: "Game") -> str:
        """Why a game could not be compiled; empty if nothing went wrong."""
        job = self._jobs.get(game.family)
        return job.failure if job else ""

    def cpu_seconds(self) -> dict[str, float]:
        """The CPU seconds that compiling took, by part, all games together."""
        together: dict[str, float] = {}
        for job in self._jobs.values():
            for part, seconds in job.cpu_seconds.items():
                together[part] = together.get(part, 0.0) + seconds
        return together

    def seconds_left(self, game: "Game") -> int:
        """About how long it takes until a game's bots play as well as they can; 0 if they do, or never will."""
        with self._changed:
            job = self._jobs.get(game.family)
            if job is None or job.is_finished:
                return 0
            left = sum(map(usual_seconds, job.waiting))
            if job.current:
                left += usual_seconds(job.current) * (1 - job.done / job.total)
            return max(1, round(left * self.pace))

    def _go_on(self) -> None:
        """Start the next part on every free core."""
        while job := self._next():
            if job.child is None:
                job.child = subprocess.Popen(
                    compiling.child_command(job.game, compiling.PARTS),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    start_new_session=True,  # Ctrl-C at a terminal must not stop it before us
                )
                threading.Thread(target=self._listen, args=(job, job.child), daemon=True).start()
            job.current, job.started, job.done = job.waiting.pop(0), time.monotonic(), 0
            _tell(job.child, job.current)
        self._changed.notify_all()

    def _next(self) -> Job | None:
        """The job whose next part comes first, if a core is free or somebody waits for it."""
        idle = [job for job in self._jobs.values() if job.waiting and job.current is None]
        job = min(idle, key=self._rank, default=None)
        is_free = sum(job.current is not None for job in self._jobs.values()) < self.at_once
        return job if job and (is_free or job.game.family in self._preferred[:1]) else None

    def _rank(self, job: Job) -> tuple[int, int]:
        """Preferred games first, the latest of them before the others; then by the order of the parts."""
        family, order = job.game.family, list(compiling.PARTS)
        preference = self._preferred.index(family) if family in self._preferred else len(self._preferred)
        return preference, order.index(job.waiting[0])

    def _listen(self, job: Job, child: "subprocess.Popen[str]") -> None:
        """Read the output of a child process until it ends."""
        with child:
            for line in child.stdout or ():
                word, _, rest = line.strip().partition(" ")
                if word == compiling.STEP:
                    job.done, job.total = map(int, rest.split())
                    self.progress(job.game, job.current or "", job.done, job.total)
                elif word == compiling.DONE:
                    job.cpu_seconds[job.current or ""] = float(rest)
                    self._finish(job)
                else:
                    self._finish(job, rest)
        if job.current or (child.returncode and not job.failure):
            self._finish(job, f"its process ended with exit code {child.returncode}")

    def _finish(self, job: Job, failure: str = "") -> None:
        """Record that a part is done, or that a game cannot be compiled: it runs uncompiled until the next start."""
        with self._changed:
            if self._is_stopped:
                return
            if failure:
                LOGGER.warning("%s is not compiled and plays slowly: %s", job.game.id, failure)
                job.failure, job.waiting = failure, []
            elif job.current:
                self.pace = (time.monotonic() - job.started) / usual_seconds(job.current)
            job.current = None
            if job.child and job.child.stdin and not job.waiting:
                job.child.stdin.close()
            self._go_on()


def usual_seconds(part: str) -> float:
    """The expected seconds for compiling a part on a quiet core."""
    return USUAL_SECONDS.get(part, OTHER_SECONDS)


def _tell(child: "subprocess.Popen[str]", part: str) -> None:
    """Tell a child process to compile a part; if it has ended, the thread that reads its output notices."""
    assert child.stdin is not None
    try:
        child.stdin.write(f"{part}\n")
        child.stdin.flush()
    except BrokenPipeError:
        return


def compile_now(game: "Game", progress: Progress = lambda done, total: None) -> None:
    """Compile a game and wait for it."""
    queue = CompileQueue([game], progress=lambda _game, _part, done, total: progress(done, total))
    queue.start()
    queue.wait()
    if queue.failure(game):
        raise RuntimeError(f"compiling {game.id} failed: {queue.failure(game)}")
