"""Games from outside this package: installed packages that announce theirs, and folders that somebody names."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

GROUP = "tavoliere.games"  # of entry points: `pebbles = "pebbles"` names the package that holds the game
VARIABLE = "TAVOLIERE_GAMES"  # folders, separated as in PATH; every process we start inherits it


@dataclass(frozen=True)
class Source:
    """A package with games in it."""

    package: str  # as it is imported
    root: Path | None  # its folder; None: it is not installed
    origin: str  # what people call it: the folder as they wrote it, or the package


def handed_in() -> list[Source]:
    """All sources of games from outside; one that is given twice counts once."""
    found: dict[Path | str, Source] = {}
    for source in (*_announced(), *_named()):
        found.setdefault(source.root or source.package, source)
    return list(found.values())


def hand_in(folders: Iterable[Path] | None) -> None:
    """Add folders with games, for this process and all that it starts."""
    named = [*filter(None, [os.environ.get(VARIABLE)]), *(str(folder.resolve()) for folder in folders or ())]
    if named:
        os.environ[VARIABLE] = os.pathsep.join(named)


def _announced() -> Iterator[Source]:
    for found in sorted(entry_points(group=GROUP)):
        yield Source(found.module, _folder_of(found.module), found.module)


def _folder_of(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except ImportError:
        return None
    folders = spec.submodule_search_locations if spec else None
    return Path(folders[0]) if folders else None


def _named() -> Iterator[Source]:
    for written in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        root = Path(written).resolve()
        yield Source(root.name, root, written)


class NamedFolders:
    """An import hook: a folder named by the user can be imported as a package, wherever it lies."""

    @classmethod
    def find_spec(
        cls, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a named folder; Python asks for modules that no other finder has found."""
        for source in _named():
            if source.package == name and source.root and (source.root / "__init__.py").exists():
                return spec_from_file_location(name, source.root / "__init__.py")
        return None


if NamedFolders not in sys.meta_path:
    sys.meta_path.append(NamedFolders)
