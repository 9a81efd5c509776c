"""A SQLite file belongs to one server: two would not see each other's moves."""

import os

from tavoliere.store.errors import StoreUnavailable

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # not on this system: there a second server is not noticed
    LOCK_EX = LOCK_NB = 0

    def flock(handle: int, operation: int, /) -> None:
        """Take no lock."""


class FileLock:
    """Held while the server runs; the system lets it go when the process ends, however it ends."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._handle: int | None = None

    def take(self) -> None:
        """Take the lock, or say who has it."""
        self._handle = os.open(f"{self.file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            flock(self._handle, LOCK_EX | LOCK_NB)
        except OSError as error:
            self.give_back()
            raise StoreUnavailable("store-in-use", file=self.file) from error

    def give_back(self) -> None:
        """Let the next one in."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
