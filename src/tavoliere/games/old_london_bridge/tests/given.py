"""Positions drawn as text: given(player(bridge="49 32 garden 50", hand="0 2 3"), player(), phase="pawn")."""

from typing import Any

from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.registry import Registry
from tavoliere.engine.testkit import counted, start
from tavoliere.games.old_london_bridge.names import BUILDING_KINDS

Seat = dict[str, Any]
GAME: Game = Registry("tavoliere.games").load("old_london_bridge")
BUILDINGS: list[str] = GAME.ids.buildings


def player(bridge: str = "", hand: str | None = None, tiles: str = "", new_tiles: str = "", **rest: Any) -> Seat:
    """A player: bridge by house numbers and `garden` (or `garden-green`), hand by card values, tiles by name."""
    seat: Seat = {"bridge": bridge.split(), "tiles": counted(tiles), "new_tiles": counted(new_tiles), **rest}
    if hand is not None:
        seat["hand"] = counted(hand)
    return seat


def given(*players: Seat, tops: str = "", empty: str = "", game: Game = GAME, **rest: Any) -> Match:
    """A match that starts at a position; `tops` puts buildings on top of their stacks, `empty` empties stacks."""
    used: list[str] = []
    seats = [{**seat, "bridge": named(seat["bridge"], used)} for seat in players]
    on_top = named(tops.split(), used)
    if "building" in rest:
        rest["building"] = name_of(rest["building"], used if rest["phase"] == "replace" else [])
    stacks = {kind: stack(kind, on_top, used) for kind in BUILDING_KINDS if any(top.startswith(kind) for top in on_top)}
    stacks |= {kind: [] for kind in empty.split()}
    return start(game, seats, **{"stacks": stacks, **rest})


def stack(kind: str, on_top: list[str], used: list[str]) -> list[str]:
    """A stack with some buildings on top of those that are used nowhere else."""
    first = [building for building in on_top if building.startswith(kind)]
    return first + [building for building in BUILDINGS if building.startswith(f"{kind}-") and building not in used]


def named(words: list[str], used: list[str]) -> list[str]:
    """Building ids of house numbers and gardens, each used once."""
    return [name_of(word, used) for word in words]


def name_of(word: str, used: list[str]) -> str:
    """The building a word means; it joins those that are used."""
    fits = [name for name in BUILDINGS if name.endswith(f"-{word}") or ("garden" in word and name.startswith(word))]
    name = next(name for name in fits if name not in used)
    used.append(name)
    return name


def of(match: Match, seat: int) -> Any:
    """A player's record."""
    return match.state[0].players[seat]


def bridge(match: Match, seat: int) -> str:
    """A bridge as text again."""
    buildings = match.view()["players"][seat]["bridge"]
    return " ".join("garden" if "garden" in name else name.split("-")[-1] for name in buildings)


def turns(match: Match) -> list[int]:
    """The seats in order of play."""
    return [turn["seat"] for turn in match.view()["order"]]
