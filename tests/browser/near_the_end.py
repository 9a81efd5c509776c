"""Tables that stand one decision before their end, for tests of the final scoring."""

import random
import secrets
from functools import lru_cache
from typing import Any

import board_endings
from browser.playing import MOVES, TOO_LONG, choose
from tavoliere import app
from tavoliere.engine import matchfile

ENDED = "[data-ended], [data-end-show]"
SETTINGS = "chosen => localStorage.setItem('tavoliere.settings', JSON.stringify(chosen))"


@lru_cache
def finished(game: str, seats: int) -> tuple[dict[str, Any], int]:
    """A finished game as a file, and the step before the first seat's last decision."""
    match, _told = board_endings.play(app.load(game), seats)
    own = [step for step, row in enumerate(match.history) if row.seat == 0]
    return matchfile.to_dict(match), own[-1]


def send(context: Any, method: str, path: str, **body: Any) -> Any:
    """Ask the service as somebody's page would."""
    answer = getattr(context.request, method)(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def table_near_the_end(page: Any, game: str, seats: int = 2, people: int = 1) -> str:
    """A table that goes on where the first seat decides for the last time; returns its address."""
    file, step = finished(game, seats)
    source = send(page.context, "post", "/api/matches", **file)["table"]
    bots = [{"kind": "bot", "level": "random"}] * (seats - people)
    wishes = [{"kind": "person"}] * people + bots
    made = send(page.context, "post", f"/api/tables/{source}/play-on", step=step, seats=wishes, same_cards=True)
    sit(page, made["table"], 0)
    return f"/t/{made['table']}"


def sit(page: Any, table: str, seat: int) -> None:
    """Take a seat."""
    seats = [{"seat": seat}]
    send(page.context, "post", f"/api/tables/{table}/sit", seats=seats, number=secrets.token_hex(16))


def play_to_the_end(page: Any, address: str, seed: int = 1) -> None:
    """Play on in a second page of the same person, in the text view, while the first one shows what happens."""
    chance, other = random.Random(seed), page.context.new_page()
    other.goto(f"{address}?testo")
    while True:
        other.wait_for_function(f"() => document.querySelector('{ENDED}, {MOVES}')", timeout=TOO_LONG)
        if other.locator(ENDED).count():
            break
        choose(other, chance.choice(other.locator(MOVES).evaluate_all("all => all.map(one => one.dataset.move)")))
    other.close()
