"""Misspelt moves: the closest moves are suggested, quickly."""

import pickle
import random
import time

import pytest

import tavoliere
from tavoliere.engine import match as match_module
from tavoliere.engine.components import BoxRefused, Table
from tavoliere.engine.errors import TavoliereError, UnreadableMove
from tavoliere.engine.game import Game
from tavoliere.engine.matchfile import MoveDoesNotReplay
from tavoliere.engine.move_index import LONGEST, MoveIndex
from walks import GAMES

LETTERS = "abcdefghijklmnopqrstuvwxyz-: "
MANY = [
    f"claim {'x' * 20}{one}-{'y' * 20}{other}:white white wild={wild}"
    for one in range(60) for other in range(60) for wild in range(4)
]  # fmt: skip


def misspelt(text, rng):
    """A text with one letter changed, put in, left out or swapped with its neighbour."""
    at = rng.randrange(len(text) - 1)
    before, after = text[:at], text[at + 1 :]
    letter = rng.choice(LETTERS)
    swapped = before + after[0] + text[at] + after[1:]
    return rng.choice([before + letter + after, before + letter + text[at:], before + after, swapped])


@pytest.mark.parametrize("name", GAMES)
def test_a_misspelt_move_is_among_the_closest(name):
    rng, game = random.Random(3), tavoliere.load(name)
    texts = [game.text_of(move) for move in range(game.move_count)]
    wrong = [(text, misspelt(text, rng)) for text in rng.sample(texts, min(60, len(texts))) if len(text) > 5]
    index = MoveIndex(texts)
    found = sum(text in index.closest(written) for text, written in wrong)
    assert found >= 0.9 * len(wrong)  # a wrong digit of a number cannot be told


def least_seconds(call):
    """The processor time of the quickest of a few calls: others may use the machine meanwhile."""
    taken = []
    for _ in range(5):
        start = time.thread_time()
        call()
        taken.append(time.thread_time() - start)
    return min(taken)


@pytest.mark.parametrize("written", [MANY[777] + "q", "x" * 16_000, "".join(LETTERS) * 500, "claim", "é" * 300])
def test_naming_the_closest_of_very_many_moves_takes_no_time(written):
    index = MoveIndex(MANY)
    assert least_seconds(lambda: index.closest(written)) < 0.02  # one comparison after the other takes seconds
    assert least_seconds(lambda: index.about(written)) < 0.02


def test_the_closest_are_those_that_look_alike_or_begin_alike():
    index = MoveIndex(["draw red", "draw blue", "draw deck", "claim a-b:red red", "pass"])
    assert index.closest("drow red")[0] == "draw red"
    assert index.closest("claim") == ["claim a-b:red red"]
    assert index.closest("draw everything that lies on the table") == ["draw red", "draw blue", "draw deck"]
    assert index.closest("") == index.closest("zzz") == []
    assert MoveIndex(["pass"]).closest("pas") == ["pass"]


def test_moves_about_a_target_mention_every_word_of_it():
    index = MoveIndex(["claim a-b:red red", "claim b-c:red blue", "keep a-c", "pass"])
    assert index.about("red") == [0, 1]
    assert index.about("A claim") == [0]
    assert index.about("b-c:red") == [1]
    assert index.about("a nowhere") == index.about("  ") == []


def test_a_written_text_is_bounded_in_what_is_told_of_it():
    game = tavoliere.load("paris")
    with pytest.raises(UnreadableMove) as error:
        game.read_move("claim " + "x-" * 50_000)
    assert len(error.value.words["text"]) == LONGEST


def test_why_looks_at_a_few_moves_only_however_many_are_meant(monkeypatch):
    match = tavoliere.new_match("san_francisco", seats=2, seed=1)  # both choose tickets first: no claim is allowed
    asked = []
    original = Game.forbidden_by

    def counting(self, state, seat, move):
        asked.append(move)
        return original(self, state, seat, move)

    monkeypatch.setattr(Game, "forbidden_by", counting)
    assert len(match.game.moves_about("claim")) > 500
    assert match.why("claim", 0) is not None
    assert len(asked) <= 3 * match_module.MOST_EXPLAINED


def test_why_finds_the_one_allowed_move_among_very_many():
    match = tavoliere.new_match("paris", start={"players": [{"hand": {"red": 3}}, {}]})
    assert len(match.game.moves_about("claim")) > match_module.MOST_EXPLAINED
    assert match.why("claim", 0) is None


def test_errors_and_games_can_be_sent_to_another_process():
    game = tavoliere.load("paris")
    with pytest.raises(UnreadableMove) as unreadable:
        game.read_move("drow red")
    row = Table("routes", {"rows": [{"id": "a"}]}, "box", game.folders).rows()[0]
    errors = [unreadable.value, MoveDoesNotReplay("file", 3, "dance", unreadable.value)]
    errors.append(BoxRefused(row, "box-not-a-word", key="from", value="3"))
    for error in errors:
        twin = pickle.loads(pickle.dumps(error))
        assert isinstance(twin, TavoliereError)
        assert type(twin) is type(error)
        assert [twin.sentence(language) for language in ("it", "en")] == [
            error.sentence(language) for language in ("it", "en")
        ]
    twin = pickle.loads(pickle.dumps(game))
    assert (twin.box_hash, twin.box.flags.writeable) == (game.box_hash, False)
    assert twin.set_up(2, 7).tobytes() == game.set_up(2, 7).tobytes()
