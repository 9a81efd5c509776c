"""What a seat knows as sparse features; feature_layout.py says what each one means. Nothing hidden from it is read."""

from tavoliere.engine.features import put, put_number
from tavoliere.engine.records import NOBODY, SEATS, float64
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.old_london_bridge.knowledge import feature_layout as at
from tavoliere.games.old_london_bridge.knowledge.feature_layout import FRESH, PLAYER, TENTH
from tavoliere.games.old_london_bridge.names import (
    AREA_COUNT,
    BONUS_STACKS,
    CARD_VALUES,
    CARDS_PLAYED,
    CENTRE,
    FACE_COUNT,
    NO_CARD,
    NONE_BUILT,
    TILE_KINDS,
    WHEEL,
    X_SPACE,
    Area,
    Building,
    Face,
    Phase,
)
from tavoliere.games.old_london_bridge.rules.bridge import crest_of, has_effect
from tavoliere.games.old_london_bridge.rules.legality import seats_to_act
from tavoliere.games.old_london_bridge.rules.scoring import area_money, empty_spaces_cost, tiles_money
from tavoliere.games.old_london_bridge.rules.turn import played_card
from tavoliere.games.old_london_bridge.rules.wheel import money_facing, occupied_spaces
from tavoliere.games.old_london_bridge.strategy.rest_of_round import expect_turns, write_quick_gains
from tavoliere.games.old_london_bridge.strategy.rival_hands import before_chance
from tavoliere.games.old_london_bridge.strategy.table import COLOURS, TABLE, fill_boards, turns_to_come
from tavoliere.games.old_london_bridge.strategy.worth import board_worth

PLAYER_SIZE = PLAYER.size
NO_LEAD = 20  # the middle of its block
HUNDREDTH = 0.01


@helper
def features(box, state, seat, awaited, notes, index, value):
    """Write what the seat knows of the table and of every seat."""
    return write_features(box, state, seat, awaited, scratch(1, TABLE), index, value)


@helper
def write_features(box, state, seat, awaited, tables, index, value):
    """Write the table, then each seat; `tables` is room to think in."""
    table, what, fresh = tables[0], awaited % FRESH, awaited // FRESH - 1
    gains, ends = scratch(SEATS, float64), scratch(SEATS, float64)
    table.me = seat
    fill_boards(box, state, table)
    adjust_hand(state, seat, table)
    write_quick_gains(box, state, table, fresh)
    expect_turns(box, state, table, fresh, gains)
    count = put_moment(box, state, seat, what, index, value)
    count = put_table(box, state, seat, fresh, index, value, count)
    count = put_own_turn(box, state, seat, table, index, value, count)
    count = put_promise(gains[seat], index, value, count)
    best, best_now = -1000.0, -1000
    own_now = 0
    for turn in range(state.seats):
        other, start = (seat + turn) % state.seats, at.PLAYERS + turn * PLAYER_SIZE
        turns = turns_to_come(box, state, other)
        money = int(state.players[other].money)
        ends[other] = money + board_worth(box, state, table, other, table.boards[other], turns)
        count = put(index, value, count, start + at.WORTH, TENTH * ends[other])
        count = put(index, value, count, start + at.GAIN, TENTH * gains[other])
        now, count = put_money(box, state, other, start, index, value, count)
        count = put_hand_and_tiles(state, other, table.boards[other], start, index, value, count)
        count = put_bridge(box, state, table.boards[other], start, turns, index, value, count)
        count = put_tops(box, state, table.boards[other], start, fresh, index, value, count)
        count = put_place(box, state, other, start, index, value, count)
        if turn == 0:
            own_now = now
        else:
            best, best_now = max(best, ends[other]), max(best_now, now)
    return put_lead(ends[seat] - best, own_now - best_now, index, value, count)


@helper
def adjust_hand(state, seat, table):
    """Take the own card that lies face down out of the hand, and back into it the one that will be reclaimed."""
    board, card = table.boards[seat], state.players[seat].card
    if state.phase == Phase.CARDS:
        for slot in range(CARDS_PLAYED):
            if card[slot] > 0:
                board.hand[card[slot]] -= 1
                board.points -= card[slot]
    elif Phase.PAWN <= state.phase < Phase.OVER and state.order[state.asked] == seat:
        reclaimed = played_card(state, seat)
        if reclaimed != NO_CARD:
            board.hand[reclaimed] += 1
            board.points += reclaimed


# --- the table -------------------------------------------------------------------------------------------------------


