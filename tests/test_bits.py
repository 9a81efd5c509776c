"""Bit masks give the same results compiled and uncompiled, also with place 63 set, which makes a mask negative."""

import numpy as np
import pytest
from numba import njit

from tavoliere.engine.bits import as_mask, count_bits, lowest_bit, places_of, without_lowest_bit
from tavoliere.engine.records import int8, int64, record

SETS = [[], [0], [5], [63], [0, 63], [1, 2, 3, 40], [31, 32, 62], list(range(64))]
HOLDER = record([("before", int8), ("narrow", int8, (64,)), ("wide", int64, (64,))])


def members(mask):
    """The places of a mask, one after the other, and how many there are."""
    count, found = count_bits(mask), []
    while mask != 0:
        found.append(lowest_bit(mask))
        mask = without_lowest_bit(mask)
    return found, count


def found_in(holders, value):
    """Where the arrays of a record hold a value."""
    return places_of(holders[0].narrow, value), places_of(holders[0].wide, value)


@pytest.mark.parametrize("places", SETS)
@pytest.mark.parametrize("run", [members, njit(members)], ids=["uncompiled", "compiled"])
def test_members_of_a_mask(places, run):
    mask = np.int64(as_mask(sum(1 << place for place in places)))
    if places:  # numba needs to know what the list holds
        assert run(mask) == (places, len(places))
    assert count_bits(mask) == len(places)


@pytest.mark.parametrize("places", SETS)
@pytest.mark.parametrize("run", [found_in, njit(found_in)], ids=["uncompiled", "compiled"])
def test_places_that_hold_a_value(places, run):
    holders = np.zeros(1, HOLDER)
    holders[0].narrow[places] = holders[0].wide[places] = -1
    expected = as_mask(sum(1 << place for place in places))
    assert run(holders, -1) == (expected, expected)
