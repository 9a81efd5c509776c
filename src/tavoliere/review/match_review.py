"""Review of a whole match: decision by decision for callers that schedule the work, or all at once in some threads."""

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np
from msgspec import Struct

from tavoliere.bots.luck import Luck, state_after, total
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.match import Match
from tavoliere.engine.records import Array
from tavoliere.review.decision_analysis import Played, Position, judge, shares
from tavoliere.review.evaluator import WORLDS, Evaluator, Rollouts, derived
from tavoliere.review.report import Budget, ChanceEvent, Decision, Depth, Report, Shares, Versions
from tavoliere.review.report_builder import assemble
from tavoliere.review.sentences import HERE, Speaker

MOST_DECISIONS = 2000
ROLLOUTS = Rollouts()
Progress = Callable[[int, int], None]
Batches = list[list[float]]  # of each batch of worlds what each seat won; none where chance decided nothing


class BadReview(TavoliereError):
    """A match that cannot be reviewed."""


class Beginning(Struct, frozen=True):
    """Everybody's win share before the deal, and what the deal changed."""

    start: Shares
    shown: Shares  # after the deal
    deals: list[ChanceEvent]
    batches: Batches = []  # of the luck of the deal


class Judged(Struct, frozen=True):
    """One analysed decision, and what chance did after it."""

    decision: Decision
    shown: Shares  # after it, with everybody's cards open
    chance: ChanceEvent | None
    batches: Batches  # of its luck
    seconds: float  # of processor time


@dataclass(frozen=True)
class Plan:
    """The settings of a review."""

    depth: Depth = "usual"
    worlds: int = WORLDS["usual"]
    seed: int = 1
    evaluator: Evaluator = ROLLOUTS

    @classmethod
    def of(cls, depth: Depth, seed: int = 1) -> "Plan":
        """The usual plan of a depth."""
        return cls(depth, WORLDS[depth], seed)

    def within(self, match: Match, seconds: float, threads: int) -> "Plan":
        """The plan with as many worlds as fit into so many seconds, estimated by timing a few decisions."""
        tried, started = 40, time.perf_counter()
        rows = range(0, len(match.history), max(1, len(match.history) // 4))
        for index in rows:
            judged_at(match, index, replace(self, worlds=tried))
        each = (time.perf_counter() - started) / max(1, len(rows)) * max(1, len(match.history)) / threads
        return replace(self, worlds=max(tried, int(tried * seconds * 0.8 / each)))


def require_over(match: Match) -> None:
    """Refuse a match that is not over, or longer than anybody can review."""
    if not match.is_over:
        raise BadReview("review-not-over", {}, (HERE,))
    if len(match.history) > MOST_DECISIONS:
        raise BadReview("review-too-long", {"steps": len(match.history), "most": MOST_DECISIONS}, (HERE,))


def beginning(match: Match, plan: Plan) -> Beginning:
    """Everybody's win share at the start of a match; one that begins with a position has no deal."""
    game, seats, speaker = match.game, len(match.seat_names), Speaker(match.game, match.seat_names)
    first = match.history[0].before if match.history else match.state
    if match.start is not None:
        seat = match.history[0].seat if match.history else 0
        seen = plan.evaluator.ends(game, first, seat, [], plan.worlds, derived(plan.seed, "deal"))
        begun = shares(seen.shares[:, 0])
        return Beginning(begun, begun, [])
    options = game.options(match.options)
    ends = plan.evaluator.start(game, seats, options, 2 * plan.worlds, derived(plan.seed, "start"))
    start = shares(ends.shares[:, 0])
    dealt = plan.evaluator.known(game, first, plan.worlds, derived(plan.seed, "luck"))
    luck = Luck.of(dealt.shares[:, 0] - start.mean)
    error, favoured, said = np.hypot(luck.error, start.error), int(np.argmax(luck.gain)), speaker.say("luck-deal", {})
    event = ChanceEvent(0, favoured, "deal", (100 * luck.gain).tolist(), (100 * error).tolist(), said)
    return Beginning(start, shares(dealt.shares[:, 0]), [event], luck.batches.tolist())


def judged_at(match: Match, index: int, plan: Plan) -> Judged:
    """Analyse the decision with this index; the result depends on nothing but the match and the plan."""
    started = time.thread_time()
    row = match.history[index]
    seeds = (derived(plan.seed, "decision", index), derived(plan.seed, "luck"))
    position = Position(match.game, row.before, row.seat, *seeds)
    played = Played(index + 1, row.turn, row.move, row.events, state_after(match, index))
    speaker = Speaker(match.game, match.seat_names)
    decision, outcome = judge(position, played, plan.evaluator, plan.worlds, speaker)
    batches = outcome.luck.batches.tolist() if outcome.luck else []
    return Judged(decision, outcome.shown, outcome.chance, batches, time.thread_time() - started)


def report_of(match: Match, begun: Beginning, judged: Iterable[Judged], plan: Plan) -> Report:
    """The report of the decisions analysed so far, which are the first ones of the match."""
    done = list(judged)
    game = match.game
    versions = Versions(game.rules_version, game.box_hash, plan.evaluator.name, plan.seed)
    budget = Budget(plan.depth, plan.worlds, sum(one.seconds for one in done))
    return assemble(match, begun, done, luck_error(begun, done), versions, budget)


def luck_error(begun: Beginning, done: Iterable[Judged]) -> Array:
    """The standard error of everybody's luck in all, in percentage points: the same worlds were asked each time."""
    parts = [Luck(np.array(one)) for one in (begun.batches, *(one.batches for one in done)) if one]
    of_parts = total(parts).error if parts else np.zeros(len(begun.start.mean))
    return np.asarray(100 * np.hypot(of_parts, begun.start.error if begun.deals else 0.0))


def review(
    match: Match,
    plan: Plan | None = None,
    threads: int = 1,
    progress: Progress = lambda done, total: None,
    stop: threading.Event | None = None,
) -> Report:
    """The whole review; if `stop` is set, of the decisions analysed until then."""
    plan = plan or Plan()
    require_over(match)
    begun, total = beginning(match, plan), len(match.history)
    judged: list[Judged] = []

    def work(index: int) -> Judged | None:
        return None if stop and stop.is_set() else judged_at(match, index, plan)

    with ThreadPoolExecutor(threads) as pool:
        for found in pool.map(work, range(total)):
            if found is None:
                break
            judged.append(found)
            progress(len(judged), total)
    return report_of(match, begun, judged, plan)
