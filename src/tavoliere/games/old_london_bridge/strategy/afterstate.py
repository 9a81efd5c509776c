"""What is certain of a move: everything up to the first card, building or tile that nobody has seen yet.

A chapel or gate that was built advances at once, as it nearly always will; whether it does is a question of its own.
"""

from tavoliere.engine.events import EVENT
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.old_london_bridge.knowledge.feature_layout import CARDS, FRESH, NOT_FRESH, ORDER, REVEAL, TURN
from tavoliere.games.old_london_bridge.moves import Kind
from tavoliere.games.old_london_bridge.names import NO_CARD, WHEEL, Phase
from tavoliere.games.old_london_bridge.rules.play import is_before_turns, play_effect, play_in_turn
from tavoliere.games.old_london_bridge.rules.round import call_lady, raise_card
from tavoliere.games.old_london_bridge.rules.turn import (
    effect_is_idle,
    inn_has_something,
    may_take_bonus,
    phase_after_bonus,
    use_effect,
)


@helper
def afterstate(box, state, seat, move):
    """Carry out the certain part of a move; others' cards, the next top of a stack and all that follows are awaited."""
    row = box.moves[move]
    no_events = scratch(1, EVENT)[:0]
    if is_before_turns(state.phase):
        return prepare_turn(box, state, seat, row, no_events)
    fresh = NOT_FRESH
    if state.phase == Phase.RECLAIM or state.phase == Phase.PAWN or state.phase == Phase.LAST_TILES:
        if row.kind == Kind.DONE:  # what follows is another's turn
            return TURN
        if row.kind == Kind.PAWN or row.kind == Kind.PAWN_CENTRE:
            fresh = int(row.stack)
        play_in_turn(box, state, no_events, seat, row)
    else:
        if row.kind == Kind.BONUS:
            fresh = WHEEL + int(row.bonus_stack)
        play_effect(box, state, no_events, seat, row)
    if row.kind != Kind.STAY and row.kind != Kind.ENOUGH:
        go_on(box, state, seat, no_events)
    return TURN + FRESH * (fresh + 1)


@helper
def prepare_turn(box, state, seat, row, no_events):
    """Lady tiles, secret cards, +1 tiles."""
    if row.kind == Kind.CARD or row.kind == Kind.CARDS:
        card = state.players[seat].card
        card[0] = row.value if row.kind == Kind.CARD else row.high
        card[1] = NO_CARD if row.kind == Kind.CARD else row.low
        return REVEAL
    if row.kind == Kind.LADY:
        call_lady(box, state, no_events, seat)
    elif row.kind == Kind.PLUS_ONE:
        raise_card(box, state, no_events, seat, int64(row.value))
    return ORDER if state.phase == Phase.PLUS_ONE else CARDS


@helper
def go_on(box, state, seat, no_events):
    """Advance on a track, then leave out questions that have no answers."""
    is_track = state.phase == Phase.CHAPEL or state.phase == Phase.GATE
    if is_track and effect_is_idle(box, state, seat):
        state.phase = Phase.LAST_TILES
    elif is_track:
        use_effect(box, state, no_events, seat)
    if state.phase == Phase.BONUS and not may_take_bonus(state):
        state.phase = phase_after_bonus(state)
    elif state.phase == Phase.INN and not inn_has_something(state):
        state.phase = Phase.LAST_TILES
