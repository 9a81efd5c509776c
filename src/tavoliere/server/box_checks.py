"""Checks of owners' boxes (runs in worker processes): is a box playable, what is unusual, what is left to check."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tavoliere.engine.box_files import LONGEST, BoxFile, read_box, shared, written_box, written_toml
from tavoliere.engine.checklist import Item, checklist, counting_remarks, differences, field_path, items_of
from tavoliere.engine.components import BoxRefused, Components
from tavoliere.engine.errors import BadBox, TavoliereError
from tavoliere.engine.game import Game
from tavoliere.engine.outside import read_toml_text
from tavoliere.engine.text import LANGUAGES
from tavoliere.server.errors import described, jsonable
from tavoliere.server.worker import WorkerContext

FILE = "box"
OF_ITEM = ("path", "table", "group", "status", "value", "rows", "key")  # `BoxItem` of box_answers.py
Given = str | Mapping[str, Any]  # TOML, or the same as plain data


@dataclass(frozen=True)
class OwnBox:
    """A box from outside, laid over the printed one."""

    laid: Components
    printed: list[Item]
    items: list[Item]
    to_check: list[Item]
    checked: list[str]  # addresses
    toml: str  # the file that `--box` reads
    game: Game | None
    problem: dict[str, Any] | None  # why it cannot be played with, and which field is wrong


def own_box(context: WorkerContext, game_id: str, given: Given) -> OwnBox:
    """Read a box; one that cannot even be laid over the printed one, or is too large to be kept, is refused."""
    own, printed = read_given(game_id, given), context.games.printed(game_id).components
    laid = printed.with_own(own.tables, FILE)
    before, items = items_of(printed), items_of(laid)
    to_check, looked_at = checklist(before, items), set(own.checked)
    checked = [item.path for item in to_check if item.path in looked_at]
    toml = written_box(BoxFile(own.tables, checked, game_id))
    if len(toml) > LONGEST:
        raise BadBox("data-too-long", {"where": FILE, "most": LONGEST})
    return OwnBox(laid, before, items, to_check, checked, toml, *playable(context, game_id, own, laid))


def examine(context: WorkerContext, game_id: str, given: Given) -> bytes:
    """Everything there is to say about a box, as compressed JSON: it may have millions of characters."""
    printed, own = context.games.printed(game_id), own_box(context, game_id, given)
    remarks = counting_remarks(printed.components, own.laid) + (own.game.box_remarks() if own.game else [])
    said = {
        "box": own.game.box_hash if own.game else None,
        "problem": own.problem,
        "remarks": [
            {"path": one.path, "sentence": {to: printed.texts(to)(one.key, **one.words) for to in LANGUAGES}}
            for one in remarks
        ],
        "items": [{name: getattr(item, name) for name in OF_ITEM} for item in own.to_check],
        "tables": own.laid.data,
        "checked": own.checked,
        "toml": own.toml,
        "share": written_toml(shared(game_id, own.printed, own.items, own.checked)),
    }
    return packed(said)


def to_save(context: WorkerContext, game_id: str, given: Given) -> dict[str, Any]:
    """What is stored of a box."""
    own = own_box(context, game_id, given)
    return {
        "box": own.game.box_hash if own.game else None,
        "tables": dict(own.laid.data),
        "looked_at": len(own.checked),
        "to_look_at": len(own.to_check),
        "file": own.toml,
    }


def compare(context: WorkerContext, game_id: str, first: Given, second: Given) -> bytes:
    """The differences between two boxes, as compressed JSON."""
    printed = context.games.printed(game_id).components
    boxes = [printed.with_own(read_given(game_id, given).tables, FILE) for given in (first, second)]
    return packed(differences(*boxes))


def packed(answer: Any) -> bytes:
    """An answer as it is sent."""
    return gzip.compress(msgspec.json.encode(answer), mtime=0)


def read_given(game_id: str, given: Given) -> BoxFile:
    """A box from outside, of this game."""
    own = read_box(read_toml_text(given, FILE, BadBox) if isinstance(given, str) else given, FILE)
    if own.game not in (None, game_id):
        raise BadBox("box-other-game", {"file": FILE, "game": own.game, "other": game_id})
    return own


def playable(context: WorkerContext, game_id: str, own: BoxFile, laid: Components) -> tuple[Game | None, Any]:
    """The game with this box, or why it cannot be played and which field is wrong."""
    try:
        return context.catalogue.load(game_id, own.tables), None
    except TavoliereError as error:
        path, said = "", jsonable(described(error))
        if isinstance(error, BoxRefused):
            path = field_path(laid, error.words["table"], error.row, error.reason_words.get("key"))
        return None, {"path": path, **{name: said[name] for name in ("key", "words", "sentence")}}
