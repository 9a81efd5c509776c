"""HTTP: boxes that people enter and save under a name."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import TypeAdapter
from sqlalchemy import Connection, Row

from tavoliere.server.api_games import printed
from tavoliere.server.box_answers import BoxDifference, ExaminedBox, ExampleBox, OwnBoxInfo, SavedBox
from tavoliere.server.compressed import unpacked
from tavoliere.server.dependencies import ERRORS, CurrentHub, CurrentMaker, CurrentOwner, OptionalPerson
from tavoliere.server.errors import Refused
from tavoliere.server.hub import Hub
from tavoliere.server.identity import clean_name, new_id
from tavoliere.server.quotas import Maker, Quotas
from tavoliere.server.requests import BoxDraft, BoxToSave, Id, Word
from tavoliere.server.work import Kind
from tavoliere.store import own_boxes

CHECKS = "tavoliere.server.box_checks"
EXAMPLES = TypeAdapter(list[ExampleBox])
TOML: dict[int | str, dict[str, Any]] = {200: {"content": {"application/toml": {"schema": {"type": "string"}}}}}
Version = Annotated[int | None, Query(ge=1, le=1_000_000)]
router = APIRouter(prefix="/api", tags=["boxes"], responses=ERRORS)


@router.post("/games/{game}/box", response_model=ExaminedBox)
async def examine(request: Request, game: Word, draft: BoxDraft, owner: CurrentOwner, hub: CurrentHub) -> Response:
    """Look at a box without keeping it: is it playable, which field is wrong, what is left to look at."""
    await printed(hub, game)
    return unpacked(request, await hub.work.run(Kind.READ, owner, f"{CHECKS}:examine", game, draft.given()))


@router.get("/games/{game}/own-boxes")
async def own_boxes_of(game: Word, person: OptionalPerson, hub: CurrentHub) -> list[OwnBoxInfo]:
    """The boxes one may play a game with: one's own, and those offered to all."""
    await printed(hub, game)
    who = person[0] if person else None
    rows = await hub.store.read(lambda connection: own_boxes.listed(connection, game, who))
    return [described(row, who) for row in rows]


@router.get("/games/{game}/example-boxes", response_model=list[ExampleBox])
async def examples(request: Request, game: Word, hub: CurrentHub) -> Response:
    """Boxes that come with a game as examples: maps of our own."""
    folders = (await printed(hub, game)).folders

    def make() -> bytes:
        found = sorted(path for folder in folders for path in (folder / "examples").glob("*.toml"))
        names = {path: path.stem.replace("_", " ").title() for path in found}
        return EXAMPLES.dump_json([ExampleBox(name=names[path], toml=path.read_text("utf-8")) for path in found])

    return unpacked(request, await hub.made_once("example-boxes", game, make=make))


@router.get("/own-boxes/{box}")
async def own_box(box: Id, person: OptionalPerson, hub: CurrentHub, version: Version = None) -> SavedBox:
    """One box, as TOML, in its latest version or an older one."""
    who = person[0] if person else None
    row = await find(hub, box, who, version)
    return SavedBox(**described(row, who).model_dump(), toml=row.file)


@router.get("/own-boxes/{box}/file", response_class=Response, responses=TOML)
async def own_box_file(box: Id, person: OptionalPerson, hub: CurrentHub, version: Version = None) -> Response:
    """One box as the file that `--box` reads."""
    row = await find(hub, box, person[0] if person else None, version)
    attachment = {"Content-Disposition": f'attachment; filename="{row.game}-{row.version}.toml"'}
    return Response(row.file, media_type="application/toml", headers=attachment)


@router.post("/games/{game}/own-boxes", status_code=201)
async def save_new(game: Word, wish: BoxToSave, maker: CurrentMaker, hub: CurrentHub) -> OwnBoxInfo:
    """Save a box under a name; it never expires."""
    await printed(hub, game)
    return await save(hub, maker, game, wish, None)


@router.put("/own-boxes/{box}")
async def save_again(box: Id, wish: BoxToSave, maker: CurrentMaker, hub: CurrentHub) -> OwnBoxInfo:
    """Save the next version of one's own box. Matches keep the version they are played with."""
    row = await find(hub, box, maker.person)
    if row.owner != maker.person:
        raise Refused("box-not-yours", 403)
    return await save(hub, maker, row.game, wish, box)


@router.delete("/own-boxes/{box}", status_code=204)
async def forget(box: Id, maker: CurrentMaker, hub: CurrentHub) -> None:
    """Forget one's own box; matches keep what they are played with."""
    row = await find(hub, box, maker.person)
    if row.owner != maker.person:
        raise Refused("box-not-yours", 403)
    await hub.store.write(lambda connection: own_boxes.forget(connection, box))


@router.get("/games/{game}/box-differences", response_model=list[BoxDifference])
async def differences(
    request: Request,
    game: Word,
    person: OptionalPerson,
    owner: CurrentOwner,
    hub: CurrentHub,
    first: Id | None = None,
    second: Id | None = None,
) -> Response:
    """What two boxes do not have alike; without an id, the printed one."""
    await printed(hub, game)
    who = person[0] if person else None
    given = [(await find(hub, box, who)).file if box else {} for box in (first, second)]
    return unpacked(request, await hub.work.run(Kind.READ, owner, f"{CHECKS}:compare", game, *given))


async def find(hub: Hub, box: str, person: str | None, version: int | None = None) -> Row[Any]:
    """A box that somebody may see: their own, or one offered to all; an older version as long as the latest is."""

    def work(connection: Connection) -> tuple[Row[Any] | None, bool]:
        row = own_boxes.found(connection, box, version)
        return row, row is not None and (row.owner == person or own_boxes.is_offered(connection, row))

    row, may_see = await hub.store.read(work)
    if row is None or not may_see:
        raise Refused("no-such-box", 404, box=box)
    return row


async def save(hub: Hub, maker: Maker, game: str, wish: BoxToSave, box: str | None) -> OwnBoxInfo:
    """Store a version, and the whole box if it can be played with."""
    hub.files.require(maker.owner)  # also counts the versions that are not kept
    found = await hub.work.run(Kind.READ, maker.owner, f"{CHECKS}:to_save", game, wish.given())
    now, tables, of_printed = hub.time.now(), found.pop("tables"), (await printed(hub, game)).box_hash
    made = {"owner": maker.person, "source": maker.source, "created": now}
    values = {**found, **made, "game": game, "name": clean_name(wish.name), "is_offered": int(wish.offered)}

    def work(connection: Connection) -> Row[Any] | None:
        id_, quotas = box or new_id(), Quotas(hub.settings, now)
        quotas.check_own_box(connection, maker, is_new=not own_boxes.newest(connection, id_))
        if found["box"] not in (None, of_printed):
            quotas.store_box(connection, maker, game, found["box"], tables)
        own_boxes.save(connection, hub.settings.box_versions, id=id_, **values)
        return own_boxes.found(connection, id_)

    row = await hub.store.write(work)
    assert row is not None
    return described(row, maker.person)


def described(row: Row[Any], person: str | None) -> OwnBoxInfo:
    """A box in a list."""
    return OwnBoxInfo(
        id=row.id, version=row.version, oldest=row.oldest, game=row.game, name=row.name, by=row.by or "",
        mine=row.owner == person, offered=bool(row.is_offered), box=row.box, looked_at=row.looked_at,
        to_look_at=row.to_look_at, created=row.created,
    )  # fmt: skip
