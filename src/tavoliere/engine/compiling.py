"""Compilation in a child process that fills the cache, so that people already play meanwhile, uncompiled.

`python -m tavoliere.engine.compiling PACKAGE GAME PART=MODULE:FUNCTION…` is that child; it prints a line for every
entry point done. Parts become ready one after the other: the rules, then opinions, then what bots register in PARTS.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tavoliere.engine import compile_cache, entry_points

if TYPE_CHECKING:
    from tavoliere.engine.game import Game

Progress = Callable[[int, int], None]  # entry points done, entry points in all
RULES, OPINIONS = "rules", "opinions"
# For each part the function that says which entry points are compiled for which types.
PARTS = {RULES: f"{entry_points.__name__}:rules_signatures", OPINIONS: f"{entry_points.__name__}:opinion_signatures"}
NICENESS = 5  # of the child: people already play
READY: set[tuple[Path, str]] = set()  # folders of games, and their parts that this process knows to be compiled


def is_forbidden() -> bool:
    """Whether somebody wants the rules uncompiled: to debug them, or to measure which lines are run."""
    return bool(os.environ.get("TAVOLIERE_PURE"))


def is_ready(game: "Game", part: str = RULES) -> bool:
    """Whether the game's rules, or another part, lie compiled in the cache."""
    if is_forbidden():
        return False
    wanted = (game.family, part)
    if wanted not in READY and _marker(*wanted).exists():
        READY.add(wanted)
    return wanted in READY


def is_complete(game: "Game") -> bool:
    """Whether every part lies compiled in the cache."""
    return all(is_ready(game, part) for part in PARTS)


def compile_now(game: "Game", progress: Progress = lambda done, total: None) -> None:
    """Fill the cache for a game in a child process and wait for it."""
    if is_forbidden() or is_complete(game):
        return
    with start(game) as child:
        assert child.stdout is not None
        for line in child.stdout:
            done, total = line.split()
            progress(int(done), int(total))
    if child.returncode:
        raise RuntimeError(f"compiling {game.id} failed (exit code {child.returncode}); its output is above")


def compile_in_background(game: "Game", progress: Progress = lambda done, total: None) -> threading.Thread:
    """The same without waiting; until it is done the game runs uncompiled."""
    thread = threading.Thread(target=compile_now, args=(game, progress), daemon=True)
    thread.start()
    return thread


def start(game: "Game") -> "subprocess.Popen[str]":
    """The child process, its progress on standard output."""
    return subprocess.Popen(child_command(game, PARTS), stdout=subprocess.PIPE, text=True)


def child_command(game: "Game", parts: Mapping[str, str]) -> list[str]:
    """What starts the child process for some parts."""
    named = [f"{part}={function}" for part, function in parts.items()]
    return [sys.executable, "-m", "tavoliere.engine.compiling", game.package, game.id, *named]


def _marker(family: Path, part: str) -> Path:
    return compile_cache.folder_of(family) / f"{part}.ready"


def signatures(game: "Game", function: str) -> entry_points.Signatures:
    """Which entry points a part compiles for a game, and for which types."""
    module, name = function.split(":")
    return getattr(import_module(module), name)(game.box, game.set_up(2, 0), game.options())  # type: ignore[no-any-return]


def main(package: str, game_id: str, *parts: str) -> None:
    """Compile every entry point of some parts for one game."""
    from tavoliere.engine.registry import Registry

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    game = Registry(package).load(game_id)
    wanted = {part: signatures(game, function) for part, function in (text.split("=") for text in parts)}
    total, done = sum(map(len, wanted.values())), 0
    for part, wanted_here in wanted.items():
        for name, types in wanted_here.items():
            getattr(game.compiled, name).compile(types)
            done += 1
            try:
                print(done, total, flush=True)
            except BrokenPipeError:  # whoever waited has left
                os._exit(1)
        _marker(game.family, part).touch()
    compile_cache.forget_old_versions(compile_cache.folder_of(game.family))


if __name__ == "__main__":
    main(*sys.argv[1:])
