"""The parts and methods that a game provides in its subclass of `Game` (docs/adding-a-game.md)."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from tavoliere.engine.checklist import Remark
from tavoliere.engine.components import Components
from tavoliere.engine.errors import BadOption
from tavoliere.engine.events import Event, EventTable
from tavoliere.engine.features import Character, Layout
from tavoliere.engine.moves import MoveKind
from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import NOBODY, Array, Record
from tavoliere.engine.text import Texts

View = dict[str, Any]
Words = dict[str, Any]


class GameParts:
    """What a game declares and implements; methods that raise here must be implemented, the others may be."""

    package: str = ""  # the package the registry found it in
    rules_version: ClassVar[int]
    names: ClassVar[ModuleType]  # Phase, Forbidden, Part, REFUSED_BY
    Kind: ClassVar[type[MoveKind]]
    EVENTS: ClassVar[EventTable]
    STATE: ClassVar[np.dtype[Any]]
    OPTIONS: ClassVar[Mapping[str, Sequence[str]]]  # name -> choices, the first is the default
    OBSERVATION: ClassVar[int]  # how many numbers `observe` writes
    FEATURES: ClassVar[Layout | None] = None  # what `features` writes; None: the game offers none, and nobody learns it
    LEARNED_WITH: ClassVar[Sequence[Mapping[str, str]]] = ({},)  # options of the games that bots learn from, in turns
    CHARACTERS: ClassVar[Mapping[str, Character]] = {}  # what bots of each character like here
    SPREAD: ClassVar[float]  # by how many points good players usually differ at the end
    HORIZON: ClassVar[int]  # after how many moves `worth` guesses the end as well as playing on
    CHANCE: ClassVar[Mapping[str, str]] = {}  # event that chance decides -> what it is a source of (`luck-<source>`)
    HIDDEN_KINDS: ClassVar[frozenset[MoveKind]]  # kinds of moves that others do not see being made
    VISIBLE_TO: ClassVar[Mapping[str, str]]  # every "field" and "players.field": "everybody", "owner" or "nobody"
    POSITION_KEYS: ClassVar[Sequence[str]]  # what a position says beside its header
    USUAL_PHASE: ClassVar[str]  # of a position that does not name its phase
    ids: Any  # the names of everything in the box, set by make_box
    folders: tuple[Path, ...]  # its own and its family's, set by Game

    def make_box(self, components: Components) -> Array:
        """The component tables as one record, its move table `moves` and `move_count` included."""
        raise NotImplementedError

    def box_remarks(self) -> list[Remark]:
        """Unusual things in a playable box, which its owner should check again."""
        return []

    def move_text(self, move: int) -> str:
        """A move as players write it."""
        raise NotImplementedError

    def rewrite(self, text: str) -> str:
        """The exact text of the move that a variant means, as people may type it; any other text as it is."""
        return text

    def check_options(self, seats: int, chosen: Mapping[str, str]) -> None:
        """Raise BadOption for choices that do not go together with the number of seats."""
        first = str(chosen.get("first", ""))
        if first.isdecimal() and int(first) >= seats:
            raise BadOption("option-first-beyond", {"seat": first, "last": seats - 1}, self.folders)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        """The values in the sentence of a refusal ("you need 3 buses and have 2")."""
        return {}

    @cached_property
    def printed_names(self) -> Mapping[str, str]:
        """The names of things that events name by ids, for sentences to people who do not type moves."""
        return {}

    def more_event_words(self, event: Event) -> Words:
        """Values for the sentence of an event, beside its fields or instead of them."""
        return {}

    def phase(self, state: Array, seat: int) -> IntEnum:
        """The question open for the seat (`question-<phase>` is its text)."""
        return self.names.Phase(int(state[0].phase))  # type: ignore[no-any-return]

    def view_parts(self, state: Record, seat: int) -> View:
        """What a seat (NOBODY: a watcher) may see, built from nothing, with readable names; `view` adds the header."""
        raise NotImplementedError

    def position_parts(self, state: Record) -> View:
        """The whole state, hidden parts included, as JSON with readable names; `position` adds the header."""
        raise NotImplementedError

    def read_parts(self, read: Reader, states: Array) -> None:
        """Write the rest of a position whose header is read; parts left out take their plain values."""
        raise NotImplementedError

    def progress(self, state: Array) -> dict[str, int]:
        """How far a match has come, for lists: its turn; where there are rounds, `round` and `rounds` too."""
        return {"turn": int(state[0].turn)}

    def first_seat(self, state: Array) -> int:
        """The seat that begins; NOBODY while that is not drawn, or where the game has no such thing."""
        return NOBODY

    def census(self, state: Array) -> dict[str, int]:
        """Every card, token and vehicle counted, wherever it lies: the same from set-up to end."""
        raise NotImplementedError

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        """For tests: change, in place, every field the seat's view must not show, derivable or not."""
        raise NotImplementedError

    def draw(self, view: View, catalogue: Texts) -> Any:
        """The view as something Rich can print."""
        raise NotImplementedError
