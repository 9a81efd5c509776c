"""Players read the words that docs/words.md lists, and none of those it advises against."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tavoliere

SOURCES = Path(tavoliere.__file__).parent
GLOSSARY = Path(__file__).parents[1] / "docs" / "words.md"
COLUMNS = {"en": 3, "it": 4}


class Sentences(Visitor):
    """Collects what a message says, without its variables."""

    def __init__(self):
        self.parts = []

    def visit_TextElement(self, node):
        self.parts.append(node.value)


def rows():
    """The lines of the glossary, each as its cells."""
    lines = [line for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def advised_against(language):
    """The expressions that the glossary tells nobody to use, separated by semicolons."""
    cells = [row[COLUMNS[language]] for row in rows()]
    return [expression.strip() for cell in cells for expression in cell.split(";") if expression.strip()]


def rulebooks(language):
    """Every paragraph of the rulebooks that players read: where it stands, its line and its words, without code."""
    for path in sorted(SOURCES.rglob(f"RULEBOOK.{language}.md")):
        # Names of components and rulings are ids.
        text = re.sub(r"`[^`\n]*`|^- \*\*[a-z-]+\*\*", "", path.read_text(encoding="utf-8"), flags=re.M)
        for paragraph in re.split(r"\n(?=\n|- |\|)", text):
            yield path.parent.name, path.name, " ".join(paragraph.split())


def sentences(language):
    """Every text for players: where it stands, its key and its words."""
    yield from rulebooks(language)
    for path in sorted(SOURCES.rglob(f"text/{language}.ftl")):
        for message in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(message, ast.Message):
                visitor = Sentences()
                visitor.visit(message)
                yield path.parent.parent.name, message.id.name, " ".join(visitor.parts)


def test_the_glossary_has_both_languages():
    assert len(rows()) > 30
    for row in rows():
        assert len(row) == 5, row
        assert row[0]
        assert row[1]


@pytest.mark.parametrize("language", COLUMNS)
def test_rulebooks_lessons_and_cards_are_read(language):
    folders = {folder for folder, *_ in sentences(language)}
    assert folders >= {"engine", "ticket_to_ride", "necropolis_railway", "lesson", "how_to_play"}
    assert len(list(rulebooks(language))) > 300


@pytest.mark.parametrize("language", COLUMNS)
def test_no_text_says_what_the_glossary_advises_against(language):
    expressions = advised_against(language)
    assert len(expressions) > 15
    pattern = re.compile("|".join(rf"\b{re.escape(one)}\b" for one in expressions), re.IGNORECASE)
    # Names that programs use are quoted, and stay as they are.
    said = [(*where, re.sub(r'"[^"]*"', "", words)) for *where, words in sentences(language)]
    found = [(folder, key, pattern.search(words).group()) for folder, key, words in said if pattern.search(words)]
    assert found == []


@pytest.mark.parametrize("language", COLUMNS)
def test_a_file_has_one_kind_of_apostrophe(language):
    for path in SOURCES.rglob(f"text/{language}.ftl"):
        assert len(set(re.findall(r"['’]", path.read_text(encoding="utf-8")))) < 2, path
