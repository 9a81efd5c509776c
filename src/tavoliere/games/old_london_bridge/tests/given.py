"""Positions drawn as text: given(player(bridge="49 32 garden 50", hand="0 2 3"), player(), phase="pawn")."""

from collections import Counter
from typing import Any

from tavoliere.engine.errors import ForbiddenMove
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.registry import Registry
from tavoliere.games.old_london_bridge.box import KINDS
from tavoliere.games.old_london_bridge.names import Event

Seat = dict[str, Any]
GAME: Game = Registry("tavoliere.games").load("old_london_bridge")
BUILDINGS = [row.text("id") for row in GAME.components.table("buildings").rows()]


def player(bridge: str = "", hand: str | None = None, tiles: str = "", new_tiles: str = "", **rest: Any) -> Seat:
    """A player: bridge by house numbers and `garden` (or `garden-green`), hand by card values, tiles by name."""
    seat: Seat = {"bridge": bridge.split(), **rest}
    if hand is not None:
        seat["hand"] = dict(Counter(hand.split()))
    seat["tiles"] = dict(Counter(tiles.split()))
    seat["new_tiles"] = dict(Counter(new_tiles.split()))
    return seat


def given(*players: Seat, tops: str = "", empty: str = "", game: Game = GAME, **rest: Any) -> Match:
    """A match that starts at a position; `tops` puts buildings on top of their stacks, `empty` empties stacks."""
    used: list[str] = []
    seats = [{**seat, "bridge": named(seat["bridge"], used)} for seat in players]
    on_top = named(tops.split(), used)
    if "building" in rest:
        rest["building"] = name_of(rest["building"], used if rest["phase"] == "replace" else [])
    stacks = {kind: stack(kind, on_top, used) for kind in KINDS if any(top.startswith(kind) for top in on_top)}
    stacks |= {kind: [] for kind in empty.split()}
    return Match(game, len(seats), seed=1, start={"players": seats, "stacks": stacks, **rest})


def stack(kind: str, on_top: list[str], used: list[str]) -> list[str]:
    """A stack with some buildings on top of those that are used nowhere else."""
    first = [building for building in on_top if building.startswith(kind)]
    return first + [building for building in BUILDINGS if building.startswith(f"{kind}-") and building not in used]


def named(words: list[str], used: list[str]) -> list[str]:
    """Building ids of house numbers and gardens, each used once."""
    return [name_of(word, used) for word in words]


def name_of(word: str, used: list[str]) -> str:
    """The building a word means; it is noted as used."""
    fits = [name for name in BUILDINGS if name.endswith(f"-{word}") or ("garden" in word and name.startswith(word))]
    name = next(name for name in fits if name not in used)
    used.append(name)
    return name


def refused(match: Match, text: str, seat: int | None = None) -> str:
    """The rule that forbids a move; the match must stay as it was."""
    before = match.state.tobytes()
    try:
        match.play(text, seat)
    except ForbiddenMove as error:
        assert match.state.tobytes() == before
        return error.rule
    raise AssertionError(f"{text} is allowed")


def reason(match: Match, text: str, seat: int | None = None) -> str:
    """The name of the reason that forbids a move."""
    seat = match.to_act[0] if seat is None else seat
    return match.game.forbidden_by(match.state, seat, match.game.read_move(text)).name


def of(match: Match, seat: int) -> Any:
    """A player's record."""
    return match.state[0].players[seat]


def phase(match: Match) -> str:
    """The open question."""
    return str(match.view()["phase"])


def bridge(match: Match, seat: int) -> str:
    """A bridge as text again."""
    buildings = match.view()["players"][seat]["bridge"]
    return " ".join("garden" if "garden" in name else name.split("-")[-1] for name in buildings)


def play(match: Match, *texts: str) -> list[Any]:
    """Make several moves, each by whoever is asked first; returns all events."""
    return [event for text in texts for event in match.play(text)]


def happened(events: list[Any], kind: Event) -> list[tuple[int, int, int, int]]:
    """What events of a kind told: seat, a, b, c."""
    return [(event.seat, event.a, event.b, event.c) for event in events if event.kind == kind]


def turns(match: Match) -> list[int]:
    """The seats in order of play."""
    return [turn["seat"] for turn in match.view()["order"]]
