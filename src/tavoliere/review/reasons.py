"""Why a move is better than another: sentences made from numbers of the same imagined games."""

from typing import TYPE_CHECKING

import numpy as np

from tavoliere.bots.rollouts import Ends
from tavoliere.engine.game import Game
from tavoliere.engine.text import member_id
from tavoliere.review.replies import reply_of
from tavoliere.review.report import PartDifference, Sentence
from tavoliere.review.sentences import Figure, Speaker

if TYPE_CHECKING:
    from tavoliere.review.decision_analysis import Position, Ranked

MOST_PARTS = 3  # of a score that a sentence names
LEAST_POINTS = 0.05  # of the score: less is nothing
LEAST_GIFT = 1.0  # percentage points


def part_differences(ends: Ends, places: tuple[int, int], seat: int, game: Game) -> list[PartDifference]:
    """What one move brings a seat more than another, by part of the score, the largest first."""
    means, errors = ends.points_difference(*places, seat)
    found = [
        PartDifference(member_id(part), float(means[part]), float(errors[part]))
        for part in game.names.Part
        if abs(means[part]) >= LEAST_POINTS
    ]
    return sorted(found, key=lambda one: -abs(one.points))


def reasons_of(ranked: "Ranked", place: int, seat: int, game: Game, speaker: Speaker) -> list[Sentence]:
    """Why the first move is better than another: shares, points by part, who gains by it, and what it risks."""
    ends, who = ranked.ends, speaker.names[seat]
    better, played = ends.shares[:, 0, seat], ends.shares[:, place, seat]
    behind, error = ranked.behind(place, seat)
    shares = {"better": round(100 * float(better.mean())), "played": round(100 * float(played.mean()))}
    difference = {"points": tenth(behind), "error": tenth(2 * error), "worlds": len(better)}
    said = [speaker.say("reason-share", {"who": who, **shares, **difference})]
    said += parts_sentences("reason-parts", ends, (0, place), seat, speaker)
    gains, _ = ends.difference(place, 0)
    rival = int(np.argmax([gain if other != seat else -1.0 for other, gain in enumerate(gains)]))
    if len(gains) > 2 and 100 * gains[rival] >= LEAST_GIFT:
        gift = {"rival": speaker.names[rival], "points": tenth(100 * float(gains[rival]))}
        said.append(speaker.say("reason-rival", gift))
    said += parts_sentences("reason-rival-parts", ends, (place, 0), rival, speaker)
    worse = float((played > better).mean())
    said.append(speaker.say("reason-risk", {"who": who, "of_ten": round(10 * worse), "percent": round(100 * worse)}))
    return said


def parts_sentences(key: str, ends: Ends, places: tuple[int, int], seat: int, speaker: Speaker) -> list[Sentence]:
    """What one move brings a seat more than another, part by part; nothing where no part is clear."""
    parts = part_differences(ends, places, seat, speaker.game)
    clear = [part for part in parts if abs(part.points) > 2 * part.error][:MOST_PARTS]
    if not clear:
        return []
    losses = {member_id(part) for part in speaker.game.names.Part if ends.points[:, places, seat, part].mean() < 0}
    sentences = [part_sentence(one, one.part in losses, speaker) for one in clear]
    total = signed(sum(one.points for one in parts))
    frame = speaker.say(key, {"who": speaker.names[seat], "parts": "{parts}", "total": total})
    said = {
        language: text.replace("{parts}", ", ".join(one.said[language] for one in sentences))
        for language, text in frame.said.items()
    }
    words = {**frame.words, "parts": [{"part": one.part, "points": one.points} for one in clear]}
    return [Sentence(frame.key, words, said)]


def reply_sentences(ranked: "Ranked", place: int, position: "Position", speaker: Speaker) -> list[Sentence]:
    """What a rival then does: the answer that tells the first move from another."""
    moves, seed = (ranked.moves[0], ranked.moves[place]), position.seed_for("replies")
    found = reply_of(position.game, position.state, position.seat, moves, seed, speaker)
    if found is None:
        return []
    words = {"rival": speaker.names[found.rival], "reply": "{reply}"}
    frame = speaker.say(
        "reason-reply", {**words, "better": round(10 * found.better), "played": round(10 * found.played)}
    )
    return [quoted_in(frame, "reply", found.sentence)]


def quoted_in(frame: Sentence, word: str, inner: Sentence) -> Sentence:
    """A sentence with its placeholder, still in braces, replaced by another sentence, in every language."""
    said = {language: text.replace(f"{{{word}}}", inner.said[language]) for language, text in frame.said.items()}
    return Sentence(frame.key, {**frame.words, word: inner.said["en"]}, said)


def part_sentence(one: PartDifference, is_loss: bool, speaker: Speaker) -> Sentence:
    """A sentence about one part of the score."""
    key, way = f"part-{one.part}", "less" if one.points > 0 else "more"
    words = {"part": "{part}", "points": signed(one.points), "way": way}
    frame = speaker.say("reason-part-loss" if is_loss else "reason-part", words)
    names = {
        language: catalogue(f"{key}.within") if catalogue.has(f"{key}.within") else uncapital(catalogue(key))
        for language, catalogue in ((language, speaker.texts(language)) for language in frame.said)
    }
    return quoted_in(frame, "part", Sentence(key, {}, names))


def uncapital(text: str) -> str:
    """A name without its capital, for use within a sentence."""
    return text[:1].lower() + text[1:]


def tenth(number: float) -> Figure:
    """A number with one decimal."""
    return Figure(f"{number:.1f}".replace("-", "−"))


def signed(number: float) -> Figure:
    """A number with its sign and one decimal."""
    return Figure(f"{number:+.1f}".replace("-", "−"))
