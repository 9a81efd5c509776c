"""`tavoliere bench`: random legal games on one core, beside a fixed kernel so that machines can be compared."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tavoliere import app
from tavoliere.bots import decide, find_bot
from tavoliere.cli import cli_texts
from tavoliere.engine import entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.compile_queue import compile_now
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, blank, same

MIDDLES = 5  # positions the search is measured from
CHECKED_GAMES = 3  # final states compared with the uncompiled run
COLD = """
import json, tavoliere
from tavoliere.engine.compile_queue import CompileQueue
queue = CompileQueue([tavoliere.load({game!r})])
queue.start()
queue.wait()
print("result", json.dumps(queue.cpu_seconds()), flush=True)
"""
WARM = """
import time; start = time.perf_counter()
import tavoliere
from tavoliere.engine.chance import seed_words
game = tavoliere.load({game!r})
game.compiled.random_games(game.box, game.set_up({seats}, 1), {seats}, game.options(), seed_words(1), 1)
print("result", time.perf_counter() - start, flush=True)
"""


def _calibration(rounds: int) -> int:
    """Do a fixed amount of integer work, the same on every machine; returns how many rounds were done."""
    word = 88172645463325252
    for _ in range(rounds):
        word ^= (word << 13) & 0x7FFFFFFFFFFFFFFF
        word ^= word >> 7
        word ^= (word << 17) & 0x7FFFFFFFFFFFFFFF
    return rounds if word else 0


calibration: Any = njit(_calibration)


def rate(run: Callable[[int], int], seconds: float) -> float:
    """How many units of work a second: runs for about that long and counts."""
    done, size, start = 0, 1, time.perf_counter()
    while True:
        done += run(size)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return done / spent
        size = max(1, min(size * 2, int(size * (seconds - spent) / max(spent, 1e-6)) + 1))


def play_games(core: Any, game: Game, seats: int, chance: Array, games: int) -> tuple[int, Array]:
    """Random games; how many moves they took, and the last final state."""
    state = blank(game.STATE)
    moves = core.random_games(game.box, state, seats, game.options(), chance, games)
    return int(moves), state


def check_same(game: Game, seats: int) -> None:
    """Check that compiled and uncompiled games end in the same bytes."""
    for seed in range(CHECKED_GAMES):
        compiled = play_games(game.compiled, game, seats, seed_words(seed), 1)
        uncompiled = play_games(entry_points.pure, game, seats, seed_words(seed), 1)
        if compiled[0] != uncompiled[0] or not same(compiled[1], uncompiled[1]):
            raise RuntimeError(f"{game.id}: seed {seed} ends differently compiled and uncompiled")


def search_speed(game: Game, seconds: float, seats: int) -> float:
    """Full iterations of the search a second on one core, from the middle of games between planners."""
    planner, iterations, spent = find_bot("planner"), 0, 0.0
    for seed in range(MIDDLES):
        match = app.new_match(game, seats, seed)
        while not match.is_over:
            seat = match.to_act[0]
            match.play_move(seat, decide(planner, game, match.state, seat, len(match.history)))
        middle = match.history[len(match.history) // 2]
        thought = app.think(game, middle.before, middle.seat, seed, seconds / MIDDLES)
        iterations, spent = iterations + thought.iterations, spent + thought.seconds
    return iterations / spent


def compile_seconds(game: Game) -> dict[str, float]:
    """CPU seconds that each part takes to compile with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        found = result_of(COLD.format(game=game.id), TAVOLIERE_CACHE=folder)
    return {part: round(seconds, 1) for part, seconds in found.items()}


def start_seconds(game: Game, seats: int) -> float:
    """Seconds from import to the first compiled playout in a new process, with a full cache."""
    return float(result_of(WARM.format(game=game.id, seats=seats)))


def result_of(script: str, **environment: str) -> Any:
    """The output after the word "result" of a script run in a process of its own."""
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            if line.startswith("result "):
                return json.loads(line.removeprefix("result "))
    raise RuntimeError("the start-up run failed; its output is above")


def measure(
    game: Game, seconds: float, seats: int, step: Callable[[str], None], progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """All figures of one game."""
    step("cold")
    cold = compile_seconds(game)
    step("compile")
    compile_now(game, progress)
    step("warm")
    start_seconds(game, seats)  # fills the cache, if it is not full yet
    warm = start_seconds(game, seats)
    step("check")
    check_same(game, seats)
    step("speed")
    playing, machine = playing_speed(game, seconds, seats)
    step("search")
    iterations_per_second = search_speed(game, seconds, seats)
    step("pure")
    pure = rate(lambda size: play_games(entry_points.pure, game, seats, seed_words(size), 1)[0], seconds / 2)
    return {
        "game": game.id,
        "seats": seats,
        **playing,
        "search_iterations_per_second": round(iterations_per_second),
        "pure_moves_per_second": round(pure),
        "state_bytes": int(np.dtype(game.STATE).itemsize),
        **{f"compile_{part}_cpu_s": seconds for part, seconds in cold.items()},
        "warm_start_s": round(warm, 2),
        "calibration_per_second": round(machine),
    }


def playing_speed(game: Game, seconds: float, seats: int) -> tuple[dict[str, float], float]:
    """How fast random games are played, and how fast the fixed kernel ran just before and after."""
    calibration(1)
    before = rate(calibration, seconds / 4)
    chance, played = seed_words(1), [0, 0]

    def run(games: int) -> int:
        moves, _ = play_games(game.compiled, game, seats, chance, games)
        played[0] += games
        played[1] += moves
        return moves

    moves_per_second = rate(run, seconds)
    after = rate(calibration, seconds / 4)
    games_per_second = round(moves_per_second * played[0] / played[1], 1)
    return {
        "moves_per_second": round(moves_per_second),
        "games_per_second": games_per_second,
    }, (before + after) / 2


def show_bench(language: str, game_id: str | None, seconds: float, seats: int, as_json: bool) -> None:
    """Measure one game or all, with a progress bar on standard error."""
    if game_id == "server":
        from tavoliere.cli.bench_server import show_server_bench

        show_server_bench(language, seconds, as_json)
        return
    words = cli_texts(language)
    results = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        for one in [game_id] if game_id else app.game_ids():
            game = app.load(one)
            task = bar.add_task(one, total=1)
            results.append(
                measure(
                    game,
                    seconds,
                    seats,
                    lambda name, task=task, one=one: bar.update(
                        task, description=f"{one}: {words('bench-' + name)}", completed=0, total=1
                    ),  # type: ignore[misc]
                    lambda done, total, task=task: bar.update(task, completed=done, total=total),  # type: ignore[misc]
                )
            )
            bar.remove_task(task)
    if as_json:
        print(json.dumps(results[0] if game_id else results, indent=1))
        return
    Console().print(bench_table(results, words))


def bench_table(results: list[dict[str, Any]], words: Any) -> Table:
    """The figures, a column a game."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for result in results:
        table.add_column(result["game"], justify="right")
    for key in results[0]:
        if key != "game":
            table.add_row(words(f"bench-{key.replace('_', '-')}"), *(f"{result[key]:,}" for result in results))
    return table
