"""Pages on a busy machine: no needless waiting for a thread, nothing computed twice."""

import asyncio
from functools import partial
from inspect import iscoroutinefunction
from types import SimpleNamespace

import pytest

from tavoliere import app as composition
from tavoliere.engine import entry_points
from tavoliere.engine.game import Game
from tavoliere.server import api_games, api_people, api_tables, lobby
from tavoliere.server.admission import Admission
from tavoliere.server.catalogue import Games
from tavoliere.server.identity import TRUSTED_SECONDS, _known_or_read
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.seats import Seat, SeatPlan
from tavoliere.server.settings import Settings
from tavoliere.store.people import SignedOut, digest
from tavoliere.store.turns import on_behalf_of


def calls_of(dependant):
    """Whatever FastAPI calls for a request."""
    yield dependant.call
    for other in dependant.dependencies:
        yield from calls_of(other)


def test_no_request_changes_threads_to_be_answered(service):
    routers = (service.app.router, api_games.router, api_people.router, api_tables.router)
    routes = [route for router in routers for route in router.routes if hasattr(route, "dependant")]
    assert len(routes) > 20
    assert {call for route in routes for call in calls_of(route.dependant) if not iscoroutinefunction(call)} == set()


def test_rules_are_read_from_the_disk_before_somebody_plays(monkeypatch):
    game = composition.load("paris")
    wanted = set(entry_points.rules_signatures(game.box, game.set_up(2, 0), game.options()))
    called = set()

    class Core:
        def __getattr__(self, name):
            called.add(name)
            return getattr(entry_points.pure, name)

    monkeypatch.setattr(Game, "core", Core())
    Games(composition.catalogue()).printed("paris")
    assert called >= wanted


@pytest.mark.parametrize("path", ["/docs", "/openapi.json"])
def test_the_description_of_the_calls_is_made_once(service, monkeypatch, path):
    ada, made, openapi = service.person("Ada"), [], service.app.openapi
    monkeypatch.setattr(service.app, "openapi", lambda: made.append(path) or openapi())
    first, second = ada.http.get(path), ada.http.get(path, headers={"Accept-Encoding": ""})
    assert first.text == second.text
    assert "/api/tables" in first.text
    assert first.headers["content-encoding"] == "gzip"
    assert len(made) <= 1  # another test may have asked before


class Reads:
    """A store whose reads end when they are told to."""

    def __init__(self):
        self.begun, self.behalves = [], []

    async def read(self, work):
        done = asyncio.get_running_loop().create_future()
        self.begun.append(done)
        self.behalves.append(on_behalf_of.get())
        return await done


@pytest.fixture
def lists(monkeypatch):
    """The lobby's lists over a store whose reads end when they are told to, with what they found."""

    async def read(hub, person=None):
        return await hub.store.read(person)

    monkeypatch.setattr(lobby, "public_lists", read)
    monkeypatch.setattr(lobby, "own_list", read)
    return lobby.Lists(SimpleNamespace(store=Reads()))


async def turn():
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize(("person", "behalf"), [(None, ""), ("ada", "10.0.0.1")])
def test_lists_are_read_once_for_all_who_ask_meanwhile_and_never_before_they_asked(lists, person, behalf):
    store = lists._hub.store

    async def ask():
        on_behalf_of.set("10.0.0.1")
        first = asyncio.ensure_future(lists.get(person))
        await turn()
        later = [asyncio.ensure_future(lists.get(person)) for _ in range(40)]
        await turn()
        assert len(store.begun) == 1
        store.begun[0].set_result(b"1")
        assert await first == b"1"
        await turn()
        assert [one.done() for one in later] == [False] * 40
        later[0].cancel()  # whoever leaves takes nothing from the others
        store.begun[1].set_result(b"2")
        assert {await one for one in later[1:]} == {b"2"}
        assert await lists.get(person) == b"2"
        await turn()
        assert not lists._reading
        assert not lists._next

    asyncio.run(ask())
    assert store.behalves == [behalf, behalf]


def table_of(*people, is_listed=True):
    seats = [Seat(SeatPlan("person"), one) for one in people]
    return SimpleNamespace(seats=seats, head=SimpleNamespace(is_listed=is_listed))


def test_lists_are_kept_until_one_of_their_tables_changes(lists):
    begun = lists._hub.store.begun

    async def read(person, meanwhile=lambda: None):
        """The number of the read that answers."""
        asked = asyncio.ensure_future(lists.get(person))
        await turn()
        meanwhile()
        for number, one in enumerate(begun):
            if not one.done():
                one.set_result(number)
        return await asked

    async def ask():
        assert [await read("ada"), await read("ada"), await read(None), await read(None)] == [0, 0, 1, 1]
        lists.changed(table_of("leo", is_listed=False))
        assert [await read("ada"), await read(None)] == [0, 1]
        lists.changed(table_of("leo", is_listed=False), table_of("leo", "ada"))
        assert [await read("ada"), await read(None)] == [2, 3]
        lists.forget_all()
        changes = partial(lists.changed, table_of("ada"))  # perhaps after the database was read
        assert [await read("ada", changes), await read("ada"), await read("ada")] == [4, 5, 5]

    asyncio.run(ask())


def test_lists_are_not_kept_for_longer_than_a_moment(lists, monkeypatch):
    monkeypatch.setattr(lobby, "KEPT_SECONDS", 0.0)

    async def ask():
        for number in range(2):
            asked = asyncio.ensure_future(lists.get(None))
            await turn()
            lists._hub.store.begun[number].set_result(number)
            assert await asked == number
            while lists._kept:
                await asyncio.sleep(0.001)

    asyncio.run(ask())


def test_nobody_waits_for_the_lists_of_another(lists):
    async def ask():
        ada, leo = (asyncio.ensure_future(lists.get(person)) for person in ("ada", "leo"))
        await turn()
        lists._hub.store.begun[1].set_result(b"leo's")
        assert await leo == b"leo's"
        assert not ada.done()
        ada.cancel()

    asyncio.run(ask())


def test_lists_that_cannot_be_read_are_read_again_for_the_next(lists):
    store = lists._hub.store

    async def ask():
        for _ in range(2):
            asked = asyncio.ensure_future(lists.get(None))
            while not store.begun:
                await asyncio.sleep(0)
            store.begun.pop().set_exception(OSError("away"))
            with pytest.raises(OSError, match="away"):
                await asked

    asyncio.run(ask())


def test_with_several_services_people_are_looked_up_again_soon_and_when_somebody_was_signed_out(monkeypatch):
    entrance, token, asked = Admission(Settings(), Log(), Metrics()), "x" * 43, []

    class Shared:
        is_shared = True

        async def read(self, work):
            asked.append(1)
            return "ada", "Ada"

    def look():
        assert asyncio.run(_known_or_read(entrance, token, Shared())) == ("ada", "Ada")
        return len(asked)

    assert [look(), look()] == [1, 1]
    entrance.forget(SignedOut("ada", digest(token)))
    assert [look(), look()] == [2, 2]
    entrance.forget_all()
    assert [look(), look()] == [3, 3]
    monkeypatch.setattr("time.monotonic", lambda later=TRUSTED_SECONDS + 1e6: later)
    assert look() == 4
