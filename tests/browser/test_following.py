"""Following the others, with animations: their turns in the seat panels, in the prompt, in the log, on the board."""

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import introduce
from browser.near_the_end import table_near_the_end
from browser.playing import NUMBER, RECORD_MOVES, TOO_LONG, drawn_anew, new_table, until

GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")
BOARD = "lang=it"
HEIGHTS = {"necropolis_railway": 88}  # of the prompt: there the steps of a turn stand in it
HEIGHT = 64
MOST_ACTS = 40
MINE = "() => document.querySelector('.prompt:not(.wait):not([aria-busy=true])')"
CAN = "[...document.querySelectorAll('[data-can]')].filter((one) => one.getBoundingClientRect().width > 0)"
# How the prompt line and the board looked whenever the page was drawn.
WATCH_THE_PROMPT = """
window.seen = [];
(function look() {
  const [prompt, board] = [document.querySelector('.prompt'), document.querySelector('main.board')];
  if (prompt && board) {
    const heights = [prompt.getBoundingClientRect().height, Math.round(board.getBoundingClientRect().top)];
    const last = JSON.stringify([...heights, prompt.querySelector('h1').textContent]);
    if (window.seen.at(-1) !== last) window.seen.push(last);
  }
  requestAnimationFrame(look);
})();
"""


@pytest.fixture
def lively(browser: Any, service: str) -> Iterator[Any]:
    """The page of somebody who has a name, with everything moving."""
    context = browser.new_context(
        base_url=service, locale="it-IT", reduced_motion="no-preference", viewport={"width": 1440, "height": 900}
    )
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.add_init_script(RECORD_MOVES + WATCH_THE_PROMPT)
    yield introduce(page)
    context.close()
    assert not broken


def act(page: Any, chance: random.Random) -> None:
    """Make one decision by pointing at something that can be chosen."""
    before = page.evaluate(NUMBER)
    press = "one?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    page.evaluate(f"at => {{ const all = {CAN}, one = all[at % all.length]; {press}; }}", chance.randrange(1000))
    for _ in range(4):
        drawn_anew(page)
        if page.evaluate(NUMBER) != before or page.locator(".prompt[aria-busy=true]").count():
            return
        page.evaluate(
            "(document.querySelector('.prompt .primary') ?? document.querySelector('.prompt .chip'))?.click()"
        )


def until_followed(page: Any, chance: random.Random, told: str = "[data-ring]") -> None:
    """Play until it is one's turn again and the other's last turn is told, and ringed on the board."""
    for _ in range(MOST_ACTS):
        page.wait_for_function(MINE, timeout=60_000)
        if page.locator(".recap").count() and page.locator(told).count():
            return
        act(page, chance)
    pytest.fail("the other's turn was never told")


@pytest.mark.parametrize("game", GAMES)
def test_the_others_turn_is_told_ringed_and_watched_again_in_place(lively: Any, game: str) -> None:
    page = lively
    address = new_table(page, game, view=BOARD)
    until_followed(page, random.Random(3))
    other = page.locator(".seat").nth(1)
    summary = other.locator(".did").inner_text().strip()
    assert summary
    assert summary.split("→")[-1].strip().lower() in page.locator(".recap").inner_text().lower()
    assert page.locator("[data-ring='2']").count() >= 1
    seen = [json.loads(one) for one in page.evaluate("window.seen")]
    assert {height for height, _, _ in seen} == {HEIGHTS.get(game, HEIGHT)}
    assert len({top for _, top, _ in seen}) == 1  # the board never moved
    assert not [title for *_, title in seen if title == "Si aspetta Paola"]

    line = page.locator(".log .line").last
    line.focus()
    page.locator("[data-lit], .log :focus").first.wait_for(state="attached")
    line.click()
    assert page.locator(".log [aria-expanded=true]").count() == 1
    assert page.locator(".log ul li").count() >= 2  # its parts, and watching it again
    assert page.url == address

    number, sent = page.evaluate(NUMBER), page.evaluate("window.played.length")
    page.locator(".prompt [data-watch]").click()
    page.get_by_role("heading", name="Rivedi gli ultimi turni").wait_for()
    page.wait_for_function(MINE, timeout=90_000)
    assert (page.url, page.evaluate(NUMBER), page.evaluate("window.played.length")) == (address, number, sent)
    page.locator(".prompt [data-watch]").click()
    page.get_by_role("heading", name="Rivedi gli ultimi turni").wait_for()
    page.keyboard.press("Enter")  # the button has the focus: it goes back to the table
    page.wait_for_function(MINE)
    assert page.evaluate("window.played.length") == sent


@pytest.mark.parametrize("game", ["old_london_bridge", "necropolis_railway"])
def test_a_line_of_the_log_lights_the_pieces_it_is_about(lively: Any, game: str) -> None:
    new_table(lively, game, view=BOARD)
    until_followed(lively, random.Random(5))
    lively.mouse.move(2, 2)
    assert lively.locator("[data-lit]").count() == 0
    lively.locator(".log .line").last.hover()
    lively.locator("[data-lit]").first.wait_for(state="attached")
    lively.mouse.move(2, 2)
    lively.locator("[data-lit]").first.wait_for(state="detached")


