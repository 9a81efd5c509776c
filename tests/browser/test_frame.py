"""The frame round every board: refusals beside their target, tabs on phones, the end step by step, lists, replays."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

from browser import test_board_old_london_bridge as old_london_bridge
from browser.playing import NUMBER, is_over, new_table, play, still, until

DIST = Path(__file__).resolve().parents[2] / "src" / "tavoliere" / "web" / "dist"
MOST_SCRIPT = 150_000
BOARD = "lang=it"  # the usual view: nothing asks for the text view


def test_a_refusal_stands_beside_what_was_pointed_at(page: Any) -> None:
    new_table(page, "old_london_bridge", view=BOARD)
    old_london_bridge.play(page, 1)
    old_london_bridge.targets(page)
    page.locator(".sector:not([data-can])").first.dispatch_event("click")
    notice = page.locator(".notice")
    notice.locator(".rule-ref").wait_for()
    assert page.locator("[data-refused]").count() == 1
    page.locator(".notice.beside").wait_for()
    still(page)
    at, told = page.locator("[data-refused]").bounding_box(), notice.bounding_box()
    is_over_it = told["x"] < at["x"] + at["width"] and at["x"] < told["x"] + told["width"]
    is_over_it = is_over_it and told["y"] < at["y"] + at["height"] and at["y"] < told["y"] + told["height"]
    assert not is_over_it
    notice.locator(".rule-ref").click()
    page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()


def test_tabs_hold_the_rest_of_the_table_on_a_phone(page: Any) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    new_table(page, "old_london_bridge", view=BOARD)
    tabs = page.get_by_role("tab")
    names = tabs.all_inner_texts()
    assert names == ["Mano", "Posti", "Riserva", "Registro"]
    tabs.first.focus()
    for _ in names[1:]:
        page.keyboard.press("ArrowRight")
    assert page.get_by_role("tab", selected=True).inner_text() == "Registro"
    page.locator("[role=log]").wait_for()
    board = page.locator(".board").bounding_box()
    assert 0.5 < board["height"] / 844 < 0.6


def test_the_end_is_reckoned_step_by_step_and_the_replay_ends_there(page: Any) -> None:
    address = new_table(page, "paris")
    seen_banner = False
    while not is_over(page):
        play(page, 1, seed=7)
        seen_banner = seen_banner or page.get_by_text("Ultimo giro").count() > 0
    assert seen_banner
    page.get_by_role("heading", name="I biglietti di Paola").wait_for()
    page.locator("ol li .num").first.wait_for()
    page.get_by_role("button", name="Torna al tavolo").click()
    at_the_table = page.locator(".sections").inner_text()
    seats = page.locator(".seats .score").all_inner_texts()
    page.goto(f"{address}/replay")
    page.locator("input[type=range]").wait_for()
    page.locator(".marks i").first.wait_for(state="attached")
    page.keyboard.press("End")
    page.get_by_text("La partita è finita").first.wait_for()
    assert page.locator(".sections").inner_text() == at_the_table
    assert page.locator(".seats .score").all_inner_texts() == seats
    page.locator(".eyes select").focus()
    page.locator(".eyes select").select_option("all")
    page.get_by_text("Tutti i posti").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.activeElement.matches('.eyes select')")
    # Whoever comes back later finds everything told.
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.clear()")
    page.goto(address)
    page.get_by_role("heading", name="Da dove vengono i punti").wait_for()
    assert page.get_by_role("button", name="Mostra tutto").count() == 0
    page.goto("/")
    page.get_by_text(re.compile("^(Hai|Ha|Hanno) vinto")).first.wait_for()


def test_the_lobby_says_where_one_is_waited_for_and_how_far_it_is(page: Any) -> None:
    new_table(page, "old_london_bridge")
    page.locator("button[data-move]").first.wait_for()
    page.goto("/")
    own = page.locator("article", has_text="Old London Bridge")
    own.get_by_text("Tocca a te").wait_for()
    own.get_by_text("round 1 di 6").wait_for()
    own.get_by_text("Ada").wait_for()
    own.get_by_label("bot, a caso").wait_for()
    own.get_by_role("link", name="Gioca").click()
    page.locator(".prompt:not(.wait)").wait_for()


def test_a_broken_box_is_told_at_its_line(page: Any, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    rows = ["[cards]", "rows = [", '  {colour="wild", count=4},', '  {colour="red", count="x"},', "]"]
    box.write_text("\n".join(rows), encoding="utf-8")
    page.goto("/new?game=paris")
    page.get_by_text("Avanzate: codice partita").click()
    page.get_by_label("La tua scatola").set_input_files(box)
    wrong = page.locator(".wrong")
    wrong.get_by_text("riga 2").wait_for()
    assert wrong.locator("pre").inner_text() == '4 {colour="red", count="x"},'


def test_the_script_of_a_table_stays_small(page: Any) -> None:
    new_table(page, "necropolis_railway", view=BOARD)
    page.locator(".prompt").wait_for()
    names = page.evaluate(
        "performance.getEntriesByType('resource').map(e => new URL(e.name).pathname).filter(p => p.endsWith('.js'))"
    )
    loaded = {name: len(gzip.compress((DIST / name.lstrip("/")).read_bytes())) for name in set(names)}
    assert sum(loaded.values()) < MOST_SCRIPT, loaded


def test_enter_on_the_board_skips_what_is_shown(page: Any) -> None:
    told: list[int] = []  # the numbers of what happened

    def hear(text: Any) -> None:
        message = json.loads(text)
        if message["type"] == "update" and message.get("now"):
            told.append(message["number"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 100 }))")
    new_table(page, "paris", view=BOARD, first="1")
    page.locator(".prompt button").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("c")
    # The bot begins: what it does is shown, which takes a minute.
    until(page, lambda: bool(told) and int(page.evaluate(NUMBER)) != told[-1])
    shown = told[-1]  # the bot may go on while Enter is pressed: what it does then is shown afresh
    page.locator("svg [data-target]").first.press("Enter")
    page.wait_for_function(f"n => ({NUMBER}) >= n", arg=shown)


def test_a_page_or_a_board_that_does_not_load_says_so(page: Any) -> None:
    table = new_table(page, "paris", view=BOARD)
    for names, address in (("**/Puzzles*.js", "/puzzles"), ("**/paris.board*.js", table)):
        page.route(names, lambda route: route.abort())
        page.goto(address)
        page.get_by_role("alert").get_by_text("non si è caricata").wait_for()
        page.unroute(names)
        page.get_by_role("button", name="Ricarica la pagina").click()
        page.locator("#main h1, .prompt").first.wait_for()
        assert page.get_by_role("alert").get_by_text("non si è caricata").count() == 0
