"""The websocket protocol as a state machine: whatever two people do in whatever order, the table stays consistent."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from clients import Client, Service, begin, both, two_people
from tavoliere.server import client_messages, messages
from tavoliere.server.table import REMEMBERED_MESSAGES

PHRASES = st.sampled_from(["hello", "thanks", "nonsense"])
PEOPLE = st.sampled_from([0, 1])
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


class Tables(RuleBasedStateMachine):
    """Two people at a table of Paris, who come and go, repeat themselves, and try what is not allowed."""

    service: Service

    @initialize()
    def sit_down(self):
        self.people = [self.service.person(name) for name in ("Ada", "Leo")]
        self.table = self.people[0].make("paris", ("person", "person"), takeover="random")["table"]
        for seat, person in enumerate(self.people):
            person.sit(self.table, seat)
        self.stack, self.clients, self.sent = [], [None, None], [[], []]
        self.acknowledged = {}
        self.seen = [0, 0]
        self.number = 0
        for seat in (0, 1):
            self.connect(seat)
            self.clients[seat].wait_for(self.table, lambda now: now.get("status") != "open")

    def connect(self, seat):
        """Come back."""
        context = self.people[seat].at(self.table)
        self.clients[seat] = context.__enter__()
        self.stack.append(context)

    def client(self, seat):
        """Somebody's connection, with the table as it is now."""
        if self.clients[seat] is None:
            self.connect(seat)
        self.clients[seat].open(self.table)
        return self.clients[seat], self.clients[seat].tables[self.table]

    def call(self, who, type_, **fields):
        """Send something; whatever comes back is an answer, and never an error of ours."""
        client, _now = self.client(who)
        id_ = f"{who}-{len(self.sent[who])}"
        answer = client.call(type_, id_, table=self.table, **fields)
        self.sent[who].append((type_, id_, fields))
        self.judge(who, id_, answer)
        return answer

    def judge(self, seat, id_, answer):
        """An acknowledged message keeps its number for ever."""
        assert answer.get("key") != "internal-error", answer
        if answer["type"] == "done" and "number" in answer:
            number = self.acknowledged.setdefault((seat, id_), answer["number"])
            assert number == answer["number"]

    @rule(seat=PEOPLE, choice=st.integers(0, 10_000))
    def plays(self, seat, choice):
        _client, now = self.client(seat)
        if seat in now["asked"] and now.get("moves"):
            move = now["moves"][choice % len(now["moves"])]["text"]
            answer = self.call(seat, "play", seat=seat, decision=now["decision"], move=move)
            assert answer["type"] == "done" or answer["key"] in ("decision-closed", "seat-played-by-bot")

    @rule(seat=PEOPLE, text=st.sampled_from(["draw deck", "pass", "tickets", "x", "claim", "keep"]), late=st.booleans())
    def tries_anything(self, seat, text, late):
        _client, now = self.client(seat)
        self.call(seat, "play", seat=seat, decision=max(0, now["decision"] - late), move=text)

    @rule(seat=PEOPLE, other=PEOPLE)
    def takes_back(self, seat, other):
        answer = self.call(seat, "undo", seat=other)
        assert seat == other or answer["key"] == "seat-not-yours"

    @rule(seat=PEOPLE, text=st.sampled_from(["draw deck", "pass", "opera", "?"]))
    def asks(self, seat, text):
        before = self.client(seat)[1]["number"]
        self.call(seat, "why", seat=seat, target=text)
        self.call(seat, "preview", seat=seat, move=text)
        assert self.client(seat)[1]["number"] >= before

    @rule(seat=PEOPLE, phrase=PHRASES)
    def speaks(self, seat, phrase):
        self.call(seat, "say", phrase=phrase)

    @rule(seat=PEOPLE)
    def leaves_or_comes_back(self, seat):
        _client, now = self.client(seat)
        self.call(seat, "back" if now["seats"][seat].get("replaced") else "leave", seat=seat)

    @rule(seat=PEOPLE, which=st.integers(0, 1000))
    def says_it_again(self, seat, which):
        if self.sent[seat]:
            type_, id_, fields = self.sent[seat][which % len(self.sent[seat])]
            client, _now = self.client(seat)
            answer = client.call(type_, id_, table=self.table, **fields)
            if (seat, id_) in self.acknowledged:
                assert answer["again"]
            self.judge(seat, id_, answer)

    @precondition(lambda self: any(self.clients))
    @rule(seat=PEOPLE)
    def loses_the_connection(self, seat):
        if self.clients[seat]:
            self.clients[seat].raw.close()
            self.clients[seat] = None

    @rule(seat=PEOPLE, count=st.integers(2, 5))
    def sends_many_at_once(self, seat, count):
        client, _now = self.client(seat)
        ids = [
            client.send("say", f"{seat}-many-{len(client.received)}-{n}", table=self.table, phrase="hello")
            for n in range(count)
        ]
        numbers = [client.answer(id_)["number"] for id_ in ids]
        assert numbers == sorted(set(numbers))

    @invariant()
    def numbers_never_go_back(self):
        for seat, client in enumerate(getattr(self, "clients", [])):
            if client:
                number = client.tables[self.table]["number"]
                assert number >= self.seen[seat]
                self.seen[seat] = number

    def teardown(self):
        for context in getattr(self, "stack", []):
            context.__exit__(None, None, None)
        assert not self.service.log("message-failed")
        assert not self.service.log("task-failed")


