"""What a seat may expect at the end: its points now, and what its train, discs and pounds will still bring.

Everything below is opinion, and all of it stands in `Taste`. Nothing hidden is read.
"""

from math import floor
from typing import NamedTuple

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.income import income
from tavoliere.games.necropolis_railway.names import Stage, Step
from tavoliere.games.necropolis_railway.pieces import (
    COFFIN_COLOURS,
    NONE,
    PAIRS,
    PLACES,
    ROWS,
    TUCKED,
    Ability,
    Crypt,
    Disc,
    PairBonus,
    Side,
    WagonKind,
    Worker,
    Yield,
)


class Taste(NamedTuple):
    """How much a player expects of things; amounts are points unless said otherwise."""

    steps: float  # of a usual turn, prestige apart
    matching: float  # share of coming coffins that fit the colour of their column
    row_hope: float  # how sure a row without staff gets some, for each turn to come
    row_hope_most: float
    crypts: float  # crypts that can be bought in a turn
    crypt_faith: float  # share of the gain from crypts that mourners could still buy
    pound: float  # a pound that can still be spent, above its points
    pounds_needed: float  # pounds that can be spent in a turn
    short: float  # a pound missing for wages
    disc: float  # a disc that can be spent
    orange: float  # the same
    discs_needed: float  # discs that can be spent in a turn
    tile_faith: float  # how sure a tile with side A is turned, for each turn to come
    staff_growth: float  # staff still coming to London, for each turn to come
    level_growth: float  # points the prestige level still gains, for each turn to come
    pair_faith: float  # how sure a missing tile side is bought, for each turn to come
    wagon_faith: float  # how sure a missing wagon is bought, for each turn to come
    volunteer: float
    carriage: float
    tender: float
    tucked: float  # share of what a Staff car or a Dining car would bring


TASTE = Taste(
    steps=1.8,
    matching=0.75,
    row_hope=0.09,
    row_hope_most=0.8,
    crypts=0.4,
    crypt_faith=0.6,
    pound=0.35,
    pounds_needed=3.0,
    short=2.0,
    disc=1.6,
    orange=2.0,
    discs_needed=3.0,
    tile_faith=0.12,
    staff_growth=0.25,
    level_growth=0.8,
    pair_faith=0.1,
    wagon_faith=0.07,
    volunteer=6.0,
    carriage=2.0,
    tender=1.5,
    tucked=0.7,
)


# --- time ---------------------------------------------------------------------------------------------------------


@helper
def turns_after_this(box, state, seat):
    """How many turns with a card the seat still begins; the one it is in does not count."""
    if state.stage == Stage.SET_UP:
        return int64(box.rounds)
    if state.stage >= Stage.RUNS:
        return 0
    left = int64(box.rounds - state.round_number)
    if state.stage == Stage.CENTURY:
        return left
    place, now = (seat - state.first) % state.seats, (state.seat - state.first) % state.seats
    waits = place > now or (place == now and state.step == Step.OPENING)
    return left + 1 if waits else left


@helper
def steps_of_this_turn(box, state, seat):
    """Steps the seat's train makes before the turn ends, as far as they are settled."""
    if seat != state.seat or state.step == Step.OPENING:
        return 0
    steps = int64(state.steps)
    return steps + box.level_every_turn[state.players[seat].prestige] if state.step == Step.ACTIONS else steps


@helper
def a_purchase_is_to_come(state, seat):
    """Whether the seat has not made its final purchase."""
    if state.stage < Stage.PURCHASES:
        return True
    place, now = (seat - state.first) % state.seats, (state.seat - state.first) % state.seats
    return place < now or (place == now and state.step == Step.OPENING)


@helper
def a_run_is_to_come(state, seat):
    """Whether the seat's final run is still open."""
    if state.stage != Stage.RUNS:
        return state.stage < Stage.RUNS
    place, now = (seat - state.first) % state.seats, (state.seat - state.first) % state.seats
    return place > now or (place == now and state.step == Step.OPENING)


@helper
def visits_to_london(box, me, steps, turns):
    """How often the train will reach London: whole visits when steps are settled, smoothed while they are not."""
    distance = (box.london - me.train - 1) % box.spaces + 1
    visits = (steps - distance) / box.spaces + 1.0
    if visits <= -0.5:
        return 0.0
    whole = float(floor(visits))
    doubt = min(1.0, 0.25 * turns)
    if doubt > 0.0:
        rest = visits - whole
        whole += max(0.0, 0.5 * doubt - 1.0 + rest) / doubt - max(0.0, 0.5 * doubt - rest) / doubt
    return max(0.0, whole)


@helper
def load_will_arrive(box, state, seat):
    """Whether what is aboard now will be delivered: the train is on its way out, and something still moves it."""
    me = state.players[seat]
    if seat == state.seat and (state.step == Step.DINING_CAR or state.step == Step.BURY):
        return True
    way_out = (me.train - box.london) % box.spaces < (box.necropolis - box.london) % box.spaces
    return way_out and (a_run_is_to_come(state, seat) or (seat == state.seat and state.steps > 0))


