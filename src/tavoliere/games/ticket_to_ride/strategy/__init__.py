"""Opinions for bots: a weight for each legal move, a guess at a position's worth, a plan."""

SPREAD = 13.0  # points by which good players differ at the end: about 9 in Paris, 17 in San Francisco
HORIZON = 20  # moves after which `worth` guesses as well as playing on
