"""`tavoliere review FILE`, `tavoliere ask FILE`, `tavoliere puzzles GAME`: reviews and advice in the terminal."""

import json
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tavoliere import app
from tavoliere.bots.search import Budget
from tavoliere.cli import cli_texts, usage_error
from tavoliere.cli.written import CannotCheck
from tavoliere.engine import compiling
from tavoliere.engine.game import Game
from tavoliere.engine.position_text import from_text
from tavoliere.engine.written import CannotReplay
from tavoliere.review import match_review, position_analysis, puzzles
from tavoliere.review.evaluator import WORLDS
from tavoliere.review.match_review import Plan
from tavoliere.review.reasons import signed, tenth
from tavoliere.review.report import AskAnswer, Depth, Report
from tavoliere.review.sentences import Figure, Speaker

THREADS = 4
LEAST_LOSS = 0.05  # less is written as 0


def threads() -> int:
    """How many threads a review uses."""
    return min(THREADS, os.cpu_count() or 1)


def plan_of(depth: str, seed: int) -> Plan:
    """The plan of a review by the name of its depth."""
    if depth not in WORLDS:
        raise usage_error("bad-depth", depth=depth, known=", ".join(WORLDS))
    chosen: Depth = depth  # type: ignore[assignment]
    return Plan.of(chosen, seed)


@contextmanager
def stoppable() -> Iterator[threading.Event]:
    """Let Ctrl-C stop what is being done; the results so far are shown."""
    stop = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def show_review(language: str, file: Path, as_json: bool, budget: str | None, depth: str, seed: int) -> None:
    """Review a saved match."""
    try:
        match = app.load_match(file)
    except CannotReplay as cannot:
        raise CannotCheck("review-not-replayed", cannot) from cannot
    match_review.require_over(match)
    warn_if_slow(language, match.game)
    plan = plan_of(depth, seed)
    if budget is not None:
        seconds, worlds = read_budget(budget)
        plan = replace(plan, worlds=worlds) if worlds else plan.within(match, seconds, threads())
    with stoppable() as stop, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(cli_texts(language)("review-progress"), total=len(match.history))
        tell = lambda done, total: bar.update(task, completed=done)  # noqa: E731
        report = match_review.review(match, plan, threads(), tell, stop)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        print_report(report, language, Speaker(match.game, match.seat_names))


def read_budget(text: str) -> tuple[float, int]:
    """A budget: seconds (`30s`), or worlds for each estimate (`2000it`)."""
    budget = Budget.read(text)
    return budget.seconds or 0.0, budget.iterations or 0


def warn_if_slow(language: str, game: Game) -> None:
    """Warn that a game is not compiled: imagined games are very slow then."""
    if not compiling.is_forbidden() and not compiling.is_ready(game, "rollouts"):
        Console(stderr=True).print(cli_texts(language)("review-compile-first", game=game.id))


def print_report(report: Report, language: str, speaker: Speaker) -> None:
    """A review as text."""
    console, words, said = Console(), cli_texts(language), speaker.texts(language)
    for key in ("all", *(str(seat) for seat in range(len(report.seats)))):
        if key in report.headline:
            console.print(report.headline[key].said[language], highlight=False)
    console.print(sums_table(report, language))
    for point in report.turning_points:
        console.print(f"\n{point.number}. [{point.step}] {point.title.said[language]}", highlight=False, markup=False)
        for reason in point.reasons:
            console.print(f"   {reason.said[language]}", highlight=False, markup=False)
    if report.sources:
        luck = Table(words("review-source"), *report.seats, words("review-times"))
        for source in report.sources:
            luck.add_row(
                said(f"luck-{source.source}"),
                *(signed(one).in_language(language) for one in source.luck),
                str(source.times),
            )
        console.print(luck)
    console.print(kinds_table(report, language, speaker))
    print_errors(report, language, speaker)
    made = {"worlds": report.budget.worlds, "seconds": round(report.budget.seconds), "decisions": report.reviewed}
    console.print(words("review-made", **made))


