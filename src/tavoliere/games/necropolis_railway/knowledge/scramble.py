"""For tests: a state changed in everything a view must not show."""

from typing import Any

from tavoliere.engine.chance import next_word
from tavoliere.games.necropolis_railway.knowledge.imagine import imagine


def scramble(box: Any, state: Any, seat: int, chance: Any) -> None:
    """Shuffle the deck, keeping the visible back, and replace all future chance."""
    imagine(box, state, seat, chance)
    for word in range(len(state.chance)):
        state.chance[word] = next_word(chance) | 1
