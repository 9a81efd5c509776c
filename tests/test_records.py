"""Records read and write as attributes, uncompiled, and travel between processes."""

import pickle

import numpy as np
import pytest

from tavoliere.engine.records import blank, int8, int16, record, record_class

PLAYER = record([("points", int16), ("hand", int8, (3,))])
STATE = record([("turn", int16), ("first", PLAYER), ("players", PLAYER, (2,))])


def test_fields_are_attributes_and_share_the_bytes_of_the_record():
    state = blank(STATE)
    state[0].turn = 7
    state[0].first.points = -3
    state[0].players[1].hand[2] = 5
    assert (state["turn"][0], state["first"]["points"][0], state["players"]["hand"][0, 1, 2]) == (7, -3, 5)
    assert (state[0].turn, state[0].first.points, state[0].players[1].hand.tolist()) == (7, -3, [0, 0, 5])
    kept = state[0].copy()
    state[0].turn = 8
    assert kept.turn == 7


def test_a_field_that_is_not_there_is_neither_read_nor_written():
    state = blank(STATE)
    with pytest.raises(AttributeError):
        _ = state[0].trun
    with pytest.raises(AttributeError):
        state[0].trun = 1
    with pytest.raises(ValueError, match="cannot be called 'round'"):
        record([("round", int16)])


def test_records_of_the_same_fields_are_of_one_type():
    again = record([("points", int16), ("hand", int8, (3,))])
    assert again == PLAYER
    assert again.type is PLAYER.type is record_class(["points", "hand"])
    assert np.dtype([("points", int16), ("hand", int8, (3,))]) == PLAYER


def test_a_record_is_pickled_with_its_attributes():
    state = blank(STATE)
    state[0].players[0].points = 9
    twin = pickle.loads(pickle.dumps(state))
    assert twin.tobytes() == state.tobytes()
    assert twin[0].players[0].points == 9
    assert twin.dtype.type is STATE.type
