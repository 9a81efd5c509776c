"""Positions from somebody's own table, entered in the browser with everything moving: pointing, counts, refusals."""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from browser.conftest import running_service
from browser.moving import DESK, PHONE, moving_page
from browser.playing import TOO_LONG, still, until
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
        self.heard = 0
        page.on("response", self.hear)

    def hear(self, response: Any) -> None:
        """Keep the newest position."""
        if "/position" not in response.url:
            return
        self.sent.append(json.loads(response.request.post_data))
        self.status = response.status
        if response.status == 200:
            self.told = response.json()
        self.heard += 1

    @property
    def is_settled(self) -> bool:
        """Whether the answer to everything that was sent has been read: the page may know it a moment before."""
        return 0 < self.heard == len(self.sent)


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
    until(page, lambda: laid.is_settled)
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


def points_of(page: Any) -> list[str]:
    """The points of every seat."""
    return [text.split()[0] for text in page.locator(".seat-card .score").all_inner_texts()]


def test_vehicles_and_points_follow_from_the_map_and_hidden_cards_are_counts(desk: Any) -> None:
    laid = open_ask(desk, "paris")
    desk.locator("[data-target='arc-champs:blue'], [data-target^='arc-']").first.click()
    until(desk, lambda: len(laid.told.get("position", {}).get("routes", {})) == 1)
    assert list(laid.told["position"]["routes"].values()) == [0]
    assert laid.told["view"]["players"][0]["points"] > 0
    until(desk, lambda: desk.locator(".seat-card.now .score").inner_text().split()[0] != "0")
    desk.get_by_role("button", name="Una in più: Posto 2: carte in mano").click()
    until(desk, lambda: laid.told["view"]["players"][1]["cards"] == 3)
    until(desk, lambda: "3 in altre mani" in desk.locator(".sum").inner_text())
    desk.get_by_role("button", name="Annulla").click()
    until(desk, lambda: "2 in altre mani" in desk.locator(".sum").inner_text())
    desk.get_by_role("button", name="Annulla").click()
    until(desk, lambda: points_of(desk) == ["0", "0"])


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


def enter_a_route(page: Any, laid: Laid) -> None:
    """Claim the first route of the map."""
    page.locator("[data-target^='arc-']").first.click()
    until(page, lambda: len(laid.told.get("position", {}).get("routes", {})) == 1)


def test_what_was_entered_stays_when_the_seat_changes_and_comes_back_after_a_set_up(desk: Any) -> None:
    laid = open_ask(desk, "paris")
    enter_a_route(desk, laid)
    desk.get_by_label("Tu sei").select_option(label="Posto 2")
    until(desk, lambda: laid.sent[-1]["seat"] == 1)
    until(desk, lambda: "Tu" in desk.locator(".seat-card.now").inner_text())
    assert len(laid.told["position"]["routes"]) == 1
    desk.get_by_role("button", name="Tocca a me").click()
    until(desk, lambda: laid.told["asked"] == [1])
    desk.get_by_label("Giocatori").select_option("3")
    until(desk, lambda: desk.locator(".seat-card").count() == 3)
    until(desk, lambda: laid.told["position"]["routes"] == {})
    desk.get_by_role("button", name="Annulla").click()
    until(desk, lambda: sorted(points_of(desk)) > ["0", "0"])
    desk.goto("/ask/paris")
    desk.get_by_role("button", name="Riprendila").click()
    until(desk, lambda: sorted(points_of(desk)) > ["0", "0"])
    assert desk.get_by_role("button", name="Riprendila").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_fewer_players_leave_no_seat_that_is_gone(desk: Any, game: str) -> None:
    broken: list[str] = []
    desk.on("pageerror", lambda error: broken.append(str(error)))
    open_ask(desk, game)
    desk.get_by_label("Giocatori").select_option("4")
    desk.locator(".tools label", has_text="Posto 4").click()
    desk.get_by_label("Giocatori").select_option("2")
    desk.locator(".tools label", has_text="Posto 3").wait_for(state="detached")
    assert desk.locator(".tools input:checked").count() == 1
    assert desk.locator("[data-board]").count()
    assert broken == []


