"""The whole state as a readable dict and back, and the census of everything in the box."""

from typing import Any

import numpy as np

from tavoliere.engine.position import Reader, chance_text, named_bits, named_counts
from tavoliere.engine.records import SEATS, Array
from tavoliere.games.ticket_to_ride.claims import may_keep_flag_card
from tavoliere.games.ticket_to_ride.names import CARDS, NONE, Phase
from tavoliere.games.ticket_to_ride.notation import Names
from tavoliere.games.ticket_to_ride.rules import legal_moves
from tavoliere.games.ticket_to_ride.state import STATE
from tavoliere.games.ticket_to_ride.turns import seats_to_act

PHASES = [phase.name.lower().replace("_", "-") for phase in Phase]
KEYS = (
    *("game", "seats", "first", "turn", "phase", "active", "turns_left", "passes", "claim", "market", "discards"),
    *("pile", "ticket_pile", "ticket_known", "routes", "stacks", "chance", "players"),
)
PLAYER_KEYS = ("hand", "seen", "blind", "tickets", "offer", "chosen", "vehicles", "flag", "flags", "tokens")


# --- out -------------------------------------------------------------------------------------------------------------


def position(names: Names, game_id: str, state: Any) -> dict[str, Any]:
    """Everything in a state, with readable names; piles are listed from the top."""
    colours, tickets = names.colours, names.tickets
    return {
        "game": game_id,
        "seats": int(state.seats),
        "first": int(state.first),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "turns_left": None if state.turns_left == NONE else int(state.turns_left),
        "passes": int(state.passes),
        "claim": claim_in_question(names, state),
        "market": named_counts(state.market, colours),
        "discards": named_counts(state.discards, colours),
        "pile": [colours[colour] for colour in state.pile[: state.pile_count][::-1]],
        "ticket_pile": [tickets[ticket] for ticket in state.ticket_pile[: state.ticket_count]],
        "ticket_known": {
            ticket: [seat for seat in range(SEATS) if int(known) >> seat & 1]
            for ticket, known in zip(tickets, state.ticket_known, strict=False)
            if known
        },
        "routes": {route: int(owner) for route, owner in zip(names.routes, state.owner, strict=False) if owner != NONE},
        "stacks": stacks(names, state),
        "chance": chance_text(state.chance),
        "players": [player_position(names, state.players[seat]) for seat in range(int(state.seats))],
    }


def claim_in_question(names: Names, state: Any) -> dict[str, Any] | None:
    """The route just claimed, while a question about it is open."""
    if state.route == NONE:
        return None
    return {"route": names.routes[state.route], "colour": names.colours[state.colour], "wilds": int(state.wilds)}


def stacks(names: Names, state: Any) -> dict[str, Any]:
    """Where each tourist symbol lies and how many tokens are left."""
    return {
        symbol: {
            "place": None if state.stack_place[index] == NONE else names.places[state.stack_place[index]],
            "left": int(state.stack_left[index]),
        }
        for index, symbol in enumerate(names.symbols)
    }


def player_position(names: Names, player: Any) -> dict[str, Any]:
    """Everything a player has."""
    offer = [names.tickets[ticket] for ticket in player.offer if ticket != NONE]
    return {
        "hand": named_counts(player.hand, names.colours),
        "seen": named_counts(player.seen, names.colours),
        "blind": named_counts(player.blind, names.colours),
        "tickets": named_bits(player.tickets, names.tickets),
        "offer": offer,
        "chosen": named_bits(player.choice, offer),
        "vehicles": int(player.vehicles),
        "flag": named_bits(player.flag, names.colours),
        "flags": int(player.flags_done),
        "tokens": named_bits(player.tokens, names.symbols),
    }


# --- in --------------------------------------------------------------------------------------------------------------


def place(names: Names, game_id: str, box: Any, data: dict[str, Any]) -> Array:
    """The state of a position. What is left out: cards and tickets lie in the piles, vehicles are those not used."""
    read = Reader(data)
    read.only(KEYS)
    if data.get("game", game_id) != game_id:
        read.refuse("position-other-game", "game", game=str(data["game"])[:40])
    states = np.zeros(1, STATE)
    state = states[0]
    players = read.parts("players", SEATS)
    state.seats = read.whole("seats", max(2, len(players)), 2, SEATS)
    last = int(state.seats) - 1
    state.first, state.active = read.whole("first", 0, 0, last), read.whole("active", 0, 0, last)
    state.turn, state.passes = read.whole("turn", 1), read.whole("passes", 0, 0, last)
    state.phase = read.word("phase", PHASES, "act")
    state.turns_left = (
        read.whole("turns_left", NONE, int(state.phase != Phase.OVER), int(state.seats))
        if read.has("turns_left")
        else NONE
    )
    state.chance[:] = read.chance()
    place_routes(names, box, state, read)
    for seat in range(SEATS):
        place_player(names, box, state, seat, players[seat] if seat < len(players) else Reader({}, f"players[{seat}]"))
    place_claim(names, state, read)
    place_stacks(names, box, state, read)
    place_tickets(names, box, state, read)
    place_cards(names, box, state, read)
    check_question(box, state, read)
    check_somebody_can_move(box, state, read)
    return states


