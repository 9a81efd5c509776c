"""A fair queue: addresses take turns, and so do the people of an address."""

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Owner(NamedTuple):
    """Whom a job is for: the network of an address, and a person there ("" is somebody without a name)."""

    address: str
    person: str


SERVER = Owner("", "")  # work of the server itself


class FairQueue(Generic[Item]):
    """Items by owner; an owner with many items does not make others wait longer."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.waiting_at(address) for address in self._addresses)

    def waiting(self, owner: Owner) -> int:
        """How many items of an owner wait."""
        people = self._addresses.get(owner.address)
        return len(people.get(owner.person, ())) if people else 0

    def waiting_at(self, address: str) -> int:
        """How many items of all people at an address wait."""
        return sum(map(len, self._addresses.get(address, {}).values()))

    def people(self) -> int:
        """How many people wait."""
        return sum(map(len, self._addresses.values()))

    def put(self, owner: Owner, item: Item) -> None:
        """Add an item; an owner's first one comes after everybody who waits already has had one turn."""
        people = self._addresses.setdefault(owner.address, OrderedDict())
        people.setdefault(owner.person, deque()).append(item)

    def take(self) -> Item:
        """The next item: from the address, and there from the person, whose last turn is longest ago."""
        address, people = self._addresses.popitem(last=False)
        person, items = people.popitem(last=False)
        item = items.popleft()
        if items:
            people[person] = items
        if people:
            self._addresses[address] = people
        return item

    def remove(self, owner: Owner, item: Item) -> None:
        """Remove an item that nobody waits for any more; does nothing if it was taken already."""
        people = self._addresses.get(owner.address, OrderedDict())
        items = people.get(owner.person, deque())
        if item not in items:
            return
        items.remove(item)
        if not items:
            del people[owner.person]
        if not people:
            del self._addresses[owner.address]
