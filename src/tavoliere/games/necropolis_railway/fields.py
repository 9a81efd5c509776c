"""The types of the fields of moves and events: what compiled code writes as a number, and what it is called."""

from dataclasses import replace
from typing import TYPE_CHECKING

from tavoliere.engine.fields import FieldType, one_of, several_of
from tavoliere.games.necropolis_railway.names import (
    ABILITY_IDS,
    COFFIN_IDS,
    CRYPT_IDS,
    DISC_IDS,
    EXTRA_IDS,
    OWN_COLOURS,
)

if TYPE_CHECKING:
    from tavoliere.engine.game import Game


def counted_from_one(_game: "Game", number: int) -> int:
    """Rows, columns and spaces have ids on the wire and numbers in sentences."""
    return number + 1


def read_payment(game: "Game", number: int) -> dict[str, int]:
    """The discs of a payment by colour."""
    return {disc: int(count) for disc, count in zip(DISC_IDS, game.box[0].payments[number], strict=True)}


Row = one_of("Row", "a row of graves", "rows", counted_from_one)
Column = one_of("Column", "a column of graves", "columns", counted_from_one)
Tile = one_of("Tile", "a London tile", "tiles")
Place = one_of("Place", "where staff may stand: a row or a London tile", "places")
Wagon = one_of("Wagon", "a coffin wagon or a mourner wagon", "wagons")
Card = one_of("Card", "a card", "cards")
Space = one_of("Space", "a space of the face-up cards", "spaces", counted_from_one)
Bonus = one_of("Bonus", "a bonus action", "bonuses", counted_from_one)
Coffin = one_of("Coffin", "the colour of a coffin", COFFIN_IDS, "coffin")
Crypt = one_of("Crypt", "the colour of a crypt", CRYPT_IDS, "crypt")
Disc = one_of("Disc", "the colour of a disc", DISC_IDS, "disc")
OwnColour = one_of("OwnColour", "the colour of a section or a bonus space", DISC_IDS[:OWN_COLOURS], "disc")
Ability = one_of("Ability", "what a tucked card does", ABILITY_IDS, "ability")
Payment = FieldType("Payment", "discs paid, by colour", "Record<Disc, number>", read_payment)
Extras = replace(several_of("Extras", "how else a move is paid", EXTRA_IDS), hashed_at=2)
TrackSpace = FieldType("TrackSpace", "a space of the track, counted from 0", word=counted_from_one)
Level = FieldType("Level", "a level of prestige, counted from 1")
Steps = FieldType("Steps", "steps of the train")
Pounds = FieldType("Pounds", "pounds")
Round = FieldType("Round", "a round, counted from 1")
