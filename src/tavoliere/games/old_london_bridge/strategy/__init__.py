"""Opinions for bots: quick weights of moves (weigh), thorough ones (plan), and the worth of a position (worth)."""

SPREAD = 13.0  # by how many pounds two planners usually differ
HORIZON = 60  # moves after which `worth` guesses as well as playing on
