"""Reads and checks boxes and match files from outside (runs in worker processes)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tavoliere.engine import matchfile
from tavoliere.engine.errors import BadBox
from tavoliere.engine.match import Match
from tavoliere.engine.outside import read_toml_text
from tavoliere.engine.written import CannotReplay, WrittenMatch
from tavoliere.server.errors import Refused
from tavoliere.server.identity import clean_name
from tavoliere.server.seats import SeatPlan
from tavoliere.server.table import CLOSED, OVER, Table
from tavoliere.server.table_header import TableHeader
from tavoliere.server.worker import WorkerContext
from tavoliere.store.matches import Entry, Outcome, Summary

MOVES = 5000  # no match of these games is nearly as long
Box = tuple[str, Mapping[str, Any]]  # its hash, and the tables to be stored


def check_box(context: WorkerContext, game_id: str, toml: str) -> Box:
    """An owner's box laid over the printed one; an error names the table and row."""
    # Not the game already known by this hash: it may be drawn otherwise, and the hash does not cover that.
    game = context.catalogue.load(game_id, read_toml_text(toml, "box", BadBox))
    return game.box_hash, game.components.data


@dataclass(frozen=True)
class Arrival:
    """What the server knows of a match file that comes in."""

    table: str
    person: str
    secret: str
    at: float


@dataclass(frozen=True)
class Imported:
    """A match file that was read, ready to be stored."""

    head: TableHeader
    summary: Summary
    entries: list[Entry]
    results: list[dict[str, Any]]  # none of a match that is not over
    tables: Mapping[str, Any] | None  # of its box; None: nobody can tell whether it is that box


def read_match(context: WorkerContext, body: bytes, arrival: Arrival) -> Imported:
    """Replay a match file, or read it as written if that is not possible; a wrong file is refused with a sentence."""
    found = match_in(context, body)
    if isinstance(found, WrittenMatch):
        table, tables = written_table(found, arrival), None
    else:
        table, tables = replayed_table(found, arrival), found.game.components.data
    results = table.result_rows() if table.outcome else []
    return Imported(table.head, table.summary(), entries_of(found, arrival), results, tables)


def match_in(context: WorkerContext, body: bytes) -> Match | WrittenMatch:
    """The match in a file's JSON."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise Refused("body-unreadable", 400) from error
    moves = data.get("moves") if isinstance(data, dict) else None
    if isinstance(moves, list) and len(moves) > MOVES:
        raise Refused("file-too-long", 422, most=MOVES)
    try:
        return matchfile.from_dict(data, context.catalogue.load, "match")
    except CannotReplay as cannot:
        # These parts were not checked: make sure that they can be stored as JSON.
        msgspec.json.encode((cannot.written.own, cannot.written.start))
        return cannot.written


def replayed_table(match: Match, arrival: Arrival) -> Table:
    """The table of a replayed match."""
    game = match.game
    head = TableHeader(
        game=game.id,
        rules_version=game.rules_version,
        box=game.box_hash,
        options=match.options,
        seed=str(match.seed),
        **common(arrival, match.seat_names),
    )
    table = Table(arrival.table, head, game, status=OVER if match.is_over else CLOSED, last_at=arrival.at)
    table.match, table.decisions = match, len(match.history)
    return table


def written_table(written: WrittenMatch, arrival: Arrival) -> Table:
    """The table of a match of other rules, as far as its file tells."""
    head = TableHeader(
        game=written.game,
        rules_version=written.rules_version,
        box=written.box,
        options=written.options,
        seed=str(written.seed),
        **common(arrival, written.seats),
    )
    table = Table(arrival.table, head, None, status=OVER if written.result else CLOSED, last_at=arrival.at)
    table.decisions = len(written.moves)
    if written.result:
        table.stored_outcome = Outcome(written.result.totals, written.result.ranking, written.result.scores)
    return table


def common(arrival: Arrival, names: list[str]) -> dict[str, Any]:
    """The fields that the headers of all imported matches have in common."""
    seats = [SeatPlan("person", None, clean_name(name)) for name in names]
    who = {"maker": arrival.person, "secret": arrival.secret}
    return {"seats": seats, **who, "is_listed": False, "is_imported": True}


def entries_of(found: Match | WrittenMatch, arrival: Arrival) -> list[Entry]:
    """The entries of the table of an imported match."""
    table, at = arrival.table, arrival.at
    start: dict[str, Any] = {"seed": str(found.seed)}
    if found.start is not None:
        start["start"] = found.start
    if isinstance(found, WrittenMatch):
        # What only the file knows; the box is not kept with the others, for nobody can tell whether it is that box.
        start |= {name: value for name, value in (("own", found.own), ("digest", found.digest)) if value}
        moves, is_over = found.moves, found.result is not None
    else:
        moves = [(row.seat, found.game.text_of(row.move)) for row in found.history]
        is_over = found.is_over
    entries = [Entry(table, 1, "start", at, None, arrival.person, None, start)]
    for seat, move in moves:
        entries.append(Entry(table, len(entries) + 1, "play", at, seat, None, None, {"move": move}))
    if not is_over:
        entries.append(Entry(table, len(entries) + 1, "close", at))
    return entries
