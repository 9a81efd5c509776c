"""`tavoliere games`: the games, and how certain their printed values are."""

import json

from rich.console import Console
from rich.table import Table

from tavoliere import app
from tavoliere.cli import cli_texts, tell_problems
from tavoliere.engine import compiling
from tavoliere.engine.game import FEWEST_SEATS, Game
from tavoliere.engine.records import SEATS


def describe(game: Game, language: str) -> dict[str, object]:
    """A game in a few words and numbers."""
    words = game.texts(language)
    return {
        "game": game.id,
        "title": words(f"game-{game.id}"),
        "about": words(f"game-{game.id}-about"),
        "seats": [FEWEST_SEATS, SEATS],
        "rules_version": game.rules_version,
        "options": {name: list(choices) for name, choices in game.OPTIONS.items()},
        "tables": {name: game.components.table(name).status for name in game.components},
        "box": game.box_hash,
        "compiled": compiling.is_ready(game),
    }


def show_games(language: str, as_json: bool) -> None:
    """All games, as a table or as JSON."""
    tell_problems(language)
    described = [describe(app.load(game_id), language) for game_id in app.game_ids()]
    if as_json:
        print(json.dumps(described, indent=1, ensure_ascii=False))
        return
    words = cli_texts(language)
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("head-id", "head-title", "head-options"):
        table.add_column(words(head), no_wrap=head == "head-id")
    for game in described:
        options = game["options"]
        assert isinstance(options, dict)
        chosen = ", ".join(f"{name}={'|'.join(choices)}" for name, choices in options.items())
        table.add_row(str(game["game"]), f"{game['title']}\n[dim]{game['about']}[/dim]", chosen)
    console = Console()
    console.print(table)
    console.print(words("games-hint"), style="dim")
