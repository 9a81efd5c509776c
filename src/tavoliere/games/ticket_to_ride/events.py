"""The events of Ticket to Ride: what happened, under which rule, with which fields. Their order is their number."""

from tavoliere.engine.events import EventTable
from tavoliere.engine.fields import Count, Points
from tavoliere.games.ticket_to_ride.fields import Colour, Place, Route, Symbol, Ticket

EVENTS = EventTable()

tell_chose_tickets = EVENTS.declare("chose-tickets", "TTR-1.4")
tell_keeps_ticket = EVENTS.declare("keeps-ticket", "TTR-5.3", private=True, ticket=Ticket)
tell_kept_tickets = EVENTS.declare("kept-tickets", "TTR-5.1", reveals=True, count=Count)
tell_first_player = EVENTS.declare("first-player", "TTR-1.5", reveals=True)
tell_placed_tourists = EVENTS.declare("placed-tourists", "SF-1.6", symbol=Symbol, place=Place)
tell_took_card = EVENTS.declare("took-card", "TTR-3.1", colour=Colour)
tell_drew_blind = EVENTS.declare("drew-blind", "TTR-3.1")
tell_got_card = EVENTS.declare("got-card", "TTR-3.8", private=True, reveals=True, colour=Colour)
tell_market_filled = EVENTS.declare("market-filled", "TTR-3.1", reveals=True, colour=Colour)
tell_market_swept = EVENTS.declare("market-swept", "TTR-3.4")
tell_pile_renewed = EVENTS.declare("pile-renewed", "TTR-3.5", reveals=True, count=Count)
tell_claimed = EVENTS.declare("claimed", "TTR-4.1", route=Route, colour=Colour, wilds=Count, points=Points)
tell_kept_flag_card = EVENTS.declare("kept-flag-card", "PAR-4.9", colour=Colour)
tell_declined_flag_card = EVENTS.declare("declined-flag-card", "PAR-4.9")
tell_completed_flag = EVENTS.declare("completed-flag", "PAR-4.10", points=Points)
tell_took_token = EVENTS.declare("took-token", "SF-4.12", symbol=Symbol, place=Place)
tell_drew_tickets = EVENTS.declare("drew-tickets", "TTR-5.1", count=Count)
tell_offered_ticket = EVENTS.declare("offered-ticket", "TTR-5.1", private=True, reveals=True, ticket=Ticket)
tell_passed = EVENTS.declare("passed", "TTR-6")
tell_last_round_begins = EVENTS.declare("last-round-begins", "TTR-7.1", vehicles=Count)
tell_turn_begins = EVENTS.declare("turn-begins", "TTR-2")
tell_ticket_done = EVENTS.declare("ticket-done", "TTR-7.2", reveals=True, ticket=Ticket, points=Points)
tell_ticket_failed = EVENTS.declare("ticket-failed", "TTR-7.2", reveals=True, ticket=Ticket, points=Points)
tell_game_ended = EVENTS.declare("game-ended", "TTR-7.4")
