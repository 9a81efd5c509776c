"""The HTTP part keeps what its OpenAPI description promises."""

import asyncio

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from clients import Service
from tavoliere.engine.text import texts
from tavoliere.server import application, table_answers
from tavoliere.server import messages as messages_
from tavoliere.server.actions import PHRASES
from tavoliere.server.errors import HERE
from test_texts import messages


@pytest.fixture(scope="module")
def api_service(tmp_path_factory):
    """A service with somebody and a finished table, for schemathesis."""
    with Service(tmp_path_factory.mktemp("http") / "tables.db") as service:
        yield service


@pytest.mark.parametrize("tag", ["people", "tables", "games", "boxes", "service"])
def test_every_call_keeps_its_promise(api_service, tag):
    """Whatever is sent: no server error, documented answers only, bodies as described."""
    cookie = f"tavoliere={api_service.person('Ada').http.cookies['tavoliere']}"
    api = schemathesis.openapi.from_url(f"{api_service.url}/openapi.json").include(tag=tag)
    operations = [found.ok() for found in api.get_all_operations()]
    assert operations
    for operation in operations:
        check(operation, cookie)


def check(operation, cookie):
    """Try one call with many bodies, good and bad."""

    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def keeps_its_promise(case):
        # A schema cannot say which text is a match, a box or an option of a game: such are refused with 422.
        case.call_and_validate(headers={"Cookie": cookie}, excluded_checks=[positive_data_acceptance])

    keeps_its_promise()


def test_every_answer_of_the_api_has_a_shape(api_service):
    """No call answers with "some object": each names a model; only what a game defines is open."""
    described = api_service.person(None).get("/openapi.json")
    for path, calls in described["paths"].items():
        for method, call in calls.items():
            for code, answer in call["responses"].items():
                shape = answer.get("content", {}).get("application/json", {}).get("schema")
                if code.startswith("2") and shape is not None:
                    parts = shape.get("anyOf", [shape.get("items", shape)])
                    assert any("$ref" in part for part in parts), (method, path, shape)


@pytest.mark.parametrize(
    ("answer", "struct"), [(table_answers.About, messages_.About), (table_answers.Seat, messages_.SeatNow)]
)  # fmt: skip
def test_http_and_websocket_tell_the_same_of_a_table(answer, struct):
    assert set(answer.model_fields) == set(struct.__struct_fields__)


def test_health_metrics_and_pages(anew, monkeypatch, tmp_path):
    monkeypatch.setattr(application, "BROWSER", tmp_path / "not built")
    with anew() as service:
        check_pages(service.person("Ada"))


def check_pages(ada):
    """What machines and people ask for first."""
    assert ada.get("/healthz")["status"] == "ok"
    assert "tavoliere_entries_total" in ada.http.get("/metrics").text
    assert "/api/tables" in ada.http.get("/docs").text
    assert "non sono state costruite" in ada.http.get("/", headers={"Accept-Language": "it"}).text
    assert ada.get("/nowhere", 404)["error"]["key"] == "not-found"
    assert ada.ask("DELETE", "/api/lobby", status=405)["error"]["key"] == "method-not-allowed"


def test_the_browser_table_is_served_where_it_is_built(anew, monkeypatch, tmp_path):
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<p>the table</p>", encoding="utf-8")
    (built / "assets" / "table.js").write_text("// script", encoding="utf-8")
    monkeypatch.setattr(application, "BROWSER", built)
    with anew() as service:
        ada = service.person("Ada")
        for path in ("/", "/t/abc", "/rules/paris", "/../../etc/passwd"):
            assert "the table" in ada.http.get(path).text
        script = ada.http.get("/assets/table.js")
        assert script.text == "// script"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]  # its name carries a hash
        assert "javascript" in script.headers["content-type"]
        assert ada.http.get("/assets/table.js", headers={"Accept-Encoding": ""}).headers.get("content-encoding") is None
        assert ada.http.get("/t/abc").headers["cache-control"] == "no-cache"
        assert ada.get("/assets/none.js", 404)["error"]["key"] == "not-found"
        assert ada.get("/api/none", 404)["error"]["key"] == "not-found"


def test_boxes_words_and_rules(service):
    ada = service.person("Ada")
    for game in ada.get("/api/games"):
        box = ada.get(f"/api/boxes/{game['box']}")
        assert box["game"] == game["game"]
        assert game["title"]["it"]
        assert game["title"]["en"]
        assert box["tables"]
        rules = ada.get(f"/api/games/{game['game']}/rules/it")["rules"]
        assert "GEN-4" in rules
        assert len(rules) > 30
        assert f"game-{game['game']}" in ada.http.get(f"/api/texts/it/{game['game']}").text
    assert "seat-not-yours" in ada.http.get("/api/texts/en").text
    assert ada.get("/api/boxes/0000000000000000", 404)["error"]["key"] == "no-such-box"
    assert ada.http.get("/api/qr?path=/t/x").text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')


