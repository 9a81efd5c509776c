"""Compilation fills the cache in a child process; until then, and after an edit, nothing old is run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tavoliere
from tavoliere.engine import compile_cache, compiling, entry

SOURCES = Path(tavoliere.__file__).parent


def fingerprint_of(package: Path) -> str:
    """The fingerprint of a copy of the sources, asked in a process of its own."""
    script = "from tavoliere.engine import compile_cache; print(compile_cache.fingerprint())"
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    return subprocess.run(
        [sys.executable, "-c", script], env=environment, cwd=package.parent, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_an_edit_anywhere_in_the_rules_names_another_cache(tmp_path):
    package = tmp_path / "tavoliere"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    before = fingerprint_of(package)
    assert fingerprint_of(package) == before
    edited = package / "games" / "ticket_to_ride" / "market.py"
    edited.write_text(edited.read_text() + "\n# edited\n")
    assert fingerprint_of(package) != before


def test_only_the_newest_versions_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(compile_cache, "home", lambda: tmp_path)
    names = [f"old{number}" for number in range(8)]
    for number, name in enumerate(names):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (number, number))
    compile_cache.forget_old_versions()
    assert sorted(path.name for path in tmp_path.iterdir()) == names[-compile_cache.KEPT_VERSIONS :]


def test_an_unwritable_cache_folder_is_replaced_by_a_temporary_one(monkeypatch):
    monkeypatch.setenv("TAVOLIERE_CACHE", "/proc/nowhere")
    compile_cache.home.cache_clear()
    try:
        assert "nowhere" not in str(compile_cache.home())
    finally:
        compile_cache.home.cache_clear()


def test_a_game_is_played_uncompiled_until_it_is_ready(monkeypatch):
    game = tavoliere.load("paris")
    monkeypatch.setattr(compiling, "READY", set())
    monkeypatch.setattr(compiling, "_marker", lambda name, part: Path("/nowhere"))
    assert game.core is entry.pure
    monkeypatch.setattr(compiling, "READY", {("ticket_to_ride", compiling.RULES)})
    monkeypatch.delenv("TAVOLIERE_PURE", raising=False)
    assert game.core is entry.compiled
    assert game.core_for(compiling.OPINIONS) is entry.pure


def test_the_child_process_tells_its_progress_and_leaves_the_game_ready(tmp_path):
    script = """
import tavoliere
from tavoliere.engine import compiling, entry
game = tavoliere.load("paris")
assert not compiling.is_ready(game)
steps = []
compiling.compile_now(game, lambda done, total: steps.append((done, total)))
assert steps == [(done, len(steps)) for done in range(1, len(steps) + 1)], steps
assert compiling.is_complete(game) and game.core is entry.compiled
print(len(steps))
"""
    environment = {**os.environ, "TAVOLIERE_CACHE": str(tmp_path)}
    environment.pop("TAVOLIERE_PURE", None)
    printed = subprocess.run(
        [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True
    )
    assert int(printed.stdout) == sum(map(len, signatures(tavoliere.load("paris"))))


def signatures(game):
    """What is compiled for a game, part by part."""
    return [compiling.signatures(game, function) for function in compiling.PARTS.values()]


def test_another_map_or_box_needs_no_compilation():
    own = {"vehicles": {"each": 30}}
    games = [tavoliere.load("paris"), tavoliere.load("san_francisco"), tavoliere.load("paris", own)]
    assert len({str(signatures(game)) for game in games}) == 1


def test_importing_the_package_is_cheap():
    script = "import sys, tavoliere; print('numba' in sys.modules, 'numpy' in sys.modules)"
    printed = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert printed.split() == ["False", "False"]
