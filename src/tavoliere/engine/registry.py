"""Finds games by folder: every components.toml below a package is a game, and the folder's name is its id."""

import importlib
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from tavoliere.engine.components import Components, read_toml
from tavoliere.engine.errors import BadGame, TavoliereError, UnknownGame
from tavoliere.engine.game import Game
from tavoliere.engine.lesson import lesson_of
from tavoliere.engine.sources import Source, handed_in

Overlay = Mapping[str, Any] | Path | str


@dataclass(frozen=True)
class GameFolders:
    """The folders and the module of a game."""

    folder: Path  # holds its components.toml
    family: Path  # the nearest folder upwards that holds rules: the game's own, or its family's
    module: str  # the family as Python imports it
    is_ours: bool


class Registry:
    """The games below a package, and those handed in from outside; none of ours is imported before it is loaded.

    Whatever is wrong with a game that was handed in becomes a sentence in `problems`; the others are not affected.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._games: dict[str, GameFolders] = {}
        self._misplaced: list[TavoliereError] = []
        self._broken: dict[str, TavoliereError | None] = {}  # of the games handed in: why each cannot be loaded
        root = Path(importlib.import_module(package).__path__[0])
        self._add(Source(package, root, package), is_ours=True)
        for source in handed_in():
            try:
                self._add(source, is_ours=False)
            except BadGame as error:
                self._misplaced.append(error)

    def ids(self) -> list[str]:
        """The ids of all games that can be loaded."""
        return [game_id for game_id, found in self._games.items() if found.is_ours or not self._why_broken(game_id)]

    def problems(self) -> list[TavoliereError]:
        """What is wrong with games that were handed in."""
        broken = [self._why_broken(game_id) for game_id, found in self._games.items() if not found.is_ours]
        return [*self._misplaced, *(error for error in broken if error)]

    def folder(self, game_id: str) -> Path:
        """The folder that holds a game's components."""
        return self._folders(game_id).folder

    def family(self, game_id: str) -> Path:
        """The folder that holds a game's rules: its own, or its family's."""
        return self._folders(game_id).family

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

    def _add(self, source: Source, is_ours: bool) -> None:
        """Add the games of a source; the first game with an id keeps it."""
        root = source.root
        if root is None or not root.is_dir():
            raise BadGame("games-missing", {"source": source.origin})
        folders = [path.parent for path in sorted(root.rglob("components.toml"))]
        if not folders or not (root / "__init__.py").exists():
            raise BadGame("games-none", {"source": source.origin})
        for folder in folders:
            upwards = (folder, *folder.parents[: len(folder.relative_to(root).parts)])
            family = next((path for path in upwards if (path / "moves.py").exists()), None)
            if family is None:
                raise BadGame("games-no-rules", {"source": source.origin, "game": folder.name})
            if folder.name in self._games:
                other = str(self._games[folder.name].folder)
                raise BadGame("games-same-id", {"source": source.origin, "game": folder.name, "other": other})
            module = ".".join([source.package, *family.relative_to(root).parts])
            self._games[folder.name] = GameFolders(folder, family, module, is_ours)

    def _folders(self, game_id: str) -> GameFolders:
        if game_id not in self._games:
            near = get_close_matches(game_id, self._games, 1) or self.ids()
            raise UnknownGame("unknown-game", {"game": game_id, "known": ", ".join(near)})
        return self._games[game_id]

    def _make(self, game_id: str, components: Components) -> Game:
        found = self._folders(game_id)
        try:
            module = importlib.import_module(found.module)
            if Path(module.__path__[0]) != found.family:
                raise BadGame("games-name-taken", {"source": str(found.family), "other": str(module.__path__[0])})
            game: Game = module.GAME(game_id, components.folders, components)
        except TavoliereError:
            raise
        except Exception as error:
            if found.is_ours:
                raise
            raise BadGame("games-broken", {"game": game_id, "reason": _described(error, found.family)}) from error
        game.package = self.package
        return game

    def _why_broken(self, game_id: str) -> TavoliereError | None:
        """Why a game cannot be loaded; tried once."""
        if game_id not in self._broken:
            self._broken[game_id] = None
            try:
                lesson_of(self.load(game_id))
            except TavoliereError as error:
                self._broken[game_id] = error
        return self._broken[game_id]

    def _text_folders(self, game_id: str) -> tuple[Path, ...]:
        folder, family = self.folder(game_id), self.family(game_id)
        return (family,) if folder == family else (family, folder)


def _described(error: Exception, folder: Path) -> str:
    """An error in a game's code, with the last of the game's own lines in its traceback."""
    lines = [
        frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).is_relative_to(folder)
    ]
    place = f"{lines[-1].filename}:{lines[-1].lineno}: " if lines else f"{folder}: "
    return f"{place}{type(error).__name__}: {error}"
