"""A training, generation by generation: play, learn, measure, pass the gate or not, keep."""

import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tavoliere.bots.nets import POLICY, PRIOR, BadNet, Net, file_name, fitting, read_net, write_net
from tavoliere.bots.training.checkpoint import Checkpoint, read_checkpoint, write_checkpoint, write_whole
from tavoliere.bots.training.crew import Crew, Threads
from tavoliere.bots.training.curve import draw_curve
from tavoliere.bots.training.gate import against_reference, meet, pass_gate, what_searches_choose
from tavoliere.bots.training.learner import (
    Learner,
    games_of_a_round,
    games_of_policy,
    is_for_policy,
    is_searched,
    teach_by_itself,
    teach_by_planners,
    teach_policy,
)
from tavoliere.bots.training.settings import Settings, TrainingError

LOG, CURVE = "log.jsonl", "curve.svg"
DEALS_OF_PLANNERS = 0x7E57  # the deals on which every generation meets planners: the same for all
DEALS_OF_GATE = 0x6A7E
DEALS_OF_THE_END = 0xE4D5
DEALS_OF_POLICIES = 0x901C


@dataclass(frozen=True)
class Generation:
    """The results of a generation."""

    number: int
    games: int
    cpu_minutes: float
    loss: float
    planner: float  # share of wins against planners, and its interval
    planner_low: float
    planner_high: float
    gate: float | None  # share of wins against the best before; None for the first
    accepted: bool
    foreseen: float | None = None  # share of a search's choices that the policy likes best; None: values learned


