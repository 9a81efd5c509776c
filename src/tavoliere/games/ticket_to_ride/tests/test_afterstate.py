"""What is certain of a move agrees with what happens when it is made."""

from collections import Counter
from typing import Any

import pytest

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.contract import afterstate
from tavoliere.engine.features import known_features
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.games.ticket_to_ride.knowledge import feature_layout as at
from tavoliere.games.ticket_to_ride.names import Phase
from tavoliere.games.ticket_to_ride.tests.given import BOTH, PARIS, given, holding

OWN = ("hand", "seen", "vehicles", "flag", "flags_done", "tokens", "tickets")
QUESTIONS = (Phase.KEEP_FLAG_CARD, Phase.CHOOSE_TOKEN)


def certain_part(match: Match, text: str) -> tuple[Any, int]:
    """The state after the certain part of a move, and what is awaited."""
    after, game = match.state.copy(), match.game
    awaited = afterstate(game.box[0], after[0], match.to_act[0], game.read_move(text))
    return after[0], int(awaited)


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.id)
def test_what_is_certain_has_happened_once_the_move_is_made(game: Game) -> None:
    looked_at: Counter[str] = Counter()
    for seed in range(6):
        chance, match = seed_words(seed), Match(game, 2 + seed % 3, seed)
        while not match.is_over:
            seat, is_start = match.to_act[0], match.state[0].phase == Phase.CHOOSE_TICKETS
            legal = match.legal_moves(seat)
            certain = [text for text in legal if text.split()[0] in {"claim", "flag", "token", "keep"}]
            moves = certain or legal
            text = moves[int(below(chance, len(moves)))]
            after, awaited = certain_part(match, text)
            match.play(text, seat)
            if certain and not is_start:
                looked_at[text.split()[0]] += 1
                for field in OWN:
                    assert (after.players[seat][field] == match.state[0].players[seat][field]).all(), (text, field)
                assert (after.owner == match.state[0].owner).all()
                assert (awaited == at.ANSWER) == (match.state[0].phase in QUESTIONS)
    assert looked_at["claim"] > 20
    assert looked_at["flag" if game is PARIS else "token"] > 0


def test_a_card_drawn_is_certain_if_it_lies_open() -> None:
    match = given(PARIS, holding("red"), holding(), market="blue blue red red green")
    after, awaited = certain_part(match, "draw blue")
    assert awaited == at.SECOND_OPEN
    assert after.players[0].hand.sum() == 2
    assert after.market.sum() == 4
    after, awaited = certain_part(match, "draw deck")
    assert awaited == at.SECOND_BLIND
    assert after.players[0].hand.sum() == 1
    assert after.pile_count == match.state[0].pile_count
    match.play("draw red")
    assert certain_part(match, "draw deck")[1] == at.OVER_BLIND
    assert certain_part(match, "draw blue")[1] == at.TURN_OVER


def test_the_turn_that_starts_the_last_round_is_followed_by_one_more() -> None:
    match = given(PARIS, holding("red red red red wild wild", vehicles=4), holding())
    claims = [text for text in match.legal_moves() if text.startswith("claim")]
    spaces = {text: 4 - int(certain_part(match, text)[0].players[0].vehicles) for text in claims}
    for text, filled in spaces.items():
        index, _value = known_features(PARIS, match.state, 0, PARIS.read_move(text))
        expected = at.LAST_TURNS + (1 if filled >= 2 and certain_part(match, text)[1] == at.TURN_OVER else 0)
        assert expected in index
    assert {1, 2} <= set(spaces.values())


def test_tickets_are_named_by_how_near_they_are() -> None:
    ids = list(PARIS.ids.tickets)
    match = given(PARIS, holding(tickets=ids[0]), holding())
    index, _value = known_features(PARIS, match.state, 0)
    held = [int(one) - at.TICKET for one in index if at.TICKET <= one < at.TICKET + 256]
    assert [one // at.NEARNESS for one in held] == [0]
    rival = at.RIVALS + at.R_TICKET
    possible = {(int(one) - rival) // at.NEARNESS for one in index if rival <= one < rival + 256}
    assert possible == set(range(1, len(ids)))  # the rival may hold any but the own one
