"""Old London Bridge: two to four builders, one wheel, six stacks of buildings, and every tie decided by the chapel.

Source: the Italian rulebook, numbered in RULEBOOK.it.md and RULEBOOK.en.md, rulings and gaps included.
Rules version history: 1, first.
"""

from typing import Any, ClassVar

from tavoliere.engine.components import Components
from tavoliere.engine.contract import implement
from tavoliere.engine.game import Game, Told, View, Words
from tavoliere.engine.records import Array
from tavoliere.engine.text import Texts
from tavoliere.games.old_london_bridge import (
    names,
    placing,
    position,
    secrets,
    speech,
    state,
    strategy,
    terminal,
    views,
)
from tavoliere.games.old_london_bridge.box import make_box
from tavoliere.games.old_london_bridge.names import FACE_OPTIONS
from tavoliere.games.old_london_bridge.notation import move_text, names_of, rewrite
from tavoliere.games.old_london_bridge.rules.legality import forbidden_by, is_over, legal_moves, seats_to_act
from tavoliere.games.old_london_bridge.rules.play import play, set_up
from tavoliere.games.old_london_bridge.rules.scoring import final_scores, ranking

implement(
    state.STATE,
    set_up=set_up,
    seats_to_act=seats_to_act,
    legal_moves=legal_moves,
    forbidden_by=forbidden_by,
    play=play,
    is_over=is_over,
    final_scores=final_scores,
    ranking=ranking,
    imagine=secrets.imagine,
    observe=secrets.observe,
    weigh=strategy.weigh,
    worth=strategy.worth,
    plan=strategy.plan,
)


class OldLondonBridge(Game):
    """The game with one box."""

    rules_version = 1
    names: ClassVar = names
    STATE = state.STATE
    OPTIONS = FACE_OPTIONS
    OBSERVATION = secrets.OBSERVATION
    SPREAD = strategy.SPREAD
    HORIZON = strategy.HORIZON
    HIDDEN_KINDS: ClassVar = frozenset({names.Kind.CARD, names.Kind.CARDS})
    SECRET = secrets.SECRET

    def make_box(self, components: Components) -> Array:
        """The box, and the names of everything in it."""
        box = make_box(components)
        self.ids = names_of(components)
        return box

    def move_text(self, move: int) -> str:
        """A move as players write it."""
        return move_text(self.ids, self.box[0].moves[move])

    def read_loosely(self, text: str) -> list[int]:
        """What people also type."""
        meant = rewrite(self.ids, text) if text else text
        return [self._moves_by_text[meant]] if meant in self._moves_by_text else []

    def event_words(self, event: Told) -> Words:
        """What the sentence of an event mentions."""
        return speech.event_words(self.box[0], event)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        """What the sentence of a refusal mentions."""
        return speech.refusal_words(self.box[0], state[0], seat, move)

    def view(self, state: Array, seat: int) -> View:
        """What a seat may see."""
        return views.view(self.ids, self.id, self.plain_box, self.plain_state(state), seat)

    def position(self, state: Array) -> View:
        """The whole state, readable."""
        return position.position(self.ids, self.id, self.box[0], state[0])

    def read_position(self, position_: View) -> Array:
        """The state of a position."""
        return placing.place(self.ids, self.id, self.box[0], position_)

    def census(self, state: Array) -> dict[str, int]:
        """Everything counted."""
        return position.census(state[0])

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        """Change what the seat's view must not show."""
        secrets.scramble(self.box[0], state[0], seat, chance)

    def draw(self, view: View, catalogue: Texts) -> Any:
        """The table in the terminal."""
        return terminal.draw(self, view, catalogue)


GAME = OldLondonBridge
