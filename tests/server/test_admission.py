"""Half-sent requests, idle connections and crowds: deadlines, places, and a reserve for people the service knows."""

import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import InvalidStatus

from clients import eventually
from raw_sockets import RawWebsocket, body_of, connect, read_all, read_answer, request, status_of

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@contextmanager
def held(url, count, sent=HALF, source=None):
    """Connections that send a little and then wait."""
    with ExitStack() as stack:
        made = []
        for _ in range(count):
            made.append(stack.enter_context(connect(url, source)))
            if sent:
                made[-1].sendall(sent)
        yield made


def sends_until_cut_off(made, parts, pause):
    """Whether the other side hangs up before everything is sent."""
    try:
        for part in parts:
            made.sendall(part)
            time.sleep(pause)
    except OSError:
        return True
    return False


def waiting(service):
    """How many connections there are."""
    return service.app.state.entrance.count


# --- deadlines -------------------------------------------------------------------------------------------------------


def test_a_half_sent_request_is_ended_with_a_sentence(anew):
    with anew(header_seconds=0.5) as service, connect(service.url) as half:
        half.sendall(HALF)
        answer = read_all(half, 5)
        assert status_of(answer) == 408
        assert body_of(answer)["error"]["key"] == "request-too-slow"
        assert b"Content-Security-Policy" in answer
        assert [line["reason"] for line in service.log("client-dropped")] == ["too-slow"]


def test_a_request_that_drips_is_ended_too(anew):
    with anew(header_seconds=0.5) as service, connect(service.url) as drip:
        started = time.monotonic()
        assert sends_until_cut_off(drip, [bytes([letter]) for letter in HALF * 5], 0.03)
        assert time.monotonic() - started < 4


def test_a_connection_that_says_nothing_is_closed(anew):
    with anew(header_seconds=0.5) as service, connect(service.url) as silent:
        assert read_all(silent, 5) == b""


def test_a_second_request_has_the_same_deadline(anew):
    with anew(header_seconds=0.5) as service, connect(service.url) as twice:
        twice.sendall(request(service.url) + b"GET /")
        answers = read_all(twice, 5)
        assert status_of(answers) == 200
        assert b"HTTP/1.1 408" in answers


def test_a_half_sent_body_is_ended_with_a_sentence(anew):
    with anew(body_seconds=0.5) as service, connect(service.url) as half:
        head = request(service.url, "/api/me", Content_Type="application/json", Content_Length=100)
        half.sendall(head.replace(b"GET", b"PUT", 1) + b'{"name":')
        answer = read_all(half, 5)
        assert status_of(answer) == 408
        assert b"Retry-After" in answer
        assert "Traceback" not in service.lines.getvalue()


def test_a_body_that_goes_on_after_its_answer_is_cut_off(anew):
    with anew(body_bytes=10_000) as service, connect(service.url) as endless:
        head = request(service.url, "/api/me", Content_Type="application/json", Transfer_Encoding="chunked")
        endless.sendall(head.replace(b"GET", b"PUT", 1))
        assert sends_until_cut_off(endless, [b"3e8\r\n" + b"x" * 1000 + b"\r\n"] * 2000, 0.001)
        assert service.log("client-dropped")[0]["reason"] == "body-too-large"


def test_a_slow_but_honest_request_is_answered(anew):
    with anew(header_seconds=5) as service, connect(service.url) as slow:
        for part in (request(service.url)[:20], request(service.url)[20:]):
            slow.sendall(part)
            time.sleep(0.2)
        slow.settimeout(5)
        assert status_of(read_answer(slow)) == 200


# --- places ----------------------------------------------------------------------------------------------------------


def test_half_sent_requests_give_way_to_whole_ones(anew):
    with anew(connections=40, connections_reserved=10, header_seconds=60) as service:
        ada = service.person("Ada")
        with held(service.url, 60) as half:
            for number in range(5):
                with connect(service.url) as new:
                    new.sendall(request(service.url, "/api/lobby"))
                    assert status_of(read_answer(new)) == 200, number
            with ada.socket() as client:
                assert client.call("ping")["type"] == "pong"
            assert waiting(service) <= 40
            assert read_all(half[0], 1) == b""  # the first to come gave way


def test_one_address_gives_way_to_itself_only(anew):
    with (
        anew(connections_per_address=10, header_seconds=60) as service,
        held(service.url, 5, source="127.0.0.2") as others,
        held(service.url, 40) as half,
    ):
        eventually(lambda: waiting(service) == 15)
        assert read_all(half[0], 1) == b""
        for other in others:
            other.sendall(b"x\r\n\r\n")
            assert status_of(read_answer(other)) == 200


