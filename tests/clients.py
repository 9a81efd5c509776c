"""Clients for tests of the table service, over real sockets."""

import asyncio
import io
import json
import logging
import os
import secrets
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager, suppress

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tavoliere import app
from tavoliere.server import health
from tavoliere.server.application import build
from tavoliere.server.log import Log, LogOutput
from tavoliere.server.messages import VERSION
from tavoliere.server.settings import Settings
from tavoliere.server.uvicorn_server import in_thread
from tavoliere.store import store

# A busy machine makes a database slow; only in the tests that are about it is one away.
health.PATIENCE = store.PATIENCE = 120.0
WAIT = 180  # seconds: on a busy machine a worker alone may take 60 to start, and then 15 to think


def eventually(is_so, seconds=WAIT):
    """Wait until a function returns something true; returns that."""
    end = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.01)
    return found


class Service:
    """A service in a thread of this process."""

    def __init__(self, db, catalogue=None, **settings):
        self.lines = io.StringIO()
        generous = {
            "writes_per_minute": 100_000,
            "reads_per_minute": 100_000,
            "messages_per_second": 5000,
            "messages_at_once": 5000,
            "open_tables": 1000,
            "open_tables_per_address": 100_000,
            "tables_per_day": 100_000,
            "tables_per_day_per_address": 100_000,
            "files_per_day": 1000,
            "files_per_day_per_address": 1000,
            "boxes_per_day": 1000,
            "boxes_per_day_per_address": 1000,
            "bot_moves_per_second": 5000,
            "worker_niceness": 0,  # tests themselves keep the machine busy
            "files_per_hour": 100_000,
            "new_people_per_hour": 100_000,
        }
        self.settings = Settings(**{"db": str(db), "port": 0, **generous, **settings})
        self.logger = logging.Logger("service")
        self.output = LogOutput(self.lines, "json")
        self.app = build(self.settings, catalogue or app.catalogue(), Log(self.logger))
        self.hub = self.app.state.hub
        self.people = []

    def __enter__(self):
        with ExitStack() as stack:
            stack.enter_context(self.output.of(self.logger))
            self.url = stack.enter_context(in_thread(self.app, self.settings))
            self._running = stack.pop_all()
        return self

    def __exit__(self, *error):
        for person in self.people:
            person.http.close()
        self._running.__exit__(*error)

    def log(self, event):
        """The log lines of an event."""
        self.output.flush()
        return [line for line in map(json.loads, self.lines.getvalue().splitlines()) if line["event"] == event]

    def person(self, name="Ada"):
        """A new person; without a name an anonymous visitor."""
        self.people.append(Person(self.url, name))
        return self.people[-1]


def in_commit(service, work):
    """Do something with the service's database."""
    store = service.hub.store
    return asyncio.run_coroutine_threadsafe(store.write(work), store.writer._loop).result(20)


