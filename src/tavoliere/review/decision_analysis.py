"""Analysis of one decision: its best move, what the move played lost against it, and what chance did afterwards.

All of it is seen by the seat that decided: worlds are dealt from what it knew. Moves are picked in some worlds and
measured in others, so that the best of many does not look better than it is.
"""

from dataclasses import dataclass

import numpy as np

from tavoliere.bots.luck import Luck, luck_after, source_of
from tavoliere.bots.rollouts import Ends, standard_error
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.review.evaluator import Evaluator, derived
from tavoliere.review.reasons import part_differences, reasons_of, reply_sentences
from tavoliere.review.report import ChanceEvent, Class, Decision, Option, Sentence, Shares
from tavoliere.review.sentences import Speaker

THRESHOLDS = {"dubious": 2.0, "mistake": 5.0, "blunder": 10.0}  # percentage points of win share
SURE = 2.0  # so many standard errors count as a real difference
FINALISTS = 3


@dataclass(frozen=True)
class Position:
    """A position in which a seat has to decide."""

    game: Game
    state: Array
    seat: int
    seed: int
    luck_seed: int = 0  # the same throughout a match: see bots/luck.py

    def seed_for(self, what: str) -> int:
        """A seed for one of the estimates made about this position."""
        return derived(self.seed, what)


@dataclass(frozen=True)
class Ranked:
    """Moves compared in the same worlds, the first of them the best."""

    moves: list[int]
    ends: Ends

    def behind(self, place: int, seat: int) -> tuple[float, float]:
        """What a move loses against the first, in percentage points, and its standard error."""
        difference, error = self.ends.difference(0, place)
        return 100 * float(difference[seat]), 100 * float(error[seat])

    def ordered(self, order: list[int]) -> "Ranked":
        """A copy in another order."""
        moves = [self.moves[place] for place in order]
        return Ranked(moves, Ends(self.ends.shares[:, order], self.ends.points[:, order]))

    def best_first(self, seat: int) -> "Ranked":
        """A copy in the order of a seat's measured win shares."""
        return self.ordered(sorted(range(len(self.moves)), key=lambda place: -self.ends.mean(place)[seat]))


@dataclass(frozen=True)
class Played:
    """What happened at a decision."""

    step: int  # after it
    turn: int
    move: int
    events: tuple[Event, ...]
    state: Array  # after it


def pick(position: Position, evaluator: Evaluator, worlds: int, must: int | None) -> list[int]:
    """The most promising moves, best first, selected in two rounds; `must` is always among them."""
    game, state, seat = position.game, position.state, position.seat
    moves = evaluator.candidates(game, state, seat, worlds, position.seed_for("candidates"))
    if must is not None and must not in moves:
        moves = [*moves, must]
    for stage, part, kept in (("first", 4, FINALISTS + 1), ("second", 2, FINALISTS)):
        if len(moves) <= 1:
            break
        ends = evaluator.ends(game, state, seat, moves, max(2, worlds // part), position.seed_for(stage))
        order = sorted(range(len(moves)), key=lambda place: -ends.mean(place)[seat])
        moves = [moves[place] for place in order if place in order[:kept] or moves[place] == must]
    return moves


def rank(position: Position, evaluator: Evaluator, moves: list[int], worlds: int) -> Ranked:
    """Measure the picked moves in fresh worlds; their order stays."""
    given = (position.game, position.state, position.seat)
    return Ranked(moves, evaluator.ends(*given, moves, worlds, position.seed_for("measured")))


@dataclass(frozen=True)
class Aftermath:
    """The result of a move and of the chance after it, with everybody's cards open."""

    shown: Shares
    chance: ChanceEvent | None = None
    luck: Luck | None = None


def judge(
    position: Position, played: Played, evaluator: Evaluator, worlds: int, speaker: Speaker
) -> tuple[Decision, Aftermath]:
    """Analyse a decision of a match, and what chance did after it."""
    seat, game = position.seat, position.game
    legal = len(game.legal_moves(position.state, seat))
    moves = pick(position, evaluator, worlds, played.move) if legal > 1 else [played.move]
    ranked = rank(position, evaluator, moves, worlds)
    place = moves.index(played.move)
    loss, loss_error = ranked.behind(place, seat)
    if loss <= loss_error:  # nothing better was found
        ranked = ranked.ordered([place, *(at for at in range(len(moves)) if at != place)])
        loss, loss_error, place = 0.0, 0.0, 0
    options = [option(position, ranked, at, speaker) for at in range(len(moves))]
    outcome = aftermath(position, played, evaluator, worlds, speaker)
    verdict, reasons = verdict_of(loss, loss_error, place == 0), list[Sentence]()
    if place:
        reasons = reasons_of(ranked, place, seat, game, speaker)
    if verdict in THRESHOLDS:
        reasons += reply_sentences(ranked, place, position, speaker)
    after = shares(ranked.ends.shares[:, place])
    decision = Decision(
        step=played.step, seat=seat, turn=played.turn, kind=game.kind_of(played.move), is_real=legal > 1,
        played=options[place], best=options[0], before=options[0].shares, after=after,
        revealed=revealed(after, outcome.luck), loss=loss, loss_error=loss_error,
        verdict=verdict,
        others=[one for at, one in enumerate(options) if at not in (0, place)],
        reasons=reasons,
    )  # fmt: skip
    return decision, outcome


def verdict_of(loss: float, error: float, is_best: bool) -> Class:
    """The name of an error; none while the error bars overlap."""
    if is_best:
        return "best"
    if loss <= SURE * error or loss < THRESHOLDS["dubious"]:
        return "good"
    return "blunder" if loss >= THRESHOLDS["blunder"] else "mistake" if loss >= THRESHOLDS["mistake"] else "dubious"


def option(position: Position, ranked: Ranked, place: int, speaker: Speaker) -> Option:
    """A move with its estimated results."""
    behind, error = ranked.behind(place, position.seat)
    move = ranked.moves[place]
    return Option(
        move=position.game.text_of(move),
        kind=position.game.kind_of(move),
        sentence=speaker.move(position.state, position.seat, move),
        shares=shares(ranked.ends.shares[:, place]),
        behind=behind,
        behind_error=error,
        is_close=place > 0 and behind <= SURE * error,
        parts=part_differences(ranked.ends, (0, place), position.seat, position.game) if place else [],
        wire=position.game.described_moves[move],
    )


def shares(samples: Array) -> Shares:
    """Win shares of samples, a row each, with their errors."""
    return Shares([float(mean) for mean in samples.mean(axis=0)], [float(one) for one in standard_error(samples)])


def revealed(after: Shares, luck: Luck | None) -> Shares:
    """The seat's own estimate, and what chance then did to it."""
    if luck is None:
        return after
    return Shares((after.mean + luck.gain).tolist(), np.hypot(after.error, luck.error).tolist())


def aftermath(position: Position, played: Played, evaluator: Evaluator, worlds: int, speaker: Speaker) -> Aftermath:
    """Everybody's win share after a move, and what chance changed, compared in the same worlds."""
    game, seat, seed = position.game, position.seat, position.luck_seed
    ends = evaluator.known(game, played.state, worlds, seed)
    shown, source = shares(ends.shares[:, 0]), source_of(game, played.events)
    if source is None:
        return Aftermath(shown)
    luck = luck_after(ends, evaluator.known(game, position.state, worlds, seed, seat, played.move))
    points = ((100 * luck.gain).tolist(), (100 * luck.error).tolist())
    said = speaker.luck(source, played.events, seat)
    return Aftermath(shown, ChanceEvent(played.step, seat, source, *points, said), luck)
