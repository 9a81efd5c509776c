"""What is legal, listed: each kind of move looks at its targets once, whatever pays. Why not is asked in legality.py.

A list says exactly what `forbidden_by` says, in the order of the move table; `count` is how many moves it holds so far.
Moves of a block differ only in their target. So the targets that are open are found once, as a number whose bit n
stands for the n-th move of a block, and written for every block that can be paid.
"""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import (
    COFFIN_COLOURS,
    CRYPT_COLOURS,
    LONDON,
    ORANGE_PAYS,
    OWN_COLOURS,
    PLAIN,
    RAILWAY,
    ROWS,
    WITH_CARRIAGE,
    Disc,
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
from tavoliere.games.necropolis_railway.rules.legality import (
    card_was_used,
    free_hire_forbidden_by,
    hire_action_forbidden_by,
)
from tavoliere.games.necropolis_railway.rules.london import finished_tile_forbidden_by
from tavoliere.games.necropolis_railway.rules.necropolis import (
    coffins_aboard,
    hire_forbidden_by,
)
from tavoliere.games.necropolis_railway.rules.railway import (
    sale_forbidden_by,
    tuck_forbidden_by,
    wagon_sale_forbidden_by,
)
from tavoliere.games.necropolis_railway.rules.targets import (
    MOURNER_WAGONS,
    NOTHING,
    open_columns,
    open_graves,
    open_places,
    open_tiles,
    open_wagons,
    payable_crypts,
    target_unless,
)
from tavoliere.games.necropolis_railway.rules.tucked_cards import carriage_forbidden_by


@helper
def legal_moves(box, state, seat, out):
    """The moves a seat may make, in ascending order."""
    phase = state.phase
    if phase == Phase.OVER or seat != state.seat:
        return 0
    me = state.players[seat]
    first = first_answer(box, phase)
    if phase == Phase.ACT:
        return list_actions(box, state, me, out)
    if phase == Phase.BURY:
        return list_burials(box, me, first, out)
    if phase == Phase.LOAD or phase == Phase.TOP_UP:
        return list_coffins(me, first, out)
    if phase == Phase.DISMISS:
        return list_dismissals(box, me, first, out)
    if phase == Phase.VOLUNTEER:
        return add_targets(open_places(box, me), box.rows + box.tiles, first, out, 0)
    if phase == Phase.WHITE_CRYPT:
        return add_targets(open_columns(box, me), box.columns, first, out, 0)
    if phase == Phase.CENTURY:
        return list_free_actions(box, state, me, first, out)
    if phase == Phase.PURCHASE:
        return list_purchases(box, state, me, first, out)
    return list_every_answer(box, phase, out)


# --- how a list is written ------------------------------------------------------------------------------------------


@helper
def first_answer(box, phase):
    """The first move among the answers to a question."""
    return int64(box.blocks[box.first_block[phase]].first)


@helper
def list_every_answer(box, phase, out):
    """List the answers to a question to which all are legal: which card, whether to use a tucked one."""
    first, end = first_answer(box, phase), first_answer(box, phase + 1)
    for move in range(first, end):
        out[move - first] = move
    return end - first


@helper
def add_unless(forbidden, move, out, count):
    """Add a move that nothing forbids: it is written in any case, but only then it counts."""
    out[count] = move
    return count + (forbidden == NOTHING)


@helper
def add_targets(targets, end, first, out, count):
    """Add the moves of a block, of which `first` is the first, whose targets are open."""
    for target in range(end):
        out[count] = first + target
        count += (targets >> target) & 1
    return count


@helper
def pay_either_way(own, orange, targets, end, first, out, count):
    """Add the moves of a block that pays with its own colour, and of the next one, which pays with orange."""
    if own:
        count = add_targets(targets, end, first, out, count)
    if orange:
        count = add_targets(targets, end, first + end, out, count)
    return count


@helper
def add_crypts(box, colours, columns, first, out, count):
    """Add a block for each colour that can be paid: one move for each free column."""
    for colour in range(CRYPT_COLOURS):
        if (colours >> colour) & 1:
            count = add_targets(columns, box.columns, first + colour * box.columns, out, count)
    return count


# --- actions ----------------------------------------------------------------------------------------------------------


@helper
def list_actions(box, state, me, out):
    """List everything that may be done in a turn, kind by kind as in the move table."""
    tiles = int64(box.first_block[Phase.ACT])
    hires = next_kind(box, tiles)
    crypts = next_kind(box, hires)
    tuck = next_kind(box, crypts)
    wagons = next_kind(box, tuck)
    others = next_kind(box, wagons)
    count = list_tile_actions(box, state, me, tiles, out, 0)
    count = list_hire_actions(box, state, me, hires, out, count)
    count = list_crypt_actions(box, state, me, crypts, out, count)
    count = list_railway_actions(box, state, me, tuck, wagons, out, count)
    card_can_be_used = count > 0
    count = list_other_actions(box, state, me, others, out, count)
    if card_can_be_used and not card_was_used(state):
        return count
    out[count] = first_answer(box, Phase.ACT + 1) - 1  # the end of the actions is the last of them
    return count + 1


@helper
def next_kind(box, number):
    """The first block of the next kind."""
    return int64(box.blocks[number].next_kind)


@helper
def list_tile_actions(box, state, me, number, out, count):
    """List the tiles of the card's room."""
    own = section_forbidden_by(state, LONDON, PLAIN) == NOTHING
    orange = section_forbidden_by(state, LONDON, ORANGE_PAYS) == NOTHING
    if not own and not orange:
        return count
    first = int64(box.blocks[number].first)
    return pay_either_way(own, orange, open_tiles(box, state, me), int64(box.tiles), first, out, count)


@helper
def list_hire_actions(box, state, me, number, out, count):
    """List staff for each free place."""
    own = hire_action_forbidden_by(box, state, me, PLAIN) == NOTHING
    orange = hire_action_forbidden_by(box, state, me, ORANGE_PAYS) == NOTHING
    if not own and not orange:
        return count
    first = int64(box.blocks[number].first)
    return pay_either_way(own, orange, open_places(box, me), int64(box.rows + box.tiles), first, out, count)


@helper
def list_crypt_actions(box, state, me, number, out, count):
    """List crypts, first without a Carriage, then with one."""
    if not box.card_builds[state.card]:
        return count
    own = necropolis_forbidden_by(box, state, PLAIN, state.built, Forbidden.ALREADY_BUILT) == NOTHING
    orange = necropolis_forbidden_by(box, state, ORANGE_PAYS, state.built, Forbidden.ALREADY_BUILT) == NOTHING
    if not own and not orange:
        return count
    first, columns = int64(box.blocks[number].first), open_columns(box, me)
    count = list_crypts(box, payable_crypts(box, state, me, PLAIN), columns, own, orange, first, out, count)
    if carriage_forbidden_by(box, state, me) == NOTHING:
        first += 2 * CRYPT_COLOURS * int64(box.columns)
        colours = payable_crypts(box, state, me, WITH_CARRIAGE)
        count = list_crypts(box, colours, columns, own, orange, first, out, count)
    return count


@helper
def list_crypts(box, colours, columns, own, orange, first, out, count):
    """List crypts with or without a Carriage: all colours for a disc of their own, then all for an orange one."""
    if own:
        count = add_crypts(box, colours, columns, first, out, count)
    if orange:
        count = add_crypts(box, colours, columns, first + CRYPT_COLOURS * int64(box.columns), out, count)
    return count


@helper
def list_railway_actions(box, state, me, tuck, wagons, out, count):
    """List tucking the card, and wagons."""
    own = section_forbidden_by(state, RAILWAY, PLAIN) == NOTHING
    orange = section_forbidden_by(state, RAILWAY, ORANGE_PAYS) == NOTHING
    if not own and not orange:
        return count
    can_tuck = target_unless(tuck_forbidden_by(box, me), 0)
    count = pay_either_way(own, orange, can_tuck, 1, int64(box.blocks[tuck].first), out, count)
    first = int64(box.blocks[wagons].first)
    return pay_either_way(own, orange, open_wagons(box, me), 2 * int64(box.pairs), first, out, count)


@helper
def list_other_actions(box, state, me, bonuses, out, count):
    """List what may be done beside the card: bonus actions, prestige, sales."""
    prestige = next_kind(box, bonuses)
    mixes = next_kind(box, prestige)
    sales = next_kind(box, mixes)
    first = int64(box.blocks[bonuses].first)
    count = list_bonuses(box, state, PLAIN, first, out, count)
    count = list_bonuses(box, state, ORANGE_PAYS, first + OWN_COLOURS * box.bonuses, out, count)
    if prestige_forbidden_by(box, state, me) == NOTHING:
        plain = plain_payment_forbidden_by(box, me)
        count = add_unless(plain, int64(box.blocks[prestige].first), out, count)
        if me.discs[Disc.ORANGE] > 0:
            count = list_mixes(box, state, me, mixes, sales, out, count)
    if sale_forbidden_by(box, state, me) == NOTHING:
        count = list_sales(box, me, int64(box.blocks[sales].first), out, count)
    return count


@helper
def list_bonuses(box, state, extras, first, out, count):
    """List free bonus spaces: a block for each colour."""
    for colour in range(OWN_COLOURS):
        if bonus_forbidden_by(state, colour, extras) == NOTHING:
            for bonus in range(box.bonuses):
                move = first + colour * box.bonuses + bonus
                count = add_unless(bonus_space_forbidden_by(state, bonus, colour), move, out, count)
    return count


@helper
def list_mixes(box, state, me, first, end, out, count):
    """List other ways to pay prestige: blocks by the number of discs, of which one has the price."""
    for number in range(first, end):
        block = box.blocks[number]
        if mixed_payment_forbidden_by(box, state, me, box.moves[block.first].discs) == NOTHING:
            for move in range(block.first, block.end):
                forbidden = mix_forbidden_by(box, me, int64(box.moves[move].payment))
                count = add_unless(forbidden, move, out, count)
            return count
    return count


@helper
def list_sales(box, me, first, out, count):
    """List wagons that may be sold."""
    for pair in range(box.pairs):
        count = add_unless(wagon_sale_forbidden_by(me, pair), first + pair, out, count)
    for pair in range(box.pairs):
        forbidden = wagon_sale_forbidden_by(me, MOURNER_WAGONS + pair)
        count = add_unless(forbidden, first + box.pairs + pair, out, count)
    return count


# --- everything else ------------------------------------------------------------------------------------------------


@helper
def list_burials(box, me, first, out):
    """List every free grave of a staffed row, for each colour aboard."""
    graves, end, count = open_graves(box, me), int64(box.rows * box.columns), 0
    for colour in range(COFFIN_COLOURS):
        if coffins_aboard(me, colour) > 0:
            count = add_targets(graves, end, first + colour * end, out, count)
    return count


@helper
def list_coffins(me, first, out):
    """List the colours that wait in London."""
    count = 0
    for colour in range(COFFIN_COLOURS):
        count = add_unless(load_forbidden_by(me, colour), first + colour, out, count)
    return count


@helper
def list_dismissals(box, me, first, out):
    """List where staff stand."""
    count = 0
    for row in range(box.rows):
        count = add_unless(dismissal_forbidden_by(me, row), first + row, out, count)
    for tile in range(box.tiles):
        count = add_unless(dismissal_forbidden_by(me, ROWS + tile), first + box.rows + tile, out, count)
    return count


@helper
def list_free_actions(box, state, me, first, out):
    """List actions of the Turn of the Century: tiles, wagons, staff, crypts, or nothing."""
    wagons = first + box.tiles
    places = wagons + 2 * box.pairs
    crypts = places + box.rows + box.tiles
    count = 0
    for tile in range(box.tiles):
        count = add_unless(finished_tile_forbidden_by(box, me, tile), first + tile, out, count)
    count = add_targets(open_wagons(box, me), 2 * box.pairs, wagons, out, count)
    if free_hire_forbidden_by(state) == NOTHING:
        count = add_targets(open_places(box, me), box.rows + box.tiles, places, out, count)
    return list_crypts_or_pass(box, state, me, crypts, out, count)


@helper
def list_purchases(box, state, me, first, out):
    """List final purchases: staff, a crypt, or nothing."""
    count = 0
    if hire_forbidden_by(state, me, box.hire_price) == NOTHING:
        count = add_targets(open_places(box, me), box.rows + box.tiles, first, out, count)
    return list_crypts_or_pass(box, state, me, first + box.rows + box.tiles, out, count)


@helper
def list_crypts_or_pass(box, state, me, first, out, count):
    """List crypts that need no disc, first without a Carriage, then with one; and the pass behind them."""
    all_colours, columns = CRYPT_COLOURS * int64(box.columns), open_columns(box, me)
    count = add_crypts(box, payable_crypts(box, state, me, PLAIN), columns, first, out, count)
    if carriage_forbidden_by(box, state, me) == NOTHING:
        colours = payable_crypts(box, state, me, WITH_CARRIAGE)
        count = add_crypts(box, colours, columns, first + all_colours, out, count)
    out[count] = first + 2 * all_colours
    return count + 1
