"""The numbered rules, compiled: set-up, legality, what a move does, scoring."""
