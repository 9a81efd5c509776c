"""HTTP: games, their boxes, texts and rules, and statistics."""

import gzip
import time
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import to_builtins
from pydantic import TypeAdapter
from sqlalchemy import Connection

from tavoliere.engine import rulebook, text
from tavoliere.engine.game import FEWEST_SEATS, Game
from tavoliere.engine.lesson import lesson_of, words_of
from tavoliere.engine.records import SEATS
from tavoliere.server import actions
from tavoliere.server.answers import Address, GameInfo, LessonPlan, Rules, Statistics, WarmUp
from tavoliere.server.box_answers import Box, BoxKept
from tavoliere.server.compressed import unpacked
from tavoliere.server.dependencies import ERRORS, CurrentHub, CurrentMaker, CurrentOwner, CurrentPerson, OptionalPerson
from tavoliere.server.errors import HERE, Refused
from tavoliere.server.hub import Hub
from tavoliere.server.lessons import guided_game, lesson_in
from tavoliere.server.quotas import Quotas
from tavoliere.server.requests import Hash, Language, LessonWish, OwnBox, TextPart, Word
from tavoliere.server.table_answers import TableId
from tavoliere.server.work import Kind
from tavoliere.store import matches, statistics
from tavoliere.store.errors import HERE as STORE

CHECK_BOX, QR_CODE = "tavoliere.server.upload_jobs:check_box", "tavoliere.server.qr_code_jobs:qr_code"
GAMES = TypeAdapter(list[GameInfo])
STATISTICS_SECONDS = 10.0  # that statistics may be old where other processes store results too
router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)
# Without a media type of their own, such calls still describe their errors as JSON.
PLAIN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
LinkPath = Annotated[str, Query(max_length=300, pattern=r"^/[A-Za-z0-9/_?=&.-]*$")]


@router.get("/games", response_model=list[GameInfo])
async def games(request: Request, hub: CurrentHub) -> Response:
    """Every game with its seats, options and box, and the levels of bots."""
    printed = [await hub.printed(game) for game in hub.catalogue.game_ids()]

    def make() -> bytes:
        return GAMES.dump_json([described_game(hub, game) for game in printed])

    return unpacked(request, await hub.made_once("games", make=make))


def described_game(hub: Hub, game: Game) -> GameInfo:
    """A game in a few words and numbers."""
    lesson = lesson_of(game)
    return GameInfo(
        game=game.id,
        title={language: text.texts(language, game.folders)(f"game-{game.id}") for language in text.LANGUAGES},
        seats=(FEWEST_SEATS, SEATS),
        rules_version=game.rules_version,
        options={name: list(choices) for name, choices in game.OPTIONS.items()},
        box=game.box_hash,
        levels=list(hub.catalogue.levels),
        hints=hub.catalogue.hint is not None,
        phrases=list(actions.PHRASES),
        lesson=lesson.minutes if lesson else None,
    )


@router.get("/games/{game}/warm-up")
async def warm_up(game: Word, hub: CurrentHub) -> WarmUp:
    """How long until a game's bots play as well as they can. Whoever asks wants to play: the game is compiled first."""
    found = await printed(hub, game)
    if hub.compile_queue is None:
        return WarmUp(seconds=0)
    hub.compile_queue.prefer(found)
    return WarmUp(seconds=hub.compile_queue.seconds_left(found))


async def printed(hub: Hub, game: str) -> Game:
    """A game by its id."""
    if game not in hub.catalogue.game_ids():
        raise Refused("no-such-game", 404, game=game, known=", ".join(hub.catalogue.game_ids()))
    return await hub.printed(game)


@router.get("/boxes/{box}")
async def box(box: Hash, hub: CurrentHub) -> Box:
    """What is printed, coordinates included, by the box's hash: what a board is drawn from."""
    # This release draws its own boxes best: the hash covers what rules read, not where things are drawn.
    found = await printed_box(hub, box) or await hub.store.read(lambda connection: matches.box(connection, box))
    if found is None:
        raise Refused("no-such-box", 404, box=box)
    return Box(box=box, game=found[0], tables=found[1])


async def printed_box(hub: Hub, box: str) -> tuple[str, dict[str, Any]] | None:
    """A box that this release prints, by its hash: its game and its tables."""
    for game_id in hub.catalogue.game_ids():
        game = await hub.printed(game_id)
        if game.box_hash == box:
            return game_id, dict(game.components.data)
    return None


@router.post("/boxes", status_code=201)
async def own_box(own: OwnBox, maker: CurrentMaker, hub: CurrentHub) -> BoxKept:
    """Upload one's own box: laid over the printed one and checked; a mistake is named with its table and row."""
    game = await printed(hub, own.game)
    hub.files.require(maker.owner)
    digest, tables = await hub.work.run(Kind.READ, maker.owner, CHECK_BOX, game.id, own.toml)
    quotas = Quotas(hub.settings, hub.time.now())
    if digest != game.box_hash:
        await hub.store.write(lambda connection: quotas.store_box(connection, maker, game.id, digest, tables))
    return BoxKept(box=digest)


