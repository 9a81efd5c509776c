"""The websocket protocol, from the client: every message a client may send. docs/protocol.md explains."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

PRINTABLE = "^[^\x00-\x1f\x7f]*$"  # PostgreSQL stores no zero byte
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message from a client. It has an id of the client's choice, which the answer names as `re`."""

    id: MessageId


class Hello(ClientMessage, tag="hello"):
    """The first message: which version of the protocol the client speaks."""

    version: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Open(ClientMessage, tag="open"):
    """Open a table: as its player, if one has a seat there, else as a watcher."""

    table: TableId
    log: bool = False  # also what happened so far, as one may see it


class Close(ClientMessage, tag="close"):
    """Close a table: no more updates."""

    table: TableId


class Look(ClientMessage, tag="look"):
    """At a shared screen: which of one's seats is in front of the curtain; null draws the curtain."""

    table: TableId
    seat: SeatNumber | None
    log: bool = False  # also what happened so far, as that seat may see it


class Play(ClientMessage, tag="play"):
    """Answer a decision with a move."""

    table: TableId
    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    move: MoveText


class Undo(ClientMessage, tag="undo"):
    """Take back one's last decision."""

    table: TableId
    seat: SeatNumber


class Preview(ClientMessage, tag="preview"):
    """What would this move do? Changes nothing."""

    table: TableId
    seat: SeatNumber
    move: MoveText


class Why(ClientMessage, tag="why"):
    """What forbids this move, or every move about this target?"""

    table: TableId
    seat: SeatNumber
    target: MoveText


class Hint(ClientMessage, tag="hint"):
    """What would a strong bot play? Told to everybody at the table."""

    table: TableId
    seat: SeatNumber


class Say(ClientMessage, tag="say"):
    """One of the phrases everybody can read in their own language."""

    table: TableId
    phrase: Annotated[str, Meta(max_length=40)]


class Leave(ClientMessage, tag="leave"):
    """Get up: before the start the seat is free again, later a bot takes over if the table agreed to that."""

    table: TableId
    seat: SeatNumber


class Back(ClientMessage, tag="back"):
    """Take one's seat back from the bot."""

    table: TableId
    seat: SeatNumber


class Vote(ClientMessage, tag="vote"):
    """Somebody keeps everybody waiting: vote for a bot to play at that seat."""

    table: TableId
    seat: SeatNumber


class Remove(ClientMessage, tag="remove"):
    """The maker sends somebody away: before the start the seat is free again, later a bot plays there."""

    table: TableId
    seat: SeatNumber


class Mute(ClientMessage, tag="mute"):
    """The maker lets somebody say no more phrases, or lets them speak again."""

    table: TableId
    seat: SeatNumber
    muted: bool


class Fill(ClientMessage, tag="fill"):
    """The maker gives a free seat to a bot, before the match."""

    table: TableId
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Discard(ClientMessage, tag="discard"):
    """The maker closes a table that has not begun."""

    table: TableId


class Reopen(ClientMessage, tag="reopen"):
    """Go on at a table that was closed because nobody came."""

    table: TableId


class Lobby(ClientMessage, tag="lobby"):
    """Start or stop hearing when the lists of tables change."""

    watch: bool


class Ping(ClientMessage, tag="ping"):
    """Is anybody there?"""


FromClient = (
    Hello | Open | Close | Look | Play | Undo | Preview | Why | Hint | Say | Leave | Back | Vote | Remove | Mute
    | Fill | Discard | Reopen | Lobby | Ping
)  # fmt: skip
decode_client = msgspec.json.Decoder(FromClient).decode


class _Id(Struct):
    id: MessageId


_decode_id = msgspec.json.Decoder(_Id).decode


def id_of(text: str | None) -> str | None:
    """The id of a message that is not carried out, if it can be read: its answer names it."""
    try:
        return _decode_id(text or b"").id
    except (ValueError, RecursionError):
        return None
