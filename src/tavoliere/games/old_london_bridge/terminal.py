"""The table for the terminal: the wheel facing its stacks, both tracks with their piles, all bridges, the own hand."""

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavoliere.engine.game_parts import View
from tavoliere.engine.text import Texts
from tavoliere.games.old_london_bridge.fields import tile_key
from tavoliere.games.old_london_bridge.names import AREAS, BUILDING_KINDS, CRESTS, STAIRS, VALUES, WHEEL

if TYPE_CHECKING:
    from tavoliere.games.old_london_bridge import OldLondonBridge

SHAPES = "●▲■◆"
CREST_MARKS = dict(zip(CRESTS, "≈^+»", strict=True))
STYLES = {"blue": "bold blue", "orange": "bold dark_orange", "grey": "bold grey62", "green": "bold green"}
# Where the wheel's six places are drawn, clockwise from the upper left; None is the centre.
WHEEL_ROWS = ((0, 1), (5, None, 2), (4, 3))


def draw(game: "OldLondonBridge", view: View, texts: Texts) -> Any:
    """Everything a player needs to decide."""
    parts: list[RenderableType] = [
        draw_round(view, texts),
        draw_wheel(game, view, texts),
        draw_tracks(game, view, texts),
    ]
    parts += [draw_supply(view, texts), draw_bridges(game, view, texts)]
    parts.append(Text(texts("legend"), "dim"))
    if view["seat"] is not None:
        parts.append(draw_own(view, texts))
    if view["standings"]:
        parts.append(draw_standings(view, texts))
    return Group(*parts)


def draw_round(view: View, texts: Texts) -> Text:
    """Round, turn markers, and the order of play with its cards."""
    markers = " ".join(str(marker) for marker in view["markers"]) + " ·" * (view["rounds"] - len(view["markers"]))
    line = Text(texts("head-round", round=view["round"], rounds=view["rounds"]), "bold")
    line.append(f"  {texts('head-markers')} {markers}")
    if view["order"]:
        line.append(f"   {texts('head-order')} ")
        for place, turn in enumerate(view["order"]):
            style = "bold reverse" if place == view["asked"] else "dim" if place < view["asked"] else ""
            line.append(f"{SHAPES[turn['seat']]}{turn['value']}", style)
            line.append(" ")
    return line


# --- the wheel -------------------------------------------------------------------------------------------------------


def draw_wheel(game: "OldLondonBridge", view: View, texts: Texts) -> Table:
    """What each outer space pays and which building lies behind it, drawn around the centre."""
    kinds = game.components.table("wheel").texts("stacks", WHEEL)
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(justify="center", min_width=24)
    for row in WHEEL_ROWS:
        cells = [wheel_space(game, view, texts, kinds[at]) for at in row if at is not None]
        grid.add_row(cells[0], wheel_centre(game, view, texts) if None in row else "", cells[1])
    return grid


def wheel_space(game: "OldLondonBridge", view: View, texts: Texts, kind: str) -> Text:
    """An outer space: money or X, pawns, and the top of the stack it faces."""
    money, stack = view["wheel"][kind], view["stacks"][kind]
    cell = Text("✕ " if money == "x" else f"£{money} ", "bold red" if money == "x" else "bold yellow")
    cell.append(pawns(view, kind), "bold reverse")
    cell.append(f" {texts('kind-' + kind)} ", "bold")
    if stack["top"]:
        cell.append_text(building(game, stack["top"]))
    cell.append(f" ×{stack['left']}", "dim")
    return cell


def wheel_centre(game: "OldLondonBridge", view: View, texts: Texts) -> Text:
    """The centre with its price."""
    cell = Text(f"◯ {texts('wheel-centre', cost=int(game.box[0].centre_cost))} ", "bold cyan")
    cell.append(pawns(view, "centre"), "bold reverse")
    return cell


def pawns(view: View, space: str) -> str:
    """The pawns on a space."""
    return "".join(SHAPES[seat] for seat, player in enumerate(view["players"]) if player["pawn"] == space)


def building(game: "OldLondonBridge", name: str) -> Text:
    """A building's house number and crests."""
    index = game.ids.buildings.index(name)
    number, crests = game.ids.numbers[index], int(game.box[0].crests[index])
    result = Text(str(number) if number else "♣", "bold")
    for bit, crest in enumerate(CRESTS):
        if crests >> bit & 1:
            result.append(CREST_MARKS[crest], STYLES[crest])
    return result


# --- the tracks ------------------------------------------------------------------------------------------------------


def draw_tracks(game: "OldLondonBridge", view: View, texts: Texts) -> Group:
    """Both tracks; markers on one space lie in a pile, the one that wins ties on top."""
    box = game.box[0]
    coins = {space: f"£{int(coin)}" for space, coin in enumerate(box.chapel_coin) if coin}
    coins[int(box.chapel_spaces)] = f"£{int(box.chapel_end_money)}"
    gifts = {space: "✚" for space in range(int(box.gate_spaces)) if box.gate_bonus[space]}
    gifts[int(box.gate_spaces)] = f"£{int(box.gate_end_money)}"
    chapel = [(stair, [seat for seat in view["chapel_order"] if on_stair(view, seat) == stair]) for stair in STAIRS]
    chapel += [(str(space), markers(view, "chapel", space)) for space in range(1, int(box.chapel_spaces) + 1)]
    gate = [(str(space), markers(view, "gate", space)) for space in range(int(box.gate_spaces) + 1)]
    return Group(
        track(texts("kind-chapel"), chapel, {str(space): coin for space, coin in coins.items()}),
        track(texts("kind-gate"), gate, {str(space): gift for space, gift in gifts.items()}),
    )


