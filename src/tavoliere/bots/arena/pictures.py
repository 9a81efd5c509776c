"""Pictures of an arena's results as SVG and PNG, by matplotlib: readable without colour, labels beside the data."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, floor, log10
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullFormatter

from tavoliere.bots.arena.ratings import Rating
from tavoliere.bots.arena.results import BotResult, Results
from tavoliere.bots.arena.settings import HERE
from tavoliere.engine.game import Game
from tavoliere.engine.text import Texts, texts

INK, GREY, FAINT = "#222222", "#6b6b6b", "#e4e4e4"
BLUE, ORANGE = "#0072b2", "#d55e00"  # told apart by everybody (Okabe and Ito)
LOSING_TO_WINNING = LinearSegmentedColormap.from_list("payoff", ["#e69f00", "#fbe9c6", "#ffffff", "#c9e0f2", "#56a5d8"])
STYLE: Any = {
    "font.family": "DejaVu Sans", "font.size": 10, "text.color": INK, "axes.edgecolor": GREY, "axes.labelcolor": GREY,
    "xtick.color": GREY, "ytick.color": GREY, "axes.spines.top": False, "axes.spines.right": False,
    "svg.hashsalt": "tavoliere",
}  # fmt: skip
WIDTH = 7.2  # inches
PARTS_IN_A_ROW = 3
DOTS_PER_INCH = 160


@dataclass(frozen=True)
class Studio:
    """What every picture needs: the results, the game and their texts."""

    results: Results
    game: Game
    words: Texts
    game_words: Texts

    def figure(self, name: str, height: float) -> Figure:
        """An empty picture with a title, and below it one line on what it shows."""
        figure = Figure(figsize=(WIDTH, height))
        title = f"{self.game_words(f'game-{self.game.id}')} · {self.words(f'picture-{name}')}"
        figure.text(0.02, 1 - 0.16 / height, title, size=13, weight="bold", va="top")
        about = self.words(f"picture-{name}-about", games=self.results.games, seats=self.results.settings["seats"])
        figure.text(0.02, 1 - 0.46 / height, about, size=9, color=GREY, va="top")
        return figure


def draw_all(results: Results, game: Game, folder: Path, language: str = "en") -> list[Path]:
    """Write every picture that has something to show, as SVG and as PNG."""
    studio = Studio(results, game, texts(language, (HERE,)), game.texts(language))
    painters: dict[str, Callable[[Studio], Figure]] = {"ratings": ratings, "scores": scores, "time": time}
    if len(results.bots) > 1:
        painters["payoff"] = payoff
    written = []
    with mpl.rc_context(STYLE):
        for name, paint in painters.items():
            figure = paint(studio)
            for kind, metadata in (("svg", {"Date": None}), ("png", {})):
                path = folder / f"{name}.{kind}"
                figure.savefig(path, dpi=DOTS_PER_INCH, metadata=metadata, facecolor="white")
                written.append(path)
    return written


def area(figure: Figure, left: float, bottom: float, right: float, top: float) -> Axes:
    """An empty diagram, its margins in inches: labels keep their room whatever the size."""
    width, height = figure.get_size_inches()
    return figure.add_axes(
        (left / width, bottom / height, 1 - (left + right) / width, 1 - (bottom + top) / height)
    )  # fmt: skip


def label_room(names: list[str]) -> float:
    """Inches that the longest of some names takes."""
    return 0.25 + 0.085 * max(map(len, names))


def dots(axes: Axes, rows: list[tuple[str, Rating]], colour: str) -> None:
    """A dot with its interval for each row, the first at the top, and its number above the dot."""
    for place, (_, rating) in enumerate(rows):
        axes.plot(
            [rating.low, rating.high], [place, place], color=colour, linewidth=2.5, solid_capstyle="round", alpha=0.45
        )
        axes.plot([rating.value], [place], "o", color=colour, markersize=8)
        axes.annotate(
            signed(rating.value, "+.0f"), (rating.value, place), (0, 8), textcoords="offset points", ha="center", size=9
        )
    axes.set_yticks(range(len(rows)), [name for name, _ in rows], color=INK)
    axes.set_ylim(len(rows) - 0.5, -0.75)
    axes.tick_params(length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x", color=FAINT)
    axes.axvline(0, color=GREY, linewidth=0.8)
    axes.set_axisbelow(True)


def ratings(studio: Studio) -> Figure:
    """Every bot's rating, and below it what a seat is worth on the same scale."""
    bots = [(one.bot, one.rating) for one in studio.results.bots]
    seats = [
        (studio.words("picture-seat", seat=number), rating) for number, rating in enumerate(studio.results.seats, 1)
    ]
    row, room = 0.45, label_room([name for name, _ in bots + seats])
    height = 0.8 + row * (len(bots) + len(seats)) + 1.0
    figure = studio.figure("ratings", height)
    seats_bottom = 0.6
    bots_bottom = seats_bottom + row * len(seats) + 0.4
    upper = area(figure, room, bots_bottom, 0.3, height - bots_bottom - row * len(bots))
    lower = area(figure, room, seats_bottom, 0.3, height - seats_bottom - row * len(seats))
    dots(upper, bots, BLUE)
    dots(lower, seats, ORANGE)
    lower.sharex(upper)
    upper.tick_params(labelbottom=False)
    upper.spines["bottom"].set_visible(False)
    lower.set_xlabel(studio.words("picture-elo"))
    return figure


