"""A PostgreSQL that is cut off, stands still or is full: sentences, nothing acknowledged is lost, and it goes on."""

import time

import psycopg
import pytest

from clients import Process, Service, begin, both, two_people
from tavoliere.store import StoreUnavailable, store


@pytest.fixture
def playing(database):
    """A service on PostgreSQL with two people at a table, where it is the first one's turn."""
    with Service(database) as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            yield service, one, other, table


def stored(database, table):
    """The numbers and messages of a table's entries."""
    with psycopg.connect(database) as connection:
        query = "select number, message from entries where match = %s order by number"
        return connection.execute(query, [table]).fetchall()


def say_until_done(client, table, id_):
    """Say something as a browser does: again with the same id until it is answered with done."""
    give_up = time.monotonic() + 30
    while (answer := client.call("say", id_, table=table, phrase="hello"))["type"] == "refused":
        assert answer["key"].startswith("store-"), answer
        assert time.monotonic() < give_up
        time.sleep(0.1)
    return answer["number"]


def test_clients_cut_off_in_the_middle_lose_nothing(server, database, playing):
    _service, one, other, table = playing
    acknowledged = {}
    for turn in range(12):
        if turn % 3 == 1:
            server.terminate(database)
        client = (one, other)[turn % 2]
        acknowledged[say_until_done(client, table, f"turn-{turn}")] = f"turn-{turn}"
    entries = stored(database, table)
    assert [number for number, _message in entries] == list(range(1, len(entries) + 1))
    assert {number: message for number, message in entries if number in acknowledged} == acknowledged
    said = [message for _number, message in entries if message]
    assert len(said) == len(set(said))


def test_a_database_that_stands_still_is_told_and_goes_on(server, database, playing, monkeypatch):
    service, one, other, table = playing
    monkeypatch.setattr(store, "PATIENCE", 1.0)
    with server.paused(database):
        started = time.monotonic()
        refused = one.call("say", "while-it-stands", table=table, phrase="hello")
        assert (refused["type"], refused["key"]) == ("refused", "store-unreachable")
        assert time.monotonic() - started < 8
        assert other.call("ping")["type"] == "pong"
        assert other.call("preview", table=table, seat=1, move="draw deck")["type"] in ("preview", "refused")
    monkeypatch.setattr(store, "PATIENCE", 15.0)
    number = say_until_done(one, table, "while-it-stands")
    entries = stored(database, table)
    assert [message for _number, message in entries].count("while-it-stands") == 1
    assert dict(entries)[number] == "while-it-stands"
    now = other.wait_for(table, lambda now: now["asked"] == [0])
    assert service.hub.tables[table].table.number == len(entries)
    assert one.play(table, 0, "draw deck")["number"] == len(entries) + 1
    assert now["status"] == "running"


def test_a_full_disk_refuses_with_a_sentence_and_recovers(server, database, playing):
    service, one, _other, table = playing
    before = stored(database, table)
    with server.full(database):
        refused = one.call("say", "no-room", table=table, phrase="hello")
        assert (refused["type"], refused["key"]) == ("refused", "store-full")
        assert service.hub.store.trouble.key == "store-full"
        assert one.play(table, 0, "draw deck")["key"] == "store-full"
        assert stored(database, table) == before
    assert one.call("say", "no-room", table=table, phrase="hello")["number"] == len(before) + 1
    assert service.hub.store.trouble is None


def test_when_one_of_two_services_dies_what_it_acknowledged_is_seen_by_the_other(database):
    with Process(database) as first, Process(database) as second:
        ada, leo, table = two_people(first)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            done = one.play(table, 0, "draw deck")
            first.kill()
        with ada.at_service(second).at(table) as one, leo.at_service(second).at(table) as other:
            assert one.tables[table]["number"] == other.tables[table]["number"] == done["number"]
            again = one.play(table, 0, "draw deck")
            assert again["number"] == done["number"] + 1
            other.wait_for(table, lambda now: now["asked"] == [1])


def test_what_could_not_be_read_when_it_was_told_is_read_later(database, monkeypatch):
    with Service(database) as here, Service(database) as there:
        ada, leo = here.person("Ada"), there.person("Leo")
        table = ada.make("paris", ("person", "person"), options={"first": "0"})["table"]
        ada.sit(table, 0)
        leo.sit(table, 1)
        with ada.at(table) as one, leo.at(table) as other:
            for client in (one, other):
                client.wait_for(table, lambda now: now.get("asked") == [0, 1])
            away = iter([True] * 2)
            read = there.hub.store.read

            async def read_later(work):
                if next(away, False):
                    raise StoreUnavailable("store-unreachable")
                return await read(work)

            monkeypatch.setattr(there.hub.store, "read", read_later)
            one.play(table, 0)
            other.wait_for(table, lambda now: now["asked"] == [1])  # nobody has acted through that process meanwhile
            assert next(away, None) is None
