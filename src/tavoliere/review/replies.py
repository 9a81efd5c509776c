"""A rival's next move after each of two moves, in the same imagined worlds: the reply that distinguishes the two."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.review.evaluator import derived
from tavoliere.review.report import Sentence
from tavoliere.review.sentences import Speaker

WORLDS = 50  # enough, since frequencies are given in tenths
APART = 0.2  # share of the worlds by which an answer tells two moves apart
USUAL = 0.3  # share of the worlds from which the usual answer is worth a word
LONGEST = 60  # moves until a rival is asked

Kind = tuple[int, str, str]  # of an answer: whose, what it does and to which piece, whatever is paid for it


@dataclass(frozen=True)
class Reply:
    """A rival's answer, and in which part of the imagined games it follows each move."""

    rival: int
    sentence: Sentence  # in a few words
    better: float
    played: float


def reply_of(game: Game, state: Array, seat: int, moves: tuple[int, int], seed: int, speaker: Speaker) -> Reply | None:
    """The answer that follows one of two moves most rather than the other, else the usual one to the first."""
    counts: tuple[Counter[Kind], Counter[Kind]] = (Counter(), Counter())
    examples: dict[Kind, tuple[Array, int]] = {}
    for number in range(WORLDS):
        world = game.imagine(state, seat, seed_words(derived(seed, number)))
        for counted, move in zip(counts, moves, strict=True):
            after = world.copy()
            game.play(after, seat, move)
            found = answered(game, after, seat)
            if found:
                rival, answer = found
                given = (rival, *what(game, answer))
                counted[given] += 1
                examples.setdefault(given, (after, answer))
    kind = notable(*counts)
    if kind is None:
        return None
    sentence = speaker.short(examples[kind][0], kind[0], examples[kind][1])
    return Reply(kind[0], sentence, *(counted[kind] / WORLDS for counted in counts))


def notable(better: Counter[Kind], played: Counter[Kind]) -> Kind | None:
    """The kind of reply worth mentioning; none if the game is over or all replies are equally likely."""
    apart = {kind: abs(better[kind] - played[kind]) for kind in better | played}
    if not apart:
        return None
    most = max(apart, key=lambda kind: (apart[kind], kind))
    if apart[most] >= APART * WORLDS:
        return most
    usual = max(better, key=lambda kind: (better[kind], kind), default=most)
    return usual if better[usual] >= USUAL * WORLDS else None


def answered(game: Game, state: Array, seat: int) -> tuple[int, int] | None:
    """The next rival who has a choice, and what looks best to them; `state` is played on until then."""
    for _ in range(LONGEST):
        asked = game.seats_to_act(state)
        if not asked:
            return None
        actor = next((one for one in asked if one != seat), asked[0])
        moves = game.legal_moves(state, actor)
        move = moves[int(np.argmax(game.weigh(state, actor, moves)))] if len(moves) > 1 else moves[0]
        if actor != seat and len(moves) > 1:
            return actor, move
        game.play(state, actor, move)
    return None


def what(game: Game, move: int) -> tuple[str, str]:
    """The kind of a move and the piece it is about."""
    return game.kind_of(move), str(next(iter(game.parts_of(move).values()), ""))
