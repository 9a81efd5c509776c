"""London Necropolis Railway on its drawn board: every move by pointing, with mouse, keys and thumb."""

import random
import tomllib
from pathlib import Path
from typing import Any

from browser.near_the_end import finished, table_at
from browser.playing import Wire, answered, drawn_anew, is_over, new_table, still, until, words_after_verb
from browser.test_access import findings

BOX = Path(__file__).resolve().parents[2] / "src" / "tavoliere" / "games" / "necropolis_railway" / "components.toml"
EXTRAS = ("carriage", "orange")
ANSWERS = ("load-none", "no-tender", "full-wages", "no-dining-car", "century-pass", "stay", "final-pass")
# A tile draws numbers, its label says them in words: axe misses the bare numbers in the words.
DRAWN = "label-content-name-mismatch"
THUMB = 40  # pixels, in every direction
SIZES = "all => all.map(one => one.getBoundingClientRect()).map(b => [b.width, b.height])"


def drawn_table(page: Any) -> Wire:
    """A table for two with its board; the page's websocket is overheard."""
    wire = Wire(page)
    new_table(page, "necropolis_railway", view="board")
    page.locator("[data-board]").wait_for()
    return wire


# --- pointing at one particular move ------------------------------------------------------------------------------


def press(page: Any, selector: str) -> None:
    """Click what can be chosen, wherever it stands."""
    page.locator(selector).first.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")


def aim(page: Any, target: str) -> None:
    press(page, f'[data-can][data-target="{target}"]')


def set_payment(page: Any, move: dict[str, Any]) -> None:
    """Own colour or orange, with or without a Carriage, where both are open."""
    for extra, name in (("orange", "arancione"), ("carriage", "Usa la Carrozza")):
        is_wanted = extra in words_after_verb(move)
        button = page.locator(".prompt .pay button", has_text=name)
        if button.count() and (button.get_attribute("aria-pressed") == "true") != is_wanted:
            button.click()


def swap_discs(page: Any, wire: Wire, move: dict[str, Any]) -> None:
    """Pay a step of prestige with more orange discs than are suggested."""
    me = wire.now["view"]["players"][wire.now["view"]["seat"]]
    costs = tomllib.loads(BOX.read_text(encoding="utf-8"))["prestige_costs"]["rows"]
    cost = next(row for row in costs if row["level"] == str(me["prestige"] + 1))
    paid = dict(word.split("=") for word in words_after_verb(move))
    for disc, name in (("blue", "blu"), ("green", "verde"), ("grey", "grigio")):
        for _ in range(min(cost[disc], me["discs"].get(disc, 0)) - int(paid[disc])):
            page.locator(f'.swap[aria-pressed=false][aria-label^="Disco {name}"]').first.click()


def point_at(page: Any, wire: Wire, move: dict[str, Any]) -> None:
    """Make one legal move by pointing at what it is about."""
    kind, words = move["kind"], [one for one in words_after_verb(move) if one not in EXTRAS]
    plain = " ".join(word for word in move["text"].split() if word not in EXTRAS)
    chips = page.locator(".prompt .chip")
    if kind in ANSWERS:
        page.locator(".prompt .answer").last.click()
    elif kind.endswith("crypt") and len(words) > 1:
        set_payment(page, move)
        verb = plain.removesuffix(" ".join(words)).strip()
        sent = len(wire.played)
        aim(page, f"{verb} {words[0]}")
        drawn_anew(page)
        if len(wire.played) == sent:
            aim(page, f"{verb} {words[1]}")
    elif kind == "bury":
        aim(page, f"bury {words[0]}")
        aim(page, f"bury {words[1]} {words[2]}")
    elif kind == "sell":
        aim(page, f"wagon {words[0]}")
        drawn_anew(page)
        if chips.count():
            chips.filter(has_text="Vendi").click()
    elif kind == "prestige-mix":
        swap_discs(page, wire, move)
        aim(page, "prestige")
    elif kind in ("done", "run"):
        sent = len(wire.played)
        aim(page, "done")
        drawn_anew(page)
        if len(wire.played) == sent:  # somebody could not be paid in London: that asks first
            page.locator(".prompt .primary").click()
    elif kind == "load-all":
        press(page, '[data-can][data-target^="load"]')
    else:
        set_payment(page, move)
        aim(page, plain)
        drawn_anew(page)
        if kind == "wagon" and chips.count():
            chips.first.click()


def make(page: Any, wire: Wire, move: dict[str, Any]) -> None:
    """Point until the move is on its way: the page takes none while the service still acknowledges the last one."""
    answered(page)
    sent = len(wire.played)
    point_at(page, wire, move)
    drawn_anew(page)
    assert wire.played[sent:] == [move["text"]]


def next_decision(page: Any, wire: Wire, before: int) -> None:
    """Wait for the next decision of one's own, or for the end."""

    def is_there() -> bool:
        can = page.locator("[data-can]:visible, .prompt .answer").count()
        return is_over(page) or bool(wire.moves and wire.now["decision"] > before and can)

    until(page, is_there)


