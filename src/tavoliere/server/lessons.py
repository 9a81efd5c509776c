"""Guided games: makes a table from a game's lesson, and finds it again for a person who left it."""

import secrets

from tavoliere.engine import fair
from tavoliere.engine.game import Game
from tavoliere.engine.lesson import Lesson, lesson_of
from tavoliere.server.bot_names import NAMES, free_name
from tavoliere.server.errors import Refused
from tavoliere.server.hub import Hub
from tavoliere.server.new_tables import seat_plans, sit_down, store_table
from tavoliere.server.quotas import Maker
from tavoliere.server.requests import SeatTaken, SeatWish, Sitting
from tavoliere.server.table import OPEN, RUNNING
from tavoliere.server.table_header import TableHeader
from tavoliere.store import matches

BEGINS = NAMES[0]  # the name that everybody is called by in examples


def lesson_in(game: Game) -> Lesson:
    """A game's lesson; refuses a game that has none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused("no-lesson", 404)
    return lesson


async def guided_game(hub: Hub, maker: Maker, name: str, game: Game, is_new: bool) -> str:
    """The guided game a person has not finished yet, or a new one; returns its table."""
    if not is_new:
        found = await hub.store.read(lambda connection: matches.of_person(connection, maker.person))
        for one, _seats in found:
            if is_current(one.head, game) and one.summary.status in (OPEN, RUNNING):
                return one.id
    made = await store_table(hub, game, head_of(hub, game, maker, name), maker)
    sitting = Sitting(
        seats=[SeatTaken(seat=0)], number=secrets.token_hex(fair.SECRET_BYTES), invitation=made.invitation
    )
    await sit_down(hub, (maker.person, name), await hub.table(made.table, maker.owner), sitting)
    return made.table


def is_current(head: dict[str, object], game: Game) -> bool:
    """Whether a stored table is a guided game of this very game: the same rules, the same box."""
    wanted = {"is_lesson": True, "game": game.id, "box": game.box_hash, "rules_version": game.rules_version}
    return all(head.get(name) == value for name, value in wanted.items())


def head_of(hub: Hub, game: Game, maker: Maker, name: str) -> TableHeader:
    """The header of a lesson's table: nobody else joins, and the seed is the lesson's."""
    lesson = lesson_in(game)
    names = [name]
    for _bot in range(lesson.seats - 1):
        names.append(free_name((*names, BEGINS)))
    others = [SeatWish(kind="bot", level=lesson.level, name=one) for one in names[1:]]
    return TableHeader(
        game=game.id,
        rules_version=game.rules_version,
        box=game.box_hash,
        seats=seat_plans(hub, [SeatWish(kind="person"), *others]),
        maker=maker.person,
        secret=secrets.token_hex(fair.SECRET_BYTES),
        options=dict(lesson.options),
        is_listed=False,
        takeover=lesson.assistant,
        patience=hub.settings.patience_seconds,
        hints=hub.catalogue.hint is not None,
        seed=str(lesson.seed),
        is_lesson=True,
    )
