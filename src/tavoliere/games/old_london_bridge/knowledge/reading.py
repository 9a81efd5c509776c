"""Reads a typed position into a state; what is left out takes default values."""

import numpy as np

from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import NOBODY, SEATS, Array, Record
from tavoliere.games.old_london_bridge.box import MOST_CARDS, Ids
from tavoliere.games.old_london_bridge.knowledge.position import count_cards, count_tiles
from tavoliere.games.old_london_bridge.knowledge.validation import (
    NO_ORDER,
    NOT_IN_TURN,
    SHOWS_BUILDING,
    acting,
    check,
    first_round_with_room,
    most_tiles_due,
)
from tavoliere.games.old_london_bridge.names import (
    AREAS,
    BONUS_STACKS,
    BUILDING_KINDS,
    CARD_VALUES,
    CARDS_PLAYED,
    EMPTY,
    FACE_RULES,
    NO_CARD,
    STAIRS,
    TILES,
    TRACK,
    TURNS,
    VALUES,
    WHEEL,
    WHEEL_SPACES,
    Phase,
)
from tavoliere.games.old_london_bridge.rules.bridge import power_of
from tavoliere.games.old_london_bridge.rules.set_up import clear_player

POSITION_KEYS: tuple[str, ...] = (
    "round",
    "wheel",
    "scoring",
    "stacks",
    "markers",
    "supply",
    "bonus",
    "chapel_order",
    "order",
)
POSITION_KEYS += ("asked", "pawn_done", "building", "power", "bonus_due", "lowest")
PLAYER_KEYS = ("money", "hand", "card", "raised", "bridge", "stair", "chapel", "gate", "pawn", "tiles", "new_tiles")
MOST_MONEY = 9999  # what a game adds still fits into the record


def read_parts(ids: Ids, box: Record, states: Array, read: Reader) -> None:
    """Fill a state from a position; by default everything not in play lies in its stack or in the supply."""
    state = states[0]
    players = read.parts("players", SEATS)
    read_table(box, state, read)
    for seat in range(SEATS):
        clear_player(state.players[seat])
        if seat < state.seats:
            own = players[seat] if seat < len(players) else Reader({}, f"players[{seat}]")
            read_player(ids, box, state, seat, own)
    read_chapel_order(state, read)
    read_order(box, state, read, players)
    read_buildings(ids, box, state, read)
    read_bonus(box, state, read)
    read_supply(box, state, read)
    read_effect(box, state, read)
    state.round_number = read.whole("round", first_round_with_room(box, state), 1, int(box.rounds[state.seats]))
    check(box, states, read)


def read_table(box: Record, state: Record, read: Reader) -> None:
    """Wheel, markers and scoring faces."""
    state.wheel = read.whole("wheel", 0, 0, WHEEL - 1)
    printed = [int(marker) for marker in box.marker[: box.marker_count]]
    markers = read.wholes("markers", len(printed), printed)
    if sorted(markers) != sorted(printed):
        read.refuse("position-markers", "markers")
    state.marker[: len(markers)] = markers
    scoring = read.part("scoring")
    scoring.only(AREAS)
    for index, area in enumerate(AREAS):
        state.face[index] = scoring.word(area, FACE_RULES[index], "printed")


def read_player(ids: Ids, box: Record, state: Record, seat: int, read: Reader) -> None:
    """What a player has; by default the money of the start and the 0 cards."""
    read.only(PLAYER_KEYS)
    player = state.players[seat]
    player.money = read.whole("money", int(box.start_money), 0, MOST_MONEY)
    zeros = int(box.zero_cards[state.seats])
    player.hand[:] = read.counts("hand", VALUES, MOST_CARDS) if read.has("hand") else [zeros] + [0] * (CARD_VALUES - 1)
    read_played(read, player)
    bridge = read.words("bridge", ids.buildings, int(box.bridge_spaces))
    player.bridge[: len(bridge)] = bridge
    player.built = len(bridge)
    player.stair = read.word("stair", STAIRS, STAIRS[seat])
    player.chapel = read.whole("chapel", 0, 0, min(TRACK, int(box.chapel_spaces)))
    player.gate = read.whole("gate", 0, 0, min(TRACK, int(box.gate_spaces)))
    if read.has("pawn"):
        player.pawn = read.word("pawn", WHEEL_SPACES)
    player.tiles[:] = read.counts("tiles", TILES)
    player.new_tiles[:] = read.counts("new_tiles", TILES)