def test_whoever_has_no_name_gives_it_here_and_keeps_what_was_entered(service: str, browser: Any) -> None:
    with browser.new_context(base_url=service, locale="it-IT", **DESK) as context:
        context.set_default_timeout(TOO_LONG)
        page = context.new_page()
        laid = open_ask(page, "paris")
        enter_a_route(page, laid)
        page.get_by_label("Il tuo nome").fill("Paola")
        page.get_by_role("button", name="Comincia").click()
        page.get_by_role("button", name="Qual è la migliore?").click()
        page.locator("[data-answer=there]").wait_for()
        assert len(laid.told["position"]["routes"]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_page_grows_on_a_big_screen(desk: Any, game: str) -> None:
    desk.set_viewport_size({"width": 1920, "height": 1080})
    open_ask(desk, game)
    assert desk.evaluate("getComputedStyle(document.querySelector('main')).zoom") == "1.25"


def test_no_link_to_a_position_that_is_impossible(desk: Any) -> None:
    laid = open_ask(desk, "paris")
    for _card in range(2):
        desk.get_by_role("button", name="Una in più: Scoperte, rossa").first.click()
    until(desk, lambda: laid.status == 422)
    # The reason stands at the cards, and beside the answer with the words of the field.
    desk.locator("[data-field=market] [role=alert]").wait_for()
    assert desk.locator("aside [role=alert]").inner_text().startswith("carte scoperte: ")
    desk.get_by_role("button", name="Copia il link").click()
    desk.get_by_text("Ancora nessun link").wait_for()


def test_tickets_to_keep_a_second_card_and_the_last_round_are_asked_about(desk: Any) -> None:
    laid = open_ask(desk, "paris")
    desk.get_by_text("Quali biglietti tenere?").click()
    until(desk, lambda: laid.told["view"]["phase"] == "keep-tickets")
    other = desk.get_by_label("Biglietto pescato 2")
    other.select_option(index=5)
    chosen = other.input_value()
    until(desk, lambda: chosen in laid.told["view"]["players"][0]["offer"])
    desk.get_by_label("Ultimo giro").select_option("2")
    until(desk, lambda: laid.told["view"]["turns_left"] == 2)
    assert laid.told["asked"] == [0]
    desk.get_by_text("Quale seconda carta?").click()
    until(desk, lambda: laid.told["view"]["phase"] == "second-card")
    desk.get_by_role("button", name="Qual è la migliore?").click()
    desk.locator("[data-answer=there]").wait_for()


def test_a_mistake_at_another_seat_is_named_and_leads_there(desk: Any) -> None:
    laid = open_ask(desk, "old_london_bridge")
    for _house in ("1", "2"):
        desk.locator(".own [data-target^='about free']").first.click()
        desk.locator("section.panel ul button").first.click()
        desk.locator("section.panel ul button").first.wait_for(state="detached")
    until(desk, lambda: laid.status == 422)
    desk.locator(".tools label", has_text="Posto 2").click()
    desk.get_by_role("button", name="Mostra Tu").click()
    desk.locator("[data-field='players[0].bridge'] [role=alert]").wait_for()


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
    open_ask(phone, "paris")
    phone.get_by_text("Quali biglietti tenere?").tap()
    phone.get_by_label("Biglietto pescato 2").wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
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
    desk.get_by_role("button", name="Una in più: Tu: denaro").click()
    until(desk, lambda: laid.told["view"]["players"][0]["money"] == 6)
    assert findings(desk) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_field_of_the_text_view_speaks_in_ids(desk: Any, game: str) -> None:
    laid = open_ask(desk, game, "?testo")
    labels = desk.locator(".form .line > span:first-child, .form legend, .form h3").all_inner_texts()
    position = {key: value for key, value in laid.told["position"].items() if key not in ("game", "seats", "chance")}
    ids = {name for name in names_in(position) if not name.isdigit() and len(name) > 1}
    assert len(labels) > 30
    assert [label for label in labels if label in ids - SAME or "_" in label or "[" in label] == []


SAME = {"round", "ponte"}  # words that are the same in Italian


def names_in(value: Any) -> set[str]:
    """Every name in a position."""
    if isinstance(value, dict):
        return set(value).union(*map(names_in, value.values()))
    return set().union(*map(names_in, value)) if isinstance(value, list) else set()


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
