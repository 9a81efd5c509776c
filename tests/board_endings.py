"""Ends of real games for the tests of final scoring: `python tests/board_endings.py` writes `board/endings.json`.

Games are played at random, so that nothing changes with the strength of bots.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tavoliere import app
from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY

GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")
SEATS = (2, 3, 4)


def folder_of(game: Game) -> Path:
    """The board of a game's family."""
    return Path(sys.modules[type(game).__module__].__file__ or "").parent / "board"


def play(game: Game, seats: int) -> tuple[Match, list[Event]]:
    """A whole game at random, and the events of its last move."""
    chance, match, told = seed_words(seats), Match(game, seats, seats), []
    while not match.is_over:
        legal = match.legal_moves(match.to_act[0])
        told = match.play(legal[int(below(chance, len(legal)))])
    return match, told


def ending(game: Game, seats: int) -> dict[str, Any]:
    """A finished game as seat 0 is told of it."""
    match, told = play(game, seats)
    return {
        "view": match.view(0),
        "events": [message(event) for event in told if event.is_for(0)],
        "result": {"scores": match.scores(), "totals": match.totals(), "ranking": match.ranking()},
    }


def message(event: Event) -> dict[str, Any]:
    """An event as the service sends it, without the words of its sentence."""
    seat = None if event.seat == NOBODY else event.seat
    return {"kind": event.kind, "seat": seat, "rule": event.rule, **event.values}


def files() -> dict[Path, str]:
    """The contents of every family's file: its games, each with an end for two, three and four seats, a line each."""
    families: dict[Path, list[str]] = {}
    for name in GAMES:
        game = app.load(name)
        lines = [f'  "{seats}": {json.dumps(ending(game, seats), ensure_ascii=False)}' for seats in SEATS]
        families.setdefault(folder_of(game) / "endings.json", []).append(
            f' "{name}": {{\n' + ",\n".join(lines) + "\n }"
        )
    return {path: "{\n" + ",\n".join(games) + "\n}\n" for path, games in families.items()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
