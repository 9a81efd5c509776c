"""New tables: made from a request, as a rematch, or to play on from a finished match."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine import fair
from tavoliere.engine.chance import SEED_BITS
from tavoliere.engine.errors import BadOption
from tavoliere.engine.game import Game
from tavoliere.server import actions, moderation
from tavoliere.server.actions import Sender
from tavoliere.server.bot_names import free_name
from tavoliere.server.errors import DecisionClosed, Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.hub import Hub
from tavoliere.server.identity import clean_name, new_id, new_secret
from tavoliere.server.live import LiveTable
from tavoliere.server.quotas import Maker, Quotas
from tavoliere.server.replays import position
from tavoliere.server.requests import Agreement, NewTable, PlayFrom, PlayOn, SeatWish, Sitting
from tavoliere.server.seats import FAIR_LEVEL, SeatPlan
from tavoliere.server.table import Table
from tavoliere.server.table_answers import MadeTable
from tavoliere.server.table_header import Origin, TableHeader
from tavoliere.server.work import Kind
from tavoliere.store import matches, people

START = "tavoliere.server.position_jobs:start"
ELSEWHERE = ""  # the match that a position from somebody's own table was part of


async def make_table(hub: Hub, maker: Maker, wish: NewTable) -> MadeTable:
    """Make a table from a request."""
    game = await find_game(hub, maker.owner, wish.game, wish.box)
    await check_choices(hub, game, wish)
    head = new_head(hub, maker, game, wish.seats, seed=wish.seed).agreeing(agreed(hub, wish))
    if head.takeover != head.takeover_now:
        raise Refused("takeover-too-strong", 422)
    return await store_table(hub, game, head, maker)


def agreed(hub: Hub, wish: Agreement) -> dict[str, Any]:
    """The terms in a request, by the names of the fields of a table's header."""
    return {
        "options": dict(wish.options),
        "is_listed": wish.listed,
        "clock": wish.clock.model_dump() if wish.clock else None,
        "takeover": takeover_of(hub, wish),
        "hints": wish.hints,
    }


async def change_options(hub: Hub, person: str, live: LiveTable, wish: Agreement) -> None:
    """Change the terms of a table that has not begun; its link, its invitations and its people stay."""
    game = hub.game_of(live)
    await hub.compute(game.set_up, len(live.table.seats), 0, dict(wish.options))
    await live.act(moderation.change(Sender(person), agreed(hub, wish)))
    if live.table.may_need_bots:
        hub.work.warm(game)


async def find_game(hub: Hub, owner: Owner, game_id: str, box: str | None) -> Game:
    """A game with the printed box or a stored one."""
    if game_id not in hub.catalogue.game_ids():
        raise Refused("no-such-game", 404, game=game_id, known=", ".join(hub.catalogue.game_ids()))
    if box is None:
        return await hub.printed(game_id)
    stored = await hub.store.read(lambda connection: matches.box(connection, box))
    tables = stored[1] if stored and stored[0] == game_id else None
    hub.work.require_room(Kind.LOAD, owner)
    game = await hub.game_with_box(owner, game_id, box, tables)
    if game is None:
        raise Refused("no-such-box", 404, box=box)
    return game


async def check_choices(hub: Hub, game: Game, wish: NewTable) -> None:
    """Refuse options that could not be set up later, when everybody sits."""
    seed = int(wish.seed or 0)
    if seed >= 1 << SEED_BITS:
        raise BadOption("bad-seed", {"bits": SEED_BITS})
    await hub.compute(game.set_up, len(wish.seats), seed, dict(wish.options))


def new_head(hub: Hub, maker: Maker, game: Game, seats: list[SeatWish], **chosen: Any) -> TableHeader:
    """The header of a new table: its game as it is today, who sits where, a secret for its shuffle."""
    return TableHeader(
        game=game.id,
        rules_version=game.rules_version,
        box=game.box_hash,
        seats=seat_plans(hub, seats),
        maker=maker.person,
        secret=secrets.token_hex(fair.SECRET_BYTES),
        patience=hub.settings.patience_seconds,
        **chosen,
    )


def seat_plans(hub: Hub, wishes: list[SeatWish]) -> list[SeatPlan]:
    """Who is to sit where; every bot has a name of its own."""
    names = [clean_name(wish.name) if wish.name else None for wish in wishes]
    plans = []
    for seat, wish in enumerate(wishes):
        level = None
        if wish.kind == "bot":
            level = known_level(hub, wish.level or hub.catalogue.levels[0])
            names[seat] = names[seat] or free_name(name for name in names if name)
        plans.append(SeatPlan(wish.kind, level, names[seat]))
    return plans


def takeover_of(hub: Hub, wish: Agreement) -> str | None:
    """The bot that goes on for somebody who leaves; a clock that runs out always has a consequence."""
    if wish.takeover:
        return known_level(hub, wish.takeover)
    return FAIR_LEVEL if wish.clock else None


def known_level(hub: Hub, level: str) -> str:
    """A level of bots, if it exists."""
    if level not in hub.catalogue.levels:
        raise Refused("no-such-level", 422, level=level, known=", ".join(hub.catalogue.levels))
    return level


