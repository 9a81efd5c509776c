"""The whole state as a readable mapping, and the census of everything in the box; `reading` reads the mapping back."""

from tavoliere.engine.game_parts import View
from tavoliere.engine.position_reader import named_counts
from tavoliere.engine.records import Record
from tavoliere.games.old_london_bridge.box import Ids
from tavoliere.games.old_london_bridge.knowledge.view import lowest, order, scoring
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACKS,
    BUILDING_KINDS,
    CARD_VALUES,
    EMPTY,
    NO_CARD,
    NOWHERE,
    STAIRS,
    TILES,
    VALUES,
    WHEEL_SPACES,
    Phase,
)


def position_parts(ids: Ids, box: Record, state: Record) -> View:
    """Everything in a state, with readable names; stacks are listed from the top."""
    return {
        "round": int(state.round_number),
        "wheel": int(state.wheel),
        "scoring": scoring(state),
        "stacks": {kind: stack_position(ids, state, index) for index, kind in enumerate(BUILDING_KINDS)},
        "markers": [int(marker) for marker in state.marker[: box.marker_count]],
        "supply": named_counts(state.supply, VALUES),
        "bonus": [bonus_position(state, stack) for stack in range(BONUS_STACKS)],
        "chapel_order": [int(seat) for seat in state.chapel_order[: state.seats]],
        "order": order(state),
        "asked": int(state.asked),
        "pawn_done": bool(state.pawn_done),
        "building": None if state.building == EMPTY else ids.buildings[state.building],
        "power": int(state.power),
        "bonus_due": int(state.bonus_due),
        "lowest": lowest(state),
        "players": [player_position(ids, state.players[seat]) for seat in range(int(state.seats))],
    }


def stack_position(ids: Ids, state: Record, kind: int) -> list[str]:
    """The buildings of a stack from the top."""
    return [ids.buildings[building] for building in state.stack[kind, : state.left[kind]][::-1]]


def bonus_position(state: Record, stack: int) -> list[str]:
    """The tiles of a bonus stack from the top."""
    return [TILES[tile] for tile in state.bonus[stack, : state.bonus_left[stack]][::-1]]


def player_position(ids: Ids, player: Record) -> View:
    """Everything a player has."""
    return {
        "money": int(player.money),
        "hand": named_counts(player.hand, VALUES),
        "card": [None if card == NO_CARD else int(card) for card in player.card],
        "raised": [int(value) for value in player.raised],
        "bridge": [ids.buildings[building] for building in player.bridge[: player.built]],
        "stair": STAIRS[player.stair],
        "chapel": int(player.chapel),
        "gate": int(player.gate),
        "pawn": None if player.pawn == NOWHERE else WHEEL_SPACES[player.pawn],
        "tiles": named_counts(player.tiles, TILES),
        "new_tiles": named_counts(player.new_tiles, TILES),
    }


# --- census ----------------------------------------------------------------------------------------------------------


def census(state: Record) -> dict[str, int]:
    """Every building, card, bonus tile and turn marker, wherever it lies."""
    built = sum(int(state.players[seat].built) for seat in range(int(state.seats)))
    taken = int(state.phase == Phase.REPLACE)  # the building being placed
    cards = [count + int(state.supply[value]) for value, count in enumerate(count_cards(state))]
    counted = {f"cards {value}": count for value, count in enumerate(cards)}
    counted["buildings"] = int(state.left.sum()) + built + taken + int(state.replaced)
    counted["bonus tiles"] = sum(count_tiles(state)) + int(state.used)
    counted["markers"] = int(state.marker.sum())
    return counted


def count_tiles(state: Record) -> list[int]:
    """Bonus tiles by action, in the stacks and with the players."""
    held = [int((state.bonus == tile).sum()) for tile in range(len(TILES))]
    for seat in range(int(state.seats)):
        player = state.players[seat]
        held = [count + int(player.tiles[tile] + player.new_tiles[tile]) for tile, count in enumerate(held)]
    return held


def count_cards(state: Record) -> list[int]:
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
