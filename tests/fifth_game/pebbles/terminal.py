"""The table for the terminal."""

from typing import Any

from rich.console import Group
from rich.table import Table

from tavoliere.engine.game_parts import View
from tavoliere.engine.text import Texts


def draw(view: View, texts: Texts) -> Any:
    """Beach, players and the own hand."""
    players = Table(box=None, pad_edge=False)
    for head in ("table-seat", "table-pebbles", "table-points", "table-cards"):
        players.add_column(texts(head))
    for seat, player in enumerate(view["players"]):
        mark = "●" if player["has_laid"] else ""
        cards = f"{player['cards']} {mark}"
        players.add_row(str(seat), counted(player["pebbles"], texts), str(player["points"]), cards)
    lines: list[Any] = [
        texts("table-wave", wave=view["turn"], goal=view["goal"]),
        texts("table-beach", pebbles=counted(view["beach"], texts), bag=view["bag"]),
        "",
        players,
        "",
        texts("table-seen", cards=written(view["seen"])),
    ]
    if view["seat"] is not None:
        lines.append(texts("table-hand", cards=written(view["players"][view["seat"]]["hand"])))
    return Group(*lines)


def counted(pebbles: dict[str, int], texts: Texts) -> str:
    """Pebbles by colour."""
    return ", ".join(f"{count} {texts(f'value-{colour}')}" for colour, count in pebbles.items()) or "–"


def written(cards: list[int]) -> str:
    """Cards by their numbers."""
    return " ".join(map(str, cards)) or "–"
