"""The bodies of HTTP requests and answers, as OpenAPI describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Secret = Annotated[str, StringConstraints(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Digits = Annotated[str, StringConstraints(min_length=1, max_length=39, pattern=r"^[0-9]+$")]
Number = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Eyes = Literal["watcher", "0", "1", "2", "3", "all"]
Language = Literal["en", "it"]


class Body(BaseModel):
    """A request: what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorText(BaseModel):
    """What went wrong, as a key with words and as a sentence in each language."""

    key: str
    rule: str | None = None
    words: dict[str, Any] = {}
    sentence: dict[str, str]
    place: dict[str, Any] | None = None  # where in a file: table, row, label


class Problem(BaseModel):
    """The answer to a request that was refused."""

    error: ErrorText


class Named(Body):
    """A person's name."""

    name: Name


class Arrival(Body):
    """The secret of a private link."""

    link: Secret


class Person(BaseModel):
    """Who one is."""

    person: str
    name: str


class Link(BaseModel):
    """A private link's secret."""

    link: str
    seconds: int


class SeatWish(Body):
    """Who is to sit at a seat."""

    kind: Literal["person", "screen", "bot"]
    level: Word | None = None
    name: Name | None = None


class ClockWish(Body):
    """Thinking time, per move or per game."""

    per: Literal["move", "game"]
    seconds: Annotated[float, Field(ge=5, le=86_400, strict=False)]


class NewTable(Body):
    """A table to be made."""

    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    options: Annotated[dict[Word, Word], Field(max_length=20)] = {}
    box: Hash | None = None
    listed: bool = True
    clock: ClockWish | None = None
    takeover: Word | None = None
    hints: bool = False
    seed: Digits | None = None


class PlayOn(Body):
    """A new table that begins where another match once stood."""

    step: Annotated[int, Field(ge=0, le=100_000)]
    eyes: SeatNumber = 0
    same_cards: bool = False
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    listed: bool = True


class Made(BaseModel):
    """A new table: its id, what it promises of its dice, and the invitation for others."""

    table: str
    promise: str
    invitation: str | None


class Invitation(BaseModel):
    """An invitation's secret."""

    invitation: str


class SeatTaken(Body):
    """A seat to sit down on, under a name of one's choice."""

    seat: SeatNumber
    name: Name | None = None


class Sitting(Body):
    """Sit down: on one seat, or on several of the same screen."""

    seats: Annotated[list[SeatTaken], Field(min_length=1, max_length=4)]
    number: Number
    invitation: Secret | None = None


class Rematch(BaseModel):
    """Where it is played again."""

    table: str


class OwnBox(Body):
    """An owner's component file."""

    game: Word
    toml: Annotated[str, StringConstraints(max_length=200_000)]


class BoxKept(BaseModel):
    """The name of a stored box."""

    box: str


class Health(BaseModel):
    """Whether the service can serve."""

    status: str
    version: str
