"""Sets of routes that follow from what is printed, as bit masks: rules and opinions need not ask route after route.

They lie behind everything printed in the box's record, and are no part of its name (`box_hash`).
"""

from collections.abc import Iterable

from tavoliere.engine.bits import as_mask
from tavoliere.engine.records import Record, float64, int16, int32, int64
from tavoliere.games.ticket_to_ride.names import COLOURS, GREY, LONGEST, NONE, PLACES, ROUTES, WILD

GREY_ROW = WILD  # no route has the colour of wild cards

MASKS = [
    ("paid_by", int64, (COLOURS, LONGEST + 1)),  # routes of a colour that so many cards pay for; grey ones in GREY_ROW
    ("ferried_by", int64, (LONGEST + 1,)),  # routes whose ferries so many wild cards pay for
    ("covered_by", int64, (LONGEST + 1,)),  # routes that so many vehicles are enough for
    ("doubles", int64),  # routes that have a twin
    ("twin_mask", int64, (ROUTES,)),  # a route's twin
    ("touching", int64, (PLACES,)),  # routes that end at a place
    ("ends", int32, (ROUTES,)),  # the two places of a route
    ("mean_length", float64),  # spaces of a route, on average
    ("flag", int16),  # colours of the flag
]


def fill_masks(box: Record) -> None:
    """Write the masks of a box whose routes and flag are filled in."""
    routes = range(int(box.routes))
    # As lists: numpy looks up every field of a record anew.
    length, ferries, colours, twin = (box[name].tolist() for name in ("length", "ferries", "route_colour", "twin"))
    ends = list(zip(box.route_a.tolist(), box.route_b.tolist(), strict=True))
    for count in range(LONGEST + 1):
        within = [route for route in routes if length[route] <= count]
        box.covered_by[count] = mask_of(within)
        box.ferried_by[count] = mask_of(route for route in routes if ferries[route] <= count)
        for row in range(COLOURS):
            colour = GREY if row == GREY_ROW else row
            box.paid_by[row, count] = mask_of(route for route in within if colours[route] == colour)
    box.doubles = mask_of(route for route in routes if twin[route] != NONE)
    for route in routes:
        box.twin_mask[route] = mask_of([twin[route]] if twin[route] != NONE else [])
    for place in range(int(box.places)):
        box.touching[place] = mask_of(route for route in routes if place in ends[route])
    for route in routes:
        box.ends[route] = mask_of(ends[route])
    box.mean_length = int(box.length.sum()) / max(1, int(box.routes))
    box.flag = mask_of(colour for colour in range(COLOURS) if box.is_flag_colour[colour])


def mask_of(places: Iterable[int]) -> int:
    """A mask with these places set."""
    return as_mask(sum(1 << place for place in places))
