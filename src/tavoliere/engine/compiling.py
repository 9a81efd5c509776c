"""Which parts of games are compiled in the cache, and the child process that compiles them.

`python -m tavoliere.engine.compiling PACKAGE GAME PART=MODULE:FUNCTION…` is that child. It reads the names of parts to
compile from its standard input, so that whoever asks decides what comes next (`compile_queue`), and answers in lines:
`step DONE TOTAL` after every entry point, `ready CPU-SECONDS`, or `failed REASON`.
"""

import gc
import hashlib
import json
import logging
import os
import sys
import time
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tavoliere.engine import compile_cache, entry_points, shipped

if TYPE_CHECKING:
    from tavoliere.engine.game import Game

RULES, OPINIONS = "rules", "opinions"
# For each part the function that says which entry points are compiled for which types, in the order of their use.
PARTS = {RULES: f"{entry_points.__name__}:rules_signatures", OPINIONS: f"{entry_points.__name__}:opinion_signatures"}
NICENESS = 5  # of the child: people already play
COLLECT_AFTER = 100_000  # new objects; numba makes millions that stay, and garbage collection took a tenth of the time
READY: set[tuple[Path, str]] = set()  # folders of games, and their parts that this process knows to be compiled
STEP, DONE, FAILED = "step", "ready", "failed"
LOGGER = logging.getLogger(__name__)


def is_forbidden() -> bool:
    """Whether compiling is switched off, to debug the rules or to measure which lines are run."""
    return bool(os.environ.get("TAVOLIERE_PURE"))


def is_ready(game: "Game", part: str = RULES) -> bool:
    """Whether a part of the game, by default its rules, is compiled in the cache."""
    if is_forbidden():
        return False
    wanted = (game.family, part)
    if wanted not in READY and (is_whole(*wanted) or (shipped.install(game.family) and is_whole(*wanted))):
        READY.add(wanted)
    return wanted in READY


def is_complete(game: "Game") -> bool:
    """Whether every part is compiled in the cache."""
    return not missing(game)


def missing(game: "Game") -> list[str]:
    """The parts that are not compiled yet."""
    return [part for part in PARTS if not is_ready(game, part)]


def is_whole(family: Path, part: str) -> bool:
    """Whether a part was compiled and its files are unchanged; damaged ones are removed."""
    marker = _marker(family, part)
    try:
        files = json.loads(marker.read_text(encoding="utf-8"))
        damaged = [marker.parent / name for name, written in files.items() if _hash(marker.parent / name) != written]
    except FileNotFoundError:
        return False
    except (OSError, ValueError, AttributeError):
        damaged = []
    else:
        if not damaged:
            return True
    LOGGER.warning("the compiled %s of %s are damaged and will be compiled again", part, family.name)
    for path in (marker, *damaged):
        path.unlink(missing_ok=True)
    return False


def mark_ready(family: Path, part: str) -> None:
    """Record that a part is compiled, with the hash of every file of machine code."""
    marker = _marker(family, part)
    files = {path.relative_to(marker.parent).as_posix(): _hash(path) for path in sorted(marker.parent.rglob("*.nbc"))}
    unfinished = marker.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(files), encoding="utf-8")
    unfinished.replace(marker)


def _marker(family: Path, part: str) -> Path:
    return compile_cache.folder_of(family) / f"{part}.ready"


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def child_command(game: "Game", parts: Mapping[str, str]) -> list[str]:
    """The command that starts the child process for some parts."""
    named = [f"{part}={function}" for part, function in parts.items()]
    return [sys.executable, "-m", "tavoliere.engine.compiling", game.package, game.id, *named]


def signatures(game: "Game", function: str) -> entry_points.Signatures:
    """The entry points that a part compiles for a game, and their argument types."""
    module, name = function.split(":")
    return getattr(import_module(module), name)(game.box, game.set_up(2, 0), game.options())  # type: ignore[no-any-return]


def main(package: str, game_id: str, *parts: str) -> None:
    """Compile the parts named on standard input."""
    from tavoliere.engine.registry import Registry

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    gc.set_threshold(COLLECT_AFTER)
    game = Registry(package).load(game_id)
    functions = dict(text.split("=") for text in parts)
    folder = compile_cache.folder_of(game.family)
    try:
        for line in sys.stdin:
            compile_part(game, line.strip(), functions[line.strip()])
        compile_cache.forget_old_versions(folder)
    except OSError as error:  # a full disk, a folder that went away
        _say(FAILED, f"{error.strerror or error} ({folder})")


def compile_part(game: "Game", part: str, function: str) -> None:
    """Compile every entry point of a part, unless another process does so meanwhile."""
    start, wanted = time.process_time(), signatures(game, function)
    with compile_cache.alone(compile_cache.folder_of(game.family)):
        if not is_whole(game.family, part):
            for done, (name, types) in enumerate(wanted.items(), 1):
                getattr(game.compiled, name).compile(types)
                _say(STEP, done, len(wanted))
            mark_ready(game.family, part)
    _say(DONE, time.process_time() - start)


def _say(*words: object) -> None:
    try:
        print(*words, flush=True)
    except BrokenPipeError:  # the parent has ended
        os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
