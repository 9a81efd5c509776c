"""The whole state as a readable dict and back, and the census of everything in the box."""

from typing import Any

import numpy as np

from tavoliere.engine.events import deaf
from tavoliere.engine.position import Reader, chance_text, named_counts
from tavoliere.engine.records import NOBODY, SEATS, Array
from tavoliere.games.old_london_bridge.box import AREAS, KINDS, STAIRS, TILES
from tavoliere.games.old_london_bridge.bridge import power_of
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACKS,
    CARD_VALUES,
    CARDS_PLAYED,
    EMPTY,
    FACE_RULES,
    NO_CARD,
    NOWHERE,
    TRACK,
    TURNS,
    WHEEL,
    Building,
    Phase,
)
from tavoliere.games.old_london_bridge.notation import Names
from tavoliere.games.old_london_bridge.rules import waits
from tavoliere.games.old_london_bridge.state import STATE, clear_player
from tavoliere.games.old_london_bridge.views import PHASES, SPACES, VALUES, lowest, order

KEYS = ["game", "seats", "turn", "phase", "round", "wheel", "scoring", "stacks", "markers", "supply", "bonus"]
KEYS += ["chapel_order", "order", "asked", "pawn_done", "building", "power", "bonus_due", "lowest", "chance", "players"]
PLAYER_KEYS = ["money", "hand", "card", "raised", "bridge", "stair", "chapel", "gate", "pawn", "tiles", "new_tiles"]
NOT_IN_TURN = (Phase.LADY, Phase.CARDS, Phase.PLUS_ONE, Phase.OVER)
MOST_CARDS = 99


# --- out -------------------------------------------------------------------------------------------------------------


def position(names: Names, game_id: str, box: Any, state: Any) -> dict[str, Any]:
    """Everything in a state, with readable names; stacks are listed from the top."""
    return {
        "game": game_id,
        "seats": int(state.seats),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "round": int(state.round_number),
        "wheel": int(state.wheel),
        "scoring": {area: FACE_RULES[index][state.face[index]] for index, area in enumerate(AREAS)},
        "stacks": {kind: stack_position(names, state, index) for index, kind in enumerate(KINDS)},
        "markers": [int(marker) for marker in state.marker[: box.marker_count]],
        "supply": named_counts(state.supply, VALUES),
        "bonus": [bonus_position(state, stack) for stack in range(BONUS_STACKS)],
        "chapel_order": [int(seat) for seat in state.chapel_order[: state.seats]],
        "order": order(state),
        "asked": int(state.asked),
        "pawn_done": bool(state.pawn_done),
        "building": None if state.building == EMPTY else names.buildings[state.building],
        "power": int(state.power),
        "bonus_due": int(state.bonus_due),
        "lowest": lowest(state),
        "chance": chance_text(state.chance),
        "players": [player_position(names, state.players[seat]) for seat in range(int(state.seats))],
    }


def stack_position(names: Names, state: Any, kind: int) -> list[str]:
    """The buildings of a stack from the top."""
    return [names.buildings[building] for building in state.stack[kind, : state.left[kind]][::-1]]


def bonus_position(state: Any, stack: int) -> list[str]:
    """The tiles of a bonus stack from the top."""
    return [TILES[tile] for tile in state.bonus[stack, : state.bonus_left[stack]][::-1]]


def player_position(names: Names, player: Any) -> dict[str, Any]:
    """Everything a player has."""
    return {
        "money": int(player.money),
        "hand": named_counts(player.hand, VALUES),
        "card": [None if card == NO_CARD else int(card) for card in player.card],
        "raised": [int(value) for value in player.raised],
        "bridge": [names.buildings[building] for building in player.bridge[: player.built]],
        "stair": STAIRS[player.stair],
        "chapel": int(player.chapel),
        "gate": int(player.gate),
        "pawn": None if player.pawn == NOWHERE else SPACES[player.pawn],
        "tiles": named_counts(player.tiles, TILES),
        "new_tiles": named_counts(player.new_tiles, TILES),
    }


# --- in --------------------------------------------------------------------------------------------------------------


def place(names: Names, game_id: str, box: Any, data: dict[str, Any]) -> Array:
    """The state of a position. What is left out: everything not in play lies in its stack or in the supply."""
    read = Reader(data)
    read.only(KEYS)
    if data.get("game", game_id) != game_id:
        read.refuse("position-other-game", "game", game=str(data["game"])[:40])
    states = np.zeros(1, STATE)
    state = states[0]
    players = read.parts("players", SEATS)
    state.seats = read.whole("seats", max(2, len(players)), 2, SEATS)
    state.chance[:] = read.chance()
    place_round(box, state, read)
    for seat in range(SEATS):
        clear_player(state.players[seat])
        if seat < state.seats:
            own = players[seat] if seat < len(players) else Reader({}, f"players[{seat}]")
            place_player(names, box, state, seat, own)
    place_chapel_order(state, read)
    place_order(box, state, read)
    place_cards_to_come(state, read, players)
    place_buildings(names, box, state, read)
    place_bonus(box, state, read)
    place_cards(box, state, read)
    place_effect(names, box, state, read)
    check_question(box, states, read)
    return states


