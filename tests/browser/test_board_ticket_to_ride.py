"""Paris and San Francisco played on their boards: by pointing only, without the list of moves."""

import random
import re
from typing import Any

import pytest

from browser.near_the_end import SETTINGS, completed_ticket, table_at
from browser.playing import (
    BUSY,
    IS_OVER,
    NUMBER,
    TOO_LONG,
    Wire,
    answered,
    choose,
    drawn_anew,
    is_over,
    new_table,
    until,
)
from browser.test_access import findings

GAMES = ("paris", "san_francisco")
ENOUGH = 250
CAN = "[data-can]"
CONFIRM = "document.querySelector('.prompt .primary:not(:disabled)')"
CHIP = "document.querySelector('.prompt .chip:not(:disabled)')"
LOOKED_AT = "[...document.querySelectorAll('[data-can]')].map((one) => one.dataset.target)"


def targets(page: Any) -> list[str]:
    """What can be pointed at now."""
    return [str(one) for one in page.evaluate(LOOKED_AT)]


def point_at(page: Any, index: int) -> None:
    """Click the middle of a target, then whatever chips and confirmation the prompt line asks for."""
    before = page.evaluate(NUMBER)
    target = page.locator(CAN).nth(index)
    band = target.locator(".band")
    (band if band.count() else target).click()
    for _ in range(3):
        page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n || {CONFIRM} || {CHIP}", arg=before)
        if page.evaluate(f"{IS_OVER} || ({NUMBER}) !== {before!r}"):
            return
        page.evaluate(f"({CONFIRM} ?? {CHIP})?.click()")
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n", arg=before)


def play_by_pointing(page: Any, decisions: int, seed: int = 2) -> set[str]:
    """Make so many decisions, or as many as there are; returns what kinds of things were pointed at."""
    chance, kinds = random.Random(seed), set()
    for _ in range(decisions):
        page.wait_for_function(f"() => {IS_OVER} || document.querySelector('{CAN}')")
        if is_over(page):
            break
        found = targets(page)
        lines = [index for index, one in enumerate(found) if ":" in one]
        # Claiming whenever possible makes short games; a little chance makes different ones.
        index = chance.choice(lines) if lines and chance.random() < 0.8 else chance.randrange(len(found))
        kinds.add("line" if ":" in found[index] else found[index].split()[0])
        point_at(page, index)
    return kinds


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_pointing(page: Any, game: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, game, view="board")
    kinds = play_by_pointing(page, ENOUGH)
    assert is_over(page)
    assert {"line", "deck"} <= kinds


def is_offered(move: dict[str, Any], found: list[str]) -> bool:
    """Whether something that can be pointed at means this move."""
    kind = move["kind"]
    if kind == "claim":
        return move["route"] in found
    if kind == "tourists":
        return move["place"] in found
    if kind == "keep":
        return (move["ticket"] if move["second_ticket"] is None else "both") in found
    if kind == "draw-deck":
        return "deck" in found
    if kind == "draw":
        return any(one.split()[0] == move["colour"] for one in found)
    return move["text"] in found


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_can_be_pointed_at(page: Any, game: str) -> None:
    wire = Wire(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, game, view="board")
    for seed in range(8):
        play_by_pointing(page, 1, seed)
        page.locator(CAN).first.wait_for(state="attached")
        wire.catch_up()
        found = targets(page)
        assert [move["text"] for move in wire.moves if not is_offered(move, found)] == []


def test_what_is_not_allowed_says_why(page: Any) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, "paris", view="board")
    play_by_pointing(page, 1)
    page.locator("[data-target=deck][data-can]").wait_for()
    page.locator("svg .target[data-place]:not([data-can])").first.dispatch_event("click")
    page.locator(".notice .rule-ref").wait_for()


