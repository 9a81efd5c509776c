"""Every word of the frame is a text in both languages: no browser needed."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import tavoliere

WEB = Path(__file__).resolve().parents[2] / "src" / "tavoliere" / "web"
GAMES = WEB.parent / "games"
FOLDERS = [WEB / "text", *sorted({path.parent for path in GAMES.glob("**/text/*.ftl")})]
COMPONENTS = [path for path in WEB.rglob("*.svelte") if "dist" not in path.parts]
SCRIPTS = [path for path in WEB.rglob("*.ts") if "dist" not in path.parts and not path.name.endswith(".test.ts")]
DESCRIBERS = sorted(GAMES.glob("*/board/describe.ts"))
ENDINGS = sorted(GAMES.glob("*/board/endShow.ts"))
THE_NAME_OF_THE_WHOLE = "Tavoliere"
SPOKEN = ("aria-label", "title", "placeholder", "alt", "label")


def messages(path: Path) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], path
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for one in value if isinstance(value, list) else [value]:
                walk(one)

    walk(message)
    return found


def test_both_languages_have_the_same_texts_with_the_same_words() -> None:
    for folder in FOLDERS:
        italian, english = messages(folder / "it.ftl"), messages(folder / "en.ftl")
        assert list(italian) == list(english), folder
        for key, message in italian.items():
            assert variables(message) == variables(english[key]), f"{folder.name}: {key}"


def test_every_table_of_a_box_has_its_name_and_the_provenance_it_states() -> None:
    for game in tavoliere.game_ids():
        loaded = tavoliere.load(game)
        tables = loaded.components.data
        english = {}
        for folder in loaded.folders:
            if (folder / "text" / "en.ftl").exists():
                english |= messages(folder / "text" / "en.ftl")
        for name, table in tables.items():
            if "provenance" in table:
                key = name.replace("_", "-")
                assert f"box-{key}" in english, f"{game}: {name}"
                assert plain(english[f"provenance-{key}"]) == table["provenance"], f"{game}: {name}"


def plain(message: ast.Message) -> str | None:
    """A text without placeholders."""
    elements = message.value.elements if message.value else []
    texts = [one.value for one in elements if isinstance(one, ast.TextElement)]
    return "".join(texts) if len(texts) == len(elements) else None


def test_italian_is_not_english() -> None:
    for folder in FOLDERS:
        italian, english = messages(folder / "it.ftl"), messages(folder / "en.ftl")
        sentences = {key: message for key, message in italian.items() if not key.startswith("game-")}  # not titles
        same = [key for key, message in sentences.items() if plain(message) and plain(message) == plain(english[key])]
        assert not same, f"write what is meant to be equal as a literal in one of them: {same}"


def test_every_key_that_is_said_exists() -> None:
    known = set(messages(WEB / "text" / "en.ftl"))
    said = {
        key
        for path in [*COMPONENTS, *SCRIPTS]
        for key in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", path.read_text(encoding="utf-8"))
    }
    assert said <= known, sorted(said - known)


def test_every_text_of_the_frame_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in [*COMPONENTS, *SCRIPTS, *DESCRIBERS, *ENDINGS])
    built = set(re.findall(r"`([a-z-]+-)\$\{", sources))
    unused = [
        key
        for key in messages(WEB / "text" / "en.ftl")
        if f"'{key}'" not in sources and not any(key.startswith(prefix) for prefix in built)
    ]
    assert not unused


def test_no_word_stands_in_a_component() -> None:
    for path in COMPONENTS:
        source = path.read_text(encoding="utf-8")
        template = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
        for name in SPOKEN:
            assert not re.search(rf'\s{name}="[^"{{]*[A-Za-z]{{2}}', template), f"{path.name}: {name}"
        words = re.sub(r"<kbd>.*?</kbd>", "", template, flags=re.DOTALL)
        while re.search(r"\{[^{}]*\}", words):
            words = re.sub(r"\{[^{}]*\}", "", words)
        words = re.sub(r"<[^>]*>", "", words.replace("=>", "")).replace("&nbsp;", "").replace(THE_NAME_OF_THE_WHOLE, "")
        assert not re.search(r"[A-Za-z]{2}", words), f"{path.name}: {words.strip()[:80]}"
