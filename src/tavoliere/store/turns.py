"""A fair queue for the database: addresses take turns, so that much work for one does not delay the others."""

from collections import OrderedDict, deque
from contextvars import ContextVar
from typing import Generic, TypeVar

Item = TypeVar("Item")

# The address that a read or write is for; "" is the server itself, its bots for example.
on_behalf_of: ContextVar[str] = ContextVar("on_behalf_of", default="")


class Turns(Generic[Item]):
    """Queues of items by address; the addresses take turns, and the items of each keep their order."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Item]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, item: Item) -> None:
        """Add an item for the address in the current context."""
        self._waiting.setdefault(on_behalf_of.get(), deque()).append(item)

    def take(self) -> Item:
        """The next item, from the address whose last turn is longest ago."""
        owner, items = self._waiting.popitem(last=False)
        item = items.popleft()
        if items:
            self._waiting[owner] = items
        return item