def read_played(read: Reader, player: Record) -> None:
    """The cards on the table; null stands for one that has left it."""
    listed = read.data.get("card", [])
    if not isinstance(listed, list) or len(listed) > CARDS_PLAYED:
        read.refuse("position-not-a-list", "card", most=CARDS_PLAYED)
    for slot, value in enumerate(listed):
        cards = Reader({} if value is None else {str(slot): value}, f"{read.path}.card")
        player.card[slot] = cards.whole(str(slot), NO_CARD, 0 if value is not None else NO_CARD, CARD_VALUES - 1)
    raised = read.wholes("raised", CARDS_PLAYED, (), 0, MOST_CARDS - CARD_VALUES)
    player.raised[: len(raised)] = raised


def read_chapel_order(state: Record, read: Reader) -> None:
    """Who is ahead: by default by space, then by stair."""
    seats = range(int(state.seats))
    plain = sorted(seats, key=lambda seat: (-int(state.players[seat].chapel), int(state.players[seat].stair)))
    order = read.wholes("chapel_order", SEATS, plain, 0, SEATS - 1)
    spaces = [int(state.players[seat].chapel) for seat in order if seat < state.seats]
    if sorted(order) != list(seats) or spaces != sorted(spaces, reverse=True):
        read.refuse("position-chapel-order", "chapel_order")
    state.chapel_order[:] = NOBODY
    state.chapel_order[: len(order)] = order


# --- the order of play -----------------------------------------------------------------------------------------------


def read_order(box: Record, state: Record, read: Reader, players: list[Reader]) -> None:
    """The order of play: by default seats in turn; nobody's before the cards are revealed."""
    seats = int(state.seats)
    cards = 1 if state.phase == Phase.PLUS_ONE else int(box.cards_played[seats])
    turns = [] if state.phase in NO_ORDER else [(seat, card) for card in range(cards) for seat in range(seats)]
    plain = [{"seat": seat, "card": card} for seat, card in turns]
    listed = Reader({"order": read.data.get("order", plain)}).parts("order", TURNS)
    state.order[:] = NOBODY
    for place, entry in enumerate(listed):
        entry.only(("seat", "card", "value"))
        state.order[place] = entry.whole("seat", 0, 0, seats - 1)
        state.order_card[place] = entry.whole("card", 0, 0, CARDS_PLAYED - 1)
    given = zip(state.order[: len(listed)], state.order_card[: len(listed)], strict=True)
    if sorted((int(seat), int(card)) for seat, card in given) != sorted(turns):
        read.refuse("position-order", "order", count=len(turns))
    asked_of = seats if state.phase == Phase.LADY else max(1, len(turns))
    state.asked = read.whole("asked", 0, 0, asked_of - 1)
    read_cards_to_come(state, read, players)
    read_values(state, listed)


def read_cards_to_come(state: Record, read: Reader, players: list[Reader]) -> None:
    """Turns still to come have their card on the table; where none is named it is a 0, taken from the hand."""
    if state.phase in NOT_IN_TURN:
        return
    first = int(state.asked) + (state.phase != Phase.RECLAIM)
    for seat, slot in zip(state.order[first:], state.order_card[first:], strict=True):
        if seat != NOBODY and state.players[seat].card[slot] == NO_CARD:
            if seat < len(players) and players[seat].has("card"):
                read.refuse("position-question", f"players[{seat}].card")
            state.players[seat].card[slot] = 0
            state.players[seat].hand[0] = max(0, int(state.players[seat].hand[0]) - 1)


def read_values(state: Record, listed: list[Reader]) -> None:
    """The value of each turn: that of its card while it lies on the table, printed only until all are raised."""
    before = MOST_CARDS
    for place, entry in enumerate(listed):
        player, slot = state.players[state.order[place]], int(state.order_card[place])
        value = entry.whole("value", 0, 0, MOST_CARDS)
        if player.card[slot] != NO_CARD:
            worth = int(player.card[slot]) + (0 if state.phase == Phase.PLUS_ONE else int(player.raised[slot]))
            if entry.has("value") and value != worth:
                entry.refuse("position-order-value", "value", value=worth)
            if worth > before:
                entry.refuse("position-order-falls")
            value = before = worth
        state.order_value[place] = value


# --- stacks and supply -----------------------------------------------------------------------------------------------


