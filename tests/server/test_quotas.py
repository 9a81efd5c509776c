"""Storage quotas: whatever one visitor stores and shows, everybody else still finds room, and is found."""

import asyncio
import time
from functools import partial

import pytest
from sqlalchemy import select
from sqlalchemy.event import listen

from clients import eventually, in_commit
from tavoliere import app
from tavoliere.engine import matchfile
from tavoliere.server.quotas import source_of
from tavoliere.server.replay_jobs import without_undone
from tavoliere.server.seats import SeatPlan
from tavoliere.server.table import fold
from tavoliere.server.table_header import TableHeader
from tavoliere.store import matches, quotas
from tavoliere.store.matches import Entry, in_fair_order
from tavoliere.store.schema import own_boxes

DAY = 86_400
BOX = "[vehicles]\neach = {}\n"


def match_data(seed):
    """A short match as a file."""
    match = app.new_match("paris", 2, seed=seed)
    match.play(match.legal_moves(0)[0], 0)
    return matchfile.to_dict(match)


def refusal_of(answer):
    """The key of a refusal with its sentence in both languages, and how long to wait."""
    error = answer["error"]
    assert error["sentence"]["en"] != error["sentence"]["it"]
    return error["key"], error["words"].get("seconds")


# --- who may store how much ------------------------------------------------------------------------------------------


def test_few_tables_of_one_person_wait_for_people(anew):
    with anew(open_tables=3) as service:
        ada, leo = service.person("Ada"), service.person("Leo")
        tables = [ada.make("paris", ("person", "person"))["table"] for _ in range(3)]
        wish = {"game": "paris", "seats": [{"kind": "person"}] * 2}
        assert refusal_of(ada.post("/api/tables", 429, **wish)) == ("too-many-open-tables", None)
        leo.make("paris", ("person", "person"))
        ada.make("paris", ("random", "random"))  # nobody is waited for
        with ada.at(tables[0]) as client:
            client.call("discard", table=tables[0])
        ada.make("paris", ("person", "person"))


def test_all_people_at_one_address_together_have_a_limit(anew):
    with anew(open_tables=3, open_tables_per_address=4) as service:
        wish = {"game": "paris", "seats": [{"kind": "person"}] * 2}
        for _ in range(4):
            service.person("Ada").post("/api/tables", 201, **wish)
        answer = service.person("Ada").post("/api/tables", 429, **wish)
        assert answer["error"]["key"] == "too-many-open-tables-here"


@pytest.mark.parametrize("setting", ["tables_per_day", "tables_per_day_per_address"])
def test_a_day_s_tables_have_a_limit(anew, setting):
    with anew(**{setting: 2}) as service:
        ada = service.person("Ada")
        for _ in range(2):
            ada.make("paris", ("random", "random"))
        again = ada if setting == "tables_per_day" else service.person("Ada again")
        bots = [{"kind": "bot"}] * 2
        key, seconds = refusal_of(again.post("/api/tables", 429, game="paris", seats=bots))
        assert key == "too-many-tables-today"
        assert DAY - 120 < seconds <= DAY
        service.hub.time.started += DAY  # as if a day had passed
        again.make("paris", ("random", "random"))


@pytest.mark.parametrize("setting", ["files_per_day", "files_per_day_per_address"])
def test_a_day_s_match_files_have_a_limit_of_their_own(anew, setting):
    with anew(**{setting: 2}) as service:
        ada = service.person("Ada")
        ada.make("paris", ("random", "random"))
        for seed in range(2):
            ada.post("/api/matches", 201, **match_data(seed))
        again = ada if setting == "files_per_day" else service.person("Ada again")
        key, seconds = refusal_of(again.post("/api/matches", 429, **match_data(3)))
        assert key == "too-many-files-today"
        assert DAY - 120 < seconds <= DAY
        again.make("paris", ("random", "random"))


@pytest.mark.parametrize("setting", ["boxes_per_day", "boxes_per_day_per_address"])
def test_a_day_s_boxes_have_a_limit(anew, setting):
    with anew(**{setting: 2}) as service:
        ada = service.person("Ada")
        for each in (9, 10, 9):  # the same one again is no further box
            ada.post("/api/boxes", 201, game="paris", toml=BOX.format(each))
        again = ada if setting == "boxes_per_day" else service.person("Ada again")
        answer = again.post("/api/boxes", 429, game="paris", toml=BOX.format(11))
        assert refusal_of(answer)[0] == "too-many-boxes-today"


