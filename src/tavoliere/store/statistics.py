"""Statistics: sums over the results of matches that count, as rows with the names of their columns."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, case, func, or_, select

from tavoliere.store.schema import matches, results, seats

BEST = 10
LATEST = 1000  # results that the means of score parts are made of


def players(connection: Connection, game: str | None = None) -> Sequence[Any]:
    """Each person's and bot's games, wins, mean rank and points, by game."""
    bot = case((results.c.person.is_(None), results.c.name), else_=None).label("bot")
    query = select(
        results.c.game,
        results.c.person,
        bot,
        func.max(results.c.name).label("name"),
        func.count().label("games"),
        func.sum(case((results.c.rank == 0, 1), else_=0)).label("wins"),
        func.avg(results.c.rank).label("mean_rank"),
        func.avg(results.c.points).label("mean_points"),
        func.max(results.c.points).label("best"),
        func.avg(results.c.decisions).label("mean_decisions"),
    ).where(results.c.counts == 1)
    if game is not None:
        query = query.where(results.c.game == game)
    grouped = query.group_by(results.c.game, results.c.person, bot).order_by(results.c.game, func.count().desc())
    return connection.execute(grouped.limit(500)).all()


def first_seat(connection: Connection, game: str | None = None) -> Sequence[Any]:
    """How often the seat that begins wins, by game and number of seats."""
    query = select(
        results.c.game,
        results.c.seats,
        func.count().label("games"),
        func.sum(case((results.c.rank == 0, 1), else_=0)).label("wins"),
    ).where(results.c.counts == 1, results.c.is_first == 1)
    if game is not None:
        query = query.where(results.c.game == game)
    grouped = query.group_by(results.c.game, results.c.seats).order_by(results.c.game, results.c.seats)
    return connection.execute(grouped).all()


def parts(connection: Connection, game: str) -> dict[str, float]:
    """The mean of each part of a score in the latest results of a game that have this part."""
    query = select(results.c.parts).where(results.c.counts == 1, results.c.game == game)
    latest = query.order_by(results.c.ended.desc(), results.c.match, results.c.seat).limit(LATEST)
    points: dict[str, list[int]] = {}  # rules versions differ in their parts
    for row in connection.execute(latest).scalars():
        for part, scored in msgspec.json.decode(row).items():
            points.setdefault(part, []).append(scored)
    return {part: round(sum(scored) / len(scored), 2) for part, scored in points.items()}


def best(connection: Connection, game: str | None = None, person: str | None = None) -> Sequence[Any]:
    """The matches with the most points, of those that everybody may know and those of one person."""
    query = select(results.c.match, results.c.game, results.c.name, results.c.points, results.c.ended)
    own = results.c.match.in_(select(seats.c.match).where(seats.c.person == person))
    query = query.join(matches, matches.c.id == results.c.match).where(results.c.counts == 1)
    query = query.where(matches.c.is_listed == 1 if person is None else or_(matches.c.is_listed == 1, own))
    if game is not None:
        query = query.where(results.c.game == game)
    return connection.execute(query.order_by(results.c.points.desc()).limit(BEST)).all()
