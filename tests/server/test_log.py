"""Log lines: sentences on a terminal, JSON for programs, and nobody waits until they are written."""

import io
import json
import logging
import threading

import pytest

from tavoliere.server import log
from tavoliere.server.log import Log, LogOutput


class Terminal(io.StringIO):
    """A file that says it is a terminal."""

    def isatty(self):
        return True


def report(out, style, language="en"):
    """Everything that can be reported, as it was written."""
    logger = logging.Logger("test")
    with LogOutput(out, style, language).of(logger):
        log = Log(logger)
        log.info("table-closed", table="abc")
        log.warning("token-unknown", address='"10.0.0.1"\n')
        try:
            raise ZeroDivisionError("our mistake")
        except ZeroDivisionError as error:
            log.broken("request-failed", error, path="/x")
        logger.warning("a library says %s", "so")
    return out.getvalue()


@pytest.mark.parametrize(("out", "style"), [(Terminal(), "auto"), (io.StringIO(), "text")])
def test_people_read_sentences(out, style):
    lines = report(out, style, "it").splitlines()
    assert lines[0][8:] == " Il tavolo abc è stato chiuso: da molto tempo non viene nessuno."
    assert lines[-2] == "ZeroDivisionError: our mistake"
    assert lines[-1][8:] == " a library says so"
    assert "{" not in lines[0]


@pytest.mark.parametrize(("out", "style"), [(io.StringIO(), "auto"), (Terminal(), "json")])
def test_programs_read_json(out, style):
    closed, unknown, failed, library = map(json.loads, report(out, style).splitlines())
    assert (closed["level"], closed["event"], closed["table"]) == ("info", "table-closed", "abc")
    assert closed["text"].startswith("Table abc was closed")
    assert unknown["address"] == '"10.0.0.1"\n'
    assert failed["level"] == "error"
    assert failed["error"] == "ZeroDivisionError('our mistake')"
    assert "Traceback" in failed["trace"]
    assert (library["event"], library["text"]) == ("test", "a library says so")


def test_nobody_waits_for_a_line_to_be_written_and_none_is_lost():
    may_write = threading.Event()

    class Slow(io.StringIO):
        def write(self, text):
            assert may_write.wait(10)
            return super().write(text)

    logger, out = logging.Logger("test"), Slow()
    with LogOutput(out, "json").of(logger):
        for number in range(100):
            Log(logger).info("table-closed", table=number)  # returns although nothing can be written
        assert out.getvalue() == ""
        may_write.set()
    assert [json.loads(line)["table"] for line in out.getvalue().splitlines()] == list(range(100))


def test_whoever_misbehaves_all_the_time_does_not_fill_the_disk(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(log.time, "monotonic", lambda: now[0])
    logger, out = logging.Logger("test"), io.StringIO()
    with LogOutput(out, "json").of(logger):
        reporting = Log(logger)
        for _ in range(10_000):
            reporting.client("client-dropped", reason="unread", address="10.0.0.1")
        now[0] += 1
        reporting.client("client-dropped", reason="unread", address="10.0.0.1")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(lines) == log.LINES_AT_ONCE + 1
    assert lines[-1]["left_out"] == 10_000 - log.LINES_AT_ONCE