@pytest.mark.parametrize("setting", ["boxes_per_day", "boxes_per_day_per_address"])
def test_a_day_s_versions_of_saved_boxes_have_a_limit_drafts_too(anew, setting):
    draft = {"name": "Draft", "tables": {"points": {"by_length": [0, -1, 2, 4]}}}
    with anew(**{setting: 3}) as service:
        ada = service.person("Ada")
        box = ada.post("/api/games/paris/own-boxes", 201, **draft)["id"]
        for _ in range(2):
            ada.put(f"/api/own-boxes/{box}", **draft)
        again = ada if setting == "boxes_per_day" else service.person("Ada again")
        answer = again.post("/api/games/paris/own-boxes", 429, **draft)
        assert refusal_of(answer)[0] == "too-many-boxes-today"
        assert answer["error"]["words"]["seconds"] > 0


def test_versions_that_are_not_kept_and_boxes_that_were_forgotten_count(anew):
    draft = {"name": "Draft", "tables": {}}
    with anew(files_per_hour=12, box_versions=1) as service:  # four at once
        ada, leo = service.person("Ada"), service.person("Leo")
        box = ada.post("/api/games/paris/own-boxes", 201, **draft)["id"]
        for _ in range(3):
            ada.put(f"/api/own-boxes/{box}", **draft)
        assert ada.put_refused(f"/api/own-boxes/{box}", **draft)["error"]["key"] == "too-many-files"
        for _ in range(4):
            box = leo.post("/api/games/paris/own-boxes", 201, **draft)["id"]
            leo.ask("DELETE", f"/api/own-boxes/{box}", None, 204)
        assert refusal_of(leo.post("/api/games/paris/own-boxes", 429, **draft))[0] == "too-many-files"


def test_drafts_are_no_uploads(anew):
    with anew(boxes_per_day=2) as service:
        ada = service.person("Ada")
        for each in (9, 10):
            ada.post("/api/boxes", 201, game="paris", toml=BOX.format(each))
        draft = {"points": {"by_length": [0, -1, 2, 4]}}
        ada.post("/api/games/paris/own-boxes", 201, name="Draft", tables=draft)
        ada.post("/api/games/paris/own-boxes", 201, name="There already", tables={"vehicles": {"each": 9}})
        assert refusal_of(ada.post("/api/boxes", 429, game="paris", toml=BOX.format(11)))[0] == "too-many-boxes-today"


def test_a_match_file_holds_up_other_commits_for_a_few_statements(anew):
    with anew() as service:
        counted = []
        listen(service.hub.store.database.engine, "before_cursor_execute", lambda *_all: counted.append(1))
        ada = service.person("Ada")
        match = app.new_match("paris", 2, seed=5)
        while not match.is_over:
            match.play(match.legal_moves()[0])
        before = len(counted)
        ada.post("/api/matches", 201, **matchfile.to_dict(match))
        assert len(match.history) > 60
        assert len(counted) - before < 30


def test_invitations_have_a_limit(anew):
    with anew(invitations_per_table=3) as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "person"), listed=False)["table"]  # with its first invitation
        for _ in range(2):
            ada.post(f"/api/tables/{table}/invitations")
        answer = ada.post(f"/api/tables/{table}/invitations", 429)
        assert answer["error"]["key"] == "too-many-invitations"


def test_a_household_is_one_address_and_none_is_stored():
    assert source_of("2001:db8:1:2:3::4") == source_of("2001:db8:1:2:ffff::1") != source_of("2001:db8:1:3::4")
    assert source_of("192.0.2.1") != source_of("192.0.2.2")
    assert source_of("192.0.2.1") == source_of("::ffff:192.0.2.1")  # the same machine over a socket for both families
    assert "192" not in source_of("192.0.2.1")
    assert source_of("")


# --- what nobody uses ------------------------------------------------------------------------------------------------


def test_a_box_that_no_match_uses_expires_and_the_others_stay(anew):
    with anew(close_grace=0) as service:
        ada = service.person("Ada")
        unused, used = (ada.post("/api/boxes", game="paris", toml=BOX.format(each))["box"] for each in (8, 9))
        ada.make("paris", ("person", "person"), box=used)
        for passed, status in ((0, 200), (DAY, 404)):
            service.hub.time.started += passed
            service.hub.games._others.clear()
            asyncio.run_coroutine_threadsafe(service.hub.forget_unused(), service.hub.store.writer._loop).result(20)
            ada.get(f"/api/boxes/{unused}", status)
            ada.get(f"/api/boxes/{used}")


