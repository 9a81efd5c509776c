"""Real views, moves and events for the board's tests: `python -m tavoliere.games.ticket_to_ride.tests.board_fixture`.

Games are played at random until every question was asked and every event happened, as seat 0 sees them.
"""

from pathlib import Path
from typing import Any

from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.engine.testkit import event_message, move_message, random_moves, written
from tavoliere.engine.text import member_id
from tavoliere.games.ticket_to_ride.names import Phase
from tavoliere.games.ticket_to_ride.tests.given import BOTH, PARIS, given, holding, stacks

FILE = Path(__file__).parents[1] / "board" / "fixture.json"
TABLES = ("cards", "vehicles", "points", "places", "routes", "tickets", "flag", "tourists")
COLUMNS = ("id", "name", "a", "b", "colour", "length", "ferries", "double", "points", "count")
SEEDS = range(3)


def fixture() -> dict[str, Any]:
    """What the tests read, by game: the box, a moment of every question, an event of every kind."""
    return {game.id: {"box": printed(game), **played(game)} for game in BOTH}


def printed(game: Game) -> dict[str, Any]:
    """The tables of the box that the tests need, without notes and drawing."""
    tables = {name: dict(game.components.data[name]) for name in TABLES if name in game.components}
    for table in tables.values():
        table.pop("provenance")
        if "rows" in table:
            table["rows"] = [{name: row[name] for name in COLUMNS if name in row} for row in table["rows"]]
    return tables


def played(game: Game) -> dict[str, Any]:
    """The first moment of each question and the first event of each kind in some random games."""
    moments: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for seed in SEEDS:
        match = Match(game, 2, seed)
        for _, text in random_moves(match, seed):
            play_on(match, text, moments, events)
        keep_moment(match, moments)
    match, texts = rare(game)
    for text in texts:
        play_on(match, text, moments, events)
    return {"moments": moments, "events": dict(sorted(events.items()))}


def play_on(match: Match, text: str, moments: dict[str, Any], events: dict[str, Any]) -> None:
    """Make a move and keep what is new."""
    keep_moment(match, moments)
    keep_events(match.play(text), events)


def rare(game: Game) -> tuple[Match, list[str]]:
    """A position, and moves from it, for what hardly happens at random: all pass; a choice between two tokens."""
    if game is PARIS:
        match = given(game, holding("red"), holding(), market="", pile="", ticket_pile=[])
        return match, ["claim pantheon-bastille:red red", "flag red"]
    laid = stacks(crab="potrero 2", guitar="mission 1")
    return given(game, holding("red red"), holding(), stacks=laid), ["claim mission-potrero:red red", "token crab"]


def keep_moment(match: Match, moments: dict[str, Any]) -> None:
    """Keep the first moment in which seat 0 is asked a question; of turns, the first of the last round too."""
    phase = member_id(Phase(int(match.state[0].phase)))
    name = "last-round" if phase == "act" and match.state[0].turns_left != NOBODY else phase
    if name not in moments and (0 in match.to_act or match.is_over):
        legal = [] if match.is_over else match.game.legal_moves(match.state, 0)
        moments[name] = {"view": match.view(0), "moves": [move_message(match.game, move) for move in legal]}


def keep_events(found: list[Event], events: dict[str, Any]) -> None:
    """Keep the first event of each kind that seat 0 may see."""
    for event in found:
        if event.is_for(0) and event.kind not in events:
            events[event.kind] = event_message(event)


def text() -> str:
    """The fixture as it stands in its file, one table, moment or event a line."""
    return written(fixture(), depth=3) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
