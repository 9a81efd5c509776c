"""A typed position back into a state; what is left out takes its plain value."""

from typing import Any

from pebbles.box import Ids
from pebbles.knowledge.validation import check_cards, check_questions
from pebbles.names import NONE
from pebbles.rules.wave import bit
from tavoliere.engine.position_reader import Reader


def read_parts(ids: Ids, box: Any, read: Reader, state: Any) -> None:
    """Write everything but the header into a zeroed state."""
    state.goal = read.whole("goal", int(box.goals[0]), 1, 99)
    state.taker = read.whole("taker", 0, 0, int(state.seats) - 1)
    for name, pebbles in (("beach", state.beach), ("bag", state.bag)):
        pebbles[: box.colours] = read.counts(name, ids.colours, 99)
    state.seen = mask_of(cards(read, "seen", box))
    pile = cards(read, "pile", box)
    state.pile_count = len(pile)
    state.pile[: len(pile)] = pile
    for player, part in zip(state.players, read.parts("players", int(state.seats)), strict=False):
        part.only(("hand", "choice", "pebbles"))
        player.hand = mask_of(cards(part, "hand", box))
        player.choice = part.whole("choice", NONE, 1, int(box.cards)) if part.has("choice") else NONE
        player.pebbles[: box.colours] = part.counts("pebbles", ids.colours, 99)
    check_cards(read, state)
    check_questions(read, state)


def cards(read: Reader, key: str, box: Any) -> list[int]:
    """A list of cards, called by their numbers."""
    return read.wholes(key, int(box.cards), (), 1, int(box.cards))


def mask_of(listed: list[int]) -> int:
    """Some cards as a bit mask."""
    return sum(int(bit(card)) for card in set(listed))
