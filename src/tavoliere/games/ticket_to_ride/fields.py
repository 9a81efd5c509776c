"""The types of the fields of moves and events: routes, tickets, places, colours and tourist symbols."""

from tavoliere.engine.fields import one_of
from tavoliere.engine.game import Game


def printed_name(game: Game, place: int) -> str:
    """A place as the map calls it."""
    return str(game.ids.place_names[place])


Route = one_of("RouteId", "a route, such as `arc-champs:blue`", "routes")
Ticket = one_of("TicketId", "a ticket, such as `arc-lachaise`", "tickets")
Place = one_of("PlaceId", "a place of the map", "places", word=printed_name)
Colour = one_of("Colour", "a colour of cards; `wild` for wild cards", "colours", word="colour")
Symbol = one_of("TouristSymbol", "a tourist symbol", "symbols", word="symbol")