def read_buildings(ids: Ids, box: Record, state: Record, read: Reader) -> None:
    """The building stacks; by default all buildings that stand on no bridge, in the order of the box."""
    state.building = EMPTY
    if read.has("building"):
        state.building = read.word("building", ids.buildings)
    used = [int(building) for seat in range(SEATS) for building in state.players[seat].bridge if building != EMPTY]
    if state.phase == Phase.REPLACE and state.building != EMPTY:
        used.append(int(state.building))
    stacks = read.part("stacks")
    stacks.only(BUILDING_KINDS)
    state.stack[:, :] = EMPTY
    for kind, word in enumerate(BUILDING_KINDS):
        own = [ids.buildings[building] for building in range(int(box.building_count)) if box.kind[building] == kind]
        rest = [building for building in own if ids.buildings.index(building) not in used]
        stack = [ids.buildings.index(own[index]) for index in stacks.words(word, own, len(own), rest)]
        state.stack[kind, : len(stack)] = stack[::-1]
        state.left[kind] = len(stack)
        used += stack
    if len(set(used)) != len(used):
        read.refuse("position-building-twice", "stacks")
    state.replaced = int(box.building_count) - len(used)


def read_bonus(box: Record, state: Record, read: Reader) -> None:
    """The bonus stacks; by default all tiles that nobody has, taken from the first stacks that hold them."""
    held = np.zeros(len(TILES), np.int64)
    for seat in range(SEATS):
        held += state.players[seat].tiles + state.players[seat].new_tiles
    plain: list[list[str]] = []
    for stack in range(BONUS_STACKS):
        plain.append([])
        for tile in box.bonus_tiles[stack, : box.bonus_count[stack]]:
            if held[tile] > 0:
                held[tile] -= 1
            else:
                plain[stack].append(TILES[tile])
    given = read.data.get("bonus", plain)
    if not isinstance(given, list) or len(given) != BONUS_STACKS:
        read.refuse("position-not-a-list", "bonus", most=BONUS_STACKS)
    state.bonus[:, :] = EMPTY
    for stack, listed in enumerate(given):
        tiles = Reader({"bonus": listed}).words("bonus", TILES, int(box.bonus_count[stack]))
        state.bonus[stack, : len(tiles)] = tiles[::-1]
        state.bonus_left[stack] = len(tiles)
    check_tiles(box, state, read)


def check_tiles(box: Record, state: Record, read: Reader) -> None:
    """No tile more than the box has; those missing have been used."""
    counted = count_tiles(state)
    printed = [int((box.bonus_tiles == tile).sum()) for tile in range(len(TILES))]
    for tile, count in enumerate(counted):
        if count > printed[tile]:
            read.refuse("position-too-many-tiles", "bonus", tile=TILES[tile], count=printed[tile])
    state.used = sum(printed) - sum(counted)


def read_supply(box: Record, state: Record, read: Reader) -> None:
    """The supply: by default every card that is nowhere else, never more; a 0 is never there."""
    held = count_cards(state)
    rest = [int(box.card_count[value]) - held[value] for value in range(CARD_VALUES)]
    if min(rest) < 0:
        value = rest.index(min(rest))
        read.refuse("position-too-many-cards", "players", value=value, count=int(box.card_count[value]))
    rest[0] = 0
    state.supply[:] = read.counts("supply", VALUES, MOST_CARDS) if read.has("supply") else rest
    for value, count in enumerate(rest):
        if state.supply[value] > count:
            read.refuse("position-supply", f"supply.{value}", value=value, count=count)


# --- the open question -----------------------------------------------------------------------------------------------


def read_effect(box: Record, state: Record, read: Reader) -> None:
    """The power of the building in question, tiles due, and the lowest number of the round."""
    full = 0
    if state.phase in SHOWS_BUILDING and state.building != EMPTY:
        full = int(power_of(box, acting(state), int(box.crests[state.building])))
    exact = state.phase in (Phase.CHAPEL, Phase.GATE)  # an inn's power is used up bit by bit
    state.power = read.whole("power", 0 if state.phase == Phase.BONUS else full, full if exact else 0, full)
    state.pawn_done = read.yes("pawn_done", bool(Phase.PAWN < state.phase < Phase.OVER))
    state.bonus_due = read.whole("bonus_due", int(state.phase == Phase.BONUS), 0, most_tiles_due(box, state))
    state.lowest_seat = NOBODY
    if read.has("lowest"):
        part = read.part("lowest")
        part.only(("number", "seat"))
        state.lowest = part.whole("number", 1, 1)
        state.lowest_seat = part.whole("seat", 0, 0, int(state.seats) - 1)