def payoff(studio: Studio) -> Figure:
    """How often the row finishes ahead of the column."""
    names = [one.bot for one in studio.results.bots]
    room = label_room(names)
    cell = min((WIDTH - room - 0.3) / len(names), 1.1)
    height = 1.3 + 0.62 * cell * len(names) + 0.15
    figure = studio.figure("payoff", height)
    axes = area(figure, room, 0.15, WIDTH - room - cell * len(names), 1.3)
    for row, name in enumerate(names):
        for column, other in enumerate(names):
            if name != other:
                paint_cell(axes, row, column, studio)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.xaxis.tick_top()
    axes.set_xticks(range(len(names)), [name.replace(":", ":\n") for name in names], color=INK)
    axes.set_yticks(range(len(names)), names, color=INK)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    return figure


def paint_cell(axes: Axes, row: int, column: int, studio: Studio) -> None:
    """One pair: the share large, its interval small."""
    names = [one.bot for one in studio.results.bots]
    share = studio.results.payoff[names[row]][names[column]]
    axes.fill_between(
        [column - 0.48, column + 0.48], row - 0.46, row + 0.46, color=LOSING_TO_WINNING(share.value), linewidth=0
    )
    axes.text(column, row - 0.1, f"{share.value:.0%}", ha="center", va="center", size=12, weight="bold")
    interval = f"{100 * share.low:.0f}–{100 * share.high:.0f}"
    axes.text(column, row + 0.25, interval, ha="center", va="center", size=8)


def scores(studio: Studio) -> Figure:
    """Points by part, a small diagram for each: all on one scale, the total first."""
    bots = studio.results.bots
    panels = [(studio.words("picture-total"), [one.points for one in bots]), *part_panels(studio)]
    rows, room = ceil(len(panels) / PARTS_IN_A_ROW), label_room([one.bot for one in bots])
    panel_height = 0.24 * len(bots) + 0.1
    height = 0.8 + rows * (panel_height + 0.45)
    figure = studio.figure("scores", height)
    width = (WIDTH - room - 0.2) / PARTS_IN_A_ROW
    values = [value for _, points in panels for value in points]
    reach = (min(*values, 0.0), max(*values, 1.0))
    for number, (title, points) in enumerate(panels):
        line, place = divmod(number, PARTS_IN_A_ROW)
        top = 0.8 + 0.25 + line * (panel_height + 0.45)
        left = room + place * width
        axes = area(figure, left, height - top - panel_height, WIDTH - left - width + 0.15, top)
        bars(axes, title, points, reach)
        axes.set_yticks(range(len(bots)), [one.bot for one in bots] if place == 0 else [""] * len(bots), color=INK)
    return figure


