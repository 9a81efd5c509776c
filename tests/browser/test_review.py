"""The review page in the browser, with everything moving: what it shows, where its parts lead, who may see it."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import running_service
from browser.moving import moving_page
from browser.near_the_end import finished, play_to_the_end, table_at
from browser.playing import drawn_anew, send, still
from browser.prepared_review import made_once, report_of, store_review
from browser.test_access import findings, in_both_themes
from tavoliere import app
from tavoliere.engine import matchfile

STEP = "() => Number(document.querySelector('.way input').value)"
LAST_MOVES = 12  # that are played at the table whose review is looked at


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the service keeps its tables."""
    return tmp_path_factory.mktemp("reviews") / "tables.db"


@pytest.fixture(scope="module")
def service(database: Path) -> Iterator[str]:
    """A service whose database reviews can be put into."""
    with running_service(database) as address:
        yield address


@pytest.fixture(scope="module")
def reviewed(
    service: str, browser: Any, database: Path, tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> dict[str, str]:
    """Finished matches that have been reviewed, by game; nobody at this browser played them."""
    tables, folder = {}, tmp_path_factory.getbasetemp()
    if worker_id != "master":
        folder = folder.parent  # which the workers share
    with moving_page(browser, service) as page:
        for game in ("paris", "old_london_bridge", "necropolis_railway"):
            file, _step = finished(game, 2)
            tables[game] = str(send(page.context, "post", "/api/matches", **file)["table"])
            match = matchfile.from_dict(file, app.load, "match")
            report = made_once(folder, f"{game}.report", partial(report_of, match, len(match.history)))
            store_review(database, tables[game], match, report=report)
    return tables


def look_at(page: Any, table: str, step: str = "") -> None:
    """Open a review."""
    page.goto(f"/t/{table}/review{step}")
    page.locator("[data-review=done] .way input").wait_for()


def test_badges_join_the_graph_the_slider_the_board_and_the_cards(desktop: Any, reviewed: dict[str, str]) -> None:
    look_at(desktop, reviewed["paris"])
    cards = desktop.locator("[data-turning]")
    assert cards.count() > 1
    desktop.locator("[data-turning='2'] .link").first.click()
    desktop.locator("[data-turning='2'].on").wait_for()
    step = desktop.evaluate(STEP)
    assert desktop.locator(".graph .pin.on").text_content() == "2"
    assert desktop.locator(".numbers .number.on").inner_text() == "2"
    assert desktop.locator(".stage header .number").inner_text() == "2"
    assert desktop.url.endswith(f"#{step}")
    desktop.keyboard.press("1")
    desktop.locator("[data-turning='1'].on").wait_for()
    before = desktop.evaluate(STEP)
    desktop.keyboard.press("ArrowRight")
    desktop.wait_for_function(f"n => ({STEP})() === n + 1", arg=before)


def test_keys_of_the_browser_stay_with_it_and_errors_are_told_by_kind(desktop: Any, reviewed: dict[str, str]) -> None:
    look_at(desktop, reviewed["paris"])
    before = desktop.evaluate(STEP)
    back = "new KeyboardEvent('keydown', {key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true})"
    assert desktop.evaluate(f"document.body.dispatchEvent({back})")  # nobody prevents what the browser does with it
    assert desktop.evaluate(STEP) == before
    rows = desktop.locator("[data-errors] tbody th").all_inner_texts()
    assert rows[:3] == ["Mosse dubbie", "Errori", "Errori gravi"]
    assert set(rows[3:]) <= {"biglietti", "carte pescate", "linee", "bandiera", "turni passati"}
    assert len(rows) > 3


def test_the_graph_is_a_slider_for_mouse_and_keys(desktop: Any, reviewed: dict[str, str]) -> None:
    look_at(desktop, reviewed["paris"])
    graph = desktop.get_by_role("slider", name="Probabilità di vittoria, mossa per mossa")
    graph.focus()
    desktop.keyboard.press("Home")
    desktop.wait_for_function(f"() => ({STEP})() === 0")
    desktop.keyboard.press("End")
    last = int(graph.get_attribute("aria-valuemax") or 0)
    desktop.wait_for_function(f"n => ({STEP})() === n", arg=last)
    shares = graph.get_attribute("aria-valuetext") or ""
    assert f"Mossa {last}" in shares
    box = graph.bounding_box()
    desktop.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.5)
    desktop.wait_for_function(f"n => ({STEP})() < n && ({STEP})() > 0", arg=last)


@pytest.mark.parametrize("game", ["paris", "old_london_bridge", "necropolis_railway"])
def test_what_was_played_and_what_was_better_stand_on_the_board(
    desktop: Any, reviewed: dict[str, str], game: str
) -> None:
    look_at(desktop, reviewed[game])
    desktop.get_by_role("button", name="mosse").click()
    desktop.get_by_text("Errori", exact=True).first.click()
    errors = desktop.locator(".list ol button")
    errors.first.wait_for()
    marked = desktop.locator(".board [data-mark], .board [data-pin]")
    for place in reversed(range(errors.count())):
        errors.nth(place).click()
        desktop.locator(f".list ol li:nth-child({place + 1}) button[aria-current]").wait_for()
        compared = desktop.locator(".stage dl")
        assert [one.strip() for one in compared.locator(".letter").all_inner_texts()] == ["A", "B"]
        drawn_anew(desktop)
        if marked.count():  # some moves, such as keeping a ticket, are about no piece
            return
    pytest.fail("no move is drawn on the board")


