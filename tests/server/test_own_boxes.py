"""Boxes saved under a name: versions, who may see them, tables played with them, and uploads that would do harm."""

import gzip
import json
import tomllib

import pytest
from sqlalchemy import event, text

import tavoliere
from clients import Service, eventually, in_commit
from tavoliere import app
from tavoliere.engine import checklist, compiling
from tavoliere.engine.components import read_toml
from tavoliere.server import box_checks
from tavoliere.server.box_answers import BoxDifference, BoxItem, ExaminedBox
from tavoliere.server.worker import WorkerContext
from tavoliere.store import own_boxes

POINTS = {"points": {"by_length": [0, 1, 2, 5]}}


@pytest.fixture(scope="module")
def boxes(tmp_path_factory):
    """A service where at most three boxes can be saved by one person."""
    with Service(tmp_path_factory.mktemp("boxes") / "tables.db", own_boxes=3, box_versions=2) as service:
        yield service


def test_a_box_is_examined_saved_and_played_with(boxes):
    ada = boxes.person("Ada")
    seen = ada.post("/api/games/paris/box", **{"tables": {**POINTS, "checked": ["points.by_length", "nothing"]}})
    assert (seen["problem"], seen["checked"], seen["tables"]["points"]["by_length"]) == (
        None,
        ["points.by_length"],
        [0, 1, 2, 5],
    )
    saved = ada.post("/api/games/paris/own-boxes", **{"name": "My Paris", "tables": POINTS})
    assert (saved["version"], saved["mine"], saved["box"]) == (1, True, seen["box"])
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    table = ada.post("/api/tables", **{"game": "paris", "seats": seats, "box": saved["box"]})["table"]
    # The next version changes nothing at that table.
    again = ada.put(f"/api/own-boxes/{saved['id']}", **{"name": "My Paris", "tables": {}, "offered": True})
    assert again["version"] == 2
    assert ada.get(f"/api/tables/{table}")["about"]["box"] == saved["box"]
    old = ada.get(f"/api/own-boxes/{saved['id']}?version=1")
    assert (again["oldest"], old["oldest"]) == (1, 1)
    assert tomllib.loads(old["toml"])["points"] == POINTS["points"]


def moved(x, points=POINTS):
    """A box whose first place is drawn elsewhere: rules do not read where."""
    rows = [dict(row) for row in tavoliere.load("paris").components.data["places"]["rows"]]
    rows[0]["board_x"] = x
    return {**points, "places": {"rows": rows}}


def test_a_box_is_drawn_as_its_maker_saved_it_last(boxes):
    ada, leo = boxes.person("Ada"), boxes.person("Leo")
    points = {"points": {"by_length": [0, 2, 3, 6]}}
    first = ada.post("/api/games/paris/own-boxes", name="Map", tables=moved(100, points))

    def drawn():
        return ada.get(f"/api/boxes/{first['box']}")["tables"]["places"]["rows"][0]["board_x"]

    assert drawn() == 100
    again = ada.put(f"/api/own-boxes/{first['id']}", name="Map", tables=moved(200, points))
    assert (again["box"], drawn()) == (first["box"], 200)
    ada.post("/api/boxes", 201, game="paris", toml=ada.get(f"/api/own-boxes/{first['id']}?version=1")["toml"])
    assert drawn() == 100
    theirs = leo.post("/api/games/paris/own-boxes", name="Mine", tables=moved(300, points))
    assert (theirs["box"], drawn()) == (first["box"], 100)  # nobody redraws another's map
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    leo.post("/api/tables", 201, game="paris", seats=seats, box=first["box"])
    ada.put(f"/api/own-boxes/{first['id']}", name="Map", tables=moved(200, points))
    assert drawn() == 100  # nor its maker a map that others play on


def test_what_this_program_prints_is_nobody_s_box(boxes):
    ada = boxes.person("Ada")
    saved = ada.post("/api/games/paris/own-boxes", name="Only drawn otherwise", tables=moved(100, {}))
    assert saved["box"] == tavoliere.load("paris").box_hash
    query = text("select count(*) from boxes where hash = :hash")
    assert in_commit(boxes, lambda connection: connection.execute(query, {"hash": saved["box"]}).scalar_one()) == 0


