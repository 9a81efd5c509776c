"""Whole games without a mouse: by keys alone, and by taps on a phone."""

import random
from typing import Any

from browser.playing import NUMBER, is_over, new_table

GAME = "paris"
ENOUGH = 4000  # keys or taps
WAITS = "document.querySelector('.prompt .primary:not(:disabled), .prompt .chip:not(:disabled), [data-can]')"
HERE = """(() => {
  const has = (what) => document.querySelector(what) !== null;
  if (has('[data-ended]')) return 'over';
  if (has('.prompt .primary:not(:disabled)')) return 'confirm';
  if (has('.prompt .chip:not(:disabled)')) return 'chip';
  return document.activeElement?.matches('[data-can]') ? 'target' : 'elsewhere';
})()"""


def test_a_game_is_played_with_keys_alone(page: Any) -> None:
    """F6 to the next region, Tab into it, arrows to a target, Enter chooses, c confirms, 1 takes the first chip."""
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, GAME, view="board")
    chance, decisions = random.Random(3), set()
    for _ in range(ENOUGH):
        page.wait_for_function(f"() => {WAITS} || document.querySelector('[data-ended]')")
        where = page.evaluate(HERE)
        if where == "over":
            break
        decisions.add(page.evaluate(NUMBER))
        if where == "confirm":
            page.keyboard.press("c")
        elif where == "chip":
            page.keyboard.press("1")
        elif where == "target" and chance.random() < 0.6:
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(chance.choice(["F6", "Tab", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    assert is_over(page)
    assert len(decisions) > 20


def test_a_game_is_played_with_taps_on_a_phone(browser: Any, service: str) -> None:
    """The map above, one's things and the supply in their tabs; every choice is confirmed."""
    phone = browser.new_context(
        base_url=service,
        locale="it-IT",
        reduced_motion="reduce",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
    )
    page = phone.new_page()
    page.goto("/")
    page.get_by_label("Il tuo nome").fill("Paola")
    page.get_by_role("button", name="Comincia").tap()
    page.get_by_role("heading", name="I tuoi tavoli", level=1).wait_for()
    new_table(page, GAME, view="board")
    chance, decisions = random.Random(3), set()
    for _ in range(ENOUGH):
        if is_over(page):
            break
        decisions.add(page.evaluate(NUMBER))
        tap_something(page, chance)
    assert is_over(page)
    assert len(decisions) > 20
    phone.close()


def tap_something(page: Any, chance: random.Random) -> None:
    """Confirm, answer, choose a thing in sight, or open another tab."""
    for answer in (".prompt .primary:not(:disabled)", ".prompt .chip:not(:disabled)"):
        button = page.locator(answer).first
        if button.count():
            return tap(page, button)
    tab = page.get_by_role("tab", name=chance.choice(["Mano", "Riserva"]))
    seen = page.locator("[data-can]:visible")
    if not seen.count() or chance.random() < 0.2:
        return tap(page, tab)
    one = seen.nth(chance.randrange(seen.count()))
    return tap(page, one.locator(".band").or_(one).first)


def tap(page: Any, what: Any) -> None:
    """Tap the middle of it, if it is still there."""
    box = what.bounding_box(timeout=1000) if what.count() else None
    if box:
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(30)
