"""Moderation: the others vote, the maker sends away and mutes, and nobody is locked out of a seat."""

import pytest

from clients import begun, both, eventually, two_people


@pytest.fixture
def service(anew):
    """A service whose tables have little patience; people need not hurry all the same."""
    with anew(patience_seconds=0.05) as running:
        yield running


def wait_in_vain(service, table, seat=0):
    """Until somebody has kept the others waiting for long enough."""
    live = service.hub.tables[table]
    one = live.table.seats[seat]
    eventually(lambda: service.hub.time.now() - one.asked_at > live.table.head.patience)


def vote(client, table, seat=0):
    """Vote for a bot at a seat; the key of the refusal, or None."""
    return client.call("vote", table=table, seat=seat).get("key")


# --- voting ----------------------------------------------------------------------------------------------------------


def test_after_the_agreed_time_the_others_put_a_bot_at_the_seat(service):
    with begun(service, "Ada", "Leo") as (table, _people, (ada, leo)):
        wait_in_vain(service, table)
        assert vote(leo, table) is None
        told = ada.until(lambda message: message.get("entry") == "vote")
        assert (told["seating"], told["seat"], told["by"]) == ("voted-bot-plays", 0, 1)
        assert told["now"]["seats"][0] | {"replaced": True, "level": "normal"} == told["now"]["seats"][0]
        leo.wait_for(table, lambda now: now["asked"] == [1])  # the bot has played


def test_before_that_time_a_vote_is_refused_with_the_time_to_wait(anew):
    with (
        anew(patience_seconds=90) as service,
        begun(service, "Ada", "Leo", "Eva") as (table, _people, (_ada, leo, _eva)),
    ):
        refused = leo.call("vote", table=table, seat=0)
        assert (refused["key"], refused["words"]["name"]) == ("patience", "Ada")
        assert 60 < refused["words"]["seconds"] <= 90
        assert vote(leo, table, 1) == "vote-own-seat"
        assert vote(leo, table, 2) == "nobody-waits"
        assert vote(leo, table, 3) == "no-such-seat-here"
        assert leo.call("open", table=table)["about"]["patience"] == 90


def test_whoever_is_asked_too_decides_first(service):
    ada, leo, table = two_people(service)
    with both(ada, leo, table) as (_one, other):
        wait_in_vain(service, table)
        assert vote(other, table) == "vote-decide-first"
        other.play(table, 1)
        assert vote(other, table) is None


def test_a_watcher_has_no_vote(service):
    with begun(service, "Ada", "Leo") as (table, _people, _clients), service.person("Eve").at(table) as eve:
        wait_in_vain(service, table)
        assert vote(eve, table) == "only-players-vote"


def test_more_than_half_of_those_who_are_here_decide(service):
    with begun(service, "Ada", "Leo", "Eva", "Ugo") as (table, _people, (ada, leo, eva, _ugo)):
        wait_in_vain(service, table)
        assert vote(leo, table) is None
        told = ada.until(lambda message: message.get("entry") == "vote")
        assert told["seating"] == "vote"
        assert told["now"]["seats"][0]["votes"] == [1]
        assert "replaced" not in told["now"]["seats"][0]
        assert vote(leo, table) is None  # one vote each, however often
        assert ada.until(lambda message: message.get("entry") == "vote")["seating"] == "vote"
        assert vote(eva, table) is None
        assert ada.until(lambda message: message.get("entry") == "vote")["seating"] == "voted-bot-plays"


def test_whoever_is_not_here_is_not_waited_for_either(service):
    with begun(service, "Ada", "Leo", "Eva", "Ugo") as (table, _people, (ada, leo, eva, ugo)):
        wait_in_vain(service, table)
        for client in (ada, eva, ugo):
            client.raw.close()
        leo.until(lambda message: message["type"] == "presence" and message["here"] == [1])
        assert vote(leo, table) is None
        assert leo.wait_for(table, lambda now: now["seats"][0].get("replaced"))


