"""Matches of other rules, or with a box that cannot be made any more: they open, to be read, and nothing else."""

import json
import sqlite3
from contextlib import contextmanager

import pytest

import tavoliere
from clients import Service, begin, both, two_people
from releases import NEVER
from tavoliere.engine.written import CannotReplay

KEY = "table-other-rules"


@contextmanager
def raised(game):
    """A release that plays other rules."""
    kind = type(game)
    kind.rules_version += 1
    try:
        yield kind.rules_version
    finally:
        kind.rules_version -= 1


def rewrite_heads(db, **changes):
    """Change what the heads of all tables say."""
    with sqlite3.connect(db) as connection:
        for table, head in connection.execute("select id, head from matches").fetchall():
            changed = json.dumps({**json.loads(head), **changes})
            connection.execute("update matches set head = ? where id = ?", (changed, table))
    connection.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A finished match of Ada's, what was told of it then, and its database."""
    db = tmp_path_factory.mktemp("played") / "tables.db"
    with Service(db) as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "random"), options={"first": "0"})["table"]
        with ada.at(table) as client:
            ada.sit(table)
            end = client.play_to_the_end(table, 0)
        file = ada.get(f"/api/tables/{table}/file")
        statistics = ada.get("/api/statistics")
    return ada, table, end, file, statistics, db


@pytest.fixture
def after(played, tmp_path, paris):
    """Ada at a service that plays other rules, on a copy of that database."""
    ada, _table, _end, _file, _statistics, db = played
    copy = tmp_path / "tables.db"
    with sqlite3.connect(db) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    with raised(paris), Service(copy) as service:
        yield ada.at_service(service), service


# --- finished ---------------------------------------------------------------------------------------------------------


def test_a_finished_match_shows_seats_options_moves_and_result(played, after, paris):
    _ada, table, end, file, statistics, _db = played
    ada, _service = after
    shown = ada.get(f"/api/tables/{table}")
    words = {"version": paris.rules_version - 1, "known": paris.rules_version}
    assert (shown["status"], shown["about"]["problem"], shown["about"]["problem_words"]) == ("over", KEY, words)
    assert [seat["name"] for seat in shown["seats"]] == file["seats"]
    assert shown["about"]["options"] == {"first": "0"}
    ended = {key: end["result"][key] for key in ("scores", "totals", "ranking")}
    assert shown["result"] == ended
    read = ada.get(f"/api/tables/{table}/replay?eyes=all&first=1&count=100&views=false")
    assert [[one["seat"], one["move"]] for one in read["frames"]] == file["moves"][:100]
    assert all("views" not in one and "events" not in one for one in read["frames"])
    with ada.at(table) as client:
        told = client.call("open", table=table, log=True)
        assert told["now"]["result"] == end["result"]
        assert [[one["seat"], one["move"]] for one in told["log"]] == file["moves"]
    assert ada.get("/api/statistics") == statistics
    (listed,) = ada.get("/api/lobby")["mine"]
    assert (listed["problem"], listed["result"]["points"]) == (KEY, ended["totals"])


def test_whatever_belongs_to_playing_is_answered_with_the_sentence(played, after):
    _ada, table, *_rest = played
    ada, _service = after
    seat = {"table": table, "seat": 0}
    requests = {
        "play": {**seat, "decision": 0, "move": "draw deck"},
        "undo": seat,
        "preview": {**seat, "move": "draw deck"},
        "why": {**seat, "target": "draw deck"},
        "hint": seat,
        "leave": seat,
        "back": seat,
        "say": {"table": table, "phrase": "hello"},
    }
    with ada.at(table) as client:
        for type_, fields in requests.items():
            refused = client.call(type_, **fields)
            assert (type_, refused["type"], refused["key"]) == (type_, "refused", KEY)
            assert refused["sentence"]["it"].startswith("Questa partita è nata con la versione")
            assert refused["sentence"]["en"].startswith("This game was played with rules version")
    assert ada.get(f"/api/tables/{table}/points", 409)["error"]["key"] == KEY
    refused = ada.post(f"/api/tables/{table}/play-on", 409, step=0, seats=[{"kind": "bot"}] * 2)
    assert refused["error"]["key"] == KEY
    assert ada.sit(table, 0, status=409)["error"]["key"] == KEY


def test_its_file_is_the_one_it_always_was(played, after, tmp_path):
    _ada, table, _end, file, _statistics, _db = played
    ada, service = after
    again = ada.get(f"/api/tables/{table}/file")
    assert again == {key: value for key, value in file.items() if key != "digest"}  # which only a replay gives
    path = tmp_path / "match.json"
    path.write_text(json.dumps(again), encoding="utf-8")
    with pytest.raises(CannotReplay) as cannot:
        tavoliere.load_match(path)
    assert cannot.value.written.result.totals == service.hub.tables[table].table.outcome.points


