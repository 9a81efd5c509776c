"""Compilation in a child process that fills the cache, so that people already play meanwhile, uncompiled.

`python -m tavoliere.engine.compiling PACKAGE GAME` is that child; it prints a line for every entry point done.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tavoliere.engine import compile_cache, entry

if TYPE_CHECKING:
    from tavoliere.engine.game import Game

Progress = Callable[[int, int], None]  # entry points done, entry points in all
READY: set[str] = set()  # record types this process knows to be compiled


def is_forbidden() -> bool:
    """Whether somebody wants the rules uncompiled: to debug them, or to measure which lines are run."""
    return bool(os.environ.get("TAVOLIERE_PURE"))


def is_ready(game: "Game") -> bool:
    """Whether the game's rules lie compiled in the cache."""
    if is_forbidden():
        return False
    name = _record_name(game)
    if name not in READY and _marker(name).exists():
        READY.add(name)
    return name in READY


def compile_now(game: "Game", progress: Progress = lambda done, total: None) -> None:
    """Fill the cache for a game in a child process and wait for it."""
    if is_ready(game) or is_forbidden():
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
    command = [sys.executable, "-m", "tavoliere.engine.compiling", game.package, game.id]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _record_name(game: "Game") -> str:
    return type(game).__module__.rsplit(".", 1)[-1]


def _marker(name: str) -> Path:
    return compile_cache.use() / f"{name}.ready"


def main(package: str, game_id: str) -> None:
    """Compile every entry point for one game."""
    from tavoliere.engine.registry import Registry

    game = Registry(package).load(game_id)
    signatures = entry.signatures(game.box, game.set_up(2, 0), game.options())
    for done, (name, types) in enumerate(signatures.items(), 1):
        getattr(entry.compiled, name).compile(types)
        try:
            print(done, len(signatures), flush=True)
        except BrokenPipeError:  # whoever waited has left
            os._exit(1)
    marker = _marker(_record_name(game))
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.touch()
    compile_cache.forget_old_versions()


if __name__ == "__main__":
    main(*sys.argv[1:])
