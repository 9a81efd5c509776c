"""Play at a table service for a long time, always at the same number of tables, and report whether anything grows.

    python tools/soak.py                              half an hour, 60 tables of four people, all games in turns
    python tools/soak.py --minutes 5 --tables 200

A match that is over makes room for a new one with new people, so that everything a match leaves behind would be seen:
memory, open files and threads of the service, its workers' memory, the database on the disk. The slopes of the first
quarter, while caches fill, do not count. How it is under attack: `python tools/siege --soak 30`.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from siege.soak import Held, Samples, kilobytes

from tavoliere import app
from tavoliere.cli import bench_server
from tavoliere.cli.bench_server import Figures, LiveTable, Served


def held(served: Served, db: Path, figures: Figures, finished: list[int]) -> Held:
    """What the service uses now, and what it has done."""
    pid = served.process.pid
    workers = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return {
        "service MB": served.memory() // 2**20,
        "workers MB": sum(resident(worker) for worker in workers) // 2**20,
        "files": len(os.listdir(f"/proc/{pid}/fd")),
        "threads": len(os.listdir(f"/proc/{pid}/task")),
        "database kB": kilobytes(str(db)),
        "moves": figures.moves,
        "matches over": len(finished),
        "refused": figures.refused,
    }


def resident(pid: int) -> int:
    """Bytes of memory a process holds; 0 when it has just ended."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


async def play_on(
    port: int, games: list[str], number: int, until: float, figures: Figures, finished: list[int]
) -> None:
    """Keep one table busy: the match, and when it is over another one of the next game."""
    chance = random.Random(number)
    for round_ in count(number):
        table = LiveTable(port, games[round_ % len(games)], figures)
        await table.set_up()
        playing = asyncio.create_task(table.play(until, chance))
        while not playing.done() and table.now[0].get("status") != "over":
            await asyncio.sleep(0.5)
        playing.cancel()
        for socket in table.sockets:
            await socket.close()
        if time.perf_counter() >= until:
            return
        finished.append(round_)


async def soak(tables: int, minutes: float, pace: float) -> None:
    """Start a service, play at it, print what it holds every minute and how that grew."""
    bench_server.PACE = pace
    games, figures = app.game_ids(), Figures()
    finished: list[int] = []  # numbers of matches
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        served = Served(db)
        until = time.perf_counter() + minutes * 60
        try:
            with Samples(lambda: held(served, db, figures, finished)) as samples:
                players = (play_on(served.port, games, number, until, figures, finished) for number in range(tables))
                await asyncio.gather(*players)
            samples.report()
        finally:
            served.stop()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves at a table")
    asked = parser.parse_args()
    asyncio.run(soak(asked.tables, asked.minutes, asked.pace))


if __name__ == "__main__":
    main()
