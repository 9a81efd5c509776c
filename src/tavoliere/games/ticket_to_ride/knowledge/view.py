"""What a seat may see, built from nothing (views add, never blank)."""

from typing import Any

import numpy as np

from tavoliere.engine.plain import cached_per_state
from tavoliere.engine.position_reader import named_bits, named_counts
from tavoliere.engine.records import PARTS, SEATS, Record
from tavoliere.engine.rule import rule
from tavoliere.games.ticket_to_ride.box import Ids
from tavoliere.games.ticket_to_ride.knowledge.position import claim_parts, route_owners, stack_parts
from tavoliere.games.ticket_to_ride.knowledge.ticket_progress import ticket_progress, usable_routes
from tavoliere.games.ticket_to_ride.names import NONE, Forbidden, Phase
from tavoliere.games.ticket_to_ride.rules.claims import route_forbidden_by
from tavoliere.games.ticket_to_ride.rules.scoring import final_scores, route_points, token_points


@rule("GEN-6", "TTR-3.8", "TTR-5.3")
def view_parts(ids: Ids, box: Record, state: Record, seat: int) -> dict[str, Any]:
    """The table as a seat, or a watcher, sees it."""
    players = [player_view(ids, box, state, other, other == seat) for other in range(int(state.seats))]
    return {**open_parts(ids, box, state), "players": players}


@cached_per_state
def open_parts(ids: Ids, box: Record, state: Record) -> dict[str, Any]:
    """What lies open beside the players' own things."""
    return {
        "first": None if state.first == NONE else int(state.first),
        "turns_left": None if state.turns_left == NONE else int(state.turns_left),
        "last_turns": last_turns(state),
        "claim": visible_claim(ids, state),
        "market": named_counts(state.market, ids.colours),
        "pile": int(state.pile_count),
        "discards": named_counts(state.discards, ids.colours),
        "ticket_pile": int(state.ticket_count),
        "routes": route_owners(ids, state),
        "closed": closed_routes(ids, box, state),
        "stacks": stack_parts(ids, state),
    }


@rule("TTR-7.1")
def last_turns(state: Record) -> list[int]:
    """The seats that still have a turn in the last round, in order; none before it."""
    return [(int(state.active) + turn) % int(state.seats) for turn in range(max(0, int(state.turns_left)))]


@rule("TTR-4.7")
def closed_routes(ids: Ids, box: Record, state: Record) -> list[str]:
    """Free routes that nobody can claim any more because of their twin."""
    by_twin, owner = (Forbidden.TWIN_IS_YOURS, Forbidden.TWIN_CLOSED_THE_ROUTE), state.owner
    beside_taken = [route for route, twin in enumerate(box.twin) if twin != NONE and owner[twin] != NONE]
    return [
        ids.routes[route]
        for route in beside_taken
        if all(route_forbidden_by(box, state, seat, route) in by_twin for seat in range(int(state.seats)))
    ]


def visible_claim(ids: Ids, state: Record) -> dict[str, Any] | None:
    """The route a question is about; its payment only while the cards still lie on the table."""
    claim = claim_parts(ids, state)
    return claim if state.phase == Phase.KEEP_FLAG_CARD or claim is None else {"route": claim["route"]}


def player_view(ids: Ids, box: Record, state: Record, seat: int, own: bool) -> dict[str, Any]:
    """What is public of a player, hidden things as counts; the own seat, and everybody at the end, sees more."""
    player, shown = state.players[seat], dict(open_players(ids, box, state)[seat])
    if own:
        offer = [ids.tickets[ticket] for ticket in player.offer if ticket != NONE]
        shown["hand"] = named_counts(player.hand, ids.colours)
        shown["offer"] = offer
        shown["chosen"] = named_bits(player.choice, offer)
        shown["progress"] = progress_of_tickets(ids, box, state, seat)
    if own or state.phase == Phase.OVER:
        shown["own_tickets"] = named_bits(player.tickets, ids.tickets)
    return shown


@cached_per_state
def open_players(ids: Ids, box: Record, state: Record) -> list[dict[str, Any]]:
    """What is public of each player."""
    return [open_player(ids, box, state, seat) for seat in range(int(state.seats))]


def open_player(ids: Ids, box: Record, state: Record, seat: int) -> dict[str, Any]:
    """What is public of a player, hidden things as counts."""
    player = state.players[seat]
    return {
        "vehicles": int(player.vehicles),
        "cards": sum(player.hand),
        "tickets": int(player.tickets).bit_count(),
        "on_offer": sum(ticket != NONE for ticket in player.offer),
        "has_chosen": bool(player.choice),
        "points": open_points(box, state, seat),
        "flag": named_bits(player.flag, ids.colours),
        "flags": int(player.flags_done),
        "tokens": named_bits(player.tokens, ids.symbols),
        "token_points": int(token_points(box, player.tokens)),
    }


def open_points(box: Record, state: Record, seat: int) -> int:
    """Where a player's marker stands: routes and flags, at the end everything."""
    if state.phase != Phase.OVER:
        return int(route_points(box, state, seat)) + int(state.players[seat].flags_done) * int(box.flag_points)
    parts = np.zeros((SEATS, PARTS), np.int64)
    final_scores(box, state, parts)
    return int(parts[seat].sum())


def progress_of_tickets(ids: Ids, box: Record, state: Record, seat: int) -> dict[str, Any]:
    """How far each ticket is that a player has kept or may keep."""
    player, usable = state.players[seat], usable_routes(box, state, seat)
    return {
        text: ticket_progress(ids, box, state, seat, usable, ticket)
        for ticket, text in enumerate(ids.tickets)
        if int(player.tickets) >> ticket & 1 or ticket in player.offer
    }
