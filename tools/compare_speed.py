"""Compare the speed of this checkout with another one: measured in turns, in one run, in CPU time of one core.

    git worktree add --detach ../before v0.5.0
    python tools/compare_speed.py --against ../before --games paris san_francisco --rounds 7

Three things are measured for every game: `playout` (moves of random games a second), `search` (iterations a second from
positions in the course of games) and `service` (moves a second that a table takes with four people at it: the state
copied and imagined, the move played, four views and messages). Each checkout runs in a process of its own, which
compiles only what it is asked for. A row shows the other checkout's median, ours, and the median of the rounds' ratios
with the lowest and the highest: above 1 this checkout is faster. `same` says whether both gave the same results.
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
PARTS = ("playout", "search", "service")
SEATS = {"playout": (4,), "search": (2, 4), "service": (4,)}
SEEDS = (1, 2)  # of the games whose positions are searched
MOMENTS = (0.25, 0.5, 0.75)  # of such a game, where it is searched
QUICK, THOROUGH = 40, 400  # iterations: for a move of such a game, for a measured search
FIRST_GAMES = 200  # random games that are compared
FIRST_MOVES = 500  # moves at a table that are compared: more than a game, so that everything is compiled
UNITS = {"playout": "moves/s", "search": "iterations/s", "service": "moves/s"}


# --- in the process of a checkout ------------------------------------------------------------------------------------


@dataclass
class Work:
    """Work to be repeated: each step yields its number of units, its CPU seconds and its result."""

    steps: Iterator[tuple[int, float, bytes]]  # units, CPU seconds, result
    first: int  # steps whose results are compared


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    """The CPU seconds something takes, and its result."""
    start = time.process_time()
    result = run()
    return time.process_time() - start, result


def load(game_id: str) -> Any:
    """A game that compiles an entry point when it is first called, and never runs uncompiled."""
    from tavoliere import app

    game = app.load(game_id)
    game.core_for = lambda part: game.compiled  # type: ignore[method-assign]
    return game


def playout(game: Any, seats: int) -> Work:
    """Random games."""
    from tavoliere.engine.chance import seed_words
    from tavoliere.engine.records import blank

    state, options, chance = blank(game.STATE), game.options(), seed_words(1)

    def steps() -> Iterator[tuple[int, float, bytes]]:
        while True:
            seconds, moves = timed(
                lambda: game.compiled.random_games(game.box, state, seats, options, chance, FIRST_GAMES)
            )
            yield int(moves), seconds, state.tobytes()

    return Work(steps(), 1)


def search(game: Any, seats: int) -> Work:
    """Searches of equal size from positions of games in which every move was searched for."""
    from tavoliere.engine.match import Match

    positions = []
    for seed in SEEDS:
        match = Match(game, seats, seed)
        while not match.is_over:
            seat = match.to_act[0]
            visits = grow(game, match.state, seat, len(match.history), QUICK)[2]
            match.play_move(seat, max(visits, key=visits.__getitem__))
        rows = [match.history[int(moment * len(match.history))] for moment in MOMENTS]
        positions += [(row.before, row.seat) for row in rows]

    def steps() -> Iterator[tuple[int, float, bytes]]:
        number = 0
        while True:
            state, seat = positions[number % len(positions)]
            seconds, tree, _ = grow(game, state, seat, number, THOROUGH)
            yield THOROUGH, seconds, tree
            number += 1

    return Work(steps(), len(positions))


def grow(game: Any, state: Any, seat: int, seed: int, iterations: int) -> tuple[float, bytes, dict[int, int]]:
    """Search a position: CPU seconds, the tree as bytes, how often each legal move was tried."""
    import numpy as np

    from tavoliere.bots.search import Settings, grow_from, hidden_moves
    from tavoliere.engine.chance import seed_words

    own = grow_from(seed_words(seed), 1 << 12)
    trees = (own.nodes, own.edges, own.used, own.chance)
    settings, hidden = Settings().record(game), hidden_moves(game)
    seconds, _ = timed(lambda: game.compiled.search(game.box, state, seat, hidden, settings, *trees, iterations, 1))
    moves = game.legal_moves(state, seat)
    visits, totals = np.zeros(len(moves), np.int64), np.zeros(len(moves))
    game.compiled.results(own.nodes, own.edges, seat, np.array(moves, np.int16), len(moves), visits, totals)
    tree = own.nodes.tobytes() + own.edges.tobytes()
    return seconds, tree, dict(zip(moves, visits.tolist(), strict=True))


def service(game: Any, seats: int) -> Work:
    """What the service computes for the moves of a random game with people at every seat."""
    from random import Random

    from tavoliere.engine.match import Match

    def steps() -> Iterator[tuple[int, float, bytes]]:
        seed = 0
        while True:
            chance, table = Random(seed), table_of(Match(game, seats, seed))
            while not table.match.is_over:
                seat = chance.choice(table.match.to_act)
                move = chance.choice(game.legal_moves(table.match.state, seat))
                seconds, (table, said) = timed(lambda table=table, seat=seat, move=move: serve(table, seat, move))
                yield 1, seconds, said
            seed += 1

    return Work(steps(), FIRST_MOVES)


def table_of(match: Any) -> Any:
    """A table at which people play a match."""
    from tavoliere.server.seats import SeatPlan
    from tavoliere.server.table import RUNNING, Table, TableHeader

    plans = [SeatPlan("person", None, name) for name in match.seat_names]
    head = TableHeader(match.game.id, match.game.rules_version, match.game.box_hash, plans, "maker", "00" * 16)
    table = Table("table", head, match.game, status=RUNNING, match=match)
    for seat, one in enumerate(table.seats):
        one.person = f"person {seat}"
    return table


def serve(table: Any, seat: int, move: int) -> tuple[Any, bytes]:
    """One move at a table: the copies for a bot or a preview, the table after it, everybody's message."""
    from tavoliere.engine.chance import seed_words
    from tavoliere.server.projection import Broadcast
    from tavoliere.store.matches import Entry

    game = table.game
    game.imagine(table.match.state, seat, seed_words(0))
    entry = Entry(table.id, table.number + 1, "play", 1.0, seat, f"person {seat}", None, {"move": game.text_of(move)})
    after, events = table.after(entry, move)
    broadcast = Broadcast(table, after, entry, events, set(range(len(table.seats))))
    return after, b"".join(broadcast.message_for(seat) for seat in range(len(table.seats)))


