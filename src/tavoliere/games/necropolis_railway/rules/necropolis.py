"""The Necropolis: hiring, crypts, placing volunteers and white crypts, delivery."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.events import (
    tell_coffin_buried,
    tell_crypt_built,
    tell_first_staff_placed,
    tell_mourners_arrived,
    tell_staff_hired,
    tell_to_potters_field,
    tell_volunteer_placed,
    tell_white_crypt_placed,
)
from tavoliere.games.necropolis_railway.names import (
    COFFIN_COLOURS,
    NONE,
    PAIRS,
    ROWS,
    Ability,
    Crypt,
    Extra,
    Forbidden,
    Side,
    WagonKind,
    Worker,
)
from tavoliere.games.necropolis_railway.rules.tucked_cards import leave_train, passengers_aboard, use_card

NOBODY = int(Worker.NOBODY)  # as a plain number: uncompiled, an enum's member is found slowly, and views ask often

# --- staff --------------------------------------------------------------------------------------------------------


@rule("LNR-4.1", "LNR-5.2")
def place_forbidden_by(me, place):
    """Which rule forbids a place: it must be a row, or a London tile that has been laid, where nobody stands."""
    if place >= ROWS and me.tiles[place - ROWS] == Side.BLANK:
        return Forbidden.NO_TILE_THERE
    return Forbidden.NOTHING if me.workers[place] == Worker.NOBODY else Forbidden.PLACE_IS_TAKEN


@rule("LNR-4.1")
def hire_forbidden_by(state, me, price):
    """Which rule forbids hiring: staff in the supply, and the pounds."""
    if state.staff == 0:
        return Forbidden.NO_STAFF_LEFT
    return Forbidden.NOTHING if price <= me.money else Forbidden.STAFF_TOO_DEAR


@rule("LNR-4.1")
def hire(state, me, place, price, events):
    """Pay, and put the staff in place for good."""
    me.money -= price
    state.staff -= 1
    me.workers[place] = Worker.STAFF
    tell_staff_hired(events, state.seat, place, price)


@rule("LNR-1.3")
def place_first_staff(state, me, row, events):
    """Put the staff every player begins with in a row of their choice."""
    state.staff -= 1
    me.workers[row] = Worker.STAFF
    tell_first_staff_placed(events, state.seat, row)


@rule("LNR-4.1", "LNR-5.2")
def a_place_is_free(box, me):
    """Whether a row or a laid tile has nobody."""
    for row in range(box.rows):
        if place_forbidden_by(me, row) == Forbidden.NOTHING:
            return True
    for tile in range(box.tiles):
        if place_forbidden_by(me, ROWS + tile) == Forbidden.NOTHING:
            return True
    return False


@rule("LNR-5.2")
def volunteer_finds_a_place(box, me):
    """Whether a volunteer waits and somewhere is free."""
    return me.volunteers > 0 and a_place_is_free(box, me)


@rule("LNR-5.2")
def place_volunteer(state, me, place, events):
    """Put the volunteer in a place."""
    me.volunteers -= 1
    me.workers[place] = Worker.VOLUNTEER
    tell_volunteer_placed(events, state.seat, place)


# --- crypts -------------------------------------------------------------------------------------------------------


@rule("LNR-4.2")
def gathered_pay(box, me, colour):
    """How many mourners of the Necropolis pay for a crypt."""
    return min(box.crypt_price[colour], me.mourners)


@rule("LNR-5.3")
def passengers_pay(box, me, colour):
    """With a Carriage: how many mourners of the train pay what those of the Necropolis leave open."""
    return min(box.crypt_price[colour] - gathered_pay(box, me, colour), passengers_aboard(box, me))


@rule("LNR-4.2")
def crypt_pounds(box, me, colour, extras):
    """Each mourner that is missing costs pounds."""
    missing = box.crypt_price[colour] - gathered_pay(box, me, colour)
    if extras & Extra.CARRIAGE:
        missing -= passengers_pay(box, me, colour)
    return missing * box.missing_mourner_price


@rule("LNR-4.2")
def column_forbidden_by(me, column):
    """Which rule forbids a column: it takes one crypt."""
    return Forbidden.NOTHING if me.crypts[column] == NONE else Forbidden.COLUMN_HAS_A_CRYPT


@rule("LNR-4.2")
def crypt_forbidden_by(box, state, me, colour, extras):
    """Which rule forbids a crypt: one in the supply, a Carriage only if the train pays something, the pounds."""
    if state.crypts[colour] == 0:
        return Forbidden.NO_CRYPT_LEFT
    if extras & Extra.CARRIAGE and passengers_pay(box, me, colour) == 0:
        return Forbidden.TRAIN_CANNOT_PAY
    return Forbidden.NOTHING if crypt_pounds(box, me, colour, extras) <= me.money else Forbidden.MOURNERS_TOO_DEAR


@rule("LNR-4.2")
def build_crypt(box, state, chosen, events):
    """Pay mourners and pounds, and put the crypt over its column for good."""
    me = state.players[state.seat]
    colour, column, extras = int64(chosen.crypt), int64(chosen.column), int64(chosen.extras)
    pounds, paid = crypt_pounds(box, me, colour, extras), int64(gathered_pay(box, me, colour))
    if extras & Extra.CARRIAGE:
        leaving = int64(passengers_pay(box, me, colour))
        use_card(box, state, Ability.CARRIAGE, leaving, events)
        leave_train(box, me, leaving)
    me.mourners -= paid
    me.money -= pounds
    state.crypts[colour] -= 1
    me.crypts[column] = colour
    tell_crypt_built(events, state.seat, colour, column, paid, pounds)


@rule("LNR-5.2", "LNR-7.1")
def white_crypt_is_lost(box, state, me):
    """Whether a free white crypt is lost: it needs one in the supply and a free column."""
    if state.crypts[Crypt.WHITE] == 0:
        return True
    for column in range(box.columns):
        if me.crypts[column] == NONE:
            return False
    return True


@rule("LNR-5.2")
def place_white_crypt(state, me, column, events):
    """Put a free white crypt over a column."""
    state.white_crypts -= 1
    state.crypts[Crypt.WHITE] -= 1
    me.crypts[column] = Crypt.WHITE
    tell_white_crypt_placed(events, state.seat, column)


# --- delivery -----------------------------------------------------------------------------------------------------


@rule("LNR-9.2")
def row_is_staffed(me, row):
    """Whether staff or a volunteer stands in the row."""
    return me.workers[row] != NOBODY


@rule("LNR-5.3")
def full_wagons(box, me):
    """Mourner wagons without a free seat."""
    count = 0
    for pair in range(box.pairs):
        seats = box.capacity[WagonKind.MOURNER, me.wagons[WagonKind.MOURNER * PAIRS + pair]]
        count += seats > 0 and me.passengers[pair] == seats
    return count


@rule("LNR-9.1")
def unload_mourners(state, me, events):
    """Let all mourners get off."""
    arrived = 0
    for pair in range(PAIRS):
        arrived += me.passengers[pair]
        me.passengers[pair] = 0
    me.mourners += arrived
    if arrived:
        tell_mourners_arrived(events, state.seat, arrived)


@helper
def coffins_aboard(me, colour):
    """How many coffins of a colour the train carries."""
    count = 0
    for pair in range(PAIRS):
        count += me.coffins[pair, colour]
    return count


@helper
def train_has_coffins(me):
    """Whether any coffin is aboard."""
    for pair in range(PAIRS):
        for colour in range(COFFIN_COLOURS):
            if me.coffins[pair, colour] > 0:
                return True
    return False


@rule("LNR-9.1", "LNR-9.2")
def burial_forbidden_by(me, colour, row):
    """Which rule forbids a burial: a coffin of that colour, and a staffed row."""
    if coffins_aboard(me, colour) == 0:
        return Forbidden.NO_COFFIN_ABOARD
    return Forbidden.NOTHING if row_is_staffed(me, row) else Forbidden.ROW_HAS_NO_STAFF


@rule("LNR-9.1")
def grave_forbidden_by(me, row, column):
    """Which rule forbids a grave: it takes one coffin."""
    return Forbidden.NOTHING if me.graves[row, column] == NONE else Forbidden.GRAVE_IS_TAKEN


@rule("LNR-9.1")
def a_grave_is_free(box, me):
    """Whether a staffed row has room."""
    for row in range(box.rows):
        if row_is_staffed(me, row):
            for column in range(box.columns):
                if me.graves[row, column] == NONE:
                    return True
    return False


@helper
def burial_is_a_choice(box, me):
    """Whether there are coffins of several colours, or several free graves."""
    colours, graves = 0, 0
    for colour in range(COFFIN_COLOURS):
        colours += coffins_aboard(me, colour) > 0
    for row in range(box.rows):
        if row_is_staffed(me, row):
            for column in range(box.columns):
                graves += me.graves[row, column] == NONE
    return colours > 1 or graves > 1


@rule("LNR-9.1")
def burial_pounds(box, colour, row, column):
    """What a coffin earns in a grave of its own colour."""
    return int64(box.matching_money) if box.grave_colour[row, column] == colour else 0


@rule("LNR-9.1")
def bury(box, state, chosen, events):
    """Move a coffin to its grave, and pay pounds if the colours match."""
    me = state.players[state.seat]
    colour, row, column = int64(chosen.coffin), int64(chosen.row), int64(chosen.column)
    unload_coffin(me, colour)
    me.graves[row, column] = colour
    pounds = burial_pounds(box, colour, row, column)
    me.money += pounds
    tell_coffin_buried(events, state.seat, colour, row, column, pounds)


@helper
def unload_coffin(me, colour):
    """Take a coffin off the leftmost wagon that has one of that colour."""
    pair = 0
    while me.coffins[pair, colour] == 0:
        pair += 1
    me.coffins[pair, colour] -= 1


@rule("LNR-9.1")
def fill_potters_field(state, me, events):
    """Move what no staffed row can take to Potter's Field."""
    purple, teal, red, black = (
        coffins_aboard(me, 0),
        coffins_aboard(me, 1),
        coffins_aboard(me, 2),
        coffins_aboard(me, 3),
    )
    for colour in range(COFFIN_COLOURS):
        me.potter[colour] += coffins_aboard(me, colour)
        for pair in range(PAIRS):
            me.coffins[pair, colour] = 0
    tell_to_potters_field(events, state.seat, purple, teal, red, black)