# --- the railway --------------------------------------------------------------------------------------------------


@helper
def room(box, me, kind):
    """How much the wagons of a kind hold."""
    total = 0
    for pair in range(box.pairs):
        total += box.capacity[kind, me.wagons[kind * PAIRS + pair]]
    return total


@helper
def coffins_to_come(box, me, visits, arrives):
    """How many coffins will still be delivered."""
    waiting, aboard = 0, 0
    for colour in range(COFFIN_COLOURS):
        waiting += me.waiting_coffins[colour]
        for pair in range(PAIRS):
            aboard += me.coffins[pair, colour]
    coming = min(
        visits * room(box, me, WagonKind.COFFIN), waiting * min(1.0, visits) + visits * income(box, me, Yield.COFFINS)
    )
    return coming + aboard if arrives else coming


@helper
def mourners_to_come(box, me, visits, arrives):
    """How many mourners will still be delivered."""
    aboard = 0
    for pair in range(PAIRS):
        aboard += me.passengers[pair]
    waiting = me.waiting_mourners * min(1.0, visits)
    coming = min(visits * room(box, me, WagonKind.MOURNER), waiting + visits * income(box, me, Yield.MOURNERS))
    return coming + aboard if arrives else coming


@helper
def pair_bonus_worth(box, pair, taste):
    """What the bonus of a pair of wagons is worth."""
    bonus = box.pair_bonus[pair]
    if bonus == PairBonus.ORANGE:
        return taste.orange * box.pair_amount[pair]
    if bonus == PairBonus.VOLUNTEER:
        return taste.volunteer
    return 3.0 * (box.crypt_multiplier[Crypt.WHITE] - box.bare_multiplier)


@helper
def wagon_hopes(box, me, turns, taste):
    """What unfinished pairs of wagons promise: more the fewer wagons are missing and the more turns are left."""
    total = 0.0
    for pair in range(box.pairs):
        missing = 4 - me.wagons[pair] - me.wagons[PAIRS + pair]
        if missing > 0:
            hope = min(1.0, taste.wagon_faith * turns)
            chance = hope
            for _ in range(missing - 1):
                chance *= hope
            total += chance * pair_bonus_worth(box, pair, taste)
    return total


@helper
def tucked_worth(box, me, staff, turns, taste):
    """What the tucked cards promise."""
    total = 0.0
    for place in range(TUCKED):
        if me.tucked[place] == NONE:
            continue
        ability = box.card_ability[me.tucked[place]]
        if ability == Ability.CARRIAGE:
            total += taste.carriage
        elif ability == Ability.TENDER:
            total += taste.tender
        elif ability == Ability.STAFF_CAR:
            total += taste.tucked * staff * (box.wage - box.staff_car_wage) * taste.pound
        else:
            total += taste.tucked * 2.0 * box.dining_car_money * taste.pound
    return total * min(1.0, 0.25 * turns)


# --- London -------------------------------------------------------------------------------------------------------


@helper
def london_worth(box, me, turns, taste):
    """Staff on finished tiles at the prestige to expect, and pairs of tiles."""
    staff, turning = 0.0, min(1.0, taste.tile_faith * turns)
    for tile in range(box.tiles):
        if me.workers[ROWS + tile] != Worker.NOBODY:
            staff += 1.0 if me.tiles[tile] == Side.B else turning
    staff = min(float(box.tiles), staff + taste.staff_growth * turns)
    points = staff * (box.level_points[me.prestige] + taste.level_growth * turns)
    return points + pairs_worth(box, me, turns, taste)


@helper
def pairs_worth(box, me, turns, taste):
    """Finished pairs, and hopes for the others."""
    hope = min(0.9, taste.pair_faith * turns)
    total = 0.0
    for pair in range(box.tile_pairs):
        missing = 4 - me.tiles[box.tile_pair[pair, 0]] - me.tiles[box.tile_pair[pair, 1]]
        chance = 1.0
        for _ in range(missing):
            chance *= hope
        total += chance
    return total * box.pair_points


# --- the Necropolis -----------------------------------------------------------------------------------------------


@helper
def best_count(packed):
    """The highest of the four counts in one number, eight bits each."""
    best = packed & 255
    for colour in range(1, COFFIN_COLOURS):
        best = max(best, (packed >> (8 * colour)) & 255)
    return best


