"""Measure how strong the bots are: plays every cell of docs/strength.md in the arena and writes that page.

    python tools/strength.py --out results/strength [--jobs 2] [--minutes 60]

It can be stopped at any time and goes on where it stopped. A thinking time is played as a number of iterations, the
number a core makes in that time from the middle of a game (`PACE`): a busy machine then changes nothing, and
the same command gives the same games.
"""

import argparse
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import tavoliere
from tavoliere.bots.arena import Arena, LocalRunner, Results, Settings

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")
# Iterations a second of one core from the middle of a game, at 2 and 4 seats (`tavoliere bench`, rounded down).
PACE = {
    "paris": {2: 25_000, 4: 22_000},
    "san_francisco": {2: 16_000, 4: 13_000},
    "old_london_bridge": {2: 40_000, 4: 20_000},
    "necropolis_railway": {2: 9_000, 4: 9_000},
}


@dataclass(frozen=True)
class Cell:
    """A bot against another that fills the other seats, with at least so many games.

    `aims` is the share of wins it is compared with, at 2 and 4 seats.
    """

    question: str
    first: str
    second: str
    least: int
    aims: tuple[float, float] = (0.5, 0.25)

    def bots(self, game: str, seats: int) -> tuple[str, str]:
        """The two as the arena names them, times turned into iterations."""
        return in_iterations(self.first, PACE[game][seats]), in_iterations(self.second, PACE[game][seats])

    def is_decided(self, seats: int, results: Results) -> bool:
        """Whether the interval excludes the share the cell is held against."""
        share, aim = results.pairings[0].share, self.aims[seats > 2]
        return not share.low <= aim <= share.high


CELLS = (
    Cell("greedy against random", "greedy", "random", 200),
    Cell("planner against random", "planner", "random", 200),
    Cell("planner against greedy", "planner", "greedy", 200),
    Cell("search 50 ms against planner", "search:50ms", "planner", 60),
    Cell("search 200 ms against planner", "search:200ms", "planner", 60),
    Cell("expert (search 1 s) against planner", "search:1000ms", "planner", 40, (0.8, 0.5)),
    Cell("cheater 200 ms against search 200 ms", "cheater:200ms", "search:200ms", 24),
)
# Games after which a cell is looked at; once it is decided it plays no more.
ROUNDS = (24, 40, 60, 100, 200)


def in_iterations(spec: str, pace: int) -> str:
    """`search:50ms` as the iterations a core makes in that time."""
    name, _, budget = spec.partition(":")
    return f"{name}:{pace * int(budget.removesuffix('ms')) // 1000}it" if budget else spec


def play(cell: Cell, game: str, seats: int, games: int, out: Path, jobs: int) -> Results:
    """So many games of a cell; those played before are only read."""
    bots = cell.bots(game, seats)
    settings = Settings(tavoliere.load(game), bots, seats=seats, games=games)
    folder = out / f"{game}-{seats}-{'-'.join(bots).replace(':', '')}"
    return Arena(settings, folder).run(LocalRunner(jobs))


def row(cell: Cell, results: Results | None) -> str:
    """A line of the table."""
    if results is None:
        return f"| {cell.question} | not played yet | | |"
    share, bots = results.pairings[0].share, {bot.bot: bot for bot in results.bots}
    names = results.pairings[0].bots[0], results.pairings[0].bots[-1]
    points = " : ".join(f"{bots[name].points:.1f}" for name in names)
    return f"| {cell.question} | {share.value:.0%} ({share.low:.0%}–{share.high:.0%}) | {share.games} | {points} |"


def main() -> None:
    """Play every cell, then those that are undecided a little more each round; write the page after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9)
    arguments = parser.parse_args()
    end, found = time.monotonic() + 60 * arguments.minutes, {}
    for games, cell, seats, game in product(ROUNDS, CELLS, (2, 4), GAMES):
        key = cell, seats, game
        if time.monotonic() < end and not (key in found and cell.is_decided(seats, found[key])):
            found[key] = play(cell, game, seats, max(games, cell.least), arguments.out, arguments.jobs)
            print(game, seats, row(cell, found[key]), flush=True)
            write_page(found)


def write_page(found: dict[tuple[Cell, int, str], Results]) -> None:
    """The tables of docs/strength.md, between its two marks; the words around them are left alone."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition("<!-- tables -->\n")
    _, _, after = rest.partition("<!-- end of tables -->")
    tables = []
    for game in GAMES:
        for seats in (2, 4):
            tables.append(f"### {game}, {seats} seats\n")
            tables.append("| who | wins of the first (95 % interval) | n | points |\n|---|---|---|---|")
            tables.extend(row(cell, found.get((cell, seats, game))) for cell in CELLS)
            tables.append("")
    PAGE.write_text(f"{before}<!-- tables -->\n{chr(10).join(tables)}<!-- end of tables -->{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
