"""The arena: bots play one another on the same deals in all arrangements; the results say how sure they are.

import tavoliere
from tavoliere.bots.arena import Arena, Settings

results = Arena(Settings(tavoliere.load("paris"), ("planner", "random"), games=200)).run()
print(results.pairings[0].share)
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from tavoliere import bots
from tavoliere.bots.arena.blocks import Blocks
from tavoliere.bots.arena.cluster import ClusterRunner
from tavoliere.bots.arena.journal import Journal, write_json
from tavoliere.bots.arena.playing import Record
from tavoliere.bots.arena.results import Results, summarise
from tavoliere.bots.arena.runners import LocalRunner, Runner
from tavoliere.bots.arena.schedule import Schedule, Task
from tavoliere.bots.arena.settings import ArenaError, Settings
from tavoliere.engine.compile_queue import compile_now
from tavoliere.engine.errors import TavoliereError

RESULTS = "results.json"

__all__ = ["Arena", "ArenaError", "ClusterRunner", "LocalRunner", "Results", "Runner", "Settings", "Watcher"]


class Watcher:
    """Receives the progress of an arena; this one ignores it."""

    def compiling(self, done: int, total: int) -> None:
        """Told how many parts of the rules are compiled."""

    def played(self, record: Record) -> None:
        """Told that a game is over; those of earlier runs come first."""


class Arena:
    """All games of some settings; games kept in a folder are not played again by the next run."""

    def __init__(self, settings: Settings, out: str | Path | None = None) -> None:
        self.settings = settings
        self.out = None if out is None else Path(out)
        self.schedule = Schedule(settings)
        self.blocks = Blocks(self.schedule)
        self.played: set[int] = set()  # the numbers of all games played so far
        for bot in settings.bots:
            check_bot(bot)

    def run(self, runner: Runner | None = None, watcher: Watcher | None = None) -> Results:
        """Play what has not been played yet and sum up."""
        runner, watcher = runner or LocalRunner(), watcher or Watcher()
        with ExitStack() as stack:
            journal = stack.enter_context(Journal(self.out, self.settings)) if self.out else None
            for record in journal.records() if journal else ():
                self._add(record, watcher)
            # Compile once, before many processes need the compiled rules.
            compile_now(self.settings.game, watcher.compiling)
            stack.callback(runner.close)
            for record in runner.run(self.settings.to_dict(), self._tasks()):
                if journal:
                    journal.append(record)
                self._add(record, watcher)
        results = summarise(self.blocks)
        if self.out:
            write_json(self.out / RESULTS, results.to_dict())
        return results

    def _add(self, record: Record, watcher: Watcher) -> None:
        self.played.add(record["arena"]["number"])
        self.blocks.add(record)
        watcher.played(record)

    def _tasks(self) -> Iterator[Task]:
        """The games still to be played; a pairing that is decided plays no more."""
        for task in self.schedule.tasks():
            if task.number not in self.played and not self.blocks.decided[task.pairing]:
                yield task


def check_bot(spec: str) -> None:
    """Refuse a bot that nobody knows; one that exists but cannot be made forfeits its games instead."""
    try:
        bots.find_arena_bot(spec)
    except TavoliereError:
        raise
    except Exception:
        return
