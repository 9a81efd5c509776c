"""Models of the bodies of HTTP requests, as OpenAPI describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from tavoliere.engine.box_files import LONGEST
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.outside import DEPTH, VALUES

Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Secret = Annotated[str, StringConstraints(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Digits = Annotated[str, StringConstraints(min_length=1, max_length=39, pattern=r"^[0-9]+$")]
Number = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Eyes = Literal["watcher", "0", "1", "2", "3", "all"]
Language = Literal["en", "it"]
Toml = Annotated[str, StringConstraints(max_length=LONGEST)]
TextPart = Literal["lesson", "how_to_play"]


def measured(data: Any) -> Any:
    """Refuse data too deep or too large to be passed to a worker, which checks the rest."""
    level, counted = [data], 1
    for _ in range(DEPTH + 1):
        level = [one for one in level if isinstance(one, dict | list)]
        counted += sum(map(len, level))
        if counted > VALUES:
            raise TavoliereError("data-too-big", {"where": "JSON", "most": VALUES})
        level = [part for one in level for part in (one.values() if isinstance(one, dict) else one)]
    if any(isinstance(one, dict | list) for one in level):
        raise TavoliereError("data-too-deep", {"where": "JSON", "most": DEPTH})
    return data


Data = Annotated[dict[str, Any], BeforeValidator(measured)]


class Body(BaseModel):
    """A request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Named(Body):
    """A person's name."""

    name: Name


class Arrival(Body):
    """The secret of a private link."""

    link: Secret


class SeatWish(Body):
    """Who is to sit at a seat."""

    kind: Literal["person", "screen", "bot"]
    level: Word | None = None
    name: Name | None = None


class ClockWish(Body):
    """Thinking time, per move or per game."""

    per: Literal["move", "game"]
    seconds: Annotated[float, Field(ge=5, le=86_400, strict=False)]


class Agreement(Body):
    """What is agreed at a table; it can be changed until the match begins."""

    options: Annotated[dict[Word, Word], Field(max_length=20)] = {}
    listed: bool = True
    clock: ClockWish | None = None
    takeover: Word | None = None
    hints: bool = False


class NewTable(Agreement):
    """A table to be made."""

    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    box: Hash | None = None
    seed: Digits | None = None


class LessonWish(Body):
    """A guided game: the one that was begun, or another."""

    again: bool = False


class PlayOn(Body):
    """A new table that begins where another match once stood."""

    step: Annotated[int, Field(ge=0, le=100_000)]
    eyes: SeatNumber = 0
    same_cards: bool = False
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    listed: bool = True


class SeatTaken(Body):
    """A seat to sit down on, under a name of one's choice."""

    seat: SeatNumber
    name: Name | None = None


class Sitting(Body):
    """Sit down: on one seat, or on several of the same screen."""

    seats: Annotated[list[SeatTaken], Field(min_length=1, max_length=4)]
    number: Number
    invitation: Secret | None = None


class OwnBox(Body):
    """An owner's component file."""

    game: Word
    toml: Toml


Depth = Literal["quick", "usual", "deep"]


class ReviewWish(Body):
    """How deep a review shall look."""

    depth: Depth = "usual"


class Question(Body):
    """A position as one seat knows it, as JSON or as a short text."""

    seat: SeatNumber
    position: Data | None = None
    text: Annotated[str, StringConstraints(max_length=20_000)] | None = None
    depth: Depth = "usual"
    box: Hash | None = None


class PositionGiven(Body):
    """A position that somebody enters, as JSON or as a short text; with neither, a set-up for so many seats."""

    seat: SeatNumber
    seats: Annotated[int, Field(ge=2, le=4)] = 2
    position: Data | None = None
    text: Annotated[str, StringConstraints(max_length=20_000)] | None = None
    box: Hash | None = None

    def given(self) -> dict[str, Any] | str | None:
        """The position in whichever form it came."""
        return self.position if self.position is not None else self.text


class PlayFrom(Body):
    """A new table that begins with a position that somebody entered, as one seat knows it."""

    seat: SeatNumber
    position: Data
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    box: Hash | None = None


class BoxDraft(Body):
    """A box that somebody is entering: TOML as in a file, or the same tables as JSON."""

    toml: Toml | None = None
    tables: Data = {}

    def given(self) -> str | dict[str, Any]:
        """The box in whichever form it came."""
        return self.tables if self.toml is None else self.toml


class BoxToSave(BoxDraft):
    """A box to be saved under a name."""

    name: Name
    offered: bool = False
