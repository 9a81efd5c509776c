"""Where games are played: on this computer by default; cluster.py does the same on a cluster."""

import os
import queue
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from typing import Any, Protocol

from tavoliere.bots.arena.playing import Record
from tavoliere.bots.arena.schedule import Task
from tavoliere.bots.arena.supervisor import Supervisor


class Runner(Protocol):
    """Plays tasks, several at once; a task is taken only when it can be started."""

    def run(self, settings: Mapping[str, Any], tasks: Iterable[Task]) -> Iterator[Record]:
        """The records of all tasks, in the order in which the games end."""

    def close(self) -> None:
        """Stop everything at once."""


class LocalRunner:
    """Worker processes on this computer, each watched by a thread."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1
        self.supervisors: list[Supervisor] = []

    def run(self, settings: Mapping[str, Any], tasks: Iterable[Task]) -> Iterator[Record]:
        """The records of all tasks."""
        self.supervisors = [Supervisor(settings) for _ in range(self.jobs)]
        idle: queue.SimpleQueue[Supervisor] = queue.SimpleQueue()
        for supervisor in self.supervisors:
            idle.put(supervisor)

        def play(task: Task) -> Record:
            supervisor = idle.get()
            try:
                return supervisor.play(task)
            finally:
                idle.put(supervisor)

        with ThreadPoolExecutor(self.jobs) as pool, closing(self):
            playing: set[Future[Record]] = set()
            for task in tasks:
                playing.add(pool.submit(play, task))
                if len(playing) >= self.jobs:
                    ended, playing = wait(playing, return_when=FIRST_COMPLETED)
                    yield from (game.result() for game in ended)
            while playing:
                ended, playing = wait(playing, return_when=FIRST_COMPLETED)
                yield from (game.result() for game in ended)

    def close(self) -> None:
        """Stop everything at once."""
        for supervisor in self.supervisors:
            supervisor.close()
