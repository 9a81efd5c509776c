"""A queue that is fair between those who wait: addresses take turns, and so do the people of an address."""

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Owner(NamedTuple):
    """For whom something is done: a network address, and a person there ("" is somebody without a name)."""

    address: str
    person: str


SERVICE = Owner("", "")  # what the service does of its own accord


class FairQueue(Generic[Item]):
    """Items by owner. Whoever waits with many things does not make others wait longer."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.waiting_at(address) for address in self._addresses)

    def waiting(self, owner: Owner) -> int:
        """How much of a person's waits."""
        people = self._addresses.get(owner.address)
        return len(people.get(owner.person, ())) if people else 0

    def waiting_at(self, address: str) -> int:
        """How much waits of all people at an address."""
        return sum(map(len, self._addresses.get(address, {}).values()))

    def people(self) -> int:
        """How many people wait."""
        return sum(map(len, self._addresses.values()))

    def put(self, owner: Owner, item: Item) -> None:
        """Let something wait; the first of an owner comes after everybody who waits already has had one turn."""
        people = self._addresses.setdefault(owner.address, OrderedDict())
        people.setdefault(owner.person, deque()).append(item)

    def take(self) -> Item:
        """The next item: of the address, and there of the person, whose last turn is longest ago."""
        address, people = self._addresses.popitem(last=False)
        person, items = people.popitem(last=False)
        item = items.popleft()
        if items:
            people[person] = items
        if people:
            self._addresses[address] = people
        return item

    def remove(self, owner: Owner, item: Item) -> None:
        """Forget something that nobody waits for any more; harmless if it was taken."""
        people = self._addresses.get(owner.address, OrderedDict())
        items = people.get(owner.person, deque())
        if item not in items:
            return
        items.remove(item)
        if not items:
            del people[owner.person]
        if not people:
            del self._addresses[owner.address]
