"""What a machine can check of accessibility: axe on every screen, nothing wider than a narrow phone."""

from pathlib import Path
from typing import Any

import pytest

from browser.playing import new_table, play

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ("/", "/new", "/matches", "/stats", "/rules/paris", "/nowhere")


def findings(page: Any) -> list[str]:
    """What axe finds on the page as it is."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run `npm ci`.")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", SCREENS)
def test_axe_finds_nothing_on_a_page(page: Any, path: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_timeout(400)
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table_and_in_its_replay(page: Any, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    address = new_table(page, "necropolis_railway")
    play(page, 3)
    page.locator("button[data-move]").first.wait_for()
    assert findings(page) == []
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("dialog").wait_for()
    assert findings(page) == []
    page.goto(f"{address}/replay")
    page.locator("input[type=range]").wait_for()
    assert findings(page) == []


@pytest.mark.parametrize("path", SCREENS)
def test_nothing_is_wider_than_a_narrow_phone(page: Any, path: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_table_fits_a_narrow_phone(page: Any) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    new_table(page, "paris")
    page.locator("button[data-move]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert findings(page) == []
