"""Every game in the text view, from the lobby to the final score, and back through its replay."""

import re
from typing import Any

import pytest

from browser.playing import Wire, is_over, new_table, play

GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")
ENOUGH = 400


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_read_again(page: Any, game: str) -> None:
    address = new_table(page, game)
    play(page, ENOUGH)
    assert is_over(page)
    totals = [int(total.replace("−", "-")) for total in re.findall(r"−?\d+", page.locator("tfoot").inner_text())[::2]]
    page.goto(f"{address}/replay")
    page.locator("input[type=range]").wait_for()
    page.keyboard.press("End")
    page.get_by_text("La partita è finita").first.wait_for()
    page.goto(address)
    page.get_by_role("heading", name="Da dove vengono i punti").wait_for()
    again = [int(total.replace("−", "-")) for total in re.findall(r"−?\d+", page.locator("tfoot").inner_text())[::2]]
    assert again == totals


def test_every_legal_move_is_a_button(page: Any) -> None:
    wire = Wire(page)
    new_table(page, "paris")
    play(page, 3)
    wire.catch_up()
    shown = page.evaluate("[...document.querySelectorAll('button[data-move]')].map(b => b.dataset.move)")
    assert sorted(shown) == sorted(move["text"] for move in wire.moves)


def test_the_language_changes_in_the_middle(page: Any) -> None:
    new_table(page, "paris")
    play(page, 3)
    page.locator("button[data-move]").first.wait_for()
    italian = page.locator("h1").inner_text()
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("dialog").get_by_text("English").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_text("possible move").wait_for()
    assert page.locator("h1").inner_text() != italian
    assert page.evaluate("document.documentElement.lang") == "en"


def test_a_refusal_names_its_rule_and_the_rule_opens(page: Any) -> None:
    new_table(page, "paris")
    page.locator("[data-typed-move]").fill("claim arc-champs:red red")
    page.locator("[data-typed-move]").press("Enter")
    page.locator(".notice .rule-ref").click()
    page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()


def test_keys_choose_and_speak(page: Any) -> None:
    new_table(page, "paris")
    page.locator(".seat:nth-child(2):not(.now)").wait_for()  # the bot has chosen: nothing else will happen
    page.locator("button[data-move]").first.wait_for()
    before = page.locator("[role=log] li").count()
    page.keyboard.press("1")
    page.locator(".prompt .primary").wait_for()  # which tickets to keep is always confirmed
    page.keyboard.press("c")
    page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Come si gioca").wait_for()


def test_a_game_goes_on_with_the_enter_key_alone(page: Any) -> None:
    new_table(page, "paris")
    page.locator("button[data-move]").first.wait_for()
    page.keyboard.press("m")
    for _ in range(6):
        page.wait_for_function("() => document.activeElement.matches('button[data-move], .prompt .primary')")
        decided = page.locator("[role=log] li").count()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "n => document.querySelectorAll('[role=log] li').length > n || document.activeElement.matches('.primary')",
            arg=decided,
        )
