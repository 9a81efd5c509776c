"""`tavoliere play`: a game in the terminal, people and bots at one table."""

import secrets
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console

from tavoliere import app
from tavoliere.bots import Bot, decide
from tavoliere.cli import HERE, cli_texts, usage_error
from tavoliere.cli.rule import show_rule
from tavoliere.cli.scores import score_table
from tavoliere.engine import compiling
from tavoliere.engine.compile_queue import CompileQueue
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.events import Event
from tavoliere.engine.match import Match
from tavoliere.engine.rule import rule
from tavoliere.engine.text import key_of

PERSON = "me"
LISTED = 60  # more moves than this are listed only when asked for


class Leave(Exception):
    """Raised when the person wants to stop."""


class InputEnded(TavoliereError):
    """Raised at the end of the input."""


@dataclass
class Player:
    """Who sits at a seat: a person, or a bot that decides."""

    name: str
    bot: Bot | None


def read_seats(text: str) -> list[Player]:
    """Seats as written: `me,normal` or `me:Ada,me:Leo,hard:Bot,search:500ms`."""
    players: list[Player] = []
    for part in map(str.strip, text.split(",")):
        if not part:
            raise usage_error("bad-seat-text", text=text)
        kind, name = (part, "") if part.startswith("search:") else part.partition(":")[::2]
        bot = None if kind == PERSON else app.bot(kind)
        players.append(Player(name or f"{kind}-{len(players)}", bot))
    return players


def play_in_terminal(
    language: str,
    game_id: str,
    seats: str,
    seed: int | None,
    box: Path | None,
    options: dict[str, str],
    start: dict[str, Any] | None,
    file: Path | None,
) -> None:
    """Set up a match, or go on with a saved one, and play it to the end."""
    players = read_seats(seats)
    if file:
        match = app.load_match(file)
        if len(match.seat_names) != len(players):
            raise usage_error("bad-seats-loaded", seats=len(match.seat_names))
    else:
        match = app.new_match(app.load(game_id, box), [player.name for player in players], seed, options, start=start)
    for player, name in zip(players, match.seat_names, strict=True):
        player.name = name
    Table(match, players, language).run()