def answer_questions() -> None:
    """The process of a checkout: reads lines `game part seats seconds`, writes lines of JSON."""
    known: dict[tuple[str, str, int], Work] = {}
    for line in sys.stdin:
        game, part, seats, seconds = line.split()
        key, result = (game, part, int(seats)), ""
        if key not in known:
            known[key] = {"playout": playout, "search": search, "service": service}[part](load(game), int(seats))
            result = digest(known[key])
        units, spent = 0, 0.0
        while spent < float(seconds):
            more, took, _ = next(known[key].steps)
            units, spent = units + more, spent + took
        print(json.dumps({"rate": units / spent if spent else 0.0, "result": result}), flush=True)


def digest(work: Work) -> str:
    """A hash of the first results; compiling happens here too."""
    results = hashlib.sha256()
    for _ in range(work.first):
        results.update(next(work.steps)[2])
    return results.hexdigest()[:16]


# --- in the process that compares ------------------------------------------------------------------------------------


class Checkout:
    """A checkout's process."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "src" / "tavoliere").is_dir():
            sys.exit(f"{folder} is no checkout: it has no src/tavoliere")
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--child"],
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, game: str, part: str, seats: int, seconds: float) -> dict[str, Any]:
        """Measure something for some CPU seconds."""
        assert self.process.stdin
        assert self.process.stdout
        print(game, part, seats, seconds, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"the process of {self.folder} ended with code {self.process.wait()}; its output is above")
        return json.loads(answer)  # type: ignore[no-any-return]

    def stop(self) -> None:
        """End the process."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


@dataclass
class Row:
    """One thing that is measured, in both checkouts."""

    game: str
    part: str
    seats: int
    same: bool
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    def text(self) -> str:
        """The row as it is printed."""
        ratios = [mine / other for mine, other in zip(self.ours, self.theirs, strict=True)]
        spread = f"{statistics.median(ratios):7.2f}  ({min(ratios):.2f}-{max(ratios):.2f})"
        rates = f"{statistics.median(self.theirs):>12,.0f}{statistics.median(self.ours):>12,.0f} {UNITS[self.part]:13}"
        return f"{self.game:20}{self.part:9}{self.seats:>5} {rates}{spread:22}{'yes' if self.same else 'NO'}"


def compare(ours: Checkout, theirs: Checkout, rows: list[tuple[str, str, int]], rounds: int, seconds: float) -> None:
    """Compile everything, then measure in turns and print the table."""
    wanted = []
    for game, part, seats in rows:
        with ThreadPoolExecutor() as both:
            answers = both.map(lambda side: side.ask(game, part, seats, 0.0), (theirs, ours))  # noqa: B023 - used at once
        wanted.append(Row(game, part, seats, len({answer["result"] for answer in answers}) == 1))
        print(f"ready: {game} {part} at {seats} seats", file=sys.stderr, flush=True)
    for _ in range(rounds):
        for row in wanted:
            row.theirs.append(theirs.ask(row.game, row.part, row.seats, seconds)["rate"])
            row.ours.append(ours.ask(row.game, row.part, row.seats, seconds)["rate"])
    print(f"{'game':20}{'what':9}{'seats':>5} {'theirs':>12}{'ours':>12} {'':13}{'ratio':>7}{'':15}same")
    for row in wanted:
        print(row.text())


def main() -> None:
    """Compare this checkout with another one."""
    if sys.argv[1:] == ["--child"]:
        answer_questions()
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, required=True, help="the other checkout")
    parser.add_argument("--games", nargs="+", help="all games, unless some are named")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU, for each measurement")
    arguments = parser.parse_args()
    games = arguments.games or [
        path.parent.name for path in sorted(HERE.glob("src/tavoliere/games/**/components.toml"))
    ]
    rows = [(game, part, seats) for game in games for part in arguments.parts for seats in SEATS[part]]
    ours, theirs = Checkout(HERE), Checkout(arguments.against.resolve())
    try:
        compare(ours, theirs, rows, arguments.rounds, arguments.seconds)
    finally:
        ours.stop()
        theirs.stop()


if __name__ == "__main__":
    main()
