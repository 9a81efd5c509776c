"""Reviews, questions about positions and puzzles through the service: only after the end, stored, stoppable."""

import asyncio
import gzip
import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

import tavoliere
import work_for_tests
from clients import eventually, in_commit
from tavoliere.engine import compiling
from tavoliere.engine.game import Game
from tavoliere.server import review_jobs
from tavoliere.server.errors import Busy, Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.reviews import TRIES, patiently
from tavoliere.server.work import TOO_LONG
from tavoliere.store import StoreUnavailable, reviews
from tavoliere.store.database import Database
from tavoliere.store.reviews import StoredReview


@pytest.fixture(scope="module")
def ready(service):
    """Paris compiled: uncompiled, imagined games take too long for a service."""
    if not compiling.is_ready(tavoliere.load("paris"), "rollouts"):
        pytest.skip("imagined games of Paris are not compiled")
    return service


@pytest.fixture(scope="module")
def finished(ready):
    """Somebody, and a finished match of theirs."""
    ada = ready.person("Ada")
    table = ada.make("paris", ("person", "random"))["table"]
    with ada.at(table) as client:
        ada.sit(table)
        client.play_to_the_end(table, 0)
    return ada, table


def test_nothing_is_reviewed_before_the_end(service):
    ada = service.person("Ada")
    table = ada.make("paris", ("person", "random"))["table"]
    for method in ("GET", "POST", "DELETE"):
        body = {"depth": "quick"} if method == "POST" else None
        refused = ada.ask(method, f"/api/tables/{table}/review", body, 403)
        assert refused["error"]["key"] == "review-after-the-end"
    ada.sit(table)
    assert ada.get(f"/api/tables/{table}/review", 403)["error"]["sentence"]["it"].startswith("Questa partita")


def test_a_review_is_made_in_pieces_stored_and_shown_to_everybody(ready, finished):
    ada, table = finished
    where = f"/api/tables/{table}/review"
    assert ada.get(where)["status"] == "none"
    assert ada.post(where, 202, depth="quick")["status"] == "running"

    def ended():
        return ada.get(where)["status"] != "running"

    eventually(ended)
    state = ada.get(where)
    assert state["status"] == "done", state.get("problem")
    report = state["report"]
    assert report["reviewed"] == report["steps"] == state["total"] == state["done"]
    for one in report["sums"]:
        parts = one["luck"] + one["errors"] + one["gifts"] + one["unknowable"]
        assert one["start"] + parts == pytest.approx(one["end"], abs=1e-6)
    assert ready.person(None).get(where) == state  # watchers too
    assert ada.post(where, 202, depth="quick")["status"] == "done"  # nothing is made twice


def test_a_deeper_review_that_is_stopped_leaves_the_whole_one(ready, finished):
    ada, table = finished
    where = f"/api/tables/{table}/review"
    ada.post(where, 202, depth="quick")
    eventually(lambda: ada.get(where)["status"] != "running")
    whole = ada.get(where)
    assert ada.post(where, 202, depth="deep")["status"] == "running"
    eventually(lambda: ada.get(where)["done"] > 0)
    ada.ask("DELETE", where, None, 200)
    eventually(lambda: ada.get(where)["status"] != "running")
    assert ada.get(where) == whole


def test_a_review_that_is_stopped_keeps_what_it_has(ready, finished):
    ada, _ = finished
    table = ada.make("paris", ("person", "random"))["table"]
    with ada.at(table) as client:
        ada.sit(table)
        client.play_to_the_end(table, 0)
    where = f"/api/tables/{table}/review"
    ada.post(where, 202, depth="usual")
    eventually(lambda: ada.get(where)["done"] > 0)
    ada.ask("DELETE", where, None, 200)
    eventually(lambda: ada.get(where)["status"] != "running")
    state = ada.get(where)
    assert state["status"] == "stopped"
    assert 0 < state["report"]["reviewed"] == state["done"] < state["total"]


