"""Everything that can happen, declared once: name, rule, fields."""

from typing import Any

from tavoliere.engine.events import EventTable
from tavoliere.engine.fields import Count, optional
from tavoliere.games.necropolis_railway.fields import (
    Ability,
    Bonus,
    Card,
    Coffin,
    Column,
    Crypt,
    Disc,
    Level,
    OwnColour,
    Place,
    Pounds,
    Round,
    Row,
    Space,
    Steps,
    Tile,
    TrackSpace,
    Wagon,
)

EVENTS = EventTable()
Fields = dict[str, Any]  # several events share these
DISCS: Fields = {"first_disc": optional(Disc), "second_disc": optional(Disc)}  # under a face-up card
DISC_COUNTS: Fields = {"blue": Count, "green": Count, "grey": Count, "orange": Count}
COFFIN_COUNTS: Fields = {"purple": Count, "teal": Count, "red": Count, "black": Count}
INCOME: Fields = {"coffins": Count, "mourners": Count, "pounds": Pounds, "discs": Count}  # the discs are orange

# Taking a card and using it
tell_first_staff_placed = EVENTS.declare("first-staff-placed", "LNR-1.3", place=Place)
tell_card_taken = EVENTS.declare("card-taken", "LNR-2.1", space=Space, card=Card, **DISCS)
tell_card_turned_up = EVENTS.declare("card-turned-up", "LNR-2.1", reveals=True, space=Space, card=Card, **DISCS)
tell_discs_paid = EVENTS.declare("discs-paid", "LNR-2.2", **DISC_COUNTS)
tell_tile_laid = EVENTS.declare("tile-laid", "LNR-3.1", tile=Tile, pounds=Pounds)
tell_tile_turned = EVENTS.declare("tile-turned", "LNR-3.1", tile=Tile, pounds=Pounds)
tell_staff_hired = EVENTS.declare("staff-hired", "LNR-4.1", place=Place, pounds=Pounds)
tell_crypt_built = EVENTS.declare("crypt-built", "LNR-4.2", crypt=Crypt, column=Column, mourners=Count, pounds=Pounds)
tell_card_tucked = EVENTS.declare("card-tucked", "LNR-5.1", card=Card)
tell_wagon_added = EVENTS.declare("wagon-added", "LNR-5.1", wagon=Wagon)
tell_wagon_upgraded = EVENTS.declare("wagon-upgraded", "LNR-5.1", wagon=Wagon)
tell_wagon_sold = EVENTS.declare("wagon-sold", "LNR-5.4", wagon=Wagon, pounds=Pounds)
tell_bonus_taken = EVENTS.declare(
    "bonus-taken", "LNR-6.1", bonus=Bonus, colour=OwnColour, disc=Disc, pounds=Pounds, steps=Steps
)
tell_prestige_raised = EVENTS.declare("prestige-raised", "LNR-7.1", level=Level, steps=Steps, every=Steps)
tell_orange_gained = EVENTS.declare("orange-gained", "LNR-5.2", count=Count)
tell_volunteer_gained = EVENTS.declare("volunteer-gained", "LNR-5.2", count=Count)
tell_volunteer_placed = EVENTS.declare("volunteer-placed", "LNR-5.2", place=Place)
tell_white_crypt_placed = EVENTS.declare("white-crypt-placed", "LNR-5.2", column=Column)
tell_white_crypt_lost = EVENTS.declare("white-crypt-lost", "LNR-5.2")
tell_mourners_loaded = EVENTS.declare("mourners-loaded", "LNR-8.2", count=Count)
tell_coffin_loaded = EVENTS.declare("coffin-loaded", "LNR-8.2", coffin=Coffin, count=Count)
tell_nothing_loaded = EVENTS.declare("nothing-loaded", "LNR-8.4")
tell_card_used = EVENTS.declare("card-used", "LNR-5.3", ability=Ability, count=Count)

# The train and its stations
tell_train_moved = EVENTS.declare("train-moved", "LNR-2.3", steps=Steps, origin=TrackSpace, destination=TrackSpace)
tell_train_stood = EVENTS.declare("train-stood", "LNR-2.3")
tell_income = EVENTS.declare("income", "LNR-8.1", **INCOME)
tell_coffins_drawn = EVENTS.declare("coffins-drawn", "LNR-8.1", reveals=True, **COFFIN_COUNTS)
tell_staff_left = EVENTS.declare("staff-left", "LNR-8.3", place=Place)
tell_wages_paid = EVENTS.declare("wages-paid", "LNR-8.3", count=Count, pounds=Pounds)
tell_dining_paid = EVENTS.declare("dining-paid", "LNR-5.3", count=Count, pounds=Pounds)
tell_mourners_arrived = EVENTS.declare("mourners-arrived", "LNR-9.1", count=Count)
tell_coffin_buried = EVENTS.declare("coffin-buried", "LNR-9.1", coffin=Coffin, row=Row, column=Column, pounds=Pounds)
tell_to_potters_field = EVENTS.declare("to-potters-field", "LNR-9.1", **COFFIN_COUNTS)

# The course of the game
tell_passed = EVENTS.declare("passed", "LNR-10.1")
tell_stayed = EVENTS.declare("stayed", "LNR-11.1")
tell_round_began = EVENTS.declare("round-began", "LNR-1.1", round=Round)
tell_century_began = EVENTS.declare("century-began", "LNR-10.1")
tell_runs_began = EVENTS.declare("runs-began", "LNR-11.1")
tell_purchases_began = EVENTS.declare("purchases-began", "LNR-11.2")
tell_game_ended = EVENTS.declare("game-ended", "LNR-12.7")
