"""Mutation test: replaces every `@rule` function by a constant; a test named after one of its rules must fail.

    python tools/mutants.py                  all of them; writes tests/mutants-killed.txt when it is done
    python tools/mutants.py --only WORD      only functions whose dotted name contains the word
    python tools/mutants.py --sample N       N of those in tests/mutants-killed.txt, drawn by --seed

Exits with 1 if a mutant survives. Runs uncompiled, on every core. A full run that was interrupted goes on where it was
(build/mutants.txt) as long as no source file has changed; with --minutes M it stops by itself.
"""

import argparse
import ast
import contextlib
import hashlib
import inspect
import math
import os
import random
import signal
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count, takewhile
from pathlib import Path
from typing import Any, NamedTuple

os.environ["NUMBA_DISABLE_JIT"] = os.environ["TAVOLIERE_PURE"] = "1"

import pytest

from tavoliere import app
from tavoliere.cli import play as _terminal  # noqa: F401 - its rules are found too
from tavoliere.engine import rulebook
from tavoliere.engine.rule import CARRIED_OUT_BY

ROOT = Path(__file__).resolve().parents[1]
KILLED = ROOT / "tests" / "mutants-killed.txt"
PROGRESS = ROOT / "build" / "mutants.txt"
SECONDS = 30  # of processor time: a mutant that never ends is noticed too, on a busy machine no sooner
WAITING = 300  # seconds by the clock, for one that waits
TOO_LONG = (signal.SIGPROF, signal.SIGALRM)
ENDLESS = "a test that never ended"
SURVIVED, NOT_RUN = "no test", "no test could be run"
REFRESH = "run `make mutants`, which writes the list again"


class Mutant(NamedTuple):
    """A function that carries out a rule, and the constant it returns instead."""

    function: Callable[..., Any]
    constant: str

    @property
    def name(self) -> str:
        return f"{self.function.__module__}.{self.function.__qualname__} -> {self.constant}"


class Stale(Exception):
    """The list of killed mutants names something that is no longer there."""


def constants(function: Callable[..., Any]) -> list[str]:
    """The constants to replace a function's result: None, or no and yes if it returns something."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    answers = any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(tree))
    return ["0", "1"] if answers else ["None"]


def all_mutants() -> dict[str, Mutant]:
    """Every function that carries out a rule, with every constant, by name."""
    for game_id in app.game_ids():
        app.load(game_id)
    functions = {function for found in CARRIED_OUT_BY.values() for function in found}
    mutants = [Mutant(function, constant) for function in functions for constant in constants(function)]
    return {mutant.name: mutant for mutant in sorted(mutants, key=lambda mutant: mutant.name)}


def all_tests() -> dict[str, list[str]]:
    """The tests named after each rule, as pytest writes them."""
    found: dict[str, list[str]] = {}
    for folder in (ROOT / "src", ROOT / "tests"):
        for rule_id, places in rulebook.pinned_by(folder).items():
            found.setdefault(rule_id, []).extend(
                f"{place.path.relative_to(ROOT).as_posix()}::{place.name}" for place in places
            )
    return found


def tests_of(mutant: Mutant, tests: dict[str, list[str]]) -> list[str]:
    """The tests named after a mutant's rules: of its own game first, which are quick and say most."""
    named = [test for rule_id in mutant.function.rule_ids for test in tests.get(rule_id, [])]  # type: ignore[attr-defined]
    return sorted(dict.fromkeys(named), key=lambda test: (test.startswith("tests/"), "::test_GEN" in test))


def replace_body(mutant: Mutant) -> None:
    """Give the function the code of one that returns a constant; existing imports of it call the new code."""
    scope: dict[str, Any] = {}
    parameters = ", ".join(inspect.signature(mutant.function).parameters)
    exec(f"def mutant({parameters}):\n    return {mutant.constant}", {}, scope)
    mutant.function.__code__ = scope["mutant"].__code__


