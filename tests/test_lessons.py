"""Guided games: each is played to its end by its own steps, and whatever is wrong with one is named when it is read."""

import re
import shutil
import zlib

import pytest
from fluent.syntax import ast, parse

import tavoliere
from lesson_run import LessonRun
from tavoliere.bots import decide, find_bot
from tavoliere.engine.errors import BadGame
from tavoliere.engine.lesson import LEARNER, lesson_of, matches
from tavoliere.engine.match import Match
from tavoliere.engine.registry import Registry
from tavoliere.engine.sources import VARIABLE
from tavoliere.server.projection import event_message
from walks import FIFTH, GAMES, copy_of_fifth

# What a player can do in an ordinary turn: a lesson asks for each of these.
ACTIONS = {
    "paris": {"keep", "draw", "claim", "flag", "tickets"},
    "san_francisco": {"keep", "draw", "claim", "tickets"},
    "old_london_bridge": {"cards", "pawn", "pawn-centre", "take", "advance", "bonus", "use"},
    "necropolis_railway": {
        "staff", "take", "london", "crypt", "hire", "wagon", "tuck", "bonus", "prestige", "done", "load", "bury",
        "staff-car",
    },
    "pebbles": {"lay", "take"},
}  # fmt: skip


def bot_move(match, seat, level):
    """What a bot chooses, always the same."""
    chosen = decide(find_bot(level), match.game, match.state, seat, zlib.crc32(match.state.tobytes()))
    return match.game.text_of(chosen)


def play_lesson(game, learner="easy"):
    """Play a game's lesson: the learner does what the coach asks for, and else what a bot would."""
    lesson = lesson_of(game)
    match, run, script = Match(game, lesson.seats, lesson.seed, lesson.options), LessonRun(lesson), [*lesson.opponent]
    made = []
    while not match.is_over:
        run.settle(match.view(LEARNER), is_over=False)
        seat = max(match.to_act)  # bots do not wait
        if seat == LEARNER:
            asked = run.choose(match.legal_moves(LEARNER))
            move = asked or bot_move(match, LEARNER, learner)
            made += [move] if asked else []
        else:
            move = script.pop(0) if script else bot_move(match, seat, lesson.level)
        events = [event_message(game, event) for event in match.play(move, seat) if event.is_for(LEARNER)]
        (run.made if seat == LEARNER else lambda _move, told: run.hear(told))(move, events)
    run.settle(match.view(LEARNER), is_over=True)
    return run, made


def test_every_lesson_is_played_to_its_end(game):
    run, made = play_lesson(game)
    assert run.current is None, f"stays at {run.current.id}"
    assert run.passed_over == []
    kinds = {game.kind_of(game.read_move(move)) for move in made}
    assert ACTIONS[game.id] <= kinds


def test_every_game_of_ours_has_a_lesson_of_six_to_twelve_minutes(game):
    lesson = lesson_of(game)
    assert game.id not in GAMES or 6 <= lesson.minutes <= 12


def test_the_scripted_part_is_the_same_every_time(game):
    first, second = play_lesson(game)[1], play_lesson(game)[1]
    assert first == second


def test_a_lesson_says_as_many_things_as_it_points_at(game):
    """Every pin in a text has something on the table, in both languages."""
    lesson = lesson_of(game)
    for language in ("en", "it"):
        texts = spoken(game, language)
        for step in lesson.all_steps:
            pins = {int(pin) for part in texts[f"lesson-{step.id}"].values() for pin in re.findall(r"\[(\d)\]", part)}
            assert pins <= set(range(1, len(step.point) + 1)), (language, step.id)


def test_both_languages_have_the_same_parts(game):
    english, italian = spoken(game, "en"), spoken(game, "it")
    assert {key: list(parts) for key, parts in english.items()} == {key: list(parts) for key, parts in italian.items()}