@dataclass
class Trainer:
    """Continues the training in its folder, or begins one."""

    settings: Settings
    command: str = ""
    crew: Crew | None = None  # threads of this process if none is given

    def __post_init__(self) -> None:
        """Read the state of the training."""
        self.crew = self.crew or Threads(self.settings)
        self.state = read_checkpoint(self.settings) or Checkpoint(self._first_learner())

    def _first_learner(self) -> Learner:
        start = self.settings.start
        return Learner.going_on(start) if start else Learner.new(self.settings.new_net())

    @property
    def generations(self) -> list[Generation]:
        """All generations so far."""
        return [Generation(**line) for line in self.state.history]

    @property
    def net_file(self) -> Path:
        """Where the best net is written."""
        return self.settings.out / file_name(self.settings.game, self.settings.seats)

    @property
    def progress(self) -> float:
        """How much of the training is done, from 0 to 1."""
        settings, state = self.settings, self.state
        if settings.games is not None:
            return min(1.0, state.games / settings.games)
        return min(1.0, state.seconds / (3600 * (settings.hours or 1.0)))

    @property
    def seconds_left(self) -> float:
        """How long it will still take, by the pace so far; infinite before the first generation."""
        if self.settings.games is None:
            return max(0.0, 3600 * (self.settings.hours or 1.0) - self.state.seconds)
        return self.state.seconds * (1 / self.progress - 1) if self.progress else math.inf

    def run(self) -> Iterator[Generation]:
        """Train until the time or the games are used up; every generation is kept before it is told."""
        if self.state.history:  # a crash or a full disk may have left files behind the checkpoint
            self._write_files()
        while self.progress < 1.0 or not self.state.history:
            yield self._train_generation()

    def _train_generation(self) -> Generation:
        settings, state, crew = self.settings, self.state, self.crew or Threads(self.settings)
        start, cpu_start, number = time.perf_counter(), time.process_time() + crew.cpu_seconds, len(state.history)
        learner = state.learner.copy()  # an interrupted generation leaves no trace
        best = state.best if is_for_policy(settings, self.progress) else None
        if best:
            (net, loss), games = teach_policy(settings, crew, best, number), games_of_policy(settings)
        else:
            loss, games = self._teach(learner, crew, number)
            net = learner.playing_net()
        if not math.isfinite(loss):
            raise TrainingError("training-diverged", generation=number)
        line, is_accepted = self._foresee(net, best, number) if best else self._measure(net, number)
        state.learner, state.games = learner, state.games + games
        state.seconds += time.perf_counter() - start
        if self.progress >= 1.0 and not (is_accepted or best):
            line |= self._compare_at_the_end(net)
            is_accepted = line["accepted"]
        state.cpu_seconds += time.process_time() + crew.cpu_seconds - cpu_start
        line |= {"games": state.games, "cpu_minutes": state.cpu_seconds / 60, "loss": loss}
        generation = Generation(**line)
        state.history.append(asdict(generation))
        state.best = net if is_accepted else state.best
        self._keep()
        return generation

    def _teach(self, learner: Learner, crew: Crew, number: int) -> tuple[float, int]:
        settings = self.settings
        if number == 0 and settings.start:
            return 0.0, 0  # measured as it is
        if number == 0:
            return teach_by_planners(settings, crew, learner), settings.schedule.planner_games
        games = settings.schedule.rounds * games_of_a_round(settings, is_searched(settings, self.progress))
        return teach_by_itself(settings, crew, learner, number, self.progress), games

    def _measure(self, net: Net, number: int) -> tuple[dict[str, Any], bool]:
        settings, best = self.settings, self.state.best
        table = (settings.game, settings.seats)
        planner = against_reference(*table, net, settings.against, settings.schedule.planner_deals, DEALS_OF_PLANNERS)
        is_accepted, gate = True, None
        if settings.against:  # better is who wins more against that net, not against its own kind
            is_accepted = planner.value > max((one["planner"] for one in self.state.history), default=-1.0)
        elif best:
            seed = (DEALS_OF_GATE << 32) + (settings.seed << 16) + number
            is_accepted, share = pass_gate(*table, (net, best), settings.schedule.gate_deals, seed)
            gate = share.value
        line = {"planner": planner.value, "planner_low": planner.low, "planner_high": planner.high}
        return {"number": number, "gate": gate, "accepted": is_accepted, **line}, is_accepted

    def _compare_at_the_end(self, net: Net) -> dict[str, Any]:
        """The gate wants proof and refuses small steps; over many deals the last net may prove to be the better one."""
        settings, best = self.settings, self.state.best
        if settings.against or not best:
            return {"accepted": False}
        seed = (DEALS_OF_THE_END << 32) + settings.seed
        share = float(np.mean(meet(settings.game, settings.seats, net, best, settings.schedule.final_deals, seed)))
        return {"gate": share, "accepted": share > 1 / settings.seats}

    def _foresee(self, net: Net, best: Net, number: int) -> tuple[dict[str, Any], bool]:
        """How well a policy predicts decisions it did not learn from, and whether better than the one before."""
        decisions = what_searches_choose(self.settings, net, DEALS_OF_POLICIES)
        is_accepted = not best.has_policy or decisions.surprise(net.policy) < decisions.surprise(best.policy)
        measured = next(line for line in reversed(self.state.history) if line["accepted"])
        stays = {name: measured[name] for name in ("planner", "planner_low", "planner_high")}
        line = {"number": number, "gate": None, "accepted": is_accepted, "foreseen": decisions.foreseen(net.policy)}
        return {**line, **stays}, is_accepted

    def _keep(self) -> None:
        """Write the checkpoint first: whatever else is missing can be made from it again."""
        write_checkpoint(self.state, self.settings)
        self._write_files()

    def _write_files(self) -> None:
        lines = "".join(json.dumps(line) + "\n" for line in self.state.history)
        write_whole(self.settings.out / LOG, lines.encode())
        write_whole(self.settings.out / CURVE, draw_curve(self.generations, self.settings.seats).encode())
        best = next(one for one in reversed(self.generations) if one.accepted)
        if not self._is_written():
            self._write_best(best)

    def _is_written(self) -> bool:
        try:
            written = read_net(self.net_file, self.settings.game, self.settings.seats).weights
        except BadNet:
            return False
        best = (array.astype(np.float16) for array in self.state.best.weights)  # type: ignore[union-attr]
        return all(np.array_equal(one, other) for one, other in zip(written, best, strict=True))

    def _write_best(self, generation: Generation) -> None:
        try:
            write_net(Net(self.state.best.weights, self._card(generation)), self.net_file)  # type: ignore[union-attr]
        except OSError as error:
            words = {"file": str(self.net_file), "reason": error.strerror or str(error)}
            raise TrainingError("training-cannot-write", **words) from error

    def _card(self, generation: Generation) -> dict[str, Any]:
        """What the best net is and how it came about; one whose values were given keeps what was said of them."""
        settings, state = self.settings, self.state
        trained: dict[str, Any] = {"games": generation.games, "cpu_minutes": round(generation.cpu_minutes, 2)}
        trained |= {"seed": settings.seed, "command": self.command}
        card = fitting(settings.game, settings.seats)
        if settings.start and is_for_policy(settings, 0.0):
            card = {**settings.start.card, **card}
        else:
            measured = {"planner": [generation.planner, generation.planner_low, generation.planner_high]}
            card |= {"generation": generation.number, "measured": measured, "trained": trained}
            card |= {"shape": list(state.best.shape)}  # type: ignore[union-attr]
        if generation.foreseen is not None:  # not yet measured to help a search
            card |= {PRIOR: "values", POLICY: {**trained, "foreseen": generation.foreseen}}
        return card