async def store_table(hub: Hub, game: Game, head: TableHeader, maker: Maker) -> MadeTable:
    """Store a new table and its box; a table that is not listed gets an invitation."""
    table = Table(new_id(), head, game, last_at=hub.time.now())
    invitation = None if head.is_listed else new_secret()

    def work(connection: Connection) -> None:
        Quotas(hub.settings, table.last_at).check_table(connection, maker, is_open=not table.is_full)
        if not matches.has_box(connection, head.box):
            matches.store_box(connection, head.box, game.id, game.components.data, table.last_at)
        head_ = msgspec.to_builtins(head)
        matches.create(connection, table.id, head_, table.last_at, table.summary(), maker.source)
        if invitation:
            matches.add_invitation(connection, people.digest(invitation), table.id)
        matches.notify(connection, f"{table.id} 0 made")

    await hub.store.write(work)
    hub.lists.changed(table)
    hub.lobby_changed()
    if table.may_need_bots:
        hub.work.warm(game)
    if table.is_full:  # bots only: nobody has to sit down
        await hub.table(table.id)
    return MadeTable(table=table.id, promise=fair.promise(head.secret), invitation=invitation)


async def invite(hub: Hub, person: str, live: LiveTable) -> str:
    """Create another invitation, on behalf of the maker of the table or somebody who sits there."""
    table = live.table
    if person != table.head.maker and not table.seats_of(person):
        raise Refused("only-players-invite", 403)
    if table.is_full or table.status != "open":
        raise Refused("no-seat-open")
    invitation = new_secret()

    def work(connection: Connection) -> None:
        if matches.invitations_to(connection, table.id) >= hub.settings.invitations_per_table:
            raise Refused("too-many-invitations", 429, most=hub.settings.invitations_per_table)
        matches.add_invitation(connection, people.digest(invitation), table.id)

    await hub.store.write(work)
    return invitation


async def make_rematch(hub: Hub, maker: Maker, live: LiveTable) -> str:
    """Make the same table again, with every seat reserved for the person who had it; the first request makes it."""
    if live.table.rematch:
        return live.table.rematch
    old = live.table.head
    actions.note_rematch(Sender(maker.person), "")(live.table)
    game = live.table.game or await present_game(hub, old)
    seats = [
        SeatPlan("person", None, seat.name, seat.person)
        if seat.person
        else msgspec.structs.replace(seat.plan, name=seat.name or None)  # as it was called beside whoever sat there
        for seat in live.table.seats
    ]
    head = msgspec.structs.replace(
        old,
        rules_version=game.rules_version,
        box=game.box_hash,
        seats=seats,
        maker=maker.person,
        secret=secrets.token_hex(fair.SECRET_BYTES),
        takeover=old.takeover_now,
        seed=None,
        origin=None,
        start=None,
        is_imported=False,
        is_lesson=False,
    )
    made = await store_table(hub, game, head, maker)
    try:
        await live.act(actions.note_rematch(Sender(maker.person), made.table))
    except DecisionClosed:  # another request was first: its table counts, this one will be closed as abandoned
        assert live.table.rematch is not None
        return live.table.rematch
    return made.table


async def present_game(hub: Hub, old: TableHeader) -> Game:
    """The current game with the box and options of a table of other rules, if it still accepts them."""
    if old.game not in hub.catalogue.game_ids():
        raise Refused("table-game-unknown")
    stored = await hub.store.read(lambda connection: matches.box(connection, old.box))
    game = await hub.compute(hub.games.with_tables, old.game, stored[1] if stored else None)
    await hub.compute(game.set_up, len(old.seats), 0, old.options)
    return game


async def play_on(hub: Hub, maker: Maker, live: LiveTable, wish: PlayOn) -> MadeTable:
    """Make a table that begins at some step of a finished match."""
    game, old = hub.game_of(live), live.table
    if not old.is_finished:
        raise Refused("play-on-after-the-end")
    if len(wish.seats) != len(old.seats) or wish.eyes >= len(old.seats):
        raise Refused("play-on-seats", 422, seats=len(old.seats))
    start = await position(hub, maker.owner, old, wish.step)
    head = new_head(
        hub,
        maker,
        game,
        wish.seats,
        options=old.head.options,
        is_listed=wish.listed,
        origin=Origin(old.id, wish.step, wish.eyes, wish.same_cards, old.head.is_listed),
        start=start,
    )
    return await store_table(hub, game, head, maker)


async def play_from(hub: Hub, maker: Maker, game: Game, wish: PlayFrom) -> MadeTable:
    """Make a table that begins with a position from somebody's own table; what the seat cannot know is dealt there."""
    start, seats = await hub.work.run(Kind.READ, maker.owner, START, game, wish.position)
    if len(wish.seats) != seats or wish.seat >= seats:
        raise Refused("play-on-seats", 422, seats=seats)
    head = new_head(
        hub,
        maker,
        game,
        wish.seats,
        is_listed=False,
        origin=Origin(ELSEWHERE, 0, wish.seat, same_cards=False),
        start=start,
    )
    return await store_table(hub, game, head, maker)


async def sit_down(hub: Hub, person: tuple[str, str], live: LiveTable, wishes: Sitting) -> None:
    """Sit down on some seats of a table, with an invitation if it needs one."""
    invited = False
    if wishes.invitation:
        digest = people.digest(wishes.invitation)
        invited = await hub.store.read(lambda connection: matches.is_invited(connection, digest, live.table.id))
        if not invited:
            hub.metrics.hostile.labels("invitation").inc()
            hub.log.warning("invitation-refused", table=live.table.id, person=person[0])
            raise Refused("invitation-wrong", 403)
    names = [(wish.seat, clean_name(wish.name or person[1])) for wish in wishes.seats]
    await live.act(actions.sit(Sender(person[0]), names, wishes.number, invited))