class FirstFailure:
    """A pytest plugin that notes the first test that fails."""

    test = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.test:
            self.test = report.nodeid


class Trial(NamedTuple):
    """A mutant and the tests that may notice it."""

    name: str
    mutant: Mutant | None
    tests: list[str]


def run_pytest(arguments: Iterable[str], first: FirstFailure | None = None) -> int:
    """Run pytest in this process without output."""
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}"]
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
        return pytest.main([*options, *arguments], plugins=[first] if first else [])


def import_tests(trials: Iterable[Trial]) -> None:
    """Import the tests' modules before the child processes begin, so that each need not import them."""
    files = {test.partition("::")[0] for trial in trials for test in trial.tests}
    run_pytest(["--collect-only", *sorted(file for file in files if (ROOT / file).exists())])


def run_tests(mutant: Mutant | None, tests: list[str]) -> str:
    """Run the tests with the mutant (or with none) until one fails, in a child process; returns which one."""
    if not tests:
        return NOT_RUN
    first = FirstFailure()
    if mutant:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.alarm(WAITING)
        replace_body(mutant)
    code = run_pytest(tests, first)
    if code == pytest.ExitCode.TESTS_FAILED:
        return first.test
    return SURVIVED if code == pytest.ExitCode.OK else NOT_RUN


def try_all(trials: Iterable[Trial], jobs: int) -> Iterator[tuple[Trial, str]]:
    """Run each trial in a child process, several at once; yields each with the test that failed, or a sign for none."""
    waiting, running = iter(trials), {}
    with tempfile.TemporaryDirectory() as folder:
        for number in count():
            while len(running) < jobs and (trial := next(waiting, None)):
                answer = Path(folder) / f"{number}-{len(running)}"
                child = os.fork()
                if child == 0:
                    answer.write_text(run_tests(trial.mutant, trial.tests))
                    os._exit(0)
                running[child] = trial, answer
            if not running:
                return
            child, status = os.wait()
            trial, answer = running.pop(child)
            ended = ENDLESS if os.WIFSIGNALED(status) and os.WTERMSIG(status) in TOO_LONG else NOT_RUN
            yield trial, answer.read_text() if answer.exists() else ended


def is_noticed(test: str) -> bool:
    """Whether a test ran and failed; tests that cannot be collected prove nothing."""
    return test not in (SURVIVED, NOT_RUN)


