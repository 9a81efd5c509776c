"""What the sentences of events and refusals mention."""

from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.game_parts import Words
from tavoliere.engine.records import Record
from tavoliere.engine.text import Word
from tavoliere.games.ticket_to_ride.fields import Colour, Place, Symbol
from tavoliere.games.ticket_to_ride.names import GREY, NONE, WILD, Forbidden


def more_event_words(game: Game, event: Event) -> Words:
    """A claim also mentions how many ordinary cards were paid."""
    if event.kind == "claimed":
        return {"cards": int(game.box[0].length[event.number("route")]) - event.wilds}
    return {}


def printed_names(game: Game) -> dict[str, str]:
    """Places by their names, routes and tickets by those of their ends."""
    ids, tables = game.ids, game.components.data
    names = dict(zip(ids.places, ids.place_names, strict=True))
    for things, table in ((ids.routes, "routes"), (ids.tickets, "tickets")):
        rows = tables[table]["rows"]
        names |= {thing: f"{names[row['a']]}–{names[row['b']]}" for thing, row in zip(things, rows, strict=True)}
    return names


def refusal_words(game: Game, player: Record, row: Record, reason: int) -> Words:
    """What a refusal of a move to a player mentions."""
    if Forbidden.ROUTE_IS_TAKEN <= reason <= Forbidden.TOO_FEW_WILDS:
        return claim_words(game, player, row)
    if reason in (Forbidden.NOT_IN_THE_MARKET, Forbidden.NOT_THAT_COLOUR):
        return {"colour": Word("none") if row.colour == NONE else Colour.said(game, row.colour)}
    if reason in (Forbidden.SYMBOL_ALREADY_PLACED, Forbidden.PLACE_HAS_A_STACK):
        return {"symbol": Symbol.said(game, row.symbol), "place": Place.said(game, row.place)}
    if reason == Forbidden.TOKEN_NOT_AT_AN_END:
        return {"symbol": Symbol.said(game, row.symbol)}
    return {"least": int(game.box[0].tickets_kept)}


def claim_words(game: Game, player: Record, row: Record) -> Words:
    """The route, what it takes and what the player has."""
    box, route = game.box[0], int(row.route)
    length, own = int(box.length[route]), int(box.route_colour[route])
    return {
        "route": game.ids.routes[route],
        "length": length,
        "vehicles": int(player.vehicles),
        "colour": Colour.said(game, row.colour),
        "own": Word("colour-grey") if own == GREY else Colour.said(game, own),
        "needed": length - int(row.wilds),
        "held": int(player.hand[row.colour]),
        "wilds": int(row.wilds),
        "wilds_held": int(player.hand[WILD]),
        "ferries": int(box.ferries[route]),
    }


def missing_cards(box: Record, player: Record, row: Record) -> int:
    """How many cards a player lacks for a payment."""
    ordinary = int(box.length[row.route]) - int(row.wilds)
    lacking = max(0, ordinary - int(player.hand[row.colour])) if ordinary else 0
    return lacking + max(0, int(row.wilds) - int(player.hand[WILD]))
