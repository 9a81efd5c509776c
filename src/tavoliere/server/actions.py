"""Actions at a table: each checks the table as it is and returns a change, or refuses."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tavoliere.engine.errors import UndoRefused
from tavoliere.engine.match import Match
from tavoliere.server.errors import DecisionClosed, Refused
from tavoliere.server.settings import Settings
from tavoliere.server.table import ASIDES, OPEN, RUNNING, Table, seed_for

PHRASES = (
    "hello", "good-luck", "your-turn", "well-played", "thanks", "sorry", "one-moment", "good-game", "again", "goodbye",
)  # fmt: skip


@dataclass(frozen=True)
class Change:
    """An entry that is not stored yet."""

    kind: str
    seat: int | None = None
    person: str | None = None
    message: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    move: int | None = None  # the move in `data`, checked and by its index


Action = Callable[[Table], Change]


@dataclass(frozen=True)
class Sender:
    """Who sent a message: the person's id, and the id of the message."""

    person: str | None
    message: str | None = None


class AlreadyDone(Exception):
    """This message of this person was already carried out."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


# --- checks ---------------------------------------------------------------------------------------------------------


def unless_repeated(sender: Sender, action: Action) -> Action:
    """The action, which refuses a message of the same person that was already carried out.

    After a lost connection clients send again what was not acknowledged.
    """

    def checked(table: Table) -> Change:
        number = table.messages.get(sender.person or "", {}).get(sender.message or "")
        if number is not None:
            raise AlreadyDone(number)
        return action(table)

    return checked


def require_owner(table: Table, sender: Sender, seat: int) -> None:
    """Refuse anybody who does not own the seat."""
    if seat not in table.seats_of(sender.person):
        raise Refused("seat-not-yours", 403, seat=seat + 1)  # in sentences people count from one


def require_playable(table: Table) -> None:
    """Refuse, at a table that can only be read, whatever belongs to playing."""
    if table.problem:
        raise table.refusal("table-unreadable")


def running_match(table: Table) -> Match:
    """The match, if there is one to play."""
    require_playable(table)
    if table.match is None or table.status == OPEN:
        raise Refused("table-not-started")
    return table.match


def require_running(table: Table) -> None:
    """Refuse what is possible only while the match runs."""
    running_match(table)
    if table.status != RUNNING:
        raise Refused("table-is-over")


def require_room(table: Table, change: Change, settings: Settings) -> None:
    """Refuse to let a match grow without limit; moves, and taking one's seat back, are always possible."""
    if change.kind not in ASIDES or change.person is None:
        return
    if table.asides.get(change.person, 0) >= settings.asides_per_person:
        raise Refused("asides-used-up", 429, most=settings.asides_per_person)
    if table.number >= settings.entries_per_match:
        raise Refused("entries-used-up", 429, most=settings.entries_per_match)


# --- actions ---------------------------------------------------------------------------------------------------------


def play(sender: Sender, seat: int, decision: int, text: str) -> Action:
    """Carry out a person's move."""

    def action(table: Table) -> Change:
        require_playable(table)
        require_owner(table, sender, seat)
        if table.level(seat):
            raise Refused("seat-played-by-bot")
        match = open_decision(table, decision)
        move = match.allowed(seat, text)
        require_running(table)
        return Change("play", seat, sender.person, sender.message, {"move": match.game.text_of(move)}, move)

    return action


def bot_play(seat: int, decision: int, move: int) -> Action:
    """Carry out a bot's move."""

    def action(table: Table) -> Change:
        if not table.level(seat):
            raise DecisionClosed
        match = open_decision(table, decision)
        require_running(table)
        if match.game.forbidden_by(match.state, seat, move):
            raise Refused("bot-move-forbidden")
        return Change("play", seat, data={"move": match.game.text_of(move)}, move=move)

    return action


def open_decision(table: Table, decision: int) -> Match:
    """The match, if this is the decision that is open."""
    match = running_match(table)
    if decision != table.decision:
        raise DecisionClosed
    return match


def undo(sender: Sender, seat: int) -> Action:
    """Take back one's last decision, where GEN-4 allows it."""

    def action(table: Table) -> Change:
        require_playable(table)
        require_owner(table, sender, seat)
        match = running_match(table)
        forbidden = match.undo_forbidden_by(seat)
        if forbidden:
            raise UndoRefused("GEN-4", forbidden, {}, match.game.folders)
        if table.seats[seat].decided_by_bot:
            raise Refused("undo-bot-decided")
        require_running(table)
        return Change("undo", seat, sender.person, sender.message)

    return action


def sit(sender: Sender, names: list[tuple[int, str]], number: str, is_invited: bool) -> Action:
    """Sit down on one or several free seats, each under a name; on all of them or on none."""

    def action(table: Table) -> Change:
        require_playable(table)
        if sender.person in table.barred:
            raise Refused("sent-away", 403)
        for seat, _name in names:
            require_free(table, sender, seat, is_invited)
        require_one_seat(table, sender, [seat for seat, _name in names])
        (first, name), *also = names
        data: dict[str, Any] = {"name": name, "number": number}
        return Change("sit", first, sender.person, sender.message, data | ({"also": also} if also else {}))

    return action


def require_free(table: Table, sender: Sender, seat: int, is_invited: bool) -> None:
    """Refuse a seat that is taken, or kept for somebody else."""
    if seat >= len(table.seats):
        raise Refused("no-such-seat-here", 404, seat=seat + 1)
    if table.status != OPEN or not table.seats[seat].is_free:
        raise Refused("seat-taken", seat=seat + 1)
    plan = table.seats[seat].plan
    is_kept = is_own_place(table, sender, seat)
    if (plan.reserved or plan.kind == "screen") and not is_kept:
        raise Refused("seat-kept", 403, seat=seat + 1)
    if not (is_kept or table.head.is_listed or is_invited or table.head.maker == sender.person):
        raise Refused("invitation-needed", 403)


