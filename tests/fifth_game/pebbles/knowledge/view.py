"""What a seat may see, built from nothing."""

from typing import Any

from pebbles.box import Ids
from pebbles.knowledge.position import cards_of
from pebbles.names import NONE
from pebbles.rules.scoring import pebble_points, set_points
from tavoliere.engine.position_reader import named_counts
from tavoliere.engine.rule import rule


@rule("GEN-6", "PEB-1.1")
def view_parts(ids: Ids, box: Any, state: Any, seat: int) -> dict[str, Any]:
    """The table as a seat, or a watcher, sees it."""
    return {
        "goal": state.goal,
        "beach": named_counts(state.beach, ids.colours),
        "bag": sum(state.bag),
        "pile": state.pile_count,
        "seen": cards_of(state.seen),
        "players": [player_view(ids, box, state.players[other], other == seat) for other in range(state.seats)],
    }


def player_view(ids: Ids, box: Any, player: Any, is_own: bool) -> dict[str, Any]:
    """What everybody sees of a player; the player also sees the own cards."""
    shown: dict[str, Any] = {
        "pebbles": named_counts(player.pebbles, ids.colours),
        "points": int(pebble_points(box, player.pebbles) + set_points(box, player.pebbles)),
        "cards": player.hand.bit_count(),
        "has_laid": player.choice != NONE,
    }
    if is_own:
        shown |= {"hand": cards_of(player.hand), "choice": player.choice or None}
    return shown
