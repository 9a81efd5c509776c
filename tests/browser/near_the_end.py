"""Tables that continue from a chosen step of a game: one decision before its end, or before a ticket is completed."""

import random
from functools import lru_cache
from typing import Any

import board_endings
from browser.playing import MOVES, TOO_LONG, choose, send, sit
from tavoliere import app, bots
from tavoliere.engine import matchfile
from tavoliere.engine.match import Match

ENDED = "[data-ended], [data-end-show]"
SETTINGS = "chosen => localStorage.setItem('tavoliere.settings', JSON.stringify(chosen))"


@lru_cache
def finished(game: str, seats: int) -> tuple[dict[str, Any], int]:
    """A finished game as a file, and the step before the first seat's last decision."""
    match, _told = board_endings.play(app.load(game), seats)
    own = [step for step, row in enumerate(match.history) if row.seat == 0]
    return matchfile.to_dict(match), own[-1]


@lru_cache
def completed_ticket(game: str) -> tuple[dict[str, Any], int, str]:
    """A finished game as a file, the step at which the first seat completes a ticket, and the move that does it."""
    bot = bots.find_bot("greedy")
    for seed in range(20):
        match, found = Match(app.load(game), 2, seed), None
        while not match.is_over:
            seat, step, missing = match.to_act[0], len(match.history), open_tickets(match)
            move = bots.decide(bot, match.game, match.state, seat, step)
            text = match.game.text_of(move)
            match.play_move(seat, move)
            if seat == 0 and text.startswith("claim") and missing - open_tickets(match) and not match.is_over:
                found = found or (step, text)
        if found:
            return matchfile.to_dict(match), *found
    raise AssertionError("nobody completes a ticket")


@lru_cache
def crowded_seat() -> tuple[dict[str, Any], int]:
    """A game of Old London Bridge for four, and the step at which another seat has a card played and three tiles."""
    bot = bots.find_bot("greedy")
    for seed in range(2, 20):
        match, found = Match(app.load("old_london_bridge"), 4, seed), 0
        while not match.is_over:
            seat, step = match.to_act[0], len(match.history)
            others = match.view(0)["players"][1:] if seat == 0 and not found else []
            if any(one.get("played") and sum(one["tiles"].values()) == 3 for one in others):
                found = step
            move = match.legal_moves(seat)[0] if found else None
            if move:
                match.play(move, seat)
            else:
                match.play_move(seat, bots.decide(bot, match.game, match.state, seat, step))
        if found:
            return matchfile.to_dict(match), found
    raise AssertionError("nobody keeps three tiles")


def open_tickets(match: Match) -> set[str]:
    """The first seat's tickets that are not completed."""
    progress = match.view(0)["players"][0].get("progress", {})
    return {ticket for ticket, one in progress.items() if one["missing"] != 0}


def table_near_the_end(page: Any, game: str, seats: int = 2, people: int = 1) -> str:
    """A table that goes on where the first seat decides for the last time; returns its address."""
    file, step = finished(game, seats)
    return table_at(page, file, step, seats, people)


def table_at(page: Any, file: dict[str, Any], step: int, seats: int = 2, people: int = 1) -> str:
    """A table that goes on from a step of a finished game; returns its address."""
    source = send(page.context, "post", "/api/matches", **file)["table"]
    bots = [{"kind": "bot", "level": "random"}] * (seats - people)
    wishes = [{"kind": "person"}] * people + bots
    made = send(page.context, "post", f"/api/tables/{source}/play-on", step=step, seats=wishes, same_cards=True)
    sit(page, made["table"], 0)
    return f"/t/{made['table']}"


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
