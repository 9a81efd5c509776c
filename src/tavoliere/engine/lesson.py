"""Lessons: a guided first game, written as data in the `lesson` folder of a game; read and checked here.

`lesson.toml` names the match (seed, options, the opponent's first moves) and the steps of the coach; the words are
Fluent messages in `lesson/text`. docs/adding-a-lesson.md explains the format; the browser walks through the steps.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from tavoliere.engine.errors import BadGame
from tavoliere.engine.game import Game
from tavoliere.engine.text import LANGUAGES

FOLDER, FILE = "lesson", "lesson.toml"
LEARNER = 0  # the learner's seat
REGIONS = ("prompt", "board", "mine", "supply", "seats", "log")  # parts of the frame, whatever the game
SEAT = re.compile(r"seat-([0-3])")


class Condition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a step waits for: an event with some fields, a part of the learner's view, or the end. All must hold."""

    event: str | None = None
    mine: bool | None = None  # of the event: whether it is the learner's
    fields: dict[str, Any] = {}
    view: str | None = None  # a path such as `players.0.vehicles`
    equals: Any = None
    least: int | None = None
    most: int | None = None
    over: bool | None = None


class Step(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One card of the coach. Without `do` and `until` it is read and put away.

    `do` are patterns of moves: the step ends when one of them was made, and other moves are declined with a hint unless
    the step is `free`. `until` ends it too. With `ahead` the coach offers to play for the learner until then.
    """

    id: str
    chapter: str = ""
    point: list[str] = []
    do: list[str] = []
    free: bool = False
    when: Condition | None = None
    until: Condition | None = None
    ahead: bool = False


class Lesson(Struct, forbid_unknown_fields=True):
    """A guided game. `moments` are cards that come whenever their condition first holds, in any order."""

    seed: int
    minutes: int
    steps: list[Step]
    moments: list[Step] = []
    seats: int = 2
    level: str = "easy"
    options: dict[str, str] = {}
    opponent: list[str] = []  # the first moves of seat 1, as long as they are possible
    places: list[str] = []  # places of the board that steps point at, beside targets of moves
    assistant: str = "normal"  # the level of the bot that plays ahead for the learner

    @property
    def all_steps(self) -> list[Step]:
        """The steps, then the moments."""
        return [*self.steps, *self.moments]


@lru_cache(maxsize=64)
def lesson_of(game: Game) -> Lesson | None:
    """A game's lesson, checked; None if its folder has none."""
    path = game.folders[-1] / FOLDER / FILE
    if not path.exists():
        return None
    try:
        lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGame("lesson-unreadable", {"game": game.id, "reason": str(error)}) from error
    for problem in _problems(game, lesson):
        raise problem
    return lesson


def matches(patterns: Iterable[str], move: str) -> bool:
    """Whether a move, as people write it, is one of those that patterns mean (`claim louvre-*`)."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


# --- checking --------------------------------------------------------------------------------------------------------


def _problems(game: Game, lesson: Lesson) -> Iterator[BadGame]:
    """The problems of a lesson, in order."""
    state = game.set_up(lesson.seats, lesson.seed, lesson.options)
    views = game.view(state, LEARNER)
    texts = [game.text_of(move) for move in range(game.move_count)]
    yield from _repeated(game, lesson)
    for move in lesson.opponent:
        if not game.is_move(move):
            yield _wrong(game, "opponent", "lesson-unknown-move", move)
    for step in lesson.all_steps:
        for pattern in step.do:
            if not any(fnmatchcase(text, pattern) for text in texts):
                yield _wrong(game, step.id, "lesson-unknown-move", pattern)
        for name in step.point:
            if not _is_known_target(game, lesson, name):
                yield _wrong(game, step.id, "lesson-unknown-target", name)
        for condition in (step.when, step.until):
            if condition:
                yield from _condition_problems(game, step, condition, views)
    for moment in lesson.moments:
        if moment.when is None:
            yield _wrong(game, moment.id, "lesson-no-condition", moment.id)
    yield from _missing_words(game, lesson)


def _wrong(game: Game, step: str, key: str, what: str) -> BadGame:
    return BadGame(key, {"game": game.id, "step": step, "what": what})


def _repeated(game: Game, lesson: Lesson) -> Iterator[BadGame]:
    ids = [step.id for step in lesson.all_steps]
    for one in {one for one in ids if ids.count(one) > 1}:
        yield _wrong(game, one, "lesson-same-id", one)


def _is_known_target(game: Game, lesson: Lesson, name: str) -> bool:
    """Whether something on the screen can have this name: what a move is about, a seat, a region, a named place."""
    seat = SEAT.fullmatch(name)
    if seat:
        return int(seat[1]) < lesson.seats
    return name in REGIONS or name in lesson.places or game.is_move(name) or bool(game.moves_about(name))


def _condition_problems(game: Game, step: Step, condition: Condition, view: Mapping[str, Any]) -> Iterator[BadGame]:
    if condition == Condition():
        yield _wrong(game, step.id, "lesson-no-condition", step.id)
    if condition.event is not None:
        kinds = {kind.name: kind for kind in game.EVENTS}
        if condition.event not in kinds:
            yield _wrong(game, step.id, "lesson-unknown-event", condition.event)
            return
        for field in condition.fields.keys() - kinds[condition.event].fields.keys():
            yield _wrong(game, step.id, "lesson-unknown-field", f"{condition.event}.{field}")
    if condition.view is not None:
        try:
            part_of(view, condition.view)
        except LookupError:
            yield _wrong(game, step.id, "lesson-unknown-field", condition.view)


def part_of(view: Any, path: str) -> Any:
    """A part of a view by its path; a list of names or numbers, joined by dots."""
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view


def holds(condition: Condition, view: Any, events: Iterable[Mapping[str, Any]], is_over: bool) -> bool:
    """Whether a condition holds, given the view now and the events since the wait began."""
    if condition.over is not None and condition.over != is_over:
        return False
    if condition.event is not None and not any(_is_meant(condition, event) for event in events):
        return False
    return condition.view is None or _is_right(condition, part_of(view, condition.view))


def _is_meant(condition: Condition, event: Mapping[str, Any]) -> bool:
    if event["kind"] != condition.event:
        return False
    if condition.mine is not None and condition.mine != (event["seat"] == LEARNER):
        return False
    return all(event.get(name) == value for name, value in condition.fields.items())


def _is_right(condition: Condition, part: Any) -> bool:
    if condition.equals is not None and part != condition.equals:
        return False
    # Of a list, or of things by name, their number counts.
    size = len(part) if isinstance(part, list | dict) else part
    if condition.least is not None and not (size is not None and size >= condition.least):
        return False
    return condition.most is None or (size is not None and size <= condition.most)


# --- words -----------------------------------------------------------------------------------------------------------


def words_of(folders: tuple[Path, ...], part: str, language: str) -> str:
    """The texts of a part of a game (its lesson, how to play it), as one Fluent file: the family's, then its own."""
    paths = [folder / part / "text" / f"{language}.ftl" for folder in folders]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())


def _missing_words(game: Game, lesson: Lesson) -> Iterator[BadGame]:
    """Messages and attributes that a language lacks."""
    for language in LANGUAGES:
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(words_of(game.folders, FOLDER, language)), allow_overrides=True)
        for step in lesson.all_steps:
            for part in ("", "title", *(["do"] if step.do else [])):
                if not _has(bundle, f"lesson-{step.id}", part):
                    yield _wrong(game, step.id, "lesson-no-text", f"lesson-{step.id}{'.' if part else ''}{part}")
        for chapter in dict.fromkeys(step.chapter for step in lesson.steps if step.chapter):
            if not _has(bundle, f"chapter-{chapter}", ""):
                yield _wrong(game, chapter, "lesson-no-text", f"chapter-{chapter}")


def _has(bundle: FluentBundle, key: str, part: str) -> bool:
    if not bundle.has_message(key):
        return False
    message = bundle.get_message(key)
    return part in message.attributes if part else message.value is not None
