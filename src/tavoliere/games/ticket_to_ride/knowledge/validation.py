"""What a typed position may not say, although each of its values can be read."""

import numpy as np

from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import Record
from tavoliere.games.ticket_to_ride.box import Ids
from tavoliere.games.ticket_to_ride.names import NONE, Phase
from tavoliere.games.ticket_to_ride.rules.flag import may_keep_flag_card
from tavoliere.games.ticket_to_ride.rules.legality import legal_moves, seats_to_act


def check_double_routes(ids: Ids, box: Record, state: Record, read: Reader) -> None:
    """Refuse both routes of a double route for one player (TTR-4.6), or with two players both taken (TTR-4.7)."""
    for route, twin in enumerate(box.twin[: box.routes]):
        both_taken = twin != NONE and state.owner[route] != NONE and state.owner[twin] != NONE
        if both_taken and (state.seats == 2 or state.owner[route] == state.owner[twin]):
            read.part("routes").refuse("position-both-twins", ids.routes[route])


def check_question(box: Record, state: Record, read: Reader) -> None:
    """Refuse an open question that has nothing to be about."""
    about_a_claim = state.phase in (Phase.KEEP_FLAG_CARD, Phase.CHOOSE_TOKEN)
    if about_a_claim and (state.route == NONE or state.owner[state.route] != state.active):
        read.refuse("position-question", "claim")
    if state.phase == Phase.KEEP_FLAG_CARD and not may_keep_flag_card(box, state, int(state.active)):
        read.refuse("position-question", "claim.colour")
    asked = {Phase.CHOOSE_TICKETS: range(int(state.seats)), Phase.KEEP_TICKETS: [int(state.active)]}
    for seat in asked.get(Phase(int(state.phase)), []):
        if state.players[seat].offer[0] == NONE:
            read.refuse("position-question", f"players[{seat}].offer")
    if state.phase == Phase.CHOOSE_TICKETS and all(state.players[seat].choice for seat in range(int(state.seats))):
        read.refuse("position-question", "players[0].chosen")


def check_somebody_can_move(box: Record, state: Record, read: Reader) -> None:
    """Refuse a question without a move: a pass happens by itself (TTR-6), and so does the end of a turn (TTR-3.7)."""
    moves = np.empty(len(box.moves), np.int16)
    for seat in range(int(state.seats)):
        if int(seats_to_act(box, state)) >> seat & 1 and legal_moves(box, state, seat, moves) == 0:
            read.refuse("position-nobody-can-move", "phase")
