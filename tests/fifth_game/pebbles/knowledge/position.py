"""The whole state, hidden parts included, with readable names; and everything in it counted."""

from typing import Any

from pebbles.box import Ids
from tavoliere.engine.position_reader import named_counts

POSITION_KEYS = ("goal", "taker", "beach", "bag", "seen", "pile")


def cards_of(mask: Any) -> list[int]:
    """The cards of a bit mask, lowest first."""
    return [card for card in range(64) if int(mask) >> card & 1]


def position_parts(ids: Ids, state: Any) -> dict[str, Any]:
    """Everything but the header."""
    return {
        "goal": int(state.goal),
        "taker": int(state.taker),
        "beach": named_counts(state.beach, ids.colours),
        "bag": named_counts(state.bag, ids.colours),
        "seen": cards_of(state.seen),
        "pile": [int(card) for card in state.pile[: state.pile_count]],
        "players": [
            {
                "hand": cards_of(player.hand),
                "choice": int(player.choice) or None,
                "pebbles": named_counts(player.pebbles, ids.colours),
            }
            for player in state.players[: state.seats]
        ],
    }


def census(ids: Ids, state: Any) -> dict[str, int]:
    """Cards and pebbles, wherever they are."""
    players = state.players[: state.seats]
    counted = {
        colour: int(state.beach[index] + state.bag[index] + players["pebbles"][:, index].sum())
        for index, colour in enumerate(ids.colours)
    }
    in_hand = sum(int(player.hand).bit_count() for player in players)
    return {"cards": int(state.seen).bit_count() + int(state.pile_count) + in_hand, **counted}
