"""Follows a lesson as the browser does: which step is current, and what ends it. For tests that play lessons."""

from typing import Any

from tavoliere.engine.lesson import Lesson, Step, holds, matches


class LessonRun:
    """The steps of a lesson while a match is played; `shown` holds what the coach said, in order."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.index, self.shown = lesson, 0, list[str]()
        self.passed_over: list[str] = []
        self._events: list[dict[str, Any]] = []  # since the move that ended the step before

    @property
    def current(self) -> Step | None:
        """The step that waits to be done."""
        return self.lesson.steps[self.index] if self.index < len(self.lesson.steps) else None

    def hear(self, events: list[dict[str, Any]]) -> None:
        """Note the events of a move."""
        self._events += events

    def settle(self, view: Any, is_over: bool) -> None:
        """Read the cards that need nothing else, leave the steps that have ended; note the moments."""
        for moment in self.lesson.moments:
            if moment.id not in self.shown and holds(moment.when, view, self._events, is_over):
                self.shown.append(moment.id)
        while (step := self.current) and self._has_begun(step, view, is_over):
            if step.id not in self.shown:
                self.shown.append(step.id)
            if step.do or (step.until and not holds(step.until, view, self._events, is_over)):
                return
            self.index += 1

    def _has_begun(self, step: Step, view: Any, is_over: bool) -> bool:
        return step.id in self.shown or step.when is None or holds(step.when, view, self._events, is_over)

    def choose(self, legal: list[str]) -> str | None:
        """The legal move that the coach asks for; None if any is allowed."""
        while (step := self.current) and step.do and step.id in self.shown:
            found = [move for move in legal if matches(step.do, move)]
            if found:
                return found[0]
            self.passed_over.append(step.id)
            self.index += 1
        return None

    def made(self, move: str, events: list[dict[str, Any]]) -> None:
        """Note a move of the learner."""
        step = self.current
        if step and step.do and step.id in self.shown and (step.free or matches(step.do, move)):
            self.index += 1
            self._events = []
        self.hear(events)
