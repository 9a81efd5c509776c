"""Random games for tests: the same seed gives the same game."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import tavoliere
from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.errors import BadOption
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match

GAMES = tavoliere.game_ids()
FIFTH = Path(__file__).parent / "fifth_game" / "pebbles"  # a game that is not ours: docs/adding-a-game.md
SEATS = (2, 3, 4)


def copy_of_fifth(folder: Path) -> Path:
    """The fifth game under another name."""
    shutil.copytree(FIFTH, folder)
    for path in folder.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"\b(from|import) pebbles\b", rf"\1 {folder.name}", source), encoding="utf-8")
    return folder


def pick(chance, items):
    """One of some items, at random."""
    return items[int(below(chance, len(items)))]


def random_options(game: Game, seats: int, chance) -> dict[str, str]:
    """Any choice for every option that goes together with the number of seats."""
    while True:
        options = {name: pick(chance, choices) for name, choices in game.OPTIONS.items()}
        try:
            game.check_options(seats, options)
        except BadOption:
            continue
        return options


def walk(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """A random game, seen before every decision and once after the last; the seat that acts is random too."""
    chance = seed_words(1000 + seed)
    match = Match(game, seats, seed, random_options(game, seats, chance) if seed % 2 else None)
    yield match
    while not match.is_over:
        seat = pick(chance, match.to_act)
        match.play_move(seat, pick(chance, game.legal_moves(match.state, seat)))
        yield match


def samples(game: Game, seats: int, seed: int, every: int) -> Iterator[Match]:
    """Every so many-th moment of a random game, the end included."""
    for number, match in enumerate(walk(game, seats, seed)):
        if number % every == 0 or match.is_over:
            yield match
