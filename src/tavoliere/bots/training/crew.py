"""The workers of a training: threads of this process, or actors on a Ray cluster. Weights are sent, samples never."""

import os
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

from tavoliere import __version__
from tavoliere.bots.arena.cluster import OURS, connect
from tavoliere.bots.nets import fitting
from tavoliere.bots.training.learner import Job, Learner, Round
from tavoliere.bots.training.settings import Schedule, Settings, TrainingError
from tavoliere.engine.registry import Registry

ATTEMPTS = 10  # actors a cluster may lose in one round before it is called broken


class Crew(Protocol):
    """Workers that each play and learn by themselves for a round."""

    cpu_seconds: float  # spent outside this process so far

    def work(self, generation: int, learner: Learner, what: Round) -> list[tuple[Learner, float]]:
        """Run a round on every worker; returns what each has learned, and its loss."""

    def close(self) -> None:
        """Stop all workers."""


class Threads:
    """Jobs in threads; a single one works where Ctrl-C reaches it."""

    cpu_seconds = 0.0

    def __init__(self, settings: Settings) -> None:
        self.settings, self.jobs = settings, list[Job]()

    def work(self, generation: int, learner: Learner, what: Round) -> list[tuple[Learner, float]]:
        """What every job has learned in a round, and its loss."""
        if not self.jobs or self.jobs[0].generation != generation:
            self.jobs = [Job(self.settings, number, generation) for number in range(self.settings.jobs)]
        if len(self.jobs) == 1:
            return [self.jobs[0].work(learner, what)]
        with ThreadPoolExecutor(len(self.jobs)) as pool:
            return list(pool.map(lambda job: job.work(learner, what), self.jobs))

    def close(self) -> None:
        """Release the jobs; no thread runs between rounds."""
        self.jobs = []


class Hand:
    """A Ray actor: a worker on some machine of a cluster."""

    def __init__(self, written: Mapping[str, Any], number: int) -> None:
        game = Registry(written["package"]).load(written["game"], written["own"])
        schedule = Schedule(**written["schedule"])
        given = {"jobs": written["jobs"], "seed": written["seed"], "schedule": schedule}
        self.settings = Settings(game, written["seats"], Path(), **given)
        self.number = number
        self.job: Job | None = None

    def fits(self) -> dict[str, Any]:
        """The versions and the box on this machine, to be compared with the others'."""
        return {"version": __version__, **fitting(self.settings.game, self.settings.seats)}

    def work(self, generation: int, learner: Learner, what: Round) -> tuple[Learner, float, float]:
        """Run a round; returns what was learned, the loss, and the CPU seconds it took."""
        start = time.process_time()
        if self.job is None or self.job.generation != generation:
            self.job = Job(self.settings, self.number, generation)
        learned, loss = self.job.work(learner, what)
        return learned, loss, time.process_time() - start


class Cluster:
    """Jobs as actors on a Ray cluster; one that is lost is replaced, and its round done again."""

    def __init__(self, settings: Settings, address: str) -> None:
        self.settings, self.address, self.cpu_seconds = settings, address, 0.0
        self._ray = connect(address, settings.jobs)
        environment = {name: value for name, value in os.environ.items() if name.startswith(OURS)}
        self._class = self._ray.remote(num_cpus=1, runtime_env={"env_vars": environment})(Hand)
        self.hands = [self._hire(number) for number in range(settings.jobs)]

    def _hire(self, number: int) -> Any:
        return self._class.remote(written(self.settings), number)

    def work(self, generation: int, learner: Learner, what: Round) -> list[tuple[Learner, float]]:
        """What every actor has learned in a round, and its loss, in the order of the jobs."""
        sent, lost = self._ray.put(learner), Counter[int]()
        found: dict[int, tuple[Learner, float]] = {}
        waiting = {number: self._send(number, generation, sent, what) for number in range(len(self.hands))}
        while waiting:
            number, promise = next(iter(waiting.items()))
            try:
                learned, loss, seconds = self._ray.get(promise)
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except self._ray.exceptions.RayError as error:
                lost[number] += 1
                if lost[number] == ATTEMPTS:
                    reason = str(error).splitlines()[0]
                    raise TrainingError("training-cluster-dies", address=self.address, reason=reason) from error
                self.hands[number] = self._hire(number)
                waiting[number] = self._send(number, generation, sent, what)
                continue
            del waiting[number]
            found[number] = learned, loss
            self.cpu_seconds += seconds
        return [found[number] for number in sorted(found)]

    def _send(self, number: int, generation: int, sent: Any, what: Round) -> Any:
        return self.hands[number].work.remote(generation, sent, what)

    def check(self) -> None:
        """Refuse machines that have another version of anything: what they learned could not be averaged."""
        for found in self._ray.get([hand.fits.remote() for hand in self.hands]):
            self.compare(found)

    def compare(self, found: Mapping[str, Any]) -> None:
        """Refuse a machine, naming the first difference."""
        for name, expected in {"version": __version__, **fitting(self.settings.game, self.settings.seats)}.items():
            if found.get(name) != expected:
                words = {"what": name, "found": str(found.get(name)), "expected": str(expected)}
                raise TrainingError("training-cluster-other", address=self.address, **words)

    def close(self) -> None:
        """Leave the cluster; its actors end with that."""
        self._ray.shutdown()


def written(settings: Settings) -> dict[str, Any]:
    """The description of a training that is sent to an actor."""
    game = settings.game
    own = game.components.overlay or None
    return {**settings.to_dict(), "package": game.package, "game": game.id, "own": own, "jobs": settings.jobs}


def find_crew(settings: Settings, address: str | None) -> Crew:
    """The workers: threads, or actors on a cluster whose machines all match."""
    if address is None:
        return Threads(settings)
    cluster = Cluster(settings, address)
    try:
        cluster.check()
    except BaseException:
        cluster.close()
        raise
    return cluster
