"""What a seat may expect at the end: its points now, and what its train, discs and pounds will still bring.

Everything below is opinion, and its numbers stand in `Taste`. Nothing hidden is read.
"""

from math import floor

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
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

# Plain numbers: read many times for every guess, and uncompiled an enum's member is found slowly.
NOBODY, STAFF, SIDE_B = int(Worker.NOBODY), int(Worker.STAFF), int(Side.B)
COFFINS, MOURNERS, POUNDS, ORANGES = (int(what) for what in Yield)
COFFIN_WAGON, MOURNER_WAGON = int(WagonKind.COFFIN), int(WagonKind.MOURNER)
OPENING, ACTIONS = int(Step.OPENING), int(Step.ACTIONS)


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
    waits = place > now or (place == now and state.step == OPENING)
    return left + 1 if waits else left


@helper
def steps_of_this_turn(box, state, seat):
    """Steps the seat's train makes before the turn ends, as far as they are settled."""
    if seat != state.seat or state.step == OPENING:
        return 0
    steps = int64(state.steps)
    return steps + box.level_every_turn[state.players[seat].prestige] if state.step == ACTIONS else steps


@helper
def a_purchase_is_to_come(state, seat):
    """Whether the seat has not made its final purchase."""
    if state.stage < Stage.PURCHASES:
        return True
    place, now = (seat - state.first) % state.seats, (state.seat - state.first) % state.seats
    return place < now or (place == now and state.step == OPENING)


@helper
def a_run_is_to_come(state, seat):
    """Whether the seat's final run is still open."""
    if state.stage != Stage.RUNS:
        return state.stage < Stage.RUNS
    place, now = (seat - state.first) % state.seats, (state.seat - state.first) % state.seats
    return place > now or (place == now and state.step == OPENING)


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
    wagons, capacity = me.wagons, box.capacity
    total = int64(0)
    for pair in range(box.pairs):
        total += capacity[kind, wagons[kind * PAIRS + pair]]
    return total


@helper
def coffins_to_come(box, me, visits, incoming, arrives, topping_up):
    """How many coffins will still be delivered; a wagon just added in London is filled at once."""
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
    """The same for mourners."""
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
    wagons, total = me.wagons, 0.0
    hope = min(1.0, taste.wagon_faith * turns)
    for pair in range(box.pairs):
        missing = 4 - wagons[pair] - wagons[PAIRS + pair]
        if missing > 0:
            chance = hope
            for _ in range(missing - 1):
                chance *= hope
            total += chance * pair_bonus_worth(box, pair, taste)
    return total


@helper
def tucked_worth(box, me, staff, turns, taste):
    """What the tucked cards promise."""
    tucked, total = me.tucked, 0.0
    for place in range(TUCKED):
        if tucked[place] == NONE:
            break
        ability = box.card_ability[tucked[place]]
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
    workers, tiles = me.workers, me.tiles
    for tile in range(box.tiles):
        if workers[ROWS + tile] != NOBODY:
            staff += 1.0 if tiles[tile] == SIDE_B else turning
    staff = min(float(box.tiles), staff + taste.staff_growth * turns)
    points = staff * (box.level_points[me.prestige] + taste.level_growth * turns)
    return points + pairs_worth(box, me, turns, taste)


@helper
def pairs_worth(box, me, turns, taste):
    """Finished pairs, and hopes for the others."""
    hope = min(0.9, taste.pair_faith * turns)
    tiles, pairs, total = me.tiles, box.tile_pair, 0.0
    for pair in range(box.tile_pairs):
        missing = 4 - tiles[pairs[pair, 0]] - tiles[pairs[pair, 1]]
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
    graves, workers, crypts, columns, rows = me.graves, me.workers, me.crypts, box.columns, box.rows
    hope = min(taste.row_hope_most, taste.row_hope * turns)
    points, free = rows_worth(box, graves, workers, coffins, hope)
    share = 1.0 if coffins >= free else coffins / free
    points += max(0.0, coffins - free) * box.potter_points
    bare, bare_count = 0, 0.0
    for column in range(columns):
        packed, room_left = int64(0), 0.0
        for row in range(rows):
            colour = int64(graves[row, column])
            staffed = workers[row] != NOBODY
            if colour == NONE:
                room_left += 1.0 if staffed else hope
            elif staffed:
                packed += 1 << (8 * colour)
        crypt = crypts[column]
        if crypt == NONE:
            count = best_count(packed) + taste.matching * share * room_left
            bare += 1
            bare_count += count
            points += count * box.bare_multiplier
        else:
            count = best_count(packed) + taste.matching * min(1.0, taste.focus * share) * room_left
            points += count * box.crypt_multiplier[crypt]
    return points + mourners_worth(box, state, seat, mourners, bare, bare_count, turns, taste)


