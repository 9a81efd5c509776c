"""Who is asked what, what forbids a move, and which moves are legal."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.moves import (
    FIRST_ANSWER,
    LAST_ANSWER,
    Kind,
    answers,
    centre_move,
    outer_move,
    pair_move,
    use_move,
)
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACKS,
    CARD_VALUES,
    CARDS_PLAYED,
    CENTRE,
    NO_CARD,
    NOWHERE,
    USING_FREE_CENTRE,
    WHEEL,
    Forbidden,
    Phase,
    Tile,
)
from tavoliere.games.old_london_bridge.rules.bridge import replace_forbidden_by, replaceable
from tavoliere.games.old_london_bridge.rules.round import cards_forbidden_by, has_chosen, slot_with_value
from tavoliere.games.old_london_bridge.rules.tracks import can_use_chapel_tile, can_use_gate_tile
from tavoliere.games.old_london_bridge.rules.turn import take_forbidden_by, use_forbidden_by
from tavoliere.games.old_london_bridge.rules.wheel import (
    can_stand_in_centre,
    can_stand_outside,
    centre_forbidden_by,
    centre_tiles,
    is_exhausted,
    may_go_without,
    occupied_spaces,
    outer_tiles,
    pawn_forbidden_by,
    pawn_tiles,
)

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


# --- which moves are legal -------------------------------------------------------------------------------------------
# Each question lists what can be legal instead of asking `forbidden_by` of every answer; tests compare the two.


def legal_moves(box, state, seat, out):
    """The moves a seat may make, in ascending order."""
    if not (seats_to_act(box, state) >> seat) & 1:
        return 0
    phase = int(state.phase)
    if phase == Phase.PAWN:
        return legal_pawns(box, state, seat, out)
    if phase == Phase.CARDS:
        return legal_cards(box, state, seat, out)
    if phase == Phase.REPLACE:
        return legal_replacements(box, state.players[seat], state.building, out)
    if phase == Phase.INN:
        return legal_takes(box, state, out)
    if phase == Phase.BONUS:
        return legal_bonuses(box, state, out)
    if phase == Phase.LAST_TILES:
        out[0] = box.first_move[Kind.DONE]
        return legal_uses(box, state, seat, out, 1)
    if phase == Phase.PLUS_ONE:
        return legal_raises(box, state, seat, out)
    return all_answers(box, phase, out)


@helper
def all_answers(box, phase, out):
    """Every answer to a question that is asked only where all of them are possible."""
    first = int(box.first_move[FIRST_ANSWER[phase]])
    count = int(box.first_move[LAST_ANSWER[phase] + 1]) - first
    for index in range(count):
        out[index] = first + index
    return count


@helper
def legal_cards(box, state, seat, out):
    """The cards of a hand, or its pairs of cards."""
    hand = state.players[seat].hand
    pairs = box.cards_played[state.seats] == CARDS_PLAYED
    count = 0
    for high in range(CARD_VALUES):
        if hand[high] > 0 and not pairs:
            out[count] = box.first_move[Kind.CARD] + high
            count += 1
        elif hand[high] > 0:
            for low in range(high + 1):
                if hand[low] > (1 if low == high else 0):
                    out[count] = pair_move(box, high, low)
                    count += 1
    return count


@helper
def legal_raises(box, state, seat, out):
    """The cards that a +1 tile can raise, or none."""
    count = 0
    for move in range(box.first_move[Kind.PLUS_ONE], box.first_move[Kind.PLUS_ONE + 1]):
        if slot_with_value(box, state, seat, int64(box.moves[move].value)) != NOWHERE:
            out[count] = move
            count += 1
    out[count] = box.first_move[Kind.NO_PLUS]
    return count + 1


@helper
def legal_pawns(box, state, seat, out):
    """Legal answers to the pawn question: +2 tiles, outer spaces, the centre, or no building."""
    player = state.players[seat]
    occupied, tiles = occupied_spaces(state, seat), pawn_tiles(player)
    count = legal_uses(box, state, seat, out, 0)
    for stack in range(WHEEL):
        if not is_exhausted(state, stack) and can_stand_outside(box, state, player, occupied, tiles, stack):
            out[count] = outer_move(box, stack, outer_tiles(box, state, occupied, stack))
            count += 1
    if can_stand_in_centre(box, player, occupied, tiles):
        count = legal_in_centre(box, state, player, centre_tiles(occupied), out, count)
    if may_go_without(box, state, seat):
        out[count] = box.first_move[Kind.NO_PAWN]
        count += 1
    return count


@helper
def legal_in_centre(box, state, player, using, out, count):
    """Add the moves to the centre: paid for, and with a free-centre tile beside the tiles it takes anyway."""
    is_paid = centre_forbidden_by(box, player, using) == Forbidden.NOTHING
    has_free_centre = player.tiles[Tile.FREE_CENTRE] > 0
    for stack in range(WHEEL):
        if not is_exhausted(state, stack):
            if is_paid:
                out[count] = centre_move(box, stack, using)
                count += 1
            if has_free_centre:
                out[count] = centre_move(box, stack, using | USING_FREE_CENTRE)
                count += 1
    return count


@helper
def legal_uses(box, state, seat, out, count):
    """Add the +2 tiles that can be used."""
    if can_use_chapel_tile(box, state, seat):
        out[count] = use_move(box, Tile.CHAPEL_TWO)
        count += 1
    if can_use_gate_tile(box, state, seat):
        out[count] = use_move(box, Tile.GATE_TWO)
        count += 1
    return count


@helper
def legal_takes(box, state, out):
    """The cards that the inn still offers, or enough."""
    count = 0
    for value in range(1, CARD_VALUES):
        if take_forbidden_by(state, value) == Forbidden.NOTHING:
            out[count] = box.first_move[Kind.TAKE] + value - 1
            count += 1
    out[count] = box.first_move[Kind.ENOUGH]
    return count + 1


@helper
def legal_bonuses(box, state, out):
    """The stacks with a bonus tile left, or no tile."""
    count = 0
    for stack in range(BONUS_STACKS):
        if state.bonus_left[stack] > 0:
            out[count] = box.first_move[Kind.BONUS] + stack
            count += 1
    out[count] = box.first_move[Kind.NO_BONUS]
    return count + 1


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
