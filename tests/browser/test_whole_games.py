"""Whole games without a mouse: by keys alone, and by taps on a phone."""

import random
from typing import Any

from browser.playing import BUSY, NUMBER, TOO_LONG, drawn_anew, is_over, new_table

GAME = "paris"
ENOUGH = 4000  # keys or taps
WAITS = "document.querySelector('.prompt .primary:not(:disabled), .prompt .chip:not(:disabled), [data-can]')"
MY_TURN = f"document.querySelector('.prompt:not(.wait)') && !{BUSY}"
MIDDLES = """all => all
  .map((e) => [e, e.getBoundingClientRect()])
  .map(([e, b]) => [e, b.x + b.width / 2, b.y + b.height / 2])
  .filter(([e, x, y]) => e.contains(document.elementFromPoint(x, y)))
  .map(([, x, y]) => [x, y])"""
HERE = """(() => {
  const has = (what) => document.querySelector(what) !== null;
  if (has('[data-ended]')) return 'over';
  if (has('.prompt .primary:not(:disabled)')) return 'confirm';
  if (has('.prompt .chip:not(:disabled)')) return 'chip';
  const focused = document.activeElement;
  if (focused?.matches('[data-can]')) return 'target';
  return focused?.closest('[data-region]')?.querySelector('[data-can]') ? 'near' : 'elsewhere';
})()"""
NOW = f"() => ({WAITS} || document.querySelector('[data-ended]')) && [{HERE}, {NUMBER}]"
KEYS = {"near": ["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], "elsewhere": ["F6", "F6", "Tab"]}
ANY_KEY = ["F6", *KEYS["near"]]


def test_a_game_is_played_with_keys_alone(page: Any) -> None:
    """F6 to the next region, Tab into it, arrows to a target, Enter chooses, c confirms, 1 takes the first chip."""
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, GAME, view="board")
    chance, decisions = random.Random(3), set()
    for _ in range(ENOUGH):
        where, number = page.evaluate(NOW) or page.wait_for_function(NOW).json_value()
        if where == "over":
            break
        decisions.add(number)
        if where == "confirm":
            page.keyboard.press("c")
        elif where == "chip":
            page.keyboard.press("1")
        elif where == "target" and chance.random() < 0.6:
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(chance.choice(KEYS.get(where, KEYS["near"]) if chance.random() < 0.8 else ANY_KEY))
    assert is_over(page)
    assert len(decisions) > 20


def test_a_game_is_played_with_taps_on_a_phone(phone: Any) -> None:
    """The map above, one's things and the supply in their tabs; every choice is confirmed."""
    new_table(phone, GAME, view="board")
    chance, decisions = random.Random(3), set()
    for _ in range(ENOUGH):
        phone.wait_for_function(f"() => {MY_TURN} || document.querySelector('[data-ended]')", timeout=TOO_LONG)
        if is_over(phone):
            break
        decisions.add(phone.evaluate(NUMBER))
        tap_something(phone, chance)
    assert is_over(phone)
    assert len(decisions) > 20


def tap_something(page: Any, chance: random.Random) -> None:
    """Confirm, answer, choose a thing in sight, or open another tab."""
    for answer in (".prompt .primary:not(:disabled)", ".prompt .chip:not(:disabled)"):
        if page.locator(answer).count():
            return tap(page, page.locator(answer))
    tab = page.get_by_role("tab", name=chance.choice(["Mano", "Riserva"]))
    seen = page.locator("[data-can]:visible")
    count = seen.count()
    if not count or chance.random() < 0.2:
        return tap(page, tab)
    return tap(page, seen.nth(chance.randrange(count)))


def tap(page: Any, what: Any) -> None:
    """Tap the middle of it, if it is still there and nothing, such as a notice, lies over it."""
    for x, y in what.evaluate_all(MIDDLES)[:1]:
        page.touchscreen.tap(x, y)
    drawn_anew(page)
