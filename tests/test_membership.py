"""`in` a tuple of whole numbers gives the same result compiled, whatever number types are compared."""

from enum import IntEnum

import numpy as np
import pytest
from numba import njit

from tavoliere.engine import membership  # noqa: F401 - tells numba


class Kind(IntEnum):
    NONE, FIRST, SECOND, LAST = -1, 1, 2, 300


def is_named(number):
    return number in (Kind.NONE, Kind.FIRST, Kind.LAST)


def is_given(number, one, other):
    return number in (one, other)


compiled = njit(is_named), njit(is_given)


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.int64])
def test_names_are_found_among_numbers_of_every_kind(kind):
    for number in (-1, 0, 1, 2, 3, 44, 255, 300):
        if np.iinfo(kind).min <= number <= np.iinfo(kind).max:
            assert compiled[0](kind(number)) == is_named(number), number


@pytest.mark.parametrize("members", [(1, 2), (np.int16(1), np.int16(-2)), (np.uint64(1), np.uint64(2)), (1.0, 1.5)])
def test_members_may_be_numbers_of_every_kind(members):
    for number in (*members, 0, -1, 2**62):
        assert compiled[1](int(number), *members) == is_given(int(number), *members), number
