"""What each seat knows, and positions as readable text."""