def test_an_own_box_is_played_with_and_a_broken_one_names_its_row(service):
    ada = service.person("Ada")
    own = ada.post("/api/boxes", game="paris", toml="[vehicles]\neach = 9\n")["box"]
    table = ada.make("paris", ("person", "random"), box=own)["table"]
    with ada.at(table) as client:
        ada.sit(table)
        now = client.wait_for(table, lambda now: now.get("status") == "running")
        assert now["view"]["players"][0]["vehicles"] == 9
    assert ada.get(f"/api/boxes/{own}")["tables"]["vehicles"]["each"] == 9
    rows = '[cards]\nrows = [{colour="wild", count=4}, {colour="red", count="x"}]\n'
    refused = ada.post("/api/boxes", 422, game="paris", toml=rows)
    assert refused["error"]["place"] == {"table": "cards", "row": 2, "label": "red x"}
    assert ada.post("/api/boxes", 422, game="paris", toml="[")["error"]["key"] == "box-not-toml"
    assert ada.post("/api/boxes", 404, game="chess", toml="")["error"]["key"] == "no-such-game"
    ada.post("/api/tables", 404, game="san_francisco", seats=[{"kind": "bot"}] * 2, box=own)


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"options": {"first": "x"}}, 422, "bad-option-value"),
        ({"options": {"nonsense": "1"}}, 422, "bad-option"),
        ({"seats": [{"kind": "bot", "level": "god"}] * 2}, 422, "no-such-level"),
        ({"takeover": "god"}, 422, "no-such-level"),
        ({"seed": "9" * 39}, 422, "bad-seed"),
        ({"seats": [{"kind": "person"}]}, 422, "body-invalid"),
        ({"box": "0" * 16}, 404, "no-such-box"),
        ({"surprise": 1}, 422, "body-invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused(service, wish, status, key):
    ada = service.person("Ada")
    body = {"game": "paris", "seats": [{"kind": "person"}] * 2, **wish}
    assert ada.post("/api/tables", status, **body)["error"]["key"] == key


def test_abandoned_tables_close(anew):
    with anew(close_open_after=-1, close_running_after=-1, close_grace=0) as service:
        ada = service.person("Ada")
        tables = [ada.make("paris", ("person", "person"))["table"] for _ in range(2)]
        asyncio.run_coroutine_threadsafe(service.hub.close_abandoned(), service.hub.store.writer._loop).result(20)
        for table in tables:
            assert ada.get(f"/api/tables/{table}")["status"] == "closed"
        assert ada.sit(tables[0], 0, status=409)
        assert service.log("table-closed")


def test_tables_nobody_looks_at_leave_the_memory_and_come_back(anew):
    with anew(keep_loaded_seconds=-1) as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "person"))["table"]
        ada.sit(table, 1)
        service.hub._unload_idle()
        assert table not in service.hub.tables
        assert ada.get(f"/api/tables/{table}")["yours"] == [1]


def test_every_key_the_service_says_has_a_sentence():
    english = messages(HERE / "text" / "en.ftl")
    import re

    said = set()
    for path in HERE.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        said |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', source))
        said |= {f"log-{event}" for event in re.findall(r'\.(?:info|warning|broken)\(\s*"([a-z-]+)"', source)}
        said |= set(re.findall(r'"(table-[a-z]+-[a-z]+)"', source))
    said |= {f"phrase-{phrase}" for phrase in PHRASES}
    words = texts("en", (HERE,))
    assert [key for key in sorted(said) if not words.has(key)] == []
    assert len(english) > 60


class Counting:
    """A compile queue as the service sees it."""

    def __init__(self):
        self.preferred = []

    def prefer(self, game):
        self.preferred.append(game.id)

    def seconds_left(self, game):
        return 25 if game.id == "paris" else 0


def test_whoever_asks_how_long_a_game_warms_up_has_it_compiled_first(service):
    ada = service.person()
    assert ada.get("/api/games/paris/warm-up") == {"seconds": 0}  # nothing is being compiled
    service.hub.compile_queue = Counting()
    try:
        assert ada.get("/api/games/paris/warm-up") == {"seconds": 25}
        assert ada.get("/api/games/necropolis_railway/warm-up") == {"seconds": 0}
        assert service.hub.compile_queue.preferred == ["paris", "necropolis_railway"]
    finally:
        service.hub.compile_queue = None
