"""The header of a table: how it was made, and what was agreed before the match began. The table's entries follow it."""

from typing import Any, Literal

import msgspec

from tavoliere.engine import fair
from tavoliere.server.seats import FAIR_LEVEL, FAIR_LEVELS, Seat, SeatPlan


class ClockPlan(msgspec.Struct, frozen=True):
    """The thinking time agreed on."""

    per: Literal["move", "game"]
    seconds: float


class Origin(msgspec.Struct, frozen=True):
    """The match this one was played on from."""

    match: str
    step: int
    eyes: int
    same_cards: bool
    is_listed: bool = False  # whether everybody may know that match


class Seal(msgspec.Struct, frozen=True):
    """The proof, shown after the end, that the dice were fair: the seed follows from the secret and the numbers."""

    promise: str
    secret: str
    numbers: dict[str, str]  # by seat


class TableHeader(msgspec.Struct, frozen=True):
    """The header of a table: how it was made and what was agreed. It is never sent: it holds the secret of the dice."""

    game: str
    rules_version: int
    box: str
    seats: list[SeatPlan]
    maker: str
    secret: str
    options: dict[str, str] = {}
    is_listed: bool = True
    clock: ClockPlan | None = None
    takeover: str | None = None  # the level of the bot that replaces whoever leaves or runs out of time
    patience: float = 300.0  # seconds after which the others may vote for a bot, where there is no clock
    hints: bool = False
    seed: str | None = None  # chosen, told to everybody
    origin: Origin | None = None
    start: dict[str, Any] | None = None  # the position then, hidden parts included
    is_imported: bool = False
    is_lesson: bool = False  # a guided game: seat 1 begins as the lesson says

    @property
    def counts(self) -> bool:
        """Whether the match counts for statistics: nobody knew or chose its seed."""
        return self.seed is None and self.origin is None and not self.is_imported

    def agreeing(self, data: dict[str, Any]) -> "TableHeader":
        """A copy with some terms changed."""
        return msgspec.convert(msgspec.to_builtins(self) | data, TableHeader)

    @property
    def takeover_now(self) -> str | None:
        """The level of the bot that replaces somebody; between people it must not play better than most people."""
        is_fair = self.takeover is None or self.takeover in FAIR_LEVELS or not self.is_between_people
        return self.takeover if is_fair else FAIR_LEVEL

    @property
    def is_between_people(self) -> bool:
        """Whether at least two people play."""
        return sum(plan.kind != "bot" for plan in self.seats) > 1


def seal(head: TableHeader, seats: list[Seat]) -> Seal:
    """The proof, for after the end, that the dice of a table were fair."""
    numbers = {str(seat): one.number for seat, one in enumerate(seats) if one.number}
    return Seal(fair.promise(head.secret), head.secret, numbers)
