"""What release 0.1.0 wrote opens, replays and can be played on: a database and match files that it made.

The database holds a finished and a running match of every game and of a box of one's own, with bots' moves, decisions
taken back and phrases; `expected.json` says which table is which, and where the running ones stood.
"""

import gzip
import json
import secrets
import sqlite3
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

import tavoliere
from clients import Service
from tavoliere.engine.matchfile import digest
from tavoliere.store import StoreUnavailable, people
from tavoliere.store.database import Database
from tavoliere.store.schema import metadata

FIXTURES = Path(__file__).parents[1] / "fixtures" / "v0.1.0"
EXPECTED = json.loads((FIXTURES / "expected.json").read_text(encoding="utf-8"))
FILES = sorted(path.name for path in FIXTURES.glob("*.match.json"))
LATEST = "0003"


@pytest.fixture
def db(tmp_path):
    """The database of 0.1.0."""
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress((FIXTURES / "tables.db.gz").read_bytes()))
    return path


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
    assert "schema number 9999, from a newer release; this one knows numbers up to 0003" in str(refused.value)
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


def test_finished_matches_replay_to_what_was_stored(db):
    with Service(db) as service:
        ada = known_again(service, "Ada")
        assert service.log("schema-upgraded")[0]["after"] == LATEST
        listed = {one["table"]: one for one in ada.get("/api/lobby")["mine"]}
        for name, table in EXPECTED["finished"].items():
            made = json.loads((FIXTURES / f"{name}.match.json").read_text(encoding="utf-8"))
            written = ada.get(f"/api/tables/{table}/file")
            assert (written["digest"], written["moves"]) == (made["digest"], made["moves"])
            shown = ada.get(f"/api/tables/{table}/replay?eyes=all&first={len(made['moves'])}")
            assert shown["frames"][0]["step"] == len(made["moves"])
            with ada.at(table) as client:
                assert client.tables[table]["result"]["totals"] == listed[table]["result"]["points"]
        played = [one for one in ada.get("/api/statistics")["players"] if one["person"] == ada.id]
        assert sum(one["games"] for one in played) == len(EXPECTED["finished"])


@pytest.mark.parametrize("name", EXPECTED["running"])
def test_running_matches_are_played_on(db, name):
    stood = EXPECTED["running"][name]
    table = stood["table"]
    with Service(db) as service:
        clients = [known_again(service, who) for who in ("Ada", "Leo")]
        seats = dict(zip((0, 2), clients, strict=True))
        with seats[stood["asked"][0]].at(table) as client:
            live = service.hub.tables[table].table
            assert live.problem is None
            assert digest(live.match.state) == stood["digest"]
            now = client.tables[table]
            assert (now["asked"], now["number"], now["decision"]) == (
                stood["asked"], stood["number"], stood["decision"],
            )  # fmt: skip
            done = client.play(table, stood["asked"][0])
            assert (done["type"], done["number"]) == ("done", stood["number"] + 1)
            log = client.call("open", table=table, log=True)["log"]
            assert "good-luck" in [one.get("phrase") for one in log]


def test_an_open_table_begins(db):
    table = EXPECTED["open"]
    with Service(db) as service:
        ada, leo = known_again(service, "Ada"), known_again(service, "Leo")
        leo.sit(table, 0)
        with ada.at(table) as client:
            client.wait_for(table, lambda now: now.get("status") == "running")


@pytest.mark.parametrize("file", FILES)
def test_its_match_files_replay_to_their_digest(file):
    path = FIXTURES / file
    written = json.loads(path.read_text(encoding="utf-8"))
    match = tavoliere.load_match(path)
    assert digest(match.state) == written["digest"]
    assert match.is_over is (file != "unfinished.match.json")
    assert bool(match.game.components.overlay) is (file == "own-box.match.json")
