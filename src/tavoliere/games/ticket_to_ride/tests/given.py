"""Positions drawn as text: given(PARIS, player("red red wild"), player(), market="blue white", pile="")."""

from collections import Counter
from typing import Any

from tavoliere.engine.errors import ForbiddenMove
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.registry import Registry
from tavoliere.games.ticket_to_ride.names import Event

GAMES = Registry("tavoliere.games")
PARIS: Game = GAMES.load("paris")
SAN_FRANCISCO: Game = GAMES.load("san_francisco")
BOTH = (PARIS, SAN_FRANCISCO)
FIVE = "blue blue red red green"  # a market of both maps that stays as it is


def player(hand: str = "", **rest: Any) -> dict[str, Any]:
    """A player: cards by colour, other things as lists of words."""
    things = {name: value.split() if isinstance(value, str) else value for name, value in rest.items()}
    return {"hand": dict(Counter(hand.split())), **things}


def given(game: Game, *players: dict[str, Any], **position: Any) -> Match:
    """A match that starts at a position: cards and tickets as words, the pile's top first."""
    for name in ("market", "discards"):
        if isinstance(position.get(name), str):
            position[name] = dict(Counter(position[name].split()))
    for name in ("pile", "ticket_pile"):
        if isinstance(position.get(name), str):
            position[name] = position[name].split()
    return Match(game, len(players), seed=1, start={"players": list(players), **position})


def stacks(**places: str) -> dict[str, Any]:
    """Tourist stacks: cable_car="alcatraz 2" for two tokens at Alcatraz."""
    laid = {symbol.replace("_", "-"): text.split() for symbol, text in places.items()}
    return {symbol: {"place": place, "left": int(left)} for symbol, (place, left) in laid.items()}


def play(match: Match, *texts: str) -> list[Any]:
    """Make several moves, each by whoever is asked first; returns all events."""
    return [event for text in texts for event in match.play(text)]


def refused(match: Match, text: str, seat: int | None = None) -> str:
    """The rule that forbids a move; it must not be listed as legal, and the match must stay as it was."""
    before = match.state.tobytes()
    try:
        match.play(text, seat)
    except ForbiddenMove as error:
        assert match.state.tobytes() == before
        assert match.game.text_of(match.game.read_move(text)) not in match.legal_moves(seat)
        return error.rule
    raise AssertionError(f"{text} is allowed")


def legal(match: Match, verb: str = "") -> list[str]:
    """The legal moves that begin with a word."""
    return [text for text in match.legal_moves() if text.split()[0] == verb or not verb]


def told(events: list[Any], kind: Event) -> list[tuple[int, int, int]]:
    """What events of a kind told: seat, a, b."""
    return [(event.seat, event.a, event.b) for event in events if event.kind == kind]


def kinds(events: list[Any]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind.name for event in events]


def of(match: Match, seat: int) -> dict[str, Any]:
    """A player's things, hidden ones included."""
    things: dict[str, Any] = match.position()["players"][seat]
    return things


def phase(match: Match) -> str:
    """The open question."""
    return str(match.position()["phase"])


def cards(counts: dict[str, int]) -> str:
    """Counted cards as sorted words."""
    return " ".join(sorted(Counter(counts).elements()))
