"""What a machine can check of accessibility: axe on every screen in both themes, nothing wider than a narrow phone."""

from pathlib import Path
from typing import Any

import pytest

from browser.playing import TOO_LONG, new_table, play, send, still

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")
SCREENS = (
    "/",
    "/new",
    "/matches",
    "/stats",
    "/rules/paris",
    "/box",
    *(f"/box/{game}" for game in GAMES),
    "/box/paris/difference",
    "/ask",
    "/puzzles/paris",
    "/nowhere",
)
THEMES = ("light", "dark")
# A piece shows figures and marks; its label says them as a sentence, in which they need not stand together.
ALL_RULES = {"rules": {"label-content-name-mismatch": {"enabled": False}}}
# Themes differ by their colours alone.
RULES_OF = {"light": ALL_RULES, "dark": {"runOnly": ["color-contrast"]}}


def findings(page: Any, **options: Any) -> list[str]:
    """What axe finds on the page as it is."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run `npm ci`.")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"resultTypes": ["violations"], **(options or ALL_RULES)}
    found = page.evaluate("options => axe.run(document, options)", wanted)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def in_both_themes(page: Any) -> list[str]:
    """What axe finds in the light and in the dark."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function("t => document.documentElement.dataset.theme === t", arg=theme)
        # Colours change gradually, and a wait begins before its page has drawn the new ones.
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        still(page)
        found += [f"{theme}: {one}" for one in findings(page, **RULES_OF[theme])]
    return found


def settled(page: Any, path: str) -> None:
    """A page with its lists read."""
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


def test_axe_finds_nothing_on_the_pages(page: Any) -> None:
    found = {}
    for path in SCREENS:
        settled(page, path)
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        found[path] = in_both_themes(page)
    assert found == {path: [] for path in SCREENS}


def test_axe_finds_nothing_where_boxes_differ_and_where_one_is_gone(page: Any) -> None:
    tables = {"points": {"by_length": [0, 1, 2, 5]}}
    box = send(page.context, "post", "/api/games/paris/own-boxes", name="Mine", tables=tables)["id"]
    settled(page, f"/box/paris/difference?second={box}")
    page.locator("table").wait_for()
    assert in_both_themes(page) == []
    settled(page, "/box/paris?box=gone")
    page.locator("[data-trouble]").wait_for()
    assert in_both_themes(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_board(page: Any, game: str) -> None:
    new_table(page, game)
    play(page, 3)
    page.locator("button[data-move]").first.wait_for()
    page.evaluate("localStorage.clear()")
    page.goto(page.url.split("?")[0])
    page.locator(".prompt:not(.wait)").wait_for()
    assert in_both_themes(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tablist").first.wait_for()
    assert findings(page) == []


def test_axe_finds_nothing_in_the_text_view_the_drawers_and_the_replay(page: Any) -> None:
    address = new_table(page, "necropolis_railway")
    play(page, 3)
    page.locator("button[data-move]").first.wait_for()
    assert in_both_themes(page) == []
    for tool in ("Impostazioni", "Come si gioca", "Menu del tavolo"):
        page.get_by_role("button", name=tool, exact=True).click()
        page.get_by_role("dialog").wait_for()
        assert in_both_themes(page) == [], tool
        page.keyboard.press("Escape")
    page.goto(f"{address}/replay")
    page.locator("input[type=range]").wait_for()
    assert in_both_themes(page) == []


def test_nothing_is_wider_than_a_narrow_phone(page: Any) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    widths = {}
    for path in SCREENS:
        settled(page, path)
        widths[path] = page.evaluate("document.documentElement.scrollWidth")
    assert widths == dict.fromkeys(SCREENS, 320)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_the_menu_fits_a_phone(page: Any, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page, "/")
    links = [one.bounding_box() for one in page.locator("header nav a").all()]
    # Upright the last one is reached by a swipe.
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in links[: 5 if size[0] < size[1] else 6])
    # Lying down there is no height to spare: everything stands on one line.
    tools = page.get_by_role("button", name="Impostazioni").first.bounding_box()
    assert size[0] < size[1] or abs(tools["y"] + tools["height"] / 2 - links[0]["y"] - links[0]["height"] / 2) < 8


def test_a_table_fits_a_narrow_phone(page: Any) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    address = new_table(page, "paris")
    page.locator("button[data-move]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert findings(page) == []
    page.goto(f"{address}/replay")
    page.locator("input[type=range]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_a_table_on_a_desk_needs_no_scrolling_of_the_page(page: Any, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    new_table(page, "old_london_bridge", view="lang=it")
    page.locator(".prompt").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_axe_finds_nothing_beside_the_coach(page: Any) -> None:
    page.goto("/learn/paris")
    page.locator("[data-coach]").wait_for(timeout=TOO_LONG)
    page.locator("[data-coach] footer button.ink").click()
    page.locator("[data-coach=first-tickets]").wait_for()
    assert in_both_themes(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-coach=first-tickets]").wait_for()
    assert findings(page) == []