def test_a_turn_of_a_bot_takes_a_second_and_a_click_skips_it(lively: Any) -> None:
    told: dict[int, float] = {}  # when a move of the bot was heard of, by its number

    def hear(text: Any) -> None:
        message = json.loads(text)
        if message["type"] == "update" and message.get("seat") == 1 and message.get("entry") == "play":
            told.setdefault(message["number"], time.monotonic())

    lively.on("websocket", lambda socket: socket.on("framereceived", hear))
    new_table(lively, "paris", view=BOARD, first="0")
    chance = random.Random(1)
    lively.wait_for_function(MINE, timeout=60_000)
    while "turno" not in lively.locator(".top").inner_text():  # the first tickets are chosen at once
        act(lively, chance)
        lively.wait_for_function(MINE, timeout=60_000)
    told.clear()
    play_until_told(lively, chance, told)
    first = min(told)
    lively.wait_for_function(f"n => Number({NUMBER}) >= n", arg=first)
    assert time.monotonic() - told[first] >= 0.9
    lively.wait_for_function(MINE, timeout=60_000)
    told.clear()
    play_until_told(lively, chance, told)
    lively.mouse.click(700, 30)  # on nothing, in the top bar
    lively.wait_for_function(f"n => Number({NUMBER}) >= n", arg=min(told))
    assert time.monotonic() - told[min(told)] < 0.9


def play_until_told(page: Any, chance: random.Random, told: dict[int, float]) -> None:
    """Play one's turn until a move of the bot is heard of."""
    for _ in range(MOST_ACTS):
        act(page, chance)
        until(page, lambda: bool(told) or bool(page.evaluate(MINE)))
        if told:
            return
    pytest.fail("the bot never moved")


def test_a_hint_lights_its_target_and_is_played_only_when_confirmed(lively: Any) -> None:
    page = lively
    new_table(page, "old_london_bridge", view=BOARD)
    chance = random.Random(2)
    page.wait_for_function(MINE, timeout=60_000)
    while not page.locator("[data-can][data-target^='pawn']").count():
        act(page, chance)
        page.wait_for_function(MINE, timeout=60_000)
    page.get_by_role("button", name="Suggerimento").click()
    hint = page.locator(".advice li button").first
    hint.wait_for(timeout=60_000)
    assert "Mossa migliore · " in hint.inner_text()
    assert "% di vittoria" in hint.inner_text()
    hint.hover()
    page.locator("[data-lit]").first.wait_for(state="attached")
    sent = page.evaluate("window.played.length")
    hint.click()
    page.locator(".prompt .primary").wait_for()
    assert page.evaluate("window.played.length") == sent
    page.locator(".prompt .primary").click()
    page.wait_for_function("n => window.played.length === n + 1", arg=sent)


# --- what stays where it is -----------------------------------------------------------------------------------------


def board_top(page: Any) -> float:
    """Where the board begins."""
    return float(page.locator("main.board").bounding_box()["y"])


@pytest.mark.parametrize("game", ["paris", "old_london_bridge", "necropolis_railway"])
def test_the_last_round_is_told_without_moving_the_board(lively: Any, game: str) -> None:
    new_table(lively, game, view=BOARD)
    lively.locator(".prompt").wait_for()
    before = board_top(lively)
    assert lively.locator(".banner.important").count() == 0
    lively.goto(table_near_the_end(lively, game))
    banner = lively.locator(".banner.important")
    banner.wait_for()
    assert board_top(lively) == before
    words = banner.locator("span").evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert words[0] <= words[1]  # in full


WATCH_SHOWING = """
window.shown = new Set();
(function look() {
  const showing = document.querySelector('.prompt.showing');
  if (showing) window.shown.add(showing.getBoundingClientRect().height);
  requestAnimationFrame(look);
})();
"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_prompt_keeps_its_height_while_something_is_shown(
    lively: Any, game: str, size: tuple[int, int]
) -> None:
    lively.set_viewport_size({"width": size[0], "height": size[1]})
    lively.add_init_script(WATCH_SHOWING)
    new_table(lively, game, view=BOARD)
    chance = random.Random(3)
    until_followed(lively, chance, ".recap")
    while not lively.evaluate("window.shown.size"):  # the other's first turn may be told without having been shown
        act(lively, chance)
        lively.wait_for_function(MINE, timeout=60_000)
    height = 90 if size[0] < size[1] else 78  # a phone lying down has less room
    assert lively.evaluate("[...window.shown]") == [height]
    assert lively.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert lively.locator(".prompt").bounding_box()["height"] >= height


def test_what_the_others_did_has_a_line_of_its_own(lively: Any) -> None:
    new_table(lively, "necropolis_railway", view=BOARD, bots=3)
    until_followed(lively, random.Random(3))
    line, whole = lively.locator(".recap").bounding_box(), lively.locator(".prompt .middle").bounding_box()
    assert line["y"] >= lively.locator(".prompt h1").bounding_box()["y"] + 20
    assert line["width"] > whole["width"] * 0.7
    assert line["y"] + line["height"] <= whole["y"] + whole["height"]
    # Beside four seats summaries have two lines above the log, and are told in full to whoever rests on them.
    told = lively.locator(".seat .did")
    for one in told.all():
        box = one.bounding_box()
        assert box["y"] + box["height"] <= lively.locator(".log").bounding_box()["y"]
        assert one.locator(".last").evaluate("one => getComputedStyle(one).webkitLineClamp") == "2"
    told.last.hover()
    words = lively.locator(".explanation.placed")
    words.wait_for()
    assert words.inner_text().startswith(lively.locator(".seat").last.locator("h2").inner_text().strip())
