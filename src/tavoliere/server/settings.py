"""How the service runs: by flag, environment (TAVOLIERE_PORT=…) or a TOML file, in this order."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from tavoliere.server.errors import Refused

DAY = 86_400


@dataclass(frozen=True)
class Settings:
    """Every setting with its default."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""  # a file name or a URL; empty: a file in the user's data folder
    public_url: str = ""  # how others reach the service, behind a proxy
    language: str = "en"  # of log lines
    log: str = "json"  # or: text
    message_bytes: int = 16_384  # the largest websocket message
    body_bytes: int = 524_288  # the largest HTTP body: a match file, an own box
    messages_per_second: float = 20
    messages_at_once: int = 60
    writes_per_minute: int = 240  # HTTP requests that change something, per address
    reads_per_minute: int = 3000  # other HTTP requests, per address
    connections_per_address: int = 500
    hello_seconds: float = 10  # a websocket that does not begin is closed
    ping_seconds: float = 20  # a websocket that does not answer a ping within as long again is closed
    bot_threads: int = 2
    keep_loaded_seconds: float = 60  # a table without connections stays in memory so long
    close_open_after: float = 2 * DAY  # nobody sat down or said anything
    close_running_after: float = 30 * DAY
    lease_seconds: float = 3.0  # a dead process's tables are free after so long

    @property
    def origin(self) -> str:
        """The address browsers come from when a proxy stands in front."""
        return self.public_url.rstrip("/")

    @property
    def is_https(self) -> bool:
        """Whether browsers reach the service through TLS."""
        return self.public_url.startswith("https:")


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: str = "") -> Settings:
    """Settings from flags, else the environment, else the file, else the defaults."""
    written = _read_file(file or environment.get("TAVOLIERE_CONFIG", ""))
    known = {field.name for field in fields(Settings)}
    for name in written:
        if name not in known:
            raise Refused("setting-unknown", name=name, known=", ".join(sorted(known)))
    values: dict[str, Any] = {}
    for field in fields(Settings):
        given = flags.get(field.name)
        given = environment.get(f"TAVOLIERE_{field.name.upper()}") if given is None else given
        given = written.get(field.name) if given is None else given
        if given is not None:
            values[field.name] = _typed(field.name, given, type(field.default))
    return Settings(**values)


def _read_file(path: str) -> dict[str, Any]:
    if not path:
        return {}
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refused("setting-file", file=path, reason=str(error)) from error


def _typed(name: str, given: Any, wanted: type) -> Any:
    try:
        return wanted(given)
    except (TypeError, ValueError) as error:
        raise Refused("setting-bad", name=name, value=str(given)) from error
