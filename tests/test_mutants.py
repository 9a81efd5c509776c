"""A sample of mutants (rules replaced by a constant) must fail their tests; each run draws other ones."""

import os
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[1] / "tools" / "mutants.py"
SAMPLE = 12


def test_a_sample_of_mutants_is_noticed():
    seed = os.environ["TAVOLIERE_MUTANTS_SEED"]
    command = [sys.executable, str(TOOL), "--sample", str(SAMPLE), "--seed", seed, "--jobs", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{SAMPLE} of {SAMPLE} mutants were noticed" in done.stdout
