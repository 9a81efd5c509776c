"""Structured log lines on standard error: a JSON object a line, with a sentence in the service's language."""

import json
import sys
import time
import traceback
from typing import Any, TextIO

from tavoliere.engine.text import texts
from tavoliere.server.errors import HERE


class Log:
    """Writes what happened. Values come from clients too: JSON escapes them, and the sentence is one of its values."""

    def __init__(self, language: str = "en", style: str = "json", out: TextIO | None = None) -> None:
        self.words = texts(language, (HERE,))
        self.style = style
        self.out = out

    def info(self, event: str, **words: Any) -> None:
        """Something happened as it should."""
        self._write("info", event, words)

    def warning(self, event: str, **words: Any) -> None:
        """Somebody did what should not be, or something is not there."""
        self._write("warning", event, words)

    def broken(self, event: str, error: BaseException, **words: Any) -> None:
        """Something is wrong with the service itself; the traceback stays here and goes to no client."""
        trace = "".join(traceback.format_exception(error))
        self._write("error", event, {**words, "error": repr(error), "trace": trace})

    def _write(self, level: str, event: str, words: dict[str, Any]) -> None:
        sentence = self.words(f"log-{event}", **{name: str(word) for name, word in words.items()})
        out = self.out or sys.stderr
        if self.style == "text":
            print(f"{time.strftime('%H:%M:%S')} {sentence!s}{words.get('trace', '')}", file=out, flush=True)
            return
        line = {"time": round(time.time(), 3), "level": level, "event": event, "text": sentence, **words}
        print(json.dumps(line, ensure_ascii=False, default=str), file=out, flush=True)
