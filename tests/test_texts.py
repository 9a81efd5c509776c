"""Both languages say everything, in the same keys with the same variables, and nothing was left in English."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tavoliere
from tavoliere.engine.text import LANGUAGES, key_of
from walks import FIFTH, walk

SOURCES = Path(tavoliere.__file__).parent
FOLDERS = sorted({path.parent for root in (SOURCES, FIFTH) for path in root.rglob("text/*.ftl")})

# Words that are the same in both languages.
SAME = {
    "meta-file", "per-cent", "game-san_francisco", "game-old_london_bridge", "game-necropolis_railway",
    "end-column-sum",
}  # fmt: skip


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(path):
    """The messages of a file by key."""
    resource = parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in found]
    assert not [key for key in keys if keys.count(key) > 1], path  # the last one would silence the others
    return dict(zip(keys, found, strict=True))


def variables(message):
    """The names of a message's variables."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_keys_and_variables(folder):
    english, italian = (messages(folder / f"{language}.ftl") for language in ("en", "it"))
    assert list(english) == list(italian)
    for key in english:
        assert variables(english[key]) == variables(italian[key]), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_italian_is_not_english(folder):
    english, italian = (messages(folder / f"{language}.ftl") for language in ("en", "it"))
    for key in english:
        has_words = any(
            isinstance(element, ast.TextElement) and element.value.strip(" .,:()·–−+×£✓")
            for element in english[key].value.elements
        )
        if has_words and english[key].value.equals(italian[key].value):
            assert key in SAME, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(game, language):
    texts = game.texts(language)
    keys = [key_of("refusal", reason.name) for reason in game.names.Forbidden if reason]
    keys += [key_of("event", event.name) for event in game.EVENTS]
    keys += [key_of("question", phase.name) for phase in game.names.Phase]
    keys += [key_of("part", part.name) for part in game.names.Part]
    keys += [f"option-{name}{suffix}" for name in game.OPTIONS for suffix in ("", "-help")]
    keys += [f"game-{game.id}", f"game-{game.id}-about"]
    assert [key for key in keys if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_some_games_can_be_told(game, language):
    for seed in range(2):
        *_, match = walk(game, 3, seed)
        for row in match.history:
            for event in row.events:
                sentence = match.sentence(event, language)
                assert sentence
                assert "{" not in sentence, sentence
                assert not sentence.startswith("event-"), sentence
