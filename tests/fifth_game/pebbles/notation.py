"""A move as players write it: `lay 17`, `take red`."""

from typing import Any

from pebbles.box import Ids
from pebbles.moves import Kind


def move_text(ids: Ids, row: Any) -> str:
    """A row of the move table as text."""
    if row.kind == Kind.LAY:
        return f"lay {row.card}"
    return f"take {ids.colours[row.pebble]}"


def read_loosely(ids: Ids, box: Any, text: str) -> list[int]:
    """A number alone is a card to lay, a colour alone a pebble to take."""
    texts = [move_text(ids, row) for row in box.moves[: box.move_count]]
    return [move for move, written in enumerate(texts) if written.split()[1] == text]
