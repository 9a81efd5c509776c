"""The evaluator estimates everybody's win share; a whole review uses one, with one budget throughout."""

import hashlib
from dataclasses import dataclass
from typing import Protocol

from tavoliere.bots.rollouts import NOTHING, Ends, imagined_ends, known_ends, start_ends
from tavoliere.bots.search import Budget as SearchBudget
from tavoliere.bots.search import SearchBot
from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array

WORLDS = {"quick": 300, "usual": 1500, "deep": 8000}  # imagined for each thing that is judged
FEW = 8  # moves of which none is left out before they are compared
LIKED = 4  # where there are more moves, each opinion may name so many


class Evaluator(Protocol):
    """Estimates how a game ends. `name` changes whenever the numbers would."""

    @property
    def name(self) -> str:
        """Identifies everything that the numbers depend on."""

    def ends(self, game: Game, state: Array, seat: int, moves: list[int], worlds: int, seed: int) -> Ends:
        """How games end after each move, in the same worlds, dealt from what the seat knows."""

    def known(self, game: Game, state: Array, worlds: int, seed: int, seat: int = 0, move: int = NOTHING) -> Ends:
        """How games end with what nobody knows dealt anew, before a move is made if there is one."""

    def start(self, game: Game, seats: int, options: Array, worlds: int, seed: int) -> Ends:
        """How games end before anything was dealt."""

    def candidates(self, game: Game, state: Array, seat: int, worlds: int, seed: int) -> list[int]:
        """The seat's moves that are worth comparing."""


@dataclass(frozen=True)
class Rollouts:
    """Imagined games in which everybody goes on by quick opinions; a search names the moves to compare."""

    name: str = "rollouts-3"

    def ends(self, game: Game, state: Array, seat: int, moves: list[int], worlds: int, seed: int) -> Ends:
        """Imagine games from a stream of their own."""
        return imagined_ends(game, state, seat, moves, worlds, seed_words(seed))

    def known(self, game: Game, state: Array, worlds: int, seed: int, seat: int = 0, move: int = NOTHING) -> Ends:
        """Imagine games in which only chance differs."""
        return known_ends(game, state, worlds, seed_words(seed), seat, move)

    def start(self, game: Game, seats: int, options: Array, worlds: int, seed: int) -> Ends:
        """Imagine whole games."""
        return start_ends(game, seats, options, worlds, seed_words(seed))

    def candidates(self, game: Game, state: Array, seat: int, worlds: int, seed: int) -> list[int]:
        """All moves if they are few; else those that a search, a plan or a quick opinion likes."""
        chance = seed_words(seed)
        imagined = game.imagine(state, seat, chance)
        moves = game.legal_moves(imagined, seat)
        if len(moves) <= FEW:
            return moves
        thought = SearchBot(SearchBudget(iterations=worlds)).think(game, imagined, seat, chance)
        visits = dict(zip(thought.moves, thought.visits, strict=True))
        opinions: list[list[float]] = [
            [visits[move] for move in moves],
            game.plan(imagined, seat, moves).tolist(),
            game.weigh(imagined, seat, moves).tolist(),
        ]
        liked: set[int] = set()
        for opinion in opinions:
            order = sorted(zip(opinion, moves, strict=True), reverse=True)
            liked.update(move for _, move in order[:LIKED])
        return sorted(liked)


def derived(*parts: object) -> int:
    """A seed that follows from some words and numbers."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")
