"""Sums over stored results: the latest ones, whatever parts their scores have."""

import pytest

from tavoliere.store import matches, statistics
from tavoliere.store.database import Database


@pytest.fixture
def connection(tmp_path):
    """A connection to an empty database."""
    database = Database(str(tmp_path / "tables.db"))
    database.set_up()
    with database.engine.begin() as connection:
        yield connection
    database.close()


def result(number, ended, parts, **others):
    """A result of Paris with a score made of these parts."""
    row = {"match": f"m{number:05}", "seat": 0, "game": "paris", "person": None, "name": "random", "seats": 2}
    row |= {"is_first": 1, "points": sum(parts.values()), "rank": 0, "parts": parts, "decisions": 40}
    return row | {"ended": ended, "counts": 1} | others


def test_the_parts_are_those_of_the_latest_thousand_results(connection):
    old = [result(number, 1.0, {"routes": 0}) for number in range(600)]
    new = [result(number, 2.0, {"routes": 10}) for number in range(600, 1600)]
    matches.add_results(connection, [*old, *new])
    assert statistics.parts(connection, "paris") == {"routes": 10}


def test_results_of_other_rules_versions_may_have_other_parts(connection):
    rows = [result(1, 1.0, {"routes": 8, "stations": 4}), result(2, 2.0, {"routes": 4, "tickets": 6})]
    matches.add_results(connection, rows)
    assert statistics.parts(connection, "paris") == {"routes": 6, "tickets": 6, "stations": 4}


def test_a_game_without_results_has_no_parts(connection):
    assert statistics.parts(connection, "paris") == {}
