"""What a seat knows of its turn as features: what is asked, how far the train goes, what card and discs still allow."""

from tavoliere.engine.features import put, put_number
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.knowledge import feature_layout as at
from tavoliere.games.necropolis_railway.names import (
    CRYPT_COLOURS,
    LONDON,
    NONE,
    ORANGE,
    OWN_COLOURS,
    PLAIN,
    RAILWAY,
    SECTIONS,
    Forbidden,
    Phase,
    Side,
    Step,
)
from tavoliere.games.necropolis_railway.rules.discs import (
    necropolis_is_open,
    plain_payment_forbidden_by,
    prestige_forbidden_by,
    section_is_open,
)
from tavoliere.games.necropolis_railway.rules.london import tile_price
from tavoliere.games.necropolis_railway.rules.necropolis import a_place_is_free, crypt_forbidden_by
from tavoliere.games.necropolis_railway.rules.tucked_cards import tucked_cards
from tavoliere.games.necropolis_railway.strategy.graves import column_of, counted_graves, most_of
from tavoliere.games.necropolis_railway.strategy.time_left import place_in_round, steps_of_this_turn, turns_after_this


@helper
def put_turn(box, state, seat, awaited, index, value, count):
    """What is asked or awaited, how much is left of the game, where the train goes, what can still be done."""
    is_asked = awaited == at.ANSWER or (awaited == 0 and state.seat == seat and state.phase != Phase.OVER)
    if is_asked:
        count = put(index, value, count, at.QUESTION + int64(state.phase), 1.0)
    else:
        # A seat that is not asked awaits what it awaited after its own last move: that is what nets have learned.
        while_others_act = at.GAME_OVER if state.phase == Phase.OVER else at.TURN_OVER
        count = put(index, value, count, at.AWAITED + (awaited or while_others_act), 1.0)
    turns = turns_after_this(box, state, seat)
    count = put(index, value, count, at.STAGE + int64(state.stage), 1.0)
    count = put_number(index, value, count, at.PLACE, place_in_round(state, seat), 4)
    count = put_number(index, value, count, at.TURNS_LEFT, turns, at.TURNS)
    count = put_train(box, state, seat, turns, index, value, count)
    if state.seat == seat and state.step == Step.ACTIONS:
        count = put_sections(box, state, state.players[seat], index, value, count)
        count = put_other_actions(box, state, state.players[seat], index, value, count)
    return count


@helper
def put_train(box, state, seat, turns, index, value, count):
    """Where the train will stand after its settled steps, and which stations it reaches with them."""
    me, steps = state.players[seat], int64(steps_of_this_turn(box, state, seat))
    part = int64(me.train + steps) % box.spaces * at.PART_OF_TRACK // box.spaces
    row = at.WHERE + min(at.TURNS - 1, turns) * at.PART_OF_TRACK
    count = put_number(index, value, count, row, part, at.PART_OF_TRACK)
    to_london = (box.london - me.train - 1) % box.spaces + 1
    to_necropolis = (box.necropolis - me.train - 1) % box.spaces + 1
    count = put(index, value, count, at.REACHES + (steps >= to_london) + 2 * (steps >= to_necropolis), 1.0)
    if state.seat == seat and state.step != Step.OPENING:
        count = put_number(index, value, count, at.SETTLED, steps, at.STEPS)
    return count


@helper
def put_sections(box, state, me, index, value, count):
    """What the sections of the card still allow."""
    icons = int64(0)
    for section in range(SECTIONS):
        paying = 0
        if section_is_open(state, me, section):
            paying = 1 if me.discs[section] > 0 else 2
            icons += box.card_trains[state.card, section]
        count = put(index, value, count, at.SECTION + section * 3 + paying, 1.0)
    if section_is_open(state, me, LONDON) and a_tile_can_be_paid(box, state, me):
        count = put(index, value, count, at.ROOM + int64(box.card_room[state.card]), 1.0)
    if section_is_open(state, me, RAILWAY) and tucked_cards(me) < box.tucked:
        count = put(index, value, count, at.TUCK + int64(box.card_ability[state.card]), 1.0)
    hires = box.card_hires[state.card] and necropolis_is_open(box, state, me, state.hired)
    if hires and state.staff > 0 and me.money >= box.hire_price and a_place_is_free(box, me):
        count = put(index, value, count, at.NECROPOLIS, 1.0)
    if box.card_builds[state.card] and necropolis_is_open(box, state, me, state.built):
        gain = best_crypt_gain(box, state, me)
        if gain != NONE:
            count = put(index, value, count, at.NECROPOLIS + 1, 1.0)
            count = put_number(index, value, count, at.CRYPT_GAIN, gain // 3, 12)
    end = int64(me.train + state.steps + box.level_every_turn[me.prestige]) % box.spaces
    return put_number(index, value, count, at.MORE_STEPS + steps_lacking(box, end) * 6, icons, 6)


@helper
def steps_lacking(box, end):
    """Steps from a space to the next station, at most seven, or none if it is one."""
    to_london, to_necropolis = (box.london - end) % box.spaces, (box.necropolis - end) % box.spaces
    return min(7, to_london, to_necropolis)


@helper
def a_tile_can_be_paid(box, state, me):
    """Whether a tile of the card's room can be laid or turned."""
    for tile in range(box.tiles):
        in_room = box.tile_room[tile] == box.card_room[state.card]
        if in_room and me.tiles[tile] != Side.B and tile_price(box, me, tile) <= me.money:
            return True
    return False


@helper
def best_crypt_gain(box, state, me):
    """The points that a crypt the seat can pay adds at most; NONE if there is none, or no column for it."""
    most = NONE
    for colour in range(CRYPT_COLOURS):
        if crypt_forbidden_by(box, state, me, colour, PLAIN) == Forbidden.NOTHING:
            most = max(most, int(box.crypt_multiplier[colour] - box.bare_multiplier))
    if most == NONE:
        return NONE
    graves, coffins = counted_graves(box, me), NONE
    for column in range(box.columns):
        if me.crypts[column] == NONE:
            coffins = max(coffins, most_of(column_of(graves, column)))
    return NONE if coffins == NONE else most * coffins


@helper
def put_other_actions(box, state, me, index, value, count):
    """Whether prestige and a bonus action can be paid."""
    raising = prestige_forbidden_by(box, state, me) == Forbidden.NOTHING
    if raising and plain_payment_forbidden_by(box, me) == Forbidden.NOTHING:
        count = put(index, value, count, at.LEVEL_NOW + int64(me.prestige) + 1, 1.0)
    with_own, with_orange = False, False
    for colour in range(OWN_COLOURS):
        for number in range(box.bonuses):
            if state.bonus[number, colour] == NONE and not state.bonus_used:
                with_own = with_own or me.discs[colour] > 0
                with_orange = with_orange or me.discs[ORANGE] > 0
    return put(index, value, count, at.BONUS_NOW + (1 if with_own else 2 if with_orange else 0), 1.0)
