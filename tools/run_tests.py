"""Run checks and tests, as many at the same time as possible.

    python tools/run_tests.py              `make test`: everything, in a fresh environment (.test-venv)
    python tools/run_tests.py --quick      `make quick`: what can be said in a minute, uncompiled, in this environment

Needs nothing but Python 3.11. A step that fails ends the run with that step's own words.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRESH = ROOT / ".test-venv"
# What says most about rules and engine in the shortest time; hypothesis' tests are left out.
QUICK = ["src/tavoliere/games", "tests/test_general_rules.py", "tests/test_match.py", "tests/test_box.py"]
QUICK += ["tests/test_texts.py", "tests/test_rulebooks.py"]
SLOWEST = ["--durations=10", "--durations-min=10"]
# Python keeps the bytecode of what it imports: dozens of services and workers are started, and each would make it anew.
KEEP_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
# Many tests wait for another process, for a deadline or for a disk: another test uses the core meanwhile.
MORE_THAN_CORES = str((os.cpu_count() or 1) + 1)
UNCOMPILED = {"TAVOLIERE_PURE": "1", "NUMBA_DISABLE_JIT": "1"}
BEGAN = time.monotonic()


class Failed(Exception):
    """A step that failed; its output is shown."""


def say(text: str) -> None:
    """A line of progress, with the time since the start."""
    minutes, seconds = divmod(int(time.monotonic() - BEGAN), 60)
    print(f"== {minutes:2}:{seconds:02} {text}", flush=True)


class Runner:
    """Runs commands with the programs of one environment, several at the same time; one failure ends them all."""

    def __init__(self, programs: Path, settings: Mapping[str, str]) -> None:
        self.programs = programs
        self.python = programs / "python"
        self.environment = {**os.environ, **settings}
        self.running: set[subprocess.Popen[str]] = set()
        self.stopped = threading.Event()

    def run(self, what: str, *command: str | Path, advice: str = "") -> str:
        """Run a command and return what it prints; that is shown only if it fails."""
        printed, code = self._run(what, command, subprocess.PIPE)
        if code:
            raise Failed("" if self.stopped.is_set() else f"{printed}\n{what}: failed. {advice}".rstrip())
        return printed

    def run_openly(self, what: str, *command: str | Path) -> None:
        """Run a command that shows what it prints as it comes."""
        if self._run(what, command, None)[1]:
            raise Failed("" if self.stopped.is_set() else f"{what}: failed.")

    def _run(self, what: str, command: Sequence[str | Path], output: int | None) -> tuple[str, int]:
        if self.stopped.is_set():
            raise Failed
        say(what)
        child = subprocess.Popen(
            list(map(str, command)),
            cwd=ROOT,
            env=self.environment,
            stdout=output,
            stderr=subprocess.STDOUT if output else None,
            text=True,
            start_new_session=True,  # so that it can be ended with all that it starts
        )
        self.running.add(child)
        printed, _ = child.communicate()
        self.running.discard(child)
        return printed or "", child.returncode

    def tool(self, what: str, script: str, *arguments: str) -> None:
        """Run one of the project's scripts."""
        self.run(what, self.python, script, *arguments)

    def pytest(self, workers: str, *arguments: str) -> list[str | Path]:
        """The command that runs tests; those of a module stay on one worker and share its service."""
        return [self.python, "-m", "pytest", "-n", workers, "--dist", "worksteal", "-q", *arguments]

    def together(self, *lanes: Callable[[], None]) -> None:
        """Run several functions at the same time and wait for all of them."""
        with ThreadPoolExecutor(len(lanes)) as pool:
            try:
                for lane in as_completed([pool.submit(lane) for lane in lanes]):
                    lane.result()
            except BaseException:
                self.stop()
                raise

    def stop(self) -> None:
        """End all running commands, with their child processes."""
        self.stopped.set()
        for child in list(self.running):
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGTERM)

    def check_style(self) -> None:
        """Run the checks that take a second."""
        self.run("ruff", self.programs / "ruff", "check", ".")
        self.run("ruff format", self.programs / "ruff", "format", "--check", ".")
        self.run("import-linter", self.programs / "lint-imports", "--no-cache")


