"""What is installed from a package is whole: rules, texts, boxes and the built browser table."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


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
