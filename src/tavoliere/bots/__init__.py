"""Bots: they know nothing but the engine's contract and what a seat knows.

`find_bot("expert")`, `find_bot("search:200ms")`; a package of your own adds one with an entry point in the group
`tavoliere.bots` (docs/adding-a-bot.md).
"""

import os
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Protocol

import numpy as np

from tavoliere.bots import rollouts
from tavoliere.bots.characters import CharacterBot
from tavoliere.bots.learned import LearnedBot
from tavoliere.bots.policies import by_weight
from tavoliere.bots.search import Budget, CheaterBot, RolloutsBot, SearchBot
from tavoliere.engine import compiling
from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.errors import BadOption
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array

HERE = Path(__file__).parent
GROUP = "tavoliere.bots"
MOST_THREADS = 4
compiling.PARTS[rollouts.PART] = f"{rollouts.__name__}:signatures"  # compiled last: no player waits for it


class Bot(Protocol):
    """Chooses moves. The state it is given is imagined: what its seat cannot know was dealt anew."""

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """One of the seat's legal moves."""


class RandomBot:
    """Plays any legal move, each equally likely."""

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """A random legal move."""
        moves = game.legal_moves(imagined, seat)
        return moves[int(below(chance, len(moves)))]


class EasyBot:
    """Plays at random, weighted by the game's quick opinion: a move that looks better is likelier, none is certain."""

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """A legal move, as likely as the game's quick opinion says."""
        moves = game.legal_moves(imagined, seat)
        return moves[int(by_weight(game.weigh(imagined, seat, moves), len(moves), chance))]


class GreedyBot:
    """Plays the move that the game's quick opinion likes best."""

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """The legal move with the highest weight in the game's quick opinion."""
        moves = game.legal_moves(imagined, seat)
        return moves[int(np.argmax(game.weigh(imagined, seat, moves)))]


class PlannerBot:
    """Plays the move that the game's plan likes best: sensible, but without looking ahead."""

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """The legal move with the highest weight in the game's plan."""
        moves = game.legal_moves(imagined, seat)
        return moves[int(np.argmax(game.plan(imagined, seat, moves)))]


def expert() -> SearchBot:
    """A search of a second, on as many cores as help."""
    return SearchBot(Budget(seconds=1.0), threads=min(MOST_THREADS, os.cpu_count() or 1))


# What people choose from, weakest first, then those about as strong as normal; `level-<name>` says how each plays.
LEVELS = ("easy", "normal", "hard", "expert")
CHARACTERS = ("hunter", "blocker", "racer")
BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "learned": LearnedBot,
    "easy": EasyBot,
    "normal": PlannerBot,
    "hard": LearnedBot,
    "expert": expert,
    **{name: partial(CharacterBot, name) for name in CHARACTERS},
}
SEARCHES = {"search": SearchBot, "rollouts": RolloutsBot}  # with a net if there is one; never with one


def find_bot(spec: str) -> Bot:
    """A bot by its name, `search` or `rollouts` with a budget (`200ms`, `5000it`), `learned` with its net's file."""
    name, _, budget = spec.partition(":")
    if name == "learned" and budget:
        return LearnedBot(Path(budget))
    if name in SEARCHES:
        return SEARCHES[name](Budget.read(budget or "1s"))
    if budget or name == "cheater":
        raise BadOption("unknown-bot", {"bot": spec, "known": ", ".join(bot_names())}, (HERE,))
    if name in BOTS:
        return BOTS[name]()
    for found in entry_points(group=GROUP, name=name):
        bot: Bot = found.load()()
        return bot
    raise BadOption("unknown-bot", {"bot": spec, "known": ", ".join(bot_names())}, (HERE,))


def find_arena_bot(spec: str) -> Bot:
    """The same for the arena, which also has a cheating bot as an upper bound."""
    name, _, budget = spec.partition(":")
    return CheaterBot(Budget.read(budget or "1s")) if name == "cheater" else find_bot(spec)


def bot_names() -> list[str]:
    """The names of all bots, those of other packages included."""
    return [
        *BOTS,
        "search:BUDGET",
        "rollouts:BUDGET",
        "learned:FILE",
        *sorted(found.name for found in entry_points(group=GROUP)),
    ]


def decide(bot: Bot, game: Game, state: Array, seat: int, seed: int) -> int:
    """The move that a bot chooses from what its seat knows; the seed makes its thinking repeatable."""
    chance = seed_words(seed)
    if getattr(bot, "sees_everything", False):
        return bot.choose(game, state.copy(), seat, chance)
    return bot.choose(game, game.imagine(state, seat, chance), seat, chance)
