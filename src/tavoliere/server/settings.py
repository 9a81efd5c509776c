"""Settings of the server, from flags, the environment (TAVOLIERE_PORT=…) or a TOML file, in this order."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, inspect

from tavoliere.server.errors import Refused
from tavoliere.server.log import Style

DAY = 86_400
YEAR = 365 * DAY
LOOPBACK = ("127.0.0.1", "::1")
CORES = os.cpu_count() or 1
HALF_THE_CORES = max(1, CORES // 2)

Port = Annotated[int, Meta(ge=0, le=65_535)]  # 0: any free port
Niceness = Annotated[int, Meta(ge=0, le=19)]
Count = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Rate = Annotated[float, Meta(gt=0, le=1e9)]
Seconds = Annotated[float, Meta(gt=0, le=10 * YEAR)]


@dataclass(frozen=True)
class Settings:
    """Every setting with its default."""

    host: str = "127.0.0.1"
    port: Port = 8000
    db: str = ""  # a file name or a URL; empty: a file in the user's data folder
    public_url: str = ""  # how others reach the server, behind a proxy
    hosts: str = ""  # further names browsers may reach it by, separated by commas; "*": any
    proxies: str = ""  # addresses whose X-Forwarded-… is believed; empty: with public_url this machine's, else none
    language: Literal["en", "it"] = "en"  # of log lines
    log: Style = "auto"
    # What one client may do, and what all may do together: docs/hosting.md explains each.
    message_bytes: Count = 16_384  # the largest websocket message
    body_bytes: Count = 524_288  # the largest HTTP body: a match file, an own box
    messages_per_second: Rate = 20  # and control frames; per connection
    messages_at_once: Count = 60
    bad_messages: Count = 20  # unreadable or too many, before a connection is ended
    address_messages_per_second: Rate = 100  # of all connections of an address; beyond it they wait for one another
    address_messages_at_once: Count = 600
    writes_per_minute: Count = 240  # HTTP requests that change something, per person, and per address of strangers
    reads_per_minute: Count = 3000  # other HTTP requests, likewise
    connections: Count = 4000  # in all; fewer where the system allows fewer open files
    new_connections_per_second: Rate = 50  # per address
    new_connections_at_once: Count = 500
    connections_reserved: Count = 400  # of them, for people the server knows
    connections_per_address: Count = 250  # of strangers, and as many of people it knows
    connections_per_person: Count = 32  # beyond it a person counts as a stranger
    new_people_per_hour: Count = 60  # who take a name, per address
    tables_per_connection: Count = 16
    unread_bytes: Count = 1_048_576  # what a websocket may leave unread
    unread_bytes_in_all: Count = 67_108_864
    stalled_seconds: Seconds = 20  # a client that reads nothing for so long is dropped
    header_seconds: Seconds = 10  # from the first byte of a request to the end of its headers
    body_seconds: Seconds = 60  # from there to the end of its body
    spare_disk_bytes: Count = 33_554_432  # with less left on the database's disk the server says that it is not well
    hello_seconds: Seconds = 10  # a websocket that does not begin is closed
    ping_seconds: Seconds = 20  # a websocket that does not answer a ping within as long again is closed
    thoughts_at_once: Count = CORES  # searches of bots and hints
    questions_at_once: Count = HALF_THE_CORES  # about positions, and pieces of reviews: no running match waits for them
    thought_seconds: Seconds = 15  # of computing after which a bot is stopped and moves by lot
    bot_moves_per_second: Rate = 20  # at the tables that one person made; at those of one address three times as many
    bots_at_once: Count = HALF_THE_CORES  # bots that choose in a moment: they never wait for searches
    loads_at_once: Count = 1  # stored tables that somebody opens
    reads_at_once: Count = 1  # replays, boxes and match files
    work_seconds: Seconds = 10  # of computing that a replay, a box, a match file or loading a table may take
    waiting_per_person: Count = 8  # of each kind of work, beside what is being done
    waiting_per_address: Count = 64
    files_per_hour: Count = 60  # match files and boxes that one person may bring or save; one address ten times as many
    worker_niceness: Niceness = 10
    worker_megabytes: Count = 1024  # of memory for one worker process
    replay_bytes: Count = 32 << 20  # for the cache of answers about matches
    keep_loaded_seconds: Seconds = 60  # a table without connections stays in memory so long
    close_open_after: Seconds = 2 * DAY  # nobody sat down or said anything
    close_running_after: Seconds = 30 * DAY
    close_grace: Seconds = 3600  # for so long after a start no table is closed
    patience_seconds: Seconds = 300  # without a clock: who waits longer for somebody may vote for a bot
    asides_per_person: Count = 1000  # phrases, decisions taken back and the like, of one person in one match
    entries_per_match: Count = 10_000  # from then on only moves
    open_tables: Count = 8  # tables of one person that wait for people
    open_tables_per_address: Count = 80
    tables_per_day: Count = 200  # that one person may make
    tables_per_day_per_address: Count = 1000
    files_per_day: Count = 40  # match files that one person may bring
    files_per_day_per_address: Count = 200
    boxes_per_day: Count = 60  # boxes of their own that one person may bring
    boxes_per_day_per_address: Count = 200
    own_boxes: Count = 30  # boxes that one person may save under a name
    box_versions: Count = 20  # of each of them that are kept
    invitations_per_table: Count = 100
    keep_unused_box: Seconds = DAY  # a box that no match is played with
    keep_unbegun_table: Seconds = 30 * DAY  # a closed table where no match has begun
    lease_seconds: Seconds = 3.0  # a dead process's tables are free after so long

    @property
    def origin(self) -> str:
        """The address browsers come from when a proxy stands in front."""
        return self.public_url.rstrip("/")

    @property
    def trusted_proxies(self) -> list[str]:
        """The addresses and networks of proxies that say truly whom they speak for."""
        return names(self.proxies) or (list(LOOPBACK) if self.public_url else [])

    @property
    def is_https(self) -> bool:
        """Whether browsers reach the server through TLS."""
        return self.public_url.startswith("https:")


def names(written: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip().lower() for name in written.split(",") if name.strip()]


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: str = "") -> Settings:
    """Settings from flags, else the environment, else the file, else the defaults."""
    written = _read_file(file or environment.get("TAVOLIERE_CONFIG", ""))
    types = get_type_hints(Settings, include_extras=True)
    for name in written:
        if name not in types:
            raise Refused("setting-unknown", name=name, known=", ".join(sorted(types)))
    values: dict[str, Any] = {}
    for name, wanted in types.items():
        variable = f"TAVOLIERE_{name.upper()}"
        if flags.get(name) is not None:
            values[name] = _convert(name, flags[name], wanted)
        elif variable in environment:
            values[name] = _convert(variable, environment[variable], wanted, is_text=True)
        elif name in written:
            values[name] = _convert(name, written[name], wanted)
    return Settings(**values)


def _read_file(path: str) -> dict[str, Any]:
    if not path:
        return {}
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refused("setting-file", file=path, reason=str(error)) from error


def _convert(name: str, given: Any, wanted: Any, is_text: bool = False) -> Any:
    """A value of the declared type; numbers in the environment are texts."""
    try:
        return msgspec.convert(given, wanted, strict=not is_text)
    except msgspec.ValidationError as error:
        raise _expected(name, str(given), inspect.type_info(wanted)) from error


def _expected(name: str, value: str, wanted: inspect.Type) -> Refused:
    """The sentence that says which values a setting takes."""
    match wanted:
        case inspect.IntType(ge=least, le=most):
            return Refused("setting-whole-number", name=name, value=value, least=least, most=most)
        case inspect.FloatType(le=most):
            return Refused("setting-number", name=name, value=value, most=f"{most:g}")
        case inspect.LiteralType(values=choices):
            return Refused("setting-choice", name=name, value=value, choices=", ".join(map(str, choices)))
    return Refused("setting-text", name=name, value=value)
