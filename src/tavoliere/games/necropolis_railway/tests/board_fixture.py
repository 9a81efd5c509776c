"""Writes real views, moves and events for the board's tests, as seat 0 sees them.

Run `python -m tavoliere.games.necropolis_railway.tests.board_fixture` after a change of view, moves or events. Some
positions come first, from which rare things happen, then a game played at random.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tavoliere.engine.match import Match
from tavoliere.engine.testkit import moments_and_updates, move_message, random_moves, written
from tavoliere.games.necropolis_railway.tests.given import GAME, given

FILE = Path(__file__).parents[1] / "board" / "fixture.json"
SEATS, SEED = 2, 1
UPGRADED = {"coffin2": "plain", "mourner2": "upgraded", "coffin3": "plain", "mourner3": "upgraded"}
WAITING = {"waiting_coffins": {"teal": 2, "black": 1}, "waiting_mourners": 2, "coffins": {"coffin1": {"red": 2}}}
RICH = {"money": 30, "mourners": 5, "discs": {"blue": 2, "green": 2, "grey": 2, "orange": 2}}


def fixture() -> dict[str, Any]:
    """What the tests read: the box, a moment of every question, and updates in which every event happens."""
    return {"box": printed(), **moments_and_updates(moves_to_show(), keep_moment, purses)}


def printed() -> dict[str, Any]:
    """The tables of the box, without notes."""
    left_out = ("status", "provenance")
    return {
        name: {key: value for key, value in table.items() if key not in left_out}
        for name, table in GAME.components.data.items()
    }


def purses(match: Match) -> dict[str, Any]:
    """Pounds and discs of every seat."""
    return {"purses": [{"money": seat["money"], "discs": seat["discs"]} for seat in match.view(0)["players"]]}


def moves_to_show() -> Iterator[tuple[Match, str]]:
    """Positions for what hardly happens at random, with moves from them, then a random game; the caller makes them."""
    for match, *texts in rare():
        for text in texts:
            yield match, text
    yield from random_moves(Match(GAME, SEATS, SEED), SEED)


def rare() -> Iterator[tuple[Any, ...]]:
    """A position, and moves from it."""
    carriage, staff_car, dining_car, tender = "a01", "a02", "a05", "a03"
    aboard = {"passengers": {"mourner1": 3}, "tucked": [carriage]}
    yield given(card="a14", me={**RICH, **aboard}), "crypt yellow col1 carriage", "hire row2"
    yield given(card="a09", me={"money": 1, "discs": {"green": 1}}), "sell coffin1", "hire row1"
    both = {**WAITING, "discs": {"grey": 1}, "wagons": {"coffin1": "plain", "mourner1": "plain", **UPGRADED}}
    yield given(card="a02", me=both), "wagon coffin2", "volunteer row1", "load-none"
    yield given(card="a02", me=both), "wagon coffin3", "white-crypt col2", "load-all"
    plain = {**WAITING, "discs": {"grey": 1}}
    yield given(card="a02", me=plain), "wagon coffin2", "load-all", "top-up black"
    yield given(card="a02", crypts={"white": 0}, me=both), "wagon coffin3"
    full = {"train": 7, "coffins": {"coffin1": {"red": 1}}, "waiting_coffins": {"teal": 2, "black": 1}}
    staff = {"workers": dict.fromkeys(("row1", "row2", "row3", "row4"), "staff")}
    yield given(steps=1, me={**full, **staff, "tucked": [staff_car]}), "done", "load teal", "full-wages", "dismiss row2"
    load = {"train": 3, "coffins": {"coffin1": {"red": 1, "teal": 1}}, "passengers": {"mourner1": 3}}
    yield given(me={**load, "tucked": [dining_car, tender]}), "done", "tender", "dining-car"
    yield given(steps=1, me={**load, "workers": {"row1": "staff"}}), "done", "bury red row1 col1"
    ending = given(round=12, first=1, active=0, me={"money": 4, "mourners": 3}, others=[{"money": 4}])
    yield ending, "done", "stay", "run", "final pass", "final hire row1"


def keep_moment(match: Match, moments: dict[str, Any]) -> None:
    """Keep the first moment in which seat 0 is asked a question, and the first end; of actions three moments."""
    view = match.view(0)
    if 0 in match.to_act or match.is_over:
        legal = [] if match.is_over else match.game.legal_moves(match.state, 0)
        moves = [move_message(GAME, move) for move in legal]
        kinds = {move["kind"] for move in moves}
        name = "act-sell" if "sell" in kinds else "act-done" if "done" in kinds else view["phase"]
        moments.setdefault(name, {"view": view, "moves": moves})


def text() -> str:
    """The fixture as it stands in its file, one table, moment or update a line."""
    return written(fixture()) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
