"""A typed position read back into a state. What is left out takes its plain value."""

import numpy as np

from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import SEATS, Array, Record
from tavoliere.games.ticket_to_ride.box import Ids
from tavoliere.games.ticket_to_ride.knowledge.position import cards_in_play
from tavoliere.games.ticket_to_ride.knowledge.validation import (
    check_double_routes,
    check_question,
    check_somebody_can_move,
)
from tavoliere.games.ticket_to_ride.names import CARDS, NONE, Phase

PLAYER_KEYS = ("hand", "seen", "blind", "tickets", "offer", "chosen", "vehicles", "flag", "flags", "tokens")


def read_parts(ids: Ids, box: Record, state: Record, read: Reader) -> None:
    """Everything beside the header. By default cards and tickets lie in the piles; vehicles are those not used."""
    read_whose_turn(state, read)
    state.passes = read.whole("passes", 0, 0, int(state.seats) - 1 + int(state.phase == Phase.OVER))
    state.turns_left = NONE
    if read.has("turns_left"):
        state.turns_left = read.whole("turns_left", NONE, int(state.phase != Phase.OVER), int(state.seats))
    read_routes(ids, state, read)
    check_double_routes(ids, box, state, read)
    players = read.parts("players", SEATS)
    for seat in range(SEATS):
        read_player(ids, box, state, seat, players[seat] if seat < len(players) else Reader({}, f"players[{seat}]"))
    read_claim(ids, box, state, read)
    read_stacks(ids, box, state, read)
    read_tickets(ids, box, state, read)
    read_cards(ids, box, state, read)
    check_question(box, state, read)
    check_somebody_can_move(box, state, read)


def read_whose_turn(state: Record, read: Reader) -> None:
    """Who began and whose turn it is. While first tickets are chosen nobody's, and who begins may be open (TTR-1.5)."""
    last = int(state.seats) - 1
    if state.phase != Phase.CHOOSE_TICKETS:
        state.first, state.active = read.whole("first", 0, 0, last), read.whole("active", 0, 0, last)
        return
    if read.has("active"):
        read.refuse("position-nobodys-turn", "active")
    state.first = read.whole("first", 0, 0, last) if read.has("first") else NONE
    state.active = NONE


def read_routes(ids: Ids, state: Record, read: Reader) -> None:
    """Who owns which route."""
    state.owner[:] = NONE
    routes = read.part("routes")
    routes.only(ids.routes)
    for route, text in enumerate(ids.routes):
        if routes.has(text):
            state.owner[route] = routes.whole(text, 0, 0, int(state.seats) - 1)


