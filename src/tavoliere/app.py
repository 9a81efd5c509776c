"""The composition root: connects games, bots and matches for the command line, `import tavoliere` and workers."""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tavoliere.bots import BOTS, CHARACTERS, LEVELS, Bot, decide, find_bot
from tavoliere.bots.learned import LearnedBot
from tavoliere.bots.search import Budget, SearchBot, Thought
from tavoliere.engine import matchfile
from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import Array
from tavoliere.engine.registry import Overlay, Registry
from tavoliere.engine.sources import VARIABLE

if TYPE_CHECKING:
    from fastapi import FastAPI

    from tavoliere.server.catalogue import Catalogue
    from tavoliere.server.settings import Settings

GAMES = "tavoliere.games"
THINKERS = (SearchBot, LearnedBot)  # bots that may take a while: LearnedBot searches where a game has no net


def registry() -> Registry:
    """The games of this installation, those handed in from outside included."""
    return _registry(os.environ.get(VARIABLE, ""))


@lru_cache
def _registry(_folders: str) -> Registry:
    return Registry(GAMES)


def game_ids() -> list[str]:
    """The ids of all games."""
    return registry().ids()


def load(game_id: str, box: Overlay | None = None) -> Game:
    """A game by its id; `box` is an owner's own component file, or the tables in it."""
    return registry().load(game_id, box)


def new_match(
    game: str | Game,
    seats: int | Sequence[str] = 2,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    box: Overlay | None = None,
    start: Mapping[str, Any] | None = None,
) -> Match:
    """A match of a game: seats as a number or as names, a seed (random if left out), options, or a start position."""
    loaded = game if isinstance(game, Game) else load(game, box)
    return Match(loaded, seats, seed, options, None if start is None else dict(start))


def save_match(match: Match, path: str | Path) -> None:
    """Write a match file."""
    matchfile.save(match, path)


def load_match(path: str | Path) -> Match:
    """Read a match file and replay it; `games.jsonl#17` is game 17 of an arena."""
    games, mark, number = str(path).rpartition("#")
    if mark and number.isdecimal() and not Path(path).exists():
        from tavoliere.bots.arena.journal import load_game

        return load_game(Path(games), int(number), load)
    return matchfile.read(path, load)


def bot(name: str) -> Bot:
    """A bot by its name."""
    return find_bot(name)


def think(game: Game, state: Array, seat: int, seed: int, seconds: float = 1.0) -> Thought:
    """A search's figures for each of a seat's legal moves, from what that seat knows: the hint a player may ask for."""
    chance = seed_words(seed)
    return SearchBot(Budget(seconds=seconds)).think(game, game.imagine(state, seat, chance), seat, chance)


def catalogue() -> "Catalogue":
    """The interface to games and bots that the server is given."""
    from tavoliere.review.service import ReviewService
    from tavoliere.server.catalogue import Catalogue, Effort, Hint

    def ask(level: str, game: Game, state: Array, seat: int, seed: int, effort: Effort) -> int:
        chosen = find_bot(level)
        return decide(chosen.within(*effort) if isinstance(chosen, THINKERS) else chosen, game, state, seat, seed)

    def hint(game: Game, state: Array, seat: int, seed: int, effort: Effort) -> list[Hint]:
        thought = think(game, state, seat, seed, effort.share)
        return sorted(map(Hint, thought.moves, thought.visits, thought.expected), key=lambda one: -one.visits)

    found = registry()
    return Catalogue(
        game_ids=found.ids,
        load=found.load,
        restore=found.restore,
        family=found.family,
        levels=(*LEVELS, *CHARACTERS, "random"),
        quick_levels=[name for name, make in BOTS.items() if not isinstance(make(), THINKERS)],
        decide=ask,
        source=f"{__name__}:{catalogue.__name__}",
        hint=hint,
        reviews=ReviewService(),
    )


def service(settings: "Settings") -> "FastAPI":
    """The server with this installation's games and bots."""
    from tavoliere.server.application import build

    return build(settings, catalogue())
