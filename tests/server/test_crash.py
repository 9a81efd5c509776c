"""The service is killed while people play: a short run of tools/crash.py."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import postgres

SCRIPT = Path(__file__).parents[2] / "tools" / "crash.py"


@pytest.mark.parametrize("more", [("--kills", "3"), ("--kills", "6", "--postgres")], ids=["SQLite", "PostgreSQL"])
def test_nothing_acknowledged_is_lost_when_the_service_is_killed(more):
    if "--postgres" in more and postgres.programs() is None:
        pytest.skip(postgres.ADVICE)
    command = [sys.executable, str(SCRIPT), "--tables", "3", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["acknowledged"] > 3
    assert told["reconnections"]
