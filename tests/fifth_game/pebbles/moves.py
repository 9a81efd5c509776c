"""The moves, each an index into the box's move table: first every card to lay, then every pebble to take."""

from typing import Any

from pebbles.fields import Card, Pebble
from tavoliere.engine.moves import MoveKind, move_record, parts, write_row


class Kind(MoveKind):
    """What a player can do."""

    LAY = parts(card=Card)
    TAKE = parts(pebble=Pebble)


MOVE = move_record(Kind)


def fill_moves(box: Any) -> None:
    """Write the move table."""
    for card in range(1, int(box.cards) + 1):
        write_row(box.moves[card - 1], Kind.LAY, card=card)
    for pebble in range(int(box.colours)):
        write_row(box.moves[box.cards + pebble], Kind.TAKE, pebble=pebble)
    box.move_count = box.cards + box.colours