def test_a_private_box_is_seen_by_its_owner_only(boxes):
    cleo, dan = boxes.person("Cleo"), boxes.person("Dan")
    private = cleo.post("/api/games/paris/own-boxes", **{"name": "Private", "tables": POINTS})
    offered = cleo.post("/api/games/paris/own-boxes", **{"name": "For all", "tables": POINTS, "offered": True})
    assert "Private" not in {one["name"] for one in dan.get("/api/games/paris/own-boxes")}
    assert dan.http.request("GET", f"/api/own-boxes/{private['id']}").status_code == 404
    assert (
        dan.http.request("PUT", f"/api/own-boxes/{offered['id']}", json={"name": "Mine", "tables": {}}).status_code
        == 403
    )
    assert dan.http.request("DELETE", f"/api/own-boxes/{offered['id']}").status_code == 403
    found = dan.get(f"/api/games/paris/box-differences?second={offered['id']}")
    assert [one["path"] for one in found] == ["points.by_length"]
    cleo.http.request("DELETE", f"/api/own-boxes/{offered['id']}")
    assert "For all" not in {one["name"] for one in dan.get("/api/games/paris/own-boxes")}


def test_a_draft_is_saved_though_it_cannot_be_played_with(boxes):
    eve = boxes.person("Eve")
    draft = {"name": "Draft", "tables": {"points": {"by_length": [0, -1, 2, 4]}}}
    saved = eve.post("/api/games/paris/own-boxes", **draft)
    assert saved["box"] is None
    problem = eve.post("/api/games/paris/box", **{"tables": draft["tables"]})["problem"]
    assert problem["path"] == "points.by_length"
    assert "must be a whole number" in problem["sentence"]["en"]


def test_a_person_keeps_so_many_boxes_and_versions(boxes):
    fay = boxes.person("Fay")
    first, *_ = [fay.post("/api/games/paris/own-boxes", name=f"Box {n}", tables={})["id"] for n in range(3)]
    refused = fay.http.request("POST", "/api/games/paris/own-boxes", json={"name": "One more", "tables": {}})
    assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-many-own-boxes")
    for _ in range(2):
        fay.put(f"/api/own-boxes/{first}", **{"name": "Again", "tables": {}})
    assert fay.http.request("GET", f"/api/own-boxes/{first}?version=1").status_code == 404
    assert fay.get(f"/api/own-boxes/{first}")["oldest"] == 2


@pytest.fixture(scope="module")
def played(boxes):
    """Somebody, their box where long routes score more, and a finished match with it."""
    gwen = boxes.person("Gwen")
    box = gwen.post("/api/games/paris/own-boxes", **{"name": "Long routes", "tables": POINTS})["box"]
    table = gwen.make("paris", ("person", "random"), box=box)["table"]
    with gwen.at(table) as client:
        gwen.sit(table)
        client.play_to_the_end(table, 0)
    return gwen, box, table


def test_a_match_with_an_own_box_is_replayed_and_brought_in_again(played):
    gwen, box, table = played
    assert gwen.get(f"/api/tables/{table}")["about"]["box"] == box
    assert gwen.get(f"/api/boxes/{box}")["tables"]["points"]["by_length"] == [0, 1, 2, 5]
    steps = gwen.get(f"/api/tables/{table}/points")["steps"]
    assert len(steps) > 20
    file = gwen.get(f"/api/tables/{table}/file")
    assert file["box"]["own"]["points"]["by_length"] == [0, 1, 2, 5]
    again = gwen.post("/api/matches", 201, **file)["table"]
    assert gwen.get(f"/api/tables/{again}")["about"]["box"] == box
    assert gwen.get(f"/api/tables/{again}/points")["steps"] == steps


def test_a_position_of_an_own_box_is_laid_out_and_played_on(played):
    gwen, box, _ = played
    laid = gwen.post("/api/games/paris/position", 200, seat=0, box=box)
    wishes = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    made = gwen.post("/api/games/paris/play-on", 201, seat=0, position=laid["position"], seats=wishes, box=box)
    assert gwen.get(f"/api/tables/{made['table']}")["about"]["box"] == box
    refused = gwen.post("/api/games/paris/position", 404, seat=0, box="0" * 16)
    assert refused["error"]["key"] == "no-such-box"


