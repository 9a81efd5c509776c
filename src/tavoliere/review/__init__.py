"""Reviews of finished matches, answers about positions, and puzzles: what a move was worth, from what its seat knew."""
