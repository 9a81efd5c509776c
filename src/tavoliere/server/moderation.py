"""Moderation: what a table's maker may do, and what all players may do about somebody who keeps them waiting.

Vote, send away, mute; before the match fill a seat or agree on something else. Nobody loses a seat they play at: a bot
plays there until its person takes the seat back.
"""

import math
from typing import Any

from tavoliere.server.actions import Action, Change, Sender, require_playable, require_running
from tavoliere.server.bot_names import free_name
from tavoliere.server.clock import SteadyTime
from tavoliere.server.errors import Refused
from tavoliere.server.seats import Seat
from tavoliere.server.table import CLOSED, OPEN, RUNNING, Table


def vote(sender: Sender, seat: int, time: SteadyTime, here: set[int]) -> Action:
    """Vote for a bot where somebody keeps the others waiting; more than half of the others who are here decide."""

    def action(table: Table) -> Change:
        own = table.seats_of(sender.person)
        if not own:
            raise Refused("only-players-vote", 403)
        if all(table.level(other) for other in own):
            raise Refused("seat-played-by-bot")
        require_running(table)
        one = seat_of_somebody(table, seat)
        if seat in own:
            raise Refused("vote-own-seat")
        if set(own) & set(table.asked):
            raise Refused("vote-decide-first")
        require_patience(table, seat, time)
        others = {table.seats[other].person for other in here} | {sender.person}
        others -= {one.person, *(other.person for other in table.seats if other.is_replaced)}
        is_enough = len((one.votes | {sender.person}) & others) * 2 > len(others)
        return Change("vote", seat, sender.person, sender.message, {"replaced": is_enough})

    return action


def remove(sender: Sender, seat: int, time: SteadyTime) -> Action:
    """Send somebody away: from a match once, so that nobody is locked out, and whenever they keep it waiting."""

    def action(table: Table) -> Change:
        one = seat_of_another(table, sender, seat)
        if table.status != OPEN:
            require_running(table)
            if one.is_replaced:
                raise Refused("seat-has-bot", name=one.name)
            if one.was_removed:
                require_patience(table, seat, time)
        return Change("remove", seat, sender.person, sender.message)

    return action


def mute(sender: Sender, seat: int, muted: bool) -> Action:
    """Stop somebody's phrases, or allow them again."""

    def action(table: Table) -> Change:
        seat_of_another(table, sender, seat)
        return Change("mute", seat, sender.person, sender.message, {"muted": muted})

    return action


def require_maker(table: Table, sender: Sender) -> None:
    """Refuse anybody but the maker of the table."""
    if sender.person is None or sender.person != table.head.maker:
        raise Refused("only-the-maker", 403)


def seat_of_another(table: Table, sender: Sender, seat: int) -> Seat:
    """A seat where somebody else sits, for the maker of the table."""
    require_maker(table, sender)
    one = seat_of_somebody(table, seat)
    if table.status not in (OPEN, RUNNING):
        raise Refused("table-is-over")
    if one.person == sender.person:
        raise Refused("maker-own-seat")
    return one


def seat_of_somebody(table: Table, seat: int) -> Seat:
    """A seat where a person sits."""
    if seat >= len(table.seats):
        raise Refused("no-such-seat-here", 404, seat=seat + 1)
    if table.seats[seat].person is None:
        raise Refused("seat-of-nobody", seat=seat + 1)
    return table.seats[seat]


def require_patience(table: Table, seat: int, time: SteadyTime) -> None:
    """Refuse until somebody has kept the others waiting for the agreed time: their clock's, or the table's patience."""
    one = table.seats[seat]
    if one.is_replaced:
        raise Refused("seat-has-bot", name=one.name)
    if seat not in table.asked or one.asked_at is None:
        raise Refused("nobody-waits", name=one.name)
    if table.clock is not None:
        if seat not in table.clock.flagged:
            raise Refused("clock-runs", name=one.name)
        return
    # A question from before the server started counts from its start: nobody could answer while it was down.
    now = time.now()
    since = one.asked_at if time.started <= one.asked_at <= now else time.started
    left = table.head.patience - (now - since)
    if left > 0:
        raise Refused("patience", name=one.name, seconds=math.ceil(left))


def fill(sender: Sender, seat: int, level: str) -> Action:
    """Before the match, the maker gives a free seat to a bot."""

    def action(table: Table) -> Change:
        require_playable(table)
        require_maker(table, sender)
        if seat >= len(table.seats):
            raise Refused("no-such-seat-here", 404, seat=seat + 1)
        if table.status != OPEN or not table.seats[seat].is_free:
            raise Refused("seat-taken", seat=seat + 1)
        name = free_name(one.name for one in table.seats if one.name)
        return Change("fill", seat, sender.person, sender.message, {"level": level, "name": name})

    return action


def change(sender: Sender, agreed: dict[str, Any]) -> Action:
    """Before the match, the maker changes what was agreed; whoever sits there stays."""

    def action(table: Table) -> Change:
        require_playable(table)
        require_maker(table, sender)
        if table.status != OPEN:
            raise Refused("options-agreed")
        # A match that is played on began with its own options.
        kept = {"options": table.head.options} if table.head.start is not None else {}
        head = table.head.agreeing(agreed | kept)
        if head.takeover != head.takeover_now:
            raise Refused("takeover-too-strong", 422)
        return Change("change", None, sender.person, sender.message, agreed | kept)

    return action


def discard(sender: Sender) -> Action:
    """Close a table that has not begun; for its maker."""

    def action(table: Table) -> Change:
        require_maker(table, sender)
        if table.status != OPEN:
            raise Refused("table-has-begun")
        return Change("close", None, sender.person, sender.message)

    return action


def reopen(sender: Sender) -> Action:
    """Go on at a table that was closed; for those who sit there and its maker."""

    def action(table: Table) -> Change:
        if sender.person is None or not (table.seats_of(sender.person) or sender.person == table.head.maker):
            raise Refused("only-players-again", 403)
        if table.problem:
            raise table.refusal("table-unreadable")
        if table.status != CLOSED or table.head.is_imported:
            raise Refused("table-not-closed")
        return Change("reopen", None, sender.person, sender.message)

    return action
