"""What a seat may see, built from nothing: everything on the table, and what follows from it."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from tavoliere.engine.plain import cached_per_state
from tavoliere.engine.records import SEATS
from tavoliere.engine.rule import rule
from tavoliere.engine.text import member_id
from tavoliere.games.necropolis_railway.box import Ids
from tavoliere.games.necropolis_railway.knowledge.outlook import burial_points, crypt_outlook, payday
from tavoliere.games.necropolis_railway.knowledge.position import centre, player, turn
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import (
    ABILITY_IDS,
    COFFIN_IDS,
    DISC_IDS,
    MOVES,
    NONE,
    SECTION_IDS,
    STAGE_IDS,
    YIELD_IDS,
    Part,
    Phase,
    Stage,
)
from tavoliere.games.necropolis_railway.rules.discs import ongoing_steps, plain_payment, steps_of_next_level
from tavoliere.games.necropolis_railway.rules.income import income, staff_to_pay
from tavoliere.games.necropolis_railway.rules.listing import legal_moves
from tavoliere.games.necropolis_railway.rules.necropolis import burial_pounds
from tavoliere.games.necropolis_railway.rules.railway import pair_is_upgraded
from tavoliere.games.necropolis_railway.rules.scoring import (
    PARTS,
    coffins_in_column,
    final_scores,
    most_frequent_colour,
    multiplier,
    prestige_value,
    scoring_staff,
    staff_scores,
)
from tavoliere.games.necropolis_railway.rules.tucked_cards import tucked_cards
from tavoliere.games.necropolis_railway.rules.turn import steps_to_station

LOOPS_AHEAD = 2  # how far ahead a view names the stations: further than a train goes in a turn


@rule("LNR-1.4", "GEN-6")
@cached_per_state
def view_parts(ids: Ids, box: Any, state: Any) -> dict[str, Any]:
    """The table as every seat, and a watcher, sees it: all but the order of the deck and the contents of the bag."""
    legal = [box.moves[move] for move in legal_now(box, state)]
    board = centre(ids, state)
    for space, lying in zip(ids.spaces, board["face_up"], strict=False):
        lying["space"] = space
    return {
        "stage": STAGE_IDS[state.stage],
        "round": int(state.round_number),
        "rounds": int(box.rounds),
        "first": int(state.first),
        "active": int(state.seat),
        **board,
        "deck": int(state.deck_count),
        "next_back": next_back(box, state),
        "cards": {ids.cards[card]: card_view(ids, box, card) for card in cards_in_sight(state)},
        **turn(ids, state),
        "checklist": checklist(state, legal),
        "train": train_view(box, state),
        "way": way(ids, box, state),
        "burial_pounds": [one for one in burials(ids, box, legal) if one["pounds"]],
        "burial_points": burial_points(ids, box, state),
        "crypt_outlook": crypt_outlook(box, state.players[state.seat]),
        "payday": payday(box, state),
        "players": seat_views(ids, box, state),
    }


def legal_now(box: Any, state: Any) -> list[int]:
    """The legal moves of the seat whose turn it is; everybody can see them."""
    if state.phase not in (Phase.ACT, Phase.BURY):
        return []
    moves = np.empty(MOVES, np.int16)
    return [int(move) for move in moves[: legal_moves(box, state, int(state.seat), moves)]]


def next_back(box: Any, state: Any) -> list[str]:
    """The two discs on the back of the deck's next card."""
    return [DISC_IDS[disc] for disc in box.card_back[state.deck[state.deck_count - 1]]] if state.deck_count else []


CHECKED = {
    "london": (Kind.LONDON,),
    "necropolis": (Kind.HIRE, Kind.CRYPT),
    "railway": (Kind.TUCK, Kind.WAGON),
    "bonus": (Kind.BONUS,),
    "prestige": (Kind.PRESTIGE, Kind.PRESTIGE_MIX),
}


def checklist(state: Any, legal: list[Any]) -> dict[str, str]:
    """During the actions: what can still be used this turn, what has been, what is not possible now."""
    if state.phase != Phase.ACT:
        return {}
    possible = {int(move.kind) for move in legal}
    used = dict(zip(CHECKED, [*state.used, state.bonus_used, state.prestige_used], strict=True))
    return {
        part: "can" if possible & {int(kind) for kind in kinds} else "done" if used[part] else "cannot"
        for part, kinds in CHECKED.items()
    }


def burials(ids: Ids, box: Any, legal: list[Any]) -> Iterator[dict[str, Any]]:
    """The burials that are possible now, with what each would earn."""
    for move in legal:
        if move.kind == Kind.BURY:
            yield {
                "coffin": COFFIN_IDS[move.coffin],
                "row": ids.rows[move.row],
                "column": ids.columns[move.column],
                "pounds": int(burial_pounds(box, move.coffin, move.row, move.column)),
            }


def cards_in_sight(state: Any) -> list[int]:
    """The cards everybody can read."""
    tucked = [int(card) for seat in range(int(state.seats)) for card in state.players[seat].tucked]
    return sorted({card for card in [*map(int, state.face_up), int(state.card), *tucked] if card != NONE})


