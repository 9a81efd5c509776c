"""Opinions: they rest on what the seat knows, and they are sensible. Everything is played uncompiled."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.entry import pure
from tavoliere.engine.events import event_buffer
from tavoliere.engine.records import Array, int16
from tavoliere.games.necropolis_railway.tests.given import GAME

SEATS = (2, 3, 4)


class Playing:
    """A game in which every seat follows the same opinion, or chance."""

    def __init__(self, seats: int, seed: int, opinion: str = "") -> None:
        self.chance, self.follows = seed_words(seed), opinion
        self.state = np.zeros(1, GAME.STATE)
        pure.set_up(GAME.box, self.state, seats, GAME.options(), seed_words(seed))

    def opinion(self, opinion: str, state: Array) -> list[float]:
        """The weights of the legal moves in some state."""
        moves = np.empty(len(GAME.box[0].moves), int16)
        seat = int(state[0].seat)
        count = pure.legal_moves(GAME.box, state, seat, moves)
        out = np.full(count, np.nan)
        getattr(pure, opinion)(GAME.box, state, seat, moves, count, out)
        return [float(weight) for weight in out]

    def positions(self) -> Iterator[Array]:
        """Every position that leaves a choice, up to the end of the game."""
        moves, events = np.empty(len(GAME.box[0].moves), int16), event_buffer()
        while pure.seats_to_act(GAME.box, self.state):
            seat = int(self.state[0].seat)
            count = pure.legal_moves(GAME.box, self.state, seat, moves)
            chosen = below(self.chance, count)
            if count > 1:
                yield self.state
                if self.follows:
                    chosen = int(np.argmax(self.opinion(self.follows, self.state)))
            pure.play(GAME.box, self.state, seat, int(moves[chosen]), events)

    def to_the_end(self) -> list[int]:
        """The points of a whole game."""
        for _ in self.positions():
            pass
        return [sum(parts.values()) for parts in GAME.scores(self.state)]


def assert_secrets_do_not_matter(playing: Playing, state: Array, seed: int) -> None:
    """Another deck and another future change neither opinion."""
    other = state.copy()
    GAME.scramble(other, int(state[0].seat), seed_words(seed))
    for opinion in ("weigh", "plan"):
        assert playing.opinion(opinion, state) == playing.opinion(opinion, other)


@pytest.mark.parametrize(("seats", "follows"), [(2, "weigh"), (2, ""), (3, ""), (4, "")])
def test_opinions_do_not_depend_on_secrets(seats: int, follows: str) -> None:
    playing = Playing(seats, 10 + seats, follows)
    for number, state in enumerate(playing.positions()):
        if number % (12 * seats) == 2 * seats:
            assert_secrets_do_not_matter(playing, state, number)


@pytest.mark.parametrize("seats", SEATS)
def test_plans_of_planned_games_do_not_depend_on_secrets(seats: int) -> None:
    playing = Playing(seats, 30 + seats, "plan")
    for number, state in enumerate(islice(playing.positions(), 18)):
        if number % 6 == 5:
            assert_secrets_do_not_matter(playing, state, number)


def test_every_question_is_weighed_and_planned() -> None:
    playing = Playing(3, 23)
    asked: dict[int, int] = {}
    for state in playing.positions():
        assert all(0 < weight < 20 for weight in playing.opinion("weigh", state))
        phase = int(state[0].phase)
        asked[phase] = asked.get(phase, 0) + 1
        if asked[phase] <= 2:
            assert np.isfinite(playing.opinion("plan", state)).all()


def test_at_the_end_worth_is_the_points() -> None:
    playing = Playing(3, 5)
    points = playing.to_the_end()
    out = np.zeros(4)
    pure.worth(GAME.box, playing.state, out)
    assert out[:3].tolist() == points


def test_worth_does_not_depend_on_secrets() -> None:
    playing = Playing(4, 6)
    for number, state in enumerate(islice(playing.positions(), 60)):
        other = state.copy()
        GAME.scramble(other, int(state[0].seat), seed_words(number))
        one, another = np.zeros(4), np.zeros(4)
        pure.worth(GAME.box, state, one)
        pure.worth(GAME.box, other, another)
        assert one.tolist() == another.tolist()


def test_quick_opinions_are_better_than_chance() -> None:
    assert min(Playing(2, 3, "weigh").to_the_end()) > max(Playing(2, 3).to_the_end())