def part_panels(studio: Studio) -> Iterator[tuple[str, list[float]]]:
    """Every part of the score in which anybody got or lost anything."""
    for part in dict.fromkeys(part for one in studio.results.bots for part in one.parts):
        points = [one.parts.get(part, 0.0) for one in studio.results.bots]
        if any(points):
            yield studio.game_words(f"part-{part}"), points


def bars(axes: Axes, title: str, points: list[float], reach: tuple[float, float]) -> None:
    """A bar with its number for every bot; what was lost goes to the left."""
    low, high = reach
    axes.barh(range(len(points)), points, color=[BLUE if value >= 0 else ORANGE for value in points], height=0.62)
    for place, value in enumerate(points):
        offset, side = (3, "left") if value >= 0 else (-3, "right")
        axes.annotate(
            signed(value, ".1f"), (value, place), (offset, 0), textcoords="offset points", va="center", ha=side, size=8
        )
    room = high - low  # some of it for the numbers beside the bars
    axes.set_xlim(low - (0.4 * room if low < 0 else 0), high + 0.25 * room)
    axes.set_ylim(len(points) - 0.5, -0.5)
    axes.set_title(title, size=9, weight="bold", loc="left", pad=3)
    axes.axvline(0, color=GREY, linewidth=0.8)
    axes.set_xticks([])
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def time(studio: Studio) -> Figure:
    """Strength against the time a bot takes for a decision; bots that differ only in their budget are joined."""
    figure = studio.figure("time", 4.6)
    axes = area(figure, 0.85, 0.65, 0.4, 0.95)
    bots = sorted(studio.results.bots, key=thinking)
    for family in families(bots):
        axes.plot(
            list(map(thinking, family)), [one.rating.value for one in family], color=BLUE, linewidth=1.2, alpha=0.6
        )
    for place, one in enumerate(bots):
        spent, rating = thinking(one), one.rating
        axes.plot([spent, spent], [rating.low, rating.high], color=BLUE, linewidth=2.5, alpha=0.35)
        axes.plot([spent], [rating.value], "o", color=BLUE, markersize=7)
        # The name goes to the left of the dot where it would run into the next one.
        offset, side = (-8, "right") if any(crowds(one, other) for other in bots[place + 1 :]) else (8, "left")
        axes.annotate(
            one.bot, (spent, rating.value), (offset, 0), textcoords="offset points", va="center", ha=side, size=9
        )
    axes.set_xscale("log")
    decades = (floor(log10(thinking(bots[0])) - 0.1), ceil(log10(thinking(bots[-1])) + 0.3))
    axes.set_xlim(10.0 ** decades[0], 10.0 ** decades[1])
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: duration(value)))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel(studio.words("picture-thinking"))
    axes.set_ylabel(studio.words("picture-elo"))
    axes.grid(color=FAINT)
    axes.set_axisbelow(True)
    return figure


def thinking(bot: BotResult) -> float:
    """Milliseconds a decision; times too short to measure count as a hundredth."""
    return 1000 * max(bot.seconds, 1e-5)


def crowds(one: BotResult, other: BotResult) -> bool:
    """Whether another dot, further right, lies where the label of this one would go."""
    return thinking(other) / thinking(one) < 5 and abs(other.rating.value - one.rating.value) < 60


def families(bots: list[BotResult]) -> list[list[BotResult]]:
    """Bots with one name and several budgets together, in their order; the others alone."""
    found: dict[str, list[BotResult]] = defaultdict(list)
    for one in bots:
        found[one.bot.partition(":")[0]].append(one)
    return list(found.values())


def signed(value: float, form: str) -> str:
    """A number with a real minus sign."""
    return format(value, form).replace("-", "−")


def duration(milliseconds: float) -> str:
    """Milliseconds as people write them."""
    return f"{milliseconds / 1000:g} s" if milliseconds >= 1000 else f"{milliseconds:g} ms"