def spoken(game, language):
    """The messages of a lesson, each by its parts."""
    found = {}
    for folder in game.folders:
        path = folder / "lesson" / "text" / f"{language}.ftl"
        for entry in parse(path.read_text(encoding="utf-8")).body if path.exists() else []:
            if isinstance(entry, ast.Message):
                parts = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
                found[entry.id.name] = {name: text_of(pattern) for name, pattern in parts.items()}
    return found


def text_of(pattern):
    return "".join(one.value if isinstance(one, ast.TextElement) else "{}" for one in pattern.elements)


def test_places_are_drawn_by_the_board(game):
    """What a lesson points at beside targets of moves is a place, or a target, that the board names."""
    board = game.family / "board"
    sources = "\n".join(path.read_text(encoding="utf-8") for path in board.glob("*.*") if path.suffix != ".svg")
    for place in lesson_of(game).places:
        first = re.split(r"[ -]", place)[0]
        assert first in sources, place


# --- what can be wrong with one ---------------------------------------------------------------------------------------


@pytest.fixture
def changed(tmp_path, monkeypatch):
    """Makes the fifth game with a lesson in which something was replaced."""

    def make(old, new, file="lesson.toml"):
        monkeypatch.setenv(VARIABLE, str(FIFTH))
        folder = tmp_path / "pebbles"
        shutil.copytree(FIFTH / "lesson", folder / "lesson")
        path = folder / "lesson" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        game = tavoliere.load("pebbles")
        game.folders = (folder,)
        return game

    return make


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('event = "ended"', 'event = "finished"', 'waits for "finished": the game has no such event'),
        ('event = "ended"', 'event = "took", fields = { colour = "red" }', "no such field"),
        ('view = "phase"', 'view = "players.0.phase"', 'waits for "players.0.phase": there is no such field'),
        ('point = ["lay 43"]', 'point = ["lay 99"]', 'points at "lay 99"'),
        ('point = ["seat-0"]', 'point = ["seat-2"]', 'points at "seat-2"'),
        ('do = ["lay 43"]', 'do = ["play 43"]', 'no move of the game is "play 43"'),
        ('opponent = ["lay 9"]', 'opponent = ["lay two"]', 'no move of the game is "lay two"'),
        ('id = "over"', 'id = "on"', 'two steps called "on"'),
        ('id = "over"', 'id = "end"', 'lacks "lesson-end"'),
        ("minutes = 2", "minuets = 2", "cannot be read"),
        ("when = { over = true }", "when = { }", "says nothing about when it comes"),
    ],
)
def test_a_mistake_is_named(changed, old, new, said):
    with pytest.raises(BadGame, match=re.escape(said)):
        lesson_of(changed(old, new))


def test_a_missing_word_is_named(changed):
    with pytest.raises(BadGame, match=re.escape('pebbles: lesson/text lacks "lesson-high.do".')):
        lesson_of(changed("    .do = { $click } the 43\n", "", "text/en.ftl"))


def test_a_game_without_a_lesson_has_none(changed):
    game = changed("seed = 2", "seed = 3")
    shutil.rmtree(game.folders[0] / "lesson")
    assert lesson_of(game) is None


def test_a_game_handed_in_with_a_faulty_lesson_is_listed_with_the_reason(tmp_path, monkeypatch):
    folder = copy_of_fifth(tmp_path / "shells")
    path = folder / "state.py"  # another record than that of the game it was copied from
    path.write_text(path.read_text(encoding="utf-8").replace('"goal", PUBLIC, int16', '"goal", PUBLIC, int64'))
    path = folder / "lesson" / "lesson.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('event = "ended"', 'event = "gone"'), encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(folder))
    registry = Registry("tavoliere.games")
    assert "shells" not in registry.ids()
    assert any('"gone"' in str(problem) for problem in registry.problems())


def test_our_own_lessons_are_checked_too(monkeypatch):
    game = tavoliere.load("paris")
    monkeypatch.setattr(game, "EVENTS", ())
    with pytest.raises(BadGame):
        lesson_of(game)


def test_patterns_are_whole_moves():
    assert matches(["claim a-*"], "claim a-b:red red")
    assert not matches(["claim a"], "claim a-b:red")
