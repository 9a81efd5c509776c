"""Replace every `@rule` function by a constant, one after the other: a test named after one of its rules must fail.

`python tools/mutants.py [--sample N] [--only WORD]`; exits with 1 if a mutant survives. Runs uncompiled.
"""

import argparse
import ast
import contextlib
import inspect
import os
import random
import signal
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = os.environ["TAVOLIERE_PURE"] = "1"

import pytest
from rich.progress import track

from tavoliere import app
from tavoliere.cli import play as _terminal  # noqa: F401 - its rules are found too
from tavoliere.engine import rulebook
from tavoliere.engine.rule import CARRIED_OUT_BY

ROOT = Path(__file__).parents[1]
SECONDS = 60  # a mutant that never ends is noticed too


def constants(function: Callable[..., Any]) -> list[str]:
    """What a function is replaced by: nothing done, or no and yes if it answers something."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    answers = any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(tree))
    return ["0", "1"] if answers else ["None"]


def replace_body(function: Callable[..., Any], constant: str) -> None:
    """Give the function the code of one that returns a constant; whoever imported it calls the new code."""
    scope: dict[str, Any] = {}
    parameters = ", ".join(inspect.signature(function).parameters)
    exec(f"def mutant({parameters}):\n    return {constant}", {}, scope)
    function.__code__ = scope["mutant"].__code__


def survives(function: Any, constant: str, tests: list[str]) -> bool:
    """Whether the tests pass with the function replaced (or, without one, as it is), in a child process."""
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS if function else 0)
        with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
            if function:
                replace_body(function, constant)
            code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests])
        os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return os.WTERMSIG(status) != signal.SIGALRM
    # Only a test that ran and failed counts: tests that cannot even be collected prove nothing.
    return os.WEXITSTATUS(status) != pytest.ExitCode.TESTS_FAILED


def all_mutants(only: str) -> list[tuple[Any, str]]:
    """Every function that carries out a rule, with every constant."""
    for game_id in app.game_ids():
        app.load(game_id)
    functions = {function for found in CARRIED_OUT_BY.values() for function in found}
    named = sorted(functions, key=lambda function: (function.__module__, function.__qualname__))
    return [
        (function, constant)
        for function in named
        if only in f"{function.__module__}.{function.__qualname__}"
        for constant in constants(function)
    ]


def all_tests() -> dict[str, list[str]]:
    """The tests named after each rule, as pytest writes them."""
    found: dict[str, list[str]] = {}
    for folder in (ROOT / "src", ROOT / "tests"):
        for rule_id, places in rulebook.pinned_by(folder).items():
            found.setdefault(rule_id, []).extend(f"{place.path}::{place.name}" for place in places)
    return found


def main() -> int:
    """Try the mutants; name the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--sample", type=int, default=0, help="only so many, chosen at random (but the same ones every time)"
    )
    parser.add_argument("--only", default="", help="only functions whose dotted name contains this")
    arguments = parser.parse_args()
    mutants = all_mutants(arguments.only)
    if arguments.sample and arguments.sample < len(mutants):
        mutants = random.Random(1).sample(mutants, arguments.sample)
    pinned = all_tests()
    tests = {
        function: [test for rule_id in function.rule_ids for test in pinned.get(rule_id, [])] for function, _ in mutants
    }
    if not survives(None, "", sorted({test for found in tests.values() for test in found})):
        print("the tests fail without any mutant: nothing can be said")
        return 1
    survivors = []
    for function, constant in track(mutants, "mutants", disable=not sys.stderr.isatty()):
        if not tests[function] or survives(function, constant, tests[function]):
            name = f"{function.__module__}.{function.__qualname__}"
            survivors.append(f"{name} -> {constant} ({', '.join(function.rule_ids)})")
            print("survived:", survivors[-1], flush=True)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} mutants were noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