def read_results(path: Path) -> dict[str, str]:
    """Mutants, each with the test that noticed it, from a file that was written before."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict(line.split(" : ") for line in lines if " : " in line)


def drawn(mutants: dict[str, Mutant], tests: dict[str, list[str]], sample: int, seed: str) -> list[Trial]:
    """So many of the mutants that the last full run killed, each with the test that killed it."""
    killed = read_results(KILLED)
    gone = sorted(killed.keys() - mutants.keys())
    if gone or not killed:
        what = f"names functions that are no longer there ({', '.join(gone[:3])}…)" if gone else "is missing or empty"
        raise Stale(f"{KILLED.relative_to(ROOT)} {what}: {REFRESH}.")
    names = random.Random(seed).sample(sorted(killed), min(sample, len(killed)))
    trials = []
    for name in names:
        known = tests_of(mutants[name], tests)
        trials.append(Trial(name, mutants[name], [killed[name]] if killed[name].split("[")[0] in known else known))
    return trials


def sources_hash() -> str:
    """A hash of all our Python files."""
    digest = hashlib.sha256()
    for folder in (ROOT / "src", ROOT / "tests"):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def resume() -> dict[str, str]:
    """What an interrupted run of the same sources has found; otherwise a new start."""
    first_line = f"# sources {sources_hash()}"
    if PROGRESS.exists() and PROGRESS.read_text(encoding="utf-8").startswith(first_line + "\n"):
        return read_results(PROGRESS)
    PROGRESS.parent.mkdir(exist_ok=True)
    PROGRESS.write_text(first_line + "\n", encoding="utf-8")
    return {}


def write_killed(results: dict[str, str]) -> None:
    """The list that `make test` draws from."""
    lines = ["# Written by `make mutants`: each rule function replaced by a constant, and the test that noticed it."]
    lines += sorted(f"{name} : {test}" for name, test in results.items() if is_noticed(test))
    KILLED.write_text("\n".join(lines) + "\n", encoding="utf-8")


def pass_without_mutants(tests: Iterable[str], jobs: int) -> bool:
    """Whether tests pass as they are; otherwise their failing proves nothing."""
    found = sorted(set(tests) - {ENDLESS})
    shares = [Trial("", None, found[number::jobs]) for number in range(min(jobs, len(found)))]
    failing = [test for _trial, test in try_all(shares, jobs) if test != SURVIVED]
    if failing:
        print(f"Nothing can be said, since without any mutant this fails: {', '.join(failing)}.")
    return not failing


def run(trials: list[Trial], jobs: int, minutes: float = math.inf) -> Iterator[tuple[str, str]]:
    """Try mutants, as many as the time allows; yields each with the test that noticed it, and says how far it is."""
    deadline, began = time.monotonic() + minutes * 60, len(trials)
    import_tests(trials)
    in_time = takewhile(lambda _trial: time.monotonic() < deadline, trials)
    for number, (trial, test) in enumerate(try_all(in_time, jobs), 1):
        yield trial.name, test
        if number % 25 == 0:
            print(f"{number} of {began} tried", file=sys.stderr, flush=True)


def run_sample(arguments: argparse.Namespace) -> int:
    """Some of the mutants that the last full run killed; one that its test no longer notices gets all tests."""
    mutants, tests = all_mutants(), all_tests()
    trials = drawn(mutants, tests, arguments.sample, arguments.seed)
    print(f"{len(trials)} mutants drawn with seed {arguments.seed}", flush=True)
    results = dict(run(trials, arguments.jobs))
    slow = [name for name, test in results.items() if not is_noticed(test)]
    results |= run([Trial(name, mutants[name], tests_of(mutants[name], tests)) for name in slow], arguments.jobs)
    if not pass_without_mutants(filter(is_noticed, results.values()), arguments.jobs):
        return 1
    return report(results)


def run_full(arguments: argparse.Namespace) -> int:
    """Every mutant, going on where an interrupted run was; a whole run writes the list of the killed ones."""
    mutants = {name: mutant for name, mutant in all_mutants().items() if arguments.only in name}
    tests, results = all_tests(), resume()
    trials = [Trial(name, mutant, tests_of(mutant, tests)) for name, mutant in mutants.items() if name not in results]
    print(f"{len(mutants) - len(trials)} of {len(mutants)} mutants were tried before", flush=True)
    with PROGRESS.open("a", encoding="utf-8") as progress:
        for name, test in run(trials, arguments.jobs, arguments.minutes):
            results[name] = test
            print(f"{name} : {test}", file=progress, flush=True)
    if mutants.keys() - results.keys():
        print("The time is over; the same command goes on from here.")
        return 2
    if not pass_without_mutants(filter(is_noticed, results.values()), arguments.jobs):
        return 1
    if not arguments.only:
        write_killed(results)
    return report({name: results[name] for name in mutants})


def report(results: dict[str, str]) -> int:
    """Say how many were noticed, and name the others."""
    survivors = sorted(name for name, test in results.items() if not is_noticed(test))
    for name in survivors:
        print(f"survived: {name} ({results[name]} failed)")
    print(f"{len(results) - len(survivors)} of {len(results)} mutants were noticed")
    return 1 if survivors else 0


def main() -> int:
    """Try the mutants asked for; name the survivors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", default=str(time.time_ns() // 1_000_000))
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    arguments = parser.parse_args()
    try:
        return run_sample(arguments) if arguments.sample else run_full(arguments)
    except Stale as error:
        print(error)
        return 1


if __name__ == "__main__":
    sys.exit(main())
