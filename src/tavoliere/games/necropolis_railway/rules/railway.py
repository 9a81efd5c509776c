"""The railway action: tucking the card, wagons and their pairs; selling wagons."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.events import (
    tell_card_tucked,
    tell_volunteer_gained,
    tell_wagon_added,
    tell_wagon_sold,
    tell_wagon_upgraded,
)
from tavoliere.games.necropolis_railway.names import (
    CRYPT_COLOURS,
    LONDON,
    PAIRS,
    PLAIN,
    WAGONS,
    WITH_CARRIAGE,
    Forbidden,
    PairBonus,
    Side,
    Wagon,
    WagonKind,
)
from tavoliere.games.necropolis_railway.rules.discs import gain_orange, necropolis_is_open, section_is_open
from tavoliere.games.necropolis_railway.rules.income import coffins_in_wagon, offer_topping_up
from tavoliere.games.necropolis_railway.rules.london import tile_price
from tavoliere.games.necropolis_railway.rules.necropolis import (
    a_place_is_free,
    column_forbidden_by,
    crypt_pounds,
    passengers_pay,
)
from tavoliere.games.necropolis_railway.rules.tucked_cards import carriage_forbidden_by, tucked_cards

# --- cards and wagons ---------------------------------------------------------------------------------------------


@rule("LNR-5.1")
def tuck_forbidden_by(box, me):
    """Which rule forbids tucking the card: three cards at most."""
    return Forbidden.NOTHING if tucked_cards(me) < box.tucked else Forbidden.THREE_CARDS_LIE_THERE


@rule("LNR-5.1")
def tuck(state, me, events):
    """Put the card under the railway; its other sections can still be used."""
    me.tucked[tucked_cards(me)] = state.card
    state.card_kept = 1
    tell_card_tucked(events, state.seat, int64(state.card))


@rule("LNR-5.1")
def wagon_forbidden_by(me, wagon):
    """Which rule forbids a wagon: a missing one can be added, a plain one upgraded."""
    return Forbidden.WAGON_IS_UPGRADED if me.wagons[wagon] == Wagon.UPGRADED else Forbidden.NOTHING


@rule("LNR-5.1")
def improve_wagon(box, state, me, wagon, events):
    """Add a wagon, or upgrade it with its load; then its pair's bonus, then the offer to load what waits."""
    me.wagons[wagon] += 1
    added = me.wagons[wagon] == Wagon.PLAIN
    if added:
        tell_wagon_added(events, state.seat, wagon)
    else:
        tell_wagon_upgraded(events, state.seat, wagon)
    pair = wagon % PAIRS
    if not added and pair_is_upgraded(me, pair):
        gain_pair_bonus(box, state, me, pair, events)
    offer_topping_up(box, state, me)


@rule("LNR-5.2")
def pair_is_upgraded(me, pair):
    """Whether both wagons of the pair are upgraded."""
    return me.wagons[pair] == Wagon.UPGRADED and me.wagons[WagonKind.MOURNER * PAIRS + pair] == Wagon.UPGRADED


@rule("LNR-5.2")
def gain_pair_bonus(box, state, me, pair, events):
    """Gain orange discs, the volunteer, or a white crypt: the last two are placed before anything else."""
    bonus, amount = box.pair_bonus[pair], int64(box.pair_amount[pair])
    if bonus == PairBonus.ORANGE:
        gain_orange(state, me, amount, events)
    elif bonus == PairBonus.VOLUNTEER:
        gained = min(amount, me.aside)
        me.aside -= gained
        me.volunteers += gained
        tell_volunteer_gained(events, state.seat, int64(gained))
    else:
        state.white_crypts += amount


# --- selling ------------------------------------------------------------------------------------------------------


@rule("LNR-5.4")
def wagon_is_empty(me, wagon):
    """Whether a wagon carries nothing."""
    if wagon < PAIRS:
        return coffins_in_wagon(me, wagon) == 0
    return me.passengers[wagon - PAIRS] == 0


@rule("LNR-5.4")
def wagon_sale_forbidden_by(me, wagon):
    """Which rule forbids selling a wagon: it must be plain and empty."""
    if me.wagons[wagon] == Wagon.MISSING:
        return Forbidden.NO_WAGON_THERE
    if me.wagons[wagon] == Wagon.UPGRADED:
        return Forbidden.UPGRADED_IS_NOT_SOLD
    return Forbidden.NOTHING if wagon_is_empty(me, wagon) else Forbidden.WAGON_IS_OCCUPIED


@rule("LNR-5.4")
def sale_forbidden_by(box, state, me):
    """Which rule forbids sales: money must be short for something the card allows, and sales must be able to help."""
    return Forbidden.NOTHING if a_sale_could_help(box, state, me) else Forbidden.MONEY_IS_NOT_SHORT


@rule("LNR-5.4")
def money_after_sales(box, me):
    """The pounds a player would have after selling every wagon that may be sold."""
    pounds = me.money
    for wagon in range(WAGONS):
        if wagon_sale_forbidden_by(me, wagon) == Forbidden.NOTHING:
            pounds += box.wagon_price
    return pounds


@rule("LNR-5.4")
def a_sale_could_help(box, state, me):
    """Whether some tile, hire or crypt of the card costs more than the money at hand, but not more than with sales."""
    most = money_after_sales(box, me)
    return most > me.money and (
        short_for_tile(box, state, me, most)
        or short_for_hire(box, state, me, most)
        or short_for_crypt(box, state, me, most)
    )


@rule("LNR-5.4")
def short_for_tile(box, state, me, most):
    """Whether a tile of the card's room is too dear now."""
    if not section_is_open(state, me, LONDON):
        return False
    for tile in range(box.tiles):
        in_room = box.tile_room[tile] == box.card_room[state.card]
        if in_room and me.tiles[tile] != Side.B and me.money < tile_price(box, me, tile) <= most:
            return True
    return False


@rule("LNR-5.4")
def short_for_hire(box, state, me, most):
    """Whether staff could be hired and placed but for the money."""
    if not me.money < box.hire_price <= most:
        return False
    if state.staff == 0 or not box.card_hires[state.card] or not a_place_is_free(box, me):
        return False
    return necropolis_is_open(box, state, me, state.hired)


@rule("LNR-5.4")
def short_for_crypt(box, state, me, most):
    """Whether a crypt could be built, with or without a Carriage, but for the pounds."""
    if not box.card_builds[state.card] or not necropolis_is_open(box, state, me, state.built):
        return False
    if not a_column_is_free(box, me):
        return False
    carriage = carriage_forbidden_by(box, state, me) == Forbidden.NOTHING
    for colour in range(CRYPT_COLOURS):
        if state.crypts[colour] == 0:
            continue
        if me.money < crypt_pounds(box, me, colour, PLAIN) <= most:
            return True
        if (
            carriage
            and passengers_pay(box, me, colour) > 0
            and me.money < crypt_pounds(box, me, colour, WITH_CARRIAGE) <= most
        ):
            return True
    return False


@helper
def a_column_is_free(box, me):
    """Whether a crypt can be placed at all."""
    for column in range(box.columns):
        if column_forbidden_by(me, column) == Forbidden.NOTHING:
            return True
    return False


@rule("LNR-5.4")
def sell(box, state, me, wagon, events):
    """Return the wagon to its owner's stack for pounds."""
    me.wagons[wagon] = Wagon.MISSING
    me.money += box.wagon_price
    tell_wagon_sold(events, state.seat, wagon, int64(box.wagon_price))
