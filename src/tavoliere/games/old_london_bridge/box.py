"""What is printed, read from the component tables into one read-only record; whatever cannot be played is refused."""

from dataclasses import dataclass

import numpy as np

from tavoliere.engine.components import Components, Row, Table
from tavoliere.engine.outside import shown
from tavoliere.engine.records import SEATS, Array, Record, blank, int16, record
from tavoliere.games.old_london_bridge.moves import MOVE, MOVE_KINDS, fill_moves
from tavoliere.games.old_london_bridge.names import (
    AREA_COUNT,
    AREAS,
    BONUS_STACK,
    BONUS_STACKS,
    BRIDGE,
    BUILDING_KINDS,
    BUILDINGS,
    CARD_VALUES,
    CARDS_PLAYED,
    CRESTS,
    EMPTY,
    FACE_COUNT,
    FACE_RULES,
    MARKERS,
    MOVES,
    PRIZES,
    ROUNDS,
    STACK,
    STAIRS,
    STEPS,
    TILES,
    TRACK,
    TURNS,
    WHEEL,
    X_SPACE,
    Building,
)

FEWEST_SEATS = 2
MOST_MONEY = 99  # all that a player can get of it in a game fits into the record
MOST_START = 999
MOST_NUMBER = 999
MOST_CARDS = 99  # of one value

BOX = record(
    [
        ("building_count", int16),
        ("kind", int16, (BUILDINGS,)),
        ("number", int16, (BUILDINGS,)),  # 0 for a garden
        ("crests", int16, (BUILDINGS,)),  # bit mask of colours
        ("bridge_spaces", int16),
        ("wheel_money", int16, (WHEEL,)),  # clockwise; X_SPACE
        ("stack_at", int16, (WHEEL,)),  # where on the wheel each kind's stack lies, clockwise
        ("centre_cost", int16),
        ("marker_count", int16),
        ("marker", int16, (MARKERS,)),
        ("rounds", int16, (SEATS + 1,)),  # this and the next two by number of seats
        ("cards_played", int16, (SEATS + 1,)),
        ("zero_cards", int16, (SEATS + 1,)),
        ("prize", int16, (SEATS + 1, PRIZES)),
        ("empty_stacks_end", int16),
        ("card_count", int16, (CARD_VALUES,)),
        ("first_hand", int16, (SEATS, CARD_VALUES)),  # by stair, without 0 cards
        ("start_money", int16),
        ("chapel_spaces", int16),
        ("chapel_end_money", int16),
        ("chapel_coin", int16, (TRACK,)),
        ("gate_spaces", int16),
        ("gate_end_money", int16),
        ("gate_bonus", int16, (TRACK,)),  # 1 on bonus spaces
        ("bonus_tiles", int16, (BONUS_STACKS, BONUS_STACK)),  # unshuffled; EMPTY beyond the count
        ("bonus_count", int16, (BONUS_STACKS,)),
        ("unused_money", int16),
        ("chapel_steps", int16),
        ("gate_steps", int16),
        ("card_bonus", int16),
        ("lady_value", int16),
        ("empty_cost", int16, (STEPS,)),
        ("empty_cost_last", int16),  # last position of empty_cost
        ("face_money", int16, (AREA_COUNT, FACE_COUNT)),
        ("face_number", int16, (AREA_COUNT, FACE_COUNT)),
        ("face_steps", int16, (AREA_COUNT, FACE_COUNT)),  # entries of the next two
        ("face_from", int16, (AREA_COUNT, FACE_COUNT, STEPS)),
        ("face_earns", int16, (AREA_COUNT, FACE_COUNT, STEPS)),
        ("first_move", int16, (MOVE_KINDS + 1,)),  # by kind of move; the next kind begins where one ends
        ("replace_move", int16, (BUILDINGS,)),  # by building; EMPTY for a garden
        ("move_count", int16),
        ("moves", MOVE, (MOVES,)),
    ]
)


@dataclass(frozen=True)
class Ids:
    """What the buildings of a box are called."""

    buildings: list[str]
    numbers: list[int]  # 0 for a garden


def make_ids(components: Components) -> Ids:
    """The ids of a box that `make_box` has accepted."""
    rows = components.table("buildings").rows(BUILDINGS)
    return Ids([row.text("id") for row in rows], [row.whole("number", 0, MOST_NUMBER, default=0) for row in rows])


