"""Names the service answers to, proxies it believes, TLS in front of it."""

import socket

import pytest
from websockets.exceptions import InvalidStatus

from raw_sockets import RawWebsocket, connect, read_answer, request, status_of
from tavoliere.server.errors import Refused
from tavoliere.server.hosts import Hosts
from tavoliere.server.limits import Networks, network_of
from tavoliere.server.settings import Settings

HOSTNAME = socket.gethostname().lower().partition(".")[0]


@pytest.mark.parametrize(
    "host",
    [
        "", "localhost", "localhost:8000", "LOCALHOST.", "my.localhost", "127.0.0.1:1", "[::1]:8000", "192.168.1.7:80",
        "[fe80::1]", HOSTNAME, f"{HOSTNAME}.local:8000", "tables.example", "friends.example:443", "other.example",
    ],
)  # fmt: skip
def test_own_names_and_numbers_are_allowed(host):
    settings = Settings(host="friends.example", public_url="https://tables.example/x", hosts="a.example, Other.example")
    assert Hosts(settings).allow(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "localhost.evil.example", f"{HOSTNAME}.evil.example", "127.0.0.1.evil.example", "a@localhost",
        "localhost/x", "[::1", "[zz]", "localhost:x", " ", "x" * 300, "tables.example",
    ],
)  # fmt: skip
def test_other_names_are_not(host):
    assert not Hosts(Settings()).allow(host)


def test_any_name_can_be_allowed():
    assert Hosts(Settings(hosts="*")).allow("whatever.example")


def test_a_page_under_a_foreign_name_reads_nothing(anew):
    with anew() as service:
        ada = service.person("Ada")
        for path in ("/", "/api/me", "/api/lobby", "/healthz"):
            answer = ada.http.get(path, headers={"Host": "evil.example:8000"})
            assert answer.status_code == 421
            assert "Ada" not in answer.text
            assert answer.json()["error"]["key"] == "host-unknown"
        assert "hosts" in answer.json()["error"]["sentence"]["en"]
        page = ada.http.get("/", headers={"Host": "x.example", "Accept": "text/html", "Accept-Language": "it"}).text
        assert "--hosts x.example:" not in page
        assert "non risponde al nome «x.example»" in page
        with RawWebsocket(service.url, Host="evil.example") as raw:
            assert raw.answer.startswith(b"HTTP/1.1 421")
        assert service.log("request-refused")[0]["reason"] == "host-unknown"


def test_a_named_host_is_let_in(anew):
    with anew(hosts="tables.example") as service:
        ada = service.person("Ada")
        assert ada.http.get("/api/me", headers={"Host": "tables.example:8000"}).json()["name"] == "Ada"
        with RawWebsocket(service.url, Host="tables.example", Origin="http://tables.example") as raw:
            assert raw.answer.startswith(b"HTTP/1.1 101")


# --- behind a proxy --------------------------------------------------------------------------------------------------


def test_only_a_trusted_proxy_says_whom_it_speaks_for(anew):
    told = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    for settings, is_believed in (({}, False), ({"proxies": "127.0.0.0/8"}, True), ({"proxies": "192.0.2.1"}, False)):
        with anew(writes_per_minute=3, **settings) as service:
            stranger = service.person(None)
            headers = stranger.http.get("/", headers=told).headers
            assert ("strict-transport-security" in headers) == is_believed
            assert ("wss://" in headers["content-security-policy"]) == is_believed
            cookie = stranger.http.put("/api/me", json={"name": "x"}, headers=told).headers["set-cookie"].lower()
            assert ("secure" in cookie) == is_believed
            for _ in range(4):
                refused = service.person(None).http.put("/api/me", json={"name": "x"}, headers=told)
            assert refused.status_code == 429
            neighbour = service.person(None).http.put("/api/me", json={"name": "x"}, headers={"X-Forwarded-For": "::2"})
            assert neighbour.status_code == (200 if is_believed else 429)
            assert service.log("request-refused")[0]["address"] == ("203.0.113.9" if is_believed else "127.0.0.1")


def test_a_proxys_clients_are_counted_by_their_own_addresses(anew):
    with anew(proxies="127.0.0.1", connections_per_address=2) as service:
        stranger = service.person(None)
        with (
            stranger.raw_socket(**{"X-Forwarded-For": "203.0.113.9"}),
            stranger.raw_socket(**{"X-Forwarded-For": "203.0.113.9"}),
            stranger.raw_socket(**{"X-Forwarded-For": "203.0.113.10"}),
        ):
            with pytest.raises(InvalidStatus), stranger.raw_socket(**{"X-Forwarded-For": "203.0.113.9"}):
                pass
            for _ in range(5):  # the proxy itself has as many as it needs
                assert service.person(None).get("/api/lobby")["mine"] == []


def test_public_url_makes_the_proxy_of_this_machine_trusted():
    assert Settings(public_url="https://tables.example").trusted_proxies == ["127.0.0.1", "::1"]
    assert Settings(public_url="https://tables.example", proxies="10.0.0.1").trusted_proxies == ["10.0.0.1"]
    assert Settings().trusted_proxies == []


def test_networks_are_read_or_refused_with_a_sentence():
    networks = Networks(["10.0.0.0/8", "::1"])
    assert [address in networks for address in ("10.1.2.3", "::1", "11.0.0.1", "nginx", "")] == [
        True,
        True,
        *[False] * 3,
    ]
    with pytest.raises(Refused, match="use addresses or networks"):
        Networks(["nginx"])


def test_a_household_is_one_address():
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("unknown") == "unknown"


# --- answers ---------------------------------------------------------------------------------------------------------


def test_tls_is_insisted_on_where_the_public_address_has_it(anew):
    with anew(public_url="https://tables.example") as service:
        assert service.person("Ada").http.get("/").headers["strict-transport-security"].startswith("max-age=")
    with anew() as service:
        assert "strict-transport-security" not in service.person("Ada").http.get("/").headers


@pytest.mark.parametrize("sent", [b"NONSENSE\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"])
def test_a_request_that_is_none_has_the_same_headers(service, sent):
    with connect(service.url) as mallory:
        mallory.sendall(sent)
        answer = read_answer(mallory)
    assert status_of(answer) == 400
    for header in (b"Content-Security-Policy", b"X-Content-Type-Options", b"X-Frame-Options"):
        assert header in answer


def test_headers_that_never_end_are_refused(service):
    with connect(service.url) as mallory:
        mallory.sendall(request(service.url)[:-2] + b"X-Long: " + b"x" * 40_000)
        assert status_of(read_answer(mallory)) == 400
