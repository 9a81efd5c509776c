"""What a seat may see, built from nothing: everything on the table, and what follows from it."""

from typing import Any

import numpy as np

from tavoliere.engine.records import NOBODY, SEATS
from tavoliere.engine.rule import rule
from tavoliere.games.necropolis_railway.discs import ongoing_steps
from tavoliere.games.necropolis_railway.income import income, staff_to_pay
from tavoliere.games.necropolis_railway.legal import legal_moves, seats_to_act
from tavoliere.games.necropolis_railway.names import Kind, Part, Phase, Stage
from tavoliere.games.necropolis_railway.notation import ABILITIES, COFFINS, DISCS, Names
from tavoliere.games.necropolis_railway.pieces import MOVES, NONE, Yield
from tavoliere.games.necropolis_railway.position import PHASES, SECTIONS, STAGES, centre, player, turn
from tavoliere.games.necropolis_railway.scoring import (
    PARTS,
    coffins_in_column,
    column_points,
    final_scores,
    most_frequent_colour,
    multiplier,
    prestige_value,
    scoring_staff,
)


@rule("LNR-1.4", "GEN-6")
def view(names: Names, game_id: str, box: Any, state: Any, seat: int) -> dict[str, Any]:
    """The table as a seat, or a watcher, sees it: all but the order of the deck and the contents of the bag."""
    mask = int(seats_to_act(box, state))
    return {
        "game": game_id,
        "seat": None if seat == NOBODY else seat,
        "seats": int(state.seats),
        "phase": PHASES[state.phase],
        "to_act": [other for other in range(int(state.seats)) if mask >> other & 1],
        "turn": int(state.turn),
        "over": bool(state.phase == Phase.OVER),
        "stage": STAGES[state.stage],
        "round": int(state.round_number),
        "rounds": int(box.rounds),
        "first": int(state.first),
        "active": int(state.seat),
        **centre(names, state),
        "deck": int(state.deck_count),
        "next_back": [DISCS[disc] for disc in box.card_back[state.deck[state.deck_count - 1]]]
        if state.deck_count
        else [],
        "cards": {names.cards[card]: card_view(names, box, card) for card in cards_in_sight(state)},
        **turn(names, state),
        "checklist": checklist(box, state),
        "train": train_view(box, state),
        "players": seat_views(names, box, state),
    }


def next_back(box: Any, state: Any) -> list[str]:
    """The two discs on the back of the deck's next card."""
    return [DISCS[disc] for disc in box.card_back[state.deck[state.deck_count - 1]]] if state.deck_count else []


CHECKED = {
    "london": (Kind.LONDON,),
    "necropolis": (Kind.HIRE, Kind.CRYPT),
    "railway": (Kind.TUCK, Kind.WAGON),
    "bonus": (Kind.BONUS,),
    "prestige": (Kind.PRESTIGE, Kind.PRESTIGE_MIX),
}


def checklist(box: Any, state: Any) -> dict[str, str]:
    """During the actions: what can still be used this turn, what has been, what is not possible now."""
    if state.phase != Phase.ACT:
        return {}
    moves = np.empty(MOVES, np.int16)
    count = legal_moves(box, state, int(state.seat), moves)
    possible = {int(box.moves[move].kind) for move in moves[:count]}
    used = dict(zip(CHECKED, [*state.used, state.bonus_used, state.prestige_used], strict=True))
    return {
        part: "can" if possible & {int(kind) for kind in kinds} else "done" if used[part] else "cannot"
        for part, kinds in CHECKED.items()
    }


def cards_in_sight(state: Any) -> list[int]:
    """The cards everybody can read."""
    tucked = [int(card) for seat in range(int(state.seats)) for card in state.players[seat].tucked]
    return sorted({card for card in [*map(int, state.face_up), int(state.card), *tucked] if card != NONE})


def card_view(names: Names, box: Any, card: int) -> dict[str, Any]:
    """What a card shows."""
    shows = (("staff", box.card_hires[card]), ("crypt", box.card_builds[card]))
    return {
        "london": names.rooms[box.card_room[card]],
        "necropolis": [word for word, shown in shows if shown],
        "railway": ABILITIES[box.card_ability[card]],
        "trains": [section for section, train in zip(SECTIONS, box.card_trains[card], strict=True) if train],
    }


def train_view(box: Any, state: Any) -> dict[str, Any] | None:
    """What the train would do if the actions ended now, without a Tender: steps, end, stations on the way."""
    if state.stage != Stage.ROUNDS:
        return None
    me = state.players[state.seat]
    steps = int(state.steps) + (int(ongoing_steps(box, me)) if state.phase in (Phase.TAKE, Phase.ACT) else 0)
    way = [(int(me.train) + step) % int(box.spaces) for step in range(1, steps + 1)]
    stations = {int(box.london): "london", int(box.necropolis): "necropolis"}
    return {
        "steps": steps,
        "to": way[-1] if way else int(me.train),
        "stations": [stations[space] for space in way if space in stations],
    }


def seat_views(names: Names, box: Any, state: Any) -> list[dict[str, Any]]:
    """Everybody's boards with what they yield, cost and would score."""
    scores = np.zeros((SEATS, PARTS), np.int64)
    final_scores(box, state, scores)
    return [
        {
            **player(names, state.players[seat]),
            "income": {part.name.lower(): int(income(box, state.players[seat], part)) for part in Yield},
            "wages": int(staff_to_pay(state.players[seat])) * int(box.wage),
            "score": {part.name.lower().replace("_", "-"): int(scores[seat, part]) for part in Part},
            "points": int(scores[seat].sum()),
            "london_score": london_score(box, state.players[seat]),
            "column_score": [column_score(box, state.players[seat], column) for column in range(int(box.columns))],
        }
        for seat in range(int(state.seats))
    ]


def london_score(box: Any, me: Any) -> dict[str, int]:
    """Staff that score, and what each is worth."""
    return {"staff": int(scoring_staff(box, me)), "value": int(prestige_value(box, me))}


def column_score(box: Any, me: Any, column: int) -> dict[str, Any]:
    """The colour a column is scored for, how many coffins, times what."""
    colour = int(most_frequent_colour(box, me, column))
    return {
        "colour": COFFINS[colour],
        "count": int(coffins_in_column(box, me, column, colour)),
        "multiplier": int(multiplier(box, me, column)),
        "points": int(column_points(box, me, column)),
    }
