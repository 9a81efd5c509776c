"""The course of the game: who is asked what, which moves are legal, what forbids them, and what follows by itself."""

import numpy as np

from tavoliere.engine.events import EVENT, reveal, tell
from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.bridge import replace_forbidden_by, replaceable
from tavoliere.games.old_london_bridge.names import (
    CENTRE,
    EMPTY,
    FIRST_ANSWER,
    LAST_ANSWER,
    NO_CARD,
    NOWHERE,
    Event,
    Forbidden,
    Kind,
    Phase,
    Tile,
)
from tavoliere.games.old_london_bridge.rounds import (
    all_have_chosen,
    ask_for_plus_ones,
    call_lady,
    cards_forbidden_by,
    choose_cards,
    clear_order,
    empty_stacks,
    fix_order,
    has_chosen,
    is_last_round,
    may_call_lady,
    pay_chapel_leader,
    pay_gate_leader,
    pay_highest_card,
    pay_lowest_number,
    raise_card,
    remove_pawns,
    reveal_cards,
    ripen_tiles,
    slot_worth,
    start_round,
)
from tavoliere.games.old_london_bridge.state import prepare
from tavoliere.games.old_london_bridge.turns import (
    begin_turn,
    decline_effect,
    discard_card,
    effect_is_idle,
    go_without,
    has_track_tile,
    inn_has_something,
    may_reclaim,
    only_bonus_stack,
    phase_after_bonus,
    replace_chosen,
    set_card_aside,
    take_and_build,
    take_bonus,
    take_card,
    take_card_back,
    take_forbidden_by,
    use_effect,
    use_forbidden_by,
    use_tile,
)
from tavoliere.games.old_london_bridge.wheel import can_place_with_tiles, may_go_without, pawn_forbidden_by


def set_up(box, state, seats, options, seed):
    """Prepare the game and begin the first round; all chance is settled here."""
    nobody_listens = np.empty(0, EVENT)
    prepare(box, state, seats, options, seed)
    start_round(state, nobody_listens)
    state.phase = Phase.CARDS  # nobody has a lady tile yet


# --- who is asked what -----------------------------------------------------------------------------------------------


@helper
def actor(state):
    """The one seat that is asked, except for secret cards."""
    if state.phase == Phase.LADY:
        return np.int64(state.chapel_order[state.asked])
    return np.int64(state.order[state.asked])


@rule("OLB-2.2", "GEN-2", "GEN-3")
def seats_to_act(box, state):
    """Secret cards are everybody's who has not chosen yet; every other question is one seat's."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase != Phase.CARDS:
        return 1 << actor(state)
    mask = 0
    for seat in range(state.seats):
        if not has_chosen(state, seat):
            mask |= 1 << seat
    return mask


def is_over(box, state):
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@rule("GEN-2")
def answers(phase, kind):
    """Whether this kind of move answers the open question."""
    return FIRST_ANSWER[phase] <= kind <= LAST_ANSWER[phase]


# --- what forbids a move ---------------------------------------------------------------------------------------------


@rule("GEN-2", "GEN-3")
def forbidden_by(box, state, seat, move):
    """Which rule forbids a move: first the moment, then the move's own rules."""
    if state.phase == Phase.OVER:
        return Forbidden.GAME_IS_OVER
    if not (seats_to_act(box, state) >> seat) & 1:
        return Forbidden.NOT_ASKED
    if not answers(state.phase, box.moves[move].kind):
        return Forbidden.ANOTHER_QUESTION
    return answer_forbidden_by(box, state, seat, move)


@helper
def unpack(box, move):
    """Kind and numbers of a move, as wide whole numbers: one compiled version of each rule is enough."""
    row = box.moves[move]
    return np.int64(row.kind), np.int64(row.a), np.int64(row.b)


@helper
def answer_forbidden_by(box, state, seat, move):
    """Which rule forbids a move that answers the open question; kinds not listed are always possible then."""
    reason = Forbidden.NOTHING
    kind, a, b = unpack(box, move)
    if kind == Kind.PAWN:
        reason = pawn_forbidden_by(box, state, seat, a, a, b)
    elif kind == Kind.PAWN_CENTRE:
        reason = pawn_forbidden_by(box, state, seat, CENTRE, a, b)
    elif kind == Kind.CARD:
        reason = cards_forbidden_by(box, state, seat, a, NO_CARD)
    elif kind == Kind.CARDS:
        reason = cards_forbidden_by(box, state, seat, a, b)
    elif kind == Kind.REPLACE:
        reason = replace_forbidden_by(box, state.players[seat], a, state.building)
    elif kind == Kind.TAKE:
        reason = take_forbidden_by(state, a)
    elif kind == Kind.USE:
        reason = use_forbidden_by(box, state, seat, a)
    elif kind == Kind.NO_PAWN and not may_go_without(box, state, seat):
        reason = Forbidden.SOME_SPACE_IS_USABLE
    elif kind == Kind.BONUS and state.bonus_left[a] == 0:
        reason = Forbidden.NO_TILE_LEFT
    elif kind == Kind.PLUS_ONE and slot_worth(box, state, seat, a) == NOWHERE:
        reason = Forbidden.NO_CARD_OF_THAT_VALUE
    return reason


