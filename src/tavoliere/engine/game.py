"""One game with one box: the compiled contract, with the names, texts and views that only people need."""

import hashlib
import io
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from tavoliere.engine import compile_cache, compiling, entry_points, outside, position_text
from tavoliere.engine.chance import SEED_BITS, seed_words
from tavoliere.engine.components import Components
from tavoliere.engine.errors import AmbiguousMove, BadBox, BadOption, BadPosition, UnreadableMove
from tavoliere.engine.events import Event, event_buffer
from tavoliere.engine.game_parts import GameParts, View, Words
from tavoliere.engine.move_index import LONGEST, MoveIndex
from tavoliere.engine.moves import kind_of_row, part_values, rows_for_hash
from tavoliere.engine.plain import plain
from tavoliere.engine.position_reader import Reader, chance_text
from tavoliere.engine.records import NOBODY, PARTS, SEATS, Array, blank, int16, record
from tavoliere.engine.rule import rule
from tavoliere.engine.text import Texts, member_id, texts

FEWEST_SEATS = 2
MOST_TURNS = 9999  # of a typed position, so that the turns still to come fit into the record
MOST_CANDIDATES = 20  # moves that an ambiguous text is said to mean
SEATS_OF_MASK = [[seat for seat in range(SEATS) if mask >> seat & 1] for mask in range(1 << SEATS)]
POSITION_HEADER = ("game", "seats", "turn", "phase", "chance", "players")


def options_record(options: Mapping[str, Sequence[str]]) -> np.dtype[Any]:
    """A record with one number per option: the index of its value among the choices."""
    return record([(name.replace("-", "_"), int16) for name in options])


def _normal(text: str) -> str:
    """A move's text, normalised."""
    return " ".join(text.lower().split())


