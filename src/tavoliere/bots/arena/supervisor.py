"""Supervises a worker process: kills a bot that hangs, replaces a process that died."""

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from typing import Any

from tavoliere.bots.arena.playing import Forfeit, Progress, Record
from tavoliere.bots.arena.schedule import Task
from tavoliere.bots.arena.settings import ArenaError

ATTEMPTS = 3  # a process may die by accident; if it always dies in the same game, that is the bot's doing
WATCH_EVERY = 0.1  # seconds
COMMAND = (sys.executable, "-m", "tavoliere.bots.arena.worker")
# As many games as processors are played at once: more threads inside each would only compete.
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")


class WorkerDied(Exception):
    """The process ended in the middle of a game."""


class Closed(Exception):
    """The arena is being stopped: the rest of this game is not needed."""


class Supervisor:
    """Plays games one at a time in a process of its own. Every game gets a record, whatever its bots do."""

    def __init__(self, settings: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> None:
        self.settings = dict(settings)
        self.limit = float(settings["move_limit"])
        self.environment = {**os.environ, **(environment or {}), **ONE_THREAD}
        self.child: subprocess.Popen[str] | None = None
        self.closed = threading.Event()
        self._thinking_since: float | None = None
        self._hung = False
        self._in_use = threading.Lock()
        threading.Thread(target=self._watch, daemon=True).start()

    def play(self, task: Task) -> Record:
        """The record of a game."""
        with self._in_use:
            return self._play(task)

    def close(self) -> None:
        """Stop at once, also in the middle of a game."""
        self.closed.set()
        self._stop()
        with self._in_use:  # the thread that was reading has noticed by then
            self._close_pipes()

    def _play(self, task: Task) -> Record:
        for attempt in range(1, ATTEMPTS + 1):
            progress = Progress()
            try:
                return self._ask(progress, task=task.to_dict())
            except WorkerDied as death:
                if self.closed.is_set():
                    raise Closed from None
                if self._hung:
                    return self._give_up(task, progress, "hung", f"no move within {self.limit:g} s")
                if attempt == ATTEMPTS and progress.thinking is not None:
                    return self._give_up(task, progress, "died", str(death))
        raise ArenaError("arena-worker-dies", attempts=ATTEMPTS)

    def _give_up(self, task: Task, progress: Progress, kind: str, cause: str) -> Record:
        assert progress.thinking is not None
        forfeit = vars(Forfeit(progress.thinking, kind, cause))
        try:
            return self._ask(
                Progress(), task=task.to_dict(), moves=progress.moves, seconds=progress.seconds, forfeit=forfeit
            )
        except WorkerDied:
            raise ArenaError("arena-worker-dies", attempts=1) from None

    def _ask(self, progress: Progress, **question: Any) -> Record:
        child = self._running()
        try:
            self._send(child, question)
            while True:
                message = self._hear(child)
                if "record" in message:
                    record: Record = message["record"]
                    return record
                if message["last"]:
                    seat, move, seconds = message["last"]
                    progress.moves.append((seat, move))
                    progress.seconds.append(seconds)
                progress.thinking = message["thinking"]
                self._thinking_since = time.monotonic()
        finally:
            self._thinking_since = None

    def _running(self) -> "subprocess.Popen[str]":
        """The worker, started if there is none."""
        if self.closed.is_set():
            raise Closed
        if self.child is None or self.child.poll() is not None:
            self._hung = False
            # In a session of its own, so that Ctrl-C reaches only the arena, which then stops in an orderly way.
            self.child = subprocess.Popen(
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.environment,
                text=True, encoding="utf-8", start_new_session=True,
            )  # fmt: skip
            if self.closed.is_set():
                self._stop()
            self._send(self.child, self.settings)
            self._hear(self.child)
        return self.child

    def _send(self, child: "subprocess.Popen[str]", message: Mapping[str, Any]) -> None:
        assert child.stdin is not None
        try:
            child.stdin.write(json.dumps(message) + "\n")
            child.stdin.flush()
        except BrokenPipeError:
            raise self._death(child) from None

    def _hear(self, child: "subprocess.Popen[str]") -> dict[str, Any]:
        assert child.stdout is not None
        line = child.stdout.readline()
        if not line.endswith("\n"):
            raise self._death(child)
        message: dict[str, Any] = json.loads(line)
        return message

    def _death(self, child: "subprocess.Popen[str]") -> WorkerDied:
        self._stop()
        self._close_pipes()
        return WorkerDied(f"its process ended with code {child.returncode}")

    def _stop(self) -> None:
        child = self.child
        if child is not None:
            child.kill()
            child.wait()

    def _close_pipes(self) -> None:
        if self.child is not None:
            for pipe in (self.child.stdin, self.child.stdout):
                assert pipe is not None
                with contextlib.suppress(OSError):
                    pipe.close()

    def _watch(self) -> None:
        while not self.closed.wait(WATCH_EVERY):
            since = self._thinking_since
            if since is not None and time.monotonic() - since > self.limit:
                self._hung, self._thinking_since = True, None
                self._stop()
