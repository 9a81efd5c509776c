"""Fixtures with a running service, and clients that talk to it as a browser would."""

import pytest

import postgres
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
def server():
    """A PostgreSQL for all tests of a worker."""
    found = postgres.programs()
    if found is None:
        pytest.skip(postgres.ADVICE)
    running = postgres.Postgres(found)
    yield running
    running.remove()


@pytest.fixture
def database(server):
    """The address of an empty database."""
    return server.new_database()


@pytest.fixture(scope="session")
def paris():
    """One game."""
    return tavoliere.load("paris")
