"""Moves and events declared by name: compiled code writes exactly what everybody else reads."""

from types import SimpleNamespace

import numpy as np
import pytest
from numba import njit

from tavoliere.engine.events import EVERYBODY, EventTable, event_buffer, no_events
from tavoliere.engine.fields import Count, flag, one_of, optional, several_of
from tavoliere.engine.moves import MoveKind, move_record, part_numbers, part_values, parts, rows_for_hash, write_row
from tavoliere.engine.text import Word

Route = one_of("Route", "a route", "routes")
Colour = one_of("Colour", "a colour", ("wild", "red", "blue"), word="colour")
Extras = several_of("Extras", "what is paid beside", ("orange", "carriage"))
Late = flag("Late", "whether it is late")

EVENTS = EventTable()
tell_passed = EVENTS.declare("passed", "TTR-6")
tell_claimed = EVENTS.declare("took-route", "TTR-4.1", route=Route, colour=optional(Colour), wilds=Count)
tell_drawn = EVENTS.declare("drew", "TTR-3.8", private=True, reveals=True, colour=Colour)
tell_sometimes = EVENTS.declare("emptied", "TTR-3.5", reveals=None, late=Late)


class Kind(MoveKind):
    PASS = parts()
    DRAW = parts(colour=Colour)
    CLAIM = parts(route=Route, colour=Colour, wilds=Count)
    PAY = parts(place=Count, extras=Extras)


MOVE = move_record(Kind)
GAME = SimpleNamespace(ids=SimpleNamespace(routes=["arc-champs", "arc-louvre"]), Kind=Kind)


def happen(events):
    tell_passed(events, 0)
    tell_claimed(events, 1, 1, -1, wilds=2)
    tell_drawn(events, 2, 2)
    tell_sometimes(events, -1, True, 1)
    tell_sometimes(events, -1, False, 0)


@pytest.mark.parametrize("run", [happen, njit(happen)], ids=["pure", "compiled"])
def test_events_are_read_by_the_names_they_were_declared_with(run):
    buffer = event_buffer()
    run(buffer)
    passed, claimed, drew, emptied, kept = EVENTS.read(GAME, buffer)
    assert (passed.kind, passed.rule, passed.seat, dict(passed.values)) == ("passed", "TTR-6", 0, {})
    assert (claimed.kind, claimed.route, claimed.colour, claimed.wilds) == ("took-route", "arc-louvre", None, 2)
    assert claimed.number("route") == 1
    assert (claimed.audience, claimed.reveals, claimed.is_public) == (EVERYBODY, False, True)
    assert (drew.colour, drew.reveals) == ("blue", True)
    assert [drew.is_for(seat) for seat in (-1, 0, 1, 2, 3)] == [False, False, False, True, False]
    assert (emptied.late, emptied.reveals, kept.late, kept.reveals) == (True, True, False, False)
    with pytest.raises(AttributeError, match="'passed' has no field 'route'"):
        _ = passed.route


@pytest.mark.parametrize("run", [happen, njit(happen)], ids=["pure", "compiled"])
def test_nothing_is_written_where_nobody_listens(run):
    run(no_events())


def test_an_event_with_too_many_fields_is_refused_when_it_is_declared():
    with pytest.raises(ValueError, match="room for 6"):
        EventTable().declare("long", "TTR-1", **dict.fromkeys("abcdefg", Count))


@pytest.mark.parametrize("taken", ["kind", "seat", "number", "words"])
def test_a_field_that_would_hide_behind_an_event_s_own_is_refused(taken):
    with pytest.raises(ValueError, match=f"cannot have a field '{taken}'"):
        EventTable().declare("hidden", "TTR-1", **{taken: Count})


def test_a_sentence_says_a_value_in_its_own_word():
    assert Colour.said(GAME, 1) == Word("colour-red")
    assert Route.said(GAME, 0) == "arc-champs"
    assert optional(Colour).said(GAME, -1) is None


def table():
    moves = np.zeros(4, MOVE)
    write_row(moves[0], Kind.PASS)
    write_row(moves[1], Kind.DRAW, colour=2)
    write_row(moves[2], Kind.CLAIM, route=1, colour=0, wilds=3)
    write_row(moves[3], Kind.PAY, place=7, extras=3)
    return moves


def test_a_move_is_read_by_the_names_of_its_parts():
    moves = table()
    assert MOVE.itemsize == 8
    assert [part_numbers(Kind, row) for row in moves] == [
        {},
        {"colour": 2},
        {"route": 1, "colour": 0, "wilds": 3},
        {"place": 7, "extras": 3},
    ]
    assert part_values(GAME, moves[2]) == {"route": "arc-louvre", "colour": "wild", "wilds": 3}
    assert part_values(GAME, moves[3]) == {"place": 7, "extras": ["orange", "carriage"]}
    compiled = njit(lambda rows: (rows[2].route, rows[2].colour, rows[2].wilds, rows[1].colour, rows[3].extras))
    assert compiled(moves) == (1, 0, 3, 2, 3)


def test_a_row_needs_exactly_its_parts():
    with pytest.raises(TypeError, match="route, colour, wilds"):
        write_row(np.zeros(1, MOVE)[0], Kind.CLAIM, route=1)


def test_the_hash_of_a_box_reads_parts_in_the_order_of_their_declaration():
    rows = rows_for_hash(Kind, table(), 4)
    assert rows.tolist() == [[0, 0, 0, 0], [1, 2, 0, 0], [2, 1, 0, 3], [3, 7, 3, 0]]


def test_parts_that_find_no_common_place_are_refused():
    class Crowded(MoveKind):
        ONE = parts(a=Count, b=Count, c=Count)
        TWO = parts(a=Count, b=Count, d=Count)
        THREE = parts(c=Count, d=Count)

    with pytest.raises(ValueError, match="no common place"):
        move_record(Crowded)
