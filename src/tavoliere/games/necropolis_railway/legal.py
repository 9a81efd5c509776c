"""What is legal, and what forbids the rest: first what forbids a whole block of moves, then what forbids its aim."""

from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.discs import (
    bonus_forbidden_by,
    mix_forbidden_by,
    necropolis_forbidden_by,
    plain_payment_forbidden_by,
    prestige_forbidden_by,
    section_forbidden_by,
)
from tavoliere.games.necropolis_railway.income import dismissal_forbidden_by, load_forbidden_by
from tavoliere.games.necropolis_railway.london import finished_tile_forbidden_by, tile_forbidden_by
from tavoliere.games.necropolis_railway.names import Forbidden, Kind, Phase
from tavoliere.games.necropolis_railway.necropolis import (
    burial_forbidden_by,
    column_forbidden_by,
    crypt_forbidden_by,
    hire_forbidden_by,
    place_forbidden_by,
)
from tavoliere.games.necropolis_railway.pieces import NONE, Disc, Extra, Section
from tavoliere.games.necropolis_railway.railway import sale_forbidden_by, tuck_forbidden_by, wagon_forbidden_by
from tavoliere.games.necropolis_railway.tucked import carriage_forbidden_by

# --- what forbids a move ------------------------------------------------------------------------------------------


@rule("GEN-2")
def seats_to_act(box, state):
    """Whoever's turn it is; nobody at the end."""
    return 0 if state.phase == Phase.OVER else 1 << state.seat


@rule("GEN-3")
def is_over(box, state):
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@rule("GEN-2", "GEN-3")
def forbidden_by(box, state, seat, move):
    """Which rule forbids a move: the moment, then what forbids its whole block, then what forbids its aim."""
    if state.phase == Phase.OVER:
        return Forbidden.GAME_IS_OVER
    if seat != state.seat:
        return Forbidden.NOT_ASKED
    row = box.moves[move]
    if not answers(box, state.phase, move):
        return Forbidden.ANOTHER_QUESTION
    forbidden = block_forbidden_by(box, state, row.kind, row.c)
    return forbidden if forbidden != Forbidden.NOTHING else aim_forbidden_by(box, state, row)


@helper
def answers(box, phase, move):
    """Whether a move lies among the answers to a question."""
    first, end = box.first_block[phase], box.first_block[phase + 1]
    return box.blocks[first].first <= move < box.blocks[end - 1].end


@helper
def block_forbidden_by(box, state, kind, extras):
    """What forbids all moves of a kind with the same extras, whatever they aim at."""
    me = state.players[state.seat]
    if kind == Kind.LONDON:
        return section_forbidden_by(state, Section.LONDON, extras)
    if kind == Kind.HIRE:
        return hire_block_forbidden_by(box, state, extras)
    if kind == Kind.CRYPT:
        return crypt_block_forbidden_by(box, state, me, extras)
    if kind in (Kind.TUCK, Kind.WAGON):
        forbidden = section_forbidden_by(state, Section.RAILWAY, extras)
        return tuck_forbidden_by(box, me) if kind == Kind.TUCK and forbidden == Forbidden.NOTHING else forbidden
    if kind == Kind.BONUS:
        return bonus_block_forbidden_by(state)
    if kind in (Kind.PRESTIGE, Kind.PRESTIGE_MIX):
        return prestige_block_forbidden_by(box, state, me, kind)
    if kind in (Kind.CENTURY_CRYPT, Kind.FINAL_CRYPT) and extras & Extra.CARRIAGE:
        return carriage_forbidden_by(box, state, me)
    return Forbidden.NOTHING


@rule("LNR-4.1", "LNR-4.3")
def hire_block_forbidden_by(box, state, extras):
    """The card must show staff, and its section be open."""
    if not box.card_hires[state.card]:
        return Forbidden.CARD_SHOWS_NO_STAFF
    return necropolis_forbidden_by(box, state, extras, state.hired, Forbidden.ALREADY_HIRED)


@rule("LNR-4.2", "LNR-4.3")
def crypt_block_forbidden_by(box, state, me, extras):
    """The card must show a crypt, its section be open, and the Carriage there if one is wanted."""
    if not box.card_builds[state.card]:
        return Forbidden.CARD_SHOWS_NO_CRYPT
    forbidden = necropolis_forbidden_by(box, state, extras, state.built, Forbidden.ALREADY_BUILT)
    if forbidden == Forbidden.NOTHING and extras & Extra.CARRIAGE:
        return carriage_forbidden_by(box, state, me)
    return forbidden


