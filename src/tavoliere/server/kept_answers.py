"""A cache of answers that take long to make: each is made once for all who ask at the same time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable


class KeptAnswers:
    """Answers by key, up to a total number of bytes; those not asked for in longest are dropped."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    def has(self, key: Hashable) -> bool:
        """Whether an answer is cached, or being made."""
        return key in self._kept or key in self._making

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer, made if need be; it is finished for the others even if one who asked leaves."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            task = self._making[key] = asyncio.get_running_loop().create_task(self._make(key, make))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits any more
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            answer = await make()
        finally:
            del self._making[key]
        self._keep(key, answer)
        return answer

    def _keep(self, key: Hashable, answer: bytes) -> None:
        if len(answer) > self.most_bytes:
            return
        self._kept[key] = answer
        self.bytes += len(answer)
        while self.bytes > self.most_bytes:
            _key, dropped = self._kept.popitem(last=False)
            self.bytes -= len(dropped)
