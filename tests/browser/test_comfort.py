"""Regression tests for what troubled guests: names, invitations, playing on, offline clicks, waiting room, clocks."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import introduce
from browser.playing import TOO_LONG, new_table, play
from browser.test_people import HOLD_THE_SOCKET

# Every tone that is played, by its pitch.
HEAR_TONES = """
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) { super(context, options); window.tones.push(options.frequency); }
};
"""
ALARM = 988  # hertz
FLYING = "body > svg[style*='position: fixed']"
MOVING = "localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 0.5 }))"


@pytest.fixture
def lively(browser: Any, service: str) -> Iterator[Any]:
    """The page of somebody who has a name and sees everything move."""
    context = browser.new_context(base_url=service, locale="it-IT")
    context.set_default_timeout(TOO_LONG)
    context.add_init_script(f"if (!localStorage.getItem('tavoliere.settings')) {MOVING}")
    page = context.new_page()
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    page.refused = refused  # type: ignore[attr-defined]
    yield introduce(page)
    context.close()


def guest_of(page: Any, link: str, name: str) -> Any:
    """Another person who opens an invitation, in a browser of their own."""
    context = page.context.browser.new_context(base_url=link.split("/t/", maxsplit=1)[0], locale="it-IT")
    context.set_default_timeout(TOO_LONG)
    other = context.new_page()
    other.refused = []
    other.on("response", lambda answer: other.refused.append(answer.url) if answer.status >= 400 else None)
    other.goto(link)
    other.get_by_label("Il tuo nome").fill(name)
    other.get_by_role("button", name="Comincia").click()
    return other


def open_table(page: Any, seats: int = 2) -> str:
    """A table of Paris that waits for people; returns its invitation."""
    page.goto("/new?game=paris")
    page.get_by_role("group", name="Numero di giocatori").get_by_text(str(seats), exact=True).click()
    for number in range(2, seats + 1):
        page.get_by_role("group", name=f"Chi siede al posto {number}").get_by_text("giocatore").click()
    page.get_by_role("button", name="Crea il tavolo").click()
    link = page.get_by_label("Link di invito")
    page.wait_for_function("() => document.querySelector('input[readonly]')?.value.includes('?i=')")
    return str(link.input_value())


def test_a_name_is_not_cut_in_silence(visitor: Any) -> None:
    visitor.goto("/")
    field = visitor.get_by_label("Il tuo nome")
    field.press_sequentially("Maria Antonietta di Borbone-Napoli")
    typed = field.input_value()
    visitor.get_by_role("button", name="Comincia").click()
    visitor.get_by_role("heading", name="I tuoi tavoli", level=1).wait_for()
    assert visitor.get_by_text(typed.strip(), exact=True).count() > 0
    assert len(typed) == 24


def test_the_last_guest_is_greeted_with_the_table_and_not_with_a_refusal(lively: Any) -> None:
    guest = guest_of(lively, open_table(lively), "Lisa")
    guest.get_by_text("Paola ti invita a giocare").wait_for()
    guest.get_by_role("button", name="Siediti qui").click()
    guest.locator("[data-region]").first.wait_for()
    for page in (guest, lively):
        page.get_by_role("button", name="Menu del tavolo").click()
        page.get_by_role("link", name="Torna ai tavoli").wait_for()
        assert page.get_by_label("Link di invito").count() == 0
        assert page.refused == []
    guest.context.close()


def test_an_address_that_only_this_machine_reaches_gets_no_code(lively: Any) -> None:
    open_table(lively)
    lively.get_by_text("tavoliere serve --host 0.0.0.0").wait_for()
    assert lively.get_by_alt_text("Codice QR").count() == 0


def test_the_host_fills_a_seat_with_a_bot_and_the_match_begins(lively: Any) -> None:
    open_table(lively, 3)
    lively.get_by_label("Aggiungi un bot al posto 2").select_option("easy")
    lively.get_by_label("Aggiungi un bot al posto 2").wait_for(state="detached")
    lively.get_by_label("Aggiungi un bot al posto 3").select_option("random")
    lively.get_by_role("region", name="Che cosa fare ora").wait_for()


def test_a_game_is_one_click_away_and_remembers_its_settings(lively: Any) -> None:
    lively.goto("/new?game=old_london_bridge")
    lively.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    lively.get_by_label("Livello del bot al posto 2").select_option("random")
    lively.get_by_role("button", name="Crea il tavolo").click()
    lively.get_by_role("region", name="Che cosa fare ora").wait_for()
    lively.goto("/")
    lively.get_by_role("button", name="Gioca subito: Old London Bridge").click()
    lively.get_by_role("region", name="Che cosa fare ora").wait_for()
    remembered = json.loads(lively.evaluate("localStorage.getItem('tavoliere.table.old_london_bridge')"))
    assert [(seat["kind"], seat["level"]) for seat in remembered["seats"]] == [("person", "normal"), ("bot", "random")]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_the_button_that_creates_the_table_is_in_view(lively: Any, size: tuple[int, int]) -> None:
    lively.set_viewport_size({"width": size[0], "height": size[1]})
    lively.goto("/new?game=old_london_bridge")
    box = lively.get_by_role("button", name="Crea il tavolo").bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    # What it stands in does not lie over what is being set.
    panels = lively.locator(".columns > section")
    seats, ready = panels.first.bounding_box(), panels.last.bounding_box()
    assert ready["x"] >= seats["x"] + seats["width"] or ready["y"] >= seats["y"] + seats["height"]


def test_a_game_against_bots_can_be_abandoned_from_the_lobby(lively: Any) -> None:
    lively.goto("/")
    lively.get_by_role("button", name="Gioca subito: Ticket to Ride: Parigi").click()
    lively.get_by_role("region", name="Che cosa fare ora").wait_for()
    lively.goto("/")
    lively.on("dialog", lambda dialog: dialog.accept())
    lively.get_by_role("button", name="Abbandona").click()
    lively.get_by_text("Non hai partite in corso").wait_for()


def test_a_click_while_offline_says_so_and_is_not_played_later(lively: Any) -> None:
    lively.add_init_script(HOLD_THE_SOCKET)
    new_table(lively, "paris")
    move = lively.locator("button[data-move]:not(:disabled)").first
    move.wait_for()
    lively.context.set_offline(True)
    lively.evaluate("window.broken.close()")
    lively.get_by_text("Senza connessione").wait_for()
    before = lively.locator("[role=log] li").count()
    lively.locator("button[data-move]:not(:disabled)").first.click()
    lively.evaluate("document.querySelector('.prompt .primary')?.click()")
    lively.get_by_text("non è stato giocato nulla").wait_for()
    lively.context.set_offline(False)
    lively.evaluate("dispatchEvent(new Event('online'))")
    lively.get_by_text("In linea").wait_for()
    move.wait_for()
    assert lively.locator("[role=log] li").count() == before


def test_flying_pieces_are_gone_when_they_have_arrived(lively: Any) -> None:
    new_table(lively, "paris", view="tavolo", first="0")
    lively.locator("[data-target='both']").click()
    lively.evaluate("document.querySelector('.prompt .primary')?.click()")
    deck = lively.locator("[data-target='deck']")
    lively.wait_for_function("() => document.querySelector('.prompt:not(.wait)[aria-busy=false]')")
    lively.wait_for_function("() => document.querySelector('.prompt h1').textContent.includes('Pesca carte')")
    deck.click()
    lively.locator(FLYING).first.wait_for(state="attached")
    lively.wait_for_function("() => document.querySelector('.prompt[aria-busy=false]')")
    assert lively.locator(FLYING).count() == 0


def test_at_the_end_the_prompt_says_it_once_and_playing_on_keeps_the_levels(lively: Any) -> None:
    lively.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 0 }))")
    address = new_table(lively, "paris")
    play(lively, 400)
    lively.get_by_role("button", name="Torna al tavolo").click()
    prompt = lively.get_by_role("region", name="Che cosa fare ora")
    prompt.get_by_text("La partita è finita.").wait_for()
    assert prompt.get_by_text("La partita è finita").count() == 1
    lively.goto(f"{address}/replay")
    lively.get_by_role("button", name="Gioca da qui").click()
    level = lively.get_by_label("Livello del bot al posto 2")
    level.wait_for()
    assert level.input_value() == "random"


def test_the_history_does_not_call_ones_own_games_missing(lively: Any) -> None:
    lively.goto("/matches")
    lively.get_by_role("heading", name="Le partite degli altri").wait_for()
    assert lively.get_by_text("Le partite di tutti").count() == 0


def test_a_refused_route_has_one_ring(lively: Any) -> None:
    new_table(lively, "paris", view="tavolo")
    lively.locator("[data-target=both]").click()
    lively.locator(".prompt .primary").click()
    lively.locator("[data-target=deck][data-can]").wait_for()
    route = lively.locator("svg .target[data-place]:not([data-can])").first
    route.dispatch_event("click")
    lively.locator("[data-refused]").wait_for()
    style = route.evaluate("one => getComputedStyle(one).outlineStyle")
    assert style == "none"
    assert route.locator("rect.around").count() == 1


def test_options_are_changed_at_the_same_table_and_guests_stay(lively: Any) -> None:
    link = open_table(lively, 3)
    address = lively.url
    guest = guest_of(lively, link, "Lisa")
    guest.get_by_role("button", name="Siediti qui").first.click()
    lively.get_by_text("Lisa").first.wait_for()
    lively.get_by_role("button", name="Cambia le opzioni").click()
    options = lively.get_by_role("dialog")
    options.get_by_label("Primo giocatore").select_option("1")
    options.get_by_role("group", name="Tempo", exact=True).get_by_text("1 min a mossa").click()
    options.get_by_role("button", name="Salva").click()
    options.wait_for(state="detached")
    for page in (lively, guest):
        page.get_by_text("1 min a mossa").wait_for()
        assert page.url.split("?")[0] == address
    guest.get_by_text("Chi ha creato il tavolo ha cambiato le opzioni").first.wait_for()
    guest.get_by_text("(tu)").wait_for()
    last = guest_of(lively, link, "Leo")  # the same invitation still serves
    last.get_by_role("button", name="Siediti qui").click()
    last.locator(".prompt").wait_for()
    assert last.locator(".clock").count() >= 3
    for page in (guest, last):
        page.context.close()


def test_a_guest_leaves_a_table_of_others_from_the_lobby(lively: Any) -> None:
    guest = guest_of(lively, open_table(lively, 3), "Lisa")
    guest.get_by_role("button", name="Siediti qui").first.click()
    guest.get_by_text("(tu)").wait_for()
    guest.goto("/")
    guest.get_by_role("button", name="Lascia il posto").click()
    guest.get_by_text("Non hai partite in corso").wait_for()
    guest.context.close()


def test_a_guest_abandons_a_running_game_and_finds_the_way_back(lively: Any) -> None:
    guest = guest_of(lively, open_table(lively), "Lisa")
    guest.get_by_role("button", name="Siediti qui").click()
    guest.locator(".prompt").wait_for()
    guest.goto("/")
    guest.on("dialog", lambda dialog: dialog.accept())
    guest.get_by_role("button", name="Abbandona").click()
    guest.get_by_text("Non hai partite in corso").wait_for()
    lively.locator(".seat", has_text="Lisa").get_by_text("bot").first.wait_for()
    guest.locator("section", has_text="Partite lasciate").get_by_role("link").first.click()
    guest.get_by_role("button", name="Riprendi il posto di Lisa").first.wait_for()
    guest.context.close()


def test_a_clock_warns_in_colour_and_sound_before_it_runs_out(page: Any) -> None:
    page.add_init_script(HEAR_TONES)
    page.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ sound: true }))")
    page.clock.install()
    page.goto("/new?game=paris")
    page.get_by_role("group", name="Tempo", exact=True).get_by_text("1 min a mossa").click()
    page.get_by_role("button", name="Crea il tavolo").click()
    clock = page.locator(".seat", has_text="(tu)").locator(".clock")
    clock.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    left = int(clock.inner_text().split(":")[1]) or 60
    page.clock.run_for((left - 17) * 1000)
    assert page.locator(".clock.low").count() == 0
    assert ALARM not in page.evaluate("window.tones")
    page.clock.run_for(3000)
    clock.and_(page.locator(".low")).wait_for()
    assert clock.evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(163, 22, 31)"
    assert page.evaluate("window.tones").count(ALARM) == 2  # twice, once for each time the clock runs low
    page.clock.run_for(5000)
    assert page.evaluate("window.tones").count(ALARM) == 2
