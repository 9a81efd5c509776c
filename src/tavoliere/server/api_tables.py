"""HTTP: the lobby, and what is done before and after a match; the match itself runs over the websocket."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection

from tavoliere.server import projection
from tavoliere.server.answers import (
    About,
    Invitation,
    Listing,
    Lobby,
    MadeTable,
    MatchFile,
    Points,
    Replay,
    Seat,
    Seated,
    TableId,
    TableInfo,
)
from tavoliere.server.asking import ERRORS, Anybody, Somebody, TheHub, TheTable
from tavoliere.server.hub import Hub
from tavoliere.server.importing import bring_in
from tavoliere.server.making import invite, make_rematch, make_table, play_on, sit_down
from tavoliere.server.replays import FRAMES, frames, match_file, may_see, points
from tavoliere.server.requests import Eyes, NewTable, PlayOn, Sitting
from tavoliere.server.table import OPEN, OVER, RUNNING
from tavoliere.store import matches
from tavoliere.store.matches import Listed, Outcome, Status

LISTS: tuple[Status, ...] = (OPEN, RUNNING, OVER)  # that the lobby shows
router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


@router.get("/lobby", response_model_exclude_unset=True)
async def lobby(person: Anybody, hub: TheHub) -> Lobby:
    """One's own tables (those that wait for one first), open ones, running ones to watch, and the latest to read."""
    lists, own, outcomes = await hub.store.read(lambda rows: read_lobby(rows, person[0] if person else None))
    found = {status: [listing(hub, one, outcomes) for one in listed] for status, listed in lists.items()}
    mine = [listing(hub, one, outcomes, yours=seats, your_turn=waits_for(one, seats)) for one, seats in own]
    return Lobby(mine=sorted(mine, key=lambda one: not one.your_turn), **found)


def read_lobby(
    connection: Connection, person: str | None
) -> tuple[dict[Status, list[Listed]], list[tuple[Listed, list[int]]], dict[str, Outcome]]:
    """Tables by status, a person's own with their seats, and how those that are over ended."""
    lists = {status: matches.listed(connection, status) for status in LISTS}
    own = matches.of_person(connection, person) if person else []
    shown = (*lists[OVER], *(one for one, _seats in own))
    return lists, own, matches.results_of(connection, {one.id for one in shown if one.summary.status == OVER})


def waits_for(listed: Listed, seats: list[int]) -> bool:
    """Whether a table waits for one of some seats."""
    return any(listed.summary.asked >> seat & 1 for seat in seats)


def listing(hub: Hub, listed: Listed, outcomes: dict[str, Outcome], **own: Any) -> Listing:
    """A table in a list: nothing of its head but what everybody may know."""
    head, summary, live = listed.head, listed.summary, hub.tables.get(listed.id)
    if summary.status == OVER and listed.id in outcomes:
        own["result"] = outcomes[listed.id]
    return Listing(
        table=listed.id,
        game=head["game"],
        status=summary.status,
        seats=[Seat.model_validate(seat) for seat in summary.seats],
        progress=summary.progress,
        asked=[seat for seat in range(len(summary.seats)) if summary.asked >> seat & 1],
        options=head["options"],
        clock=head["clock"],
        takeover=head["takeover"],
        created=listed.created,
        last_at=listed.last_at,
        watchers=live.watchers() if live else 0,
        **own,
    )


@router.post("/tables", status_code=201)
async def new_table(wish: NewTable, person: Somebody, hub: TheHub) -> MadeTable:
    """Make a table. Its promise is the hash of the secret its dice come from: nobody has sat down yet."""
    return await make_table(hub, person[0], wish)


@router.get("/tables/{table}", response_model_exclude_defaults=True)
async def table(live: TheTable, person: Anybody) -> TableInfo:
    """What everybody may know of a table before sitting down; opening a link spends nothing."""
    return TableInfo(
        table=live.table.id,
        status=live.table.status,
        about=About.model_validate(projection.about(live.table)),
        seats=[Seat.model_validate(seat) for seat in projection.seats_now(live.table, live.here())],
        yours=live.table.seats_of(person[0] if person else None),
        asked=live.table.asked,
    )


@router.post("/tables/{table}/sit")
async def sit(sitting: Sitting, live: TheTable, person: Somebody, hub: TheHub) -> Seated:
    """Sit down; the number becomes part of the dice."""
    await sit_down(hub, person, live, sitting)
    return Seated(yours=live.table.seats_of(person[0]))


@router.post("/tables/{table}/invitations", status_code=201)
async def invitation(live: TheTable, person: Somebody, hub: TheHub) -> Invitation:
    """Another invitation: it serves as many seats as are open."""
    return Invitation(invitation=await invite(hub, person[0], live))


@router.post("/tables/{table}/rematch")
async def rematch(live: TheTable, person: Somebody, hub: TheHub) -> TableId:
    """Play again: everybody's seat is kept at the new table."""
    return TableId(table=await make_rematch(hub, person[0], live))


@router.post("/tables/{table}/play-on", status_code=201)
async def go_on(wish: PlayOn, live: TheTable, person: Somebody, hub: TheHub) -> MadeTable:
    """Play on from any point of a finished match, at a new table."""
    return await play_on(hub, person[0], live, wish)


@router.get("/tables/{table}/replay", response_model_exclude_unset=True)
async def replay(
    live: TheTable,
    person: Anybody,
    hub: TheHub,
    eyes: Eyes = "watcher",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=FRAMES)] = 20,
    views: bool = True,
) -> Replay:
    """Some steps of a match from a seat's eyes: any after the end, before it one's own or a watcher's."""
    seat = may_see(live.table, person[0] if person else None, eyes)
    return await frames(hub, live, seat, first, count, views)


@router.get("/tables/{table}/points")
async def points_by_step(live: TheTable, hub: TheHub) -> Points:
    """Everybody's points after each step of a finished match: those on the table, or as if it had ended there."""
    return await points(hub, live)


@router.get("/tables/{table}/file", response_model_exclude_unset=True)
async def file(live: TheTable, hub: TheHub) -> MatchFile:
    """A finished match as a match file, with what shows that its dice were fair."""
    return await match_file(hub, live)


@router.post("/matches", status_code=201)
async def bring(data: dict[str, Any], person: Somebody, hub: TheHub) -> TableId:
    """Bring in a match file: it is replayed, stored, and can be read and played on."""
    return TableId(table=await bring_in(hub, person[0], data))
