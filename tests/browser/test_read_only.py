"""Matches of 0.1.0 after their rules were raised: the page says why they can only be read, and shows all there is."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import running_service
from browser.playing import until
from browser.test_access import in_both_themes
from releases import EXPECTED, NEVER, match_file, under_other_rules, unpack, versions
from tavoliere.store import people
from tavoliere.store.database import Database

OPEN, RUNNING = EXPECTED["open"], EXPECTED["running"]["old_london_bridge"]["table"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path, str]]:
    """A service with the matches of 0.1.0, all of other rules: its address, its database, Ada's token."""
    db = under_other_rules(unpack(tmp_path_factory.mktemp("older") / "tables.db"))
    token = secrets.token_urlsafe(32)
    database = Database(str(db))
    database.set_up()
    with database.engine.begin() as connection:
        people.add_token(connection, EXPECTED["people"]["Ada"], token, time.time())
    database.close()
    with running_service(db) as address:
        yield address, db, token


@contextmanager
def reader(browser: Any, served: tuple[str, Path, str], token: str = "", locale: str = "it-IT") -> Iterator[Any]:
    """The page of a stranger, or of whoever has the token; errors of the page fail the test."""
    context = browser.new_context(base_url=served[0], locale=locale, reduced_motion="reduce")
    context.set_default_timeout(20_000)
    if token:
        context.add_cookies([{"name": "tavoliere", "value": token, "url": served[0]}])
    page, broken = context.new_page(), []
    page.on("pageerror", lambda error: broken.append(str(error)))
    yield page
    context.close()
    assert not broken


def check_page(page: Any, sentence: str, moves: list[list[Any]], names: list[str]) -> None:
    """The page says why, and shows the moves one by one with who made them; there is no board."""
    page.locator("[data-read-only]").wait_for()
    assert sentence in page.get_by_role("note").inner_text()
    expected = [f"{step} {names[seat]} {move}" for step, (seat, move) in enumerate(moves, 1)]
    until(page, lambda: page.locator(".moves li").count() == len(expected))
    assert [" ".join(row.split()) for row in page.locator(".moves li").all_inner_texts()] == expected
    assert page.locator("[data-board], .prompt").count() == 0


@pytest.mark.parametrize("name", EXPECTED["finished"])
def test_a_finished_match_is_read_on_both_its_pages(browser: Any, served: tuple[str, Path, str], name: str) -> None:
    table, file = EXPECTED["finished"][name], match_file(name)
    made, known = versions(served[1], table)
    sentence = f"è nata con la versione {made} delle regole; questo programma gioca la versione {known}."
    with reader(browser, served) as page:
        for path in (f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/replay#7"):
            page.goto(path)
            check_page(page, sentence, file["moves"], file["seats"])
            told = page.request.get(f"/api/tables/{table}").json()["result"]
            totals = page.locator("tfoot td").all_inner_texts()
            assert [int(total.split()[0].replace("−", "-")) for total in totals] == told["totals"]
            winner = file["seats"][told["ranking"].index(0)]
            assert page.get_by_role("heading", level=1).inner_text().startswith(f"Vince {winner} con ")
        with page.expect_download() as download:
            page.get_by_role("button", name="Scarica").click()
        written = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
        assert (written["moves"], written["result"]["scores"]) == (file["moves"], told["scores"])


def test_the_sentence_is_told_in_english_too(browser: Any, served: tuple[str, Path, str]) -> None:
    table, file = EXPECTED["finished"]["paris"], match_file("paris")
    made, known = versions(served[1], table)
    with reader(browser, served, locale="en-US") as page:
        page.goto(f"/t/{table}")
        sentence = f"was played with rules version {made}; this server plays version {known}."
        check_page(page, sentence, file["moves"], file["seats"])


def test_a_running_match_waits_for_nobody_and_can_be_closed(browser: Any, served: tuple[str, Path, str]) -> None:
    with reader(browser, served, served[2]) as page:
        page.goto("/")
        card = page.locator("article", has=page.locator(f'a[href="/t/{RUNNING}"]'))
        card.get_by_text("si può solo vedere").wait_for()
        assert page.get_by_text("Tocca a te").count() == 0
        card.get_by_role("link", name="Vedi").click()
        page.get_by_text("Non era finita e non può più continuare.").wait_for()
        rows = page.locator(".moves li")
        assert rows.filter(has_text="mossa segreta").count()  # cards others chose: the match was not over
        assert rows.filter(has_text="Ada").filter(has_text="mossa segreta").count() == 0
        page.get_by_role("button", name="Chiudi la partita").click()
        page.get_by_role("button", name="Rivincita").click()
        until(page, lambda: RUNNING not in page.url, "no rematch")
        page.get_by_role("heading", name="Posti").wait_for()
        page.goto("/matches")
        page.locator(f'a[href="/t/{RUNNING}/replay"]').get_by_text("si può solo vedere").wait_for()


def test_an_open_table_of_other_rules_offers_no_seat(browser: Any, served: tuple[str, Path, str]) -> None:
    with reader(browser, served) as page:
        page.goto("/")
        page.locator("aside ul a").first.wait_for()  # the lists are there
        assert page.locator(f'a[href="/t/{OPEN}"]').count() == 0
        page.goto(f"/t/{OPEN}")
        page.get_by_text("non può più cominciare").wait_for()
        assert page.get_by_role("button", name="Siediti qui").count() == 0


def test_a_file_of_other_rules_is_brought_in_to_be_read(
    browser: Any, served: tuple[str, Path, str], tmp_path: Path
) -> None:
    file = {**match_file("necropolis_railway"), "rules_version": NEVER}
    path = tmp_path / "old.match.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    with reader(browser, served, served[2]) as page:
        page.goto("/matches")
        page.get_by_label("Importa una partita").set_input_files(path)
        page.get_by_text("Il file non dice come è finita.").wait_for()
        check_page(page, f"è nata con la versione {NEVER} delle regole", file["moves"], file["seats"])


def test_the_page_is_accessible_and_fits_a_narrow_phone(browser: Any, served: tuple[str, Path, str]) -> None:
    with reader(browser, served) as page:
        page.set_viewport_size({"width": 320, "height": 640})
        page.goto(f"/t/{EXPECTED['finished']['necropolis_railway']}")
        page.locator(".moves li").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        assert in_both_themes(page) == []
