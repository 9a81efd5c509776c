"""A table for the tests: a position set up by hand, moves typed as players type them."""

from collections.abc import Callable
from typing import Any

import pytest

from tavoliere.engine.game import Game, Told
from tavoliere.engine.registry import Registry

PACKAGE = "tavoliere.games"
GAME_ID = "necropolis_railway"
OUTSIDE_THE_ROUNDS = ("first-staff", "century", "run", "purchase", "over")


class Table:
    """A position and what has happened since."""

    def __init__(self, game: Game, position: dict[str, Any]) -> None:
        self.game = game
        self.state = game.place(position)
        self.told: list[Told] = []

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.state[0].seat)

    @property
    def question(self) -> str:
        """The question that is open."""
        return str(self.game.position(self.state)["phase"])

    @property
    def now(self) -> dict[str, Any]:
        """The whole position, readable."""
        return self.game.position(self.state)

    def player(self, seat: int = 0) -> dict[str, Any]:
        """A player's boards, readable."""
        boards: dict[str, Any] = self.now["players"][seat]
        return boards

    def play(self, *texts: str) -> "Table":
        """Make moves, each by whoever is asked."""
        for text in texts:
            move = self.game.read_move(text)
            reason = self.game.forbidden_by(self.state, self.seat, move)
            assert not reason, f"{text}: {reason.name}"
            self.told += self.game.play(self.state, self.seat, move)
        return self

    def refuses(self, text: str) -> str:
        """What forbids a move: the rule and the reason."""
        reason = self.game.forbidden_by(self.state, self.seat, self.game.read_move(text))
        return f"{self.game.names.REFUSED_BY[reason]} {reason.name.lower()}" if reason else "nothing"

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves that begin with a word."""
        moves = [self.game.text_of(move) for move in self.game.legal_moves(self.state, self.seat)]
        return [text for text in moves if text.startswith(verb)]

    def events(self) -> list[str]:
        """The kinds of everything told so far."""
        return [event.kind.name.lower() for event in self.told]

    def event(self, kind: str) -> tuple[int, int, int, int]:
        """The numbers of the last event of a kind."""
        event = [event for event in self.told if event.kind.name.lower() == kind][-1]
        return event.a, event.b, event.c, event.d

    def scores(self, seat: int = 0) -> dict[str, int]:
        """A player's points by part."""
        return self.game.scores(self.state)[seat]


@pytest.fixture(scope="session")
def game() -> Game:
    """The game with the printed box."""
    return Registry(PACKAGE).load(GAME_ID)


@pytest.fixture(scope="session")
def with_box() -> Callable[[dict[str, Any]], Game]:
    """The game with some tables of one's own."""
    return lambda box: Registry(PACKAGE).load(GAME_ID, box)


Given = Callable[..., Table]


@pytest.fixture
def given(game: Game) -> Given:
    """Set up a position: `given(card="a03", me={"money": 3})`; `me` is the player to act, seat 0."""

    def place(me: dict[str, Any] | None = None, others: list[dict[str, Any]] | None = None, **position: Any) -> Table:
        usual = {"round": 7} if position.get("phase", "act") not in OUTSIDE_THE_ROUNDS else {}
        return Table(game, {**usual, **position, "players": [me or {}, *(others or [{}])]})

    return place
