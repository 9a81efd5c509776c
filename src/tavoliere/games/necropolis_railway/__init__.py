"""London Necropolis Railway: three boards, one train, twelve rounds.

Source: the Italian rulebook, numbered in RULEBOOK.it.md and RULEBOOK.en.md with our rulings and house values.
Rules version history: 1, first; 2, LNR-2.2 demands an action if one is possible, LNR-8.4 lets one load nothing.
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
from tavoliere.games.necropolis_railway import box as printed
from tavoliere.games.necropolis_railway import events, moves, names, notation, sentences, state, strategy, terminal
from tavoliere.games.necropolis_railway.knowledge import features, imagine, position, reading, scramble, view
from tavoliere.games.necropolis_railway.knowledge.characters import CHARACTERS
from tavoliere.games.necropolis_railway.knowledge.feature_layout import FEATURES
from tavoliere.games.necropolis_railway.rules import legality, listing, play, scoring, set_up
from tavoliere.games.necropolis_railway.strategy import afterstate, plan, weigh, worth

implement(state.STATE, set_up, legality, listing, play, scoring, imagine, weigh, worth, plan, afterstate, features)


class NecropolisRailway(Game):
    """The game with its box."""

    rules_version = 2
    names: ClassVar = names
    Kind = moves.Kind
    EVENTS = events.EVENTS
    STATE = state.STATE
    VISIBLE_TO = state.VISIBLE_TO
    OPTIONS: ClassVar = {
        "first": ("random", "0", "1", "2", "3"),
        "limited-discs": ("no", "yes"),
    }
    OBSERVATION = imagine.OBSERVATION
    FEATURES = FEATURES
    CHARACTERS = CHARACTERS
    SPREAD = strategy.SPREAD
    HORIZON = strategy.HORIZON
    CHANCE: ClassVar = {"coffins-drawn": "coffins", "card-turned-up": "cards"}
    HIDDEN_KINDS: ClassVar = frozenset()
    POSITION_KEYS = reading.POSITION_KEYS
    USUAL_PHASE = "act"

    def make_box(self, components: Components) -> Array:
        box = printed.make_box(components)
        self.ids = printed.read_ids(components, box[0])
        return box

    def move_text(self, move: int) -> str:
        return notation.move_text(self.ids, self.box[0], self.box[0].moves[move])

    def rewrite(self, text: str) -> str:
        return notation.rewrite(text)

    def view_parts(self, state: Record, seat: int) -> View:
        return view.view_parts(self.ids, self.plain_box, state)

    def position_parts(self, state: Record) -> View:
        return position.position_parts(self.ids, state)

    def read_parts(self, read: Reader, states: Array) -> None:
        reading.read_parts(self.ids, self.box[0], read, states)

    def progress(self, state: Array) -> dict[str, int]:
        return {**super().progress(state), "round": int(state[0].round_number), "rounds": int(self.box[0].rounds)}

    def first_seat(self, state: Array) -> int:
        return int(state[0].first)

    def census(self, state: Array) -> dict[str, int]:
        return position.census(state[0])

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        scramble.scramble(self.box[0], state[0], seat, chance)

    def draw(self, view: View, catalogue: Texts) -> Any:
        return terminal.draw(self, view, catalogue)

    def more_event_words(self, event: Event) -> Words:
        return sentences.more_event_words(event)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        return sentences.refusal_words(self.ids, self.box[0], state[0], move, reason)

    def ability_of(self, card: str) -> str:
        """What a card does once it is tucked."""
        return names.ABILITY_IDS[int(self.box[0].card_ability[self.ids.cards.index(card)])]


GAME = NecropolisRailway
