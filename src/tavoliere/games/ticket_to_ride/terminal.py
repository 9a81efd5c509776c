"""The table for the terminal: a map of letters, the market, everybody's things, the own hand and tickets."""

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, Group
from rich.table import Table
from rich.text import Text

from tavoliere.engine.game_parts import View
from tavoliere.engine.text import Texts
from tavoliere.games.ticket_to_ride.names import GREY

if TYPE_CHECKING:
    from tavoliere.games.ticket_to_ride import TicketToRide

WIDEST, NARROWEST = 112, 76  # characters of the map
LABEL = 7  # characters kept free at both sides for half a place's name
LOWEST = 28  # lines
HEIGHT_BY_WIDTH = 0.29  # a character is about twice as high as wide
RING = 0.37  # of the sheet: how far from its middle places lie that are put nowhere
SHAPES = "●▲■◆"
STYLES = {
    "blue": "bold blue",
    "red": "bold red",
    "white": "bold white",
    "yellow": "bold yellow",
    "green": "bold green",
    "purple": "bold magenta",
    "black": "bold bright_black",
    "pink": "bold bright_magenta",
    "orange": "bold dark_orange",
    "grey": "grey62",
    "wild": "bold cyan",
}


def draw(game: "TicketToRide", view: View, texts: Texts) -> Any:
    """Everything a player needs to decide."""
    parts: list[Any] = [Map(game, view), Text(texts("map-legend"), "dim"), draw_supply(game, view, texts)]
    parts.append(draw_seats(game, view, texts))
    if view["first"] is None:
        parts.append(Text(f"{texts('who-begins')}: {texts('who-begins-open')}", "dim"))
    if view["seat"] is not None:
        parts.append(draw_own(game, view, texts))
    return Group(*parts)


class Map:
    """The map, as wide as the terminal allows."""

    def __init__(self, game: "TicketToRide", view: View) -> None:
        self.game, self.view = game, view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield draw_map(self.game, self.view, max(NARROWEST, min(WIDEST, options.max_width)))


class Canvas:
    """A sheet of characters with styles."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text, clipped to the sheet."""
        row = self.cells[min(max(y, 0), len(self.cells) - 1)]
        start = min(max(x, 0), len(row) - len(text))
        for offset, letter in enumerate(text):
            row[start + offset] = (letter, style)

    def line(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """Draw a dotted line."""
        steps = int(max(abs(x1 - x0) / 2, abs(y1 - y0)))
        for step in range(1, steps):
            self.put(round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps), "·", "grey42")

    def text(self) -> Text:
        """The sheet as Rich text."""
        result = Text(no_wrap=True)
        for row in self.cells:
            for letter, style in row:
                result.append(letter, style)
            result.append("\n")
        return result


def draw_map(game: "TicketToRide", view: View, width: int) -> Text:
    """Places where they lie; between them each connection's length and colours, or whose vehicles are there."""
    height = max(LOWEST, round(width * HEIGHT_BY_WIDTH))
    canvas = Canvas(width, height)
    rows = game.components.table("places").rows()
    xs, ys = zip(*spots(game), strict=True)
    at = list(zip(scale(xs, LABEL, width - LABEL), scale(ys, 0, height - 2), strict=True))
    for a, b in connections(game):
        canvas.line(*at[a], *at[b])
    for (a, b), routes in connections(game).items():
        middle = round((at[a][0] + at[b][0]) / 2), round((at[a][1] + at[b][1]) / 2)
        put_connection(game, view, canvas, routes, middle)
    for place, row in enumerate(rows):
        put_place(view, canvas, row.text("id"), round(at[place][0]), round(at[place][1]))
    return canvas.text()


def spots(game: "TicketToRide") -> Iterator[tuple[float, float]]:
    """Where places lie on the sheet; those that a box file puts nowhere lie in a ring, as in the browser."""
    rows, sheet = game.components.table("places").rows(), game.components.table("board").data
    for place, row in enumerate(rows):
        if "board_x" in row.data and "board_y" in row.data:
            yield row.data["board_x"], row.data["board_y"]
        else:
            turn = math.tau * place / len(rows)
            yield sheet["width"] * (0.5 + RING * math.cos(turn)), sheet["height"] * (0.5 + RING * math.sin(turn))


def scale(values: Sequence[float], low: int, high: int) -> list[float]:
    """Numbers stretched to fill a range."""
    least, most = min(values), max(values)
    return [low + (value - least) / (most - least or 1) * (high - low) for value in values]


