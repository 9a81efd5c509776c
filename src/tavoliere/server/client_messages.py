"""The websocket protocol, from client to server: every message a client may send (docs/protocol.md)."""

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


class AboutTable(ClientMessage):
    """A message about a table."""

    table: TableId


class AboutSeat(AboutTable):
    """A message about a seat at a table."""

    seat: SeatNumber


class Hello(ClientMessage, tag="hello"):
    """The first message: which version of the protocol the client speaks."""

    version: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Open(AboutTable, tag="open"):
    """Open a table: as its player, if one has a seat there, else as a watcher."""

    log: bool = False  # also what happened so far, as one may see it


class Close(AboutTable, tag="close"):
    """Close a table: no more updates."""


class Look(AboutTable, tag="look"):
    """At a shared screen: which of one's seats is in front of the curtain; null draws the curtain."""

    seat: SeatNumber | None
    log: bool = False  # also what happened so far, as that seat may see it


class Play(AboutSeat, tag="play"):
    """Answer a decision with a move."""

    decision: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    move: MoveText


class Undo(AboutSeat, tag="undo"):
    """Take back one's last decision."""


class Preview(AboutSeat, tag="preview"):
    """What would this move do? Changes nothing."""

    move: MoveText


class Why(AboutSeat, tag="why"):
    """What forbids this move, or every move about this target?"""

    target: MoveText


class Hint(AboutSeat, tag="hint"):
    """What would a strong bot play? Told to everybody at the table."""


class Say(AboutTable, tag="say"):
    """One of the phrases everybody can read in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]


class Leave(AboutSeat, tag="leave"):
    """Get up: before the start the seat is free again, later a bot takes over if the table agreed to that."""


class Back(AboutSeat, tag="back"):
    """Take one's seat back from the bot."""


class Vote(AboutSeat, tag="vote"):
    """Somebody keeps everybody waiting: vote for a bot to play at that seat."""


class Remove(AboutSeat, tag="remove"):
    """The maker sends somebody away: before the start the seat is free again, later a bot plays there."""


class Mute(AboutSeat, tag="mute"):
    """The maker lets somebody say no more phrases, or lets them speak again."""

    muted: bool


class Fill(AboutSeat, tag="fill"):
    """The maker gives a free seat to a bot, before the match."""

    level: Annotated[str, Meta(max_length=40)]


class Discard(AboutTable, tag="discard"):
    """The maker closes a table that has not begun."""


class Reopen(AboutTable, tag="reopen"):
    """Go on at a table that was closed because nobody came."""


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
