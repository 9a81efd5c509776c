"""Handlers of the clients' websocket messages, one function for each kind."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.match import Match
from tavoliere.server import actions, messages, moderation, projection
from tavoliere.server.actions import Sender
from tavoliere.server.client_messages import (
    Back,
    Close,
    Discard,
    Fill,
    Hello,
    Hint,
    Leave,
    Lobby,
    Look,
    Mute,
    Open,
    Ping,
    Play,
    Preview,
    Remove,
    Reopen,
    Say,
    Undo,
    Vote,
    Why,
)
from tavoliere.server.connection import Connection, Handlers
from tavoliere.server.errors import Refused, jsonable
from tavoliere.server.fair_queue import Owner
from tavoliere.server.live import LiveTable
from tavoliere.server.messages import VERSION
from tavoliere.server.new_tables import known_level
from tavoliere.server.replays import Lines, log_of, nothing
from tavoliere.server.work import WorkFailed
from tavoliere.store import StoreUnavailable


async def hello(connection: Connection, message: Hello) -> None:
    """Welcome the client, or refuse another version of the protocol."""
    if message.version != VERSION:
        raise Refused("protocol-version", 400, version=message.version, known=VERSION)
    connection.has_said_hello = True
    person, name = connection.person, connection.name
    connection.post(messages.Welcome(re=message.id, version=VERSION, person=person, name=name).encode())


async def open_table(connection: Connection, message: Open) -> None:
    """Send a table, and its updates from now on."""
    live = connection.tables.get(message.table)
    if live is None:
        if len(connection.tables) >= connection.hub.settings.tables_per_connection:
            raise Refused("too-many-tables", 429, most=connection.hub.settings.tables_per_connection)
        live = await connection.hub.table(message.table, connection.owner)
    front = live.audience[connection] if connection in live.audience else live.first_front(connection)
    async with history(connection, live, front, message.log) as lines, live.lock:
        # No entry may be missed between joining and being shown the table.
        if message.table not in connection.tables:
            connection.tables[message.table] = live
            live.join(connection)
        connection.show(live, message.id, lines())


async def close_table(connection: Connection, message: Close) -> None:
    """Send no more updates of a table."""
    live = connection.tables.pop(message.table, None)
    if live:
        live.leave(connection)
    connection.post(messages.Done(re=message.id).encode())


async def look(connection: Connection, message: Look) -> None:
    """Put a seat of one's own in front of the curtain, or nobody."""
    live = connection.opened(message.table)
    connection.check_own(live, message.seat)
    async with history(connection, live, message.seat, message.log) as lines, live.lock:
        # Until the answer the client takes everything for what its last seat was told.
        connection.check_own(live, message.seat)
        live.audience[connection] = message.seat
        connection.show(live, message.id, lines())


async def play(connection: Connection, message: Play) -> None:
    """Make a move."""
    live = connection.opened(message.table)
    connection.check_front(live, message.seat)
    sender = Sender(connection.person, message.id)
    await connection.act(live, message, actions.play(sender, message.seat, message.decision, message.move))


async def undo(connection: Connection, message: Undo) -> None:
    """Take back a decision."""
    live = connection.opened(message.table)
    connection.check_front(live, message.seat)
    await connection.act(live, message, actions.undo(Sender(connection.person, message.id), message.seat))


async def preview(connection: Connection, message: Preview) -> None:
    """Answer what a move would do."""
    live = connection.opened(message.table)
    connection.check_front(live, message.seat)
    match = actions.running_match(live.table)
    preview = match.preview(message.move, message.seat)
    events = projection.events_for(match.game, preview, message.seat)
    connection.post(messages.PreviewResult(re=message.id, events=events).encode())


async def why(connection: Connection, message: Why) -> None:
    """Answer what forbids a move."""
    live = connection.opened(message.table)
    connection.check_front(live, message.seat)
    refusal = actions.running_match(live.table).why(message.target, message.seat)
    answer = messages.Reason(re=message.id)
    if refusal:
        answer.rule, answer.key, answer.words = refusal.rule, refusal.key, jsonable(refusal.words)
    connection.post(answer.encode())


async def hint(connection: Connection, message: Hint) -> None:
    """Ask a strong bot for a hint, and tell everybody that it was asked."""
    live = connection.opened(message.table)
    connection.check_front(live, message.seat)
    if connection.hub.catalogue.hint is None:
        raise Refused("no-hints-here")
    owner = connection.owner
    connection.hub.thoughts.reserve_hint(owner)
    try:
        await connection.act(live, message, actions.hint(Sender(connection.person, message.id), message.seat))
        match = actions.running_match(live.table)
    except BaseException:
        connection.hub.thoughts.release_hint(owner)
        raise
    # The client may play while it waits for the hint.
    connection.hub.spawn(tell_hint(connection, message, match, owner))


