"""What would follow: points of a burial or a crypt, what crypts cost, and who could not be paid in London."""

from collections.abc import Iterator
from copy import copy
from typing import Any

from tavoliere.games.necropolis_railway.box import Ids
from tavoliere.games.necropolis_railway.names import (
    COFFIN_IDS,
    CRYPT_IDS,
    NONE,
    PLACES,
    Ability,
    Extra,
    Phase,
    Stage,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.rules.income import dismissal_forbidden_by, income, staff_to_pay
from tavoliere.games.necropolis_railway.rules.necropolis import (
    crypt_pounds,
    gathered_pay,
    passengers_pay,
    row_is_staffed,
)
from tavoliere.games.necropolis_railway.rules.scoring import all_points, column_points, row_points
from tavoliere.games.necropolis_railway.rules.tucked_cards import can_use


def changed(me: Any, field: str, at: Any, value: int) -> Any:
    """A player's boards with one thing changed; everything else is shared with the boards as they are."""
    then = copy(me)
    things = copy(getattr(me, field))
    things[at] = value
    setattr(then, field, things)
    return then


def burial_points(ids: Ids, box: Any, state: Any) -> dict[str, Any] | None:
    """While coffins are buried: the points of each column after one more, by colour, and of each row that gets full."""
    if state.phase != Phase.BURY:
        return None
    me = state.players[state.seat]
    return {
        "columns": {
            colour: [with_coffin(box, me, index, column) for column in range(int(box.columns))]
            for index, colour in enumerate(COFFIN_IDS)
        },
        "rows": {ids.rows[row]: points for row, points in rows_to_fill(box, me)},
    }


def with_coffin(box: Any, me: Any, colour: int, column: int) -> int:
    """The points of a column with one more coffin in a staffed row; as they are if it has no room."""
    for row in range(int(box.rows)):
        if row_is_staffed(me, row) and me.graves[row, column] == NONE:
            return int(column_points(box, changed(me, "graves", (row, column), colour), column))
    return int(column_points(box, me, column))


def rows_to_fill(box: Any, me: Any) -> Iterator[tuple[int, int]]:
    """The staffed rows with one free grave, each with what it scores once that is taken."""
    now = int(row_points(box, me))
    for row in range(int(box.rows)):
        free = [column for column in range(int(box.columns)) if me.graves[row, column] == NONE]
        if len(free) == 1 and row_is_staffed(me, row):
            yield row, int(row_points(box, changed(me, "graves", (row, free[0]), 0))) - now


def crypt_outlook(box: Any, me: Any) -> dict[str, Any]:
    """For each crypt: what it costs a player, with and without a Carriage, and the points of each column under it."""
    return {
        crypt: {
            "mourners": int(gathered_pay(box, me, colour)),
            "pounds": int(crypt_pounds(box, me, colour, 0)),
            "aboard": int(passengers_pay(box, me, colour)),
            "pounds_with_carriage": int(crypt_pounds(box, me, colour, int(Extra.CARRIAGE))),
            "columns": [under_crypt(box, me, colour, column) for column in range(int(box.columns))],
        }
        for colour, crypt in enumerate(CRYPT_IDS)
    }


def under_crypt(box: Any, me: Any, crypt: int, column: int) -> int:
    """The points of a column under a crypt; as they are if it has one already."""
    then = changed(me, "crypts", column, crypt) if me.crypts[column] == NONE else me
    return int(column_points(box, then, column))


def payday(box: Any, state: Any) -> dict[str, int] | None:
    """At the next stop in London: wages, money with the income, how many leave at least, what all that does to points.

    Told during the rounds and the runs; whoever has a Staff car is taken to use it when money is short.
    """
    if state.stage not in (Stage.ROUNDS, Stage.RUNS):
        return None
    me = copy(state.players[state.seat])
    before = int(all_points(box, me))
    me.money += income(box, me, Yield.MONEY)
    wages, money = int(staff_to_pay(me)) * int(box.wage), int(me.money)
    wage = int(box.staff_car_wage) if can_use(box, state, me, Ability.STAFF_CAR) and wages > money else int(box.wage)
    leaving = 0
    while int(staff_to_pay(me)) * wage > money:
        me = changed(me, "workers", least_missed(box, me), Worker.NOBODY)
        leaving += 1
    me.money -= int(staff_to_pay(me)) * wage
    return {"wages": wages, "money": money, "leaving": leaving, "points": int(all_points(box, me)) - before}


def least_missed(box: Any, me: Any) -> int:
    """The place whose staff costs the fewest points when it leaves."""
    places = [place for place in range(PLACES) if not dismissal_forbidden_by(me, place)]
    return max(places, key=lambda place: points_without(box, me, place))


def points_without(box: Any, me: Any, place: int) -> int:
    """The points of a player without the staff at a place."""
    return int(all_points(box, changed(me, "workers", place, Worker.NOBODY)))
