"""Who is asked what, what forbids a move, and which moves are legal."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.moves import FIRST_ANSWER, LAST_ANSWER, Kind, answers
from tavoliere.games.old_london_bridge.names import CENTRE, NO_CARD, NOWHERE, Forbidden, Phase, Tile
from tavoliere.games.old_london_bridge.rules.bridge import replace_forbidden_by, replaceable
from tavoliere.games.old_london_bridge.rules.round import cards_forbidden_by, has_chosen, slot_with_value
from tavoliere.games.old_london_bridge.rules.turn import take_forbidden_by, use_forbidden_by
from tavoliere.games.old_london_bridge.rules.wheel import may_go_without, pawn_forbidden_by

# --- who is asked what -----------------------------------------------------------------------------------------------


@helper
def actor(state):
    """The seat that is asked; cards are chosen by all seats at once."""
    if state.phase == Phase.LADY:
        return int64(state.chapel_order[state.asked])
    return int64(state.order[state.asked])


@rule("OLB-2.2", "GEN-2", "GEN-3")
def seats_to_act(box, state):
    """The seats that are asked, as bits: all that have not chosen a card yet, or the one acting seat."""
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


# --- what forbids a move ---------------------------------------------------------------------------------------------


@rule("GEN-2", "GEN-3")
def forbidden_by(box, state, seat, move):
    """Which rule forbids a move: first whether it is asked for, then its own conditions."""
    if state.phase == Phase.OVER:
        return Forbidden.GAME_IS_OVER
    if not (seats_to_act(box, state) >> seat) & 1:
        return Forbidden.NOT_ASKED
    if not answers(state.phase, box.moves[move].kind):
        return Forbidden.ANOTHER_QUESTION
    return answer_forbidden_by(box, state, seat, move)


@helper
def answer_forbidden_by(box, state, seat, move):
    """Which rule forbids a move that answers the open question; kinds not listed are always possible then."""
    # Parts are widened to int64: numba compiles a rule anew for every type of argument.
    reason = Forbidden.NOTHING
    row = box.moves[move]
    kind = int64(row.kind)
    if kind == Kind.PAWN:
        reason = pawn_forbidden_by(box, state, seat, int64(row.stack), int64(row.stack), int64(row.using))
    elif kind == Kind.PAWN_CENTRE:
        reason = pawn_forbidden_by(box, state, seat, CENTRE, int64(row.stack), int64(row.using))
    elif kind == Kind.CARD:
        reason = cards_forbidden_by(box, state, seat, int64(row.value), NO_CARD)
    elif kind == Kind.CARDS:
        reason = cards_forbidden_by(box, state, seat, int64(row.high), int64(row.low))
    elif kind == Kind.REPLACE:
        reason = replace_forbidden_by(box, state.players[seat], int64(row.building), state.building)
    elif kind == Kind.TAKE:
        reason = take_forbidden_by(state, int64(row.value))
    elif kind == Kind.USE:
        reason = use_forbidden_by(box, state, seat, int64(row.tile))
    elif kind == Kind.NO_PAWN and not may_go_without(box, state, seat):
        reason = Forbidden.SOME_SPACE_IS_USABLE
    elif kind == Kind.BONUS and state.bonus_left[row.bonus_stack] == 0:
        reason = Forbidden.NO_TILE_LEFT
    elif kind == Kind.PLUS_ONE and slot_with_value(box, state, seat, int64(row.value)) == NOWHERE:
        reason = Forbidden.NO_CARD_OF_THAT_VALUE
    return reason


def legal_moves(box, state, seat, out):
    """The moves a seat may make, in ascending order."""
    if not (seats_to_act(box, state) >> seat) & 1:
        return 0
    if state.phase == Phase.PAWN:
        return legal_pawns(box, state, seat, out)
    if state.phase == Phase.REPLACE:
        return legal_replacements(box, state.players[seat], state.building, out)
    count = 0
    phase = int(state.phase)
    for move in range(box.first_move[FIRST_ANSWER[phase]], box.first_move[LAST_ANSWER[phase] + 1]):
        if is_possible(box, state, seat, move):
            out[count] = move
            count += 1
    return count


@helper
def is_possible(box, state, seat, move):
    """Whether nothing forbids a move that answers the open question."""
    return answer_forbidden_by(box, state, seat, move) == Forbidden.NOTHING


@helper
def legal_pawns(box, state, seat, out):
    """Legal answers to the pawn question; moves that spend a tile the seat lacks are skipped early."""
    count = 0
    lacking = lacking_tiles(state.players[seat])
    for move in range(box.first_move[Kind.USE], box.first_move[Kind.NO_PAWN + 1]):
        if spent_tiles(box.moves[move]) & lacking == 0 and is_possible(box, state, seat, move):
            out[count] = move
            count += 1
    return count


@helper
def spent_tiles(row):
    """The tiles a pawn move spends, as bits; other moves spend none of these."""
    return int64(row.using) if Kind.PAWN <= row.kind <= Kind.PAWN_CENTRE else int64(0)


@helper
def lacking_tiles(player):
    """The tiles a pawn move could spend that the seat cannot, as bits."""
    lacking = 0
    for tile in range(Tile.X + 1):
        if player.tiles[tile] == 0:
            lacking |= 1 << tile
    return lacking


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