def make_box(components: Components) -> Array:
    """The component tables as one record."""
    box = blank(BOX)
    _read_buildings(box[0], components.table("buildings"))
    _read_wheel(box[0], components.table("wheel"))
    _read_markers(box[0], components.table("turn_markers"))
    _read_rounds(box[0], components)
    _read_cards(box[0], components)
    _read_tracks(box[0], components)
    _read_bonus_tiles(box[0], components.table("bonus_tiles"))
    _read_scoring(box[0], components)
    if not fill_moves(box):
        components.table("buildings").refuse("box-too-many-moves", most=MOVES)
    return box


def _read_buildings(box: Record, table: Table) -> None:
    rows = table.rows(most=BUILDINGS)
    box.building_count = len(rows)
    numbers: set[int] = set()
    table.new_ids("id", [row.text("id") for row in rows], set())
    for building, row in enumerate(rows):
        kind = row.one_of("kind", BUILDING_KINDS)
        box.kind[building] = kind
        box.crests[building] = _crests(row, kind)
        number = row.whole("number", *((0, 0) if kind == Building.GARDEN else (1, MOST_NUMBER)), default=0)
        if kind != Building.GARDEN:
            if number in numbers:
                row.refuse("box-number-twice", key="number", number=number)
            numbers.add(number)
            box.number[building] = number
    for kind in Building:
        count = int((box.kind[: len(rows)] == kind).sum())
        if not 1 <= count <= STACK:
            table.refuse("box-stack-size", kind=BUILDING_KINDS[kind], count=count, most=STACK)


def _crests(row: Row, kind: int) -> int:
    """The crests of a building as a bit mask: a building whose effect counts a colour shows exactly one."""
    words = row.texts("crests", len(CRESTS))
    unknown = [word for word in words if word not in CRESTS]
    if unknown:
        row.refuse("box-unknown-word", key="crests", value=unknown[0], known=", ".join(CRESTS))
    if len(set(words)) != len(words) or (kind != Building.GUILD and len(words) != 1):
        row.refuse("box-one-crest", key="crests")
    return sum(1 << CRESTS.index(word) for word in words)


def _read_wheel(box: Record, table: Table) -> None:
    spaces, stacks = table.data.get("spaces", []), table.texts("stacks", WHEEL)
    if not isinstance(spaces, list) or len(spaces) != WHEEL:
        table.refuse("box-wheel-spaces", key="spaces", count=WHEEL)
    if sorted(stacks) != sorted(BUILDING_KINDS):
        table.refuse("box-wheel-stacks", key="stacks", known=", ".join(BUILDING_KINDS))
    for space, money in enumerate(spaces):
        if money != "x" and (isinstance(money, bool) or not isinstance(money, int) or not 0 <= money <= MOST_MONEY):
            table.refuse("box-wheel-space", key="spaces", value=shown(money), most=MOST_MONEY)
        box.wheel_money[space] = X_SPACE if money == "x" else money
    for place, word in enumerate(stacks):
        box.stack_at[BUILDING_KINDS.index(word)] = place


def _read_markers(box: Record, table: Table) -> None:
    values = [
        row.whole("value", 0, WHEEL) for row in table.rows(MARKERS) for _ in range(row.whole("count", 0, MARKERS))
    ]
    if not 1 <= len(values) <= MARKERS:
        table.refuse("box-row-count", count=len(values), least=1, most=MARKERS)
    box.marker_count = len(values)
    box.marker[: len(values)] = values


