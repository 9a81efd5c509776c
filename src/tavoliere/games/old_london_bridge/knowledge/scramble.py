"""For tests: everything a seat's view must not show, changed in place."""

from tavoliere.engine.chance import below
from tavoliere.engine.records import Array, Record
from tavoliere.games.old_london_bridge.knowledge.imagine import imagine
from tavoliere.games.old_london_bridge.names import CARD_VALUES, Phase

MOST_MONEY = 60  # what a scrambled purse holds at most


def scramble(box: Record, state: Record, seat: int, chance: Array) -> None:
    """Change purses, hands and what lies face down; nothing is hidden once the game is over."""
    others = [other for other in range(int(state.seats)) if other != seat]
    for other in others if state.phase != Phase.OVER else []:
        player = state.players[other]
        player.money = below(chance, MOST_MONEY)
        cards = int(player.hand.sum())
        player.hand[:] = 0
        for _ in range(cards):
            player.hand[below(chance, CARD_VALUES)] += 1
    imagine(box, state, seat, chance)
