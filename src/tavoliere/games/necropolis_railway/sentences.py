"""What the sentences of events and refusals mention beside the fields of the event and the names everybody has."""

from typing import Any

import numpy as np

from tavoliere.engine.events import Event
from tavoliere.engine.game_parts import Words
from tavoliere.engine.moves import MoveKind, kind_of_row
from tavoliere.engine.text import Word
from tavoliere.games.necropolis_railway.box import Ids
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import (
    COFFIN_IDS,
    CRYPT_IDS,
    DISC_IDS,
    MOVES,
    SECTION_IDS,
    Disc,
    Extra,
    Forbidden,
)
from tavoliere.games.necropolis_railway.rules.listing import legal_moves
from tavoliere.games.necropolis_railway.rules.london import tile_price
from tavoliere.games.necropolis_railway.rules.necropolis import crypt_pounds


def more_event_words(event: Event) -> Words:
    """Discs as a list of words: those under a card, or those paid; which effect a tucked card had."""
    if event.kind in ("card-taken", "card-turned-up"):
        return {"discs": disc_words([disc for disc in (event.first_disc, event.second_disc) if disc])}
    if event.kind == "discs-paid":
        return {"discs": disc_words([disc for disc in DISC_IDS for _ in range(event.number(disc))])}
    if event.kind == "card-used":
        return {"effect": f"use-{event.ability}"}
    return {}


def disc_words(discs: list[str]) -> list[Word]:
    """Discs by name; without any, the word for none."""
    return [Word(f"disc-{disc}") for disc in discs] or [Word("no-disc")]


# --- refusals -----------------------------------------------------------------------------------------------------

ABOUT_A_TILE = (
    Forbidden.TILE_IS_FINISHED,
    Forbidden.ROOM_IS_FINISHED,
    Forbidden.CARD_SHOWS_ANOTHER_ROOM,
    Forbidden.TILE_TOO_DEAR,
)
ABOUT_A_PLACE = (Forbidden.PLACE_IS_TAKEN, Forbidden.NO_TILE_THERE, Forbidden.NOBODY_TO_DISMISS)
ABOUT_A_WAGON = (
    Forbidden.WAGON_IS_UPGRADED,
    Forbidden.NO_WAGON_THERE,
    Forbidden.UPGRADED_IS_NOT_SOLD,
    Forbidden.WAGON_IS_OCCUPIED,
)
SECTION_DISC: dict[MoveKind, Disc] = {
    Kind.LONDON: Disc.BLUE,
    Kind.HIRE: Disc.GREEN,
    Kind.CRYPT: Disc.GREEN,
    Kind.TUCK: Disc.GREY,
    Kind.WAGON: Disc.GREY,
}


def refusal_words(ids: Ids, box: Any, state: Any, move: int, reason: int) -> Words:
    """What a refusal mentions: what the move was about, what it costs, what is there."""
    chosen, me = box.moves[move], state.players[state.seat]
    words: Words = {"money": int(me.money), "least": int(box.tucked)}
    if reason in (Forbidden.NO_SUCH_DISC, Forbidden.NO_DISC_FOR_BONUS):
        words["disc"] = Word(f"disc-{DISC_IDS[missing_disc(chosen)]}")
    if reason == Forbidden.CARD_SHOWS_ANOTHER_ROOM:
        words["room"] = Word(f"room-{ids.rooms[box.card_room[state.card]]}")
    if reason in ABOUT_A_TILE:
        words |= {"tile": ids.tiles[chosen.tile], "pounds": int(tile_price(box, me, chosen.tile))}
    if reason in ABOUT_A_PLACE:
        words["place"] = ids.places[int(chosen.place)]
    if reason in ABOUT_A_WAGON:
        words["wagon"] = ids.wagons[int(chosen.wagon)]
    if reason == Forbidden.STAFF_TOO_DEAR:
        words["pounds"] = int(box.hire_price)
    if reason == Forbidden.NO_ACTION_YET:
        words["sections"] = [Word(f"section-{section}") for section in open_sections(box, state)]
    return words | necropolis_refusal_words(box, me, chosen, reason)


def open_sections(box: Any, state: Any) -> list[str]:
    """The sections of the card that can be used now."""
    moves = np.empty(MOVES, np.int16)
    legal = box.moves[moves[: legal_moves(box, state, int(state.seat), moves)]]
    discs = {SECTION_DISC[kind_of_row(Kind, row)] for row in legal if kind_of_row(Kind, row) in SECTION_DISC}
    return [SECTION_IDS[disc] for disc in sorted(discs)]


def missing_disc(chosen: Any) -> int:
    """The disc that would have paid a section or a bonus space."""
    if chosen.extras & Extra.ORANGE:
        return Disc.ORANGE
    kind = kind_of_row(Kind, chosen)
    return int(chosen.colour) if kind == Kind.BONUS else SECTION_DISC[kind]


def necropolis_refusal_words(box: Any, me: Any, chosen: Any, reason: int) -> Words:
    """The same for crypts, coffins and graves."""
    if reason in (Forbidden.NO_CRYPT_LEFT, Forbidden.MOURNERS_TOO_DEAR):
        crypt = int(chosen.crypt)
        pounds = crypt_pounds(box, me, crypt, int(chosen.extras))
        return {"crypt": Word(f"crypt-{CRYPT_IDS[crypt]}"), "pounds": int(pounds)}
    if reason == Forbidden.COLUMN_HAS_A_CRYPT:
        return {"column": int(chosen.column) + 1}
    if reason in (Forbidden.NO_COFFIN_WAITS, Forbidden.NO_COFFIN_ABOARD):
        return {"coffin": Word(f"coffin-{COFFIN_IDS[chosen.coffin]}")}
    if reason in (Forbidden.ROW_HAS_NO_STAFF, Forbidden.GRAVE_IS_TAKEN):
        return {"row": int(chosen.row) + 1, "column": int(chosen.column) + 1}
    return {}