@helper
def necropolis_worth(box, state, seat, coffins, mourners, turns, taste):
    """Columns, rows, crypts and mourners when the coffins and mourners to come have arrived."""
    me = state.players[seat]
    graves, workers, crypts = me.graves, me.workers, me.crypts
    hope = min(taste.row_hope_most, taste.row_hope * turns)
    free, rows = 0.0, 0
    row_points, left = 0.0, coffins
    for row in range(box.rows):
        empty = 0
        for column in range(box.columns):
            empty += graves[row, column] == NONE
        if workers[row] != Worker.NOBODY:
            free += empty
            rows += 1 << (4 * empty)
        else:
            free += hope * empty
            row_points += hope * 0.3 * (box.columns - empty)
    for empty in range(box.columns + 1):
        for _ in range((rows >> (4 * empty)) & 15):
            filled = 1.0 if left >= empty else left / empty
            row_points += filled * filled * box.row_points
            left = max(0.0, left - empty)
    share = 1.0 if coffins >= free else coffins / free
    points = row_points + max(0.0, coffins - free) * box.potter_points
    bare, bare_count = 0, 0.0
    for column in range(box.columns):
        packed, room_left = 0, 0.0
        for row in range(box.rows):
            colour = graves[row, column]
            staffed = workers[row] != Worker.NOBODY
            if colour == NONE:
                room_left += 1.0 if staffed else hope
            elif staffed:
                packed += 1 << (8 * colour)
        count = best_count(packed) + taste.matching * share * room_left
        crypt = crypts[column]
        if crypt == NONE:
            bare += 1
            bare_count += count
            points += count * box.bare_multiplier
        else:
            points += count * box.crypt_multiplier[crypt]
    return points + mourners_worth(box, state, seat, mourners, bare, bare_count, turns, taste)


@helper
def mourners_worth(box, state, seat, mourners, bare, bare_count, turns, taste):
    """Mourners buy crypts while turns and bare columns last; the others become pounds."""
    if bare == 0:
        return mourners * box.mourner_money / box.money_per_point
    count = bare_count / bare
    gain = count * (box.crypt_multiplier[Crypt.WHITE] - box.bare_multiplier)
    points = 0.0
    if seat == state.seat and state.white_crypts > 0:
        points += gain
        bare -= 1
    price = float(box.crypt_price[Crypt.WHITE])
    chances = min(float(bare), taste.crypts * turns + a_purchase_is_to_come(state, seat))
    paying = min(mourners, price * chances)
    money = box.mourner_money / box.money_per_point
    each = max(money, taste.crypt_faith * gain / price)
    return points + paying * each + (mourners - paying) * money


# --- pounds and discs ---------------------------------------------------------------------------------------------


@helper
def staff_of(me):
    """How many staff a player pays."""
    count = 0
    for place in range(PLACES):
        count += me.workers[place] == Worker.STAFF
    return count


@helper
def money_worth(box, state, seat, staff, visits, turns, taste):
    """Pounds at the end, and what can be bought with them until then; missing wages cost staff."""
    me = state.players[seat]
    flow = income(box, me, Yield.MONEY) - staff * box.wage
    pounds = float(me.money)
    if seat == state.seat and (state.step == Step.LOAD or state.step == Step.STAFF_CAR or state.step == Step.WAGES):
        pounds -= staff * (state.wage if state.step == Step.WAGES else box.wage)
    end = pounds + visits * flow
    short = max(0.0, -(pounds + flow)) * min(1.0, visits)
    end = max(end, 0.0)
    return end / box.money_per_point + taste.pound * min(end, taste.pounds_needed * turns) - taste.short * short


@helper
def discs_worth(own, orange, turns, taste):
    """Discs are worth what they can still be spent on."""
    useful = taste.discs_needed * turns
    oranges = min(float(orange), useful)
    return oranges * taste.orange + min(float(own), useful - oranges) * taste.disc


@helper
def prospects(box, state, seat, taste):
    """A guess at a seat's points at the end."""
    me = state.players[seat]
    turns = turns_after_this(box, state, seat)
    steps = steps_of_this_turn(box, state, seat) + turns * (taste.steps + box.level_every_turn[me.prestige])
    visits = visits_to_london(box, me, steps, turns)
    arrives = load_will_arrive(box, state, seat)
    staff = staff_of(me)
    potter = 0
    for colour in range(COFFIN_COLOURS):
        potter += me.potter[colour]
    loads = visits if state.stage < Stage.RUNS else 0.0  # what the last run brings to London stays there
    coffins = coffins_to_come(box, me, loads, arrives)
    mourners = me.mourners + mourners_to_come(box, me, loads, arrives)
    discs = me.discs
    own, orange = discs[Disc.BLUE] + discs[Disc.GREEN] + discs[Disc.GREY], discs[Disc.ORANGE]
    orange = orange + visits * income(box, me, Yield.ORANGE)
    return (
        london_worth(box, me, turns, taste)
        + necropolis_worth(box, state, seat, coffins, mourners, turns, taste)
        + money_worth(box, state, seat, staff, visits, turns, taste)
        + discs_worth(own, orange, turns, taste)
        + tucked_worth(box, me, staff, turns, taste)
        + wagon_hopes(box, me, turns, taste)
        + potter * box.potter_points
        + me.volunteers * taste.volunteer
    )
