"""What discs buy: a section of the card, a bonus action, a step of prestige."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.events import (
    tell_bonus_taken,
    tell_discs_paid,
    tell_orange_gained,
    tell_prestige_raised,
)
from tavoliere.games.necropolis_railway.names import (
    DISC_COLOURS,
    NECROPOLIS,
    NONE,
    ORANGE,
    OWN_COLOURS,
    Disc,
    Extra,
    Forbidden,
)


@helper
def paying_disc(colour, extras):
    """The colour of the disc that pays: the space's or section's own, or orange."""
    return ORANGE if extras & Extra.ORANGE else colour


@rule("LNR-2.2")
def section_forbidden_by(state, section, extras):
    """Which rule forbids using a section: once a turn, for one disc that must be there."""
    if state.used[section]:
        return Forbidden.SECTION_IS_USED
    if state.players[state.seat].discs[paying_disc(section, extras)] == 0:
        return Forbidden.NO_SUCH_DISC
    return Forbidden.NOTHING


@rule("LNR-5.4")
def section_is_open(state, me, section):
    """Whether a section can still be used, with a disc of its colour or an orange one."""
    return not state.used[section] and (me.discs[section] > 0 or me.discs[Disc.ORANGE] > 0)


@rule("LNR-5.4")
def necropolis_is_open(box, state, me, already):
    """Whether hire or crypt, which may share a section, can still be used."""
    if state.used[NECROPOLIS]:
        return box.card_hires[state.card] and box.card_builds[state.card] and not already
    return section_is_open(state, me, NECROPOLIS)


@rule("LNR-4.3")
def necropolis_forbidden_by(box, state, extras, already, reason):
    """Which rule forbids hire or crypt: where a card shows both they cost one disc, and the second pays none."""
    if not state.used[NECROPOLIS]:
        return section_forbidden_by(state, NECROPOLIS, extras)
    if not (box.card_hires[state.card] and box.card_builds[state.card]):
        return Forbidden.SECTION_IS_USED
    if already:
        return reason
    return Forbidden.DISC_IS_PAID if extras & Extra.ORANGE else Forbidden.NOTHING


@rule("LNR-2.2")
def pay_section(box, state, section, extras, events):
    """Spend the disc of a section, unless its other half has paid it already."""
    if state.used[section]:
        return
    state.used[section] = 1
    count_train_icon(box, state, section)
    disc = paying_disc(section, extras)
    spend(state, disc, 1)
    blue, green, grey = int64(disc == Disc.BLUE), int64(disc == Disc.GREEN), int64(disc == Disc.GREY)
    tell_discs_paid(events, state.seat, blue, green, grey, int64(disc == ORANGE))


@helper
def spend(state, disc, count):
    """Return discs of the seat to the supply."""
    state.players[state.seat].discs[disc] -= count
    state.supply[disc] += count


@rule("LNR-2.3")
def count_train_icon(box, state, section):
    """Count a step for a used section with a train icon."""
    state.steps += box.card_trains[state.card, section]


@helper
def orange_to_gain(state, amount):
    """How many of some orange discs the supply can give; without the option for limited discs, all."""
    return min(int64(amount), max(int64(0), int64(state.supply[ORANGE]))) if state.limited_discs else int64(amount)


@helper
def take_disc(state, disc):
    """Take a disc from the supply; without the option for limited discs there is always one."""
    if state.limited_discs and state.supply[disc] <= 0:
        return False
    state.supply[disc] -= 1
    return True


@helper
def gain_orange(state, me, amount, events):
    """Take orange discs from the supply, as many as there are."""
    gained = orange_to_gain(state, amount)
    for _ in range(gained):
        take_disc(state, ORANGE)
        me.discs[Disc.ORANGE] += 1
    if gained:
        tell_orange_gained(events, state.seat, gained)


# --- bonus action -------------------------------------------------------------------------------------------------


@rule("LNR-6.1")
def bonus_forbidden_by(state, colour, extras):
    """Which rule forbids a bonus action: one a turn, for a disc of the space's colour or an orange one."""
    if state.bonus_used:
        return Forbidden.BONUS_IS_USED
    if state.players[state.seat].discs[paying_disc(colour, extras)] == 0:
        return Forbidden.NO_DISC_FOR_BONUS
    return Forbidden.NOTHING


@rule("LNR-6.1")
def bonus_space_forbidden_by(state, bonus, colour):
    """Which rule forbids a bonus space: each is used once a game."""
    return Forbidden.NOTHING if state.bonus[bonus, colour] == NONE else Forbidden.BONUS_SPACE_IS_TAKEN


