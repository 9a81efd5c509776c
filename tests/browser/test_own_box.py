"""A whole Paris is entered by clicks and keys; broken values are named where they stand."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.entering import Hand, bring, enter_ends, let_a_bot_finish, play_in_text_view, play_with_it, save_as
from browser.playing import TOO_LONG, Wire, choose, send
from tavoliere import app

expect.set_options(timeout=TOO_LONG)

MINUTES = 15


@pytest.fixture
def editor(service: str, page: Page) -> Page:
    page.goto(f"{service}/box/paris")
    page.locator("[data-place-input]").wait_for()
    return page


LETTER = {"blue": "b", "red": "r", "white": "w", "yellow": "y", "green": "g", "purple": "p", "grey": "a"}


def test_a_whole_paris_is_entered_in_a_quarter_of_an_hour(editor: Page, tmp_path: Path) -> None:
    tables = app.load("paris").components.data
    names = [row["name"] for row in tables["places"]["rows"]]
    known = {row["id"]: row["name"] for row in tables["places"]["rows"]}
    connections: dict[tuple[str, str], list[dict]] = {}
    for row in tables["routes"]["rows"]:
        connections.setdefault((row["a"], row["b"]), []).append(row)
    hand = Hand(editor)
    bring(editor, tmp_path, {"routes": {"rows": []}, "tickets": {"rows": []}})
    expect(editor.locator('[data-wrong="tickets"]')).to_contain_text("qui sono 0")
    hand.click("[data-place-input]")
    for (a, b), rows in connections.items():
        enter_ends(hand, [known[a], known[b]], names)
        expect(editor.locator("[data-finish]")).to_be_focused()
        hand.press(LETTER[rows[0]["colour"]], *(["d", LETTER[rows[1]["colour"]]] if len(rows) == 2 else []))
        hand.press(str(rows[0]["length"]), "Enter")
        expect(editor.locator("[data-place-input]")).to_be_focused()
    hand.click("label:has-text('Biglietti')")
    for row in tables["tickets"]["rows"]:
        editor.locator("[data-place-input]").focus()
        enter_ends(hand, [known[row["a"]], known[row["b"]]], names)
        expect(editor.locator("[data-ticket-value]")).to_have_value(str(row["points"]))  # the shortest way
        hand.press("Enter")
    confirm_the_rest(hand)
    expect(editor.get_by_text("63 su 63 controllati")).to_be_visible()
    print(f"{hand.keys} keys, {hand.clicks} clicks, {hand.looks} things: {hand.minutes:.1f} minutes")
    assert hand.minutes < MINUTES
    save_as(editor, "My Paris")
    (box,) = (one["id"] for one in send(editor.context, "get", "/api/games/paris/own-boxes") if one["mine"])
    editor.goto(editor.url.replace("/box/paris", f"/box/paris/difference?second={box}"))
    expect(editor.get_by_text("Queste scatole sono identiche.")).to_be_visible()
    editor.goto(editor.url.split("/box/")[0] + "/new?game=paris")
    expect(editor.locator("[data-box-choice] option", has_text="My Paris")).to_have_count(1)


def confirm_the_rest(hand: Hand) -> None:
    """Whatever is left of the list is as on my copy: one click, then Enter after Enter."""
    left = hand.page.locator("[data-item]")
    hand.page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    count = left.count()
    hand.looks += count
    hand.click("[data-item]")
    hand.click("[data-confirm]")
    for _ in range(count - 1):
        expect(hand.page.locator("[data-confirm]")).to_be_focused()
        hand.press("Enter")


def test_a_wrong_value_is_named_where_it_stands_and_can_be_taken_back(editor: Page) -> None:
    field = editor.get_by_label("Punti per 1 casella")
    field.fill("-1")
    editor.keyboard.press("Tab")
    expect(editor.locator('[data-wrong="points.by_length"]')).to_contain_text("un numero intero da 0")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(editor.get_by_text("Non si può ancora giocare.")).to_be_visible()
    editor.get_by_role("button", name="Annulla").click()
    expect(editor.get_by_text("Si può giocare.")).to_be_visible()
    editor.get_by_role("button", name="Ripeti").click()
    expect(editor.get_by_text("Non si può ancora giocare.")).to_be_visible()
    editor.keyboard.press("Control+z")
    expect(editor.get_by_text("Si può giocare.")).to_be_visible()
    editor.locator('[data-piece="cards[white]"] input').fill("5")
    editor.keyboard.press("Tab")
    expect(editor.locator('[data-remark="cards"]')).to_contain_text("ne sono stampati 46, qui sono 43")


def test_a_corrected_box_is_played_with_and_a_finished_game_keeps_it(editor: Page) -> None:
    wire = Wire(editor)
    editor.get_by_label("Punti per 1 casella").fill("3")
    editor.keyboard.press("Tab")
    save_as(editor, "My copy")
    play_with_it(editor)
    expect(editor.get_by_label("Punti per lunghezza").locator("dd").first).to_have_text("3")
    play_in_text_view(editor)
    for _ in range(40):
        wire.catch_up()
        claims = [move["text"] for move in wire.moves if move["kind"] == "claim" and is_short(move)]
        others = [move["text"] for move in wire.moves if move["kind"] in ("keep", "draw")]
        choose(editor, [*claims, *others][0])
        if claims:
            break
    wire.catch_up()
    assert wire.now["view"]["players"][0]["points"] == 3  # as corrected; it is 1 as printed
    let_a_bot_finish(editor)
    table = editor.url.split("?")[0]
    editor.evaluate("localStorage.clear()")  # the drawn table again
    editor.goto(f"{table}/replay")
    expect(editor.get_by_label("Punti per lunghezza").locator("dd").first).to_have_text("3")
    editor.goto(f"{table}/review")
    expect(editor.get_by_role("heading", name="Dove si è decisa la partita")).to_be_visible()


def is_short(move: dict) -> bool:
    """Whether a claim is paid with one card."""
    routes = app.load("paris").components.data["routes"]["rows"]
    ends = set(move["text"].split()[1].split(":")[0].split("-"))
    return any({row["a"], row["b"]} == ends and row["length"] == 1 for row in routes)


def test_a_number_that_is_emptied_is_there_again(editor: Page) -> None:
    points = editor.get_by_label("Punti per 1 casella")
    points.fill("")
    editor.keyboard.press("Tab")
    expect(points).to_have_value("1")


def test_what_the_service_refuses_is_there_again_and_can_be_corrected(editor: Page) -> None:
    points = editor.get_by_label("Punti per 1 casella")
    points.fill("99999999999")
    editor.keyboard.press("Tab")
    expect(editor.get_by_text("99999999999").first).to_be_visible()
    editor.reload()
    expect(points).to_have_value("99999999999")
    expect(editor.locator("[data-trouble]")).to_contain_text("99999999999")
    points.fill("2")
    editor.keyboard.press("Tab")
    expect(editor.get_by_text("Si può giocare.")).to_be_visible()
    expect(editor.locator("[data-trouble]")).to_have_count(0)


def test_a_deleted_box_leaves_what_this_browser_kept_of_it(service: str, page: Page) -> None:
    wish = {"name": "Short-lived", "tables": {}}
    box = send(page.context, "post", "/api/games/paris/own-boxes", **wish)["id"]
    page.goto(f"{service}/box/paris?box={box}")
    points = page.get_by_label("Punti per 1 casella")
    points.fill("6")
    page.keyboard.press("Tab")
    assert page.context.request.delete(f"/api/own-boxes/{box}").ok
    page.reload()
    expect(points).to_have_value("6")
    expect(page.locator("[data-trouble]")).to_contain_text("ciò che ne ha conservato")
    page.get_by_role("button", name="Salva", exact=True).click()
    expect(page.get_by_text("Salvata come versione 1.")).to_be_visible()
    page.reload()
    expect(points).to_have_value("6")


LISTS = [
    ("paris", "places", "label"),
    ("old_london_bridge", "buildings", "crests"),
    ("necropolis_railway", "cards", "trains"),
]


@pytest.mark.parametrize(("game", "table", "key"), LISTS)
def test_a_box_that_cannot_be_drawn_leaves_a_way_out(service: str, page: Page, game: str, table: str, key: str) -> None:
    printed = send(page.context, "post", f"/api/games/{game}/box", tables={})
    rows = [{**row, key: 7} for row in printed["tables"][table]["rows"]]
    tables = {**printed["tables"], table: {**printed["tables"][table], "rows": rows}}
    problem = {"path": table, "sentence": {"it": "Qui ci vuole una lista.", "en": "This must be a list."}}
    # As if the service laid it over the printed box; whether it refuses the file as a whole is its own business.
    wrong = {**printed, "tables": tables, "problem": problem, "box": None}

    def answer(route: Route) -> None:
        route.fulfill(json=wrong if '":7' in (route.request.post_data or "") else printed)

    page.route(f"**/api/games/{game}/box", answer)
    page.goto(f"{service}/box/{game}")
    piece, broken = page.locator("[data-piece]").first, page.locator("[data-broken]")
    piece.wait_for()
    file = {"name": "box.toml", "mimeType": "application/toml", "buffer": b'# ":7'}
    page.set_input_files("input[type=file]", file)
    expect(broken).to_contain_text("Qui ci vuole una lista.")
    broken.get_by_role("button", name="Annulla").click()
    expect(piece).to_be_visible()
    page.set_input_files("input[type=file]", file)
    expect(broken).to_be_visible()
    page.reload()
    broken.get_by_role("button", name="Ricomincia").click()
    expect(piece).to_be_visible()
    expect(broken).to_have_count(0)


def test_a_new_table_says_what_is_wrong_with_a_file(service: str, page: Page) -> None:
    page.goto(f"{service}/new?game=paris")
    page.get_by_text("Avanzate: codice partita").click()
    field = page.get_by_label("La tua scatola", exact=True)
    for text, said in (
        (b"[points]\nby_length = [0, 1, 2, 6]\n", "si può usare"),
        (b"[nowhere]\nsize = 1\n", "[nowhere]"),
    ):
        field.set_input_files({"name": "box.toml", "mimeType": "application/toml", "buffer": text})
        expect(page.get_by_text(said).first).to_be_visible()


def test_the_choice_of_a_box_stays_open_while_one_chooses(service: str, page: Page) -> None:
    box = send(
        page.context, "post", "/api/games/paris/own-boxes", name="Mine", tables={"points": {"by_length": [0, 1, 2, 5]}}
    )
    page.goto(f"{service}/new?game=paris&box={box['box']}")
    choice = page.locator("[data-box-choice]")
    expect(choice).to_have_value(box["box"])
    choice.focus()
    choice.select_option("")
    expect(choice).to_be_visible()
    expect(choice).to_be_focused()


def test_nothing_that_was_entered_is_lost(editor: Page, service: str) -> None:
    points = editor.get_by_label("Punti per 1 casella")
    points.fill("3")
    editor.keyboard.press("Tab")
    save_as(editor, "Kept")
    points.fill("4")
    editor.keyboard.press("Tab")
    # An example, another file or the printed box in its place: all can be taken back.
    for other in ("Esempio: Seven Mills", "Ricomincia"):
        editor.get_by_role("button", name=other).click()
        expect(points).to_have_value("1")
        editor.get_by_role("button", name="Annulla").click()
        expect(points).to_have_value("4")
    expect(editor.locator("[data-box-name]")).to_have_value("Kept")
    editor.get_by_role("button", name="Salva", exact=True).click()
    expect(editor.get_by_text("Salvata come versione 2.")).to_be_visible()
    # An earlier version, opened again from the list, becomes the next one.
    (box,) = (one["id"] for one in send(editor.context, "get", "/api/games/paris/own-boxes") if one["name"] == "Kept")
    editor.goto(f"{service}/box/paris?box={box}")
    expect(points).to_have_value("4")
    editor.locator("[data-earlier]").select_option("1")
    expect(points).to_have_value("3")
    # What is changed in a saved box is kept for that box, and the other one stays as it was left.
    editor.reload()
    expect(points).to_have_value("3")
    editor.goto(f"{service}/box/paris")
    expect(points).to_have_value("4")


def test_somebody_elses_box_is_saved_as_ones_own(service: str, page: Page, browser: Any) -> None:
    other = browser.new_context(base_url=service)
    send(other, "put", "/api/me", name="Ada")
    wish = {"name": "For all", "offered": True, "tables": {"points": {"by_length": [0, 7, 8, 9]}}}
    offered = send(other, "post", "/api/games/paris/own-boxes", **wish)["id"]
    page.goto(f"{service}/box/paris?box={offered}")
    expect(page.get_by_label("Punti per 1 casella")).to_have_value("7")
    page.get_by_role("button", name="Salva", exact=True).click()
    expect(page.get_by_text("Salvata come versione 1.")).to_be_visible()
    page.goto(f"{service}/box")
    mine = page.locator(".one", has_text="For all").filter(has_not_text="di Ada")
    mine.get_by_role("button", name="Elimina").click()
    mine.locator("[data-delete]").click()
    expect(page.locator(".one", has_text="di Ada")).to_have_count(1)
    expect(mine).to_have_count(0)
    other.close()


WRONG = [
    ("old_london_bridge", "wheel.spaces", "spazio 2 della rotella", "z"),
    ("old_london_bridge", "chapel_track.end_money", "sterline alla fine", "5000"),
    ("old_london_bridge", "gate_track.spaces", "spazi", "5000"),
    ("old_london_bridge", "first_hands[D]", "Mercante", "5000"),
    ("old_london_bridge", "empty_spaces.cost", "Prezzo di 2 spazi vuoti", "5000"),
    ("old_london_bridge", "buildings[gate-1]", "numero", "5000"),
    ("old_london_bridge", "turn_markers[1]", "quanti", "5000"),
    ("old_london_bridge", "bonus_tiles[reclaim]", "nella pila 1", "5000"),
    ("old_london_bridge", "faces[9.13]", "paga", "5000"),
    ("necropolis_railway", "london_spaces[m1]", "prezzo in sterline", "5000"),
    ("necropolis_railway", "london_tiles[l3-b]", "bare", "5000"),
    ("necropolis_railway", "prestige[6]", "punti", "5000"),
    ("necropolis_railway", "wagons[mourner]", "vagone lutto: semplice", "5000"),
    ("necropolis_railway", "wagon_pairs[3]", "quanti", "5000"),
    ("necropolis_railway", "crypts[white]", "moltiplicatore", "5000"),
    ("necropolis_railway", "crypt_supply[white]", "in due", "5000"),
    ("necropolis_railway", "prestige_costs[2]", "blu", "5000"),
    ("necropolis_railway", "track.spaces", "caselle", "5000"),
    ("necropolis_railway", "crypt_prices[brown]", "persone in lutto", "5000"),
    ("necropolis_railway", "cards[a01]", "punti: da quanti giocatori in su", "9"),
]


@pytest.mark.parametrize("game", ["old_london_bridge", "necropolis_railway"])
def test_a_wrong_piece_is_named_and_marked_where_it_lies(service: str, page: Page, game: str) -> None:
    page.goto(f"{service}/box/{game}")
    page.locator("[data-piece]").first.wait_for()
    for _, path, label, wrong in (one for one in WRONG if one[0] == game):
        field = page.locator(f'[data-piece="{path}"]').get_by_label(label, exact=True).first
        before = field.input_value()
        field.fill(wrong)
        page.keyboard.press("Tab")
        table = path.split("[")[0].split(".")[0]
        expect(page.locator(f'[data-wrong^="{table}"]').first).to_contain_text(f"tabella [{table}]")
        expect(field).to_have_attribute("aria-invalid", "true")
        field.fill(before)
        page.keyboard.press("Tab")
        expect(page.locator("[data-wrong]")).to_have_count(0)


# Graves and pairs are chosen among what can be printed, and a pile changes places with another: a pile order is never
# wrong; rows of graves of different lengths are, and a tile that makes a pair with itself.
def test_a_wrong_choice_is_named_and_marked_where_it_lies(service: str, page: Page) -> None:
    page.goto(f"{service}/box/necropolis_railway")
    pair, grave = page.locator('[data-piece="london_pairs[1]"]'), page.locator('[data-piece="graves[row2]"]')
    pair.get_by_label("tessere della coppia").nth(1).select_option("m1")
    expect(page.locator('[data-wrong^="london_pairs[1]"]')).to_contain_text("tabella [london_pairs]")
    expect(pair.get_by_label("tessere della coppia").first).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-wrong]")).to_have_count(0)
    grave.get_by_role("button", name="Uno in meno").click()
    expect(page.locator('[data-wrong^="graves[row2]"]')).to_contain_text("tabella [graves]")
    expect(grave.get_by_label("colori").first).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-wrong]")).to_have_count(0)


def test_what_lies_beyond_a_shorter_track_is_named_and_can_be_taken_away(service: str, page: Page) -> None:
    page.goto(f"{service}/box/old_london_bridge")
    for track in ("gate", "chapel"):
        page.locator(f'[data-piece="{track}_track.spaces"]').get_by_label("spazi", exact=True).fill("4")
        page.keyboard.press("Tab")
        expect(page.locator(f'[data-wrong^="{track}_track"]')).to_contain_text(f"tabella [{track}_track]")
    for space in (6, 9, 12):
        page.get_by_role("button", name=f"tessera bonus sullo spazio {space}", exact=True).click()
    for space in (5, 8, 11):
        page.get_by_role("textbox", name=f"moneta sullo spazio {space}", exact=True).fill("")
        page.keyboard.press("Tab")
    expect(page.locator("[data-wrong]")).to_have_count(0)
    expect(page.get_by_text("Si può giocare.")).to_be_visible()


def test_enter_confirms_and_goes_on_and_what_was_done_is_there_again(service: str, page: Page) -> None:
    page.goto(f"{service}/box/old_london_bridge")
    page.locator('[data-piece="wheel.spaces"] input').first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 su 96 controllati")).to_be_visible()
    expect(page.locator('[data-piece="wheel.stacks"] select').first).to_be_focused()
    # A pile that is put where another lies changes places with it.
    page.locator('[data-piece="wheel.stacks"] select').first.select_option("inn")
    expect(page.locator('[data-piece="wheel.stacks"] select').nth(3)).to_have_value("gate")
    page.locator('[data-piece="buildings[gate-1]"]').get_by_label("stemmi").select_option("blue")
    expect(page.get_by_text("3 su 96 controllati")).to_be_visible()
    page.reload()
    expect(page.get_by_text("3 su 96 controllati")).to_be_visible()
    expect(page.locator('[data-piece="buildings[gate-1]"]').get_by_label("stemmi")).to_have_value("blue")


@pytest.mark.parametrize("game", ["paris", "san_francisco", "old_london_bridge", "necropolis_railway"])
def test_nothing_is_wider_than_a_phone(service: str, phone: Page, game: str) -> None:
    phone.goto(f"{service}/box/{game}")
    phone.locator("[data-piece]").first.wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
