"""Identities and invitations."""

import asyncio
import sqlite3
import threading

import pytest

from clients import Client, Person
from tavoliere.server.errors import Refused
from tavoliere.server.identity import _known_or_read, clean_name
from tavoliere.store.people import SignedOut, digest


def test_the_token_is_in_a_cookie_scripts_cannot_read_and_stored_as_a_hash(service):
    ada = service.person("Ada")
    answer = ada.http.put("/api/me", json={"name": "Ada"})
    assert "set-cookie" not in answer.headers  # known already
    stranger = service.person(None)
    cookie = stranger.http.put("/api/me", json={"name": "Eve"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = stranger.http.cookies["tavoliere"]
    with sqlite3.connect(service.settings.db) as connection:
        dump = "\n".join(connection.iterdump())
    assert token not in dump
    assert ada.http.cookies["tavoliere"] not in dump


def test_without_a_name_one_may_look_but_not_play(service):
    stranger = service.person(None)
    assert stranger.get("/api/me") is None
    assert stranger.get("/api/lobby")["mine"] == []
    stranger.ask("POST", "/api/tables", {"game": "paris", "seats": [{"kind": "bot"}] * 2}, 401)


def test_names_are_cleaned(service):
    ada = service.person("  Ada\u202e \x07 <b>Lovelace</b>  ")
    assert ada.get("/api/me")["name"] == "Ada <b>Lovelace</b>"
    assert ada.ask("PUT", "/api/me", {"name": " \x00 "}, 422)["error"]["key"] == "name-empty"


@pytest.mark.parametrize(
    ("written", "kept"),
    [("Nguy\u1ec5n", "Nguy\u1ec5n"), ("e\u0323\u0302A", "\u1ec7A"), ("Z" + "\u0335" * 20 + "o", "Z\u0335\u0335o")],
)
def test_a_name_keeps_its_accents_but_covers_nothing(written, kept):
    assert clean_name(written) == kept


@pytest.mark.parametrize("name", ["\u3164", "\u115f \u1160", "\u2800\u2800", "\u0301\u0302"])
def test_nobody_is_invisible(name):
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.key == "name-empty"


def test_a_private_link_works_once(service):
    ada = service.person("Ada")
    old = ada.post("/api/me/link")["link"]
    link = ada.post("/api/me/link")["link"]
    phone, thief = service.person(None), service.person(None)
    assert thief.post("/api/me/arrive", 403, link=old)["error"]["key"] == "link-spent"  # replaced by the new one
    assert phone.post("/api/me/arrive", link=link)["person"] == ada.id
    assert thief.post("/api/me/arrive", 403, link=link)["error"]["key"] == "link-spent"
    assert ada.get("/api/me")["name"] == "Ada"  # the first device stays


def test_a_browser_can_be_forgotten(service):
    ada = service.person("Ada")
    token = ada.http.cookies["tavoliere"]
    ada.ask("DELETE", "/api/me", status=204)
    ghost = Person(service.url)
    ghost.http.cookies.set("tavoliere", token)
    assert ghost.get("/api/me") is None
    ghost.http.close()


def another_device(service, person):
    """The same person on another device."""
    device = service.person(None)
    device.id = device.post("/api/me/arrive", link=person.post("/api/me/link")["link"])["person"]
    return device


def test_other_devices_can_be_signed_out_and_their_connections_end(service):
    ada = service.person("Ada")
    phone, leo = another_device(service, ada), service.person("Leo")
    waiting = ada.post("/api/me/link")["link"]
    with ada.socket() as here, phone.socket() as there, leo.socket() as other:
        ada.ask("POST", "/api/me/sign-out-others", status=204)
        assert there.is_closed()
        assert (there.raw.close_code, there.raw.close_reason) == (1008, "signed-out")
        assert here.call("ping")["type"] == "pong"
        assert other.call("ping")["type"] == "pong"
    assert phone.get("/api/me") is None
    assert ada.get("/api/me")["name"] == "Ada"
    thief = service.person(None)
    assert thief.post("/api/me/arrive", 403, link=waiting)["error"]["key"] == "link-spent"  # it was on its way
    with phone.socket() as nobody:
        table = ada.make("paris", ("person", "person"))["table"]
        assert nobody.open(table)["yours"] == []
    service.person(None).ask("POST", "/api/me/sign-out-others", status=401)


def test_signing_out_ends_the_browsers_own_connections_only(service):
    ada = service.person("Ada")
    phone = another_device(service, ada)
    with ada.socket() as here, phone.socket() as there:
        phone.ask("DELETE", "/api/me", status=204)
        assert there.is_closed()
        assert here.call("ping")["type"] == "pong"


def test_a_device_that_is_just_connecting_is_signed_out_too(service, monkeypatch):
    ada = service.person("Ada")
    phone, read = another_device(service, ada), service.hub.store.read
    looked_up, signed_out = threading.Event(), threading.Event()

    async def slow_read(work):
        found = await read(work)
        if not looked_up.is_set():
            looked_up.set()
            await asyncio.to_thread(signed_out.wait, 10)
        return found

    raw = RawThread(phone)
    monkeypatch.setattr(service.hub.store, "read", slow_read)
    raw.start()
    assert looked_up.wait(10)  # it was found to be Ada's, and nobody has been told yet
    ada.ask("POST", "/api/me/sign-out-others", status=204)
    signed_out.set()
    raw.join(10)
    assert raw.close_code == 1013


class RawThread(threading.Thread):
    """Connects in a thread, and reads until it is sent away."""

    def __init__(self, person):
        super().__init__()
        self.person, self.close_code = person, None

    def run(self):
        with self.person.raw_socket() as raw:
            assert Client(raw).is_closed()
            self.close_code = raw.close_code


def test_an_invitation_is_spent_by_sitting_down_only(service):
    ada, leo, eve = service.person("Ada"), service.person("Leo"), service.person("Eve")
    made = ada.make("paris", ("person", "person", "person"), listed=False)
    table, invitation = made["table"], made["invitation"]
    assert table not in str(eve.get("/api/lobby"))
    for _ in range(3):
        leo.get(f"/api/tables/{table}")  # opening the link spends nothing
    assert leo.sit(table, 1, status=403)["error"]["key"] == "invitation-needed"
    assert leo.sit(table, 1, status=403, invitation="x" * 43)["error"]["key"] == "invitation-wrong"
    assert leo.sit(table, 1, invitation=invitation)["yours"] == [1]
    assert eve.sit(table, 2, invitation=invitation)["yours"] == [2]  # it serves every open seat
    assert eve.post(f"/api/tables/{table}/invitations")["invitation"] != invitation
    ada.sit(table, 0)
    mallory = service.person("Mallory")
    assert mallory.sit(table, 0, status=409, invitation=invitation)["error"]["key"] == "seat-taken"
    assert ada.post(f"/api/tables/{table}/invitations", 409)["error"]["key"] == "no-seat-open"
    assert service.log("invitation-refused")


def test_an_invitation_to_another_table_is_worth_nothing(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    one = ada.make("paris", ("person", "person"), listed=False)
    other = ada.make("paris", ("person", "person"), listed=False)
    refused = leo.sit(one["table"], 0, status=403, invitation=other["invitation"])
    assert refused["error"]["key"] == "invitation-wrong"
    assert leo.post(f"/api/tables/{one['table']}/invitations", 403)["error"]["key"] == "only-players-invite"


def test_seats_of_the_makers_screen_are_kept(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    table = ada.make("paris", ("screen", "person"))["table"]
    assert leo.sit(table, 0, status=403)["error"]["key"] == "seat-kept"
    assert leo.sit(table, 3, status=404)["error"]["key"] == "no-such-seat-here"
    ada.sit(table, 0)
    leo.sit(table, 1)


def test_whoever_is_signed_out_while_being_looked_up_is_not_remembered(service):
    """People are remembered, so that not every request asks the database; but never longer than they are signed in."""
    ada, entrance = service.person("Ada"), service.app.state.entrance
    token = ada.http.cookies["tavoliere"]
    ada.get("/api/me")
    assert entrance.known(digest(token)) == (ada.id, "Ada")

    class SlowStore:
        is_shared = False

        async def read(self, work):
            entrance.forget(SignedOut(ada.id, digest(token)))
            return ada.id, "Ada"

    entrance.renamed(ada.id)
    assert asyncio.run(_known_or_read(entrance, token, SlowStore())) == (ada.id, "Ada")
    assert entrance.known(digest(token)) is None


def test_a_new_name_is_known_at_once(service):
    ada = service.person("Ada")
    for name in ("Ada Augusta", "Countess"):
        ada.put("/api/me", name=name)
        assert ada.get("/api/me")["name"] == name
