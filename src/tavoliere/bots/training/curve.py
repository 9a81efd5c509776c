"""The curve of a training as a small SVG: wins against planners over games, generations that passed the gate filled."""

from collections.abc import Sequence
from typing import Protocol
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 28, 44
INK, GREY, FAINT, BLUE = "#222222", "#6b6b6b", "#e4e4e4", "#0072b2"


class Point(Protocol):
    """What is drawn of a generation."""

    @property
    def games(self) -> int: ...
    @property
    def planner(self) -> float: ...
    @property
    def planner_low(self) -> float: ...
    @property
    def planner_high(self) -> float: ...
    @property
    def accepted(self) -> bool: ...


def draw_curve(points: Sequence[Point], seats: int) -> str:
    """The picture; labels are numbers and two short words, so that it needs no language."""
    most = max(1, *(point.games for point in points))  # a net that was given has played none yet

    def at(games: float, share: float) -> tuple[float, float]:
        x = LEFT + games / most * (WIDTH - LEFT - RIGHT)
        return round(x, 1), round(TOP + (1 - share) * (HEIGHT - TOP - BOTTOM), 1)

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>']
    for tenth in range(0, 11, 2):
        (x, y), (end, _) = at(0, tenth / 10), at(most, tenth / 10)
        parts.append(f'<line x1="{x}" y1="{y}" x2="{end}" y2="{y}" stroke="{FAINT}"/>')
        parts.append(_text(x - 8, y + 4, f"{tenth * 10} %", "end"))
    (x, y), (end, _) = at(0, 1 / seats), at(most, 1 / seats)
    parts.append(f'<line x1="{x}" y1="{y}" x2="{end}" y2="{y}" stroke="{GREY}" stroke-dasharray="4 4"/>')
    for quarter in range(5):
        x, _ = at(most * quarter / 4, 0)
        parts.append(_text(x, HEIGHT - BOTTOM + 18, f"{most * quarter / 4 / 1000:.0f} k", "middle"))
    for point in points:
        (x, low), (_, high) = at(point.games, point.planner_low), at(point.games, point.planner_high)
        parts.append(f'<line x1="{x}" y1="{low}" x2="{x}" y2="{high}" stroke="{BLUE}" stroke-opacity="0.4"/>')
    line = " ".join("{},{}".format(*at(point.games, point.planner)) for point in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{BLUE}" stroke-width="1.5"/>')
    for point in points:
        x, y = at(point.games, point.planner)
        fill = BLUE if point.accepted else "white"
        parts.append(f'<circle cx="{x}" cy="{y}" r="3.5" fill="{fill}" stroke="{BLUE}"/>')
    parts.append(_text(LEFT, 16, "v planner", "start"))
    parts.append(_text(WIDTH - RIGHT, HEIGHT - 8, "games", "end"))
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n' + "\n".join(parts) + "\n</svg>\n"


def _text(x: float, y: float, words: str, anchor: str) -> str:
    style = f'font-family="sans-serif" font-size="12" fill="{INK}" text-anchor="{anchor}"'
    return f'<text x="{x}" y="{y}" {style}>{escape(words)}</text>'
