"""What a typed position may not say: more pieces than the box holds, or a question that cannot be open."""

from typing import Any

import numpy as np

from tavoliere.engine.position_reader import Reader
from tavoliere.games.necropolis_railway.box import Ids
from tavoliere.games.necropolis_railway.names import MOVES, NONE, Ability, Phase, Section, Stage, Step, Worker
from tavoliere.games.necropolis_railway.rules.income import (
    all_room_for_coffins,
    coffins_waiting,
    something_can_be_loaded,
    staff_to_pay,
)
from tavoliere.games.necropolis_railway.rules.listing import legal_moves
from tavoliere.games.necropolis_railway.rules.necropolis import full_wagons
from tavoliere.games.necropolis_railway.rules.tucked_cards import can_use

ASKS_ABOUT = {
    Phase.TENDER: Ability.TENDER,
    Phase.STAFF_CAR: Ability.STAFF_CAR,
    Phase.DINING_CAR: Ability.DINING_CAR,
}

STAGES_OF = {
    Phase.FIRST_STAFF: (Stage.SET_UP,),
    **dict.fromkeys((Phase.TAKE, Phase.ACT, Phase.TENDER), (Stage.ROUNDS,)),
    **dict.fromkeys(
        (Phase.LOAD, Phase.STAFF_CAR, Phase.DISMISS, Phase.DINING_CAR, Phase.BURY), (Stage.ROUNDS, Stage.RUNS)
    ),
    Phase.VOLUNTEER: (Stage.ROUNDS, Stage.CENTURY, Stage.RUNS),
    Phase.CENTURY: (Stage.CENTURY,),
    Phase.RUN: (Stage.RUNS,),
    **dict.fromkeys((Phase.PURCHASE, Phase.OVER), (Stage.PURCHASES,)),
}  # the stages in which a question can be open; any other follows an action, in a round or the century's free one
STEP_OF = {
    Phase.ACT: Step.ACTIONS,
    Phase.TENDER: Step.TENDER,
    Phase.LOAD: Step.LOAD,
    Phase.STAFF_CAR: Step.STAFF_CAR,
    Phase.DISMISS: Step.WAGES,
    Phase.DINING_CAR: Step.DINING_CAR,
    Phase.BURY: Step.BURY,
}
OPENINGS = (Phase.FIRST_STAFF, Phase.TAKE, Phase.CENTURY, Phase.RUN, Phase.PURCHASE, Phase.OVER)
OF_A_TURN = (
    *("card_kept", "used", "hired", "built", "bonus_used", "prestige_used", "abilities", "steps", "white_crypts"),
    "topping_up",
)  # what a turn has used and still owes


# --- the moment ---------------------------------------------------------------------------------------------------


def stages_of(phase: Phase) -> tuple[Stage, ...]:
    """The stages of the game in which a question can be open, the usual one first."""
    return STAGES_OF.get(phase, (Stage.ROUNDS, Stage.CENTURY))


def steps_of(phase: Phase, stage: Stage) -> tuple[Step, ...]:
    """The steps of a turn at which a question can be open, the usual one first."""
    if phase in OPENINGS:
        return (Step.OPENING,)
    if phase in STEP_OF:
        return (STEP_OF[phase],)
    action = {Stage.ROUNDS: (Step.ACTIONS,), Stage.CENTURY: (Step.END,)}.get(stage, ())
    dismissal = (Step.WAGES,) if phase == Phase.VOLUNTEER and stage != Stage.CENTURY else ()
    return (*action, *dismissal)


def rounds_of(box: Any, stage: Stage) -> tuple[int, int]:
    """The first and the last round in which a stage can be."""
    century, last = int(box.century_after), int(box.rounds)
    return {Stage.SET_UP: (0, 0), Stage.ROUNDS: (1, last), Stage.CENTURY: (century, century)}.get(stage, (last, last))


def check_turn(state: Any, read: Reader) -> None:
    """A turn that only begins has used nothing yet; one of a round goes on with its card, which may be kept once."""
    if state.phase in OPENINGS:
        for key in OF_A_TURN:
            if np.any(state[key]):
                read.refuse("position-turn-begins", "abilities_used" if key == "abilities" else key)
        if state.card != NONE:
            read.refuse("position-turn-begins", "card")
    elif state.stage == Stage.ROUNDS and state.card == NONE:
        read.refuse("position-question", "card")
    if state.card_kept and not state.used[Section.RAILWAY]:  # else it could go under the railway once more
        read.refuse("position-card-kept", "card_kept")


