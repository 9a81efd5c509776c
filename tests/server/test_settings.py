"""Settings keep the type they are declared with, wherever they are given."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from tavoliere.server.errors import Refused
from tavoliere.server.settings import Settings, read_settings
from tavoliere.server.work import MOST_THREADS, PATIENCE

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_settings_come_from_flags_then_environment_then_file(tmp_path):
    file = tmp_path / "serve.toml"
    file.write_text('port = 1\nhost = "file"\nthoughts_at_once = 3\n', encoding="utf-8")
    found = read_settings({"port": 9}, {"TAVOLIERE_PORT": "5", "TAVOLIERE_HOST": "there"}, str(file))
    assert (found.port, found.host, found.thoughts_at_once, found.db) == (9, "there", 3, Settings().db)


@pytest.mark.parametrize("written", ["0.5", "2.5", "3"])
def test_seconds_keep_their_fraction(tmp_path, written):
    file = tmp_path / "serve.toml"
    file.write_text(f"keep_loaded_seconds = {written}\n", encoding="utf-8")
    for found in (
        read_settings({}, {}, str(file)),
        read_settings({}, {"TAVOLIERE_KEEP_LOADED_SECONDS": written}),
    ):
        assert found.keep_loaded_seconds == float(written)


@pytest.mark.parametrize(
    ("name", "toml", "expected"),
    [
        ("thoughts_at_once", "0.5", "a whole number from 1"),
        ("thoughts_at_once", "2.5", "a whole number from 1"),
        ("thoughts_at_once", "0", "a whole number from 1"),
        ("thoughts_at_once", "true", "a whole number from 1"),
        ("port", "65536", "a whole number from 0 to 65535"),
        ("port", '"many"', "a whole number from 0 to 65535"),
        ("lease_seconds", "0", "a number above 0"),
        ("lease_seconds", "-1.5", "a number above 0"),
        ("lease_seconds", "nan", "a number above 0"),
        ("ping_seconds", "inf", "a number above 0"),
        ("ping_seconds", "false", "a number above 0"),
        ("log", '"loud"', "one of "),
        ("language", '"fr"', "one of en, it"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_what_is_expected(tmp_path, name, toml, expected):
    file = tmp_path / "serve.toml"
    file.write_text(f"{name} = {toml}\n", encoding="utf-8")
    variable = f"TAVOLIERE_{name.upper()}"
    for given, source in (({}, str(file)), ({variable: toml.strip('"')}, "")):
        with pytest.raises(Refused) as refused:
            read_settings({}, given, source)
        for language, part in (("en", expected), ("it", "ci vuole")):
            sentence = refused.value.sentence(language)
            assert part in sentence
            assert (variable if given else name) in sentence


def test_a_number_is_no_host(tmp_path):
    file = tmp_path / "serve.toml"
    file.write_text("host = 5\n", encoding="utf-8")
    with pytest.raises(Refused, match="use text"):
        read_settings({}, {}, str(file))


def test_every_setting_is_in_the_table_with_its_default():
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    of_this_machine = {
        "thoughts_at_once": "as many as cores",
        "questions_at_once": "half the cores",
        "bots_at_once": "half the cores",
    }
    assert [name for name, _default, _what in rows] == [one.name for one in fields(Settings)]
    for (name, default, _what), one in zip(rows, fields(Settings), strict=True):
        assert default == of_this_machine.get(name, f"`{json.dumps(one.default)}`"), name


def test_the_proxy_of_the_page_waits_for_the_longest_question():
    (example,) = re.findall(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    places = re.findall(r"location ~ (\S+) \{[^}]*proxy_read_timeout (\d+)s;", example)
    (seconds,) = [int(wait) for place, wait in places if re.match(place, "/api/games/old_london_bridge/ask")]
    assert seconds > Settings().thought_seconds * PATIENCE * MOST_THREADS
