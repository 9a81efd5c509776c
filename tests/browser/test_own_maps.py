"""Maps of one's own: drawn on an empty sheet, named, with ferries and tourists; none is drawn with overlaps."""

from itertools import combinations, islice
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from playwright.sync_api import Page, expect

from browser.entering import Hand, bring, enter_ends, let_a_bot_finish, play_in_text_view, play_with_it, save_as
from browser.playing import TOO_LONG
from tavoliere import app
from test_own_boxes import own_maps

expect.set_options(timeout=TOO_LONG)


@pytest.fixture
def editor(service: str, page: Page) -> Page:
    page.goto(f"{service}/box/paris")
    page.locator("[data-place-input]").wait_for()
    return page


def test_a_new_map_is_made_and_the_examples_are_drawn_without_overlaps(editor: Page) -> None:
    editor.set_viewport_size({"width": 1440, "height": 900})
    editor.get_by_role("button", name="Nuova mappa").click()
    expect(editor.locator("[data-map-place]")).to_have_count(0)
    expect(editor.locator('[data-wrong="tickets"]')).to_contain_text("ne sono stampati 20, qui sono 0")
    editor.click("label:has-text('Luoghi')")
    sheet = editor.get_by_role("group", name="Mappa da modificare")
    for number, (x, y) in enumerate([(200, 150), (500, 300)]):
        sheet.click(position={"x": x, "y": y})
        editor.locator("[data-place-name]").fill(f"Borgo {number}")
        editor.keyboard.press("Enter")
    expect(editor.locator("[data-map-place]")).to_have_count(2)
    editor.click("label:has-text('Linee')")
    for name in ("Borgo 0", "Borgo 1"):
        editor.locator("[data-place-input]").fill(name)
        editor.keyboard.press("Tab")
    editor.keyboard.press("2")
    editor.keyboard.press("Enter")
    expect(editor.get_by_label("Linea Borgo 0 – Borgo 1")).to_have_count(1)
    for example in ("Lantern Bay", "Seven Mills"):
        editor.get_by_role("button", name=f"Esempio: {example}").click()
        expect(editor.get_by_role("textbox", name="Nome di questa scatola")).to_have_value(example)
        expect(editor.get_by_text("Si può giocare.")).to_be_visible()
        expect(editor.get_by_text("nessun nome tocca una linea o un altro nome")).to_be_visible()


def test_the_example_with_ferries_and_tourists_is_playable_and_drawn_without_overlaps(service: str, page: Page) -> None:
    page.goto(f"{service}/box/san_francisco")
    page.get_by_role("button", name="Esempio: Gull Islands").click()
    expect(page.get_by_role("textbox", name="Nome di questa scatola")).to_have_value("Gull Islands")
    expect(page.get_by_text("Si può giocare.")).to_be_visible()
    expect(page.get_by_text("nessun nome tocca una linea o un altro nome")).to_be_visible()
    expect(page.get_by_text("nessuna linea passa sopra")).to_be_visible()


def test_a_map_drawn_on_an_empty_sheet_is_playable_at_once(editor: Page) -> None:
    editor.set_viewport_size({"width": 1440, "height": 900})
    expect(editor.get_by_text("nessuna linea passa sopra")).to_be_visible()  # as the printed map is drawn
    editor.get_by_role("button", name="Nuova mappa").click()
    editor.click("label:has-text('Luoghi')")
    sheet = editor.get_by_role("group", name="Mappa da modificare")
    size = sheet.bounding_box()
    assert size
    names = ["Amber", "Brook", "Cliff", "Dune", "Elm", "Ford", "Grove"]
    for number, name in enumerate(names):
        turn = 2 * pi * number / len(names)
        at = {"x": size["width"] * (0.5 + 0.36 * cos(turn)), "y": size["height"] * (0.5 + 0.34 * sin(turn))}
        sheet.click(position=at)
        editor.locator("[data-place-name]").fill(name)
        editor.keyboard.press("Enter")
        expect(editor.locator(f"[data-map-place={name.lower()}]")).to_have_count(1)
    editor.click("label:has-text('Linee')")
    hand = Hand(editor)
    for one, other in zip(names, [*names[1:], names[0]], strict=True):
        draw(hand, one, other)
    draw(hand, "Amber", "Dune")
    draw(hand, "Brook", "Elm")
    expect(editor.locator('[data-map-wrong="routes[brook-elm]"]')).to_be_visible()
    expect(editor.get_by_text("Brook – Elm: passa sopra Amber – Dune")).to_be_visible()
    editor.get_by_role("button", name="Annulla").click()
    expect(editor.locator("[data-map-wrong]")).to_have_count(0)
    editor.click("label:has-text('Biglietti')")
    for one, other in islice(combinations(names, 2), 20):
        editor.locator("[data-place-input]").focus()
        enter_ends(hand, [one, other], names)
        hand.press("Enter")
    save_as(editor, "Seven hills")
    play_with_it(editor)
    expect(editor.get_by_text("Grove", exact=True).first).to_be_visible()
    play_in_text_view(editor)
    let_a_bot_finish(editor)


