"""Boxes and match files from outside, read and checked in worker processes."""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tavoliere.engine import matchfile
from tavoliere.engine.errors import BadBox
from tavoliere.engine.match import Match
from tavoliere.server.errors import Refused
from tavoliere.server.identity import clean_name
from tavoliere.server.table import CLOSED, OVER, Head, SeatPlan, Table
from tavoliere.server.worker import Station
from tavoliere.store.matches import Entry, Summary

MOVES = 5000  # no match of these games is nearly as long
KEY_PARTS = 16  # of a TOML key such as a.b.c; the time to read one grows with their square
LONG_KEY = re.compile(rf"(?:[\w\"'-]+[ \t]*\.[ \t]*){{{KEY_PARTS}}}")
Box = tuple[str, Mapping[str, Any]]  # its hash, and the tables to be stored


def check_box(station: Station, game_id: str, toml: str) -> Box:
    """An owner's box laid over the printed one; a mistake is named with its table and row."""
    game = station.games.known(station.catalogue.load(game_id, read_toml(toml)))
    return game.box_hash, game.components.data


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML text."""
    if LONG_KEY.search(text):
        raise BadBox("box-not-toml", {"file": "box", "reason": f"a key has more than {KEY_PARTS} parts"})
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number with thousands of digits
        raise BadBox("box-not-toml", {"file": "box", "reason": str(error)[:200]}) from error


@dataclass(frozen=True)
class Arrival:
    """What the service says of a match file that comes in."""

    table: str
    person: str
    secret: str
    at: float


@dataclass(frozen=True)
class Imported:
    """A match file that was replayed, ready to be stored."""

    head: Head
    summary: Summary
    entries: list[Entry]
    results: list[dict[str, Any]]  # none of a match that is not over
    tables: Mapping[str, Any]  # of its box


def read_match(station: Station, body: bytes, arrival: Arrival) -> Imported:
    """Replay a match file; whatever is wrong with it is refused with a sentence."""
    match = replayed_file(station, body)
    game = match.game
    head = Head(
        game=game.id,
        rules_version=game.rules_version,
        box=game.box_hash,
        seats=[SeatPlan("person", None, clean_name(name)) for name in match.seat_names],
        maker=arrival.person,
        secret=arrival.secret,
        options=match.options,
        is_listed=False,
        seed=str(match.seed),
        is_imported=True,
    )
    table = Table(arrival.table, head, game, status=OVER if match.is_over else CLOSED, last_at=arrival.at)
    table.match, table.decisions = match, len(match.history)
    results = table.result_rows() if match.is_over else []
    return Imported(head, table.summary(), entries_of(match, arrival), results, game.components.data)


def replayed_file(station: Station, body: bytes) -> Match:
    """The match in a file's JSON."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise Refused("body-unreadable", 400) from error
    moves = data.get("moves") if isinstance(data, dict) else None
    if isinstance(moves, list) and len(moves) > MOVES:
        raise Refused("file-too-long", 422, most=MOVES)
    return matchfile.from_dict(data, station.catalogue.load, "match")


def entries_of(match: Match, arrival: Arrival) -> list[Entry]:
    """The entries of a table where this match was played."""
    table, at = arrival.table, arrival.at
    start: dict[str, Any] = {"seed": str(match.seed)}
    if match.start is not None:
        start["start"] = match.start
    entries = [Entry(table, 1, "start", at, None, arrival.person, None, start)]
    for row in match.history:
        move = {"move": match.game.text_of(row.move)}
        entries.append(Entry(table, len(entries) + 1, "play", at, row.seat, None, None, move))
    if not match.is_over:
        entries.append(Entry(table, len(entries) + 1, "close", at))
    return entries
