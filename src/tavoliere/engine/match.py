"""A match: a game, its seats and its history. The state follows from seed and moves; undo and replay rely on it."""

import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from tavoliere.engine.chance import SEED_BITS, seed_words
from tavoliere.engine.errors import ForbiddenMove, UndoRefused
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.game_parts import View, Words
from tavoliere.engine.records import NOBODY, Array, same
from tavoliere.engine.rule import rule
from tavoliere.engine.text import Word, key_of

MOST_EXPLAINED = 40  # moves about a target that are looked at to explain why none is allowed


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move in a match's history."""

    seat: int
    move: int
    decision: int  # the question it answered; seats that choose at the same time answer the same one
    turn: int
    before: Array
    events: tuple[Event, ...]
    reveals: bool  # something hidden or random became known: no undo


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible: the rule that says no and the sentence that explains it."""

    rule: str
    key: str
    words: Words


class Match:
    """A game being played.

    >>> import tavoliere
    >>> match = tavoliere.new_match("paris", seats=["Ada", "Leo"], seed=7)
    >>> match.to_act
    [0, 1]
    """

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[str] = 2,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        start: View | None = None,
    ) -> None:
        self.game = game
        self.seat_names = (
            [f"Seat {seat}" for seat in range(seats)] if isinstance(seats, int) else [str(name) for name in seats]
        )
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.options = {name: str(value) for name, value in (options or {}).items()}
        self.start = start
        self.history: list[PlayedMove] = []
        self.decision = 0
        self.state = game.set_up(len(self.seat_names), self.seed, self.options)
        if start is not None:
            self.state = game.place(start)
            self.seat_names = (self.seat_names + [f"Seat {seat}" for seat in range(len(self.seat_names), 4)])[
                : int(self.state[0].seats)
            ]

    # --- asking -------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked now."""
        return self.game.seats_to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """The moves a seat may make, as players write them (default: the first seat that is asked)."""
        seat = self._seat(seat)
        return [self.game.text_of(move) for move in self.game.legal_moves(self.state, seat)]

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; None is a watcher."""
        return self.game.view(self.state, NOBODY if seat is None else self._seat(seat))

    def scores(self) -> list[dict[str, int]]:
        """Each seat's points by part, as if the game ended now; hidden things count."""
        return self.game.scores(self.state)

    def totals(self) -> list[int]:
        """Each seat's points."""
        return [sum(parts.values()) for parts in self.scores()]

    def ranking(self) -> list[int]:
        """Each seat's rank, 0 for the winner."""
        return self.game.ranking(self.state)

    def position(self) -> View:
        """The whole position with readable names, hidden parts included."""
        return self.game.position(self.state)

    def why(self, text: str, seat: int | None = None) -> Refusal | None:
        """Which rule forbids a move, or every move about a target such as a route; None if it is allowed."""
        seat = self._seat(seat)
        moves = self.game.moves_about(text) if not self.game.is_move(text) else []
        if not moves:
            moves = [self.game.read_move(text)]
        return self._refusal(seat, self.game.nearest(self.state, seat, self._some_of(moves, seat)))

    def preview(self, text: str, seat: int | None = None) -> list[Event]:
        """What a move would do, up to the first thing it would reveal; changes nothing and knows no secret."""
        seat = self._seat(seat)
        move = self.allowed(seat, text)
        imagined = self.game.imagine(self.state, seat, seed_words(0))
        events = [event for event in self.game.play(imagined, seat, move) if event.is_for(seat)]
        first_reveal = next((index for index, event in enumerate(events) if event.reveals), len(events))
        return events[:first_reveal]

    def allowed(self, seat: int, text: str) -> int:
        """The move that a text means, if the seat may make it now; raises the error that names the rule."""
        move = self.game.read_move(text)
        refusal = self._refusal(seat, move)
        if refusal:
            raise ForbiddenMove(refusal.rule, refusal.key, refusal.words, self.game.folders)
        return move

    # --- doing --------------------------------------------------------------------------------------------------

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        """Make a move; a wrong one raises an error that names the rule, and changes nothing."""
        seat = self._seat(seat)
        return self.play_move(seat, self.allowed(seat, text))

    def play_move(self, seat: int, move: int) -> list[Event]:
        """Make a legal move given by its index."""
        asked = self.to_act
        after = self.state.copy()
        events = self.game.play(after, seat, move)
        reveals = any(event.reveals for event in events) or not _same_chance(after, self.state)
        self.history.append(
            PlayedMove(seat, move, self.decision, int(self.state[0].turn), self.state, tuple(events), reveals)
        )
        self.state = after
        # Seats that choose at the same time answer one question: it stays open until the last has chosen.
        stays_open = len(asked) > 1 and self.to_act == [other for other in asked if other != seat]
        self.decision += not stays_open
        return events

    def copy(self) -> "Match":
        """An independent copy of the match."""
        twin = copy(self)
        twin.history = list(self.history)
        return twin

    def forget(self) -> None:
        """Drop the history that undo can never need, so that a long match stays small.

        What stays: every row since the last that closed the way back, and each seat's last row before, which says why
        not; of all of them, without their events.
        """
        turn = int(self.state[0].turn)
        barriers = (row.decision != self.decision and (row.reveals or row.turn != turn) for row in self.history)
        first = max((index + 1 for index, is_barrier in enumerate(barriers) if is_barrier), default=0)
        last = {row.seat: index for index, row in enumerate(self.history[:first])}
        kept = [row for index, row in enumerate(self.history) if index >= first or last[row.seat] == index]
        self.history = [replace(row, events=()) if row.events else row for row in kept]

    @rule("GEN-4")
    def undo_forbidden_by(self, seat: int) -> str | None:
        """The text key of what forbids taking back a seat's last decision, or None."""
        own = [index for index, row in enumerate(self.history) if row.seat == seat]
        if not own:
            return "undo-nothing"
        row = self.history[own[-1]]
        if row.decision == self.decision:
            return None
        if own[-1] != len(self.history) - 1:
            return "undo-another-has-moved"
        if row.reveals:
            return "undo-something-was-revealed"
        if row.turn != int(self.state[0].turn) or self.is_over:
            return "undo-turn-is-over"
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last decision, where GEN-4 allows it."""
        seat = (self.history[-1].seat if self.history else 0) if seat is None else self._seat(seat)
        forbidden = self.undo_forbidden_by(seat)
        if forbidden:
            raise UndoRefused("GEN-4", forbidden, {"seat": self.seat_names[seat]}, self.game.folders)
        last = max(index for index, row in enumerate(self.history) if row.seat == seat)
        # Choices made at the same time commute: those that came later are made again.
        later = self.history[last + 1 :]
        self.state, self.decision = self.history[last].before, self.history[last].decision
        del self.history[last:]
        for row in later:
            self.play_move(row.seat, row.move)

    # --- output -------------------------------------------------------------------------------------------------

    def sentence(self, event: Event, language: str) -> str:
        """An event in words."""
        words = {"who": self.seat_names[event.seat] if event.seat >= 0 else "", **self.game.event_words(event)}
        return self.game.texts(language)(key_of("event", event.kind), **words)

    def _seat(self, seat: int | None) -> int:
        asked = self.to_act
        if seat is None:
            return asked[0] if asked else 0
        if not 0 <= seat < len(self.seat_names):
            raise ForbiddenMove(
                "GEN-2", "no-such-seat", {"seat": seat, "seats": len(self.seat_names)}, self.game.folders
            )
        return seat

    def _some_of(self, moves: list[int], seat: int) -> list[int]:
        """A sample of very many moves: one that is allowed, else some from all over the list."""
        if len(moves) <= MOST_EXPLAINED:
            return moves
        allowed = set(moves).intersection(self.game.legal_moves(self.state, seat))
        return [min(allowed)] if allowed else moves[:: -(-len(moves) // MOST_EXPLAINED)]

    def _refusal(self, seat: int, move: int) -> Refusal | None:
        reason = self.game.forbidden_by(self.state, seat, move)
        if not reason:
            return None
        words: dict[str, Any] = {
            "question": Word(key_of("question", self.game.phase(self.state, seat).name)),
            "waiting": [self.seat_names[other] for other in self.to_act],
            **self.game.refusal_words(self.state, seat, move, reason),
        }
        return Refusal(self.game.names.REFUSED_BY[reason], key_of("refusal", reason.name), words)


def _same_chance(one: Array, other: Array) -> bool:
    return same(one["chance"], other["chance"])
