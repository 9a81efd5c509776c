"""Positions written as text: given(PARIS, holding("red red wild"), holding(), market="blue white", pile="")."""

from collections import Counter
from typing import Any

from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.registry import Registry
from tavoliere.engine.testkit import counted, start

GAMES = Registry("tavoliere.games")
PARIS: Game = GAMES.load("paris")
SAN_FRANCISCO: Game = GAMES.load("san_francisco")
BOTH = (PARIS, SAN_FRANCISCO)
FIVE = "blue blue red red green"  # a market of both maps that is not swept


def holding(hand: str = "", **rest: Any) -> dict[str, Any]:
    """A player of a position: cards by colour, other things as lists of words."""
    things = {name: value.split() if isinstance(value, str) else value for name, value in rest.items()}
    return {"hand": counted(hand), **things}


def given(game: Game, *players: dict[str, Any], **position: Any) -> Match:
    """A match that starts at a position: cards and tickets as words, the pile's top first."""
    for name in ("market", "discards"):
        if isinstance(position.get(name), str):
            position[name] = counted(position[name])
    for name in ("pile", "ticket_pile"):
        if isinstance(position.get(name), str):
            position[name] = position[name].split()
    return start(game, list(players), **position)


def stacks(**places: str) -> dict[str, Any]:
    """Tourist stacks: cable_car="alcatraz 2" for two tokens at Alcatraz."""
    laid = {symbol.replace("_", "-"): text.split() for symbol, text in places.items()}
    return {symbol: {"place": place, "left": int(left)} for symbol, (place, left) in laid.items()}


def cards(counts: dict[str, int]) -> str:
    """Counted cards as sorted words."""
    return " ".join(sorted(Counter(counts).elements()))
