"""A map's components.toml as one read-only record, the box, and the ids of everything in it."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from tavoliere.engine.checklist import Remark
from tavoliere.engine.components import ID, MOST, Components, Row, Table
from tavoliere.engine.records import SEATS, Array, Record, int16, record
from tavoliere.games.ticket_to_ride.moves import MOVE, fill_moves
from tavoliere.games.ticket_to_ride.names import (
    CARDS,
    COLOURS,
    GREY,
    LONGEST,
    MOVES,
    NONE,
    PLACES,
    ROUTES,
    SYMBOLS,
    TICKETS,
)
from tavoliere.games.ticket_to_ride.route_masks import MASKS, fill_masks

MOST_VEHICLES = 999
MOST_POINTS = 999
MOST_POINTS_OF_ALL = MOST // ROUTES  # of what a player may have once for each route
MOST_COPIES = 99
SHEET = (100, 10_000)  # how wide and how high a map may be drawn

BOX = record(
    [
        ("places", int16),
        ("routes", int16),
        ("tickets", int16),
        ("colours", int16),  # wild included
        ("symbols", int16),  # of tourists; 0 where there are none
        ("vehicles", int16),  # each player's
        ("last_round_at", int16),  # vehicles left
        ("hand_size", int16),  # at the start
        ("market_size", int16),
        ("wild_limit", int16),
        ("tickets_dealt", int16),
        ("tickets_kept", int16),  # at least
        ("flag_points", int16),
        ("is_flag_colour", int16, (COLOURS,)),
        ("card_count", int16, (COLOURS,)),
        ("points", int16, (LONGEST + 1,)),  # by length
        ("route_a", int16, (ROUTES,)),
        ("route_b", int16, (ROUTES,)),
        ("route_colour", int16, (ROUTES,)),  # or GREY
        ("length", int16, (ROUTES,)),
        ("ferries", int16, (ROUTES,)),
        ("twin", int16, (ROUTES,)),  # the other one of a double route, or NONE
        ("ticket_a", int16, (TICKETS,)),
        ("ticket_b", int16, (TICKETS,)),
        ("ticket_points", int16, (TICKETS,)),
        ("place_has_stack", int16, (PLACES,)),
        ("stack_size", int16, (SEATS + 1,)),  # by number of players
        ("free_stack_size", int16, (SEATS + 1,)),
        ("token_points", int16, (SYMBOLS + 1,)),  # by number of different symbols
        ("move_count", int16),
        ("first_keep", int16),
        ("first_tourists", int16),
        ("first_draw", int16),
        ("first_claim", int16, (ROUTES,)),
        ("first_flag", int16),
        ("first_token", int16),
        ("tickets_move", int16),
        ("moves", MOVE, (MOVES,)),
        *MASKS,
    ]
)


def make_box(components: Components) -> Array:
    """The box of a map, checked: whatever cannot be played with is refused, with file, table, row and reason."""
    box = np.zeros(1, BOX)
    fill_cards(box[0], components.table("cards"))
    fill_vehicles(box[0], components.table("vehicles"))
    places = fill_places(box[0], components.table("places"))
    fill_points(box[0], components.table("points"))
    fill_routes(box[0], components.table("routes"), places, colour_ids(components))
    fill_tickets(box[0], components.table("tickets"), places)
    if "flag" in components:
        fill_flag(box[0], components.table("flag"), colour_ids(components))
    if "tourists" in components:
        fill_tourists(box[0], components.table("tourists"))
    fill_moves(box[0], components.table("routes"))
    fill_masks(box[0])
    for side in ("width", "height"):
        components.table("board").whole(side, *SHEET)
    return box


def colour_ids(components: Components) -> list[str]:
    """The box's colours, wild first."""
    return [row.text("colour") for row in components.table("cards").rows(COLOURS)]


