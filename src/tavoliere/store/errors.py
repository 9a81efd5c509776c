"""Database errors, each as a sentence."""

from pathlib import Path
from typing import Any

from sqlalchemy import exc

from tavoliere.engine.errors import TavoliereError

HERE = Path(__file__).parent
NO_DATABASE = "not a database"  # SQLite's words for a file that is something else
DAMAGED = "malformed"  # and for one that is damaged
TRANSACTION_CONFLICTS = ("40001", "40P01")  # PostgreSQL's codes for conflicts between transactions


class StoreUnavailable(TavoliereError):
    """The database cannot be used now; nothing was acknowledged, and trying again later is safe."""

    def __init__(self, key: str, **words: Any) -> None:
        super().__init__(key, words, (HERE,))


class NumberTaken(Exception):
    """Another process stored an entry with this number first."""


def is_unavailable(error: BaseException) -> bool:
    """Whether an error means that the database is locked, full, damaged or gone, rather than a bug of ours."""
    if is_conflict(error):
        return False
    if isinstance(error, exc.OperationalError | exc.InterfaceError | exc.TimeoutError):
        return True
    is_unusable = any(words in str(getattr(error, "orig", "")) for words in (NO_DATABASE, DAMAGED))
    return isinstance(error, exc.DBAPIError) and (error.connection_invalidated or is_unusable)


def is_dead(error: BaseException) -> bool:
    """Whether an error means that the connection has ended; a pool learns that only by trying it."""
    return isinstance(error, exc.DBAPIError) and error.connection_invalidated


def is_conflict(error: BaseException) -> bool:
    """Whether PostgreSQL has given a transaction up in favour of another one."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in TRANSACTION_CONFLICTS


def is_undone(error: BaseException) -> bool:
    """Whether a transaction that had not come to its end stored nothing and may succeed the next time."""
    return is_dead(error) or is_conflict(error)


def explain(error: BaseException) -> StoreUnavailable:
    """The sentence for a database that cannot be used."""
    text = str(getattr(error, "orig", None) or error).lower()
    if "locked" in text or "busy" in text:
        return StoreUnavailable("store-locked")
    if NO_DATABASE in text:
        return StoreUnavailable("store-no-database")
    if DAMAGED in text:
        return StoreUnavailable("store-damaged")
    if "full" in text or "no space" in text or "disk i/o" in text:
        return StoreUnavailable("store-full")
    return StoreUnavailable("store-unreachable")
