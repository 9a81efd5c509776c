"""A game handed in from outside, without a line of TypeScript, in the browser: on the default board and in words."""

from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import running_service
from browser.playing import is_over, new_table, play
from walks import FIFTH


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service that has the fifth game."""
    with running_service(tmp_path_factory.mktemp("fifth") / "tables.db", TAVOLIERE_GAMES=str(FIFTH)) as address:
        yield address


def test_the_lobby_offers_it(page: Any) -> None:
    page.goto("/new")
    page.get_by_text("Sassolini", exact=True).first.wait_for()
    assert page.get_by_text("Ticket to Ride: Parigi").count() > 0


def test_it_is_played_in_the_text_view_to_its_end(page: Any) -> None:
    new_table(page, "pebbles")
    page.locator("button[data-move]").first.wait_for()
    shown = page.locator("main").inner_text()
    for words in ("Spiaggia", "Le tue carte", "Gioca il"):
        assert words in shown
    play(page, 60)
    assert is_over(page)
    where_from = page.get_by_role("heading", name="Da dove vengono i punti").locator("..")
    where_from.get_by_text("Sassolini", exact=True).wait_for()  # the name of a part that everybody scores


def test_it_is_played_on_the_default_board(page: Any) -> None:
    new_table(page, "pebbles", view="board")
    moves = page.locator(".board .moves button")
    moves.first.wait_for()
    assert moves.count() == 4  # a card to lay each
    assert moves.first.inner_text().startswith("Gioca il")
    assert "Spiaggia" in page.locator("main").inner_text()
    for _ in range(40):
        if is_over(page):
            break
        choose_on_board(page)
    assert is_over(page)


def choose_on_board(page: Any) -> None:
    """Press the first button on the board and confirm; wait until the table has answered."""
    ready = "() => document.querySelector('[data-ended]') || document.querySelector('.board .moves button')"
    page.wait_for_function(ready)
    if is_over(page):
        return
    number = "document.querySelector('.prompt')?.dataset.number"
    before = page.evaluate(number)
    page.locator(".board .moves button").first.click()
    confirm = "document.querySelector('.prompt .primary')"
    changed = f"n => document.querySelector('[data-ended]') || ({number}) !== n"
    page.wait_for_function(f"{changed} || {confirm}", arg=before)
    page.evaluate(f"{confirm}?.click()")
    page.wait_for_function(changed, arg=before)


def test_its_rules_can_be_read(page: Any) -> None:
    page.goto("/rules/pebbles")
    page.get_by_text("PEB-2.3").first.wait_for()
