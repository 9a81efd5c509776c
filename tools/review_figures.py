"""Figures for docs/review.md: whether results with average luck have the same mean and vary less.

`python tools/review_figures.py paris --bots normal,normal --games 400 --worlds 400`
"""

import argparse
import time

import numpy as np

import tavoliere
from tavoliere.bots import decide, find_bot
from tavoliere.bots.luck import COUNTED, luck_of, result_of, start_shares, without_luck
from tavoliere.engine.match import Match

START_GAMES = 100_000  # whole games that say what seats have before the deal


def played(game, seats: list[str], seed: int) -> Match:
    """A match between bots."""
    match, players = Match(game, seats, seed), [find_bot(name) for name in seats]
    while not match.is_over:
        seat = match.to_act[0]
        match.play_move(seat, decide(players[seat], game, match.state, seat, seed * 10_007 + len(match.history)))
    return match


def main() -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="normal,normal")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=400)
    asked = parser.parse_args()
    game, seats = tavoliere.load(asked.game), asked.bots.split(",")
    started, start, plain, luck = time.process_time(), None, [], []
    for seed in range(asked.games):
        match = played(game, seats, seed)
        start = start_shares(match, START_GAMES, 1) if start is None else start
        plain.append(result_of(match)[0])
        luck.append(luck_of(match, start, asked.worlds, seed << 20).gain[0])
        if (seed + 1) % 50 == 0 or seed + 1 == asked.games:
            show(np.array(plain), np.array(luck), time.process_time() - started)


def show(plain: np.ndarray, luck: np.ndarray, seconds: float) -> None:
    """The means with their standard errors, and by how much the variance shrinks."""
    root = np.sqrt(len(plain))
    print(
        f"{len(plain)} games: plain {plain.mean():.3f} ± {plain.std() / root:.3f}, "
        f"luck {luck.mean():+.4f} ± {luck.std() / root:.4f} (deviation {luck.std():.3f}), {seconds:.0f} s CPU"
    )
    parts = (("all of the luck", 1.0), ("the part of reviews", COUNTED))
    ways = [(f"{name} ({part:.2f})", plain - part * luck) for name, part in parts]
    for name, adjusted in (*ways, ("the fitted part", without_luck(plain, luck))):
        print(
            f"  without {name}: {adjusted.mean():.3f} ± {adjusted.std() / root:.3f}, "
            f"variance {plain.var():.3f} → {adjusted.var():.3f}, factor {plain.var() / adjusted.var():.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
