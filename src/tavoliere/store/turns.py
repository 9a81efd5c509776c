"""Whose turn it is at the database: whoever wants much makes nobody else wait for all of it."""

from collections import OrderedDict, deque
from contextvars import ContextVar
from typing import Generic, TypeVar

Item = TypeVar("Item")

# For whom something is read or written: a network address; "" is the service itself, its bots for example.
on_behalf_of: ContextVar[str] = ContextVar("on_behalf_of", default="")


class Turns(Generic[Item]):
    """Items that wait, by whom they are for; they are taken in turn, each one's in order."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Item]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, item: Item) -> None:
        """Let something wait for whoever is being served."""
        self._waiting.setdefault(on_behalf_of.get(), deque()).append(item)

    def take(self) -> Item:
        """The next item: of whoever has not had a turn for longest."""
        owner, items = self._waiting.popitem(last=False)
        item = items.popleft()
        if items:
            self._waiting[owner] = items
        return item