def draw(hand: Hand, one: str, other: str) -> None:
    """A route of two spaces."""
    hand.page.locator("[data-place-input]").focus()
    hand.press(one[0], "Tab", other[0], "Tab")
    expect(hand.page.locator("[data-finish]")).to_be_focused()
    hand.press("2", "Enter")


def names_of(game: str) -> list[str]:
    return [row["name"] for row in app.load(game).components.data["places"]["rows"]]


def test_a_place_is_renamed_and_its_routes_stay_looked_at(editor: Page) -> None:
    hand = Hand(editor)
    editor.locator("[data-place-input]").focus()
    enter_ends(hand, ["Belleville", "Bastille"], names_of("paris"))
    hand.press("Enter")
    expect(editor.get_by_text("1 su 63 controllati")).to_be_visible()
    editor.click("label:has-text('Luoghi')")
    # Its id can still be read in the first name, not in the second.
    for name, place in (("Belleville-sur-Seine", "belleville"), ("Bourg", "bourg")):
        editor.locator("[data-map-place=belleville] circle").first.click()
        editor.locator("[data-place-name]").fill(name)
        editor.keyboard.press("Enter")
        expect(editor.locator(f"[data-map-place={place}]")).to_have_count(1)
        expect(editor.get_by_text("2 su 63 controllati")).to_be_visible()


UNDO = "button[aria-label='Annulla la modifica']"
CANCEL = "button:text-is('Lascia stare')"
LIES_AT = """x => {
  const ring = document.querySelector('[data-map-place=bastille] circle');
  return Math.abs(ring.getBoundingClientRect().x - x) < 2;
}"""


def test_a_place_is_moved_to_where_it_is_dragged(editor: Page) -> None:
    editor.set_viewport_size({"width": 1440, "height": 900})
    editor.click("label:has-text('Luoghi')")
    before = drag_bastille(editor, 40)
    editor.wait_for_function(LIES_AT, arg=before + 40)
    editor.get_by_role("button", name="Annulla").click()
    editor.wait_for_function(LIES_AT, arg=before)


def drag_bastille(editor: Page, by: float) -> float:
    """Press the mouse on Bastille and let go of it so far to the right; returns where Bastille lay."""
    editor.locator("[data-map-place=bastille]").scroll_into_view_if_needed()
    before = editor.locator("[data-map-place=bastille] circle").first.bounding_box()
    assert before
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    editor.mouse.move(x, y)
    editor.mouse.down()
    editor.mouse.move(x + by, y, steps=4)
    editor.mouse.up()
    return before["x"]


def test_on_a_big_screen_the_cards_below_the_map_are_in_sight(editor: Page) -> None:
    editor.set_viewport_size({"width": 1920, "height": 1080})
    editor.wait_for_function("() => document.querySelector('.parts').getBoundingClientRect().top < innerHeight * 0.9")


def test_a_slipped_click_picks_a_place_and_moves_nothing(editor: Page) -> None:
    editor.set_viewport_size({"width": 1440, "height": 900})
    before = drag_bastille(editor, 9)
    expect(editor.get_by_text("Nuova linea da Bastille")).to_be_visible()
    expect(editor.locator(UNDO)).to_be_disabled()
    editor.wait_for_function(LIES_AT, arg=before)


TOUCHED = """([type, by]) => {
  const place = document.querySelector('[data-map-place=bastille]');
  const { x, y, width, height } = place.querySelector('circle').getBoundingClientRect();
  const at = { clientX: x + width / 2 + by, clientY: y + height / 2 };
  place.setPointerCapture = () => undefined; // no finger is there to be captured
  place.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'touch', bubbles: true }));
}"""


@pytest.mark.parametrize(("by", "is_moved"), [(9, False), (20, True)])
def test_a_finger_may_slip_further_than_a_mouse(editor: Page, by: int, is_moved: bool) -> None:
    editor.click("label:has-text('Luoghi')")
    for type, to in (("pointerdown", 0), ("pointermove", by), ("pointerup", by)):
        editor.evaluate(TOUCHED, [type, to])
    expect(editor.locator("[data-place-name]")).to_have_count(0 if is_moved else 1)
    expect(editor.locator(UNDO)).to_be_enabled(enabled=is_moved)