def test_half_a_review_never_takes_a_whole_one_s_place_and_strangers_stop_none(ready, finished):
    ada, table = finished
    where, mallory = f"/api/tables/{table}/review", ready.person("Mallory")
    ada.post(where, 202, depth="quick")
    eventually(lambda: ada.get(where)["status"] == "done")
    whole = ada.get(where)
    assert ada.post(where, 202, depth="deep")["status"] == "running"
    assert mallory.ask("DELETE", where, None, 403)["error"]["key"] == "review-not-yours"
    eventually(lambda: ada.get(where)["done"] > 0)
    assert ada.ask("DELETE", where, None, 200)["depth"] == "deep"
    eventually(lambda: ada.get(where)["status"] != "running")
    assert ada.get(where) == whole
    assert mallory.post(where, 202, depth="deep")["status"] == "running"
    ada.ask("DELETE", where, None, 200)  # those who sat there need not wait for a stranger
    eventually(lambda: ada.get(where)["status"] != "running")
    assert ada.get(where) == whole


def test_a_report_is_read_once_for_all_who_ask(service, monkeypatch):
    ada = service.person("Ada")
    table = ada.make("paris", ("random", "random"))["table"]
    eventually(lambda: ada.get(f"/api/tables/{table}")["status"] == "over")
    game, live = tavoliere.load("paris"), service.hub.tables[table].table
    made_by, total = service.hub.catalogue.reviews.version(game), live.decisions
    kept = StoredReview(table, made_by, "usual", total, total, json.dumps({"long": "x" * 100_000}), 1.0)
    in_commit(service, lambda connection: reviews.keep(connection, kept))
    read = []
    find = reviews.find
    monkeypatch.setattr(reviews, "find", lambda *about: read.append(1) or find(*about))
    for _ in range(3):
        answer = ada.http.get(f"/api/tables/{table}/review")
        assert int(answer.headers["content-length"]) < 1000
        assert (answer.json()["status"], len(answer.json()["report"]["long"])) == ("done", 100_000)
    assert len(read) == 1


def test_a_question_is_answered_and_an_impossible_position_refused_where_it_is_wrong(ready):
    ada = ready.person("Ada")
    position = tavoliere.new_match("paris", 2, 3).position()
    found = ada.post("/api/games/paris/ask", 200, seat=0, position=position, depth="quick")
    assert found["moves"][0]["behind"] == 0
    assert sum(found["shares"]["mean"]) == pytest.approx(1)
    again = ada.post("/api/games/paris/ask", 200, seat=0, text=found["text"], depth="quick")
    assert again["moves"] == found["moves"]
    position["players"][0]["hand"]["blue"] = 47
    refused = ada.post("/api/games/paris/ask", 422, seat=0, position=position)
    assert refused["error"]["words"]["colour"] == "blue"  # too many in all hands together: no one field is wrong
    position["players"][0]["hand"]["blue"] = -1
    refused = ada.post("/api/games/paris/ask", 422, seat=0, position=position)
    assert refused["error"]["words"]["path"] == "players[0].hand.blue"
    assert ada.post("/api/games/paris/ask", 422, seat=0)["error"]["key"] == "ask-no-position"


def test_puzzles_have_answers(service):
    found = service.person("Ada").get("/api/games/paris/puzzles")
    assert found["game"] == "paris"
    for puzzle in found["puzzles"]:
        assert puzzle["moves"][1]["behind"] >= 8
        for sentence in [*(move["sentence"] for move in puzzle["moves"]), *puzzle["reasons"]]:
            assert not re.search(r"^\d |(better for|mostly to|better move|brings) \d", sentence["said"]["en"])


GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_is_laid_out_for_the_seat_that_asks_and_comes_back_as_it_was(service, game):
    ada = service.person("Ada")
    where = f"/api/games/{game}/position"
    for seats, seat in ((2, 0), (3, 2), (4, 1)):
        laid = ada.post(where, 200, seat=seat, seats=seats)
        assert laid["position"]["seats"] == seats
        assert laid["view"]["seat"] == seat
        assert seat in laid["asked"]
        assert ada.post(where, 200, seat=seat, position=laid["position"]) == laid
        assert ada.post(where, 200, seat=seat, text=laid["text"]) == laid


