"""Measure whether a search with a net plays better when it tries first what the net's policy likes, or its values.

    python tools/prior.py paris --seats 2 --net NET --iterations 340 --deals 50

One seat asks the policy, all others the values of the same net; every deal is played from every seat with the same
iterations. What it says decides `prior` on the net's card (docs/training.md).
"""

import argparse
import time
from pathlib import Path

import numpy as np

import tavoliere
from tavoliere.bots.arena.shares import fixed_interval
from tavoliere.bots.net_search import NetSearch, NetSettings
from tavoliere.bots.nets import Net, read_net
from tavoliere.bots.search import LEAST_ROOM, hidden_moves
from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, int16

VALUES, POLICY = 0, 1


class Side:
    """A search with one of the two priors, and the CPU it took."""

    def __init__(self, game: Game, net: Net, iterations: int, policy: int) -> None:
        self.game, self.net, self.iterations = game, net, iterations
        self.settings = NetSettings(mix=net.mix, policy=policy)
        self.seconds, self.decisions = 0.0, 0

    def choose(self, state: Array, seat: int, chance: Array) -> int:
        """The move tried most often; of equals, the one that did better."""
        moves = np.array(self.game.legal_moves(state, seat), int16)
        if len(moves) == 1:
            return int(moves[0])
        world, start = self.game.imagine(state, seat, chance), time.process_time()
        search = NetSearch(self.game, world, seat, moves, self.net, hidden_moves(self.game), self.settings)
        growth = search.plant(chance, max(self.iterations, LEAST_ROOM))
        search.grow(growth, self.iterations)
        self.seconds, self.decisions = self.seconds + time.process_time() - start, self.decisions + 1
        visits, totals = search.tally(growth)
        return int(moves[np.lexsort((totals / np.maximum(visits, 1), visits))[-1]])


def share_of_the_win(game: Game, seats: int, place: int, deal: int, sides: tuple[Side, Side]) -> float:
    """What the policy in one seat wins of a deal."""
    state, chance = game.set_up(seats, deal), seed_words((deal << 4) + place)
    while asked := game.seats_to_act(state):
        side = sides[POLICY if asked[0] == place else VALUES]
        game.play(state, asked[0], side.choose(state, asked[0], chance))
    ranks = game.ranking(state)
    return 1 / ranks.count(0) if ranks[place] == 0 else 0.0


def main() -> None:
    """Play, and print the result after every ten deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = tavoliere.load(given.game)
    net = read_net(given.net, game, given.seats)
    if not net.has_policy:
        parser.error("the net has no policy: tavoliere train … --from NET --policy 1")
    sides = (Side(game, net, given.iterations, VALUES), Side(game, net, given.iterations, POLICY))
    blocks: list[float] = []
    for deal in range(given.deals):
        number = (given.seed << 32) + deal
        wins = [share_of_the_win(game, given.seats, place, number, sides) for place in range(given.seats)]
        blocks.append(float(np.mean(wins)))
        if (deal + 1) % 10 == 0 or deal + 1 == given.deals:
            share = fixed_interval(blocks, len(blocks) * given.seats)
            cost = " : ".join(f"{1000 * side.seconds / max(1, side.decisions):.1f}" for side in reversed(sides))
            print(f"{share.value:.3f} ({share.low:.3f}-{share.high:.3f}), n = {share.games}, CPU ms {cost}", flush=True)


if __name__ == "__main__":
    main()
