"""Positions written by hand: given(card="a03", me={"money": 3}) for the player to act, in seat 0."""

from collections.abc import Mapping
from typing import Any

from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.registry import Registry
from tavoliere.engine.testkit import of_kind, play, reason, refused, start

GAMES = Registry("tavoliere.games")
GAME: Game = GAMES.load("necropolis_railway")
OUTSIDE_THE_ROUNDS = ("first-staff", "century", "run", "purchase", "over")


def with_box(tables: Mapping[str, Any]) -> Game:
    """The game with some tables of one's own."""
    return GAMES.load("necropolis_railway", tables)


def given(me: dict[str, Any] | None = None, others: list[dict[str, Any]] | None = None, **position: Any) -> Match:
    """A match that starts at a position, in the seventh round unless it is outside the rounds."""
    usual = {"round": 7} if position.get("phase", "act") not in OUTSIDE_THE_ROUNDS else {}
    return start(GAME, [me or {}, *(others or [{}])], **{**usual, **position})


def after(match: Match, *texts: str) -> Match:
    """The match after some moves."""
    play(match, *texts)
    return match


def events_of(match: Match) -> list[Event]:
    """Everything that happened in a match."""
    return [event for row in match.rows for event in row.events]


def last(match: Match, kind: str) -> dict[str, Any]:
    """The fields of the last event of a kind."""
    return dict(of_kind(events_of(match), kind)[-1].values)


def refusal(match: Match, text: str) -> tuple[str, str]:
    """The rule that forbids a move, and the reason."""
    return refused(match, text), reason(match, text)