def fill_cards(box: Record, table: Table) -> None:
    """How many cards of each colour there are, and how they are laid out."""
    rows = table.rows(COLOURS, least=2)
    if rows[0].text("colour") != "wild":
        rows[0].refuse("box-wild-first")
    refuse_twice(rows, "colour")
    box.colours = len(rows)
    for colour, row in enumerate(rows):
        box.card_count[colour] = row.whole("count", 1, CARDS)
    box.hand_size = table.whole("hand", 0, CARDS)
    box.market_size = table.whole("market", 1, CARDS)
    box.wild_limit = table.whole("wild_limit", 1, CARDS)
    total = int(box.card_count.sum())
    if total > CARDS:
        table.refuse("box-too-many-cards", count=total, most=CARDS)
    needed = SEATS * int(box.hand_size) + int(box.market_size)
    if total < needed:
        table.refuse("box-too-few-cards", count=total, needed=needed)


def fill_vehicles(box: Record, table: Table) -> None:
    """How many vehicles each player has, and when the last round begins."""
    box.vehicles = table.whole("each", 1, MOST_VEHICLES)
    box.last_round_at = table.whole("end_at", 0, int(box.vehicles) - 1)


def fill_places(box: Record, table: Table) -> dict[str, int]:
    """The places of the map, and which have a stack of tourists from the start."""
    rows = table.rows(PLACES, least=2)
    refuse_twice(rows, "id")
    box.places = len(rows)
    for place, row in enumerate(rows):
        box.place_has_stack[place] = bool(row.data.get("tourists", False))
    return {row.text("id"): place for place, row in enumerate(rows)}


def fill_points(box: Record, table: Table) -> None:
    """What a route of each length is worth."""
    for length, points in enumerate(table.wholes("by_length", 0, MOST_POINTS_OF_ALL, LONGEST + 1)):
        box.points[length] = points


def fill_routes(box: Record, table: Table, places: dict[str, int], colours: list[str]) -> None:
    """The routes, and which two make a double route."""
    rows = table.rows(ROUTES)
    box.routes = len(rows)
    box.twin[:] = NONE
    longest = int(np.flatnonzero(box.points).max(initial=0))
    route_colours = {colour: index for index, colour in enumerate(colours) if index > 0} | {"grey": GREY}
    for route, row in enumerate(rows):
        box.route_a[route] = row.one_of("a", places, "box-unknown-place")
        box.route_b[route] = row.one_of("b", places, "box-unknown-place")
        if box.route_a[route] == box.route_b[route]:
            row.refuse("box-same-place")
        box.route_colour[route] = row.one_of("colour", route_colours)
        box.length[route] = row.whole("length", 1, longest)
        box.ferries[route] = row.whole("ferries", 0, int(box.length[route]), default=0)
        if box.length[route] > box.vehicles:
            row.refuse("box-route-too-long", length=int(box.length[route]), vehicles=int(box.vehicles))
    for route, row in enumerate(rows):
        if row.has("double"):
            box.twin[route] = twin_of(box, rows, route)


def twin_of(box: Record, rows: list[Row], route: int) -> int:
    """The other route with the same `double` label; it must join the same places with as many spaces."""
    label = rows[route].text("double")
    others = [other for other, row in enumerate(rows) if other != route and row.data.get("double") == label]
    if len(others) != 1:
        rows[route].refuse("box-double-count", label=label, count=len(others) + 1)
    other = others[0]
    ends = {int(box.route_a[route]), int(box.route_b[route])}
    if ends != {int(box.route_a[other]), int(box.route_b[other])} or box.length[route] != box.length[other]:
        rows[route].refuse("box-double-differs", label=label)
    return other


def fill_tickets(box: Record, table: Table, places: dict[str, int]) -> None:
    """The tickets; the two places of each must be connected by some routes."""
    rows = table.rows(TICKETS)
    box.tickets = len(rows)
    box.tickets_dealt = table.whole("deal", 1, 2)
    box.tickets_kept = table.whole("keep", 1, int(box.tickets_dealt))
    region = regions(box)
    for ticket, row in enumerate(rows):
        box.ticket_a[ticket] = row.one_of("a", places, "box-unknown-place")
        box.ticket_b[ticket] = row.one_of("b", places, "box-unknown-place")
        box.ticket_points[ticket] = row.whole("points", 1, MOST_POINTS)
        if box.ticket_a[ticket] == box.ticket_b[ticket]:
            row.refuse("box-same-place")
        if region[box.ticket_a[ticket]] != region[box.ticket_b[ticket]]:
            row.refuse("box-not-connected", a=row.text("a"), b=row.text("b"))
    if len(rows) < SEATS * int(box.tickets_dealt):
        table.refuse("box-too-few-tickets", count=len(rows), needed=SEATS * int(box.tickets_dealt))


