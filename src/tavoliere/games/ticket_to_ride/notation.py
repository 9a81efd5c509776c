"""Moves as players write them, and what else they may type: names come from the box."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from tavoliere.engine.components import Components, Row
from tavoliere.games.ticket_to_ride.moves import claim_move, keep_move
from tavoliere.games.ticket_to_ride.names import GREY, NONE, WILD, Kind


@dataclass(frozen=True)
class Names:
    """The ids of a box: what a move's numbers are called."""

    places: list[str]
    place_names: list[str]  # as printed
    colours: list[str]
    symbols: list[str]
    routes: list[str]
    tickets: list[str]


def names_of(components: Components) -> Names:
    """The names of a box that `make_box` has accepted."""
    places = components.table("places").rows()
    symbols = components.table("tourists").texts("symbols") if "tourists" in components else []
    return Names(
        [row.text("id") for row in places],
        [row.text("name", default=row.text("id")) for row in places],
        [row.text("colour") for row in components.table("cards").rows()],
        symbols,
        numbered([f"{_ends(row)}:{row.text('colour')}" for row in components.table("routes").rows()]),
        numbered([_ends(row) for row in components.table("tickets").rows()]),
    )


def _ends(row: Row) -> str:
    return f"{row.text('a')}-{row.text('b')}"


def numbered(texts: list[str]) -> list[str]:
    """The second of two alike gets `#2`."""
    seen: Counter[str] = Counter()
    result = []
    for text in texts:
        seen[text] += 1
        result.append(text if seen[text] == 1 else f"{text}#{seen[text]}")
    return result


def move_text(names: Names, row: Any) -> str:
    """A row of the move table as players write it."""
    kind, a, b, c = int(row.kind), int(row.a), int(row.b), int(row.c)
    if kind == Kind.KEEP:
        return " ".join(["keep", *(names.tickets[ticket] for ticket in (a, b) if ticket != NONE)])
    if kind == Kind.TOURISTS:
        return f"tourists {names.symbols[a]} {names.places[b]}"
    if kind == Kind.DRAW:
        return f"draw {names.colours[a]}"
    if kind == Kind.CLAIM:
        ordinary = [names.colours[b]] if b != WILD else []
        return " ".join(["claim", names.routes[a], *ordinary, *([f"wild={c}"] if c else [])])
    if kind == Kind.FLAG:
        return f"flag {names.colours[a] if a != NONE else 'no'}"
    if kind == Kind.TOKEN:
        return f"token {names.symbols[a]}"
    return {Kind.DRAW_DECK: "draw deck", Kind.TICKETS: "tickets", Kind.PASS: "pass"}[Kind(kind)]


def read_loosely(names: Names, box: Any, text: str) -> list[int]:
    """The moves a text can mean when it is not written as in the table."""
    verb, *words = text.split()
    if verb == "claim" and words:
        return read_claim(names, box, words)
    if verb == "keep" and 1 <= len(words) <= 2:
        tickets = [_ticket(names, word) for word in words]
        if NONE not in tickets and len(set(tickets)) == len(tickets):
            return [int(keep_move(box, tickets[0], tickets[1] if len(tickets) > 1 else NONE))]
    return []


def read_claim(names: Names, box: Any, words: list[str]) -> list[int]:
    """A claim with its colour left out, `wild=0` written, the ends turned round or the route's colour missing."""
    routes = _routes(names, words[0])
    colours = [names.colours.index(word) for word in words[1:] if word in names.colours[1:]]
    wilds = [int(match[1]) for word in words[1:] if (match := re.fullmatch(r"wild=(\d{1,3})", word))]
    if len(colours) + len(wilds) != len(words) - 1 or len(colours) > 1 or len(wilds) > 1:
        return []
    meant = [move for route in routes for move in _claims(box, route, colours, wilds[0] if wilds else 0)]
    fitting = [move for move in meant if _fits(box, move)]
    return sorted(set(fitting if len(routes) > 1 and fitting else meant))


def _claims(box: Any, route: int, colours: list[int], wilds: int) -> list[int]:
    length, own = int(box.length[route]), int(box.route_colour[route])
    all_wild = int(claim_move(box, route, WILD, length))
    if wilds > length or (wilds == length and colours):
        return [all_wild + 1]  # more cards than spaces
    if wilds == length:
        return [all_wild]
    chosen = colours or ([own] if own != GREY else range(1, int(box.colours)))
    return [int(claim_move(box, route, colour, wilds)) for colour in chosen]


def _fits(box: Any, move: int) -> bool:
    row = box.moves[move]
    return int(row.b) == WILD or int(box.route_colour[row.a]) in (GREY, int(row.b))


def _routes(names: Names, word: str) -> list[int]:
    """The routes a word can mean: exactly, with the ends turned round, or without the colour."""
    turned = re.sub(r"^([a-z0-9]+)-([a-z0-9]+)", r"\2-\1", word)
    for wanted in (word, turned):
        if wanted in names.routes:
            return [names.routes.index(wanted)]
    return [route for route, text in enumerate(names.routes) if text.split(":")[0] in (word, turned)]


def _ticket(names: Names, word: str) -> int:
    turned = re.sub(r"^([a-z0-9]+)-([a-z0-9]+)", r"\2-\1", word)
    return next((names.tickets.index(text) for text in (word, turned) if text in names.tickets), NONE)
