""" "What would you play?" in the browser, with everything moving: answered by mouse and keys, remembered, explained."""

from collections.abc import Iterator
from typing import Any

import pytest

from browser.moving import DESK, PHONE, moving_page
from browser.playing import send, still
from browser.test_access import findings, in_both_themes

GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")


@pytest.fixture
def desk(service: str, browser: Any) -> Iterator[Any]:
    """Somebody at a desk."""
    with moving_page(browser, service, **DESK) as page:
        yield page


@pytest.fixture
def phone(service: str, browser: Any) -> Iterator[Any]:
    """Somebody with a phone."""
    with moving_page(browser, service, **PHONE) as page:
        yield page


def puzzles_of(page: Any, game: str) -> list[dict[str, Any]]:
    """The puzzles of a game."""
    return list(send(page.context, "get", f"/api/games/{game}/puzzles").get("puzzles", []))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_puzzles_shows_them_and_the_others_say_so(desk: Any, game: str) -> None:
    found = puzzles_of(desk, game)
    desk.goto(f"/puzzles/{game}")
    if not found:
        desk.get_by_text("non ci sono ancora posizioni").wait_for()
        return
    desk.locator("[data-puzzle]").wait_for()
    assert desk.locator(".numbers button").count() == len(found)
    best = found[0]["moves"][0]["move"]
    desk.locator(f"[data-choice='{best}']").click()
    desk.locator("[data-answered=yes] ol li.best").wait_for()
    assert "È la mossa migliore" in desk.locator(".verdict").inner_text()
    assert desk.locator(".reasons li").count() >= 2
    still(desk)
    assert in_both_themes(desk) == []


def test_ones_own_things_have_room_beside_the_question(desk: Any) -> None:
    desk.goto("/puzzles/old_london_bridge")
    hand = desk.locator("[data-place=my-hand]")
    hand.wait_for()
    assert hand.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_answers_are_remembered_and_the_next_open_one_comes_first(desk: Any) -> None:
    first, second = puzzles_of(desk, "paris")[:2]
    desk.goto("/puzzles/paris")
    desk.locator(f"[data-puzzle='{first['id']}']").wait_for()
    worst = first["moves"][-1]["move"]
    desk.locator(f"[data-choice='{worst}']").click()
    desk.locator(".verdict").wait_for()
    desk.get_by_role("button", name="Riprova").click()
    desk.locator(f"[data-choice='{first['moves'][0]['move']}']").click()
    desk.reload()
    desk.locator(f"[data-puzzle='{second['id']}']").wait_for()
    name = desk.locator(".numbers button").first.get_attribute("aria-label") or ""
    assert "risposta data" in name  # the first try counts
    desk.locator(f"[data-choice='{second['moves'][0]['move']}']").click()
    assert desk.locator(".numbers [role=status]").inner_text().startswith("1 di")


def test_keys_answer_and_go_on(desk: Any) -> None:
    desk.goto("/puzzles/paris")
    here = desk.locator("[data-puzzle]")
    here.wait_for()
    before = here.get_attribute("data-puzzle")
    desk.keyboard.press("2")
    desk.locator("[data-answered=yes]").wait_for()
    desk.keyboard.press("n")
    desk.locator("[data-answered=no]").wait_for()
    assert here.get_attribute("data-puzzle") != before


def test_a_puzzle_opens_in_ask(desk: Any) -> None:
    desk.goto("/puzzles/paris")
    desk.locator("[data-puzzle]").wait_for()
    desk.get_by_role("button", name="Mostra la risposta").click()
    desk.get_by_role("link", name="Apri in Chiedi").click()
    desk.locator("[data-ask=ready]").wait_for()
    assert desk.get_by_role("alert").count() == 0
    assert desk.get_by_role("button", name="Qual è la migliore?").is_enabled()


def test_puzzles_on_a_phone_and_in_words(phone: Any) -> None:
    phone.goto("/puzzles/paris")
    phone.locator("[data-choice]").first.wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    phone.locator("[data-choice]").first.tap()
    phone.locator("[data-answered=yes]").wait_for()
    still(phone)
    assert findings(phone) == []
    phone.goto("/puzzles/paris?testo")
    phone.locator("[data-choice]").first.wait_for()
    assert phone.locator("[data-board]").count() == 0
    assert findings(phone) == []
