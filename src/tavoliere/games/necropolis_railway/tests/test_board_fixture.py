"""The board's tests read what the rules say today."""

import json

from tavoliere.engine.text import member_id
from tavoliere.games.necropolis_railway.events import EVENTS
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import Phase
from tavoliere.games.necropolis_railway.tests import board_fixture

WRITTEN = board_fixture.FILE.read_text(encoding="utf-8")


def test_the_fixture_of_the_board_is_current():
    assert board_fixture.text() == WRITTEN, "run python -m tavoliere.games.necropolis_railway.tests.board_fixture"


def test_the_fixture_of_the_board_has_every_event_every_question_and_every_kind_of_move():
    data = json.loads(WRITTEN)
    found = {event["kind"] for update in data["updates"].values() for event in update["events"]}
    assert found == {event.name for event in EVENTS}
    assert set(data["moments"]) == {"act-done", "act-sell", *(member_id(phase) for phase in Phase)}
    kinds = {move["kind"] for moment in data["moments"].values() for move in moment["moves"]}
    assert kinds == {kind.word for kind in Kind}
