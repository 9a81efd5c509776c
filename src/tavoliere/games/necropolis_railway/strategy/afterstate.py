"""What is certain of a move: everything up to the first card or coffin that chance decides."""

from tavoliere.engine.events import EVENT
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.necropolis_railway.knowledge.feature_layout import ANSWER, CARD, COFFINS, GAME_OVER, TURN_OVER
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import COFFIN_COLOURS, DISCS_UNDER, NONE, Phase, Step, Yield
from tavoliere.games.necropolis_railway.rules.income import coffins_in_bag, income
from tavoliere.games.necropolis_railway.rules.necropolis import volunteer_finds_a_place
from tavoliere.games.necropolis_railway.rules.play import carry_out, next_question
from tavoliere.games.necropolis_railway.rules.turn import NO_QUESTION, move_one_space


@helper
def afterstate(box, state, seat, move):
    """Carry out the certain part of a move; the card that fills a gap and the coffins of an income are awaited.

    It ends at the next question, even one with a single answer, or with the turn.
    """
    chosen, no_events = box.moves[move], scratch(0, EVENT)
    if chosen.kind == Kind.TAKE:
        take_for_certain(state, chosen.space)
        return CARD
    carry_out(box, state, chosen, no_events)
    turn = state.turn
    while state.turn == turn:
        if coffins_come_next(box, state):
            arrive_in_london(box, state, no_events)
            return COFFINS
        phase = next_question(box, state, no_events)
        if phase != NO_QUESTION:
            state.phase = phase
            return GAME_OVER if phase == Phase.OVER else ANSWER
    return TURN_OVER


@helper
def take_for_certain(state, space):
    """A card and its discs; the gap stays."""
    me = state.players[state.seat]
    state.card, state.face_up[space] = state.face_up[space], NONE
    for place in range(DISCS_UNDER):
        disc = state.discs_under[space, place]
        if disc != NONE:
            me.discs[disc] += 1
            state.discs_under[space, place] = NONE
    state.step = Step.ACTIONS


@helper
def coffins_come_next(box, state):
    """Whether the train's next step leads to London, where coffins will be drawn."""
    me = state.players[state.seat]
    if state.step != Step.MOVE or state.steps == 0 or (me.train + 1) % box.spaces != box.london:
        return False
    return income(box, me, Yield.COFFINS) > 0 and coffins_in_bag(state) > 0 and not volunteer_finds_a_place(box, me)


@helper
def arrive_in_london(box, state, no_events):
    """The step to London with its mourners, pounds and discs: out of an empty bag no coffin is drawn."""
    bag = (state.bag[0], state.bag[1], state.bag[2], state.bag[3])
    for colour in range(COFFIN_COLOURS):
        state.bag[colour] = 0
    move_one_space(box, state, state.players[state.seat], no_events)
    for colour in range(COFFIN_COLOURS):
        state.bag[colour] = bag[colour]
