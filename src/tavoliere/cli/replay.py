"""`tavoliere replay FILE`: step through a saved match, or check that it replays to the same bytes.

A match of other rules is printed as it is written.
"""

import json
import sys
from pathlib import Path

from rich.console import Console

from tavoliere import app
from tavoliere.cli import cli_texts, usage_error
from tavoliere.cli.scores import score_table
from tavoliere.cli.written import CannotCheck, show_written, verify_written
from tavoliere.engine import fair
from tavoliere.engine.match import Match
from tavoliere.engine.matchfile import digest
from tavoliere.engine.records import NOBODY
from tavoliere.engine.written import CannotReplay


def check_replay(language: str, file: Path, as_json: bool) -> None:
    """Replay a match twice, compiled or not, and compare with the digest it was saved with."""
    try:
        match = app.load_match(file)
    except CannotReplay as cannot:
        raise CannotCheck("replay-not-checked", cannot) from cannot
    found = {
        "file": str(file),
        "game": match.game.id,
        "moves": len(match.history),
        "over": match.is_over,
        "digest": digest(match.state),
    }
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        print(cli_texts(language)("replay-checked", **{key: value for key, value in found.items() if key != "over"}))


def verify_dice(language: str, file: Path, as_json: bool) -> None:
    """Replay a match and check that nobody could choose its seed: promise, secret and numbers fit together."""
    try:
        match = app.load_match(file)
    except CannotReplay as cannot:
        verify_written(language, file, cannot)
        return
    seal = json.loads(file.read_text(encoding="utf-8")).get("fair")
    fair.check(seal, match.seed)
    found = {"file": str(file), "moves": len(match.history), "digest": digest(match.state), **seal}
    if as_json:
        print(json.dumps(found, indent=1))
        return
    words = cli_texts(language)
    print(words("replay-verified", file=str(file), moves=len(match.history), promise=seal["promise"]))
    for seat, number in sorted(seal["numbers"].items()):
        print(words("replay-number", name=match.seat_names[int(seat)], number=number))


def lines(match: Match, number: int, eyes: int | None, language: str) -> list[str]:
    """The events of a move as a seat saw them; all of them without a seat."""
    row = match.history[number]
    seen = [event for event in row.events if eyes is None or event.is_for(NOBODY if eyes < 0 else eyes)]
    move = f": {match.game.text_of(row.move)}" if eyes in (None, row.seat) else ""
    return [
        f"{number + 1}. {match.seat_names[row.seat]}{move}",
        *(f"    {match.sentence(event, language)}" for event in seen),
    ]


def show_replay(language: str, file: Path, eyes: int | None, as_json: bool) -> None:
    """Step through a match at the keyboard; print all of it if standard input is not a terminal."""
    try:
        match = app.load_match(file)
    except CannotReplay as cannot:
        show_written(language, cannot, eyes, as_json)
        return
    if eyes is not None and not NOBODY <= eyes < len(match.seat_names):
        raise usage_error("bad-eyes", seat=eyes + 1, last=len(match.seat_names))
    if as_json:
        moves = [
            {"seat": row.seat, "move": match.game.text_of(row.move), "told": lines(match, number, eyes, language)[1:]}
            for number, row in enumerate(match.history)
        ]
        print(
            json.dumps(
                {"game": match.game.id, "seats": match.seat_names, "moves": moves, "scores": match.scores()},
                indent=1,
                ensure_ascii=False,
            )
        )
        return
    console, words = Console(), cli_texts(language)
    if sys.stdin.isatty():
        step_through(console, match, eyes, language)
        return
    for number in range(len(match.history)):
        print("\n".join(lines(match, number, eyes, language)))
    if match.is_over:
        console.print(score_table(match, language))
    else:
        print(words("replay-unfinished"))


def step_through(console: Console, match: Match, eyes: int | None, language: str) -> None:
    """Enter for the next move, b for the one before, a number to jump, q to leave."""
    words, number = cli_texts(language), 0
    while True:
        state = match.history[number].before if number < len(match.history) else match.state
        console.rule(words("replay-at", number=number, total=len(match.history)))
        console.print(
            match.game.draw(match.game.view(state, NOBODY if eyes is None else eyes), match.game.texts(language))
        )
        if number:
            console.print("\n".join(lines(match, number - 1, eyes, language)), highlight=False)
        if number == len(match.history) and match.is_over:
            console.print(score_table(match, language))
        try:
            typed = input(words("replay-prompt") + " ").strip().lower()
        except EOFError:
            return
        if typed == "q":
            return
        number = int(typed) if typed.isdecimal() else number - 1 if typed == "b" else number + 1
        number = min(max(number, 0), len(match.history))
