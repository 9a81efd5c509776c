"""components.toml as one read-only record, and the ids of what is in it."""

from dataclasses import dataclass

import numpy as np

from pebbles.moves import MOVE, fill_moves
from pebbles.names import CARDS, COLOURS
from tavoliere.engine.components import Components
from tavoliere.engine.records import SEATS, Array, int16, record

BOX = record(
    [
        ("cards", int16),  # also the highest number
        ("hand_size", int16),
        ("colours", int16),
        ("count", int16, (COLOURS,)),  # pebbles by colour
        ("points", int16, (COLOURS,)),
        ("start", int16),  # pebbles on the beach before the first wave
        ("set_points", int16),
        ("goals", int16, (2,)),  # by the option `length`
        ("move_count", int16),
        ("moves", MOVE, (CARDS + COLOURS,)),
    ]
)


@dataclass(frozen=True)
class Ids:
    """The ids of everything in the box."""

    colours: list[str]


def make_box(components: Components) -> tuple[Array, Ids]:
    """The box, checked: what cannot be played with is refused with file, table, row and reason."""
    boxes = np.zeros(1, BOX)
    box = boxes[0]
    cards, pebbles, end = (components.table(name) for name in ("cards", "pebbles", "end"))
    rows = pebbles.rows(COLOURS)
    box.colours = len(rows)
    for colour, row in enumerate(rows):
        box.count[colour] = row.whole("count", 1, 99)
        box.points[colour] = row.whole("points", 0, 99)
    box.start = pebbles.whole("start", 0, int(box.count.sum()) - 1)
    box.cards = cards.whole("highest", 1, CARDS)
    box.hand_size = cards.whole("hand", 2, CARDS // SEATS)
    waves = int(box.count.sum() - box.start)
    if box.cards < SEATS * (waves + 1):  # whoever lays a card must have had a choice (GEN-7)
        cards.refuse("box-too-few-cards", cards=int(box.cards), needed=SEATS * (waves + 1), waves=waves)
    box.set_points = end.whole("set", 0, 99)
    box.goals[:] = end.whole("normal", 1, 99), end.whole("short", 1, 99)
    fill_moves(box)
    return boxes, Ids([row.text("colour") for row in rows])
