"""The proxy of docs/hosting.md, tried for real: nginx with TLS in front of a service."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as connect_websocket

import nginx
from clients import WAIT, Person, Service, eventually
from raw_sockets import RawWebsocket, connect, read_all, request, status_of

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = nginx.find()
OPENSSL = shutil.which("openssl")
pytestmark = pytest.mark.skipif(not (NGINX and OPENSSL), reason="needs openssl and nginx: python tests/nginx.py")

MAIN = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 500; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def free_port():
    """A port nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def site(folder, ports, service_port):
    """The example of the page, with this machine's names, short waits and few connections."""
    (example,) = re.findall(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    changes = {
        "listen 80;": f"listen 127.0.0.1:{ports[0]};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{ports[1]} ssl http2;",
        "server_name tables.example;": "server_name localhost;",
        "https://tables.example$request_uri": f"https://localhost:{ports[1]}$request_uri",
        "/etc/letsencrypt/live/tables.example/fullchain.pem": f"{folder}/certificate.pem",
        "/etc/letsencrypt/live/tables.example/privkey.pem": f"{folder}/key.pem",
        "http://127.0.0.1:8000": f"http://127.0.0.1:{service_port}",
        "client_header_timeout 10s;": "client_header_timeout 1s;",
        "client_body_timeout 10s;": "client_body_timeout 1s;",
        "limit_conn tavoliere_connections 250;": "limit_conn tavoliere_connections 30;",
    }
    for old, new in changes.items():
        assert old in example, old
        example = example.replace(old, new)
    return example


def make_certificate(folder):
    """A certificate for this machine that only this test trusts."""
    command = [OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += [
        "-addext",
        "subjectAltName=DNS:localhost",
        "-keyout",
        folder / "key.pem",
        "-out",
        folder / "certificate.pem",
    ]
    subprocess.run(command, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "certificate.pem"))


class Proxied(Person):
    """Somebody who comes through the proxy."""

    def __init__(self, url, trust, name=None):
        self.url, self.trust = url, trust
        self.http = httpx.Client(base_url=url, timeout=WAIT, verify=trust)
        if name:
            self.id = self.put("/api/me", name=name)["person"]

    def raw_socket(self, **headers):
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {**({"Cookie": cookies} if cookies else {}), "Origin": self.url, **headers}
        address = self.url.replace("https", "wss") + "/ws"
        return connect_websocket(address, additional_headers=sent, ssl=self.trust, open_timeout=WAIT, max_size=None)


class Site:
    """A service behind nginx."""

    def __init__(self, service, url, plain, trust):
        self.service, self.url, self.plain, self.trust = service, url, plain, trust
        self.people = []

    def person(self, name=None):
        self.people.append(Proxied(self.url, self.trust, name))
        return self.people[-1]

    def connect(self, source=None):
        """A connection that has only shaken hands."""
        return self.trust.wrap_socket(connect(self.url, source), server_hostname="localhost")


@pytest.fixture(scope="module")
def proxied(tmp_path_factory):
    """A service as the page says it should be run."""
    folder = tmp_path_factory.mktemp("nginx")
    trust, ports = make_certificate(folder), (free_port(), free_port())
    url = f"https://localhost:{ports[1]}"
    with ExitStack() as stack:
        service = stack.enter_context(Service(folder / "tables.db", public_url=url))
        config = folder / "nginx.conf"
        config.write_text(MAIN.format(folder=folder, site=site(folder, ports, service.url.rpartition(":")[2])))
        command = [NGINX, "-p", str(folder), "-c", str(config)]
        running = subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(folder)})
        stack.callback(running.wait, 10)
        stack.callback(running.terminate)
        eventually(lambda: is_listening(ports[1], running))
        made = Site(service, url, f"http://localhost:{ports[0]}", trust)
        yield made
        for person in made.people:
            person.http.close()


def is_listening(port, running):
    assert running.poll() is None, "nginx did not start"
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


def test_a_whole_game_is_played_through_the_proxy(proxied):
    ada = proxied.person("Ada")
    cookie = proxied.person().http.put("/api/me", json={"name": "x"}).headers["set-cookie"].lower()
    assert "secure" in cookie
    table = ada.make("paris", ("person", "random"))["table"]
    ada.sit(table)
    with ada.at(table) as client:
        assert client.play_to_the_end(table, 0)["status"] == "over"
    assert ada.get(f"/api/tables/{table}/replay")["steps"] > 20
    assert httpx.get(f"{proxied.plain}/t/{table}").headers["location"] == f"{proxied.url}/t/{table}"


def test_the_service_hears_who_comes_and_that_it_was_through_tls(proxied):
    with proxied.connect("127.0.0.7") as stranger:
        asked = request(proxied.url, "/api/lobby", X_Forwarded_For="203.0.113.1", X_Forwarded_Proto="http")
        stranger.sendall(
            asked.replace(b"GET", b"DELETE", 1).replace(b"\r\n\r\n", b"\r\nOrigin: http://evil.example\r\n\r\n")
        )
        answer = stranger.recv(5000)
    assert status_of(answer) == 403
    assert b"strict-transport-security" in answer.lower()
    assert proxied.service.log("request-refused")[-1]["address"] == "127.0.0.7"  # not what the client says of itself
    with pytest.raises(InvalidStatus), proxied.person().raw_socket(Origin="https://evil.example"):
        pass


@pytest.mark.parametrize(
    "half",
    [
        b"", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
)  # fmt: skip
def test_half_sent_requests_end_at_the_proxy(proxied, half):
    eventually(lambda: proxied.service.app.state.entrance.count == 0)
    with proxied.connect() as slow:
        slow.sendall(half)
        started = time.monotonic()
        assert read_all(slow, 10) is not None
        assert time.monotonic() - started < 6
    assert proxied.service.app.state.entrance.count == 0  # the service never saw it


def test_one_address_takes_only_so_many_connections(proxied):
    stranger = proxied.person()
    with ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(stranger.raw_socket())
        with pytest.raises(InvalidStatus) as refused:
            stack.enter_context(stranger.raw_socket())
        assert refused.value.response.status_code == 429
        assert proxied.service.hub.metrics.connections._value.get() == 30
        with proxied.connect("127.0.0.9") as neighbour:
            neighbour.sendall(request(proxied.url))
            assert status_of(neighbour.recv(5000)) == 200


def test_who_reads_nothing_is_dropped_behind_a_proxy_too(proxied):
    leo, ada = proxied.person("Leo"), proxied.person("Ada")
    lazy = RawWebsocket(proxied.url, cookie_of(leo), receive_bytes=4096, wrap=proxied.trust, Origin=proxied.url)
    with lazy, ada.socket() as other:
        (connection,) = eventually(lambda: proxied.service.hub.connected.of(leo.id))
        loop, message = proxied.service.hub.store.writer._loop, b'"' + b"x" * 50_000 + b'"'
        for _ in range(1000):  # what nginx and the system keep is filled first
            loop.call_soon_threadsafe(connection.post, message)
            time.sleep(0.002)
            if connection.is_gone:
                break
        eventually(lambda: not proxied.service.hub.connected.of(leo.id))
        assert other.call("ping")["type"] == "pong"


def cookie_of(person):
    return f"tavoliere={person.http.cookies['tavoliere']}"
