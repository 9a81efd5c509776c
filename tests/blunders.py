"""Positions in which the seat to move has a scripted blunder to make, which a review must find and name.

Each is level: the rival has about as much as the first seat has half-way between the better move and the blunder.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.testkit import play
from tavoliere.games.necropolis_railway.tests import given as necropolis
from tavoliere.games.old_london_bridge.tests import given as bridge
from tavoliere.games.old_london_bridge.tests.given import player
from tavoliere.games.ticket_to_ride.tests import given as railway
from tavoliere.games.ticket_to_ride.tests.given import PARIS, SAN_FRANCISCO, holding

SEAT, RIVAL = 0, 1
Routes = list[int]


@dataclass(frozen=True)
class Blunder:
    """A match in which the first seat is to move: the blunder, and how the better moves begin."""

    name: str
    match: Match
    played: str
    better: str

    def is_better(self, move: str) -> bool:
        """Whether a move is one of the better ones."""
        return move.startswith(self.better) and move != self.played


# --- Ticket to Ride ---------------------------------------------------------------------------------------------------


def way_of(game: Game, ticket: str) -> Routes:
    """The routes of a shortest way for a ticket, by spaces; no ferries."""
    box, number = game.box[0], game.ids.tickets.index(ticket)
    best: dict[int, tuple[int, Routes]] = {int(box.ticket_a[number]): (0, [])}
    waiting = deque(best)
    while waiting:
        place = waiting.popleft()
        for route in range(box.routes):
            ends = (int(box.route_a[route]), int(box.route_b[route]))
            if place in ends and not box.ferries[route]:
                other, length = sum(ends) - place, best[place][0] + int(box.length[route])
                if other not in best or length < best[other][0]:
                    best[other] = (length, [*best[place][1], route])
                    waiting.append(other)
    return best[int(box.ticket_b[number])][1]


def worth_of(game: Game, routes: Routes) -> int:
    """The points of some routes."""
    box = game.box[0]
    return sum(int(box.points[box.length[route]]) for route in routes)


def routes_worth(game: Game, taken: Routes, points: float) -> Routes:
    """Routes for the rival, none of those taken or beside them, worth about as many points."""
    box, found = game.box[0], []
    closed = {*taken, *(int(box.twin[route]) for route in taken)}
    for route in sorted(range(box.routes), key=lambda one: -int(box.length[one])):
        if route not in closed and not box.ferries[route] and worth_of(game, [*found, route]) <= points:
            found.append(route)
            closed |= {route, int(box.twin[route])}
    return found


def ticket_points(game: Game, *tickets: str) -> int:
    """The points of some tickets."""
    return sum(int(game.box[0].ticket_points[game.ids.tickets.index(ticket)]) for ticket in tickets)


def given_routes(game: Game, mine: Routes, rival: Routes, me: dict[str, Any], **rest: Any) -> Match:
    """A position of the last turns."""
    names = game.ids.routes
    owners = {names[route]: SEAT for route in mine} | {names[route]: RIVAL for route in rival}
    seats = [me, holding(vehicles=5)]
    return railway.given(game, *seats, routes=owners, market=railway.FIVE, **{"turns_left": 1, **rest})


def route_thrown_away(game: Game, ticket: str, elsewhere: bool, turns_left: int) -> Blunder:
    """The cards for the last route of a ticket are in hand; somebody draws, or claims a short route elsewhere."""
    box, way = game.box[0], way_of(game, ticket)
    last = next(route for route in reversed(way) if box.route_colour[route] > 0)
    mine = [route for route in way if route != last]
    colour = game.ids.colours[int(box.route_colour[last])]
    used = {colour, *way}
    other = next(
        route
        for route in range(box.routes)
        if route not in way and box.length[route] == 1 and box.route_colour[route] > 0
        and int(box.twin[route]) not in used and game.ids.colours[int(box.route_colour[route])] != colour
    )  # fmt: skip
    other_colour = game.ids.colours[int(box.route_colour[other])]
    # With the route: its points and the ticket's; without: the ticket's are lost.
    middle = worth_of(game, mine) + (worth_of(game, [last]) + worth_of(game, [other] if elsewhere else [])) / 2
    rival = routes_worth(game, [*way, other], middle)
    hand = " ".join([colour] * int(box.length[last]) + [other_colour] * elsewhere)
    match = given_routes(game, mine, rival, holding(hand, tickets=ticket, vehicles=5), turns_left=turns_left)
    names = game.ids.routes
    played = f"claim {names[other]} {other_colour}" if elsewhere else "draw deck"
    what = "a short route elsewhere" if elsewhere else "a card drawn"
    return Blunder(f"{ticket}: {what} instead of its last route", match, played, f"claim {names[last]} ")


def ticket_out_of_reach(game: Game, done: str, lost: str, both: bool) -> Blunder:
    """One of two tickets on offer is done already, the other cannot be reached any more; somebody keeps it."""
    way = way_of(game, done)
    sure = worth_of(game, way) + ticket_points(game, done)
    lost_points = ticket_points(game, lost) + (0 if both else ticket_points(game, done))
    rival = routes_worth(game, way, sure - lost_points / 2)
    me = holding(offer=f"{done} {lost}", vehicles=2)
    match = given_routes(game, way, rival, me, phase="keep-tickets")
    kept = next(move for move in match.legal_moves(SEAT) if lost in move and (done in move) == both)
    return Blunder(f"{lost} kept out of reach beside {done}", match, kept, f"keep {done}")


def railway_blunders(game: Game, thrown: list[str], kept: list[tuple[str, str]]) -> list[Blunder]:
    """Routes thrown away and tickets out of reach."""
    turns = (1, 1, 2, 1, 2, 1, 2)
    routes = [
        route_thrown_away(game, ticket, number % 2 == 1, left)
        for number, (ticket, left) in enumerate(zip(thrown, turns, strict=True))
    ]
    return routes + [ticket_out_of_reach(game, *pair, number != 1) for number, pair in enumerate(kept)]


def paris() -> list[Blunder]:
    """Ten of Paris."""
    thrown = ["eiffel-belleville", "arc-pantheon", "montmartre-italie", "bastille-invalides", "louvre-nord",
              "batignolles-montparnasse", "opera-pantheon"]  # fmt: skip
    kept = [("bastille-invalides", "arc-lachaise"), ("champs-notredame", "batignolles-lachaise"),
            ("eiffel-montmartre", "belleville-italie")]  # fmt: skip
    return railway_blunders(PARIS, thrown, kept)


def san_francisco() -> list[Blunder]:
    """Ten of San Francisco."""
    thrown = ["ggb-potrero", "sunset-soma", "pier39-mission", "haight-chinatown", "presidio-civic", "castro-presidio",
              "fortmason-ladies"]  # fmt: skip
    kept = [("japgarden-ladies", "alcatraz-potrero"), ("castro-civic", "ggb-lombard"),
            ("lombard-potrero", "pacheights-richmond")]  # fmt: skip
    return railway_blunders(SAN_FRANCISCO, thrown, kept)


# --- a rival as rich as it takes --------------------------------------------------------------------------------------


def lead_after(match: Match, move: str) -> float:
    """How far the first seat is ahead at the end after a move, everybody going on by what looks best."""
    game, state = match.game, match.state.copy()
    game.play(state, SEAT, game.read_move(move))
    while asked := game.seats_to_act(state):
        moves = game.legal_moves(state, asked[0])
        game.play(state, asked[0], moves[int(np.argmax(game.weigh(state, asked[0], moves)))])
    totals = [sum(score.values()) for score in game.scores(state)]
    return totals[SEAT] - totals[RIVAL]


def level(name: str, build: Callable[[int], Match], played: str, better: str, price: int = 1) -> Blunder:
    """A blunder whose rival has so many pounds more that it decides who wins; `price` pounds make a point."""
    poor = build(0)
    best = next(text for text in poor.legal_moves(SEAT) if text.startswith(better))
    middle = (lead_after(poor, best) + lead_after(poor, played)) / 2
    return Blunder(name, build(max(0, round(price * middle))), played, better)


# --- Old London Bridge ------------------------------------------------------------------------------------------------

LONG = "60 55 50 45 40 35 30"  # a bridge of a single crest or so in each colour
RIVAL_BRIDGE = "59 56 54 51 48 46 44 41 36 33 31"
NOBODYS = "58 53 43"
ORDER = [{"seat": seat, "card": 0, "value": 0} for seat in (RIVAL, 2, SEAT)]


def last_turn(*moves: str, **me: Any) -> Callable[[int], Match]:
    """The last turn of the last round, after some moves of one's own; the tops of all stacks can be appended."""

    def build(money: int) -> Match:
        table = {name: me[name] for name in ("tops", "wheel", "bonus", "supply") if name in me}
        own = {name: value for name, value in me.items() if name not in table}
        mine = player(**{"bridge": LONG, "hand": "0", "money": 20, "stair": "C", **own})
        rival = player(bridge=RIVAL_BRIDGE, hand="0", money=money, stair="A")
        third = player(bridge=NOBODYS, hand="0", money=0, stair="B")
        turn = {"phase": "pawn", "round": 12, "order": ORDER, "asked": 2, "wheel": 0}
        match = bridge.given(mine, rival, third, **{**turn, **table})
        play(match, *moves)
        return match

    return build


