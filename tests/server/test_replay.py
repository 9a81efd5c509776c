"""Finished matches: replayed from any seat, written to a file, uploaded, played on."""

import json
import sqlite3

import pytest

import work_for_tests
from clients import Service
from tavoliere.cli.replay import verify_dice
from tavoliere.engine import fair
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.match import Match
from tavoliere.server import stored_tables
from test_cli import run


@pytest.fixture(scope="module")
def finished(service):
    """Somebody, and a finished match of theirs."""
    ada = service.person("Ada")
    made = ada.make("paris", ("person", "random"))
    with ada.at(made["table"]) as client:
        ada.sit(made["table"])
        end = client.play_to_the_end(made["table"], 0)
    return ada, made, end


def frames(person, table, eyes, status=200, **more):
    """All steps of a match."""
    query = "&".join(f"{name}={value}" for name, value in {"eyes": eyes, "count": 100, **more}.items())
    return person.get(f"/api/tables/{table}/replay?{query}", status)


def test_a_finished_match_is_read_with_any_eyes(service, finished):
    _ada, made, end = finished
    stranger = service.person(None)
    for seat in (0, 1):
        seen = frames(stranger, made["table"], seat)
        last = frames(stranger, made["table"], seat, first=seen["steps"])["frames"][0]
        assert [frame["step"] for frame in seen["frames"]] == list(range(min(100, seen["steps"] + 1)))
        assert last["view"]["seat"] == seat
        assert all("move" not in frame for frame in seen["frames"][1:] if frame["seat"] != seat)
        if seat == 0:
            assert last["view"] == end["view"]  # the replay ends where the match did
    everything = frames(stranger, made["table"], "all")
    assert all("move" in frame and len(frame["views"]) == 2 for frame in everything["frames"][1:])
    assert frames(stranger, made["table"], "watcher", views="false")["frames"][1]["events"]


def test_points_step_by_step(service, finished):
    ada, made, end = finished
    told = ada.get(f"/api/tables/{made['table']}/points")
    assert told["public"]  # in Paris everybody sees them on the track
    assert told["steps"][0] == [0, 0]
    assert told["steps"][-1] == [player["points"] for player in end["view"]["players"]]
    table = ada.make("paris", ("person", "person"))["table"]
    ada.sit(table, 0)
    assert ada.get(f"/api/tables/{table}/points", 403)["error"]["key"] == "eyes-after-the-end"


def test_before_the_end_only_ones_own_eyes(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    table = ada.make("paris", ("person", "person"))["table"]
    assert frames(ada, table, "watcher", 409)["error"]["key"] == "table-not-started"
    ada.sit(table, 0)
    leo.sit(table, 1)
    with ada.at(table) as client:
        client.wait_for(table, lambda now: now.get("status") == "running")
        client.play(table, 0)
    assert frames(ada, table, 0)["frames"][1]["move"].startswith("keep ")
    assert "move" not in frames(leo, table, 1)["frames"][1]
    for person, eyes in ((leo, 0), (leo, "all"), (service.person(None), 1)):
        assert frames(person, table, eyes, 403)["error"]["key"] == "eyes-after-the-end"
    assert ada.get(f"/api/tables/{table}/file", 403)["error"]["key"] == "file-after-the-end"
    refused = ada.post(f"/api/tables/{table}/play-on", 409, step=0, seats=[{"kind": "bot"}] * 2)
    assert refused["error"]["key"] == "play-on-after-the-end"


def test_the_file_replays_and_its_dice_were_fair(finished, tmp_path, capsys):
    ada, made, _end = finished
    written = ada.get(f"/api/tables/{made['table']}/file")
    path = tmp_path / "match.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    assert written["fair"]["promise"] == made["promise"]
    verify_dice("it", path, False)
    told = capsys.readouterr().out
    assert made["promise"] in told
    assert "onesto" in told
    for seal in (None, {}, {**written["fair"], "secret": "00" * 16}, {**written["fair"], "numbers": {"0": "0" * 32}}):
        with pytest.raises(TavoliereError):
            fair.check(seal, int(written["seed"]))
    path.write_text(json.dumps({**written, "fair": {**written["fair"], "numbers": {}}}), encoding="utf-8")
    refused = run("replay", path, "--verify", TAVOLIERE_PURE="1")
    assert (refused.returncode, "doesn't follow" in refused.stderr) == (1, True)


def test_a_file_can_be_brought_in(service, finished):
    ada, made, _end = finished
    written = ada.get(f"/api/tables/{made['table']}/file")
    table = ada.post("/api/matches", **written)["table"]
    assert frames(ada, table, "all")["steps"] == len(written["moves"])
    assert ada.get(f"/api/tables/{table}/file")["digest"] == written["digest"]
    assert len([one for one in ada.get("/api/statistics")["players"] if one["person"] == ada.id]) == 1
    results = {one["table"]: one.get("result") for one in ada.get("/api/lobby")["mine"]}
    assert results[table] == results[made["table"]]
    assert results[table]["points"]
    half = {**written, "moves": written["moves"][:10], "digest": None}
    unfinished = ada.post("/api/matches", **half)["table"]
    assert frames(ada, unfinished, "all")["steps"] == 10


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"},
        {"game": "chess"},
        {"game": "../paris"},
        {"moves": [[0, "dance"]]},
        {"moves": [[9, "pass"]]},
        {"seed": "-1"},
        {"seed": "9" * 60},
        {"seats": ["a"]},
        {"seats": ["a"] * 9},
        {"options": {"first": "9"}},
        {"options": {"first": {"a": 1}}},
        {"rules_version": -1},
        {"rules_version": "1"},
        {"box": {"hash": "x", "own": "/etc/passwd"}},
        {"start": {"players": 7}},
        {"start": {"chance": None, "players": [[[]]]}},
    ],
)
def test_a_file_that_is_no_match_is_refused_with_a_sentence(finished, change):
    ada, made, _end = finished
    written = ada.get(f"/api/tables/{made['table']}/file")
    refused = ada.post("/api/matches", 422, **{**written, **change})
    assert refused["error"]["sentence"]["it"] != refused["error"]["sentence"]["en"]
    assert "passwd" not in str(refused)


