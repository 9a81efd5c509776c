"""What is sent to a seat or a watcher is the same to the byte, whatever that seat cannot know."""

import json
import sqlite3

import msgspec
import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.server import actions, messages, projection
from tavoliere.server.errors import described, jsonable
from tavoliere.server.seats import SeatPlan
from tavoliere.server.table import RUNNING, Table
from tavoliere.server.table_header import TableHeader
from tavoliere.store.matches import Entry
from walks import GAMES, SEATS, pick, samples


def table_of(match):
    """A table at which a match is being played."""
    plans = [SeatPlan("person", None, name) for name in match.seat_names]
    head = TableHeader(match.game.id, match.game.rules_version, match.game.box_hash, plans, "maker", "00" * 16)
    table = Table("table", head, match.game, status=RUNNING, number=7, decision=3, match=match)
    for seat, one in enumerate(table.seats):
        one.person = f"person {seat}"
    return table


def refusal(ask):
    """What is sent when something is refused."""
    try:
        ask()
    except TavoliereError as error:
        return described(error)
    return None


def sent(table, seat):
    """Every byte a seat could be sent without deciding anything: the table, previews, reasons, refusals, undo."""
    match, game = table.match, table.match.game
    own = None if seat == NOBODY else seat
    shown = messages.TableNow(
        table=table.id, about=projection.about(table), yours=[], front=own, now=projection.now(table, own, {0})
    )
    answers = [shown.encode(), msgspec.json.encode(table.summary())]
    if own is None:
        return answers
    who = actions.Sender(f"person {seat}", "id")
    legal = match.legal_moves(seat)
    for text in legal[:: max(1, len(legal) // 6)]:
        events = projection.events_for(game, match.preview(text, seat), seat)
        answers.append(messages.PreviewResult(re="id", events=events).encode())
    for move in range(0, game.move_count, max(1, game.move_count // 20)):
        text = game.text_of(move)
        why = match.why(text, seat)
        answers.append(msgspec.json.encode(why and (why.rule, why.key, jsonable(why.words))))
        answers.append(msgspec.json.encode(refusal(lambda text=text: actions.play(who, seat, 3, text)(table))))
        answers.append(msgspec.json.encode(refusal(lambda text=text: match.preview(text, seat))))
    answers.append(msgspec.json.encode(refusal(lambda: actions.undo(who, seat)(table))))
    return answers


@pytest.mark.parametrize("seats", SEATS)
def test_GEN_6_what_is_sent_does_not_depend_on_secrets(game, seats):
    for number, match in enumerate(samples(game, seats, seats + 5, 23)):
        if match.is_over:
            continue
        table = table_of(match)
        for seat in (NOBODY, *range(seats)):
            before = sent(table, seat)
            scrambled = match.copy()
            scrambled.state = match.state.copy()
            game.scramble(scrambled.state, seat, seed_words(number))
            assert sent(table_of(scrambled), seat) == before


def test_GEN_6_what_a_move_tells_does_not_depend_on_what_it_leaves_hidden(game):
    """Two worlds alike to a seat get the same message, up to the first thing that comes to light."""
    compared = 0
    for match in samples(game, 3, 21, 3):
        if compared > 30:
            break
        for watcher in range(3):
            for actor in match.to_act:
                world = match.copy()
                world.state = game.imagine(match.state, watcher, seed_words(7))
                common = set(game.legal_moves(match.state, actor)) & set(game.legal_moves(world.state, actor))
                for move in sorted(common)[:2]:
                    texts = [message_about(one, actor, move, watcher) for one in (match, world)]
                    if texts[0] is not None and texts[1] is not None:
                        assert texts[0] == texts[1]
                        compared += 1
    assert compared > 5


def message_about(match, actor, move, watcher):
    """The message about a move for a seat; None when something came to light."""
    table = table_of(match)
    entry = Entry("table", 8, "play", 1.0, actor, f"person {actor}", "id", {"move": match.game.text_of(move)})
    after, told = table.after(entry)
    if any(event.reveals for event in told) or after.match.is_over:
        return None
    if not (after.match.state["chance"] == match.state["chance"]).all():
        return None
    return projection.Broadcast(table, after, entry, told, {0}).message_for(watcher)


FORBIDDEN_KEYS = {"seed", "secret", "chance", "numbers_of_all", "token", "number_of_dice"}


def keys_in(value):
    """Every key of some JSON."""
    if isinstance(value, dict):
        yield from value
        for one in value.values():
            yield from keys_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from keys_in(one)


@pytest.mark.parametrize("game_id", GAMES)
def test_recorded_traffic_holds_no_seed_no_chance_and_nobody_elses_move(service, game_id):
    people = [service.person(name) for name in ("Ada", "Leo")]
    eve = service.person("Eve")
    table = people[0].make(game_id, ("person", "person", "random"))["table"]
    for seat, person in enumerate(people):
        person.sit(table, seat)
    with people[0].at(table) as one, people[1].at(table) as other, eve.at(table) as watcher:
        clients = [one, other]
        chance = seed_words(5)
        for _ in range(12):
            for seat, client in enumerate(clients):
                client.open(table)
                if seat in client.tables[table]["asked"]:
                    moves = client.tables[table]["moves"]
                    client.call("preview", table=table, seat=seat, move=moves[0]["text"])
                    client.play(table, seat, pick(chance, moves)["text"])
        watcher.open(table)
        live = service.hub.tables[table].table
        assert live.status == RUNNING
        secrets_ = [live.head.secret, str(live.seed), f"{live.seed:x}"]
        state = live.match.state
        secrets_ += [str(int(word)) for word in state[0].chance] + [f"{int(word):08x}" for word in state[0].chance]
        secrets_ += [person.http.cookies["tavoliere"] for person in people]
        for seat, client in ((0, one), (1, other), (None, watcher)):
            for text in client.received:
                message = json.loads(text)
                assert not FORBIDDEN_KEYS & set(keys_in(message))
                assert not [secret for secret in secrets_ if f'"{secret}"' in text or f":{secret}" in text]
                if message["type"] == "update" and message.get("seat") != seat:
                    assert "move" not in message
        hidden = [entry for entry in stored_moves(service, table) if entry[0] != 0 and entry[1].startswith("keep ")]
        for _seat, move in hidden:
            assert not [text for text in one.received if move in text]


def stored_moves(service, table):
    """Every move of a table as it is stored: seat and text."""
    with sqlite3.connect(service.settings.db) as connection:
        found = connection.execute(
            "select seat, data from entries where kind = 'play' and match = ?", (table,)
        ).fetchall()
    return [(seat, json.loads(data)["move"]) for seat, data in found]


def test_a_long_match_forgets_what_undo_cannot_need(game):
    """What the service keeps of a match answers every question about undo as the whole history would."""
    whole = None
    for match in samples(game, 3, 33, 1):
        if whole is None:
            whole, short = match, Match(game, match.seat_names, match.seed, match.options)
            continue
        row = match.history[-1]
        short.play_move(row.seat, row.move)
        short.forget()
        assert short.state.tobytes() == match.state.tobytes()
        for seat in range(3):
            assert short.undo_forbidden_by(seat) == match.undo_forbidden_by(seat)
            if match.undo_forbidden_by(seat) is None:
                one, other = match.copy(), short.copy()
                one.undo(seat)
                other.undo(seat)
                assert one.state.tobytes() == other.state.tobytes()
                assert one.decision == other.decision
                for again in range(3):
                    assert one.undo_forbidden_by(again) == other.undo_forbidden_by(again)
    assert len(short.history) < len(match.history)
