"""Positions from somebody's own table, entered in the browser with everything moving: pointing, counts, refusals."""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from browser.conftest import running_service
from browser.moving import DESK, PHONE, moving_page
from browser.playing import still, until
from browser.prepared_review import answered
from browser.test_access import findings, in_both_themes
from tavoliere import app
from tavoliere.engine.game import Game
from walks import FIFTH

GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")


@lru_cache
def game_of(name: str) -> Game:
    """A game."""
    return app.load(name)


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


class Laid:
    """What the page sends to have a position completed, and what it is told."""

    def __init__(self, page: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        self.told: dict[str, Any] = {}
        self.status = 0
        page.on("response", self.hear)

    def hear(self, response: Any) -> None:
        """Keep the newest position."""
        if "/position" not in response.url:
            return
        self.sent.append(json.loads(response.request.post_data))
        self.status = response.status
        if response.status == 200:
            self.told = response.json()


def imagined(page: Any) -> None:
    """Answer questions with games that nobody imagined: nothing is compiled here."""

    def answer(route: Any) -> None:
        asked = json.loads(route.request.post_data)
        name = route.request.url.split("/games/")[1].split("/")[0]
        body = answered(game_of(name), asked["position"], asked["seat"])
        route.fulfill(body=body, content_type="application/json")

    page.route("**/api/games/*/ask", answer)


def open_ask(page: Any, game: str, query: str = "") -> Laid:
    """Open the page of a game."""
    imagined(page)
    laid = Laid(page)
    page.goto(f"/ask/{game}{query}")
    page.locator("[data-ask=ready]").wait_for()
    return laid


@pytest.mark.parametrize("game", GAMES)
def test_one_starts_from_a_set_up_asks_and_is_answered_with_numbers(desk: Any, game: str) -> None:
    open_ask(desk, game)
    desk.get_by_role("button", name="Qual è la migliore?").click()
    desk.locator("[data-answer=there] ol li").first.wait_for()
    assert desk.locator("[data-answer=there] h2").inner_text()
    assert "%" in desk.locator("[data-answer=there] .num").first.inner_text()
    assert "p=" in desk.url  # the position has an address
    desk.reload()
    desk.locator("[data-ask=ready]").wait_for()
    assert desk.get_by_role("alert").count() == 0


def test_vehicles_and_points_follow_from_the_map_and_hidden_cards_are_counts(desk: Any) -> None:
    laid = open_ask(desk, "paris")
    desk.locator("[data-target='arc-champs:blue'], [data-target^='arc-']").first.click()
    until(desk, lambda: len(laid.told.get("position", {}).get("routes", {})) == 1)
    ((route, seat),) = laid.told["position"]["routes"].items()
    assert seat == 0
    assert laid.told["view"]["players"][0]["points"] > 0
    until(desk, lambda: desk.locator(".seat-card.now .score").inner_text().split()[0] != "0")
    desk.get_by_role("button", name="Una in più: Posto 2: carte in mano").click()
    until(desk, lambda: laid.told["view"]["players"][1]["cards"] == 3)
    until(desk, lambda: "3 in altre mani" in desk.locator(".sum").inner_text())
    desk.get_by_role("button", name="Annulla").click()
    until(desk, lambda: laid.told["view"]["players"][1]["cards"] == 2)
    desk.get_by_role("button", name="Annulla").click()
    until(desk, lambda: route not in laid.told["position"]["routes"])


def test_nobody_lays_more_vehicles_than_there_are(desk: Any) -> None:
    laid = open_ask(desk, "paris")
    ids = desk.locator("[data-board] [data-target*=':']").evaluate_all("all => all.map(one => one.dataset.target)")
    once = {str(one).split(":")[0]: str(one) for one in ids}  # one lane of each double
    refused = desk.locator(".notice, [role=alert]")
    for route in once.values():
        desk.locator(f"[data-target='{route}']").click()
        if refused.count():
            break
    until(desk, lambda: bool(laid.told) and sum(laid.told["position"]["routes"].values()) == 0)
    assert laid.told["view"]["players"][0]["vehicles"] >= 0
    assert "mezzi" in refused.first.inner_text()


def test_old_london_bridge_is_entered_by_pointing(desk: Any) -> None:
    laid = open_ask(desk, "old_london_bridge")
    desk.locator("[data-target='pawn centre inn']").click()
    desk.get_by_role("button", name="60").first.click()
    until(desk, lambda: laid.told["view"]["stacks"]["inn"]["top"] == "inn-60")
    desk.locator("[data-target='about space gate 5']").click()
    until(desk, lambda: laid.told["view"]["players"][0]["gate"] == 5)
    desk.locator(".own [data-target='about free 1']").click()
    desk.locator("section.panel ul button").first.click()
    until(desk, lambda: len(laid.told["view"]["players"][0]["bridge"]) == 1)
    desk.get_by_text("Quale edificio prendere?").click()
    until(desk, lambda: laid.told["view"]["phase"] == "pawn")
    until(desk, lambda: laid.told["asked"] == [0])
    desk.get_by_role("button", name="Qual è la migliore?").click()
    desk.locator("[data-answer=there]").wait_for()


def test_the_reason_stands_at_the_field_that_is_wrong(desk: Any) -> None:
    laid = open_ask(desk, "old_london_bridge")
    for _house in ("1", "2"):  # numbers must fall, not rise
        desk.locator(".own [data-target^='about free']").first.click()
        desk.locator("section.panel ul button").first.click()
        desk.locator("section.panel ul button").first.wait_for(state="detached")
    alert = desk.locator("[data-field='players[0].bridge'] [role=alert]")
    alert.wait_for()
    until(desk, lambda: laid.status == 422)
    assert "players[0]" not in alert.inner_text()
    assert desk.locator("aside [role=alert]").count() == 1
    desk.get_by_role("button", name="Annulla").click()
    alert.wait_for(state="detached")


def test_london_necropolis_railway_is_entered_by_pointing(desk: Any) -> None:
    laid = open_ask(desk, "necropolis_railway")
    desk.locator("[data-target='london m1']").click()
    until(desk, lambda: laid.told["view"]["players"][0]["tiles"].get("m1") == "a")
    desk.locator("[data-target='bury row1 col2']").click()
    until(desk, lambda: "purple" in laid.told["view"]["players"][0]["graves"].get("row1", ""))
    desk.locator("[data-target='take 1']").click()
    before = laid.told["view"]["face_up"][0]["card"]
    desk.locator("section.panel ul button").nth(3).click()
    until(desk, lambda: laid.told["view"]["face_up"][0]["card"] != before)
    desk.locator(".tools label", has_text="Posto 2").click()
    desk.locator("[data-target='hire row2']").click()
    until(desk, lambda: laid.told["view"]["players"][1]["workers"].get("row2") == "staff")
    assert "row2" not in laid.told["view"]["players"][0]["workers"]
    desk.get_by_role("button", name="Qual è la migliore?").click()
    desk.locator("[data-answer=there]").wait_for()


def test_boards_are_entered_by_keys(desk: Any) -> None:
    laid = open_ask(desk, "necropolis_railway")
    tile = desk.locator("[data-target='london m1']")
    tile.focus()
    desk.keyboard.press("Enter")
    until(desk, lambda: laid.told["view"]["players"][0]["tiles"].get("m1") == "a")
    desk.keyboard.press("Space")
    until(desk, lambda: laid.told["view"]["players"][0]["tiles"].get("m1") == "b")


def test_a_position_is_pasted_and_a_broken_one_told_at_its_line(desk: Any) -> None:
    laid = open_ask(desk, "paris")
    desk.get_by_role("button", name="Incolla una posizione").click()
    area = desk.locator("#position")
    area.fill('{"seats": 3,\n "players": [')
    desk.get_by_role("button", name="Usa questa posizione").click()
    until(desk, lambda: "riga 2" in desk.locator("#position-wrong").inner_text())
    area.fill('{\n "seats": 3,\n "market": {"blue": 47}\n}')
    desk.get_by_role("button", name="Usa questa posizione").click()
    until(desk, lambda: laid.status == 422 and bool(desk.locator("#position-wrong").inner_text()))
    area.fill("seats 4\nturn 3\n")
    desk.get_by_role("button", name="Usa questa posizione").click()
    area.wait_for(state="detached")
    until(desk, lambda: laid.told["position"]["seats"] == 4)
    until(desk, lambda: desk.locator(".seat-card").count() == 4)


def test_one_plays_on_from_a_position(desk: Any) -> None:
    laid = open_ask(desk, "old_london_bridge")
    desk.get_by_role("button", name="Una in più: Tu: denaro").click()
    until(desk, lambda: laid.told["view"]["players"][0]["money"] == 6)
    desk.get_by_role("button", name="Gioca da qui").click()
    desk.get_by_role("dialog").get_by_role("button", name="Comincia").click()
    desk.locator(".prompt").wait_for()
    assert desk.url.split("?")[0].split("/")[-2] == "t"


def test_on_a_phone_nothing_is_wider_than_the_screen_and_the_answer_comes_into_view(phone: Any) -> None:
    for game in GAMES:
        open_ask(phone, game)
        assert phone.evaluate("document.documentElement.scrollWidth") == 390, game
    phone.get_by_role("button", name="Qual è la migliore?").tap()
    phone.locator("[data-answer=there] ol li").first.wait_for()
    is_seen = "() => document.querySelector('.answer').getBoundingClientRect().top < innerHeight * 0.7"
    phone.wait_for_function(is_seen)
    assert findings(phone) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_while_a_position_is_entered(desk: Any, game: str) -> None:
    open_ask(desk, game)
    desk.get_by_role("button", name="Qual è la migliore?").click()
    desk.locator("[data-answer=there]").wait_for()
    still(desk)
    assert in_both_themes(desk) == []


def test_in_the_text_view_every_value_is_a_field(desk: Any) -> None:
    laid = open_ask(desk, "old_london_bridge", "?testo")
    assert desk.locator("[data-board]").count() == 0
    desk.get_by_role("button", name="Una in più: players[0].money: denaro").click()
    until(desk, lambda: laid.told["view"]["players"][0]["money"] == 6)
    assert findings(desk) == []


def test_a_game_without_a_board_of_its_own_is_entered_as_fields(
    browser: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("fifth")
    with (
        running_service(folder / "tables.db", TAVOLIERE_GAMES=str(FIFTH)) as address,
        moving_page(browser, address, **DESK) as page,
    ):
        laid = open_ask(page, "pebbles")
        beach = dict(laid.told["position"]["beach"])
        colour = next(iter(beach))
        page.locator(f"[data-field='beach.{colour}'] button").first.click()
        until(page, lambda: laid.sent[-1].get("position", {}).get("beach", {}).get(colour) == beach[colour] - 1)
        assert findings(page) == []
