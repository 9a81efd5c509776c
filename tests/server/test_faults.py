"""A database that is locked or full: clear errors, nothing acknowledged is lost, and it goes on by itself."""

import asyncio
import sqlite3
import threading
import time

import pytest

from clients import WAIT, begin, both, eventually, two_people
from tavoliere.server import health, replays
from tavoliere.server.fair_queue import SERVER
from tavoliere.server.messages import LoggedEntry
from tavoliere.server.table import Table
from tavoliere.store import StoreUnavailable
from tavoliere.store.matches import Entry


@pytest.fixture
def table(anew):
    """A table with two people and its service; busy waits are short."""
    with anew() as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            yield service, one, table


def stored(service, table):
    """How many entries there are."""
    with sqlite3.connect(service.settings.db) as connection:
        return connection.execute("select count(*) from entries where match = ?", (table,)).fetchone()[0]


def test_a_locked_database_refuses_and_recovers(table):
    service, client, table = table
    number = client.tables[table]["number"]
    decision = client.tables[table]["decision"]
    message = {"table": table, "seat": 0, "decision": decision, "move": "draw deck"}
    thief = sqlite3.connect(service.settings.db, isolation_level=None)
    thief.execute("BEGIN EXCLUSIVE")
    refused = client.call("play", "one-id", **message)
    assert refused["key"] == "store-locked"
    assert refused["sentence"]["it"].startswith("Il database")
    thief.execute("ROLLBACK")
    thief.close()
    done = client.call("play", "one-id", **message)
    assert (done["type"], done["number"]) == ("done", number + 1)
    assert stored(service, table) == number + 1


def test_a_full_disk_refuses_and_recovers(table):
    service, client, table = table
    number = client.tables[table]["number"]
    engine = service.hub.store.database.engine
    with engine.connect() as connection:  # the one connection the writer uses next
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    limit_pages(service, pages)
    refused = None
    for attempt in range(400):  # what is left of the last page still takes some
        answer = client.call("say", f"id-{attempt}", table=table, phrase="hello")
        if answer["type"] == "refused":
            refused = answer
            break
        number = answer["number"]
    assert refused is not None
    assert refused["key"] == "store-full"
    assert stored(service, table) == number
    limit_pages(service, 1_000_000)
    again = client.call("say", f"id-{attempt}", table=table, phrase="hello")
    assert (again["type"], again["number"]) == ("done", number + 1)


def test_health_is_honest_about_a_full_disk_and_recovers_by_itself(table):
    service, client, table = table
    ada = service.person("Eva")
    with service.hub.store.database.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    limit_pages(service, pages)
    refused = (client.call("say", f"id-{attempt}", table=table, phrase="hello") for attempt in range(400))
    assert next(answer for answer in refused if answer["type"] == "refused")["key"] == "store-full"
    for _ in range(3):
        answer = ada.http.get("/healthz")
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "store-full"
    time.sleep(health.EVERY + 0.5)  # it tries to write, and there is no room
    assert ada.http.get("/healthz").status_code == 503
    limit_pages(service, 1_000_000)
    eventually(lambda: ada.http.get("/healthz").status_code == 200)
    with sqlite3.connect(service.settings.db) as connection:
        assert connection.execute("select count(*) from invitations where hash like 'probe%'").fetchone() == (0,)


def test_health_says_that_the_disk_is_nearly_full(anew):
    with anew(spare_disk_bytes=2**31 - 1) as service:
        service.app.state.health.spare_bytes = 2**62  # more than any disk has
        answer = eventually(lambda: (got := service.person(None).http.get("/healthz")).status_code == 503 and got)
        assert answer.json()["error"]["key"] == "disk-nearly-full"
        assert answer.json()["error"]["sentence"]["it"].startswith("Il disco")


def test_health_never_waits(anew, monkeypatch):
    may_read = threading.Event()
    with anew() as service:
        stranger = service.person(None)

        def slow(_connection):
            may_read.wait(WAIT)

        for _ in range(20):  # more than there are threads
            asyncio.run_coroutine_threadsafe(service.hub.store.read(slow), service.hub.store.writer._loop)
        started = time.monotonic()
        assert stranger.get("/healthz")["status"] == "ok"
        assert time.monotonic() - started < 2
        monkeypatch.setattr(health, "PATIENCE", 0.2)
        answer = eventually(lambda: (got := stranger.http.get("/healthz")).status_code == 503 and got)
        assert answer.json()["error"]["key"] == "store-unreachable"
        may_read.set()
        eventually(lambda: stranger.http.get("/healthz").status_code == 200)


