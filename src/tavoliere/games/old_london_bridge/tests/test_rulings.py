"""Every ruling is marked in its rule and explained under the gaps, in both languages."""

import re

import pytest

from tavoliere.engine.rulebook import rules_of
from tavoliere.games.old_london_bridge.tests.given import GAME

FOLDER = GAME.folders[0]
GAPS = {"en": "## Gaps and rulings", "it": "## Lacune e interpretazioni"}


def marked(language):
    """The rules that carry a ruling of ours."""
    return {rule for rule, text in rules_of(FOLDER, language).items() if "**[R]**" in text}


def explained(language):
    """The rules that the gaps name."""
    text = (FOLDER / f"RULEBOOK.{language}.md").read_text(encoding="utf-8")
    return set(re.findall(r"OLB-\d+\.\d+", text.split(GAPS[language])[1]))


@pytest.mark.parametrize("language", GAPS)
def test_every_ruling_is_explained(language):
    assert {"OLB-6.4", "OLB-9.5", "OLB-9.6"} <= marked(language)
    assert marked(language) - explained(language) == set()


def test_both_languages_mark_and_explain_the_same():
    assert marked("en") == marked("it")
    assert explained("en") == explained("it")