def test_a_match_with_an_own_box_is_reviewed_and_asked_about(played):
    gwen, box, table = played
    if not compiling.is_ready(tavoliere.load("paris"), "rollouts"):
        pytest.skip("imagined games of Paris are not compiled")
    where = f"/api/tables/{table}/review"
    gwen.post(where, 202, depth="quick")
    eventually(lambda: gwen.get(where)["status"] != "running")
    state = gwen.get(where)
    assert state["status"] == "done", state.get("problem")
    assert state["report"]["reviewed"] == state["total"]
    laid = gwen.post("/api/games/paris/position", 200, seat=0, box=box)
    answer = gwen.post("/api/games/paris/ask", 200, seat=0, position=laid["position"], depth="quick", box=box)
    assert answer["moves"][0]["behind"] == 0


HOSTILE = {
    "huge": {"toml": "x = 1\n" * 100_000},
    "nested": {"tables": {"points": {"by_length": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}}},
    "many": {"tables": {"points": {"by_length": [1] * 30_000}}},
    "wrong types": {"tables": {"points": 7}},
    "unknown table": {"tables": {"<script>alert(1)</script>": {"a": 1}}},
    "long key": {"toml": ".".join(["a"] * 50) + " = 1"},
    "control characters": {"tables": {"places": {"rows": [{"id": "a", "name": "\u0000"}]}}},
    "another game": {"tables": {"box_of": "san_francisco"}},
    "deep": {"tables": json.loads('{"a":' * 400 + "1" + "}" * 400)},
    "nothing in a list": {"tables": {"points": {"by_length": [0, None, 2, 4]}}},
    "too large for a file": {"tables": {"places": {"rows": [{"id": "a", "name": "x" * 4000}] * 60}}},
    "progress of a wrong kind": {"tables": {"checked": {"a": 1}}},
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_box_is_refused_with_a_sentence(boxes, body):
    mallory = boxes.person("Mallory")
    for path, more in (("/api/games/paris/box", {}), ("/api/games/paris/own-boxes", {"name": "x"})):
        answer = mallory.http.request("POST", path, json={**body, **more})
        assert answer.status_code in (400, 413, 422)
        assert answer.json()["error"]["sentence"]["it"]


def test_a_script_in_a_name_stays_a_name(boxes):
    guy = boxes.person("Guy")
    name = "<img src=x onerror=alert(1)>"
    saved = guy.post("/api/games/paris/own-boxes", **{"name": name, "tables": {}})
    answer = guy.http.request("GET", f"/api/own-boxes/{saved['id']}/file")
    assert answer.headers["content-type"].startswith("application/toml")
    assert name not in answer.headers["content-disposition"]


def test_an_older_version_of_a_box_is_seen_by_others_as_long_as_it_is_offered(boxes):
    hal, ida = boxes.person("Hal"), boxes.person("Ida")
    private = hal.post("/api/games/paris/own-boxes", **{"name": "Mine", "tables": POINTS})["id"]
    first = f"/api/own-boxes/{private}?version=1"
    ida.get(first, 404)
    hal.put(f"/api/own-boxes/{private}", **{"name": "Mine", "tables": {}, "offered": True})
    ida.get(first, 404)  # the first version was never offered
    shared = hal.post("/api/games/paris/own-boxes", **{"name": "Ours", "tables": POINTS, "offered": True})["id"]
    where = f"/api/own-boxes/{shared}?version=1"
    ida.get(where)
    hal.put(f"/api/own-boxes/{shared}", **{"name": "Ours", "tables": POINTS})
    ida.get(where, 404)  # not offered any more
    hal.get(where)
    assert ida.get(f"/api/own-boxes/{shared}?version={10**30}", 422)["error"]["key"] == "body-invalid"


def test_one_visitor_s_boxes_hide_nobody_s(boxes, monkeypatch):
    monkeypatch.setattr(own_boxes, "LISTED", 3)
    jan, kim = boxes.person("Jan"), boxes.person("Kim")
    offered = {"tables": {}, "offered": True}
    mine = jan.post("/api/games/san_francisco/own-boxes", name="Mine", **offered)["name"]
    for number in range(3):
        kim.post("/api/games/san_francisco/own-boxes", name=f"Flood {number}", **offered)
    listed = [one["name"] for one in boxes.person("Leo").get("/api/games/san_francisco/own-boxes")]
    assert len(listed) == 3
    assert mine in listed
    assert next(one["name"] for one in kim.get("/api/games/san_francisco/own-boxes")).startswith("Flood")


def test_a_list_of_boxes_is_read_without_their_files(boxes):
    lou = boxes.person("Lou")
    lou.post("/api/games/old_london_bridge/own-boxes", name="Large", tables={}, offered=True)
    (row,) = in_commit(boxes, lambda connection: own_boxes.listed(connection, "old_london_bridge", None))
    assert row.name == "Large"
    assert "file" not in row._fields
    # SQLite would read the whole file to find what stands behind it.
    columns = in_commit(boxes, lambda connection: connection.execute(text("pragma table_info(own_boxes)")).all())
    assert columns[-1].name == "file"


def test_one_box_is_found_by_its_id_alone_and_asked_for_once(boxes):
    lou, asked = boxes.person("Lou"), []
    saved = lou.post("/api/games/paris/own-boxes", name="Mine", tables={})["id"]

    def note(_connection, _cursor, statement, parameters, *_more):
        if "FROM own_boxes" in statement:
            asked.append((statement, parameters))

    engine = boxes.hub.store.database.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        lou.get(f"/api/own-boxes/{saved}")
    finally:
        event.remove(engine, "before_cursor_execute", note)
    ((statement, parameters),) = asked

    def plan(connection):
        return [row.detail for row in connection.exec_driver_sql(f"explain query plan {statement}", parameters)]

    assert not [step for step in in_commit(boxes, plan) if step.startswith("SCAN")]


def test_two_services_that_save_a_box_at_once_give_it_two_versions(boxes, monkeypatch):
    lou = boxes.person("Lou")
    saved = lou.post("/api/games/paris/own-boxes", name="Mine", tables={})["id"]
    newest, seen = own_boxes.newest, iter([1, 0])  # as if the other service saved after we had looked
    monkeypatch.setattr(own_boxes, "newest", lambda *about: next(seen, newest(*about)))
    assert lou.put(f"/api/own-boxes/{saved}", name="Mine", tables={})["version"] == 2


# --- what workers answer ---------------------------------------------------------------------------------------------


def test_a_box_is_examined_and_compared_as_the_interface_says():
    """The service sends on what workers have written and compressed; nobody looks at it again."""
    context = WorkerContext(app.catalogue())
    seen = json.loads(gzip.decompress(box_checks.examine(context, "paris", POINTS)))
    assert seen.keys() == ExaminedBox.model_validate(seen).model_dump().keys()
    assert seen["items"][0].keys() == BoxItem.model_fields.keys()
    wrong = {"points": {"by_length": [0, -1, 2, 4]}}
    problem = json.loads(gzip.decompress(box_checks.examine(context, "paris", wrong)))["problem"]
    assert problem.keys() == {"path", "sentence", "key", "words"}
    (found,) = json.loads(gzip.decompress(box_checks.compare(context, "paris", {}, POINTS)))
    assert found.keys() == BoxDifference.model_fields.keys()


def test_examining_a_box_reads_no_checklist_twice_and_lists_no_box_twice(monkeypatch):
    context, read, listed = WorkerContext(app.catalogue()), [], []
    box_checks.examine(context, "paris", POINTS)
    for module in (checklist, box_checks):
        items_of = module.items_of
        monkeypatch.setattr(module, "items_of", lambda box, items_of=items_of: listed.append(box) or items_of(box))
    monkeypatch.setattr(checklist, "read_toml", lambda path: read.append(path) or read_toml(path))
    box_checks.examine(context, "paris", POINTS)
    assert not read
    assert len(listed) == 2  # the printed one and this


def test_examples_are_read_once(boxes):
    ada = boxes.person("Ada")
    found = ada.get("/api/games/paris/example-boxes")
    assert {one.keys() == {"name", "toml"} for one in found} == {True}
    assert boxes.hub.answers.has(("example-boxes", "paris"))
