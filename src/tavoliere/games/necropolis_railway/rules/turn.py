"""The course of a turn: everything that happens between two questions, and whose turn comes next."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.events import (
    tell_century_began,
    tell_game_ended,
    tell_purchases_began,
    tell_round_began,
    tell_runs_began,
    tell_train_moved,
    tell_train_stood,
)
from tavoliere.games.necropolis_railway.names import ABILITIES, NONE, SECTIONS, Ability, Phase, Stage, Step, ToppingUp
from tavoliere.games.necropolis_railway.rules.discs import ongoing_steps
from tavoliere.games.necropolis_railway.rules.income import (
    all_coffins_fit,
    all_room_for_coffins,
    load_all_coffins,
    load_mourners,
    pay_wages,
    receive_income,
    something_can_be_loaded,
    staff_to_pay,
    wages_are_short,
)
from tavoliere.games.necropolis_railway.rules.necropolis import (
    a_grave_is_free,
    fill_potters_field,
    full_wagons,
    train_has_coffins,
    unload_mourners,
)
from tavoliere.games.necropolis_railway.rules.tucked_cards import can_use

NO_QUESTION = -1  # something happened by itself: go on

# Each step below either returns the question it stops at, or does one thing and returns NO_QUESTION.


@helper
def take_step(box, state, me, events):
    """Advance the turn by one step."""
    step = state.step
    if step == Step.OPENING:
        return opening_question(state)
    if step == Step.ACTIONS:
        return Phase.ACT
    if step == Step.TENDER:
        return before_moving(box, state, me, events)
    if step == Step.MOVE:
        return move_one_space(box, state, me, events)
    if step == Step.LOAD:
        return load(box, state, me, events)
    if step == Step.STAFF_CAR:
        return before_wages(box, state, me)
    if step == Step.WAGES:
        return wages(state, me, events)
    if step == Step.DINING_CAR:
        return before_unloading(box, state, me, events)
    if step == Step.BURY:
        return burials(box, state, me, events)
    return end_turn(box, state, events)


@helper
def opening_question(state):
    """The question a turn begins with."""
    if state.stage == Stage.ROUNDS:
        return Phase.TAKE
    if state.stage == Stage.CENTURY:
        return Phase.CENTURY
    if state.stage == Stage.RUNS:
        return Phase.RUN
    return Phase.PURCHASE if state.stage == Stage.PURCHASES else Phase.FIRST_STAFF


# --- movement -----------------------------------------------------------------------------------------------------


@rule("LNR-2.2", "LNR-5.3")
def before_moving(box, state, me, events):
    """Ask whether to use a Tender, just before the train moves."""
    if can_use(box, state, me, Ability.TENDER):
        return Phase.TENDER
    depart(box, state, me, events)
    return NO_QUESTION


@rule("LNR-2.3")
def gather_steps(box, state, me):
    """Add the lasting steps of prestige to those earned in this turn."""
    state.steps += ongoing_steps(box, me)
    state.step = Step.TENDER


@rule("LNR-2.3")
def depart(box, state, me, events):
    """Start the movement and tell how far the train goes."""
    state.step = Step.MOVE
    if state.steps:
        end = (me.train + state.steps) % box.spaces
        tell_train_moved(events, state.seat, int64(state.steps), int64(me.train), end)
    else:
        tell_train_stood(events, state.seat)


@rule("LNR-2.3", "LNR-2.4")
def move_one_space(box, state, me, events):
    """Move the train one space; a station it reaches or passes is handled before it goes on."""
    if state.steps == 0:
        state.step = Step.END
        return NO_QUESTION
    state.steps -= 1
    me.train = me.train + 1 if me.train + 1 < box.spaces else 0
    if me.train == box.london:
        receive_income(box, state, me, events)
        load_mourners(box, state, me, events)
        state.step = Step.LOAD
    elif me.train == box.necropolis:
        state.step = Step.DINING_CAR
    return NO_QUESTION


@rule("LNR-11.1")
def steps_to_station(box, me):
    """How far the next station ahead is: from London or beyond the Necropolis, from there on London."""
    steps = 1
    while (me.train + steps) % box.spaces != box.london and (me.train + steps) % box.spaces != box.necropolis:
        steps += 1
    return steps


# --- London -------------------------------------------------------------------------------------------------------


@rule("LNR-8.2")
def load(box, state, me, events):
    """Load all coffins if they fit; else the player chooses them one by one while there is room."""
    if all_coffins_fit(box, me):
        load_all_coffins(box, state, me, events)
    elif all_room_for_coffins(box, me) > 0:
        return Phase.LOAD
    state.step = Step.STAFF_CAR
    return NO_QUESTION


@rule("LNR-8.4")
def before_topping_up(box, state, me):
    """Ask whether to load what waits, after a new wagon; nothing is asked if none of it fits."""
    if something_can_be_loaded(box, me):
        return Phase.LOAD_WAITING
    state.topping_up = ToppingUp.NO
    return NO_QUESTION


@rule("LNR-8.4")
def top_up(box, state, me, events):
    """Load what waits as at income, mourners first, until nothing waits or nothing fits."""
    load_mourners(box, state, me, events)
    if all_coffins_fit(box, me):
        load_all_coffins(box, state, me, events)
    elif all_room_for_coffins(box, me) > 0:
        return Phase.TOP_UP
    state.topping_up = ToppingUp.NO
    return NO_QUESTION


@rule("LNR-5.3", "LNR-8.3")
def before_wages(box, state, me):
    """Ask whether to use a Staff car, when there is staff to pay."""
    if can_use(box, state, me, Ability.STAFF_CAR) and staff_to_pay(me) > 0:
        return Phase.STAFF_CAR
    state.wage = box.wage
    state.step = Step.WAGES
    return NO_QUESTION


@rule("LNR-8.3")
def wages(state, me, events):
    """Ask who leaves until the others can be paid, then pay them."""
    if wages_are_short(state, me):
        return Phase.DISMISS
    pay_wages(state, me, events)
    state.step = Step.MOVE
    return NO_QUESTION


# --- Necropolis ---------------------------------------------------------------------------------------------------


@rule("LNR-5.3", "LNR-9.1")
def before_unloading(box, state, me, events):
    """Ask whether to use a Dining car, while a mourner wagon is full; then everybody gets off."""
    if can_use(box, state, me, Ability.DINING_CAR) and full_wagons(box, me) > 0:
        return Phase.DINING_CAR
    unload_mourners(state, me, events)
    state.step = Step.BURY
    return NO_QUESTION


@rule("LNR-9.1")
def burials(box, state, me, events):
    """Ask for one burial after another; when no grave is free the rest goes to Potter's Field."""
    if not train_has_coffins(me):
        state.step = Step.MOVE
        return NO_QUESTION
    if a_grave_is_free(box, me):
        return Phase.BURY
    fill_potters_field(state, me, events)
    return NO_QUESTION


