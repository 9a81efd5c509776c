"""Both languages say everything, in the same keys with the same variables, and nothing was left in English."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tavoliere
from tavoliere.engine.text import LANGUAGES, Texts, entries, key_of
from walks import FIFTH, walk

SOURCES = Path(tavoliere.__file__).parent
FOLDERS = sorted({path.parent for root in (SOURCES, FIFTH) for path in root.rglob("text/*.ftl")})

# Words that are the same in both languages.
SAME = {
    "meta-file", "per-cent", "game-san_francisco", "game-old_london_bridge", "game-necropolis_railway",
    "end-column-sum",
}  # fmt: skip

# Words of the browser table that only one board uses so far.
USEFUL_TO_ALL = {"ask-remove", "ask-to-move"}


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
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_is_the_same(folder, language):
    path = folder / f"{language}.ftl"
    whole, apart = messages(path), entries(path.read_text(encoding="utf-8"))
    assert [key for key in apart if not key.startswith("-")] == list(whole)
    for key, message in whole.items():
        (alone,) = (one for one in parse(apart[key]).body if isinstance(one, ast.Message))
        assert alone.equals(message, ignored_fields=["span", "comment"]), key


def test_what_a_message_names_is_found_in_whatever_order(tmp_path):
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        'both = { first } and { -second(case: "big") }\n'
        "first = { $count ->\n    [one] one { -second }\n   *[other] { $count } of them\n}\n"
        "-second = { $case ->\n    [big] Pebbles\n   *[small] pebbles\n}\n"
        "circle = { circle }\n",
        encoding="utf-8",
    )
    texts = Texts("en", (tmp_path,))
    assert texts("both", count=1) == "one pebbles and Pebbles"
    assert texts("first", count=3) == "3 of them"
    assert texts.has("circle")
    assert not texts.has("neither")
    assert texts("neither") == "neither"


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
    keys += [f"luck-{source}" for source in game.CHANCE.values()]
    keys += [f"decision-{kind.word}" for kind in game.Kind]
    assert [key for key in keys if not texts.has(key)] == []


THINGS = ("card", "symbol", "tile", "kind", "area", "disc", "coffin", "crypt")  # as web/ask/labels.ts has them


def fields(value, path=()):
    """The paths of everything in a position that Ask shows as a field, without the places in lists."""
    if isinstance(value, dict):
        for name, part in value.items():
            if path or name not in ("game", "seats", "chance"):
                yield (*path, name)
                yield from fields(part, (*path, name))
    elif isinstance(value, list):
        for part in value:
            if isinstance(part, dict):
                yield from fields(part, (*path, ""))


def has_label(game, texts, path):
    """Whether a field has words: of the table or of a seat its own, a counted thing the game's or the box's.

    Ids with a number are named by the game's describer, which a browser test looks at.
    """
    *_, parent, name = ("", *path)
    if texts.has(f"field-{name.replace('_', '-')}"):
        return True
    if not parent:
        return False
    if re.fullmatch(r"[a-z]+\d+", name):
        return True
    words = [word for word in name.split(" ") if not word.isdigit()]
    keys = [[f"{thing}-{word.replace('+', 'plus-')}" for thing in THINGS] for word in words]
    return name in game.printed_names or all(any(texts.has(key) for key in several) for several in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_position_has_words(game, language):
    texts = game.texts(language)
    for seed in range(2):
        for match in walk(game, 3, seed):
            found = set(fields(game.position(match.state)))
            assert sorted(path for path in found if not has_label(game, texts, path)) == []


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


def test_the_frame_has_no_words_of_a_single_game():
    users = defaultdict(set)  # who names a text: the family of a game's folder, or the frame
    for path in (path for ext in ("ts", "svelte") for path in SOURCES.rglob(f"*.{ext}")):
        part, family, *_ = path.relative_to(SOURCES).parts
        for word in re.findall(r"['\"`]([a-z][\w-]*)['\"`.]", path.read_text(encoding="utf-8")):
            users[word].add(family if part == "games" else part)
    keys = [key for folder in SOURCES.glob("web/**/text") for key in messages(folder / "en.ftl")]
    assert {key for key in keys if len(users[key]) == 1 and "web" not in users[key]} <= USEFUL_TO_ALL


def test_every_help_text_exists():
    folder = Path(tavoliere.__file__).parent / "cli"
    used = set(re.findall(r'\bwords\("([a-z0-9-]+)"', (folder / "commands.py").read_text(encoding="utf-8")))
    assert len(used) > 40
    assert used <= set(messages(folder / "text" / "en.ftl"))
