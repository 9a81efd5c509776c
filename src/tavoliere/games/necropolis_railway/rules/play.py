"""What a move does, and everything that follows by itself up to the next question."""

from tavoliere.engine.events import reveal, tell
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.discs import pay_mix, pay_plain, pay_section, raise_prestige, take_bonus
from tavoliere.games.necropolis_railway.income import dismiss, load_coffin
from tavoliere.games.necropolis_railway.legal import only_answer
from tavoliere.games.necropolis_railway.london import improve_tile, tile_price
from tavoliere.games.necropolis_railway.names import Event, Kind, Phase, Step
from tavoliere.games.necropolis_railway.necropolis import (
    build_crypt,
    bury,
    full_wagons,
    hire,
    place_first_staff,
    place_volunteer,
    place_white_crypt,
    unload_mourners,
    volunteer_finds_a_place,
    white_crypt_is_lost,
)
from tavoliere.games.necropolis_railway.pieces import DISCS_UNDER, LONDON, NECROPOLIS, NONE, RAILWAY, Ability
from tavoliere.games.necropolis_railway.railway import improve_wagon, sell, tuck
from tavoliere.games.necropolis_railway.state import turn_up
from tavoliere.games.necropolis_railway.tucked import use_card, use_tender
from tavoliere.games.necropolis_railway.turn import (
    NO_QUESTION,
    depart,
    gather_steps,
    steps_to_station,
    take_step,
    top_up,
)

# --- what happens -------------------------------------------------------------------------------------------------


@helper
def play(box, state, seat, move, events):
    """Carry out a legal move, then everything up to the next question with more than one answer."""
    carry_out(box, state, box.moves[move], events)
    while True:
        phase = next_question(box, state, events)
        if phase == NO_QUESTION:
            continue
        state.phase = phase
        if phase in (Phase.FIRST_STAFF, Phase.TAKE, Phase.ACT, Phase.OVER):
            return
        answer = only_answer(box, state, phase)
        if answer == NONE:
            return
        carry_out(box, state, box.moves[answer], events)


@rule("LNR-5.2", "LNR-8.4")
def next_question(box, state, events):
    """What was gained is placed first, then a new wagon is filled, then the turn goes on."""
    me = state.players[state.seat]
    if volunteer_finds_a_place(box, me):
        return Phase.VOLUNTEER
    if state.white_crypts > 0:
        return white_crypt_question(box, state, me, events)
    if state.topping_up:
        return top_up(box, state, me, events)
    return take_step(box, state, me, events)


@rule("LNR-5.2", "LNR-7.1")
def white_crypt_question(box, state, me, events):
    """Where a free white crypt goes, or that it is lost."""
    if not white_crypt_is_lost(box, state, me):
        return Phase.WHITE_CRYPT
    state.white_crypts -= 1
    tell(events, Event.WHITE_CRYPT_LOST, state.seat, 0, 0, 0, 0)
    return NO_QUESTION


@helper
def carry_out(box, state, row, events):
    """Do what a move says, without what follows."""
    me = state.players[state.seat]
    kind = row.kind
    if kind == Kind.STAFF:
        place_first_staff(state, me, int64(row.a), events)
        state.step = Step.END
    elif kind == Kind.TAKE:
        take_card(box, state, me, int64(row.a), events)
    elif kind <= Kind.WAGON:
        use_section(box, state, me, row, events)
    elif kind <= Kind.DONE:
        act_beside_the_card(box, state, me, row, events)
    elif kind <= Kind.TOP_UP:
        place_what_was_gained(box, state, me, row, events)
    elif kind <= Kind.NO_DINING_CAR:
        answer_on_the_way(box, state, me, row, events)
    elif kind == Kind.BURY:
        bury(box, state, row, events)
    elif kind <= Kind.CENTURY_PASS:
        use_century(box, state, me, row, events)
    else:
        finish(box, state, me, row, events)


@rule("LNR-2.1")
def take_card(box, state, me, space, events):
    """Take a card with its discs; a new card fills the gap."""
    state.card = state.face_up[space]
    discs = state.discs_under[space]
    tell(events, Event.CARD_TAKEN, state.seat, space, int64(state.card), int64(discs[0]), int64(discs[1]))
    for place in range(DISCS_UNDER):
        if discs[place] != NONE:
            me.discs[discs[place]] += 1
    turn_up(box, state, space)
    reveal(
        events, Event.CARD_TURNED_UP, state.seat, space, int64(state.face_up[space]), int64(discs[0]), int64(discs[1])
    )
    state.step = Step.ACTIONS