def test_a_rematch_is_played_under_present_rules(played, after, paris):
    _ada, table, *_rest = played
    ada, _service = after
    new = ada.post(f"/api/tables/{table}/rematch")["table"]
    about = ada.get(f"/api/tables/{new}")["about"]
    assert "problem" not in about
    assert (about["rules_version"], about["options"]) == (paris.rules_version, {"first": "0"})
    with ada.at(new) as client:
        ada.sit(new)
        client.wait_for(new, lambda now: 0 in now.get("asked", []))
        assert client.play(new, 0)["type"] == "done"
    assert ada.get(f"/api/tables/{table}")["about"]["rematch"] == new


def test_a_rematch_keeps_the_box_whatever_other_rules_call_it(played, after, paris):
    """A box is named by a hash of its moves too: other rules give the same tables another name."""
    _ada, table, *_rest = played
    ada, service = after
    with service.hub.store.database.engine.begin() as connection:
        head = json.loads(connection.exec_driver_sql("select head from matches").scalar_one())
        changed = json.dumps({**head, "box": "0123456789abcdef"})
        connection.exec_driver_sql("update matches set head = ?", (changed,))
        connection.exec_driver_sql("update boxes set hash = '0123456789abcdef'")
    new = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert ada.get(f"/api/tables/{new}")["about"]["box"] == paris.box_hash
    assert ada.get(f"/api/tables/{table}/file")["box"]["own"]["vehicles"]["each"] == 15


# --- unfinished -------------------------------------------------------------------------------------------------------


@pytest.fixture
def stopped(tmp_path, paris):
    """A match of two people, stopped in the middle by a release with other rules: both people, the table, service."""
    with Service(tmp_path / "tables.db") as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            one.play(table, 0, "draw deck")
    with raised(paris), Service(tmp_path / "tables.db") as service:
        yield ada.at_service(service), leo.at_service(service), table, service


def moves_seen(person, table, eyes):
    """The moves of a match, None where one may not read them."""
    told = person.get(f"/api/tables/{table}/replay?eyes={eyes}&first=1&count=100")
    return [(one["seat"], one.get("move")) for one in told["frames"]]


def test_an_unfinished_match_keeps_its_secrets(stopped):
    ada, leo, table, service = stopped
    seen = {eyes: moves_seen(person, table, eyes) for person, eyes in ((ada, 0), (leo, 1), (ada, "watcher"))}
    kept = [next(move for seat, move in seen[eyes] if seat == 0) for eyes in (0, 1, "watcher")]
    assert kept[0].startswith("keep ")
    assert kept[1:] == [None, None]
    assert [moves[2] for moves in seen.values()] == [(0, "draw deck")] * 3  # everybody saw that
    for person, eyes in ((ada, 1), (ada, "all"), (service.person(None), 0)):
        refused = person.get(f"/api/tables/{table}/replay?eyes={eyes}", 403)
        assert refused["error"]["key"] == "eyes-after-the-end"
    for person, eyes in ((ada, 0), (leo, 1), (service.person(None), "watcher")):
        with person.at(table) as client:
            log = client.call("open", table=table, log=True)["log"]
            assert [(one["seat"], one.get("move")) for one in log] == seen[eyes]
    assert ada.get(f"/api/tables/{table}/file", 403)["error"]["key"] == "file-after-the-end"


def test_an_unfinished_match_waits_for_nobody(stopped):
    ada, _leo, table, _service = stopped
    (listed,) = ada.get("/api/lobby")["mine"]
    assert (listed["status"], listed["problem"], listed["asked"], listed["your_turn"]) == ("running", KEY, [], False)
    assert "result" not in ada.get(f"/api/tables/{table}")


def test_those_it_belongs_to_can_close_it_and_play_again(stopped):
    ada, leo, table, service = stopped
    stranger = service.person("Eva")
    assert stranger.post(f"/api/tables/{table}/close", 403)["error"]["key"] == "only-players-close"
    assert leo.post(f"/api/tables/{table}/rematch", 409)["error"]["key"] == "rematch-after-the-end"
    with ada.at(table) as client:
        leo.ask("POST", f"/api/tables/{table}/close", status=204)
        client.wait_for(table, lambda now: now["status"] == "closed")
    assert ada.get("/api/lobby")["mine"][0]["status"] == "closed"
    assert moves_seen(leo, table, 1)[2] == (0, "draw deck")
    new = leo.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["name"] for seat in ada.get(f"/api/tables/{new}")["seats"]] == ["Ada", "Leo"]


def test_a_match_that_can_go_on_is_not_closed(service):
    ada, _leo, table = two_people(service)
    assert ada.post(f"/api/tables/{table}/close", 409)["error"]["key"] == "match-can-go-on"


