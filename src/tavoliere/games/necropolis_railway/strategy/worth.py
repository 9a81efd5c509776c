"""`worth`, the points a seat may expect at the end: what it has, and what its train, discs and pounds will still bring.

Everything below is opinion, and its numbers stand in `assumptions.py`. Nothing hidden is read.
"""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import (
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
    Phase,
    Side,
    Stage,
    Step,
    ToppingUp,
    WagonKind,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.rules.scoring import all_points
from tavoliere.games.necropolis_railway.strategy.assumptions import ASSUMPTIONS
from tavoliere.games.necropolis_railway.strategy.time_left import (
    a_purchase_is_to_come,
    load_will_arrive,
    steps_of_this_turn,
    turns_after_this,
    visits_to_london,
)

# As plain numbers: uncompiled, an enum's member is found slowly, and these are read for every guess.
NOBODY, STAFF, SIDE_B = int(Worker.NOBODY), int(Worker.STAFF), int(Side.B)
COFFINS, MOURNERS, POUNDS, ORANGES = (int(what) for what in Yield)
COFFIN_WAGON, MOURNER_WAGON = int(WagonKind.COFFIN), int(WagonKind.MOURNER)
NOT_TOPPING_UP = int(ToppingUp.NO)

UNSEEN = 0.25  # what expected points miss, for each turn to come and each turn after it


@helper
def worth(box, state, out):
    """Write each seat's expected points; at the end, its points."""
    for seat in range(state.seats):
        if state.phase == Phase.OVER:
            out[seat] = all_points(box, state.players[seat])
        else:
            turns = turns_after_this(box, state, seat)
            out[seat] = expected_points(box, state, seat) + UNSEEN * turns * turns


# --- the railway --------------------------------------------------------------------------------------------------


@helper
def room(box, me, kind):
    """How much the wagons of a kind hold."""
    wagons, capacity = me.wagons, box.capacity
    total = int64(0)
    for pair in range(box.pairs):
        total += capacity[kind, wagons[kind * PAIRS + pair]]
    return total


@helper
def coffins_to_come(box, me, visits, incoming, arrives, topping_up):
    """How many coffins will still be delivered; what may be loaded after a new wagon counts as loaded."""
    waiting, coffins = me.waiting_coffins, me.coffins
    waits, aboard = int64(0), int64(0)
    for colour in range(COFFIN_COLOURS):
        waits += waiting[colour]
        for pair in range(PAIRS):
            aboard += coffins[pair, colour]
    most = room(box, me, COFFIN_WAGON)
    if topping_up:
        loaded = min(waits, most - aboard)
        waits, aboard = waits - loaded, aboard + loaded
    coming = min(visits * most, waits * min(1.0, visits) + visits * incoming)
    return coming + aboard if arrives else coming


@helper
def mourners_to_come(box, me, visits, incoming, arrives, topping_up):
    """How many mourners will still be delivered."""
    passengers = me.passengers
    aboard = int64(0)
    for pair in range(PAIRS):
        aboard += passengers[pair]
    waits, most = int64(me.waiting_mourners), room(box, me, MOURNER_WAGON)
    if topping_up:
        loaded = min(waits, most - aboard)
        waits, aboard = waits - loaded, aboard + loaded
    coming = min(visits * most, waits * min(1.0, visits) + visits * incoming)
    return coming + aboard if arrives else coming


@helper
def pair_bonus_worth(box, pair):
    """What the bonus of a pair of wagons is worth."""
    bonus = box.pair_bonus[pair]
    if bonus == PairBonus.ORANGE:
        return ASSUMPTIONS.orange * box.pair_amount[pair]
    if bonus == PairBonus.VOLUNTEER:
        return ASSUMPTIONS.volunteer
    return 3.0 * (box.crypt_multiplier[Crypt.WHITE] - box.bare_multiplier)


@helper
def unfinished_pairs_worth(box, me, turns):
    """The bonuses of unfinished pairs of wagons: the fewer wagons are missing and the more turns are left, the more."""
    wagons, total = me.wagons, 0.0
    likelihood = min(1.0, ASSUMPTIONS.wagon_likelihood * turns)
    for pair in range(box.pairs):
        missing = 4 - wagons[pair] - wagons[PAIRS + pair]
        if missing > 0:
            share = likelihood
            for _ in range(missing - 1):
                share *= likelihood
            total += share * pair_bonus_worth(box, pair)
    return total


@helper
def tucked_worth(box, me, staff, turns):
    """What the tucked cards will bring."""
    tucked, total = me.tucked, 0.0
    for place in range(TUCKED):
        if tucked[place] == NONE:
            break
        ability = box.card_ability[tucked[place]]
        if ability == Ability.CARRIAGE:
            total += ASSUMPTIONS.carriage
        elif ability == Ability.TENDER:
            total += ASSUMPTIONS.tender
        elif ability == Ability.STAFF_CAR:
            total += ASSUMPTIONS.tucked * staff * (box.wage - box.staff_car_wage) * ASSUMPTIONS.pound
        else:
            total += ASSUMPTIONS.tucked * 2.0 * box.dining_car_money * ASSUMPTIONS.pound
    return total * min(1.0, 0.25 * turns)


# --- London -------------------------------------------------------------------------------------------------------


@helper
def london_worth(box, me, turns):
    """Staff on finished tiles at the prestige to expect, and pairs of tiles."""
    staff, turning = 0.0, min(1.0, ASSUMPTIONS.tile_likelihood * turns)
    workers, tiles = me.workers, me.tiles
    for tile in range(box.tiles):
        if workers[ROWS + tile] != NOBODY:
            staff += 1.0 if tiles[tile] == SIDE_B else turning
    staff = min(float(box.tiles), staff + ASSUMPTIONS.staff_growth * turns)
    points = staff * (box.level_points[me.prestige] + ASSUMPTIONS.level_growth * turns)
    return points + pairs_worth(box, me, turns)


@helper
def pairs_worth(box, me, turns):
    """Finished pairs of tiles, and a share of the others."""
    likelihood = min(0.9, ASSUMPTIONS.pair_likelihood * turns)
    tiles, pairs, total = me.tiles, box.tile_pair, 0.0
    for pair in range(box.tile_pairs):
        missing = 4 - tiles[pairs[pair, 0]] - tiles[pairs[pair, 1]]
        share = 1.0
        for _ in range(missing):
            share *= likelihood
        total += share
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
def necropolis_worth(box, state, seat, coffins, mourners, turns):
    """Columns, rows, crypts and mourners when the coffins and mourners to come have arrived."""
    me = state.players[seat]
    graves, workers, crypts, columns, rows = me.graves, me.workers, me.crypts, box.columns, box.rows
    likelihood = min(ASSUMPTIONS.row_likelihood_most, ASSUMPTIONS.row_likelihood * turns)
    points, free = rows_worth(box, graves, workers, coffins, likelihood)
    share = 1.0 if coffins >= free else coffins / free
    points += max(0.0, coffins - free) * box.potter_points
    bare, bare_count = 0, 0.0
    for column in range(columns):
        packed, room_left = int64(0), 0.0
        for row in range(rows):
            colour = int64(graves[row, column])
            staffed = workers[row] != NOBODY
            if colour == NONE:
                room_left += 1.0 if staffed else likelihood
            elif staffed:
                packed += 1 << (8 * colour)
        crypt = crypts[column]
        if crypt == NONE:
            count = best_count(packed) + ASSUMPTIONS.matching * share * room_left
            bare += 1
            bare_count += count
            points += count * box.bare_multiplier
        else:
            count = best_count(packed) + ASSUMPTIONS.matching * min(1.0, ASSUMPTIONS.focus * share) * room_left
            points += count * box.crypt_multiplier[crypt]
    return points + mourners_worth(box, state, seat, mourners, bare, bare_count, turns)


@helper
def rows_worth(box, graves, workers, coffins, likelihood):
    """Points for rows when the fullest are filled first, and the free graves there will be."""
    columns, row_points = box.columns, box.row_points
    points, free, staffed_rows = 0.0, 0.0, int64(0)
    for row in range(box.rows):
        empty = 0
        for column in range(columns):
            empty += graves[row, column] == NONE
        if workers[row] != NOBODY:
            free += empty
            staffed_rows += 1 << (4 * int64(empty))
        else:
            free += likelihood * empty
            points += likelihood * 0.3 * (columns - empty)
    left = coffins
    for empty in range(columns + 1):
        for _ in range((staffed_rows >> (4 * empty)) & 15):
            filled = 1.0 if left >= empty else left / empty
            points += filled * filled * row_points
            left = max(0.0, left - empty)
    return points, free


@helper
def mourners_worth(box, state, seat, mourners, bare, bare_count, turns):
    """Mourners buy crypts while turns and bare columns last; the others become pounds."""
    if bare == 0:
        return mourners * box.mourner_money / box.money_per_point
    count = bare_count / bare
    gain = count * (box.crypt_multiplier[Crypt.WHITE] - box.bare_multiplier)
    points = 0.0
    if seat == state.seat and state.white_crypts > 0:
        points += gain
        bare -= 1
    price = max(1.0, float(box.crypt_price[Crypt.WHITE]))  # a box may give crypts away
    chances = min(float(bare), ASSUMPTIONS.crypts * turns + a_purchase_is_to_come(state, seat))
    paying = min(mourners, price * chances)
    money = box.mourner_money / box.money_per_point
    each = max(money, ASSUMPTIONS.crypt_share * gain / price)
    return points + paying * each + (mourners - paying) * money


# --- pounds and discs ---------------------------------------------------------------------------------------------


@helper
def staff_of(me):
    """How many staff a player pays."""
    workers, count = me.workers, 0
    for place in range(PLACES):
        count += workers[place] == STAFF
    return count


@helper
def money_worth(box, state, seat, incoming, staff, visits, turns):
    """Pounds at the end, and what can be bought with them until then; missing wages cost staff."""
    me = state.players[seat]
    flow = incoming - staff * box.wage
    pounds = float(me.money)
    if seat == state.seat and Step.LOAD <= state.step <= Step.WAGES:
        pounds -= staff * (state.wage if state.step == Step.WAGES else box.wage)
    end = pounds + visits * flow
    short = max(0.0, -(pounds + flow)) * min(1.0, visits)
    end = max(end, 0.0)
    short *= ASSUMPTIONS.short * (1.0 + ASSUMPTIONS.short_late / (1.0 + turns))
    return end / box.money_per_point + ASSUMPTIONS.pound * min(end, ASSUMPTIONS.pounds_needed * turns) - short


@helper
def discs_worth(own, orange, turns):
    """Discs are worth what they can still be spent on."""
    useful = ASSUMPTIONS.discs_needed * turns
    oranges = min(float(orange), useful)
    worth = oranges * ASSUMPTIONS.orange + min(float(own), useful - oranges) * ASSUMPTIONS.disc
    return worth * min(1.0, ASSUMPTIONS.disc_fading * turns)


@helper
def incomes(box, me):
    """Coffins, mourners, pounds and orange discs of a visit to London."""
    tiles, yields = me.tiles, box.tile_yield
    coffins, mourners, pounds, orange = 0, 0, 0, 0
    for tile in range(box.tiles):
        given = yields[tile, tiles[tile]]
        coffins += given[COFFINS]
        mourners += given[MOURNERS]
        pounds += given[POUNDS]
        orange += given[ORANGES]
    return coffins, mourners, pounds, orange


@helper
def expected_points(box, state, seat):
    """A guess at a seat's points at the end."""
    return boards_worth(box, state, seat) + own_discs_worth(box, state, seat)


@helper
def own_discs_worth(box, state, seat):
    """What the discs in hand are worth."""
    discs = state.players[seat].discs
    own = discs[Disc.BLUE] + discs[Disc.GREEN] + discs[Disc.GREY]
    return discs_worth(own, discs[Disc.ORANGE], turns_after_this(box, state, seat))


@helper
def boards_worth(box, state, seat):
    """A guess at a seat's points at the end, without its discs in hand."""
    me = state.players[seat]
    turns = turns_after_this(box, state, seat)
    steps = steps_of_this_turn(box, state, seat) + turns * (ASSUMPTIONS.steps + box.level_every_turn[me.prestige])
    visits = visits_to_london(box, me, steps, turns)
    loads = visits if state.stage < Stage.RUNS else 0.0  # what the last run brings to London stays there
    arrives = load_will_arrive(box, state, seat)
    staff = staff_of(me)
    coffin_income, mourner_income, pound_income, orange_income = incomes(box, me)
    topping_up = seat == state.seat and state.topping_up != NOT_TOPPING_UP
    coffins = coffins_to_come(box, me, loads, coffin_income, arrives, topping_up)
    mourners = me.mourners + mourners_to_come(box, me, loads, mourner_income, arrives, topping_up)
    potter = me.potter
    return (
        london_worth(box, me, turns)
        + necropolis_worth(box, state, seat, coffins, mourners, turns)
        + money_worth(box, state, seat, pound_income, staff, visits, turns)
        + ASSUMPTIONS.orange_income * min(visits, 0.25 * turns) * orange_income
        + tucked_worth(box, me, staff, turns)
        + unfinished_pairs_worth(box, me, turns)
        + (potter[0] + potter[1] + potter[2] + potter[3]) * box.potter_points
        + me.volunteers * ASSUMPTIONS.volunteer
    )
