"""Storage quotas for people and network addresses; a refusal says how long to wait."""

import hashlib
import math
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table

from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.limits import network_of
from tavoliere.server.settings import DAY, Settings
from tavoliere.store import own_boxes, quotas
from tavoliere.store.matches import has_box, store_box
from tavoliere.store.schema import boxes, matches
from tavoliere.store.schema import own_boxes as saved_boxes


@dataclass(frozen=True)
class Maker:
    """The person who creates something, and a hash of their address, so that no list of addresses is kept."""

    person: str
    source: str
    owner: Owner  # whom computing counts for


def source_of(address: str) -> str:
    """What is stored of a network address."""
    return hashlib.sha256(f"tavoliere source {network_of(address)}".encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Quotas:
    """What may still be stored at this time. Called inside the commit that would store it."""

    settings: Settings
    now: float

    def check_table(self, connection: Connection, maker: Maker, is_open: bool) -> None:
        """Refuse one more table if too many of theirs wait for people, or too many were made within a day."""
        settings = self.settings
        if is_open:
            by = (matches.c.maker == maker.person, matches.c.source == maker.source)
            own, at_address = quotas.open_tables(connection, *by)
            if own >= settings.open_tables:
                raise Refused("too-many-open-tables", 429, most=settings.open_tables)
            if at_address >= settings.open_tables_per_address:
                raise Refused("too-many-open-tables-here", 429, most=settings.open_tables_per_address)
        limits = settings.tables_per_day, settings.tables_per_day_per_address
        self._check_day(connection, matches, maker, limits, "too-many-tables-today", matches.c.is_imported == 0)

    def check_file(self, connection: Connection, maker: Maker) -> None:
        """Refuse one more match file."""
        limits = self.settings.files_per_day, self.settings.files_per_day_per_address
        self._check_day(connection, matches, maker, limits, "too-many-files-today", matches.c.is_imported == 1)

    def store_box(self, connection: Connection, maker: Maker, game: str, digest: str, tables: Any) -> None:
        """Store a whole box of somebody's own by its hash; refuse one more than they may bring."""
        if not has_box(connection, digest):
            self._check_day(connection, boxes, maker, self._boxes, "too-many-boxes-today")
        store_box(connection, digest, game, tables, self.now, maker=maker.person, source=maker.source)

    def check_own_box(self, connection: Connection, maker: Maker, is_new: bool) -> None:
        """Refuse one more box under a name, or one more version on a day with too many, drafts too."""
        if is_new and own_boxes.count(connection, maker.person) >= self.settings.own_boxes:
            raise Refused("too-many-own-boxes", 429, most=self.settings.own_boxes)
        self._check_day(connection, saved_boxes, maker, self._boxes, "too-many-boxes-today")

    @property
    def _boxes(self) -> tuple[int, int]:
        return self.settings.boxes_per_day, self.settings.boxes_per_day_per_address

    def _check_day(
        self, connection: Connection, table: Table, maker: Maker, limits: tuple[int, int], key: str, *which: Any
    ) -> None:
        who = table.c.owner if table is saved_boxes else table.c.maker
        by = (who == maker.person, table.c.source == maker.source)
        for used, most in zip(quotas.made_since(connection, table, self.now - DAY, by, *which), limits, strict=True):
            if used.number >= most:
                wait = max(1, math.ceil(used.since + DAY - self.now))
                raise Refused(key, 429, most=most, minutes=math.ceil(wait / 60), seconds=wait)
