"""Paris and San Francisco played on their boards: by pointing only, without the list of moves."""

import random
from typing import Any

import pytest

from browser.playing import IS_OVER, NUMBER, Wire, is_over, new_table
from browser.test_access import findings

GAMES = ("paris", "san_francisco")
ENOUGH = 250
CAN = "[data-can]"
CONFIRM = "document.querySelector('.prompt .primary:not(:disabled)')"
CHIP = "document.querySelector('.prompt .chip:not(:disabled)')"
LOOKED_AT = "[...document.querySelectorAll('[data-can]')].map((one) => one.dataset.target)"


def targets(page: Any) -> list[str]:
    """What can be pointed at now."""
    return [str(one) for one in page.evaluate(LOOKED_AT)]


def point_at(page: Any, index: int) -> None:
    """Click the middle of a target, then whatever chips and confirmation the prompt line asks for."""
    before = page.evaluate(NUMBER)
    target = page.locator(CAN).nth(index)
    band = target.locator(".band")
    (band if band.count() else target).click()
    for _ in range(3):
        page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n || {CONFIRM} || {CHIP}", arg=before)
        if page.evaluate(f"{IS_OVER} || ({NUMBER}) !== {before!r}"):
            return
        page.evaluate(f"({CONFIRM} ?? {CHIP})?.click()")
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n", arg=before)


def play_by_pointing(page: Any, decisions: int, seed: int = 2) -> set[str]:
    """Make so many decisions, or as many as there are; returns what kinds of things were pointed at."""
    chance, kinds = random.Random(seed), set()
    for _ in range(decisions):
        page.wait_for_function(f"() => {IS_OVER} || document.querySelector('{CAN}')")
        if is_over(page):
            break
        found = targets(page)
        lines = [index for index, one in enumerate(found) if ":" in one]
        # Claiming whenever possible makes short games; a little chance makes different ones.
        index = chance.choice(lines) if lines and chance.random() < 0.8 else chance.randrange(len(found))
        kinds.add("line" if ":" in found[index] else found[index].split()[0])
        point_at(page, index)
    return kinds


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_pointing(page: Any, game: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, game, view="board")
    kinds = play_by_pointing(page, ENOUGH)
    assert is_over(page)
    assert {"line", "deck"} <= kinds


def is_offered(move: dict[str, Any], found: list[str]) -> bool:
    """Whether something that can be pointed at means this move."""
    kind = move["kind"]
    if kind == "claim":
        return move["route"] in found
    if kind == "tourists":
        return move["place"] in found
    if kind == "keep":
        return (move["ticket"] if move["second_ticket"] is None else "both") in found
    if kind == "draw-deck":
        return "deck" in found
    if kind == "draw":
        return any(one.split()[0] == move["colour"] for one in found)
    return move["text"] in found


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_can_be_pointed_at(page: Any, game: str) -> None:
    wire = Wire(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, game, view="board")
    for seed in range(8):
        play_by_pointing(page, 1, seed)
        page.locator(CAN).first.wait_for(state="attached")
        wire.catch_up()
        found = targets(page)
        assert [move["text"] for move in wire.moves if not is_offered(move, found)] == []


def test_what_is_not_allowed_says_why(page: Any) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, "paris", view="board")
    play_by_pointing(page, 1)
    page.locator("[data-target=deck][data-can]").wait_for()
    page.locator("svg .target[data-place]:not([data-can])").first.dispatch_event("click")
    page.locator(".notice .rule-ref").wait_for()


def test_the_board_is_played_with_keys(page: Any) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, "paris", view="board")
    page.locator(CAN).first.wait_for()
    before = page.evaluate(NUMBER)
    page.locator("[aria-label='Quali biglietti tieni?']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".prompt .primary").wait_for()
    page.keyboard.press("c")
    page.wait_for_function(f"n => ({NUMBER}) !== n", arg=before)
    page.locator("[data-target='deck'][data-can]").wait_for()
    page.locator("[role=group][aria-label='Riserva']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-target=tickets][data-can]')")


@pytest.mark.parametrize(("game", "theme"), [("paris", "light"), ("san_francisco", "dark")])
def test_axe_finds_nothing_on_the_board(page: Any, game: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, game, view="board")
    play_by_pointing(page, 6)
    page.locator(CAN).first.wait_for(state="attached")
    assert findings(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Riserva").click()
    assert findings(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_board_fits_a_narrow_phone(page: Any, game: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    new_table(page, game, view="board")
    for tab in ("Mano", "Posti", "Riserva", "Registro"):
        page.get_by_role("tab", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_phone_is_played_with_taps(phone: Any) -> None:
    new_table(phone, "paris", view="board")
    whole = phone.locator("[aria-label=Mappa]").get_attribute("viewBox")
    phone.get_by_role("button", name="Ingrandisci la mappa").tap()
    phone.get_by_role("button", name="Mostra tutta la mappa").wait_for()
    assert phone.locator("[aria-label=Mappa]").get_attribute("viewBox") != whole
    before = phone.evaluate(NUMBER)
    phone.locator("[data-target=both]").tap()
    phone.locator(".prompt .primary").tap()
    phone.wait_for_function(f"n => ({NUMBER}) !== n", arg=before)
    phone.get_by_role("tab", name="Riserva").tap()
    phone.locator("[data-target=deck][data-can]").tap()
    phone.locator(".prompt .primary").tap()
    phone.get_by_role("tab", name="Mano").tap()
    phone.get_by_text("3 carte", exact=True).wait_for()