def old_london_bridge() -> list[Blunder]:
    """Ten of Old London Bridge: pounds wasted, in the last turn."""
    return [
        level("£2 paid for a guild that faces £3", last_turn(), "pawn centre guild", "pawn guild"),
        level("£2 paid for a garden that faces £2", last_turn(), "pawn centre garden", "pawn garden"),
        level("£2 paid for a store that faces £2", last_turn(), "pawn centre store", "pawn store"),
        level("£2 paid for an inn that faces £1", last_turn(), "pawn centre inn", "pawn inn"),
        level("£1 at the chapel of no power", last_turn(chapel=15), "pawn chapel", "pawn guild"),
        level("a chapel's steps to a coin refused", last_turn("pawn chapel", chapel=10), "stay", "advance"),
        level("a chapel's steps to the end refused", last_turn("pawn chapel", chapel=14), "stay", "advance"),
        level("a gate's steps to the end refused", last_turn("pawn gate", gate=14, wheel=1), "stay", "advance"),
        level("a gate's bonus tile refused", last_turn("pawn gate", "advance", gate=5, wheel=1), "no-bonus", "bonus"),
        level("no card taken for the prize of the inn", last_turn("pawn inn"), "enough", "take"),
    ]


# --- London Necropolis Railway ----------------------------------------------------------------------------------------

