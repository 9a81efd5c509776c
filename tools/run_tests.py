"""Run checks and tests, as much as possible of them at the same time.

    python tools/run_tests.py              `make test`: everything, in a fresh environment (.test-venv)
    python tools/run_tests.py --quick      `make quick`: what can be said in a minute, uncompiled, in this environment

Needs nothing but Python 3.11. A step that fails ends the run with that step's own words.
"""

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRESH = ROOT / ".test-venv"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
# What says most about rules and engine in the shortest time; hypothesis' tests are left out.
QUICK = ["src/tavoliere/games", "tests/test_general_rules.py", "tests/test_match.py", "tests/test_box.py"]
QUICK += ["tests/test_texts.py", "tests/test_rulebooks.py"]
UNCOMPILED = {"TAVOLIERE_PURE": "1", "NUMBA_DISABLE_JIT": "1"}
BEGAN = time.monotonic()


class Failed(Exception):
    """A step that went wrong; what it says is to be read."""


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

    def run(self, what: str, *command: str | Path, advice: str = "") -> None:
        """Run a command; what it prints is shown only if it fails."""
        if self.stopped.is_set():
            raise Failed
        say(what)
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        child = subprocess.Popen(list(map(str, command)), cwd=ROOT, env=self.environment, **output)
        self.running.add(child)
        printed, _ = child.communicate()
        self.running.discard(child)
        if child.returncode:
            raise Failed("" if self.stopped.is_set() else f"{printed}\n{what}: failed. {advice}".rstrip())

    def tool(self, what: str, script: str, *arguments: str) -> None:
        """Run one of the project's scripts."""
        self.run(what, self.python, script, *arguments)

    def pytest(self, what: str, *arguments: str) -> None:
        """Run tests on every core; what they print is shown as it comes."""
        say(what)
        spread = ["-n", "auto", "--dist", "worksteal"]  # neighbours stay together and share their module's service
        command = [self.python, "-m", "pytest", *spread, "-q", *arguments]
        if subprocess.run(command, cwd=ROOT, env=self.environment, check=False).returncode:
            raise Failed(f"{what}: failed.")

    def together(self, *lanes: Callable[[], None]) -> None:
        """Run several functions at the same time and wait for all of them."""
        with ThreadPoolExecutor(len(lanes)) as pool:
            done, _ = wait([pool.submit(lane) for lane in lanes], return_when=FIRST_EXCEPTION)
            failures = [failure for lane in done if (failure := lane.exception())]
            if failures:
                self.stopped.set()
                for child in list(self.running):
                    child.terminate()
                raise failures[0]

    def check_style(self) -> None:
        """What takes a second."""
        self.run("ruff", self.programs / "ruff", "check", ".")
        self.run("ruff format", self.programs / "ruff", "format", "--check", ".")
        self.run("import-linter", self.programs / "lint-imports", "--no-cache")


class FullRun(Runner):
    """Everything, in an environment that holds the locked versions and nothing else."""

    def __init__(self) -> None:
        # A cache of its own: what an earlier run compiled would hide what cannot be compiled any more.
        super().__init__(FRESH / PROGRAMS, {"TAVOLIERE_CACHE": str(FRESH / "cache")})

    def everything(self) -> None:
        self.together(self.make_environment, self.fetch_web_packages)
        self.together(self.compile_rules, self.check_and_build_web, self.check_python)
        self.pytest("tests", "--ignore", "tests/browser", "--durations=10", "--durations-min=10")
        # By themselves: Playwright keeps an event loop that tests of the service cannot share.
        self.pytest("tests in a browser", "tests/browser", "--durations=10", "--durations-min=10")

    def make_environment(self) -> None:
        shutil.rmtree(FRESH, ignore_errors=True)
        advice = "On Debian and Ubuntu: apt install python3-venv"
        self.run("a fresh environment in .test-venv", sys.executable, "-m", "venv", FRESH, advice=advice)
        pip = [self.python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        locked = ["--require-hashes", "--requirement", "requirements/test.txt"]
        self.run("installing the locked packages (a minute)", *pip, *locked, advice="Is there a network?")
        self.run("installing Tavoliere", *pip, "--no-deps", "--no-build-isolation", "--editable", ".")

    def fetch_web_packages(self) -> None:
        """What the browser's part is built with; where the system has no Node.js this waits for the environment."""
        if shutil.which("npm"):
            self.run("installing packages for the browser's part", sys.executable, "tools/build_web.py", "--prepare")

    def compile_rules(self) -> None:
        self.tool("compiling the rules (two or three minutes)", "tools/compile_for_tests.py")

    def check_python(self) -> None:
        self.check_style()
        self.tool("generated types", "tools/generate_types.py", "--check")
        self.run("mypy", self.programs / "mypy", "--no-error-summary")

    def check_and_build_web(self) -> None:
        self.tool("svelte-check", "tools/build_web.py", "--check")
        self.tool("vitest", "tools/build_web.py", "--test")
        self.tool("building what browsers load", "tools/build_web.py")
        self.tool("looking for a Chromium", "tests/browser/chromium.py")


class QuickRun(Runner):
    """What says most in the shortest time, in the environment that runs this."""

    def __init__(self) -> None:
        super().__init__(Path(sys.executable).parent, UNCOMPILED)

    def everything(self) -> None:
        self.check_style()
        self.tool("vitest", "tools/build_web.py", "--test")
        self.pytest("rule and engine tests, uncompiled", *QUICK, "-m", "not slow")


def main() -> int:
    """0 if all is as it should be."""
    run = QuickRun() if "--quick" in sys.argv[1:] else FullRun()
    try:
        run.everything()
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    say("everything passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
