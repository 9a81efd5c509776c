"""Where compiled rules are kept: a folder named by a hash of our sources, so that an edit never runs old rules.

Numba's own cache notices edits in the file of a compiled function only, not in the files it calls into.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

KEPT_VERSIONS = 4  # older folders are removed, so that a developer's disk does not fill up
SOURCES = Path(__file__).parents[1]
COMPILED_PACKAGES = ("engine", "games", "bots")


def use() -> Path:
    """Point numba at the folder of exactly these sources; returns it."""
    folder = home() / fingerprint()
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    if "numba" in sys.modules:
        sys.modules["numba"].config.CACHE_DIR = str(folder)
    return folder


@lru_cache
def home() -> Path:
    """The user's cache folder, or a temporary one where that cannot be written."""
    chosen = os.environ.get("TAVOLIERE_CACHE")
    folder = Path(chosen) if chosen else user_cache_path("tavoliere") / "compiled"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.gettempdir()) / "tavoliere-compiled"


@lru_cache
def fingerprint() -> str:
    """A short name for sources, versions and the bounds-check flag: whatever changes the machine code."""
    digest = hashlib.sha256()
    for package in COMPILED_PACKAGES:
        for path in sorted((SOURCES / package).rglob("*.py")):
            if "tests" not in path.parts:
                digest.update(str(path.relative_to(SOURCES)).encode())
                digest.update(path.read_bytes())
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name} {version(name)}".encode())
    digest.update(sys.version.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "0").encode())
    return digest.hexdigest()[:16]


def forget_old_versions() -> None:
    """Remove the folders of sources that are no longer here, all but the newest few."""
    folders = sorted(
        (path for path in home().iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime, reverse=True
    )
    for folder in folders[KEPT_VERSIONS:]:
        if folder.name != fingerprint():
            shutil.rmtree(folder, ignore_errors=True)
