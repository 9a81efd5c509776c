"""Prints a saved match that cannot be replayed here: the reason, its moves as they are written, and its result."""

import json
from pathlib import Path

from rich.console import Console

from tavoliere import app
from tavoliere.cli import HERE, cli_texts, usage_error
from tavoliere.cli.scores import table_of
from tavoliere.engine import fair
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.records import NOBODY
from tavoliere.engine.text import Texts
from tavoliere.engine.written import CannotReplay


class CannotCheck(TavoliereError):
    """The check that was asked for needs a replay, which is not possible."""

    def __init__(self, key: str, cannot: CannotReplay) -> None:
        super().__init__(key, {}, (HERE, *cannot.folders))
        self.cannot = cannot

    def _in(self, catalogue: Texts) -> str:
        return f"{self.cannot.cause(catalogue.language)} {super()._in(catalogue)}"


def show_written(language: str, cannot: CannotReplay, eyes: int | None, as_json: bool) -> None:
    """Print why a match cannot be replayed, then its moves and its result."""
    written, words = cannot.written, cli_texts(language)
    if eyes is not None and not NOBODY <= eyes < len(written.seats):
        raise usage_error("bad-eyes", seat=eyes + 1, last=len(written.seats))
    if as_json:
        print(json.dumps(as_dict(cannot, eyes, language), indent=1, ensure_ascii=False))
        return
    print(cannot.cause(language), words("replay-as-written"))
    for number, (seat, move) in enumerate(written.moves, 1):
        print(f"{number}. {written.seats[seat]}" + (f": {move}" if eyes in (None, seat) else ""))
    if written.result is None:
        print(words("replay-no-result"))
        return
    result, game_words = written.result, app.load(written.game).texts(language)
    Console().print(table_of(written.seats, result.scores, result.ranking, game_words))


def as_dict(cannot: CannotReplay, eyes: int | None, language: str) -> dict[str, object]:
    """The same for programs; `scores` and `ranking` are null if the file does not hold them."""
    written, result = cannot.written, cannot.written.result
    moves = [{"seat": seat} | ({"move": move} if eyes in (None, seat) else {}) for seat, move in written.moves]
    return {
        "game": written.game,
        "rules_version": written.rules_version,
        "problem": cannot.cause(language),
        "seats": written.seats,
        "moves": moves,
        "scores": result.scores if result else None,
        "ranking": result.ranking if result else None,
    }


def verify_written(language: str, file: Path, cannot: CannotReplay) -> None:
    """Check the dice, which needs no rules; then say that the moves could not be checked."""
    fair.check(cannot.written.fair, cannot.written.seed)
    promise = cannot.written.fair["promise"]
    print(cli_texts(language)("replay-seed-verified", file=str(file), promise=promise))
    raise CannotCheck("replay-moves-not-checked", cannot)
