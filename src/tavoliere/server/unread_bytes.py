"""How much is held in memory for clients that do not read what they are sent, over all connections."""

from typing import Protocol


class Reader(Protocol):
    """A connection that bytes are held for."""

    @property
    def unread(self) -> int:
        """The bytes held for it now."""

    def drop(self) -> None:
        """End the connection and discard the bytes."""


class Outflow:
    """Counts unread bytes; when there are too many, whoever holds most of them is dropped."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self._held: dict[Reader, int] = {}

    def note(self, reader: Reader) -> None:
        """Count again what is held for a connection."""
        held = reader.unread
        self.total += held - self._held.get(reader, 0)
        if held:
            self._held[reader] = held
        else:
            self._held.pop(reader, None)
        if self.total > self.most:
            self._shrink()

    def forget(self, reader: Reader) -> None:
        """Count a connection no more."""
        self.total -= self._held.pop(reader, 0)

    def _shrink(self) -> None:
        """Drop those that hold most, until the rest is within the limit."""
        self._held = {reader: held for reader in self._held if (held := reader.unread)}
        self.total = sum(self._held.values())
        while self.total > self.most:
            largest = max(self._held, key=lambda reader: self._held[reader])
            self.forget(largest)
            largest.drop()
