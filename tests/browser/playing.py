"""Playing at the browser table as a person would, in the text view; waiting for what must come, never for a time."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

NUMBER = "document.querySelector('.prompt')?.dataset.number"
CONFIRM = "document.querySelector('.prompt .primary')"
IS_OVER = "!document.querySelector('[role=log]')"
BUSY = "document.querySelector('.prompt[aria-busy=true]')"
MOVES = "button[data-move]:not(:disabled)"
POLL = 10  # milliseconds
TOO_LONG = 60_000  # milliseconds: the first table of a service takes its time on a busy machine

RECORD_MOVES = """
window.played = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type === 'play') window.played.push(message.move);
  send.call(this, text);
};
"""


def until(page: Any, condition: Callable[[], bool], what: str = "nothing came of it") -> None:
    """Wait until something holds that only Python sees, such as what was overheard; a page hears while it waits."""
    deadline = time.monotonic() + TOO_LONG / 1000
    while not condition():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(POLL)


def drawn_anew(page: Any) -> None:
    """Wait until the page has drawn what the last click or key changed."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def still(page: Any) -> None:
    """Wait until every transition on the page has come to its end."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


def answered(page: Any) -> None:
    """Wait until nothing is being shown and no move is on its way."""
    page.wait_for_function(f"() => !{BUSY}", timeout=TOO_LONG)


class Wire:
    """What the page and the service say to each other: the table as it was told last, the moves that were sent."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.now: dict[str, Any] = {}
        page.add_init_script(RECORD_MOVES)
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: Any) -> None:
        """Keep the table's newest state."""
        self.now = json.loads(frame).get("now") or self.now

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The legal moves."""
        return self.now.get("moves") or []

    @property
    def played(self) -> list[str]:
        """Every move the page has sent."""
        return [str(move) for move in self.page.evaluate("window.played")]

    def catch_up(self) -> None:
        """Wait until the page shows what was overheard last, and it is one's turn."""
        is_shown = f"n => !{BUSY} && ({NUMBER}) === n"
        until(self.page, lambda: self.moves and self.page.evaluate(is_shown, str(self.now["number"])), "not one's turn")


def words_after_verb(move: dict[str, Any]) -> list[str]:
    """What a move names beside its verb: `crypt brown col2 orange` names three things."""
    verbs = {move["kind"], *move["kind"].split("-")}
    words = move["text"].split()
    while words and words[0] in verbs:
        words = words[1:]
    return words


def new_table(page: Any, game: str, level: str = "random", view: str = "testo", first: str = "random") -> str:
    """A table for two, oneself and a bot, in the text view unless another is asked for; returns its address."""
    page.goto(f"/new?game={game}&{view}")
    page.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    page.get_by_label("Livello del bot al posto 2").select_option(level)
    if first != "random":
        page.get_by_label("Primo giocatore").select_option(first)
    page.get_by_role("button", name="Crea il tavolo").click()
    page.wait_for_url("**/t/*", timeout=TOO_LONG)
    page.locator(".prompt").wait_for(timeout=TOO_LONG)
    return str(page.url)


def is_over(page: Any) -> bool:
    """Whether the end is shown."""
    return bool(page.locator("[data-ended]").count())


def play(page: Any, decisions: int, seed: int = 1) -> int:
    """Make so many decisions of any kind, or as many as there are until the end."""
    chance = random.Random(seed)
    for made in range(decisions):
        page.wait_for_function(f"() => document.querySelector('[data-ended], {MOVES}')", timeout=TOO_LONG)
        if is_over(page):
            return made
        choose(page, chance.choice(page.locator(MOVES).evaluate_all("all => all.map(one => one.dataset.move)")))
    return decisions


def choose(page: Any, move: str) -> None:
    """Press a move's button and confirm if asked to; wait until the table has answered."""
    before = page.evaluate(NUMBER)
    page.locator(f'button[data-move="{move}"]').click()
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n || {CONFIRM}", arg=before)
    page.evaluate(f"{CONFIRM}?.click()")
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n", arg=before)
