"""A table from making it to its end, as browsers see it."""

from collections import Counter

import pytest

from clients import begin, both, eventually, two_people
from tavoliere.engine import fair
from tavoliere.engine.game import Game
from tavoliere.server import actions
from walks import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_person_and_bots_play_every_game_to_its_end(service, game):
    ada = service.person()
    made = ada.make(game, ("person", "random", "random"))
    with ada.at(made["table"]) as client:
        ada.sit(made["table"], 0)
        end = client.play_to_the_end(made["table"], 0)
    assert end["result"]["ranking"].count(0) >= 1
    assert fair.promise(end["result"]["fair"]["secret"]) == made["promise"]
    numbers = {int(seat): number for seat, number in end["result"]["fair"]["numbers"].items()}
    assert str(fair.seed_of(end["result"]["fair"]["secret"], numbers)) == end["result"]["fair"]["seed"]


def test_a_move_is_read_once_and_its_seat_checked_once(service, monkeypatch):
    counted = Counter()

    def count(owner, name):
        original = getattr(owner, name)

        def counting(*arguments):
            counted[name] += 1
            return original(*arguments)

        monkeypatch.setattr(owner, name, counting)

    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, _other):
        count(Game, "read_move")
        count(actions, "require_owner")
        assert one.play(table, 0)["type"] == "done"
        assert counted == {"read_move": 1, "require_owner": 1}


