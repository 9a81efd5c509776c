"""`tavoliere box`: checks and compares own boxes, and merges what owners shared."""

import json
from pathlib import Path
from typing import Any

from tavoliere import app
from tavoliere.cli import cli_texts
from tavoliere.engine.box_files import BoxFile, merged, read_box
from tavoliere.engine.checklist import Remark, checklist, counting_remarks, differences, items_of
from tavoliere.engine.components import BoxRefused, Components, read_toml
from tavoliere.engine.errors import BadBox
from tavoliere.engine.game import Game

PRINTED = "-"  # instead of a file: the box as this program prints it


def check_box(language: str, file: Path, game_id: str | None) -> None:
    """Print how much of a box was checked, and what is unusual; a wrong box is refused, naming the field."""
    own = read_box(read_toml(file), str(file))
    printed = app.load(game_of(str(file), own, game_id))
    try:
        game = app.load(printed.id, file)
    except BoxRefused as refused:
        refused.words["file"] = str(file)
        raise
    words, items = cli_texts(language), checklist(items_of(printed.components), items_of(game.components))
    looked = sum(item.path in own.checked for item in items)
    print(words("box-fits", game=game.id, box=game.box_hash, looked=looked, total=len(items)))
    for remark in remarks(printed, game):
        print(f"{remark.path}: {game.texts(language)(remark.key, **remark.words)}")


def remarks(printed: Game, game: Game) -> list[Remark]:
    """What an owner should look at again."""
    return [*counting_remarks(printed.components, game.components), *game.box_remarks()]


def show_differences(first: str, second: str, game_id: str | None, as_json: bool) -> None:
    """Print the differences between two boxes, by address; `-` is the printed box."""
    files = {name: read_box(read_toml(Path(name)), name) for name in (first, second) if name != PRINTED}
    games = [game_of(name, file, game_id) for name, file in files.items()] or [game_id or ""]
    if len(set(games)) > 1:
        raise BadBox("box-games-differ", {"games": ", ".join(games)})

    def components(name: str) -> Components:
        return app.load(games[0], Path(name) if name != PRINTED else None).components

    found = differences(components(first), components(second))
    if as_json:
        print(json.dumps({one.path: [one.first, one.second] for one in found}, indent=1, ensure_ascii=False))
        return
    for one in found:
        print(f"{one.path}: {written(one.first)} → {written(one.second)}")


def show_merged(language: str, files: list[Path], as_json: bool) -> None:
    """Print what several owners report for each value: where they agree, and where not."""
    game, sayings = merged({str(file): read_toml(file) for file in files})
    if as_json:
        values = {one.path: {"agreed": one.is_agreed, "values": one.values} for one in sayings}
        print(json.dumps({"game": game, "owners": len(files), "values": values}, indent=1, ensure_ascii=False))
        return
    words = cli_texts(language)
    for one in sayings:
        key = "box-agree" if one.is_agreed else "box-differ" if len(one.values) > 1 else "box-one-owner"
        said = " | ".join(f"{written(value)} × {owners}" for value, owners in one.values)
        print(f"{words(key)}  {one.path}: {said}")
    agreed = sum(one.is_agreed for one in sayings)
    print(words("box-merged", game=game, owners=len(files), values=len(sayings), agreed=agreed))


def game_of(file: str, box: BoxFile, asked: str | None) -> str:
    """The game a box file belongs to: the one it names, or the one on the command line."""
    if asked and box.game and asked != box.game:
        raise BadBox("box-other-game", {"file": file, "game": box.game, "other": asked})
    if not (box.game or asked):
        raise BadBox("box-no-game", {"file": file})
    return str(box.game or asked)


def written(value: Any) -> str:
    """A value in one line; a dash for what a box does not have."""
    return "–" if value is None else json.dumps(value, ensure_ascii=False)
