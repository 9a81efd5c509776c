"""Guided games in the browser, with motion: the coach points, waits, corrects, lets go, and is found again."""

from collections.abc import Iterator
from typing import Any

import pytest

from browser.playing import drawn_anew, is_over

PATIENCE = 30_000  # milliseconds: animations and bots take their time
SHOW = "[data-end-show]"
MOST_CLICKS = 400
# What goes on: the coach, a move that was begun, or any move.
NEXT = """document.querySelector('[data-coach] footer button.ink')
    ?? (document.querySelector('.prompt[aria-busy=false]')
    && document.querySelector('.prompt .primary, .prompt .chip, [data-target][data-can]'))"""
COACH = "document.querySelector('[data-coach]')?.dataset.coach"


@pytest.fixture
def moving(browser: Any, service: str) -> Iterator[Any]:
    """Makes pages of somebody who reads English, has a name and likes things to move."""
    contexts, broken = [], list[str]()

    def open_page(width: int, height: int) -> Any:
        is_phone = width < 760
        context = browser.new_context(
            base_url=service,
            locale="en-GB",
            reduced_motion="no-preference",
            viewport={"width": width, "height": height},
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.request.put("/api/me", data={"name": "Lisa"})
        page = context.new_page()
        page.on("pageerror", lambda error: broken.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert broken == []


def start(page: Any, game: str) -> dict[str, Any]:
    """Open a game's guided game; returns its steps by id."""
    plan = page.context.request.get(f"/api/games/{game}/lesson").json()
    page.goto(f"/learn/{game}")
    page.locator("[data-coach]").wait_for()
    return {step["id"]: step for step in [*plan["steps"], *plan["moments"]]}


def coach(page: Any, *ids: str) -> str:
    """Wait until the coach says one of some things, or anything; returns what."""
    page.wait_for_function(f"ids => ids.length ? ids.includes({COACH}) : {COACH}", arg=list(ids))
    said: str = page.evaluate(COACH)
    return said


def answer(page: Any, step: dict[str, Any]) -> None:
    """Do what the coach asks for, by pointing at what is ringed; wait until the card has gone."""
    if step.get("do"):
        found = [
            page.locator(f'[data-target="{name}"][data-can], [data-place="{name}"][data-can]') for name in step["point"]
        ]
        next(one for one in reversed(found) if one.count()).first.click()
        page.wait_for_function(f"id => {COACH} !== id || document.querySelector('.prompt .primary')", arg=step["id"])
        page.evaluate("document.querySelector('.prompt .primary')?.click()")
    else:
        page.locator("[data-coach] footer button.ink").click()
    page.wait_for_function(f"id => {COACH} !== id", arg=step["id"])


def follow(page: Any, steps: dict[str, Any], last: str) -> list[str]:
    """Follow the coach until it says something; returns what it said before."""
    said = []
    while (now := coach(page)) != last:
        said.append(now)
        answer(page, steps[now])
    return said


def test_paris_is_learnt_at_a_desk(moving: Any) -> None:
    page = moving(1440, 900)
    steps = start(page, "paris")
    follow(page, steps, "draw-open")
    assert page.locator("[data-rings]").get_attribute("data-rings") == "2"
    # Another card would be legal: the coach says why not now, and nothing happens.
    page.locator('[data-place="market green"]').first.click()
    page.locator(".correction").wait_for()
    assert "yellow" in page.locator(".correction").inner_text()
    answer(page, steps["draw-open"])
    coach(page, "draw-blind")
    page.reload()
    assert coach(page) == "draw-blind"
    said = follow(page, steps, "find-it")
    assert said[-3:] == ["red-route", "third-flag", "flag-complete"]
    # Less help: any move goes on.
    page.locator('[data-target="louvre-notredame:blue"][data-can]').click()
    page.wait_for_function(f"() => {COACH} !== 'find-it'")
    while coach(page) != "play-on":
        answer(page, steps[coach(page)])
    page.get_by_role("button", name="Play ahead for me").click()
    coach(page, "last-round")
    answer(page, steps["last-round"])
    to_the_end(page, steps)
    assert "learned Paris" in page.locator("[data-coach]").inner_text()


def to_the_end(page: Any, steps: dict[str, Any]) -> None:
    """Play any move until the points are counted on the board; then the coach speaks of the scoring."""
    for _ in range(MOST_CLICKS):
        page.wait_for_function(f"() => document.querySelector('{SHOW}') || ({NEXT})")
        if page.locator(SHOW).count():
            break
        page.evaluate(f"({NEXT})?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")
        drawn_anew(page)
    page.locator(SHOW).wait_for()
    assert page.locator("[data-coach]").count() == 0
    page.keyboard.press("Escape")
    coach(page, "scoring")
    assert is_over(page)


def test_old_london_bridge_is_learnt_on_a_phone(moving: Any) -> None:
    page = moving(390, 844)
    steps = start(page, "old_london_bridge")
    said = follow(page, steps, "alone")
    assert {"first-cards", "centre", "chapel", "bonus", "use-tile", "garden"} <= set(said)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    answer(page, steps["alone"])
    while coach(page) != "play-on":
        answer(page, steps[coach(page)])
    page.get_by_role("button", name="Play ahead for me").click()
    coach(page, "last-round")
    answer(page, steps["last-round"])
    to_the_end(page, steps)


def test_a_lesson_is_followed_by_keys_in_the_text_view(moving: Any) -> None:
    page = moving(1280, 800)
    start(page, "paris")
    page.goto(f"{page.url}?text=1")
    coach(page, "welcome")
    page.locator("[data-coach] footer button.ink").focus()
    page.keyboard.press("Enter")
    for step in ("first-tickets", "draw-open", "draw-blind", "first-route", "first-flag"):
        coach(page, step)
        page.keyboard.press("g")
        page.wait_for_function("() => document.activeElement.matches('[data-move], [data-target]')")
        page.keyboard.press("Enter")
        page.wait_for_function(f"id => {COACH} !== id || document.querySelector('.prompt .primary')", arg=step)
        page.evaluate("document.querySelector('.prompt .primary')?.click()")
    coach(page, "wild-route")


def test_a_lesson_can_be_left_and_taken_up_again(moving: Any) -> None:
    page = moving(1280, 800)
    steps = start(page, "san_francisco")
    answer(page, steps["welcome"])
    page.get_by_role("button", name="Skip lesson").click()
    assert page.locator("[data-coach]").count() == 0
    page.reload()
    page.get_by_role("button", name="Resume lesson").click()
    coach(page, "first-tickets")
    table = page.url
    page.goto("/learn/san_francisco")
    page.wait_for_url(table)
    page.goto("/learn/san_francisco?again=1")
    coach(page, "welcome")
    assert page.url != table


def test_a_newcomer_is_offered_lessons_and_how_to_play(moving: Any) -> None:
    page = moving(1280, 800)
    page.goto("/")
    page.get_by_role("link", name="Old London Bridge: guided game, 12 min").click()
    coach(page, "welcome")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="How to play Old London Bridge")
    dialog.get_by_role("heading", name="Use the building").wait_for()
    assert dialog.locator(".five li").count() == 5
    assert "OLB-" not in dialog.inner_text()
    dialog.get_by_role("button", name="OLB-3.2").first.click()
    page.get_by_role("dialog").last.get_by_text("OLB-3.2").first.wait_for()
