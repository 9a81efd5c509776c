"""Finds games by folder: every components.toml below a package is a game, and the folder's name is its id."""

import importlib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from tavoliere.engine.components import Components, read_toml
from tavoliere.engine.errors import UnknownGame
from tavoliere.engine.game import Game

Overlay = Mapping[str, Any] | Path | str


class Registry:
    """The games found below a package; nothing is imported before a game is loaded."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.root = Path(importlib.import_module(package).__path__[0])
        self._folders = {path.parent.name: path.parent for path in sorted(self.root.rglob("components.toml"))}

    def ids(self) -> list[str]:
        """The ids of all games."""
        return list(self._folders)

    def folder(self, game_id: str) -> Path:
        """The folder that holds a game's components."""
        if game_id not in self._folders:
            near = get_close_matches(game_id, self._folders, 1) or self.ids()
            raise UnknownGame("unknown-game", {"game": game_id, "known": ", ".join(near)})
        return self._folders[game_id]

    def family(self, game_id: str) -> Path:
        """The nearest folder upwards that holds rules: the game's own, or its family's."""
        folder = self.folder(game_id)
        return next(path for path in (folder, *folder.parents) if (path / "moves.py").exists())

    def load(self, game_id: str, box: Overlay | None = None) -> Game:
        """A game, ready to play; `box` is an owner's own tables, or the file that holds them."""
        folders = self._text_folders(game_id)
        components = Components(read_toml(folders[-1] / "components.toml"), f"{game_id}/components.toml", folders)
        if isinstance(box, Path | str):
            components = components.with_own(read_toml(Path(box)), str(box))
        elif box:
            components = components.with_own(box, "box")
        return self._make(game_id, components)

    def restore(self, game_id: str, tables: Mapping[str, Any]) -> Game:
        """A game with a whole box that was stored, whatever this release prints."""
        return self._make(game_id, Components(tables, "box", self._text_folders(game_id)))

    def _make(self, game_id: str, components: Components) -> Game:
        module = ".".join([self.package, *self.family(game_id).relative_to(self.root).parts])
        game: Game = importlib.import_module(module).GAME(game_id, components.folders, components)
        game.package = self.package
        return game

    def _text_folders(self, game_id: str) -> tuple[Path, ...]:
        folder, family = self.folder(game_id), self.family(game_id)
        return (family,) if folder == family else (family, folder)
