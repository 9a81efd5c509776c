"""Bots with a character: each game defines what they value, and they play accordingly."""

import numpy as np
import pytest

import tavoliere
from tavoliere.bots import CHARACTERS, decide, find_bot
from tavoliere.bots.characters import CharacterBot, taste
from tavoliere.engine.chance import seed_words
from tavoliere.engine.features import Character, Layout, Liking, known_features
from tavoliere.engine.records import same
from walks import samples


@pytest.fixture
def peopled(game):
    """Each game that has characters."""
    if not game.CHARACTERS:
        pytest.skip("the game has no characters")
    return game


def choices(game, seats, every=37):
    """Some positions, each with a seat that has a choice."""
    for match in samples(game, seats, 4, every):
        for seat in match.to_act[:1]:
            if len(game.legal_moves(match.state, seat)) > 1:
                yield match.state, seat


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_game_says_what_each_character_likes(peopled, name):
    tastes = taste(peopled, peopled.CHARACTERS[name])
    assert tastes.any()
    assert np.abs(tastes).max() < 1.0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_plays_legal_moves_and_is_blind_to_what_its_seat_cannot_know(game, name, seats):
    bot = find_bot(name)
    for number, (state, seat) in enumerate(choices(game, seats)):
        before, chosen = state.copy(), decide(bot, game, state, seat, number)
        assert chosen in game.legal_moves(state, seat)
        assert same(before, state)
        world = game.imagine(state, seat, seed_words(number + 70))
        assert decide(bot, game, world, seat, number) == chosen


def liked(game, state, seat, move, character):
    """How much a character likes what comes of a move."""
    index, value = known_features(game, state, seat, move)
    return float(taste(game, character)[index] @ value)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_that_cares_for_nothing_else_does_what_it_likes_most(peopled, name, monkeypatch):
    game = peopled
    said = game.CHARACTERS[name].likes
    strong = Character(tuple(Liking(one.block, 1000 * one.worth, one.row, one.only, one.of) for one in said), 1e-6)
    monkeypatch.setattr(type(game), "CHARACTERS", {name: strong})
    differed = 0
    for number, (state, seat) in enumerate(choices(game, 2, 11)):
        likings = {move: liked(game, state, seat, move, strong) for move in game.legal_moves(state, seat)}
        chosen = decide(CharacterBot(name), game, state, seat, number)
        assert likings[chosen] == pytest.approx(max(likings.values()), abs=1.0)
        differed += max(likings.values()) - min(likings.values()) > 1.0
    assert differed > 0


def test_in_a_game_that_says_nothing_it_plays_what_its_net_or_plan_likes_best(game, monkeypatch):
    monkeypatch.setattr(type(game), "CHARACTERS", {})
    for seats in (2, 3):
        for number, (state, seat) in enumerate(choices(game, seats, 90)):
            assert decide(find_bot("racer"), game, state, seat, number) in game.legal_moves(state, seat)


def test_likings_are_laid_over_rows_and_repeated_parts():
    part = Layout()
    part.block("near", 6, "two rows of three")
    layout = Layout()
    layout.block("kept", 4, "a row")
    layout.repeat("others", part, 2, "twice")
    game = type("Fake", (), {"FEATURES": layout, "id": "fake"})()
    assert taste(game, Character((Liking("kept", 0.5),), 1.0)).tolist()[:4] == [0.0, 0.5, 1.0, 1.5]
    blocked = taste(game, Character((Liking("others/near", 1.0, row=3, only=2, of=(1,)),), 1.0))
    assert np.flatnonzero(blocked).tolist() == [4 + 6 + 2, 4 + 6 + 5]


def test_characters_are_offered_beside_the_levels():
    assert set(CHARACTERS) < set(tavoliere.app.catalogue().levels)
