"""How far the engine is from hand-written C: Ticket to Ride: Paris, four seats, random legal games, one core, CPU time.

    python tools/yardstick/limit.py                 # moves a second of both, measured in turns, and engine/C
    python tools/yardstick/limit.py --verify 2000   # the same games in both: every score and number of moves is equal

`paris.c` carries out the rules of Paris, and nothing else, with the engine's random streams and order of moves; the box
comes in as a generated header. It needs gcc and a CPU with BMI2. When a rule, a stream or the order of legal moves
changes, `--verify` fails until `paris.c` follows.
"""

import argparse
import ctypes
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from tavoliere import app
from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.records import PARTS, SEATS, Array, Record, blank
from tavoliere.games.ticket_to_ride.names import Part

SOURCE = Path(__file__).with_name("paris.c")
COMPILER = ("gcc", "-O3", "-march=native", "-mbmi2", "-shared", "-fPIC")
SHOWN = (Part.ROUTES, Part.TICKETS_DONE, Part.TICKETS_FAILED, Part.FLAGS)
PER_GAME = 1 + SEATS * (len(SHOWN) + 1)  # numbers that paris.c writes: the moves, then each seat's parts and routes
AT_ONCE = {"engine": 200, "C": 1000}  # games of one call


def tables(box: Record) -> str:
    """The box as a C header."""
    colours, routes, tickets = int(box.colours), int(box.routes), int(box.tickets)
    sizes = {
        "COLOURS": colours,
        "ROUTE_COUNT": routes,
        "TICKET_COUNT": tickets,
        "PLACE_COUNT": box.places,
        "CARD_COUNT": box.card_count.sum(),
        "VEHICLES": box.vehicles,
        "LAST_ROUND_AT": box.last_round_at,
        "HAND_SIZE": box.hand_size,
        "MARKET_SIZE": box.market_size,
        "WILD_LIMIT": box.wild_limit,
        "FLAG_POINTS": box.flag_points,
        "FLAG_COLOURS": sum(1 << colour for colour in range(colours) if box.is_flag_colour[colour]),
    }
    lines = [f"enum {{ {', '.join(f'{name} = {int(value)}' for name, value in sizes.items())} }};"]
    for name in ("route_a", "route_b", "route_colour", "length", "twin"):
        lines.append(row(name, box[name][:routes]))
    for name in ("ticket_a", "ticket_b", "ticket_points"):
        lines.append(row(name, box[name][:tickets]))
    return "\n".join([*lines, row("card_count", box.card_count[:colours]), row("points", box.points), ""])


def row(name: str, values: Iterable[Any]) -> str:
    """A table of a C header."""
    return f"static const int {name}[] = {{{', '.join(str(int(value)) for value in values)}}};"


def compiled_c(box: Record, folder: Path) -> ctypes.CDLL:
    """`paris.c` with a box, compiled and loaded."""
    if shutil.which(COMPILER[0]) is None:
        sys.exit(f"{COMPILER[0]} is not installed: the yardstick needs it")
    (folder / "paris_tables.h").write_text(tables(box), encoding="ascii")
    library = folder / "paris.so"
    subprocess.run([*COMPILER, f"-I{folder}", str(SOURCE), "-o", str(library)], check=True)
    loaded = ctypes.CDLL(str(library))
    loaded.paris_init()
    loaded.paris_games.restype = ctypes.c_int64
    return loaded


def c_games(library: ctypes.CDLL, chance: Array, games: int, per_game: Array | None = None) -> int:
    """Random games in C; how many moves they took."""
    written = None if per_game is None else per_game.ctypes.data_as(ctypes.c_void_p)
    return int(library.paris_games(chance.ctypes.data_as(ctypes.c_void_p), ctypes.c_int64(games), written))


def engine_results(game: Game, games: int) -> Array:
    """What `paris.c` writes of each game, from the engine."""
    results, scores = np.zeros((games, PER_GAME), np.int32), np.zeros((SEATS, PARTS), np.int64)
    state, options, chance = blank(game.STATE), game.options(), seed_words(7)
    for number in range(games):
        results[number, 0] = game.compiled.random_games(game.box, state, SEATS, options, chance, 1)
        game.compiled.final_scores(game.box, state, scores)
        for seat in range(SEATS):
            parts = [int(scores[seat, part]) for part in SHOWN]
            start = 1 + seat * (len(SHOWN) + 1)
            results[number, start : start + len(SHOWN) + 1] = [*parts, int((state[0].owner == seat).sum())]
    return results


def verify(game: Game, library: ctypes.CDLL, games: int) -> bool:
    """Whether the same games are played in both."""
    in_c = np.zeros((games, PER_GAME), np.int32)
    c_games(library, seed_words(7).astype(np.uint32), games, in_c)
    return bool((engine_results(game, games) == in_c).all())


def measure(sides: dict[str, Callable[[], int]], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Moves a second of each side, in turns."""
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for play in sides.values():
        play()  # compiles
    for _ in range(rounds):
        for name, play in sides.items():
            start, moves = time.process_time(), 0
            while time.process_time() - start < seconds:
                moves += play()
            rates[name].append(moves / (time.process_time() - start))
    return rates


def main() -> None:
    """Compare, or verify."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--verify", type=int, metavar="GAMES", help="play the same games in both and compare them")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU, for each measurement")
    arguments = parser.parse_args()
    game = app.load("paris")
    with tempfile.TemporaryDirectory() as folder:
        library = compiled_c(game.box[0], Path(folder))
        if arguments.verify:
            is_same = verify(game, library, arguments.verify)
            print(f"{arguments.verify} games {'are equal' if is_same else 'DIFFER'} in the engine and in C")
            sys.exit(not is_same)
        words, chance = seed_words(1).astype(np.uint32), seed_words(1)
        state, options = blank(game.STATE), game.options()

        def engine() -> int:
            return int(game.compiled.random_games(game.box, state, SEATS, options, chance, AT_ONCE["engine"]))

        sides = {"engine": engine, "C": lambda: c_games(library, words, AT_ONCE["C"])}
        rates = measure(sides, arguments.rounds, arguments.seconds)
    for name, found in rates.items():
        print(f"{name:7}{' '.join(f'{rate / 1e6:6.2f}' for rate in found)} million moves a second")
    ratios = sorted(one / other for one, other in zip(rates["engine"], rates["C"], strict=True))
    print(f"engine/C {ratios[len(ratios) // 2]:.3f} ({ratios[0]:.3f}-{ratios[-1]:.3f})")


if __name__ == "__main__":
    main()
