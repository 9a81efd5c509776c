"""London Necropolis Railway: three boards, one train, twelve rounds.

Source: the Italian rulebook, numbered in RULEBOOK.it.md and RULEBOOK.en.md with our rulings and house values.
Rules version history: 1, first.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from tavoliere.engine.components import Components
from tavoliere.engine.contract import implement
from tavoliere.engine.errors import BadOption
from tavoliere.engine.game import Game, Told, View, Words
from tavoliere.engine.records import Array
from tavoliere.engine.text import Texts
from tavoliere.games.necropolis_railway import box as box_module
from tavoliere.games.necropolis_railway import (
    legal,
    names,
    notation,
    placing,
    position,
    rules,
    scoring,
    secrets,
    state,
    strategy,
    telling,
    terminal,
    views,
)

implement(
    state.STATE,
    set_up=state.set_up,
    seats_to_act=legal.seats_to_act,
    legal_moves=legal.legal_moves,
    forbidden_by=legal.forbidden_by,
    play=rules.play,
    is_over=legal.is_over,
    final_scores=scoring.final_scores,
    ranking=scoring.ranking,
    imagine=secrets.imagine,
    observe=secrets.observe,
    weigh=strategy.weigh,
    worth=strategy.worth,
    plan=strategy.plan,
)


class NecropolisRailway(Game):
    """The game with its box."""

    rules_version = 1
    names: ClassVar = names
    STATE = state.STATE
    OPTIONS: ClassVar = {
        "first": ("random", "0", "1", "2", "3"),
        "limited-discs": ("no", "yes"),
    }
    OBSERVATION = secrets.OBSERVATION
    SPREAD = strategy.SPREAD
    HORIZON = strategy.HORIZON
    HIDDEN_KINDS: ClassVar = frozenset()
    SECRET = secrets.SECRET

    def make_box(self, components: Components) -> Array:
        """The box, and the names of everything in it."""
        box = box_module.make_box(components)
        self.ids = notation.names_of(components, box[0])
        return box

    def move_text(self, move: int) -> str:
        """A move as players write it."""
        return notation.move_text(self.ids, self.box[0], self.box[0].moves[move])

    def read_loosely(self, text: str) -> list[int]:
        """What people also type: words after the move in another order, figures left out."""
        written = notation.written_as_in_the_table(text)
        return [self._moves_by_text[written]] if written in self._moves_by_text else []

    def view(self, state: Array, seat: int) -> View:
        """The table as a seat sees it."""
        return views.view(self.ids, self.id, self.plain_box, self.plain_state(state), seat)

    def position(self, state: Array) -> View:
        """Everything in a state, with readable names."""
        return position.position(self.ids, self.id, state[0])

    def read_position(self, position_: View) -> Array:
        """The state of a position."""
        return placing.place(self.ids, self.id, self.box[0], position_)

    def census(self, state: Array) -> dict[str, int]:
        """Every card, coffin, disc, crypt, staff and volunteer, wherever it lies."""
        return position.census(self.ids, state[0])

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        """For tests: change everything nobody may see."""
        secrets.scramble(self.box[0], state[0], seat, chance)

    def draw(self, view: View, catalogue: Texts) -> Any:
        """The table for the terminal."""
        return terminal.draw(self, view, catalogue)

    def ability_of(self, card: str) -> str:
        """What a card does once it is tucked."""
        return notation.ABILITIES[int(self.box[0].card_ability[self.ids.cards.index(card)])]

    def check_options(self, seats: int, chosen: Mapping[str, str]) -> None:
        """Whoever is to begin must sit at the table."""
        first = str(chosen.get("first", "random"))
        if first.isdecimal() and int(first) >= seats:
            raise BadOption("option-first-beyond", {"seat": first, "last": seats - 1}, self.folders)

    def event_words(self, event: Told) -> Words:
        """The names an event's sentence mentions."""
        return telling.event_words(self.ids, event)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        """The names and numbers a refusal mentions."""
        return telling.refusal_words(self.ids, self.box[0], state[0], move, reason)


GAME = NecropolisRailway
