"""How much a player can gather with a box, at the very most: a box is refused if that outgrows a field."""

from tavoliere.engine.components import Components
from tavoliere.engine.records import Record
from tavoliere.games.necropolis_railway.names import SECTIONS, WAGONS, Yield

# What a player may have at the start of a typed position and, beside that, gather until the end: both fit together.
MOST_MONEY = 9999
MOST_MOURNERS = 9999
MOST_DISCS = 999  # of a colour; the supply may fall below zero by those of all players
MOST_COFFINS = 999  # of a colour


def most_steps(box: Record) -> int:
    """The steps a train can have to make: the icons of a card, a bonus, prestige and a Tender, or a final run."""
    once = int(box.bonus_steps.max()) + int(box.level_now.max()) + int(box.level_every_turn.max())
    return max(SECTIONS + once + int(box.tucked), int(box.spaces) - 1)


def most_incomes(box: Record) -> int:
    """How often a train can reach London: in every round and in the final run."""
    return (int(box.rounds) + 1) * most_steps(box) // int(box.spaces) + 1


def most_income(box: Record, what: Yield) -> int:
    """What all incomes of a game can yield together."""
    return most_incomes(box) * sum(int(sides.max()) for sides in box.tile_yield[: box.tiles, :, what])


def most_money(box: Record) -> int:
    """All pounds a player can get: the start, income, bonus actions, coffins, dining cars, wagons sold."""
    turns = int(box.rounds) + 2  # the free action and the final run included
    each_turn = int(box.bonus_money.max()) + int(box.pairs) * int(box.dining_car_money) + int(box.wagon_price)
    once = int(box.rows) * int(box.columns) * int(box.matching_money) + WAGONS * int(box.wagon_price)
    return int(box.start_money) + most_income(box, Yield.MONEY) + turns * each_turn + once


def most_orange(box: Record) -> int:
    """All orange discs a player can get: the start, income, cards, pairs of wagons."""
    cards = 2 * int(box.rounds)
    return int(box.start_discs.max()) + most_income(box, Yield.ORANGE) + cards + int(box.pair_amount.sum())


def refuse_too_much(components: Components, box: Record) -> None:
    """Refuse a box with which money, mourners or discs could outgrow their fields."""
    london = components.table("london_tiles")
    mourners = int(box.start_gathered) + int(box.start_mourners) + most_income(box, Yield.MOURNERS)
    london.refuse_beyond("limit-money", most_money(box), MOST_MONEY)
    london.refuse_beyond("limit-mourners", mourners, MOST_MOURNERS)
    london.refuse_beyond("limit-discs", most_orange(box), MOST_DISCS)