@router.get("/texts/{language}", response_class=Response, responses=PLAIN)
async def texts(language: Language) -> PlainTextResponse:
    """The words of every table, as a Fluent file: refusals, phrases, general rules."""
    return PlainTextResponse(_fluent((text.ENGINE, STORE, HERE), language))


@router.get("/texts/{language}/{game}", response_class=Response, responses=PLAIN)
async def game_texts(language: Language, game: Word, hub: CurrentHub) -> PlainTextResponse:
    """A game's words, as a Fluent file."""
    return PlainTextResponse(_fluent((await printed(hub, game)).folders, language))


@router.get("/texts/{language}/{game}/{part}", response_class=Response, responses=PLAIN)
async def part_texts(language: Language, game: Word, part: TextPart, hub: CurrentHub) -> PlainTextResponse:
    """The words of a game's lesson, or of how to play it, as a Fluent file."""
    return PlainTextResponse(words_of((await printed(hub, game)).folders, part, language))


@router.get("/games/{game}/lesson")
async def lesson(game: Word, hub: CurrentHub) -> LessonPlan:
    """The steps of a game's guided game: what the coach says when, and what it points at."""
    found = lesson_in(await printed(hub, game))
    return LessonPlan(minutes=found.minutes, steps=to_builtins(found.steps), moments=to_builtins(found.moments))


@router.post("/games/{game}/lesson", status_code=201)
async def learn(game: Word, wish: LessonWish, person: CurrentPerson, maker: CurrentMaker, hub: CurrentHub) -> TableId:
    """Begin a game's guided game, or go on with the one that was begun."""
    return TableId(table=await guided_game(hub, maker, person[1], await printed(hub, game), wish.again))


@lru_cache
def _fluent(folders: tuple[Path, ...], language: str) -> str:
    paths = [folder / "text" / f"{language}.ftl" for folder in folders]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())


@router.get("/games/{game}/rules/{language}", response_model=Rules)
async def rules(request: Request, game: Word, language: Language, hub: CurrentHub) -> Response:
    """A game's numbered rules and the general ones, by id, and the rulebook as it is written."""
    await printed(hub, game)
    family = hub.catalogue.family(game)
    made = hub.made_once("rules", family, language, make=lambda: _rules(family, language).model_dump_json().encode())
    return unpacked(request, await made)


def _rules(family: Path, language: str) -> Rules:
    books = (text.ENGINE, family)
    return Rules(
        rules={rule: said for book in books for rule, said in rulebook.rules_of(book, language).items()},
        books=[(book / f"RULEBOOK.{language}.md").read_text(encoding="utf-8") for book in books],
    )


@router.get("/statistics", response_model=Statistics)
async def statistics_(
    request: Request,
    hub: CurrentHub,
    person: OptionalPerson,
    game: Annotated[str | None, Query(max_length=60)] = None,
) -> Response:
    """Who played how well; matches with a chosen seed, played on from another or with a bot in somebody's place do not
    count, and those that are not listed are named only to those who sat there.
    """
    if game is not None:
        await printed(hub, game)

    def count(connection: Connection) -> bytes:
        found = Statistics.model_validate(
            {
                "players": statistics.players(connection, game),
                "first": statistics.first_seat(connection, game),
                "best": statistics.best(connection, game, person[0] if person else None),
                "parts": statistics.parts(connection, game) if game else {},
            }
        )
        return gzip.compress(found.model_dump_json().encode(), mtime=0)

    age = int(time.monotonic() / STATISTICS_SECONDS) if hub.store.is_shared else 0
    key = ("statistics", game, person[0] if person else None, hub.results, age)
    return unpacked(request, await hub.answers.get(key, lambda: hub.store.read(count)))


@router.get("/address")
async def address(request: Request, hub: CurrentHub) -> Address:
    """How others reach this server."""
    return Address(url=base_url(request, hub), phrases=list(actions.PHRASES))


@router.get("/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(request: Request, hub: CurrentHub, owner: CurrentOwner, path: LinkPath = "/") -> Response:
    """A page of this server as a QR code."""
    url = base_url(request, hub) + path
    if not hub.answers.has(("qr", url)):
        hub.work.require_room(Kind.READ, owner)
    drawing = await hub.answers.get(("qr", url), lambda: hub.work.run(Kind.READ, owner, QR_CODE, url, must=True))
    return unpacked(request, drawing, "image/svg+xml")


def base_url(request: Request, hub: Hub) -> str:
    """The address to give to others."""
    if hub.settings.origin:
        return hub.settings.origin
    shared: str = getattr(request.app.state, "shared_url", "")
    return shared or str(request.base_url).rstrip("/")
