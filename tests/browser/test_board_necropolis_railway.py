"""London Necropolis Railway on its drawn board: every move by pointing, with mouse, keys and thumb."""

import json
import random
import tomllib
from pathlib import Path
from typing import Any

from browser.playing import is_over, new_table
from browser.test_access import findings

BOX = Path(__file__).resolve().parents[2] / "src" / "tavoliere" / "games" / "necropolis_railway" / "components.toml"
EXTRAS = ("carriage", "orange")
ANSWERS = ("no-tender", "full-wages", "no-dining-car", "century-pass", "stay", "final-pass")
TOO_LONG = 20_000
# A tile draws numbers, its label says them in words: axe misses the bare numbers in the words.
DRAWN = "label-content-name-mismatch"
THUMB = 40  # pixels, in every direction


class Wire:
    """What the page and the service say to each other: the legal moves, and the moves that pointing became."""

    def __init__(self, page: Any) -> None:
        self.now: dict[str, Any] = {}
        self.played: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.say)

    def hear(self, frame: Any) -> None:
        self.now = json.loads(frame).get("now") or self.now

    def say(self, frame: Any) -> None:
        told = json.loads(frame)
        if told["type"] == "play":
            self.played.append(told["move"])

    @property
    def moves(self) -> list[dict[str, Any]]:
        return self.now.get("moves") or []


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
        button = page.locator(".prompt .pay button", has_text=name)
        if button.count() and (button.get_attribute("aria-pressed") == "true") != (extra in move["aims"]):
            other = page.locator(".prompt .pay button", has_text="il suo colore") if extra == "orange" else button
            (button if extra in move["aims"] else other).click()


def swap_discs(page: Any, wire: Wire, move: dict[str, Any]) -> None:
    """Pay a step of prestige with more orange discs than are suggested."""
    me = wire.now["view"]["players"][wire.now["view"]["seat"]]
    costs = tomllib.loads(BOX.read_text(encoding="utf-8"))["prestige_costs"]["rows"]
    cost = next(row for row in costs if row["level"] == str(me["prestige"] + 1))
    paid = dict(aim.split("=") for aim in move["aims"])
    for disc, name in (("blue", "blu"), ("green", "verde"), ("grey", "grigio")):
        for _ in range(min(cost[disc], me["discs"].get(disc, 0)) - int(paid[disc])):
            page.locator(f'.swap[aria-pressed=false][aria-label^="Disco {name}"]').first.click()


def settle(page: Any, wire: Wire, sent: int) -> None:
    """Give what was pointed at time to become a move, or a question in the prompt line."""
    for _ in range(20):
        if len(wire.played) > sent or page.locator(".prompt .chip, .prompt .primary").count():
            return
        page.wait_for_timeout(20)


def point_at(page: Any, wire: Wire, move: dict[str, Any]) -> None:
    """Make one legal move by pointing at what it is about."""
    kind, aims = move["kind"], [one for one in move["aims"] if one not in EXTRAS]
    plain = " ".join(word for word in move["text"].split() if word not in EXTRAS)
    if kind in ANSWERS:
        page.locator(".prompt .answer").last.click()
    elif kind.endswith("crypt") and len(aims) > 1:
        set_payment(page, move)
        verb = plain.removesuffix(" ".join(aims)).strip()
        sent = len(wire.played)
        aim(page, f"{verb} {aims[0]}")
        settle(page, wire, sent)
        if len(wire.played) == sent:
            aim(page, f"{verb} {aims[1]}")
    elif kind == "bury":
        aim(page, f"bury {aims[0]}")
        aim(page, f"bury {aims[1]} {aims[2]}")
    elif kind == "sell":
        aim(page, f"wagon {aims[0]}")
        chip = page.locator(".prompt .chip", has_text="Vendi")
        page.wait_for_timeout(20)
        if chip.count():
            chip.click()
    elif kind == "prestige-mix":
        swap_discs(page, wire, move)
        aim(page, "prestige")
    elif kind in ("done", "run"):
        aim(page, "done")
    else:
        set_payment(page, move)
        aim(page, plain)
        page.wait_for_timeout(20)
        if kind == "wagon" and page.locator(".prompt .chip").count():
            page.locator(".prompt .chip").first.click()


def make(page: Any, wire: Wire, move: dict[str, Any]) -> None:
    """Point until the move is on its way: the page takes none while the service still acknowledges the last one."""
    sent = len(wire.played)
    for _ in range(3):
        point_at(page, wire, move)
        for _again in range(20):
            if len(wire.played) > sent:
                return
            page.wait_for_timeout(10)
    raise AssertionError(f"pointing did not make {move['text']}")