class Game(GameParts):
    """A game's own parts, and the calls that are the same for every game."""

    def __init__(self, game_id: str, folders: tuple[Path, ...], components: Components) -> None:
        self.id = game_id
        self.folders = folders
        self.components = components
        self.box = self.make_box(components)
        if components.wrong_kind:
            raise components.wrong_kind
        self.box.setflags(write=False)
        self.plain_box = plain(self.box[0])  # for people, who read more than they compute
        self._last_plain: tuple[bytes, Any] = (b"", None)
        self._phases = [member_id(phase) for phase in self.names.Phase]
        self._texts_of_moves = [self.move_text(move) for move in range(self.move_count)]
        self._moves_by_text = {text: move for move, text in enumerate(self._texts_of_moves)}
        self._refuse_ambiguous_names()

    def _refuse_ambiguous_names(self) -> None:
        """Refuse a box in which two moves have the same text, whatever the things in it are called."""
        for move, text in enumerate(self._texts_of_moves):
            if self._moves_by_text[text] != move or text != _normal(text):
                raise BadBox("box-same-moves", {"file": self.components.file, "move": text}, self.folders)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "compiled"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.box.setflags(write=False)  # rules are compiled for read-only boxes

    @property
    def core(self) -> SimpleNamespace:
        """The functions of the contract: compiled as soon as they are ready, the same source uncompiled until then."""
        return self.core_for(compiling.RULES)

    def core_for(self, part: str) -> SimpleNamespace:
        """The same for the functions of another part: opinions, search."""
        return self.compiled if compiling.is_ready(self, part) else entry_points.pure

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The contract compiled; a part that is not ready is compiled when it is first called."""
        return entry_points.compiled_in(compile_cache.folder_of(self.family))

    @property
    def family(self) -> Path:
        """The folder that holds the rules, which the games of a family share."""
        return self.folders[0]

    @cached_property
    def box_hash(self) -> str:
        """A name for what is printed: equal for equal boxes, whatever file they came from."""
        printed = bytearray(self.box.tobytes())
        moves = rows_for_hash(self.Kind, self.box[0].moves, self.move_count).tobytes()
        start = self.box.dtype.fields["moves"][1]
        printed[start : start + len(moves)] = moves
        digest = hashlib.sha256(printed)
        digest.update("\n".join(self._texts_of_moves).encode())
        return digest.hexdigest()[:16]

    @property
    def move_count(self) -> int:
        """How many moves the move table holds."""
        return int(self.box[0].move_count)

    def texts(self, language: str) -> Texts:
        """The game's words and sentences in a language."""
        return texts(language, self.folders)

    def options(self, chosen: Mapping[str, str] | None = None) -> Array:
        """The options record of some choices; what is not chosen takes its default."""
        chosen = dict(chosen or {})
        options = blank(options_record(self.OPTIONS))
        for index, (name, choices) in enumerate(self.OPTIONS.items()):
            value = str(chosen.pop(name, choices[0]))
            if value not in choices:
                raise BadOption("bad-option-value", {"option": name, "value": value, "choices": ", ".join(choices)})
            options[0][index] = choices.index(value)
        for name in chosen:
            raise BadOption("bad-option", {"option": name, "options": ", ".join(self.OPTIONS)})
        return options

    def set_up(self, seats: int, seed: int, chosen: Mapping[str, str] | None = None) -> Array:
        """A new game: number of seats, seed (up to 128 bits), options by name."""
        if not FEWEST_SEATS <= seats <= SEATS:
            raise BadOption("bad-seats", {"seats": seats, "fewest": FEWEST_SEATS, "most": SEATS})
        if not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadOption("bad-seed", {"bits": SEED_BITS})
        self.check_options(seats, chosen or {})
        state = blank(self.STATE)
        self.core.set_up(self.box, state, seats, self.options(chosen), seed_words(seed))
        return state

    def view(self, state: Array, seat: int) -> View:
        """What a seat (NOBODY: a watcher) may see."""
        asked, shown = self.seats_to_act(state), self.plain_state(state)
        return {
            "game": self.id,
            "seat": None if seat == NOBODY else seat,
            "seats": shown.seats,
            "phase": self._phases[shown.phase],
            "to_act": asked,
            "turn": shown.turn,
            "over": not asked,
            **self.view_parts(shown, seat),
        }

    def position(self, state: Array) -> View:
        """The whole state, hidden parts included, as JSON with readable names."""
        return {
            "game": self.id,
            "seats": int(state[0].seats),
            "turn": int(state[0].turn),
            "phase": self._phases[state[0].phase],
            **self.position_parts(state[0]),
            "chance": chance_text(state[0].chance),
        }

    def place(self, position: View) -> Array:
        """The state of a position; an impossible one raises BadPosition, which names what is wrong."""
        try:
            outside.check(position, "position", BadPosition)
            return self._read_position(Reader(position))
        except BadPosition as error:
            error.folders = self.folders
            raise

    def _read_position(self, read: Reader) -> Array:
        read.only((*POSITION_HEADER, *self.POSITION_KEYS))
        if read.data.get("game", self.id) != self.id:
            read.refuse("position-other-game", "game", game=outside.shown(read.data["game"]))
        states = blank(self.STATE)
        state = states[0]
        state.seats = read.whole("seats", max(FEWEST_SEATS, len(read.parts("players", SEATS))), FEWEST_SEATS, SEATS)
        state.turn = read.whole("turn", 1, 0, MOST_TURNS)
        state.phase = read.word("phase", self._phases, self.USUAL_PHASE)
        state.chance[:] = read.chance()
        self.read_parts(read, states)
        return states

    def plain_state(self, state: Array) -> Any:
        """A state as plain Python; the last one is kept, since every seat looks at the same state."""
        written = state.tobytes()
        if self._last_plain[0] != written:
            self._last_plain = (written, plain(state[0]))
        return self._last_plain[1]

    def position_text(self, state: Array) -> str:
        """The whole state as a short text, for tests and bug reports."""
        return position_text.to_text(self.position(state))

    def place_text(self, text: str) -> Array:
        """The state of a position written as a short text; what is left out takes its plain value."""
        return self.place(position_text.from_text(text))

    def picture(self, view: View, language: str = "en", width: int = 100) -> str:
        """A view as plain text, as the terminal shows it."""
        from rich.console import Console

        console = Console(width=width, file=io.StringIO(), record=True, color_system=None)
        console.print(self.draw(view, self.texts(language)))
        return "\n".join(line.rstrip() for line in console.export_text().splitlines()).strip("\n")

    def seats_to_act(self, state: Array) -> list[int]:
        """The seats that are asked now, none at the end."""
        return list(SEATS_OF_MASK[self.core.seats_to_act(self.box, state)])

    def legal_moves(self, state: Array, seat: int) -> list[int]:
        """The moves a seat may make now."""
        out = np.empty(len(self.plain_box.moves), int16)
        return out[: self.core.legal_moves(self.box, state, seat, out)].tolist()  # type: ignore[no-any-return]

    def forbidden_by(self, state: Array, seat: int, move: int) -> IntEnum:
        """Which reason forbids a move."""
        return self.names.Forbidden(int(self.core.forbidden_by(self.box, state, seat, move)))  # type: ignore[no-any-return]

    def play(self, state: Array, seat: int, move: int) -> list[Event]:
        """Carry out a legal move in place and tell what happened."""
        events = event_buffer()
        self.core.play(self.box, state, seat, move, events)
        return self.EVENTS.read(self, events)

    def event_words(self, event: Event) -> Words:
        """The values in the sentence of an event: its fields as people call them, and what the game adds."""
        fields = self.EVENTS[event.kind].fields
        said = {name: kind.said(self, event.number(name)) for name, kind in fields.items()}
        return {**said, **self.more_event_words(event)}

    def imagine(self, state: Array, seat: int, chance: Array) -> Array:
        """A copy in which everything the seat cannot know is dealt anew."""
        imagined = state.copy()
        self.core.imagine(self.box, imagined, seat, chance)
        return imagined

    def observe(self, state: Array, seat: int) -> Array:
        """What a seat knows as plain numbers."""
        out = np.zeros(self.OBSERVATION, int16)
        self.core.observe(self.box, state, seat, out)
        return out

    def weigh(self, state: Array, seat: int, moves: Sequence[int]) -> Array:
        """A quick opinion: how likely a decent player makes each of the seat's legal moves."""
        return self._opinion("weigh", state, seat, moves)

    def plan(self, state: Array, seat: int, moves: Sequence[int]) -> Array:
        """A considered opinion: the higher the weight, the more a sensible person prefers the move."""
        return self._opinion("plan", state, seat, moves)

    def _opinion(self, name: str, state: Array, seat: int, moves: Sequence[int]) -> Array:
        out = np.zeros(len(moves))
        give = getattr(self.core_for(compiling.OPINIONS), name)
        give(self.box, state, seat, np.array(moves, int16), len(moves), out)
        return out

    def worth(self, state: Array) -> list[float]:
        """A guess at each seat's points at the end."""
        out = np.zeros(SEATS)
        self.core_for(compiling.OPINIONS).worth(self.box, state, out)
        return [float(points) for points in out[: int(state[0].seats)]]

    def scores(self, state: Array) -> list[dict[str, int]]:
        """Each seat's points by part, as if the game ended now."""
        out = np.zeros((SEATS, PARTS), np.int64)
        self.core.final_scores(self.box, state, out)
        return [
            {member_id(part): int(out[seat, part]) for part in self.names.Part} for seat in range(int(state[0].seats))
        ]

    def ranking(self, state: Array) -> list[int]:
        """Each seat's rank, 0 for the winner; a shared place has the same number."""
        out = np.zeros(SEATS, np.int64)
        self.core.ranking(self.box, state, out)
        return [int(rank) for rank in out[: int(state[0].seats)]]

    def text_of(self, move: int) -> str:
        """A move as text."""
        return self._texts_of_moves[move]

    def kind_of(self, move: int) -> str:
        """The kind of a move, such as `claim`."""
        return kind_of_row(self.Kind, self.box[0].moves[move]).word

    def parts_of(self, move: int) -> Mapping[str, Any]:
        """The parts of a move by name: `{"route": "arc-champs:blue", "colour": "blue", "wilds": 0}`."""
        return part_values(self, self.box[0].moves[move])

    @cached_property
    def described_moves(self) -> list[dict[str, Any]]:
        """Every move as programs read it: its text, its kind and its parts by name."""
        moves = range(self.move_count)
        return [{"text": self.text_of(move), "kind": self.kind_of(move), **self.parts_of(move)} for move in moves]

    def is_move(self, text: str) -> bool:
        """Whether a text is written exactly as a move."""
        return text in self._moves_by_text

    @rule("GEN-1")
    def read_move(self, text: str) -> int:
        """The move a text means; raises UnreadableMove or AmbiguousMove (GEN-1)."""
        written = _normal(text)
        if written in self._moves_by_text:
            return self._moves_by_text[written]
        meant = self.read_loosely(written) if len(written) <= LONGEST else []
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise AmbiguousMove(written, [self.text_of(move) for move in meant[:MOST_CANDIDATES]])
        raise UnreadableMove(written[:LONGEST], self.move_index.closest(written))

    def read_loosely(self, text: str) -> list[int]:
        """Moves that a loosely written text can mean: more than one is ambiguous, none unreadable."""
        exact = self.rewrite(text) if text else text
        return [self._moves_by_text[exact]] if exact in self._moves_by_text else []

    @cached_property
    def move_index(self) -> MoveIndex:
        """The moves by what people write."""
        return MoveIndex(self._texts_of_moves)

    def moves_about(self, target: str) -> list[int]:
        """All moves that mention every word of a target, such as a route or a place."""
        return self.move_index.about(target)

    def nearest(self, state: Array, seat: int, moves: Sequence[int]) -> int:
        """The move that comes furthest before a rule forbids it: its reason explains best why none is allowed."""
        return max(moves, key=lambda move: int(self.forbidden_by(state, seat, move)) or 1 << 15)
