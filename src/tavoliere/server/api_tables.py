"""HTTP: the lobby, and what is done before and after a match; the match itself runs over the websocket."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query
from sqlalchemy import Connection

from tavoliere.server import projection
from tavoliere.server.asking import ERRORS, Anybody, Somebody, TheHub, TheTable
from tavoliere.server.importing import bring_in
from tavoliere.server.making import invite, make_rematch, make_table, play_on, sit_down
from tavoliere.server.models import Eyes, Invitation, Made, NewTable, PlayOn, Rematch, Sitting
from tavoliere.server.replays import FRAMES, frames, match_file, may_see, points
from tavoliere.server.table import OVER
from tavoliere.store import matches
from tavoliere.store.matches import Listed

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


@router.get("/lobby")
async def lobby(person: Anybody, hub: TheHub) -> dict[str, Any]:
    """One's own tables (those that wait for one first), open ones, running ones to watch, and the latest to read."""

    def read(rows: Connection) -> dict[str, list[dict[str, Any]]]:
        lists = {name: [listing(one) for one in matches.listed(rows, name)] for name in ("open", "running", "over")}
        own = matches.of_person(rows, person[0]) if person else []
        mine = [listing(one) | {"yours": seats, "your_turn": waits_for(one, seats)} for one, seats in own]
        lists["mine"] = sorted(mine, key=lambda one: not one["your_turn"])
        ended = [one for each in lists.values() for one in each if one["status"] == OVER]
        results = matches.results_of(rows, {one["table"] for one in ended})
        for one in ended:
            one["result"] = results.get(one["table"])
        return lists

    lists = await hub.store.read(read)
    for each in lists.values():
        for one in each:
            live = hub.tables.get(one["table"])
            one["watchers"] = live.watchers() if live else 0
    return lists


def waits_for(listed: Listed, seats: list[int]) -> bool:
    """Whether a table waits for one of some seats."""
    return any(listed.summary.asked >> seat & 1 for seat in seats)


def listing(listed: Listed) -> dict[str, Any]:
    """A table in a list: nothing of its head but what everybody may know."""
    head, summary = listed.head, listed.summary
    return {
        "table": listed.id,
        "game": head["game"],
        "status": summary.status,
        "seats": summary.seats,
        "progress": summary.progress,
        "asked": [seat for seat in range(len(summary.seats)) if summary.asked >> seat & 1],
        "options": head["options"],
        "clock": head["clock"],
        "takeover": head["takeover"],
        "created": listed.created,
        "last_at": listed.last_at,
    }


@router.post("/tables", status_code=201)
async def new_table(wish: NewTable, person: Somebody, hub: TheHub) -> Made:
    """Make a table. Its promise is the hash of the secret its dice come from: nobody has sat down yet."""
    return await make_table(hub, person[0], wish)


@router.get("/tables/{table}")
async def table(live: TheTable, person: Anybody) -> dict[str, Any]:
    """What everybody may know of a table before sitting down; opening a link spends nothing."""
    own = live.table.seats_of(person[0] if person else None)
    seats = projection.seats_now(live.table, live.here())
    shown = {"table": live.table.id, "status": live.table.status, "about": projection.about(live.table)}
    return dict(msgspec.to_builtins(shown | {"seats": seats, "yours": own, "asked": live.table.asked}))


@router.post("/tables/{table}/sit")
async def sit(sitting: Sitting, live: TheTable, person: Somebody, hub: TheHub) -> dict[str, Any]:
    """Sit down; the number becomes part of the dice."""
    await sit_down(hub, person, live, sitting)
    return {"yours": live.table.seats_of(person[0])}


@router.post("/tables/{table}/invitations", status_code=201)
async def invitation(live: TheTable, person: Somebody, hub: TheHub) -> Invitation:
    """Another invitation: it serves as many seats as are open."""
    return Invitation(invitation=await invite(hub, person[0], live))


@router.post("/tables/{table}/rematch")
async def rematch(live: TheTable, person: Somebody, hub: TheHub) -> Rematch:
    """Play again: everybody's seat is kept at the new table."""
    return Rematch(table=await make_rematch(hub, person[0], live))


@router.post("/tables/{table}/play-on", status_code=201)
async def go_on(wish: PlayOn, live: TheTable, person: Somebody, hub: TheHub) -> Made:
    """Play on from any point of a finished match, at a new table."""
    return await play_on(hub, person[0], live, wish)


@router.get("/tables/{table}/replay")
async def replay(
    live: TheTable,
    person: Anybody,
    hub: TheHub,
    eyes: Eyes = "watcher",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=FRAMES)] = 20,
    views: bool = True,
) -> dict[str, Any]:
    """Some steps of a match from a seat's eyes: any after the end, before it one's own or a watcher's."""
    seat = may_see(live.table, person[0] if person else None, eyes)
    return await frames(hub, live, seat, first, count, views)


@router.get("/tables/{table}/points")
async def points_by_step(live: TheTable, hub: TheHub) -> dict[str, Any]:
    """Everybody's points after each step of a finished match: those on the table, or as if it had ended there."""
    return await points(hub, live)


@router.get("/tables/{table}/file")
async def file(live: TheTable, hub: TheHub) -> dict[str, Any]:
    """A finished match as a match file, with what shows that its dice were fair."""
    return await match_file(hub, live)


@router.post("/matches", status_code=201)
async def bring(data: dict[str, Any], person: Somebody, hub: TheHub) -> Rematch:
    """Bring in a match file: it is replayed, stored, and can be read and played on."""
    return Rematch(table=await bring_in(hub, person[0], data))
