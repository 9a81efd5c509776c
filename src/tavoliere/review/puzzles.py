"""Puzzles: positions from games between bots in which one move is clearly best and a sensible person misses it.

Those that ship lie in each game's folder, `puzzles.json`.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec

from tavoliere.bots import Bot, decide, find_bot
from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.review.decision_analysis import SURE, Position
from tavoliere.review.evaluator import derived
from tavoliere.review.match_review import Plan
from tavoliere.review.position_analysis import compared, why
from tavoliere.review.report import Puzzle
from tavoliere.review.sentences import Speaker, numbered_names

GAP = 8.0  # percentage points of win share that the best move is ahead of the next
FILE = "puzzles.json"
QUICK = 5  # the first look at a position uses one in so many worlds
EACH = 2  # puzzles of one game at most: they should differ
decode = msgspec.json.Decoder(list[Puzzle]).decode
encode = msgspec.json.Encoder().encode


def file_of(game: Game) -> Path:
    """The path of a game's puzzles."""
    return game.folders[-1] / FILE


def shipped(game: Game) -> list[Puzzle]:
    """The puzzles that came with a game and fit its box; each with its seat's view."""
    path = file_of(game)
    found = decode(path.read_bytes()) if path.exists() else []
    return [replace_view(one, game.view(game.place(one.position), one.seat)) for one in found]


def written(puzzles: list[Puzzle]) -> bytes:
    """A file of puzzles, a line each: short, and a change of one is a change of one line."""
    return b"[\n" + b",\n".join(map(encode, puzzles)) + b"\n]\n"


def replace_view(puzzle: Puzzle, view: object) -> Puzzle:
    """A puzzle with what its seat sees."""
    return msgspec.structs.replace(puzzle, view=view)


def puzzle_at(game: Game, match: Match, seat: int, plan: Plan, usual: Bot) -> Puzzle | None:
    """The position as a puzzle, if one move is clearly best there and the usual bot plays another."""
    step = len(match.history)
    seed = derived(plan.seed, match.seed, step)
    # A puzzle says only what its seat knows: everything else is dealt anew.
    state = game.imagine(match.state, seat, seed_words(seed))
    legal = game.legal_moves(state, seat)
    usual_move = decide(usual, game, state, seat, seed)
    speaker = Speaker(game, numbered_names(int(state[0].seats)))
    position = Position(game, state, seat, seed)
    for worlds in (max(2, plan.worlds // QUICK), plan.worlds):
        options, ranked = compared(position, replace(plan, worlds=worlds), speaker)
        if len(options) < 2 or ranked.moves[0] == usual_move:
            return None
        second = options[1]
        gap = min(one.behind for one in options[1:])
        if gap < GAP or second.behind <= SURE * second.behind_error:
            return None
    return Puzzle(
        id=f"{game.id}-{seed % 10**8:08d}", game=game.id, seats=int(state[0].seats), seat=seat,
        position=game.position(state), legal=len(legal), moves=options, reasons=why(ranked, position, speaker),
    )  # fmt: skip


def collect(game: Game, seats: int, count: int, plan: Plan, bot: str = "normal") -> Iterator[Puzzle]:
    """Puzzles from games that bots play, one game after the other."""
    usual, player, number = find_bot("normal"), find_bot(bot), 0
    found = 0
    while found < count:
        match = Match(game, seats, derived(plan.seed, "puzzles", number))
        number, here = number + 1, 0
        while not match.is_over and found < count:
            seat = match.to_act[0]
            if here < EACH and len(game.legal_moves(match.state, seat)) > 2:
                puzzle = puzzle_at(game, match, seat, plan, usual)
                if puzzle:
                    found, here = found + 1, here + 1
                    yield puzzle
            match.play_move(seat, decide(player, game, match.state, seat, derived(number, len(match.history))))
