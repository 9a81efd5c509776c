"""Opinions for bots: a weight for each legal move, a guess at a position's worth, a plan thought out."""

SPREAD = 31.0  # standard deviation between two planners
HORIZON = 60  # moves after which `worth` guesses as well as playing on