def test_both_choose_at_the_same_time_and_neither_sees_the_other(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        first = one.tables[table]
        assert one.play(table, 0)["type"] == "done"
        told = other.until(lambda message: message["type"] == "update" and message["entry"] == "play")
        assert told["now"]["decision"] == first["decision"]  # the question stays open
        assert "move" not in told
        assert [event["kind"] for event in told["events"]] == ["chose-tickets"]
        # Ada may take it back until Leo has chosen too.
        assert one.call("undo", table=table, seat=0)["type"] == "done"
        assert one.tables[table]["asked"] == [0, 1]
        begin(one, other, table)
        assert one.tables[table]["decision"] > first["decision"]


def test_a_refused_move_names_its_rule_and_only_the_player_hears_of_it(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        begin(one, other, table)
        other.wait_for(table, lambda now: now["asked"] == [0])
        heard = len(other.received)
        answer = one.play(table, 0, "flag blue")
        assert (answer["type"], answer["rule"]) == ("refused", "GEN-2")
        assert answer["sentence"]["it"] != answer["sentence"]["en"]
        assert one.play(table, 0, "dance")["rule"] == "GEN-1"
        assert other.call("play", table=table, seat=1, decision=other.tables[table]["decision"], move="draw deck")[
            "rule"
        ] == ("GEN-2")
        assert len(other.received) == heard + 1


def test_preview_and_why_change_nothing(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        begin(one, other, table)
        number = one.tables[table]["number"]
        claim = next((move["text"] for move in one.tables[table]["moves"] if move["kind"] == "claim"), None)
        assert one.call("preview", table=table, seat=0, move="draw deck")["events"]
        if claim:
            assert one.call("preview", table=table, seat=0, move=claim)["events"][0]["kind"] == "claimed"
        reason = one.call("why", table=table, seat=0, target="pass")
        assert reason["rule"].startswith("TTR-")
        assert "rule" not in one.call("why", table=table, seat=0, target="draw deck")
        assert one.call("why", table=table, seat=1, target="pass")["key"] == "seat-not-yours"
        assert one.open(table)["now"]["number"] == number


def test_a_closed_decision_is_answered_with_a_fresh_view(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        old = one.tables[table]["decision"]
        begin(one, other, table)
        answer = one.play(table, 0, "draw deck", decision=old)
        assert answer["key"] == "decision-closed"
        assert one.read()["type"] == "table"


def test_repeated_and_reordered_messages_are_harmless(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        begin(one, other, table)
        decision = one.tables[table]["decision"]
        message = {"table": table, "seat": 0, "decision": decision, "move": "draw deck"}
        first = one.call("play", "same-id", **message)
        again = one.call("play", "same-id", **message)
        assert (first["number"], again["number"], again["again"]) == (again["number"], first["number"], True)
        late = one.call("play", "other-id", **message)
        assert late["key"] == "decision-closed"
        with ada.at(table) as reconnected:  # after a lost connection the same message is sent again
            assert reconnected.call("play", "same-id", **message)["again"]


def test_undo_says_why_not(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        assert one.call("undo", table=table, seat=0)["key"] == "undo-nothing"
        begin(one, other, table)
        one.play(table, 0, "draw deck")
        answer = one.call("undo", table=table, seat=0)
        assert (answer["rule"], answer["key"]) == ("GEN-4", "undo-something-was-revealed")
        assert one.tables[table]["undo"] == "undo-something-was-revealed"
        assert other.call("undo", table=table, seat=1)["key"] == "undo-another-has-moved"
        assert other.call("undo", table=table, seat=0)["key"] == "seat-not-yours"


def test_a_claim_can_be_taken_back_before_its_card_is_kept(service):
    ada = service.person()
    table = ada.make("paris", ("person", "random"), options={"first": "0"}, seed="23")["table"]
    with ada.at(table) as one:
        ada.sit(table)
        one.wait_for(table, lambda now: 0 in now.get("asked", []))
        one.play(table, 0)
        one.wait_for(table, lambda now: now["asked"] == [0])
        before = one.tables[table]
        claim = next(move["text"] for move in before["moves"] if move["kind"] == "claim")
        one.play(table, 0, claim)
        assert one.tables[table]["question"] == "question-keep-flag-card"
        assert one.call("undo", table=table, seat=0)["type"] == "done"
        after = one.tables[table]
        assert after["view"] == before["view"]
        assert after["decision"] > before["decision"]  # numbers never go back


def test_watchers_see_what_everybody_sees_and_decide_nothing(service):
    ada, leo, table = two_people(service)
    eve = service.person("Eve")
    with both(ada, leo, table), eve.at(table) as watcher:
        now = watcher.tables[table]
        assert now["view"]["seat"] is None
        assert "moves" not in now
        for call in ("play", "undo", "preview", "why"):
            more = {"play": {"decision": now["decision"], "move": "pass"}, "undo": {}}
            more |= {"preview": {"move": "pass"}, "why": {"target": "pass"}}
            assert watcher.call(call, table=table, seat=0, **more[call])["key"] == "seat-not-yours"
        assert watcher.call("say", table=table, phrase="hello")["key"] == "only-players-speak"


def test_a_shared_screen_has_a_curtain(service):
    ada = service.person("Ada")
    table = ada.make("paris", ("screen", "screen"))["table"]
    with ada.at(table) as client:
        ada.post(
            f"/api/tables/{table}/sit",
            seats=[{"seat": 0, "name": "Ada"}, {"seat": 1, "name": "Leo"}],
            number="0" * 32,
        )
        client.wait_for(table, lambda now: now.get("status") == "running")
        assert client.tables[table]["view"]["seat"] is None
        assert "moves" not in client.tables[table]
        refused = client.call("play", table=table, seat=0, decision=client.tables[table]["decision"], move="pass")
        assert refused["key"] == "behind-the-curtain"
        assert refused["words"] == {"name": "Ada"}
        for seat in (0, 1):
            shown = client.call("look", table=table, seat=seat)
            assert (shown["front"], shown["yours"], shown["now"]["view"]["seat"]) == (seat, [0, 1], seat)
            offers = [player.get("offer") for player in shown["now"]["view"]["players"]]
            assert offers[seat]
            assert not offers[1 - seat]
            assert client.play(table, seat)["type"] == "done"
        assert client.call("look", table=table, seat=None)["now"]["view"]["seat"] is None
        refused = client.call("look", table=table, seat=3)
        assert refused["sentence"] == {"en": "Seat 4 isn't yours.", "it": "Il posto 4 non è tuo."}


def test_a_second_device_of_the_same_person_goes_on(service):
    ada, leo, table = two_people(service)
    phone = service.person(None)
    phone.post("/api/me/arrive", link=ada.post("/api/me/link")["link"])
    assert phone.get("/api/me")["person"] == ada.id
    with both(ada, leo, table) as (one, _other), phone.at(table) as two:
        assert two.play(table, 0)["type"] == "done"
        assert one.until(lambda message: message["type"] == "update")["move"].startswith("keep ")


def test_leaving_before_the_start_frees_the_seat(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    table = ada.make("paris", ("person", "person"))["table"]
    with ada.at(table) as client:
        ada.sit(table, 0)
        client.wait_for(table, lambda now: not now["seats"][0].get("free"))
        assert client.call("leave", table=table, seat=0)["type"] == "done"
    assert leo.get(f"/api/tables/{table}")["seats"][0]["free"]
    assert leo.sit(table, 0)["yours"] == [0]
    assert ada.sit(table, 0, status=409)["error"]["key"] == "seat-taken"


def test_a_bot_takes_over_if_the_table_agreed_and_gives_back(service):
    ada, leo, table = two_people(service, takeover="random")
    with both(ada, leo, table) as (one, other):
        begin(one, other, table)
        assert one.call("leave", table=table, seat=0)["type"] == "done"
        now = other.wait_for(table, lambda now: now["asked"] == [1])
        assert now["seats"][0]["replaced"]
        refused = one.call("play", table=table, seat=0, decision=one.tables[table]["decision"], move="pass")
        assert refused["key"] == "seat-played-by-bot"
        assert one.call("back", table=table, seat=0)["type"] == "done"
        assert one.call("back", table=table, seat=0)["key"] == "seat-not-replaced"
        other.play(table, 1, "draw deck")
        other.play(table, 1, "draw deck")
        one.wait_for(table, lambda now: now["asked"] == [0])


def test_without_agreement_nobody_is_replaced(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        begin(one, other, table)
        one.call("leave", table=table, seat=0)
        assert other.wait_for(table, lambda now: now["number"] >= 6)["asked"] == [0]
        assert "level" not in other.tables[table]["seats"][0]


def test_phrases_reach_everybody(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        one.call("say", table=table, phrase="good-luck")
        heard = other.until(lambda message: message.get("phrase"))
        assert (heard["phrase"], heard["seat"]) == ("good-luck", 0)
        assert one.call("say", table=table, phrase="anything else")["key"] == "no-such-phrase"


def test_a_chosen_seed_is_told_and_counts_for_nothing(service):
    ada = service.person()
    made = ada.make("paris", ("person", "random"), seed="7")
    assert ada.get(f"/api/tables/{made['table']}")["about"]["seed"] == "7"
    with ada.at(made["table"]) as client:
        ada.sit(made["table"])
        end = client.play_to_the_end(made["table"], 0)
    assert "fair" not in end["result"]
    assert ada.get(f"/api/tables/{made['table']}/file")["seed"] == "7"
    assert not [row for row in ada.get("/api/statistics")["players"] if row["person"] == ada.id]


def test_a_rematch_keeps_everybodys_seat(service):
    ada, leo, eve = service.person("Ada"), service.person("Leo"), service.person("Eve")
    table = ada.make("paris", ("person", "person"), takeover="random")["table"]
    ada.sit(table, 0)
    leo.sit(table, 1)
    with both(ada, leo, table) as (one, other):
        assert ada.post(f"/api/tables/{table}/rematch", 409)["error"]["key"] == "rematch-after-the-end"
        one.call("leave", table=table, seat=0)
        other.call("leave", table=table, seat=1)
        one.wait_for(table, lambda now: now["status"] == "over")
        new = ada.post(f"/api/tables/{table}/rematch")["table"]
        assert leo.post(f"/api/tables/{table}/rematch")["table"] == new
        told = other.until(lambda message: message.get("rematch"))
        assert (told["rematch"], told["seat"]) == (new, 0)  # the others are told who asks
    assert eve.sit(new, 0, status=403)["error"]["key"] == "seat-kept"
    leo.sit(new, 1)
    ada.sit(new, 0)
    assert not any(seat.get("free") for seat in ada.get(f"/api/tables/{new}")["seats"])


def test_it_is_your_turn_elsewhere(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other), ada.socket() as elsewhere:
        begin(one, other, table)
        assert elsewhere.until(lambda message: message["type"] == "turn")["table"] == table


def test_the_lobby_says_when_it_changes(service):
    ada = service.person()
    with ada.socket() as client:
        client.call("lobby", watch=True)
        table = ada.make("paris", ("person", "person"))["table"]
        client.until(lambda message: message["type"] == "lobby")
        assert table in [one["table"] for one in ada.get("/api/lobby")["open"]]
        ada.sit(table, 0)
        assert ada.get("/api/lobby")["mine"][0]["table"] == table


def test_lists_tell_progress_watchers_and_results(service):
    ada, eve = service.person("Ada"), service.person(None)
    table = ada.make("paris", ("person", "random"))["table"]
    with ada.at(table) as client, eve.at(table):
        ada.sit(table)
        client.wait_for(table, lambda now: now.get("status") == "running")
        running = next(one for one in eve.get("/api/lobby")["running"] if one["table"] == table)
        assert running["watchers"] == 1  # whoever plays does not watch
        assert "turn" in running["progress"]
        end = client.play_to_the_end(table, 0)
    over = next(one for one in ada.get("/api/lobby")["mine"] if one["table"] == table)
    assert over["result"] == {"points": end["result"]["totals"], "ranking": end["result"]["ranking"]}
    assert over["progress"]["turn"] > running["progress"]["turn"]


def test_lists_tell_how_many_rounds_there_will_be(service):
    ada = service.person("Ada")
    table = ada.make("old_london_bridge", ("person", "random"))["table"]
    ada.sit(table)

    def progress():  # none before the start, which follows the last person's sitting down
        return next(one["progress"] for one in ada.get("/api/lobby")["mine"] if one["table"] == table)

    begun = eventually(progress)
    assert (begun["round"], begun["rounds"]) == (1, 6)


def test_whoever_opens_a_table_may_ask_what_happened_and_hears_only_what_they_may(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        begin(one, other, table)
        one.play(table, 0, "draw deck")
        shown = one.call("open", table=table, log=True)
        assert [shown_entry["step"] for shown_entry in shown["log"]] == [1, 2, 3]
        own = [event["kind"] for shown_entry in shown["log"] for event in shown_entry["events"]]
        assert "got-card" in own
        assert "keeps-ticket" in own
        for who in (other, None):
            with service.person(None).socket() as stranger:
                heard = (who or stranger).call("open", table=table, log=True)["log"]
            assert all(event["kind"] != "got-card" for shown_entry in heard for event in shown_entry["events"])
        assert "log" not in one.call("open", table=table)


def test_what_was_said_stays_in_the_log_where_it_was_said(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        one.call("say", table=table, phrase="hello")
        one.play(table, 0)
        other.call("say", table=table, phrase="thanks")
        one.call("undo", table=table, seat=0)
        begin(one, other, table)
        log = other.call("open", table=table, log=True)["log"]
        assert [(shown_entry.get("step"), shown_entry["seat"], shown_entry.get("phrase")) for shown_entry in log] == [
            (None, 0, "hello"),
            (None, 1, "thanks"),
            (1, 0, None),
            (2, 1, None),
        ]


def test_the_lobby_shows_first_where_one_is_waited_for(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (one, other):
        later = ada.make("paris", ("person", "person"))["table"]
        ada.sit(later, 1)
        first, second = ada.get("/api/lobby")["mine"]
        assert (first["table"], first["yours"], first["your_turn"]) == (table, [0], True)
        assert (second["table"], second["yours"], second["your_turn"]) == (later, [1], False)
        begin(one, other, table)
        assert [own["your_turn"] for own in leo.get("/api/lobby")["mine"]] == [False]


def test_the_service_starts_again_where_it_stopped(anew):
    with anew() as service:
        ada, leo, table = two_people(service)
        with both(ada, leo, table) as (one, other):
            begin(one, other, table)
            one.play(table, 0, "draw deck")
            before = one.tables[table]
    with anew() as service:
        ada = ada.at_service(service)
        with ada.at(table) as one:
            assert one.tables[table]["view"] == before["view"]
            assert one.tables[table]["decision"] == before["decision"]
            assert one.play(table, 0, "draw deck")["type"] == "done"
