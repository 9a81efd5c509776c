"""The final scoring, with animations: stage after stage on the board, the winner last, never shown twice by itself."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import introduce
from browser.near_the_end import SETTINGS, play_to_the_end, table_near_the_end
from browser.playing import send, sit
from browser.test_access import findings

GAMES = ("paris", "san_francisco", "old_london_bridge", "necropolis_railway")
SHOW = "[data-end-show]"
QUICK = {"motion": 0.1}
PLACE = re.compile("^[1-4]° posto")
MOST_STAGES = 120
LATER = "n => Number(document.querySelector('[data-end-show]').dataset.endShow) > n"


@pytest.fixture
def lively(browser: Any, service: str) -> Iterator[Any]:
    """The page of somebody whose table moves; its errors fail the test."""
    context = browser.new_context(
        base_url=service, locale="it-IT", reduced_motion="no-preference", viewport={"width": 1440, "height": 900}
    )
    page, broken = context.new_page(), []
    page.on("pageerror", lambda error: broken.append(str(error)))
    yield introduce(page)
    context.close()
    assert not broken


def show_the_end(page: Any, game: str, seats: int = 2, settings: dict[str, Any] | None = None) -> str:
    """Open a table near its end and play it; returns its address once the show has begun, waiting."""
    page.evaluate(SETTINGS, settings or QUICK)
    address = table_near_the_end(page, game, seats)
    page.goto(address)
    page.locator(".prompt").wait_for()
    play_to_the_end(page, address)
    page.locator(SHOW).wait_for()
    page.keyboard.press("p")
    return address


def stage(page: Any) -> int:
    """Which stage is shown."""
    return int(page.locator(SHOW).get_attribute("data-end-show"))


def result_of(page: Any, address: str) -> Any:
    """How the game ended, as the service tells it."""
    return page.context.request.get(f"/api/tables/{address.rsplit('/', 1)[1]}").json()["result"]


def totals(page: Any) -> list[int]:
    """The running totals, in seat order."""
    return [int(text.replace("−", "-")) for text in page.locator(".totals .total").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_stage_by_stage_and_the_winner_last(lively: Any, game: str) -> None:
    address = show_the_end(lively, game, seats=3)
    result = result_of(lively, address)
    told: set[str] = set()
    while not lively.get_by_role("button", name="Vedi il risultato").count():
        assert not lively.locator(SHOW).get_by_text(PLACE).count()
        assert not lively.locator(SHOW).get_by_text(re.compile("vince con")).count()
        told.add(lively.locator(".prompt h1").inner_text())
        assert len(told) < MOST_STAGES
        before = stage(lively)
        lively.keyboard.press("ArrowRight")
        lively.wait_for_function(LATER, arg=before)
    assert len(told) > 3
    assert totals(lively) == result["totals"]
    lively.locator(SHOW).get_by_text(PLACE).first.wait_for()
    lively.locator(".prompt").get_by_text(re.compile("Hai (vinto|perso)")).wait_for()
    lively.keyboard.press("ArrowRight")
    lively.locator("[data-ended]").wait_for()
    lively.locator(".verdict").get_by_text(re.compile("Hai (vinto|perso)")).wait_for()


def test_it_is_skipped_watched_again_and_paused(lively: Any) -> None:
    show_the_end(lively, "paris")
    lively.keyboard.press("Escape")
    lively.locator("[data-ended]").wait_for()
    lively.get_by_role("heading", name="Da dove vengono i punti").wait_for()
    lively.get_by_role("button", name="Guarda il conteggio").click()
    lively.locator(SHOW).wait_for()
    lively.get_by_role("button", name="Pausa").click()
    before = stage(lively)
    lively.get_by_role("button", name="Avanti").click()
    assert stage(lively) == before + 1
    lively.locator("body").press("Space")
    assert stage(lively) >= before + 1
    lively.get_by_role("button", name="Vai al risultato").click()
    lively.locator("[data-ended]").wait_for()
    lively.reload()
    lively.get_by_role("heading", name="Da dove vengono i punti").wait_for()
    assert not lively.locator(SHOW).count()


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_by_itself_up_to_the_winner_and_waits_there(lively: Any, game: str) -> None:
    show_the_end(lively, game, settings={"motion": 0.02})
    lively.keyboard.press("p")
    lively.get_by_role("button", name="Vedi il risultato").wait_for()
    lively.wait_for_timeout(500)
    assert lively.locator(SHOW).count()


def test_a_stage_stays_long_enough_to_be_read(lively: Any) -> None:
    lively.clock.install()
    show_the_end(lively, "paris", settings={"motion": 1})
    before = stage(lively)
    lively.clock.run_for(60_000)
    assert stage(lively) == before  # it waits
    lively.keyboard.press("p")
    lively.clock.run_for(2_500)
    assert stage(lively) == before
    lively.clock.run_for(3_000)
    assert stage(lively) == before + 1
    lively.clock.run_for(120_000)
    lively.get_by_role("button", name="Vedi il risultato").wait_for()


def test_a_ticket_is_opened_on_the_map_with_its_way(lively: Any) -> None:
    show_the_end(lively, "paris", seats=4)
    while not lively.locator("[data-way]").count():
        lively.keyboard.press("ArrowRight")
    assert lively.locator("g.target.faded").count() > 20
    lively.locator("[data-gain]").get_by_text("→").wait_for(state="attached")
    assert lively.locator(".cards .now").count() == 1


def test_whoever_wants_nothing_to_move_gets_the_result_and_turns_the_stages(page: Any) -> None:
    address = table_near_the_end(page, "paris")
    page.goto(address)
    page.locator(".prompt").wait_for()
    play_to_the_end(page, address)
    page.locator("[data-ended]").wait_for()
    page.get_by_role("button", name="Guarda il conteggio").click()
    page.locator(SHOW).wait_for()
    page.wait_for_timeout(600)
    assert stage(page) == 0
    page.keyboard.press("ArrowRight")
    assert stage(page) == 1


def test_in_the_text_view_it_is_told_in_words(lively: Any) -> None:
    show_the_end(lively, "san_francisco", settings={"motion": 0.1, "textView": True})
    lively.keyboard.press("ArrowRight")
    lively.locator(".words li[aria-current=step]").wait_for()
    assert not lively.locator("svg[aria-label=Mappa]").count()
    assert findings(lively) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_show(lively: Any, size: tuple[int, int], theme: str) -> None:
    lively.set_viewport_size({"width": size[0], "height": size[1]})
    lively.emulate_media(color_scheme=theme)
    show_the_end(lively, "paris", seats=4)
    for _ in range(3):
        lively.keyboard.press("ArrowRight")
    lively.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    assert findings(lively) == []
    assert lively.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize(
    ("game", "size", "parts"),
    [
        ("necropolis_railway", (1440, 900), ".london, .brookwood"),
        ("necropolis_railway", (1024, 768), ".london, .brookwood"),
        ("old_london_bridge", (1024, 768), ".prize"),
    ],
)
def test_the_board_stays_and_all_that_is_counted_is_in_sight(
    lively: Any, game: str, size: tuple[int, int], parts: str
) -> None:
    lively.set_viewport_size({"width": size[0], "height": size[1]})
    show_the_end(lively, game, seats=4)
    upper, low = set(), 0.0
    in_sight = ".totals li:last-child, .totals .winner, " + ", ".join(f".board {part}" for part in parts.split(", "))
    lowest = f"[...document.querySelectorAll('{in_sight}')].map((one) => one.getBoundingClientRect().bottom)"
    while not lively.get_by_role("button", name="Vedi il risultato").count():
        before = stage(lively)
        upper.add(round(lively.locator("main.board").bounding_box()["y"]))
        low = max(low, *lively.evaluate(lowest))
        lively.keyboard.press("ArrowRight")
        lively.wait_for_function(LATER, arg=before)
    assert len(upper) == 1
    assert low <= lively.locator(".strip").last.bounding_box()["y"]


def test_a_rematch_is_asked_for_and_begins_nothing_again(lively: Any, browser: Any, service: str) -> None:
    guest = introduce(browser.new_context(base_url=service, locale="it-IT").new_page())
    send(guest.context, "put", "/api/me", name="Lisa")
    lively.evaluate(SETTINGS, QUICK)
    address = table_near_the_end(lively, "paris", people=2)
    sit(guest, address.rsplit("/", 1)[1], 1)
    lively.goto(address)
    play_together(lively, guest, address)
    lively.locator(SHOW).wait_for()
    lively.keyboard.press("p")
    lively.keyboard.press("ArrowRight")
    before = stage(lively)
    send(guest.context, "post", f"/api{address.replace('/t/', '/tables/')}/rematch")
    lively.locator(".notice").get_by_text("Lisa chiede la rivincita").wait_for()
    assert stage(lively) == before
    lively.keyboard.press("Escape")
    lively.locator(".asked").get_by_text("Lisa chiede la rivincita").wait_for()
    lively.locator(".asked").get_by_role("button", name="Unisciti alla rivincita").click()
    lively.wait_for_url(lambda url: not url.endswith(address))
    guest.context.close()


def play_together(page: Any, guest: Any, address: str) -> None:
    """Both play on until the end, whoever is asked."""
    others = [one.context.new_page() for one in (page, guest)]
    for other in others:
        other.goto(f"{address}?testo")
    mine = "button[data-move]:not(:disabled)"
    for _ in range(40):
        page.wait_for_timeout(100)
        if page.locator(f"{SHOW}, [data-ended]").count():
            break
        for other in others:
            if other.locator(mine).count():
                other.locator(mine).first.click()
                other.evaluate("document.querySelector('.prompt .primary')?.click()")
    for other in others:
        other.close()
