"""The SQLite file: one server, one owner, a backup at any time, and sentences when something is wrong with it."""

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing

import pytest
from sqlalchemy import event

from clients import Process, both, eventually, two_people
from tavoliere.store import Store, StoreUnavailable, store
from tavoliere.store.backup import back_up
from tavoliere.store.database import checkpoint

LINKS = {"symbolic": os.symlink, "hard": os.link}


def open_and_close(db):
    """What a second server would do."""

    async def run():
        second = Store(str(db))
        await second.open()
        await second.close()

    asyncio.run(run())


def in_loop(service, work):
    """Run something where the service runs."""
    return asyncio.run_coroutine_threadsafe(work, service.hub.store.writer._loop).result(20)


def tavoliere(*arguments):
    """The command line in a process of its own."""
    command = [sys.executable, "-m", "tavoliere.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def entries_in(file, table):
    """How many entries of a table a file holds, by itself."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("select count(*) from entries where match = ?", [table]).fetchone()[0]


def played(service):
    """A table with a few entries; returns how many."""
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        one.play(table, 0)
        return table, other.play(table, 1)["number"]


# --- one server ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", LINKS)
def test_a_file_under_two_names_has_one_server(anew, tmp_path, kind):
    with anew():
        (tmp_path / "elsewhere").mkdir()
        other = tmp_path / "elsewhere" / "other.db"
        LINKS[kind](tmp_path / "tables.db", other)
        with pytest.raises(StoreUnavailable) as refused:
            open_and_close(other)
        assert refused.value.key == {"symbolic": "store-in-use", "hard": "store-two-names"}[kind]


def test_a_link_alone_is_followed(anew, tmp_path):
    with anew() as service:
        table, number = played(service)
    (tmp_path / "elsewhere").mkdir()
    os.symlink(tmp_path / "tables.db", tmp_path / "elsewhere" / "other.db")
    open_and_close(tmp_path / "elsewhere" / "other.db")
    assert entries_in(tmp_path / "tables.db", table) >= number


def test_only_the_owner_can_read_the_file(anew, tmp_path):
    (tmp_path / "tables.db").touch(0o644)
    with anew() as service:
        played(service)
        kept = sorted(path.name for path in tmp_path.glob("tables.db*"))
        assert kept == ["tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"]
        for name in kept:
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path):
    with pytest.raises(StoreUnavailable, match=r"Can't use the database file .*: No such file or directory"):
        open_and_close(tmp_path / "none" / "tables.db")


# --- backups ---------------------------------------------------------------------------------------------------------


def test_soon_the_file_alone_is_a_backup(anew, tmp_path, monkeypatch):
    with anew() as service:
        table, number = played(service)
        copy = shutil.copy(tmp_path / "tables.db", tmp_path / "too-early.db")
        monkeypatch.setattr(store, "CHECKPOINT_EVERY", 0.2)

        def is_whole():
            shutil.copy(tmp_path / "tables.db", copy)
            try:
                return entries_in(copy, table) >= number
            except sqlite3.DatabaseError:
                return False

        eventually(is_whole)


def test_the_log_is_short_however_much_is_written(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "CHECKPOINT_COMMITS", 3)

    async def write(times):
        copied = []
        used = Store(str(tmp_path / "tables.db"))
        await used.open()
        monkeypatch.setattr(store, "checkpoint", copied.append)
        for _ in range(times):
            await used.write(lambda connection: None)
        await used.look_after()
        await used.look_after()
        await used.close()
        return len(copied)

    assert [asyncio.run(write(times)) for times in (2, 3)] == [0, 1]


def test_a_backup_is_made_while_people_play_and_can_be_played_on(anew, tmp_path):
    with anew() as service:
        table, number = played(service)
        made = tavoliere("backup", "--db", service.settings.db, tmp_path / "copy.db")
        assert made.returncode == 0, made.stderr
        assert "copy.db" in made.stdout
        again = tavoliere("backup", "--db", service.settings.db, tmp_path / "copy.db")
        assert again.returncode == 1
        assert "--replace" in again.stderr
        assert tavoliere("backup", "--db", service.settings.db, "--replace", tmp_path / "copy.db").returncode == 0
    assert [path.name for path in tmp_path.glob("copy.db*")] == ["copy.db"]
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert entries_in(tmp_path / "copy.db", table) >= number
    open_and_close(tmp_path / "copy.db")


def test_a_backup_never_replaces_a_database(anew, tmp_path):
    with anew() as service:
        played(service)
        with pytest.raises(StoreUnavailable) as refused:
            back_up(service.settings.db, tmp_path / "tables.db", may_replace=True)
        assert refused.value.key == "backup-exists"


@pytest.mark.parametrize(
    ("url", "key"), [("postgresql://ada:secret@host/tables", "backup-postgres"), ("none.db", "backup-nothing")]
)
def test_what_cannot_be_copied_is_a_sentence(tmp_path, url, key):
    with pytest.raises(StoreUnavailable) as refused:
        back_up(url, tmp_path / "copy.db")
    assert refused.value.key == key
    assert "secret" not in refused.value.sentence()
    assert not list(tmp_path.iterdir())


# --- damage and full disks -------------------------------------------------------------------------------------------


def damage(file, first):
    """Overwrite half of a file from some byte on."""
    with open(file, "r+b") as opened:
        opened.seek(first)
        opened.write(b"\x5a" * (file.stat().st_size // 2))


@pytest.mark.parametrize(("first", "key"), [(0, "store-no-database"), (100, "store-damaged")])
def test_a_damaged_file_is_a_sentence_with_a_way_out(anew, tmp_path, first, key):
    with anew() as service:
        played(service)
    damage(tmp_path / "tables.db", first)
    with pytest.raises(StoreUnavailable) as refused:
        open_and_close(tmp_path / "tables.db")
    assert refused.value.key == key
    for words in (("serve", "--port", "0", "--host", "127.0.0.1"), ("backup", tmp_path / "copy.db")):
        done = tavoliere(*words, "--db", tmp_path / "tables.db")
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert "backup" in done.stderr


def test_a_page_damaged_while_people_play_is_a_sentence(anew, tmp_path):
    with anew() as service:
        ada = service.person("Ada")
        played(service)
        in_loop(service, service.hub.store.read(checkpoint))
        service.hub.store.database.close()
        damage(tmp_path / "tables.db", 4096)
        answer = ada.get("/api/lobby", 503)
        assert answer["error"]["key"] == "store-damaged"
        assert "copia di riserva" in answer["error"]["sentence"]["it"]


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux: limits of another process")
def test_a_full_disk_refuses_with_a_sentence_loses_nothing_and_recovers(tmp_path):
    db = tmp_path / "tables.db"
    with Process(str(db)) as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, _other):
            one.play(table, 0)
            number = one.call("say", table=table, phrase="hello")["number"]
            full = max(path.stat().st_size for path in (db, tmp_path / "tables.db-wal"))
            resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (full, -1))
            message = {"table": table, "phrase": "hello"}
            for attempt in range(400):  # what is left of the last pages still takes some
                answer = one.call("say", f"id-{attempt}", **message)
                if answer["type"] == "refused":
                    break
                number = answer["number"]
            assert answer["key"] == "store-full"
            assert leo.get(f"/api/tables/{table}")["status"] == "running"
            assert leo.put_refused("/api/me", name="Leo II")["error"]["key"] == "store-full"
            resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
            again = one.call("say", f"id-{attempt}", **message)
            assert (again["type"], again["number"]) == ("done", number + 1)
        service.kill()
    assert entries_in(db, table) == number + 1


def test_whether_the_last_commit_failed_is_known_until_one_succeeds(anew):
    with anew() as service:
        ada, store = service.person("Ada"), service.hub.store
        assert store.trouble is None
        with closing(sqlite3.connect(service.settings.db, isolation_level=None)) as thief:
            thief.execute("BEGIN EXCLUSIVE")
            assert ada.put_refused("/api/me", name="Eva")["error"]["key"] == "store-locked"
            assert store.trouble.key == "store-locked"
            thief.execute("ROLLBACK")
        ada.put("/api/me", name="Eva")
        assert store.trouble is None


def test_what_somebody_waits_for_at_a_table_is_written_first(tmp_path):
    """However much else there is: it is committed in portions, and between two of them moves have their turn."""
    done = []

    def job(name, seconds=0.0):
        def work(_connection):
            time.sleep(seconds)
            done.append(name)

        return work

    async def write_all():
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        crowd = [asyncio.ensure_future(store.write(job("other", 0.02))) for _ in range(40)]
        await asyncio.sleep(0.1)
        before = len(done)
        await store.write(job("move"), is_urgent=True)
        place = done.index("move")
        await asyncio.gather(*crowd)
        await store.close()
        return place - before

    assert asyncio.run(write_all()) <= 6
    assert done.count("other") == 40


def test_on_a_slow_disk_what_is_not_urgent_shares_commits_and_leaves_the_disk_to_moves(tmp_path):
    """Each commit takes as long as the disk does, however few jobs share it."""
    commits, waited = [], []

    async def write_all():
        used = Store(str(tmp_path / "tables.db"))
        await used.open()
        event.listen(used.database.engine, "commit", lambda _connection: commits.append(time.sleep(0.1)))
        crowd = [asyncio.ensure_future(used.write(lambda _connection: None)) for _ in range(60)]
        while len(commits) < 1:
            await asyncio.sleep(0.01)
        for _ in range(4):
            started = len(commits)
            await used.write(lambda _connection: None, is_urgent=True)
            waited.append(len(commits) - started)
            crowd.append(asyncio.ensure_future(used.write(lambda _connection: None)))
        await asyncio.gather(*crowd)
        await used.close()

    asyncio.run(write_all())
    assert len(commits) <= 12
    assert max(waited) <= 2