def card_view(ids: Ids, box: Any, card: int) -> dict[str, Any]:
    """What a card shows."""
    shows = (("staff", box.card_hires[card]), ("crypt", box.card_builds[card]))
    return {
        "london": ids.rooms[box.card_room[card]],
        "necropolis": [word for word, shown in shows if shown],
        "railway": ABILITY_IDS[box.card_ability[card]],
        "trains": [section for section, train in zip(SECTION_IDS, box.card_trains[card], strict=True) if train],
    }


# --- the train ------------------------------------------------------------------------------------------------------


def train_view(box: Any, state: Any) -> dict[str, Any] | None:
    """What the train would do if the actions ended now, without a Tender: steps, end, stations on the way."""
    if state.stage != Stage.ROUNDS:
        return None
    me, steps = state.players[state.seat], steps_now(box, state)
    return {
        "steps": steps,
        "to": (int(me.train) + steps) % int(box.spaces),
        "stations": [station for distance, station in stations_ahead(box, me, steps)],
    }


def steps_now(box: Any, state: Any) -> int:
    """The steps the active train would make now."""
    ongoing = ongoing_steps(box, state.players[state.seat]) if state.phase in (Phase.TAKE, Phase.ACT) else 0
    return int(state.steps) + int(ongoing)


def stations_ahead(box: Any, me: Any, steps: int) -> Iterator[tuple[int, str]]:
    """The stations that a train passes or reaches in so many steps, each with its distance."""
    stations = {int(box.london): "london", int(box.necropolis): "necropolis"}
    for distance in range(1, steps + 1):
        space = (int(me.train) + distance) % int(box.spaces)
        if space in stations:
            yield distance, stations[space]


def way(ids: Ids, box: Any, state: Any) -> dict[str, Any] | None:
    """How far the active train would go now, and how much further with what can still be done this turn."""
    me = state.players[state.seat]
    if state.phase == Phase.RUN:
        return {"steps": int(steps_to_station(box, me)), "added": {}}
    if state.stage != Stage.ROUNDS:
        return None
    card = state.card
    added = {
        section: int(box.card_trains[card, index] and not state.used[index]) if card != NONE else 0
        for index, section in enumerate(SECTION_IDS)
    }
    added |= {bonus: int(box.bonus_steps[index]) for index, bonus in enumerate(ids.bonuses)}
    added |= {"prestige": int(steps_of_next_level(box, me)), "tender": int(tucked_cards(me))}
    return {"steps": steps_now(box, state), "added": added}


# --- each seat ------------------------------------------------------------------------------------------------------


def seat_views(ids: Ids, box: Any, state: Any) -> list[dict[str, Any]]:
    """Everybody's boards with what they yield, cost and would score."""
    scores = np.zeros((SEATS, PARTS), np.int64)
    final_scores(box, state, scores)
    return [
        {
            **player(ids, state.players[seat]),
            **outlook(ids, box, state, seat, scores[seat].tolist()),
            "score": {member_id(part): int(scores[seat, part]) for part in Part},
            "points": int(scores[seat].sum()),
        }
        for seat in range(int(state.seats))
    ]


def outlook(ids: Ids, box: Any, state: Any, seat: int, score: list[int]) -> dict[str, Any]:
    """What follows from a player's boards: income, wages, points, stations ahead, the price of prestige."""
    me = state.players[seat]
    ahead = stations_ahead(box, me, LOOPS_AHEAD * int(box.spaces))
    return {
        "income": {what: int(income(box, me, index)) for index, what in enumerate(YIELD_IDS)},
        "wages": wages(box, state, seat),
        "london_score": {"staff": int(scoring_staff(box, me)), "value": int(prestige_value(box, me))},
        "staff_points": staff_points(ids, box, me),
        "column_score": [column_score(box, me, column, score) for column in range(int(box.columns))],
        "stations_ahead": [{"station": station, "steps": steps} for steps, station in ahead],
        "upgraded_pairs": [bool(pair_is_upgraded(me, pair)) for pair in range(int(box.pairs))],
        "prestige_payment": prestige_payment(box, me),
    }


def wages(box: Any, state: Any, seat: int) -> int:
    """What a player's staff costs: at an income whose wages the Staff car has lowered, what is asked there."""
    is_paying = seat == state.seat and state.wage > 0
    return int(staff_to_pay(state.players[seat])) * int(state.wage if is_paying else box.wage)


def staff_points(ids: Ids, box: Any, me: Any) -> dict[str, int]:
    """The points that staff in London score, by place."""
    return {tile: int(prestige_value(box, me)) for index, tile in enumerate(ids.tiles) if staff_scores(me, index)}


def prestige_payment(box: Any, me: Any) -> dict[str, int] | None:
    """The discs of the next level, orange only for what is missing; none at the highest."""
    if me.prestige + 1 >= box.levels:
        return None
    return {disc: int(count) for disc, count in zip(DISC_IDS, plain_payment(box, me), strict=True)}


def column_score(box: Any, me: Any, column: int, score: list[int]) -> dict[str, Any]:
    """The colour a column is scored for, how many coffins, times what; `score` has its points among the others."""
    colour = int(most_frequent_colour(box, me, column))
    return {
        "colour": COFFIN_IDS[colour],
        "count": int(coffins_in_column(box, me, column, colour)),
        "multiplier": int(multiplier(box, me, column)),
        "points": score[Part.COLUMN_1 + column],
    }
