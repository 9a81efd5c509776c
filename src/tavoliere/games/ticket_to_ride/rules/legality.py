"""Who is asked, what is legal, and what forbids the rest."""

from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.moves import Kind, draw_deck_move, draw_move, keep_move, tourists_move
from tavoliere.games.ticket_to_ride.names import NONE, WILD, Forbidden, Phase
from tavoliere.games.ticket_to_ride.rules.claims import claim_forbidden_by, legal_claims
from tavoliere.games.ticket_to_ride.rules.draws import draw_forbidden_by
from tavoliere.games.ticket_to_ride.rules.flag import flag_forbidden_by
from tavoliere.games.ticket_to_ride.rules.tickets import keep_forbidden_by, undecided_seats
from tavoliere.games.ticket_to_ride.rules.tourists import has_stack, token_forbidden_by, tourists_forbidden_by

# --- who is asked, which question ------------------------------------------------------------------------------------


@rule("TTR-1.4", "GEN-2", "GEN-3")
def seats_to_act(box, state):
    """The seats that are asked, as bits: at first all that have not chosen, then the one to move, none at the end."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.CHOOSE_TICKETS:
        return undecided_seats(state)
    return 1 << state.active


def is_over(box, state):
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@rule("TTR-2", "GEN-2")
def answers(kind, phase):
    """Whether this kind of move answers the open question; a turn is one of three actions."""
    if phase == Phase.ACT:
        return kind in (Kind.DRAW, Kind.DRAW_DECK, Kind.CLAIM, Kind.TICKETS, Kind.PASS)
    if phase == Phase.SECOND_CARD:
        return kind in (Kind.DRAW, Kind.DRAW_DECK)
    if phase in (Phase.CHOOSE_TICKETS, Phase.KEEP_TICKETS):
        return kind == Kind.KEEP
    if phase == Phase.PLACE_TOURISTS:
        return kind == Kind.TOURISTS
    if phase == Phase.KEEP_FLAG_CARD:
        return kind == Kind.FLAG
    return phase == Phase.CHOOSE_TOKEN and kind == Kind.TOKEN


# --- what forbids a move ---------------------------------------------------------------------------------------------


@rule("GEN-2", "GEN-3", "GEN-8")
def forbidden_by(box, state, seat, move):
    """Which rule forbids a move: first the moment, then the move's own rules."""
    row = box.moves[move]
    if state.phase == Phase.OVER:
        return Forbidden.GAME_IS_OVER
    if not (seats_to_act(box, state) >> seat) & 1:
        return Forbidden.NOT_ASKED
    if not answers(row.kind, state.phase):
        return Forbidden.ANOTHER_QUESTION
    if row.kind == Kind.CLAIM:
        return claim_forbidden_by(box, state, seat, row)
    if row.kind == Kind.DRAW:
        return draw_forbidden_by(box, state, row.colour)
    if row.kind == Kind.DRAW_DECK:
        return Forbidden.NOTHING if state.pile_count > 0 else Forbidden.NO_CARD_LEFT
    if row.kind == Kind.TICKETS:
        return Forbidden.NOTHING if state.ticket_count > 0 else Forbidden.NO_TICKETS_LEFT
    if row.kind == Kind.KEEP:
        return keep_forbidden_by(box, state, seat, row)
    if row.kind == Kind.TOURISTS:
        return tourists_forbidden_by(state, row.symbol, row.place)
    if row.kind == Kind.FLAG:
        return flag_forbidden_by(state, row.colour)
    if row.kind == Kind.TOKEN:
        return token_forbidden_by(box, state, seat, row.symbol)
    return Forbidden.SOMETHING_IS_POSSIBLE


# --- what is legal ---------------------------------------------------------------------------------------------------


def legal_moves(box, state, seat, out):
    """The moves a seat may make, in ascending order."""
    if not (seats_to_act(box, state) >> seat) & 1:
        return 0
    if state.phase == Phase.ACT:
        count = legal_draws(box, state, out)
        count = legal_claims(box, state, seat, out, count)
        if state.ticket_count > 0:
            out[count] = box.tickets_move
            count += 1
        return count
    if state.phase == Phase.SECOND_CARD:
        return legal_draws(box, state, out)
    if state.phase in (Phase.CHOOSE_TICKETS, Phase.KEEP_TICKETS):
        return legal_keeps(box, state.players[seat].offer, out)
    if state.phase == Phase.PLACE_TOURISTS:
        return legal_stacks(box, state, out)
    return legal_answers(box, state, seat, out)


@helper
def legal_draws(box, state, out):
    """Open cards that may be taken now, and the pile."""
    count = 0
    first = WILD if state.phase == Phase.ACT else WILD + 1
    for colour in range(first, box.colours):
        out[count] = draw_move(box, colour)  # the next move takes its place if there is no such card: no jump, no wait
        count += state.market[colour] > 0
    out[count] = draw_deck_move(box)
    return count + (state.pile_count > 0)


@helper
def legal_keeps(box, offer, out):
    """Either ticket on offer, if one is enough, or both."""
    count = 0
    if box.tickets_kept == 1:
        low, high = min(offer[0], offer[1]), max(offer[0], offer[1])
        if low != NONE:
            out[count] = keep_move(box, low, NONE)
            count += 1
        out[count] = keep_move(box, high, NONE)
        count += 1
    if offer[0] != NONE and offer[1] != NONE:
        out[count] = keep_move(box, offer[0], offer[1])
        count += 1
    return count


@helper
def legal_stacks(box, state, out):
    """Every remaining stack on every place that has none."""
    count = 0
    for symbol in range(box.symbols):
        if state.stack_place[symbol] == NONE:
            for place in range(box.places):
                if not has_stack(state, place):
                    out[count] = tourists_move(box, symbol, place)
                    count += 1
    return count


@helper
def legal_answers(box, state, seat, out):
    """Answers to the question about the route just claimed."""
    count = 0
    first = box.first_flag if state.phase == Phase.KEEP_FLAG_CARD else box.first_token
    last = box.first_token if state.phase == Phase.KEEP_FLAG_CARD else box.tickets_move
    for move in range(first, last):
        if forbidden_by(box, state, seat, move) == Forbidden.NOTHING:
            out[count] = move
            count += 1
    return count
