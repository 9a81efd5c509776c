"""A move as text and back, and what else people may type for it."""

import re
from typing import Any

from tavoliere.engine.records import Record
from tavoliere.games.ticket_to_ride.box import Ids
from tavoliere.games.ticket_to_ride.moves import Kind, claim_move, keep_move
from tavoliere.games.ticket_to_ride.names import GREY, NONE, WILD

WITHOUT_PARTS = {Kind.DRAW_DECK: "draw deck", Kind.TICKETS: "tickets", Kind.PASS: "pass"}


def move_text(ids: Ids, row: Any) -> str:
    """A row of the move table, plain, as players write it."""
    if row.kind == Kind.KEEP:
        kept = [ids.tickets[ticket] for ticket in (row.ticket, row.second_ticket) if ticket != NONE]
        return " ".join(["keep", *kept])
    if row.kind == Kind.TOURISTS:
        return f"tourists {ids.symbols[row.symbol]} {ids.places[row.place]}"
    if row.kind == Kind.DRAW:
        return f"draw {ids.colours[row.colour]}"
    if row.kind == Kind.CLAIM:
        ordinary = [ids.colours[row.colour]] if row.colour != WILD else []
        wilds = [f"wild={row.wilds}"] if row.wilds else []
        return " ".join(["claim", ids.routes[row.route], *ordinary, *wilds])
    if row.kind == Kind.FLAG:
        return f"flag {ids.colours[row.colour] if row.colour != NONE else 'no'}"
    if row.kind == Kind.TOKEN:
        return f"token {ids.symbols[row.symbol]}"
    return WITHOUT_PARTS[row.kind]


def read_loosely(ids: Ids, box: Record, text: str) -> list[int]:
    """The moves a text can mean when it is not written as in the table."""
    verb, *words = text.split() or [""]
    if verb == "claim" and words:
        return read_claim(ids, box, words)
    if verb == "keep" and 1 <= len(words) <= 2:
        tickets = [find_ticket(ids, word) for word in words]
        if NONE not in tickets and len(set(tickets)) == len(tickets):
            return [int(keep_move(box, tickets[0], tickets[1] if len(tickets) > 1 else NONE))]
    return []


def read_claim(ids: Ids, box: Record, words: list[str]) -> list[int]:
    """A claim without its colour or its route's colour, with `wild=0`, or with its places the other way round."""
    routes = find_routes(ids, words[0])
    colours = [ids.colours.index(word) for word in words[1:] if word in ids.colours[1:]]
    wilds = [int(match[1]) for word in words[1:] if (match := re.fullmatch(r"wild=(\d{1,3})", word))]
    if len(colours) + len(wilds) != len(words) - 1 or len(colours) > 1 or len(wilds) > 1:
        return []
    meant = [move for route in routes for move in claims_of(box, route, colours, wilds[0] if wilds else 0)]
    fitting = [move for move in meant if fits(box, move)]
    return sorted(set(fitting if len(routes) > 1 and fitting else meant))


def claims_of(box: Record, route: int, colours: list[int], wilds: int) -> list[int]:
    """The claims of a route with so many wild cards; without a colour, those that the route takes."""
    length, own = int(box.length[route]), int(box.route_colour[route])
    all_wild = int(claim_move(box, route, WILD, length))
    if wilds > length or (wilds == length and colours):
        return [all_wild + 1]  # more cards than spaces
    if wilds == length:
        return [all_wild]
    chosen = colours or ([own] if own != GREY else range(1, int(box.colours)))
    return [int(claim_move(box, route, colour, wilds)) for colour in chosen]


def fits(box: Record, move: int) -> bool:
    """Whether a claim's cards are of the route's colour."""
    row = box.moves[move]
    return int(row.colour) == WILD or int(box.route_colour[row.route]) in (GREY, int(row.colour))


def find_routes(ids: Ids, word: str) -> list[int]:
    """The routes a word can mean: exactly, with the ends the other way round, or without the colour."""
    turned = turn_round(word)
    for wanted in (word, turned):
        if wanted in ids.routes:
            return [ids.routes.index(wanted)]
    return [route for route, text in enumerate(ids.routes) if text.split(":")[0] in (word, turned)]


def find_ticket(ids: Ids, word: str) -> int:
    """The ticket a word means, also with its ends the other way round."""
    return next((ids.tickets.index(text) for text in (word, turn_round(word)) if text in ids.tickets), NONE)


def turn_round(word: str) -> str:
    """`arc-champs:blue` as `champs-arc:blue`."""
    return re.sub(r"^([a-z0-9]+)-([a-z0-9]+)", r"\2-\1", word)
