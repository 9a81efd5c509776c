"""Own boxes and typed positions at random: whatever is accepted is played to the end, and nothing may go wrong.

    python tools/fuzz_boxes.py                           10,000 accepted boxes and positions of every game of ours
    python tools/fuzz_boxes.py paris --boxes 50          fewer, of one game
    python tools/fuzz_boxes.py paris --seed 7 --case box:123    one case again

Runs compiled with bounds checks, or with --pure uncompiled. Every game is played twice, once on records whose numbers
are all 64 bits wide: a difference is an overflow. Any exception but a refusal is a fault; exits with 1 if there is one.
"""

import argparse
import copy
import faulthandler
import json
import os
import sys
import time
import traceback
import warnings
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ["NUMBA_BOUNDSCHECK"] = "1"
if "--pure" in sys.argv:
    os.environ["NUMBA_DISABLE_JIT"] = os.environ["TAVOLIERE_PURE"] = "1"

import numpy as np
from mutations import at_path, clamp, mutated
from wide_records import Twin, check

from tavoliere import app
from tavoliere.engine import entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.components import BoxRefused
from tavoliere.engine.errors import BadBox, BadOption, BadPosition
from tavoliere.engine.events import event_buffer
from tavoliere.engine.game import Game
from tavoliere.engine.records import NOBODY, PARTS, SEATS, blank
from tavoliere.server.projection import encode, event_message, move_fragments

SECONDS = 300  # a case that takes longer hangs
MOVES = 20_000  # a game that takes more never ends
PURE = "--pure" in sys.argv  # slow: less is looked at
LOOKS = 0.01 if PURE else 0.02  # at so many of the moments everything is asked for
OPINIONS = 0.1 if PURE else 0.3  # and so many of the imagined states are judged by bots
REPAIRS = 40  # how often a number beyond its limits is brought back to them
CASE = Path(__file__).parents[1] / "build" / "fuzz-case.txt"  # which case was being tried, should the process end


# --- playing ---------------------------------------------------------------------------------------------------------


