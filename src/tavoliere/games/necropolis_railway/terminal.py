"""The table for the terminal: central board, the own three boards, the others in short, and what the turn can do."""

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tavoliere.engine.game_parts import View
from tavoliere.engine.text import Texts
from tavoliere.games.necropolis_railway.names import (
    COFFIN_IDS,
    CRYPT_IDS,
    DISC_IDS,
    OWN_COLOURS,
    PAIRS,
    Side,
    Wagon,
    WagonKind,
)

if TYPE_CHECKING:
    from tavoliere.games.necropolis_railway import NecropolisRailway

SHAPES = "●▲■◆"
LEFT, RIGHT = 45, 34  # panels that fit eighty columns side by side
STYLES = {
    "blue": "bold blue",
    "green": "bold green",
    "grey": "bold grey62",
    "orange": "bold dark_orange",
    "purple": "bold magenta",
    "teal": "bold cyan",
    "red": "bold red",
    "black": "bold bright_black",
    "brown": "bold orange4",
    "yellow": "bold yellow",
    "white": "bold white",
}
MARKS = {"can": ("○", "bold green"), "done": ("●", "dim"), "cannot": ("–", "dim")}
WORKER_MARKS = {"staff": "S", "volunteer": "V"}


def draw(game: "NecropolisRailway", view: View, texts: Texts) -> Any:
    """Everything a player needs to decide."""
    seat = view["seat"] if view["seat"] is not None else view["active"]
    me = view["players"][seat]
    boards = Table.grid(padding=(0, 1))
    boards.add_row(draw_london(game, me, texts), Group(draw_railway(game, me, texts), draw_necropolis(game, me, texts)))
    parts: list[Any] = [draw_heading(view, texts), draw_cards(view, texts), draw_centre(game, view, texts)]
    parts += [draw_own(me, texts), boards, draw_seats(game, view, texts)]
    if view["checklist"]:
        parts.append(draw_turn(view, texts))
    return Group(*parts)


def letter(colour: str) -> str:
    """A colour's letter; black is k, grey is y, so that none means two."""
    return {"black": "k", "grey": "y"}.get(colour, colour[0])


def pieces(counts: dict[str, int], prefix: str, texts: Texts) -> Text:
    """Pieces by colour: `red 2  black 1`."""
    line = Text()
    for colour, count in counts.items():
        line.append(f"{texts(f'{prefix}-{colour}')} {count}  ", STYLES[colour])
    return line if counts else Text("–", "dim")


def coffin_letters(counts: dict[str, int]) -> Text:
    """Coffins as capitals, one for each."""
    return Text(" ").join(
        [Text(letter(colour).upper(), STYLES[colour]) for colour, count in counts.items() for _ in range(count)]
    )


def disc_list(discs: list[str], texts: Texts) -> Text:
    """Discs one after the other."""
    return Text(" ").join([Text(texts(f"disc-{disc}"), STYLES[disc]) for disc in discs] or [Text("–", "dim")])


# --- the central board --------------------------------------------------------------------------------------------


def draw_heading(view: View, texts: Texts) -> Text:
    """Round or stage, and the deck."""
    line = Text(texts(f"stage-{view['stage']}", round=view["round"], rounds=view["rounds"]), "bold")
    line.append("   " + texts("table-deck", count=view["deck"]) + ", ")
    line.append(texts("table-next-back", discs=[texts(f"disc-{disc}") for disc in view["next_back"]]))
    return line


