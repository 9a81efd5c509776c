"""A match as a JSON file: game, rules version, box, options, seed and moves. All the rest follows from them.

The result is written too: whoever opens the file under later rules cannot count it any more.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tavoliere.engine import outside
from tavoliere.engine.chance import SEED_BITS
from tavoliere.engine.errors import BadBox, BadMatchFile, MoveError, TavoliereError
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.outside import shown
from tavoliere.engine.records import Array
from tavoliere.engine.text import Texts
from tavoliere.engine.written import broken_box, other_box, other_rules

FORMAT = "tavoliere-match"
VERSION = 1
MOST_VALUES = 100_000  # of a match file: thousands of moves, and a whole box
SEED_DIGITS = len(str(1 << SEED_BITS))
LoadGame = Callable[[str, Mapping[str, Any] | None], Game]


class MoveDoesNotReplay(BadMatchFile):
    """A saved move that is not possible; the reason is the refusal's own sentence."""

    def __init__(self, file: str, number: int, move: str, reason: TavoliereError) -> None:
        super().__init__("match-move", {"file": file, "number": number, "move": shown(move)}, reason.folders)
        self.reason = reason

    def _in(self, catalogue: Texts) -> str:
        return catalogue(self.key, reason=self.reason._in(catalogue), **self.words)


def digest(state: Array) -> str:
    """A short hash of the exact bytes of a state."""
    return hashlib.sha256(state.tobytes()).hexdigest()[:16]


def to_dict(match: Match) -> dict[str, Any]:
    """A match as JSON."""
    game = match.game
    saved = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "rules_version": game.rules_version,
        "box": {"hash": game.box_hash, "own": game.components.overlay or None},
        "options": match.options,
        "seats": match.seat_names,
        "seed": str(match.seed),
        "moves": [[row.seat, game.text_of(row.move)] for row in match.history],
        "digest": digest(match.state),
    }
    if match.start is not None:
        saved["start"] = match.start
    if match.is_over:
        saved["result"] = {"scores": match.scores(), "ranking": match.ranking()}
    return saved


def save(match: Match, path: str | Path) -> None:
    """Write a match file: to a temporary file first, so that a crash leaves the old one or the new one."""
    path = Path(path)
    text = json.dumps(to_dict(match), indent=1, ensure_ascii=False) + "\n"
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", text=True)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise BadMatchFile("match-unwritable", {"file": str(path), "reason": error.strerror or str(error)}) from error


def read(path: str | Path, load_game: LoadGame) -> Match:
    """The match a file holds, replayed move by move."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadMatchFile("match-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from error
    except (ValueError, RecursionError) as error:
        raise BadMatchFile("match-not-json", {"file": str(path), "reason": str(error)[:200]}) from error
    return from_dict(data, load_game, str(path))


def from_dict(data: Any, load_game: LoadGame, file: str = "match") -> Match:
    """The match some JSON holds; CannotReplay holds what was played under other rules or with another box."""
    _check_shape(data, file)
    game = _game_of(data, load_game, file)
    match = Match(game, data["seats"], int(data["seed"]), data["options"], data.get("start"))
    for number, (seat, move) in enumerate(data["moves"], 1):
        try:
            match.play(move, seat)
        except MoveError as error:
            raise MoveDoesNotReplay(file, number, move, error) from error
    if data.get("digest") not in (None, digest(match.state)):
        raise BadMatchFile("match-state", {"file": file})
    return match


def _game_of(data: dict[str, Any], load_game: LoadGame, file: str) -> Game:
    """The game with the exact rules and box that a file was played with."""
    printed = load_game(data["game"], None)
    if data["rules_version"] != printed.rules_version:
        raise other_rules(data, printed.rules_version, file)
    box = data["box"]
    try:
        game = load_game(data["game"], box["own"]) if box.get("own") else printed
    except BadBox as error:
        raise broken_box(data, error, file) from error
    if box.get("hash") != game.box_hash:
        raise other_box(data, game.box_hash, file)
    return game


def _check_shape(data: Any, file: str) -> None:
    """Refuse anything that is not a match file before building from it."""
    outside.check(data, file, BadMatchFile, MOST_VALUES)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadMatchFile("match-missing", {"file": file, "key": "format"})
    if type(data.get("version")) is not int or not 1 <= data["version"] <= VERSION:
        raise BadMatchFile("match-format", {"file": file, "version": shown(data.get("version")), "known": VERSION})
    kinds = {"game": str, "rules_version": int, "box": dict, "options": dict, "seats": list, "seed": str, "moves": list}
    for key, kind in kinds.items():
        if type(data.get(key)) is not kind:
            raise BadMatchFile("match-missing", {"file": file, "key": key})
    well_formed = {
        "box": data["box"].get("own") is None or isinstance(data["box"]["own"], dict),
        "seed": data["seed"].isdecimal() and len(data["seed"]) <= SEED_DIGITS,
        "seats": all(isinstance(name, str) for name in data["seats"]),
        "moves": all(
            isinstance(row, list) and len(row) == 2 and type(row[0]) is int and isinstance(row[1], str)
            for row in data["moves"]
        ),
        "start": data.get("start") is None or isinstance(data["start"], dict),
    }
    for key, is_right in well_formed.items():
        if not is_right:
            raise BadMatchFile("match-missing", {"file": file, "key": key})