def test_votes_are_forgotten_with_the_question(service):
    with begun(service, "Ada", "Leo", "Eva") as (table, _people, (ada, leo, _eva)):
        wait_in_vain(service, table)
        assert vote(leo, table) is None
        ada.play(table, 0, "draw deck")
        now = ada.wait_for(table, lambda now: not now["seats"][0].get("votes"))
        assert now["asked"] == [0]


def test_what_was_asked_before_a_start_counts_from_the_start(anew):
    with anew(patience_seconds=90) as service, begun(service, "Ada", "Leo") as (table, people, _clients):
        assert service.hub.tables[table].table.asked == [0]
    with anew() as service, people[1].at_service(service).at(table) as leo:
        for passed in (40 * 86_400, -3600):  # the machine's clock was set meanwhile
            service.hub.tables[table].table.seats[0].asked_at = service.hub.time.now() - passed
            refused = leo.call("vote", table=table, seat=0)
            assert refused["key"] == "patience"
            assert 60 < refused["words"]["seconds"] <= 90


@pytest.mark.parametrize("takeover", [None, "random"])
def test_with_a_clock_the_clock_decides_when_the_others_may_vote(service, takeover):
    clock = {"per": "move", "seconds": 600}
    with begun(service, "Ada", "Leo", clock=clock, takeover=takeover) as (table, _people, (_ada, leo)):
        wait_in_vain(service, table)
        assert vote(leo, table) == "clock-runs"
        live = service.hub.tables[table]
        live.table.clock.left[0] = 0.01
        live.hub.store.writer._loop.call_soon_threadsafe(live.schedule_work)
        leo.until(lambda message: message.get("entry") == "timeout")
        assert vote(leo, table) in ("seat-has-bot", "nobody-waits", "vote-decide-first")


# --- coming back -----------------------------------------------------------------------------------------------------


def test_whoever_was_replaced_takes_the_seat_back(service):
    with begun(service, "Ada", "Leo") as (table, _people, (ada, leo)):
        wait_in_vain(service, table)
        vote(leo, table)
        for client in (ada, leo):
            client.wait_for(table, lambda now: now["asked"] == [1])
        assert ada.call("back", table=table, seat=0)["type"] == "done"
        leo.play(table, 1, "draw deck")
        leo.play(table, 1, "draw deck")
        ada.wait_for(table, lambda now: now["asked"] == [0])
        assert ada.play(table, 0, "draw deck")["type"] == "done"


def test_a_seat_is_left_and_taken_back_in_the_log_of_everybody(service):
    with begun(service, "Ada", "Leo", takeover="random") as (table, _people, (ada, leo)):
        ada.call("leave", table=table, seat=0)
        leo.wait_for(table, lambda now: now["asked"] == [1])
        ada.call("back", table=table, seat=0)
        log = leo.call("open", table=table, log=True)["log"]
        seating = [(line["entry"], line["seating"], line["seat"]) for line in log if line.get("seating")]
        assert seating == [("leave", "bot-plays", 0), ("back", "back", 0)]


# --- the maker -------------------------------------------------------------------------------------------------------


def test_the_maker_sends_somebody_away_before_the_start(service):
    ada, leo, eva = service.person("Ada"), service.person("Leo"), service.person("Eva")
    table = ada.make("paris", ("person", "person", "person"))["table"]
    ada.sit(table, 0)
    leo.sit(table, 1)
    with ada.at(table) as one, leo.at(table) as other:
        assert other.call("remove", table=table, seat=0)["key"] == "only-the-maker"
        assert one.call("remove", table=table, seat=0)["key"] == "maker-own-seat"
        assert one.call("remove", table=table, seat=2)["key"] == "seat-of-nobody"
        assert one.call("remove", table=table, seat=1)["type"] == "done"
        shown = other.until(lambda message: message["type"] == "table")
        assert (shown["yours"], shown["front"]) == ([], None)
        assert shown["now"]["seats"][1]["free"]
    assert leo.get("/api/lobby")["mine"] == []
    assert leo.sit(table, 1, status=403)["error"]["key"] == "sent-away"
    assert eva.sit(table, 1)["yours"] == [1]


