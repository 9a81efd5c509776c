"""Several services on one PostgreSQL: they see each other's moves, and one takes over when another dies."""

import asyncio
import json
import threading
import time
from functools import partial
from types import SimpleNamespace

from sqlalchemy import event, text

from clients import WAIT, Process, Service, eventually
from tavoliere.server.live import LiveTable
from tavoliere.store import Store
from tavoliere.store.errors import explain
from tavoliere.store.schema import matches


def seated(service_of_ada, service_of_leo, **wishes):
    """Two people, each connected to a service of their own."""
    ada, leo = service_of_ada.person("Ada"), service_of_leo.person("Leo")
    table = ada.make("paris", ("person", "person"), options={"first": "0"}, **wishes)["table"]
    ada.sit(table, 0)
    leo.sit(table, 1)
    return ada, leo, table


def test_a_move_made_through_one_process_is_seen_through_the_other(database):
    with Service(database) as one, Service(database) as two:
        ada, leo, table = seated(one, two)
        with ada.at(table) as here, leo.at(table) as there:
            for client in (here, there):
                client.wait_for(table, lambda now: now.get("asked") == [0, 1])
            here.play(table, 0)
            started = time.monotonic()
            there.wait_for(table, lambda now: now["asked"] == [1])
            assert time.monotonic() - started < 1
            there.play(table, 1)
            here.wait_for(table, lambda now: now["asked"] == [0])
            assert here.play(table, 0, "draw deck")["type"] == "done"
            there.wait_for(table, lambda now: now["number"] == here.tables[table]["number"])
            assert there.tables[table]["decision"] == here.tables[table]["decision"]


def test_what_postgresql_cannot_store_is_refused_before_it_is_asked(database):
    with Service(database) as service:
        ada, _leo, table = seated(service, service)
        for path in ("tables/%00", "own-boxes/a%00b", f"tables/{table}%00/file"):
            assert ada.get(f"/api/{path}", 422)["error"]["key"] == "body-invalid"
        with ada.at(table) as client:
            for fields in ({"id": "a\0b", "table": table}, {"id": "b", "table": f"{table}\0"}):
                client.raw.send(json.dumps({"type": "say", "phrase": "hello", **fields}))
                assert client.until(lambda told: told["type"] == "refused")["key"] == "message-unreadable"
            assert client.call("say", table=table, phrase="hello")["type"] == "done"
        assert ada.get("/healthz")["status"] == "ok"


def test_two_who_want_one_seat_through_two_processes_get_one(database):
    with Service(database) as one, Service(database) as two:
        ada, leo = one.person("Ada"), two.person("Leo")
        table = ada.make("paris", ("person", "person"))["table"]
        leo.get(f"/api/tables/{table}")  # both processes have it in memory now
        ada.sit(table, 0)
        assert leo.sit(table, 0, status=409)["error"]["key"] == "seat-taken"
        assert leo.sit(table, 1)["yours"] == [1]


def test_choices_made_at_the_same_time_through_two_processes_both_count(database):
    with Service(database) as one, Service(database) as two:
        ada, leo, table = seated(one, two)
        with ada.at(table) as here, leo.at(table) as there:
            for client in (here, there):
                client.wait_for(table, lambda now: now.get("asked") == [0, 1])
            sent = [
                (
                    client,
                    client.send("play", table=table, seat=seat, decision=now["decision"], move=now["moves"][0]["text"]),
                )
                for seat, client, now in ((0, here, here.tables[table]), (1, there, there.tables[table]))
            ]
            assert [client.answer(id_)["type"] for client, id_ in sent] == ["done", "done"]
            here.wait_for(table, lambda now: now["asked"] == [0])


