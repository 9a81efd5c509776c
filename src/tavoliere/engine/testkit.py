"""Helpers for the tests of every game: positions to start from, moves as players type them, refusals by rule."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.errors import ForbiddenMove, UndoRefused
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.engine.text import member_id


def start(game: Game, players: list[dict[str, Any]], **position: Any) -> Match:
    """A match that starts at a position; what is left out takes its plain value."""
    return Match(game, len(players), seed=1, start={"players": players, **position})


def counted(words: str) -> dict[str, int]:
    """Cards or tokens written as words: `red red wild` is two red and one wild."""
    return dict(Counter(words.split()))


def play(match: Match, *texts: str) -> list[Event]:
    """Make moves, each by whoever is asked first; returns all their events."""
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


def undo_refused(match: Match, seat: int | None = None) -> str:
    """The key of what forbids an undo; the match must stay as it was."""
    before = match.state.tobytes(), match.decision, list(match.history)
    try:
        match.undo(seat)
    except UndoRefused as error:
        refusal = error
    else:
        raise AssertionError("undo is allowed")
    assert (match.state.tobytes(), match.decision, match.history, refusal.rule) == (*before, "GEN-4")
    assert refusal.sentence("it") != refusal.sentence("en")
    return refusal.key


def reason(match: Match, text: str, seat: int | None = None) -> str:
    """The name of the reason that forbids a move, such as `route-is-taken`; `nothing` if it is legal."""
    actor = match.to_act[0] if seat is None else seat
    forbidden = match.game.forbidden_by(match.state, actor, match.game.read_move(text))
    return member_id(forbidden)


def legal(match: Match, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal moves that begin with a word."""
    return [text for text in match.legal_moves(seat) if not verb or text.split()[0] == verb]


def of_kind(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def player(match: Match, seat: int = 0) -> dict[str, Any]:
    """Everything a player has, hidden things included, as the position says it."""
    things: dict[str, Any] = match.position()["players"][seat]
    return things


def phase(match: Match) -> str:
    """The name of the open question."""
    return str(match.position()["phase"])


def move_message(game: Game, move: int) -> dict[str, Any]:
    """A legal move as the server sends it: what a board's tests are given."""
    return {"text": game.text_of(move), "kind": game.kind_of(move), **game.parts_of(move)}


def event_message(event: Event) -> dict[str, Any]:
    """An event as the server sends it, without the words of its sentence."""
    seat = None if event.seat == NOBODY else event.seat
    return {"kind": event.kind, "seat": seat, "rule": event.rule, **event.values}


def random_moves(match: Match, seed: int) -> Iterator[tuple[Match, str]]:
    """Random legal moves until a match is over, each with the match; whoever asks for them makes them."""
    chance = seed_words(seed)
    while not match.is_over:
        legal = match.legal_moves(match.to_act[0])
        yield match, legal[int(below(chance, len(legal)))]


def moments_and_updates(
    moves: Iterable[tuple[Match, str]],
    keep_moment: Callable[[Match, dict[str, Any]], None],
    afterwards: Callable[[Match], dict[str, Any]],
) -> dict[str, Any]:
    """What a board's tests read: the moments that are kept, and updates that contain every kind of event, for seat 0.

    An update holds the view before, the events, and what the board needs of the time `afterwards`.
    """
    moments: dict[str, Any] = {}
    updates: dict[str, Any] = {}
    kinds: set[str] = set()
    for match, text in moves:
        keep_moment(match, moments)
        before = match.view(0)
        events = [event_message(event) for event in match.play(text) if event.is_for(0)]
        if new := {event["kind"] for event in events} - kinds:
            kinds |= new
            name = f"{len(updates) + 1}: {', '.join(sorted(new))}"
            updates[name] = {"view": before, "events": events, **afterwards(match)}
        keep_moment(match, moments)
    return {"moments": moments, "updates": updates}


def written(value: Any, depth: int = 2, indent: str = "") -> str:
    """The JSON file that a board's tests read: one item a line down to a depth, so that diffs are readable."""
    if not depth or not isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + " "
    lines = [f"{inner}{json.dumps(name)}: {written(part, depth - 1, inner)}" for name, part in value.items()]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
