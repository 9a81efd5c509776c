"""What sentences about events and refusals mention: numbers, and words that are looked up in the reader's language."""

from enum import IntEnum
from typing import Any

from tavoliere.engine.game import Told, Words
from tavoliere.engine.text import Word
from tavoliere.games.old_london_bridge.box import CRESTS, KINDS, TILES
from tavoliere.games.old_london_bridge.names import NO_CARD, Event, Kind

ABOUT_A_KIND = (Event.PAWN_PLACED, Event.PAWN_IN_CENTRE, Event.STACK_EMPTIED)
ABOUT_A_TILE = (Event.TILE_USED, Event.TILE_TAKEN, Event.TILE_TURNED)
# What the numbers a, b and c of the other events are called in their sentences.
CALLED: dict[IntEnum, tuple[str, ...]] = {
    Event.MARKER_TURNED: ("number", "round"),
    Event.LADY_JOINED: ("value",),
    Event.CARD_REVEALED: ("value",),
    Event.CARD_RAISED: ("before", "value"),
    Event.ORDER_FIXED: ("place", "value"),
    Event.CARD_DISCARDED: ("value",),
    Event.CARD_SET_ASIDE: ("value",),
    Event.CARD_RECLAIMED: ("value",),
    Event.WHEEL_PAID: ("money",),
    Event.CHAPEL_ADVANCED: ("steps", "space"),
    Event.GATE_ADVANCED: ("steps", "space"),
    Event.COIN_REACHED: ("money", "space"),
    Event.CHAPEL_END_REACHED: ("money",),
    Event.GATE_END_REACHED: ("money",),
    Event.STORE_PAID: ("money",),
    Event.CARD_TAKEN: ("value", "power"),
    Event.CHAPEL_LEADER_PAID: ("money",),
    Event.GATE_LEADER_PAID: ("money",),
    Event.HIGHEST_CARD_PAID: ("money", "value"),
    Event.LOWEST_NUMBER_PAID: ("money", "number"),
    Event.STACKS_RAN_OUT: ("count",),
}


def the(kind: int) -> Word:
    """The key of a kind of building with its article."""
    return Word(f"the-{KINDS[kind]}")


def built(kind: int) -> Word:
    """The key of a kind of building as it stands before its house number."""
    return Word(f"built-{KINDS[kind]}")


def tile_word(tile: int) -> Word:
    """The key of a bonus tile's name."""
    return Word(f"tile-{TILES[tile].replace('+', 'plus-')}")


def building_words(box: Any, building: int) -> Words:
    """A building in a sentence; the number of a garden is 0."""
    return {"building": built(int(box.kind[building])), "number": int(box.number[building])}


def event_words(box: Any, event: Told) -> Words:
    """The words and numbers of an event."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind in ABOUT_A_KIND:
        return {"building": the(a)}
    if kind in ABOUT_A_TILE:
        return {"tile": tile_word(a), "stack": b}
    if kind in (Event.BUILT, Event.TOP_TURNED):
        return {**building_words(box, a), "space": b}
    if kind == Event.REPLACED:
        return {**building_words(box, a), "old": built(int(box.kind[b])), "old_number": int(box.number[b]), "space": c}
    if kind == Event.POWER_COUNTED:
        return {"power": a, "crest": Word(f"crest-{CRESTS[b]}"), "building": the(c)}
    if kind == Event.STAYED:
        return {"building": the(a), "effect": KINDS[a]}
    if kind == Event.OWN_CARD_CHOSEN:
        return {"value": a, "second": b, "cards": 1 if b == NO_CARD else 2}
    if kind == Event.CENTRE_PAID:
        return {"money": -a}
    return dict(zip(CALLED.get(kind, ()), (a, b, c), strict=False))


def refusal_words(box: Any, state: Any, seat: int, move: int) -> Words:
    """What a refusal mentions: the stack, card, building or tile of the move, and what there is of money and power."""
    row = box.moves[move]
    kind, a = int(row.kind), int(row.a)
    words: Words = {
        "value": a,
        "cost": int(box.centre_cost),
        "money": int(state.players[seat].money),
        "power": int(state.power),
        "stack": a + 1,
    }
    if kind in (Kind.PAWN, Kind.PAWN_CENTRE):
        words["building"] = the(a)
    if kind == Kind.REPLACE:
        words |= {"number": int(box.number[a]), "new": int(box.number[state.building])}
    return words
