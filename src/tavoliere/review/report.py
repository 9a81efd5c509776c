"""What a review says, as typed structs: the same in files, answers of the server, terminal and TypeScript.

Win shares are between 0 and 1 and sum to 1 over the seats; *points* are points of win share in percent
unless it says "of the score". A standard error stands beside every estimate.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Words = Annotated[dict[str, Any], Meta(extra={"typescript": "WordMap"})]
PositionJson = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, unknown>"})]
ViewJson = Annotated[Any, Meta(extra={"typescript": "View | null"})]
MoveJson = Annotated[Any, Meta(extra={"typescript": "Move | null"})]
Class = Literal["best", "good", "dubious", "mistake", "blunder"]
Why = Literal["error", "luck", "reveal"]
Depth = Literal["quick", "usual", "deep"]
Status = Literal["none", "running", "stopped", "done", "failed"]


class Sentence(Struct, frozen=True):
    """A sentence: its text's key with words, and as it reads in each language."""

    key: str
    words: Words
    said: dict[str, str]  # by language


class Shares(Struct, frozen=True):
    """The win shares of all seats, each with its standard error."""

    mean: list[float]
    error: list[float]


class PartDifference(Struct, frozen=True):
    """What one move brings more than another in a part of the score, on average in imagined games."""

    part: str  # its text is `part-<part>`
    points: float  # of the score; above 0: the better move brings more
    error: float


class Option(Struct, frozen=True):
    """A move that could be made, and what it leads to."""

    move: str  # as players write it
    kind: str
    sentence: Sentence
    shares: Shares
    behind: float  # win share of the mover that it loses against the best move, in percentage points
    behind_error: float  # of that difference, which is measured in the same imagined worlds
    is_close: bool  # the error bars overlap with the best move's: too close to call
    parts: list[PartDifference] = []  # the best move against this one
    wire: MoveJson = None  # as live tables send it, for boards


class Decision(Struct, frozen=True):
    """A decision of the match, judged from what its seat knew then."""

    step: int  # of the replay after it: step n shows the table after the n-th decision
    seat: int
    turn: int
    kind: str
    is_real: bool  # there was an alternative
    played: Option
    best: Option  # the move played, if none was clearly better
    before: Shares  # if the best move is made
    after: Shares  # after the move played, before chance falls
    revealed: Shares  # once chance has decided: `after` and the luck
    loss: float  # in percentage points; 0 if no better move was found
    loss_error: float
    verdict: Class
    others: list[Option] = []  # further moves that were looked at, best first
    reasons: list[Sentence] = []


class ChanceEvent(Struct, frozen=True):
    """Something that chance decided, and what it did to everybody's win share."""

    step: int  # 0: the deal
    seat: int  # whose it was; of the deal: whom it favoured most
    source: str  # its text is `luck-<source>`
    luck: list[float]  # of each seat, in percentage points; sums to 0
    error: list[float]
    sentence: Sentence


class SeatSum(Struct, frozen=True):
    """Where a seat's result came from, in percentage points: start + luck + errors + gifts + unknowable = end."""

    seat: int
    name: str
    start: float
    luck: float
    errors: float  # own ones, at most 0
    gifts: float  # from the errors of others
    unknowable: float  # what nobody could know: hidden things coming to light
    end: float
    luck_error: float
    errors_error: float
    adjusted: float  # what the end would have been with average luck: a third of the measured luck is taken away
    adjusted_error: float
    points: int  # of the score
    rank: int
    counts: dict[str, int]  # how many decisions of each class
    by_kind: dict[str, float]  # win share lost, by kind of move


class SourceLuck(Struct, frozen=True):
    """The luck of all seats from one source, in percentage points."""

    source: str
    luck: list[float]
    times: int


class TurningPoint(Struct, frozen=True):
    """A moment that decided the match."""

    number: int  # 1 is the first on the time line
    step: int
    seat: int
    why: Why
    title: Sentence
    reasons: list[Sentence]
    change: float  # in percentage points, of the seat
    change_error: float
    verdict: Class | None = None  # of an error


class GraphPoint(Struct, frozen=True):
    """The win shares of all seats at a step of the replay, with everybody's cards open; step 0 is after the deal."""

    step: int
    shares: Shares


class Versions(Struct, frozen=True):
    """What a review depends on: another of these makes other numbers."""

    rules: int
    box: str
    evaluator: str
    seed: int


class Budget(Struct, frozen=True):
    """How much was thought."""

    depth: Depth
    worlds: int  # imagined for each thing that is judged
    seconds: float  # of processor time that it took


class Report(Struct, frozen=True):
    """The review of a match, or of as much of it as was looked at."""

    game: str
    seats: list[str]
    steps: int  # decisions of the match
    reviewed: int  # of them, from the first on; less than `steps`: partial
    versions: Versions
    budget: Budget
    headline: dict[str, Sentence]  # by seat number, and "all"
    graph: list[GraphPoint]
    decisions: list[Decision]
    chance: list[ChanceEvent]
    sums: list[SeatSum]  # of a partial review: `end` is the last win share
    sources: list[SourceLuck]
    turning_points: list[TurningPoint]
    thresholds: dict[str, float]  # percentage points from which an error has a name


# --- what the server is asked and answers --------------------------------------------------------------------------


class ReviewWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/<id>/review: begin, or look deeper. DELETE of the same stops it; what it has is kept."""

    depth: Depth = "usual"


class ReviewState(Struct):
    """GET (also the answer to POST and DELETE): how far a review has come, and what it says so far."""

    status: Status
    depth: Depth
    done: int  # decisions
    total: int
    report: Report | None = None  # of all that was looked at when it is stopped or done
    problem: Sentence | None = None  # if it failed


class AskWish(Struct, forbid_unknown_fields=True):
    """POST /api/games/<game>/ask: a position as one seat knows it, as JSON or as a short text."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    position: PositionJson | None = None
    text: Annotated[str, Meta(max_length=20_000)] | None = None  # the same as in a link, instead of `position`
    depth: Depth = "usual"


class AskAnswer(Struct):
    """The seat's moves, best first, and why the first is the best."""

    game: str
    seat: int
    position: PositionJson  # complete: what was left out has its plain values
    text: str  # for a link: /ask/<game>?seat=<seat>&p=<text>
    view: ViewJson  # of the seat
    moves: list[Option]
    is_clear: bool  # the error bars of the first and the second are apart
    reasons: list[Sentence]
    worlds: int
    shares: Shares  # if the best move is made


class Puzzle(Struct, frozen=True):
    """A position in which one move is clearly best."""

    id: str
    game: str
    seats: int
    seat: int
    position: PositionJson  # as `ask` takes it; what the seat cannot know is dealt somehow
    legal: int  # how many moves there are
    moves: list[Option]  # best first: the answer
    reasons: list[Sentence]
    view: ViewJson = None


class Puzzles(Struct):
    """GET /api/games/<game>/puzzles."""

    game: str
    puzzles: list[Puzzle] = field(default_factory=list)


MESSAGES = (ReviewWish, ReviewState, AskWish, AskAnswer, Puzzles)
