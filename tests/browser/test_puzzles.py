""" "What would you play?" in the browser, with everything moving: answered by mouse and keys, remembered, explained."""

from typing import Any

import pytest

from browser.playing import send, still
from browser.test_access import findings, in_both_themes

GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")


def puzzles_of(page: Any, game: str) -> list[dict[str, Any]]:
    """The puzzles of a game."""
    return list(send(page.context, "get", f"/api/games/{game}/puzzles").get("puzzles", []))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_puzzles_shows_them_and_the_others_say_so(desktop: Any, game: str) -> None:
    found = puzzles_of(desktop, game)
    desktop.goto(f"/puzzles/{game}")
    if not found:
        desktop.get_by_text("non ci sono ancora posizioni").wait_for()
        return
    desktop.locator("[data-puzzle]").wait_for()
    assert desktop.locator(".numbers button").count() == len(found)
    best = found[0]["moves"][0]["move"]
    desktop.locator(f"[data-choice='{best}']").click()
    desktop.locator("[data-answered=yes] ol li.best").wait_for()
    assert "È la mossa migliore" in desktop.locator(".verdict").inner_text()
    assert desktop.locator(".reasons li").count() >= 2
    still(desktop)
    assert in_both_themes(desktop) == []


def test_ones_own_things_have_room_beside_the_question(desktop: Any) -> None:
    desktop.goto("/puzzles/old_london_bridge")
    hand = desktop.locator("[data-place=my-hand]")
    hand.wait_for()
    assert hand.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_answers_are_remembered_and_the_next_open_one_comes_first(desktop: Any) -> None:
    first, second = puzzles_of(desktop, "paris")[:2]
    desktop.goto("/puzzles/paris")
    desktop.locator(f"[data-puzzle='{first['id']}']").wait_for()
    worst = first["moves"][-1]["move"]
    desktop.locator(f"[data-choice='{worst}']").click()
    desktop.locator(".verdict").wait_for()
    desktop.get_by_role("button", name="Riprova").click()
    desktop.locator(f"[data-choice='{first['moves'][0]['move']}']").click()
    desktop.reload()
    desktop.locator(f"[data-puzzle='{second['id']}']").wait_for()
    name = desktop.locator(".numbers button").first.get_attribute("aria-label") or ""
    assert "risposta data" in name  # the first try counts
    desktop.locator(f"[data-choice='{second['moves'][0]['move']}']").click()
    assert desktop.locator(".numbers [role=status]").inner_text().startswith("1 di")


def test_keys_answer_and_go_on(desktop: Any) -> None:
    desktop.goto("/puzzles/paris")
    here = desktop.locator("[data-puzzle]")
    here.wait_for()
    before = here.get_attribute("data-puzzle")
    desktop.keyboard.press("2")
    desktop.locator("[data-answered=yes]").wait_for()
    desktop.keyboard.press("n")
    desktop.locator("[data-answered=no]").wait_for()
    assert here.get_attribute("data-puzzle") != before


def test_a_puzzle_opens_in_ask(desktop: Any) -> None:
    desktop.goto("/puzzles/paris")
    desktop.locator("[data-puzzle]").wait_for()
    desktop.get_by_role("button", name="Mostra la risposta").click()
    desktop.get_by_role("link", name="Apri in Chiedi").click()
    desktop.locator("[data-ask=ready]").wait_for()
    assert desktop.get_by_role("alert").count() == 0
    assert desktop.get_by_role("button", name="Qual è la migliore?").is_enabled()


def test_puzzles_on_a_phone_and_in_words(moving_phone: Any) -> None:
    moving_phone.goto("/puzzles/paris")
    moving_phone.locator("[data-choice]").first.wait_for()
    assert moving_phone.evaluate("document.documentElement.scrollWidth") == 390
    moving_phone.locator("[data-choice]").first.tap()
    moving_phone.locator("[data-answered=yes]").wait_for()
    still(moving_phone)
    assert findings(moving_phone) == []
    moving_phone.goto("/puzzles/paris?testo")
    moving_phone.locator("[data-choice]").first.wait_for()
    assert moving_phone.locator("[data-board]").count() == 0
    assert findings(moving_phone) == []
