"""A running service and clients that talk to it as a browser would."""

import pytest

import tavoliere
from clients import Service


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    """A service with a database of its own, for all tests of a module."""
    with Service(tmp_path_factory.mktemp("service") / "tables.db") as running:
        yield running


@pytest.fixture
def anew(tmp_path):
    """Makes services on one database, with settings of the test's own."""

    def start(**settings):
        return Service(tmp_path / "tables.db", **settings)

    return start


@pytest.fixture(scope="session")
def paris():
    """One game."""
    return tavoliere.load("paris")
