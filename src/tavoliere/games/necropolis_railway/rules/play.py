"""What a move does, and everything that follows by itself up to the next question."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.events import (
    tell_card_taken,
    tell_card_turned_up,
    tell_coffin_loaded,
    tell_dining_paid,
    tell_passed,
    tell_stayed,
    tell_white_crypt_lost,
)
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import (
    DISCS_UNDER,
    LONDON,
    NECROPOLIS,
    NONE,
    RAILWAY,
    Ability,
    Phase,
    Step,
    ToppingUp,
)
from tavoliere.games.necropolis_railway.rules.discs import (
    pay_discs,
    pay_mix,
    pay_section,
    plain_payment,
    raise_prestige,
    take_bonus,
)
from tavoliere.games.necropolis_railway.rules.income import decline_topping_up, dismiss, load_coffin
from tavoliere.games.necropolis_railway.rules.legality import only_answer
from tavoliere.games.necropolis_railway.rules.london import improve_tile, tile_price
from tavoliere.games.necropolis_railway.rules.necropolis import (
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
from tavoliere.games.necropolis_railway.rules.railway import improve_wagon, sell, tuck
from tavoliere.games.necropolis_railway.rules.set_up import turn_up
from tavoliere.games.necropolis_railway.rules.tucked_cards import use_card, use_tender
from tavoliere.games.necropolis_railway.rules.turn import (
    NO_QUESTION,
    before_topping_up,
    depart,
    gather_steps,
    steps_to_station,
    take_step,
    top_up,
)


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
    """The next question: what was gained is placed first, then what waits may be loaded, then the turn goes on."""
    me = state.players[state.seat]
    if volunteer_finds_a_place(box, me):
        return Phase.VOLUNTEER
    if state.white_crypts > 0:
        return white_crypt_question(box, state, me, events)
    if state.topping_up == ToppingUp.OFFERED:
        return before_topping_up(box, state, me)
    if state.topping_up == ToppingUp.CHOSEN:
        return top_up(box, state, me, events)
    return take_step(box, state, me, events)


@rule("LNR-5.2", "LNR-7.1")
def white_crypt_question(box, state, me, events):
    """Ask for the column of a free white crypt; without a column or a crypt it is lost."""
    if not white_crypt_is_lost(box, state, me):
        return Phase.WHITE_CRYPT
    state.white_crypts -= 1
    tell_white_crypt_lost(events, state.seat)
    return NO_QUESTION


# --- each kind of move ----------------------------------------------------------------------------------------------


@helper
def carry_out(box, state, chosen, events):
    """Do what a row of the move table says, without what follows."""
    me = state.players[state.seat]
    kind = chosen.kind
    if kind == Kind.STAFF:
        place_first_staff(state, me, int64(chosen.row), events)
        state.step = Step.END
    elif kind == Kind.TAKE:
        take_card(box, state, me, int64(chosen.space), events)
    elif kind <= Kind.WAGON:
        use_section(box, state, me, chosen, events)
    elif kind <= Kind.DONE:
        take_another_action(box, state, me, chosen, events)
    elif kind <= Kind.TOP_UP:
        place_gain(box, state, me, chosen, events)
    elif kind <= Kind.NO_DINING_CAR:
        answer_while_moving(box, state, me, chosen, events)
    elif kind == Kind.BURY:
        bury(box, state, chosen, events)
    elif kind <= Kind.CENTURY_PASS:
        play_century(box, state, me, chosen, events)
    else:
        play_final_stage(box, state, me, chosen, events)


@rule("LNR-2.1")
def take_card(box, state, me, space, events):
    """Take a card with its discs; a new card fills the gap."""
    state.card = state.face_up[space]
    discs = state.discs_under[space]
    tell_card_taken(events, state.seat, space, int64(state.card), int64(discs[0]), int64(discs[1]))
    for place in range(DISCS_UNDER):
        if discs[place] != NONE:
            me.discs[discs[place]] += 1
    turn_up(box, state, space)
    card = int64(state.face_up[space])
    tell_card_turned_up(events, state.seat, space, card, int64(discs[0]), int64(discs[1]))
    state.step = Step.ACTIONS


@rule("LNR-2.2")
def use_section(box, state, me, chosen, events):
    """Carry out an action of the card: pay its disc, then do it."""
    kind, extras = chosen.kind, chosen.extras
    if kind == Kind.LONDON:
        pay_section(box, state, LONDON, extras, events)
        tile = int64(chosen.tile)
        improve_tile(state, me, tile, tile_price(box, me, tile), events)
    elif kind == Kind.HIRE:
        pay_section(box, state, NECROPOLIS, extras, events)
        state.hired = 1
        hire(state, me, int64(chosen.place), int64(box.hire_price), events)
    elif kind == Kind.CRYPT:
        pay_section(box, state, NECROPOLIS, extras, events)
        state.built = 1
        build_crypt(box, state, chosen, events)
    elif kind == Kind.TUCK:
        pay_section(box, state, RAILWAY, extras, events)
        tuck(state, me, events)
    else:
        pay_section(box, state, RAILWAY, extras, events)
        improve_wagon(box, state, me, int64(chosen.wagon), events)


@helper
def take_another_action(box, state, me, chosen, events):
    """Carry out a bonus action, a step of prestige, a sale, or the end of the actions."""
    kind = chosen.kind
    if kind == Kind.BONUS:
        take_bonus(box, state, chosen, events)
    elif kind == Kind.PRESTIGE:
        pay_discs(state, plain_payment(box, me), events)
        raise_prestige(box, state, me, events)
    elif kind == Kind.PRESTIGE_MIX:
        pay_mix(box, state, chosen.payment, events)
        raise_prestige(box, state, me, events)
    elif kind == Kind.SELL:
        sell(box, state, me, int64(chosen.wagon), events)
    else:
        gather_steps(box, state, me)


@helper
def place_gain(box, state, me, chosen, events):
    """Place a volunteer or a white crypt, or load what waits into a new wagon."""
    if chosen.kind == Kind.VOLUNTEER:
        place_volunteer(state, me, int64(chosen.place), events)
    elif chosen.kind == Kind.WHITE_CRYPT:
        place_white_crypt(state, me, int64(chosen.column), events)
    elif chosen.kind == Kind.LOAD_ALL:
        state.topping_up = ToppingUp.CHOSEN
    elif chosen.kind == Kind.LOAD_NONE:
        decline_topping_up(state, events)
    else:
        load_chosen_coffin(box, state, me, int64(chosen.coffin), events)


@rule("LNR-8.2")
def load_chosen_coffin(box, state, me, colour, events):
    """Load one coffin of the colour chosen."""
    load_coffin(box, me, colour)
    tell_coffin_loaded(events, state.seat, colour, 1)


@rule("LNR-5.3", "LNR-8.2", "LNR-8.3")
def answer_while_moving(box, state, me, chosen, events):
    """Carry out the answers while the train moves: tucked cards, coffins to load, staff to dismiss."""
    kind = chosen.kind
    if kind == Kind.TENDER:
        use_tender(box, state, me, events)
        depart(box, state, me, events)
    elif kind == Kind.NO_TENDER:
        depart(box, state, me, events)
    elif kind == Kind.LOAD:
        load_chosen_coffin(box, state, me, int64(chosen.coffin), events)
    elif kind == Kind.STAFF_CAR:
        use_card(box, state, Ability.STAFF_CAR, int64(box.staff_car_wage), events)
        state.wage, state.step = box.staff_car_wage, Step.WAGES
    elif kind == Kind.FULL_WAGES:
        state.wage, state.step = box.wage, Step.WAGES
    elif kind == Kind.DISMISS:
        dismiss(state, me, int64(chosen.place), events)
    else:
        if kind == Kind.DINING_CAR:
            dine(box, state, me, events)
        unload_mourners(state, me, events)
        state.step = Step.BURY


@rule("LNR-5.3")
def dine(box, state, me, events):
    """Pay pounds for each full mourner wagon."""
    wagons = full_wagons(box, me)
    use_card(box, state, Ability.DINING_CAR, wagons, events)
    me.money += wagons * box.dining_car_money
    tell_dining_paid(events, state.seat, wagons, wagons * box.dining_car_money)


@rule("LNR-10.1")
def play_century(box, state, me, chosen, events):
    """Carry out one action without discs and without its price in pounds; no train moves."""
    state.step = Step.END
    if chosen.kind == Kind.CENTURY_LONDON:
        improve_tile(state, me, int64(chosen.tile), 0, events)
    elif chosen.kind == Kind.CENTURY_WAGON:
        improve_wagon(box, state, me, int64(chosen.wagon), events)
    elif chosen.kind == Kind.CENTURY_HIRE:
        hire(state, me, int64(chosen.place), 0, events)
    elif chosen.kind == Kind.CENTURY_CRYPT:
        build_crypt(box, state, chosen, events)
    else:
        tell_passed(events, state.seat)


@rule("LNR-11.1", "LNR-11.2")
def play_final_stage(box, state, me, chosen, events):
    """Carry out what follows the last round: the run to the next station, then one purchase."""
    state.step = Step.END
    if chosen.kind == Kind.RUN:
        state.steps = steps_to_station(box, me)
        depart(box, state, me, events)
    elif chosen.kind == Kind.STAY:
        tell_stayed(events, state.seat)
    elif chosen.kind == Kind.FINAL_HIRE:
        hire(state, me, int64(chosen.place), int64(box.hire_price), events)
    elif chosen.kind == Kind.FINAL_CRYPT:
        build_crypt(box, state, chosen, events)
    else:
        tell_passed(events, state.seat)
