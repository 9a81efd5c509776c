"""The numbered rules, compiled."""
