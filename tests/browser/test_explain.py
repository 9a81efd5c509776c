"""Explanations, with animations: everything explains itself, moves say what they do, and costly moves ask first."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from browser import test_board_necropolis_railway as railway
from browser import test_board_old_london_bridge as bridge
from browser.conftest import introduce
from browser.playing import NUMBER, TOO_LONG, answered, new_table
from browser.test_access import findings

MOVING = "localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 0.3, confirm: 'never' }))"
GAMES = ("old_london_bridge", "necropolis_railway", "paris", "san_francisco")
WORDS = ".explanation.placed"


@pytest.fixture
def moving(browser: Any, service: str) -> Iterator[Any]:
    """The page of somebody who has a name, sees everything move and confirms nothing that need not be."""
    context = browser.new_context(base_url=service, locale="it-IT", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(TOO_LONG)
    context.add_init_script(f"if (!localStorage.getItem('tavoliere.settings')) {MOVING}")
    yield introduce(context.new_page())
    context.close()


def to_the_pawn(page: Any) -> None:
    """Play until a pawn is to be placed."""
    chance = random.Random(3)
    while not any(one.startswith("pawn") for one in bridge.targets(page)):
        assert bridge.decide(page, chance)
    answered(page)


# --- what things are ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_pointed_at_explains_itself(moving: Any, game: str) -> None:
    """Hover, focus and right click; axe finds nothing wrong with the words."""
    new_table(moving, game, view="board")
    moving.locator("[data-can]").first.wait_for()
    answered(moving)
    silent = moving.evaluate(
        """async () => {
          const silent = [];
          for (const one of document.querySelectorAll('[data-board] [data-target]')) {
            if (one.closest('.answers, .choices')) continue;
            one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
            await new Promise((drawn) => requestAnimationFrame(drawn));
            if (!document.querySelector('.explanation .title')?.textContent) silent.push(one.dataset.target);
            document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          }
          return silent;
        }"""
    )
    assert silent == []
    if game == "paris":
        # What lies over the map, and a card that is not to be taken any more.
        moving.get_by_label("Punti per lunghezza").hover()
        moving.locator(WORDS).wait_for()
        moving.mouse.move(5, 5)
        moving.locator('[data-place^="hand "]').first.hover()
        moving.locator(WORDS, has_text="In mano").wait_for()
    moving.locator("main.board [data-target]").last.dispatch_event("contextmenu")
    moving.locator(WORDS).wait_for()
    assert [one for one in findings(moving) if not one.startswith("label-content-name-mismatch")] == []


def test_words_come_to_a_mouse_that_rests_and_go_with_it(moving: Any) -> None:
    new_table(moving, "old_london_bridge", view="board")
    moving.locator("[data-can]").first.wait_for()
    moving.locator(".prize").first.hover()
    words = moving.locator(WORDS)
    words.wait_for()
    assert "OLB-" not in words.inner_text()
    moving.locator("header.top").hover(position={"x": 5, "y": 5})
    words.wait_for(state="detached")


def test_a_guild_out_of_turn_says_what_a_guild_is(moving: Any) -> None:
    new_table(moving, "old_london_bridge", view="board")
    moving.locator("[data-can]").first.wait_for()
    answered(moving)
    moving.locator('[data-target="pawn centre guild"]').dispatch_event("click")
    words = moving.locator(f"{WORDS}.pinned")
    words.get_by_text("contano per ogni potenza", exact=False).wait_for()
    assert moving.locator(".notice").count() == 0
    words.get_by_role("button", name="OLB-5.6").click()
    moving.get_by_role("dialog").get_by_text("OLB-5.6").first.wait_for()


def test_a_long_press_explains_and_a_tap_chooses(phone: Any) -> None:
    new_table(phone, "old_london_bridge", view="board")
    card = phone.locator(".hand [data-can]").first
    card.wait_for()
    box = card.bounding_box()
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = phone.context.new_cdp_session(phone)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    phone.locator(f"{WORDS}.pinned").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.locator(".prompt .chip, .prompt .primary").count() == 0
    phone.locator("header.top").tap()
    phone.locator(WORDS).wait_for(state="detached")
    card.tap()
    phone.locator(".prompt .chip, .prompt .primary").first.wait_for()


# --- what moves would do --------------------------------------------------------------------------------------------


def test_a_pawn_says_what_it_does_and_asks_before_it_stands(moving: Any) -> None:
    new_table(moving, "old_london_bridge", view="board")
    to_the_pawn(moving)
    river = moving.locator(".river").last.bounding_box()
    sector = moving.locator(".sector[data-can]").first
    sector.dispatch_event("focusin")
    line = moving.locator(".footer .consequence")
    line.wait_for()
    assert "£" in line.inner_text()
    assert moving.locator(".river").last.bounding_box() == river
    before = moving.evaluate(NUMBER)
    sector.dispatch_event("click")
    moving.locator(".prompt .primary, .prompt .chip").first.wait_for()
    assert moving.evaluate(NUMBER) == before


def test_no_answer_that_does_nothing_stands_out(moving: Any) -> None:
    """Through a whole game: what is emphasised does something, or is all there is."""
    new_table(moving, "old_london_bridge", view="board")
    moving.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 0 }))")
    moving.reload()
    chance = random.Random(5)
    for _ in range(40):
        if not bridge.targets(moving):
            break
        for text in moving.locator(".answers .main").evaluate_all("all => all.map((one) => one.dataset.target)"):
            assert text in ("advance", "lady", "reclaim") or moving.locator("[data-can]").count() == 1, text
        bridge.decide(moving, chance)


def test_a_crypt_is_chosen_before_its_column(moving: Any) -> None:
    wire, chance = railway.drawn_table(moving), random.Random(4)
    wire.catch_up()
    while len({move["crypt"] for move in wire.moves if move["kind"] == "crypt"}) < 2:
        before = wire.now["decision"]
        # Mourners are gathered, crypts are not bought yet.
        other = [move for move in wire.moves if not move["kind"].endswith("crypt")]
        railway.make(moving, wire, chance.choice(other))
        railway.next_decision(moving, wire, before)
        wire.catch_up()
    crypts = [move for move in wire.moves if move["kind"] == "crypt"]
    prompt = moving.locator(".prompt").bounding_box()
    moving.locator(f'[data-can][data-target="crypt {crypts[0]["crypt"]}"]').click()
    moving.locator(".footer .consequence", has_text="scegli la colonna").wait_for()
    assert moving.locator(".prompt .chip").count() == 0
    assert moving.locator(".prompt").bounding_box() == prompt


@pytest.mark.parametrize("width", [1440, 1024])
def test_a_choice_does_not_move_the_boards(moving: Any, width: int) -> None:
    moving.set_viewport_size({"width": width, "height": 800})
    moving.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 0.3, confirm: 'always' }))")
    new_table(moving, "necropolis_railway", view="board")
    for _ in range(4):
        thing = moving.locator("main.board [data-can]").first
        thing.wait_for()
        answered(moving)
        before, number = moving.locator(".prompt").bounding_box(), moving.evaluate(NUMBER)
        thing.dispatch_event("click")
        if moving.evaluate("!document.querySelector('.prompt.choosing')"):
            moving.locator(".prompt .answer, .prompt .later").first.wait_for()
            break
        assert moving.locator(".prompt").bounding_box() == before
        moving.locator(".prompt .primary").click()
        moving.wait_for_function(f"n => ({NUMBER}) !== n", arg=number)


# --- sizes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_large_window_is_used(moving: Any, game: str) -> None:
    new_table(moving, game, view="board")
    moving.locator("[data-can]").first.wait_for()
    small = moving.locator(".prompt").bounding_box()
    moving.set_viewport_size({"width": 2560, "height": 1440})
    moving.wait_for_function("() => getComputedStyle(document.querySelector('.table')).zoom > 1.5")
    large = moving.locator(".prompt").bounding_box()
    assert large["height"] > small["height"] * 1.4
    assert moving.evaluate("document.documentElement.scrollWidth") <= 2560
    assert moving.evaluate("document.documentElement.scrollHeight") <= 1440


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_lying_down_shows_the_board_first(moving: Any, game: str) -> None:
    moving.set_viewport_size({"width": 844, "height": 390})
    new_table(moving, game, view="board")
    moving.locator("[data-board]").first.wait_for()
    board = moving.locator(".board").first.bounding_box()
    assert board["y"] < 60
    assert board["height"] > 300
    assert board["width"] > 400
    assert moving.evaluate("document.documentElement.scrollWidth") <= 844


def test_a_pill_leads_to_what_is_out_of_sight(moving: Any) -> None:
    moving.set_viewport_size({"width": 1024, "height": 768})
    new_table(moving, "necropolis_railway", view="board")
    moving.locator("[data-can]").first.wait_for()
    answered(moving)
    moving.evaluate("document.querySelector('main.board').scrollTop = 0")
    pill = moving.get_by_role("button", name="Cripte")
    pill.click()
    moving.wait_for_function(
        """() => {
          const part = document.querySelector('.crypts').getBoundingClientRect();
          return part.top > 0 && part.bottom < innerHeight;
        }"""
    )
    pill.wait_for(state="detached")


def test_the_row_of_turn_markers_covers_no_pile(moving: Any) -> None:
    moving.set_viewport_size({"width": 1024, "height": 768})
    new_table(moving, "old_london_bridge", view="board")
    moving.locator("[data-can]").first.wait_for()
    strip = moving.locator(".footer").bounding_box()
    for pile in moving.locator("[data-place^=pile]").all():
        box = pile.bounding_box()
        assert box["y"] + box["height"] <= strip["y"] + 1


# --- one screen -----------------------------------------------------------------------------------------------------


def test_where_nothing_is_secret_no_curtain_hangs(moving: Any) -> None:
    moving.goto("/new?game=necropolis_railway")
    moving.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    moving.locator(".seat").nth(1).get_by_text("stesso schermo").click()
    moving.get_by_label("Nome al posto 2").fill("Lisa")
    moving.get_by_role("button", name="Crea il tavolo").click()
    for _ in range(3):
        row = moving.locator('.spot[data-can][data-target^="staff"], .take[data-can]').first
        row.wait_for()
        before = moving.evaluate(NUMBER)
        row.click()
        moving.wait_for_function(f"n => ({NUMBER}) !== n", arg=before)
        assert moving.locator(".curtain").count() == 0