def test_places_are_added_chosen_and_moved_by_keys_alone(editor: Page) -> None:
    editor.set_viewport_size({"width": 1440, "height": 900})
    editor.get_by_role("radio", name="Linee").focus()
    editor.keyboard.press("ArrowRight")
    editor.keyboard.press("ArrowRight")
    count = editor.locator("[data-map-place]").count()
    editor.locator("[data-new-place]").press("Enter")
    expect(editor.locator("[data-map-place]")).to_have_count(count + 1)
    expect(editor.locator("[data-place-name]")).to_be_focused()
    editor.keyboard.type("Zugspitze")
    editor.keyboard.press("Tab")
    across = editor.locator("[data-place-at=x]")
    expect(across).to_be_focused()
    at = float(across.input_value())
    editor.keyboard.press("ArrowUp")
    expect(across).to_have_value(f"{at + 1:g}")
    across.fill("99999")
    editor.keyboard.press("Tab")
    expect(across).to_have_value("876")  # the edge of the sheet
    across.fill("")
    editor.keyboard.press("Tab")
    expect(across).to_have_value("876")
    editor.locator(CANCEL).click()
    expect(editor.locator("[data-place-input]")).to_be_focused()
    editor.keyboard.type("Zug")
    editor.keyboard.press("Tab")
    expect(editor.locator("[data-place-name]")).to_have_value("Zugspitze")


def test_keys_set_a_route_wherever_in_its_panel_the_focus_is(editor: Page) -> None:
    hand = Hand(editor)
    editor.locator("[data-place-input]").focus()
    enter_ends(hand, ["Belleville", "Bastille"], names_of("paris"))
    editor.get_by_role("group", name="Lunghezza").get_by_text("2").click()
    editor.get_by_role("group", name="Binari").get_by_text("singola").click()
    hand.press("d", "y")
    expect(editor.get_by_role("group", name="Binari").get_by_role("radio", name="doppia")).to_be_checked()
    yellow = editor.locator("button.colour[aria-label=giallo]").nth(1)
    expect(yellow).to_have_attribute("aria-pressed", "true")
    yellow.click()
    hand.press("Enter")
    expect(editor.get_by_label("Linea Belleville – Bastille")).to_have_count(2)


def test_what_was_cancelled_is_opened_again_from_the_list(editor: Page) -> None:
    item = editor.locator("[data-item^=routes]").first
    for _ in range(2):
        item.click()
        expect(editor.locator("[data-finish]")).to_be_visible()
        editor.locator(CANCEL).click()
        expect(editor.locator("[data-finish]")).to_have_count(0)


def test_a_map_with_ferries_and_tourists_is_drawn(service: str, page: Page) -> None:
    page.goto(f"{service}/box/san_francisco")
    expect(page.get_by_text("nessun nome tocca una linea o un altro nome")).to_be_visible()  # as it is printed
    hand = Hand(page)
    page.locator("[data-place-input]").focus()
    enter_ends(hand, ["Sunset", "Castro"], names_of("san_francisco"))
    hand.press("2", "f", "f", "1", "Enter")  # no more ferry spaces than there are spaces
    expect(page.get_by_text("lunghezza 1, caselle traghetto 1")).to_have_count(0)
    expect(page.get_by_text("Si può giocare.")).to_be_visible()
    page.click("label:has-text('Luoghi')")
    page.locator("[data-map-place=sunset] circle").first.click()
    page.get_by_role("group", name="Qui c'è una pila di turisti").get_by_text("No").click()
    expect(page.locator('[data-wrong="tourists"]')).to_be_visible()
    page.locator("[data-map-place=castro] circle").first.click()
    page.get_by_role("group", name="Qui c'è una pila di turisti").get_by_text("Sì").click()
    expect(page.get_by_text("Si può giocare.")).to_be_visible()


TOUCHING_NAMES = """() => {
  const boxes = [...document.querySelectorAll('[data-map-place] text')].map((one) => one.getBoundingClientRect());
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const touches = (a, b) => across(a, b) > 2 && down(a, b) > 6;
  return boxes.filter((one, at) => boxes.slice(at + 1).some((other) => touches(one, other))).length;
}"""


@settings(
    max_examples=6, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)
@given(own_maps())
def test_every_map_of_ones_own_is_drawn_without_overlaps(
    service: str, page: Page, tmp_path: Path, box: tuple[str, dict[str, Any]]
) -> None:
    game, tables = box
    page.goto(f"{service}/box/{game}")
    page.locator("[data-piece]").first.wait_for()
    bring(page, tmp_path, tables, game)
    expect(page.locator("[data-map-place]")).to_have_count(len(tables["places"]["rows"]))
    expect(page.get_by_text("Si può giocare.")).to_be_visible()
    expect(page.locator("[data-map-wrong], [data-map-fault]")).to_have_count(0)
    assert page.evaluate(TOUCHING_NAMES) == 0
