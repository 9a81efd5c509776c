"""The event loop on which addresses take turns."""

import asyncio
import socket
from contextvars import copy_context
from threading import Thread
from types import SimpleNamespace

import pytest

from tavoliere.server import fair_loop
from tavoliere.server.connection import Connection
from tavoliere.server.fair_loop import AT_ONCE, PLAY, FairEventLoop, shares
from tavoliere.server.fair_queue import Owner
from tavoliere.server.identity import Client
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.settings import Settings
from tavoliere.server.work import Kind, Work
from tavoliere.store.turns import on_behalf_of


def run(main):
    """The result of a coroutine on a fair loop."""
    with asyncio.Runner(loop_factory=FairEventLoop) as runner:
        return runner.run(main)


def on_behalf(address, call, *arguments):
    """Have the loop call something for an address."""

    def begin():
        on_behalf_of.set(address)
        asyncio.get_running_loop().call_soon(call, *arguments)

    copy_context().run(begin)


@pytest.fixture(autouse=True)
def busy(monkeypatch):
    """A step that takes a second of the only time that passes."""
    now = [0.0]

    def later():
        now[0] += 0.1
        return now[0]

    monkeypatch.setattr(fair_loop, "time", SimpleNamespace(monotonic=later))

    def step(done):
        now[0] += 1
        done.append(1)

    return step


def test_what_an_address_has_waiting_does_not_delay_the_steps_of_another(busy):
    async def main():
        done = []
        for _ in range(500):
            on_behalf("many", busy, done)
        on_behalf_of.set("few")
        for _ in range(10):
            await asyncio.sleep(0)
        return len(done)

    assert asyncio.run(main()) == 500
    assert run(main()) <= 11


def test_an_address_that_waited_long_has_no_turns_saved_up(busy):
    async def main():
        early, late = [], []
        for _ in range(50):
            on_behalf("early", busy, early)
        while len(early) < 40:
            await asyncio.sleep(0)
        for _ in range(50):
            on_behalf("late", busy, late)
        while len(early) < 50:
            await asyncio.sleep(0)
        return len(late)

    assert 8 <= run(main()) <= 11


def test_websockets_go_before_pages(busy):
    async def main():
        pages, moves = [], []
        for _ in range(100):
            on_behalf("reader", busy, pages)
        shares.set(PLAY)
        for _ in range(100):
            on_behalf("player", busy, moves)
        on_behalf_of.set("player")
        while len(moves) < 80:
            await asyncio.sleep(0)
        return len(pages)

    assert 15 <= run(main()) <= 25


def test_callbacks_of_an_address_keep_their_order_also_from_threads():
    async def main():
        loop, order = asyncio.get_running_loop(), []
        for number in range(100):
            on_behalf("one", order.append, number)
        await asyncio.sleep(0.01)
        assert order == list(range(100))
        threads = [Thread(target=call_often, args=(loop, order)) for _ in range(4)]
        for thread in threads:
            thread.start()
        while len(order) < 4100:
            await asyncio.sleep(0)
        return order[100:]

    def call_often(loop, order):
        for number in range(1000):
            loop.call_soon_threadsafe(order.append, number)

    assert sorted(run(main())) == sorted([*range(1000)] * 4)


@pytest.mark.parametrize(("reader", "most"), [("few", AT_ONCE + 2), ("many", 500)])
def test_a_message_is_noticed_while_much_is_ready_and_its_reader_is_called_once(busy, reader, most):
    async def main():
        loop, done, noticed = asyncio.get_running_loop(), [], []
        here, there = socket.socketpair()
        here.setblocking(False)

        def read():
            noticed.append(len(done))
            here.recv(1)

        with here, there:
            on_behalf(reader, loop.add_reader, here, read)
            await asyncio.sleep(0)
            there.send(b"x")
            for _ in range(500):
                on_behalf("many", busy, done)
            while len(done) < 500 or not noticed:
                await asyncio.sleep(0)
            loop.remove_reader(here)
        return noticed

    (noticed,) = run(main())
    assert noticed <= most


def test_what_a_connection_sends_counts_for_its_address():
    class Told(asyncio.Protocol):
        def connection_made(self, transport):
            self.transport = transport

        def data_received(self, data):
            self.transport.write(on_behalf_of.get().encode())
            self.transport.close()

    async def main():
        server = await asyncio.get_running_loop().create_server(Told, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), local_addr=("127.0.0.9", 0))
        writer.write(b"?")
        told = await reader.read()
        writer.close()
        server.close()
        return told, on_behalf_of.get()

    assert run(main()) == (b"127.0.0.9", "")


def test_a_message_is_sent_on_behalf_of_whoever_gets_it():
    """Whoever else caused it may have much to do."""
    sent = []

    class Websocket:
        async def send(self, _message):
            sent.append(on_behalf_of.get())

    async def main():
        entrance = SimpleNamespace(paces=SimpleNamespace(of=str), outflow=SimpleNamespace(note=str))
        peer = SimpleNamespace(entrance=entrance, address="player", outbox=0)
        on_behalf_of.set("player")
        connection = Connection(Websocket(), SimpleNamespace(settings=Settings()), peer, Client(), {})
        on_behalf("many", connection.post, b"{}")
        while not sent:
            await asyncio.sleep(0)

    run(main())
    assert sent == ["player"]


def test_a_job_is_done_on_behalf_of_whoever_asked():
    begun = []

    class Watched(Work):
        async def _attempt(self, job, _worker):
            begun.append(on_behalf_of.get())
            await asyncio.sleep(0)

    async def main():
        work = Watched(Settings(reads_at_once=1), "", Log(), Metrics())

        async def ask(name):
            on_behalf_of.set(name)
            await work.run(Kind.READ, Owner(name, name), "")

        await asyncio.gather(*map(ask, ("a", "b", "c")))
        await work.close()

    run(main())
    assert begun == ["a", "b", "c"]
