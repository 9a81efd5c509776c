"""Measure how strong the bots are: plays every cell of docs/strength.md in the arena and writes that page.

    python tools/strength.py --out results/strength [--jobs 2] [--minutes 60]
    python tools/strength.py --out results/strength --only "hard against" --game paris --seats 2    some cells

Lines of the page that are not played again stay as they are. The run can be stopped at any time and goes on where it
stopped. A thinking time is played as a number of iterations, the number a core makes in that time from the middle of a
game (`PACE`): a busy machine then changes nothing, and the same command gives the same games.
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
SEATS = (2, 4)
# Iterations a second of one core from the middle of a game, at 2 and 4 seats: for the search without a net as
# `tavoliere bench` measured it before nets (rounded down), for the one with a net what takes as much CPU time.
PACE = {
    "rollouts": {
        "paris": {2: 25_000, 4: 22_000},
        "san_francisco": {2: 16_000, 4: 13_000},
        "old_london_bridge": {2: 40_000, 4: 20_000},
        "necropolis_railway": {2: 9_000, 4: 9_000},
    },
    "search": {
        "paris": {2: 11_200, 4: 6_750},
        "san_francisco": {2: 8_100, 4: 11_350},
        "old_london_bridge": {2: 23_900, 4: 16_200},
        "necropolis_railway": {2: 21_400, 4: 16_500},
    },
}


@dataclass(frozen=True)
class Cell:
    """A bot against another that fills the other seats, with at least so many games.

    `aims` is the share of wins it is compared with, at two seats and at four.
    """

    question: str
    first: str
    second: str
    least: tuple[int, int]  # games at two seats and at four; 0: not played
    aims: tuple[float, float] = (0.5, 0.25)

    def bots(self, game: str, seats: int) -> tuple[str, str]:
        """The two as the arena names them, times turned into iterations."""
        return in_iterations(self.first, game, seats), in_iterations(self.second, game, seats)

    def games(self, seats: int) -> int:
        """How many games it plays at least with so many seats."""
        return self.least[seats > 2]

    def is_decided(self, seats: int, results: Results) -> bool:
        """Whether the interval excludes the share the cell is held against."""
        share, aim = results.pairings[0].share, self.aims[seats > 2]
        return not share.low <= aim <= share.high


CELLS = (
    Cell("greedy against random", "greedy", "random", (200, 200)),
    Cell("planner against random", "planner", "random", (200, 200)),
    Cell("planner against greedy", "planner", "greedy", (200, 200)),
    Cell("rollouts 50 ms against planner", "rollouts:50ms", "planner", (60, 60)),
    Cell("rollouts 200 ms against planner", "rollouts:200ms", "planner", (60, 60)),
    Cell("rollouts 1 s against planner", "rollouts:1000ms", "planner", (40, 40), (0.8, 0.5)),
    Cell("cheater 200 ms against rollouts 200 ms", "cheater:200ms", "rollouts:200ms", (24, 24)),
    Cell("search 200 ms against rollouts 200 ms", "search:200ms", "rollouts:200ms", (200, 120), (0.65, 0.4)),
    Cell("hard against rollouts 200 ms", "hard", "rollouts:200ms", (200, 0)),
    Cell("search 200 ms against search 50 ms", "search:200ms", "search:50ms", (200, 0)),
    Cell("expert (search 1 s) against search 200 ms", "search:1000ms", "search:200ms", (60, 0)),
    Cell("expert (search 1 s) against planner", "search:1000ms", "planner", (60, 0)),
)
# Games after which a cell is looked at; once it is decided it plays no more.
ROUNDS = (24, 40, 60, 100, 200)


def in_iterations(spec: str, game: str, seats: int) -> str:
    """`search:50ms` as the iterations a core makes in that time."""
    name, _, budget = spec.partition(":")
    pace = PACE["search" if name == "search" else "rollouts"][game][seats]
    return f"{name}:{pace * int(budget.removesuffix('ms')) // 1000}it" if budget else spec


def play(cell: Cell, game: str, seats: int, games: int, out: Path, jobs: int) -> Results:
    """So many games of a cell; those played before are only read."""
    bots = cell.bots(game, seats)
    settings = Settings(tavoliere.load(game), bots, seats=seats, games=games)
    folder = out / f"{game}-{seats}-{'-'.join(bots).replace(':', '')}"
    return Arena(settings, folder).run(LocalRunner(jobs))


def row(cell: Cell, results: Results) -> str:
    """A line of the table."""
    share, bots = results.pairings[0].share, {bot.bot: bot for bot in results.bots}
    names = results.pairings[0].bots[0], results.pairings[0].bots[-1]
    points = " : ".join(f"{bots[name].points:.1f}" for name in names)
    return f"| {cell.question} | {share.value:.0%} ({share.low:.0%}–{share.high:.0%}) | {share.games} | {points} |"


def main() -> None:
    """Play every cell, then those that are undecided a little more each round; write the page after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--only", default="", help="cells whose question contains this")
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seats", type=int, action="append", choices=SEATS)
    given = parser.parse_args()
    end, found = time.monotonic() + 60 * given.minutes, {}
    cells = [cell for cell in CELLS if given.only in cell.question]
    for games, cell, seats, game in product(ROUNDS, cells, given.seats or SEATS, given.game or GAMES):
        key = cell, seats, game
        is_wanted = cell.games(seats) and time.monotonic() < end
        if is_wanted and not (key in found and cell.is_decided(seats, found[key])):
            found[key] = play(cell, game, seats, max(games, cell.games(seats)), given.out, given.jobs)
            print(game, seats, row(cell, found[key]), flush=True)
            write_page(found)


def write_page(found: dict[tuple[Cell, int, str], Results]) -> None:
    """The tables of docs/strength.md, between its two marks; what was not played again, and the words around, stay."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition("<!-- tables -->\n")
    written, _, after = rest.partition("<!-- end of tables -->")
    tables = []
    for game, seats in product(GAMES, SEATS):
        title = f"### {game}, {seats} seats\n"
        tables.append(f"{title}\n| who | wins of the first (95 % interval) | n | points |\n|---|---|---|---|")
        lines = written.partition(title)[2].partition("###")[0].splitlines()
        standing = {line.split(" | ")[0].removeprefix("| "): line for line in lines if line.startswith("| ")}
        for cell in CELLS:
            results = found.get((cell, seats, game))
            line = row(cell, results) if results else standing.get(cell.question)
            tables.extend([line] if line else [])
        tables.append("")
    PAGE.write_text(f"{before}<!-- tables -->\n{chr(10).join(tables)}<!-- end of tables -->{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
