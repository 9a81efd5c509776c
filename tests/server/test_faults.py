"""A database that is locked or full: clear errors, nothing acknowledged is lost, and it goes on by itself."""

import asyncio
import sqlite3

import pytest

from clients import begin, both, two_people


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
    with sqlite3.connect(service.settings.db) as rows:
        return rows.execute("select count(*) from entries where match = ?", (table,)).fetchone()[0]


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


def test_a_database_of_an_earlier_release_learns_new_columns(anew):
    with anew() as service:
        table = service.person("Ada").make("paris", ("person", "random"))["table"]
        path = service.settings.db
    with sqlite3.connect(path) as rows:
        rows.execute("ALTER TABLE matches DROP COLUMN progress")
    with anew() as service:
        listed = service.person("Leo").get("/api/lobby")["open"]
        assert [(one["table"], one["progress"]) for one in listed] == [(table, {})]