@helper
def put_moment(box, state, seat, what, index, value):
    """What is awaited and asked, and how each area is scored."""
    count = put(index, value, 0, at.ALWAYS, 1.0)
    count = put(index, value, count, at.AWAITED + what, 1.0)
    goes_on = (seats_to_act(box, state) >> seat) & 1 if what == 0 else int(what == at.TURN)
    count = put(index, value, count, at.ASKED + goes_on, 1.0)
    count = put(index, value, count, at.QUESTION + state.phase, 1.0)
    count = put_number(index, value, count, at.ROUND, state.round_number, 13)
    for area in range(AREA_COUNT):
        count = put(index, value, count, at.FACE + area * FACE_COUNT + state.face[area], 1.0)
    if state.face[Area.BRIDGE] == Face.EACH_ROUND and state.lowest != NONE_BUILT:
        first = at.LOWEST if state.lowest_seat == seat else at.LOWEST + 8
        count = put_number(index, value, count, first, state.lowest // 8, 8)
    return count


@helper
def put_table(box, state, seat, fresh, index, value, count):
    """Stacks, the wheel while turns of the round follow, bonus tiles, the supply."""
    occupied = occupied_spaces(state, seat)
    is_used = turns_follow(box, state)
    for stack in range(WHEEL):
        count = put_number(index, value, count, at.LEFT + stack * 13, state.left[stack], 13)
        if is_used and not occupied >> stack & 1:
            money = money_facing(box, state.wheel, stack)
            facing = 0 if money == X_SPACE else money
            count = put_number(index, value, count, at.FACING + stack * at.FACINGS, facing, at.FACINGS)
    if is_used and not occupied >> CENTRE & 1:
        count = put(index, value, count, at.CENTRE_FREE, 1.0)
    for stack in range(BONUS_STACKS):
        left = int(state.bonus_left[stack])
        if left > 0 and WHEEL + stack != fresh:
            count = put(index, value, count, at.BONUS + int(state.bonus[stack, left - 1]), 1.0)
    for card in range(1, CARD_VALUES):
        count = put(index, value, count, at.SUPPLY + card, TENTH * state.supply[card])
    return count


@helper
def turns_follow(box, state):
    """Whether the wheel as it stands is still used in this round."""
    if state.phase == Phase.OVER:
        return False
    if state.phase <= Phase.PLUS_ONE or not state.pawn_done:
        return True
    return state.asked + 1 < state.seats * box.cards_played[state.seats]


@helper
def put_own_turn(box, state, seat, table, index, value, count):
    """The card that lies face down; the building, effect and bonus tiles of the seat's turn."""
    if state.phase == Phase.CARDS and state.players[seat].card[0] != NO_CARD:
        count = put_chosen(state, seat, table, index, value, count)
    if Phase.REPLACE <= state.phase <= Phase.INN and state.order[state.asked] == seat:
        count = put_number(index, value, count, at.BONUS_DUE, state.bonus_due, 5)
        if state.phase != Phase.BONUS:
            building, power = int(state.building), int(state.power)
            kind = int(box.kind[building])
            if state.phase == Phase.REPLACE:
                power = 0
                if has_effect(kind):
                    power = int(table.boards[seat].power[crest_of(int(box.crests[building]))]) + 1
            count = put_number(index, value, count, at.EFFECT + kind * at.POWERS, power, at.POWERS)
    return count


@helper
def put_chosen(state, seat, table, index, value, count):
    """The card or cards that lie face down, and how early they probably are."""
    high, low = int(state.players[seat].card[0]), int(state.players[seat].card[1])
    place = high if low == NO_CARD else CARD_VALUES + high * (high + 1) // 2 + low
    count = put(index, value, count, at.CHOSEN + place, 1.0)
    for slot in range(CARDS_PLAYED):
        card, earlier = int(state.players[seat].card[slot]), 0.0
        if card != NO_CARD:
            for other in range(state.seats):
                if other != seat:
                    earlier += before_chance(state, table, other, card)
            turns = earlier if low == NO_CARD else 2.0 * earlier  # the other plays two cards as well
            first = at.EARLIER + slot * at.EARLIER_TURNS
            count = put_number(index, value, count, first, int(4.0 * turns + 0.5), at.EARLIER_TURNS)
    return count


@helper
def put_promise(gain, index, value, count):
    """What the rest of the round will probably gain the seat."""
    count = put_number(index, value, count, at.PROMISE, int(gain), at.POUNDS)
    return put(index, value, count, at.PROMISE_POUNDS, TENTH * gain)


@helper
def put_lead(lead, lead_now, index, value, count):
    """How far the seat is ahead of the best other one, in the end and now."""
    count = put_number(index, value, count, at.LEAD, NO_LEAD + int(lead // 2.0), at.LEADS)
    count = put_number(index, value, count, at.LEAD_NOW, NO_LEAD + lead_now // 2, at.LEADS)
    return put(index, value, count, at.LEAD_POUNDS, TENTH * lead)


# --- each seat -------------------------------------------------------------------------------------------------------


@helper
def put_money(box, state, seat, start, index, value, count):
    """Money, and what each area would pay now; returns all of it together, too."""
    player = state.players[seat]
    count = put_number(index, value, count, start + at.MONEY, player.money // 3, at.POUNDS)
    count = put(index, value, count, start + at.MONEY_POUNDS, TENTH * player.money)
    now = int(player.money) - empty_spaces_cost(box, player) + tiles_money(box, state, player)
    for area in range(AREA_COUNT):
        money = area_money(box, state, area, seat)
        now += money
        if money != 0:
            count = put(index, value, count, start + at.AREA + area, TENTH * money)
    return now, count


@helper
def put_hand_and_tiles(state, seat, board, start, index, value, count):
    """Cards in hand and bonus tiles."""
    for card in range(1, CARD_VALUES):
        first = start + at.HAND + (card - 1) * at.HELD
        count = put_number(index, value, count, first, board.hand[card], at.HELD)
    count = put_number(index, value, count, start + at.CARD_POINTS, board.points, 24)
    player = state.players[seat]
    for tile in range(TILE_KINDS):
        if player.tiles[tile] > 0:
            count = put(index, value, count, start + at.TILES + tile, float(player.tiles[tile]))
        if player.new_tiles[tile] > 0:
            count = put(index, value, count, start + at.NEW_TILES + tile, float(player.new_tiles[tile]))
    return put_number(index, value, count, start + at.TILE_COUNT, board.tiles, 7)


@helper
def put_bridge(box, state, board, start, turns, index, value, count):
    """Colours by strength, room for numbers, buildings, and what faces count."""
    total = 0
    for colour in range(COLOURS):
        power, stronger = board.power[colour], 0
        total += power
        for other in range(COLOURS):
            stronger += board.power[other] > power or (board.power[other] == power and other < colour)
        first = start + at.STRENGTH + stronger * at.POWERS
        count = put_number(index, value, count, first, power, at.POWERS)
    count = put(index, value, count, start + at.POWER_TO_COME, HUNDREDTH * total * turns)
    count = put_number(index, value, count, start + at.TO_COME, turns, 13)
    count = put_number(index, value, count, start + at.CEILING, board.ceiling // 4, 17)
    count = put_number(index, value, count, start + at.ROOM, (board.ceiling - 1) // (2 * (turns + 1)), 16)
    count = put_number(index, value, count, start + at.BUILT, board.built, 13)
    count = put_number(index, value, count, start + at.SHORT, box.bridge_spaces - board.built - turns, 8)
    if state.face[Area.BRIDGE] == Face.MOST:
        count = put_number(index, value, count, start + at.RUN, board.longest, 13)
    for kind in range(WHEEL):
        is_compared = kind < Area.BRIDGE and state.face[kind] == Face.MOST  # chapels, gates and inns
        if is_compared or state.face[Area.BRIDGE] == Face.SECOND_OWN:
            first = start + at.KINDS + kind * at.HELD
            count = put_number(index, value, count, first, board.kinds[kind], at.HELD)
    return count


@helper
def put_tops(box, state, board, start, fresh, index, value, count):
    """The power that the open buildings would have on a bridge, and what room for numbers they would take."""
    for stack in range(WHEEL):
        left = int(state.left[stack])
        if left > 0 and stack != fresh:
            building = int(state.stack[stack, left - 1])
            power = 0
            if box.kind[building] == Building.GARDEN or box.number[building] < board.ceiling:
                power = 1
                if box.kind[building] != Building.GUILD:
                    power += board.power[crest_of(int(box.crests[building]))]
                if box.kind[building] != Building.GARDEN:
                    fall, first = board.ceiling - 1 - box.number[building], start + at.FALL + stack * at.FALLS
                    count = put_number(index, value, count, first, fall // 2, at.FALLS)
            count = put_number(index, value, count, start + at.TOP + stack * at.TOP_POWERS, power, at.TOP_POWERS)
    return count


@helper
def put_place(box, state, seat, start, index, value, count):
    """Both tracks, and when the seat's next turn of this round comes."""
    player = state.players[seat]
    count = put(index, value, count, start + at.CHAPEL + player.chapel, 1.0)
    count = put(index, value, count, start + at.GATE + player.gate, 1.0)
    for place in range(state.seats):
        if state.chapel_order[place] == seat:
            count = put(index, value, count, start + at.CHAPEL_PLACE + place, 1.0)
    if state.phase <= Phase.PLUS_ONE or state.phase == Phase.OVER:
        return count
    first = int(state.asked + state.pawn_done)
    for place in range(first, state.seats * box.cards_played[state.seats]):
        if state.order[place] == seat or state.order[place] == NOBODY:
            return put_number(index, value, count, start + at.THIS_ROUND, place - first, 4)
    return put(index, value, count, start + at.THIS_ROUND + 4, 1.0)
