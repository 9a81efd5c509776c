"""Bots: they know the engine's contract and what a seat knows, nothing else."""

from typing import Protocol

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.errors import BadOption
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array


class Bot(Protocol):
    """Whoever can choose a move. The state it is handed is imagined: what its seat cannot know was dealt anew."""

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """One of the seat's legal moves."""


class RandomBot:
    """Plays any legal move, each equally likely."""

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """A random legal move."""
        moves = game.legal_moves(imagined, seat)
        return moves[int(below(chance, len(moves)))]


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def find_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadOption("unknown-bot", {"bot": name, "known": ", ".join(BOTS)})
    return BOTS[name]()


def decide(bot: Bot, game: Game, state: Array, seat: int, seed: int) -> int:
    """Let a bot decide from what its seat knows; the seed makes its thinking repeatable."""
    chance = seed_words(seed)
    return bot.choose(game, game.imagine(state, seat, chance), seat, chance)
