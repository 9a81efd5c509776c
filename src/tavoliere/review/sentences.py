"""The sentences of reviews in every language: text keys and the values in them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tavoliere.engine.chance import seed_words
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.engine.text import LANGUAGES, Texts, Word, key_of, texts
from tavoliere.review.report import Sentence

HERE = Path(__file__).parent
MOST_EVENTS = 3  # of a move that its sentence mentions


class Figure(str):
    """A number already formatted as text; its decimal separator depends on the language."""

    def in_language(self, language: str) -> str:
        """The number with the decimal separator of a language."""
        return self.replace(".", ",") if language == "it" else str(self)


def plain(word: Any) -> Any:
    """A value of a sentence as it is sent as JSON; text keys are marked."""
    if isinstance(word, Word):
        return {"word": str(word)}
    if isinstance(word, Figure):
        return str(word)
    return [plain(one) for one in word] if isinstance(word, list | tuple) else word


def numbered_names(seats: int) -> list[str]:
    """Names for players where nobody has one."""
    return [Word(f"player-{number}") for number in range(1, seats + 1)]


@dataclass(frozen=True)
class Speaker:
    """Makes the sentences about a match of a game: it knows the game's nouns and the seats' names."""

    game: Game
    names: Sequence[str]

    def texts(self, language: str) -> Texts:
        """The texts of the game and of reviews."""
        return texts(language, (*self.game.folders, HERE))

    def say(self, key: str, words: Mapping[str, Any]) -> Sentence:
        """A sentence by its key."""
        said = {
            language: self.texts(language)(
                key,
                **{
                    name: word.in_language(language) if isinstance(word, Figure) else word
                    for name, word in words.items()
                },
            )
            for language in LANGUAGES
        }
        return Sentence(key, {name: plain(word) for name, word in words.items()}, said)

    def event(self, event: Event) -> Sentence:
        """An event in words."""
        who = self.names[event.seat] if event.seat >= 0 else ""
        # Some sentences address the seat that alone saw the event; a review names the seat, for everybody.
        key = key_of("event", event.kind)
        named = f"{key}.named"
        return self.say(named if self.texts(LANGUAGES[0]).has(named) else key, {"who": who, **self.words_of(event)})

    def words_of(self, event: Event) -> dict[str, Any]:
        """What the sentence of an event mentions."""
        return {name: self.printed(word) for name, word in self.game.event_words(event).items()}

    def printed(self, word: Any) -> Any:
        """A value of an event, with ids replaced by the names printed on the things."""
        if isinstance(word, list | tuple):
            return [self.printed(one) for one in word]
        is_id = isinstance(word, str) and not isinstance(word, Word)
        return self.game.printed_names.get(word, word) if is_id else word

    def is_worth_mentioning(self, event: Event) -> bool:
        """Whether an event says what was done, to its seat alone or in a summary, rather than what it cost."""
        return not event.is_public or self.short_key(event) is not None

    def short_key(self, event: Event) -> str | None:
        """The few words for an event: those of a turn's summary, or those for reviews, which know no later moves."""
        keys = (f"{key_of('event', event.kind)}.{attribute}" for attribute in ("short", "review"))
        return next((key for key in keys if self.texts(LANGUAGES[0]).has(key)), None)

    def of_move_alone(self, move: int) -> Sentence:
        """The sentence for a move without an event: the game's name for its kind, else its text."""
        key = key_of("move", self.game.kind_of(move))
        if self.texts(LANGUAGES[0]).has(key):
            return self.say(key, self.game.parts_of(move))
        return Sentence("", {}, dict.fromkeys(LANGUAGES, self.game.text_of(move)))

    def joined(self, sentences: Sequence[Sentence]) -> Sentence:
        """Several sentences joined into one."""
        if len(sentences) == 1:
            return sentences[0]
        return Sentence("", {}, {language: " ".join(one.said[language] for one in sentences) for language in LANGUAGES})

    def move(self, state: Array, seat: int, move: int) -> Sentence:
        """What a move does, as the log would say it; its text where it says too little."""
        imagined = self.game.imagine(state, seat, seed_words(0))
        events = [event for event in self.game.play(imagined, seat, move) if event.is_for(seat)]
        certain = [event for event in events if not event.reveals and event.seat == seat]
        mentioned = [event for event in certain if event.values] or certain
        mentioned = [event for event in mentioned if self.is_worth_mentioning(event)] or mentioned
        if not mentioned:
            return self.of_move_alone(move)
        return self.joined([self.event(event) for event in mentioned[:MOST_EVENTS]])

    def short(self, state: Array, seat: int, move: int) -> Sentence:
        """A move in a few words, without a name; a whole sentence where the game has no short form."""
        events = [event for event in self.game.play(state.copy(), seat, move) if event.seat == seat]
        certain = [event for event in events if not event.reveals] or events
        mentioned = [(key, event) for event in certain if (key := self.short_key(event))][:MOST_EVENTS]
        if not mentioned:
            whole = self.move(state, seat, move)
            return Sentence("", {}, {language: text.removesuffix(".") for language, text in whole.said.items()})
        brief = [self.say(key, self.words_of(event)) for key, event in mentioned]
        return Sentence("", {}, {language: ", ".join(one.said[language] for one in brief) for language in LANGUAGES})

    def luck(self, source: str, events: Sequence[Event], seat: int) -> Sentence:
        """A sentence about what chance brought."""
        kinds = [kind for kind, one in self.game.CHANCE.items() if one == source]
        mentioned = [event for event in events if event.kind in kinds and event.is_for(seat)]
        return self.joined([self.event(event) for event in mentioned]) if mentioned else self.say(f"luck-{source}", {})
