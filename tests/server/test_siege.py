"""Two people play while a stranger does the worst: a short run of tools/siege."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "tools" / "siege"
ATTACKS = "misspelt-moves+hints+control-frames+slow-readers"
LIMIT = 3000  # milliseconds: tests keep the machine busy; before there were limits such attacks held people up for 13 s


def run(*more):
    """What a short siege says, and whether the two people were left in peace."""
    command = [sys.executable, str(SCRIPT), "--seconds", "2", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    return done.returncode, done.stdout + done.stderr


def test_people_play_on_whatever_a_stranger_does():
    code, told = run("--limit", str(LIMIT), "--only", ATTACKS)
    assert code == 0, told
    assert "2 of 2 rounds in peace; 0 tracebacks" in told


def test_a_siege_without_an_attack_is_none():
    code, told = run("--only", "no-such-attack")
    assert (code, "no such attack" in told) == (1, True)