class Play:
    """A game played to its end, everything asked on the way that a table would ask."""

    def __init__(self, game: Game, state: np.ndarray[Any, Any], random: Random, core: Any) -> None:
        self.game, self.state, self.random, self.core = game, state, random, core
        self.seats = int(state[0].seats)
        self.moves = 0
        self.twin = Twin(game, state, core)

    def to_the_end(self, looks: float) -> None:
        """Random moves; at a share of the moments everything is looked at."""
        counted = self.game.census(self.state)
        self.look()
        while asked := self.seats_to_act():
            self.move(self.random.choice(asked))
            if self.random.random() < looks:
                self.look()
                check(self.game.census(self.state) == counted, "something was created or lost")
        self.look()
        check(self.game.census(self.state) == counted, "something was created or lost")

    def seats_to_act(self) -> list[int]:
        mask = int(self.core.seats_to_act(self.game.box, self.state))
        return [seat for seat in range(SEATS) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make."""
        out = np.empty(len(self.game.box[0].moves), np.int16)
        return [int(move) for move in out[: self.core.legal_moves(self.game.box, self.state, seat, out)]]

    def move(self, seat: int) -> None:
        """One random move, and what it tells."""
        legal = self.legal(seat)
        check(bool(legal), "a seat is asked and has no move")
        move = self.random.choice(legal)
        events = event_buffer()
        self.core.play(self.game.box, self.state, seat, move, events)
        self.twin.play(seat, move, self.state, events)
        self.moves += 1
        check(self.moves < MOVES, "the game does not end")
        for event in self.game.EVENTS.read(self.game, events):
            encode(event_message(self.game, event))

    def look(self) -> None:
        """Everything that seats and watchers may ask: views, moves, scores, an imagined state, the position."""
        game, state = self.game, self.state
        for seat in (NOBODY, *range(self.seats)):
            encode(game.view(state, seat))
        for seat in range(self.seats):
            legal = self.legal(seat)
            for move in self.random.sample(range(game.move_count), 8):
                forbidden = self.core.forbidden_by(game.box, state, seat, move)
                check((move in legal) == (not forbidden), f"{game.text_of(move)} is legal and forbidden, or neither")
            self.core.observe(game.box, state, seat, np.zeros(game.OBSERVATION, np.int16))
            self.imagine(seat, legal)
        self.score()
        encode(game.position(state))

    def imagine(self, seat: int, legal: list[int]) -> None:
        """An imagined state must be one that can be played, and weighed by bots."""
        imagined = self.state.copy()
        self.core.imagine(self.game.box, imagined, seat, seed_words(self.random.getrandbits(64)))
        out = np.zeros(len(self.game.box[0].moves), np.int16)
        count = self.core.legal_moves(self.game.box, imagined, seat, out)
        check(out[:count].tolist() == legal, "an imagined state allows other moves")
        if legal and self.random.random() < OPINIONS:
            self.opine(imagined, seat, np.array(legal, np.int16))

    def opine(self, imagined: np.ndarray[Any, Any], seat: int, legal: np.ndarray[Any, Any]) -> None:
        """What bots make of it: numbers, and of the moves no negative ones."""
        for name in ("weigh", "plan"):
            out = np.zeros(len(legal))
            getattr(self.core, name)(self.game.box, imagined, seat, legal, len(legal), out)
            check(bool(np.isfinite(out).all()), f"{name} is not a number")
        worth = np.zeros(SEATS)
        self.core.worth(self.game.box, imagined, worth)
        check(bool(np.isfinite(worth).all()), "worth is not a number")

    def score(self) -> None:
        """Scores and ranks, against those reckoned uncompiled with wide numbers."""
        out, ranks = np.zeros((SEATS, PARTS), np.int64), np.zeros(SEATS, np.int64)
        self.core.final_scores(self.game.box, self.state, out)
        self.core.ranking(self.game.box, self.state, ranks)
        check(out.tolist() == self.twin.scores(), "scores overflow")
        check(0 in ranks[: self.seats], "nobody wins")

    def round_trip(self) -> None:
        """A position typed in again is the same state, to the byte."""
        position = json.loads(encode(self.game.position(self.state)))
        check(self.game.place(position).tobytes() == self.state.tobytes(), "a position reads back otherwise")


# --- cases -----------------------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """One box or position to try."""

    game: Game
    kind: str
    seed: int
    number: int

    def random(self) -> Random:
        return Random(f"{self.seed} {self.game.id} {self.kind} {self.number}")


def core_of(game: Game) -> Any:
    """The contract as this process runs it."""
    return entry_points.pure if PURE else game.compiled


def own_box(case: Case, random: Random) -> Game | None:
    """The game with a box changed at random, or None if it is refused; numbers are brought back to named limits."""
    printed = copy.deepcopy(dict(case.game.components.data))
    drawn = ("board",) if random.random() < 0.95 else ()  # mostly what rules read
    tables = mutated(random, {name: table for name, table in printed.items() if name not in drawn})
    for _ in range(REPAIRS):
        try:
            own = {name: table for name, table in tables.items() if table != printed.get(name)}
            components = case.game.components.with_own(own, "box")
            return type(case.game)(case.game.id, case.game.folders, components)
        except BadBox as refusal:
            said(refusal)
            if not (isinstance(refusal, BoxRefused) and repaired(tables, refusal)):
                return None
    return None


def repaired(tables: Any, refusal: BoxRefused) -> bool:
    """Bring the number that was refused back to its limits, if that is what was wrong."""
    table, words = at_path(tables, refusal.words["table"]), refusal.reason_words
    if table is None or refusal.reason != "box-not-in-range":
        return False
    where = table[0][table[1]]
    if refusal.row is not None:
        where = where["rows"][refusal.row - 1]
    return words["key"] in where and clamp((where, words["key"]), words["least"], words["most"])


def typed_position(case: Case, random: Random) -> tuple[Game, Any] | None:
    """A moment of a random game, changed at random and typed in, or None if it is refused."""
    game, core = case.game, core_of(case.game)
    play = Play(game, new_state(game, random), random, core)
    for _ in range(random.randint(0, random.choice((5, 50, 300)))):
        asked = play.seats_to_act()
        if not asked:
            break
        play.move(random.choice(asked))
    position = mutated(random, json.loads(encode(game.position(play.state))))
    for _ in range(REPAIRS):
        try:
            return game, game.place(position)
        except BadPosition as refusal:
            said(refusal)
            words = refusal.words
            place = at_path(position, words["path"]) if refusal.key == "position-not-in-range" else None
            if place is None or not clamp(place, words["least"], words["most"]):
                return None
    return None


def new_state(game: Game, random: Random) -> Any:
    """A new game for some seats with some options."""
    state, core = blank(game.STATE), core_of(game)
    while True:
        seats = random.randint(2, SEATS)
        options = {name: random.choice(choices) for name, choices in game.OPTIONS.items()}
        try:
            game.check_options(seats, options)
        except BadOption:
            continue
        seed = random.getrandbits(64)
        core.set_up(game.box, state, seats, game.options(options), seed_words(seed))
        twin = Twin(game, blank(game.STATE), core)
        core.set_up(twin.box, twin.state, seats, game.options(options), seed_words(seed))
        check(not twin.differences(state), f"overflow in the set-up of {twin.differences(state)}")
        return state


def said(refusal: BadBox | BadPosition) -> None:
    """A refusal is a sentence of reasonable length in either language."""
    for language in ("en", "it"):
        sentence = refusal.sentence(language)
        check(0 < len(sentence) < 2000 and "{ $" not in sentence, f"a refusal says: {sentence[:300]}")
    encode(sentence)


def tried(case: Case) -> bool:
    """Whether a case is accepted; then it is played."""
    random = case.random()
    if case.kind == "position":
        found = typed_position(case, random)
        if found is None:
            return False
        play = Play(*found, random, core_of(case.game))
        play.round_trip()
        play.to_the_end(LOOKS)
        return True
    game = own_box(case, random)
    if game is None:
        return False
    if random.random() < 0.1:
        move_fragments.__wrapped__(game)
    play = Play(game, new_state(game, random), random, core_of(game))
    play.round_trip()
    play.to_the_end(LOOKS)
    play.round_trip()
    if random.random() < 0.02:
        for seat in (NOBODY, 0):
            game.picture(game.view(play.state, seat), random.choice(("en", "it")))
    return True


# --- the run ---------------------------------------------------------------------------------------------------------


class Tally:
    """What a run has seen."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: dict[str, str] = {}

    def count(self, case: Case) -> None:
        """Try a case; a fault is noted with the first case that shows it."""
        CASE.write_text(f"{case.game.id} --seed {case.seed} --case {case.kind}:{case.number}\n", encoding="utf-8")
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        try:
            self.counts["accepted" if tried(case) else "refused"] += 1
        except Exception as error:
            self.counts["faults"] += 1
            name = signature(error)
            if name not in self.faults:
                self.faults[name] = f"{case.kind}:{case.number}"
                print(f"FAULT {case.game.id} {case.kind}:{case.number} {name}", flush=True)
        finally:
            faulthandler.cancel_dump_traceback_later()


def signature(error: Exception) -> str:
    """A fault by its kind, its words and the place where it happened."""
    here = [frame for frame in traceback.extract_tb(error.__traceback__) if "tavoliere" in frame.filename]
    place = (
        f" at {Path(here[-1].filename).parent.name}/{Path(here[-1].filename).name}:{here[-1].lineno}" if here else ""
    )
    return f"{type(error).__name__}: {str(error)[:160]}{place}"


def fuzz(game_id: str, kind: str, wanted: int, seed: int) -> Tally:
    """Try cases until as many as wanted are accepted."""
    game, tally, begun = app.load(game_id), Tally(), time.monotonic()
    number = 0
    while tally.counts["accepted"] + tally.counts["faults"] < wanted and number < 50 * wanted + 100:
        tally.count(Case(game, kind, seed, number))
        number += 1
        if number % 1000 == 0:
            print(f"  {game_id} {kind}: {dict(tally.counts)} after {time.monotonic() - begun:.0f} s", flush=True)
    counts = ", ".join(f"{tally.counts[name]} {name}" for name in ("accepted", "refused", "faults"))
    print(f"{game_id} {kind}: {counts} in {time.monotonic() - begun:.0f} s", flush=True)
    return tally


def main() -> int:
    """Print what was accepted and refused, and every fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=app.game_ids())
    parser.add_argument("--boxes", type=int, default=10_000, help="accepted ones of each game")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=time.time_ns() // 1_000_000)
    parser.add_argument("--case", help="one case of a run, such as box:123; its fault is raised")
    parser.add_argument("--pure", action="store_true", help="uncompiled")
    arguments = parser.parse_args()
    warnings.simplefilter("error")
    CASE.parent.mkdir(exist_ok=True)
    if arguments.case:
        kind, _, number = arguments.case.partition(":")
        print("accepted" if tried(Case(app.load(arguments.games[0]), kind, arguments.seed, int(number))) else "refused")
        return 0
    print(f"seed {arguments.seed}", flush=True)
    wanted = {"box": arguments.boxes, "position": arguments.positions}
    runs = [fuzz(game, kind, count, arguments.seed) for game in arguments.games for kind, count in wanted.items()]
    return int(any(run.faults for run in runs))


if __name__ == "__main__":
    sys.exit(main())
