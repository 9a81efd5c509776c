"""A few boxes and positions changed at random, others in each run: tools/fuzz_boxes.py tries thousands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from walks import GAMES

TOOL = Path(__file__).parents[1] / "tools" / "fuzz_boxes.py"


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_accepted_can_be_played(game_id):
    seed = os.environ["TAVOLIERE_FUZZ_SEED"]
    command = [sys.executable, TOOL, game_id, "--pure", "--boxes", "3", "--positions", "4", "--seed", seed]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{game_id} box: 3 accepted" in run.stdout
    assert f"{game_id} position: 4 accepted" in run.stdout
