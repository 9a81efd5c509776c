"""Positions from somebody's own table, entered in the browser with everything moving: pointing, counts, refusals."""

import json
from functools import lru_cache
from typing import Any

import pytest

from browser.conftest import running_service
from browser.moving import DESKTOP, moving_page
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
def test_one_starts_from_a_set_up_asks_and_is_answered_with_numbers(desktop: Any, game: str) -> None:
    open_ask(desktop, game)
    desktop.get_by_role("button", name="Qual è la migliore?").click()
    desktop.locator("[data-answer=there] ol li").first.wait_for()
    assert desktop.locator("[data-answer=there] h2").inner_text()
    assert "%" in desktop.locator("[data-answer=there] .num").first.inner_text()
    assert "p=" in desktop.url  # the position has an address
    desktop.reload()
    desktop.locator("[data-ask=ready]").wait_for()
    assert desktop.get_by_role("alert").count() == 0


def points_of(page: Any) -> list[str]:
    """The points of every seat."""
    return [text.split()[0] for text in page.locator(".seat-card .score").all_inner_texts()]


def test_vehicles_and_points_follow_from_the_map_and_hidden_cards_are_counts(desktop: Any) -> None:
    laid = open_ask(desktop, "paris")
    desktop.locator("[data-target='arc-champs:blue'], [data-target^='arc-']").first.click()
    until(desktop, lambda: len(laid.told.get("position", {}).get("routes", {})) == 1)
    assert list(laid.told["position"]["routes"].values()) == [0]
    assert laid.told["view"]["players"][0]["points"] > 0
    until(desktop, lambda: desktop.locator(".seat-card.now .score").inner_text().split()[0] != "0")
    desktop.get_by_role("button", name="Una in più: Posto 2: carte in mano").click()
    until(desktop, lambda: laid.told["view"]["players"][1]["cards"] == 3)
    until(desktop, lambda: "3 in altre mani" in desktop.locator(".sum").inner_text())
    desktop.get_by_role("button", name="Annulla").click()
    until(desktop, lambda: "2 in altre mani" in desktop.locator(".sum").inner_text())
    desktop.get_by_role("button", name="Annulla").click()
    until(desktop, lambda: points_of(desktop) == ["0", "0"])


def test_nobody_lays_more_vehicles_than_there_are(desktop: Any) -> None:
    laid = open_ask(desktop, "paris")
    ids = desktop.locator("[data-board] [data-target*=':']").evaluate_all("all => all.map(one => one.dataset.target)")
    once = {str(one).split(":")[0]: str(one) for one in ids}  # one lane of each double
    refused = desktop.locator(".notice, [role=alert]")
    for route in once.values():
        desktop.locator(f"[data-target='{route}']").click()
        if refused.count():
            break
    until(desktop, lambda: bool(laid.told) and sum(laid.told["position"]["routes"].values()) == 0)
    assert laid.told["view"]["players"][0]["vehicles"] >= 0
    assert "mezzi" in refused.first.inner_text()


def test_old_london_bridge_is_entered_by_pointing(desktop: Any) -> None:
    laid = open_ask(desktop, "old_london_bridge")
    desktop.locator("[data-target='pawn centre inn']").click()
    desktop.get_by_role("button", name="60").first.click()
    until(desktop, lambda: laid.told["view"]["stacks"]["inn"]["top"] == "inn-60")
    desktop.locator("[data-target='about space gate 5']").click()
    until(desktop, lambda: laid.told["view"]["players"][0]["gate"] == 5)
    desktop.locator(".own [data-target='about free 1']").click()
    desktop.locator("section.panel ul button").first.click()
    until(desktop, lambda: len(laid.told["view"]["players"][0]["bridge"]) == 1)
    desktop.get_by_text("Quale edificio prendere?").click()
    until(desktop, lambda: laid.told["view"]["phase"] == "pawn")
    until(desktop, lambda: laid.told["asked"] == [0])
    desktop.get_by_role("button", name="Qual è la migliore?").click()
    desktop.locator("[data-answer=there]").wait_for()


def test_the_reason_stands_at_the_field_that_is_wrong(desktop: Any) -> None:
    laid = open_ask(desktop, "old_london_bridge")
    for _house in ("1", "2"):  # numbers must fall, not rise
        desktop.locator(".own [data-target^='about free']").first.click()
        desktop.locator("section.panel ul button").first.click()
        desktop.locator("section.panel ul button").first.wait_for(state="detached")
    alert = desktop.locator("[data-field='players[0].bridge'] [role=alert]")
    alert.wait_for()
    until(desktop, lambda: laid.status == 422)
    assert "players[0]" not in alert.inner_text()
    assert desktop.locator("aside [role=alert]").count() == 1
    desktop.get_by_role("button", name="Annulla").click()
    alert.wait_for(state="detached")


