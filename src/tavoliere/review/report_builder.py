"""Builds the report from analysed decisions: sums that add up exactly, luck by source, turning points, headlines."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from msgspec.structs import replace

from tavoliere.bots.luck import COUNTED, result_of
from tavoliere.engine.match import Match
from tavoliere.engine.records import Array
from tavoliere.engine.text import Word
from tavoliere.review.decision_analysis import SURE, THRESHOLDS
from tavoliere.review.reasons import quoted_in, signed, tenth
from tavoliere.review.report import (
    Budget,
    ChanceEvent,
    Decision,
    GraphPoint,
    Report,
    SeatSum,
    Sentence,
    Shares,
    SourceLuck,
    TurningPoint,
    Versions,
)
from tavoliere.review.sentences import Speaker

if TYPE_CHECKING:
    from tavoliere.review.match_review import Beginning, Judged

TURNING_POINTS = 3
NAMED = tuple(THRESHOLDS)


def assemble(
    match: Match,
    begun: "Beginning",
    judged: Sequence["Judged"],
    luck_error: Array,
    versions: Versions,
    budget: Budget,
) -> Report:
    """The report of a match whose first decisions were analysed."""
    decisions = [one.decision for one in judged]
    chance = [*begun.deals, *(one.chance for one in judged if one.chance)]
    shown = [begun.shown, *(one.shown for one in judged)]
    is_whole = len(decisions) == len(match.history)
    speaker = Speaker(match.game, match.seat_names)
    end = result_of(match) if is_whole else np.array(decisions[-1].revealed.mean if decisions else begun.start.mean)
    sums = seat_sums(match, begun.start, decisions, (chance, luck_error), end)
    return Report(
        game=match.game.id,
        seats=list(match.seat_names),
        steps=len(match.history),
        reviewed=len(decisions),
        versions=versions,
        budget=budget,
        headline=headlines(sums, decisions, speaker) if is_whole else unfinished(match, decisions, speaker),
        graph=[GraphPoint(step, shares) for step, shares in enumerate(shown)],
        decisions=decisions,
        chance=chance,
        sums=sums,
        sources=by_source(chance, len(match.seat_names)),
        turning_points=turning_points(decisions, chance, shown, speaker),
        thresholds=THRESHOLDS,
    )


def seat_sums(
    match: Match,
    start: Shares,
    decisions: Sequence[Decision],
    chance: tuple[Sequence[ChanceEvent], Array],
    end: Array,
) -> list[SeatSum]:
    """The sums of every seat: start + luck + errors + gifts + unknowable = end."""
    seats = len(match.seat_names)
    events, luck_error = chance
    luck = sum((np.array(event.luck) for event in events), np.zeros(seats))
    lost = [100 * np.subtract(one.after.mean, one.before.mean) for one in decisions]
    totals, ranks = match.totals(), match.ranking()
    sums = []
    for seat in range(seats):
        own = [one for one in decisions if one.seat == seat]
        errors = sum(change[seat] for one, change in zip(decisions, lost, strict=True) if one.seat == seat)
        gifts = sum(change[seat] for one, change in zip(decisions, lost, strict=True) if one.seat != seat)
        first, last = 100 * start.mean[seat], 100 * float(end[seat])
        by_kind: dict[str, float] = {}
        for one in own:
            by_kind[one.kind] = by_kind.get(one.kind, 0.0) + one.loss
        sums.append(
            SeatSum(
                seat=seat, name=match.seat_names[seat], start=first, luck=float(luck[seat]), errors=float(errors),
                gifts=float(gifts), unknowable=float(last - first - luck[seat] - errors - gifts), end=last,
                luck_error=float(luck_error[seat]),
                errors_error=float(np.sqrt(sum(one.loss_error**2 for one in own))),
                adjusted=float(last - COUNTED * luck[seat]),
                adjusted_error=COUNTED * float(luck_error[seat]), points=totals[seat], rank=ranks[seat],
                counts=dict(Counter(one.verdict for one in own if one.is_real)), by_kind=by_kind,
            )
        )  # fmt: skip
    return sums


def by_source(chance: Sequence[ChanceEvent], seats: int) -> list[SourceLuck]:
    """Everybody's luck by source, the largest first."""
    found: dict[str, list[ChanceEvent]] = {}
    for event in chance:
        found.setdefault(event.source, []).append(event)
    sources = [
        SourceLuck(source, np.sum([event.luck for event in events], axis=0).tolist(), len(events))
        for source, events in found.items()
    ]
    return sorted(sources, key=lambda one: -max(map(abs, one.luck)))


