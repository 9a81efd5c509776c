"""Plays one game of the arena, to its end or to a forfeit, and makes its record."""

import operator
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tavoliere import bots
from tavoliere.bots.arena.schedule import Task, derived_seed
from tavoliere.bots.arena.settings import Settings
from tavoliere.engine import matchfile
from tavoliere.engine.match import Match

Record = dict[str, Any]  # a match file's content, and under "arena" who played and how it ended
LONGEST_CAUSE = 300


@dataclass(frozen=True)
class Forfeit:
    """A game given up by a bot: it raised, played illegally, hung, or ended its process."""

    seat: int
    kind: str
    cause: str


class IllegalMove(Exception):
    """A bot answered something that is no legal move."""


@dataclass
class Progress:
    """The progress of a game: what a supervisor needs to end it without the process that plays it."""

    moves: list[tuple[int, str]] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # one per move
    thinking: int | None = None  # the seat that is being asked


Listener = Callable[[Progress], None]


def play_game(settings: Settings, task: Task, listener: Listener = lambda progress: None) -> Record:
    """Play a game to its end, or to the first forfeit; the listener hears of every decision before it is made."""
    match, progress = new_match(settings, task), Progress()
    try:
        seated: list[bots.Bot | None] = [None] * settings.seats
        while match.to_act:
            seat = progress.thinking = match.to_act[0]
            listener(progress)
            start = time.perf_counter()
            # A bot is made when it is first asked: if that goes wrong it is that bot's forfeit.
            bot = seated[seat] = seated[seat] or bots.find_arena_bot(task.bots[seat])
            seed = derived_seed("decision", settings.seed, task.number, len(progress.moves))
            move = legal(match, seat, bots.decide(bot, settings.game, match.state, seat, seed))
            progress.seconds.append(time.perf_counter() - start)
            progress.moves.append((seat, settings.game.text_of(move)))
            match.play_move(seat, move)
    except (Exception, SystemExit) as error:
        if progress.thinking is None:
            raise
        return record_of(match, task, progress, Forfeit(progress.thinking, *blame(error)))
    return record_of(match, task, progress, None)


def given_up(settings: Settings, task: Task, progress: Progress, forfeit: Forfeit) -> Record:
    """The record of a game that its process did not survive."""
    match = new_match(settings, task)
    for seat, move in progress.moves:
        match.play(move, seat)
    return record_of(match, task, progress, forfeit)


def new_match(settings: Settings, task: Task) -> Match:
    """The deal of a task; seats are named after their bots."""
    names = [f"{bot}-{seat}" for seat, bot in enumerate(task.bots)]
    return Match(settings.game, names, derived_seed("deal", settings.seed, task.deal), settings.options)


def legal(match: Match, seat: int, answer: Any) -> int:
    """A bot's answer, if it is a legal move: compiled rules check no bounds, so nothing else may reach them."""
    try:
        move = operator.index(answer)
    except TypeError:
        raise IllegalMove(f"{answer!r} is no move") from None
    if not 0 <= move < match.game.move_count:
        raise IllegalMove(f"{move} is no move: moves are 0 to {match.game.move_count - 1}")
    reason = match.game.forbidden_by(match.state, seat, move)
    if reason:
        raise IllegalMove(f"{match.game.text_of(move)}: {reason.name} ({match.game.names.REFUSED_BY[reason]})")
    return move


def blame(error: BaseException) -> tuple[str, str]:
    """The kind of forfeit that an error is, and its cause in one line."""
    if isinstance(error, IllegalMove):
        return "illegal", str(error)[:LONGEST_CAUSE]
    lines = "".join(traceback.format_exception_only(error)).strip().splitlines()
    return "raised", lines[-1][:LONGEST_CAUSE] if lines else type(error).__name__


def record_of(match: Match, task: Task, progress: Progress, forfeit: Forfeit | None) -> Record:
    """The content of a match file, and what the arena stores beside it."""
    seats = range(len(task.bots))
    of_seat = [[seconds for (seat, _), seconds in played(progress) if seat == one] for one in seats]
    return {
        **matchfile.to_dict(match),
        "arena": {
            **task.to_dict(),
            "scores": match.scores(),
            "ranks": match.ranking() if forfeit is None else ranks_after(forfeit, len(seats)),
            "seconds": [round(sum(seconds), 6) for seconds in of_seat],
            "decisions": [len(seconds) for seconds in of_seat],
            "forfeit": None if forfeit is None else vars(forfeit) | {"bot": task.bots[forfeit.seat]},
        },
    }


def played(progress: Progress) -> list[tuple[tuple[int, str], float]]:
    """Every move made with the time it took."""
    return list(zip(progress.moves, progress.seconds, strict=True))


def ranks_after(forfeit: Forfeit, seats: int) -> list[int]:
    """Who forfeits is last; the game ends there and the others share the first place."""
    return [seats - 1 if seat == forfeit.seat else 0 for seat in range(seats)]
