"""What is installed: the locked versions of everything we need, and from a package rules, texts and browser table."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PYTHONS = ("3.11", "3.12", "3.13")
PLATFORMS = ("linux", "darwin", "win32")


def wanted_by(lock: str) -> list[Requirement]:
    """What pyproject.toml asks for in the environment that a lock file describes."""
    groups, extras = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
    play = PROJECT["project"]["dependencies"] + groups["build"]
    test = play + [one for needed in extras.values() for one in needed if not one.startswith("tavoliere[")]
    return [Requirement(line) for line in {"play": play, "test": test, "node": groups["node"]}[lock]]


def locked_by(lock: str) -> list[Requirement]:
    """What a lock file installs: each one version."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    return [Requirement(line) for line in re.findall(r"^([^\s#].*?)\s*\\$", text, re.MULTILINE)]


def versions(locked: list[Requirement], python: str, platform: str) -> dict[str, str]:
    """The version of each package on one Python and platform."""
    machine = {"python_full_version": f"{python}.5", "python_version": python, "sys_platform": platform}
    here = [one for one in locked if one.marker is None or one.marker.evaluate(machine)]
    assert len({one.name for one in here}) == len(here)
    return {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in here}


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("lock", ["play", "test", "node"])
def test_the_lock_files_hold_what_the_project_asks_for(lock, python, platform):
    installed = versions(locked_by(lock), python, platform)
    for one in wanted_by(lock):
        if one.marker is None or one.marker.evaluate({"sys_platform": platform}):
            found = installed.get(canonicalize_name(one.name))
            assert found is not None, f"{one} is not in requirements/{lock}.txt: run `make lock`"
            assert one.specifier.contains(found), f"{found} does not satisfy {one}: run `make lock`"


@pytest.mark.parametrize("python", PYTHONS)
def test_what_is_tested_is_what_is_played_with(python):
    played, tested = (versions(locked_by(lock), python, "linux") for lock in ("play", "test"))
    assert played.items() <= tested.items()


@pytest.mark.parametrize("lock", ["play", "test", "node"])
def test_every_locked_version_has_hashes_and_names_no_place(lock):
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    packages = re.split(r"^(?=[^\s#])", text, flags=re.MULTILINE)[1:]
    assert len(packages) == len(locked_by(lock))
    assert all("--hash=sha256:" in package for package in packages)
    assert "://" not in text
    assert " /" not in text


def test_a_wheel_carries_the_browser_table_and_every_text(tmp_path):
    if not (ROOT / "src" / "tavoliere" / "web" / "dist" / "index.html").exists():
        pytest.skip("The browser table is not built: run `make web`.")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    packed = set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist())
    wanted = [path for kind in ("*.ftl", "components.toml", "RULEBOOK.*.md") for path in (ROOT / "src").rglob(kind)]
    wanted += [path for path in (ROOT / "src/tavoliere/web/dist").rglob("*") if path.is_file()]
    assert {path.relative_to(ROOT / "src").as_posix() for path in wanted} <= packed
    assert not [name for name in packed if "/tests/" in name]
