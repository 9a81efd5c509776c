"""Malicious clients: refused and logged, and nobody else notices."""

import json
import secrets
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from clients import Client, begin, both, two_people


@pytest.fixture
def table(anew):
    """Two people who play on, whatever the third one does; limits as they are by default."""
    with anew(messages_per_second=20, messages_at_once=60) as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            yield service, one, table
            assert one.play(table, 0, "draw deck")["type"] == "done"


GARBAGE = [
    "", "null", "[]", "{", '"hello"', "{}", '{"type":"hello"}', '{"type":"hello","id":1,"version":1}',
    '{"type":"hello","id":"x","version":1,"extra":1}', '{"type":"nonsense","id":"x"}', '{"type":"play","id":"x"}',
    '{"type":"open","id":"x","table":""}', '{"type":"open","id":"' + "x" * 100 + '","table":"a"}',
    "[" * 5000, '{"type":"hello","id":"x","version":1e999}', "\U0001f600", '{"type":"ping","id":"\\u0000"}',
]  # fmt: skip


def test_garbage_is_refused_without_a_word_of_the_inside(table):
    service, _client, _table = table
    with service.person("Mallory").raw_socket() as raw:
        mallory = Client(raw)
        for text in GARBAGE:
            raw.send(text)
            answer = mallory.read()
            assert answer["type"] == "refused"
            assert answer["key"] in ("message-unreadable", "hello-first")
            assert "Traceback" not in json.dumps(answer)
            assert "msgspec" not in json.dumps(answer)
        raw.send(b"\x00\xff\xfe")
        assert mallory.read()["key"] == "message-unreadable"
        with suppress(ConnectionClosed):
            for _ in range(10):
                raw.send("{")
        assert mallory.is_closed()  # enough is enough
    assert service.log("client-sent-away")


def test_a_huge_message_closes_the_connection(table):
    service, _client, _table = table
    with service.person("Mallory").socket() as mallory:
        with suppress(ConnectionClosed):
            mallory.raw.send("x" * 2_000_000)
        assert mallory.is_closed()


def test_a_flood_is_slowed_and_then_ended(table):
    service, _client, _table = table
    with service.person("Mallory").socket() as mallory:
        with suppress(ConnectionClosed):
            for number in range(2000):
                mallory.send("ping", f"{number}")
        assert mallory.is_closed()
    assert service.log("client-sent-away")


def test_other_peoples_tables_and_seats_are_out_of_reach(table):
    service, _client, table = table
    with service.person("Mallory").socket() as mallory:
        assert mallory.call("play", table=table, seat=0, decision=1, move="pass")["key"] == "table-not-open"
        for guess in ("x", table[:-1], "../../etc/passwd", "' or 1=1 --", "%00", secrets.token_urlsafe(9)):
            assert mallory.open(guess)["key"] == "no-such-table"
        mallory.open(table)
        decision = mallory.tables[table]["decision"]
        for seat in range(4):
            assert (
                mallory.call("play", table=table, seat=seat, decision=decision, move="draw deck")["type"] == "refused"
            )
            assert mallory.call("look", table=table, seat=seat)["key"] == "seat-not-yours"
            assert mallory.call("leave", table=table, seat=seat)["key"] == "seat-not-yours"
            assert mallory.call("hint", table=table, seat=seat)["key"] == "seat-not-yours"
        assert mallory.tables[table]["view"]["seat"] is None


def test_a_guessed_token_is_nobody_and_noticed(table):
    service, _client, table = table
    mallory = service.person(None)
    with mallory.socket(Cookie=f"tavoliere={secrets.token_urlsafe(32)}") as client:
        client.open(table)
        assert client.tables[table]["view"]["seat"] is None
    with mallory.socket(Cookie="tavoliere=' or 1=1 --") as client:
        client.open(table)
    assert len(service.log("token-unknown")) == 1


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://[", "http://[::1"])
def test_another_site_is_not_let_in(table, origin):
    service, _client, _table = table
    mallory = service.person("Mallory")
    with pytest.raises(InvalidStatus), mallory.raw_socket(Origin=origin):
        pass
    assert mallory.http.post("/api/me/link", json={}, headers={"Origin": origin}).status_code == 403
    assert service.log("websocket-refused")
    assert service.log("request-refused")
    assert "Traceback" not in service.lines.getvalue()
    with mallory.socket(Origin=service.url):
        pass


