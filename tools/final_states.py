"""One hash per game and number of seats over the final states of seeded random games: shows that rules did not change.

`python tools/final_states.py --games 10000` before and after a change: equal lines mean equal rules, byte for byte.
"""

import argparse
import hashlib

from tavoliere import app
from tavoliere.engine.chance import seed_words
from tavoliere.engine.records import blank


def fingerprint(game_id: str, seats: int, games: int) -> str:
    """A hash over the final states of games that differ in nothing but their seed."""
    game = app.load(game_id)
    digest = hashlib.sha256()
    state, options = blank(game.STATE), game.options()
    for seed in range(games):
        game.compiled.random_games(game.box, state, seats, options, seed_words(seed), 1)
        digest.update(state.tobytes())
    return digest.hexdigest()[:32]


def main() -> None:
    """Print a line for every game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="per game, spread over 2, 3 and 4 seats")
    arguments = parser.parse_args()
    for game_id in app.game_ids():
        for seats in (2, 3, 4):
            print(f"{game_id} seats={seats} {fingerprint(game_id, seats, arguments.games // 3 + 1)}", flush=True)


if __name__ == "__main__":
    main()
