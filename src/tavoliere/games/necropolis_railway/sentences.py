"""The names and numbers that the sentences of events and refusals mention."""

from typing import Any

from tavoliere.engine.game import Told, Words
from tavoliere.engine.text import Word
from tavoliere.games.necropolis_railway.london import tile_price
from tavoliere.games.necropolis_railway.names import Event, Forbidden, Kind
from tavoliere.games.necropolis_railway.necropolis import crypt_pounds
from tavoliere.games.necropolis_railway.notation import ABILITIES, COFFINS, CRYPTS, DISCS, Names
from tavoliere.games.necropolis_railway.pieces import NONE, Disc, Extra

AT_A_PLACE = (Event.FIRST_STAFF_PLACED, Event.STAFF_HIRED, Event.VOLUNTEER_PLACED, Event.STAFF_LEFT)
OF_A_CARD = (Event.CARD_TAKEN, Event.CARD_TURNED_UP)
OF_A_WAGON = (Event.WAGON_ADDED, Event.WAGON_UPGRADED, Event.WAGON_SOLD)
OF_A_TILE = (Event.TILE_LAID, Event.TILE_TURNED)


def event_words(names: Names, event: Told) -> Words:
    """What an event's sentence mentions."""
    kind = event.kind
    if kind in AT_A_PLACE:
        return {"place": names.places[event.a], "pounds": event.b}
    if kind in OF_A_CARD:
        return {"space": event.a + 1, "card": names.cards[event.b], "discs": disc_words([event.c, event.d])}
    if kind in OF_A_WAGON:
        return {"wagon": names.wagons[event.a], "pounds": event.b}
    if kind in OF_A_TILE:
        return {"tile": names.tiles[event.a], "pounds": event.b}
    if kind == Event.DISCS_PAID:
        return {"discs": disc_words([disc for disc in Disc for _ in range((event.a, event.b, event.c, event.d)[disc])])}
    if kind in (Event.COFFINS_DRAWN, Event.TO_POTTERS_FIELD):
        return coffin_counts(event)
    return other_event_words(names, event)


def other_event_words(names: Names, event: Told) -> Words:
    """The same for events of one kind each."""
    kind = event.kind
    if kind == Event.CRYPT_BUILT:
        return {
            "crypt": Word(f"crypt-{CRYPTS[event.a]}"),
            "column": event.b + 1,
            "mourners": event.c,
            "pounds": event.d,
        }
    if kind == Event.BONUS_TAKEN:
        return {"bonus": event.a + 1, "disc": Word(f"disc-{DISCS[event.b]}"), "pounds": event.c, "steps": event.d}
    if kind == Event.COFFIN_BURIED:
        return {
            "coffin": Word(f"coffin-{COFFINS[event.a]}"),
            "row": event.b + 1,
            "column": event.c + 1,
            "pounds": event.d,
        }
    if kind == Event.CARD_TUCKED:
        return {"card": names.cards[event.a]}
    if kind == Event.CARD_USED:
        return {"ability": Word(f"ability-{ABILITIES[event.a]}"), "count": event.b}
    if kind == Event.COFFIN_LOADED:
        return {"coffin": Word(f"coffin-{COFFINS[event.a]}"), "count": event.b}
    if kind == Event.WHITE_CRYPT_PLACED:
        return {"column": event.a + 1}
    if kind == Event.INCOME:
        return {"coffins": event.a, "mourners": event.b, "pounds": event.c, "discs": event.d}
    if kind == Event.TRAIN_MOVED:
        return {"steps": event.a, "from": event.b, "to": event.c}
    if kind == Event.PRESTIGE_RAISED:
        return {"level": event.a, "steps": event.b, "every": event.c}
    return {"count": event.a, "pounds": event.b, "round": event.a}


def coffin_counts(event: Told) -> Words:
    """Coffins by colour."""
    return {
        "purple": event.a,
        "teal": event.b,
        "red": event.c,
        "black": event.d,
        "count": event.a + event.b + event.c + event.d,
    }


def disc_words(discs: list[int]) -> list[Word]:
    """The names of discs that are there."""
    present = [Word(f"disc-{DISCS[disc]}") for disc in discs if disc != NONE]
    return present or [Word("no-disc")]


# --- refusals -----------------------------------------------------------------------------------------------------


def refusal_words(names: Names, box: Any, state: Any, move: int, reason: int) -> Words:
    """What a refusal mentions: what was aimed at, what it costs, what is there."""
    row, me = box.moves[move], state.players[state.seat]
    kind, a = int(row.kind), int(row.a)
    words: Words = {"money": int(me.money), "least": int(box.tucked)}
    if reason == Forbidden.NO_SUCH_DISC:
        words["disc"] = Word("disc-orange" if row.c & Extra.ORANGE else f"disc-{DISCS[section_of(kind)]}")
    if reason == Forbidden.NO_DISC_FOR_BONUS:
        words["disc"] = Word("disc-orange" if row.c & Extra.ORANGE else f"disc-{DISCS[int(row.b)]}")
    if reason == Forbidden.CARD_SHOWS_ANOTHER_ROOM:
        words["room"] = Word(f"room-{names.rooms[box.card_room[state.card]]}")
    if reason in (
        Forbidden.TILE_IS_FINISHED,
        Forbidden.ROOM_IS_FINISHED,
        Forbidden.CARD_SHOWS_ANOTHER_ROOM,
        Forbidden.TILE_TOO_DEAR,
    ):
        words |= {"tile": names.tiles[a], "pounds": int(tile_price(box, me, a))}
    if reason in (Forbidden.PLACE_IS_TAKEN, Forbidden.NO_TILE_THERE, Forbidden.NOBODY_TO_DISMISS):
        words["place"] = names.places[a]
    if reason == Forbidden.STAFF_TOO_DEAR:
        words["pounds"] = int(box.hire_price)
    return words | necropolis_refusal_words(names, box, me, row, reason)


def section_of(kind: int) -> int:
    """The disc colour of a card action."""
    if kind == Kind.LONDON:
        return Disc.BLUE
    return Disc.GREEN if kind in (Kind.HIRE, Kind.CRYPT) else Disc.GREY


def necropolis_refusal_words(names: Names, box: Any, me: Any, row: Any, reason: int) -> Words:
    """The same for crypts, wagons, coffins and graves."""
    a, b, c = int(row.a), int(row.b), int(row.c)
    if reason in (Forbidden.NO_CRYPT_LEFT, Forbidden.MOURNERS_TOO_DEAR):
        return {"crypt": Word(f"crypt-{CRYPTS[a]}"), "pounds": int(crypt_pounds(box, me, a, c))}
    if reason == Forbidden.COLUMN_HAS_A_CRYPT:
        return {"column": 1 + (a if row.kind == Kind.WHITE_CRYPT else b)}
    if reason in (
        Forbidden.WAGON_IS_UPGRADED,
        Forbidden.NO_WAGON_THERE,
        Forbidden.UPGRADED_IS_NOT_SOLD,
        Forbidden.WAGON_IS_OCCUPIED,
    ):
        return {"wagon": names.wagons[a]}
    if reason in (Forbidden.NO_COFFIN_WAITS, Forbidden.NO_COFFIN_ABOARD):
        return {"coffin": Word(f"coffin-{COFFINS[a]}")}
    if reason in (Forbidden.ROW_HAS_NO_STAFF, Forbidden.GRAVE_IS_TAKEN):
        return {"row": b + 1, "column": c + 1}
    return {}