@rule("LNR-6.1")
def bonus_block_forbidden_by(state):
    """One bonus action a turn."""
    return Forbidden.BONUS_IS_USED if state.bonus_used else Forbidden.NOTHING


@rule("LNR-7.1")
def prestige_block_forbidden_by(box, state, me, kind):
    """One level a turn; without an orange disc there is only one way to pay."""
    forbidden = prestige_forbidden_by(box, state, me)
    if forbidden == Forbidden.NOTHING and kind == Kind.PRESTIGE_MIX and me.discs[Disc.ORANGE] == 0:
        return Forbidden.MIX_NEEDS_ORANGE
    return forbidden


@helper
def aim_forbidden_by(box, state, row):
    """What forbids a move because of what it aims at."""
    me = state.players[state.seat]
    kind = row.kind
    if kind <= Kind.DONE:
        return action_aim_forbidden_by(box, state, me, row)
    if kind == Kind.VOLUNTEER:
        return place_forbidden_by(me, row.a)
    if kind == Kind.WHITE_CRYPT:
        return column_forbidden_by(me, row.a)
    if kind in (Kind.TOP_UP, Kind.LOAD):
        return load_forbidden_by(me, row.a)
    if kind == Kind.DISMISS:
        return dismissal_forbidden_by(me, row.a)
    if kind == Kind.BURY:
        return burial_forbidden_by(me, row.a, row.b, row.c)
    return special_aim_forbidden_by(box, state, me, row)


@helper
def action_aim_forbidden_by(box, state, me, row):
    """The same for the actions of a turn."""
    kind = row.kind
    if kind == Kind.LONDON:
        return tile_forbidden_by(box, state, me, row.a)
    if kind == Kind.HIRE:
        return hire_forbidden_by(state, me, row.a, box.hire_price)
    if kind == Kind.CRYPT:
        return crypt_forbidden_by(box, state, row.a, row.b, row.c)
    if kind == Kind.WAGON:
        return wagon_forbidden_by(me, row.a)
    if kind == Kind.BONUS:
        return bonus_forbidden_by(state, row.a, row.b, row.c)
    if kind == Kind.PRESTIGE:
        return plain_payment_forbidden_by(box, me)
    if kind == Kind.PRESTIGE_MIX:
        return mix_forbidden_by(box, me, row.a)
    if kind == Kind.SELL:
        return sale_forbidden_by(box, state, me, row.a)
    return Forbidden.NOTHING


@rule("LNR-10.1", "LNR-11.2")
def special_aim_forbidden_by(box, state, me, row):
    """At the Turn of the Century tiles and staff are free; the final purchase has its usual price."""
    kind = row.kind
    if kind == Kind.CENTURY_LONDON:
        return finished_tile_forbidden_by(box, me, row.a)
    if kind == Kind.CENTURY_WAGON:
        return wagon_forbidden_by(me, row.a)
    if kind == Kind.CENTURY_HIRE:
        return hire_forbidden_by(state, me, row.a, 0)
    if kind == Kind.FINAL_HIRE:
        return hire_forbidden_by(state, me, row.a, box.hire_price)
    if kind in (Kind.CENTURY_CRYPT, Kind.FINAL_CRYPT):
        return crypt_forbidden_by(box, state, row.a, row.b, row.c)
    return Forbidden.NOTHING


# --- what is legal ------------------------------------------------------------------------------------------------


@helper
def legal_moves(box, state, seat, out):
    """The moves a seat may make, in ascending order."""
    if state.phase == Phase.OVER or seat != state.seat:
        return 0
    count = 0
    for number in range(box.first_block[state.phase], box.first_block[state.phase + 1]):
        block = box.blocks[number]
        if block_forbidden_by(box, state, block.kind, block.extras) == Forbidden.NOTHING:
            for move in range(block.first, block.end):
                if aim_forbidden_by(box, state, box.moves[move]) == Forbidden.NOTHING:
                    out[count] = move
                    count += 1
    return count


@rule("GEN-7")
def only_answer(box, state, phase):
    """The one possible answer to a question; NONE if there are several."""
    found = NONE
    for number in range(box.first_block[phase], box.first_block[phase + 1]):
        block = box.blocks[number]
        if block_forbidden_by(box, state, block.kind, block.extras) == Forbidden.NOTHING:
            for move in range(block.first, block.end):
                if aim_forbidden_by(box, state, box.moves[move]) == Forbidden.NOTHING:
                    if found != NONE:
                        return NONE
                    found = move
    return found
