"""What bots of each character like here beyond winning; how strong that makes them is measured (docs/strength.md)."""

from tavoliere.engine.features import Character, Liking

OWN, OTHERS = (0,), (1, 2, 3)
CHARACTERS = {
    "hunter": Character((Liking("bonus due", 0.04), Liking("players/gate", 0.02, of=OWN)), heat=0.02),
    "blocker": Character((Liking("players/worth", -0.1, of=OTHERS),), heat=0.02),
    "racer": Character((Liking("players/money", 0.02, of=OWN),), heat=0.02),  # pounds now rather than later
}
