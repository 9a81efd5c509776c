"""The arena's folder: `arena.json` says what is played, `games.jsonl` holds every game, one match file a line."""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from tavoliere.bots.arena.playing import Record
from tavoliere.bots.arena.settings import ArenaError, Settings
from tavoliere.engine.errors import BadMatchFile
from tavoliere.engine.match import Match
from tavoliere.engine.matchfile import LoadGame, from_dict

SETTINGS = "arena.json"
GAMES = "games.jsonl"
KEYS = {"number", "deal", "pairing", "bots", "scores", "ranks", "seconds", "decisions", "forfeit"}
SYNC_EVERY = 1.0  # seconds; what a power cut takes away is played again


class Journal:
    """The games of one arena on disk, open for more."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.path = folder / GAMES
        self._synced = time.monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = self.path.open("a+b")
        except OSError as error:
            raise unwritable(folder, error) from error
        try:
            self._lock()
            self._check_settings(settings)
            self._cut_torn_line()
        except BaseException:
            self._file.close()
            raise

    def records(self) -> Iterator[Record]:
        """The games played so far."""
        return read_records(self.path)

    def append(self, record: Record) -> None:
        """Keep a game; it survives a crash of this program at once, and one of the computer after a second."""
        try:
            self._file.write(json.dumps(record, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
            if time.monotonic() - self._synced > SYNC_EVERY:
                self._sync()
        except OSError as error:
            raise unwritable(self.folder, error) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._sync()
        self._file.close()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def _lock(self) -> None:
        """Two arenas in one folder would play every game twice; the lock ends with the process that holds it."""
        try:
            import fcntl
        except ImportError:  # not on this system: then it is up to people
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError("arena-in-use", folder=str(self.folder)) from None

    def _check_settings(self, settings: Settings) -> None:
        """The folder belongs to the settings it was begun with."""
        path, wanted = self.folder / SETTINGS, json.loads(json.dumps(settings.to_dict()))
        if not path.exists():
            try:
                write_json(path, wanted)
            except OSError as error:
                raise unwritable(self.folder, error) from error
            return
        begun = read_settings(path)
        different = [key for key in wanted if begun.get(key) != wanted[key]]
        if different:
            key = different[0]
            raise ArenaError(
                "arena-other-settings",
                folder=str(self.folder), setting=key, begun=plainly(begun.get(key)), wanted=plainly(wanted[key]),
            )  # fmt: skip

    def _cut_torn_line(self) -> None:
        """A crash can leave half a line at the end; its game is played again."""
        content = self.path.read_bytes()
        self._file.truncate(content.rfind(b"\n") + 1)


def unwritable(folder: Path, error: OSError) -> ArenaError:
    """The folder cannot be written to."""
    return ArenaError("arena-unwritable", folder=str(folder), reason=error.strerror or str(error))


def plainly(value: Any) -> str:
    """A setting as people read it."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def write_json(path: Path, data: Any) -> None:
    """Write a JSON file whole or not at all."""
    temporary = path.with_name(f".{path.name}.new")
    temporary.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    temporary.replace(path)


def read_settings(path: Path) -> dict[str, Any]:
    """The settings a folder was begun with."""
    try:
        begun = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ArenaError("arena-bad-settings", file=str(path), reason=str(error)) from error
    if not isinstance(begun, dict):
        raise ArenaError("arena-bad-settings", file=str(path), reason="{}")
    return begun


def read_records(path: Path) -> Iterator[Record]:
    """The games of a file, each once; a torn last line does not count, one elsewhere is an error."""
    seen = set()
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                return
            record = read_record(path, number, line)
            game = record["arena"]["number"]
            if game not in seen:
                seen.add(game)
                yield record


def read_record(path: Path, number: int, line: bytes) -> Record:
    """One line of a file of games."""
    try:
        record: Record = json.loads(line)
        missing = KEYS - record["arena"].keys()
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ArenaError("arena-corrupt", file=str(path), line=number, reason=str(error)) from error
    if missing:
        raise ArenaError("arena-corrupt", file=str(path), line=number, reason=", ".join(sorted(missing)))
    return record


def load_game(path: Path, number: int, load: LoadGame) -> Match:
    """One game of a file of games by its number, replayed."""
    name = f"{path}#{number}"
    try:
        for record in read_records(path):
            if record["arena"]["number"] == number:
                return from_dict(record, load, name)
    except OSError as error:
        raise BadMatchFile("match-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from error
    raise ArenaError("arena-no-such-game", file=str(path), number=number)