def test_the_parts_of_every_sum_add_up_as_they_are_written(desktop: Any, reviewed: dict[str, str]) -> None:
    look_at(desktop, reviewed["paris"])
    for line in desktop.locator(".sums [role=img]").all():
        words = line.get_attribute("aria-label") or ""
        numbers = [int(one) for one in re.findall(r"-?\d+", words.split(":", 1)[1])]
        assert sum(numbers[:-1]) == numbers[-1], words


def test_decisions_are_filtered_and_lead_to_their_moment(desktop: Any, reviewed: dict[str, str]) -> None:
    look_at(desktop, reviewed["paris"])
    desktop.get_by_role("button", name="mosse").click()
    rows = desktop.locator(".list ol li")
    desktop.get_by_text("Tutte", exact=True).first.click()
    everything = rows.count()
    desktop.get_by_label("Di chi").select_option(index=1)
    drawn_anew(desktop)
    own = rows.count()
    assert 0 < own < everything
    desktop.get_by_label("Tipo di mossa").select_option(index=1)
    drawn_anew(desktop)
    assert 0 < rows.count() < own
    rows.last.locator("button").click()
    number = int(rows.last.locator(".at").inner_text())
    desktop.wait_for_function(f"n => ({STEP})() === n", arg=number)


def test_one_plays_on_from_a_turning_point(desktop: Any, reviewed: dict[str, str]) -> None:
    look_at(desktop, reviewed["paris"])
    desktop.locator("[data-turning='1'] .link").last.click()
    desktop.get_by_role("dialog").get_by_role("button", name="Comincia").click()
    desktop.locator(".prompt").wait_for()
    assert "/review" not in desktop.url


def test_somebody_who_played_is_told_about_themselves_and_comes_from_the_end(desktop: Any, database: Path) -> None:
    file, step = finished("paris", 2)
    address = table_at(desktop, file, max(0, step - LAST_MOVES))
    table = address.split("/")[2]
    refused = desktop.context.request.get(f"/api/tables/{table}/review")
    assert refused.status == 403  # hidden cards are nobody's business before the end
    play_to_the_end(desktop, address)
    played = desktop.context.request.get(f"/api/tables/{table}/file").json()
    store_review(database, table, matchfile.from_dict(played, app.load, "match"))
    desktop.goto(f"{address}?testo")
    desktop.locator(f"a[href='{address}/review']").first.click()
    desktop.locator("[data-review=done] h1").wait_for()
    headline = desktop.locator("h1").inner_text()
    assert headline.startswith(("Hai vinto", "Hai perso"))
    look_at(desktop, table)
    desktop.get_by_role("heading", name="Fortuna per origine").wait_for()


def test_a_review_that_was_stopped_says_so_and_shows_what_it_has(desktop: Any, service: str, database: Path) -> None:
    file, _step = finished("paris", 2)
    table = str(send(desktop.context, "post", "/api/matches", **file)["table"])
    store_review(database, table, matchfile.from_dict(file, app.load, "match"), done=9)
    desktop.goto(f"/t/{table}/review")
    desktop.locator("[data-review=stopped]").wait_for()
    assert "9" in desktop.get_by_role("status").first.inner_text()
    desktop.locator(".way input").wait_for()
    desktop.get_by_role("button", name="Continua").click()
    # Nothing is compiled here: the reason is told, and what there was stays.
    desktop.locator("[data-review=failed] [role=alert]").wait_for()
    assert desktop.locator(".way input").count() == 1
    with desktop.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/review")):
        desktop.get_by_role("button", name="Riprova").click()


def test_watchers_see_it_too_and_cannot_play_on(browser: Any, service: str, reviewed: dict[str, str]) -> None:
    context = browser.new_context(base_url=service, locale="it-IT")
    page = context.new_page()
    look_at(page, reviewed["paris"])
    page.locator("[data-turning]").first.wait_for()
    assert page.get_by_role("button", name="Gioca da qui").count() == 0
    context.close()


def test_on_a_phone_headline_graph_and_board_stay_and_tabs_change_what_is_below(
    moving_phone: Any, reviewed: dict[str, str]
) -> None:
    look_at(moving_phone, reviewed["paris"])
    assert moving_phone.evaluate("document.documentElement.scrollWidth") == 390
    for name, part in (("Fortuna ed errori", ".sums"), ("Mosse", "ol .at"), ("Momenti decisivi", "[data-turning]")):
        moving_phone.get_by_role("tab", name=name).tap()
        moving_phone.locator(f"#review-part {part}").first.wait_for()
        assert moving_phone.locator(".graph").is_visible()
        assert moving_phone.locator(".stage .board").is_visible()
    moving_phone.get_by_role("tab", name="Momenti decisivi").focus()
    moving_phone.keyboard.press("ArrowRight")
    moving_phone.locator("#review-part .sums").wait_for()
    assert findings(moving_phone) == []


def test_axe_finds_nothing_and_the_text_view_says_the_table_in_words(desktop: Any, reviewed: dict[str, str]) -> None:
    look_at(desktop, reviewed["old_london_bridge"])
    still(desktop)
    assert in_both_themes(desktop) == []
    desktop.goto(f"/t/{reviewed['old_london_bridge']}/review?testo")
    desktop.locator("[data-review=done] .words h3, [data-review=done] .words h2").first.wait_for()
    assert desktop.locator(".stage .board").count() == 0
    still(desktop)
    assert in_both_themes(desktop) == []
