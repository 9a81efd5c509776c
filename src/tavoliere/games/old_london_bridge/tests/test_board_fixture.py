"""The board's tests read what the rules say today."""

import json

from tavoliere.engine.text import member_id
from tavoliere.games.old_london_bridge.events import EVENTS
from tavoliere.games.old_london_bridge.names import Phase
from tavoliere.games.old_london_bridge.tests import board_fixture

WRITTEN = board_fixture.FILE.read_text(encoding="utf-8")


def test_the_fixture_of_the_board_is_current():
    assert board_fixture.text() == WRITTEN, "run python -m tavoliere.games.old_london_bridge.tests.board_fixture"


def test_the_fixture_of_the_board_has_every_event_and_every_question():
    data = json.loads(WRITTEN)
    found = {event["kind"] for update in data["updates"].values() for event in update["events"]}
    assert found == {event.name for event in EVENTS}
    assert set(data["moments"]) == {member_id(phase) for phase in Phase}
