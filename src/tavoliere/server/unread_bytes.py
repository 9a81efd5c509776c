"""A limit, over all connections, on the memory held for clients that do not read what they are sent."""

from typing import Protocol


class Reader(Protocol):
    """A connection that may hold bytes its client has not read."""

    @property
    def unread(self) -> int:
        """The bytes held for it now."""

    def drop(self) -> None:
        """End the connection and discard the bytes."""


class UnreadBytes:
    """Counts the unread bytes of all connections; above the limit, the connections that hold most are dropped."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self._held: dict[Reader, int] = {}

    def note(self, reader: Reader) -> None:
        """Update the count of a connection."""
        held = reader.unread
        self.total += held - self._held.get(reader, 0)
        if held:
            self._held[reader] = held
        else:
            self._held.pop(reader, None)
        if self.total > self.most:
            self._shrink()

    def forget(self, reader: Reader) -> None:
        """Stop counting a connection."""
        self.total -= self._held.pop(reader, 0)

    def _shrink(self) -> None:
        """Drop the connections that hold most, until the rest is within the limit."""
        self._held = {reader: held for reader in self._held if (held := reader.unread)}
        self.total = sum(self._held.values())
        while self.total > self.most:
            largest = max(self._held, key=lambda reader: self._held[reader])
            self.forget(largest)
            largest.drop()
