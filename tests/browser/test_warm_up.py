"""On a fresh installation a table says how long its bots warm up, and stops saying it once they have."""

from typing import Any

from browser.playing import new_table


def test_a_table_says_how_long_its_bots_warm_up(page: Any) -> None:
    seconds, asked = [25], []

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"seconds": seconds[0]})

    page.route("**/api/games/*/warm-up", answer)
    new_table(page, "paris")
    page.get_by_text("I bot si scaldano: 25 s").wait_for()
    seconds[0] = 0
    page.get_by_text("I bot si scaldano").wait_for(state="detached")
    assert len(asked) == 2  # once they are warm nobody asks any more
    assert asked[0].endswith("/api/games/paris/warm-up")
