"""Compile what the tests run compiled, into the cache that TAVOLIERE_CACHE names, before they need it.

That is every game's rules as people run them, and whole random games as shipped and with bounds checks; the tests
would compile the latter by themselves, in several processes at once, each beginning with nothing.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tavoliere import app
from tavoliere.engine import compiling, entry_points
from tavoliere.engine.game import Game
from tavoliere.engine.sources import hand_in

FIFTH_GAME = Path(__file__).parents[1] / "tests" / "fifth_game" / "pebbles"
PLAYOUTS = {"playouts": f"{entry_points.__name__}:playout_signatures"}
BOUNDS_CHECKED = {"NUMBA_BOUNDSCHECK": "1"}
Job = tuple[Game, dict[str, str], dict[str, str]]


def jobs() -> list[Job]:
    """For each family its parts and settings; those that take longest come first."""
    games = {game.family: game for game in map(app.load, app.game_ids())}.values()
    shipped: list[Job] = [(game, {**compiling.PARTS, **PLAYOUTS}, {}) for game in games]
    return [*shipped, *((game, PLAYOUTS, BOUNDS_CHECKED) for game in games)]


def compile_one(job: Job) -> int:
    """Compile in a child process; returns its exit code."""
    game, parts, settings = job
    command = compiling.child_command(game, parts)
    return subprocess.run(
        command,
        env={**os.environ, **settings},
        input="".join(f"{part}\n" for part in parts),
        text=True,
        stdout=subprocess.DEVNULL,
        check=False,
    ).returncode


def main() -> int:
    """Compile everything, as many parts at once as there are cores."""
    hand_in([FIFTH_GAME])
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(compile_one, jobs()))


if __name__ == "__main__":
    sys.exit(main())