def place_round(box: Any, state: Any, read: Reader) -> None:
    """Round, wheel, markers, scoring faces and the open question."""
    state.turn = read.whole("turn", 1)
    state.phase = read.word("phase", PHASES, "cards")
    state.round_number = read.whole("round", 1, 1, int(box.rounds[state.seats]))
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


def place_player(names: Names, box: Any, state: Any, seat: int, read: Reader) -> None:
    """What a player has; by default the money of the start and the 0 cards."""
    read.only(PLAYER_KEYS)
    player = state.players[seat]
    player.money = read.whole("money", int(box.start_money))
    zeros = int(box.zero_cards[state.seats])
    player.hand[:] = read.counts("hand", VALUES, MOST_CARDS) if read.has("hand") else [zeros] + [0] * (CARD_VALUES - 1)
    place_played(read, player)
    bridge = read.words("bridge", names.buildings, int(box.bridge_spaces))
    player.bridge[: len(bridge)] = bridge
    player.built = len(bridge)
    player.stair = read.word("stair", STAIRS, STAIRS[seat])
    player.chapel = read.whole("chapel", 0, 0, min(TRACK, int(box.chapel_spaces)))
    player.gate = read.whole("gate", 0, 0, min(TRACK, int(box.gate_spaces)))
    if read.has("pawn"):
        player.pawn = read.word("pawn", SPACES)
    player.tiles[:] = read.counts("tiles", TILES)
    player.new_tiles[:] = read.counts("new_tiles", TILES)


def place_played(read: Reader, player: Any) -> None:
    """The cards on the table; null stands for one that has left it."""
    listed = read.data.get("card", [])
    if not isinstance(listed, list) or len(listed) > CARDS_PLAYED:
        read.refuse("position-not-a-list", "card", most=CARDS_PLAYED)
    for slot, value in enumerate(listed):
        cards = Reader({} if value is None else {str(slot): value}, f"{read.path}.card")
        player.card[slot] = cards.whole(str(slot), NO_CARD, 0 if value is not None else NO_CARD, CARD_VALUES - 1)
    raised = read.wholes("raised", CARDS_PLAYED)
    player.raised[: len(raised)] = raised


def place_chapel_order(state: Any, read: Reader) -> None:
    """Who is ahead: by default by space, then by stair."""
    seats = range(int(state.seats))
    plain = sorted(seats, key=lambda seat: (-int(state.players[seat].chapel), int(state.players[seat].stair)))
    order = read.wholes("chapel_order", SEATS, plain, 0, SEATS - 1)
    spaces = [int(state.players[seat].chapel) for seat in order]
    if sorted(order) != list(seats) or spaces != sorted(spaces, reverse=True):
        read.refuse("position-chapel-order", "chapel_order")
    state.chapel_order[:] = NOBODY
    state.chapel_order[: len(order)] = order


def place_order(box: Any, state: Any, read: Reader) -> None:
    """The order of play: by default seats in turn; nobody's before the cards are revealed."""
    seats = int(state.seats)
    cards = 1 if state.phase == Phase.PLUS_ONE else int(box.cards_played[seats])
    plain = [{"seat": seat, "card": card} for card in range(cards) for seat in range(seats)]
    if state.phase in (Phase.LADY, Phase.CARDS, Phase.OVER):
        plain = []
    listed = Reader({"order": read.data.get("order", plain)}).parts("order", TURNS)
    state.order[:] = NOBODY
    for index, entry in enumerate(listed):
        entry.only(("seat", "card", "value"))
        state.order[index] = entry.whole("seat", 0, 0, seats - 1)
        state.order_card[index] = entry.whole("card", 0, 0, CARDS_PLAYED - 1)
        state.order_value[index] = entry.whole("value", 0, 0, MOST_CARDS)
    places = len(listed) if state.phase not in (Phase.LADY, Phase.CARDS, Phase.OVER) else seats
    state.asked = read.whole("asked", 0, 0, max(places - 1, 0))
    if state.phase not in NOT_IN_TURN and len(listed) != seats * cards:
        read.refuse("position-order", "order", count=seats * cards)


def place_cards_to_come(state: Any, read: Reader, players: list[Reader]) -> None:
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


def place_buildings(names: Names, box: Any, state: Any, read: Reader) -> None:
    """The building stacks; by default all buildings that stand on no bridge, in the order of the box."""
    state.building = EMPTY
    if read.has("building"):
        state.building = read.word("building", names.buildings)
    used = [int(building) for seat in range(SEATS) for building in state.players[seat].bridge if building != EMPTY]
    if state.phase == Phase.REPLACE and state.building != EMPTY:
        used.append(int(state.building))
    stacks = read.part("stacks")
    stacks.only(KINDS)
    state.stack[:, :] = EMPTY
    for kind, word in enumerate(KINDS):
        own = [names.buildings[building] for building in range(int(box.building_count)) if box.kind[building] == kind]
        rest = [building for building in own if names.buildings.index(building) not in used]
        stack = [names.buildings.index(own[index]) for index in stacks.words(word, own, len(own), rest)]
        state.stack[kind, : len(stack)] = stack[::-1]
        state.left[kind] = len(stack)
        used += stack
    if len(set(used)) != len(used):
        read.refuse("position-building-twice", "stacks")
    state.replaced = int(box.building_count) - len(used)


