"""Opinions for bots: a weight for each legal move, a guess at a position's worth, a sensible person's plan."""

SPREAD = 13.0  # by how many pounds two planners usually differ
HORIZON = 60  # moves after which `worth` guesses as well as playing on