def on_stair(view: View, seat: int) -> str | None:
    """The stair a chapel marker still stands on."""
    player = view["players"][seat]
    return str(player["stair"]) if player["chapel"] == 0 else None


def markers(view: View, track_name: str, space: int) -> list[int]:
    """The seats on a space, whoever wins ties first."""
    return [seat for seat in view["chapel_order"] if view["players"][seat][track_name] == space]


def track(title: str, spaces: list[tuple[str, list[int]]], rewards: dict[str, str]) -> Table:
    """One track: rewards above, piles of markers, numbers of the spaces below."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(min_width=8, style="bold", vertical="bottom")
    for _ in spaces:
        grid.add_column(justify="center", min_width=2, vertical="bottom")
    grid.add_row("", *(Text(rewards.get(name, ""), "yellow") for name, _ in spaces))
    grid.add_row(title, *(Text("\n".join(SHAPES[seat] for seat in pile) or "·", "bold") for _, pile in spaces))
    grid.add_row("", *(Text(name, "dim") for name, _ in spaces))
    return grid


# --- supply, bridges, own things -------------------------------------------------------------------------------------


def draw_supply(view: View, texts: Texts) -> Text:
    """The cards of the inn and the open bonus tiles."""
    line = Text(f"{texts('head-supply')} ", "bold")
    for value in VALUES[:0:-1]:
        line.append(f"{value} {texts('card-' + value)} ×{view['supply'].get(value, 0)}  ")
    line.append(f"\n{texts('head-bonus')} ", "bold")
    for number, stack in enumerate(view["bonus"], 1):
        top = texts(tile_key(stack["top"])) if stack["top"] else "–"
        line.append(f"{number}: {top} (×{stack['left']})  ")
    return line


def draw_bridges(game: "OldLondonBridge", view: View, texts: Texts) -> Table:
    """Every seat in the order that decides ties: purse, cards, tiles and bridge."""
    spaces = int(game.box[0].bridge_spaces)
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("", texts("head-money"), texts("head-cards"), texts("head-bridge"), texts("head-tiles")):
        table.add_column(head)
    for seat in view["chapel_order"]:
        player = view["players"][seat]
        chosen = player["has_chosen"] and view["phase"] == "cards"
        mark = "▶" if seat in view["to_act"] else "✓" if chosen else " "
        name = f"{mark} {SHAPES[seat]} {seat + 1}{'*' if seat == view['seat'] else ''}"
        money = f"£{player['money']}" if "money" in player else "£?"
        played = ",".join(str(card) for card in player.get("played", []))
        cards = f"{player['cards']}{' [' + played + ']' if played else ''}"
        table.add_row(name, money, cards, bridge(game, player["bridge"], spaces, texts), tiles(player, texts))
    return table


def bridge(game: "OldLondonBridge", buildings: list[str], spaces: int, texts: Texts) -> Text:
    """The buildings from left to right, with the letter of their kind; free spaces as dots."""
    result = Text()
    for name in buildings:
        kind = BUILDING_KINDS[int(game.box[0].kind[game.ids.buildings.index(name)])]
        result.append(texts(f"letter-{kind}"), "dim")
        result.append_text(building(game, name))
        result.append(" ")
    result.append("_ " * (spaces - len(buildings)), "dim")
    return result


def tiles(player: dict[str, Any], texts: Texts) -> Text:
    """A player's bonus tiles; those usable from the next round in brackets."""
    usable = [texts(tile_key(tile)) for tile, count in player["tiles"].items() for _ in range(count)]
    later = [f"({texts(tile_key(tile))})" for tile, count in player["new_tiles"].items() for _ in range(count)]
    return Text(", ".join(usable + later))


def draw_own(view: View, texts: Texts) -> Text:
    """The own hand, and the effect that is being used."""
    me = view["players"][view["seat"]]
    line = Text(f"{texts('head-hand')} ", "bold")
    for value in VALUES[::-1]:
        if me["hand"].get(value):
            line.append(f"{value} {texts('card-' + value)} ×{me['hand'][value]}  ")
    effect = view["effect"]
    if effect and effect["left"]:
        line.append(f"\n{texts('head-power', left=effect['left'], power=effect['power'])} ", "bold")
        line.append(CREST_MARKS[effect["crest"]], STYLES[effect["crest"]])
    return line


def draw_standings(view: View, texts: Texts) -> Text:
    """Who would win which prize; = marks places that the chapel track decides."""
    result = Text(texts("head-prizes" if view["over"] else "head-standings"), "bold")
    for area in AREAS:
        face = view["scoring"][area]
        result.append(f"\n  {texts('area-' + area)} ({texts('face-printed') if face == 'printed' else face}): ", "bold")
        if not view["standings"].get(area):
            result.append(texts("no-ranking"), "dim")
        for place in view["standings"].get(area, []):
            result.append(f"{SHAPES[place['seat']]} {place['count']}{'=' if place['tied'] else ''} £{place['money']}  ")
    result.append(f"\n  {texts('tie-order')}: ", "bold")
    result.append(" ".join(SHAPES[seat] for seat in view["chapel_order"]))
    return result
