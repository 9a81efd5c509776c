"""What sentences mention beside the fields of moves and events."""

from typing import Any

from pebbles.box import Ids
from pebbles.moves import Kind
from tavoliere.engine.game_parts import Words
from tavoliere.engine.text import Word


def refusal_words(ids: Ids, row: Any) -> Words:
    """The card or the pebble of the refused move."""
    if row.kind == Kind.LAY:
        return {"card": int(row.card)}
    return {"pebble": Word(f"value-{ids.colours[row.pebble]}")}
