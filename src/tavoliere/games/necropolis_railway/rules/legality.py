"""What is legal, and what forbids the rest: first a whole block of moves, then a single target."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import (
    LAST_FOR_A_KIND,
    LONDON,
    NONE,
    RAILWAY,
    SECTIONS,
    Extra,
    Forbidden,
    Phase,
)
from tavoliere.games.necropolis_railway.rules.discs import (
    bonus_forbidden_by,
    bonus_space_forbidden_by,
    mix_forbidden_by,
    mixed_payment_forbidden_by,
    necropolis_forbidden_by,
    plain_payment_forbidden_by,
    prestige_forbidden_by,
    section_forbidden_by,
)
from tavoliere.games.necropolis_railway.rules.income import dismissal_forbidden_by, load_forbidden_by
from tavoliere.games.necropolis_railway.rules.london import finished_tile_forbidden_by, tile_forbidden_by
from tavoliere.games.necropolis_railway.rules.necropolis import (
    burial_forbidden_by,
    burial_is_a_choice,
    column_forbidden_by,
    crypt_forbidden_by,
    grave_forbidden_by,
    hire_forbidden_by,
    place_forbidden_by,
)
from tavoliere.games.necropolis_railway.rules.railway import (
    sale_forbidden_by,
    tuck_forbidden_by,
    wagon_forbidden_by,
    wagon_sale_forbidden_by,
)
from tavoliere.games.necropolis_railway.rules.tucked_cards import carriage_forbidden_by

# --- what forbids a move ------------------------------------------------------------------------------------------


@rule("GEN-2")
def seats_to_act(box, state):
    """The seat whose turn it is, as a bit; none at the end."""
    return 0 if state.phase == Phase.OVER else 1 << state.seat


@rule("GEN-3")
def is_over(box, state):
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@rule("GEN-2", "GEN-3")
def forbidden_by(box, state, seat, move):
    """Which rule forbids a move: the moment, then what forbids its whole block, then what forbids its target."""
    if state.phase == Phase.OVER:
        return Forbidden.GAME_IS_OVER
    if seat != state.seat:
        return Forbidden.NOT_ASKED
    if not answers(box, state.phase, move):
        return Forbidden.ANOTHER_QUESTION
    chosen = box.moves[move]
    me = state.players[seat]
    forbidden = block_forbidden_by(box, state, me, chosen)
    return forbidden if forbidden != Forbidden.NOTHING else target_forbidden_by(box, state, me, chosen)


@helper
def answers(box, phase, move):
    """Whether a move lies among the answers to a question."""
    first, end = box.first_block[phase], box.first_block[phase + 1]
    return box.blocks[first].first <= move < box.blocks[end - 1].end


@helper
def block_forbidden_by(box, state, me, chosen):
    """Which rule forbids a move and all others of its block alike."""
    kind = chosen.kind
    if kind <= Kind.WAGON:
        return card_action_forbidden_by(box, state, me, chosen)
    if kind <= Kind.DONE:
        return other_action_forbidden_by(box, state, me, chosen)
    if kind == Kind.BURY:
        return burial_forbidden_by(me, int64(chosen.coffin), int64(chosen.row))
    if kind == Kind.CENTURY_HIRE:
        return free_hire_forbidden_by(state)
    if kind == Kind.FINAL_HIRE:
        return hire_forbidden_by(state, me, box.hire_price)
    if kind in (Kind.CENTURY_CRYPT, Kind.FINAL_CRYPT):
        return crypt_without_disc_forbidden_by(box, state, me, chosen)
    return Forbidden.NOTHING


@helper
def card_action_forbidden_by(box, state, me, chosen):
    """The same for the actions of a card."""
    kind = chosen.kind
    if kind == Kind.LONDON:
        return section_forbidden_by(state, LONDON, chosen.extras)
    if kind == Kind.HIRE:
        return hire_action_forbidden_by(box, state, me, chosen.extras)
    if kind == Kind.CRYPT:
        return crypt_action_forbidden_by(box, state, me, chosen)
    if kind == Kind.TUCK:
        forbidden = section_forbidden_by(state, RAILWAY, chosen.extras)
        return forbidden if forbidden != Forbidden.NOTHING else tuck_forbidden_by(box, me)
    return section_forbidden_by(state, RAILWAY, chosen.extras) if kind == Kind.WAGON else Forbidden.NOTHING


@helper
def other_action_forbidden_by(box, state, me, chosen):
    """The same for what may be done beside the card, and for the end of the actions."""
    kind = chosen.kind
    if kind == Kind.BONUS:
        return bonus_forbidden_by(state, int64(chosen.colour), chosen.extras)
    if kind == Kind.PRESTIGE:
        return prestige_forbidden_by(box, state, me)
    if kind == Kind.PRESTIGE_MIX:
        return mixed_payment_forbidden_by(box, state, me, chosen.discs)
    return sale_forbidden_by(box, state, me) if kind == Kind.SELL else departure_forbidden_by(box, state, me)


@rule("LNR-2.2")
def departure_forbidden_by(box, state, me):
    """Which rule forbids ending the actions: one of the card comes first, if one is legal without selling a wagon."""
    if card_was_used(state) or not a_card_action_is_legal(box, state, me):
        return Forbidden.NOTHING
    return Forbidden.NO_ACTION_YET


@rule("LNR-2.2")
def card_was_used(state):
    """Whether the disc of a section has been paid this turn."""
    for section in range(SECTIONS):
        if state.used[section]:
            return True
    return False


@rule("LNR-2.2")
def a_card_action_is_legal(box, state, me):
    """Whether some section can be used with the discs, pounds and mourners there are."""
    number = int64(box.first_block[Phase.ACT])
    while box.moves[box.blocks[number].first].kind <= Kind.WAGON:
        block = box.blocks[number]
        forbidden = card_action_forbidden_by(box, state, me, box.moves[block.first])
        if forbidden == Forbidden.NOTHING:
            for move in range(block.first, block.end):
                if card_target_forbidden_by(box, state, me, box.moves[move]) == Forbidden.NOTHING:
                    return True
        number = next_block(box, number, forbidden)
    return False


@rule("LNR-4.1", "LNR-4.3")
def hire_action_forbidden_by(box, state, me, extras):
    """Which rule forbids hiring by card: staff on the card, its section open, staff left and affordable."""
    if not box.card_hires[state.card]:
        return Forbidden.CARD_SHOWS_NO_STAFF
    forbidden = necropolis_forbidden_by(box, state, extras, state.hired, Forbidden.ALREADY_HIRED)
    return forbidden if forbidden != Forbidden.NOTHING else hire_forbidden_by(state, me, box.hire_price)


@rule("LNR-4.2", "LNR-4.3")
def crypt_action_forbidden_by(box, state, me, chosen):
    """Which rule forbids a crypt by card: a crypt on the card, its section open, the crypt left and affordable."""
    if not box.card_builds[state.card]:
        return Forbidden.CARD_SHOWS_NO_CRYPT
    forbidden = necropolis_forbidden_by(box, state, chosen.extras, state.built, Forbidden.ALREADY_BUILT)
    return forbidden if forbidden != Forbidden.NOTHING else crypt_without_disc_forbidden_by(box, state, me, chosen)


@rule("LNR-4.2", "LNR-5.3")
def crypt_without_disc_forbidden_by(box, state, me, chosen):
    """Which rule forbids a crypt that needs no disc: a Carriage if one is wanted, then the crypt and its price."""
    forbidden = carriage_forbidden_by(box, state, me) if chosen.extras & Extra.CARRIAGE else Forbidden.NOTHING
    if forbidden != Forbidden.NOTHING:
        return forbidden
    return crypt_forbidden_by(box, state, me, int64(chosen.crypt), int64(chosen.extras))


@rule("LNR-10.1")
def free_hire_forbidden_by(state):
    """Which rule forbids hiring at the Turn of the Century: staff is free, if any is left."""
    return Forbidden.NOTHING if state.staff > 0 else Forbidden.NO_STAFF_LEFT


@helper
def target_forbidden_by(box, state, me, chosen):
    """Which rule forbids a move because of its target."""
    kind = chosen.kind
    if kind <= Kind.WAGON:
        return card_target_forbidden_by(box, state, me, chosen)
    if kind <= Kind.DONE:
        return other_target_forbidden_by(box, state, me, chosen)
    if kind == Kind.BURY:
        return grave_forbidden_by(me, int64(chosen.row), int64(chosen.column))
    if kind in (Kind.TOP_UP, Kind.LOAD):
        return load_forbidden_by(me, int64(chosen.coffin))
    if kind == Kind.DISMISS:
        return dismissal_forbidden_by(me, int64(chosen.place))
    if kind in (Kind.VOLUNTEER, Kind.CENTURY_HIRE, Kind.FINAL_HIRE):
        return place_forbidden_by(me, int64(chosen.place))
    if kind in (Kind.CENTURY_CRYPT, Kind.FINAL_CRYPT, Kind.WHITE_CRYPT):
        return column_forbidden_by(me, int64(chosen.column))
    if kind == Kind.CENTURY_WAGON:
        return wagon_forbidden_by(me, int64(chosen.wagon))
    if kind == Kind.CENTURY_LONDON:
        return finished_tile_forbidden_by(box, me, int64(chosen.tile))
    return Forbidden.NOTHING


@helper
def card_target_forbidden_by(box, state, me, chosen):
    """The same for the actions of a card."""
    kind = chosen.kind
    if kind == Kind.HIRE:
        return place_forbidden_by(me, int64(chosen.place))
    if kind == Kind.LONDON:
        return tile_forbidden_by(box, state, me, int64(chosen.tile))
    if kind == Kind.WAGON:
        return wagon_forbidden_by(me, int64(chosen.wagon))
    return column_forbidden_by(me, int64(chosen.column)) if kind == Kind.CRYPT else Forbidden.NOTHING


@helper
def other_target_forbidden_by(box, state, me, chosen):
    """The same for what may be done beside the card."""
    kind = chosen.kind
    if kind == Kind.BONUS:
        return bonus_space_forbidden_by(state, int64(chosen.bonus), int64(chosen.colour))
    if kind == Kind.PRESTIGE_MIX:
        return mix_forbidden_by(box, me, int64(chosen.payment))
    if kind == Kind.PRESTIGE:
        return plain_payment_forbidden_by(box, me)
    return wagon_sale_forbidden_by(me, int64(chosen.wagon)) if kind == Kind.SELL else Forbidden.NOTHING


# --- walking through blocks -----------------------------------------------------------------------------------------

ALWAYS_A_CHOICE = (Phase.LOAD_WAITING, Phase.TENDER, Phase.STAFF_CAR, Phase.DINING_CAR, Phase.RUN)  # yes or no


@helper
def next_block(box, number, forbidden):
    """The block to look at next: of another kind, if the whole kind is forbidden."""
    if Forbidden.NOTHING < forbidden <= LAST_FOR_A_KIND:
        return int64(box.blocks[number].next_kind)
    return number + 1


@rule("GEN-7")
def only_answer(box, state, phase):
    """The one possible answer to a question; NONE if there are several."""
    me = state.players[state.seat]
    if phase in ALWAYS_A_CHOICE or (phase == Phase.BURY and burial_is_a_choice(box, me)):
        return NONE
    found = NONE
    number, end = int64(box.first_block[phase]), box.first_block[phase + 1]
    while number < end:
        block = box.blocks[number]
        forbidden = block_forbidden_by(box, state, me, box.moves[block.first])
        if forbidden == Forbidden.NOTHING:
            for move in range(block.first, block.end):
                if target_forbidden_by(box, state, me, box.moves[move]) == Forbidden.NOTHING:
                    if found != NONE:
                        return NONE
                    found = move
        number = next_block(box, number, forbidden)
    return found
