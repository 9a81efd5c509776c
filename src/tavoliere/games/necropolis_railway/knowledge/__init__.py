"""Who knows what: imagined states, views, positions written and read."""