def test_an_impossible_position_is_refused_at_the_field_that_is_wrong(service):
    ada = service.person("Ada")
    where = "/api/games/old_london_bridge/position"
    position = ada.post(where, 200, seat=0)["position"]
    position["players"][1]["bridge"] = ["chapel-2", "chapel-57"]
    del position["stacks"]  # the rest lies there
    refused = ada.post(where, 422, seat=0, position=position)["error"]
    assert refused["words"]["path"] == "players[1].bridge"
    assert set(refused["sentence"]) == {"en", "it"}
    assert ada.post(where, 422, seat=3, seats=2)["error"]["key"] == "no-such-seat-here"
    assert ada.post(where, 422, seat=0, text="players.0.hand {blue")["error"]["words"]["path"] == "line 1"
    ada.post("/api/games/nothing/position", 404, seat=0)


@pytest.mark.parametrize(("data", "key"), [([1] * 30_000, "data-too-big"), ("deep", "data-too-deep")])
def test_a_monstrous_position_is_refused_before_anybody_is_asked(service, monkeypatch, data, key):
    ada = service.person("Ada")
    monkeypatch.setattr(service.hub.work, "run", None)
    position = json.loads('{"a":' * 400 + "1" + "}" * 400) if data == "deep" else {"a": data}
    seats = [{"kind": "person"}] * 2
    for path, more in (("position", {}), ("ask", {}), ("play-on", {"seats": seats})):
        refused = ada.post(f"/api/games/paris/{path}", 422, seat=0, position=position, **more)
        assert refused["error"]["key"] == key


def test_what_a_seat_cannot_know_is_dealt_anew_whatever_was_sent(service):
    """Two positions that differ only in what is hidden come back the same."""
    ada = service.person("Ada")
    where = "/api/games/paris/position"
    one = ada.post(where, 200, seat=0)["position"]
    mine, theirs = one["players"]
    hidden = ("hand", "seen", "blind")
    theirs = {name: value for name, value in theirs.items() if name not in hidden}
    table = {name: value for name, value in one.items() if name != "pile"}
    hands = [{"white": 1, "green": 1}, {"yellow": 2}]
    sent = [{**table, "players": [mine, {**theirs, "hand": hand}]} for hand in hands]
    first, second = (ada.post(where, 200, seat=0, position=position) for position in sent)
    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_a_position_with_what_is_hidden_dealt_at_the_new_table(service, game, monkeypatch):
    ada = service.person("Ada")
    position = ada.post(f"/api/games/{game}/position", 200, seat=1)["position"]
    wishes = [{"kind": "bot", "level": "random"}, {"kind": "person"}]
    made = ada.post(f"/api/games/{game}/play-on", 201, seat=1, position=position, seats=wishes)
    with ada.at(made["table"]) as client:
        ada.sit(made["table"], 1, invitation=made["invitation"])
        client.play_to_the_end(made["table"], 1)
    assert ada.get(f"/api/tables/{made['table']}")["about"]["origin"]["step"] == 0
    three = [*wishes, {"kind": "person"}]
    monkeypatch.setattr(Game, "place", None)  # workers place positions: here that would hold up everybody
    refused = ada.post(f"/api/games/{game}/play-on", 422, seat=1, position=position, seats=three)
    assert refused["error"]["key"] == "play-on-seats"


@pytest.mark.parametrize(
    ("refusal", "failures", "calls"), [(TOO_LONG, 2, 3), (TOO_LONG, TRIES, TRIES), ("other", 1, 1)]
)
def test_a_piece_that_took_too_long_is_tried_again(refusal, failures, calls):
    made = []

    async def work():
        made.append(refusal)
        if len(made) <= failures:
            raise Refused(refusal)
        return "judged"

    if calls > failures:
        assert asyncio.run(patiently(work)) == "judged"
    else:
        with pytest.raises(Refused):
            asyncio.run(patiently(work))
    assert len(made) == calls


# --- what goes wrong -------------------------------------------------------------------------------------------------


@pytest.fixture
def gate(tmp_path, monkeypatch):
    """The file that lets reviews of the patient desk go on."""
    monkeypatch.setenv("TAVOLIERE_TEST_GATE", str(tmp_path / "gate"))
    return tmp_path / "gate"