def connections(game: "TicketToRide") -> dict[tuple[int, int], list[int]]:
    """The routes by the two places they join."""
    box = game.box[0]
    pairs: dict[tuple[int, int], list[int]] = {}
    for route in range(int(box.routes)):
        low, high = sorted((int(box.route_a[route]), int(box.route_b[route])))
        pairs.setdefault((low, high), []).append(route)
    return pairs


def put_connection(game: "TicketToRide", view: View, canvas: Canvas, routes: list[int], at: tuple[int, int]) -> None:
    """A tag such as `2wy`: two spaces, white or yellow; a shape where the route is taken, ~ before a ferry."""
    box = game.box[0]
    tag = [(f"{'~' if box.ferries[routes[0]] else ''}{int(box.length[routes[0]])}", "bold")]
    for route in routes:
        owner = view["routes"].get(game.ids.routes[route])
        colour = "grey" if box.route_colour[route] == GREY else game.ids.colours[box.route_colour[route]]
        tag.append(
            (SHAPES[owner], "bold reverse") if owner is not None else (letter(colour), STYLES.get(colour, "bold"))
        )
    x, y = at[0] - len(tag) // 2, at[1]
    for text, style in tag:
        canvas.put(x, y, text, style)
        x += len(text)


def letter(colour: str) -> str:
    """A colour's letter; grey is a question mark: any colour."""
    return "?" if colour == "grey" else "k" if colour == "black" else colour[0]


def put_place(view: View, canvas: Canvas, place: str, x: int, y: int) -> None:
    """A place's id, with the tourists that wait there."""
    stack = [
        f"{symbol[:4]}×{pile['left']}"
        for symbol, pile in view["stacks"].items()
        if pile["place"] == place and pile["left"]
    ]
    canvas.put(x - len(place) // 2, y, place, "bold underline")
    for text in stack:
        canvas.put(x - len(text) // 2, y + 1, text, "cyan")


def cards(counts: dict[str, int], texts: Texts) -> Text:
    """Cards by colour: `3 red  1 wild`."""
    result = Text()
    for colour, count in counts.items():
        result.append(f"{count} {texts('colour-' + colour)}  ", STYLES.get(colour, ""))
    return result if counts else Text("–", "dim")


def draw_supply(game: "TicketToRide", view: View, texts: Texts) -> Text:
    """The open market and how many cards and tickets are left."""
    line = Text(texts("market") + ": ", "bold")
    line.append_text(cards(view["market"], texts))
    line.append(
        "  " + texts("piles", cards=view["pile"], tickets=view["ticket_pile"], discards=sum(view["discards"].values()))
    )
    return line


def draw_seats(game: "TicketToRide", view: View, texts: Texts) -> Table:
    """What everybody may see of everybody."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    heads = ["seat", "points", "vehicles", "cards", "tickets"]
    table.add_column("")
    for head in heads:
        table.add_column(texts(f"head-{head}"), justify="right")
    table.add_column("")
    for seat, player in enumerate(view["players"]):
        extra = [texts(f"colour-{colour}") for colour in player["flag"]] + [
            texts("flags-done", count=player["flags"])
        ] * bool(player["flags"])
        extra += [texts("begins")] * (seat == view["first"] and view["turn"] <= 1)
        extra += [texts(f"symbol-{symbol}") for symbol in player["tokens"]]
        mark = "▶" if seat in view["to_act"] else " "
        you = "*" if seat == view["seat"] else " "
        numbers = [player["points"], player["vehicles"], player["cards"], player["tickets"]]
        table.add_row(f"{mark} {SHAPES[seat]}{you}", str(seat + 1), *map(str, numbers), ", ".join(extra))
    return table


def draw_own(game: "TicketToRide", view: View, texts: Texts) -> Group:
    """The own hand and tickets."""
    me = view["players"][view["seat"]]
    hand = Text(texts("hand") + ": ", "bold")
    hand.append_text(cards(me["hand"], texts))
    lines = [hand]
    for key in ("own_tickets", "offer", "chosen"):
        if me[key]:
            values = ", ".join(f"{ticket} ({ticket_points(game, ticket)})" for ticket in me[key])
            lines.append(Text.assemble((texts(key.replace("_", "-")) + ": ", "bold"), values))
    return Group(*lines)


def ticket_points(game: "TicketToRide", ticket: str) -> int:
    """What a ticket is worth."""
    return int(game.box[0].ticket_points[game.ids.tickets.index(ticket)])