def turning_points(
    decisions: Sequence[Decision], chance: Sequence[ChanceEvent], shown: Sequence[Shares], speaker: Speaker
) -> list[TurningPoint]:
    """The most decisive moments among those beyond doubt, in the order of the match."""
    found: list[TurningPoint] = []
    for one in decisions:
        if one.verdict in NAMED:
            title = speaker.say("turning-error", {"who": speaker.names[one.seat], "points": tenth(one.loss)})
            moves = [
                quoted(speaker, "turning-played", "played", one.played.sentence),
                quoted(speaker, "turning-better", "better", one.best.sentence),
            ]
            change, error = -one.loss, one.loss_error
            found.append(
                TurningPoint(0, one.step, one.seat, "error", title, moves + one.reasons, change, error, one.verdict)
            )
    for event in chance:
        luck, error = event.luck[event.seat], event.error[event.seat]
        if event.step and abs(luck) > SURE * error and abs(luck) >= THRESHOLDS["dubious"]:
            found.append(lucky_point(event, shown[event.step], speaker))
    weightiest = sorted(found, key=lambda point: -weight(point, shown[point.step - 1]))[:TURNING_POINTS]
    in_order = sorted(weightiest, key=lambda point: point.step)
    return [
        TurningPoint(
            number, one.step, one.seat, one.why, one.title, one.reasons, one.change, one.change_error, one.verdict
        )
        for number, one in enumerate(in_order, 1)
    ]


def weight(point: TurningPoint, before: Shares) -> float:
    """How much a moment decided: nobody loses more than it had, with everybody's cards open."""
    return min(-point.change, 100 * before.mean[point.seat]) if point.why == "error" else abs(point.change)


def lucky_point(event: ChanceEvent, shown: Shares, speaker: Speaker) -> TurningPoint:
    """A moment that chance decided."""
    seat, who = event.seat, speaker.names[event.seat]
    luck, error = event.luck[seat], event.error[seat]
    words = {"source": Word(f"luck-{event.source}"), "points": signed(luck), "who": who}
    after = 100 * shown.mean[seat]
    before = after - luck
    reasons = [
        event.sentence,
        speaker.say("turning-luck-before", {"who": who, "before": round(before), "after": round(after)}),
        speaker.say("turning-luck-error", {"before": round(before), "error": tenth(2 * error)}),
    ]
    title = speaker.say("turning-luck", words)
    title = replace(title, said={language: text[:1].upper() + text[1:] for language, text in title.said.items()})
    return TurningPoint(0, event.step, seat, "luck", title, reasons, luck, error)


def quoted(speaker: Speaker, key: str, word: str, sentence: Sentence) -> Sentence:
    """A sentence with another sentence inside it, in every language."""
    return quoted_in(speaker.say(key, {word: f"{{{word}}}"}), word, sentence)


def unfinished(match: Match, decisions: Sequence[Decision], speaker: Speaker) -> dict[str, Sentence]:
    """A sentence that says how much of the match was reviewed."""
    return {"all": speaker.say("headline-partial", {"reviewed": len(decisions), "steps": len(match.history)})}


def headlines(sums: Sequence[SeatSum], decisions: Sequence[Decision], speaker: Speaker) -> dict[str, Sentence]:
    """What the review says in one sentence, to each seat and to all."""
    best = max(one.points for one in sums)
    mistakes: dict[int, list[float]] = {one.seat: [] for one in sums}
    for decision in decisions:
        if decision.verdict in ("mistake", "blunder"):
            mistakes[decision.seat].append(decision.loss)
    found = {str(one.seat): headline(one, sums, mistakes[one.seat], speaker) for one in sums}
    winners, others = ([one for one in sums if (one.rank == 0) == is_first] for is_first in (True, False))
    ahead = max(0, best - max((one.points for one in others), default=best))
    lucky = max(sums, key=lambda one: one.luck)
    whose = "winner" if lucky.rank == 0 and len(winners) == 1 else "other"
    words = {"winners": [one.name for one in winners], "points": ahead, "lucky": lucky.name, "whose": whose}
    return {"all": speaker.say("headline-all", {**words, "luck": f"{lucky.luck:+.0f}"}), **found}


def headline(one: SeatSum, sums: Sequence[SeatSum], mistakes: Sequence[float], speaker: Speaker) -> Sentence:
    """The sentence of one seat: by how much it won or lost, what luck did and what its mistakes cost together."""
    words = {"who": one.name, "luck": signed(one.luck), "mistakes": len(mistakes)}
    words["cost"] = tenth(sum(mistakes))
    ahead = one.points - max(other.points for other in sums if other.seat != one.seat)
    if one.rank == 0:
        return speaker.say("headline-won", {**words, "points": max(0, ahead)})
    return speaker.say("headline-lost", {**words, "points": max(0, -ahead)})
