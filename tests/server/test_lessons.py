"""Guided games over the service: begun, gone on with, repeated, and played by their own steps."""

import json

import pytest

import tavoliere
from lesson_run import LessonRun
from tavoliere.engine.lesson import lesson_of


@pytest.fixture
def learner(service):
    """Somebody who has never played."""
    return service.person("Lisa")


def begin(person, game="paris", **wish):
    """The table of a guided game."""
    answer = person.http.post(f"/api/games/{game}/lesson", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def test_games_tell_how_long_their_lesson_is(service, learner):
    games = {one["game"]: one for one in learner.http.get("/api/games").json()}
    for game in tavoliere.game_ids():
        assert games[game]["lesson"] == lesson_of(tavoliere.load(game)).minutes


def test_a_lesson_is_gone_on_with_until_it_is_begun_again(service, learner):
    table = begin(learner)
    assert begin(learner) == table
    assert begin(learner, "san_francisco") != table
    again = begin(learner, again=True)
    assert again != table
    assert begin(service.person("Leo")) not in (table, again)


def test_a_guided_game_is_nobody_elses(service, learner):
    table = begin(learner)
    info = learner.http.get(f"/api/tables/{table}").json()
    assert info["about"]["lesson"]
    assert info["about"]["listed"] is False
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    lobby = learner.http.get("/api/lobby").json()
    mine = [one for one in lobby["mine"] if one["table"] == table]
    assert mine[0]["lesson"]
    assert table not in [one["table"] for one in lobby["running"]]


def test_steps_and_words_are_served(service, learner):
    plan = learner.http.get("/api/games/paris/lesson").json()
    assert [step["id"] for step in plan["steps"]][:2] == ["welcome", "first-tickets"]
    assert "opponent" not in json.dumps(plan)
    for language, words in (("en", "Welcome to Paris"), ("it", "Benvenuti a Parigi")):
        assert words in learner.http.get(f"/api/texts/{language}/paris/lesson").text
    assert "card-5" in learner.http.get("/api/texts/en/paris/how_to_play").text
    assert learner.http.get("/api/texts/en/paris/rules").status_code == 422


def test_a_lesson_needs_a_name_and_a_game(service):
    nobody = service.person(None)
    assert nobody.http.post("/api/games/paris/lesson", json={}).status_code == 401
    assert service.person().http.post("/api/games/chess/lesson", json={}).status_code == 404


def next_play(client):
    """The next move of anybody."""
    return client.until(lambda message: message["type"] == "update" and message["entry"] == "play")


@pytest.mark.parametrize("game", ["paris", "old_london_bridge"])
def test_the_coach_can_be_followed_move_by_move(service, learner, game):
    """What the coach asks for is legal whenever the service asks, as long as the lesson is strict."""
    run = LessonRun(lesson_of(tavoliere.load(game)))
    scripted = [step.id for step in run.lesson.steps if step.do and not step.free]
    table, done = begin(learner, game), []
    with learner.at(table) as client:
        while len(done) < len(scripted):
            now = client.tables[table]
            run.settle(now["view"], is_over=False)
            if is_asked := 0 in now["asked"]:
                move = run.choose([one["text"] for one in now["moves"]])
                done.append(run.current.id)
                client.send("play", table=table, seat=0, decision=now["decision"], move=move)
            update = next_play(client)
            while is_asked and update["seat"] != 0:  # both choose at the same time
                run.hear(update.get("events", []))
                update = next_play(client)
            if update["seat"] == 0:
                run.made(update["move"], update.get("events", []))
            else:
                run.hear(update.get("events", []))
        assert done == scripted
        assert run.passed_over == []


def test_a_learner_takes_the_seat_back_at_once_even_while_it_is_asked(service, learner):
    table = begin(learner, "necropolis_railway")
    with learner.at(table) as client:
        client.wait_for(table, lambda now: now["asked"] == [0])
        client.send("leave", table=table, seat=0)
        client.send("back", table=table, seat=0)
        told = client.until(lambda message: message.get("entry") == "back")
        assert not told["now"]["seats"][0].get("replaced")
