"""Take pictures of every game at its start, middle and end, and of every other screen, into build/screenshots.

    make screenshots ARGS="--games paris --moments middle --sizes 1440x900 --themes dark --language en"
    make screenshots ARGS="--sizes all"    # phones upright and sideways, tablet, desk, a large screen

    python tools/screenshots.py --readme    # the small ones of the README, into docs/pictures

Sensible bots play a match; a table is then played on from its middle and from its last decision, so that the pictures
show what people see at a real table.
"""

import argparse
import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
os.environ["TAVOLIERE_PURE"] = "1"

import tavoliere  # noqa: E402
from browser import chromium, playing, prepared_review  # noqa: E402
from clients import Service  # noqa: E402
from tavoliere import app, bots  # noqa: E402
from tavoliere.engine import matchfile  # noqa: E402

OUT = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = ("1440x900", "1024x768", "390x844")
ALL_SIZES = ("390x844", "844x390", "1024x768", "1440x900", "2560x1440")
THEMES = ("light", "dark")
MOMENTS = ("start", "middle", "end")
REVIEW = "review"
SCREENS = {
    "lobby": "/",
    "new-table": "/new?game=old_london_bridge",
    "history": "/matches",
    "rules": "/rules/paris",
    "statistics": "/stats",
    "ask": "/ask/paris",
    "puzzles": "/puzzles/paris",
    "boxes": "/box",
    "box": "/box/paris",
    REVIEW: "/t/{table}/review",
}
NAMES = ("Paola", "Lisa", "Leo", "Tom")
PLAYER = "greedy"  # quick without compiled rules
LANGUAGES = {"it": "it-IT", "en": "en-GB"}


def play_match(game_id: str, seats: int) -> tavoliere.Match:
    """A whole match between bots."""
    match = tavoliere.new_match(game_id, seats=list(NAMES[:seats]), seed=7)
    bot = bots.find_bot(PLAYER)
    while not match.is_over:
        seat = match.to_act[0]
        match.play_move(seat, bots.decide(bot, match.game, match.state, seat, len(match.history)))
    return match


def steps_of(match: tavoliere.Match) -> dict[str, int]:
    """Where the first seat decides: at the beginning, half-way, for the last time."""
    own = [number for number, row in enumerate(match.history) if row.seat == 0]
    return {"start": own[1], "middle": own[len(own) // 2], "end": own[-1]}


class Camera:
    """One browser window of some size and theme, whose owner has a name."""

    def __init__(self, context: BrowserContext, url: str, tag: str, out: Path = OUT) -> None:
        self.context, self.url, self.tag, self.out = context, url, tag, out
        self.page: Page = context.new_page()
        self.send("put", "/api/me", name=NAMES[0])

    def send(self, method: str, path: str, **body: Any) -> Any:
        """Ask the service as the page would."""
        answer = getattr(self.context.request, method)(self.url + path, data=body)
        if not answer.ok:
            sys.exit(f"{path}: {answer.text()}")
        return answer.json()

    def take(self, name: str) -> None:
        """A picture of what the window shows."""
        self.page.wait_for_timeout(900)
        path = self.out / f"{name}{self.tag}.png"
        self.page.screenshot(path=path)
        print(os.path.relpath(path), flush=True)

    def show_screen(self, name: str, table: str) -> None:
        """A page that is no table; the review is that of a finished match."""
        self.page.goto(self.url + SCREENS[name].format(table=table))
        self.page.wait_for_load_state("networkidle")
        self.take(name)

    def sit_at(self, source: str, step: int, seats: int) -> str:
        """A table that goes on from a step of a finished match; returns its address."""
        wishes = [{"kind": "person"}, *({"kind": "bot", "level": "easy"} for _ in range(seats - 1))]
        table = self.send("post", f"/api/tables/{source}/play-on", step=step, seats=wishes)["table"]
        self.send("post", f"/api/tables/{table}/sit", seats=[{"seat": 0}], number=secrets.token_hex(16))
        return f"{self.url}/t/{table}"

    def show_match(self, match: tavoliere.Match, data: Any, moments: list[str]) -> None:
        """The moments of one match."""
        source, steps = self.send("post", "/api/matches", **data)["table"], steps_of(match)
        for moment in moments:
            address = self.sit_at(source, steps[moment], len(match.seat_names))
            if moment == "end":
                self.page.goto(f"{address}?testo=1")
                playing.play(self.page, 20)
                self.page.evaluate("localStorage.clear()")  # the text view is not remembered
                self.page.goto(address)
            else:
                self.page.goto(address)
                self.page.locator(".prompt").wait_for()
            self.take(f"{match.game.id}-{moment}")


def windows(browser: Any, url: str, wanted: argparse.Namespace) -> Iterator[Camera]:
    """Every size in every theme."""
    for size in ALL_SIZES if wanted.sizes == ["all"] else wanted.sizes:
        width, height = map(int, size.split("x"))
        for theme in wanted.themes:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                locale=LANGUAGES[wanted.language],
                reduced_motion="reduce",
                has_touch=min(width, height) < 760,
            )
            yield Camera(context, url, f"-{size}-{theme}", wanted.out)
            context.close()


def small_window(browser: Any, url: str) -> Iterator[Camera]:
    """A desktop at half its size."""
    viewport = {"width": 1440, "height": 900}
    context = browser.new_context(
        viewport=viewport, device_scale_factor=0.5, locale=LANGUAGES["en"], reduced_motion="reduce"
    )
    yield Camera(context, url, "", PICTURES)
    context.close()


def reviewed(url: str, browser: Any, db: Path, match: tavoliere.Match) -> str:
    """The table of a finished match whose review is there at once."""
    context = browser.new_context()
    table = str(Camera(context, url, "").send("post", "/api/matches", **matchfile.to_dict(match))["table"])
    prepared_review.store_review(db, table, match)
    context.close()
    return table


def wishes() -> argparse.Namespace:
    """The pictures asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(app.game_ids()))
    parser.add_argument("--moments", nargs="*", default=list(MOMENTS))
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--themes", nargs="*", default=list(THEMES))
    parser.add_argument("--screens", nargs="*", default=list(SCREENS))
    parser.add_argument("--language", choices=list(LANGUAGES), default="it")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--readme", action="store_true")
    wanted = parser.parse_args()
    if wanted.readme:
        wanted.moments, wanted.screens = ["middle"], []
    return wanted


def main() -> None:
    """Take the pictures asked for."""
    wanted = wishes()
    for folder in (wanted.out, PICTURES):
        folder.mkdir(parents=True, exist_ok=True)
    matches = [play_match(game, wanted.seats) for game in wanted.games]
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as started,
        Service(f"{folder}/tables.db") as service,
    ):
        browser = chromium.launch(started)
        table = ""
        if REVIEW in wanted.screens:
            table = reviewed(service.url, browser, Path(folder) / "tables.db", play_match("paris", 2))
        every = windows(browser, service.url, wanted)
        for camera in small_window(browser, service.url) if wanted.readme else every:
            for match in matches:
                camera.show_match(match, matchfile.to_dict(match), wanted.moments)
            for screen in wanted.screens:
                camera.show_screen(screen, table)
        browser.close()


if __name__ == "__main__":
    main()
