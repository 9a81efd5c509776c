"""Who is connected to this process."""

from tavoliere.server.live import Listener
from tavoliere.store.people import SignedOut


class ConnectedPeople:
    """Connections by person, and those that look at the lobby."""

    def __init__(self) -> None:
        self.in_lobby: set[Listener] = set()
        self.sign_outs = 0  # whoever is just connecting looks whether somebody was signed out meanwhile
        self._by_person: dict[str, set[Listener]] = {}

    def add(self, listener: Listener) -> None:
        """Add a connection."""
        if listener.person is not None:
            self._by_person.setdefault(listener.person, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        """Remove a connection."""
        self.in_lobby.discard(listener)
        if listener.person is not None and listener.person in self._by_person:
            self._by_person[listener.person].discard(listener)
            if not self._by_person[listener.person]:
                del self._by_person[listener.person]

    def sign_out(self, gone: SignedOut) -> None:
        """End the connections of browsers that were signed out."""
        self.sign_outs += 1
        for listener in list(self.of(gone.person)):
            if gone.concerns(listener.token):
                listener.end("signed-out")

    def of(self, person: str | None) -> set[Listener]:
        """A person's connections."""
        return self._by_person.get(person, set()) if person is not None else set()