def place_routes(names: Names, box: Any, state: Any, read: Reader) -> None:
    """Who owns which route."""
    state.owner[:] = NONE
    routes = read.part("routes")
    routes.only(names.routes)
    for route, text in enumerate(names.routes):
        if routes.has(text):
            state.owner[route] = routes.whole(text, 0, 0, int(state.seats) - 1)
    for route, twin in enumerate(box.twin[: box.routes]):
        both_taken = twin != NONE and state.owner[route] != NONE and state.owner[twin] != NONE
        if both_taken and (state.seats == 2 or state.owner[route] == state.owner[twin]):
            routes.refuse("position-both-twins", names.routes[route])


def place_player(names: Names, box: Any, state: Any, seat: int, read: Reader) -> None:
    """What a player has; every card not said to be seen was drawn from the present pile."""
    read.only(PLAYER_KEYS)
    player = state.players[seat]
    player.offer[:] = NONE
    if seat >= state.seats:
        return
    colours = names.colours
    player.hand[: len(colours)] = read.counts("hand", colours, CARDS)
    player.seen[: len(colours)] = read.counts("seen", colours, CARDS)
    if (player.seen > player.hand).any():
        read.refuse("position-seen-not-held", "seen")
    player.blind[:] = player.hand - player.seen
    if read.has("blind"):
        player.blind[: len(colours)] = read.counts("blind", colours, int(box.card_count.max()))
    player.tickets = sum(1 << ticket for ticket in set(read.words("tickets", names.tickets)))
    offer = read.words("offer", names.tickets, 2)
    player.offer[: len(offer)] = offer
    chosen = read.words("chosen", [names.tickets[ticket] for ticket in offer], 2)
    player.choice = sum(1 << index for index in set(chosen))
    used = sum(int(box.length[route]) for route in range(int(box.routes)) if state.owner[route] == seat)
    player.vehicles = read.whole("vehicles", max(0, int(box.vehicles) - used), 0, int(box.vehicles))
    of_the_flag = [colour for index, colour in enumerate(colours) if box.is_flag_colour[index]]
    player.flag = sum(1 << colours.index(of_the_flag[index]) for index in set(read.words("flag", of_the_flag)))
    player.flags_done = read.whole("flags", 0, 0, 999)
    player.tokens = sum(1 << symbol for symbol in set(read.words("tokens", names.symbols)))


def place_claim(names: Names, state: Any, read: Reader) -> None:
    """The route a question is about."""
    state.route = NONE
    if read.has("claim"):
        claim = read.part("claim")
        claim.only(("route", "colour", "wilds"))
        state.route = claim.word("route", names.routes)
        state.colour = claim.word("colour", names.colours, "wild")
        state.wilds = claim.whole("wilds", 0, 0, CARDS)


def place_stacks(names: Names, box: Any, state: Any, read: Reader) -> None:
    """The tourist stacks; a symbol left out has none."""
    state.stack_place[:] = NONE
    part = read.part("stacks")
    part.only(names.symbols)
    for index, symbol in enumerate(names.symbols):
        stack = part.part(symbol)
        stack.only(("place", "left"))
        if stack.has("place"):
            place = stack.word("place", names.places)
            if place in state.stack_place:
                stack.refuse("position-stack-twice", "place")
            state.stack_place[index] = place
        state.stack_left[index] = stack.whole("left", 0, 0, int(box.stack_size.max()))


def place_tickets(names: Names, box: Any, state: Any, read: Reader) -> None:
    """The ticket pile, by default every ticket nobody has, and who knows which."""
    held: list[int] = []
    for seat in range(int(state.seats)):
        player = state.players[seat]
        own = [ticket for ticket in range(int(box.tickets)) if int(player.tickets) >> ticket & 1]
        own += [int(ticket) for ticket in player.offer if ticket != NONE]
        held += own
        for ticket in own:
            state.ticket_known[ticket] |= 1 << seat
    rest = [text for ticket, text in enumerate(names.tickets) if ticket not in held]
    pile = read.words("ticket_pile", names.tickets, int(box.tickets), rest)
    if len(set(pile + held)) != len(pile) + len(held):
        read.refuse("position-ticket-twice", "ticket_pile")
    state.ticket_pile[:] = NONE
    state.ticket_pile[: len(pile)] = pile
    state.ticket_count = len(pile)
    known = read.part("ticket_known")
    known.only(names.tickets)
    for ticket, text in enumerate(names.tickets):
        if read.has("ticket_known"):
            state.ticket_known[ticket] |= sum(1 << seat for seat in set(known.wholes(text, SEATS, (), 0, SEATS - 1)))


