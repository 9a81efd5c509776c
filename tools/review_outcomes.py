"""Figures for decision 14: what enumerating the outcomes of chance would take from the variance of luck.

`python tools/review_outcomes.py old_london_bridge --bots normal,hard --worlds 400`
"""

import argparse
from collections import defaultdict
from collections.abc import Hashable

import numpy as np
from review_figures import played

import tavoliere
from tavoliere.bots.luck import source_of, state_after
from tavoliere.bots.rollouts import known_ends
from tavoliere.engine import contract
from tavoliere.engine.chance import seed_words, split_stream
from tavoliere.engine.match import Match
from tavoliere.engine.records import Array

SEED = 7


def outcomes(match: Match, index: int, worlds: int) -> list[Hashable]:
    """What falls after a decision in each of the worlds that its luck is measured in."""
    game, row, chance = match.game, match.history[index], seed_words(SEED)
    own, found = np.empty_like(chance), list[Hashable]()
    for _ in range(worlds):
        split_stream(own, chance)
        world = row.before.copy()
        contract.reshuffle(game.box[0], world[0], own)
        events = [event for event in game.play(world, row.seat, row.move) if event.reveals]
        found.append(tuple((event.kind, repr(sorted(game.event_words(event).items(), key=str))) for event in events))
    return found


def within(shares: Array, fell: list[Hashable]) -> float:
    """The variance that is left once the outcome is known."""
    groups = defaultdict(list)
    for outcome, share in zip(fell, shares, strict=True):
        groups[outcome].append(share)
    squares = sum(len(group) * np.var(group) for group in groups.values())
    return float(squares / max(1, len(shares) - len(groups)))


def main() -> None:
    """Play a game, look at every third event, print by source."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="normal,hard")
    parser.add_argument("--worlds", type=int, default=400)
    asked = parser.parse_args()
    match, found = played(tavoliere.load(asked.game), asked.bots.split(","), 7), defaultdict(list)
    steps = [index for index, row in enumerate(match.history) if source_of(match.game, row.events)]
    for index in steps[::3]:
        row, fell = match.history[index], outcomes(match, index, asked.worlds)
        chance = seed_words(SEED)
        anew = known_ends(match.game, row.before, asked.worlds, chance, row.seat, row.move).shares[:, 0, 0]
        then = known_ends(match.game, state_after(match, index), asked.worlds, chance).shares[:, 0, 0]
        figures = (len(set(fell)), anew.var(), within(anew, fell), (then - anew).var(), then.var() + anew.var())
        found[source_of(match.game, row.events)].append(figures)
    for source, rows in found.items():
        count, whole, inside, common, apart = np.mean(rows, axis=0)
        print(
            f"{source}: {len(rows)} events, {count:.1f} outcomes; variance of what could have fallen {whole:.4f}, "
            f"with the outcome known {inside:.4f}; of luck in the same worlds {common:.4f}, in others {apart:.4f}"
        )


if __name__ == "__main__":
    main()