def test_london_necropolis_railway_is_entered_by_pointing(desktop: Any) -> None:
    laid = open_ask(desktop, "necropolis_railway")
    desktop.locator("[data-target='london m1']").click()
    until(desktop, lambda: laid.told["view"]["players"][0]["tiles"].get("m1") == "a")
    desktop.locator("[data-target='bury row1 col2']").click()
    until(desktop, lambda: "purple" in laid.told["view"]["players"][0]["graves"].get("row1", ""))
    desktop.locator("[data-target='take 1']").click()
    before = laid.told["view"]["face_up"][0]["card"]
    desktop.locator("section.panel ul button").nth(3).click()
    until(desktop, lambda: laid.told["view"]["face_up"][0]["card"] != before)
    desktop.locator(".tools label", has_text="Posto 2").click()
    desktop.locator("[data-target='hire row2']").click()
    until(desktop, lambda: laid.told["view"]["players"][1]["workers"].get("row2") == "staff")
    assert "row2" not in laid.told["view"]["players"][0]["workers"]
    desktop.get_by_role("button", name="Qual è la migliore?").click()
    desktop.locator("[data-answer=there]").wait_for()


def test_boards_are_entered_by_keys(desktop: Any) -> None:
    laid = open_ask(desktop, "necropolis_railway")
    tile = desktop.locator("[data-target='london m1']")
    tile.focus()
    desktop.keyboard.press("Enter")
    until(desktop, lambda: laid.told["view"]["players"][0]["tiles"].get("m1") == "a")
    desktop.keyboard.press("Space")
    until(desktop, lambda: laid.told["view"]["players"][0]["tiles"].get("m1") == "b")


def test_a_position_is_pasted_and_a_broken_one_told_at_its_line(desktop: Any) -> None:
    laid = open_ask(desktop, "paris")
    desktop.get_by_role("button", name="Incolla una posizione").click()
    area = desktop.locator("#position")
    area.fill('{"seats": 3,\n "players": [')
    desktop.get_by_role("button", name="Usa questa posizione").click()
    until(desktop, lambda: "riga 2" in desktop.locator("#position-wrong").inner_text())
    area.fill('{\n "seats": 3,\n "market": {"blue": 47}\n}')
    desktop.get_by_role("button", name="Usa questa posizione").click()
    until(desktop, lambda: laid.status == 422 and bool(desktop.locator("#position-wrong").inner_text()))
    area.fill("seats 4\nturn 3\n")
    desktop.get_by_role("button", name="Usa questa posizione").click()
    area.wait_for(state="detached")
    until(desktop, lambda: laid.told["position"]["seats"] == 4)
    until(desktop, lambda: desktop.locator(".seat-card").count() == 4)


def enter_a_route(page: Any, laid: Laid) -> None:
    """Claim the first route of the map."""
    page.locator("[data-target^='arc-']").first.click()
    until(page, lambda: len(laid.told.get("position", {}).get("routes", {})) == 1)


def test_what_was_entered_stays_when_the_seat_changes_and_comes_back_after_a_set_up(desktop: Any) -> None:
    laid = open_ask(desktop, "paris")
    enter_a_route(desktop, laid)
    desktop.get_by_label("Tu sei").select_option(label="Posto 2")
    until(desktop, lambda: laid.sent[-1]["seat"] == 1)
    until(desktop, lambda: "Tu" in desktop.locator(".seat-card.now").inner_text())
    assert len(laid.told["position"]["routes"]) == 1
    desktop.get_by_role("button", name="Tocca a me").click()
    until(desktop, lambda: laid.told["asked"] == [1])
    desktop.get_by_label("Giocatori").select_option("3")
    until(desktop, lambda: desktop.locator(".seat-card").count() == 3)
    until(desktop, lambda: laid.told["position"]["routes"] == {})
    desktop.get_by_role("button", name="Annulla").click()
    until(desktop, lambda: sorted(points_of(desktop)) > ["0", "0"])
    desktop.goto("/ask/paris")
    desktop.get_by_role("button", name="Riprendila").click()
    until(desktop, lambda: sorted(points_of(desktop)) > ["0", "0"])
    assert desktop.get_by_role("button", name="Riprendila").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_fewer_players_leave_no_seat_that_is_gone(desktop: Any, game: str) -> None:
    broken: list[str] = []
    desktop.on("pageerror", lambda error: broken.append(str(error)))
    open_ask(desktop, game)
    desktop.get_by_label("Giocatori").select_option("4")
    desktop.locator(".tools label", has_text="Posto 4").click()
    desktop.get_by_label("Giocatori").select_option("2")
    desktop.locator(".tools label", has_text="Posto 3").wait_for(state="detached")
    assert desktop.locator(".tools input:checked").count() == 1
    assert desktop.locator("[data-board]").count()
    assert broken == []


def test_whoever_has_no_name_gives_it_here_and_keeps_what_was_entered(service: str, browser: Any) -> None:
    with browser.new_context(base_url=service, locale="it-IT", **DESKTOP) as context:
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
def test_the_page_grows_on_a_big_screen(desktop: Any, game: str) -> None:
    desktop.set_viewport_size({"width": 1920, "height": 1080})
    open_ask(desktop, game)
    assert desktop.evaluate("getComputedStyle(document.querySelector('main')).zoom") == "1.25"