def test_moves_that_present_rules_do_not_know_stay_with_their_seat(stopped):
    ada, leo, table, service = stopped
    with service.hub.store.database.engine.begin() as connection:
        connection.exec_driver_sql("""update entries set data = '{"move":"dance"}' where data like '%draw deck%'""")
    assert moves_seen(ada, table, 0)[2] == (0, "dance")
    assert moves_seen(leo, table, 1)[2] == (0, None)


# --- boxes and games that are gone ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "key"),
    [({"box": "0123456789abcdef"}, "table-box-unreadable"), ({"game": "chess"}, "table-game-unknown")],
)
def test_a_match_whose_box_or_game_is_gone_is_read_too(played, tmp_path, change, key):
    ada, table, _end, file, _statistics, db = played
    copy = tmp_path / "tables.db"
    copy.write_bytes(db.read_bytes())
    rewrite_heads(copy, **change)
    with Service(copy) as service:
        ada = ada.at_service(service)
        assert ada.get(f"/api/tables/{table}")["about"]["problem"] == key
        assert ada.get(f"/api/tables/{table}/file")["moves"] == file["moves"]
        assert [one[1] for one in moves_seen(ada, table, "all")][:10] == [move for _seat, move in file["moves"][:10]]
        assert [one["problem"] for one in ada.get("/api/lobby")["mine"]] == [key]
        refused = ada.post(f"/api/tables/{table}/rematch", 409 if "game" in change else None)
        assert "table" in refused or refused["error"]["key"] == key


# --- files from outside -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [NEVER, 99])
def test_a_file_of_other_rules_can_be_brought_in_to_be_read(service, played, version):
    _ada, _table, end, file, statistics, _db = played
    eva = service.person("Eva")
    table = eva.post("/api/matches", **{**file, "rules_version": version})["table"]
    shown = eva.get(f"/api/tables/{table}")
    assert (shown["status"], shown["about"]["problem"], shown["about"]["problem_words"]["version"]) == (
        "over", KEY, version,
    )  # fmt: skip
    assert shown["result"]["scores"] == end["result"]["scores"]
    assert "fair" not in shown["result"]
    again = eva.get(f"/api/tables/{table}/file")
    assert again == {**{key: value for key, value in file.items() if key != "fair"}, "rules_version": version}
    assert statistics["players"]
    assert not [one for one in eva.get("/api/statistics")["players"] if one["name"] == "Eva"]
    assert eva.post(f"/api/tables/{table}/play-on", 409, step=0, seats=[{"kind": "bot"}] * 2)["error"]["key"] == KEY


def test_a_file_that_does_not_tell_its_result_is_brought_in_as_closed(service, played):
    _ada, _table, _end, file, _statistics, _db = played
    eva = service.person("Eva")
    silent = {key: value for key, value in file.items() if key != "result"}
    table = eva.post("/api/matches", **{**silent, "rules_version": NEVER})["table"]
    shown = eva.get(f"/api/tables/{table}")
    assert (shown["status"], "result" in shown) == ("closed", False)
    assert len(moves_seen(eva, table, "all")) == min(100, len(file["moves"]))


@pytest.mark.parametrize(
    "box", [{"hash": "0123456789abcdef", "own": None}, {"hash": "x", "own": {"cards": {"rows": []}}}]
)
def test_a_file_whose_box_cannot_be_made_is_brought_in_to_be_read(service, played, box):
    _ada, _table, _end, file, _statistics, _db = played
    eva = service.person("Eva")
    table = eva.post("/api/matches", **{**file, "box": box})["table"]
    assert eva.get(f"/api/tables/{table}")["about"]["problem"] == "table-box-unreadable"
    assert eva.get(f"/api/tables/{table}/file")["box"] == box
    assert eva.get(f"/api/boxes/{'0123456789abcdef'}", 404)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["a"] * 9},
        {"moves": [[9, "pass"]]},
        {"moves": [[0, "x" * 500]]},
        {"moves": [[0, "draw deck"]] * 5001},
        {"options": {"first": {"a": 1}}},
        {"result": {"scores": [{"<script>": 1}, {}], "ranking": [0, 1]}},
        {"start": {"a": "\ud800"}},
        {"box": {"hash": "x", "own": {"a": "\ud800"}}},
        {"game": "../paris"},
    ],
    ids=lambda change: json.dumps(change)[:40],
)
def test_what_nobody_can_have_written_is_refused_with_a_sentence(service, played, change):
    _ada, _table, _end, file, _statistics, _db = played
    eva = service.person("Eva")
    body = json.dumps({**file, "rules_version": NEVER, **change})
    answer = eva.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 404, 422), answer.text
    sentence = answer.json()["error"]["sentence"]
    assert sentence["it"] != sentence["en"]
