"""A lock on the SQLite file: only one server may use it, because two would not see each other's moves."""

import os

from tavoliere.store.errors import StoreUnavailable
from tavoliere.store.files import PRIVATE, create_private, refuse_second_name


class FileLock:
    """Held while the server runs; the system lets it go when the process ends, however it ends.

    Every way to the file leads to the same lock: symbolic links are followed, hard links refused.
    """

    def __init__(self, file: str) -> None:
        self.file = os.path.realpath(file)
        self._handle: int | None = None

    def acquire(self) -> None:
        """Take the lock, or refuse with a sentence."""
        refuse_second_name(self.file)
        try:
            create_private(self.file)
            self._handle = os.open(f"{self.file}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise StoreUnavailable("store-no-file", file=self.file, reason=error.strerror or str(error)) from error
        try:
            lock_exclusively(self._handle)
        except OSError as error:
            self.release()
            raise StoreUnavailable("store-in-use", file=self.file) from error

    def release(self) -> None:
        """Release the lock."""
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