def test_the_origin_follows_the_public_address(anew):
    with anew(public_url="https://tables.example/") as service:
        ada = service.person("Ada")
        with ada.socket(Origin="https://tables.example"):
            pass
        with pytest.raises(InvalidStatus), ada.raw_socket(Origin=service.url):
            pass
        stranger = service.person(None)
        assert "secure" in stranger.http.put("/api/me", json={"name": "x"}).headers["set-cookie"].lower()
        assert ada.get("/api/address")["url"] == "https://tables.example"


def test_who_says_nothing_is_sent_away(anew):
    with anew(hello_seconds=0.1) as service, service.person("Mallory").raw_socket() as raw:
        assert Client(raw).is_closed()


def test_many_writes_from_one_address_are_refused(anew):
    with anew(writes_per_minute=5) as service:
        answers = [service.person(None).http.put("/api/me", json={"name": "x"}) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [*[200] * 5, 429]
        seconds = int(answers[-1].headers["retry-after"])
        assert 6 < seconds <= 12  # five a minute
        assert answers[-1].json()["error"]["sentence"]["it"] == f"Troppe richieste. Riprova fra {seconds} secondi."


def test_a_neighbours_many_requests_are_not_counted_as_those_of_somebody_we_know(anew):
    with anew(reads_per_minute=20) as service:
        ada, stranger = service.person("Ada"), service.person(None)
        ada.get("/api/me")
        codes = {stranger.http.get("/api/lobby").status_code for _ in range(30)}
        assert codes == {200, 429}
        assert ada.get("/api/lobby")["mine"] == []


def test_a_body_that_is_too_large_is_refused(service):
    ada = service.person("Ada")
    assert ada.http.post("/api/matches", content=b"x" * 600_000).status_code == 413

    def endless():
        for _ in range(100):
            yield b"x" * 10_000

    assert ada.http.post("/api/matches", content=endless()).status_code == 413


def test_every_answer_has_security_headers(service):
    ada = service.person("Ada")
    for path in ("/", "/healthz", "/api/lobby", "/nowhere", "/openapi.json", "/docs"):
        headers = ada.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize("number", ["1" + "0" * 30, "1" + "0" * 400, "1" + "0" * 5000])
def test_huge_numbers_in_bodies_are_refused(service, number):
    ada = service.person("Ada")
    bodies = {
        "/api/matches": f'{{"format": "tavoliere-match", "version": {number}}}',
        "/api/tables": f'{{"game": "paris", "seats": [], "clock": {{"per": "move", "seconds": {number}}}}}',
        "/api/boxes": json.dumps({"game": "paris", "toml": f"[vehicles]\neach = {number}\n"}),
    }
    for path, body in bodies.items():
        answer = ada.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), (path, answer.text)
    assert "Traceback" not in service.lines.getvalue()


def test_the_page_of_http_calls_needs_no_script_and_nothing_from_elsewhere(service):
    page = service.person("Ada").http.get("/docs").text
    assert "<script" not in page
    assert "http://" not in page
    assert "https://" not in page


def test_what_breaks_inside_stays_inside(anew, monkeypatch):
    with anew() as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, _other):

            def broken(*_arguments):
                raise ZeroDivisionError("the inside")

            monkeypatch.setattr(service.hub.tables[table].table.match, "why", broken)
            answer = one.call("why", table=table, seat=0, target="pass")
            assert answer["key"] == "internal-error"
            assert "inside" not in json.dumps(answer)
            assert "ZeroDivisionError" in service.log("message-failed")[0]["trace"]
        monkeypatch.setattr(service.hub.games, "printed", broken)
        answer = ada.http.get("/api/games")
        assert answer.status_code == 500
        assert "inside" not in answer.text
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        monkeypatch.undo()
