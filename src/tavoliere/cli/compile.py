"""`tavoliere compile`: compiles the rules now, instead of in the background of the first game."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tavoliere import app
from tavoliere.cli import cli_texts, usage_error
from tavoliere.engine.compile_queue import CompileQueue
from tavoliere.engine.game import Game


def compile_games(language: str, game_id: str | None) -> None:
    """Compile one game or all, several at once, with a progress bar for each part."""
    words = cli_texts(language)
    # Games of one family share their rules: one of them is enough.
    games = {game.family: game for game in map(app.load, [game_id] if game_id else app.game_ids())}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        tasks = {family: bar.add_task(game.id) for family, game in games.items()}

        def progress(game: Game, part: str, done: int, total: int) -> None:
            described = words("compile-part", game=game.id, part=part)
            bar.update(tasks[game.family], description=described, completed=done, total=total)

        queue = CompileQueue(games.values(), progress=progress)
        queue.start()
        queue.wait()
    for game in games.values():
        if failure := queue.failure(game):
            raise usage_error("compile-failed", game=game.id, reason=failure)
