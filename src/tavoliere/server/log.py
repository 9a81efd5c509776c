"""Log lines by the standard `logging` module: sentences for people, JSON objects for programs.

A record's message is the key of an event; its words are the values of the sentence `log-<event>`. Lines are formatted
and written by a thread of their own, so that a slow terminal or disk holds up nobody's move.
"""

import json
import logging
import queue
import time
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import QueueHandler, QueueListener
from typing import Any, Literal, TextIO

from tavoliere.engine.text import texts
from tavoliere.server.errors import HERE
from tavoliere.server.limits import TokenBucket

Style = Literal["auto", "text", "json"]  # auto: text on a terminal, else JSON
LINES_PER_SECOND, LINES_AT_ONCE = 5, 200  # about clients that misbehave
LOGGER = logging.getLogger("tavoliere")


class Log:
    """The server's log."""

    def __init__(self, logger: logging.Logger = LOGGER) -> None:
        self.logger = logger
        self._lines = TokenBucket(LINES_PER_SECOND, LINES_AT_ONCE, time.monotonic())
        self._left_out = 0

    def info(self, event: str, **words: Any) -> None:
        """Report a normal event."""
        self.logger.info(event, extra={"words": words})

    def warning(self, event: str, **words: Any) -> None:
        """Report a client's mistake, or something missing."""
        self.logger.warning(event, extra={"words": words})

    def client(self, event: str, **words: Any) -> None:
        """Report a client's misbehaviour; rate-limited, so that it cannot fill the disk."""
        if not self._lines.take(time.monotonic()):
            self._left_out += 1
            return
        if self._left_out:
            words["left_out"], self._left_out = self._left_out, 0
        self.warning(event, **words)

    def broken(self, event: str, error: BaseException, **words: Any) -> None:
        """Report a fault of the server itself; the traceback stays in the log and goes to no client."""
        self.logger.error(event, exc_info=error, extra={"words": words})


class SentenceFormatter(logging.Formatter):
    """A time and a sentence, then the traceback if there is one."""

    def __init__(self, language: str) -> None:
        super().__init__("{asctime} {message}", "%H:%M:%S", style="{")
        self.texts = texts(language, (HERE,))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = self.sentence(record)
        return super().formatMessage(record)

    def sentence(self, record: logging.LogRecord) -> str:
        """The record in the language of the log; what libraries report has no words and stays as it is."""
        words = getattr(record, "words", None)
        if words is None:
            return record.getMessage()
        return self.texts(f"log-{record.msg}", **{name: str(word) for name, word in words.items()})


class JsonFormatter(SentenceFormatter):
    """A JSON object a line. Values come from clients too: JSON escapes them."""

    def format(self, record: logging.LogRecord) -> str:
        words = getattr(record, "words", None)
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.name if words is None else record.msg,
            "text": self.sentence(record),
            **(words or {}),
        }
        if record.exc_info:
            line |= {"error": repr(record.exc_info[1]), "trace": self.formatException(record.exc_info)}
        return json.dumps(line, ensure_ascii=False, default=str)


class _Queue(QueueHandler):
    """Hands records over as they are: the thread that writes formats them."""

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        return record


class LogOutput:
    """Writes what some loggers report to a file, in a thread of its own."""

    def __init__(self, out: TextIO, style: Style = "auto", language: str = "en") -> None:
        is_text = style == "text" or (style == "auto" and out.isatty())
        handler = logging.StreamHandler(out)
        handler.setFormatter((SentenceFormatter if is_text else JsonFormatter)(language))
        self._waiting: queue.Queue[logging.LogRecord] = queue.Queue()
        self._listener = QueueListener(self._waiting, handler)

    def flush(self) -> None:
        """Wait until everything reported so far is written."""
        self._waiting.join()

    @contextmanager
    def of(self, *loggers: logging.Logger) -> Iterator["LogOutput"]:
        """Write what these loggers report, until the end of the block; then everything is written."""
        handler = _Queue(self._waiting)
        self._listener.start()
        for logger in loggers:
            logger.addHandler(handler)
        try:
            yield self
        finally:
            for logger in loggers:
                logger.removeHandler(handler)
            self._listener.stop()
