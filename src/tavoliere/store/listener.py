"""Hears from PostgreSQL what other processes wrote (LISTEN/NOTIFY), in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable

from sqlalchemy.engine import URL

from tavoliere.store.database import CHANNEL

PAUSE = 0.5  # seconds before a lost connection is tried again, and between looks at whether to stop


class Listener(threading.Thread):
    """Calls `on_notification` on the event loop with every payload, and with "" when some may have been missed."""

    def __init__(self, url: URL, loop: asyncio.AbstractEventLoop, on_notification: Callable[[str], None]) -> None:
        super().__init__(name="listener", daemon=True)
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.loop, self.on_notification = loop, on_notification
        self._stopping = threading.Event()

    def stop(self) -> None:
        """End at the next look."""
        self._stopping.set()
        self.join(timeout=5)

    def run(self) -> None:
        """Listen, and come back after every lost connection."""
        import psycopg

        while not self._stopping.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._notify("")
                    while not self._stopping.is_set():
                        for heard in connection.notifies(timeout=PAUSE):
                            self._notify(heard.payload)
            except (psycopg.Error, OSError):
                self._stopping.wait(PAUSE)

    def _notify(self, payload: str) -> None:
        try:
            self.loop.call_soon_threadsafe(self.on_notification, payload)
        except RuntimeError:  # the loop has ended
            self._stopping.set()
