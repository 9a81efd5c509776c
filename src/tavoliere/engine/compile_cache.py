"""The cache of compiled rules: a folder for each game, named by a hash of its sources, so that no edit runs old rules.

Numba's own cache notices edits in the file of a compiled function only, not in the files it calls into. A game's folder
is named by the engine's, the bots' and its own sources: an edit in one game leaves the other games compiled.
"""

import hashlib
import logging
import os
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

KEPT_VERSIONS = 4  # of each game: older folders are removed, so that a developer's disk does not fill up
SOURCES = Path(__file__).parents[1]
SHARED_PACKAGES = ("engine", "bots")
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_ENABLE_AVX", "NUMBA_OPT")
LOGGER = logging.getLogger(__name__)
_NUMBA_SETTING = threading.Lock()


@lru_cache
def home() -> Path:
    """The folder of the cache: the user's, or a temporary one where that cannot be written."""
    chosen = os.environ.get("TAVOLIERE_CACHE")
    folder = Path(chosen) if chosen else user_cache_path("tavoliere") / "compiled"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        instead = Path(tempfile.gettempdir()) / "tavoliere-compiled"
        LOGGER.warning("compiled games cannot be kept in %s (%s) but in %s", folder, error.strerror, instead)
        os.environ["TAVOLIERE_CACHE"] = str(instead)  # so that child processes need not find out and warn again
        return instead


@lru_cache
def folder_of(game: Path) -> Path:
    """The folder for the compiled rules of the game (or family of games) in this source folder."""
    return home() / f"{game.name}-{fingerprint(game)}"


def fingerprint(game: Path) -> str:
    """A short hash of everything that changes a game's machine code: sources, versions, numba's settings, the CPU."""
    digest = hashlib.sha256(_shared().encode())
    for path in sources(game):
        digest.update(path.relative_to(game).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@lru_cache
def _shared() -> str:
    """A hash of what all games share: also of where it is, since numba looks for compiled code by a source's path."""
    digest = hashlib.sha256(str(SOURCES).encode())
    for package in SHARED_PACKAGES:
        for path in sources(SOURCES / package):
            digest.update(path.relative_to(SOURCES).as_posix().encode())
            digest.update(path.read_bytes())
    for word in (sys.version, *machine(), *compilers().values(), *settings().values()):
        digest.update(f"{word}\n".encode())
    return digest.hexdigest()


def sources(folder: Path) -> list[Path]:
    """The Python files below a folder, without its tests."""
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]


def machine() -> tuple[str, str, str]:
    """The platform, the CPU and its features: numba looks up compiled code by exactly these."""
    from numba.core.registry import cpu_target

    return cpu_target.target_context.codegen().magic_tuple()  # type: ignore[no-any-return]


def compilers() -> dict[str, str]:
    """The versions of Python packages that generate machine code."""
    return {name: version(name) for name in ("numba", "numpy", "llvmlite")}


def settings() -> dict[str, str]:
    """The numba settings that change the machine code, except those that name a CPU."""
    return {flag: os.environ.get(flag, "") for flag in FLAGS}


def remove(folder: Path) -> None:
    """Remove the compiled code of a game; what cannot be removed is overwritten when it is compiled again."""
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def numba_caches_in(folder: Path) -> Iterator[None]:
    """Have numba cache in this folder whatever it compiles inside the block."""
    import numba

    config: Any = numba.config
    with _NUMBA_SETTING:
        before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before


@contextmanager
def alone(folder: Path, what: str = "compiling") -> Iterator[None]:
    """Wait until no other process does the same in a folder; the lock is released however its process ends."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{what}.lock").open("w") as file:
        _lock(file.fileno())
        yield


def _lock(handle: int) -> None:
    """Lock an open file; without support for locks, two processes at worst compile the same."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:
        return
    flock(handle, LOCK_EX)


def forget_old_versions(current: Path) -> None:
    """Remove the compiled code of sources that have changed since, all but the newest few folders of each game."""
    found = [path for path in home().iterdir() if path.is_dir() and re.search(r"(^|-)[0-9a-f]{16}$", path.name)]
    newest_first = sorted(found, key=lambda path: (_game_of(path), -path.stat().st_mtime))
    for _game, folders in groupby(newest_first, _game_of):
        for folder in list(folders)[KEPT_VERSIONS:]:
            if folder != current:
                shutil.rmtree(folder, ignore_errors=True)


def _game_of(folder: Path) -> str:
    return folder.name.rpartition("-")[0]