class Process:
    """A service in a process of its own, which can be killed."""

    def __init__(self, db, **settings):
        self.settings = {f"TAVOLIERE_{name.upper()}": str(value) for name, value in settings.items()}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url, self.db, self.people = f"http://127.0.0.1:{self.port}", db, []

    def __enter__(self):
        command = [sys.executable, "-m", "tavoliere.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        environment = {**os.environ, "TAVOLIERE_PURE": "1", "TAVOLIERE_WORKER_NICENESS": "0", **self.settings}
        self.process = subprocess.Popen([*command, "--db", self.db], env=environment, stderr=subprocess.DEVNULL)
        stranger = self.person(None)

        def answers():
            assert self.process.poll() is None, "the service did not start"
            with suppress(httpx.TransportError):
                return stranger.get("/healthz")

        eventually(answers, 60)
        return self

    def __exit__(self, *error):
        for person in self.people:
            person.http.close()
        self.kill()

    def kill(self):
        """Kill the process without warning, like a power cut."""
        self.process.kill()
        self.process.wait()

    def person(self, name="Ada"):
        """A new person."""
        self.people.append(Person(self.url, name))
        return self.people[-1]


class Person:
    """Somebody with a browser: HTTP calls and websockets."""

    def __init__(self, url, name=None):
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT)
        if name:
            self.id = self.put("/api/me", name=name)["person"]

    def at_service(self, service):
        """The same browser at another service."""
        twin = service.person(None)
        twin.http.cookies = httpx.Cookies(dict(self.http.cookies.items()))
        twin.id = self.id
        return twin

    def ask(self, method, path, body=None, status=None):
        """Send an HTTP request."""
        answer = self.http.request(method, path, json=body)
        assert status is None or answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def get(self, path, status=200):
        return self.ask("GET", path, status=status)

    def post(self, path, status=None, **body):
        answer = self.http.post(path, json=body)
        assert answer.is_success if status is None else answer.status_code == status, answer.text
        return answer.json()

    def put(self, path, **body):
        answer = self.http.put(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def put_refused(self, path, **body):
        answer = self.http.put(path, json=body)
        assert not answer.is_success, answer.text
        return answer.json()

    def make(self, game="paris", seats=("person", "random"), **wishes):
        """A new table; seats are kinds, or levels of bots."""
        planned = [{"kind": one} if one in ("person", "screen") else {"kind": "bot", "level": one} for one in seats]
        return self.post("/api/tables", game=game, seats=planned, **wishes)

    def sit(self, table, *seats, status=None, **more):
        """Sit down on some seats."""
        wishes = [{"seat": seat} for seat in seats or (0,)]
        return self.post(f"/api/tables/{table}/sit", status, seats=wishes, number=secrets.token_hex(16), **more)

    @contextmanager
    def socket(self, **headers):
        """A websocket that has said hello."""
        with self.raw_socket(**headers) as raw:
            client = Client(raw)
            client.call("hello", version=VERSION)
            yield client

    def raw_socket(self, **headers):
        """A websocket that has said nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {**({"Cookie": cookies} if cookies else {}), **headers}
        limits = {"open_timeout": WAIT, "close_timeout": 1, "max_size": None}
        return connect(self.url.replace("http", "ws") + "/ws", additional_headers=sent, **limits)

    @contextmanager
    def at(self, table):
        """A websocket with a table open."""
        with self.socket() as client:
            client.open(table)
            yield client


class Client:
    """A websocket client that remembers the newest state of each table."""

    def __init__(self, raw):
        self.raw = raw
        self.received = []  # every text, as it came
        self.tables = {}  # the last `now` of each
        self.fronts = {}

    def send(self, type_, id_=None, **fields):
        """Send a message; returns its id."""
        id_ = id_ or secrets.token_hex(6)
        self.raw.send(json.dumps({"type": type_, "id": id_, **fields}))
        return id_

    def read(self, timeout=WAIT):
        """The next message."""
        text = self.raw.recv(timeout)
        self.received.append(text)
        message = json.loads(text)
        if message["type"] in ("table", "update") and "now" in message:
            before = self.tables.get(message["table"], {})
            kept = {key: before[key] for key in ("seats", "view") if key in before}
            self.tables[message["table"]] = kept | message["now"]
            if message["type"] == "table":
                self.fronts[message["table"]] = message["front"]
        return message

    def until(self, is_it, timeout=WAIT):
        """Read on until a message satisfies the condition; returns it."""
        while True:
            message = self.read(timeout)
            if is_it(message):
                return message

    def answer(self, id_):
        """The answer to a message."""
        return self.until(lambda message: message.get("re") == id_)

    def call(self, type_, id_=None, **fields):
        """Send a message and wait for its answer."""
        return self.answer(self.send(type_, id_, **fields))

    def open(self, table):
        """See a table."""
        return self.call("open", table=table)

    def wait_for(self, table, is_it):
        """Read on until the table satisfies the condition; returns it."""
        while not is_it(self.tables.get(table, {})):
            self.read()
        return self.tables[table]

    def play(self, table, seat, text=None, **more):
        """Answer the present decision; the first legal move if none is named."""
        now = self.tables[table]
        text = text or now["moves"][0]["text"]
        return self.call(
            "play", table=table, seat=seat, decision=more.pop("decision", now["decision"]), move=text, **more
        )

    def play_to_the_end(self, table, seat, choose=lambda moves: moves[len(moves) // 2]):
        """Play one seat until the match is over; returns the end."""
        while True:
            now = self.wait_for(table, lambda now: now.get("status") == "over" or seat in now.get("asked", []))
            if now["status"] == "over":
                return now
            answer = self.play(table, seat, choose(now["moves"])["text"])
            assert answer["type"] == "done" or answer["key"] == "decision-closed", answer

    def is_closed(self):
        """Whether the service has closed the connection; reads what is left."""
        try:
            while True:
                self.read()
        except ConnectionClosed:
            return True


def two_people(service, **wishes):
    """Two people at a table of Paris that has just begun: both choose tickets."""
    ada, leo = service.person("Ada"), service.person("Leo")
    table = ada.make("paris", ("person", "person"), options={"first": "0"}, **wishes)["table"]
    ada.sit(table, 0)
    leo.sit(table, 1)
    return ada, leo, table


@contextmanager
def both(ada, leo, table):
    """Both with the table open, and begun."""
    with ada.at(table) as one, leo.at(table) as other:
        for client in (one, other):
            client.wait_for(table, lambda now: now.get("asked") == [0, 1])
        yield one, other


def begin(one, other, table):
    """Both keep their first tickets; then it is Ada's turn."""
    one.play(table, 0)
    other.play(table, 1)
    one.wait_for(table, lambda now: now["asked"] == [0])


@contextmanager
def begun(service, *names, **wishes):
    """People at a table where it is the turn of the first; each with their client."""
    people = [service.person(name) for name in names]
    table = people[0].make("paris", ("person",) * len(people), options={"first": "0"}, **wishes)["table"]
    for seat, person in enumerate(people):
        person.sit(table, seat)
    with ExitStack() as stack:
        clients = [stack.enter_context(person.at(table)) for person in people]
        for seat, client in enumerate(clients):
            client.wait_for(table, lambda now, seat=seat: seat in now.get("asked", []))
            client.play(table, seat)
        for client in clients:
            client.wait_for(table, lambda now: now["asked"] == [0])
        yield table, people, clients