async def tell_hint(connection: Connection, message: Hint, match: Match, owner: Owner) -> None:
    """Answer with the bot's hint when it is ready."""
    try:
        found = await connection.hub.thoughts.hint(owner, match.game, match.state, message.seat)
    except TavoliereError as refusal:
        connection.refuse(message.id, refusal)
    except WorkFailed as error:
        connection.hub.log.broken("message-failed", error, person=connection.person, type=type(message).__name__)
        connection.refuse(message.id, Refused("internal-error", 500))
    else:
        text_of = match.game.text_of
        moves = [messages.HintMove(text_of(one.move), one.visits, round(one.expected, 4)) for one in found]
        connection.post(messages.HintResult(re=message.id, moves=moves).encode())
    finally:
        connection.hub.thoughts.release_hint(owner)


async def say(connection: Connection, message: Say) -> None:
    """Say a phrase."""
    live = connection.opened(message.table)
    await connection.act(live, message, actions.say(Sender(connection.person, message.id), message.phrase))


async def leave(connection: Connection, message: Leave) -> None:
    """Get up."""
    live = connection.opened(message.table)
    await connection.act(live, message, actions.leave(Sender(connection.person, message.id), message.seat))


async def back(connection: Connection, message: Back) -> None:
    """Take the seat back from the bot."""
    live = connection.opened(message.table)
    await connection.act(live, message, actions.back(Sender(connection.person, message.id), message.seat))


async def vote(connection: Connection, message: Vote) -> None:
    """Vote for a bot where everybody waits."""
    live = connection.opened(message.table)
    sender, here = Sender(connection.person, message.id), live.connected_seats()
    await connection.act(live, message, moderation.vote(sender, message.seat, connection.hub.time, here))


async def remove(connection: Connection, message: Remove) -> None:
    """Send somebody away."""
    live = connection.opened(message.table)
    action = moderation.remove(Sender(connection.person, message.id), message.seat, connection.hub.time)
    await connection.act(live, message, action)


async def mute(connection: Connection, message: Mute) -> None:
    """Let somebody say no more, or speak again."""
    live = connection.opened(message.table)
    action = moderation.mute(Sender(connection.person, message.id), message.seat, message.muted)
    await connection.act(live, message, action)


async def fill(connection: Connection, message: Fill) -> None:
    """Give a free seat to a bot."""
    live, level = connection.opened(message.table), known_level(connection.hub, message.level)
    await connection.act(live, message, moderation.fill(Sender(connection.person, message.id), message.seat, level))


async def discard(connection: Connection, message: Discard) -> None:
    """Close a table that has not begun."""
    live = connection.opened(message.table)
    await connection.act(live, message, moderation.discard(Sender(connection.person, message.id)))


async def reopen(connection: Connection, message: Reopen) -> None:
    """Go on at a table that was closed."""
    live = connection.opened(message.table)
    await connection.act(live, message, moderation.reopen(Sender(connection.person, message.id)))


async def lobby(connection: Connection, message: Lobby) -> None:
    """Start or stop sending when the lists of tables change."""
    in_lobby = connection.hub.connected.in_lobby
    (in_lobby.add if message.watch else in_lobby.discard)(connection)
    connection.post(messages.Done(re=message.id).encode())


async def ping(connection: Connection, message: Ping) -> None:
    """Answer a client that checks the connection."""
    connection.post(messages.Pong(re=message.id).encode())


@asynccontextmanager
async def history(connection: Connection, live: LiveTable, seat: int | None, wanted: bool) -> AsyncIterator[Lines]:
    """The log of the match as a seat may see it; empty if another seat is in front of the curtain by then."""
    if not wanted or (live.table.match is None and live.table.problem is None):
        yield lambda: None
        return
    async with AsyncExitStack() as reading:
        try:
            lines = await reading.enter_async_context(log_of(connection.hub, connection.owner, live, seat))
        except StoreUnavailable as error:
            connection.hub.log.warning("store-away", reason=error.sentence(), table=live.table.id)
            lines = nothing
        yield lambda: lines() if live.audience.get(connection) == seat else None


HANDLERS: Handlers = {
    Hello: hello,
    Open: open_table,
    Close: close_table,
    Look: look,
    Play: play,
    Undo: undo,
    Preview: preview,
    Why: why,
    Hint: hint,
    Say: say,
    Leave: leave,
    Back: back,
    Vote: vote,
    Remove: remove,
    Mute: mute,
    Fill: fill,
    Discard: discard,
    Reopen: reopen,
    Lobby: lobby,
    Ping: ping,
}
