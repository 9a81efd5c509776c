"""Enters a box as a person would, counting keys and clicks; saves it and plays with it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import answered
from tavoliere.engine.box_files import BoxFile, written_box

SECONDS_PER_KEY = 0.5  # an unhurried typist
SECONDS_PER_CLICK = 1.5  # look, move, click
SECONDS_PER_LOOK = 4  # at one's own board, for each thing to enter


class Hand:
    """The person who enters a box; counts keys and clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.keys, self.clicks, self.looks = page, 0, 0, 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.keys += len(keys)

    def click(self, selector: str) -> None:
        self.page.click(selector)
        self.clicks += 1

    @property
    def minutes(self) -> float:
        spent = self.keys * SECONDS_PER_KEY + self.clicks * SECONDS_PER_CLICK + self.looks * SECONDS_PER_LOOK
        return spent / 60


def shortest_beginning(name: str, names: list[str]) -> str:
    """As few letters as name a place: the first of the list that begins so is taken."""
    lower = [other.lower() for other in names]
    for length in range(1, len(name) + 1):
        begun = name[:length].lower()
        if next(at for at, other in enumerate(lower) if other.startswith(begun)) == names.index(name):
            return name[:length]
    return name


def enter_ends(hand: Hand, ends: list[str], names: list[str]) -> None:
    """Both places by a few letters each."""
    hand.looks += 1
    for end in ends:
        hand.press(*shortest_beginning(end, names), "Tab")


def bring(editor: Page, folder: Path, tables: dict[str, Any], game: str = "paris") -> None:
    """Upload a box file."""
    file = folder / "box.toml"
    file.write_text(written_box(BoxFile(tables, [], game)), "utf-8")
    editor.set_input_files("input[type=file]", file)


def save_as(editor: Page, name: str) -> None:
    """Save what is in the editor under a name."""
    editor.fill("[data-box-name]", name)
    expect(editor.get_by_text("Si può giocare.")).to_be_visible()
    editor.get_by_role("button", name="Salva", exact=True).click()
    expect(editor.get_by_text("Salvata come versione 1.")).to_be_visible()


def play_with_it(editor: Page) -> None:
    """A table with the box that was just saved, as its own page offers it."""
    editor.get_by_role("link", name="Nuovo tavolo con questa").click()
    expect(editor.locator("[data-box-choice]")).not_to_have_value("")
    editor.get_by_label("Se qualcuno se ne va").select_option("random")
    editor.get_by_role("button", name="Crea il tavolo").click()
    editor.locator(".prompt").wait_for()
    answered(editor)


def play_in_text_view(editor: Page) -> None:
    editor.goto(f"{editor.url}?testo=1")
    editor.locator("button[data-move]:not(:disabled)").first.wait_for()


def let_a_bot_finish(editor: Page) -> None:
    """Let a bot take over one's seat, so that the game ends."""
    editor.get_by_role("button", name="Menu del tavolo").click()
    editor.get_by_role("button", name="Lascia giocare un bot per me").click()
    editor.locator("[data-ended]").wait_for()
