"""The same games on a Ray cluster: an actor for every processor, each with a supervised worker process of its own."""

import logging
import os
import socket
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from typing import Any

from tavoliere.bots.arena.playing import Record
from tavoliere.bots.arena.schedule import Task
from tavoliere.bots.arena.settings import ArenaError
from tavoliere.bots.arena.supervisor import Supervisor

LOCAL = "local"
OBJECT_STORE = 80 << 20  # bytes: records are small, and this is the least Ray takes
# Ray reads these when it is imported. We handle lost workers ourselves: Ray need not report them too.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS_SKIP_REGEX": "A worker died or was killed"}
KNOCK_SECONDS = 5.0
ATTEMPTS = 10  # actors a cluster may lose in one game before it is called broken
OURS = "TAVOLIERE_"  # settings from the environment that go with the work


class ClusterRunner:
    """Actors on a Ray cluster; one that is lost is replaced, and its game played again."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs
        self._ray: Any = None

    def run(self, settings: Mapping[str, Any], tasks: Iterable[Task]) -> Iterator[Record]:
        """The records of all tasks."""
        self._ray = connect(self.address, self.jobs)
        actor_class = self._ray.remote(num_cpus=1)(Supervisor)
        environment = {name: value for name, value in os.environ.items() if name.startswith(OURS)}

        def new_actor() -> Any:
            return actor_class.remote(dict(settings), environment)

        def send(actor: Any, task: Task) -> None:
            playing[actor.play.remote(task)] = actor, task

        playing: dict[Any, tuple[Any, Task]] = {}
        waiting, lost = iter(tasks), Counter[int]()
        for task in islice(waiting, self.jobs or self._processors()):
            send(new_actor(), task)
        while playing:
            ended = self._ray.wait(list(playing))[0][0]
            actor, task = playing.pop(ended)
            record = self._record(ended)
            if record is None:
                lost[task.number] += 1
                if lost[task.number] == ATTEMPTS:
                    raise ArenaError("arena-worker-dies", attempts=ATTEMPTS)
                send(new_actor(), task)
                continue
            yield record
            following = next(waiting, None)
            if following is not None:
                send(actor, following)

    def close(self) -> None:
        """Leave the cluster; its actors end with that."""
        if self._ray is not None:
            self._ray.shutdown()

    def _record(self, ended: Any) -> Record | None:
        """What a game came to, or None if its actor was lost."""
        errors = self._ray.exceptions
        try:
            record: Record = self._ray.get(ended)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError:
            return None
        return record

    def _processors(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))


def connect(address: str, jobs: int | None) -> Any:
    """Ray connected to a cluster; `local` starts one on this machine."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        ray = import_module("ray")
    except ImportError:
        raise ArenaError("arena-no-ray") from None
    own: dict[str, Any] = {}
    if address == LOCAL:
        own = {"num_cpus": jobs, "object_store_memory": OBJECT_STORE, "include_dashboard": False}
    try:
        knock(address)
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **own)
    except (OSError, ValueError, RuntimeError) as error:
        raise ArenaError("arena-no-cluster", address=address, reason=str(error).splitlines()[0]) from error
    return ray


def knock(address: str) -> None:
    """Raise OSError if nobody listens at host:port: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
