"""Moderation as the others see it: votes, sending away, muting, closing and opening again."""

from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import introduce, running_service
from browser.playing import MOVES, choose, until
from browser.test_access import in_both_themes
from browser.test_people import somebody_else, table_for_two

SOON = {"TAVOLIERE_PATIENCE_SECONDS": "1"}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service whose tables have little patience."""
    with running_service(tmp_path_factory.mktemp("moderation") / "tables.db", **SOON) as address:
        yield address


@pytest.fixture
def page(visitor: Any) -> Any:
    """The page of somebody who has a name."""
    return introduce(visitor)


def both_choose(page: Any, other: Any) -> tuple[Any, Any]:
    """Both keep their first tickets; returns whose turn it is, and who waits."""
    for one in (page, other):
        first = one.locator(MOVES).first
        first.wait_for()
        choose(one, str(first.get_attribute("data-move")))
    # Whoever chose first may not have heard yet that the other has chosen too: it is the turn of whoever has moves.
    until(page, lambda: bool(page.locator(MOVES).count() or other.locator(MOVES).count()))
    return (page, other) if page.locator(MOVES).count() else (other, page)


def test_whoever_waits_in_vain_lets_a_bot_play_and_the_other_comes_back(page: Any, browser: Any, service: str) -> None:
    link = table_for_two(page, service)
    with somebody_else(browser, service, link) as other:
        other.get_by_role("button", name="Sit here").click()
        slow, waiting = both_choose(page, other)
        words = {
            page: (
                "Fai giocare un bot al posto di Lisa",
                "Gli altri hanno deciso: al posto di",
                "Riprendi il posto di Paola",
            ),
            other: (
                "Let a bot play for Paola",
                "By vote, a bot takes over for",
                "Take over again as Lisa",
            ),
        }
        waiting.locator(".prompt").get_by_role("button", name=words[waiting][0]).click()
        for one in (slow, waiting):
            one.locator("[role=log]").get_by_text(words[one][1]).wait_for()
        slow.get_by_role("button", name=words[slow][2]).first.click()
        slow.get_by_role("button", name=words[slow][2]).first.wait_for(state="detached")


def test_the_maker_mutes_and_sends_away_with_the_keyboard(page: Any, browser: Any, service: str) -> None:
    link = table_for_two(page, service)
    with somebody_else(browser, service, link) as other:
        other.get_by_role("button", name="Sit here").click()
        both_choose(page, other)
        page.get_by_role("button", name="Menu del tavolo").press("Enter")
        assert in_both_themes(page) == []
        page.get_by_role("button", name="Togli la parola a Lisa").press("Enter")
        other.get_by_text("The host has muted you.").wait_for()
        assert other.get_by_label("Say something…").count() == 0
        page.get_by_role("button", name="Ridai la parola a Lisa").press("Enter")
        other.get_by_label("Say something…").wait_for()
        page.get_by_role("button", name="Manda via Lisa").press("Enter")
        page.get_by_role("group", name="Mandare via Lisa?").get_by_role("button", name="sì").press("Enter")
        other.locator("[role=log]").get_by_text("The host removed Lisa").wait_for()
        assert other.get_by_role("button", name="Table menu").count()
        other.get_by_role("button", name="Table menu").click()
        assert other.get_by_role("button", name="Mute Paola").count() == 0  # not everybody's table


def test_the_maker_sends_somebody_out_of_the_waiting_room(page: Any, browser: Any, service: str) -> None:
    page.goto("/new?game=paris&testo")
    for seat in (1, 2):
        page.locator(".seat").nth(seat).get_by_text("giocatore").click()
    page.get_by_role("button", name="Crea il tavolo").click()
    link = str(page.get_by_label("Link di invito").input_value())
    link = link.replace(link.split("/t/", maxsplit=1)[0], service)
    with somebody_else(browser, service, link) as other:
        other.get_by_role("button", name="Sit here").first.click()
        page.get_by_role("button", name="Manda via Lisa").click()
        page.get_by_role("group", name="Mandare via Lisa?").get_by_role("button", name="sì").click()
        other.get_by_role("button", name="Sit here").first.click()
        other.get_by_text("The host has removed you from this table.").first.wait_for()
        page.get_by_role("button", name="Elimina il tavolo").click()
        other.get_by_text("This table is closed").wait_for()
        assert other.get_by_role("button", name="Sit here").count() == 0
        page.get_by_role("button", name="Riapri il tavolo").click()
        other.get_by_role("button", name="Sit here").first.wait_for()


def test_between_people_no_expert_takes_over(page: Any) -> None:
    page.goto("/new?game=paris&testo")
    levels = page.get_by_label("Se qualcuno se ne va").locator("option")
    levels.first.wait_for(state="attached")
    assert "expert" in levels.evaluate_all("all => all.map(one => one.value)")
    page.locator(".seat").nth(1).get_by_text("giocatore").click()
    page.get_by_text("Nelle partite fra persone il bot gioca al massimo a livello medio").wait_for()
    assert levels.evaluate_all("all => all.map(one => one.value)") == ["", "easy", "normal", "random"]
