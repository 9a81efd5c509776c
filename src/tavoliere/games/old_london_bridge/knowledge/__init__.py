"""What a seat knows of a state: imagined worlds, views, positions written and read."""
