"""Data written by release 0.1.0: a database and match files, as they are or turned into ones of other rules.

As long as a game's rules stay those of 0.1.0 its matches replay; once its rules version is raised they can only be
read. `under_other_rules` shows the second before it comes true, and stays right when it has.
"""

import gzip
import json
import sqlite3
from pathlib import Path

import tavoliere

FIXTURES = Path(__file__).parent / "fixtures" / "v0.1.0"
EXPECTED = json.loads((FIXTURES / "expected.json").read_text(encoding="utf-8"))
NEVER = 0  # a rules version that no game has


def unpack(path: Path) -> Path:
    """The database of 0.1.0."""
    path.write_bytes(gzip.decompress((FIXTURES / "tables.db.gz").read_bytes()))
    return path


def under_other_rules(db: Path) -> Path:
    """The same database, as if all its matches had been played under rules that no longer exist."""
    with sqlite3.connect(db) as connection:
        for table, head in connection.execute("select id, head from matches").fetchall():
            other = json.dumps({**json.loads(head), "rules_version": NEVER})
            connection.execute("update matches set head = ? where id = ?", (other, table))
    connection.close()
    return db


def versions(db: Path, table: str) -> tuple[int, int]:
    """The rules version a table was made under, and the one that is played now."""
    with sqlite3.connect(db) as connection:
        (head,) = connection.execute("select head from matches where id = ?", (table,)).fetchone()
    connection.close()
    made = json.loads(head)
    return made["rules_version"], tavoliere.load(made["game"]).rules_version


def match_file(name: str) -> dict:
    """A match file of 0.1.0."""
    return json.loads((FIXTURES / f"{name}.match.json").read_text(encoding="utf-8"))
