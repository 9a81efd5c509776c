"""The course of the game: what a move does, and what follows by itself up to the next question."""

from tavoliere.engine.records import NOBODY, int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.events import tell_game_over, tell_stacks_ran_out
from tavoliere.games.old_london_bridge.moves import Kind
from tavoliere.games.old_london_bridge.names import CENTRE, EMPTY, NO_CARD, Phase, Tile
from tavoliere.games.old_london_bridge.rules.legality import actor
from tavoliere.games.old_london_bridge.rules.round import (
    all_have_chosen,
    ask_for_plus_ones,
    call_lady,
    choose_cards,
    clear_order,
    empty_stacks,
    fix_order,
    is_last_round,
    may_call_lady,
    pay_chapel_leader,
    pay_gate_leader,
    pay_highest_card,
    pay_lowest_number,
    raise_card,
    release_tiles,
    remove_pawns,
    reveal_cards,
    start_round,
)
from tavoliere.games.old_london_bridge.rules.turn import (
    begin_turn,
    decline_bonus,
    decline_effect,
    discard_card,
    effect_is_idle,
    go_without,
    has_track_tile,
    inn_has_something,
    may_reclaim,
    may_take_bonus,
    phase_after_bonus,
    replace_chosen,
    set_card_aside,
    take_and_build,
    take_bonus,
    take_card,
    take_card_back,
    use_effect,
    use_tile,
)
from tavoliere.games.old_london_bridge.rules.wheel import can_place_with_tiles, may_go_without


@helper
def is_before_turns(phase):
    """Whether lady tiles, secret cards or +1 tiles are asked for."""
    return phase == Phase.LADY or phase == Phase.CARDS or phase == Phase.PLUS_ONE


@helper
def is_in_turn(phase):
    """Whether the played card, the pawn or the last tiles are asked for; what is left belongs to effects."""
    return phase == Phase.RECLAIM or phase == Phase.PAWN or phase == Phase.LAST_TILES


# --- what happens ----------------------------------------------------------------------------------------------------


def play(box, state, seat, move, events):
    """Carry out a move, then all that follows by itself."""
    row = box.moves[move]
    if is_before_turns(state.phase):
        play_before_turns(box, state, events, seat, row)
    elif is_in_turn(state.phase):
        play_in_turn(box, state, events, seat, row)
    else:
        play_effect(box, state, events, seat, row)
    run_until_question(box, state, events)


@helper
def play_before_turns(box, state, events, seat, row):
    """Lady tiles, secret cards, +1 tiles."""
    if row.kind == Kind.CARD:
        choose_cards(state, events, seat, int64(row.value), NO_CARD)
    elif row.kind == Kind.CARDS:
        choose_cards(state, events, seat, int64(row.high), int64(row.low))
    elif row.kind == Kind.LADY:
        call_lady(box, state, events, seat)
    elif row.kind == Kind.PLUS_ONE:
        raise_card(box, state, events, seat, int64(row.value))
    else:  # no lady, no plus: the next seat is asked
        state.asked += 1


@helper
def play_in_turn(box, state, events, seat, row):
    """The played card, the pawn, +2 tiles, the end of the turn."""
    if row.kind == Kind.PAWN:
        take_and_build(box, state, events, seat, int64(row.stack), int64(row.stack), int64(row.using))
    elif row.kind == Kind.PAWN_CENTRE:
        take_and_build(box, state, events, seat, CENTRE, int64(row.stack), int64(row.using))
    elif row.kind == Kind.NO_PAWN:
        go_without(state, events, seat)
        state.phase = Phase.LAST_TILES
    elif row.kind == Kind.USE:
        use_tile(box, state, events, seat, int64(row.tile))
    elif row.kind == Kind.RECLAIM:
        set_card_aside(state, events, seat)
        state.phase = Phase.PAWN
    elif row.kind == Kind.DISCARD:
        discard_card(state, events, seat)
        state.phase = Phase.PAWN
    else:
        end_turn(box, state, events)