def place_cards(names: Names, box: Any, state: Any, read: Reader) -> None:
    """Market, discards and pile; by default the pile holds every card that lies nowhere else."""
    count = int(box.colours)
    state.discards[:count] = read.counts("discards", names.colours, CARDS)
    rest = np.array(box.card_count, np.int64) - cards_in_play(box, state)
    if read.has("market"):
        state.market[:count] = read.counts("market", names.colours, int(box.market_size))
        if state.market.sum() > box.market_size:
            read.refuse("position-market-too-big", "market", size=int(box.market_size))
    else:
        lay_plain_market(box, state, rest)
    rest -= state.market
    left_over = [names.colours[colour] for colour in range(count) for _ in range(max(0, int(rest[colour])))]
    pile = read.words("pile", names.colours, CARDS, left_over)
    state.pile[: len(pile)] = pile[::-1]
    state.pile_count = len(pile)
    if not pile and state.discards.any():
        read.refuse("position-empty-pile", "pile")
    rest -= np.bincount(pile, minlength=len(rest)) if pile else 0
    if (rest < 0).any():
        colour = names.colours[int(np.argmax(rest < 0))]
        read.refuse(
            "position-too-many-cards", "", colour=colour, count=int(box.card_count[names.colours.index(colour)])
        )


def cards_in_play(box: Any, state: Any) -> Any:
    """Cards by colour outside market and pile."""
    cards = np.array(state.discards, np.int64)
    for seat in range(int(state.seats)):
        cards += state.players[seat].hand
        cards += [int(state.players[seat].flag) >> colour & 1 for colour in range(len(cards))]
    if state.phase == Phase.KEEP_FLAG_CARD and state.route != NONE:
        cards[state.colour] += max(0, int(box.length[state.route]) - int(state.wilds))
        cards[0] += state.wilds
    return cards


def lay_plain_market(box: Any, state: Any, rest: Any) -> None:
    """A market of different ordinary colours, as far as there are cards."""
    for _ in range(int(box.market_size)):
        choices = [colour for colour in range(1, int(box.colours)) if rest[colour] > state.market[colour]]
        if choices and state.market.sum() < box.market_size:
            state.market[min(choices, key=lambda colour: int(state.market[colour]))] += 1


def check_question(box: Any, state: Any, read: Reader) -> None:
    """The open question must have something to be about."""
    about_a_claim = state.phase in (Phase.KEEP_FLAG_CARD, Phase.CHOOSE_TOKEN)
    if about_a_claim and (state.route == NONE or state.owner[state.route] != state.active):
        read.refuse("position-question", "claim")
    if state.phase == Phase.KEEP_FLAG_CARD and not may_keep_flag_card(box, state, int(state.active)):
        read.refuse("position-question", "claim.colour")
    asked = {Phase.CHOOSE_TICKETS: range(int(state.seats)), Phase.KEEP_TICKETS: [int(state.active)]}
    for seat in asked.get(Phase(int(state.phase)), []):
        if state.players[seat].offer[0] == NONE:
            read.refuse("position-question", f"players[{seat}].offer")
    if state.phase == Phase.CHOOSE_TICKETS and all(state.players[seat].choice for seat in range(int(state.seats))):
        read.refuse("position-question", "players[0].chosen")


def check_somebody_can_move(box: Any, state: Any, read: Reader) -> None:
    """Whoever is asked must have a move: a pass happens by itself (TTR-6), and so does the end of a turn (TTR-3.7)."""
    moves = np.empty(len(box.moves), np.int16)
    for seat in range(int(state.seats)):
        if int(seats_to_act(box, state)) >> seat & 1 and legal_moves(box, state, seat, moves) == 0:
            read.refuse("position-nobody-can-move", "phase")


def census(names: Names, box: Any, state: Any) -> dict[str, int]:
    """Every card by colour, ticket, vehicle and token, wherever it lies."""
    cards = (
        cards_in_play(box, state)
        + state.market
        + np.bincount(state.pile[: state.pile_count], minlength=len(state.market))
    )
    tickets = int(state.ticket_count)
    counted = {f"cards {colour}": int(cards[index]) for index, colour in enumerate(names.colours)}
    for seat in range(int(state.seats)):
        player = state.players[seat]
        tickets += int(player.tickets).bit_count() + int((player.offer != NONE).sum())
        laid = sum(int(box.length[route]) for route in range(int(box.routes)) if state.owner[route] == seat)
        counted[f"vehicles {seat}"] = int(player.vehicles) + laid
    counted["tickets"] = tickets
    for index, symbol in enumerate(names.symbols):
        taken = sum(int(state.players[seat].tokens) >> index & 1 for seat in range(int(state.seats)))
        counted[f"tokens {symbol}"] = int(state.stack_left[index]) + taken
    return counted
