"""Old London Bridge on its drawn board: whole games by pointing alone, and nothing that cannot be pointed at."""

import random
from typing import Any

import pytest

from browser.near_the_end import crowded_seat, table_at
from browser.playing import CONFIRM, IS_OVER, NUMBER, Wire, is_over, new_table
from browser.test_access import findings

GAME = "old_london_bridge"
ENOUGH = 300
TARGETS = "[...new Set([...document.querySelectorAll('[data-can]')].map(e => e.dataset.target))]"
CLICK = "dispatchEvent(new PointerEvent('click', {bubbles: true}))"
POINT = f"id => [...document.querySelectorAll('[data-can]')].find(e => e.dataset.target === id).{CLICK}"
# In one step: while something is shown there is nothing to point at for a moment.
CHOOSE = f"""([chance, wanted]) => {{
  const can = {TARGETS}.sort();
  const number = {NUMBER};
  if (can.length) ({POINT})(wanted.find(id => can.includes(id)) ?? can[Math.floor(chance * can.length)]);
  return can.length ? number : null;
}}"""
CHIPS = "[...document.querySelectorAll('.prompt .chip')]"
ANSWERED = f"n => {IS_OVER} || ({NUMBER}) !== n"


def targets(page: Any) -> list[str]:
    """What can be pointed at, once it is one's turn; nothing when the game is over."""
    page.wait_for_function(f"() => {IS_OVER} || document.querySelector('[data-can]')")
    return sorted(page.evaluate(TARGETS))


def decide(page: Any, chance: random.Random, wanted: tuple[str, ...] = ()) -> bool:
    """Point at the first thing wanted, or at anything, until a move is made; says whether there was a decision."""
    before = None
    while before is None:
        targets(page)
        if is_over(page):
            return False
        before = page.evaluate(CHOOSE, [chance.random(), wanted])
    page.wait_for_function(f"n => ({ANSWERED})(n) || {CONFIRM} || {CHIPS}.length", arg=before)
    # In one go: a chip that is counted may be gone a moment later.
    page.evaluate(
        f"chance => {CHIPS}.find((_chip, at, chips) => at === Math.floor(chance * chips.length))?.click()",
        chance.random(),
    )
    page.wait_for_function(f"n => ({ANSWERED})(n) || {CONFIRM}", arg=before)
    page.evaluate(f"{CONFIRM}?.click()")
    page.wait_for_function(ANSWERED, arg=before)
    return True