def test_a_seat_kept_for_somebody_who_was_sent_away_is_for_anybody(service):
    with begun(service, "Ada", "Leo", takeover="random") as (table, (ada, leo), (one, other)):
        one.call("leave", table=table, seat=0)
        other.call("leave", table=table, seat=1)
        one.wait_for(table, lambda now: now["status"] == "over")
        again = ada.post(f"/api/tables/{table}/rematch")["table"]
        leo.sit(again, 1)
        one.open(again)
        assert one.call("remove", table=again, seat=1)["type"] == "done"
        assert service.person("Eva").sit(again, 1)["yours"] == [1]


def test_the_maker_sends_somebody_away_from_a_match_and_they_come_back(anew):
    with anew(patience_seconds=3600) as service, begun(service, "Ada", "Leo") as (table, _people, (ada, leo)):
        assert leo.call("remove", table=table, seat=0)["key"] == "only-the-maker"
        assert ada.call("remove", table=table, seat=1)["type"] == "done"
        told = leo.until(lambda message: message.get("entry") == "remove")
        assert (told["seating"], told["by"], told["now"]["seats"][1]["replaced"]) == ("removed", 0, True)
        assert ada.call("remove", table=table, seat=1)["key"] == "seat-has-bot"
        assert leo.call("back", table=table, seat=1)["type"] == "done"
        ada.play(table, 0, "draw deck")
        ada.play(table, 0, "draw deck")
        leo.wait_for(table, lambda now: now["asked"] == [1])
        assert ada.call("remove", table=table, seat=1)["key"] == "patience"  # not again and again
        assert leo.play(table, 1, "draw deck")["type"] == "done"


def test_the_maker_mutes_and_gives_the_word_back(service):
    with begun(service, "Ada", "Leo") as (table, _people, (ada, leo)):
        assert leo.call("mute", table=table, seat=0, muted=True)["key"] == "only-the-maker"
        assert ada.call("mute", table=table, seat=1, muted=True)["type"] == "done"
        told = leo.until(lambda message: message.get("entry") == "mute")
        assert (told["seating"], told["now"]["seats"][1]["muted"]) == ("muted", True)
        assert leo.call("say", table=table, phrase="hello")["key"] == "muted"
        assert ada.call("mute", table=table, seat=1, muted=False)["type"] == "done"
        assert leo.call("say", table=table, phrase="hello")["type"] == "done"


