"""A copy of a SQLite database in one file, made while the server runs."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from tavoliere.store.database import BUSY_SECONDS, read_url
from tavoliere.store.errors import StoreUnavailable, explain
from tavoliere.store.files import create_private

FINE = "ok"  # what SQLite says of a file without faults


def back_up(url: str, target: Path, may_replace: bool = False) -> int:
    """Copy a database into one file that only its owner can read; returns its size in bytes.

    The copy is what was committed when it began. It gets its name only when it is whole and was read again.
    """
    source = source_file(url)
    if target.exists() and not (may_replace and is_copy_of_none(source, target)):
        raise StoreUnavailable("backup-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        create_private(str(part))
        copy(source, part)
        os.replace(part, target)
    except sqlite3.Error as error:
        raise explain(error) from error
    except OSError as error:
        raise StoreUnavailable("backup-no-file", file=str(target), reason=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            part.unlink()
    return target.stat().st_size


def source_file(url: str) -> Path:
    """The file of a database; PostgreSQL has its own tool."""
    found = read_url(url)
    if found.get_backend_name() != "sqlite":
        shown = found.set(drivername="postgresql").render_as_string(hide_password=True)
        raise StoreUnavailable("backup-postgres", url=shown)
    source = Path(str(found.database))
    if not source.is_file():
        raise StoreUnavailable("backup-nothing", file=str(source))
    return source


def is_copy_of_none(source: Path, target: Path) -> bool:
    """Whether a file may be replaced: it is neither the database itself nor one that a server has open."""
    beside = target.with_name(f"{target.name}-wal")
    return not os.path.samefile(source, target) and not beside.exists()


def copy(source: Path, part: Path) -> None:
    """Copy all pages as they are now, in one go: writers are not held up, and what they add is not copied."""
    with closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
        found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != FINE:
        raise StoreUnavailable("store-damaged")
    with open(part, "rb") as written:
        os.fsync(written.fileno())
