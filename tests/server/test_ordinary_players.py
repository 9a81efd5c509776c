"""People who only want to play never meet a limit: with the default settings, and all behind one address."""

import threading
import time

import httpx
import pytest

from clients import Service
from tavoliere.server.settings import Settings

CLICK = 0.1  # seconds between two clicks of somebody in a great hurry
PEOPLE = 20
LIMITS = (
    "writes_per_minute",
    "reads_per_minute",
    "messages_per_second",
    "messages_at_once",
    "new_people_per_hour",
)
PAGES = (
    "/",
    "/api/me",
    "/api/games",
    "/api/lobby",
    "/api/texts/it",
    "/api/texts/it/paris",
    "/api/address",
    "/api/statistics",
)


@pytest.fixture
def service(tmp_path):
    """A service with every limit as it is by default."""
    with Service(tmp_path / "tables.db", **{name: getattr(Settings(), name) for name in LIMITS}) as running:
        yield running
        assert "refused" not in running.lines.getvalue()
        assert not running.log("client-dropped")
        assert not running.log("client-sent-away")


def play_hurriedly(client, table, seat, until):
    """Point at moves and play them, as fast as a hand can click, until the end or so many entries."""
    played = 0

    def is_ours_or_done(now):
        return now.get("status") == "over" or seat in now.get("asked", []) or now.get("number", 0) >= until

    while (now := client.wait_for(table, is_ours_or_done))["status"] != "over" and now["number"] < until:
        move = now["moves"][len(now["moves"]) // 2]["text"]
        time.sleep(CLICK)
        answers = [client.call("preview", table=table, seat=seat, move=move)]
        answers.append(client.call("play", table=table, seat=seat, decision=now["decision"], move=move))
        assert [answer["type"] for answer in answers] == ["preview", "done"], answers
        played += 1
    return played


def test_a_whole_game_at_full_click_speed(service):
    ada = service.person("Ada")
    table = ada.make("paris", ("person", "random"))["table"]
    ada.sit(table)
    with ada.at(table) as client:
        assert play_hurriedly(client, table, 0, 1000) > 20
        assert client.tables[table]["status"] == "over"


def test_twenty_people_behind_one_address(service):
    """All at once: each loads the page as a browser does, sits down, plays and says something."""
    problems, ready = [], threading.Barrier(PEOPLE)
    people = [service.person(f"P{number}") for number in range(PEOPLE)]
    tables = [people[number].make("paris", ("person", "person"))["table"] for number in range(0, PEOPLE, 2)]

    def visit(number):
        try:
            ready.wait(60)
            load_page(people[number])
            table, seat = tables[number // 2], number % 2
            people[number].sit(table, seat)
            with people[number].at(table) as client:
                play_hurriedly(client, table, seat, 24)
                assert client.call("say", table=table, phrase="thanks")["type"] == "done"
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=visit, args=(number,)) for number in range(PEOPLE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert problems == []


def load_page(person):
    """What a browser asks for when the page is opened: over six connections, which it keeps."""
    connections = [httpx.Client(base_url=person.url, cookies=person.http.cookies, timeout=60) for _ in range(6)]
    for number, path in enumerate(PAGES):
        answer = connections[number % 6].get(path)
        assert answer.status_code in (200, 404), answer.text
    for connection in connections:
        connection.close()