def is_own_place(table: Table, sender: Sender, seat: int) -> bool:
    """Whether a seat was kept for this person: reserved, or at their own screen."""
    plan = table.seats[seat].plan
    return plan.reserved == sender.person or (plan.kind == "screen" and table.head.maker == sender.person)


def require_one_seat(table: Table, sender: Sender, seats: list[int]) -> None:
    """Refuse the same seat twice, and a second one under another name; at one's own screen there are several."""
    if len(set(seats)) < len(seats):
        raise Refused("seat-twice", 422)
    others = [seat for seat in (*seats, *table.seats_of(sender.person)) if not is_own_place(table, sender, seat)]
    if len(others) > 1:
        raise Refused("one-seat-each")


def leave(sender: Sender, seat: int, for_good: bool = False) -> Action:
    """Leave a seat; "for good" means that a bot takes over whatever was agreed, so that nobody waits in vain."""

    def action(table: Table) -> Change:
        require_playable(table)
        require_owner(table, sender, seat)
        if table.status not in (OPEN, RUNNING):
            raise Refused("table-is-over")
        data = {"for_good": True} if for_good and table.status == RUNNING else {}
        return Change("leave", seat, sender.person, sender.message, data)

    return action


def back(sender: Sender, seat: int) -> Action:
    """Take one's seat back from the bot."""

    def action(table: Table) -> Change:
        require_playable(table)
        require_owner(table, sender, seat)
        if not table.seats[seat].is_replaced:
            raise Refused("seat-not-replaced")
        if table.seats[seat].returns:
            raise Refused("seat-comes-back")
        # A bot that is asked decides: nobody gets its advice by coming and going. A learner may have it.
        waits = {"waits": True} if seat in table.asked and not table.head.is_lesson else {}
        return Change("back", seat, sender.person, sender.message, waits)

    return action


def say(sender: Sender, phrase: str) -> Action:
    """Say one of the phrases."""

    def action(table: Table) -> Change:
        require_playable(table)
        own = table.seats_of(sender.person)
        if not own:
            raise Refused("only-players-speak", 403)
        if table.seats[own[0]].is_muted:
            raise Refused("muted", 403)
        if phrase not in PHRASES:
            raise Refused("no-such-phrase", 404)
        return Change("say", own[0], sender.person, sender.message, {"phrase": phrase})

    return action


def hint(sender: Sender, seat: int) -> Action:
    """Ask what a strong bot would play; not when two people sit at the table."""

    def action(table: Table) -> Change:
        require_owner(table, sender, seat)
        require_running(table)
        people = {one.person for one in table.seats if one.person}
        screens = sum(one.plan.kind != "bot" for one in table.seats)
        if not table.head.hints or len(people) > 1 or screens > 1:
            raise Refused("no-hints-here")
        if seat not in table.asked:
            raise Refused("hint-not-asked")
        return Change("hint", seat, sender.person, sender.message)

    return action


def start(position: Callable[[Table, int], dict[str, Any] | None]) -> Action:
    """Begin the match once all seats are taken: the seed is known now."""

    def action(table: Table) -> Change:
        if table.status != OPEN or not table.is_full or table.problem:
            raise DecisionClosed
        seed = seed_for(table)
        at = position(table, seed)
        return Change("start", data={"seed": str(seed)} | ({"start": at} if at is not None else {}))

    return action


def time_out(seat: int, at: float) -> Action:
    """Record that a seat's time has run out."""

    def action(table: Table) -> Change:
        flag = table.clock.next_flag() if table.clock else None
        if table.status != RUNNING or flag is None or flag[1] != seat or flag[0] > at:
            raise DecisionClosed
        return Change("timeout", seat)

    return action


def resume() -> Action:
    """Go on after the server was down; nobody's clock ran meanwhile."""

    def action(table: Table) -> Change:
        if table.status != RUNNING or table.clock is None:
            raise DecisionClosed
        return Change("resume")

    return action


def close() -> Action:
    """Close a table where nothing has happened for a long time."""

    def action(table: Table) -> Change:
        if table.status not in (OPEN, RUNNING):
            raise DecisionClosed
        return Change("close")

    return action


def give_up(sender: Sender) -> Action:
    """Close a match that cannot go on, or where nobody else plays; only those it belongs to may."""

    def action(table: Table) -> Change:
        if sender.person != table.head.maker and not table.seats_of(sender.person):
            raise Refused("only-players-close", 403)
        if table.status not in (OPEN, RUNNING):
            raise Refused("table-is-over")
        if table.problem is None and is_awaited(table, sender):
            raise Refused("match-can-go-on")
        return Change("close", None, sender.person, sender.message)

    return action


def is_awaited(table: Table, sender: Sender) -> bool:
    """Whether closing would take the table from somebody else: from its maker before it begins, later from others."""
    if table.status == OPEN:
        return sender.person != table.head.maker
    return any(seat.person not in (None, sender.person) for seat in table.seats)


def note_rematch(sender: Sender, new_table: str) -> Action:
    """Record the table of the rematch; the first request decides."""

    def action(table: Table) -> Change:
        own = table.seats_of(sender.person)
        if not own:
            raise Refused("only-players-again", 403)
        if table.status in (OPEN, RUNNING):
            raise Refused("rematch-after-the-end")
        if table.rematch:
            raise DecisionClosed
        return Change("rematch", min(own), sender.person, sender.message, {"table": new_table})

    return action
