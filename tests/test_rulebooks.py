"""Every rule is written down in both languages, carried out by a function and pinned by a test."""

import re
from pathlib import Path

import pytest

from tavoliere.cli.rule import ROOT, SOURCES, rule_folders
from tavoliere.engine.rulebook import carried_out_by, pinned_by, rules_of
from walks import FIFTH

FOLDERS = [*rule_folders(), FIFTH]
FUNCTIONS = {**carried_out_by(SOURCES), **carried_out_by(FIFTH)}
TESTS = {**pinned_by(SOURCES), **pinned_by(ROOT / "tests")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_rulebooks_have_the_same_rules_in_the_same_order(folder):
    english, italian = rules_of(folder, "en"), rules_of(folder, "it")
    assert english
    assert list(english) == list(italian)
    assert all(english.values())
    assert [rule for rule in english if english[rule] == italian[rule]] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_rulebooks_have_the_same_structure(folder):
    english, italian = (
        re.findall(r"^(#+) ", (folder / f"RULEBOOK.{language}.md").read_text(encoding="utf-8"), re.M)
        for language in ("en", "it")
    )
    assert english == italian


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_rule_has_a_function_and_a_test(folder):
    rules = rules_of(folder, "en")
    assert [rule for rule in rules if rule not in FUNCTIONS] == []
    assert [rule for rule in rules if rule not in TESTS] == []


def test_functions_and_tests_name_only_rules_that_exist():
    rules = {rule for folder in FOLDERS for rule in rules_of(folder, "en")}
    assert set(FUNCTIONS) <= rules
    assert set(TESTS) <= rules


def test_refusals_and_events_cite_rules_that_exist(game):
    rules = {rule for folder in FOLDERS for rule in rules_of(folder, "en")}
    assert set(game.names.REFUSED_BY) == {reason for reason in game.names.Forbidden if reason}
    assert set(game.names.REFUSED_BY.values()) <= rules
    assert {event.rule for event in game.EVENTS} <= rules


def test_playthroughs_read_the_same():
    import tavoliere
    from tavoliere.engine.playthrough import playthrough

    found = sorted(SOURCES.rglob("playthroughs/*.txt"))
    assert {path.stem.split("-")[0] for path in found} == set(tavoliere.game_ids())
    for path in found:
        compare_playthrough(path, tavoliere.load, playthrough)


def compare_playthrough(path: Path, load, playthrough):
    """Play the game of a playthrough file again and compare the texts."""
    text = path.read_text(encoding="utf-8")
    game_id, *settings = text.splitlines()[0].split()
    values = dict(setting.split("=") for setting in settings)
    seats, seed = int(values.pop("seats")), int(values.pop("seed"))
    values.pop("rules"), values.pop("box")
    again = playthrough(load(game_id), seats, seed, values)
    assert again == text, f"{path.name}: write it again with `tavoliere playthrough` if the change is meant"
