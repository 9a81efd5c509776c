"""Games, bots and functions for worker processes in tests; some of them misbehave on purpose."""

import os
import time
from dataclasses import replace

from tavoliere import app
from tavoliere.engine.errors import BadBox
from tavoliere.engine.match import Match
from tavoliere.server.catalogue import Hint


def echo(context, value):
    return value


def niceness(context):
    return os.nice(0)


def pid(context):
    return os.getpid()


def refuse(context):
    raise BadBox("box-no-table", {"file": "box", "table": "routes"})


def fail(context):
    raise ZeroDivisionError("our mistake")


def spin(context):
    """Compute without end."""
    while True:
        pass


def sleep(context, seconds=60.0):
    """Hang without computing."""
    time.sleep(seconds)


def search(context, effort):
    """Thinks without end."""
    time.sleep(60)


def eat_memory(context):
    return len(bytearray(8 << 30))


def die(context):
    os._exit(3)


def die_once(context, marker):
    """Let the process die the first time."""
    if not os.path.exists(marker):
        open(marker, "w").close()
        os._exit(3)
    return "alive"


def kept(context, key):
    """Something the service must send, the first time."""
    return context.keep(key, lambda given: [given])


def box_of(context, game):
    return game.box_hash


# --- catalogues ------------------------------------------------------------------------------------------------------


def changed(name, **changes):
    """This installation's games and bots, with the changes made by the function of this name."""
    return replace(app.catalogue(), source=f"{__name__}:{name}", **changes)


def with_hints():
    def hint(game, state, seat, seed, effort):
        return [Hint(move, 10, 0.5) for move in game.legal_moves(state, seat)]

    return changed("with_hints", hint=hint)


def without_an_idea():
    def hint(game, state, seat, seed, effort):
        raise RuntimeError("no idea")

    return changed("without_an_idea", hint=hint)


def with_bots_that_break_down():
    def decide(level, game, state, seat, seed, effort):
        raise RuntimeError("no idea")

    return changed("with_bots_that_break_down", decide=decide)


def with_bots_that_cheat():
    def decide(level, game, state, seat, seed, effort):
        return game.move_count - 1 if game.move_count - 1 not in game.legal_moves(state, seat) else 0

    return changed("with_bots_that_cheat", decide=decide)


def with_bots_that_hang():
    def decide(level, game, state, seat, seed, effort):
        time.sleep(60)

    return changed("with_bots_that_hang", decide=decide)


def with_bots_that_wait():
    """Bots draw from the deck as soon as the file named by TAVOLIERE_TEST_GATE exists."""

    def decide(level, game, state, seat, seed, effort):
        while not os.path.exists(os.environ["TAVOLIERE_TEST_GATE"]):
            time.sleep(0.02)
        return next(move for move in game.legal_moves(state, seat) if game.text_of(move) == "draw deck")

    return changed("with_bots_that_wait", decide=decide)


def with_bots_that_die():
    def decide(level, game, state, seat, seed, effort):
        os._exit(3)

    return changed("with_bots_that_die", decide=decide)


def with_slow_experts():
    """An expert thinks as long as it may, compiled or not; the others as always."""

    def decide(level, game, state, seat, seed, effort):
        if level == "expert":
            time.sleep(effort.share)
        return app.catalogue().decide("random", game, state, seat, seed, effort)

    def hint(game, state, seat, seed, effort):
        time.sleep(effort.share)
        return [Hint(move, 10, 0.5) for move in game.legal_moves(state, seat)]

    return changed("with_slow_experts", decide=decide, hint=hint)


def with_a_fault_of_ours():
    """As always, but workers fail when they play a move."""
    return replace(app.catalogue(), source=f"{__name__}:broken_by_us")


def broken(*_arguments):
    raise ZeroDivisionError("our mistake")


def broken_by_us():
    """For worker processes only."""
    Match.play_move = broken
    return app.catalogue()


def with_a_corrected_value():
    load = app.catalogue().load

    def corrected(game_id, own):
        return load(game_id, own or {"vehicles": {"each": 12}} if game_id == "paris" else own)

    return changed("with_a_corrected_value", load=corrected)


def with_bots_of_another_package():
    return changed("with_bots_of_another_package", levels=("chats", "mumbles", "leaves", "random"))


def with_slow_boxes():
    """Reading somebody's box takes as many seconds as it says."""
    load = app.catalogue().load

    def slow(game_id, own):
        time.sleep((own or {}).get("seconds", 0))
        return load(game_id, None)

    return changed("with_slow_boxes", load=slow)


class PatientReviews:
    """Answers questions, and judges moves, as soon as the file named by TAVOLIERE_TEST_GATE is there. It writes no
    report while there is a file of that name with `.broken`, and makes one with `.reached` when it waits.
    """

    def is_ready(self, game):
        return True

    def version(self, game):
        return "1"

    def ask(self, game, given, seat, depth):
        self.wait()
        return b"{}"

    def begin(self, match, depth):
        return b"{}"

    def judge(self, match, indices, depth, threads):
        self.wait()
        return [b"{}" for _ in indices]

    def report(self, match, begun, judged, depth):
        if os.path.exists(os.environ["TAVOLIERE_TEST_GATE"] + ".broken"):
            raise RuntimeError("our mistake")
        return f'{{"depth": "{depth}"}}'.encode()

    def wait(self):
        open(os.environ["TAVOLIERE_TEST_GATE"] + ".reached", "w").close()
        while not os.path.exists(os.environ["TAVOLIERE_TEST_GATE"]):
            time.sleep(0.02)


def with_patient_reviews():
    return changed("with_patient_reviews", reviews=PatientReviews())
