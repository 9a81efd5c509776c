"""Compiling fills the cache in a child process; until then, and after an edit, no outdated code is run."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tavoliere
from tavoliere.engine import compile_cache, compiling, entry_points

SOURCES = Path(tavoliere.__file__).parent


FAMILIES = ("necropolis_railway", "old_london_bridge", "ticket_to_ride")


@pytest.fixture
def copied(tmp_path):
    """A copy of the sources that a test may edit."""
    package = tmp_path / "tavoliere"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", "tests", "dist"))
    return package


def fingerprints(package: Path, **environment: str) -> dict[str, str]:
    """The fingerprint of each family of games in a copy of the sources, asked in a process of its own."""
    script = """
import json
from tavoliere.engine import compile_cache
games = compile_cache.SOURCES / "games"
print(json.dumps({path.name: compile_cache.fingerprint(path) for path in games.iterdir() if path.is_dir()}))
"""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), **environment}
    printed = subprocess.run(
        [sys.executable, "-c", script], env=environment, cwd=package.parent, check=True, capture_output=True, text=True
    ).stdout
    return json.loads(printed)


def add_line(path: Path) -> None:
    """Edit a source file."""
    path.write_text(path.read_text() + "\n# edited\n")


def test_an_edit_in_one_game_leaves_the_others_compiled(copied):
    before = fingerprints(copied)
    assert fingerprints(copied) == before
    add_line(copied / "games" / "ticket_to_ride" / "__init__.py")
    after = fingerprints(copied)
    assert {name for name in before if after[name] != before[name]} == {"ticket_to_ride"}


@pytest.mark.parametrize("shared", ["engine/chance.py", "bots/tree.py"])
def test_an_edit_in_what_games_share_compiles_all_anew(copied, shared):
    before = fingerprints(copied)
    add_line(copied / shared)
    after = fingerprints(copied)
    assert set(before) >= set(FAMILIES)
    assert all(after[name] != before[name] for name in before)


def test_tests_do_not_count_as_sources_wherever_a_game_lies(tmp_path):
    game = tmp_path / "tests" / "toy"
    (game / "tests").mkdir(parents=True)
    (game / "rules.py").write_text("ROUNDS = 3\n")
    before = compile_cache.fingerprint(game)
    (game / "tests" / "test_toy.py").write_text("def test_toy(): ...\n")
    assert compile_cache.fingerprint(game) == before
    add_line(game / "rules.py")
    assert compile_cache.fingerprint(game) != before


@pytest.mark.parametrize("flag", [{"NUMBA_CPU_NAME": "generic"}, {"NUMBA_BOUNDSCHECK": "1"}])
def test_other_machine_code_has_another_fingerprint(flag):
    before, after = fingerprints(SOURCES), fingerprints(SOURCES, **flag)
    assert all(after[name] != before[name] for name in before)


def test_another_cpu_has_another_fingerprint(monkeypatch):
    game = tavoliere.load("paris").family
    compile_cache._shared.cache_clear()
    before = compile_cache.fingerprint(game)
    triple, cpu, features = compile_cache.machine()
    for other in ((triple, "other", features), (triple, cpu, "-avx"), ("other", cpu, features)):
        monkeypatch.setattr(compile_cache, "machine", lambda other=other: other)
        compile_cache._shared.cache_clear()
        assert compile_cache.fingerprint(game) != before
    compile_cache._shared.cache_clear()


def test_only_the_newest_versions_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(compile_cache, "home", lambda: tmp_path)
    versions = [f"{number:016x}" for number in range(8)]
    for number, version in enumerate(versions):
        for game in ("paris", "london"):
            (tmp_path / f"{game}-{version}").mkdir()
            os.utime(tmp_path / f"{game}-{version}", (number, number))
    (tmp_path / "not-ours").mkdir()
    compile_cache.forget_old_versions(tmp_path / f"paris-{versions[0]}")
    kept = versions[-compile_cache.KEPT_VERSIONS :]
    names = [f"london-{version}" for version in kept] + [f"paris-{version}" for version in (versions[0], *kept)]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["not-ours", *names])


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
    monkeypatch.setattr(compiling, "_marker", lambda family, part: Path("/nowhere"))
    assert game.core is entry_points.pure
    monkeypatch.setattr(compiling, "READY", {(game.family, compiling.RULES)})
    monkeypatch.delenv("TAVOLIERE_PURE", raising=False)
    assert game.core is game.compiled
    assert game.core_for(compiling.OPINIONS) is entry_points.pure


def test_the_child_process_tells_its_progress_and_leaves_the_game_ready(tmp_path):
    (tmp_path / "few.py").write_text(
        """
from tavoliere.engine import entry_points
def signatures(box, state, options):
    every = entry_points.rules_signatures(box, state, options)
    return {name: every[name] for name in ("seats_to_act", "set_up")}
"""
    )
    script = """
import tavoliere
from tavoliere.engine import compiling
from tavoliere.engine.compile_queue import compile_now
game = tavoliere.load("paris")
compiling.PARTS = {compiling.RULES: "few:signatures"}  # all parts of all games: tools/compile_for_tests.py
assert not compiling.is_ready(game)
steps = []
compile_now(game, lambda done, total: steps.append((done, total)))
assert steps == [(1, 2), (2, 2)], steps
assert compiling.is_complete(game) and game.core is game.compiled
game.set_up(2, 0)
counts = game.compiled.set_up.stats
assert counts.cache_hits and not counts.cache_misses  # nothing was compiled in this process
"""
    search_path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "TAVOLIERE_CACHE": str(tmp_path), "PYTHONPATH": search_path}
    environment.pop("TAVOLIERE_PURE", None)
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)


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
