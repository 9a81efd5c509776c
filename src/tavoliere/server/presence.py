"""Who is connected to this process, and from which addresses."""

from collections import OrderedDict

from tavoliere.server.fair_queue import Owner
from tavoliere.server.limits import network_of
from tavoliere.server.live import Listener
from tavoliere.store.people import SignedOut

REMEMBERED = 10_000  # people whose last address is known


class ConnectedPeople:
    """Connections by person, and those that look at the lobby."""

    def __init__(self) -> None:
        self.in_lobby: set[Listener] = set()
        self.sign_outs = 0  # lets a connection that is being opened notice a sign-out
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


class LastAddresses:
    """The address where each person was last seen: later work for them counts for that address."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str | None, address: str) -> Owner:
        """Remember where somebody is. What counts is the network: a household has many addresses of IPv6."""
        address = network_of(address)
        if person is None:
            return Owner(address, "")
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return Owner(address, person)

    def owner(self, person: str) -> Owner:
        """A person with their last known address; somebody not seen since the start gets an address of their own."""
        return Owner(self._seen.get(person, person), person)
