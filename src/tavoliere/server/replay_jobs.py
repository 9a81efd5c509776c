"""Replays matches (runs in worker processes): steps, points, logs, match files. Whole matches are kept for a while."""

import gzip
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from pydantic import BaseModel

from tavoliere.engine import matchfile
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY, Array
from tavoliere.server.errors import Refused
from tavoliere.server.match_answers import Event, Frame, MatchFile, Points, Replay, Seal
from tavoliere.server.messages import LoggedEntry
from tavoliere.server.projection import SEATING, event_message, events_for
from tavoliere.server.worker import WorkerContext
from tavoliere.store.matches import Entry

LOGGED = ("play", "say", "hint", *SEATING)  # entries a log shows
LEVEL = 6  # of compression


class MatchRecordKey(NamedTuple):
    """A table after so many entries: the key under which a worker keeps a replayed match."""

    table: str
    number: int


@dataclass(frozen=True)
class MatchRecord:
    """The data from which a match is replayed."""

    game: Game
    names: list[str]
    seed: int
    options: dict[str, str]
    entries: list[Entry]
    seatings: dict[int, dict[str, Any]]  # by number of entry: what happened to a seat, as the log shows it


class Replayed(NamedTuple):
    """A replayed match, with the entries of what people decided and said."""

    match: Match
    entries: list[Entry]
    seatings: dict[int, dict[str, Any]]


def replayed(story: MatchRecord) -> Replayed:
    """Replay the whole match, without decisions that were taken back."""
    start = next(entry.data.get("start") for entry in story.entries if entry.kind == "start")
    match = Match(story.game, story.names, story.seed, story.options, start)
    kept = without_undone(story.entries)
    for entry in kept:
        if entry.kind == "play" and entry.seat is not None:
            match.play_move(entry.seat, story.game.read_move(entry.data["move"]))
    return Replayed(match, kept, story.seatings)


def without_undone(entries: list[Entry]) -> list[Entry]:
    """The entries that a log shows: decisions not taken back, what was said, changes of seats during the match."""
    undone: set[int] = set()
    decisions: dict[int | None, list[int]] = {}  # numbers of entries, by seat
    start = next((entry.number for entry in entries if entry.kind == "start"), 0)
    for entry in entries:
        if entry.kind == "play":
            decisions.setdefault(entry.seat, []).append(entry.number)
        elif entry.kind == "undo":
            undone.add(decisions[entry.seat].pop())
    shown = (entry for entry in entries if entry.kind in LOGGED and entry.number not in undone)
    return [entry for entry in shown if entry.number > start or entry.kind not in SEATING]


def packed(answer: BaseModel) -> bytes:
    """An answer as it is sent: JSON, compressed."""
    return gzip.compress(answer.model_dump_json(exclude_unset=True).encode(), LEVEL, mtime=0)


# --- jobs -------------------------------------------------------------------------------------------------------------


def frames(context: WorkerContext, key: MatchRecordKey, eyes: int | None, steps: range, views: bool) -> bytes:
    """Some steps of a match: step 0 is the set-up, step n the table after the n-th decision."""
    match = context.keep(key, replayed).match
    last = len(match.history)
    shown = [frame(match, step, eyes, views) for step in range(min(steps.start, last), min(steps.stop, last + 1))]
    game = match.game
    replay = Replay(
        table=key.table, game=game.id, box=game.box_hash, seats=match.seat_names, steps=last, frames=shown
    )  # fmt: skip
    return packed(replay)


def frame(match: Match, step: int, eyes: int | None, views: bool) -> Frame:
    """One step: who decided, the events, and the table after it."""
    shown = Frame(step=step)
    if step:
        row = match.history[step - 1]
        seen = [event for event in row.events if eyes is None or event.is_for(eyes)]
        shown.seat, shown.turn = row.seat, row.turn
        shown.events = [Event(**event_message(match.game, event)) for event in seen]
        if eyes is None or eyes == row.seat:
            shown.move = match.game.text_of(row.move)
    if views:
        state = state_at(match, step)
        shown.asked = match.game.seats_to_act(state)
        if eyes is None:
            shown.views = [match.game.view(state, seat) for seat in range(len(match.seat_names))]
        else:
            shown.view = match.game.view(state, eyes)
    return shown


def state_at(match: Match, step: int) -> Array:
    """The state after so many decisions."""
    return match.history[step].before if step < len(match.history) else match.state


def points(context: WorkerContext, key: MatchRecordKey) -> bytes:
    """Everybody's points, step by step; where points are hidden during play, what they would have been at the end."""
    match = context.keep(key, replayed).match
    states = [state_at(match, step) for step in range(len(match.history) + 1)]
    seen = [[player.get("points") for player in match.game.view(state, NOBODY)["players"]] for state in states]
    if all(one is not None for one in seen[0]):
        return packed(Points(public=True, steps=seen))
    steps = [[sum(seat.values()) for seat in match.game.scores(state)] for state in states]
    return packed(Points(public=False, steps=steps))


def match_file(context: WorkerContext, key: MatchRecordKey, seal: Any) -> bytes:
    """A match as a file, with the proof that its dice were fair."""
    match = context.keep(key, replayed).match
    game = match.game
    written = MatchFile.model_validate(matchfile.to_dict(match))
    if game.box_hash != context.games.printed(game.id).box_hash and not game.components.overlay:
        written.box.own = dict(game.components.data)
    if seal is not None:
        written.fair = Seal.model_validate(seal)
    return packed(written)


def log(context: WorkerContext, key: MatchRecordKey, seat: int | None) -> bytes:
    """The events of every decision that a seat may see, and what was said in between."""
    match, entries, seatings = context.keep(key, replayed)
    lines: list[LoggedEntry] = []
    step = 0
    for entry in entries:
        said = seatings.get(entry.number, {})
        shown = LoggedEntry(entry.seat or 0, entry.kind, phrase=entry.data.get("phrase"), **said)
        if entry.kind == "play":
            shown.events = events_for(match.game, match.history[step].events, seat)
            step += 1
            shown.step = step
        lines.append(shown)
    return msgspec.json.encode(lines)


def position(context: WorkerContext, key: MatchRecordKey, step: int) -> dict[str, Any]:
    """The position after so many decisions, hidden parts included."""
    match = context.keep(key, replayed).match
    if step > len(match.history):
        raise Refused("no-such-step", 404, steps=len(match.history))
    state = state_at(match, step)
    if not match.game.seats_to_act(state):
        raise Refused("play-on-is-over")
    found: dict[str, Any] = match.game.position(state)
    return found