def draw_cards(view: View, texts: Texts) -> Table:
    """The row of cards with their discs, and the card in hand."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    heads = ["card", "discs"]
    for head in heads:
        table.add_column(texts(f"table-{head}"))
    for section in ("london", "necropolis", "railway"):
        table.add_column(texts(f"section-{section}"))
    for number, space in enumerate(view["face_up"], 1):
        table.add_row(
            f"take {number}", disc_list(space["discs"], texts), *sections(view["cards"][space["card"]], texts)
        )
    if view["card"]:
        table.add_row(
            Text(f"▶ {view['card']}", "bold"), "", *sections(view["cards"][view["card"]], texts), style="reverse"
        )
    return table


def sections(card: dict[str, Any], texts: Texts) -> list[str]:
    """The three sections of a card; an arrow is a train icon."""
    shown = {
        "london": texts(f"room-{card['london']}"),
        "necropolis": " + ".join(texts(f"symbol-{symbol}") for symbol in card["necropolis"]),
        "railway": texts(f"ability-{card['railway']}"),
    }
    return [words + " →" * (section in card["trains"]) for section, words in shown.items()]


def draw_centre(game: "NecropolisRailway", view: View, texts: Texts) -> Text:
    """Crypts, staff left, bonus spaces."""
    box = game.box[0]
    line = Text(texts("table-crypts") + ": ", "bold")
    for index, colour in enumerate(CRYPT_IDS):
        word = texts(f"crypt-{colour}")
        text = texts("table-crypt", crypt=word, left=view["crypts"][colour], price=int(box.crypt_price[index]))
        line.append(text + "   ", STYLES[colour])
    line.append(texts("table-staff-left", count=view["staff"]) + "\n")
    line.append(texts("table-bonus") + ": ", "bold")
    for bonus in range(int(box.bonuses)):
        words = texts("table-bonus-action", pounds=int(box.bonus_money[bonus]), steps=int(box.bonus_steps[bonus]))
        line.append(f" {bonus + 1}) {words} ")
        for colour in DISC_IDS[:OWN_COLOURS]:
            disc = view["bonus"].get(f"{bonus + 1} {colour}")
            line.append("●" if disc else letter(colour), STYLES[disc or colour])
    return line


# --- the own boards -----------------------------------------------------------------------------------------------


def draw_own(me: dict[str, Any], texts: Texts) -> Text:
    """The own money and discs."""
    line = Text(texts("table-own", pounds=me["money"]) + " ", "bold")
    return line.append_text(pieces(me["discs"], "disc", texts))


def draw_london(game: "NecropolisRailway", me: dict[str, Any], texts: Texts) -> Panel:
    """Tiles with what they yield and cost, prestige, the waiting areas."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("tile", "side", "yields", "cost", "staff"):
        table.add_column(texts(f"table-{head}"))
    for index, tile in enumerate(game.ids.tiles):
        table.add_row(*tile_row(game, me, index, tile, texts))
    waiting = Text(texts("table-waiting") + ": ", "dim")
    waiting.append_text(pieces(me["waiting_coffins"], "coffin", texts))
    waiting.append(f" {texts('table-mourners')} {me['waiting_mourners']}")
    income = me["income"]
    words = {"coffins": income["coffins"], "mourners": income["mourners"], "pounds": income["money"]}
    earned = Text(texts("table-income", **words, discs=income["orange"], wages=me["wages"]))
    return Panel(Group(table, waiting, earned, draw_prestige(game, me, texts)), title=texts("table-london"), width=LEFT)


def tile_row(game: "NecropolisRailway", me: dict[str, Any], index: int, tile: str, texts: Texts) -> list[str]:
    """A London position: side, income, price of the next step, who stands there."""
    box = game.box[0]
    side = Side[me["tiles"].get(tile, "blank").upper()]
    coffins, mourners, pounds, orange = (int(count) for count in box.tile_yield[index, side])
    parts = [(coffins, texts("table-coffins")), (mourners, texts("table-mourners")), (orange, texts("disc-orange"))]
    yields = [f"{word} {count}" for count, word in parts if count] + [texts("table-money", pounds=pounds)] * bool(
        pounds
    )
    cost = "" if side == Side.B else texts("table-money", pounds=int(box.tile_cost[index, side]))
    worker = me["workers"].get(tile)
    return [tile, "" if side == Side.BLANK else side.name, ", ".join(yields), cost, WORKER_MARKS.get(worker, "")]


def draw_prestige(game: "NecropolisRailway", me: dict[str, Any], texts: Texts) -> Text:
    """The level reached and what the next one costs."""
    box, level = game.box[0], me["prestige"]
    line = Text(texts("table-prestige", level=level, points=int(box.level_points[level - 1])) + "\n")
    if level == int(box.levels):
        return line.append(texts("table-prestige-top"))
    cost = [
        f"{texts(f'disc-{disc}')} {int(count)}"
        for disc, count in zip(DISC_IDS, box.level_cost[level], strict=False)
        if count
    ]
    return line.append(texts("table-prestige-next", discs=cost))


def draw_railway(game: "NecropolisRailway", me: dict[str, Any], texts: Texts) -> Panel:
    """The loop with the train, the wagons with their load, the tucked cards."""
    box = game.box[0]
    track = Text()
    stations = {int(box.london): "L", int(box.necropolis): "N"}
    for space in range(int(box.spaces)):
        name = stations.get(space, "·")
        track.append(
            f"[{name}]" if space == me["train"] else f" {name} ", "bold reverse" if space == me["train"] else ""
        )
    table = Table(box=None, pad_edge=False, show_header=False)
    for index, wagon in game.ids.wagons.items():
        table.add_row(*wagon_row(game, me, index, wagon, texts))
    tucked = [texts(f"ability-{game.ability_of(card)}") for card in me["tucked"]]
    cards = Text(texts("table-tucked") + ": ", "dim").append(", ".join(tucked) or texts("table-nothing"), "")
    return Panel(Group(track, table, cards), title=texts("table-railway"), width=RIGHT)