def test_the_board_is_played_with_keys(page: Any) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, "paris", view="board")
    page.locator(CAN).first.wait_for()
    before = page.evaluate(NUMBER)
    page.locator("[aria-label='Quali biglietti tieni?']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".prompt .primary").wait_for()
    page.keyboard.press("c")
    page.wait_for_function(f"n => ({NUMBER}) !== n", arg=before)
    page.locator("[data-target='deck'][data-can]").wait_for()
    page.locator("[role=group][aria-label='Riserva']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-target=tickets][data-can]')")


@pytest.mark.parametrize(("game", "theme"), [("paris", "light"), ("san_francisco", "dark")])
def test_axe_finds_nothing_on_the_board(page: Any, game: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, game, view="board")
    play_by_pointing(page, 6)
    page.locator(CAN).first.wait_for(state="attached")
    assert findings(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Riserva").click()
    assert findings(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_board_fits_a_narrow_phone(page: Any, game: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    new_table(page, game, view="board")
    for tab in ("Mano", "Posti", "Riserva", "Registro"):
        page.get_by_role("tab", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


# Whose name ends not clearly further from another place on its line than from its own.
MISTAKEN = """() => {
  const marks = [...document.querySelectorAll('.board circle.ring')].map((ring) => {
    const text = ring.parentElement.querySelector('text').getBoundingClientRect();
    const { x, y, width } = ring.getBoundingClientRect();
    return { text, name: ring.parentElement.textContent.trim(), x: x + width / 2, y: y + width / 2, ring: width / 2 };
  });
  const apart = ({ left, right, top, bottom }, { x, y }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const clear = (own, ring) => Math.max(2.2 * own, own + 2 * ring);
  return marks.flatMap((one) => marks
    .filter((other) => other !== one && other.y > one.text.top && other.y < one.text.bottom)
    .filter((other) => apart(one.text, other) < clear(apart(one.text, one), one.ring))
    .map((other) => `${one.name} beside ${other.name}`));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_name_on_a_small_screen_can_be_mistaken_for_a_neighbours(page: Any, game: str) -> None:
    new_table(page, game, view="board")
    for width, height in ((1024, 768), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".board circle.ring").first.wait_for(state="attached")
        drawn_anew(page)
        assert page.evaluate("document.querySelectorAll('.board circle.ring').length") > 15
        assert page.evaluate(MISTAKEN) == [], width


def lowest_pile(page: Any) -> float:
    """Where the lower edge of the hand is."""
    piles = [pile.bounding_box() for pile in page.locator("[data-place=hand] .pile").all()]
    assert len(piles) > 1
    return max(float(pile["y"] + pile["height"]) for pile in piles)


def test_a_phone_is_played_with_taps(phone: Any) -> None:
    new_table(phone, "paris", view="board")
    whole = phone.locator("[aria-label=Mappa]").get_attribute("viewBox")
    phone.get_by_role("button", name="Ingrandisci la mappa").tap()
    phone.get_by_role("button", name="Mostra tutta la mappa").wait_for()
    assert phone.locator("[aria-label=Mappa]").get_attribute("viewBox") != whole
    before = phone.evaluate(NUMBER)
    phone.locator("[data-target=both]").tap()
    phone.locator(".prompt .primary").tap()
    phone.wait_for_function(f"n => ({NUMBER}) !== n", arg=before)
    # Cards, deck and tickets lie in one row above the hand.
    tops = {phone.locator(f"[data-target={name}]").bounding_box()["y"] for name in ("deck", "tickets")}
    assert len(tops) == 1
    # Two taps draw two cards, and drawing never asks.
    phone.locator("[data-target=deck][data-can]").tap()
    phone.get_by_text("3 carte", exact=True).wait_for()
    phone.locator("[data-target=deck][data-can]").tap()
    phone.get_by_text("4 carte", exact=True).wait_for()
    # The whole hand is in sight below them, and the map above.
    for width, height in ((390, 844), (844, 390), (390, 664)):
        phone.set_viewport_size({"width": width, "height": height})
        until(phone, lambda height=height: lowest_pile(phone) <= height)  # a card that arrives is larger for a moment
        assert phone.evaluate("scrollY") == 0


def lively_board(page: Any, game: str, size: tuple[int, int] = (1440, 900), **settings: Any) -> None:
    """A board with motion, after the first tickets."""
    page.evaluate(SETTINGS, {"motion": 0.3, **settings})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    new_table(page, game, view="board", first="1")
    page.locator(CAN).first.wait_for()
    point_at(page, targets(page).index("both"))
    while game == "san_francisco" and not page.locator("[data-target=deck][data-can]").count():
        page.wait_for_timeout(100)
        if page.locator(CAN).count() and not page.locator("[data-target=deck][data-can]").count():
            point_at(page, 0)
    page.locator("[data-target=deck][data-can]").wait_for(timeout=TOO_LONG)
    answered(page)
    drawn_anew(page)


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_what_is_said_of_cards_and_tickets_never_moves_them(page: Any, size: tuple[int, int]) -> None:
    lively_board(page, "paris", size)
    deck, header = page.locator("[data-target=deck]"), page.locator(".box header p")
    lies = deck.bounding_box()
    page.locator("[data-target=tickets]").hover()
    header.get_by_text("tienine almeno uno").wait_for()
    assert deck.bounding_box() == lies
    deck.click()
    page.wait_for_function(f"() => !{BUSY}")
    page.mouse.move(5, 5)
    header.get_by_text("pescane un'altra").wait_for()
    assert deck.bounding_box() == lies
    assert page.locator(".piles .pile span").evaluate_all(INSIDE)


# Words end inside the box they stand in.
INSIDE = """all => all.every((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right - 3;
})"""


def test_a_ticket_shows_its_way_and_can_be_pinned(page: Any) -> None:
    lively_board(page, "paris")
    ticket = page.locator(".kept button.ticket").first
    ticket.hover()
    page.locator("[data-way]").wait_for(state="attached")
    own, missing = map(int, str(page.locator("[data-way]").get_attribute("data-way")).split())
    assert own == 0
    assert missing > 0
    page.mouse.move(5, 5)
    page.wait_for_function("() => !document.querySelector('[data-way]')")
    ticket.click()
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    assert page.locator("[data-way]").count() == 1
    assert ticket.get_attribute("aria-pressed") == "true"
    ticket.click()
    page.mouse.move(5, 5)
    page.wait_for_function("() => !document.querySelector('[data-way]')")


def test_what_can_be_paid_is_said_before_it_is_chosen(page: Any) -> None:
    lively_board(page, "paris", confirm="always")
    poor = "Ora non puoi pagare nessuna linea"
    while not page.locator("g[data-place^=route][data-can]").count():
        page.locator(".prompt").get_by_text(poor).wait_for()
        for _ in range(2):
            page.mouse.move(5, 5)  # a new question forgets what the pointer rests on
            page.locator("[data-target=deck][data-can]").hover()
            page.locator(".box header").get_by_text(re.compile("poi un'altra carta|chiude il turno")).wait_for()
            before = page.evaluate(NUMBER)
            page.locator("[data-target=deck][data-can]").click()
            page.wait_for_function(f"n => ({NUMBER}) !== n && !{BUSY}", arg=before)
            assert not page.locator(".prompt .primary").count()  # drawing never asks
        page.locator(f"[data-target=tickets]{CAN}").wait_for()
    assert not page.locator(".prompt").get_by_text(poor).count()
    paying = page.locator("g[data-place^=route][data-can]").first
    paying.locator(".band").hover()
    page.locator(".tag").get_by_text(re.compile(r"^\+[0-9]+ punt")).wait_for()
    page.locator(".tag").get_by_text(re.compile("−[0-9] cart")).wait_for()
    # Drawing tickets reveals and costs: it asks first, and says what it brings.
    page.locator("[data-target=tickets]").click()
    page.locator(".prompt .primary").wait_for()
    assert page.locator(".prompt .sub").inner_text() == "tienine almeno uno"


def lit_by_keys(page: Any, lit: str, piles: int) -> list[int]:
    """How many routes each pile of the hand lights when it has the focus: one tab stop, arrows within."""
    page.locator("[data-place=hand]").focus()
    focused = []
    for _ in range(piles):
        drawn_anew(page)
        focused.append(page.evaluate(lit))
        assert page.evaluate("document.activeElement.matches('.hand .pile')")
        page.keyboard.press("ArrowRight")
    return focused


def test_cards_in_hand_light_the_routes_they_pay(page: Any) -> None:
    lively_board(page, "paris")
    answered(page)
    while not page.locator("g[data-place^=route][data-can]").count():
        before = page.evaluate(NUMBER)
        page.locator("[data-target=deck][data-can]").click()
        page.wait_for_function(f"n => ({NUMBER}) !== n", arg=before)
        page.locator("[data-target=deck][data-can]").wait_for()
        answered(page)
    lit = "document.querySelectorAll('g[data-place^=route] .around:not(.none)').length"
    answered(page)
    page.mouse.move(5, 5)
    drawn_anew(page)
    usual = page.evaluate(lit)
    piles = page.locator(".hand .pile")
    paid: list[int] = []

    def lights_routes() -> bool:
        paid.clear()
        for pile in piles.all():
            pile.hover()
            drawn_anew(page)
            paid.append(page.evaluate(lit))
        return max(paid) > 0

    until(page, lights_routes, "no card in the hand lights a route")
    page.mouse.move(5, 5)
    assert lit_by_keys(page, lit, len(paid)) == paid
    page.keyboard.press("Enter")
    page.locator(".explanation.pinned").wait_for()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    # A finger taps: once lights, a tap elsewhere ends it.
    best = piles.nth(paid.index(max(paid)))
    best.dispatch_event("click", {"pointerType": "touch"})
    page.wait_for_function(f"n => {lit} === n", arg=max(paid))
    page.locator("body").dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_function(f"n => {lit} === n", arg=usual)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_lying_down_shows_the_board_first(page: Any, game: str) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    new_table(page, game, view="board")
    board = page.locator("section.board").bounding_box()
    assert board["y"] < 5
    assert board["height"] > 370
    assert page.evaluate("document.documentElement.scrollWidth") <= 844


def test_a_big_screen_is_used(page: Any) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    new_table(page, "paris", view="board")
    height = "document.querySelector(one).getBoundingClientRect().height"
    sizes = f"() => ['.board g.still text', '.seat h2'].map((one) => {height})"
    piece = "document.querySelector('g[data-place^=route] rect[rx=\"4\"]').getBoundingClientRect().width"
    page.locator(".board g.still text").first.wait_for(state="attached")
    usual, small = page.evaluate(sizes), page.evaluate(piece)
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.wait_for_function(f"before => {piece} > before * 1.4", arg=small)
    grown = page.evaluate(sizes)
    assert all(big > little * 1.25 for big, little in zip(grown, usual, strict=True))


def test_a_completed_ticket_is_celebrated_on_the_map(page: Any) -> None:
    file, step, move = completed_ticket("paris")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(SETTINGS, {"motion": 1})
    address = table_at(page, file, step)
    page.goto(address)
    page.locator(".prompt:not(.wait)").wait_for()
    assert page.locator(".celebrated").count() == 0
    other = page.context.new_page()  # the same person decides in another window, in words
    other.goto(f"{address}?testo")
    other.locator(f'button[data-move="{move}"]').wait_for()
    choose(other, move)
    note = page.locator(".note.celebrated")
    note.wait_for()
    assert "completato: +" in note.inner_text()
    page.locator("g.ways.celebrated[data-way]").wait_for(state="attached")
    note.wait_for(state="detached")  # after a while it is over
    other.close()
