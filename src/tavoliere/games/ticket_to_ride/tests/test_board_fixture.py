"""The board's tests read what the rules say today."""

import json

from tavoliere.engine.text import member_id
from tavoliere.games.ticket_to_ride.events import EVENTS
from tavoliere.games.ticket_to_ride.names import Phase
from tavoliere.games.ticket_to_ride.tests import board_fixture

WRITTEN = board_fixture.FILE.read_text(encoding="utf-8")


def test_the_fixture_of_the_board_is_current():
    assert board_fixture.text() == WRITTEN, "run python -m tavoliere.games.ticket_to_ride.tests.board_fixture"


def test_the_fixture_of_the_board_has_every_event_and_every_question():
    games = json.loads(WRITTEN).values()
    assert {kind for game in games for kind in game["events"]} == {kind.name for kind in EVENTS}
    phases = {member_id(phase) for phase in Phase}
    assert phases <= {name for game in games for name in game["moments"]}