def sums_table(report: Report, language: str) -> Table:
    """A table of where everybody's result came from."""
    words, names = cli_texts(language), ("seat", "start", "luck", "errors", "gifts", "unknowable", "end", "adjusted")
    table = Table(*(words(f"review-{name}") for name in names))
    for one in report.sums:
        parts = map(signed, (one.luck, one.errors, one.gifts, one.unknowable))
        adjusted = Figure(f"{tenth(one.adjusted)} ± {tenth(2 * one.adjusted_error)}")
        figures = (tenth(one.start), *parts, tenth(one.end), adjusted)
        table.add_row(one.name, *(figure.in_language(language) for figure in figures))
    return table


def kinds_table(report: Report, language: str, speaker: Speaker) -> Table:
    """How often everybody went wrong, and the points of win share that it cost by kind of move."""
    said, table = speaker.texts(language), Table(cli_texts(language)("review-kind"), *report.seats)
    for verdict in report.thresholds:
        counts = (str(one.counts.get(verdict, 0)) for one in report.sums)
        table.add_row(said(f"verdict-{verdict}"), *counts)
    table.add_section()
    lost: dict[str, list[float]] = {}
    for seat, one in enumerate(report.sums):
        for kind, loss in one.by_kind.items():
            # Several kinds may share a name, such as using a tile and not using it.
            lost.setdefault(said(f"decision-{kind}"), [0.0] * len(report.sums))[seat] += loss
    for name, losses in sorted(lost.items(), key=lambda named: -max(named[1])):
        if max(losses) >= LEAST_LOSS:
            table.add_row(name, *(tenth(0.0 - loss).in_language(language) for loss in losses))
    return table


def print_errors(report: Report, language: str, speaker: Speaker) -> None:
    """Every decision that has a name, in the order of the match."""
    console, said = Console(), speaker.texts(language)
    for one in report.decisions:
        if one.verdict in report.thresholds:
            lost = Figure(f"−{tenth(one.loss)} ± {tenth(2 * one.loss_error)}").in_language(language)
            moves = f"{one.played.move} → {one.best.move}: {said(f'verdict-{one.verdict}')}"
            console.print(f"{one.step}. {report.seats[one.seat]}: {moves}, {lost}", highlight=False, markup=False)


def show_answer(
    language: str, file: Path, seat: int, game_id: str | None, depth: str, as_json: bool, seed: int
) -> None:
    """Answer a question about a position in a file, JSON or short text."""
    try:
        written = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise usage_error("bad-position-file", file=str(file), reason=reason) from error
    position = read_position(written, file)
    game = app.load(str(position.get("game", game_id or "paris")))
    warn_if_slow(language, game)
    found = position_analysis.answer(game, position, seat - 1, plan_of(depth, seed))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print_answer(found, language)


def read_position(written: str, file: Path) -> dict[str, Any]:
    """A position as JSON, or as short text."""
    if not written.lstrip().startswith("{"):
        return from_text(written)
    try:
        data: dict[str, Any] = json.loads(written)
    except ValueError as error:
        raise usage_error("bad-position-file", file=str(file), reason=str(error)) from error
    return data


def print_answer(found: AskAnswer, language: str) -> None:
    """The best moves as text."""
    console, words = Console(), cli_texts(language)
    table = Table(words("ask-move"), words("ask-share"), words("ask-behind"), "")
    for option in found.moves:
        share, error = 100 * option.shares.mean[found.seat], 200 * option.shares.error[found.seat]
        behind = f"−{tenth(option.behind)} ± {tenth(2 * option.behind_error)}" if option is not found.moves[0] else ""
        close = words("ask-close") if option.is_close else ""
        figures = (Figure(f"{tenth(share)} % ± {tenth(error)}"), Figure(behind))
        table.add_row(option.move, *(figure.in_language(language) for figure in figures), close)
    console.print(table)
    for reason in found.reasons:
        console.print(reason.said[language], highlight=False, markup=False)


def collect_puzzles(
    language: str, game_id: str, seats: int, count: int, worlds: int, seed: int, out: Path | None
) -> None:
    """Collect puzzles from games between bots, and write them down after each."""
    game, words = app.load(game_id), cli_texts(language)
    warn_if_slow(language, game)
    found = []
    path = out or Path(f"{game_id}-{puzzles.FILE}")
    for puzzle in puzzles.collect(game, seats, count, Plan("usual", worlds, seed)):
        found.append(puzzle)
        path.write_bytes(puzzles.written(found))
        print(words("puzzles-found", number=len(found), move=puzzle.moves[0].move, gap=tenth(puzzle.moves[1].behind)))
