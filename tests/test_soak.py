"""Sampling what a service holds: tools/siege --soak."""

import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from siege.soak import Samples, kilobytes, slope


def test_growth_is_stated_and_steadiness_too(capsys):
    held = {"service": 100, "files": 20}

    def look():
        held["service"] += 5
        return dict(held)

    with Samples(look, every=0.01) as samples:
        while len(samples.taken) < 8:
            time.sleep(0.01)
    samples.report()
    told = capsys.readouterr().out
    assert "files: +0.0 an hour" in told
    assert "service: +0.0" not in told
    assert "service 105, files 20" in told


def test_a_slope_is_that_of_the_nearest_line():
    assert slope([(0, 1), (1, 3), (2, 5)]) == pytest.approx(2)
    assert slope([(0, 3), (1, 1), (2, 3)]) == pytest.approx(0)


def test_a_database_is_as_large_as_its_file_and_its_log(tmp_path):
    (tmp_path / "t.db").write_bytes(bytes(4096))
    (tmp_path / "t.db-wal").write_bytes(bytes(2048))
    assert kilobytes(str(tmp_path / "t.db")) == 6
    assert kilobytes("postgresql://elsewhere") == 0
