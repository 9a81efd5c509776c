"""Opinions: a weight for every legal move, from what the seat knows and nothing else."""

from collections.abc import Iterator

import numpy as np
import pytest

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.entry_points import pure
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.games.ticket_to_ride.names import Phase
from tavoliere.games.ticket_to_ride.tests.given import BOTH, PARIS, SAN_FRANCISCO, given, holding


def opinion(game: Game, state: np.ndarray, seat: int, ask: str) -> dict[str, float]:
    """What `weigh` or `plan` thinks of each legal move."""
    moves, weights = np.empty(game.move_count, np.int16), np.full(game.move_count, np.nan)
    count = pure.legal_moves(game.box, state, seat, moves)
    getattr(pure, ask)(game.box, state, seat, moves, count, weights)
    return {game.move_text(int(moves[index])): float(weights[index]) for index in range(count)}


def best(match: Match, ask: str = "plan") -> str:
    """The move that the seat asked first likes most."""
    weights = opinion(match.game, match.state, match.to_act[0], ask)
    return max(weights, key=lambda move: weights[move])


def walk(game: Game, seats: int, seed: int, planned: bool) -> Iterator[Match]:
    """A game of planners or of random players, before every decision."""
    chance, match = seed_words(seed), Match(game, seats, seed)
    while not match.is_over:
        yield match
        seat = match.to_act[0]
        legal = game.legal_moves(match.state, seat)
        move = game.read_move(best(match)) if planned else legal[int(below(chance, len(legal)))]
        match.play_move(seat, move)
    yield match


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.id)
@pytest.mark.parametrize(("seats", "planned"), [(2, True), (3, False)])
def test_opinions_use_only_what_the_seat_knows(game: Game, seats: int, planned: bool) -> None:
    chance = seed_words(seats)
    for number, match in enumerate(walk(game, seats, seats, planned)):
        if match.is_over or number % 10:
            continue
        for seat in match.to_act:
            other = match.state.copy()
            game.scramble(other, seat, chance)
            for ask in ("weigh", "plan"):
                assert opinion(game, other, seat, ask) == opinion(game, match.state, seat, ask)


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.id)
def test_the_quick_opinion_keeps_the_tickets_that_the_plan_keeps(game: Game) -> None:
    asked = 0
    for match in walk(game, 2, 3, planned=True):
        if not match.is_over and match.state[0].phase in (Phase.CHOOSE_TICKETS, Phase.KEEP_TICKETS):
            weights = opinion(game, match.state, match.to_act[0], "weigh")
            assert best(match, "weigh") == best(match, "plan")
            assert len(set(weights.values())) > 1
            asked += 1
    assert asked >= 2


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.id)
def test_every_legal_move_has_a_weight(game: Game) -> None:
    for number, match in enumerate(walk(game, 3, 5, planned=False)):
        if not match.is_over and number % 6 == 0:
            assert min(opinion(game, match.state, match.to_act[0], "weigh").values()) > 0
            assert np.isfinite(list(opinion(game, match.state, match.to_act[0], "plan").values())).all()


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.id)
def test_worth_is_a_guess_that_ends_at_the_points(game: Game) -> None:
    worth, scores = np.zeros(4), np.zeros((4, 16), np.int64)
    for number, match in enumerate(walk(game, 2, 3, planned=False)):
        if match.is_over or number % 6 == 0:
            pure.worth(game.box, match.state, worth)
            assert np.isfinite(worth).all()
    pure.final_scores(game.box, match.state, scores)
    assert list(worth) == list(scores.sum(axis=1))


def test_the_route_that_completes_a_ticket_is_claimed_at_once() -> None:
    match = given(
        PARIS,
        holding("green green green red", tickets="bastille-nord"),
        holding(),
        routes={"notredame-bastille:red": 0},
        market="blue blue white white yellow",
    )
    assert best(match).startswith("claim nord-notredame:green green")
    assert best(match, "weigh").startswith("claim nord-notredame:green green")


def test_a_card_that_a_planned_route_lacks_is_drawn() -> None:
    match = given(
        PARIS,
        holding("green green", tickets="bastille-nord"),
        holding(),
        routes={"notredame-bastille:red": 0},
        market="green white yellow yellow white",
        ticket_pile="",
    )
    assert best(match) == "draw green"
    assert best(match, "weigh") == "draw green"


def test_a_card_of_the_flag_is_kept() -> None:
    match = given(PARIS, holding("red red"), holding())
    match.play("claim arc-champs:red red")
    assert best(match) == "flag red"
    assert best(match, "weigh") == "flag red"


def test_in_the_last_turn_only_points_count() -> None:
    match = given(
        SAN_FRANCISCO,
        holding("red red black", tickets="castro-civic"),
        holding(),
        routes={"civic-ladies:blue": 0},
        market="blue blue green green green",
        turns_left=2,
    )
    assert best(match) == "claim ladies-castro:red red"
