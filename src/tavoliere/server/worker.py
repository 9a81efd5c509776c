"""A worker process: `python -m tavoliere.server.worker SOURCE NICENESS MEGABYTES`, requests in, replies out.

SOURCE, `module:function`, gives the same games and bots as the server has. What is asked for is a function
`module:function` of this program; its module is imported when it is first needed.
"""

import os
import queue
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO, cast

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server import worker_protocol
from tavoliere.server.catalogue import Catalogue, Games
from tavoliere.server.worker_protocol import BoxOf, EndOfStream, GameKey, Missing, Reply, Request

READY = "ready"
MOST_KEPT = 8  # whole matches and the like that stay in memory
TRACE = 20_000  # characters of a traceback that are sent back


class WorkerContext:
    """What a worker keeps between requests; the first argument of every job."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.games = Games(catalogue)
        self._given: dict[Any, Any] = {}
        self._kept: OrderedDict[Any, Any] = OrderedDict()

    def keep(self, key: Any, make: Callable[[Any], Any]) -> Any:
        """An object kept for later requests, made from what the server supplies for its key."""
        if key not in self._kept:
            if key not in self._given:
                raise Missing(key)
            self._kept[key] = make(self._given[key])
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def serve(self, request: Request) -> Reply:
        """Call the function a request names; every outcome becomes a reply."""
        try:
            limit_processor_time(request.seconds)
            for (game_id, box), tables in request.boxes.items():
                self.games.with_box(game_id, box, tables)
            arguments, self._given = worker_protocol.loads(request.payload, self._find_game)
            return Reply("done", worker_protocol.dumps(function_named(request.call)(self, *arguments), {}))
        except Missing as missing:
            return Reply("missing", worker_protocol.dumps(missing.key, {}))
        except TavoliereError as refusal:
            return Reply("refused", worker_protocol.dumps(refusal, {}))
        except (Exception, SystemExit):  # a bot may end the program
            return Reply("broken", worker_protocol.dumps(traceback.format_exc()[-TRACE:], {}))
        finally:
            self._given = {}

    def _find_game(self, key: GameKey) -> Game:
        found = self.games.with_box(*key, None)
        if found is None:
            raise Missing(BoxOf(*key))
        return found


def function_named(name: str) -> Callable[..., Any]:
    """A function by its module and name."""
    module, _, function = name.partition(":")
    return cast(Callable[..., Any], getattr(import_module(module), function))


def lower_priority(niceness: int) -> None:
    """Lower this process's priority, so that the server, and with it people's moves, comes first."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def limit_memory(megabytes: int) -> None:
    """Limit this process's memory: a request that needs more fails, and nothing else does."""
    if sys.platform == "linux":
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = megabytes << 20
        resource.setrlimit(resource.RLIMIT_DATA, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def limit_processor_time(seconds: float) -> None:
    """The kernel ends this process when it has computed so much longer, even if nobody watches it any more."""
    if sys.platform != "win32":
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_CPU)
        most = int(time.process_time() + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def private_output() -> BinaryIO:
    """Reserve standard output for replies; what a bot prints goes to standard error."""
    private = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return private


def listen(requests: "queue.SimpleQueue[Request]") -> None:
    """Read requests; exit when the server is gone, also in the middle of a request."""
    try:
        while True:
            requests.put(worker_protocol.read_frame(sys.stdin.buffer))
    except EndOfStream:
        os._exit(0)


def main(source: str, niceness: str, megabytes: str) -> None:
    """Serve requests until the server is gone."""
    out = private_output()
    lower_priority(int(niceness))
    limit_memory(int(megabytes))
    requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(requests,), daemon=True).start()
    context = WorkerContext(function_named(source)())
    worker_protocol.write_frame(out, READY)
    while True:
        worker_protocol.write_frame(out, context.serve(requests.get()))


if __name__ == "__main__":
    main(*sys.argv[1:])
