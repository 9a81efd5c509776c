"""Ticket to Ride: the family's rules once; maps/paris and maps/san_francisco hold what differs.

Source: the Italian rulebooks of both maps, numbered in RULEBOOK.it.md and RULEBOOK.en.md, rulings and gaps included.
Rules version history: 1, first; 2, the first player is drawn when the first tickets are chosen (TTR-1.5).
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from tavoliere.engine.checklist import Remark
from tavoliere.engine.components import Components
from tavoliere.engine.contract import implement
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.game_parts import View, Words
from tavoliere.engine.moves import rows_for_hash
from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import Array, Record
from tavoliere.engine.text import Texts
from tavoliere.games.ticket_to_ride import box as box_module
from tavoliere.games.ticket_to_ride import events, moves, names, notation, sentences, state, strategy, terminal
from tavoliere.games.ticket_to_ride.knowledge import features, imagine, position, reading, scramble, view
from tavoliere.games.ticket_to_ride.knowledge.characters import CHARACTERS
from tavoliere.games.ticket_to_ride.knowledge.feature_layout import FEATURES
from tavoliere.games.ticket_to_ride.names import Forbidden
from tavoliere.games.ticket_to_ride.rules import legality, play, scoring, set_up
from tavoliere.games.ticket_to_ride.strategy import afterstate, plan, weigh, worth

implement(state.STATE, set_up, legality, play, scoring, imagine, weigh, worth, plan, afterstate, features)


class TicketToRide(Game):
    """A map of the family with its box."""

    rules_version = 2
    names: ClassVar = names
    Kind = moves.Kind
    EVENTS = events.EVENTS
    STATE = state.STATE
    VISIBLE_TO: ClassVar = state.VISIBLE_TO
    OPTIONS: ClassVar = {"first": ("random", "0", "1", "2", "3")}
    OBSERVATION = imagine.OBSERVATION
    FEATURES = FEATURES
    CHARACTERS = CHARACTERS
    SPREAD = strategy.SPREAD
    HORIZON = strategy.HORIZON
    CHANCE: ClassVar = {
        "offered-ticket": "tickets",
        "got-card": "blind",
        "market-filled": "market",
        "pile-renewed": "market",
        "first-player": "first-player",
    }
    HIDDEN_KINDS: ClassVar = frozenset({moves.Kind.KEEP})
    POSITION_KEYS = position.POSITION_KEYS
    USUAL_PHASE = "act"

    def make_box(self, components: Components) -> Array:
        box = box_module.make_box(components)
        self.ids = box_module.make_ids(components)
        return box

    def box_remarks(self) -> list[Remark]:
        return box_module.unreached(self.components, self.box[0])

    @cached_property
    def box_hash(self) -> str:
        """A name for what is printed; the masks of a box only follow from it."""
        start, rows = self.box.dtype.fields["moves"][1], rows_for_hash(self.Kind, self.box[0].moves, self.move_count)
        digest = hashlib.sha256(self.box.tobytes()[:start])
        digest.update(rows.tobytes())
        digest.update("\n".join(self._texts_of_moves).encode())
        return digest.hexdigest()[:16]

    def move_text(self, move: int) -> str:
        return notation.move_text(self.ids, self.plain_box.moves[move])

    def read_loosely(self, text: str) -> list[int]:
        return notation.read_loosely(self.ids, self.box[0], text)

    def nearest(self, state: Array, seat: int, moves: Sequence[int]) -> int:
        """Of several payments a player cannot afford, the one that misses fewest cards explains best."""
        best = super().nearest(state, seat, moves)
        too_poor = (Forbidden.TOO_FEW_CARDS, Forbidden.TOO_FEW_WILDS)
        if self.forbidden_by(state, seat, best) not in too_poor:
            return best
        box, player = self.box[0], state[0].players[seat]
        payments = [move for move in moves if self.forbidden_by(state, seat, move) in too_poor]
        return min(payments, key=lambda move: sentences.missing_cards(box, player, box.moves[move]))

    def view_parts(self, state: Record, seat: int) -> View:
        return view.view_parts(self.ids, self.plain_box, state, seat)

    def position_parts(self, state: Record) -> View:
        return position.position_parts(self.ids, state)

    def read_parts(self, read: Reader, states: Array) -> None:
        reading.read_parts(self.ids, self.box[0], states[0], read)

    def first_seat(self, state: Array) -> int:
        return int(state[0].first)

    def census(self, state: Array) -> dict[str, int]:
        return position.census(self.ids, self.box[0], state[0])

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        scramble.scramble(self.box[0], state[0], seat, chance)

    @cached_property
    def printed_names(self) -> Mapping[str, str]:
        return sentences.printed_names(self)

    def more_event_words(self, event: Event) -> Words:
        return sentences.more_event_words(self, event)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        return sentences.refusal_words(self, state[0].players[seat], self.box[0].moves[move], reason)

    def draw(self, view: View, catalogue: Texts) -> Any:
        return terminal.draw(self, view, catalogue)


GAME = TicketToRide
