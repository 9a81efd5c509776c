"""Old London Bridge: two to four builders, one wheel, six stacks of buildings, and every tie decided by the chapel.

Source: the Italian rulebook, numbered in RULEBOOK.it.md and RULEBOOK.en.md, rulings and gaps included.
Rules version history: 1, first; 2, a bonus tile may be declined (OLB-5.3).
"""

from typing import Any, ClassVar

from tavoliere.engine.components import Components
from tavoliere.engine.contract import implement
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.game_parts import View, Words
from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import Array, Record
from tavoliere.engine.text import Texts
from tavoliere.games.old_london_bridge import (
    box,
    events,
    moves,
    names,
    notation,
    sentences,
    state,
    strategy,
    terminal,
)
from tavoliere.games.old_london_bridge.knowledge import features, imagine, position, reading, scramble, view
from tavoliere.games.old_london_bridge.knowledge.characters import CHARACTERS
from tavoliere.games.old_london_bridge.knowledge.feature_layout import FEATURES
from tavoliere.games.old_london_bridge.rules import legality, play, scoring, set_up
from tavoliere.games.old_london_bridge.strategy import afterstate, plan, weigh, worth

implement(state.STATE, set_up, legality, play, scoring, imagine, weigh, worth, plan, afterstate, features)


class OldLondonBridge(Game):
    """The game with one box."""

    rules_version = 2
    names: ClassVar = names
    Kind = moves.Kind
    EVENTS = events.EVENTS
    STATE = state.STATE
    VISIBLE_TO = state.VISIBLE_TO
    OPTIONS = names.FACE_OPTIONS
    OBSERVATION = imagine.OBSERVATION
    FEATURES = FEATURES
    CHARACTERS = CHARACTERS
    # Mostly as printed; expert faces in one round of four, so that a net knows them too.
    LEARNED_WITH = ({}, {}, {}, dict.fromkeys(names.FACE_OPTIONS, "random"))
    SPREAD = strategy.SPREAD
    HORIZON = strategy.HORIZON
    CHANCE: ClassVar = {"marker-turned": "marker", "top-turned": "building", "tile-turned": "bonus-tile"}
    HIDDEN_KINDS: ClassVar = frozenset({moves.Kind.CARD, moves.Kind.CARDS})
    POSITION_KEYS = reading.POSITION_KEYS
    USUAL_PHASE = "cards"

    def make_box(self, components: Components) -> Array:
        made = box.make_box(components)
        self.ids = box.make_ids(components)
        return made

    def move_text(self, move: int) -> str:
        return notation.move_text(self.ids, self.box[0].moves[move])

    def rewrite(self, text: str) -> str:
        return notation.rewrite(self.ids, text)

    def more_event_words(self, event: Event) -> Words:
        return sentences.more_event_words(self.box[0], event)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        return sentences.refusal_words(self.box[0], state[0], seat, move)

    def progress(self, state: Array) -> dict[str, int]:
        rounds = int(self.box[0].rounds[state[0].seats])
        return {**super().progress(state), "round": int(state[0].round_number), "rounds": rounds}

    def view_parts(self, state: Record, seat: int) -> View:
        return view.view_parts(self.ids, self.plain_box, state, seat)

    def facing(self, turned: int) -> dict[str, int | str]:
        """What faces each stack when the wheel has turned so far: pounds or `x`."""
        return view.facing(self.plain_box, turned)

    def position_parts(self, state: Record) -> View:
        return position.position_parts(self.ids, self.box[0], state)

    def read_parts(self, read: Reader, states: Array) -> None:
        reading.read_parts(self.ids, self.box[0], states, read)

    def census(self, state: Array) -> dict[str, int]:
        return position.census(state[0])

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        scramble.scramble(self.box[0], state[0], seat, chance)

    def draw(self, view: View, catalogue: Texts) -> Any:
        return terminal.draw(self, view, catalogue)


GAME = OldLondonBridge