class FullRun(Runner):
    """Runs everything, in an environment that holds the locked versions and nothing else."""

    def __init__(self) -> None:
        # A cache of its own: with an earlier run's cache, code that no longer compiles would go unnoticed.
        super().__init__(FRESH / "bin", {"TAVOLIERE_CACHE": str(FRESH / "cache"), **KEEP_BYTECODE})
        self.web_is_built, self.chromium_is_there = threading.Event(), threading.Event()
        self.has_node = shutil.which("npm") is not None

    def everything(self) -> None:
        self.together(self.make_environment, self.check_web_meanwhile)
        self.together(self.compile_and_test, self.test_in_browser, self.find_chromium, self.check_python)

    def check_web_meanwhile(self) -> None:
        """Check the browser table while pip keeps one core busy; without Node.js it waits for the environment."""
        if self.has_node:
            self.build_web(sys.executable)
            self.check_web(sys.executable)

    def build_web(self, python: str | Path) -> None:
        self.run("building what browsers load", python, "tools/build_web.py")
        self.web_is_built.set()

    def check_web(self, python: str | Path) -> None:
        self.run("svelte-check", python, "tools/build_web.py", "--check")
        self.run("vitest", python, "tools/build_web.py", "--test")

    def compile_and_test(self) -> None:
        self.tool("compiling the rules (three or four minutes)", "tools/compile_for_tests.py")
        self.tool("looking for an nginx", "tests/nginx.py")
        self.web_is_built.wait()
        self.run_openly("tests", *self.pytest(MORE_THAN_CORES, "--ignore", "tests/browser", *SLOWEST))

    def check_python(self) -> None:
        self.check_style()
        self.tool("generated types", "tools/generate_types.py", "--check")
        self.run("mypy", self.programs / "mypy", "--no-error-summary")
        if not self.has_node:
            self.web_is_built.wait()
            self.check_web(self.python)

    def test_in_browser(self) -> None:
        """Browser tests run uncompiled, so they need not wait for the compiler.

        They have a pytest of their own: Playwright keeps an event loop that tests of the service cannot share. One
        browser alone would leave a core idle once the other tests are done.
        """
        if not self.has_node:
            self.build_web(self.python)
        self.chromium_is_there.wait()
        printed = self.run("tests in a browser (several minutes)", *self.pytest("2", "tests/browser", *SLOWEST))
        say(f"tests in a browser: done\n{printed}")

    def find_chromium(self) -> None:
        self.tool("looking for a Chromium", "tests/browser/chromium.py")
        self.chromium_is_there.set()

    def stop(self) -> None:
        super().stop()
        for awaited in (self.web_is_built, self.chromium_is_there):
            awaited.set()  # release whoever waits for it

    def make_environment(self) -> None:
        shutil.rmtree(FRESH, ignore_errors=True)
        advice = "On Debian and Ubuntu: apt install python3-venv"
        self.run("a fresh environment in .test-venv", sys.executable, "-m", "venv", FRESH, advice=advice)
        pip: list[str | Path] = [self.python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        pip += ["--no-compile"]  # what is imported is compiled then: a small part of all that is installed
        locked = ["--require-hashes", "--requirement", "requirements/test.txt"]
        self.run("installing the locked packages (a minute)", *pip, *locked, advice="Is there a network?")
        self.run("installing Tavoliere", *pip, "--no-deps", "--no-build-isolation", "--editable", ".")


class QuickRun(Runner):
    """Runs the most telling checks in the shortest time, in the environment that runs this."""

    def __init__(self) -> None:
        super().__init__(Path(sys.executable).parent, UNCOMPILED)

    def everything(self) -> None:
        self.check_style()
        self.tool("vitest", "tools/build_web.py", "--test")
        self.run_openly("rule and engine tests, uncompiled", *self.pytest("auto", *QUICK, "-m", "not slow"))


def main() -> int:
    """0 if everything passed."""
    run: QuickRun | FullRun = QuickRun() if "--quick" in sys.argv[1:] else FullRun()
    try:
        run.everything()
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        run.stop()
        return 130
    say("everything passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