def wagon_row(game: "NecropolisRailway", me: dict[str, Any], index: int, wagon: str, texts: Texts) -> list[Any]:
    """A wagon: plain or upgraded, its load out of its capacity."""
    state = Wagon[me["wagons"].get(wagon, "missing").upper()]
    kind = WagonKind.COFFIN if index < PAIRS else WagonKind.MOURNER
    seats = int(game.box[0].capacity[kind, state])
    if state == Wagon.MISSING:
        return [Text(wagon, "dim"), "", Text("–", "dim")]
    if kind == WagonKind.MOURNER:
        load: Any = f"{me['passengers'].get(wagon, 0)}/{seats}"
    else:
        load = Text(f"{sum(me['coffins'].get(wagon, {}).values())}/{seats} ")
        if wagon in me["coffins"]:
            load.append_text(coffin_letters(me["coffins"][wagon]))
    return [wagon, "+" if state == Wagon.UPGRADED else "", load]


def draw_necropolis(game: "NecropolisRailway", me: dict[str, Any], texts: Texts) -> Panel:
    """Crypts over the columns, rows with staff and graves: a capital is a coffin, a small letter an empty grave."""
    box = game.box[0]
    table = Table(box=None, pad_edge=False, show_header=False)
    heads = [me["crypts"].get(column) for column in game.ids.columns]
    multipliers = [score["multiplier"] for score in me["column_score"]]
    crypts = [
        Text(f"×{count}", STYLES.get(str(colour), "dim")) for colour, count in zip(heads, multipliers, strict=True)
    ]
    table.add_row("", "", *crypts)
    for index, row in enumerate(game.ids.rows):
        worker = WORKER_MARKS.get(me["workers"].get(row), "·")
        coffins = me["graves"].get(row, " ".join("." * len(heads))).split()
        graves = [grave(coffin, COFFIN_IDS[box.grave_colour[index, column]]) for column, coffin in enumerate(coffins)]
        table.add_row(row, worker, *graves)
    lines: list[Any] = [table, Text(texts("table-gathered", count=me["mourners"]))]
    lines.append(Text(texts("table-potter", count=sum(me["potter"].values()))))
    if me["volunteers"]:
        lines.append(Text(texts("table-volunteer-waits"), "bold"))
    return Panel(Group(*lines), title=texts("table-necropolis"), width=RIGHT)


def grave(coffin: str, printed: str) -> Text:
    """A coffin in capitals, or the printed colour of an empty grave."""
    return (
        Text(letter(printed), STYLES[printed])
        if coffin == "."
        else Text(letter(coffin).upper(), STYLES[coffin] + " reverse")
    )


# --- everybody, and the turn --------------------------------------------------------------------------------------


HEADS = ("seat", "points", "discs", "tiles", "level", "wagons", "rows", "coffins", "crypts", "mourners", "train")


def draw_seats(game: "NecropolisRailway", view: View, texts: Texts) -> Table:
    """What there is to know of everybody, in a line each."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for head in HEADS:
        table.add_column(texts(f"head-{head}"), no_wrap=True)
    for seat, me in enumerate(view["players"]):
        mark = ("▶" if seat in view["to_act"] else " ") + SHAPES[seat] + ("*" if seat == view["seat"] else " ")
        table.add_row(f"{mark}{texts('table-money', pounds=me['money'])}", *seat_row(game, me))
    return table


def seat_row(game: "NecropolisRailway", me: dict[str, Any]) -> list[Any]:
    """A player in short: discs blue/green/grey/orange, rows and columns from the first to the last."""
    sides, wagons = list(me["tiles"].values()), list(me["wagons"].values())
    discs = Text("/").join([Text(str(me["discs"].get(disc, 0)), STYLES[disc]) for disc in DISC_IDS])
    rows = "".join(WORKER_MARKS.get(me["workers"].get(row), "·") for row in game.ids.rows)
    crypts = [me["crypts"].get(column) for column in game.ids.columns]
    return [
        str(me["points"]),
        discs,
        f"{sides.count('a')}a {sides.count('b')}b",
        str(me["prestige"]),
        f"{wagons.count('plain')}+{wagons.count('upgraded')}",
        rows,
        str(sum(coffin != "." for graves in me["graves"].values() for coffin in graves.split())),
        Text().join([Text(letter(crypt), STYLES[crypt]) if crypt else Text("·", "dim") for crypt in crypts]),
        str(me["mourners"]),
        str(me["train"] + 1),
    ]


def draw_turn(view: View, texts: Texts) -> Text:
    """The checklist of the turn, and what the train would do now."""
    line = Text(texts("table-checklist") + ": ", "bold")
    names = {part: f"section-{part}" for part in ("london", "necropolis", "railway")}
    names |= {"bonus": "table-used-bonus", "prestige": "table-used-prestige"}
    for part, status in view["checklist"].items():
        mark, style = MARKS[status]
        line.append(f" {mark} {texts(names[part])} ({texts('table-' + status)}) ", style)
    train = view["train"]
    line.append("\n" + texts("table-train-now", steps=train["steps"], to=train["to"] + 1))
    if train["stations"]:
        line.append(
            " " + texts("table-train-stations", stations=[texts(f"station-{name}") for name in train["stations"]])
        )
    return line
