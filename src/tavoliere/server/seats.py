"""A seat at a table: who it is meant for, who sits there, and who decides for it."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

SeatKind = Literal["person", "screen", "bot"]
FAIR_LEVELS = ("random", "easy", "normal")  # of a bot that replaces somebody between people
FAIR_LEVEL = "normal"


class SeatPlan(msgspec.Struct, frozen=True):
    """Whom a seat is meant for: a person, somebody at the maker's own screen, or a bot."""

    kind: SeatKind
    level: str | None = None  # of a bot
    name: str | None = None
    reserved: str | None = None  # the person it is kept for


@dataclass(slots=True)
class Seat:
    """A seat at the table now."""

    plan: SeatPlan
    person: str | None = None
    name: str = ""
    number: str = ""  # this client's part of the dice
    is_replaced: bool = False  # a bot plays for its person
    returns: bool = False  # its person takes it back after the bot's next move
    is_muted: bool = False
    votes: frozenset[str] = frozenset()  # people who want a bot to play here, because nobody does
    # What is not shown.
    was_removed: bool = field(default=False, compare=False)  # by the maker, during the match
    asked_at: float | None = field(default=None, compare=False)  # since when the others wait for it
    decided_by_bot: bool = field(default=False, compare=False)  # a bot made its last move
    decisions: int = field(default=0, compare=False)

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.plan.kind != "bot" and self.person is None

    def sit(self, person: str | None, name: str, number: str) -> None:
        """Somebody sits down."""
        self.person, self.name, self.number = person, name, number

    def stand_up(self) -> None:
        """The seat is free again."""
        self.sit(None, self.plan.name or "", "")
        self.is_muted = False

    def replace(self) -> None:
        """A bot plays here until its person comes back."""
        self.is_replaced, self.returns, self.votes = True, False, frozenset()

    def take_back(self) -> None:
        """Its person plays again."""
        self.is_replaced = self.returns = False

    def wait(self, is_asked: bool, is_new: bool, at: float) -> None:
        """Record since when the others wait for this seat; votes count for one question only."""
        if not is_asked or is_new or self.asked_at is None:
            self.votes = frozenset()
            self.asked_at = at if is_asked else None
