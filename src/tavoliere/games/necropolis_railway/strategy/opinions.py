"""Quick opinions of single things: a tile, a place for staff, a crypt, a wagon, prestige, a bonus action, a card."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import (
    COFFIN_COLOURS,
    DISCS_UNDER,
    NONE,
    OWN_COLOURS,
    PAIRS,
    ROWS,
    Disc,
    Side,
    Wagon,
    Worker,
    Yield,
)
from tavoliere.games.necropolis_railway.strategy.graves import column_of, most_of
from tavoliere.games.necropolis_railway.strategy.preferences import PREFERENCES


@helper
def tile_opinion(box, me, tile, turns):
    """What laying or turning a tile brings: income for the turns left, points for what is finished."""
    side = int64(me.tiles[tile])
    now, then = box.tile_yield[tile, side], box.tile_yield[tile, side + 1]
    opinion = (
        PREFERENCES.tile_coffins * (then[Yield.COFFINS] - now[Yield.COFFINS])
        + PREFERENCES.tile_mourners * (then[Yield.MOURNERS] - now[Yield.MOURNERS])
        + PREFERENCES.tile_pounds * (then[Yield.MONEY] - now[Yield.MONEY])
        + PREFERENCES.tile_orange * (then[Yield.ORANGE] - now[Yield.ORANGE])
    ) * turns + PREFERENCES.tile_turns * turns
    if side == Side.A:
        opinion += PREFERENCES.tile_finished
        if me.workers[ROWS + tile] != Worker.NOBODY:
            opinion += PREFERENCES.tile_staff * box.level_points[me.prestige]
        for pair in range(box.tile_pairs):
            one, other = box.tile_pair[pair, 0], box.tile_pair[pair, 1]
            if (one == tile and me.tiles[other] == Side.B) or (other == tile and me.tiles[one] == Side.B):
                opinion += PREFERENCES.tile_pair
    return opinion + PREFERENCES.tile


@helper
def rows_opinion(box, me, turns):
    """What staff brings in any row: the fewer rows have staff already, the more."""
    staffed = 0
    for row in range(box.rows):
        staffed += me.workers[row] != Worker.NOBODY
    return PREFERENCES.row_staff + PREFERENCES.row_staff_turns * turns + PREFERENCES.row_staff_rows * staffed


@helper
def load_opinion(box, me):
    """What the coffins aboard add to it."""
    return PREFERENCES.row_staff_coffins * coffins_on_train(box, me)


@helper
def place_opinion(box, me, place, in_rows, load):
    """What staff brings in a place; in a row, what it brings in any row, in these graves, and for the load."""
    if place >= ROWS:
        if me.tiles[place - ROWS] == Side.B:
            return PREFERENCES.tile_staff_b + PREFERENCES.tile_staff_points * box.level_points[me.prestige]
        return PREFERENCES.tile_staff_a
    taken = 0
    for column in range(box.columns):
        taken += me.graves[place, column] != NONE
    return in_rows + PREFERENCES.row_staff_graves * taken + load


@helper
def coffins_on_train(box, me):
    """How many coffins are aboard."""
    count = 0
    for pair in range(box.pairs):
        for colour in range(COFFIN_COLOURS):
            count += me.coffins[pair, colour]
    return count


@helper
def crypt_opinion(box, colour, column, turns, graves):
    """What a crypt adds to the coffins of its column and to those that may come."""
    gain = box.crypt_multiplier[colour] - box.bare_multiplier
    return (
        PREFERENCES.crypt
        + PREFERENCES.crypt_points * gain * most_of(column_of(graves, column))
        + PREFERENCES.crypt_hope * gain * turns
        + PREFERENCES.crypt_turns * turns
        + PREFERENCES.crypt_multiplier * gain
    )


@helper
def wagon_opinion(box, me, wagon, turns):
    """What a wagon brings: room, and the bonus of its pair."""
    pair = wagon % PAIRS
    have = me.wagons[pair] + me.wagons[PAIRS + pair]
    opinion = PREFERENCES.wagon_pair * have
    if have == 2 * Wagon.UPGRADED - 1:
        opinion += PREFERENCES.wagon_bonus
    if wagon >= PAIRS:
        return opinion + PREFERENCES.mourner_wagon + PREFERENCES.mourner_wagon_turns * turns
    waiting = me.waiting_coffins
    waits = waiting[0] + waiting[1] + waiting[2] + waiting[3]
    return (
        opinion + PREFERENCES.coffin_wagon + PREFERENCES.coffin_wagon_turns * turns + PREFERENCES.wagon_waiting * waits
    )


@helper
def prestige_opinion(box, me, turns):
    """What the next level brings to the staff in London, and its steps."""
    staff = 0
    for tile in range(box.tiles):
        staff += me.workers[ROWS + tile] != Worker.NOBODY and me.tiles[tile] == Side.B
    level = me.prestige + 1
    points = box.level_points[level] - box.level_points[level - 1]
    steps = box.level_every_turn[level] - box.level_every_turn[level - 1]
    return (
        PREFERENCES.prestige
        + PREFERENCES.prestige_staff * staff * points
        + PREFERENCES.prestige_steps * steps * turns
        + PREFERENCES.prestige_turns * turns
    )


@helper
def bonus_opinion(box, bonus, turns):
    """What a bonus action brings: pounds and steps."""
    opinion = (
        PREFERENCES.bonus
        + PREFERENCES.bonus_pounds * box.bonus_money[bonus]
        + PREFERENCES.bonus_steps * box.bonus_steps[bonus]
    )
    return opinion + (PREFERENCES.bonus_last_turns if turns < 3 else 0.0)


@helper
def open_rooms(box, me):
    """The rooms in which a tile can be laid or turned: a bit for each."""
    rooms = int64(0)
    for tile in range(box.tiles):
        if me.tiles[tile] != Side.B:
            rooms |= 1 << int64(box.tile_room[tile])
    return rooms


@helper
def card_opinion(box, state, me, space, rooms):
    """A card by the sections that its discs and those in hand can pay, and by whether its room is open."""
    card = state.face_up[space]
    opinion = 0.0
    for section in range(OWN_COLOURS):
        under = 0
        for place in range(DISCS_UNDER):
            under += state.discs_under[space, place] == section
        if me.discs[section] + under > 0:
            opinion += PREFERENCES.card_icon * box.card_trains[card, section]
            if me.discs[section] == 0:
                opinion += PREFERENCES.card_own
                under -= 1
        opinion += PREFERENCES.card_disc * under
    for place in range(DISCS_UNDER):
        if state.discs_under[space, place] == Disc.ORANGE:
            opinion += PREFERENCES.card_orange
    if box.card_hires[card]:
        opinion += PREFERENCES.card_double if box.card_builds[card] else PREFERENCES.card_hire
    return opinion if (rooms >> int64(box.card_room[card])) & 1 else opinion + PREFERENCES.card_finished
