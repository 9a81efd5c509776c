"""The service is killed while people play: a short run of tools/crash.py."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "tools" / "crash.py"


def test_nothing_acknowledged_is_lost_when_the_service_is_killed():
    command = [sys.executable, str(SCRIPT), "--kills", "3", "--tables", "3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["acknowledged"] > 3
    assert told["reconnections"]