def test_the_maker_gives_a_free_seat_to_a_bot_and_the_match_begins(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    table = ada.make("paris", ("person", "person", "person"), listed=True)["table"]
    ada.sit(table, 0)
    leo.sit(table, 1)
    with ada.at(table) as one, leo.at(table) as other:
        assert other.call("fill", table=table, seat=2, level="easy")["key"] == "only-the-maker"
        assert one.call("fill", table=table, seat=1, level="easy")["key"] == "seat-taken"
        assert one.call("fill", table=table, seat=3, level="easy")["key"] == "no-such-seat-here"
        assert one.call("fill", table=table, seat=2, level="perfect")["key"] == "no-such-level"
        assert one.call("fill", table=table, seat=2, level="easy")["type"] == "done"
        now = other.wait_for(table, lambda now: now.get("status") == "running")
        seat = now["seats"][2]
        assert (seat["kind"], seat["level"], bool(seat["name"])) == ("bot", "easy", True)
        assert seat["name"] not in ("Ada", "Leo")
        assert one.call("fill", table=table, seat=2, level="easy")["key"] == "seat-taken"


def test_whoever_plays_alone_may_give_up_and_come_back(service):
    ada = service.person("Ada")
    table = ada.make("paris", ("person", "random"))["table"]
    ada.sit(table, 0)
    with ada.at(table) as client:
        client.wait_for(table, lambda now: now.get("status") == "running")
        assert ada.get("/api/lobby")["mine"][0]["made"] is True
        ada.ask("POST", f"/api/tables/{table}/close", status=204)
        client.wait_for(table, lambda now: now.get("status") == "closed")
        assert client.call("reopen", table=table)["type"] == "done"
    waiting = ada.make("paris", ("person", "person"))["table"]
    stranger = service.person("Leo")
    stranger.sit(waiting, 1)
    assert stranger.post(f"/api/tables/{waiting}/close", 409)["error"]["key"] == "match-can-go-on"
    ada.ask("POST", f"/api/tables/{waiting}/close", status=204)


def test_the_maker_closes_a_table_that_has_not_begun(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    table = ada.make("paris", ("person", "person"))["table"]
    leo.sit(table, 1)
    with ada.at(table) as one, leo.at(table) as other:
        assert other.call("discard", table=table)["key"] == "only-the-maker"
        assert one.call("discard", table=table)["type"] == "done"
        assert other.until(lambda message: message.get("entry") == "close")["now"]["status"] == "closed"
    with begun(service, "Ada", "Leo") as (begun_table, _people, (one, _other)):
        assert one.call("discard", table=begun_table)["key"] == "table-has-begun"


def test_the_maker_agrees_on_something_else_and_everybody_stays(service):
    ada, leo, tom = service.person("Ada"), service.person("Leo"), service.person("Tom")
    made = ada.make("paris", ("person", "person", "person"), listed=False)
    table, wish = made["table"], {"options": {"first": "1"}, "clock": {"per": "move", "seconds": 60}, "listed": True}
    address = f"/api/tables/{table}/options"
    ada.sit(table, 0)
    leo.sit(table, 1, invitation=made["invitation"])
    with ada.at(table), leo.at(table) as other:
        assert leo.ask("POST", address, wish, status=403)["error"]["key"] == "only-the-maker"
        assert ada.ask("POST", address, {"options": {"first": "9"}}, status=422)["error"]["key"]
        ada.ask("POST", address, wish, status=204)
        about = other.until(lambda message: message.get("entry") == "change")["about"]
        assert (about["options"], about["clock"], about["takeover"]) == ({"first": "1"}, wish["clock"], "normal")
        listed = next(one for one in tom.get("/api/lobby")["open"] if one["table"] == table)
        assert (listed["options"], listed["clock"]) == ({"first": "1"}, wish["clock"])
        tom.sit(table, 2)
        now = other.wait_for(table, lambda now: now.get("status") == "running")
        assert [seat["name"] for seat in now["seats"]] == ["Ada", "Leo", "Tom"]
        assert now["clocks"][0] > 0
        assert ada.ask("POST", address, wish, status=409)["error"]["key"] == "options-agreed"


def test_a_guest_leaves_for_good_and_a_bot_goes_on_whatever_was_agreed(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    waiting = ada.make("paris", ("person", "person"))["table"]
    leo.sit(waiting, 1)
    leo.ask("POST", f"/api/tables/{waiting}/leave", status=204)
    assert waiting not in [one["table"] for one in leo.get("/api/lobby")["mine"]]
    with begun(service, "Ada", "Leo") as (table, (_ada, guest), (one, other)):
        guest.ask("POST", f"/api/tables/{table}/leave", status=204)
        left = one.until(lambda message: message.get("entry") == "leave")
        assert left["seating"] == "bot-plays"
        assert left["now"]["seats"][1]["replaced"] is True
        mine = next(listed for listed in guest.get("/api/lobby")["mine"] if listed["table"] == table)
        assert mine["seats"][1]["level"] == "normal"
        assert other.call("back", table=table, seat=1)["type"] == "done"


# --- closed for want of people ---------------------------------------------------------------------------------------


def test_a_table_that_was_closed_is_opened_again_by_those_who_sit_there(service):
    with begun(service, "Ada", "Leo", clock={"per": "move", "seconds": 60}) as (table, _people, (ada, leo)):
        before = leo.tables[table]
        assert leo.call("reopen", table=table)["key"] == "table-not-closed"
        close(service, table)
        leo.wait_for(table, lambda now: now["status"] == "closed")
        with service.person("Eve").at(table) as eve:
            assert eve.call("reopen", table=table)["key"] == "only-players-again"
        assert leo.call("reopen", table=table)["type"] == "done"
        after = leo.wait_for(table, lambda now: now["status"] == "running")
        assert (after["view"], after["asked"]) == (before["view"], before["asked"])
        ada.wait_for(table, lambda now: now["status"] == "running")
        assert ada.play(table, 0, "draw deck")["type"] == "done"


def close(service, table):
    """What happens to a table where nobody comes."""
    import asyncio

    from tavoliere.server import actions

    live = service.hub.tables[table]
    asyncio.run_coroutine_threadsafe(live.act(actions.close()), service.hub.store.writer._loop).result(10)


def test_everything_is_the_same_after_a_restart(anew):
    with anew(patience_seconds=0.05) as service, begun(service, "Ada", "Leo", "Eva") as (table, people, clients):
        ada, leo, _eva = clients
        wait_in_vain(service, table)
        vote(leo, table)
        ada.call("mute", table=table, seat=2, muted=True)
        before = leo.call("open", table=table)["now"]["seats"]
        assert before[0]["votes"] == [1]
    with anew() as service, people[1].at_service(service).at(table) as leo:
        after = leo.tables[table]["seats"]
        assert [without_presence(seat) for seat in after] == [without_presence(seat) for seat in before]


def without_presence(seat):
    """Who sits at a seat, connected or not."""
    return {name: value for name, value in seat.items() if name != "here"}


# --- two seats -------------------------------------------------------------------------------------------------------


def test_sitting_on_two_seats_is_all_or_nothing(service):
    ada, leo = service.person("Ada"), service.person("Leo")
    table = ada.make("paris", ("screen", "person", "screen"))["table"]
    leo.sit(table, 1)
    assert ada.sit(table, 0, 1, status=409)["error"]["key"] == "seat-taken"
    assert [seat["free"] for seat in ada.get(f"/api/tables/{table}")["seats"] if "free" in seat] == [True, True]
    assert ada.get("/api/lobby")["mine"] == []
    assert ada.sit(table, 0, 0, status=422)["error"]["key"] == "seat-twice"
    assert ada.sit(table, 0, 2)["yours"] == [0, 2]
    assert ada.get("/api/lobby")["mine"][0]["yours"] == [0, 2]


@pytest.mark.parametrize("at_once", [True, False])
def test_nobody_takes_two_seats_under_two_names(service, at_once):
    leo = service.person("Leo")
    table = service.person("Ada").make("paris", ("person", "person", "person"))["table"]
    if at_once:
        assert leo.sit(table, 0, 1, status=409)["error"]["key"] == "one-seat-each"
        assert leo.get(f"/api/tables/{table}")["yours"] == []
    else:
        leo.sit(table, 0)
        assert leo.sit(table, 1, status=409)["error"]["key"] == "one-seat-each"
        assert leo.get(f"/api/tables/{table}")["yours"] == [0]


def test_at_ones_own_screen_and_in_its_rematch_there_are_several(service):
    ada = service.person("Ada")
    table = ada.make("paris", ("screen", "person", "screen"), takeover="random")["table"]
    ada.sit(table, 0, 1, 2)
    with ada.at(table) as client:
        client.wait_for(table, lambda now: now.get("status") == "running")
        for seat in range(3):
            client.call("leave", table=table, seat=seat)
        client.wait_for(table, lambda now: now["status"] == "over")
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert ada.sit(again, 0, 1, 2)["yours"] == [0, 1, 2]
