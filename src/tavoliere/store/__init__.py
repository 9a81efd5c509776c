"""Matches, seats and moves on disk: append only, SQLite by default, PostgreSQL by URL."""

from tavoliere.store.errors import StoreUnavailable
from tavoliere.store.store import Store

__all__ = ["Store", "StoreUnavailable"]