# --- pieces -------------------------------------------------------------------------------------------------------


def read_wage(box: Any, state: Any, read: Reader) -> int:
    """Pounds for each staff: one of the two printed wages once they are due, else none."""
    due = state.phase == Phase.DISMISS or state.step == Step.WAGES
    printed = (int(box.wage), int(box.staff_car_wage))
    wage = read.whole("wage", int(box.wage) if due else 0)
    if wage not in printed and (due or wage):
        read.refuse("position-wage", "wage", wage=printed[0], less=printed[1])
    return wage


def read_volunteers(box: Any, me: Any, read: Reader) -> None:
    """Volunteers that wait and those put aside; with those at work, no more than a player has."""
    left = int(box.start_volunteers) - int((me.workers == Worker.VOLUNTEER).sum())
    if left < 0:
        read.refuse("position-too-many-volunteers", "workers", count=int(box.start_volunteers))
    me.volunteers = read.whole("volunteers", 0, 0, left)
    left -= int(me.volunteers)
    me.aside = read.whole("aside", left, 0, left)


def cards_used(box: Any, state: Any) -> list[int]:
    """The cards for this number of players."""
    return [card for card in range(int(box.cards)) if box.card_dots[card] <= state.seats]


def check_cards(ids: Ids, box: Any, state: Any, deck: list[int], read: Reader) -> None:
    """No card may lie anywhere that this number of players does not use."""
    places = {"deck": deck, "card": [int(state.card)]}
    for space, card in enumerate(state.face_up):
        places[f"face_up[{space}].card"] = [int(card)]
    for seat in range(int(state.seats)):
        places[f"players[{seat}].tucked"] = [int(card) for card in state.players[seat].tucked]
    used = {NONE, *cards_used(box, state)}
    for path, cards in places.items():
        for card in cards:
            if card not in used:
                read.refuse("position-card-not-used", path, card=ids.cards[card], seats=int(state.seats))


def left_over(read: Reader, pieces: int, in_play: int, reason: str, **words: Any) -> int:
    """How many pieces of a kind are left; a position that uses more than the box holds is refused."""
    if in_play > pieces:
        read.refuse(reason, "players", count=pieces, **words)
    return int(pieces) - int(in_play)


# --- questions ----------------------------------------------------------------------------------------------------


def check_question(box: Any, state: Any, read: Reader) -> None:
    """The open question must apply to the position and have a legal answer."""
    me, phase = state.players[state.seat], Phase(int(state.phase))
    card = ASKS_ABOUT.get(phase)
    owed = {
        Phase.VOLUNTEER: int(me.volunteers),
        Phase.WHITE_CRYPT: min(int(state.white_crypts), int(state.crypts[-1])),
        Phase.LOAD: min(int(coffins_waiting(me)), int(all_room_for_coffins(box, me))),
        Phase.LOAD_WAITING: int(me.train == box.london and something_can_be_loaded(box, me)),
        Phase.TOP_UP: min(int(coffins_waiting(me)), int(all_room_for_coffins(box, me))),
        Phase.STAFF_CAR: int(staff_to_pay(me)),
        Phase.DINING_CAR: int(full_wagons(box, me)),
    }.get(phase, 1)
    if owed == 0 or (card is not None and not can_use(box, state, me, card)):
        read.refuse("position-question", "phase")
    if phase == Phase.FIRST_STAFF:
        check_first_staff(state, read)
    if phase != Phase.OVER and legal_moves(box, state, int(state.seat), np.empty(MOVES, np.int16)) == 0:
        read.refuse("position-question", "phase")


def check_first_staff(state: Any, read: Reader) -> None:
    """Nobody stands on the boards of those who have still to place their first staff."""
    seats, first = int(state.seats), int(state.first)
    for turn in range((int(state.seat) - first) % seats, seats):
        seat = (first + turn) % seats
        if state.players[seat].workers.any():
            read.refuse("position-first-staff", f"players[{seat}].workers")
        if state.players[seat].volunteers:  # they would stand where the first staff goes
            read.refuse("position-first-staff", f"players[{seat}].volunteers")
