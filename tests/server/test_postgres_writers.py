"""On PostgreSQL moves have a writer of their own: they wait for no commit of anything else."""

import asyncio
import threading

import pytest
from sqlalchemy import event, insert, text

from clients import WAIT, Service, eventually, in_commit
from tavoliere import app
from tavoliere.engine import matchfile
from tavoliere.store import Store, matches, people
from tavoliere.store.schema import matches as stored_matches
from tavoliere.store.schema import people as stored_people


@pytest.fixture
def run(database):
    """Runs a test's steps with a store that is open."""

    def run(steps):
        async def inside():
            store = Store(database)
            await store.open()
            try:
                async with asyncio.timeout(WAIT):
                    return await steps(store)
            finally:
                await store.close()

        return asyncio.run(inside())

    return run


class Held:
    """Work that stays in its transaction until it may end."""

    def __init__(self, statement="select 1"):
        self.statement, self.begun, self.may_end = statement, threading.Event(), threading.Event()

    def __call__(self, connection):
        """Do it."""
        connection.execute(text(self.statement))
        self.begun.set()
        assert self.may_end.wait(WAIT)

    async def begin(self, store, **how):
        """Write it, as far as it goes by itself."""
        writing = asyncio.ensure_future(store.write(self, **how))
        assert await asyncio.to_thread(self.begun.wait, WAIT)
        return writing


def add_tables(connection):
    """Two tables that wait for bots, without anything that a lease does not need."""
    row = dict.fromkeys(("head", "game", "box", "maker", "status", "seats"), "")
    row |= dict.fromkeys(("is_listed", "is_imported", "created", "number", "asked", "last_at", "wake_at"), 0)
    connection.execute(insert(stored_matches), [{**row, "id": id_} for id_ in ("busy", "free")])


def names(connection):
    """The names of all people."""
    return sorted(row.name for row in connection.execute(stored_people.select()))


def test_a_move_waits_for_no_commit_of_anything_else(run):
    async def steps(store):
        held = Held()
        slow = await held.begin(store)
        moved = [await store.write(lambda _connection, number=number: number, is_urgent=True) for number in range(5)]
        assert not slow.done()
        held.may_end.set()
        await slow
        return moved

    assert run(steps) == [0, 1, 2, 3, 4]


def test_a_lease_does_not_wait_for_a_table_that_is_written_about(run):
    async def steps(store):
        def lease(connection):
            return matches.lease(connection, store.database, ["busy", "free"], "this one", 30)

        await store.write(add_tables)
        held = Held("update matches set asked = 1 where id = 'busy'")
        slow = await held.begin(store)
        taken = [await store.change_alone(lease)]
        held.may_end.set()
        await slow
        return [*taken, await store.change_alone(lease)]

    assert run(steps) == [{"free"}, {"busy", "free"}]


def test_of_two_commits_that_wait_for_each_other_one_is_repeated(run):
    """PostgreSQL notices after a second and gives one of them up."""
    met = threading.Barrier(2)

    def work(first, second):
        have_met = threading.Event()

        def rename(connection):
            people.rename(connection, first, f"{first} {second}")
            if not have_met.is_set():
                have_met.set()
                met.wait(WAIT)
            people.rename(connection, second, f"{first} {second}")

        return rename

    async def steps(store):
        for person in ("ada", "leo"):
            await store.write(lambda connection, id_=person: people.add_person(connection, id_, id_, id_, 0))
        there, back = work("ada", "leo"), work("leo", "ada")
        await asyncio.gather(store.write(there, is_urgent=True), store.write(back))
        return await store.read(names)

    assert run(steps) in (["ada leo", "ada leo"], ["leo ada", "leo ada"])


def test_what_is_queued_is_written_before_the_end_by_either_writer(run):
    written = []

    async def steps(store):
        held = [Held(), Held()]
        for is_urgent in (True, False):
            await held[is_urgent].begin(store, is_urgent=is_urgent)
        queued = [
            asyncio.ensure_future(store.write(lambda _connection, one=one: written.append(one), is_urgent=one % 2 == 0))
            for one in range(10)
        ]
        await asyncio.sleep(0)  # now they wait
        closing = asyncio.ensure_future(store.close())
        for each in held:
            each.may_end.set()
        await asyncio.gather(closing, *queued)

    run(steps)
    assert sorted(written) == list(range(10))


def test_trouble_of_what_is_not_urgent_is_told_and_ends_by_itself(server, database):
    match = app.new_match("paris", 2, seed=1)
    with Service(database) as service:
        ada, store = service.person("Ada"), service.hub.store
        with server.full(database):
            assert ada.post("/api/matches", 503, **matchfile.to_dict(match))["error"]["key"] == "store-full"
            in_commit_urgently(service, lambda _connection: None)
            assert store.trouble.key == "store-full"
            assert ada.http.get("/healthz").status_code == 503
        eventually(lambda: ada.http.get("/healthz").status_code == 200)
        assert store.trouble is None
        assert in_commit(service, lambda _connection: "fine") == "fine"


def test_a_new_table_takes_few_trips_to_the_database(database):
    with Service(database) as service:
        ada, statements = service.person("Ada"), []
        ada.make("paris", ("person", "person"))
        listening = (service.hub.store.database.engine, "before_cursor_execute")
        event.listen(*listening, lambda _connection, _cursor, statement, *_more: statements.append(statement))
        ada.make("paris", ("person", "person"))
        assert len([one for one in statements if "matches" in one or "boxes" in one]) == 4, statements


def in_commit_urgently(service, work):
    """Do something with the service's database at once, as a move does."""
    store = service.hub.store
    return asyncio.run_coroutine_threadsafe(store.write(work, is_urgent=True), store.writer._loop).result(WAIT)
