"""A training, generation by generation: play, learn, measure, pass the gate or not, keep."""

import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tavoliere.bots.nets import Net, file_name, fitting, write_net
from tavoliere.bots.training.checkpoint import Checkpoint, read_checkpoint, write_checkpoint, write_whole
from tavoliere.bots.training.curve import draw_curve
from tavoliere.bots.training.gate import against_planners, pass_gate
from tavoliere.bots.training.learner import Learner, games_of_a_round, teach_by_itself, teach_by_planners
from tavoliere.bots.training.settings import Settings, TrainingError

LOG, CURVE = "log.jsonl", "curve.svg"
DEALS_OF_PLANNERS = 0x7E57  # the deals on which every generation meets planners: the same for all
DEALS_OF_GATE = 0x6A7E


@dataclass(frozen=True)
class Generation:
    """What a generation has come to."""

    number: int
    games: int
    cpu_minutes: float
    loss: float
    planner: float  # share of wins against planners, and its interval
    planner_low: float
    planner_high: float
    gate: float | None  # share of wins against the best before; None for the first
    accepted: bool


@dataclass
class Trainer:
    """Goes on with the training in its folder, or begins one."""

    settings: Settings
    command: str = ""

    def __post_init__(self) -> None:
        """Read how far it has come."""
        self.state = read_checkpoint(self.settings) or Checkpoint(Learner.new(self.settings.new_net()))

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
        while self.progress < 1.0 or not self.state.history:
            yield self._train_generation()

    def _train_generation(self) -> Generation:
        settings, state = self.settings, self.state
        start, cpu_start, number = time.perf_counter(), time.process_time(), len(state.history)
        learner = state.learner.copy()  # an interrupted generation leaves no trace
        if number == 0:
            loss, games = teach_by_planners(settings, learner), settings.schedule.planner_games
        else:
            loss = teach_by_itself(settings, learner, number, self.progress)
            games = settings.schedule.rounds * games_of_a_round(settings)
        if not math.isfinite(loss):
            raise TrainingError("training-diverged", generation=number)
        net = learner.playing_net()
        line, is_accepted = self._measure(net, number)
        state.learner, state.games = learner, state.games + games
        state.seconds += time.perf_counter() - start
        state.cpu_seconds += time.process_time() - cpu_start
        line |= {"games": state.games, "cpu_minutes": state.cpu_seconds / 60, "loss": loss}
        generation = Generation(**line)
        state.history.append(asdict(generation))
        state.best = net if is_accepted else state.best
        self._keep(generation)
        return generation

    def _measure(self, net: Net, number: int) -> tuple[dict[str, Any], bool]:
        settings, best = self.settings, self.state.best
        table = (settings.game, settings.seats)
        planner = against_planners(*table, net, settings.schedule.planner_deals, DEALS_OF_PLANNERS)
        is_accepted, gate = True, None
        if best:
            seed = (DEALS_OF_GATE << 32) + (settings.seed << 16) + number
            is_accepted, share = pass_gate(*table, (net, best), settings.schedule.gate_deals, seed)
            gate = share.value
        line = {"planner": planner.value, "planner_low": planner.low, "planner_high": planner.high}
        return {"number": number, "gate": gate, "accepted": is_accepted, **line}, is_accepted

    def _keep(self, generation: Generation) -> None:
        """Write the checkpoint first: whatever else is missing can be made from it again."""
        write_checkpoint(self.state, self.settings)
        lines = "".join(json.dumps(line) + "\n" for line in self.state.history)
        write_whole(self.settings.out / LOG, lines.encode())
        write_whole(self.settings.out / CURVE, draw_curve(self.generations, self.settings.seats).encode())
        if generation.accepted and self.state.best:
            self._write_best(generation)

    def _write_best(self, generation: Generation) -> None:
        settings, state = self.settings, self.state
        trained = {"games": state.games, "cpu_minutes": round(state.cpu_seconds / 60, 2), "seed": settings.seed}
        measured = {"planner": [generation.planner, generation.planner_low, generation.planner_high]}
        card = {**fitting(settings.game, settings.seats), "trained": {**trained, "command": self.command}}
        card |= {"generation": generation.number, "measured": measured, "shape": list(state.best.shape)}  # type: ignore[union-attr]
        try:
            write_net(Net(state.best.weights, card), self.net_file)  # type: ignore[union-attr]
        except OSError as error:
            words = {"file": str(self.net_file), "reason": error.strerror or str(error)}
            raise TrainingError("training-cannot-write", **words) from error
