"""What follows from the table as it stands: powers by crest, where tracks would lead, what the end would pay."""

from collections import Counter

from tavoliere.engine.game_parts import View
from tavoliere.engine.plain import cached_per_state
from tavoliere.engine.records import Record
from tavoliere.engine.rule import rule
from tavoliere.games.old_london_bridge.names import AREAS, CRESTS, Area, Face, Phase
from tavoliere.games.old_london_bridge.rules.bridge import power_of
from tavoliere.games.old_london_bridge.rules.legality import actor
from tavoliere.games.old_london_bridge.rules.scoring import (
    area_money,
    empty_spaces_cost,
    is_ranked,
    measure,
    not_below_zero,
    place_money,
    ranks_before,
    takes_part,
    tiles_money,
)
from tavoliere.games.old_london_bridge.rules.tracks import chapel_income, gate_income


def powers(box: Record, player: Record) -> dict[str, int]:
    """How many buildings of a bridge show each crest: the power of a new one is one more."""
    return {crest: int(power_of(box, player, 1 << index)) for index, crest in enumerate(CRESTS)}


def ahead(box: Record, state: Record) -> dict[str, list[View]] | None:
    """While a building is chosen: where each power would lead on both tracks, the power 1 first."""
    if state.phase not in (Phase.PAWN, Phase.REPLACE):
        return None
    player, most = state.players[actor(state)], int(box.bridge_spaces)
    return {
        "chapel": [chapel_ahead(box, player, power) for power in range(1, most + 1)],
        "gate": [gate_ahead(box, player, power) for power in range(1, most + 1)],
    }


def chapel_ahead(box: Record, player: Record, power: int) -> View:
    """The space that a power reaches on the chapel track, and the money on the way."""
    start = int(player.chapel)
    end = min(start + power, int(box.chapel_spaces))
    return {"space": end, "money": int(chapel_income(box, start, end)), "tiles": 0}


def gate_ahead(box: Record, player: Record, power: int) -> View:
    """The space that a power reaches on the gate track, the money of its end, and the bonus tiles on the way."""
    start = int(player.gate)
    end = min(start + power, int(box.gate_spaces))
    tiles = sum(int(box.gate_bonus[space]) for space in range(start + 1, end + 1))
    return {"space": end, "money": int(gate_income(box, start, end)), "tiles": tiles}


def is_secret(state: Record, area: int) -> bool:
    """Whether an area compares hands, which are hidden until the end."""
    return area == Area.INN and state.face[area] == Face.PRINTED and state.phase != Phase.OVER


@cached_per_state
@rule("OLB-7.3")
def standings(box: Record, state: Record) -> dict[str, list[View]]:
    """For each area that pays by rank: who is placed where, with what, and whether the chapel track decided it.

    Card values are hidden, so that the inn's printed prize is shown at the end only.
    """
    return {
        name: area_standings(box, state, area)
        for area, name in enumerate(AREAS)
        if is_ranked(state, area) and not is_secret(state, area)
    }


def area_standings(box: Record, state: Record, area: int) -> list[View]:
    """The places of one area; `tied` marks a place that the chapel track decided."""
    counts = {seat: measure(box, state, area, seat) for seat in range(state.seats)}
    ranked = {seat: count for seat, count in counts.items() if takes_part(state, area, count)}
    places = {
        seat: sum(ranks_before(state, other, ranked[other], seat, ranked[seat]) for other in ranked if other != seat)
        for seat in ranked
    }
    tied = Counter(ranked.values())
    return [
        {
            "seat": seat,
            "count": ranked[seat],
            "money": place_money(box, state, places[seat]),
            "tied": tied[ranked[seat]] > 1,
        }
        for seat in sorted(ranked, key=places.__getitem__)
    ]


def money_of(box: Record, state: Record, area: int, seat: int) -> int:
    """What an area whose measure is open would pay a seat."""
    placed = standings(box, state).get(AREAS[area])
    if placed is None:
        return int(area_money(box, state, area, seat))
    return next((one["money"] for one in placed if one["seat"] == seat), 0)


def projection(box: Record, state: Record, seat: int) -> View:
    """What a seat would end with if the game ended now, part by part; None where it depends on hidden hands."""
    player = state.players[seat]
    parts: dict[str, int | None] = {"money": int(player.money)}
    for area, name in enumerate(AREAS):
        parts[name] = None if is_secret(state, area) else money_of(box, state, area, seat)
    parts["empty-spaces"] = -int(empty_spaces_cost(box, player))
    parts["bonus-tiles"] = int(tiles_money(box, state, player))
    money = sum(part for part in parts.values() if part is not None)
    return {"parts": parts, "total": money + int(not_below_zero(money))}