def test_a_closed_table_that_never_began_is_forgotten_and_a_match_is_not(anew):
    with anew() as service:
        ada = service.person("Ada")
        unbegun = ada.make("paris", ("person", "person"), listed=False)["table"]
        ada.sit(unbegun, 0)
        begun = ada.post("/api/matches", 201, **match_data(1))["table"]  # a closed one
        with ada.at(unbegun) as client:
            client.call("discard", table=unbegun)
        forget = partial(quotas.forget_unbegun_tables, before=time.time() + 1)
        assert in_commit(service, forget) == 1
        service.hub.tables.clear()
        ada.get(f"/api/tables/{unbegun}", 404)
        assert ada.get(f"/api/tables/{begun}")["status"] == "closed"
        assert [one["table"] for one in ada.get("/api/lobby")["mine"]] == [begun]


def test_where_things_were_made_from_is_forgotten_after_a_day(anew):
    with anew() as service:
        ada = service.person("Ada")
        over, still_open = (
            ada.post("/api/matches", **match_data(1))["table"],
            ada.make("paris", ("person", "person"))["table"],
        )

        def sources(connection):
            rows = connection.execute(matches.select(matches.matches.c.id, matches.matches.c.source))
            return {row.id: row.source is not None for row in rows}

        assert in_commit(service, sources) == {over: True, still_open: True}
        in_commit(service, lambda connection: quotas.forget_sources(connection, time.time() + 1))
        assert in_commit(service, sources) == {over: False, still_open: True}


def test_where_a_saved_box_came_from_is_forgotten_after_a_day(anew):
    with anew() as service:
        service.person("Ada").post("/api/games/paris/own-boxes", 201, name="Mine", tables={})

        def sources(connection):
            return list(connection.execute(select(own_boxes.c.source)).scalars())

        assert in_commit(service, sources) != [None]
        in_commit(service, lambda connection: quotas.forget_sources(connection, time.time() + 1))
        assert in_commit(service, sources) == [None]


# --- entries ---------------------------------------------------------------------------------------------------------


def test_one_person_s_asides_in_a_match_have_a_limit_and_moves_have_none(anew):
    with anew(asides_per_person=6) as service:
        ada, leo = service.person("Ada"), service.person("Leo")
        table = ada.make("paris", ("person", "person"), options={"first": "0"})["table"]
        ada.sit(table, 0)
        leo.sit(table, 1)
        with ada.at(table) as one, leo.at(table) as other:
            one.wait_for(table, lambda now: now.get("asked") == [0, 1])
            for _ in range(2):
                one.play(table, 0)
                assert one.call("undo", table=table, seat=0)["type"] == "done"
            for _ in range(3):
                assert one.call("say", table=table, phrase="hello")["type"] == "done"
            assert one.call("say", table=table, phrase="hello")["key"] == "asides-used-up"
            assert one.play(table, 0)["type"] == "done"
            assert one.call("undo", table=table, seat=0)["key"] == "asides-used-up"
            assert other.call("say", table=table, phrase="hello")["type"] == "done"


def test_a_match_has_a_limit_beyond_which_there_are_only_moves(anew):
    with anew(entries_per_match=5) as service:
        ada, leo = service.person("Ada"), service.person("Leo")
        table = ada.make("paris", ("person", "person"), options={"first": "0"})["table"]
        ada.sit(table, 0)
        leo.sit(table, 1)
        with ada.at(table) as one, leo.at(table) as other:
            other.wait_for(table, lambda now: now.get("asked") == [0, 1])
            one.wait_for(table, lambda now: now.get("asked") == [0, 1])
            for _ in range(2):
                one.call("say", table=table, phrase="hello")
            assert other.call("say", table=table, phrase="hello")["key"] == "entries-used-up"
            other.open(table)
            assert other.play(table, 1)["type"] == "done"


def undone_many_times(count):
    """The entries of a match in which one decision was taken back again and again."""
    game = app.load("paris")
    head = TableHeader("paris", game.rules_version, game.box_hash, [SeatPlan("person")] * 2, "ada", "secret")
    said = [("sit", seat, {"name": name, "number": "0" * 32}) for seat, name in enumerate(("Ada", "Leo"))]
    said.append(("start", None, {"seed": "7"}))
    move = app.new_match("paris", ["Ada", "Leo"], seed=7).legal_moves(0)[0]
    said += [("play", 0, {"move": move}), ("undo", 0, {})] * count + [("play", 0, {"move": move})]
    entries = [
        Entry("t", number, kind, 0.0, seat, "ada", None, data) for number, (kind, seat, data) in enumerate(said, 1)
    ]
    return head, game, entries


