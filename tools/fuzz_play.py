"""Plays a game to its end for fuzzing and asks on the way everything that a table would ask; nothing may go wrong."""

import json
import sys
from random import Random
from typing import Any

import numpy as np
from wide_records import Twin, check

from tavoliere.engine import entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.events import event_buffer
from tavoliere.engine.features import known_features
from tavoliere.engine.game import Game
from tavoliere.engine.records import NOBODY, PARTS, SEATS
from tavoliere.server.projection import encode, event_message

MOVES = 20_000  # a game that takes more never ends
PURE = "--pure" in sys.argv  # slow, so less is checked
LOOKS = 0.01 if PURE else 0.02  # at so many of the moments everything is asked for
OPINIONS = 0.1 if PURE else 0.3  # and so many of the imagined states are judged by bots
SCORED_TWICE = 0.1  # so many of the scores are reckoned uncompiled too


class Play:
    """A game played to its end, everything asked on the way that a table would ask."""

    def __init__(self, game: Game, state: np.ndarray[Any, Any], random: Random, core: Any) -> None:
        self.game, self.state, self.random, self.core = game, state, random, core
        self.seats = int(state[0].seats)
        self.moves = 0
        self.twin = Twin(game, state, core)
        self.told: set[bytes] = set()  # events whose message was made: the same numbers make the same message

    def to_the_end(self, looks: float) -> None:
        """Random moves; at a share of the moments everything is looked at."""
        counted = self.game.census(self.state)
        self.look()
        while asked := self.seats_to_act():
            self.move(self.random.choice(asked))
            if self.random.random() < looks:
                self.look()
                check(self.game.census(self.state) == counted, "something was created or lost")
        self.look()
        check(self.game.census(self.state) == counted, "something was created or lost")

    def seats_to_act(self) -> list[int]:
        mask = int(self.core.seats_to_act(self.game.box, self.state))
        return [seat for seat in range(SEATS) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make."""
        out = np.empty(len(self.game.box[0].moves), np.int16)
        return [int(move) for move in out[: self.core.legal_moves(self.game.box, self.state, seat, out)]]

    def move(self, seat: int) -> None:
        """One random move, and what it tells."""
        legal = self.legal(seat)
        check(bool(legal), "a seat is asked and has no move")
        move = self.random.choice(legal)
        events = event_buffer()
        self.core.play(self.game.box, self.state, seat, move, events)
        self.twin.play(seat, move, self.state, events)
        self.moves += 1
        check(self.moves < MOVES, "the game does not end")
        self.tell(events)

    def tell(self, events: np.ndarray[Any, Any]) -> None:
        """Make the messages of the events of a move, unless they were made before."""
        rows = [row.tobytes() for row in events[1 : int(events[0].count) + 1]]
        if not self.told.issuperset(rows):
            self.told.update(rows)
            for event in self.game.EVENTS.read(self.game, events):
                encode(event_message(self.game, event))

    def look(self) -> None:
        """Ask everything that seats and watchers may ask: views, moves, scores, an imagined state, the position."""
        game, state = self.game, self.state
        for seat in (NOBODY, *range(self.seats)):
            encode(game.view(state, seat))
        for seat in range(self.seats):
            legal = self.legal(seat)
            for move in self.random.sample(range(game.move_count), 8):
                forbidden = self.core.forbidden_by(game.box, state, seat, move)
                check((move in legal) == (not forbidden), f"{game.text_of(move)} is legal and forbidden, or neither")
            self.core.observe(game.box, state, seat, np.zeros(game.OBSERVATION, np.int16))
            self.imagine(seat, legal)
        self.score()
        encode(game.position(state))

    def imagine(self, seat: int, legal: list[int]) -> None:
        """An imagined state must be one that can be played, and weighed by bots."""
        imagined = self.state.copy()
        self.core.imagine(self.game.box, imagined, seat, seed_words(self.random.getrandbits(64)))
        out = np.zeros(len(self.game.box[0].moves), np.int16)
        count = self.core.legal_moves(self.game.box, imagined, seat, out)
        check(out[:count].tolist() == legal, "an imagined state allows other moves")
        if legal and self.random.random() < OPINIONS:
            self.opine(imagined, seat, np.array(legal, np.int16))

    def opine(self, imagined: np.ndarray[Any, Any], seat: int, legal: np.ndarray[Any, Any]) -> None:
        """Check the numbers that bots compute, and those that a net would be given."""
        for name in ("weigh", "plan"):
            out = np.zeros(len(legal))
            getattr(self.core, name)(self.game.box, imagined, seat, legal, len(legal), out)
            check(bool(np.isfinite(out).all()), f"{name} is not a number")
        worth = np.zeros(SEATS)
        self.core.worth(self.game.box, imagined, worth)
        check(bool(np.isfinite(worth).all()), "worth is not a number")
        layout = self.game.FEATURES
        for move in (None, int(self.random.choice(legal))) if layout else ():
            index, value = known_features(self.game, imagined, seat, move, self.core)
            check(bool((index >= 0).all() and (index < layout.size).all()), "a feature has no such number")
            check(bool(np.isfinite(value).all()), "a feature's value is not a number")

    def score(self) -> None:
        """Scores and ranks, against those reckoned with wide numbers, some of them uncompiled."""
        out, ranks = np.zeros((SEATS, PARTS), np.int64), np.zeros(SEATS, np.int64)
        self.core.final_scores(self.game.box, self.state, out)
        self.core.ranking(self.game.box, self.state, ranks)
        core = entry_points.pure if self.random.random() < SCORED_TWICE else self.core
        check(out.tolist() == self.twin.scores(core), "scores overflow")
        check(0 in ranks[: self.seats], "nobody wins")

    def round_trip(self) -> None:
        """A position typed in again is the same state, to the byte."""
        position = json.loads(encode(self.game.position(self.state)))
        check(self.game.place(position).tobytes() == self.state.tobytes(), "a position reads back otherwise")
