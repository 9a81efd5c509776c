"""Scratch arrays hold what was written to them, compiled and uncompiled, without any allocation."""

import numpy as np
import pytest
from numba import njit
from numba.core.errors import TypingError
from numba.core.runtime import _nrt_python, rtsys

from tavoliere.engine.compiler import EntryPointCompiler, options_for
from tavoliere.engine.records import float64, int16, int64, record
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch

ITEM = record([("row", float64, (5,)), ("mark", int16)])
COUNT = 7


@helper
def fill(items, first):
    """Write on what the caller asked for."""
    for index in range(len(items)):
        items[index].mark = index
        for place in range(5):
            items[index].row[place] = first + place


@helper
def layer(depth, first):
    """Several arrays at once, one asked for in a loop, and other frames of the same kind below."""
    items, numbers = scratch(2, ITEM), scratch(COUNT, int64)
    fill(items, first)
    total = 0.0
    for round_number in range(3):
        again = scratch(1, ITEM)
        fill(again, round_number)
        total += again[0].row[4] + again[0].mark
    for index in range(COUNT):
        numbers[index] = index * depth
    for index in range(2):
        for place in range(5):
            total += items[index].row[place]
        total += items[index].mark
    return total + numbers[COUNT - 1]


def work(times):
    total = 0.0
    for depth in range(times):
        total += layer(depth, 100.0 * depth)
    return total


def copies(given, kept, place):
    """Copy a record onto the stack and from there into an array; returns what the copy on the stack holds."""
    copied = scratch(2, ITEM)
    copied[0] = given[1]
    copied[-1] = copied[0]
    copied[0].mark += 1  # of its own: neither what was copied nor the other copy changes
    kept[place] = copied[1]
    return copied[0].mark


def of_any_size(count):
    return len(scratch(count, int64))


def test_it_holds_what_was_written():
    compiled = njit(**options_for(EntryPointCompiler))(work)
    assert compiled(4) == work(4) == 6180.0


def test_nothing_is_allocated():
    compiled = njit(**options_for(EntryPointCompiler))(work)
    compiled(1)
    _nrt_python.memsys_enable_stats()
    before = rtsys.get_allocation_stats().alloc
    compiled(4)
    assert rtsys.get_allocation_stats().alloc == before


@pytest.mark.parametrize("place", [0, 2, -1])
def test_a_record_is_copied_whole_and_to_its_place(place):
    given, filled = np.zeros(2, ITEM).view(np.recarray), []
    fill(given, 7.0)
    for run in (copies, njit(**options_for(EntryPointCompiler))(copies)):
        kept = np.zeros(3, ITEM)
        assert run(np.asarray(given), kept, place) == 2
        assert kept[place] == given[1]
        assert np.count_nonzero(kept["mark"]) == 1
        filled.append(kept.tobytes())
    assert filled[0] == filled[1]
    assert given[1].mark == 1


def test_its_size_is_known_when_it_is_compiled():
    with pytest.raises(TypingError):
        njit(of_any_size)(3)
