"""The import rules of pyproject.toml find what they forbid, also in a game that nobody has listed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tavoliere

SOURCES = Path(tavoliere.__file__).parent
CONFIG = Path(__file__).parents[1] / "pyproject.toml"
LINTER = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
FORBIDDEN = {
    "Games never import each other": ("games/ticket_to_ride/__init__.py", "tavoliere.games.fifth"),
    "Neither a bot nor a review imports a game": ("bots/tree.py", "tavoliere.games.fifth"),
    "The server gets games and bots from the composition root": ("server/table.py", "tavoliere.bots.tree"),
    "Every part looks one way": ("engine/chance.py", "tavoliere.games.fifth"),
}


@pytest.fixture
def package(tmp_path):
    """A copy of the sources with a fifth game."""
    copy = tmp_path / "tavoliere"
    shutil.copytree(SOURCES, copy, ignore=lambda folder, names: [name for name in names if name in ("dist", "tests")])
    (copy / "games" / "fifth").mkdir()
    (copy / "games" / "fifth" / "__init__.py").write_text('"""A game."""\n')
    return copy


def broken_rules(package: Path) -> str:
    """What import-linter says of a copy."""
    command = [LINTER, "--config", str(CONFIG), "--no-cache"]
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "COLUMNS": "200"}
    done = subprocess.run(command, cwd=package.parent, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


@pytest.mark.skipif(LINTER is None, reason="needs import-linter: pip install '.[check]'")
@pytest.mark.parametrize("rule", FORBIDDEN)
def test_a_forbidden_import_is_found(package, rule):
    importer, imported = FORBIDDEN[rule]
    with (package / importer).open("a") as source:
        source.write(f"\nimport {imported}\n")
    assert f"{rule} BROKEN" in broken_rules(package)


@pytest.mark.skipif(LINTER is None, reason="needs import-linter: pip install '.[check]'")
def test_a_fifth_game_alone_breaks_nothing(package):
    assert broken_rules(package) == ""
