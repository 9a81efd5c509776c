"""HTTP: the lobby, and what is done before and after a match; the match itself runs over the websocket."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from tavoliere.server import actions, projection
from tavoliere.server.actions import Sender
from tavoliere.server.compressed import unpacked
from tavoliere.server.dependencies import (
    ERRORS,
    CurrentHub,
    CurrentMaker,
    CurrentOwner,
    CurrentPerson,
    CurrentTable,
    OptionalPerson,
)
from tavoliere.server.importing import import_match
from tavoliere.server.lobby import seen_lobby
from tavoliere.server.match_answers import MatchFile, Points, Replay
from tavoliere.server.new_tables import change_options, invite, make_rematch, make_table, play_on, sit_down
from tavoliere.server.replays import FRAMES, frames, match_file, points, viewpoint
from tavoliere.server.requests import Agreement, Eyes, NewTable, PlayOn, Sitting
from tavoliere.server.table_answers import About, Invitation, Lobby, MadeTable, Result, Seat, Seated, TableId, TableInfo

# The file is read by a worker process, not here.
ANY_OBJECT = {"required": True, "content": {"application/json": {"schema": {"type": "object", "title": "Data"}}}}
router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


@router.get("/lobby", response_model=Lobby)
async def lobby(request: Request, person: OptionalPerson, hub: CurrentHub) -> Response:
    """One's own tables (those that wait for one first), open ones, running ones to watch, and the latest to read."""
    return unpacked(request, await seen_lobby(hub, person[0] if person else None))


@router.post("/tables", status_code=201)
async def new_table(wish: NewTable, maker: CurrentMaker, hub: CurrentHub) -> MadeTable:
    """Make a table. Its promise is the hash of the secret its dice come from: nobody has sat down yet."""
    return await make_table(hub, maker, wish)


@router.get("/tables/{table}", response_model_exclude_defaults=True)
async def table(live: CurrentTable, person: OptionalPerson) -> TableInfo:
    """What everybody may know of a table before sitting down; opening a link does not use the invitation up."""
    return TableInfo(
        table=live.table.id,
        status=live.table.status,
        about=About.model_validate(projection.about(live.table)),
        seats=[Seat.model_validate(seat) for seat in projection.seats_now(live.table, live.connected_seats())],
        yours=live.table.seats_of(person[0] if person else None),
        asked=live.table.asked,
        result=Result.model_validate(ended) if (ended := projection.result(live.table)) else None,
    )


@router.post("/tables/{table}/sit")
async def sit(sitting: Sitting, live: CurrentTable, person: CurrentPerson, hub: CurrentHub) -> Seated:
    """Sit down; the number becomes part of the dice."""
    await sit_down(hub, person, live, sitting)
    return Seated(yours=live.table.seats_of(person[0]))


@router.post("/tables/{table}/invitations", status_code=201)
async def invitation(live: CurrentTable, person: CurrentPerson, hub: CurrentHub) -> Invitation:
    """Another invitation: it serves as many seats as are open."""
    return Invitation(invitation=await invite(hub, person[0], live))


@router.post("/tables/{table}/rematch")
async def rematch(live: CurrentTable, maker: CurrentMaker, hub: CurrentHub) -> TableId:
    """Play again: everybody's seat is kept at the new table."""
    return TableId(table=await make_rematch(hub, maker, live))


@router.post("/tables/{table}/options", status_code=204)
async def options(wish: Agreement, live: CurrentTable, person: CurrentPerson, hub: CurrentHub) -> None:
    """Agree on something else before the match begins: its maker may, and everybody who sits there stays."""
    await change_options(hub, person[0], live, wish)


@router.post("/tables/{table}/leave", status_code=204)
async def leave(live: CurrentTable, person: CurrentPerson) -> None:
    """Leave a table for good: a free seat before the match, a bot's afterwards; one may take it back."""
    for seat in live.table.seats_of(person[0]):
        await live.act(actions.leave(Sender(person[0]), seat, for_good=True))


@router.post("/tables/{table}/close", status_code=204)
async def close(live: CurrentTable, person: CurrentPerson) -> None:
    """Give up a match: one that cannot go on, one without other people, or a table of one's own that has not begun."""
    await live.act(actions.give_up(Sender(person[0])))


@router.post("/tables/{table}/play-on", status_code=201)
async def go_on(wish: PlayOn, live: CurrentTable, maker: CurrentMaker, hub: CurrentHub) -> MadeTable:
    """Play on from any point of a finished match, at a new table."""
    return await play_on(hub, maker, live, wish)


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay(
    request: Request,
    live: CurrentTable,
    owner: CurrentOwner,
    hub: CurrentHub,
    eyes: Eyes = "watcher",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=FRAMES)] = 20,
    views: bool = True,
) -> Response:
    """Some steps of a match from a seat's eyes: any after the end, before it one's own or a watcher's.

    A match of other rules than today's has no views and events: its steps are its moves as text.
    """
    seat = viewpoint(live.table, owner.person or None, eyes)
    return unpacked(request, await frames(hub, owner, live, seat, range(first, first + count), views))


@router.get("/tables/{table}/points", response_model=Points)
async def points_by_step(request: Request, live: CurrentTable, owner: CurrentOwner, hub: CurrentHub) -> Response:
    """Everybody's points after each step of a finished match: those on the table, or as if it had ended there."""
    return unpacked(request, await points(hub, owner, live))


@router.get("/tables/{table}/file", response_model=MatchFile)
async def file(request: Request, live: CurrentTable, owner: CurrentOwner, hub: CurrentHub) -> Response:
    """A finished match as a match file, with what shows that its dice were fair."""
    return unpacked(request, await match_file(hub, owner, live))


@router.post("/matches", status_code=201, openapi_extra={"requestBody": ANY_OBJECT})
async def bring(request: Request, maker: CurrentMaker, hub: CurrentHub) -> TableId:
    """Upload a match file: it is replayed and stored, and can be read and played on.

    One of other rules than today's is stored as it is written, and can only be read.
    """
    return TableId(table=await import_match(hub, maker, await request.body()))
