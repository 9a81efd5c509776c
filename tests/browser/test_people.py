"""Several people: invitations, reconnection, one screen for two."""

from typing import Any

from browser.playing import new_table, play

HOLD_THE_SOCKET = """
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.broken = this; }
};
"""


def test_a_lost_connection_comes_back_by_itself(page: Any) -> None:
    page.add_init_script(HOLD_THE_SOCKET)
    new_table(page, "paris")
    play(page, 2)
    lines = page.locator("[role=log] li").count()
    page.evaluate("window.broken.close()")
    page.get_by_text("Senza connessione").wait_for()
    page.get_by_text("In linea").wait_for()
    page.locator("button[data-move]").first.wait_for()
    assert page.locator("[role=log] li").count() >= lines
    assert play(page, 2) == 2


def test_somebody_joins_by_the_link_and_sees_nothing_of_the_other(page: Any, browser: Any, service: str) -> None:
    page.goto("/new?game=paris&testo")
    page.locator(".seat").nth(1).get_by_text("persona").click()
    page.get_by_role("button", name="Crea il tavolo").click()
    link = page.get_by_label("Link di invito").input_value()
    other = browser.new_context(base_url=service, locale="en-GB", reduced_motion="reduce").new_page()
    other.goto("/?testo")
    other.get_by_label("Your name").fill("Lisa")
    other.get_by_role("button", name="Begin").click()
    other.get_by_role("heading", name="Your tables", level=1).wait_for()
    other.goto(link.replace(link.split("/t/")[0], service))
    other.get_by_role("button", name="Sit here").click()
    other.locator("button[data-move]").first.wait_for()
    page.locator("button[data-move]").first.wait_for()
    mine = page.locator("section", has_text="Da scegliere").last.inner_text()
    theirs = other.content()
    ticket = mine.splitlines()[-1].split(",")[0]
    assert ticket not in theirs
    other.context.close()


def test_between_two_people_at_one_screen_hangs_a_curtain(page: Any) -> None:
    page.goto("/new?game=old_london_bridge")
    page.locator(".seat").nth(1).get_by_text("stesso schermo").click()
    page.get_by_label("Nome al posto 2").fill("Lisa")
    page.get_by_role("button", name="Crea il tavolo").click()
    page.get_by_role("button", name="Sono Paola").click()
    page.locator("button[data-move]").first.click()
    page.get_by_role("heading", name="Passa lo schermo a Lisa").wait_for()
    assert page.locator("button[data-move]").count() == 0
