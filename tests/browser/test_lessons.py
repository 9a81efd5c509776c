"""Guided games in the browser, with animations: the coach points, waits, corrects, lets go, and is found again."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from browser.playing import TOO_LONG, drawn_anew, is_over

SHOW = "[data-end-show]"
MOST_CLICKS = 400
# What goes on: the coach, a move that was begun, or any move.
NEXT = """(document.querySelector('[data-coach] footer button.ink')
    ? [document.querySelector('[data-coach] footer button.ink')]
    : document.querySelector('.prompt[aria-busy=false] .primary')
    ? [document.querySelector('.prompt .primary')]
    : document.querySelector('.prompt[aria-busy=false]')
    ? [...document.querySelectorAll('.prompt .chip, [data-target][data-can]')] : [])"""
CLICK = f"at => {NEXT}[at % {NEXT}.length]?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
NO_PIN_ON_PROMPT = """[...document.querySelectorAll('.veil .pin')].every((pin) => {
    const { left, top, width, height } = pin.getBoundingClientRect();
    const { x, y, right, bottom } = document.querySelector('.prompt').getBoundingClientRect();
    return left + width < x || left > right || top + height < y || top > bottom;
})"""
COVERS_NOTHING = """[...document.querySelectorAll('.veil .ring')].every((ring) => {
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const card = document.querySelector('[data-coach]').getBoundingClientRect();
    return right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom;
})"""
COACH = "document.querySelector('[data-coach]')?.dataset.coach"
# What moves is shown in a third of the time: a whole game is played with a coach who talks in between.
QUICKLY = """if (location.origin !== 'null' && !localStorage.getItem('tavoliere.settings'))
  localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 0.3 }));"""


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
        context.set_default_timeout(TOO_LONG)
        contexts.append(context)
        context.add_init_script(QUICKLY)
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
    wanted = f"ids => {{ const now = {COACH}; return !ids.length || ids.includes(now) ? now : null }}"
    said: str = page.wait_for_function(wanted, arg=list(ids)).json_value()
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
    assert page.locator("[data-rings]").get_attribute("data-rings") == "3"
    # A blue card would pay for a route: that the coach lets nothing but a draw through makes nobody poor.
    assert not page.get_by_text("You can't pay for any route right now").count()
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


def play_until(page: Any, what: str) -> None:
    """Play any move until the points are counted on the board, or the coach says something."""
    is_there = f"document.querySelector('{SHOW}') || {COACH} === '{what}'"
    chance = random.Random(1)  # the same thing again and again would be chosen and put back
    for _ in range(MOST_CLICKS):
        page.wait_for_function(f"() => {is_there} || {NEXT}.length")
        if page.evaluate(f"() => Boolean({is_there})"):
            break
        page.evaluate(CLICK, chance.randrange(1000))
        drawn_anew(page)


def to_the_end(page: Any, steps: dict[str, Any]) -> None:
    """Play to the end, which is counted on the board; then the coach speaks of the scoring."""
    play_until(page, "scoring")
    page.locator(SHOW).wait_for()
    assert page.locator("[data-coach]").count() == 0
    page.keyboard.press("Escape")
    follow(page, steps, "scoring")  # something new may have happened with the last move
    assert is_over(page)


def test_old_london_bridge_is_learnt_on_a_phone(moving: Any) -> None:
    page = moving(390, 844)
    steps = start(page, "old_london_bridge")
    turn = page.locator(".top .banner").first
    assert turn.inner_text() == "Your turn"
    assert turn.evaluate("one => one.scrollWidth <= one.clientWidth")
    said = follow(page, steps, "inn")
    # The inn itself lies below the window: the words name no pin that cannot be seen.
    assert page.locator("[data-coach] .text .pin").all_inner_texts() == ["2"]
    said += follow(page, steps, "centre")
    # The closed sector, where no pawn may stand, is ringed in its own shape.
    ring = page.locator(".veil .ring").first.get_attribute("d")
    assert len({corner.split()[0] for corner in ring.strip("MZ").split("L")}) > 2, ring
    said += follow(page, steps, "alone")
    assert {"first-cards", "centre", "chapel", "bonus", "use-tile", "garden"} <= set(said)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    answer(page, steps["alone"])
    while coach(page) != "play-on":
        answer(page, steps[coach(page)])
    page.get_by_role("button", name="Play ahead for me").click()
    coach(page, "last-round")
    answer(page, steps["last-round"])
    to_the_end(page, steps)


def test_what_a_lesson_asks_for_is_in_sight_on_a_phone_and_a_finger_means_the_lane_it_touches(moving: Any) -> None:
    page = moving(390, 844)
    steps = start(page, "san_francisco")
    answer(page, steps["welcome"])
    # Pins point at tickets, and lie on nothing that comes to stand over them.
    page.locator('[data-target="both"][data-can]').tap()
    page.locator(".prompt .primary").wait_for()
    page.wait_for_function(f"() => {NO_PIN_ON_PROMPT}")
    page.locator(".prompt .primary").tap()
    page.wait_for_function(f"() => {COACH} !== 'first-tickets'")
    follow(page, steps, "draw-open")
    in_sight(page, '[data-place="market black"][data-can]')
    follow(page, steps, "first-route")
    band = in_sight(page, '[data-target="haight-japgarden:red"] .band')
    # The browser moves the click towards the twin, which cannot be paid for.
    page.touchscreen.tap(band["x"] + band["width"] / 2, band["y"] + band["height"] / 2)
    page.locator(".prompt .primary").click()
    coach(page, "grey-route")


def test_a_ring_does_not_reach_over_the_coach_of_a_phone(moving: Any) -> None:
    page = moving(390, 844)
    start(page, "necropolis_railway")
    coach(page, "welcome")
    # Brookwood's panel goes on below the coach; the line of a ring is 12 pixels wide.
    page.wait_for_function("""() => {
        const bottom = document.querySelector('.veil .ring')?.getBoundingClientRect().bottom;
        return bottom <= document.querySelector('[data-coach]').getBoundingClientRect().top + 12;
    }""")


def in_sight(page: Any, selector: str) -> dict[str, float]:
    """Wait until the whole of something is inside the window; returns where."""
    thing = page.locator(selector).first
    page.wait_for_function(
        "one => { const { top, bottom } = one.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }",
        arg=thing.element_handle(),
    )
    box: dict[str, float] = thing.bounding_box()
    return box


def test_london_necropolis_railway_is_learnt_at_a_desk(moving: Any) -> None:
    page = moving(1440, 900)
    steps = start(page, "necropolis_railway")
    coach(page, "welcome")
    page.wait_for_function(f"() => document.querySelectorAll('.veil .ring').length === 3 && {COVERS_NOTHING}")
    said = follow(page, steps, "lay-tile")
    the_checklist_fits(page)
    said += follow(page, steps, "go")
    the_checklist_fits(page)
    said += follow(page, steps, "play-on")
    assert {"crypt", "bonus", "bury-red", "hire", "tuck", "load", "wages", "prestige", "points"} <= set(said)
    page.get_by_role("button", name="Play ahead for me").click()
    coach(page, "halfway")
    # The whole turn is the learner's, beginning with its card.
    page.locator('[data-target="take 1"][data-can]').wait_for()
    play_until(page, "second-half")
    page.get_by_role("button", name="Play ahead for me").click()
    coach(page, "last-round")
    to_the_end(page, steps)
    assert "learned London Necropolis Railway" in page.locator("[data-coach]").inner_text()


def test_san_francisco_is_learnt_on_a_tablet(moving: Any) -> None:
    page = moving(1024, 768)
    steps = start(page, "san_francisco")
    said = follow(page, steps, "play-on")
    assert {"stacks", "grey-route", "token", "ferry", "more-tickets", "choose-ticket", "alone"} <= set(said)
    assert page.locator(".notice").count() == 0
    page.get_by_role("button", name="Play ahead for me").click()
    coach(page, "last-round")
    answer(page, steps["last-round"])
    to_the_end(page, steps)
    assert "learned San Francisco" in page.locator("[data-coach]").inner_text()


def the_checklist_fits(page: Any) -> None:
    """All parts of the turn are in sight."""
    last = page.locator(".prompt .list li").last.bounding_box()
    room = page.locator(".prompt .turn").bounding_box()
    assert last["x"] + last["width"] <= room["x"] + room["width"]


def test_a_lesson_is_followed_by_keys_in_the_text_view(moving: Any) -> None:
    page = moving(1280, 800)
    steps = start(page, "paris")
    page.goto(f"{page.url}?text=1")
    while (now := coach(page)) != "find-it":
        if steps[now].get("do"):
            page.keyboard.press("g")
            page.wait_for_function("() => document.activeElement.matches('[data-move], [data-target]')")
        else:
            page.locator("[data-coach] footer button.ink").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(f"id => {COACH} !== id || document.querySelector('.prompt .primary')", arg=now)
        page.evaluate("document.querySelector('.prompt .primary')?.click()")
        page.wait_for_function(f"id => {COACH} !== id", arg=now)


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