def test_no_link_to_a_position_that_is_impossible(desktop: Any) -> None:
    laid = open_ask(desktop, "paris")
    for _card in range(2):
        desktop.get_by_role("button", name="Una in più: Scoperte, rossa").first.click()
    until(desktop, lambda: laid.status == 422)
    # The reason stands at the cards, and beside the answer with the words of the field.
    desktop.locator("[data-field=market] [role=alert]").wait_for()
    assert desktop.locator("aside [role=alert]").inner_text().startswith("carte scoperte: ")
    desktop.get_by_role("button", name="Copia il link").click()
    desktop.get_by_text("Ancora nessun link").wait_for()


def test_tickets_to_keep_a_second_card_and_the_last_round_are_asked_about(desktop: Any) -> None:
    laid = open_ask(desktop, "paris")
    desktop.get_by_text("Quali biglietti tenere?").click()
    until(desktop, lambda: laid.told["view"]["phase"] == "keep-tickets")
    other = desktop.get_by_label("Biglietto pescato 2")
    other.select_option(index=5)
    chosen = other.input_value()
    until(desktop, lambda: chosen in laid.told["view"]["players"][0]["offer"])
    desktop.get_by_label("Ultimo giro").select_option("2")
    until(desktop, lambda: laid.told["view"]["turns_left"] == 2)
    assert laid.told["asked"] == [0]
    desktop.get_by_text("Quale seconda carta?").click()
    until(desktop, lambda: laid.told["view"]["phase"] == "second-card")
    desktop.get_by_role("button", name="Qual è la migliore?").click()
    desktop.locator("[data-answer=there]").wait_for()


def test_a_mistake_at_another_seat_is_named_and_leads_there(desktop: Any) -> None:
    laid = open_ask(desktop, "old_london_bridge")
    for _house in ("1", "2"):
        desktop.locator(".own [data-target^='about free']").first.click()
        desktop.locator("section.panel ul button").first.click()
        desktop.locator("section.panel ul button").first.wait_for(state="detached")
    until(desktop, lambda: laid.status == 422)
    desktop.locator(".tools label", has_text="Posto 2").click()
    desktop.get_by_role("button", name="Mostra Tu").click()
    desktop.locator("[data-field='players[0].bridge'] [role=alert]").wait_for()


def test_one_plays_on_from_a_position(desktop: Any) -> None:
    laid = open_ask(desktop, "old_london_bridge")
    desktop.get_by_role("button", name="Una in più: Tu: denaro").click()
    until(desktop, lambda: laid.told["view"]["players"][0]["money"] == 6)
    desktop.get_by_role("button", name="Gioca da qui").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Comincia").click()
    desktop.locator(".prompt").wait_for()
    assert desktop.url.split("?")[0].split("/")[-2] == "t"


def test_on_a_phone_nothing_is_wider_than_the_screen_and_the_answer_comes_into_view(moving_phone: Any) -> None:
    for game in GAMES:
        open_ask(moving_phone, game)
        assert moving_phone.evaluate("document.documentElement.scrollWidth") == 390, game
    open_ask(moving_phone, "paris")
    moving_phone.get_by_text("Quali biglietti tenere?").tap()
    moving_phone.get_by_label("Biglietto pescato 2").wait_for()
    assert moving_phone.evaluate("document.documentElement.scrollWidth") == 390
    moving_phone.get_by_role("button", name="Qual è la migliore?").tap()
    moving_phone.locator("[data-answer=there] ol li").first.wait_for()
    is_seen = "() => document.querySelector('.answer').getBoundingClientRect().top < innerHeight * 0.7"
    moving_phone.wait_for_function(is_seen)
    assert findings(moving_phone) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_while_a_position_is_entered(desktop: Any, game: str) -> None:
    open_ask(desktop, game)
    desktop.get_by_role("button", name="Qual è la migliore?").click()
    desktop.locator("[data-answer=there]").wait_for()
    still(desktop)
    assert in_both_themes(desktop) == []


def test_in_the_text_view_every_value_is_a_field(desktop: Any) -> None:
    laid = open_ask(desktop, "old_london_bridge", "?testo")
    assert desktop.locator("[data-board]").count() == 0
    desktop.get_by_role("button", name="Una in più: Tu: denaro").click()
    until(desktop, lambda: laid.told["view"]["players"][0]["money"] == 6)
    assert findings(desktop) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_field_of_the_text_view_speaks_in_ids(desktop: Any, game: str) -> None:
    laid = open_ask(desktop, game, "?testo")
    labels = desktop.locator(".form .line > span:first-child, .form legend, .form h3").all_inner_texts()
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
        moving_page(browser, address, **DESKTOP) as page,
    ):
        laid = open_ask(page, "pebbles")
        beach = dict(laid.told["position"]["beach"])
        colour = next(iter(beach))
        page.locator(f"[data-field='beach.{colour}'] button").first.click()
        until(page, lambda: laid.sent[-1].get("position", {}).get("beach", {}).get(colour) == beach[colour] - 1)
        assert findings(page) == []
