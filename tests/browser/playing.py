"""Plays at the browser table as a person would, in the text view; waits for conditions, never for a fixed time."""

import json
import secrets
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

# Presses what a finger could press: a button that something else covers ends it. Returns no sooner than it is done.
PLAY = f"""async ({{ decisions, seed, moves }}) => {{
  const number = () => {NUMBER};
  const holds = (condition) => new Promise((resolve) => {{
    const look = () => condition() && (seen.disconnect(), resolve());
    const seen = new MutationObserver(look);
    seen.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
    look();
  }});
  const chance = () => {{
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }};
  const press = (button) => {{
    button.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
    const at = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2))) return false;
    button.click();
    return true;
  }};
  for (let count = 0; count < decisions; count += 1) {{
    await holds(() => document.querySelector(`[data-ended], ${{moves}}`));
    if (document.querySelector('[data-ended]')) return {{ count }};
    const before = number();
    const buttons = [...document.querySelectorAll(moves)];
    if (!press(buttons[Math.floor(chance() * buttons.length)])) return {{ count, hidden: true }};
    await holds(() => {IS_OVER} || number() !== before || {CONFIRM});
    {CONFIRM}?.click();
    await holds(() => {IS_OVER} || number() !== before);
  }}
  return {{ count: decisions }};
}}"""


def until(page: Any, condition: Callable[[], bool], what: str = "nothing came of it") -> None:
    """Wait for a condition that only Python sees, such as an overheard message; the page's events arrive meanwhile."""
    deadline = time.monotonic() + TOO_LONG / 1000
    while not condition():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(POLL)


def drawn_anew(page: Any) -> None:
    """Wait until the page has drawn what the last click or key changed."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def still(page: Any) -> None:
    """Wait until every transition on the page has ended."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


def answered(page: Any) -> None:
    """Wait until nothing is being shown and no move is on its way."""
    page.wait_for_function(f"() => !{BUSY}", timeout=TOO_LONG)


class Wire:
    """The messages between page and service: the newest state of the table, and the moves that were sent."""

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


def new_table(
    page: Any, game: str, level: str = "random", view: str = "testo", first: str = "random", bots: int = 1
) -> str:
    """A table for oneself and a bot or more, in the text view unless another is asked for; returns its address.

    It is made as the page for new tables makes it, without that page: the tests of that page fill it in.
    """
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": level}] * bots]
    options = {} if first == "random" else {"first": first}
    wish = {"game": game, "seats": seats, "options": options, "listed": False, "hints": True}
    table = send(page.context, "post", "/api/tables", **wish)["table"]
    sit(page, table, 0)
    page.goto(f"/t/{table}?{view}")
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.locator(".prompt").wait_for(timeout=TOO_LONG)
    return str(page.url)


def send(context: Any, method: str, path: str, **body: Any) -> Any:
    """Ask the service as somebody's page would."""
    answer = getattr(context.request, method)(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sit(page: Any, table: str, seat: int) -> None:
    """Take a seat."""
    seats = [{"seat": seat}]
    send(page.context, "post", f"/api/tables/{table}/sit", seats=seats, number=secrets.token_hex(16))


def is_over(page: Any) -> bool:
    """Whether the end is shown."""
    return bool(page.locator("[data-ended]").count())


def play(page: Any, decisions: int, seed: int = 1) -> int:
    """Make so many decisions of any kind, or as many as there are until the end; returns how many.

    The page itself presses the buttons, one call for all: asking it from outside took most of the time of a long game.
    """
    given = {"decisions": decisions, "seed": seed, "moves": MOVES}
    made = page.wait_for_function(PLAY, arg=given, timeout=TOO_LONG * (1 + decisions // 100)).json_value()
    assert not made.get("hidden"), "a button cannot be pressed, something lies over it"
    return int(made["count"])


def choose(page: Any, move: str) -> None:
    """Press a move's button and confirm if asked to; wait until the table has answered."""
    before = page.evaluate(NUMBER)
    page.locator(f'button[data-move="{move}"]').click()
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n || {CONFIRM}", arg=before)
    page.evaluate(f"{CONFIRM}?.click()")
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n", arg=before)
