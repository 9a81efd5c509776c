"""What a seat knows of its own three boards as features: London, the railway, the Necropolis."""

from tavoliere.engine.features import put, put_number
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.knowledge import feature_layout as at
from tavoliere.games.necropolis_railway.knowledge.feature_layout import FILLED, TENTH
from tavoliere.games.necropolis_railway.names import (
    COFFIN_COLOURS,
    DISC_COLOURS,
    NONE,
    ORANGE,
    OWN_COLOURS,
    PAIRS,
    ROWS,
    TUCKED,
    Side,
    Step,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.rules.income import coffins_in_bag, coffins_waiting, income, staff_to_pay
from tavoliere.games.necropolis_railway.rules.necropolis import coffins_aboard
from tavoliere.games.necropolis_railway.rules.tucked_cards import passengers_aboard
from tavoliere.games.necropolis_railway.strategy.coffins import room_in_column
from tavoliere.games.necropolis_railway.strategy.graves import column_of, count_of, counted_graves, most_of
from tavoliere.games.necropolis_railway.strategy.time_left import load_will_arrive, turns_after_this
from tavoliere.games.necropolis_railway.strategy.worth import COFFIN_WAGON, MOURNER_WAGON, incomes, room


@helper
def put_boards(box, state, seat, awaited, index, value, count):
    """Pounds and discs, London, the railway, the Necropolis."""
    me, turns = state.players[seat], int64(turns_after_this(box, state, seat))
    time = min(at.TIMES - 1, (turns + 2) // 3)
    count = put_discs(box, me, index, value, count)
    count = put_london(box, state, seat, turns, time, index, value, count)
    count = put_railway(box, state, seat, awaited, index, value, count)
    graves = counted_graves(box, me)
    count = put_graves(box, me, graves, turns, time, index, value, count)
    count = put_demand(box, me, graves, index, value, count)
    arriving = passengers_aboard(box, me) if load_will_arrive(box, state, seat) else 0
    count = put_number(index, value, count, at.GATHERED, int64(me.mourners), at.MOURNERS)
    count = put_number(index, value, count, at.TO_GATHER, int64(me.mourners + arriving), at.MOURNERS)
    count = put(index, value, count, at.VOLUNTEERS, float(me.aside))
    count = put(index, value, count, at.VOLUNTEERS + 1, float(me.volunteers))
    return put(index, value, count, at.POTTER, TENTH * (me.potter[0] + me.potter[1] + me.potter[2] + me.potter[3]))


@helper
def put_discs(box, me, index, value, count):
    """Discs, and how many the next level of prestige lacks."""
    discs, lacking = int64(0), int64(0)
    for colour in range(DISC_COLOURS):
        discs += me.discs[colour]
        count = put_number(index, value, count, at.DISCS + colour * 8, int64(me.discs[colour]), 8)
    count = put_number(index, value, count, at.ALL_DISCS, discs, 16)
    if me.prestige + 1 >= box.levels:
        return count
    for colour in range(OWN_COLOURS):
        lacking += max(0, box.level_cost[me.prestige + 1, colour] - me.discs[colour])
    return put_number(index, value, count, at.DISCS_LACKING, lacking - int64(me.discs[ORANGE]), 6)


@helper
def after_payday(box, state, seat):
    """Pounds after the next wages in London; during a stop there its income has come already."""
    me = state.players[seat]
    pounds = int64(me.money) - staff_to_pay(me) * box.wage
    is_paid = seat == state.seat and Step.LOAD <= state.step <= Step.WAGES
    return pounds if is_paid else pounds + income(box, me, Yield.MONEY)


@helper
def put_london(box, state, seat, turns, time, index, value, count):
    """Pounds, tiles with their staff and income, prestige."""
    me = state.players[seat]
    staff, scoring = int64(0), int64(0)
    for tile in range(box.tiles):
        side, works = int64(me.tiles[tile]), int64(me.workers[ROWS + tile] != Worker.NOBODY)
        staff += works
        scoring += works * (side == Side.B)
        count = put(index, value, count, at.TILE + (tile * 3 + side) * 2 + works, 1.0)
        count = put(index, value, count, at.TILE_TIME + (tile * 3 + side) * at.TIMES + time, 1.0)
    level = int64(me.prestige)
    count = put(index, value, count, at.PRESTIGE + level * at.STAFF + scoring, 1.0)
    count = put(index, value, count, at.PRESTIGE_STAFF + level * at.STAFF + staff, 1.0)
    count = put(index, value, count, at.PRESTIGE_TIME + level * at.TURNS + min(at.TURNS - 1, turns), 1.0)
    pairs = int64(0)
    for pair in range(box.tile_pairs):
        pairs += me.tiles[box.tile_pair[pair, 0]] == Side.B and me.tiles[box.tile_pair[pair, 1]] == Side.B
    count = put(index, value, count, at.PAIRS_DONE + pairs, 1.0)
    coffins, mourners, pounds, orange = incomes(box, me)
    count = put_number(index, value, count, at.COFFIN_INCOME, int64(coffins), 16)
    count = put_number(index, value, count, at.MOURNER_INCOME, int64(mourners), 24)
    count = put_number(index, value, count, at.POUND_INCOME, int64(pounds), 24)
    count = put_number(index, value, count, at.ORANGE_INCOME, int64(orange), 4)
    count = put_number(index, value, count, at.MONEY, int64(me.money), at.POUNDS)
    count = put_number(index, value, count, at.WORKERS, int64(staff_to_pay(me)), 16)
    return put_number(index, value, count, at.PAYDAY, at.NO_POUNDS + after_payday(box, state, seat), at.POUNDS)


@helper
def put_railway(box, state, seat, awaited, index, value, count):
    """Wagons, what they carry and what waits for them, tucked cards."""
    me = state.players[seat]
    for pair in range(box.pairs):
        count = put(index, value, count, at.WAGON + pair * 3 + int64(me.wagons[pair]), 1.0)
        count = put(index, value, count, at.WAGON + (PAIRS + pair) * 3 + int64(me.wagons[PAIRS + pair]), 1.0)
    count = put_number(index, value, count, at.COFFIN_ROOM, room(box, me, COFFIN_WAGON), 16)
    count = put_number(index, value, count, at.MOURNER_ROOM, room(box, me, MOURNER_WAGON), 24)
    aboard, drawn = int64(0), int64(0)
    for colour in range(COFFIN_COLOURS):
        carried, waiting = int64(coffins_aboard(me, colour)), int64(me.waiting_coffins[colour])
        aboard += carried
        count = put_number(index, value, count, at.COLOUR_ABOARD + colour * 5, carried, 5)
        if waiting > 0:
            count = put_number(index, value, count, at.COLOUR_WAITING + colour * 5, waiting, 5)
    if awaited == at.COFFINS:
        drawn = int64(min(income(box, me, Yield.COFFINS), coffins_in_bag(state)))
    count = put_number(index, value, count, at.ABOARD, aboard, 16)
    count = put_number(index, value, count, at.WAITING, coffins_waiting(me) + drawn, 12)
    count = put_number(index, value, count, at.PASSENGERS, int64(passengers_aboard(box, me)), 24)
    count = put_number(index, value, count, at.MOURNERS_WAITING, int64(me.waiting_mourners), 16)
    tucked = int64(0)
    for place in range(TUCKED):
        if me.tucked[place] != NONE:
            tucked += 1
            count = put(index, value, count, at.ABILITY + int64(box.card_ability[me.tucked[place]]), 1.0)
    return put_number(index, value, count, at.TUCKED_CARDS, tucked, 4)


@helper
def put_graves(box, me, graves, turns, time, index, value, count):
    """Rows with and without staff, columns with their crypts."""
    staffed, open_graves = int64(0), int64(0)
    for row in range(box.rows):
        filled, works = int64(0), int64(me.workers[row] != Worker.NOBODY)
        for column in range(box.columns):
            filled += me.graves[row, column] != NONE
        staffed += works
        open_graves += works * (box.columns - filled)
        count = put(index, value, count, at.ROW + works * FILLED + filled, 1.0)
    count = put(index, value, count, at.ROWS_STAFFED + staffed * at.TIMES + time, 1.0)
    count = put_number(index, value, count, at.OPEN_GRAVES, open_graves, 31)
    bare = int64(0)
    for column in range(box.columns):
        crypt, best = 1 + int64(me.crypts[column]), min(FILLED - 1, most_of(column_of(graves, column)))
        bare += crypt == 0
        row = at.COLUMN + (crypt * FILLED + best) * FILLED
        count = put_number(index, value, count, row, room_in_column(box, me, column), FILLED)
    return put(index, value, count, at.BARE_TIME + bare * at.TURNS + min(at.TURNS - 1, turns), 1.0)


@helper
def put_demand(box, me, graves, index, value, count):
    """For each colour: coffins aboard, and open graves in columns where it is ahead."""
    matched = int64(0)
    for colour in range(COFFIN_COLOURS):
        wanted, aboard = int64(0), int64(coffins_aboard(me, colour))
        for column in range(box.columns):
            buried = column_of(graves, column)
            if buried != 0 and count_of(buried, colour) == most_of(buried):
                wanted += room_in_column(box, me, column)
        matched += min(wanted, aboard)
        count = put_number(index, value, count, at.DEMAND + min(6, int(wanted)) * 5, aboard, 5)
    return put_number(index, value, count, at.MATCHED, matched, 14)
