"""The French flag (Paris): cards kept in front, and points for all its colours."""

from tavoliere.engine.rule import rule
from tavoliere.games.ticket_to_ride.events import tell_completed_flag, tell_declined_flag_card, tell_kept_flag_card
from tavoliere.games.ticket_to_ride.names import NONE, WILD, Forbidden
from tavoliere.games.ticket_to_ride.rules.market import discard_payment, refill_after_discard


@rule("PAR-4.9")
def may_keep_flag_card(box, state, seat):
    """Whether a card may be kept: a route of a flag colour paid with that colour, none of it in front yet."""
    colour = state.colour
    if colour == WILD or box.route_colour[state.route] != colour or not box.is_flag_colour[colour]:
        return False
    return not (state.players[seat].flag >> colour) & 1


@rule("PAR-4.9")
def flag_forbidden_by(state, colour):
    """Which rule forbids keeping a card: it must have the colour just played."""
    if colour == NONE or colour == state.colour:
        return Forbidden.NOTHING
    return Forbidden.NOT_THAT_COLOUR


@rule("PAR-4.9")
def keep_flag_card(box, state, seat, colour, events):
    """Keep one card face up in front, or none; the others are discarded."""
    if colour == NONE:
        tell_declined_flag_card(events, seat)
        discard_payment(box, state, 0, events)
    else:
        state.players[seat].flag |= 1 << colour
        tell_kept_flag_card(events, seat, colour)
        discard_payment(box, state, 1, events)


@rule("PAR-4.10")
def complete_flag(box, state, seat, events):
    """Score all colours of the flag in front, and discard the cards."""
    me = state.players[seat]
    if me.flag == 0 or me.flag & box.flag != box.flag:
        return
    me.flag = 0
    me.flags_done += 1
    for colour in range(box.colours):
        state.discards[colour] += box.is_flag_colour[colour]
    tell_completed_flag(events, seat, box.flag_points)
    refill_after_discard(box, state, events)
