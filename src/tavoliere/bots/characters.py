"""Bots with a character: they choose by a net or a plan, and value something beyond winning.

What each values is declared by the game, in terms of its features (`Game.CHARACTERS`): a hunter many tickets, a racer
few vehicles left. They are meant to be as strong as level normal, which is measured (docs/strength.md).
"""

from functools import lru_cache

import numpy as np

from tavoliere.bots.forward import PART, values_of
from tavoliere.bots.nets import find_net
from tavoliere.bots.policies import by_weight
from tavoliere.engine.features import Character, Liking, known_features, layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array

PLANNED = 0.1  # how much worse than the best a plan's worst move is taken to be, as a share of the win


class CharacterBot:
    """Values something beyond winning; in a game that does not define its character it plays like a planner."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """A move that is nearly the best by its own values."""
        moves = game.legal_moves(imagined, seat)
        character = game.CHARACTERS.get(self.name)
        values = opinions(game, imagined, seat, moves)
        if len(moves) == 1 or character is None:
            return moves[int(np.argmax(values))]
        tastes, core = taste(game, character), game.core_for(PART)
        for place, move in enumerate(moves):
            index, value = known_features(game, imagined, seat, move, core)
            values[place] += tastes[index] @ value
        weights = np.exp((values - values.max()) / character.heat)
        return moves[int(by_weight(weights, len(moves), chance))]


def opinions(game: Game, imagined: Array, seat: int, moves: list[int]) -> Array:
    """What each move is worth, as a share of the win: what a net says, or a plan's order."""
    net = find_net(game, int(imagined[0].seats))
    if net:
        return values_of(game, imagined, seat, moves, net)
    planned = np.array(game.plan(imagined, seat, moves), float)
    return np.asarray(PLANNED * (planned - planned.max()) / max(1e-9, planned.max() - planned.min()))


@lru_cache(maxsize=64)
def taste(game: Game, character: Character) -> Array:
    """For every feature how much the character likes it."""
    tastes = np.zeros(layout_of(game).size)
    for liking in character.likes:
        for part, where in enumerate(layout_of(game).find(liking.block)):
            if not liking.of or part in liking.of:
                add_liking(tastes[where.start : where.stop], liking)
    return tastes


def add_liking(tastes: Array, liking: Liking) -> None:
    """Add a liking for a row of numbers; a single feature is liked for its value."""
    row = liking.row or len(tastes)
    numbers = np.arange(len(tastes)) % row
    if row == 1:
        numbers += 1
    tastes += liking.worth * (numbers if liking.only < 0 else numbers == liking.only)
