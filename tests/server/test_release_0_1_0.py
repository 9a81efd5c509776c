"""What release 0.1.0 wrote opens: where the rules are still the same it replays and is played on, else it can be read.

The database holds a finished and a running match of every game and of a box of one's own, with bots' moves, decisions
taken back and phrases; `expected.json` says which table is which, and where the running ones stood. Every test meets it
twice: as it is, and as if the rules of all games had been raised since.
"""

import json
import secrets
import sqlite3
import time

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

import tavoliere
from clients import Service
from releases import EXPECTED, FIXTURES, NEVER, match_file, under_other_rules, unpack, versions
from tavoliere.engine.matchfile import digest
from tavoliere.engine.written import CannotReplay
from tavoliere.store import StoreUnavailable, people, reviews
from tavoliere.store.database import Database
from tavoliere.store.schema import metadata, own_boxes

FILES = sorted(path.name.removesuffix(".match.json") for path in FIXTURES.glob("*.match.json"))
LATEST = "0008"


@pytest.fixture
def db(tmp_path):
    """The database of 0.1.0."""
    return unpack(tmp_path / "tables.db")


@pytest.fixture(params=["as-it-is", "other-rules"])
def either(db, request):
    """The database of 0.1.0, and once more after all rules were raised."""
    return db if request.param == "as-it-is" else under_other_rules(db)


def known_again(service, name):
    """Somebody of 0.1.0, with a new browser."""
    person, token = service.person(None), secrets.token_urlsafe(32)
    person.id = EXPECTED["people"][name]
    with service.hub.store.database.engine.begin() as connection:
        people.add_token(connection, person.id, token, time.time())
    person.http.cookies.set("tavoliere", token)
    return person


def test_its_database_is_upgraded_once(db):
    database = Database(str(db))
    try:
        assert database.set_up() == ("0001", LATEST)
        assert database.set_up() == (LATEST, LATEST)
        with database.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        database.close()


def test_a_new_database_has_the_same_tables(tmp_path):
    database = Database(str(tmp_path / "new.db"))
    try:
        assert database.set_up() == (None, LATEST)
        with database.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        database.close()


def check_old_review(url, monkeypatch):
    """A review stored as text, before reports were compressed, is compressed when the database is opened."""
    old = ("match", "1", "usual", 3, 3, '{"long": "' + "x" * 10_000 + '"}', 1.0)
    opened, upgrade = Database(url), command.upgrade
    try:
        with monkeypatch.context() as patched:
            patched.setattr(command, "upgrade", lambda config, _latest: upgrade(config, "0006"))
            opened.set_up()
        with opened.engine.begin() as connection:
            names = [f":{number}" for number in range(len(old))]
            values = {str(number): value for number, value in enumerate(old)}
            connection.execute(text(f"insert into reviews values ({', '.join(names)})"), values)
        opened.set_up()
        with opened.engine.connect() as connection:
            assert reviews.find(connection, "match") == old
            assert len(connection.execute(text("select report from reviews")).scalar_one()) < 200
    finally:
        opened.close()


def test_a_review_of_before_is_compressed(tmp_path, monkeypatch):
    check_old_review(str(tmp_path / "new.db"), monkeypatch)


def test_a_review_of_before_is_compressed_in_postgresql_too(database, monkeypatch):
    check_old_review(database, monkeypatch)


def check_old_own_box(url, monkeypatch):
    """A box saved before files became the last column is there when the database is opened."""
    row = {
        "id": "box", "version": 2, "game": "paris", "owner": "ada", "name": "Mine", "is_offered": 1, "box": None,
        "looked_at": 3, "to_look_at": 4, "created": 5.0, "source": "here", "file": "x = 1",
    }  # fmt: skip
    opened, upgrade = Database(url), command.upgrade
    try:
        with monkeypatch.context() as patched:
            patched.setattr(command, "upgrade", lambda config, _latest: upgrade(config, "0007"))
            opened.set_up()
        with opened.engine.begin() as connection:
            connection.execute(own_boxes.insert(), row)
        opened.set_up()
        with opened.engine.connect() as connection:
            (found,) = connection.execute(text("select * from own_boxes")).all()
            assert dict(found._mapping) == row
            assert found._fields[-1] == "file"
    finally:
        opened.close()


