"""A SQLite file on disk: readable by its owner alone, and known by one name."""

import os
from contextlib import suppress

from tavoliere.store.errors import StoreUnavailable

PRIVATE = 0o600  # it holds the secrets of dice, and hashes that prove who people are
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside the file, with the file's own mode


def create_private(file: str) -> None:
    """Create a file that only its owner can read, or make an existing one so."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for name in (file, *(file + ending for ending in BESIDE)):
        with suppress(OSError):  # not there, or somebody else's: SQLite says what cannot be done with it
            os.chmod(name, PRIVATE)


def refuse_second_name(file: str) -> None:
    """Refuse a file with hard links: each name has its own log beside it, and what is in one log only would be lost."""
    if os.path.exists(file) and os.stat(file).st_nlink > 1:
        raise StoreUnavailable("store-two-names", file=file)
