"""A worker process as the server sees it: started when needed, sent one request at a time, killed when it must be."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass
from typing import Any

from tavoliere.server import worker_protocol
from tavoliere.server.worker_protocol import EndOfStream, Reply, Request

MODULE = "tavoliere.server.worker"
# Several workers share the processors: more threads inside each would only compete.
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
LOW_PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # Windows; elsewhere workers do it themselves
ENDING_SECONDS = 1.0  # that a process may take to end by itself
OUT_OF_TIME = -getattr(signal, "SIGXCPU", 0) or None  # how a process ends that computed for too long


class WorkerDied(Exception):
    """The process ended while it was asked something; `is_too_long` if because it took too long."""

    def __init__(self, code: int, is_too_long: bool) -> None:
        super().__init__(code)
        self.code, self.is_too_long = code, is_too_long


@dataclass(frozen=True)
class WorkerPlan:
    """How worker processes are started."""

    source: str  # `module:function` that gives games and bots
    niceness: int
    megabytes: int

    @property
    def command(self) -> list[str]:
        """What starts one."""
        return [sys.executable, "-m", MODULE, self.source, str(self.niceness), str(self.megabytes)]

    @property
    def environment(self) -> dict[str, str]:
        """The server's own; a worker finds every module that the server finds."""
        return {**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class WorkerProcess:
    """One worker. `start` and `ask` block and belong to one thread at a time; `kill` may come from any."""

    def __init__(self, plan: WorkerPlan) -> None:
        self.plan = plan
        self._child: subprocess.Popen[bytes] | None = None
        self._is_too_long = self._is_closed = False
        self._changing = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The process's number while there is one."""
        return self._child.pid if self._child else None

    def start(self) -> None:
        """Start the process, unless it runs, and wait until it can work."""
        if self._child is not None and self._child.poll() is not None:
            self._reap()
        with self._changing:
            if self._child is not None:
                return
            if self._is_closed:
                raise WorkerDied(0, False)
            self._is_too_long = False
            # In a group of its own: Ctrl-C reaches the server alone, which then stops in order. Not in a session of
            # its own: Linux may share the processors evenly between sessions, and priorities count inside each only.
            self._child = subprocess.Popen(
                self.plan.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=self.plan.environment,
                process_group=0,
                creationflags=LOW_PRIORITY,
            )
        self._receive()

    def ask(self, request: Request) -> Reply:
        """Send a request and wait for its reply."""
        child = self._child
        if child is None or child.stdin is None:
            raise WorkerDied(0, False)
        self._is_too_long = False  # of an earlier request
        try:
            worker_protocol.write_frame(child.stdin, request)  # type: ignore[arg-type]
        except (OSError, ValueError):
            raise self._died() from None
        reply: Reply = self._receive()
        return reply

    def _receive(self) -> Any:
        child = self._child
        if child is None or child.stdout is None:
            raise WorkerDied(0, False)
        try:
            return worker_protocol.read_frame(child.stdout)  # type: ignore[arg-type]
        except (EndOfStream, OSError, ValueError):
            raise self._died() from None

    def _died(self) -> WorkerDied:
        code = self._reap()
        return WorkerDied(code, self._is_too_long or code == OUT_OF_TIME)

    def kill(self, is_too_long: bool = False) -> None:
        """End the process at once; a caller waiting for its reply is told that it died."""
        with self._changing:
            self._is_too_long = self._is_too_long or is_too_long
            if self._child is not None:
                self._child.kill()

    def close(self) -> None:
        """Shut the process down for good; no request may be under way."""
        self._is_closed = True
        self.kill()
        self._reap()

    def _reap(self) -> int:
        """Wait for the ended process and close its pipes."""
        with self._changing:
            child, self._child = self._child, None
        if child is None:
            return 0
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what could not be sent any more
                    pipe.close()
        try:
            return child.wait(ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            child.kill()
            return child.wait()