def test_a_match_can_be_played_on_from_any_step(service, finished):
    ada, made, _end = finished
    there = frames(ada, made["table"], "all", first=20)["frames"][0]["views"]
    for same_cards in (False, True):
        wish = {"step": 20, "eyes": 0, "same_cards": same_cards, "seats": [{"kind": "screen"}] * 2}
        new = ada.post(f"/api/tables/{made['table']}/play-on", **wish)["table"]
        with ada.at(new) as client:
            ada.post(f"/api/tables/{new}/sit", seats=[{"seat": 0}, {"seat": 1}], number="1" * 32)
            client.wait_for(new, lambda now: now.get("status") == "running")
            shown = [client.call("look", table=new, seat=seat)["now"]["view"] for seat in (0, 1)]
        assert shown[0] == there[0]  # whoever goes on knows what they knew
        assert shown[1] == there[1] or not same_cards
        assert ada.get(f"/api/tables/{new}")["about"]["origin"]["same_cards"] is same_cards
    refused = ada.post(f"/api/tables/{made['table']}/play-on", 404, step=9999, seats=[{"kind": "bot"}] * 2)
    assert refused["error"]["key"] == "no-such-step"
    refused = ada.post(f"/api/tables/{made['table']}/play-on", 422, step=1, seats=[{"kind": "bot"}] * 3)
    assert refused["error"]["key"] == "play-on-seats"


def test_statistics_count_a_match_once(finished):
    ada, _made, end = finished
    (own,) = (row for row in ada.get("/api/statistics?game=paris")["players"] if row["person"] == ada.id)
    assert (own["games"], own["best"]) == (1, end["result"]["totals"][0])
    found = ada.get("/api/statistics?game=paris")
    assert set(found["parts"]) == set(end["result"]["scores"][0])
    assert found["best"]
    assert found["first"]


@pytest.fixture
def begun(anew):
    """A table with a move on it, and its service stopped."""
    with anew() as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "random"), options={"first": "0"})["table"]
        with ada.at(table) as client:
            ada.sit(table)
            client.wait_for(table, lambda now: 0 in now.get("asked", []))
            client.play(table, 0)
            client.wait_for(table, lambda now: now["asked"] == [0])
    return ada, table, service.settings.db


def check_problem(service, ada, table, key):
    """The table opens to be looked at, and says why it cannot be played."""
    ada = ada.at_service(service)
    shown = ada.get(f"/api/tables/{table}")
    assert (shown["status"], shown["about"]["problem"]) == ("running", key)
    with ada.at(table) as client:
        assert client.call("play", table=table, seat=0, decision=0, move="draw deck")["key"] == key


def test_a_match_that_does_not_replay_says_so_and_is_logged(anew, begun):
    ada, table, db = begun
    with sqlite3.connect(db) as connection:
        change = "update entries set data = ? where match = ? and kind = 'play' and seat = 0"
        assert connection.execute(change, ('{"move":"draw deck"}', table)).rowcount == 1
    connection.close()
    with anew() as service:
        check_problem(service, ada, table, "table-does-not-replay")
        (line,) = service.log("table-does-not-replay")
        assert line["table"] == table
        assert "GEN-2" in line["reason"]


@pytest.mark.parametrize("short", [0, 100], ids=["in a worker", "here"])
def test_a_fault_of_ours_while_rebuilding_is_logged_and_told_as_such(anew, begun, monkeypatch, short):
    ada, table, _db = begun
    monkeypatch.setattr(stored_tables, "SHORT", short)
    monkeypatch.setattr(Match, "play_move", Match.play_move if short == 0 else work_for_tests.broken)
    with anew(catalogue=work_for_tests.with_a_fault_of_ours()) as service:
        check_problem(service, ada, table, "table-rebuild-failed")
        (line,) = service.log("rebuild-failed")
        assert (line["level"], line["table"]) == ("error", table)
        assert "ZeroDivisionError: our mistake" in line["trace"]


def test_a_corrected_value_never_changes_a_stored_match(tmp_path, paris):
    """A new release prints another value: a running match keeps the box it was made with."""
    old_box = paris.box_hash
    with Service(tmp_path / "tables.db") as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "random"))["table"]
        ada.sit(table)
    with Service(tmp_path / "tables.db", catalogue=work_for_tests.with_a_corrected_value()) as service:
        ada = ada.at_service(service)
        assert ada.get("/api/games")[2]["box"] != old_box
        with ada.at(table) as client:
            shown = client.wait_for(table, lambda now: 0 in now.get("asked", []))
            assert shown["view"]["players"][0]["vehicles"] == 15
            client.play(table, 0)
            assert client.open(table)["about"]["box"] == old_box
        tables = ada.get(f"/api/boxes/{old_box}")["tables"]
        assert tables["vehicles"]["each"] == 15