def limit_pages(service, pages):
    """Let every connection to the database believe that the disk ends there."""

    def work(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    loop = service.hub.store.writer._loop
    asyncio.run_coroutine_threadsafe(service.hub.store.write(work), loop).result(10)


def test_a_second_service_on_the_same_file_is_refused(anew):
    from tavoliere.store import Store, StoreUnavailable

    with anew() as service:

        async def open_again():
            await Store(service.settings.db).open()

        with pytest.raises(StoreUnavailable, match="Another server"):
            asyncio.run(open_again())


def test_an_error_of_one_write_hurts_no_other(anew):
    with anew() as service:
        store = service.hub.store

        async def several():
            def broken(_connection):
                raise ValueError("our mistake")

            def fine(_connection):
                return "fine"

            return await asyncio.gather(
                store.write(fine), store.write(broken), store.write(fine), return_exceptions=True
            )

        answers = asyncio.run_coroutine_threadsafe(several(), store.writer._loop).result(10)
        assert [answers[0], answers[2]] == ["fine", "fine"]
        assert isinstance(answers[1], ValueError)


def test_a_table_in_memory_is_shown_while_the_database_is_away(table, monkeypatch):
    service, client, table = table

    async def away(work):
        raise StoreUnavailable("store-locked")

    with monkeypatch.context() as patch:
        patch.setattr(service.hub.store, "read", away)
        for ask in ({"type_": "open"}, {"type_": "look", "seat": 0}):
            shown = client.call(table=table, log=True, **ask)
            assert (shown["type"], shown.get("log")) == ("table", None)
            assert shown["now"]["asked"] == [0]
    assert len(client.call("open", table=table, log=True)["log"]) == 2


def test_what_is_computed_needs_no_database(table, monkeypatch):
    service, _client, table = table
    stranger = service.person(None)
    stranger.get(f"/api/tables/{table}/replay")  # the match stays in memory
    games = stranger.get("/api/games")

    async def away(work):
        raise StoreUnavailable("store-locked")

    with monkeypatch.context() as patch:
        patch.setattr(service.hub.store, "read", away)
        assert stranger.get("/api/games") == games
        assert stranger.get("/api/games/paris/rules/it")["rules"]
        assert stranger.get(f"/api/boxes/{games[0]['box']}")["game"] == games[0]["game"]
        assert len(stranger.get(f"/api/tables/{table}/replay")["frames"]) == 3


def test_whoever_comes_while_something_is_stored_hears_of_it_once(table, monkeypatch):
    service, client, table = table
    eva, write = service.person("Eva"), service.hub.store.write

    may_write = threading.Event()

    async def held_up(work, **about):
        await asyncio.to_thread(may_write.wait, WAIT)
        return await write(work, **about)

    monkeypatch.setattr(service.hub.store, "write", held_up)
    lock = service.hub.tables[table].lock
    with eva.socket() as other:
        client.send("say", table=table, phrase="hello")
        eventually(lock.locked)
        other.send("open", table=table, log=True)
        eventually(lambda: lock._waiters)  # the table is asked for while the phrase is being stored
        may_write.set()
        told = other.until(lambda message: message["type"] in ("table", "update"))
        assert (told["type"], told["log"][-1]["phrase"]) == ("table", "hello")


def test_a_log_ends_where_its_table_does(table):
    service, client, table = table
    before = service.hub.tables[table].table
    client.play(table, 0, "draw deck")
    read = replays.kept(service.hub, SERVER, before, "log", 0)
    log = replays.decode_log(asyncio.run_coroutine_threadsafe(read, service.hub.store.writer._loop).result(WAIT))
    assert [shown_entry.step for shown_entry in log] == [1, 2]


def test_a_log_holds_what_happens_while_it_is_read_and_nobody_waits_for_it(table, monkeypatch):
    service, client, table = table
    live, is_read = service.hub.tables[table], threading.Event()
    read = replays.read

    async def slow_read(*arguments):
        answer = await read(*arguments)
        while not is_read.is_set():
            await asyncio.sleep(0.01)
        return answer

    monkeypatch.setattr(replays, "read", slow_read)
    with service.person(None).socket() as watcher:
        asked = watcher.send("open", table=table, log=True)
        eventually(lambda: live.tails)
        for move in ("draw deck", "draw deck"):
            assert client.play(table, 0, move)["type"] == "done"
        client.call("say", table=table, phrase="hello")
        is_read.set()
        shown = watcher.answer(asked)
        assert [line.get("step") for line in shown["log"]] == [1, 2, 3, 4, None]
        assert shown["now"]["number"] == client.tables[table]["number"] + 1  # the phrase
        assert [event["kind"] for event in shown["log"][2]["events"]] == ["drew-blind"]
    assert not live.tails


def test_what_is_taken_back_while_a_log_is_read_is_not_in_it(paris):
    def play(seat, number, kind="play"):
        return Entry("m", number, kind, 0.0, seat), []

    lines = [LoggedEntry(0, step=1), LoggedEntry(1, step=2), LoggedEntry(0, step=3)]
    table = Table("m", None, paris, seats=[None])
    shown = replays.with_later(lines, table, [play(0, 8, "undo"), play(1, 9), play(0, 10), play(1, 11, "undo")], None)
    assert [(line.seat, line.step) for line in shown] == [(0, 1), (1, 2), (0, 3)]
