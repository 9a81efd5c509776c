"""Bots of another package that fail in every way a bot can, and one that only prints."""

import contextlib
import os
import signal
import sys
import time
from pathlib import Path


def first_legal(game, imagined, seat):
    return game.legal_moves(imagined, seat)[0]


class Raises:
    """Plays some moves, then raises."""

    def __init__(self):
        self.moves = 0

    def choose(self, game, imagined, seat, chance):
        self.moves += 1
        if self.moves == 3:
            raise ZeroDivisionError("no idea")
        return first_legal(game, imagined, seat)


class Cannot:
    """Cannot even be made."""

    def __init__(self):
        raise RuntimeError("the engine is missing")


class Leaves:
    """Ends the program."""

    def choose(self, game, imagined, seat, chance):
        sys.exit(3)


class Hangs:
    """Plays a move, then thinks for ever."""

    def __init__(self):
        self.moves = 0

    def choose(self, game, imagined, seat, chance):
        self.moves += 1
        if self.moves == 2:
            time.sleep(3600)
        return first_legal(game, imagined, seat)


class Dies:
    """Takes its whole process with it."""

    def choose(self, game, imagined, seat, chance):
        os.kill(os.getpid(), signal.SIGKILL)


class Cheats:
    """Plays a move that a rule forbids."""

    def choose(self, game, imagined, seat, chance):
        legal = game.legal_moves(imagined, seat)
        return next(move for move in range(game.move_count) if move not in legal)


class Overshoots:
    """Plays a move that does not exist."""

    def choose(self, game, imagined, seat, chance):
        return 1 << 40


class Mumbles:
    """Answers with a word."""

    def choose(self, game, imagined, seat, chance):
        return "claim"


class Chats:
    """Plays well enough, but prints all the time and spoils what it was handed."""

    def choose(self, game, imagined, seat, chance):
        print('{"record": "I win"}', flush=True)
        move = first_legal(game, imagined, seat)
        imagined[0] = 0
        return move


class Sniper:
    """Kills, once, after so many moves in all games, what $SNIPER_TARGET says: its own process or its parent."""

    def choose(self, game, imagined, seat, chance):
        counter = Path(os.environ["SNIPER_COUNTER"])
        with counter.open("ab") as file:
            file.write(b".")
        if counter.stat().st_size >= 60:
            with contextlib.suppress(FileExistsError):
                counter.with_suffix(".fired").touch(exist_ok=False)
                os.kill(os.getpid() if os.environ["SNIPER_TARGET"] == "itself" else os.getppid(), signal.SIGKILL)
                time.sleep(3600)  # whoever notices must not wait for this game
        return first_legal(game, imagined, seat)
