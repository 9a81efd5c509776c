"""The results of an arena: shares, ratings, who beats whom, points by part, time, forfeits."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tavoliere.bots.arena.blocks import Block, Blocks, share_of
from tavoliere.bots.arena.playing import Record
from tavoliere.bots.arena.ratings import Rating, Ratings, rate
from tavoliere.bots.arena.shares import Share, any_time_interval, fixed_interval

Interval = Callable[[Sequence[float], int], Share]


@dataclass(frozen=True)
class PairingResult:
    """How the first bot of a pairing did against the others."""

    bots: tuple[str, ...]
    blocks: int
    share: Share  # of wins, per seat the first bot held
    against: float
    decided: bool  # the interval excludes the share it is compared with


@dataclass(frozen=True)
class BotResult:
    """How one bot did in all its games."""

    bot: str
    share: Share
    rating: Rating
    points: float
    parts: dict[str, float]
    seconds: float  # per decision
    forfeits: int


@dataclass(frozen=True)
class Results:
    """Everything that the table, the JSON file and the pictures show."""

    settings: dict[str, Any]
    planned: int
    games: int
    sequential: bool
    pairings: list[PairingResult]
    bots: list[BotResult]  # strongest first
    seats: list[Rating]
    payoff: dict[str, dict[str, Share]]  # how often the row finishes ahead of the column, ties half
    forfeits: list[dict[str, Any]]

    def to_dict(self) -> dict[str, Any]:
        """The results as JSON."""
        return asdict(self)


def summarise(blocks: Blocks) -> Results:
    """The results of all blocks that count."""
    schedule = blocks.schedule
    settings = schedule.settings
    interval = any_time_interval if settings.stop_when_decided else fixed_interval
    records = list(blocks.counted())
    deals = by_deal(records)
    names = [bot for bot in dict.fromkeys(settings.bots) if any(bot in record["arena"]["bots"] for record in records)]
    ratings = rated(deals, names, settings.seats)
    results = [bot_result(bot, deals, ratings, interval) for bot in names]
    return Results(
        settings=settings.to_dict(),
        planned=schedule.games,
        games=len(records),
        sequential=settings.stop_when_decided,
        pairings=[pairing_result(blocks, number, interval) for number in range(len(schedule.pairings))],
        bots=sorted(results, key=lambda result: -result.rating.value),
        seats=ratings.seats,
        payoff={
            row: {column: ahead(row, column, deals, interval) for column in names if column != row} for row in names
        },
        forfeits=[forfeit_of(record) for record in records if record["arena"]["forfeit"]],
    )


def by_deal(records: list[Record]) -> list[Block]:
    """The games of each deal together: they are not independent of each other."""
    deals: dict[int, Block] = defaultdict(list)
    for record in records:
        deals[record["arena"]["deal"]].append(record)
    return list(deals.values())


def rated(deals: list[Block], bots: list[str], seats: int) -> Ratings:
    """The ratings of the bots, none without games."""
    if not deals:
        return Ratings({}, [])
    outcomes = [
        [(tuple(record["arena"]["bots"]), tuple(record["arena"]["ranks"])) for record in deal] for deal in deals
    ]
    return rate(outcomes, bots, seats)


def pairing_result(blocks: Blocks, number: int, interval: Interval) -> PairingResult:
    """How the first bot of a pairing did."""
    bots, whole = blocks.schedule.pairings[number], blocks.whole[number]
    share = interval([share_of(bots[0], block) for block in whole], sum(map(len, whole)))
    against = blocks.schedule.compared_with
    return PairingResult(bots, len(whole), share, against, bool(whole) and share.excludes(against))


def bot_result(bot: str, deals: list[Block], ratings: Ratings, interval: Interval) -> BotResult:
    """How one bot did in all its games."""
    own = [deal for deal in ([one for one in deal if bot in one["arena"]["bots"]] for deal in deals) if deal]
    seats = [
        (record["arena"], seat)
        for deal in own
        for record in deal
        for seat, seated in enumerate(record["arena"]["bots"])
        if seated == bot
    ]
    # The points of a game that was given up say little about any bot.
    scores = [arena["scores"][seat] for arena, seat in seats if not arena["forfeit"]]
    parts = {part: sum(score[part] for score in scores) / len(scores) for part in scores[0]} if scores else {}
    decisions = sum(arena["decisions"][seat] for arena, seat in seats)
    return BotResult(
        bot=bot,
        share=interval([share_of(bot, deal) for deal in own], sum(map(len, own))),
        rating=ratings.bots[bot],
        points=sum(parts.values()),
        parts=parts,
        seconds=sum(arena["seconds"][seat] for arena, seat in seats) / max(decisions, 1),
        forfeits=sum(bool(arena["forfeit"]) and arena["forfeit"]["seat"] == seat for arena, seat in seats),
    )


def ahead(row: str, column: str, deals: list[Block], interval: Interval) -> Share:
    """How often a bot finishes ahead of another at the same table."""
    values, games = [], 0
    for deal in deals:
        meetings = [
            0.5 if mine == other else float(mine < other)
            for record in deal
            for me, mine in zip(record["arena"]["bots"], record["arena"]["ranks"], strict=True)
            for them, other in zip(record["arena"]["bots"], record["arena"]["ranks"], strict=True)
            if me == row and them == column
        ]
        if meetings:
            values.append(sum(meetings) / len(meetings))
            games += sum(row in record["arena"]["bots"] and column in record["arena"]["bots"] for record in deal)
    return interval(values, games)


def forfeit_of(record: Record) -> dict[str, Any]:
    """Who gave up which game, and why."""
    return {"game": record["arena"]["number"], **record["arena"]["forfeit"]}