def test_every_move_of_a_match_can_be_pointed_at(page: Any) -> None:
    """Legal moves are chosen, rare kinds first; pointing makes this very move, from the first decision to the last."""
    wire, chance = drawn_table(page), random.Random(5)
    seen: dict[str, int] = {}
    wire.catch_up()
    while not is_over(page):
        move = min(wire.moves, key=lambda one: (one["kind"] == "done", seen.get(one["kind"], 0) + chance.random()))
        seen[move["kind"]] = seen.get(move["kind"], 0) + 1
        before = wire.now["decision"]
        make(page, wire, move)
        next_decision(page, wire, before)
    assert {"staff", "take", "london", "hire", "crypt", "tuck", "wagon", "bonus", "done", "bury"} <= set(seen)


# --- other hands --------------------------------------------------------------------------------------------------


def test_the_keyboard_is_enough(page: Any) -> None:
    """Enter on the board chooses its nearest target; a question with several answers is settled in the prompt line."""
    wire = drawn_table(page)
    for _ in range(12):
        before, sent = wire.now["decision"], len(wire.played)
        page.locator("[data-board]").focus()
        for _again in range(4):
            page.keyboard.press("Enter")
            drawn_anew(page)
            if len(wire.played) > sent:
                break
            page.keyboard.press("ArrowDown")
        else:
            page.locator(".prompt .chip, .prompt .answer").first.focus()
            page.keyboard.press("Enter")
        next_decision(page, wire, before)
    assert len(wire.played) == 12


def test_a_thumb_finds_everything_on_a_phone(page: Any) -> None:
    """One part of the table at a time, the right one first; everything that can be tapped is large enough."""
    page.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ confirm: 'always', motion: 0 }))")
    page.set_viewport_size({"width": 390, "height": 844})
    wire, chance = drawn_table(page), random.Random(2)
    while len(wire.played) < 20:
        before, sent = wire.now["decision"], len(wire.played)
        can = page.locator("[data-can]:visible, .prompt .answer")
        can.first.wait_for()
        sizes = can.evaluate_all(SIZES)
        assert all(min(size) >= THUMB for size in sizes), sizes
        can.nth(chance.randrange(len(sizes))).click()
        for button in (".chip", ".primary"):
            drawn_anew(page)
            if page.locator(f".prompt {button}").count():
                page.locator(f".prompt {button}").first.click()
        drawn_anew(page)
        if len(wire.played) > sent:
            next_decision(page, wire, before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_coffins_are_large_enough_for_a_finger(phone: Any) -> None:
    """On the train too, standing and lying."""
    file, _last = finished("necropolis_railway", 2)
    step = next(step for step, (seat, move) in enumerate(file["moves"]) if seat == 0 and move.startswith("bury"))
    phone.goto(table_at(phone, file, step))
    for size in ((390, 844), (844, 390)):
        phone.set_viewport_size({"width": size[0], "height": size[1]})
        for tab in ("Brookwood", "Ferrovia"):
            phone.get_by_role("tab", name=tab).click()
            coffins = phone.locator('[data-can][data-target^="bury "]:visible')
            coffins.first.wait_for()
            sizes = coffins.evaluate_all(SIZES)
            assert all(min(one) >= 44 for one in sizes), sizes


def test_axe_finds_nothing_on_the_board(page: Any) -> None:
    wire = drawn_table(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for _ in range(4):
            before = wire.now["decision"]
            make(page, wire, wire.moves[0])
            next_decision(page, wire, before)
        still(page)
        assert [one for one in findings(page) if not one.startswith(DRAWN)] == []


def test_what_is_not_in_question_explains_itself(page: Any) -> None:
    drawn_table(page)
    press(page, '[data-target="london m1"]')
    words = page.locator(".explanation.pinned")
    words.get_by_text("Posi il lato A", exact=False).wait_for()
    assert page.locator(".notice").count() == 0
    assert "LNR" not in words.inner_text()
    words.get_by_role("button", name="LNR-3.1").click()
    page.get_by_role("dialog").get_by_text("LNR-3.1").first.wait_for()


def test_the_boards_of_others_are_shown_large(page: Any) -> None:
    drawn_table(page)
    page.get_by_role("button", name="Ingrandisci le plance di").click()
    page.get_by_text("Le plance di", exact=False).first.wait_for()
    page.get_by_role("button", name="Torna alle tue plance").first.click()
    assert page.locator("[data-can]").count()


def test_looking_around_does_not_disturb_the_question(page: Any) -> None:
    """While a card is to be taken one may look at others' boards, and on phones at every tab."""
    wire = drawn_table(page)
    while wire.moves[0]["kind"] != "take":
        before = wire.now["decision"]
        make(page, wire, wire.moves[0])
        next_decision(page, wire, before)
    page.get_by_role("button", name="Ingrandisci le plance di").click()
    page.get_by_text("Le plance di", exact=False).first.wait_for()
    drawn_anew(page)
    assert page.get_by_role("button", name="Torna alle tue plance").count()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Ferrovia").click()
    drawn_anew(page)
    assert page.get_by_role("tab", name="Ferrovia").get_attribute("aria-selected") == "true"
    page.get_by_role("tab", name="Londra").focus()
    assert page.evaluate("document.activeElement.getAttribute('role')") == "tab"
