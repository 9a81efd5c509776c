"""`tavoliere arena`: bots play one another; a progress bar while they do, then a table, JSON and pictures."""

import json
import sys
from collections import defaultdict
from contextlib import redirect_stdout
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from tavoliere.bots.arena import Arena, ArenaError, ClusterRunner, LocalRunner, Results, Runner, Settings, Watcher
from tavoliere.bots.arena.playing import Record
from tavoliere.bots.arena.settings import HERE as ARENA
from tavoliere.bots.arena.settings import bad_setting
from tavoliere.bots.arena.shares import Share
from tavoliere.cli import HERE
from tavoliere.engine.game import Game
from tavoliere.engine.text import Texts, texts

TIME_LEFT_FROM = 3600.0  # seconds of play the estimate looks back on: single games differ much
LISTED_GAMES = 5  # of each cause of forfeits; the JSON names all


def hold_arena(language: str, settings: Settings, out: Path | None, runner: Runner, as_json: bool) -> None:
    """Play, continuing an earlier run, and show the results."""
    words = arena_texts(language)
    arena = Arena(settings, out)
    console = Console(stderr=True)
    if arena.schedule.games != settings.games:
        say(console, words("arena-rounded", asked=settings.games, games=arena.schedule.games))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=console, transient=True, speed_estimate_period=TIME_LEFT_FROM) as bar:
        try:
            with redirect_stdout(sys.stderr):  # a cluster's messages must not get between the results
                results = arena.run(runner, ProgressBar(arena, bar, words))
        except KeyboardInterrupt:
            raise interrupted(arena) from None
    if as_json:
        print(json.dumps(results.to_dict(), indent=1, ensure_ascii=False))
    else:
        show(results, words)
    if out:
        draw(results, settings.game, out, language, console)
        say(console, words("arena-kept", folder=str(out)))


def draw(results: Results, game: Game, out: Path, language: str, console: Console) -> None:
    """Draw pictures of the results, if the packages for it are installed."""
    try:
        from tavoliere.bots.arena.pictures import draw_all
    except ImportError:
        say(console, arena_texts(language)("arena-no-matplotlib"))
        return
    draw_all(results, game, out, language)


def say(console: Console, sentence: str) -> None:
    """Print a sentence; the terminal breaks the lines, so that a folder's name stays whole."""
    console.print(sentence, style="dim", soft_wrap=True, highlight=False, markup=False)


def arena_texts(language: str) -> Texts:
    """The words of the command line and of the arena."""
    return texts(language, (HERE, ARENA))


def runner_for(jobs: int | None, cluster: str | None) -> Runner:
    """The runner: on this computer, or on a cluster."""
    if jobs is not None and jobs < 1:
        raise bad_setting("arena-bad-jobs", jobs=jobs)
    return LocalRunner(jobs) if cluster is None else ClusterRunner(cluster, jobs)


class ProgressBar(Watcher):
    """Shows how far an arena is, and how long it will take."""

    def __init__(self, arena: Arena, bar: Progress, words: Texts) -> None:
        self.arena, self.bar, self.words = arena, bar, words
        self.task = bar.add_task(words("arena-playing", game=arena.settings.game.id), total=arena.schedule.games)
        self.rules: TaskID | None = None

    def compiling(self, done: int, total: int) -> None:
        """A bar of its own until the rules are compiled."""
        if self.rules is None:
            self.rules = self.bar.add_task(self.words("game-rules", game=self.arena.settings.game.id))
        self.bar.update(self.rules, completed=done, total=total, visible=done < total)

    def played(self, record: Record) -> None:
        """Advance the bar by a game."""
        self.bar.update(self.task, completed=len(self.arena.played))


def interrupted(arena: Arena) -> ArenaError:
    """A sentence that says what is kept, and how to continue."""
    if arena.out is None:
        return ArenaError("arena-interrupted-lost", played=len(arena.played))
    return ArenaError("arena-interrupted", played=len(arena.played), folder=str(arena.out))


def show(results: Results, words: Texts) -> None:
    """The results as tables."""
    console = Console(highlight=False)
    console.print(pairing_table(results, words))
    console.print(bot_table(results, words))
    if results.forfeits:
        console.print(forfeit_table(results, words))
    say(console, words("arena-intervals-any-time" if results.sequential else "arena-intervals-fixed"))


def percent(share: Share) -> str:
    """A share with its interval."""
    return f"{share.value:.1%} [{100 * share.low:.1f}–{100 * share.high:.1f}]"


def new_table(title: str, columns: list[str], left: int = 1) -> Table:
    """A plain table whose first columns hold words and the others numbers."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < left else "right", overflow="fold")
    return table


def pairing_table(results: Results, words: Texts) -> Table:
    """Each pairing: how often its first bot won."""
    columns = ["pairing", "games", "share", "against", "decided"]
    table = new_table(words("arena-pairings"), [words(f"arena-head-{column}") for column in columns])
    for pairing in results.pairings:
        decided = words("arena-yes" if pairing.decided else "arena-no")
        share = pairing.share
        table.add_row(versus(pairing.bots, words), str(share.games), percent(share), f"{pairing.against:.1%}", decided)
    return table


def versus(bots: tuple[str, ...], words: Texts) -> str:
    """A pairing as people read it: the first bot against the others."""
    others = {bot: bots[1:].count(bot) for bot in bots[1:]}
    return words(
        "arena-versus", first=bots[0], others=", ".join(bot if n == 1 else f"{n} × {bot}" for bot, n in others.items())
    )


def bot_table(results: Results, words: Texts) -> Table:
    """Each bot in all its games, strongest first."""
    columns = ["bot", "rating", "wins", "points", "thinking", "forfeits"]
    table = new_table(words("arena-bots"), [words(f"arena-head-{column}") for column in columns])
    for one in results.bots:
        rating = f"{one.rating.value:+.0f} [{one.rating.low:+.0f}…{one.rating.high:+.0f}]"
        figures = (f"{one.points:.1f}", f"{one.seconds * 1000:,.1f} ms", str(one.forfeits or ""))
        table.add_row(one.bot, rating, percent(one.share), *figures)
    return table


def forfeit_table(results: Results, words: Texts) -> Table:
    """Why games were given up: each cause once, with its games."""
    columns = ["bot", "kind", "cause", "games"]
    table = new_table(words("arena-forfeits"), [words(f"arena-head-{column}") for column in columns], left=3)
    causes: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    for one in results.forfeits:
        causes[one["bot"], one["kind"], one["cause"]].append(one["game"])
    for (bot, kind, cause), games in causes.items():
        listed = " ".join(f"#{game}" for game in games[:LISTED_GAMES]) + (" …" if len(games) > LISTED_GAMES else "")
        table.add_row(bot, words(f"arena-forfeit-{kind}"), escape(cause), f"{len(games)}: {listed}")
    return table