def test_strangers_leave_places_for_people_we_know(anew):
    with anew(connections=24, connections_reserved=12) as service, ExitStack() as stack:
        ada = service.person("Ada")
        ada.http.close()
        eventually(lambda: waiting(service) == 0)
        for _ in range(12):
            assert stack.enter_context(RawWebsocket(service.url)).answer.startswith(b"HTTP/1.1 101")
        with connect(service.url) as stranger:
            stranger.sendall(request(service.url, "/api/lobby"))
            answer = read_answer(stranger)
            assert status_of(answer) == 503
            assert b"retry-after: 30" in answer.lower()
            assert body_of(answer)["error"]["sentence"]["it"].startswith("Il server è pieno")
        with connect(service.url) as monitor:
            monitor.sendall(request(service.url, "/healthz"))
            assert status_of(read_answer(monitor)) == 200
        for _ in range(4):
            client = stack.enter_context(ada.socket())
            assert client.call("ping")["type"] == "pong"


def test_strangers_of_an_address_keep_out_no_neighbour_we_know(anew):
    with anew(connections_per_address=8) as service, ExitStack() as stack:
        ada = service.person("Ada")
        for _ in range(8):
            stack.enter_context(RawWebsocket(service.url))
        refused = stack.enter_context(RawWebsocket(service.url))
        assert refused.answer.startswith(b"HTTP/1.1 429")
        assert b"retry-after: 30" in refused.answer.lower()
        assert stack.enter_context(RawWebsocket(service.url, source="127.0.0.2")).answer.startswith(b"HTTP/1.1 101")
        with ada.socket() as client:
            assert client.call("ping")["type"] == "pong"
        assert service.log("websocket-refused")[0]["reason"] == "too-many-connections"


def test_one_person_takes_only_so_many_of_the_reserve(anew):
    with anew(connections_per_address=6, connections_per_person=4) as service, ExitStack() as stack:
        mallory = service.person("Mallory")
        mallory.http.close()
        for _ in range(10):
            stack.enter_context(mallory.raw_socket())
        with pytest.raises(InvalidStatus):
            stack.enter_context(mallory.raw_socket())


def test_the_people_of_one_address_take_only_so_many_of_the_reserve(anew):
    places = {"connections": 40, "connections_reserved": 20, "connections_per_address": 6, "connections_per_person": 4}
    with anew(**places) as service, ExitStack() as stack:
        people = [service.person(f"Mallory {number}") for number in range(4)]  # one patient attacker
        for mallory in people:
            mallory.http.close()
        eventually(lambda: waiting(service) == 0)
        for number in range(12):
            stack.enter_context(people[number % 4].raw_socket())
        assert (waiting(service), service.app.state.entrance.strangers) == (12, 6)
        for mallory in people:
            with pytest.raises(InvalidStatus):
                stack.enter_context(mallory.raw_socket())


def test_whoever_takes_name_after_name_is_told_to_wait(anew):
    with anew(new_people_per_hour=3) as service:
        ada, *_others = (service.person("Ada") for _ in range(3))
        refused = service.person(None).http.put("/api/me", json={"name": "Mallory"})
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-many-people")
        assert 1100 < int(refused.headers["retry-after"]) <= 1200
        assert ada.put("/api/me", name="Ada Augusta")["name"] == "Ada Augusta"  # who is known can still change it


def test_whoever_connects_again_and_again_is_slowed_down(anew):
    with anew(new_connections_per_second=2, new_connections_at_once=10) as service:
        answers = []
        for _ in range(14):
            with connect(service.url) as new:
                new.sendall(request(service.url))
                answers.append(read_answer(new))
        assert [status_of(answer) for answer in answers[:10]] == [200] * 10
        assert status_of(answers[-1]) == 429
        assert body_of(answers[-1])["error"]["key"] == "too-many-connections"
        with connect(service.url, source="127.0.0.2") as neighbour:
            neighbour.sendall(request(service.url))
            assert status_of(read_answer(neighbour)) == 200


def test_websockets_count_as_requests(anew):
    with anew(reads_per_minute=10) as service:
        answers = []
        for _ in range(12):
            with RawWebsocket(service.url) as raw:
                answers.append(status_of(raw.answer))
        assert answers == [101] * 10 + [429] * 2


def test_a_place_is_free_again_when_its_connection_ends(anew):
    with anew(connections_per_address=3) as service:
        for _ in range(4):
            with ExitStack() as stack:
                for _ in range(3):
                    assert stack.enter_context(RawWebsocket(service.url)).answer.startswith(b"HTTP/1.1 101")
            eventually(lambda: waiting(service) == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="other limits")
def test_open_files_are_raised_as_far_as_the_system_allows():
    ask = (
        "import resource\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (600, 2000))\n"
        "from tavoliere.server.uvicorn_server import places\n"
        "print(places(1000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
        "print(places(9000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    said = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == ["1000 1256", "1744 2000"]
