"""A process that plays games: `python -m tavoliere.bots.arena.worker`, JSON lines in and out.

In: first the settings, then a task a line. Out: a line before every decision, and the record of every game.
"""

import json
import os
import queue
import sys
import threading
from typing import Any, TextIO

from tavoliere.bots.arena.playing import Forfeit, Progress, given_up, play_game
from tavoliere.bots.arena.schedule import Task
from tavoliere.bots.arena.settings import Settings
from tavoliere.engine.compile_queue import compile_now


def main() -> None:
    """Play the games that are sent, until the input ends."""
    out = private_output()
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    settings = Settings.from_dict(json.loads(lines.get()))
    compile_now(settings.game)  # on another machine of a cluster the rules may not be compiled yet
    say(out, ready=True)
    while True:
        asked = json.loads(lines.get())
        task = Task(**{**asked["task"], "bots": tuple(asked["task"]["bots"])})
        if asked.get("forfeit"):
            progress = Progress([(seat, move) for seat, move in asked["moves"]], asked["seconds"])
            record = given_up(settings, task, progress, Forfeit(**asked["forfeit"]))
        else:
            record = play_game(settings, task, Reporter(out))
        say(out, record=record)


def private_output() -> TextIO:
    """Reserve standard output for ourselves; what a bot prints goes to standard error instead."""
    private = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return private


def listen(lines: "queue.SimpleQueue[str]") -> None:
    """Read tasks; exit when the input ends, also in the middle of a game, since nobody waits for an answer."""
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


def say(out: TextIO, **message: Any) -> None:
    """Send one line."""
    out.write(json.dumps(message, ensure_ascii=False) + "\n")
    out.flush()


class Reporter:
    """Reports every decision before it is made, and the move made just before."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def __call__(self, progress: Progress) -> None:
        """Send the seat that thinks now, and the last move with the time it took."""
        last = [*progress.moves[-1], progress.seconds[-1]] if progress.moves else None
        say(self.out, thinking=progress.thinking, last=last)


if __name__ == "__main__":
    main()