def test_a_saved_box_of_before_is_kept(tmp_path, monkeypatch):
    check_old_own_box(str(tmp_path / "new.db"), monkeypatch)


def test_a_saved_box_of_before_is_kept_in_postgresql_too(database, monkeypatch):
    check_old_own_box(database, monkeypatch)


def test_a_migration_that_fails_leaves_nothing_half_done(db):
    with sqlite3.connect(db) as connection:
        connection.execute("drop index results_by_game")
    connection.close()
    database = Database(str(db))
    try:
        with pytest.raises(StoreUnavailable):
            database.set_up()
        assert "alembic_version" not in inspect(database.engine).get_table_names()
    finally:
        database.close()


def test_a_newer_database_is_refused_with_a_sentence(db):
    database = Database(str(db))
    database.set_up()
    with database.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    database.close()
    with pytest.raises(StoreUnavailable) as refused, Service(db):
        pass
    assert f"schema number 9999, from a newer release; this one knows numbers up to {LATEST}" in str(refused.value)
    assert "9999" in refused.value.sentence("it")


def test_the_database_is_upgraded_in_postgresql_too(database):
    opened = Database(database)
    try:
        with opened.engine.begin() as connection:
            connection.exec_driver_sql((FIXTURES / "postgresql.sql").read_text(encoding="utf-8"))
        assert opened.set_up() == ("0001", LATEST)
        with opened.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        opened.close()


def check_read_only(person, table, made, known):
    """A table of other rules says so, wherever one asks; returns what it told over the websocket."""
    about = person.get(f"/api/tables/{table}")["about"]
    assert about["problem"] == "table-other-rules"
    assert about["problem_words"] == {"version": made, "known": known}
    with person.at(table) as client:
        refused = client.call("play", table=table, seat=0, decision=0, move="pass")
        assert (
            f"la versione {made} delle regole; questo programma gioca la versione {known}" in refused["sentence"]["it"]
        )
        return client.call("open", table=table, log=True)


def test_finished_matches_show_their_moves_and_result(either):
    with Service(either) as service:
        ada = known_again(service, "Ada")
        assert service.log("schema-upgraded")[0]["after"] == LATEST
        listed = {one["table"]: one for one in ada.get("/api/lobby")["mine"]}
        for name, table in EXPECTED["finished"].items():
            made, known = versions(either, table)
            written, file = match_file(name), ada.get(f"/api/tables/{table}/file")
            assert (file["moves"], file["fair"]) == (written["moves"], written["fair"])
            last = ada.get(f"/api/tables/{table}/replay?eyes=all&first={len(written['moves'])}")
            assert last["steps"] == last["frames"][0]["step"] == len(written["moves"])
            assert last["frames"][0]["move"] == written["moves"][-1][1]
            shown = ada.get(f"/api/tables/{table}")["result"]
            assert shown["totals"] == listed[table]["result"]["points"]
            assert [sum(parts.values()) for parts in shown["scores"]] == shown["totals"]
            if made == known:
                assert file["digest"] == written["digest"]
                assert len(last["frames"][0]["views"]) == 2
                assert "problem" not in listed[table]
            else:
                told = check_read_only(ada, table, made, known)
                assert [[one["seat"], one["move"]] for one in told["log"]] == written["moves"]
                assert told["now"]["result"]["scores"] == shown["scores"] == file["result"]["scores"]
                assert (last["problem"], listed[table]["problem"]) == ("table-other-rules",) * 2


def test_statistics_count_what_was_finished(either):
    with Service(either) as service:
        ada = known_again(service, "Ada")
        played = [one for one in ada.get("/api/statistics")["players"] if one["person"] == ada.id]
        assert sum(one["games"] for one in played) == len(EXPECTED["finished"])


@pytest.mark.parametrize("name", EXPECTED["running"])
def test_running_matches_are_played_on_or_can_be_closed(either, name):
    stood = EXPECTED["running"][name]
    made, known = versions(either, stood["table"])
    with Service(either) as service:
        clients = [known_again(service, who) for who in ("Ada", "Leo")]
        asked = dict(zip((0, 2), clients, strict=True))[stood["asked"][0]]
        if made == known:
            check_played_on(service, asked, stood)
        else:
            check_closed(asked, stood, made, known)


