"""Fuzzes own boxes and typed positions: whatever is accepted is played to the end, and nothing may go wrong.

    python tools/fuzz_boxes.py                           10,000 accepted boxes and positions of every game of ours
    python tools/fuzz_boxes.py paris --boxes 50          fewer, of one game
    python tools/fuzz_boxes.py paris --seed 7 --case box:123    one case again
    python tools/fuzz_boxes.py --resume build/fuzz.json  begin, or go on where a run was that was stopped

Runs compiled with bounds checks, or with --pure uncompiled, in as many processes as there are cores. Every game is
played twice, once on records whose numbers are all 64 bits wide: a difference is an overflow. Any exception but a
refusal is a fault; exits with 1 if there is one.
"""

import argparse
import copy
import faulthandler
import json
import multiprocessing
import os
import sys
import time
import traceback
import warnings
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ["NUMBA_BOUNDSCHECK"] = "1"
if "--pure" in sys.argv:
    os.environ["NUMBA_DISABLE_JIT"] = os.environ["TAVOLIERE_PURE"] = "1"

from fuzz_play import LOOKS, PURE, Play
from mutations import Place, at_path, clamp, first_numbers, mutated
from wide_records import Twin, check

from tavoliere import app
from tavoliere.engine import entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.components import BoxRefused
from tavoliere.engine.errors import BadBox, BadOption, BadPosition
from tavoliere.engine.game import Game
from tavoliere.engine.records import NOBODY, SEATS, blank
from tavoliere.server.projection import encode, move_fragments

SECONDS = 300  # a case that takes longer hangs
WITHIN_LIMITS = 0.9  # the share of boxes whose numbers are all brought back to their limits before they are read
BEYOND = 10**6  # a number that no box may have
REPAIRS = 40  # how often a number beyond its limits is brought back to them
CHUNK = 20  # cases that a process tries before it reports
AHEAD = 3  # chunks for each process that are begun before the first is asked for
ACCEPTED, REFUSED, FAULTS = "accepted", "refused", "faults"
BUILD = Path(__file__).parents[1] / "build"
CASE = "fuzz-case-{}.txt"  # which case was being tried, should the process end


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
    printed = case.game.components.data
    drawn = ("board",) if random.random() < 0.95 else ()  # mostly only what rules read
    tables = mutated(random, {name: table for name, table in printed.items() if name not in drawn})
    if random.random() < WITHIN_LIMITS:
        for (table, key), limits in limits_of(case.game.id).items():
            bring_back(at_path(tables, table), key, *limits)
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
    """Bring the number that was refused, and those of the other rows, back to its limits, if that is what was wrong."""
    words = refusal.reason_words
    if refusal.reason != "box-not-in-range":
        return False
    return bring_back(at_path(tables, refusal.words["table"]), words["key"], words["least"], words["most"])


def bring_back(table: Place | None, key: str, least: Any, most: Any) -> bool:
    """Bring a number of a table, or of all its rows, back to its limits; returns whether that changed any."""
    where = table[0][table[1]] if table else None
    if not isinstance(where, dict):
        return False
    rows = [where, *(where["rows"] if isinstance(where.get("rows"), list) else ())]
    return sum(clamp((row, key), least, most) for row in rows if isinstance(row, dict) and key in row) > 0


@lru_cache
def limits_of(game_id: str) -> dict[tuple[str, str], tuple[int, int]]:
    """The limits of a box's numbers by table and key, as refusals tell them: asking for each anew takes long."""
    game, found = app.load(game_id), {}
    tables = copy.deepcopy({name: table for name, table in game.components.data.items() if name != "board"})
    for held, key in first_numbers(tables):
        before, held[key] = held[key], BEYOND
        try:
            type(game)(game.id, game.folders, game.components.with_own(tables, "box"))
        except BoxRefused as refusal:
            words = refusal.reason_words
            if refusal.reason == "box-not-in-range":
                found[refusal.words["table"], words["key"]] = (words["least"], words["most"])
        except BadBox:
            pass
        held[key] = before
    # Where rows have limits of their own, or other keys of the same name, what is printed would be changed too.
    return {
        (table, key): limits
        for (table, key), limits in found.items()
        if not bring_back(at_path(copy.deepcopy(tables), table), key, *limits)
    }


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
    """Check that a refusal is a sentence of reasonable length in either language."""
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


class Progress:
    """The progress of a run, kept in a file if it may be stopped: its seed, and the outcomes of each game's cases."""

    def __init__(self, path: Path | None, seed: int) -> None:
        self.path = path
        found = json.loads(path.read_text("utf-8")) if path and path.exists() else {"seed": seed, "counts": {}}
        self.seed: int = found["seed"]
        self.counts: dict[str, Counter[str]] = {name: Counter(counts) for name, counts in found["counts"].items()}

    def of(self, game_id: str, kind: str) -> Counter[str]:
        """What became of the cases of one kind."""
        return self.counts.setdefault(f"{game_id} {kind}", Counter())

    def keep(self) -> None:
        """Write the progress to its file."""
        if self.path:
            self.path.write_text(json.dumps({"seed": self.seed, "counts": self.counts}, indent=1), "utf-8")


