"""Models of the HTTP answers, as OpenAPI describes them. Fields that were not set are left out of an answer."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict

Rounded = Annotated[float, AfterValidator(lambda mean: round(mean, 2))]
View = dict[str, Any]  # each game has its own


class Answer(BaseModel):
    """An answer, made from keywords or read from the attributes of a row."""

    model_config = ConfigDict(from_attributes=True)


# --- people and the server ------------------------------------------------------------------------------------------


class Person(Answer):
    """Who one is."""

    person: str
    name: str


class Link(Answer):
    """A private link's secret."""

    link: str
    seconds: int


class Address(Answer):
    """How others reach this server, and what can be said at its tables."""

    url: str
    phrases: list[str]


class WarmUp(Answer):
    """About how many seconds it takes until a game's bots play as well as they can: its rules are being compiled."""

    seconds: int


class Health(Answer):
    """Whether the server can serve."""

    status: str
    version: str


class Place(Answer):
    """Where in a component file: the table, the number of the row, what the row is called."""

    table: str
    row: int | None
    label: str | None


class ErrorText(Answer):
    """What went wrong, as a key with words and as a sentence in each language."""

    key: str
    rule: str | None = None
    words: dict[str, Any] = {}
    sentence: dict[str, str]
    place: Place | None = None  # of a component file that was refused


class Problem(Answer):
    """The answer to a request that was refused."""

    error: ErrorText


# --- games -----------------------------------------------------------------------------------------------------------


class GameInfo(Answer):
    """A game with its seats (fewest and most), options and box, and the levels of bots."""

    game: str
    title: dict[str, str]
    seats: tuple[int, int]
    rules_version: int
    options: dict[str, list[str]]
    box: str
    levels: list[str]
    hints: bool
    phrases: list[str]
    lesson: int | None = None  # minutes of its guided game, if it has one


class LessonPlan(Answer):
    """The steps of a guided game, and what the coach says whenever its moment comes (`engine/lesson.py`)."""

    minutes: int
    steps: list[dict[str, Any]]
    moments: list[dict[str, Any]]


class Rules(Answer):
    """Rules by id, and the rulebooks as they are written."""

    rules: dict[str, str]
    books: list[str]


class PlayerStatistics(Answer):
    """How a person, or a level of bots, did in a game."""

    game: str
    person: str | None
    bot: str | None
    name: str
    games: int
    wins: int
    mean_rank: Rounded
    mean_points: Rounded
    best: int
    mean_decisions: Rounded


class FirstSeatStatistics(Answer):
    """How often whoever begins wins."""

    game: str
    seats: int
    games: int
    wins: int


class BestResult(Answer):
    """A match with many points."""

    match: str
    game: str
    name: str
    points: int
    ended: float


class Statistics(Answer):
    """Who played how well; `parts` holds the mean of each part of a score, if a game was named."""

    players: list[PlayerStatistics]
    first: list[FirstSeatStatistics]
    best: list[BestResult]
    parts: dict[str, float]
