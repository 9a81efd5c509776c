"""`tavoliere compile`: fill the cache of compiled rules now, instead of in the background of the first game."""

import os
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tavoliere import app
from tavoliere.cli import cli_texts
from tavoliere.engine import compiling
from tavoliere.engine.game import Game


def compile_games(language: str, game_id: str | None) -> None:
    """Compile one game or all, several at once, with a progress bar for each."""
    words = cli_texts(language)
    # Games of one family share their rules: one of them is enough.
    games = {type(game): game for game in map(app.load, [game_id] if game_id else app.game_ids())}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:

        def compile_one(game: Game) -> None:
            task = bar.add_task(words("game-rules", game=game.id), total=None)
            compiling.compile_now(game, lambda done, total: bar.update(task, completed=done, total=total))
            bar.update(task, completed=bar.tasks[task].total or 1, total=bar.tasks[task].total or 1)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, games.values()))