def legal_moves(box, state, seat, out):
    """The moves a seat may make, in ascending order."""
    if not (seats_to_act(box, state) >> seat) & 1:
        return 0
    if state.phase == Phase.REPLACE:
        return legal_replacements(box, state.players[seat], state.building, out)
    count = 0
    phase = int(state.phase)
    for move in range(box.first_move[FIRST_ANSWER[phase]], box.first_move[LAST_ANSWER[phase] + 1]):
        if answer_forbidden_by(box, state, seat, move) == Forbidden.NOTHING:
            out[count] = move
            count += 1
    return count


@helper
def legal_replacements(box, player, building, out):
    """The buildings of a bridge that may be replaced, sorted as their moves are."""
    count = 0
    for space in range(player.built):
        if replaceable(box, player, space, building):
            move = box.replace_move[player.bridge[space]]
            place = count
            while place > 0 and out[place - 1] > move:
                out[place] = out[place - 1]
                place -= 1
            out[place] = move
            count += 1
    return count


# --- what happens ----------------------------------------------------------------------------------------------------


def play(box, state, seat, move, events):
    """Carry out a move, then all that follows by itself."""
    kind, a, b = unpack(box, move)
    if state.phase in (Phase.LADY, Phase.CARDS, Phase.PLUS_ONE):
        play_before_turns(box, state, events, seat, kind, a, b)
    elif state.phase in (Phase.PAWN, Phase.RECLAIM, Phase.LAST_TILES):
        play_in_turn(box, state, events, seat, kind, a, b)
    else:
        play_effect(box, state, events, seat, kind, a, b)
    go_on(box, state, events)


@helper
def play_before_turns(box, state, events, seat, kind, a, b):
    """Lady tiles, secret cards, +1 tiles."""
    if kind == Kind.CARD:
        choose_cards(state, events, seat, a, NO_CARD)
    elif kind == Kind.CARDS:
        choose_cards(state, events, seat, a, b)
    elif kind == Kind.LADY:
        call_lady(box, state, events, seat)
    elif kind == Kind.PLUS_ONE:
        raise_card(box, state, events, seat, a)
    else:  # no lady, no plus: the next seat is asked
        state.asked += 1


@helper
def play_in_turn(box, state, events, seat, kind, a, b):
    """The played card, the pawn, +2 tiles, the end of the turn."""
    if kind == Kind.PAWN:
        take_and_build(box, state, events, seat, a, a, b)
    elif kind == Kind.PAWN_CENTRE:
        take_and_build(box, state, events, seat, CENTRE, a, b)
    elif kind == Kind.NO_PAWN:
        go_without(state, events, seat)
        state.phase = Phase.LAST_TILES
    elif kind == Kind.USE:
        use_tile(box, state, events, seat, a)
    elif kind == Kind.RECLAIM:
        set_card_aside(state, events, seat)
        state.phase = Phase.PAWN
    elif kind == Kind.DISCARD:
        discard_card(state, events, seat)
        state.phase = Phase.PAWN
    else:
        end_turn(box, state, events)


@helper
def play_effect(box, state, events, seat, kind, a, b):
    """The building replaced, its effect, bonus tiles."""
    if kind == Kind.REPLACE:
        replace_chosen(box, state, events, seat, a)
    elif kind == Kind.ADVANCE:
        use_effect(box, state, events, seat)
    elif kind == Kind.BONUS:
        state.bonus_due -= 1
        take_bonus(state, events, seat, a)
    elif kind == Kind.TAKE:
        take_card(state, events, seat, a)
    else:  # stay, enough
        decline_effect(box, state, events, seat)


# --- what follows by itself ------------------------------------------------------------------------------------------


@rule("GEN-7")
def go_on(box, state, events):
    """Go on until somebody has a real question to answer."""
    while not waits(box, state, events):
        pass


@helper
def waits(box, state, events):
    """Whether the open question is a real one; if not it is settled and another one opened."""
    if state.phase == Phase.OVER:
        return True
    if state.phase in (Phase.LADY, Phase.CARDS, Phase.PLUS_ONE):
        return waits_before_turns(box, state, events)
    if state.phase in (Phase.RECLAIM, Phase.PAWN, Phase.LAST_TILES):
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
        stack = only_bonus_stack(state)
        if state.bonus_due == 0 or stack == len(state.bonus_left):
            state.bonus_due = 0
            state.phase = phase_after_bonus(state)
            return False
        if stack == NOWHERE:
            return True
        state.bonus_due -= 1
        take_bonus(state, events, seat, stack)
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
    ripen_tiles(state)
    if is_last_round(box, state):
        end_game(box, state, events)
    else:
        start_round(state, events)


@helper
def end_game(box, state, events):
    """The game is over: hands and purses are opened, the scoring says who is richest."""
    if state.round_number < box.rounds[state.seats]:
        tell(events, Event.STACKS_RAN_OUT, NOBODY, empty_stacks(state))
    state.phase = Phase.OVER
    state.asked = 0
    clear_order(state)
    reveal(events, Event.GAME_OVER, NOBODY)
