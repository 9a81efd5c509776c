"""The bot `learned`: values each legal move with a small net, from what its seat knows after it, and makes the best."""

from pathlib import Path

from tavoliere.bots.forward import values_of
from tavoliere.bots.nets import Net, find_net, read_net, refuse_unfitting
from tavoliere.bots.policies import heaviest
from tavoliere.bots.search import Budget, SearchBot
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array

WITHOUT_A_NET = SearchBot(Budget(seconds=0.2))


class LearnedBot:
    """Makes the move that a net likes best; without a net for the game, the box and the seats, a short search plays."""

    def __init__(self, file: Path | None = None, otherwise: SearchBot = WITHOUT_A_NET) -> None:
        self.file, self.otherwise = file, otherwise
        self._read: tuple[str, int, Net] | None = None

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """The legal move with the highest value; equals are drawn by lot."""
        moves = game.legal_moves(imagined, seat)
        if len(moves) == 1:
            return moves[0]
        net = self.net_for(game, int(imagined[0].seats))
        if net is None:
            return self.otherwise.choose(game, imagined, seat, chance)
        values = values_of(game, imagined, seat, moves, net)
        return moves[int(heaviest(values, len(moves), chance))]

    def within(self, threads: int, share: float) -> "LearnedBot":
        """A copy limited to so many threads and a share of its time, for where it has to search."""
        return LearnedBot(self.file, self.otherwise.within(threads, share))

    def net_for(self, game: Game, seats: int) -> Net | None:
        """The net of the bot's own file, or the one that came with the game."""
        if self.file is None:
            return find_net(game, seats)
        if self._read is None or self._read[:2] != (game.box_hash, seats):
            self._read = (game.box_hash, seats, read_net(self.file, game, seats))
        refuse_unfitting(self._read[2].card, game, seats, self.file.name)
        return self._read[2]
