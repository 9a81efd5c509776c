"""Playing at the browser table as a person would, in the text view."""

import random
from typing import Any

NUMBER = "document.querySelector('.prompt')?.dataset.number"
CONFIRM = "document.querySelector('.prompt .primary')"
IS_OVER = "!document.querySelector('[role=log]')"


def new_table(page: Any, game: str, level: str = "random", view: str = "testo", first: str = "random") -> str:
    """A table for two, oneself and a bot, in the text view unless another is asked for; returns its address."""
    page.goto(f"/new?game={game}&{view}")
    page.get_by_role("group", name="Quanti posti").get_by_text("2", exact=True).click()
    page.get_by_label("Livello del bot al posto 2").select_option(level)
    if first != "random":
        page.get_by_label("Primo giocatore").select_option(first)
    page.get_by_role("button", name="Crea il tavolo").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    return str(page.url)


def is_over(page: Any) -> bool:
    """Whether the end is shown."""
    return bool(page.locator("[data-ended]").count())


def play(page: Any, decisions: int, seed: int = 1) -> int:
    """Make so many decisions of any kind, or as many as there are until the end."""
    chance, made = random.Random(seed), 0
    while made < decisions and not is_over(page):
        texts = page.evaluate(
            "[...document.querySelectorAll('button[data-move]:not(:disabled)')].map(b => b.dataset.move)"
        )
        if not texts:
            page.wait_for_timeout(30)
            continue
        choose(page, chance.choice(texts))
        made += 1
    return made


def choose(page: Any, move: str) -> None:
    """Press a move's button and confirm if asked to; wait until the table has answered."""
    before = page.evaluate(NUMBER)
    page.locator(f'button[data-move="{move}"]').click()
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n || {CONFIRM}", arg=before)
    page.evaluate(f"{CONFIRM}?.click()")
    page.wait_for_function(f"n => {IS_OVER} || ({NUMBER}) !== n", arg=before)