def play(page: Any, decisions: int, seed: int = 1) -> None:
    """Decide so often, or until the end."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if is_over(page) or not decide(page, chance):
            return


def test_a_game_is_played_to_its_end_by_pointing(page: Any) -> None:
    new_table(page, GAME, view="board")
    play(page, ENOUGH)
    page.get_by_role("heading", name="Da dove vengono i punti").wait_for()


def test_every_legal_move_can_be_pointed_at(page: Any) -> None:
    page.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({confirm: 'always', motion: 0}))")
    wire = Wire(page)
    new_table(page, GAME, view="board")
    for seed in range(8):
        wire.catch_up()
        assert len(reached(page)) == len(wire.moves), wire.moves
        play(page, 1, seed)


def reached(page: Any) -> set[str]:
    """The sentence of every move that some target, or a chip after it, means."""
    sentences: set[str] = set()
    for one in targets(page):
        page.evaluate(POINT, one)
        page.wait_for_function(f"() => {CONFIRM} || {CHIPS}.length")
        chips = page.evaluate(f"{CHIPS}.map(chip => chip.getAttribute('aria-label'))")
        sentences |= set(chips or [page.locator(".prompt h1").inner_text()])
        page.keyboard.press("Escape")
        page.wait_for_function(f"() => !{CONFIRM} && !{CHIPS}.length")
    return sentences


def test_a_closed_sector_says_why(page: Any) -> None:
    new_table(page, GAME, view="board")
    play(page, 1)
    targets(page)
    closed = "[...document.querySelectorAll('.sector:not([data-can])')][0]"
    page.evaluate(f"{closed}.{CLICK}")
    page.locator(".notice .rule-ref").wait_for()


def test_arrow_keys_and_enter_play_a_card(page: Any) -> None:
    new_table(page, GAME, view="board")
    targets(page)
    before = page.evaluate(NUMBER)
    page.locator(".mine-parts").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".prompt .chip").first.wait_for()
    page.locator(".prompt .chip").first.press("Enter")
    page.wait_for_function(ANSWERED, arg=before)


def test_a_bonus_tile_is_declined_with_the_keyboard(page: Any) -> None:
    wire = Wire(page)
    new_table(page, GAME, view="board")
    chance = random.Random(1)
    while "no-bonus" not in targets(page):
        # The pile of gates means its sector, or the centre.
        assert decide(page, chance, ("advance", "pawn centre gate"))
    answers = page.locator(".answers .btn")
    assert answers.all_inner_texts() == ["Non prendere nessuna tessera bonus"]
    assert page.locator(".answers .main").count() == 0
    before = page.evaluate(NUMBER)
    page.locator(".answers").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"n => ({ANSWERED})(n) || {CONFIRM}", arg=before)
    page.evaluate(f"{CONFIRM}?.click()")
    page.wait_for_function(ANSWERED, arg=before)
    assert wire.played[-1] == "no-bonus"


# Every piece that flies, by its symbol.
FLIGHTS = """
window.flown = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of target === document.body ? addedNodes : [])
      window.flown.push(node.querySelector?.('use')?.getAttribute('href'));
}).observe(document, { childList: true, subtree: true });
"""


def test_pawns_and_buildings_fly_to_their_places(page: Any) -> None:
    page.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({motion: 0.2}))")
    page.add_init_script(FLIGHTS)
    new_table(page, GAME, view="board")
    play(page, 5)
    flown = set(page.evaluate("window.flown"))
    assert {"#seat-1", "#seat-2"} & flown
    assert {f"#b-{kind}" for kind in ("chapel", "gate", "inn", "store", "guild", "garden")} & flown


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_board(page: Any, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    new_table(page, GAME, view="board")
    play(page, 4)
    targets(page)
    assert findings(page) == []


def test_the_board_fits_a_narrow_phone(page: Any) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    new_table(page, GAME, view="board")
    for tab in ("mine", "supply", "seats"):
        page.locator(f"#tab-{tab}").click()
        page.locator(f"#tab-{tab}[aria-selected=true]").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.locator("#tab-mine").click()
    play(page, 3)


def test_four_seats_are_in_sight_whatever_they_hold(page: Any) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(table_at(page, *crowded_seat(), seats=4))
    page.locator(".seats .signs .card").first.wait_for()
    # A turn just told stands in every panel.
    page.evaluate("document.querySelectorAll('.seats .last').forEach((one) => (one.textContent = '4 → £1'))")
    overflow = "document.querySelector('.seats').scrollHeight - document.querySelector('.seats').clientHeight"
    assert page.evaluate(overflow) <= 0


def test_powers_and_the_place_in_ties_lie_apart(page: Any) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, GAME, view="board")
    place, powers = (page.locator(f".seats {part}").first for part in (".place", ".powers"))
    place.wait_for()
    above, below = place.bounding_box(), powers.bounding_box()
    assert above["y"] + above["height"] <= below["y"] or below["x"] + below["width"] <= above["x"]


COVERED_DIGITS = """() => {
  const [centre] = document.querySelectorAll('.centre');
  const core = centre.firstElementChild.getBoundingClientRect();
  const [above, below] = [core.top + core.height / 4, core.bottom - core.height / 4];
  const touches = ({ left, right, top, bottom }) =>
    top < below && bottom > above && left < core.right && right > core.left;
  return [...document.querySelectorAll('.money')].filter((digit) =>
    centre.compareDocumentPosition(digit) & 2 && touches(digit.getBoundingClientRect())
    || document.querySelector('.sector').compareDocumentPosition(digit) & 2).length;
}"""


def test_nothing_covers_the_digits_of_a_small_wheel(page: Any) -> None:
    """Neither the outlines of what can be chosen, which are drawn before them, nor the centre between them."""
    page.set_viewport_size({"width": 844, "height": 390})
    new_table(page, GAME, view="board")
    play(page, 1)
    page.locator(".sector[data-can]").first.wait_for()
    assert page.evaluate(COVERED_DIGITS) == 0
