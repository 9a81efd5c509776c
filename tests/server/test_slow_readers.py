"""Clients that do not read: bytes held for them are bounded, they are dropped, and come back to a fresh view."""

import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from clients import Process, begin, both, eventually, two_people
from raw_sockets import RawWebsocket, connect, read_all, request
from tavoliere.server.messages import VERSION
from tavoliere.server.unread_bytes import UnreadBytes

MEGABYTE = 1_048_576
MESSAGE = b'"' + b"x" * 50_000 + b'"'


def lazy_socket(url, person=None):
    """Somebody who says hello and reads nothing."""
    cookie = f"tavoliere={person.http.cookies['tavoliere']}" if person else ""
    raw = RawWebsocket(url, cookie, receive_bytes=4096)
    raw.say(type="hello", id="1", version=VERSION)
    return raw


def connection_of(service, person):
    """A person's connection inside the service."""
    return next(iter(eventually(lambda: service.hub.connected.of(person.id))))


def broadcast(service, connections, messages):
    """Send messages to some connections, as a busy table would."""
    loop = service.hub.store.writer._loop
    for _ in range(messages):
        for connection in connections:
            loop.call_soon_threadsafe(connection.post, MESSAGE)
        time.sleep(0.002)


def held(service):
    """Bytes held for all connections: what is counted, and what there really is."""
    entrance = service.app.state.entrance
    peers = {connection.peer for people in service.hub.connected._by_person.values() for connection in people}
    return entrance.outflow.total, sum(peer.unread for peer in peers)


def test_bytes_are_bounded_for_each_connection(anew):
    with anew(unread_bytes=500_000) as service:
        leo = service.person("Leo")
        with lazy_socket(service.url, leo) as lazy:
            connection = connection_of(service, leo)
            most = 0
            for _ in range(60):
                broadcast(service, [connection], 1)
                most = max(most, *held(service))
            eventually(lambda: service.hub.connected.of(leo.id) == set())
            assert most < 500_000 + 3 * len(MESSAGE)
            assert eventually(lambda: held(service) == (0, 0))
            assert read_all(lazy.socket) is not None  # hung up
        assert service.log("client-dropped")[0]["reason"] == "unread"


def test_bytes_are_bounded_in_all(anew):
    with anew(unread_bytes=10 * MEGABYTE, unread_bytes_in_all=MEGABYTE) as service, ExitStack() as stack:
        people = [service.person("Leo") for _ in range(4)]
        for person in people:
            stack.enter_context(lazy_socket(service.url, person))
        connections = [connection_of(service, person) for person in people]
        broadcast(service, connections[1:], 3)
        broadcast(service, connections[:1], 40)  # the greediest goes, the others stay
        eventually(lambda: service.hub.connected.of(people[0].id) == set())
        assert max(held(service)) < MEGABYTE + 3 * len(MESSAGE)
        assert all(service.hub.connected.of(person.id) for person in people[1:])


def test_a_stalled_client_is_dropped_after_the_stated_seconds_and_finds_everything_again(anew):
    with anew(stalled_seconds=1) as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            lazy = service.person("Eve")
            with lazy_socket(service.url, lazy) as raw:
                raw.say(type="open", id="2", table=table)
                connection = connection_of(service, lazy)
                started = time.monotonic()
                broadcast(service, [connection], 15)
                eventually(lambda: service.hub.connected.of(lazy.id) == set())
                assert time.monotonic() - started < 5
                assert one.play(table, 0, "draw deck")["type"] == "done"
            with lazy.at(table) as again:
                assert again.tables[table]["number"] == one.tables[table]["number"]
    assert [line["reason"] for line in service.log("client-dropped")] == ["stalled"]


def test_a_slow_client_that_reads_on_is_not_dropped(anew):
    with anew(stalled_seconds=0.4) as service:
        leo = service.person("Leo")
        with lazy_socket(service.url, leo) as slow:
            connection = connection_of(service, leo)
            broadcast(service, [connection], 12)
            slow.socket.settimeout(5)
            read = 0
            while read < 12 * len(MESSAGE):
                read += len(slow.socket.recv(8192))
                time.sleep(0.01)
            assert service.hub.connected.of(leo.id) == {connection}


def test_whoever_asks_without_reading_is_kept_waiting_not_cut_off(anew):
    """What a client asked for is made when it has read what it asked for before."""
    with anew(unread_bytes=100_000) as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            with lazy_socket(service.url, service.person("Eve")) as eve:
                for number in range(200):
                    eve.say(type="open", id=f"{number}", table=table)
                time.sleep(0.5)
                assert max(held(service)) < 200_000
                answers = {}
                for _opcode, data in eve.frames():
                    message = json.loads(data)
                    answers[message.get("re")] = message["type"]
                    if message.get("re") == "199":
                        break
                assert {answers[f"{number}"] for number in range(200)} == {"table"}


def test_a_page_that_nobody_reads_is_dropped(anew):
    with anew(stalled_seconds=0.6) as service, connect(service.url, receive_bytes=4096) as lazy:
        lazy.sendall(request(service.url, "/openapi.json") * 40)
        entrance = service.app.state.entrance
        eventually(lambda: entrance.count == 1)
        eventually(lambda: entrance.count == 0)
        assert [line["reason"] for line in service.log("client-dropped")] == ["stalled"]


class Reader:
    """A connection that holds some bytes."""

    def __init__(self, unread):
        self.unread, self.is_dropped = unread, False

    def drop(self):
        self.is_dropped, self.unread = True, 0


def test_whoever_holds_most_is_dropped_first_and_what_was_read_meanwhile_is_not_counted():
    outflow = UnreadBytes(100)
    small, large, read = Reader(20), Reader(60), Reader(30)
    for reader in (small, large):
        outflow.note(reader)
    outflow.note(read)
    assert [reader.is_dropped for reader in (small, large, read)] == [False, True, False]
    assert outflow.total == 50
    small.unread = 0  # and nobody noted it
    late = Reader(60)
    outflow.note(late)
    assert not late.is_dropped
    assert outflow.total == 90


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_ten_stalled_clients_cost_no_more_than_what_is_stated(tmp_path):
    """The whole process is weighed: what libraries and the event loop keep counts too."""
    limits = {"unread_bytes": MEGABYTE, "stalled_seconds": 60, "messages_per_second": 2000, "messages_at_once": 2000}
    with Process(str(tmp_path / "tables.db"), **limits) as service, ExitStack() as stack:
        ada = service.person("Ada")
        table = ada.make("paris", ("random",) * 4)["table"]
        eventually(lambda: ada.get(f"/api/tables/{table}")["status"] == "over")
        with ada.socket() as client:
            client.call("open", table=table, log=True)
        before = memory_of(service.process)
        for _ in range(10):
            lazy = stack.enter_context(lazy_socket(service.url, ada))
            for number in range(150):
                lazy.say(type="open", id=f"{number}", table=table, log=True)
        time.sleep(4)
        assert memory_of(service.process) - before < 10 * MEGABYTE + 6 * MEGABYTE
        assert ada.get("/healthz")["status"] == "ok"


def memory_of(process):
    """The memory a process holds, in bytes."""
    lines = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) * 1024