@rule("LNR-6.1", "LNR-2.3")
def take_bonus(box, state, chosen, events):
    """Leave the disc on the space; pounds come at once, steps with the movement."""
    me = state.players[state.seat]
    bonus, colour = int64(chosen.bonus), int64(chosen.colour)
    pounds, steps = int64(box.bonus_money[bonus]), int64(box.bonus_steps[bonus])
    disc = paying_disc(colour, chosen.extras)
    me.discs[disc] -= 1
    state.bonus[bonus, colour] = disc
    state.bonus_used = 1
    me.money += pounds
    state.steps += steps
    tell_bonus_taken(events, state.seat, bonus, colour, int64(disc), pounds, steps)


# --- prestige -----------------------------------------------------------------------------------------------------


@rule("LNR-7.1")
def prestige_forbidden_by(box, state, me):
    """Which rule forbids raising the prestige: one level a turn, up to the last."""
    if state.prestige_used:
        return Forbidden.PRESTIGE_IS_USED
    return Forbidden.NOTHING if me.prestige + 1 < box.levels else Forbidden.PRESTIGE_IS_HIGHEST


@rule("LNR-7.1")
def mixed_payment_forbidden_by(box, state, me, discs):
    """Which rule forbids a mix of discs: it needs an orange one, and as many in all as the next level costs."""
    forbidden = prestige_forbidden_by(box, state, me)
    if forbidden != Forbidden.NOTHING:
        return forbidden
    if me.discs[Disc.ORANGE] == 0:
        return Forbidden.MIX_NEEDS_ORANGE
    price = box.level_cost[me.prestige + 1]
    return Forbidden.NOTHING if discs == price[0] + price[1] + price[2] else Forbidden.NOT_THE_PRICE


@rule("LNR-7.1")
def plain_payment_forbidden_by(box, me):
    """Which rule forbids paying the next level with own colours, and orange for what is missing."""
    missing = 0
    for colour in range(OWN_COLOURS):
        missing += max(0, box.level_cost[me.prestige + 1, colour] - me.discs[colour])
    return Forbidden.NOTHING if missing <= me.discs[Disc.ORANGE] else Forbidden.DISCS_ARE_MISSING


@rule("LNR-7.1")
def mix_forbidden_by(box, me, payment):
    """Which rule forbids a mix: no colour beyond the level's cost, discs that are there, and not the plain payment."""
    short, differs = box.payments[payment, Disc.ORANGE] > me.discs[Disc.ORANGE], False
    for colour in range(OWN_COLOURS):
        paid, price = box.payments[payment, colour], box.level_cost[me.prestige + 1, colour]
        if paid > price:
            return Forbidden.NOT_THE_PRICE
        short = short or paid > me.discs[colour]
        differs = differs or paid != min(price, me.discs[colour])
    if short:
        return Forbidden.DISCS_ARE_MISSING
    return Forbidden.NOTHING if differs else Forbidden.SAME_AS_PLAIN


@rule("LNR-7.1")
def plain_payment(box, me):
    """The next level paid with own colours, orange only for what is missing: discs by colour."""
    price, discs = box.level_cost[me.prestige + 1], me.discs
    blue, green, grey = min(price[0], discs[0]), min(price[1], discs[1]), min(price[2], discs[2])
    return int64(blue), int64(green), int64(grey), int64(price[0] + price[1] + price[2] - blue - green - grey)


@rule("LNR-7.1")
def pay_mix(box, state, payment, events):
    """Pay the next level with the discs chosen."""
    paid = box.payments[payment]
    pay_discs(state, (int64(paid[0]), int64(paid[1]), int64(paid[2]), int64(paid[3])), events)


@helper
def pay_discs(state, paid, events):
    """Spend discs of several colours."""
    for disc in range(DISC_COLOURS):
        spend(state, disc, paid[disc])
    tell_discs_paid(events, state.seat, paid[0], paid[1], paid[2], paid[3])


@rule("LNR-7.1", "LNR-2.3")
def raise_prestige(box, state, me, events):
    """Raise the prestige by a level and gain what it gives this turn."""
    me.prestige += 1
    state.prestige_used = 1
    state.steps += box.level_now[me.prestige]
    state.white_crypts += box.level_white_crypts[me.prestige]
    now, every_turn = int64(box.level_now[me.prestige]), int64(box.level_every_turn[me.prestige])
    tell_prestige_raised(events, state.seat, me.prestige + 1, now, every_turn)


@rule("LNR-7.1", "LNR-2.3")
def ongoing_steps(box, me):
    """The steps that prestige adds in every turn."""
    return box.level_every_turn[me.prestige]


@rule("LNR-7.1", "LNR-2.3")
def steps_of_next_level(box, me):
    """The steps that the next level would add to those of this turn; none at the highest."""
    level = me.prestige + 1
    if level >= box.levels:
        return 0
    return box.level_now[level] + box.level_every_turn[level] - box.level_every_turn[level - 1]
