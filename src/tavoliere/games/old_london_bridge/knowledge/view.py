"""What a seat may see, built from nothing (views add, never blank)."""

from tavoliere.engine.game_parts import View
from tavoliere.engine.plain import cached_per_state
from tavoliere.engine.position_reader import named_counts
from tavoliere.engine.records import NOBODY, Record
from tavoliere.engine.rule import rule
from tavoliere.games.old_london_bridge.box import Ids
from tavoliere.games.old_london_bridge.knowledge.outlook import (
    ahead,
    chapel_ahead,
    gate_ahead,
    powers,
    projection,
    standings,
)
from tavoliere.games.old_london_bridge.names import (
    AREAS,
    BONUS_STACKS,
    BUILDING_KINDS,
    CRESTS,
    EMPTY,
    FACE_RULES,
    NO_CARD,
    NONE_BUILT,
    NOWHERE,
    STAIRS,
    TILES,
    VALUES,
    WHEEL_SPACES,
    X_SPACE,
    Building,
    Phase,
)
from tavoliere.games.old_london_bridge.rules.bridge import crest_of, power_of
from tavoliere.games.old_london_bridge.rules.legality import actor
from tavoliere.games.old_london_bridge.rules.round import has_chosen, value_of
from tavoliere.games.old_london_bridge.rules.scoring import buildings_of, empty_spaces_cost
from tavoliere.games.old_london_bridge.rules.wheel import money_facing


@rule("OLB-1.7", "GEN-6")
def view_parts(ids: Ids, box: Record, state: Record, seat: int) -> View:
    """The table as a seat, or a watcher, sees it."""
    players = list(seats_of_others(ids, box, state))
    if seat != NOBODY:
        players[seat] = seat_view(ids, box, state, seat, own=True)
    return {**open_parts(ids, box, state), "players": players}


@cached_per_state
def seats_of_others(ids: Ids, box: Record, state: Record) -> list[View]:
    """Each player as the others see them."""
    return [seat_view(ids, box, state, seat, own=False) for seat in range(int(state.seats))]


@cached_per_state
def open_parts(ids: Ids, box: Record, state: Record) -> View:
    """What lies open beside the players' own things."""
    return {
        "round": int(state.round_number),
        "rounds": int(box.rounds[state.seats]),
        "markers": [int(marker) for marker in state.marker[: state.round_number]],
        "wheel": facing(box, state.wheel),
        "wheel_turned": int(state.wheel),
        "stacks": {kind: stack(ids, state, index) for index, kind in enumerate(BUILDING_KINDS)},
        "supply": named_counts(state.supply, VALUES),
        "bonus": [bonus_stack(state, index) for index in range(BONUS_STACKS)],
        "scoring": scoring(state),
        "prizes": [int(money) for money in box.prize[state.seats] if money],
        "chapel_order": [int(other) for other in state.chapel_order[: state.seats]],
        "order": order(state),
        "asked": int(state.asked),
        "effect": effect(ids, box, state),
        "ahead": ahead(box, state),
        "bonus_due": int(state.bonus_due),
        "lowest": lowest(state),
        "standings": standings(box, state),
    }


def facing(box: Record, turned: int) -> dict[str, int | str]:
    """What faces each stack when the wheel has turned so far."""
    facing_ = {kind: int(money_facing(box, turned, stack)) for stack, kind in enumerate(BUILDING_KINDS)}
    return {kind: "x" if money == X_SPACE else money for kind, money in facing_.items()}


def scoring(state: Record) -> dict[str, str]:
    """The rule that scores each area."""
    return {area: FACE_RULES[index][state.face[index]] for index, area in enumerate(AREAS)}


def stack(ids: Ids, state: Record, kind: int) -> View:
    """How many buildings are left and which lies on top."""
    left = int(state.left[kind])
    return {"left": left, "top": ids.buildings[state.stack[kind, left - 1]] if left else None}


def bonus_stack(state: Record, index: int) -> View:
    """How many bonus tiles are left and which lies open."""
    left = int(state.bonus_left[index])
    return {"left": left, "top": TILES[state.bonus[index, left - 1]] if left else None}


def order(state: Record) -> list[dict[str, int]]:
    """Whose turns the round has, with the value of each card: while +1 tiles are used, what it has been raised to."""
    is_raising = state.phase == Phase.PLUS_ONE
    return [
        {
            "seat": int(seat),
            "card": int(card),
            "value": int(value_of(state.players[int(seat)], int(card)) if is_raising else value),
        }
        for seat, card, value in zip(state.order, state.order_card, state.order_value, strict=True)
        if seat != NOBODY
    ]


def played(player: Record) -> list[int]:
    """The values of the cards on the table, +1 tiles included."""
    return [int(value_of(player, slot)) for slot, card in enumerate(player.card) if card != NO_CARD]


def effect(ids: Ids, box: Record, state: Record) -> View | None:
    """The building in question and, once it stands, its crest, its power, how much of that is left, where it leads."""
    if state.building == EMPTY:
        return None
    shown: View = {"building": ids.buildings[state.building], "left": int(state.power)}
    if state.phase != Phase.REPLACE:
        player = state.players[actor(state)]
        crests = int(box.crests[state.building])
        shown["crest"] = CRESTS[crest_of(crests)]
        shown["power"] = int(power_of(box, player, crests))
        shown["guilds"] = int(buildings_of(box, player, Building.GUILD))
        if state.phase in (Phase.CHAPEL, Phase.GATE):
            shown["walk"] = walk(box, state, player)
    return shown


def walk(box: Record, state: Record, player: Record) -> View:
    """Where advancing would lead: how many steps, to which space, past how much money and how many bonus tiles."""
    start, reached = int(player.gate), gate_ahead(box, player, int(state.power))
    if state.phase == Phase.CHAPEL:
        start, reached = int(player.chapel), chapel_ahead(box, player, int(state.power))
    return {"steps": reached["space"] - start, **reached}


def lowest(state: Record) -> dict[str, int] | None:
    """The lowest house number built this round and who built it."""
    return None if state.lowest == NONE_BUILT else {"number": int(state.lowest), "seat": int(state.lowest_seat)}


def seat_view(ids: Ids, box: Record, state: Record, seat: int, own: bool) -> View:
    """A player's open things; the own seat sees its purse and hand, and at the end everybody sees all."""
    player, shown = state.players[seat], dict(open_seats(ids, box, state)[seat])
    if own or state.phase != Phase.CARDS:
        shown["played"] = played(player)
    if own or state.phase == Phase.OVER:
        shown["money"] = int(player.money)
        shown["hand"] = named_counts(player.hand, VALUES)
        shown["projection"] = projection(box, state, seat)
    return shown


@cached_per_state
def open_seats(ids: Ids, box: Record, state: Record) -> list[View]:
    """Each player's open things."""
    return [open_seat(ids, box, state, seat) for seat in range(int(state.seats))]


def open_seat(ids: Ids, box: Record, state: Record, seat: int) -> View:
    """What everybody sees of a player."""
    player = state.players[seat]
    return {
        "bridge": [ids.buildings[building] for building in player.bridge[: player.built]],
        "powers": powers(box, player),
        "empty_cost": int(empty_spaces_cost(box, player)),
        "stair": STAIRS[player.stair],
        "chapel": int(player.chapel),
        "gate": int(player.gate),
        "pawn": None if player.pawn == NOWHERE else WHEEL_SPACES[player.pawn],
        "tiles": named_counts(player.tiles, TILES),
        "new_tiles": named_counts(player.new_tiles, TILES),
        "cards": sum(player.hand),
        "has_chosen": bool(has_chosen(state, seat)),
    }
