"""Opinions, not rules: how promising each move is, and how the game will end."""

SPREAD = 6.0  # points by which good players usually differ
HORIZON = 40  # moves after which `worth` guesses the end as well as playing on
