"""The README's session runs as printed, and what the documents point to exists."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_session_in_the_readme_runs_as_printed():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_links_between_documents_lead_somewhere():
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