def test_reading_a_log_takes_time_in_proportion_to_its_length():
    _head, _game, few = undone_many_times(500)
    _head, _game, many = undone_many_times(12_500)
    assert [entry.number for entry in without_undone(few)] == [few[-1].number]

    def seconds(entries):
        started = time.process_time()
        without_undone(entries)
        return time.process_time() - started

    quick = max(min(seconds(few) for _ in range(5)), 1e-4)
    assert min(seconds(many) for _ in range(3)) < 100 * quick  # 25 times as long; it was 600 times


def test_a_decision_taken_back_is_the_last_of_its_seat():
    head, game, entries = undone_many_times(3)
    assert len(fold("t", head, game, None, entries).match.history) == 1


# --- who is seen -----------------------------------------------------------------------------------------------------


def test_many_tables_of_one_visitor_hide_nobody(anew):
    with anew() as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "person"))["table"]
        flood = service.person("Flood")
        for _ in range(60):
            flood.make("paris", ("person", "person"))
        listed = [one["table"] for one in ada.get("/api/lobby")["open"]]
        assert len(listed) == matches.LISTED
        assert listed.index(table) < 2


def test_tables_are_listed_in_turns_of_addresses_and_then_of_people():
    flood = [(f"flood-{number}", f"cookie-{number}", "there") for number in range(5)]
    mine = [("mine-1", "ada", "here"), ("mine-2", "ada", "here"), ("leo-1", "leo", "here")]
    assert in_fair_order([*flood, *mine])[:6] == ["flood-0", "mine-1", "flood-1", "leo-1", "flood-2", "mine-2"]
    assert sorted(in_fair_order([*flood, *mine])) == sorted(id_ for id_, _maker, _where in (*flood, *mine))
    alone = [("c", "leo", "x"), ("b", "ada", "y"), ("a", "eva", "z")]
    assert in_fair_order(alone) == ["c", "b", "a"]  # the latest first, as long as nobody has several


def test_the_lobby_is_told_once_a_second_at_most(anew):
    with anew() as service:
        ada, leo = service.person("Ada"), service.person("Leo")
        table = ada.make("paris", ("person", "person"))["table"]
        with ada.socket() as watcher, leo.at(table) as client:
            watcher.call("lobby", watch=True)
            started = time.monotonic()
            for _ in range(10):
                leo.sit(table, 1)
                client.call("leave", table=table, seat=1)
            seconds = time.monotonic() - started
            watcher.until(lambda message: message["type"] == "lobby")
            watcher.call("ping")  # everything that was told before has been read
            notices = sum('"lobby"' in text for text in watcher.received)
            assert 1 <= notices <= seconds + 1


def test_an_unlisted_match_is_named_only_to_those_who_sat_there(anew):
    with anew() as service:
        ada, eve, nobody = service.person("Ada"), service.person("Eve"), service.person(None)
        table = ada.make("paris", ("person", "random"), listed=False)["table"]
        ada.sit(table)
        with ada.at(table) as client:
            client.play_to_the_end(table, 0)
        assert table in [row["match"] for row in ada.get("/api/statistics")["best"]]
        for path in ("/api/statistics", "/api/statistics?game=paris", "/api/lobby"):
            for other in (eve, nobody):
                assert table not in other.http.get(path).text, path
        again = ada.post(f"/api/tables/{table}/play-on", step=1, seats=[{"kind": "person"}] * 2)["table"]
        eventually(lambda: again in eve.http.get("/api/lobby").text)
        told = eve.get(f"/api/tables/{again}")
        assert told["about"]["origin"]["step"] == 1
        assert table not in eve.http.get(f"/api/tables/{again}").text
        with eve.socket() as client:
            client.open(again)
            assert table not in "".join(client.received)


def test_a_listed_match_is_named_where_it_was_played_on(anew):
    with anew() as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "random"))["table"]
        ada.sit(table)
        with ada.at(table) as client:
            client.play_to_the_end(table, 0)
        again = ada.post(f"/api/tables/{table}/play-on", step=1, seats=[{"kind": "person"}] * 2)["table"]
        assert ada.get(f"/api/tables/{again}")["about"]["origin"]["match"] == table
        assert table in [row["match"] for row in service.person("Eve").get("/api/statistics")["best"]]
