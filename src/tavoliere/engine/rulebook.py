"""The numbered rules: their texts, the functions that carry them out and their tests, found by parsing."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULE_LINE = re.compile(r"^- \*\*([A-Z]+-[0-9.]+)\*\* (.*)$")


@dataclass(frozen=True)
class Place:
    """Where something stands in the sources."""

    path: Path
    line: int
    name: str


def rules_of(folder: Path, language: str) -> dict[str, str]:
    """The rules of a folder's rulebook by id, in their order."""
    path = folder / f"RULEBOOK.{language}.md"
    rules: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if match := RULE_LINE.match(line):
            current = match[1]
            rules[current] = match[2].strip()
        elif current and line.startswith("  "):
            rules[current] += " " + line.strip()
        else:
            current = ""
    return rules


def carried_out_by(folder: Path) -> dict[str, list[Place]]:
    """The functions marked `@rule(…)` below a folder, by rule id."""
    found: dict[str, list[Place]] = {}
    for path, node in _functions_below(folder, "*.py", "@rule("):
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant):
                        found.setdefault(str(argument.value), []).append(Place(path, node.lineno, node.name))
    return found


def pinned_by(folder: Path) -> dict[str, list[Place]]:
    """The tests named after rule ids below a folder: `test_TTR_4_7_…` pins TTR-4.7."""
    found: dict[str, list[Place]] = {}
    for path, node in _functions_below(folder, "test_*.py", "def test_"):
        if match := re.match(r"test_([A-Z]+)_(\d+)(?:_(\d+))?(?:_|$)", node.name):
            rule_id = f"{match[1]}-{match[2]}" + (f".{match[3]}" if match[3] else "")
            found.setdefault(rule_id, []).append(Place(path, node.lineno, node.name))
    return found


def _functions_below(folder: Path, pattern: str, mark: str) -> Iterator[tuple[Path, ast.FunctionDef]]:
    """The functions in files that contain a marker; parsing the other files would take most of the time."""
    # Functions that carry a rule out come before those that display or evaluate it.
    for path in sorted(folder.rglob(pattern), key=lambda path: ("rules" not in path.parts, path)):
        if pattern == "*.py" and "tests" in path.relative_to(folder).parts:
            continue
        source = path.read_text(encoding="utf-8")
        for node in _functions_of(ast.parse(source)) if mark in source else ():
            yield path, node


def _functions_of(scope: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """The functions of a module and of its classes; rules and tests stand nowhere else."""
    for node in scope.body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from _functions_of(node)