def test_every_move_of_a_match_can_be_pointed_at(page: Any) -> None:
    """Legal moves are chosen, rare kinds first; pointing makes this very move, from the first decision to the last."""
    wire, chance = drawn_table(page), random.Random(5)
    seen: dict[str, int] = {}
    while not is_over(page):
        page.wait_for_function(
            "() => document.querySelector('.board [data-can], .prompt .answer') || !document.querySelector('.prompt')",
            timeout=TOO_LONG,
        )
        if not wire.moves:
            page.wait_for_timeout(10)
            continue
        move = min(wire.moves, key=lambda one: (one["kind"] == "done", seen.get(one["kind"], 0) + chance.random()))
        seen[move["kind"]] = seen.get(move["kind"], 0) + 1
        decision, sent = wire.now["decision"], len(wire.played)
        make(page, wire, move)
        for _ in range(300):
            if wire.now["decision"] != decision or is_over(page):
                break
            page.wait_for_timeout(10)
        assert wire.played[sent:] == [move["text"]]
    assert {"staff", "take", "london", "hire", "crypt", "tuck", "wagon", "bonus", "done", "bury"} <= set(seen)


# --- other hands --------------------------------------------------------------------------------------------------


def until(page: Any, wire: Wire, before: int) -> None:
    """Wait for the next decision of one's own, or for the end."""
    for _ in range(TOO_LONG // 20):
        can = page.locator("[data-can]:visible, .prompt .answer").count()
        if is_over(page) or (wire.moves and wire.now["decision"] > before and can):
            return
        page.wait_for_timeout(20)


def test_the_keyboard_is_enough(page: Any) -> None:
    """Enter on the board chooses its nearest target; a question with several answers is settled in the prompt line."""
    wire = drawn_table(page)
    for _ in range(12):
        before, sent = wire.now["decision"], len(wire.played)
        page.locator("[data-board]").focus()
        for _again in range(4):
            page.keyboard.press("Enter")
            settle(page, wire, sent)
            if len(wire.played) > sent:
                break
            page.keyboard.press("ArrowDown")
        else:
            page.locator(".prompt .chip, .prompt .answer").first.focus()
            page.keyboard.press("Enter")
        until(page, wire, before)
    assert len(wire.played) == 12


def test_a_thumb_finds_everything_on_a_phone(page: Any) -> None:
    """One part of the table at a time, the right one first; everything that can be tapped is large enough."""
    page.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ confirm: 'always', motion: 0 }))")
    page.set_viewport_size({"width": 390, "height": 844})
    wire, chance = drawn_table(page), random.Random(2)
    while len(wire.played) < 20:
        before, sent = wire.now["decision"], len(wire.played)
        can = page.locator("[data-can]:visible, .prompt .answer")
        can.first.wait_for(timeout=TOO_LONG)
        sizes = can.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(b => [b.width, b.height])")
        assert all(min(size) >= THUMB for size in sizes), sizes
        can.nth(chance.randrange(len(sizes))).click()
        for button in (".chip", ".primary"):
            page.wait_for_timeout(40)
            if page.locator(f".prompt {button}").count():
                page.locator(f".prompt {button}").first.click()
        page.wait_for_timeout(40)
        if len(wire.played) > sent:
            until(page, wire, before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_axe_finds_nothing_on_the_board(page: Any) -> None:
    wire = drawn_table(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for _ in range(4):
            before = wire.now["decision"]
            make(page, wire, wire.moves[0])
            until(page, wire, before)
        page.wait_for_timeout(300)
        assert [one for one in findings(page) if not one.startswith(DRAWN)] == []


def test_a_refusal_names_the_target_and_the_rule(page: Any) -> None:
    drawn_table(page)
    press(page, '[data-target="london m1"]')
    notice = page.get_by_text("È aperta un'altra domanda")
    notice.wait_for()


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
        until(page, wire, before)
    page.get_by_role("button", name="Ingrandisci le plance di").click()
    page.get_by_text("Le plance di", exact=False).first.wait_for()
    page.wait_for_timeout(100)
    assert page.get_by_role("button", name="Torna alle tue plance").count()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Ferrovia").click()
    page.wait_for_timeout(100)
    assert page.get_by_role("tab", name="Ferrovia").get_attribute("aria-selected") == "true"
    page.get_by_role("tab", name="Londra").focus()
    assert page.evaluate("document.activeElement.getAttribute('role')") == "tab"
