"""The whole state as a readable dict, and the census of everything in the box; `placing` reads the dict back."""

from typing import Any

from tavoliere.engine.position import chance_text, named_counts
from tavoliere.games.old_london_bridge.box import AREAS, KINDS, STAIRS, TILES
from tavoliere.games.old_london_bridge.knowledge.view import PHASES, SPACES, VALUES, lowest, order
from tavoliere.games.old_london_bridge.names import (
    BONUS_STACKS,
    CARD_VALUES,
    EMPTY,
    FACE_RULES,
    NO_CARD,
    NOWHERE,
    Phase,
)
from tavoliere.games.old_london_bridge.notation import Names

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
