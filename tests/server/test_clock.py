"""Thinking time: counted from entries, told once, and a bot takes over if the table agreed to that."""

import asyncio
import time

import pytest

from tavoliere.server.clock import Clock

HOUR = 3600
DAY = 24 * HOUR


def test_a_clock_per_game_counts_down_only_while_one_is_asked():
    clock = Clock("game", 100, 2, since=0)
    clock.run(frozenset({0}), True)
    clock.charge(30)
    clock.run(frozenset({1}), True)
    clock.charge(50)
    clock.run(frozenset({0}), True)
    assert clock.left == [70, 80]
    assert clock.next_flag() == (120, 0)


def test_a_clock_per_move_starts_anew_with_every_question():
    clock = Clock("move", 60, 2, since=0)
    clock.run(frozenset({0, 1}), True)
    clock.charge(20)
    clock.run(frozenset({1}), False)  # the other has chosen; the question is still the same
    assert clock.next_flag() == (60, 1)
    clock.charge(30)
    clock.run(frozenset({0}), True)
    assert clock.next_flag() == (90, 0)


def test_nobody_pays_for_the_time_the_service_was_away():
    clock = Clock("game", 100, 2, since=0)
    clock.run(frozenset({0}), True)
    clock.charge(10)
    clock.pause(5000)
    assert clock.next_flag() == (5090, 0)


def test_time_that_has_run_out_is_told_once():
    clock = Clock("game", 10, 2, since=0)
    clock.run(frozenset({0, 1}), True)
    clock.flag(0)
    assert clock.next_flag() == (10, 1)
    clock.flag(1)
    assert clock.next_flag() is None


def running(service, **wishes):
    """A person and a bot at a table with a clock that is nearly out."""
    ada = service.person("Ada")
    table = ada.make("paris", ("person", "random"), clock={"per": "move", "seconds": 60}, **wishes)["table"]
    ada.sit(table)
    return ada, table


def run_out(service, table):
    """Let the clock of seat 0 run out now."""
    live = service.hub.tables[table]
    live.table.clock.left[0] = 0.05
    live.hub.store.writer._loop.call_soon_threadsafe(live.schedule_work)


def test_a_bot_takes_over_from_whoever_runs_out_of_time(service):
    ada, table = running(service, takeover="random")
    with ada.at(table) as client:
        client.wait_for(table, lambda now: 0 in now.get("asked", []))
        assert client.tables[table]["clocks"][0] <= 60
        run_out(service, table)
        told = client.until(lambda message: message.get("entry") == "timeout")
        assert told["now"]["seats"][0]["replaced"]
        client.wait_for(table, lambda now: now["status"] == "over")


def test_a_clock_that_runs_out_always_has_a_consequence(service):
    ada, table = running(service)
    assert ada.get(f"/api/tables/{table}")["about"]["takeover"] == "normal"
    with ada.at(table) as client:
        client.wait_for(table, lambda now: 0 in now.get("asked", []))
        run_out(service, table)
        told = client.until(lambda message: message.get("entry") == "timeout")
        assert told["now"]["seats"][0]["replaced"] is True
        assert client.play(table, 0)["key"] == "seat-played-by-bot"


def test_a_restart_stops_the_clock(anew):
    with anew() as service:
        ada, table = running(service)
        with ada.at(table) as client:
            client.wait_for(table, lambda now: now.get("asked") == [0])
    with anew() as service:
        ada = ada.at_service(service)
        with ada.at(table) as client:
            shown = client.tables[table]
            assert shown["clocks"][0] > 0
            assert service.hub.tables[table].table.last_at > 0


# --- the machine's clock is set --------------------------------------------------------------------------------------


JUMPS = pytest.mark.parametrize("jump", [HOUR, 40 * DAY, -HOUR], ids=["an hour on", "forty days on", "an hour back"])


def set_clock(monkeypatch, jump):
    """Set the machine's clock: the wall time jumps, the time that passes does not."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)


def look_for_abandoned(service):
    """What the service does once a minute."""
    asyncio.run_coroutine_threadsafe(service.hub.close_abandoned(), service.hub.store.writer._loop).result(20)


@JUMPS
def test_a_clock_that_is_set_flags_nobody_and_closes_nothing(anew, monkeypatch, jump):
    with anew(close_grace=0) as service:
        ada, table = running(service, takeover="random")
        waiting = ada.make("paris", ("person", "person"))["table"]
        with ada.at(table) as client:
            client.wait_for(table, lambda now: now.get("asked") == [0])
            left = client.tables[table]["clocks"][0]
            before = service.hub.tables[table].table.last_at
            set_clock(monkeypatch, jump)
            look_for_abandoned(service)
            assert client.call("say", table=table, phrase="hello")["type"] == "done"
            now = client.call("open", table=table)["now"]
            assert (now["status"], now["seats"][0].get("replaced", False)) == ("running", False)
            assert left - 60 < now["clocks"][0] <= left
            assert 0 < service.hub.tables[table].table.last_at - before < 60
        assert ada.get(f"/api/tables/{waiting}")["status"] == "open"
        assert not service.log("table-closed")


@JUMPS
def test_a_clock_that_was_set_while_the_service_was_away_flags_nobody_and_closes_nothing(anew, monkeypatch, jump):
    with anew() as service:
        ada, table = running(service, takeover="random")
        waiting = ada.make("paris", ("person", "person"))["table"]
        with ada.at(table) as client:
            client.wait_for(table, lambda now: now.get("asked") == [0])
    set_clock(monkeypatch, jump)
    with anew() as service:
        ada = ada.at_service(service)
        look_for_abandoned(service)
        with ada.at(table) as client:
            now = client.tables[table]
            assert (now["status"], now["seats"][0].get("replaced", False)) == ("running", False)
            assert now["clocks"][0] > 0
        assert ada.get(f"/api/tables/{waiting}")["status"] == "open"
