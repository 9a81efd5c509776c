"""Answers a question about a position: the best moves of one seat, from what that seat can know, and why."""

from typing import Any

from tavoliere.engine import position_text
from tavoliere.engine.chance import seed_words
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.review.decision_analysis import Position, Ranked, option, pick, rank
from tavoliere.review.evaluator import derived
from tavoliere.review.match_review import Plan
from tavoliere.review.reasons import reasons_of, reply_sentences
from tavoliere.review.report import AskAnswer, Option, Sentence
from tavoliere.review.sentences import HERE, Speaker, numbered_names


class BadQuestion(TavoliereError):
    """A question about a position that has no answer."""


def asked_state(game: Game, given: dict[str, Any] | str, seat: int) -> Array:
    """The state of a position that somebody asks about; what the seat cannot know is dealt anew."""
    state = game.place(position_text.from_text(given) if isinstance(given, str) else given)
    seats = int(state[0].seats)
    if seat >= seats:
        raise BadQuestion("ask-no-seat", {"seat": seat + 1, "seats": seats}, (HERE,))
    asked = game.seats_to_act(state)
    if seat not in asked:
        named = ", ".join(str(one + 1) for one in asked) or "none"
        raise BadQuestion("ask-not-asked", {"seat": seat + 1, "asked": named}, (HERE,))
    return game.imagine(state, seat, seed_words(derived("asked", seat)))


def answer(game: Game, given: dict[str, Any] | str, seat: int, plan: Plan, names: list[str] | None = None) -> AskAnswer:
    """The seat's best moves with win shares, and why the first is better than the next."""
    state = asked_state(game, given, seat)
    seats = int(state[0].seats)
    speaker = Speaker(game, names or numbered_names(seats))
    question = Position(game, state, seat, plan.seed)
    options, ranked = compared(question, plan, speaker)
    position = game.position(state)
    return AskAnswer(
        game=game.id,
        seat=seat,
        position=position,
        text=position_text.to_text(position),
        view=game.view(state, seat),
        moves=options,
        is_clear=len(options) > 1 and not options[1].is_close,
        reasons=why(ranked, question, speaker),
        worlds=plan.worlds,
        shares=options[0].shares,
    )


def compared(position: Position, plan: Plan, speaker: Speaker) -> tuple[list[Option], Ranked]:
    """The most promising moves of a position, best first by measured win share."""
    moves = pick(position, plan.evaluator, plan.worlds, None)
    ranked = rank(position, plan.evaluator, moves, plan.worlds).best_first(position.seat)
    return [option(position, ranked, place, speaker) for place in range(len(moves))], ranked


def why(ranked: Ranked, position: Position, speaker: Speaker) -> list[Sentence]:
    """Why the first move is better than the second."""
    if len(ranked.moves) < 2:
        return []
    reasons = reasons_of(ranked, 1, position.seat, position.game, speaker)
    return reasons + reply_sentences(ranked, 1, position, speaker)
