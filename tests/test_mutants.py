"""A sample of `make mutants`: a rule replaced by a constant does not go unnoticed."""

import os
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[1] / "tools" / "mutants.py"
SAMPLE = 12


def test_a_sample_of_mutants_is_noticed():
    environment = {**os.environ, "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, str(TOOL), "--sample", str(SAMPLE)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{SAMPLE} of {SAMPLE} mutants were noticed" in done.stdout
