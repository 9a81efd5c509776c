"""Compiled games that come with the package: copied into the user's cache instead of compiled again.

A wheel carries them for its Python and platform (`make wheel`), compiled for any CPU of that platform. They are used
when everything that shapes machine code is the same here: the sources, the versions of numba, numpy and llvmlite, the
bytecode of this Python and the platform. Otherwise the game is compiled as always.
"""

import hashlib
import importlib.util
import json
import logging
import pickle
import shutil
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any

from numba.core.serialize import dumps

from tavoliere.engine import compile_cache

FOLDER = compile_cache.SOURCES / "compiled"
STAMP = "stamp.json"
ANY_CPU = "generic"
LOGGER = logging.getLogger(__name__)


def stamp(family: Path) -> dict[str, str]:
    """What must be equal on both machines for a compiled game to be used; where its sources lie does not matter."""
    triple, _cpu, _features = compile_cache.machine()
    sources = hashlib.sha256()
    for folder in (*(compile_cache.SOURCES / name for name in compile_cache.SHARED_PACKAGES), family):
        for path in compile_cache.sources(folder):
            sources.update(path.relative_to(folder).as_posix().encode())
            sources.update(path.read_bytes())
    return {
        "sources": sources.hexdigest(),
        "bytecode": importlib.util.MAGIC_NUMBER.hex(),
        "platform": triple,
        "cpu": ANY_CPU,
        **compile_cache.compilers(),
        **compile_cache.settings(),
    }


def pack(family: Path, out: Path) -> None:
    """Copy a game that was compiled for any CPU to the folder from which a package takes it."""
    _triple, cpu, features = compile_cache.machine()
    if cpu != ANY_CPU or features:
        raise ValueError(f"compiled for {cpu} {features}, not for any CPU: set NUMBA_CPU_NAME and NUMBA_CPU_FEATURES")
    target = out / family.name
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(compile_cache.folder_of(family), target, ignore=shutil.ignore_patterns("*.lock"))
    (target / STAMP).write_text(json.dumps(stamp(family), indent=1), encoding="utf-8")


@lru_cache
def install(family: Path) -> bool:
    """Copy the game that came with the package into the cache, if there is one and it fits; returns whether it did."""
    source = FOLDER / family.name
    try:
        if json.loads((source / STAMP).read_text(encoding="utf-8")) != stamp(family):
            return False
        _copy(source, compile_cache.folder_of(family))
    except FileNotFoundError:
        return False
    except (OSError, ValueError, pickle.PickleError, EOFError) as error:
        LOGGER.warning("the compiled %s that came with the package cannot be used: %s", family.name, error)
        return False
    return True


def _copy(source: Path, target: Path) -> None:
    """Make the folder as if it had been compiled here; it appears whole or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="installing-") as temporary:
        copied = Path(temporary) / target.name
        shutil.copytree(source, copied, ignore=shutil.ignore_patterns(STAMP, "*.ready"))
        for index in copied.rglob("*.nbi"):
            _rewrite(index)
        moved = {folder.name: _folder_here(folder) for folder in copied.iterdir() if folder.is_dir()}
        for before, after in moved.items():
            (copied / before).rename(copied / after)
        for marker in source.glob("*.ready"):
            files = json.loads(marker.read_text(encoding="utf-8"))
            here = {f"{moved[name.partition('/')[0]]}/{name.partition('/')[2]}": hash_ for name, hash_ in files.items()}
            (copied / marker.name).write_text(json.dumps(here), encoding="utf-8")
        compile_cache.remove(target)
        copied.rename(target)


def _rewrite(index: Path) -> None:
    """Let numba find code for any CPU when it looks for code for this one: it files code under the CPU's name."""
    with index.open("rb") as file:
        version, written = pickle.load(file), file.read()
    source_stamp, overloads = pickle.loads(written)
    here = compile_cache.machine()
    found: dict[Any, str] = {(types, here, *rest): name for (types, _machine, *rest), name in overloads.items()}
    with index.open("wb") as file:
        pickle.dump(version, file, protocol=-1)
        file.write(dumps((source_stamp, found)))


def _folder_here(folder: Path) -> str:
    """The name numba gives to the folder of a package's code: its name and a hash of where it is."""
    package = folder.name.rpartition("_")[0]
    return f"{package}_{hashlib.sha1(str(compile_cache.SOURCES / package).encode()).hexdigest()}"
