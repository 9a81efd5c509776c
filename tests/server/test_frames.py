"""Invalid frames and messages on a websocket: counted, refused, and nobody else waits."""

import json
import time
from contextlib import ExitStack

import pytest

from clients import eventually
from raw_sockets import CONTINUATION, PING, PONG, TEXT, RawWebsocket, frame
from tavoliere.server.messages import VERSION

POLICY, BAD_TEXT = 1008, 1007
FLOODS = {
    "pings": [frame(PING)] * 3000,
    "long pings": [frame(PING, b"x" * 125)] * 3000,
    "pongs": [frame(PONG, b"no")] * 3000,
    "empty pieces": [frame(TEXT, fin=False), *[frame(CONTINUATION, fin=False)] * 3000],
    "single letters": [frame(TEXT, b"{", fin=False), *[frame(CONTINUATION, b" ", fin=False)] * 3000],
}


@pytest.fixture
def service(anew):
    """A service with the limits it has by default."""
    with anew(messages_per_second=20, messages_at_once=60) as running:
        yield running


@pytest.mark.parametrize("frames", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_frames_is_ended_and_nobody_waits_for_it(service, frames):
    with service.person("Ada").socket() as ada, RawWebsocket(service.url) as mallory:
        mallory.send(*frames)
        started = time.monotonic()
        ada.call("ping")
        waited = time.monotonic() - started
        assert mallory.close_code() == POLICY
        assert waited < 1
    assert [line["reason"] for line in service.log("client-dropped")] == ["too-many-frames"]


def test_a_message_in_endless_pieces_is_ended_however_slowly_they_come(anew):
    with anew(messages_per_second=5000, messages_at_once=5000) as service, RawWebsocket(service.url) as mallory:
        mallory.send(frame(TEXT, fin=False))
        for _ in range(80):
            mallory.send(frame(CONTINUATION, fin=False))
            time.sleep(0.002)
        assert mallory.close_code() == POLICY


def test_a_few_pings_and_a_message_in_pieces_are_nothing_special(service):
    with RawWebsocket(service.url) as eve:
        hello = json.dumps({"type": "hello", "id": "a", "version": VERSION}).encode()
        eve.send(*[frame(PING, b"hi")] * 5, frame(TEXT, hello[:9], fin=False), frame(CONTINUATION, hello[9:]))
        eve.say(type="ping", id="b")
        came = eve.read(7)
        assert [data for opcode, data in came if opcode == PONG] == [b"hi"] * 5
        assert [json.loads(data)["type"] for opcode, data in came if opcode == TEXT] == ["welcome", "pong"]


def test_whoever_sends_much_more_than_is_read_is_ended(service):
    """Else every connection could keep a quarter of a megabyte waiting."""
    person = service.person("Mallory")
    with RawWebsocket(service.url, f"tavoliere={person.http.cookies['tavoliere']}") as mallory:
        (connection,) = eventually(lambda: service.hub.connected.of(person.id))
        at_once = b"".join(frame(TEXT, b'{"type":"ping","id":"%d"}' % number) for number in range(4000))
        receive = connection.peer.transport.get_protocol().data_received  # as one packet may come, or many
        service.hub.store.writer._loop.call_soon_threadsafe(receive, at_once)
        assert mallory.close_code() == POLICY
    assert [line["reason"] for line in service.log("client-dropped")] == ["too-much-at-once"]


def test_text_that_is_none_is_one_line_of_the_log(service):
    with RawWebsocket(service.url) as mallory:
        mallory.send(frame(TEXT, b"\xff\xfe{"))
        assert mallory.close_code() == BAD_TEXT
    (line,) = service.log("client-dropped")
    assert (line["reason"], line["address"]) == ("no-utf8", "127.0.0.1")
    assert "Traceback" not in service.lines.getvalue()


def test_a_message_that_is_too_large_is_one_line_of_the_log(service):
    with RawWebsocket(service.url) as mallory:
        mallory.send(frame(TEXT, b" " * 20_000))
        assert mallory.close_code() == 1009
    assert [line["reason"] for line in service.log("client-dropped")] == ["message-too-large"]


@pytest.mark.parametrize("digits", [20, 400, 5000])
def test_a_huge_number_is_refused_and_its_answer_names_the_message(service, digits):
    with RawWebsocket(service.url) as mallory:
        number = b"1" + b"0" * digits
        mallory.send(frame(TEXT, b'{"type":"hello","id":"x","version":' + number + b"}"))
        move = b'{"type":"play","id":"y","table":"t","seat":0,"move":"m","decision":' + number + b"}"
        mallory.send(frame(TEXT, move))
        answers = [json.loads(data) for opcode, data in mallory.read(2)]
    assert [answer["key"] for answer in answers] == ["message-unreadable"] * 2
    assert digits > 4000 or [answer["re"] for answer in answers] == ["x", "y"]
    assert "Traceback" not in service.lines.getvalue()


def test_a_message_refused_for_its_haste_is_named_with_the_time_to_wait(service):
    with service.person("Ada").socket() as ada:
        sent = [ada.send("ping", f"id-{number}") for number in range(75)]
        answers = {}
        while len(answers) < len(sent):
            answer = ada.read()
            answers[answer["re"]] = answer
    refused = [answer for answer in answers.values() if answer["type"] == "refused"]
    assert refused
    assert {answer["key"] for answer in refused} == {"too-many-messages"}
    assert {answer["words"]["seconds"] for answer in refused} == {1}
    assert refused[0]["sentence"] == {
        "en": "Too many messages at once. Wait a second.",
        "it": "Troppi messaggi insieme. Aspetta un secondo.",
    }


def test_one_clients_backlog_holds_up_nobody_else(anew, monkeypatch):
    from tavoliere.server import handlers
    from tavoliere.server.client_messages import Lobby

    async def takes_its_time(connection, message):
        time.sleep(0.02)
        await handlers.ping(connection, message)

    monkeypatch.setitem(handlers.HANDLERS, Lobby, takes_its_time)
    with anew() as service, service.person("Eve").socket() as eve, service.person("Ada").socket() as ada:
        for number in range(100):  # two seconds of work
            eve.send("lobby", f"{number}", watch=True)
        eve.read()
        started = time.monotonic()
        ada.call("ping")
        assert time.monotonic() - started < 0.7


def test_all_connections_of_an_address_share_one_pace(anew):
    with anew(address_messages_per_second=50, address_messages_at_once=20) as service:
        people = [service.person("Eve") for _ in range(4)]
        with ExitStack() as stack:
            clients = [stack.enter_context(person.socket()) for person in people]
            started = time.monotonic()
            last = [[client.send("ping") for _ in range(20)][-1] for client in clients]
            for client, id_ in zip(clients, last, strict=True):
                assert client.answer(id_)["type"] == "pong"  # late, but nothing is refused
            assert time.monotonic() - started > 0.8  # 80 messages, 20 of them at once