@helper
def rows_worth(box, graves, workers, coffins, hope):
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
            free += hope * empty
            points += hope * 0.3 * (columns - empty)
    left = coffins
    for empty in range(columns + 1):
        for _ in range((staffed_rows >> (4 * empty)) & 15):
            filled = 1.0 if left >= empty else left / empty
            points += filled * filled * row_points
            left = max(0.0, left - empty)
    return points, free


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
    workers, count = me.workers, 0
    for place in range(PLACES):
        count += workers[place] == STAFF
    return count


@helper
def money_worth(box, state, seat, incoming, staff, visits, turns, taste):
    """Pounds at the end, and what can be bought with them until then; missing wages cost staff."""
    me = state.players[seat]
    flow = incoming - staff * box.wage
    pounds = float(me.money)
    if seat == state.seat and Step.LOAD <= state.step <= Step.WAGES:
        pounds -= staff * (state.wage if state.step == Step.WAGES else box.wage)
    end = pounds + visits * flow
    short = max(0.0, -(pounds + flow)) * min(1.0, visits)
    end = max(end, 0.0)
    short *= taste.short * (1.0 + taste.short_late / (1.0 + turns))
    return end / box.money_per_point + taste.pound * min(end, taste.pounds_needed * turns) - short


@helper
def discs_worth(own, orange, turns, taste):
    """Discs are worth what they can still be spent on."""
    useful = taste.discs_needed * turns
    oranges = min(float(orange), useful)
    worth = oranges * taste.orange + min(float(own), useful - oranges) * taste.disc
    return worth * min(1.0, taste.disc_fading * turns)


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
def prospects(box, state, seat, taste):
    """A guess at a seat's points at the end."""
    return boards_worth(box, state, seat, taste) + own_discs_worth(box, state, seat, taste)


@helper
def own_discs_worth(box, state, seat, taste):
    """What the discs in hand are worth."""
    discs = state.players[seat].discs
    own = discs[Disc.BLUE] + discs[Disc.GREEN] + discs[Disc.GREY]
    return discs_worth(own, discs[Disc.ORANGE], turns_after_this(box, state, seat), taste)


@helper
def boards_worth(box, state, seat, taste):
    """The same without the discs in hand."""
    me = state.players[seat]
    turns = turns_after_this(box, state, seat)
    steps = steps_of_this_turn(box, state, seat) + turns * (taste.steps + box.level_every_turn[me.prestige])
    visits = visits_to_london(box, me, steps, turns)
    loads = visits if state.stage < Stage.RUNS else 0.0  # what the last run brings to London stays there
    arrives = load_will_arrive(box, state, seat)
    staff = staff_of(me)
    coffin_income, mourner_income, pound_income, orange_income = incomes(box, me)
    topping_up = seat == state.seat and state.topping_up
    coffins = coffins_to_come(box, me, loads, coffin_income, arrives, topping_up)
    mourners = me.mourners + mourners_to_come(box, me, loads, mourner_income, arrives, topping_up)
    potter = me.potter
    return (
        london_worth(box, me, turns, taste)
        + necropolis_worth(box, state, seat, coffins, mourners, turns, taste)
        + money_worth(box, state, seat, pound_income, staff, visits, turns, taste)
        + taste.orange_income * min(visits, 0.25 * turns) * orange_income
        + tucked_worth(box, me, staff, turns, taste)
        + wagon_hopes(box, me, turns, taste)
        + (potter[0] + potter[1] + potter[2] + potter[3]) * box.potter_points
        + me.volunteers * taste.volunteer
    )
