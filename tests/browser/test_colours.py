"""Everybody can distinguish the colours, and every mark is legible on its fill: the design's table, recomputed."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

WEB = Path(__file__).resolve().parents[2] / "src" / "tavoliere" / "web"
LEAST_DIFFERENCE = 15.0  # CIEDE2000
LEAST_CONTRAST = 3.0
# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
EYES = {
    "normal": np.eye(3),
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def palettes() -> dict[str, dict[str, tuple[str, str]]]:
    """Every set of fills with their marks, as the boards use them: each game's, and the seats'."""
    source = (WEB / "board" / "colours.ts").read_text(encoding="utf-8")
    names = dict(re.findall(r"export const (INK|PAPER) = '(#[0-9a-f]{6})'", source))
    sets = {}
    for path in sorted((WEB.parent / "games").glob("*/board/colours.ts")):
        game = path.read_text(encoding="utf-8")
        for name, body in re.findall(r"export const ([A-Z_]+): Record<\w+, Paint[^=]*= \{(.*?)\n\};", game, re.DOTALL):
            paints = re.findall(r"(\w+): (?:\{ \.\.\.)?paint\('(#[0-9a-f]{6})', (INK|PAPER)", body)
            sets[f"{path.parts[-3]}-{name}"] = {colour: (fill, names[mark]) for colour, fill, mark in paints}
    seats = re.search(r"SEATS[^=]*= \[(.*?)\]", source)
    assert seats
    sets["SEATS"] = {str(seat): (fill, "") for seat, fill in enumerate(re.findall(r"#[0-9a-f]{6}", seats[1]))}
    return sets


def linear(colour: str) -> np.ndarray:
    values = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    light, dark = sorted((float(TO_XYZ[1] @ linear(colour)) for colour in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: np.ndarray) -> np.ndarray:
    ratio = TO_XYZ @ np.clip(rgb, 0, 1) / WHITE
    f = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def difference(one: np.ndarray, other: np.ndarray) -> float:
    """CIEDE2000 between two colours in Lab."""
    mean_chroma = (np.hypot(*one[1:]) + np.hypot(*other[1:])) / 2
    stretch = 1 + (1 - np.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))) / 2
    (a1, b1), (a2, b2) = (one[1] * stretch, one[2]), (other[1] * stretch, other[2])
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    lightness, chroma = other[0] - one[0], c2 - c1
    hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    mean_l, mean_c = (one[0] + other[0]) / 2, (c1 + c2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    cosines = ((-0.17, 1, 30), (0.24, 2, 0), (0.32, 3, -6), (-0.20, 4, 63))
    t = 1 + sum(factor * np.cos(np.radians(times * mean_h - shift)) for factor, times, shift in cosines)
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / np.sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    rotation = (
        -np.sin(np.radians(60 * np.exp(-(((mean_h - 275) / 25) ** 2)))) * 2 * np.sqrt(mean_c**7 / (mean_c**7 + 25**7))
    )
    d_l, d_c, d_h = lightness / s_l, chroma / s_c, hue / s_h
    return float(np.sqrt(d_l**2 + d_c**2 + d_h**2 + rotation * d_c * d_h))


def test_the_measure_agrees_with_published_values() -> None:
    # Sharma, Wu and Dalal 2005, pairs 1, 7 and 17.
    pairs = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ]
    for one, other, expected in pairs:
        assert difference(np.array(one, float), np.array(other, float)) == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("name", sorted(palettes()))
def test_no_two_colours_of_a_set_look_alike(name: str) -> None:
    colours = {colour: linear(fill) for colour, (fill, _mark) in palettes()[name].items() if colour != "wild"}
    assert len(colours) >= 3
    for eyes, matrix in EYES.items():
        for one, other in combinations(colours, 2):
            seen = difference(lab(np.array(matrix) @ colours[one]), lab(np.array(matrix) @ colours[other]))
            assert seen >= LEAST_DIFFERENCE, f"{one} and {other} for {eyes} eyes: {seen:.1f}"


@pytest.mark.parametrize("name", sorted(set(palettes()) - {"SEATS"}))
def test_every_mark_can_be_read_on_its_fill(name: str) -> None:
    for colour, (fill, mark) in palettes()[name].items():
        assert contrast(fill, mark) >= LEAST_CONTRAST, colour


def test_text_can_be_read_in_both_themes() -> None:
    source = (WEB / "style" / "tokens.css").read_text(encoding="utf-8")
    light, dark = source.split("[data-theme='dark']")
    for theme in (light, dark):
        tokens = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", theme))
        for ground in ("paper", "panel", "sheet"):
            assert contrast(tokens["ink"], tokens[ground]) >= 7
            assert contrast(tokens["ink-2"], tokens[ground]) >= 4.5
        assert contrast(tokens["on-bar"], tokens["bar"]) >= 7
        assert contrast(tokens["on-bar-2"], tokens["bar"]) >= 4.5
