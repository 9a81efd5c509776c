"""The fair queue for the database."""

import asyncio
import threading

from tavoliere.store import Store
from tavoliere.store.turns import Turns, on_behalf_of


def test_whoever_wants_much_waits_for_themselves():
    turns = Turns()
    for owner, item in (("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5), ("b", 6)):
        on_behalf_of.set(owner)
        turns.put(item)
    assert len(turns) == 6
    assert [turns.take() for _ in range(6)] == [1, 4, 5, 2, 6, 3]
    assert not turns


def test_a_hundred_queries_of_a_neighbour_hold_up_nobody(tmp_path):
    may_go, done = threading.Event(), []

    def query(name):
        def work(_connection):
            assert may_go.wait(20)
            done.append(name)

        return work

    async def ask():
        store = Store(str(tmp_path / "tables.db"))
        await store.open()

        async def read(owner):
            on_behalf_of.set(owner)
            await store.read(query(owner))

        asked = [asyncio.ensure_future(read(owner)) for owner in ["neighbour"] * 100 + ["somebody"]]
        await asyncio.sleep(0.1)
        may_go.set()
        await asyncio.gather(*asked)
        await store.close()

    asyncio.run(ask())
    assert len(done) == 101
    assert done.index("somebody") < 10


def test_what_nobody_waits_for_any_more_is_not_read(tmp_path):
    may_go, done = threading.Event(), []

    async def ask():
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        held = [asyncio.ensure_future(store.read(lambda _connection: may_go.wait(20))) for _ in range(4)]
        late = asyncio.ensure_future(store.read(lambda _connection: done.append("late")))
        await asyncio.sleep(0.1)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.sleep(0)  # now the reader knows of it too
        may_go.set()
        await asyncio.gather(*held)
        await store.close()

    asyncio.run(ask())
    assert done == []
