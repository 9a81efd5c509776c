"""Matches, seats and moves on disk: append only, SQLite by default, PostgreSQL by URL."""
