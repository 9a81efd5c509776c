"""Attack a running table service as a bored stranger would, while two people play at it."""