def place_bonus(box: Any, state: Any, read: Reader) -> None:
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


def check_tiles(box: Any, state: Any, read: Reader) -> None:
    """No tile more than the box has; those missing have been used."""
    counted = count_tiles(state)
    printed = [int((box.bonus_tiles == tile).sum()) for tile in range(len(TILES))]
    for tile, count in enumerate(counted):
        if count > printed[tile]:
            read.refuse("position-too-many-tiles", "bonus", tile=TILES[tile], count=printed[tile])
    state.used = sum(printed) - sum(counted)


def count_tiles(state: Any) -> list[int]:
    """Bonus tiles by action, in the stacks and with the players."""
    held = [int((state.bonus == tile).sum()) for tile in range(len(TILES))]
    for seat in range(int(state.seats)):
        player = state.players[seat]
        held = [count + int(player.tiles[tile] + player.new_tiles[tile]) for tile, count in enumerate(held)]
    return held


def count_cards(state: Any) -> list[int]:
    """Cards by value in hands and on the table; cards lying face down are still counted in the hand."""
    counted = [0] * CARD_VALUES
    for seat in range(int(state.seats)):
        player = state.players[seat]
        for value in range(CARD_VALUES):
            counted[value] += int(player.hand[value])
        for card in player.card if state.phase != Phase.CARDS else []:
            if card != NO_CARD:
                counted[card] += 1
    return counted


def place_cards(box: Any, state: Any, read: Reader) -> None:
    """The supply: by default every card that is nowhere else."""
    held = count_cards(state)
    rest = [int(box.card_count[value]) - held[value] for value in range(CARD_VALUES)]
    if min(rest) < 0:
        value = rest.index(min(rest))
        read.refuse("position-too-many-cards", "players", value=value, count=int(box.card_count[value]))
    rest[0] = 0
    state.supply[:] = read.counts("supply", VALUES, MOST_CARDS) if read.has("supply") else rest
    for seat in range(int(state.seats)):
        player = state.players[seat]
        chosen = [int(card) for card in player.card if card != NO_CARD]
        if state.phase == Phase.CARDS and any(chosen.count(card) > player.hand[card] for card in chosen):
            read.refuse("position-card-not-held", f"players[{seat}].card")


def place_effect(names: Names, box: Any, state: Any, read: Reader) -> None:
    """The building in question and its power, tiles due, and the lowest number of the round."""
    acting = state.players[state.order[state.asked]] if state.order[0] != NOBODY else state.players[0]
    power = 0
    if state.phase in (Phase.CHAPEL, Phase.GATE, Phase.INN) and state.building != EMPTY:
        power = int(power_of(box, acting, int(box.crests[state.building])))
    state.power = read.whole("power", power)
    state.pawn_done = read.yes("pawn_done", bool(Phase.PAWN < state.phase < Phase.OVER))
    state.bonus_due = read.whole("bonus_due", int(state.phase == Phase.BONUS))
    state.lowest_seat = NOBODY
    if read.has("lowest"):
        part = read.part("lowest")
        part.only(("number", "seat"))
        state.lowest = part.whole("number", 1, 1)
        state.lowest_seat = part.whole("seat", 0, 0, int(state.seats) - 1)


ASKS_FOR = {Phase.CHAPEL: Building.CHAPEL, Phase.GATE: Building.GATE, Phase.INN: Building.INN}


def check_question(box: Any, states: Array, read: Reader) -> None:
    """The open question must be a real one, about a building where it needs one."""
    state = states[0]
    phase = Phase(int(state.phase))
    if phase in ASKS_FOR and (state.building == EMPTY or box.kind[state.building] != ASKS_FOR[phase]):
        read.refuse("position-question", "building")
    if phase == Phase.REPLACE and state.building == EMPTY:
        read.refuse("position-question", "building")
    if phase == Phase.PLUS_ONE and any(state.players[seat].card[0] == NO_CARD for seat in range(int(state.seats))):
        read.refuse("position-question", "players")
    if not waits(box, states.copy()[0], deaf()):
        read.refuse("position-question", "phase")


# --- census ----------------------------------------------------------------------------------------------------------


def census(state: Any) -> dict[str, int]:
    """Every building, card, bonus tile and turn marker, wherever it lies."""
    built = sum(int(state.players[seat].built) for seat in range(int(state.seats)))
    taken = int(state.phase == Phase.REPLACE)  # the building being placed
    cards = [count + int(state.supply[value]) for value, count in enumerate(count_cards(state))]
    counted = {f"cards {value}": count for value, count in enumerate(cards)}
    counted["buildings"] = int(state.left.sum()) + built + taken + int(state.replaced)
    counted["bonus tiles"] = sum(count_tiles(state)) + int(state.used)
    counted["markers"] = int(state.marker.sum())
    return counted
