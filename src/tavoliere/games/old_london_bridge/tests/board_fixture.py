"""Writes real views, moves and events for the board's tests, as seat 0 sees them.

Run `python -m tavoliere.games.old_london_bridge.tests.board_fixture` after a change of view, moves or events. Games are
played at random, then some positions from which rare things happen.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tavoliere.engine.match import Match
from tavoliere.engine.testkit import moments_and_updates, move_message, random_moves, written
from tavoliere.games.old_london_bridge.tests.given import GAME, given, player

FILE = Path(__file__).parents[1] / "board" / "fixture.json"
TABLES = ("buildings", "wheel", "centre", "bridge", "cards", "first_hands", "chapel_track", "gate_track", "bonus_tiles")
COLUMNS = ("id", "kind", "number", "crests", "value", "count", "stair", "space", "money")
SEATS = (2, 3)
EACH_ROUND = {"chapel": "9.5", "gate": "9.6", "inn": "9.7", "bridge": "9.8"}


def fixture() -> dict[str, Any]:
    """What the tests read: the box, a moment of every question, and updates in which every event happens."""
    return {"box": printed(), **moments_and_updates(moves_to_show(), keep_moment, view_afterwards)}


def printed() -> dict[str, Any]:
    """The tables of the box that the tests need, without notes."""
    tables = {name: dict(GAME.components.data[name]) for name in TABLES}
    for table in tables.values():
        table.pop("provenance", None)
        if "rows" in table:
            table["rows"] = [{name: row[name] for name in COLUMNS if name in row} for row in table["rows"]]
    return tables


def view_afterwards(match: Match) -> dict[str, Any]:
    """The view once the events have happened."""
    return {"next": match.view(0)}


def moves_to_show() -> Iterator[tuple[Match, str]]:
    """Moves of random games, then from positions for what hardly happens at random; each is made by the caller."""
    for seats in SEATS:
        yield from random_moves(Match(GAME, seats, seats, EACH_ROUND), seats)
    for match, *texts in rare():
        for text in texts:
            yield match, text


def rare() -> Iterator[tuple[Any, ...]]:
    """A position, and moves from it."""
    gardens = "chapel gate inn store guild"
    others = (player(), player())
    cards = [player(hand="0 4", tiles="reclaim +1 lady"), player(hand="0"), player(hand="0")]
    yield given(player(), player(money=0), player(), phase="pawn", wheel=0, empty=gardens), "pawn garden"
    yield given(*cards), "card 4", "card 0", "card 0", "plus-one 4", "reclaim", "pawn guild"
    yield given(*cards, phase="lady"), "lady"
    yield given(player("60 56", chapel=13), *others, phase="pawn", tops="52", wheel=0), "pawn chapel", "advance"
    yield given(player("60 57", gate=14), *others, phase="pawn", tops="56", wheel=1), "pawn gate", "advance"
    yield given(player("60 56"), *others, phase="pawn", tops="52", wheel=0), "pawn chapel", "stay"
    yield given(player("50 30 10"), *others, phase="pawn", tops="39", wheel=0), "pawn guild", "replace 30"
    last = {"chapel": [], "gate": [], "guild": ["guild-49"]}
    yield given(player(), *others, phase="pawn", asked=2, wheel=0, stacks=last), "pawn guild"
    yield given(player(tiles="chapel+2"), *others, phase="pawn", tops="49", wheel=0), "pawn guild", "use chapel"


def keep_moment(match: Match, moments: dict[str, Any]) -> None:
    """Keep the first moment in which seat 0 is asked a question (of pawns: with the centre free), and the first end."""
    view = match.view(0)
    if view["phase"] not in moments and (0 in match.to_act or match.is_over):
        legal = [] if match.is_over else match.game.legal_moves(match.state, 0)
        moves = [move_message(GAME, move) for move in legal]
        if view["phase"] != "pawn" or any(move["kind"] == "pawn-centre" for move in moves):
            moments[view["phase"]] = {"view": view, "moves": moves}


def text() -> str:
    """The fixture as it stands in its file, one table, moment or update a line."""
    return written(fixture()) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
