"""How the features of Ticket to Ride are laid out: the own seat first, then the others in the order of play.

A feature is 1 or absent unless its block says otherwise; the last of a row of numbers means "or more".
"""

from tavoliere.engine.features import Layout
from tavoliere.engine.records import SEATS
from tavoliere.games.ticket_to_ride.names import COLOURS, PLACES, ROUTES, TICKETS, Phase

# What is awaited after the certain part of a move; 0 is a position as it lies there.
TURN_OVER, SECOND_OPEN, SECOND_BLIND, OVER_BLIND, OFFER, ANSWER, OTHERS = range(1, 8)

VEHICLES = 48
CARDS_HELD = 24
NEARNESS = 8  # spaces to go until a ticket is done: 0 to 4, up to 6, more, impossible
POINTS = 16
TENTH = 0.1  # points and cards are counted in tens: values near 1 are learned best

NOTED_KEY = 2 * SEATS  # whose routes and vehicles the nearness of tickets was worked out for
FEATURES = Layout(version=1, most=512, notes=1 + NOTED_KEY + SEATS * TICKETS)
_own = FEATURES.block

ALWAYS = _own("always", 1, "always there")
AWAITED = _own("awaited", 8, "what is awaited after a move or while others are asked; 0: nothing")
QUESTION = _own("question", len(Phase), "the question that the seat is asked, if it is")
LAST_TURNS = _own("last turns", 4, "no last round yet; in it: one turn to come, none any more, the last one now")
MARKET = _own("market", COLOURS * 4, "open cards, by colour and number")
MARKET_NEEDED = _own("market needed", 6, "open cards that the seat lacks for its tickets")
UNSEEN = _own("unseen", COLOURS, "by colour, a tenth of the cards whose place the seat does not know")
HAND = _own("hand", COLOURS * 10, "cards in hand, by colour and number")
HAND_SIZE = _own("hand size", CARDS_HELD, "cards in hand")
OWN_VEHICLES = _own("vehicles", VEHICLES, "vehicles left")
FLAG_SIZE = _own("flag size", 4, "cards of the flag in front")
FLAG = _own("flag", COLOURS, "colours of the flag in front")
FLAGS = _own("flags", 5, "flags completed")
TOKENS = _own("tokens", 9, "different tourist tokens")
TOURISTS = _own("tourists", PLACES, "a token that the seat lacks lies at the place", by_id=True)
TICKETS_KEPT = _own("tickets kept", 10, "tickets kept")
TICKETS_OPEN = _own("tickets open", 8, "tickets kept that can still be done and are not")
LACKING = _own("lacking", COLOURS * 6, "cards lacking for the cheapest paths of open tickets, by colour and number")
LACKING_ALL = _own("lacking in all", 20, "the same in all colours together")
CLAIMS = _own("claims", 14, "routes on those paths")
SPACES = _own("spaces", 32, "spaces of those routes")
READY = _own("ready", 6, "of those routes, the ones that could be paid now")
HALF_TURNS = _own("half turns", 28, "half turns that the paths take: two for each claim, one for each card lacking")
TIME = _own("time", 20, "turns that each player will probably still have")
SPARE = _own("spare", 25, "half turns to spare, 12 being none")
WANTED = _own("wanted", ROUTES, "a route on those paths", by_id=True)
TICKET = _own("ticket", TICKETS * NEARNESS, "a ticket kept, by how near it is", by_id=True)
TICKET_POINTS = _own("ticket points", POINTS * NEARNESS, "a ticket kept, by its points and how near it is")
OFFERED = _own("offered", TICKETS * NEARNESS, "a ticket on offer, by how near it is", by_id=True)
PROMISE = _own("promise", 3, "a tenth of the points of tickets done, possible and lost")
LEAD = _own("lead", 41, "points ahead of the best other seat, by twos, 20 being none")
LEAD_POINTS = _own("lead in points", 1, "a tenth of the points ahead")
OWNER = _own(
    "owner", SEATS * ROUTES, "a route taken, by whose it is: the own ones, the next seat's and so on", by_id=True
)

RIVAL = Layout()
_rival = RIVAL.block
R_VEHICLES = _rival("vehicles", VEHICLES, "vehicles left")
R_HAND_SIZE = _rival("hand size", CARDS_HELD, "cards in hand")
R_SEEN = _rival("seen", COLOURS * 5, "cards that everybody saw being taken, by colour and number")
R_FLAG_SIZE = _rival("flag size", 4, "cards of the flag in front")
R_FLAG = _rival("flag", COLOURS, "colours of the flag in front")
R_FLAGS = _rival("flags", 5, "flags completed")
R_TOKENS = _rival("tokens", 9, "different tourist tokens")
R_TICKETS = _rival("tickets", 10, "tickets kept")
R_POINTS = _rival("points", 1, "a tenth of the points of routes, flags and tokens")
R_TICKET = _rival(
    "ticket", TICKETS * NEARNESS, "a ticket that the rival may hold, by how near it is for the rival", by_id=True
)

RIVALS = FEATURES.repeat("rivals", RIVAL, SEATS - 1, "for each other seat in the order of play:")