@rule("LNR-2.2")
def use_section(box, state, me, row, events):
    """An action of the card: pay its disc, then do it."""
    kind = row.kind
    if kind == Kind.LONDON:
        pay_section(box, state, LONDON, row.c, events)
        improve_tile(state, me, int64(row.a), tile_price(box, me, int64(row.a)), events)
    elif kind == Kind.HIRE:
        pay_section(box, state, NECROPOLIS, row.c, events)
        state.hired = 1
        hire(state, me, int64(row.a), int64(box.hire_price), events)
    elif kind == Kind.CRYPT:
        pay_section(box, state, NECROPOLIS, row.c, events)
        state.built = 1
        build_crypt(box, state, row, events)
    elif kind == Kind.TUCK:
        pay_section(box, state, RAILWAY, row.c, events)
        tuck(state, me, events)
    else:
        pay_section(box, state, RAILWAY, row.c, events)
        improve_wagon(box, state, me, int64(row.a), events)


@helper
def act_beside_the_card(box, state, me, row, events):
    """Bonus action, prestige, a sale, or the end of the actions."""
    kind = row.kind
    if kind == Kind.BONUS:
        take_bonus(box, state, row.a, int64(row.b), row.c)
        pounds, steps = int64(box.bonus_money[row.a]), int64(box.bonus_steps[row.a])
        tell(events, Event.BONUS_TAKEN, state.seat, int64(row.a), int64(row.b), pounds, steps)
    elif kind == Kind.PRESTIGE:
        pay_plain(box, state, me, events)
        raise_prestige(box, state, me, events)
    elif kind == Kind.PRESTIGE_MIX:
        pay_mix(box, state, row.a, events)
        raise_prestige(box, state, me, events)
    elif kind == Kind.SELL:
        sell(box, state, me, int64(row.a), events)
    else:
        gather_steps(box, state, me)


@helper
def place_what_was_gained(box, state, me, row, events):
    """A volunteer, a white crypt, or a coffin for a new wagon."""
    if row.kind == Kind.VOLUNTEER:
        place_volunteer(state, me, int64(row.a), events)
    elif row.kind == Kind.WHITE_CRYPT:
        place_white_crypt(state, me, int64(row.a), events)
    else:
        load_coffin(box, me, int64(row.a))
        tell(events, Event.COFFIN_LOADED, state.seat, int64(row.a), 1, 0, 0)


@rule("LNR-5.3", "LNR-8.2", "LNR-8.3")
def answer_on_the_way(box, state, me, row, events):
    """What is asked while the train moves: tucked cards, coffins to load, staff to dismiss."""
    kind = row.kind
    if kind == Kind.TENDER:
        use_tender(box, state, me, events)
        depart(box, state, me, events)
    elif kind == Kind.NO_TENDER:
        depart(box, state, me, events)
    elif kind == Kind.LOAD:
        load_coffin(box, me, int64(row.a))
        tell(events, Event.COFFIN_LOADED, state.seat, int64(row.a), 1, 0, 0)
    elif kind == Kind.STAFF_CAR:
        use_card(box, state, Ability.STAFF_CAR, int64(box.staff_car_wage), events)
        state.wage, state.step = box.staff_car_wage, Step.WAGES
    elif kind == Kind.FULL_WAGES:
        state.wage, state.step = box.wage, Step.WAGES
    elif kind == Kind.DISMISS:
        dismiss(state, me, int64(row.a), events)
    else:
        if kind == Kind.DINING_CAR:
            dine(box, state, me, events)
        unload_mourners(state, me, events)
        state.step = Step.BURY


@rule("LNR-5.3")
def dine(box, state, me, events):
    """Pounds for each full mourner wagon."""
    wagons = full_wagons(box, me)
    use_card(box, state, Ability.DINING_CAR, wagons, events)
    me.money += wagons * box.dining_car_money
    tell(events, Event.DINING_PAID, state.seat, wagons, wagons * box.dining_car_money, 0, 0)


@rule("LNR-10.1")
def use_century(box, state, me, row, events):
    """One thing, without discs and without its price in pounds; no train moves."""
    state.step = Step.END
    if row.kind == Kind.CENTURY_LONDON:
        improve_tile(state, me, int64(row.a), 0, events)
    elif row.kind == Kind.CENTURY_WAGON:
        improve_wagon(box, state, me, int64(row.a), events)
    elif row.kind == Kind.CENTURY_HIRE:
        hire(state, me, int64(row.a), 0, events)
    elif row.kind == Kind.CENTURY_CRYPT:
        build_crypt(box, state, row, events)
    else:
        tell(events, Event.PASSED, state.seat, 0, 0, 0, 0)


@rule("LNR-11.1", "LNR-11.2")
def finish(box, state, me, row, events):
    """After the last round: the run to the next station, then one purchase."""
    state.step = Step.END
    if row.kind == Kind.RUN:
        state.steps = steps_to_station(box, me)
        depart(box, state, me, events)
    elif row.kind == Kind.STAY:
        tell(events, Event.STAYED, state.seat, 0, 0, 0, 0)
    elif row.kind == Kind.FINAL_HIRE:
        hire(state, me, int64(row.a), int64(box.hire_price), events)
    elif row.kind == Kind.FINAL_CRYPT:
        build_crypt(box, state, row, events)
    else:
        tell(events, Event.PASSED, state.seat, 0, 0, 0, 0)
