"""What HTTP calls answer, as OpenAPI describes it. Fields that were not set are left out of an answer."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict

from tavoliere.store.matches import Status

Rounded = Annotated[float, AfterValidator(lambda mean: round(mean, 2))]
View = dict[str, Any]  # each game has its own


class Answer(BaseModel):
    """An answer, made from keywords or read from the attributes of a row."""

    model_config = ConfigDict(from_attributes=True)


# --- people and the service ------------------------------------------------------------------------------------------


class Person(Answer):
    """Who one is."""

    person: str
    name: str


class Link(Answer):
    """A private link's secret."""

    link: str
    seconds: int


class Address(Answer):
    """How others reach this service, and what can be said at its tables."""

    url: str
    phrases: list[str]


class WarmUp(Answer):
    """About how many seconds it takes until a game's bots play as well as they can: its rules are being compiled."""

    seconds: int


class Health(Answer):
    """Whether the service can serve."""

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


class Box(Answer):
    """What is printed, coordinates included."""

    box: str
    game: str
    tables: dict[str, Any]  # each game has its own


class BoxKept(Answer):
    """The name of a stored box."""

    box: str


class BoxItem(Answer):
    """One printed thing to look at, with its address; `rows` are the places of its rows in the table, from 0."""

    path: str
    table: str
    group: str
    status: str
    value: Any
    rows: list[int]
    key: str | None


class BoxRemark(Answer):
    """Something to look at again, and where."""

    path: str
    sentence: dict[str, str]


class BoxProblem(BoxRemark):
    """Why a box cannot be played with, and the address of the wrong field."""

    key: str
    words: dict[str, Any]


class ExaminedBox(Answer):
    """Everything there is to say about a box."""

    box: str | None  # its hash, if it can be played with
    problem: BoxProblem | None
    remarks: list[BoxRemark]
    items: list[BoxItem]
    tables: dict[str, Any]  # laid over the printed ones
    checked: list[str]  # addresses
    toml: str  # the file that `--box` reads
    share: str  # the values confirmed and corrected, and nothing else


class BoxDifference(Answer):
    """One address where two boxes differ; null where a box has nothing."""

    path: str
    group: str
    first: Any
    second: Any


class OwnBoxInfo(Answer):
    """A box saved under a name."""

    id: str
    version: int
    oldest: int  # version that is still kept
    game: str
    name: str
    by: str
    mine: bool
    offered: bool
    box: str | None
    looked_at: int
    to_look_at: int
    created: float


class SavedBox(OwnBoxInfo):
    """The same with its file."""

    toml: str


class ExampleBox(Answer):
    """A box that comes with a game as an example."""

    name: str
    toml: str


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


# --- tables ----------------------------------------------------------------------------------------------------------


class Clock(Answer):
    """Thinking time."""

    per: str
    seconds: float


class Origin(Answer):
    """The match that a match was played on from; it is named only if everybody may know it."""

    step: int
    eyes: int
    same_cards: bool
    match: str | None = None


class Seat(Answer):
    """Who sits at a seat."""

    kind: str
    name: str
    level: str | None = None
    person: str | None = None
    free: bool = False
    replaced: bool = False
    here: bool = False
    returns: bool = False
    muted: bool = False
    votes: list[int] = []


class About(Answer):
    """What does not change at a table."""

    game: str
    box: str
    rules_version: int
    options: dict[str, str]
    listed: bool
    promise: str
    maker: str
    patience: float
    clock: Clock | None = None
    takeover: str | None = None
    hints: bool = False
    seed: str | None = None
    origin: Origin | None = None
    imported: bool = False  # it came as a match file
    lesson: bool = False  # a guided game
    problem: str | None = None  # the text key of why it can only be read
    problem_words: dict[str, Any] = {}
    rematch: str | None = None


class Result(Answer):
    """How a match ended: points by part, their sums and the ranks (0 for the winner), seat by seat."""

    scores: list[dict[str, int]]
    totals: list[int]
    ranking: list[int]


class TableInfo(Answer):
    """What everybody may know of a table before sitting down."""

    table: str
    status: Status
    about: About
    seats: list[Seat]
    yours: list[int]
    asked: list[int]
    result: Result | None = None  # once it is over


class Outcome(Answer):
    """How a match ended, seat by seat."""

    points: list[int]
    ranking: list[int]


class Listing(Answer):
    """A table in a list."""

    table: str
    game: str
    status: Status
    seats: list[Seat]
    progress: dict[str, int]  # turn, round, rounds
    asked: list[int]
    options: dict[str, str]
    clock: Clock | None
    takeover: str | None
    created: float
    last_at: float
    watchers: int
    problem: str | None = None  # the text key of why it can only be read
    result: Outcome | None = None  # once it is over
    yours: list[int] = []  # among one's own tables: the seats one owns
    your_turn: bool = False  # among one's own tables
    made: bool = False  # among one's own tables: whether one made it
    lesson: bool = False  # a guided game


class Lobby(Answer):
    """Lists of tables."""

    mine: list[Listing]
    open: list[Listing]
    running: list[Listing]
    over: list[Listing]


class MadeTable(Answer):
    """A new table: its id, what it promises of its dice, and the invitation for others."""

    table: str
    promise: str
    invitation: str | None


class Seated(Answer):
    """The seats one owns at a table."""

    yours: list[int]


class Invitation(Answer):
    """An invitation's secret."""

    invitation: str


class TableId(Answer):
    """A table by its id."""

    table: str


# --- matches ---------------------------------------------------------------------------------------------------------


class Event(Answer):
    """One thing a move made happen; each kind has fields of its own."""

    model_config = ConfigDict(extra="allow")

    kind: str
    seat: int | None
    rule: str | None
    words: dict[str, Any] = {}


class Frame(Answer):
    """One step of a match: who decided, what was told, and the table then."""

    step: int
    seat: int = 0
    turn: int = 0
    move: str = ""  # only for eyes that saw it
    events: list[Event] = []
    asked: list[int] = []
    view: View = {}
    views: list[View] = []  # with all eyes: one a seat


class Replay(Answer):
    """Some steps of a match: step 0 is the set-up, step n the table after the n-th decision."""

    table: str
    game: str
    box: str
    seats: list[str]
    steps: int
    frames: list[Frame]
    problem: str | None = None  # the text key of why there are moves only, without views and events


class Points(Answer):
    """Points by step and seat: those on the table, or (not public) as if the match had ended there."""

    public: bool
    steps: list[list[int]]


class BoxOfFile(Answer):
    """The box of a match file: its hash, and an owner's own tables."""

    hash: str
    own: dict[str, Any] | None


class Seal(Answer):
    """What shows that the dice were fair."""

    promise: str
    secret: str
    numbers: dict[str, str]


class ResultOfFile(Answer):
    """How the match in a file ended."""

    scores: list[dict[str, int]]
    ranking: list[int]


class MatchFile(Answer):
    """A match as `tavoliere replay` reads it."""

    format: str
    version: int
    game: str
    rules_version: int
    box: BoxOfFile
    options: dict[str, str]
    seats: list[str]
    seed: str
    moves: list[tuple[int, str]]
    digest: str | None = None  # left out where the match could not be replayed
    start: dict[str, Any] | None = None  # a position
    result: ResultOfFile | None = None
    fair: Seal | None = None
