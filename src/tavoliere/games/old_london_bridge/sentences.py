"""Words of sentences about events and refusals, beside the fields of the event."""

from tavoliere.engine.events import Event
from tavoliere.engine.game_parts import Words
from tavoliere.engine.records import Record
from tavoliere.engine.text import Word
from tavoliere.games.old_london_bridge.moves import Kind
from tavoliere.games.old_london_bridge.names import BUILDING_KINDS


def the(kind: str) -> Word:
    """The key of a kind of building with its article."""
    return Word(f"the-{kind}")


def more_event_words(box: Record, event: Event) -> Words:
    """House numbers (0 for a garden), the building behind an effect, and how many cards were chosen."""
    words: Words = {}
    if "building" in event.values:
        words["number"] = int(box.number[event.number("building")])
    if "old" in event.values:
        words["old_number"] = int(box.number[event.number("old")])
    if "effect" in event.values:
        words["building"] = the(event.effect)
    if "second" in event.values:
        words["cards"] = 1 if event.second is None else 2
    return words


def refusal_words(box: Record, state: Record, seat: int, move: int) -> Words:
    """What a refusal mentions: what the move is about, and what there is of money and power."""
    words: Words = {
        "cost": int(box.centre_cost),
        "money": int(state.players[seat].money),
        "power": int(state.power),
    }
    row = box.moves[move]
    if row.kind in (Kind.PAWN, Kind.PAWN_CENTRE):
        words["building"] = the(BUILDING_KINDS[row.stack])
    elif row.kind == Kind.REPLACE:
        words |= {"number": int(box.number[row.building]), "new": int(box.number[state.building])}
    elif row.kind == Kind.BONUS:
        words["stack"] = int(row.bonus_stack) + 1
    elif row.kind in (Kind.PLUS_ONE, Kind.TAKE):
        words["value"] = int(row.value)
    return words
