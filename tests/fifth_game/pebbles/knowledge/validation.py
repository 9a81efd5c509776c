"""What a typed position may not say."""

from typing import Any

from pebbles.knowledge.position import cards_of
from pebbles.names import NONE, Phase
from tavoliere.engine.position_reader import Reader


def check_cards(read: Reader, state: Any) -> None:
    """Each card is in one place only; a card that was laid is still in the hand."""
    listed = [*read.data.get("pile", ()), *read.data.get("seen", ())]
    for part in read.parts("players", int(state.seats)):
        listed += part.data.get("hand", ())
    for card in listed:
        if listed.count(card) > 1:
            read.refuse("position-card-twice", card=card)
    for seat, player in enumerate(state.players[: state.seats]):
        if player.choice != NONE and int(player.choice) not in cards_of(player.hand):
            read.refuse("position-choice-not-in-hand", f"players[{seat}].choice", card=int(player.choice))


def check_questions(read: Reader, state: Any) -> None:
    """Whoever is asked can answer: there are cards to lay and a pebble to take."""
    if state.phase == Phase.OVER:
        return
    players = state.players[: state.seats]
    if not state.beach.any():
        read.refuse("position-question", "beach")
    if state.phase == Phase.LAY and (not players["hand"].all() or players["choice"].all()):
        read.refuse("position-question", "players")
