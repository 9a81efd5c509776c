"""Pebbles: a tiny game of ours, complete, handed in from outside; docs/adding-a-game.md builds it step by step.

Rules version history: 1, first.
"""

from typing import Any, ClassVar

from pebbles import box, names, notation, sentences, strategy, terminal
from pebbles.events import EVENTS
from pebbles.knowledge import features, imagine, position, reading, view
from pebbles.moves import Kind
from pebbles.rules import legality, play, scoring, set_up
from pebbles.state import STATE, VISIBLE_TO
from pebbles.strategy import afterstate, plan, weigh, worth
from tavoliere.engine.components import Components
from tavoliere.engine.contract import implement
from tavoliere.engine.game import Game
from tavoliere.engine.game_parts import View, Words
from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import Array, Record
from tavoliere.engine.text import Texts

implement(STATE, set_up, legality, play, scoring, imagine, weigh, worth, plan, afterstate, features)


class Pebbles(Game):
    """The game with its box."""

    rules_version = 1
    names: ClassVar = names
    Kind = Kind
    EVENTS = EVENTS
    STATE = STATE
    VISIBLE_TO = VISIBLE_TO
    OPTIONS: ClassVar = {"length": ("normal", "short")}
    OBSERVATION = imagine.OBSERVATION
    FEATURES = features.FEATURES
    SPREAD = strategy.SPREAD
    HORIZON = strategy.HORIZON
    HIDDEN_KINDS: ClassVar = frozenset({Kind.LAY})
    POSITION_KEYS = position.POSITION_KEYS
    USUAL_PHASE = "lay"

    def make_box(self, components: Components) -> Array:
        made, self.ids = box.make_box(components)
        return made

    def move_text(self, move: int) -> str:
        return notation.move_text(self.ids, self.box[0].moves[move])

    def read_loosely(self, text: str) -> list[int]:
        return notation.read_loosely(self.ids, self.box[0], text)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        return sentences.refusal_words(self.ids, self.box[0].moves[move])

    def view_parts(self, state: Record, seat: int) -> View:
        return view.view_parts(self.ids, self.plain_box, state, seat)

    def position_parts(self, state: Record) -> View:
        return position.position_parts(self.ids, state)

    def read_parts(self, read: Reader, states: Array) -> None:
        reading.read_parts(self.ids, self.box[0], read, states[0])

    def census(self, state: Array) -> dict[str, int]:
        return position.census(self.ids, state[0])

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        imagine.imagine(self.box[0], state[0], seat, chance)  # it deals anew all that is hidden here

    def draw(self, view: View, catalogue: Texts) -> Any:
        return terminal.draw(view, catalogue)


GAME = Pebbles