def test_the_table_stays_one_table(service):
    Tables.service = service
    calm = settings(
        max_examples=10,
        stateful_step_count=20,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Tables, settings=calm)


def test_every_message_is_documented():
    page = PAGE.read_text(encoding="utf-8")
    for struct in (*client_messages.FromClient.__args__, *messages.FROM_SERVER):
        tag = struct.__struct_config__.tag
        assert f"`{tag}`" in page, tag
        for field in struct.__struct_fields__:
            assert field in ("id", "re") or f"`{field}`" in page, (tag, field)
    parts = (messages.Now, messages.About, messages.SeatNow, messages.LoggedEntry, messages.Result)
    for struct in (*parts, messages.OriginNow, messages.FairDice, messages.HintMove):
        for field in struct.__struct_fields__:
            assert f"`{field}`" in page, field
    for field in ("kind", "seat", "rule", "words"):  # of every event
        assert f"`{field}`" in page, field
    assert f"version {messages.VERSION}" in page


def test_the_examples_of_the_page_are_messages():
    examples = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    sent = [json.loads(line) for text in examples for line in text.strip().splitlines()]
    asked = [message for message in sent if "id" in message]
    assert len(asked) > 3
    for message in asked:
        client_messages.decode_client(json.dumps(message))


def test_what_others_say_makes_nobodys_message_forgotten(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        begin(one, other, table)
        done = one.call("say", "kept", table=table, phrase="hello")
        for number in range(100):
            other.call("say", f"{number}", table=table, phrase="thanks")
        for number in range(REMEMBERED_MESSAGES - 1):
            one.call("say", f"{number}", table=table, phrase="thanks")
        again = one.call("say", "kept", table=table, phrase="hello")
        assert (again["type"], again["number"], again.get("again")) == ("done", done["number"], True)
    page = PAGE.read_text(encoding="utf-8")
    assert f"the latest {REMEMBERED_MESSAGES} messages" in " ".join(page.split())


@pytest.mark.parametrize("version", [1, messages.VERSION + 1])
def test_a_client_of_another_version_is_told_to_reload(service, version):
    with service.person("Ada").raw_socket() as raw:
        client = Client(raw)
        refused = client.call("hello", version=version)
        assert (refused["type"], refused["key"]) == ("refused", "protocol-version")
        assert refused["words"] == {"version": version, "known": messages.VERSION}
        assert "Reload the page" in refused["sentence"]["en"]
        assert client.call("ping")["key"] == "hello-first"  # nothing else is served
        assert client.call("hello", version=messages.VERSION)["type"] == "welcome"


@pytest.mark.parametrize("text", ['{"type":"play","id":"1","table":"t","seat":4,"decision":1,"move":"pass"}', "3"])
def test_what_is_no_message_is_not_decoded(text):
    import msgspec

    with pytest.raises(msgspec.DecodeError):
        client_messages.decode_client(text)