@lru_cache
def loaded(game_id: str) -> Game:
    """A game, compiled here once, so that processes started later have it compiled."""
    game = app.load(game_id)
    play = Play(game, new_state(game, Random(0)), Random(0), core_of(game))
    play.to_the_end(LOOKS)
    limits_of(game_id)
    return game


def try_some(numbers: range, game_id: str, kind: str, seed: int) -> list[str]:
    """Try cases one after the other; returns for each whether it was accepted or refused, or its fault."""
    return [outcome(Case(loaded(game_id), kind, seed, number)) for number in numbers]


def outcome(case: Case) -> str:
    """The outcome of a case."""
    named = f"{case.game.id} --seed {case.seed} --case {case.kind}:{case.number:<9}\n"
    os.pwrite(case_file(os.getpid()), named.encode(), 0)
    faulthandler.dump_traceback_later(SECONDS, exit=True)
    try:
        return ACCEPTED if tried(case) else REFUSED
    except Exception as error:
        return signature(error)
    finally:
        faulthandler.cancel_dump_traceback_later()


@lru_cache
def case_file(pid: int) -> int:
    """The file in which a process says what it tries, opened once: opening it takes longer than some cases."""
    return os.open(BUILD / CASE.format(pid), os.O_CREAT | os.O_WRONLY | os.O_TRUNC)


def signature(error: Exception) -> str:
    """A fault by its kind, its words and the place where it happened."""
    here = [frame for frame in traceback.extract_tb(error.__traceback__) if "tavoliere" in frame.filename]
    place = (
        f" at {Path(here[-1].filename).parent.name}/{Path(here[-1].filename).name}:{here[-1].lineno}" if here else ""
    )
    return f"{type(error).__name__}: {str(error)[:160]}{place}"


def outcomes(pool: ProcessPoolExecutor, jobs: int, numbers: Iterator[range], *about: Any) -> Iterator[list[str]]:
    """The outcomes of all cases in order, in chunks; several processes try them."""
    begun: deque[Future[list[str]]] = deque()
    for some in numbers:
        begun.append(pool.submit(try_some, some, *about))
        if len(begun) > AHEAD * jobs:
            yield begun.popleft().result()


def fuzz(game_id: str, kind: str, wanted: int, progress: Progress, jobs: int) -> bool:
    """Try cases until as many as wanted are accepted; returns whether there was a fault."""
    counts, name = progress.of(game_id, kind), f"{game_id} {kind}"

    def is_enough() -> bool:
        return counts[ACCEPTED] + counts[FAULTS] >= wanted or counts.total() > 50 * wanted + 100

    if not is_enough():
        loaded(game_id)
        begun, chunk = time.monotonic(), max(1, min(CHUNK, wanted // (4 * jobs)))
        numbers = (range(first, first + chunk) for first in count(counts.total(), chunk))
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as pool:
            for some in outcomes(pool, jobs, numbers, game_id, kind, progress.seed):
                note(counts, name, some)
                progress.keep()
                if counts.total() % 1000 < chunk:
                    print(f"  {name}: {dict(counts)} after {time.monotonic() - begun:.0f} s", flush=True)
                if is_enough():
                    break
            pool.shutdown(cancel_futures=True)
    told = ", ".join(f"{counts[one]} {one}" for one in (ACCEPTED, REFUSED, FAULTS))
    print(f"{name}: {told}", flush=True)
    return counts[FAULTS] > 0


def note(counts: Counter[str], name: str, found: list[str]) -> None:
    """Count the outcomes of some cases, and print faults."""
    for one in found:
        number = counts.total()
        counts[one if one in (ACCEPTED, REFUSED) else FAULTS] += 1
        if one not in (ACCEPTED, REFUSED):
            print(f"FAULT {name}:{number} {one}", flush=True)


def died() -> str:
    """The cases that were being tried when a process died."""
    return "a process died; one of these did it:\n" + "".join(
        path.read_text(encoding="utf-8") for path in BUILD.glob(CASE.format("*"))
    )


def main() -> int:
    """Print what was accepted and refused, and every fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=app.game_ids())
    parser.add_argument("--boxes", type=int, default=10_000, help="accepted ones of each game")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=time.time_ns() // 1_000_000)
    parser.add_argument("--case", help="one case of a run, such as box:123; its fault is raised")
    parser.add_argument("--pure", action="store_true", help="uncompiled")
    parser.add_argument("--resume", type=Path, help="where a run that may be stopped writes how far it has come")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    arguments = parser.parse_args()
    warnings.simplefilter("error")
    BUILD.mkdir(exist_ok=True)
    if arguments.case:
        kind, _, number = arguments.case.partition(":")
        print(ACCEPTED if tried(Case(app.load(arguments.games[0]), kind, arguments.seed, int(number))) else REFUSED)
        return 0
    progress = Progress(arguments.resume, arguments.seed)
    print(f"seed {progress.seed}", flush=True)
    wanted = {"box": arguments.boxes, "position": arguments.positions}
    about = [(game, kind, most) for game in arguments.games for kind, most in wanted.items()]
    for path in BUILD.glob(CASE.format("*")):
        path.unlink()
    try:
        return int(sum(fuzz(*one, progress, arguments.jobs) for one in about) > 0)
    except BrokenProcessPool:
        print(died(), flush=True)
        return 1


if __name__ == "__main__":
    sys.exit(main())