class Table:
    """A match with the people and bots who play it."""

    def __init__(self, match: Match, players: list[Player], language: str) -> None:
        self.match, self.players, self.language = match, players, language
        self.words, self.game_words = cli_texts(language), match.game.texts(language)
        self.console = Console(highlight=False)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.in_front = self.people[0] if len(self.people) == 1 else None  # whose secrets may be on screen
        self.saved = True

    def run(self) -> None:
        """Ask whoever is to act, until the game is over."""
        if self.people and not compiling.is_complete(self.match.game) and not compiling.is_forbidden():
            self.say(self.words("compiling"))
            threading.Thread(target=self.compile, daemon=True).start()
        try:
            while not self.match.is_over:
                self.take_turn(self.next_seat())
        except Leave:
            self.say(self.words("goodbye" if self.saved else "goodbye-unsaved"))
            return
        self.console.print(score_table(self.match, self.language))
        winners = [name for name, rank in zip(self.match.seat_names, self.match.ranking(), strict=True) if rank == 0]
        self.say(self.words("winners", count=len(winners), names=", ".join(winners)))

    def compile(self) -> None:
        """Compile the game and say when that is done; a failure is logged, and the game goes on."""
        queue = CompileQueue([self.match.game])
        queue.start()
        queue.wait()
        if not queue.failure(self.match.game):
            self.say(self.words("compiled"))

    def next_seat(self) -> int:
        """Bots decide first when several seats choose at the same time."""
        asked = self.match.to_act
        return next((seat for seat in asked if self.players[seat].bot), asked[0])

    def take_turn(self, seat: int) -> None:
        """One decision, by a bot or a person."""
        bot = self.players[seat].bot
        if bot:
            # A bot's thinking has its own chance: it must not depend on the match's seed.
            move = decide(bot, self.match.game, self.match.state, seat, secrets.randbits(64))
            self.tell(self.match.play_move(seat, move))
            return
        self.draw_curtain(seat)
        self.show_table(seat)
        while seat in self.match.to_act:
            try:
                if self.answer(seat, self.ask()):
                    break
            except TavoliereError as error:
                if isinstance(error, InputEnded):
                    raise
                self.say(error.sentence(self.language), "red")

    @rule("GEN-9")
    def draw_curtain(self, seat: int) -> None:
        """Hide private things on the screen between the turns of two people."""
        if self.in_front == seat:
            return
        self.console.clear()
        self.in_front = None
        self.say(self.words("curtain", name=self.players[seat].name), "bold")
        self.ask(self.words("curtain-prompt"))
        self.in_front = seat

    def show_table(self, seat: int) -> None:
        """The table as the seat sees it, the question and the possible moves."""
        view = self.match.view(seat)
        self.console.print(self.match.game.draw(view, self.game_words))
        question = key_of("question", self.match.game.phase(self.match.state, seat).name)
        self.say(f"{self.players[seat].name}: {self.game_words(question)}", "bold")
        moves = self.match.legal_moves(seat)
        if len(moves) <= LISTED:
            self.list_moves(moves)
        else:
            self.say(self.words("many-moves", count=len(moves)), "dim")

    def list_moves(self, moves: list[str]) -> None:
        """Print the moves with their numbers."""
        self.console.print(
            Columns([f"[dim]{number:>3}[/dim] {move}" for number, move in enumerate(moves, 1)], padding=(0, 3))
        )

    def ask(self, prompt: str = "") -> str:
        """A line typed by the person; the end of input is an error, since nobody can answer any more."""
        try:
            return input(prompt or "> ").strip()
        except EOFError as error:
            raise InputEnded("input-ended", {}, (HERE,)) from error

    def answer(self, seat: int, typed: str) -> bool:
        """Carry out what was typed; returns whether the turn is done or the table has to be shown again."""
        verb, _, rest = typed.partition(" ")
        commands = {
            "?": self.explain,
            "help": self.explain,
            "moves": self.show_moves,
            "preview": self.preview,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "table": self.redraw,
            "rule": self.show_rule,
            "score": self.score,
        }
        if not typed:
            return False
        if verb in commands:
            return commands[verb](seat, rest.strip())
        if typed.isdecimal():
            moves = self.match.legal_moves(seat)
            if not 1 <= int(typed) <= len(moves):
                self.say(self.words("bad-number", count=len(moves)), "red")
                return False
            typed = moves[int(typed) - 1]
        self.tell(self.match.play(typed, seat))
        self.saved = False
        return True

    def explain(self, seat: int, rest: str) -> bool:
        """Print the commands that can be typed."""
        self.say(self.words("play-help"))
        return False

    def show_moves(self, seat: int, rest: str) -> bool:
        """All possible moves, or those that mention a word."""
        found = [(number, move) for number, move in enumerate(self.match.legal_moves(seat), 1) if rest in move]
        for number, move in found:
            self.say(f"{number:>4} {move}")
        if not found:
            self.say(self.words("no-such-moves", word=rest))
        return False

    def preview(self, seat: int, rest: str) -> bool:
        """What a move would do, up to the first thing it would reveal."""
        for event in self.match.preview(rest, seat):
            self.say("  " + self.match.sentence(event, self.language))
        return False

    def why(self, seat: int, rest: str) -> bool:
        """Which rule forbids a move."""
        refusal = self.match.why(rest, seat) if rest else None
        if not rest:
            self.say(self.words("why-what"))
        elif refusal is None:
            self.say(self.words("why-allowed"))
        else:
            self.say(f"{self.game_words(refusal.key, **refusal.words)} ({refusal.rule})", "yellow")
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Take back the last decision."""
        self.match.undo(seat)
        self.say(self.words("undone"))
        return True

    def save(self, seat: int, rest: str) -> bool:
        """Write the match to a file."""
        path = Path(rest or f"{self.match.game.id}.match.json")
        app.save_match(self.match, path)
        self.saved = True
        self.say(self.words("saved", file=str(path)))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        """Stop playing."""
        raise Leave

    def redraw(self, seat: int, rest: str) -> bool:
        """Show the table again."""
        return True

    def show_rule(self, seat: int, rest: str) -> bool:
        """A rule by its id."""
        show_rule(self.language, rest, False)
        return False

    def score(self, seat: int, rest: str) -> bool:
        """What the own seat would have if the game ended now."""
        parts = self.match.scores()[seat]
        for part, points in parts.items():
            if points:
                self.say(f"{self.game_words(f'part-{part}')}: {points}")
        self.say(f"{self.words('score-sum')}: {sum(parts.values())}", "bold")
        return False

    def tell(self, events: list[Event]) -> None:
        """Print events as the seat in front of the screen sees them, or as a watcher does."""
        for event in events:
            if event.is_public or (self.in_front is not None and event.is_for(self.in_front)):
                self.say("  " + self.match.sentence(event, self.language))

    def say(self, text: str, style: str = "") -> None:
        """Print a line; flushed, so that a pipe sees it at once."""
        self.console.print(text, style=style, markup=False)
        sys.stdout.flush()