def _read_rounds(box: Record, components: Components) -> None:
    box.bridge_spaces = components.table("bridge").whole("spaces", 1, BRIDGE)
    box.empty_stacks_end = components.table("end").whole("empty_stacks", 1, WHEEL)
    table = components.table("rounds")
    for row in table.rows(most=SEATS):
        seats = row.whole("seats", FEWEST_SEATS, SEATS)
        cards = row.whole("cards", 1, min(CARDS_PLAYED, TURNS // seats))
        # Never more turns than spaces, so that a building can always be placed (OLB-4.2).
        box.rounds[seats] = row.whole("rounds", 1, min(ROUNDS, int(box.marker_count), int(box.bridge_spaces) // cards))
        box.cards_played[seats] = cards
        box.zero_cards[seats] = row.whole("zero_cards", cards, MOST_CARDS)  # always something to play
    if not box.rounds[FEWEST_SEATS:].all():
        table.refuse("box-every-seat-count")


def _read_cards(box: Record, components: Components) -> None:
    for row in components.table("cards").rows(most=CARD_VALUES):
        box.card_count[row.whole("value", 0, CARD_VALUES - 1)] = row.whole("count", 0, MOST_CARDS)
    table = components.table("first_hands")
    for row in table.rows(SEATS, SEATS):
        hand = row.wholes("cards", 0, MOST_CARDS, CARD_VALUES - 1)
        box.first_hand[row.one_of("stair", STAIRS), 1 : len(hand) + 1] = hand
    for seats in range(FEWEST_SEATS, SEATS + 1):
        needed = box.first_hand[:seats].sum(axis=0)
        needed[0] = seats * int(box.zero_cards[seats])
        if (needed > box.card_count).any():
            table.refuse("box-too-few-cards", seats=seats)
    box.start_money = components.table("money").whole("start", 0, MOST_START)
    box.centre_cost = components.table("centre").whole("cost", 0, MOST_MONEY)


def _read_tracks(box: Record, components: Components) -> None:
    chapel, gate = components.table("chapel_track"), components.table("gate_track")
    box.chapel_spaces = chapel.whole("spaces", 1, TRACK - 1)
    box.chapel_end_money = chapel.whole("end_money", 0, MOST_MONEY)
    for row in chapel.rows(TRACK, 0):
        box.chapel_coin[row.whole("space", 1, int(box.chapel_spaces))] = row.whole("money", 0, MOST_MONEY)
    box.gate_spaces = gate.whole("spaces", 1, TRACK - 1)
    box.gate_end_money = gate.whole("end_money", 0, MOST_MONEY)
    for space in gate.wholes("bonus_spaces", 1, int(box.gate_spaces), TRACK):
        box.gate_bonus[space] = 1


def _read_bonus_tiles(box: Record, table: Table) -> None:
    box.unused_money = table.whole("unused_money", 0, MOST_MONEY)
    box.chapel_steps = table.whole("chapel_steps", 1, TRACK - 1)
    box.gate_steps = table.whole("gate_steps", 1, TRACK - 1)
    box.card_bonus = table.whole("card_bonus", 1, CARD_VALUES)
    box.lady_value = table.whole("lady_value", 1, CARD_VALUES - 1)
    box.bonus_tiles[:] = EMPTY
    for row in table.rows(most=len(TILES)):
        for stack, count in enumerate(row.wholes("in_stack", 0, BONUS_STACK, BONUS_STACKS)):
            first, last = int(box.bonus_count[stack]), int(box.bonus_count[stack]) + count
            if last > BONUS_STACK:
                row.refuse("box-bonus-stack", stack=stack + 1, most=BONUS_STACK)
            box.bonus_tiles[stack, first:last] = row.one_of("id", TILES)
            box.bonus_count[stack] = last


def _read_scoring(box: Record, components: Components) -> None:
    for row in components.table("prizes").rows(most=SEATS):
        money = row.wholes("money", 0, MOST_MONEY, PRIZES)
        box.prize[row.whole("seats", FEWEST_SEATS, SEATS), : len(money)] = money
    cost = components.table("empty_spaces").wholes("cost", 0, MOST_MONEY, STEPS)
    if not cost:
        components.table("empty_spaces").refuse("box-missing", key="cost")
    box.empty_cost[: len(cost)] = cost
    box.empty_cost_last = len(cost) - 1
    for row in components.table("faces").rows(AREA_COUNT * FACE_COUNT):
        _read_face(box, row)


def _read_face(box: Record, row: Row) -> None:
    area = row.one_of("area", AREAS)
    face = row.one_of("id", {rule: face for face, rule in enumerate(FACE_RULES[area])})
    box.face_money[area, face] = row.whole("money", 0, MOST_MONEY, default=0)
    box.face_number[area, face] = row.whole("number", 0, MOST_NUMBER, default=0)
    if row.has("from"):
        steps, earns = row.wholes("from", 1, MOST_NUMBER, STEPS), row.wholes("earns", 0, MOST_MONEY, STEPS)
        if len(steps) != len(earns) or steps != sorted(steps):
            row.refuse("box-from-earns")
        box.face_steps[area, face] = len(steps)
        box.face_from[area, face, : len(steps)] = np.array(steps, int16)
        box.face_earns[area, face, : len(steps)] = np.array(earns, int16)
