"""The whole state as readable data, and the census of everything in the box."""

from typing import Any

import numpy as np

from tavoliere.engine.position_reader import named_bits, named_counts
from tavoliere.engine.records import SEATS, Array, Record
from tavoliere.games.ticket_to_ride.box import Ids
from tavoliere.games.ticket_to_ride.names import NONE, WILD, Phase

POSITION_KEYS = (
    *("first", "active", "turns_left", "passes", "claim", "market", "discards"),
    *("pile", "ticket_pile", "ticket_known", "routes", "stacks"),
)


def position_parts(ids: Ids, state: Record) -> dict[str, Any]:
    """Everything in a state beside its header; piles are listed from the top."""
    colours, tickets = ids.colours, ids.tickets
    return {
        "first": None if state.first == NONE else int(state.first),
        "active": None if state.active == NONE else int(state.active),
        "turns_left": None if state.turns_left == NONE else int(state.turns_left),
        "passes": int(state.passes),
        "claim": claim_parts(ids, state),
        "market": named_counts(state.market, colours),
        "discards": named_counts(state.discards, colours),
        "pile": [colours[colour] for colour in state.pile[: state.pile_count][::-1]],
        "ticket_pile": [tickets[ticket] for ticket in state.ticket_pile[: state.ticket_count]],
        "ticket_known": {
            ticket: [seat for seat in range(SEATS) if int(known) >> seat & 1]
            for ticket, known in zip(tickets, state.ticket_known, strict=False)
            if known
        },
        "routes": route_owners(ids, state),
        "stacks": stack_parts(ids, state),
        "players": [player_parts(ids, state.players[seat]) for seat in range(int(state.seats))],
    }


def route_owners(ids: Ids, state: Record) -> dict[str, int]:
    """The routes that are taken, each with its owner."""
    return {route: int(owner) for route, owner in zip(ids.routes, state.owner, strict=False) if owner != NONE}


def claim_parts(ids: Ids, state: Record) -> dict[str, Any] | None:
    """The route just claimed, while a question about it is open."""
    if state.route == NONE:
        return None
    return {"route": ids.routes[state.route], "colour": ids.colours[state.colour], "wilds": int(state.wilds)}


def stack_parts(ids: Ids, state: Record) -> dict[str, Any]:
    """Where each tourist symbol lies and how many tokens are left."""
    return {
        symbol: {
            "place": None if state.stack_place[index] == NONE else ids.places[state.stack_place[index]],
            "left": int(state.stack_left[index]),
        }
        for index, symbol in enumerate(ids.symbols)
    }


def player_parts(ids: Ids, player: Record) -> dict[str, Any]:
    """Everything a player has."""
    offer = [ids.tickets[ticket] for ticket in player.offer if ticket != NONE]
    return {
        "hand": named_counts(player.hand, ids.colours),
        "seen": named_counts(player.seen, ids.colours),
        "blind": named_counts(player.blind, ids.colours),
        "tickets": named_bits(player.tickets, ids.tickets),
        "offer": offer,
        "chosen": named_bits(player.choice, offer),
        "vehicles": int(player.vehicles),
        "flag": named_bits(player.flag, ids.colours),
        "flags": int(player.flags_done),
        "tokens": named_bits(player.tokens, ids.symbols),
    }


def census(ids: Ids, box: Record, state: Record) -> dict[str, int]:
    """Every card by colour, ticket, vehicle and token, wherever it lies."""
    cards = (
        cards_in_play(box, state)
        + state.market
        + np.bincount(state.pile[: state.pile_count], minlength=len(state.market))
    )
    tickets = int(state.ticket_count)
    counted = {f"cards {colour}": int(cards[index]) for index, colour in enumerate(ids.colours)}
    for seat in range(int(state.seats)):
        player = state.players[seat]
        tickets += int(player.tickets).bit_count() + int((player.offer != NONE).sum())
        laid = sum(int(box.length[route]) for route in range(int(box.routes)) if state.owner[route] == seat)
        counted[f"vehicles {seat}"] = int(player.vehicles) + laid
    counted["tickets"] = tickets
    for index, symbol in enumerate(ids.symbols):
        taken = sum(int(state.players[seat].tokens) >> index & 1 for seat in range(int(state.seats)))
        counted[f"tokens {symbol}"] = int(state.stack_left[index]) + taken
    return counted


def cards_in_play(box: Record, state: Record) -> Array:
    """Cards by colour outside market and pile."""
    cards = np.array(state.discards, np.int64)
    for seat in range(int(state.seats)):
        cards += state.players[seat].hand
        cards += [int(state.players[seat].flag) >> colour & 1 for colour in range(len(cards))]
    if state.phase == Phase.KEEP_FLAG_CARD and state.route != NONE:
        cards[state.colour] += max(0, int(box.length[state.route]) - int(state.wilds))
        cards[WILD] += state.wilds
    return cards
