"""Rate limits on what people do."""

import pytest

from tavoliere.server import usage_limits
from tavoliere.server.errors import Refused
from tavoliere.server.usage_limits import NewPeople, RateByKey


class Hands:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self):
        return self.now


def test_some_happen_at_once_and_the_others_so_many_a_second():
    clock = Hands()
    steps = RateByKey(10, 3, clock)
    assert [round(steps.reserve("ada"), 6) for _ in range(5)] == [0, 0, 0, 0.1, 0.2]
    assert steps.reserve("leo") == 0
    clock.now += 0.2
    assert round(steps.wait("ada"), 6) == 0.1
    clock.now += 60  # a long rest gives no more than was given in the beginning
    assert [round(steps.reserve("ada"), 6) for _ in range(4)] == [0, 0, 0, 0.1]


def test_asking_how_long_counts_nothing():
    steps = RateByKey(1, 1, Hands())
    assert steps.wait("ada") == steps.wait("ada") == 0
    steps.reserve("ada")
    assert steps.wait("ada") == steps.wait("ada") == 1


def test_only_so_many_keys_are_remembered(monkeypatch):
    monkeypatch.setattr(usage_limits, "REMEMBERED", 2)
    steps = RateByKey(1, 1, Hands())
    for key in ("first", "second", "third"):
        steps.reserve(key)
    assert (steps.wait("first"), steps.wait("third")) == (0, 1)


def test_only_so_many_people_take_a_name_at_an_address():
    clock = Hands()
    names = NewPeople(4, clock)
    for address in ["2001:db8::1", "2001:db8::2"] * 2:  # one household
        names.require(address)
    with pytest.raises(Refused) as refused:
        names.require("2001:db8::3")
    assert (refused.value.key, refused.value.words["minutes"]) == ("too-many-people", 15)
    names.require("2001:db8:0:1::1")
    clock.now += 15 * 60
    names.require("2001:db8::3")
