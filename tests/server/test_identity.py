"""Who somebody is, and what an invitation is worth."""

import sqlite3

from clients import Person


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