def test_a_dead_process_s_tables_are_taken_over_within_five_seconds(database):
    with Process(database) as one, Process(database) as two:
        ada, leo = one.person("Ada"), two.person("Leo")
        table = ada.make("paris", ("person", "person", "random"), options={"first": "1"})["table"]
        ada.sit(table, 0)
        leo.sit(table, 1)
        with leo.at(table) as there:
            with ada.at(table) as here:
                here.wait_for(table, lambda now: 0 in now.get("asked", []))
                there.wait_for(table, lambda now: 1 in now.get("asked", []))
                here.play(table, 0)
                started = time.monotonic()
                there.wait_for(table, lambda now: 0 not in now["asked"])
                assert time.monotonic() - started < 1
                there.play(table, 1)
                there.wait_for(table, lambda now: now["asked"] == [1])
                one.kill()
            killed = time.monotonic()
            there.play(table, 1, "draw deck")
            there.play(table, 1, "draw deck")
            there.wait_for(table, lambda now: now["asked"] == [0])  # the bot has played
            assert time.monotonic() - killed < 5
        assert ada.at_service(two).get(f"/api/tables/{table}")["yours"] == [0]


def test_a_lease_that_runs_out_while_it_is_renewed_wakes_its_table(database, monkeypatch):
    with Service(database) as service:
        _ada, _leo, table = seated(service, service)
        hub, woken = service.hub, []

        async def wake(table_id):
            woken.append(table_id)

        async def renewed(change):
            async def slow(work):
                found = await change(work)
                await asyncio.sleep(0.3)
                return found

            monkeypatch.setattr(hub, "_wake", wake)
            monkeypatch.setattr(hub.store, "change_alone", slow)
            hub._leases[table] = time.monotonic() + 0.2
            await hub._take_leases([table])

        asyncio.run_coroutine_threadsafe(renewed(hub.store.change_alone), hub.store.writer._loop).result(WAIT)
        assert table in woken


def test_a_restarted_database_loses_nothing_and_needs_no_restart_of_ours(server, database):
    with Service(database) as one:
        ada, leo, table = seated(one, one)
        with ada.at(table) as here, leo.at(table) as there:
            for client in (here, there):
                client.wait_for(table, lambda now: now.get("asked") == [0, 1])
            done = here.play(table, 0)
            server.stop("immediate")
            try:
                now = there.tables[table]
                message = {"table": table, "seat": 1, "decision": now["decision"], "move": now["moves"][0]["text"]}
                refused = there.call("play", "kept-id", **message)
                assert refused["key"] == "store-unreachable"
                assert ada.http.get("/healthz").status_code == 503
            finally:
                server.start()
            answers = [there.call("play", "kept-id", **message) for _ in range(1)]
            assert answers[-1]["type"] == "done"
            assert answers[-1]["number"] == done["number"] + 1
            here.wait_for(table, lambda now: now["asked"] == [0])
            assert here.play(table, 0, "draw deck")["type"] == "done"


def test_a_device_is_signed_out_at_every_service(database):
    with Service(database) as one, Service(database) as two:
        ada = one.person("Ada")
        phone = one.person(None)
        phone.id = phone.post("/api/me/arrive", link=ada.post("/api/me/link")["link"])["person"]
        with phone.at_service(two).socket() as there, ada.at_service(two).socket() as kept:
            ada.ask("POST", "/api/me/sign-out-others", status=204)
            assert there.is_closed()
            assert kept.call("ping")["type"] == "pong"
        assert phone.at_service(two).get("/api/me") is None


def test_the_number_of_an_entry_is_given_once(database):
    with Service(database) as one, Service(database) as two:
        ada, leo, table = seated(one, two)
        with ada.at(table) as here, leo.at(table) as there:
            for client in (here, there):
                client.wait_for(table, lambda now: now.get("asked") == [0, 1])
            for _ in range(5):
                here.send("say", table=table, phrase="hello")
                there.send("say", table=table, phrase="thanks")
            spoken = [message["number"] for message in (here.until(lambda m: m.get("phrase")) for _ in range(10))]
            assert sorted(spoken) == list(range(min(spoken), min(spoken) + 10))


