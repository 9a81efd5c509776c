"""The London station: income, loading the train, wages."""

from tavoliere.engine.chance import below
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.events import (
    tell_coffin_loaded,
    tell_coffins_drawn,
    tell_income,
    tell_mourners_loaded,
    tell_nothing_loaded,
    tell_staff_left,
    tell_wages_paid,
)
from tavoliere.games.necropolis_railway.names import (
    COFFIN_COLOURS,
    NONE,
    PAIRS,
    PLACES,
    Forbidden,
    ToppingUp,
    WagonKind,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.rules.discs import gain_orange, orange_to_gain


@rule("LNR-8.1")
def income(box, me, what):
    """What all positions yield together: tile sides and blank spaces alike."""
    total = 0
    for tile in range(box.tiles):
        total += box.tile_yield[tile, me.tiles[tile], what]
    return total


@rule("LNR-8.1")
def receive_income(box, state, me, events):
    """Move coffins and mourners to the waiting areas, and give the player pounds and orange discs."""
    coffins, mourners = income(box, me, Yield.COFFINS), income(box, me, Yield.MOURNERS)
    pounds, orange = income(box, me, Yield.MONEY), orange_to_gain(state, income(box, me, Yield.ORANGE))
    tell_income(events, state.seat, coffins, mourners, pounds, orange)
    me.waiting_mourners += mourners
    me.money += pounds
    gain_orange(state, me, orange, events)
    draw_coffins(state, me, min(coffins, coffins_in_bag(state)), events)


@helper
def coffins_in_bag(state):
    """How many coffins the bag holds."""
    return state.bag[0] + state.bag[1] + state.bag[2] + state.bag[3]


@helper
def draw_coffin(state):
    """Take a random coffin out of the bag and return its colour."""
    drawn = below(state.chance, coffins_in_bag(state))
    colour = 0
    while drawn >= state.bag[colour]:
        drawn -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    return colour


@rule("LNR-8.1")
def draw_coffins(state, me, count, events):
    """Move coffins from the bag to the waiting area."""
    if count == 0:
        return
    purple, teal, red, black = state.bag[0], state.bag[1], state.bag[2], state.bag[3]
    for _ in range(count):
        me.waiting_coffins[draw_coffin(state)] += 1
    left = state.bag
    tell_coffins_drawn(events, state.seat, purple - left[0], teal - left[1], red - left[2], black - left[3])


# --- loading ------------------------------------------------------------------------------------------------------


@helper
def coffins_in_wagon(me, pair):
    """How many coffins a wagon carries."""
    return me.coffins[pair, 0] + me.coffins[pair, 1] + me.coffins[pair, 2] + me.coffins[pair, 3]


@helper
def room_for_coffins(box, me, pair):
    """How many more coffins a wagon takes."""
    return box.capacity[WagonKind.COFFIN, me.wagons[pair]] - coffins_in_wagon(me, pair)


@helper
def room_for_mourners(box, me, pair):
    """How many more mourners a wagon takes."""
    return box.capacity[WagonKind.MOURNER, me.wagons[WagonKind.MOURNER * PAIRS + pair]] - me.passengers[pair]


@helper
def coffins_waiting(me):
    """How many coffins wait in London."""
    return me.waiting_coffins[0] + me.waiting_coffins[1] + me.waiting_coffins[2] + me.waiting_coffins[3]


@helper
def all_room_for_coffins(box, me):
    """How many more coffins the whole train takes."""
    room = 0
    for pair in range(box.pairs):
        room += room_for_coffins(box, me, pair)
    return room


@rule("LNR-8.2")
def load_mourners(box, state, me, events):
    """Load as many mourners as fit, each into the wagon with the fewest free seats, the left one of equals."""
    loaded = 0
    while me.waiting_mourners > 0:
        wagon = nearly_full_wagon(box, me)
        if wagon == NONE:
            break
        entering = min(me.waiting_mourners, room_for_mourners(box, me, wagon))
        me.passengers[wagon] += entering
        me.waiting_mourners -= entering
        loaded += entering
    if loaded:
        tell_mourners_loaded(events, state.seat, loaded)


@rule("LNR-8.2")
def nearly_full_wagon(box, me):
    """The mourner wagon with the fewest free seats, the left one of equals; NONE if all are full."""
    best, fewest = NONE, 0
    for pair in range(box.pairs):
        missing = room_for_mourners(box, me, pair)
        if missing > 0 and (best == NONE or missing < fewest):
            best, fewest = pair, missing
    return best


@rule("LNR-8.2")
def load_forbidden_by(me, colour):
    """Which rule forbids loading a coffin: one of that colour must wait."""
    return Forbidden.NOTHING if me.waiting_coffins[colour] > 0 else Forbidden.NO_COFFIN_WAITS


@rule("LNR-8.2")
def load_coffin(box, me, colour):
    """Load a coffin into the leftmost wagon with room."""
    pair = 0
    while room_for_coffins(box, me, pair) == 0:
        pair += 1
    me.coffins[pair, colour] += 1
    me.waiting_coffins[colour] -= 1


@rule("LNR-8.2")
def all_coffins_fit(box, me):
    """Whether all waiting coffins fit, so that none has to be chosen."""
    return coffins_waiting(me) <= all_room_for_coffins(box, me)


@rule("LNR-8.2")
def load_all_coffins(box, state, me, events):
    """Load every waiting coffin."""
    for colour in range(COFFIN_COLOURS):
        count = int64(me.waiting_coffins[colour])
        for _ in range(count):
            load_coffin(box, me, colour)
        if count:
            tell_coffin_loaded(events, state.seat, colour, count)


@rule("LNR-8.4")
def offer_topping_up(box, state, me):
    """Offer to load what waits after a wagon was added or upgraded, if the train stands in London."""
    if me.train == box.london:
        state.topping_up = ToppingUp.OFFERED


@rule("LNR-8.4")
def something_can_be_loaded(box, me):
    """Whether a mourner or a coffin waits for which the train has room."""
    if me.waiting_mourners > 0 and nearly_full_wagon(box, me) != NONE:
        return True
    return coffins_waiting(me) > 0 and all_room_for_coffins(box, me) > 0


@rule("LNR-8.4")
def decline_topping_up(state, events):
    """Leave everything waiting in London."""
    state.topping_up = ToppingUp.NO
    tell_nothing_loaded(events, state.seat)


# --- wages --------------------------------------------------------------------------------------------------------


@rule("LNR-8.3")
def staff_to_pay(me):
    """How many staff are paid, wherever they stand; volunteers cost nothing."""
    count = 0
    for place in range(PLACES):
        count += me.workers[place] == Worker.STAFF
    return count


@rule("LNR-8.3")
def wages_are_short(state, me):
    """Whether somebody cannot be paid."""
    return staff_to_pay(me) * state.wage > me.money


@rule("LNR-8.3")
def dismissal_forbidden_by(me, place):
    """Which rule forbids a dismissal: only staff leave, never a volunteer."""
    return Forbidden.NOTHING if me.workers[place] == Worker.STAFF else Forbidden.NOBODY_TO_DISMISS


@rule("LNR-8.3")
def dismiss(state, me, place, events):
    """Return a member of the staff to the supply, unpaid."""
    me.workers[place] = Worker.NOBODY
    state.staff += 1
    tell_staff_left(events, state.seat, place)


@rule("LNR-8.3")
def pay_wages(state, me, events):
    """Pay the staff that is left."""
    staff = staff_to_pay(me)
    me.money -= staff * state.wage
    if staff:
        tell_wages_paid(events, state.seat, staff, staff * state.wage)
