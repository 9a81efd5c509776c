"""`tavoliere rule ID`: prints a rule's text, the functions that carry it out and the tests named after it."""

import json
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from tavoliere import app
from tavoliere.cli import cli_texts, usage_error
from tavoliere.engine import rulebook

SOURCES = Path(rulebook.__file__).parents[1]
ROOT = SOURCES.parents[1]
Find = Callable[[Path], dict[str, list[rulebook.Place]]]


def rule_folders() -> list[Path]:
    """Folders with a rulebook: the engine's and every family's."""
    families = {app.registry().family(game_id) for game_id in app.game_ids()}
    return [SOURCES / "engine", *sorted(families)]


def show_rule(language: str, rule_id: str, as_json: bool) -> None:
    """A rule by its id."""
    rule_id = rule_id.upper()
    texts = {tongue: {} for tongue in ("en", "it")}  # type: dict[str, dict[str, str]]
    for folder in rule_folders():
        for tongue, rules in texts.items():
            rules.update(rulebook.rules_of(folder, tongue))
    if rule_id not in texts[language]:
        known = get_close_matches(rule_id, texts[language], 5, 0.5) or list(texts[language])[:5]
        raise usage_error("unknown-rule", rule=rule_id, known=", ".join(known))
    handed_in = [folder for folder in rule_folders() if not folder.is_relative_to(SOURCES)]
    functions = _places(rulebook.carried_out_by, (SOURCES, *handed_in), rule_id)
    tests = _places(rulebook.pinned_by, (SOURCES, ROOT / "tests", *handed_in), rule_id)
    if as_json:
        places = {"functions": functions, "tests": tests}
        written = {name: [where(place) for place in found] for name, found in places.items()}
        print(
            json.dumps(
                {"rule": rule_id, "it": texts["it"][rule_id], "en": texts["en"][rule_id], **written},
                indent=1,
                ensure_ascii=False,
            )
        )
        return
    words, console = cli_texts(language), Console()
    console.print(f"[bold]{rule_id}[/bold]")
    console.print(Markdown(texts[language][rule_id]))
    for head, found in (("rule-functions", functions), ("rule-tests", tests)):
        console.print(words(head), style="dim")
        for place in found:
            console.print(f"  {where(place)}", highlight=False)
        if not found:
            console.print(f"  {words('rule-none')}")


def _places(find: Find, folders: Sequence[Path], rule_id: str) -> list[rulebook.Place]:
    """The places in the sources that concern a rule, each once even if one folder lies in another."""
    return list(dict.fromkeys(place for folder in folders for place in find(folder).get(rule_id, [])))


def where(place: rulebook.Place) -> str:
    """A place in the sources as people write it: file:line name."""
    path = place.path.relative_to(ROOT) if place.path.is_relative_to(ROOT) else place.path
    return f"{path}:{place.line} {place.name}"
