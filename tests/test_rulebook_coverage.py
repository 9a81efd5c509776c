"""docs/rulebook-coverage.md names every rule, names no other, and leaves no sentence without a rule or a reason."""

import re
from itertools import pairwise

import pytest

from tavoliere.cli.rule import ROOT, rule_folders
from tavoliere.engine.rulebook import rules_of

RULE_ID = re.compile(r"\b[A-Z]{2,}-\d+(?:\.\d+)?")
SENTENCE = re.compile(r"^\| (\d+)(?:–(\d+))? \| .+ \| (.+) \|$", re.M)
REASONS = ("credit", "example", "flavour", "handling", "history", "lead-in", "picture", "pieces", "pointer")
GAMES = [folder for folder in rule_folders() if folder.name != "engine"]

PAGE = (ROOT / "docs" / "rulebook-coverage.md").read_text(encoding="utf-8")
SENTENCES, REST = PAGE.split("\n## Rules without a sentence\n")
WITHOUT_A_SENTENCE, DIFFERENCES = REST.split("\n## Differences found\n")


def carrying() -> set[str]:
    """The rules in the last column of the tables of sentences."""
    return {rule for _, _, carried in SENTENCE.findall(SENTENCES) for rule in RULE_ID.findall(carried)}


def listed() -> set[str]:
    """The rules that are said to have no sentence."""
    return set(re.findall(rf"^\| ({RULE_ID.pattern}) \|", WITHOUT_A_SENTENCE, re.M))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_rule_has_a_sentence_or_is_listed_without_one(folder):
    rules = rules_of(folder, "en")
    assert rules
    assert [rule for rule in rules if rule not in carrying() | listed()] == []


def test_the_general_rules_are_listed_as_ours():
    general = set(rules_of(ROOT / "src" / "tavoliere" / "engine", "en"))
    assert general
    assert general == {rule for rule in listed() if rule.startswith("GEN-")}
    assert general & carrying() == set()


def test_every_rule_named_exists():
    rules = {rule for folder in rule_folders() for rule in rules_of(folder, "en")}
    assert set(RULE_ID.findall(PAGE)) - rules == set()


def test_every_sentence_has_a_rule_or_a_reason():
    carried = [last for _, _, last in SENTENCE.findall(SENTENCES)]
    assert len(carried) > 500
    reasons = [last for last in carried if not RULE_ID.match(last)]
    assert [last for last in reasons if not last.startswith(tuple(f"— {reason}" for reason in REASONS))] == []


def test_sentences_are_counted_without_a_gap():
    for section in re.split(r"^#+ ", SENTENCES, flags=re.M):
        spans = [(int(first), int(last or first)) for first, last, _ in SENTENCE.findall(section)]
        title = section.splitlines()[0] if section else ""
        assert not spans or spans[0][0] == 1, title
        assert all(before[1] + 1 == after[0] for before, after in pairwise(spans)), title


def test_every_star_is_explained():
    starred = set(re.findall(rf"({RULE_ID.pattern})★", SENTENCES))
    assert starred
    assert starred - set(RULE_ID.findall(DIFFERENCES)) == set()