def test_whoever_is_overtaken_again_and_again_is_heard_in_the_end(database, monkeypatch):
    with Service(database) as one, Service(database) as two:
        ada, leo, table = seated(one, two)
        with ada.at(table) as here, leo.at(table) as there:
            there.wait_for(table, lambda now: now.get("asked") == [0, 1])
            write, overtaking = two.hub.store.write, iter(range(12))

            async def write_a_little_later(work, **about):
                if next(overtaking, None) is not None:
                    await asyncio.to_thread(here.call, "say", table=table, phrase="hello")
                return await write(work, **about)

            monkeypatch.setattr(two.hub.store, "write", write_a_little_later)
            before = there.tables[table]["number"]
            assert there.call("say", table=table, phrase="thanks").get("number") == before + 13


def test_a_closed_store_leaves_no_connection_behind(server, database):
    begun = threading.Event()

    def slow(connection):
        begun.set()
        connection.execute(text("select pg_sleep(0.5)"))

    async def close_while_reading():
        store = Store(database)
        await store.open()
        reading = asyncio.ensure_future(store.read(slow))
        await asyncio.to_thread(begun.wait, 10)
        await store.close()
        # PostgreSQL ends a session a little after its client.
        await asyncio.to_thread(eventually, lambda: server.sessions(database) == 0)
        await reading

    asyncio.run(close_while_reading())


def test_whoever_reads_does_not_notice_that_connections_were_cut_off(server, database):
    async def read_again():
        store = Store(database)
        await store.open()
        query = lambda connection: connection.execute(text("select 1")).scalar_one()  # noqa: E731
        found = [await store.read(query)]
        server.terminate(database)
        found.append(await store.read(query))
        await store.close()
        return found

    assert asyncio.run(read_again()) == [1, 1]


def test_whoever_writes_does_not_notice_either_and_nothing_is_written_twice(server, database):
    async def write_again():
        store, ran = Store(database), []
        await store.open()

        def work(connection):
            ran.append(connection.execute(text("select 1")).scalar_one())

        await store.write(work)
        server.terminate(database)
        await store.write(work)
        await store.close()
        return ran

    assert asyncio.run(write_again()) == [1, 1]


def test_an_entry_is_stored_told_and_summarised_in_one_trip(database):
    with Service(database) as one:
        ada, _leo, table = seated(one, one)
        with ada.at(table) as here:
            statements = []
            listen = partial(event.listen, one.hub.store.database.engine, "before_cursor_execute")
            listen(lambda _connection, _cursor, statement, *_more: statements.append(statement))
            here.call("say", table=table, phrase="hello")
            number = here.call("say", table=table, phrase="thanks")["number"]
        said = [one for one in statements if "INSERT INTO entries" in one]
        assert len(said) == 2
        assert not [one for one in statements if one.startswith("UPDATE matches SET status")]
        assert ada.get("/api/lobby")["mine"][0]["last_at"]
        assert one.hub.tables[table].table.number == number


def test_what_this_service_stored_is_not_read_again_when_it_is_told(monkeypatch):
    """Often it is told before it is applied, while the table is locked."""
    read = []

    async def catch_up(live):
        read.append(live.table.number)

    monkeypatch.setattr(LiveTable, "catch_up", catch_up)

    async def tell():
        live = LiveTable(SimpleNamespace(number=1), None)
        async with live.lock:
            told = [asyncio.ensure_future(live.refresh(number)) for number in (1, 2, 3)]
            await asyncio.sleep(0)
            live.table.number = 2
        await asyncio.gather(*told)

    asyncio.run(tell())
    assert read == [2]


def test_errors_of_the_database_have_a_sentence():
    for words, key in (
        ("database is locked", "store-locked"),
        ("disk full", "store-full"),
        ("gone", "store-unreachable"),
    ):
        assert explain(RuntimeError(words)).key == key
    assert matches.name == "matches"