@pytest.fixture
def patient(anew, gate):
    """A service whose reviews wait for the gate."""
    with anew(catalogue=work_for_tests.with_patient_reviews()) as service:
        yield service


def over(person):
    """Where the review of a finished match is."""
    table = person.make("paris", ("random", "random"))["table"]
    eventually(lambda: person.get(f"/api/tables/{table}")["status"] == "over")
    return f"/api/tables/{table}/review"


def ended(person, where):
    """The review when nobody works at it any more."""
    eventually(lambda: person.get(where)["status"] != "running")
    return person.get(where)


def test_a_review_whose_report_fails_says_so_and_can_be_made_again(patient, gate):
    ada = patient.person("Ada")
    where, broken = over(ada), gate.with_name("gate.broken")
    gate.touch()
    broken.touch()
    ada.post(where, 202, depth="quick")
    state = ended(ada, where)
    assert (state["status"], state["problem"]["key"]) == ("failed", "review-broken")
    assert state["done"] == state["total"]
    broken.unlink()
    ada.post(where, 202, depth="quick")
    assert ended(ada, where)["status"] == "done"


def test_a_review_is_stored_when_the_database_is_there_again(patient, gate, monkeypatch):
    ada, away = patient.person("Ada"), [1, 1]
    where, keep = over(ada), reviews.keep

    def unreliable(*about):
        if away:
            away.pop()
            raise StoreUnavailable("store-locked")
        keep(*about)

    monkeypatch.setattr(reviews, "keep", unreliable)
    monkeypatch.setattr("tavoliere.server.reviews.STORE_PAUSE", 0.01)
    gate.touch()
    ada.post(where, 202, depth="quick")
    assert ended(ada, where)["report"] == {"depth": "quick"}
    assert not away


def test_while_a_deeper_review_is_made_the_one_before_is_shown(patient, gate):
    ada = patient.person("Ada")
    where = over(ada)
    gate.touch()
    ada.post(where, 202, depth="quick")
    assert ended(ada, where)["report"] == {"depth": "quick"}
    gate.unlink()
    ada.post(where, 202, depth="usual")
    state = patient.person(None).get(where)
    assert (state["status"], state["depth"], state["report"]) == ("running", "usual", {"depth": "quick"})
    assert "report" not in ada.get(f"{where}?brief=true")  # whoever has it
    gate.touch()
    assert ended(ada, where)["report"] == {"depth": "usual"}


def test_a_person_has_one_review_made_at_a_time_wherever_they_are(patient, gate):
    ada = patient.person("Ada")
    tables = [patient.hub.tables[over(ada).split("/")[3]].table for _ in range(2)]

    def begin(table, address):
        beginning = patient.app.state.reviews.begin(table, "quick", Owner(address, ada.id))
        asyncio.run_coroutine_threadsafe(beginning, patient.hub.store.writer._loop).result(20)

    begin(tables[0], "192.0.2.1")
    with pytest.raises(Busy):
        begin(tables[1], "198.51.100.1")
    gate.touch()


def test_puzzles_are_compressed_by_the_worker(service):
    class WorkerContext:
        catalogue = service.hub.catalogue

    packed = review_jobs.puzzles(WorkerContext(), tavoliere.load("paris"))
    assert json.loads(gzip.decompress(packed))["game"] == "paris"


def test_two_services_store_the_review_of_a_match_at_once(database):
    """The second waits for the first, then takes its place."""
    opened = Database(database)
    opened.set_up()
    first, second = (StoredReview("match", "1", "quick", 1, 1, "{}", made) for made in (1.0, 2.0))
    try:
        with ThreadPoolExecutor(1) as pool:
            with opened.engine.begin() as connection:
                reviews.keep(connection, first)
                later = pool.submit(keep_alone, opened, second)
                eventually(lambda: waits_for_another(opened))
            later.result(60)
        with opened.engine.connect() as connection:
            assert reviews.find(connection, "match") == second
    finally:
        opened.close()


def keep_alone(opened, review):
    with opened.engine.begin() as connection:
        reviews.keep(connection, review)


def waits_for_another(opened):
    """Whether a transaction in this database waits for another."""
    with opened.reading.connect() as connection:
        asked = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
        return connection.execute(text(asked)).scalar_one()