@helper
def play_effect(box, state, events, seat, row):
    """The building replaced, its effect, bonus tiles."""
    if row.kind == Kind.REPLACE:
        replace_chosen(box, state, events, seat, int64(row.building))
    elif row.kind == Kind.ADVANCE:
        use_effect(box, state, events, seat)
    elif row.kind == Kind.BONUS:
        take_bonus(state, events, seat, int64(row.bonus_stack))
    elif row.kind == Kind.NO_BONUS:
        decline_bonus(state, events, seat)
    elif row.kind == Kind.TAKE:
        take_card(state, events, seat, int64(row.value))
    else:  # stay, enough
        decline_effect(box, state, events, seat)


# --- what follows by itself ------------------------------------------------------------------------------------------


@rule("GEN-7")
def run_until_question(box, state, events):
    """Continue until somebody has a choice to make."""
    while not waits(box, state, events):
        pass


@helper
def waits(box, state, events):
    """Whether somebody has a choice to make; if not, settle the question and open the next one."""
    if state.phase == Phase.OVER:
        return True
    if is_before_turns(state.phase):
        return waits_before_turns(box, state, events)
    if is_in_turn(state.phase):
        return waits_in_turn(box, state, events)
    return waits_for_effect(box, state, events)


@helper
def waits_before_turns(box, state, events):
    """Whether a lady tile, a secret card or a +1 tile is asked for."""
    if state.phase == Phase.CARDS:
        if not all_have_chosen(state):
            return True
        reveal_cards(state, events)
        pay_highest_card(box, state, events)
        ask_for_plus_ones(state)
        return False
    if state.asked < state.seats:
        if state.phase == Phase.LADY and may_call_lady(box, state, actor(state)):
            return True
        if state.phase == Phase.PLUS_ONE and state.players[actor(state)].tiles[Tile.PLUS_ONE] > 0:
            return True
        state.asked += 1
    elif state.phase == Phase.LADY:
        state.phase = Phase.CARDS
        state.asked = 0
    else:
        fix_order(box, state, events)
        begin_turn(state, 0)
    return False


@helper
def waits_in_turn(box, state, events):
    """Whether there is a choice about the played card, the pawn, or the last tiles of the turn."""
    seat = actor(state)
    if state.phase == Phase.RECLAIM:
        if may_reclaim(state, seat):
            return True
        discard_card(state, events, seat)
        state.phase = Phase.PAWN
    elif state.phase == Phase.PAWN:
        if not may_go_without(box, state, seat) or has_track_tile(box, state, seat):
            return True
        if can_place_with_tiles(box, state, seat):
            return True
        go_without(state, events, seat)
        state.phase = Phase.LAST_TILES
    else:
        state.building = EMPTY
        state.power = 0
        if has_track_tile(box, state, seat):
            return True
        end_turn(box, state, events)
    return False


@helper
def waits_for_effect(box, state, events):
    """Whether there is a choice about the building replaced, its effect or a bonus tile."""
    seat = actor(state)
    if state.phase == Phase.BONUS:
        if may_take_bonus(state):
            return True
        state.bonus_due = 0
        state.phase = phase_after_bonus(state)
        return False
    if state.phase == Phase.INN:
        if inn_has_something(state):
            return True
    elif state.phase == Phase.REPLACE or not effect_is_idle(box, state, seat):
        return True
    state.phase = Phase.LAST_TILES
    return False


@helper
def end_turn(box, state, events):
    """A card set aside returns; then the next turn, or the end of the round."""
    take_card_back(state, events, actor(state))
    place = state.asked + 1
    if place < state.seats * box.cards_played[state.seats]:
        begin_turn(state, place)
    else:
        end_round(box, state, events)


@helper
def end_round(box, state, events):
    """What each round pays, then the next one, or the end of the game."""
    pay_chapel_leader(box, state, events)
    pay_gate_leader(box, state, events)
    pay_lowest_number(box, state, events)
    remove_pawns(state, events)
    release_tiles(state)
    if is_last_round(box, state):
        end_game(box, state, events)
    else:
        start_round(state, events)


@helper
def end_game(box, state, events):
    """End the game; hands and purses become public."""
    if state.round_number < box.rounds[state.seats]:
        tell_stacks_ran_out(events, NOBODY, empty_stacks(state))
    state.phase = Phase.OVER
    state.asked = 0
    clear_order(state)
    tell_game_over(events, NOBODY)