def read_player(ids: Ids, box: Record, state: Record, seat: int, read: Reader) -> None:
    """What a player has; every card not said to be seen was drawn from the present pile."""
    read.only(PLAYER_KEYS)
    player = state.players[seat]
    player.offer[:] = NONE
    if seat >= state.seats:
        return
    colours = ids.colours
    player.hand[: len(colours)] = read.counts("hand", colours, CARDS)
    player.seen[: len(colours)] = read.counts("seen", colours, CARDS)
    if (player.seen > player.hand).any():
        read.refuse("position-seen-not-held", "seen")
    player.blind[:] = player.hand - player.seen
    if read.has("blind"):
        player.blind[: len(colours)] = read.counts("blind", colours, int(box.card_count.max()))
    player.tickets = sum(1 << ticket for ticket in set(read.words("tickets", ids.tickets)))
    offer = read.words("offer", ids.tickets, 2)
    player.offer[: len(offer)] = offer
    chosen = read.words("chosen", [ids.tickets[ticket] for ticket in offer], 2)
    player.choice = sum(1 << index for index in set(chosen))
    used = sum(int(box.length[route]) for route in range(int(box.routes)) if state.owner[route] == seat)
    player.vehicles = read.whole("vehicles", max(0, int(box.vehicles) - used), 0, int(box.vehicles))
    of_the_flag = [colour for index, colour in enumerate(colours) if box.is_flag_colour[index]]
    player.flag = sum(1 << colours.index(of_the_flag[index]) for index in set(read.words("flag", of_the_flag)))
    # Each card of a flag came with a route of its own.
    player.flags_done = read.whole("flags", 0, 0, int(box.routes) // len(of_the_flag) if of_the_flag else 0)
    player.tokens = sum(1 << symbol for symbol in set(read.words("tokens", ids.symbols)))


def read_claim(ids: Ids, box: Record, state: Record, read: Reader) -> None:
    """The route a question is about."""
    state.route = NONE
    if read.has("claim"):
        claim = read.part("claim")
        claim.only(("route", "colour", "wilds"))
        state.route = claim.word("route", ids.routes)
        state.colour = claim.word("colour", ids.colours, "wild")
        # A card of the flag is one that is not wild.
        spaces = int(box.length[state.route]) - int(state.phase == Phase.KEEP_FLAG_CARD)
        state.wilds = claim.whole("wilds", 0, 0, spaces)


def read_stacks(ids: Ids, box: Record, state: Record, read: Reader) -> None:
    """The tourist stacks; a symbol left out has none."""
    state.stack_place[:] = NONE
    part = read.part("stacks")
    part.only(ids.symbols)
    for index, symbol in enumerate(ids.symbols):
        stack = part.part(symbol)
        stack.only(("place", "left"))
        if stack.has("place"):
            place = stack.word("place", ids.places)
            if place in state.stack_place:
                stack.refuse("position-stack-twice", "place")
            state.stack_place[index] = place
        highest = max(int(box.stack_size.max()), int(box.free_stack_size.max()))
        state.stack_left[index] = stack.whole("left", 0, 0, highest)


def read_tickets(ids: Ids, box: Record, state: Record, read: Reader) -> None:
    """The ticket pile, by default every ticket nobody has, and who knows which."""
    held: list[int] = []
    for seat in range(int(state.seats)):
        player = state.players[seat]
        own = [ticket for ticket in range(int(box.tickets)) if int(player.tickets) >> ticket & 1]
        own += [int(ticket) for ticket in player.offer if ticket != NONE]
        held += own
        for ticket in own:
            state.ticket_known[ticket] |= 1 << seat
    rest = [text for ticket, text in enumerate(ids.tickets) if ticket not in held]
    pile = read.words("ticket_pile", ids.tickets, int(box.tickets), rest)
    if len(set(pile + held)) != len(pile) + len(held):
        read.refuse("position-ticket-twice", "ticket_pile")
    state.ticket_pile[:] = NONE
    state.ticket_pile[: len(pile)] = pile
    state.ticket_count = len(pile)
    known = read.part("ticket_known")
    known.only(ids.tickets)
    for ticket, text in enumerate(ids.tickets):
        if read.has("ticket_known"):
            state.ticket_known[ticket] |= sum(1 << seat for seat in set(known.wholes(text, SEATS, (), 0, SEATS - 1)))


def read_cards(ids: Ids, box: Record, state: Record, read: Reader) -> None:
    """Market, discards and pile; by default the pile holds every card that lies nowhere else."""
    count = int(box.colours)
    state.discards[:count] = read.counts("discards", ids.colours, CARDS)
    rest = np.array(box.card_count, np.int64) - cards_in_play(box, state)
    if read.has("market"):
        state.market[:count] = read.counts("market", ids.colours, int(box.market_size))
        if state.market.sum() > box.market_size:
            read.refuse("position-market-too-big", "market", size=int(box.market_size))
    else:
        lay_plain_market(box, state, rest)
    rest -= state.market
    left_over = [ids.colours[colour] for colour in range(count) for _ in range(max(0, int(rest[colour])))]
    pile = read.words("pile", ids.colours, CARDS, left_over)
    state.pile[: len(pile)] = pile[::-1]
    state.pile_count = len(pile)
    if not pile and state.discards.any():
        read.refuse("position-empty-pile", "pile")
    rest -= np.bincount(pile, minlength=len(rest)) if pile else 0
    if (rest < 0).any():
        colour = ids.colours[int(np.argmax(rest < 0))]
        count = int(box.card_count[ids.colours.index(colour)])
        read.refuse("position-too-many-cards", "", colour=colour, count=count)


def lay_plain_market(box: Record, state: Record, rest: Array) -> None:
    """A market of different ordinary colours, as far as there are cards."""
    for _ in range(int(box.market_size)):
        choices = [colour for colour in range(1, int(box.colours)) if rest[colour] > state.market[colour]]
        if choices and state.market.sum() < box.market_size:
            state.market[min(choices, key=lambda colour: int(state.market[colour]))] += 1
