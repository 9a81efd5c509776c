"""Several people: invitations and secrets, reconnection, phrases, hints, one screen for two."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browser.playing import BUSY, CONFIRM, MOVES, NUMBER, Wire, choose, new_table, play, until

HOLD_THE_SOCKET = """
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.broken = this; }
};
"""
ASK_ANEW = """log => {
  window.anew = 0;  // how often the whole table was asked for while the bot's move was shown
  window.told = 0;  // how often it was told
  broken.addEventListener('message', ({ data }) => {
    const { type, re, table, entry, seat } = JSON.parse(data);
    if (type === 'table' && re?.startsWith('anew-')) window.told += 1;
    if (type !== 'update' || entry !== 'play' || seat !== 1) return;
    broken.send(JSON.stringify({ type: 'open', id: `anew-${++window.anew}`, table, log }));
  });
}"""
# Somebody who allows notices when asked: Chromium's headless shell never does.
WRITE_DOWN_NOTICES = """
window.notices = [];
window.isLookedAt = true;
document.hasFocus = () => window.isLookedAt;
window.Notification = class {
  static permission = 'default';
  static async requestPermission() {
    return (Notification.permission = 'granted');
  }
  constructor(title) {
    if (Notification.permission === 'granted') window.notices.push(title);
  }
};
"""
IS_MINE = f"(!{BUSY} && document.querySelector('{MOVES}'))"
PRIVATE = ("hand", "offer", "own_tickets")
FOR_ONE_SEAT = ("got-card", "offered-ticket", "keeps-ticket")


class Ears:
    """Everything a page is told: websocket messages and HTTP answers."""

    def __init__(self, page: Any) -> None:
        self.frames: list[str] = []
        self.answers: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text))))
        page.on("response", self._answered)

    def _answered(self, response: Any) -> None:
        if "/api/tables" in response.url or "/api/lobby" in response.url:
            self.answers.append(response.text())

    def nows(self) -> Iterator[dict[str, Any]]:
        """Every state of the table that was told."""
        for text in self.frames:
            message = json.loads(text)
            if message.get("now"):
                yield message["now"]

    def events(self) -> Iterator[dict[str, Any]]:
        """Every event that was told."""
        for text in self.frames:
            message = json.loads(text)
            for told in [message, *(message.get("log") or [])]:
                yield from told.get("events", [])


@contextmanager
def somebody_else(browser: Any, service: str, path: str = "/") -> Iterator[Any]:
    """An Englishwoman's page, in another browser."""
    context = browser.new_context(base_url=service, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    other = context.new_page()
    other.goto("/?text")
    other.get_by_label("Your name").fill("Lisa")
    other.get_by_role("button", name="Start").click()
    other.get_by_role("heading", name="Your tables", level=1).wait_for()
    if path != "/":
        other.goto(path)
    yield other
    context.close()


def table_for_two(page: Any, service: str) -> str:
    """A table of Paris that waits for a second person; returns the link for them."""
    page.goto("/new?game=paris&testo")
    page.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    page.locator(".seat").nth(1).get_by_text("giocatore").click()
    page.get_by_role("button", name="Crea il tavolo").click()
    link = str(page.get_by_label("Link di invito").input_value())
    return link.replace(link.split("/t/", maxsplit=1)[0], service)


def in_turn(pages: tuple[Any, Any], rounds: int) -> None:
    """Both play whenever they are asked."""
    for _ in range(rounds):
        until(pages[0], lambda: any(page.locator(MOVES).count() for page in pages), "nobody is asked")
        for page in pages:
            if page.locator(MOVES).count():
                play(page, 1)


def test_two_browsers_at_one_table_hear_nothing_of_each_other(page: Any, browser: Any, service: str) -> None:
    link = table_for_two(page, service)
    mine = Ears(page)
    page.reload()
    with somebody_else(browser, service) as other:
        theirs = Ears(other)
        other.goto(link)
        other.get_by_role("button", name="Sit here").click()
        for one in (page, other):
            one.locator("button[data-move]").first.wait_for()
        in_turn((page, other), 6)
        assert "bigliett" in page.locator("[role=log]").inner_text()
        assert "ticket" in other.locator("[role=log]").inner_text()
        for ears, seat in ((mine, 0), (theirs, 1)):
            views = [now["view"] for now in ears.nows() if now.get("view")]
            assert views
            assert not [view for view in views if any(key in view["players"][1 - seat] for key in PRIVATE)]
            assert not [one for one in ears.events() if one["kind"] in FOR_ONE_SEAT and one["seat"] != seat]
        own = {ticket for now in mine.nows() for ticket in now.get("view", {}).get("players", [{}])[0].get("offer", [])}
        assert own
        heard = "\n".join(theirs.frames + theirs.answers)
        assert not [ticket for ticket in own if f'"{ticket}"' in heard or f" {ticket}" in heard]


def test_phrases_are_read_in_ones_own_language_and_two_people_get_no_hints(
    page: Any, browser: Any, service: str
) -> None:
    link = table_for_two(page, service)
    with somebody_else(browser, service, link) as other:
        other.get_by_role("button", name="Sit here").click()
        page.locator("button[data-move]").first.wait_for()
        page.get_by_label("Di' qualcosa…").select_option("hello")
        other.locator("[role=log]").get_by_text("Hello").wait_for()
        page.locator("[role=log]").get_by_text("Ciao").wait_for()
        page.reload()
        page.locator("[role=log]").get_by_text("Paola: Ciao!").wait_for()
        assert page.get_by_role("button", name="Suggerimento").count() == 0
        # Whoever comes from the lobby sees that somebody waits, and the tab says so.
        assert page.title().startswith("● Tocca a te")
        page.locator("a[href='/']").first.click()
        page.wait_for_url("**/")
        assert page.title() == "Tavoliere"


def test_an_expert_says_what_it_would_play_and_everybody_is_told(page: Any) -> None:
    page.goto("/new?game=paris&testo")
    page.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    page.get_by_label("Livello del bot al posto 2").select_option("random")
    page.get_by_role("group", name="Suggerimenti").get_by_text("sì").click()
    page.get_by_role("button", name="Crea il tavolo").click()
    page.locator("button[data-move]").first.wait_for()
    page.get_by_role("button", name="Suggerimento").click()
    advice = page.get_by_role("region", name="Mosse migliori")
    best = advice.locator("ol li").first
    best.get_by_text(re.compile(r"\d+% di vittoria")).wait_for()
    told = page.locator("[role=log]").get_by_text("Paola ha chiesto un suggerimento.")
    told.wait_for()
    page.reload()
    told.wait_for()
    assert advice.count() == 0  # asked anew, it is told anew
    page.get_by_role("button", name="Suggerimento").click()
    number = page.evaluate(NUMBER)
    best.get_by_role("button").click()
    page.wait_for_function(f"n => {CONFIRM} || ({NUMBER}) !== n", arg=number)
    page.evaluate(f"{CONFIRM}?.click()")
    page.wait_for_function(f"n => ({NUMBER}) !== n", arg=number)
    advice.wait_for(state="detached")


def test_an_expert_who_fails_keeps_nobody_waiting(page: Any) -> None:
    def fail(text: Any) -> None:
        message = json.loads(text)
        if message["type"] == "thought":
            sentence = {"it": "Nessuna idea.", "en": "No idea."}
            message = {"type": "refused", "re": message["re"], "key": "internal-error", "sentence": sentence}
        routed[-1].send(json.dumps(message))

    routed: list[Any] = []

    def pass_on(route: Any) -> None:
        routed.append(route)
        server = route.connect_to_server()
        server.on_message(fail)

    page.route_web_socket("**/ws", pass_on)
    page.goto("/new?game=paris&testo")
    page.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    page.get_by_label("Livello del bot al posto 2").select_option("random")
    page.get_by_role("group", name="Suggerimenti").get_by_text("sì").click()
    page.get_by_role("button", name="Crea il tavolo").click()
    for _ in range(2):  # and may be asked again
        page.get_by_role("button", name="Suggerimento").click()
        page.get_by_text("Nessuna idea.").first.wait_for()


def test_whoever_looks_elsewhere_is_called_if_they_wish(page: Any) -> None:
    page.add_init_script(WRITE_DOWN_NOTICES)
    new_table(page, "paris")
    play(page, 2)
    assert page.evaluate("notices") == []  # nobody asked for it
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("group", name="Avvisami quando tocca a me").get_by_text("sì").click()
    page.get_by_role("dialog").get_by_role("button", name="Chiudi").click()
    play(page, 2)
    assert page.evaluate("notices") == []  # they look at the table
    page.evaluate("isLookedAt = false")
    play(page, 3)
    page.wait_for_function("() => notices.length > 0")
    assert set(page.evaluate("notices")) == {"Tocca a te"}
    page.locator("button[data-move]:not(:disabled)").first.wait_for()
    notices = page.evaluate("notices.length")
    page.get_by_role("button", name="Impostazioni").click()
    for wish in ("no", "sì"):
        page.get_by_role("group", name="Avvisami quando tocca a me").get_by_text(wish).click()
    assert page.evaluate("notices.length") == notices  # they were called for this already


def test_what_happened_before_one_came_is_not_spoken(page: Any) -> None:
    new_table(page, "paris")
    play(page, 2)
    page.locator("button[data-move]:not(:disabled)").first.wait_for()
    page.clock.install()
    page.reload()
    page.locator("button[data-move]:not(:disabled)").first.wait_for()
    page.clock.fast_forward(5000)
    assert page.locator("[aria-live=polite].unseen").all_inner_texts() == [""]
    play(page, 1)
    page.wait_for_function("() => document.querySelector('[aria-live=polite].unseen').textContent")


def test_a_lost_connection_comes_back_by_itself(page: Any) -> None:
    page.add_init_script(HOLD_THE_SOCKET)
    new_table(page, "paris")
    play(page, 2)
    page.locator("button[data-move]:not(:disabled)").first.wait_for()
    lines = page.locator("[role=log] li").all_inner_texts()
    page.evaluate("window.broken.close()")
    page.get_by_text("Senza connessione").wait_for()
    page.get_by_text("In linea").wait_for()
    page.locator("button[data-move]:not(:disabled)").first.wait_for()
    assert page.locator("[role=log] li").all_inner_texts() == lines
    assert play(page, 2) == 2


def test_a_table_told_anew_while_a_move_is_shown_tells_nothing_twice(page: Any) -> None:
    page.add_init_script(HOLD_THE_SOCKET)
    page.evaluate("localStorage.setItem('tavoliere.settings', JSON.stringify({ motion: 1 }))")
    new_table(page, "paris")
    lines, mine = page.locator("[role=log] li"), page.locator("button[data-move]:not(:disabled)").first
    for log in (True, False):
        page.evaluate(ASK_ANEW, log)
        while page.evaluate("anew") == 0:
            mine.wait_for()
            choose(page, str(mine.get_attribute("data-move")))
            page.wait_for_function(f"() => window.anew || {IS_MINE}")
        page.wait_for_function(f"() => window.told === window.anew && {IS_MINE}")
        shown = lines.all_inner_texts()
        page.reload()
        mine.wait_for()
        assert lines.all_inner_texts() == shown


def test_a_bot_plays_for_whoever_leaves(page: Any) -> None:
    page.goto("/new?game=paris&testo")
    page.get_by_label("Se qualcuno se ne va").select_option("random")
    for seat in (2, 3):
        page.get_by_label(f"Livello del bot al posto {seat}").select_option("random")
    page.get_by_role("button", name="Crea il tavolo").click()
    page.locator("button[data-move]").first.wait_for()
    page.get_by_role("button", name="Menu del tavolo").click()
    page.get_by_role("button", name="Lascia giocare un bot per me").click()
    page.locator("[data-ended]").wait_for(timeout=60_000)  # the bots finish the match among themselves


def test_between_two_people_at_one_screen_hangs_a_curtain(page: Any) -> None:
    page.goto("/new?game=paris&testo")
    page.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    page.locator(".seat").nth(1).get_by_text("stesso schermo").click()
    page.get_by_label("Nome al posto 2").fill("Lisa")
    page.get_by_role("button", name="Crea il tavolo").click()
    page.get_by_role("button", name="Sono Paola").click()
    offered = page.locator("button[data-move]").first
    move = offered.get_attribute("data-move")
    choose(page, move) if page.locator("[role=log]").count() else offered.click()
    page.get_by_role("heading", name="Passa lo schermo a Lisa").wait_for()
    assert page.locator("button[data-move], [role=log]").count() == 0
    page.get_by_role("button", name="Sono Lisa").click()
    page.locator("button[data-move]").first.wait_for()
    assert "Tieni il biglietto" not in page.locator("[role=log]").inner_text()


def test_other_devices_are_signed_out_from_the_settings(page: Any, browser: Any, service: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("button", name="Crea il link").click()
    link = page.get_by_label("Un altro dispositivo").input_value()
    context = browser.new_context(base_url=service, locale="it-IT", reduced_motion="reduce")
    lost = context.new_page()
    lost.goto(link)
    lost.get_by_role("button", name="Sì, sono io").click()
    lost.get_by_role("heading", name="I tuoi tavoli", level=1).wait_for()
    page.get_by_role("button", name="Disconnettili").click()
    page.get_by_text("Tutti gli altri dispositivi sono stati disconnessi.").first.wait_for()
    lost.get_by_text("Questo dispositivo è stato disconnesso.").first.wait_for()
    lost.get_by_label("Il tuo nome").wait_for()  # whoever has it now may take a name of their own
    page.reload()
    page.get_by_role("heading", name="I tuoi tavoli", level=1).wait_for()
    context.close()


def test_at_one_screen_old_london_bridge_is_handed_over_for_secret_cards_only(page: Any) -> None:
    wire = Wire(page)
    page.goto("/new?game=old_london_bridge&testo")
    page.get_by_role("group", name="Numero di giocatori").get_by_text("2", exact=True).click()
    page.locator(".seat").nth(1).get_by_text("stesso schermo").click()
    page.get_by_label("Nome al posto 2").fill("Lisa")
    page.get_by_role("button", name="Crea il tavolo").click()
    handed: list[tuple[int, str]] = []  # in which round, to whom
    in_the_open = 0
    while wire.now.get("view", {}).get("round", 0) < 3:
        page.wait_for_function(f"() => document.querySelector('.curtain button') || {IS_MINE}")
        view = wire.now["view"]
        curtain = page.locator(".curtain button")
        if curtain.count():
            assert view["phase"] == "cards"
            handed.append((view["round"], curtain.inner_text()))
            curtain.click()
            page.wait_for_function(f"() => {IS_MINE}")
            assert own_money(page) != "£ ?"
            continue
        if view["phase"] != "cards":
            in_the_open += 1
            assert_veiled(page)
        choose_or_be_veiled(page)
    rounds = {number for number, _name in handed}
    assert rounds == {1, 2}
    assert len(handed) <= 3  # both in the first round; later whoever played last keeps the screen
    assert len(set(handed)) == len(handed)
    assert in_the_open >= 4


def assert_veiled(page: Any) -> None:
    """Everybody looks on: one's own money and cards are shown only to whoever asks for them."""
    assert own_money(page) == "£ ?"
    page.get_by_role("button", name="Mostra le mie carte").click()
    page.get_by_role("button", name="Nascondi le mie carte").wait_for()
    assert own_money(page) != "£ ?"
    page.get_by_role("button", name="Nascondi le mie carte").click()


def own_money(page: Any) -> str:
    """What the text view says of one's money."""
    return str(page.locator("dt:text-is('denaro') + dd").inner_text())


def choose_or_be_veiled(page: Any) -> None:
    """Make the first move that is offered; the screen may go on to somebody else, or be handed over."""
    before = page.evaluate(NUMBER)
    page.locator(MOVES).first.click()
    gone = f"document.querySelector('.curtain') || ({NUMBER}) !== n"
    page.wait_for_function(f"n => {gone} || {CONFIRM}", arg=before)
    page.evaluate(f"{CONFIRM}?.click()")
    page.wait_for_function(f"n => {gone}", arg=before)
