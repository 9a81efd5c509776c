"""HTTP: reviews of finished matches, questions about positions, puzzles. `review/report.py` says what is answered."""

from fastapi import APIRouter, Request, Response

from tavoliere.server.api_games import printed
from tavoliere.server.compressed import unpacked
from tavoliere.server.dependencies import ERRORS, CurrentHub, CurrentMaker, CurrentOwner, CurrentPerson, CurrentTable
from tavoliere.server.errors import Refused
from tavoliere.server.new_tables import find_game, play_from
from tavoliere.server.requests import PlayFrom, PositionGiven, Question, ReviewWish, Word
from tavoliere.server.review_answers import BestMoves, LaidPosition, PuzzleList, ReviewProgress
from tavoliere.server.reviews import Reviews
from tavoliere.server.table_answers import MadeTable
from tavoliere.server.work import Kind

LAY = "tavoliere.server.position_jobs:lay"
ASK, PUZZLES = "tavoliere.server.review_jobs:ask", "tavoliere.server.review_jobs:puzzles"
router = APIRouter(prefix="/api", tags=["reviews"], responses=ERRORS)


def reviews_of(request: Request) -> Reviews:
    """The reviews that this process makes."""
    found: Reviews = request.app.state.reviews
    return found


def answered(body: bytes) -> Response:
    """JSON as it was written."""
    return Response(body, media_type="application/json")


@router.get("/tables/{table}/review", response_model=ReviewProgress)
async def review(request: Request, live: CurrentTable, brief: bool = False) -> Response:
    """How far the review of a finished match has come, and what it says; watchers see it too. With `brief` the report
    is left out while a review is made.
    """
    return unpacked(request, await reviews_of(request).state(live.table, brief))


@router.post("/tables/{table}/review", status_code=202, response_model=ReviewProgress)
async def begin_review(
    request: Request, wish: ReviewWish, live: CurrentTable, _person: CurrentPerson, owner: CurrentOwner
) -> Response:
    """Begin the review of a finished match, or look deeper."""
    reviews = reviews_of(request)
    await reviews.begin(live.table, wish.depth, owner)
    answer = unpacked(request, await reviews.state(live.table, is_brief=True))
    answer.status_code = 202
    return answer


@router.delete("/tables/{table}/review", response_model=ReviewProgress)
async def stop_review(request: Request, live: CurrentTable, person: CurrentPerson) -> Response:
    """Stop a review that one began, or of a match that one sat at; what it has is kept."""
    reviews = reviews_of(request)
    reviews.stop(live.table, person[0])
    return unpacked(request, await reviews.state(live.table, is_brief=True))


@router.post("/games/{game}/ask", response_model=BestMoves)
async def ask(game: Word, question: Question, owner: CurrentOwner, _person: CurrentPerson, hub: CurrentHub) -> Response:
    """The best moves of a seat in a position that somebody entered, from what that seat can know."""
    found = await find_game(hub, owner, game, question.box)
    if hub.catalogue.reviews is None:
        raise Refused("no-reviews", 404)
    given = question.position if question.position is not None else question.text
    if given is None:
        raise Refused("ask-no-position", 422)
    asked = (ASK, found, given, question.seat, question.depth)
    return answered(await hub.work.run(Kind.ASK, owner, *asked, is_patient=True))


@router.post("/games/{game}/position", response_model=LaidPosition)
async def position(game: Word, given: PositionGiven, owner: CurrentOwner, hub: CurrentHub) -> Response:
    """A position that somebody enters, completed, with what its seat sees; or a set-up to start from."""
    found = await find_game(hub, owner, game, given.box)
    return answered(await hub.work.run(Kind.READ, owner, LAY, found, given.given(), given.seats, given.seat))


@router.post("/games/{game}/play-on", status_code=201)
async def play_on(game: Word, wish: PlayFrom, maker: CurrentMaker, hub: CurrentHub) -> MadeTable:
    """Play on, at a new table, from a position that somebody entered."""
    return await play_from(hub, maker, await find_game(hub, maker.owner, game, wish.box), wish)


@router.get("/games/{game}/puzzles", response_model=PuzzleList)
async def puzzles(request: Request, game: Word, owner: CurrentOwner, hub: CurrentHub) -> Response:
    """The puzzles of a game, with their answers."""
    found = await printed(hub, game)
    if hub.catalogue.reviews is None:
        raise Refused("no-reviews", 404)

    async def make() -> bytes:
        packed: bytes = await hub.work.run(Kind.READ, owner, PUZZLES, found, must=True)
        return packed

    return unpacked(request, await hub.answers.get(("puzzles", found.id), make))