def regions(box: Record) -> list[int]:
    """For each place the lowest place it is connected with."""
    region = list(range(int(box.places)))
    for _ in range(int(box.places)):
        for route in range(int(box.routes)):
            a, b = int(box.route_a[route]), int(box.route_b[route])
            region[a] = region[b] = min(region[a], region[b])
    return region


def unreached(components: Components, box: Record) -> list[Remark]:
    """A remark for every place that no route joins to the first one."""
    rows, region = components.table("places").rows(), regions(box)
    apart = [row for place, row in enumerate(rows) if region[place] != region[0]]
    return [
        Remark(f"places[{row.text('id')}]", "box-unreached", {"place": row.text("name", row.text("id"))})
        for row in apart
    ]


def fill_flag(box: Record, table: Table, colours: list[str]) -> None:
    """The colours of the French flag and its points."""
    box.flag_points = table.whole("points", 0, MOST_POINTS_OF_ALL)
    for colour in table.texts("colours", COLOURS):
        if colour not in colours[1:]:
            table.refuse("box-unknown-word", key="colours", value=colour, known=", ".join(colours[1:]))
        box.is_flag_colour[colours.index(colour)] = 1


def fill_tourists(box: Record, table: Table) -> None:
    """The tourist symbols, the sizes of their stacks and the points for different ones."""
    symbols = table.new_ids("symbols", table.texts("symbols", SYMBOLS), set())
    fixed, free = int(box.place_has_stack.sum()), table.whole("free_stacks", 0, SYMBOLS)
    if len(symbols) != fixed + free:
        table.refuse("box-symbol-count", count=len(symbols), fixed=fixed, free=free)
    if fixed + free > int(box.places):
        table.refuse("box-row-count", count=fixed + free, least=0, most=int(box.places))
    box.symbols = len(symbols)
    copies = table.whole("copies", 1, MOST_COPIES)
    for key, sizes in (("stack", box.stack_size), ("free_stack", box.free_stack_size)):
        by_players = table.part(key)
        for seats in range(2, SEATS + 1):
            sizes[seats] = by_players.whole(str(seats), 0, copies)
    for count, points in enumerate(table.wholes("points", 0, MOST_POINTS, SYMBOLS + 1)):
        box.token_points[count] = points


def refuse_twice(rows: list[Row], key: str) -> None:
    """Names must be different, and fit into a written move."""
    taken: set[str] = set()
    for row in rows:
        (name,) = row.new_ids(key, [row.text(key)], taken)
        if not name.isalnum():  # routes and tickets join names with hyphens
            row.refuse("box-bad-id", key=key, value=name, most=ID)


# --- ids -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ids:
    """What the numbers in records stand for: an index into a list here is the thing's number."""

    places: list[str]
    place_names: list[str]  # as printed
    colours: list[str]
    symbols: list[str]
    routes: list[str]
    tickets: list[str]


def make_ids(components: Components) -> Ids:
    """The ids of a box that `make_box` has accepted."""
    places = components.table("places").rows()
    symbols = components.table("tourists").texts("symbols", SYMBOLS) if "tourists" in components else []
    return Ids(
        [row.text("id") for row in places],
        [row.text("name", default=row.text("id")) for row in places],
        colour_ids(components),
        symbols,
        numbered([f"{ends(row)}:{row.text('colour')}" for row in components.table("routes").rows()]),
        numbered([ends(row) for row in components.table("tickets").rows()]),
    )


def ends(row: Row) -> str:
    """The two places of a route or ticket: `arc-champs`."""
    return f"{row.text('a')}-{row.text('b')}"


def numbered(texts: list[str]) -> list[str]:
    """The same texts without repetitions: the second of two equal ones gets `#2`."""
    seen: Counter[str] = Counter()
    result = []
    for text in texts:
        seen[text] += 1
        result.append(text if seen[text] == 1 else f"{text}#{seen[text]}")
    return result
