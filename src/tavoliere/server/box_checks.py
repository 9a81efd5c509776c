"""Checks of owners' boxes (runs in worker processes): is a box playable, what is unusual, what is left to check."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tavoliere.engine.box_files import BoxFile, read_box, shared, written_box, written_toml
from tavoliere.engine.checklist import checklist, counting_remarks, differences, field_path
from tavoliere.engine.components import BoxRefused, Components
from tavoliere.engine.errors import BadBox, TavoliereError
from tavoliere.engine.game import Game
from tavoliere.engine.outside import read_toml_text
from tavoliere.engine.text import LANGUAGES
from tavoliere.server.errors import described, jsonable
from tavoliere.server.worker import Station

FILE = "box"
Given = str | Mapping[str, Any]  # TOML, or the same as plain data


def examine(station: Station, game_id: str, given: Given) -> dict[str, Any]:
    """Everything there is to say about a box; one that cannot even be laid over the printed one is refused."""
    own, printed = read_given(game_id, given), station.games.printed(game_id)
    laid = printed.components.with_own(own.tables, FILE)
    items = checklist(printed.components, laid)
    checked = [item.path for item in items if item.path in set(own.checked)]
    game, problem = playable(station, game_id, own, laid)
    remarks = counting_remarks(printed.components, laid) + (game.box_remarks() if game else [])
    return {
        "box": game.box_hash if game else None,
        "problem": problem,
        "remarks": [
            {"path": one.path, "sentence": {to: printed.texts(to)(one.key, **one.words) for to in LANGUAGES}}
            for one in remarks
        ],
        "items": [asdict(item) for item in items],
        "tables": dict(laid.data),
        "whole": dict(game.components.data) if game else None,
        "checked": checked,
        "toml": written_box(BoxFile(own.tables, checked, game_id)),
        "share": written_toml(shared(game_id, printed.components, laid, checked)),
    }


def compare(station: Station, game_id: str, first: Given, second: Given) -> list[dict[str, Any]]:
    """The differences between two boxes."""
    printed = station.games.printed(game_id).components
    boxes = [printed.with_own(read_given(game_id, given).tables, FILE) for given in (first, second)]
    return [asdict(one) for one in differences(*boxes)]


def read_given(game_id: str, given: Given) -> BoxFile:
    """A box from outside, of this game."""
    own = read_box(read_toml_text(given, FILE, BadBox) if isinstance(given, str) else given, FILE)
    if own.game not in (None, game_id):
        raise BadBox("box-other-game", {"file": FILE, "game": own.game, "other": game_id})
    return own


def playable(station: Station, game_id: str, own: BoxFile, laid: Components) -> tuple[Game | None, Any]:
    """The game with this box, or why it cannot be played and which field is wrong."""
    try:
        return station.games.known(station.catalogue.load(game_id, own.tables)), None
    except TavoliereError as error:
        path = ""
        if isinstance(error, BoxRefused):
            path = field_path(laid, error.words["table"], error.row, error.reason_words.get("key"))
        return None, {"path": path, **jsonable(described(error))}
