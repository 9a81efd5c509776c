"""Bots at tables: their names, hints, what happens when one breaks down, and bots in place of people."""

from contextlib import contextmanager

import pytest

import work_for_tests
from clients import WAIT, begin, begun, both, eventually, two_people


def test_bots_have_names_that_nobody_else_has(service):
    ada = service.person("ada")
    table = ada.make("paris", ("random", "person", "random"))["table"]
    assert [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["Ada", "", "Bruno"]
    ada.sit(table, 1)
    assert [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["Clara", "ada", "Bruno"]


def test_bots_keep_their_own_names_in_a_rematch(service):
    ada = service.person("Ada")
    table = ada.make("paris", ("random", "person"), takeover="random")["table"]
    ada.sit(table, 1)
    with ada.at(table) as client:
        client.call("leave", table=table, seat=1)
        client.wait_for(table, lambda now: now["status"] == "over")
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["name"] for seat in ada.get(f"/api/tables/{again}")["seats"]] == ["Bruno", "Ada"]


@contextmanager
def alone_with_a_bot(person):
    """A person's client at a table with hints, once it is the person's turn."""
    table = person.make("paris", ("person", "random"), hints=True)["table"]
    with person.at(table) as client:
        person.sit(table)
        client.wait_for(table, lambda now: 0 in now.get("asked", []))
        yield client, table


def test_hints_are_for_people_alone_with_bots_and_told(anew):
    with anew(catalogue=work_for_tests.with_hints()) as service:
        with alone_with_a_bot(service.person()) as (client, table):
            sent = client.send("hint", table=table, seat=0)
            assert client.until(lambda message: message.get("entry") == "hint")["seat"] == 0
            thought = client.until(lambda message: message["type"] == "thought" and message["re"] == sent)
            assert {one["move"] for one in thought["moves"]} == {move["text"] for move in client.tables[table]["moves"]}
            log = client.call("open", table=table, log=True)["log"]
            assert [shown_entry["seat"] for shown_entry in log if shown_entry.get("entry") == "hint"] == [0]
        ada, leo, shared = two_people(service, hints=True)
        with both(ada, leo, shared) as (one, _other):
            assert one.call("hint", table=shared, seat=0)["key"] == "no-hints-here"


def test_a_hint_that_fails_is_refused_by_the_id_of_its_question(anew):
    stumped = anew(catalogue=work_for_tests.without_an_idea())
    with stumped as service, alone_with_a_bot(service.person()) as (client, table):
        asked = client.call("hint", table=table, seat=0)
        assert asked["type"] == "done"
        refused = client.until(lambda message: message["type"] == "refused")
        assert (refused["re"], refused["key"]) == (asked["re"], "internal-error")


FAULTS = {
    "bot-failed": work_for_tests.with_bots_that_break_down,
    "bot-refused": work_for_tests.with_bots_that_cheat,
    "bot-too-slow": work_for_tests.with_bots_that_hang,
    "worker-died": work_for_tests.with_bots_that_die,
}


@pytest.mark.parametrize("event", FAULTS)
def test_a_bot_that_breaks_down_does_not_stop_the_table(anew, event):
    seconds = 1 if event == "bot-too-slow" else 30
    with anew(catalogue=FAULTS[event](), thought_seconds=seconds) as service:
        ada = service.person()
        table = ada.make("paris", ("person", "random"))["table"]
        with ada.at(table) as client:
            ada.sit(table)
            client.wait_for(table, lambda now: now.get("asked") == [0])  # the bot has chosen its tickets
        assert service.log(event)


def test_bots_go_on_after_a_restart_without_anybody_looking(anew):
    with anew() as service:
        ada = service.person()
        table = ada.make("paris", ("random", "random"))["table"]
    with anew() as service:
        eve = service.person("Eve")
        eventually(lambda: eve.get(f"/api/tables/{table}")["status"] == "over")


# --- in place of people ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "status"), [(("person", "person"), 422), (("person", "random"), 201)])
def test_between_people_nobody_agrees_on_an_expert_that_takes_over(service, seats, status):
    planned = [{"kind": one} if one == "person" else {"kind": "bot", "level": one} for one in seats]
    answer = service.person("Ada").post("/api/tables", status, game="paris", seats=planned, takeover="expert")
    assert status == 201 or answer["error"]["key"] == "takeover-too-strong"


def test_an_expert_agreed_on_earlier_plays_as_most_do(service):
    from tavoliere.server.seats import SeatPlan
    from tavoliere.server.table import Table
    from tavoliere.server.table_header import TableHeader

    for kinds, level in ((("person", "person"), "normal"), (("screen", "screen"), "normal"), (("person",), "expert")):
        plans = [*(SeatPlan(kind) for kind in kinds), SeatPlan("bot", "expert")]
        head = TableHeader("paris", 1, "box", plans, "maker", "secret", takeover="expert")
        table = Table("table", head, None)
        table.seats[0].replace()
        assert table.level(0) == level
        assert table.level(len(kinds)) == "expert"  # bots that sit there from the beginning play as they are


def test_a_seat_is_taken_back_after_the_bot_s_move(anew, tmp_path, monkeypatch):
    gate = tmp_path / "gate"
    monkeypatch.setenv("TAVOLIERE_TEST_GATE", str(gate))
    # A bot that is not let through in time would be stopped and move by lot.
    slowed = anew(catalogue=work_for_tests.with_bots_that_wait(), thought_seconds=WAIT)
    with slowed as service, begun(service, "Ada", "Leo", takeover="random") as (table, _people, (ada, leo)):
        ada.call("leave", table=table, seat=0)
        assert ada.call("back", table=table, seat=0)["type"] == "done"
        told = leo.until(lambda message: message.get("entry") == "back")
        assert told["seating"] == "comes-back"
        assert told["now"]["seats"][0] | {"replaced": True, "returns": True} == told["now"]["seats"][0]
        assert ada.play(table, 0, "draw deck")["key"] == "seat-played-by-bot"
        assert ada.call("back", table=table, seat=0)["key"] == "seat-comes-back"
        gate.touch()
        told = leo.until(lambda message: message.get("entry") == "play")
        assert not told["now"]["seats"][0].get("replaced")
        ada.wait_for(table, lambda now: not now["seats"][0].get("replaced"))
        assert ada.play(table, 0, "draw deck")["type"] == "done"


def test_what_a_bot_decided_is_not_taken_back(service):
    ada, leo, table = two_people(service, takeover="random")
    with both(ada, leo, table) as (one, other):
        one.call("leave", table=table, seat=0)
        other.wait_for(table, lambda now: now["asked"] == [1])  # the bot has chosen tickets; Leo has not
        one.call("back", table=table, seat=0)
        assert one.call("undo", table=table, seat=0)["key"] == "undo-bot-decided"
        assert one.open(table)["now"]["undo"] == "undo-bot-decided"
        other.play(table, 1)


@pytest.mark.parametrize("is_replaced", [True, False])
def test_a_match_in_which_a_bot_moved_for_somebody_counts_for_nothing(anew, is_replaced):
    with anew() as service:
        ada, leo, table = two_people(service, takeover="random")
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            if is_replaced:
                one.call("leave", table=table, seat=0)
                one.call("back", table=table, seat=0)
            eventually(lambda: play_on(((one, 0), (other, 1)), table))
        counted = ada.get("/api/statistics")["players"]
        assert {row["name"] for row in counted} == (set() if is_replaced else {"Ada", "Leo"})


def play_on(clients, table):
    """One more move of whoever is asked; says whether the match is over."""
    for client, seat in clients:
        now = client.open(table)["now"]
        if seat in now["asked"] and now.get("moves"):
            client.play(table, seat, now["moves"][len(now["moves"]) // 2]["text"])
    return now["status"] == "over"
