"""What a seat may see, built from nothing (views add, never blank)."""

from typing import Any

from tavoliere.engine.position import named_bits, named_counts
from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import rule
from tavoliere.games.ticket_to_ride.names import NONE, Phase
from tavoliere.games.ticket_to_ride.notation import Names
from tavoliere.games.ticket_to_ride.position import PHASES, claim_in_question, stacks
from tavoliere.games.ticket_to_ride.scoring import route_points, token_points
from tavoliere.games.ticket_to_ride.turns import seats_to_act


@rule("GEN-6", "TTR-3.8", "TTR-5.3")
def view(names: Names, game_id: str, box: Any, state: Any, seat: int) -> dict[str, Any]:
    """The table as a seat, or a watcher, sees it."""
    mask = int(seats_to_act(box, state))
    return {
        "game": game_id,
        "seat": None if seat == NOBODY else seat,
        "seats": int(state.seats),
        "phase": PHASES[state.phase],
        "to_act": [other for other in range(int(state.seats)) if mask >> other & 1],
        "turn": int(state.turn),
        "over": bool(state.phase == Phase.OVER),
        "first": int(state.first),
        "turns_left": None if state.turns_left == NONE else int(state.turns_left),
        "claim": claim_seen(names, state),
        "market": named_counts(state.market, names.colours),
        "pile": int(state.pile_count),
        "discards": named_counts(state.discards, names.colours),
        "ticket_pile": int(state.ticket_count),
        "routes": {route: int(owner) for route, owner in zip(names.routes, state.owner, strict=False) if owner != NONE},
        "stacks": stacks(names, state),
        "players": [seat_view(names, box, state, other, other == seat) for other in range(int(state.seats))],
    }


def claim_seen(names: Names, state: Any) -> dict[str, Any] | None:
    """The route a question is about; its payment only while the cards still lie on the table."""
    claim = claim_in_question(names, state)
    return claim if state.phase == Phase.KEEP_FLAG_CARD or claim is None else {"route": claim["route"]}


def seat_view(names: Names, box: Any, state: Any, seat: int, own: bool) -> dict[str, Any]:
    """A player's open things, and the hidden ones as counts; the own seat, and everybody at the end, sees more."""
    player = state.players[seat]
    shown = {
        "vehicles": int(player.vehicles),
        "cards": sum(player.hand),
        "tickets": int(player.tickets).bit_count(),
        "on_offer": sum(ticket != NONE for ticket in player.offer),
        "has_chosen": bool(player.choice),
        "points": int(route_points(box, state, seat)) + int(player.flags_done) * int(box.flag_points),
        "flag": named_bits(player.flag, names.colours),
        "flags": int(player.flags_done),
        "tokens": named_bits(player.tokens, names.symbols),
        "token_points": int(token_points(box, player.tokens)),
    }
    if own:
        offer = [names.tickets[ticket] for ticket in player.offer if ticket != NONE]
        shown["hand"] = named_counts(player.hand, names.colours)
        shown["offer"] = offer
        shown["chosen"] = named_bits(player.choice, offer)
    if own or state.phase == Phase.OVER:
        shown["own_tickets"] = named_bits(player.tickets, names.tickets)
    return shown