def check_played_on(service, person, stood):
    """A running match stands where it stood, and goes on."""
    table, (seat,) = stood["table"], stood["asked"]
    with person.at(table) as client:
        live = service.hub.tables[table].table
        assert live.problem is None
        assert digest(live.match.state) == stood["digest"]
        now = client.tables[table]
        assert [now[key] for key in ("asked", "number", "decision")] == [
            stood[key] for key in ("asked", "number", "decision")
        ]
        done = client.play(table, seat)
        assert (done["type"], done["number"]) == ("done", stood["number"] + 1)
        log = client.call("open", table=table, log=True)["log"]
        assert "good-luck" in [one.get("phrase") for one in log]


def check_closed(person, stood, made, known):
    """A running match of other rules waits for nobody, shows what its moves were, and can be closed."""
    table = stood["table"]
    (listed,) = (one for one in person.get("/api/lobby")["mine"] if one["table"] == table)
    assert (listed["problem"], listed["asked"], listed["your_turn"]) == ("table-other-rules", [], False)
    told = check_read_only(person, table, made, known)
    assert (told["now"]["status"], told["now"]["asked"]) == ("running", [])
    assert "good-luck" in [one.get("phrase") for one in told["log"]]
    own = [one for one in told["log"] if one["seat"] in stood["asked"] and "step" in one]
    assert own
    assert all(one["move"] for one in own)
    assert person.ask("POST", f"/api/tables/{table}/close", status=204) is None
    assert person.get(f"/api/tables/{table}")["status"] == "closed"
    assert person.post(f"/api/tables/{table}/close", 409)["error"]["key"] == "table-is-over"


def test_an_open_table_begins_or_says_why_not(either):
    table = EXPECTED["open"]
    made, known = versions(either, table)
    with Service(either) as service:
        ada, leo = known_again(service, "Ada"), known_again(service, "Leo")
        is_offered = table in [one["table"] for one in leo.get("/api/lobby")["open"]]
        assert is_offered is (made == known)
        if made == known:
            leo.sit(table, 0)
            with ada.at(table) as client:
                client.wait_for(table, lambda now: now.get("status") == "running")
        else:
            assert leo.sit(table, 0, status=409)["error"]["key"] == "table-other-rules"
            assert check_read_only(ada, table, made, known)["log"] == []
            ada.ask("POST", f"/api/tables/{table}/close", status=204)


@pytest.mark.parametrize("is_other", [False, True], ids=["as-it-is", "other-rules"])
@pytest.mark.parametrize("name", FILES)
def test_its_match_files_replay_to_their_digest_or_are_read(tmp_path, name, is_other):
    written = match_file(name)
    if is_other:
        written["rules_version"] = NEVER
    path = tmp_path / "match.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    known = tavoliere.load(written["game"]).rules_version
    if written["rules_version"] == known:
        match = tavoliere.load_match(path)
        assert digest(match.state) == written["digest"]
        assert match.is_over is (name != "unfinished")
        assert bool(match.game.components.overlay) is (name == "own-box")
        return
    with pytest.raises(CannotReplay) as cannot:
        tavoliere.load_match(path)
    assert [list(move) for move in cannot.value.written.moves] == written["moves"]
    assert f"version {written['rules_version']} of {written['game']}; this program plays version {known}" in str(
        cannot.value
    )


@pytest.mark.parametrize("is_other", [False, True], ids=["as-it-is", "other-rules"])
@pytest.mark.parametrize("name", FILES)
def test_its_match_files_can_be_brought_in(db, name, is_other):
    written = match_file(name)
    if is_other:
        written["rules_version"] = NEVER
    with Service(db) as service:
        leo = known_again(service, "Leo")
        table = leo.post("/api/matches", **written)["table"]
        told = leo.get(f"/api/tables/{table}/replay?eyes=all&count=100")
        assert told["steps"] == len(written["moves"])
        assert leo.get(f"/api/tables/{table}/file")["digest"] == written["digest"]
