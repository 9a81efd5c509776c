"""A SQLite file belongs to one server: two would not see each other's moves."""

import os

from tavoliere.store.errors import StoreUnavailable


class FileLock:
    """Held while the server runs; the system lets it go when the process ends, however it ends."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._handle: int | None = None

    def acquire(self) -> None:
        """Take the lock, or say who has it."""
        self._handle = os.open(f"{self.file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock_exclusively(self._handle)
        except OSError as error:
            self.release()
            raise StoreUnavailable("store-in-use", file=self.file) from error

    def release(self) -> None:
        """Let the next one in."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def lock_exclusively(handle: int) -> None:
    """Lock an open file against everybody else; a system without such locks does not notice a second server."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return
    flock(handle, LOCK_EX | LOCK_NB)