# --- whose turn comes next ----------------------------------------------------------------------------------------


@helper
def end_turn(box, state, events):
    """Discard the card, unless it was tucked; then the next seat, the next round or the next stage."""
    if state.card != NONE and not state.card_kept:
        state.discarded += 1
    if state.seat != last_seat(state):
        state.seat = next_seat(state)
    elif state.stage == Stage.PURCHASES:
        clear_turn(state)
        tell_game_ended(events, state.seat)
        return Phase.OVER
    else:
        begin_next_stage(box, state, events)
    clear_turn(state)
    state.turn += 1
    return NO_QUESTION


@rule("LNR-1.1", "LNR-11.2")
def next_seat(state):
    """The next seat round the table; backwards in the final purchases."""
    if state.stage == Stage.PURCHASES:
        return (state.seat + state.seats - 1) % state.seats
    return (state.seat + 1) % state.seats


@rule("LNR-11.2")
def last_seat(state):
    """The seat that ends a round: the one before the first player, or the first player in the final purchases."""
    return state.first if state.stage == Stage.PURCHASES else (state.first + state.seats - 1) % state.seats


@rule("LNR-1.1", "LNR-10.1", "LNR-11.1", "LNR-11.2")
def begin_next_stage(box, state, events):
    """Begin the next round, the free action after the sixth, or after the last the final runs, then the purchases."""
    if state.stage == Stage.RUNS:
        state.stage = Stage.PURCHASES  # the last player begins, and it is already their turn
        tell_purchases_began(events, state.seat)
        return
    state.seat = state.first
    if state.stage == Stage.ROUNDS and state.round_number == box.century_after:
        state.stage = Stage.CENTURY
        tell_century_began(events, state.seat)
    elif state.stage == Stage.ROUNDS and state.round_number == box.rounds:
        state.stage = Stage.RUNS
        tell_runs_began(events, state.seat)
    else:
        state.stage = Stage.ROUNDS
        state.round_number += 1
        tell_round_began(events, state.seat, int64(state.round_number))


@rule("LNR-2.2", "LNR-5.3")
def clear_turn(state):
    """Reset everything that counts within a turn."""
    state.step = Step.OPENING
    state.card, state.card_kept = NONE, 0
    state.hired = state.built = state.bonus_used = state.prestige_used = 0
    state.steps = state.wage = 0
    for section in range(SECTIONS):
        state.used[section] = 0
    for ability in range(ABILITIES):
        state.abilities[ability] = 0