PURPLE, MIXED, HALF = "purple purple purple purple purple", "teal red black teal red", "teal teal . . ."
STAFF = {"row1": "staff", "row2": "staff"}


def end(phase: str, *moves: str, **me: Any) -> Callable[[int], Match]:
    """The end of a game, after some moves of one's own; the rival has nothing but money."""

    def build(money: int) -> Match:
        match = necropolis.given(me, [{"money": money}], phase=phase, first=SEAT)
        play(match, *moves)
        return match

    return build


def unstaffed(staffed: str, **more: Any) -> dict[str, Any]:
    """Graves of which not all have staff."""
    return {"graves": {"row1": PURPLE, "row2": PURPLE, "row3": HALF}, "workers": {staffed: "staff"}, **more}


def loaded(*, train: int, **more: Any) -> dict[str, Any]:
    """A train with coffins and mourners, and graves with staff."""
    wagons = {"coffin1": "plain", "mourner1": "plain"}
    graves = {"row1": "purple . purple purple purple", "row2": "teal . . . ."}
    coffins = {"wagons": wagons, "coffins": {"coffin1": {"purple": 1, "teal": 1}}, "passengers": {"mourner1": 3}}
    return {"train": train, "graves": graves, "workers": STAFF, **coffins, **more}


def necropolis_railway() -> list[Blunder]:
    """Ten of London Necropolis Railway."""
    two = {"row1": PURPLE, "row2": PURPLE}
    rich = {"graves": {"row1": "purple teal . . .", "row2": "purple red . . ."}, "workers": STAFF, "mourners": 12}
    cases = [
        ("a train that stays with its coffins", end("run", **loaded(train=0)), "stay", "run"),
        ("a train that stays on the way out", end("run", **loaded(train=2)), "stay", "run"),
        ("an income for which staff cannot be paid", end("run", train=4, graves=two, workers=STAFF), "run", "stay"),
        ("nobody hired for a full row", end("purchase", **unstaffed("row1", money=2)), "final pass", "final hire row2"),
        ("staff for a row of two", end("purchase", **unstaffed("row1", money=2)), "final hire row3", "final hire row2"),
        ("staff for no grave", end("purchase", **unstaffed("row2", money=2)), "final hire row5", "final hire row1"),
        ("no crypt for many mourners", end("purchase", **rich), "final pass", "final crypt white col1"),
        ("a crypt over one coffin", end("purchase", **rich), "final crypt white col2", "final crypt white col1"),
        ("a brown crypt for a white one", end("purchase", **rich), "final crypt brown col1", "final crypt white col1"),
        ("a crypt over an empty column", end("purchase", **rich), "final crypt yellow col5", "final crypt white col1"),
    ]
    return [level(name, build, played, better, 5) for name, build, played, better in cases]


CASES = {
    "paris": paris,
    "san_francisco": san_francisco,
    "old_london_bridge": old_london_bridge,
    "necropolis_railway": necropolis_railway,
}
