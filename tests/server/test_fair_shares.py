"""One visitor wants everything at once: the others notice nothing, and are told nothing they need not know."""

import os
import signal
import sqlite3
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

import work_for_tests
from clients import Process, eventually
from tavoliere.engine.match import Match
from tavoliere.server.settings import Settings
from tavoliere.server.work import Kind

THIRD_PARTY = Path(__file__).parents[1] / "third_party_bots"
LONG_KEY = ".".join("a" * 95_000) + " = 1\n"


@contextmanager
def computing(seconds):
    """Fails if this process, where the service is, computes for longer than so many seconds meanwhile."""
    before = time.process_time()
    yield
    assert time.process_time() - before < seconds


@contextmanager
def counted(monkeypatch, owner, name):
    """The calls of a function in this process meanwhile, by their arguments."""
    calls, original = [], getattr(owner, name)

    def counting(*arguments, **named):
        calls.append(arguments)
        return original(*arguments, **named)

    with monkeypatch.context() as patched:
        patched.setattr(owner, name, counting)
        yield calls


def together(*calls):
    """The answers of some calls made at the same time."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [future.result() for future in [pool.submit(call) for call in calls]]


@pytest.fixture(scope="module")
def finished(service):
    """A finished match of bots, and its file."""
    ada = service.person("Ada")
    table = ada.make("paris", ("random", "random"))["table"]
    eventually(lambda: ada.get(f"/api/tables/{table}")["status"] == "over")
    return ada, table, ada.get(f"/api/tables/{table}/file")


# --- boxes and files --------------------------------------------------------------------------------------------------


def test_a_box_with_an_endless_key_is_refused_at_once(service):
    mallory = service.person("Mallory")
    mallory.post("/api/boxes", game="paris", toml="[vehicles]\neach = 9\n")  # everything is loaded
    with computing(1.0):
        for _ in range(4):
            refused = mallory.post("/api/boxes", 422, game="paris", toml=LONG_KEY)["error"]
    assert refused["key"] == "data-long-key"


@pytest.mark.parametrize("toml", [f"a = {'9' * 5000}", "a = " + "[" * 5000, "[" * 100_000, "a = {" + "b={" * 3000])
def test_a_monstrous_box_is_refused_with_a_sentence(service, toml):
    refused = service.person("Mallory").post("/api/boxes", 422, game="paris", toml=toml)["error"]
    assert refused["key"] in ("box-not-toml", "data-too-deep", "data-bad-number")
    assert len(refused["sentence"]["it"]) < 500
    assert not service.log("request-failed")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"3", b"[" * 100_000, b'{"moves": ' + b"9" * 5000 + b"}"])
def test_a_monstrous_file_is_refused_with_a_sentence(service, body):
    mallory = service.person("Mallory")
    answer = mallory.http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["sentence"]["en"]
    assert not service.log("request-failed")


def test_a_match_is_checked_and_read_without_a_move_being_played_here(service, finished, monkeypatch):
    ada, _table, written = finished
    with counted(monkeypatch, Match, "play_move") as played:
        table = ada.post("/api/matches", **written)["table"]
        assert ada.get(f"/api/tables/{table}/file")["digest"] == written["digest"]
        assert ada.get(f"/api/tables/{table}/replay?eyes=all&count=100")["steps"] == len(written["moves"])
        assert ada.get(f"/api/tables/{table}/points")["steps"]
        with ada.socket() as client:
            assert client.call("open", table=table, log=True)["log"]
    assert not played


def test_a_match_file_is_stored_in_a_few_statements(service, finished):
    ada, _table, written = finished
    engine, statements = service.hub.store.database.engine, []

    def note(_connection, _cursor, statement, *_more):
        if not statement.lower().lstrip().startswith("select"):
            statements.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        ada.post("/api/matches", **written)
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert len(written["moves"]) > 50
    assert len(statements) < 20


def test_files_and_boxes_of_one_person_are_counted(anew, finished):
    _ada, _table, written = finished
    with anew(files_per_hour=6) as service:  # two at once
        mallory, leo = service.person("Mallory"), service.person("Leo")
        mallory.post("/api/matches", **written)
        mallory.post("/api/boxes", game="paris", toml="[vehicles]\neach = 9\n")
        answer = mallory.http.post("/api/matches", json=written)
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-many-files")
        assert 500 < int(answer.headers["retry-after"]) <= 600
        assert "10" in answer.json()["error"]["sentence"]["it"]
        assert leo.post("/api/matches", **written)["table"]


def test_who_wants_too_much_at_once_is_told_when_to_come_back_and_others_are_served_next(anew):
    with anew(catalogue=work_for_tests.with_slow_boxes(), waiting_per_person=2) as service:
        mallory, ada, leo = service.person("Mallory"), service.person("Ada"), service.person("Leo")
        order = []

        def bring(person, seconds):
            body = {"game": "paris", "toml": f"seconds = {seconds}\n"}
            answer = person.http.post("/api/boxes", json=body)
            order.append(person)
            return answer

        waiting = service.hub.work.queues[Kind.READ]
        with ThreadPoolExecutor(8) as pool:
            first = pool.submit(bring, mallory, 1.5)
            eventually(lambda: service.hub.work.running[Kind.READ])
            others = [pool.submit(bring, mallory, 0.1) for _ in range(2)]
            eventually(lambda: len(waiting) == 2)
            refused = bring(mallory, 0.1)
            assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-busy")
            assert 1 <= int(refused.headers["retry-after"]) <= 60
            assert refused.json()["error"]["words"]["seconds"] == int(refused.headers["retry-after"])
            ada.get("/healthz")
            ada.get("/api/lobby")
            assert not first.done()  # nobody else waited for it
            served = pool.submit(bring, leo, 0)
            assert served.result().status_code == 201
            assert [answer.result().status_code for answer in (first, *others)] == [201] * 3
        assert order.index(leo) <= 3  # the refusal, Mallory's first, and at most one more


def test_what_takes_too_long_is_stopped_and_told(anew):
    with anew(catalogue=work_for_tests.with_slow_boxes(), work_seconds=0.3) as service:
        mallory = service.person("Mallory")
        refused = mallory.post("/api/boxes", 422, game="paris", toml="seconds = 60\n")["error"]
        assert refused["key"] == "work-too-long"
        assert service.log("worker-too-slow")


# --- replays ----------------------------------------------------------------------------------------------------------


def test_a_replay_is_made_once_for_all_who_ask(service, finished, monkeypatch):
    _ada, table, _written = finished
    strangers = [service.person(None) for _ in range(8)]
    with counted(monkeypatch, type(service.hub.work), "run") as jobs:
        path = f"/api/tables/{table}/replay?eyes=all&count=37"
        answers = together(*(lambda one=stranger: one.get(path) for stranger in strangers))
        assert strangers[0].get(path) == answers[0]
    assert all(answer == answers[0] for answer in answers)
    # On a slow machine the table may have left the memory meanwhile: then it is loaded again.
    assert len([job for job in jobs if job[1] is Kind.READ]) == 1


def test_what_is_kept_of_replays_is_bounded_in_bytes(anew, finished):
    _ada, _table, written = finished
    with anew(replay_bytes=20_000) as service:
        ada = service.person("Ada")
        table = ada.post("/api/matches", **written)["table"]
        for first in range(0, 60, 3):
            ada.get(f"/api/tables/{table}/replay?eyes=all&first={first}&count=3")
        assert 0 < service.hub.answers.bytes <= 20_000
        assert service.hub.answers.bytes == sum(map(len, service.hub.answers._kept.values()))


def test_a_replay_comes_compressed_or_not_as_the_client_likes(service, finished):
    ada, table, _written = finished
    path = f"/api/tables/{table}/replay?eyes=all&count=5"
    plain = ada.http.get(path, headers={"Accept-Encoding": "identity"})
    packed = ada.http.get(path)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()


def test_statistics_are_counted_once_until_a_match_ends(service, finished, monkeypatch):
    ada, _table, _written = finished
    from tavoliere.store import statistics

    before = ada.get("/api/statistics?game=paris")
    with counted(monkeypatch, statistics, "players") as calls:
        assert together(*(lambda: ada.get("/api/statistics?game=paris") for _ in range(5))) == [before] * 5
    assert not calls
    table = ada.make("paris", ("random", "random"))["table"]
    eventually(lambda: ada.get(f"/api/tables/{table}")["status"] == "over")
    after = ada.get("/api/statistics?game=paris")
    assert sum(row["games"] for row in after["players"]) > sum(row["games"] for row in before["players"])


# --- bots -------------------------------------------------------------------------------------------------------------


def test_an_easy_bot_answers_while_somebody_has_twenty_expert_tables(anew):
    with anew(catalogue=work_for_tests.with_slow_experts(), thoughts_at_once=1) as service:
        work, mallory, ada = service.hub.work, service.person("Mallory"), service.person("Ada")
        for _ in range(20):
            mallory.make("paris", ("expert", "expert"))
        searches = work.queues[Kind.THINK]
        eventually(lambda: len(searches) >= 20)
        table = ada.make("paris", ("person", "random"))["table"]
        with ada.at(table) as client:
            ada.sit(table)
            for _ in range(6):
                client.wait_for(table, lambda now: 0 in now.get("asked", []))
                assert client.play(table, 0)["type"] == "done"
                assert len(searches) >= 15  # whoever waits for an expert waits still
                assert work.running[Kind.THINK] <= 1


def test_an_expert_of_one_table_comes_after_one_of_the_other_twenty(anew, monkeypatch):
    with anew(catalogue=work_for_tests.with_slow_experts(), thoughts_at_once=1) as service:
        work, mallory, leo = service.hub.work, service.person("Mallory"), service.person("Leo")
        searches, story = work.queues[Kind.THINK], []
        begin_job, put = work._begin, searches.put
        monkeypatch.setattr(work, "_begin", lambda job, hand: (story.append(job.owner.person), begin_job(job, hand)))
        for _ in range(20):
            mallory.make("paris", ("expert", "expert"))
        eventually(lambda: len(searches) >= 20)
        monkeypatch.setattr(searches, "put", lambda owner, job: (story.append(f"+{owner.person}"), put(owner, job)))
        table = leo.make("paris", ("person", "expert"))["table"]
        with leo.at(table) as client:
            leo.sit(table)
            client.wait_for(table, lambda now: now.get("asked") == [0])
        waited = story[story.index(f"+{leo.id}") : story.index(leo.id)]
        assert waited.count(mallory.id) <= 1


def test_no_expert_waits_for_questions_that_take_long(anew, monkeypatch, tmp_path):
    monkeypatch.setenv("TAVOLIERE_TEST_GATE", str(tmp_path / "gate"))
    catalogue = work_for_tests.with_patient_reviews()
    with anew(catalogue=catalogue, thoughts_at_once=1) as service, ThreadPoolExecutor(3) as pool:
        mallory, ada = service.person("Mallory"), service.person("Ada")
        question = {"seat": 0, "position": mallory.post("/api/games/paris/position", 200, seat=0)["position"]}
        asked = [pool.submit(mallory.post, "/api/games/paris/ask", 200, **question) for _ in range(3)]
        eventually(lambda: service.hub.work.running[Kind.ASK])
        table = ada.make("paris", ("person", "expert"))["table"]
        try:
            with ada.at(table) as client:
                ada.sit(table)
                client.wait_for(table, lambda now: now.get("asked") == [0])  # the expert has answered
            assert not any(one.done() for one in asked)
        finally:
            (tmp_path / "gate").touch()
        assert [one.result() for one in asked] == [{}] * 3


def test_no_expert_waits_for_a_review(anew, monkeypatch, tmp_path):
    monkeypatch.setenv("TAVOLIERE_TEST_GATE", str(tmp_path / "gate"))
    with anew(catalogue=work_for_tests.with_patient_reviews(), thoughts_at_once=1) as service:
        ada = service.person("Ada")
        over = ada.make("paris", ("random", "random"))["table"]
        eventually(lambda: ada.get(f"/api/tables/{over}")["status"] == "over")
        ada.post(f"/api/tables/{over}/review", 202)
        eventually((tmp_path / "gate.reached").exists)
        table = ada.make("paris", ("person", "expert"))["table"]
        try:
            with ada.at(table) as client:
                ada.sit(table)
                client.wait_for(table, lambda now: now.get("asked") == [0])  # the expert has answered
            assert ada.get(f"/api/tables/{over}/review")["done"] == 0
        finally:
            (tmp_path / "gate").touch()


def test_many_hints_of_one_person_are_refused_with_the_seconds_to_wait(anew):
    limits = {"thoughts_at_once": 1, "waiting_per_person": 3}
    with anew(catalogue=work_for_tests.with_slow_experts(), **limits) as service, ExitStack() as stack:
        mallory = service.person("Mallory")
        table = mallory.make("paris", ("person", "random"), hints=True)["table"]
        clients = [stack.enter_context(mallory.at(table)) for _ in range(12)]
        mallory.sit(table)
        for client in clients:
            client.wait_for(table, lambda now: 0 in now.get("asked", []))
        asked = [client.send("hint", table=table, seat=0) for client in clients]
        first = [client.answer(sent) for client, sent in zip(clients, asked, strict=True)]
        refused = [answer for answer in first if answer["type"] == "refused"]
        assert {answer["key"] for answer in refused} == {"too-busy"}
        assert all(answer["words"]["seconds"] >= 1 for answer in refused)
        assert 12 - len(refused) <= 6  # three wait, and some were given meanwhile
        with sqlite3.connect(service.settings.db) as connection:
            count = "select count(*) from entries where match = ? and kind = 'hint'"
            assert connection.execute(count, (table,)).fetchone()[0] == 12 - len(refused)
        connection.close()


def test_who_waits_for_a_hint_may_play_meanwhile(anew):
    with anew(catalogue=work_for_tests.with_slow_experts(), thoughts_at_once=1) as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("person", "random"), hints=True)["table"]
        with ada.at(table) as client:
            ada.sit(table)
            client.wait_for(table, lambda now: 0 in now.get("asked", []))
            hint = client.send("hint", table=table, seat=0)
            played = client.send("play", table=table, seat=0, decision=client.tables[table]["decision"],
                                 move=client.tables[table]["moves"][0]["text"])  # fmt: skip
            answers = [client.until(lambda message: message.get("re") in (hint, played)) for _ in range(3)]
            assert [(answer["re"], answer["type"]) for answer in answers] == [
                (hint, "done"), (played, "done"), (hint, "thought"),
            ]  # fmt: skip


def test_bots_among_themselves_do_not_play_as_fast_as_they_can(anew):
    with anew(bot_moves_per_second=5) as service:
        ada = service.person("Ada")
        table = ada.make("paris", ("random", "random"))["table"]
        started = time.monotonic()
        eventually(lambda: service.hub.tables[table].table.decisions >= 15)  # those that may come at once
        time.sleep(1)
        most = 15 + 5 * (time.monotonic() - started) + 1
        assert service.hub.tables[table].table.decisions <= most


def test_bots_of_another_package_play_and_spoil_nothing(anew, monkeypatch):
    monkeypatch.syspath_prepend(str(THIRD_PARTY))
    for level, event_ in (("chats", None), ("mumbles", "bot-failed"), ("leaves", "bot-failed")):
        with anew(catalogue=work_for_tests.with_bots_of_another_package()) as service:
            ada = service.person("Ada")
            table = ada.make("paris", ("person", level), options={"first": "1"})["table"]
            with ada.at(table) as client:
                ada.sit(table)
                client.wait_for(table, lambda now: 0 in now.get("asked", []))
                client.play(table, 0)
                client.wait_for(table, lambda now: now["asked"] == [0] and now["number"] >= 5)
            faults = [one for one in ("bot-failed", "worker-died") if service.log(one)]
            assert event_ in faults if event_ else not faults


# --- the end ----------------------------------------------------------------------------------------------------------


def children_of(pid):
    """The worker processes of a service."""
    found = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "server.worker" in line]


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_worker_outlives_the_service(tmp_path, end):
    with Process(str(tmp_path / "tables.db")) as process:
        ada = process.person("Ada")
        ada.make("paris", ("expert", "random"))
        workers = eventually(lambda: children_of(process.process.pid))
        process.process.send_signal(end)
        assert process.process.wait(20) == (-end if end == signal.SIGKILL else 0)
        eventually(lambda: not any(map(is_running, workers)))


def test_limits_are_settings_with_defaults_that_make_sense():
    settings = Settings()
    assert settings.thoughts_at_once == (os.cpu_count() or 1)
    assert min(settings.bots_at_once, settings.loads_at_once, settings.reads_at_once) >= 1
    assert settings.waiting_per_person < settings.waiting_per_address
    assert 0 < settings.worker_niceness <= 19
    assert settings.thought_seconds > 1  # an expert's second
