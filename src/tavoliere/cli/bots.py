"""`tavoliere bots`: the bots, and how each plays."""

import json

from rich.console import Console

from tavoliere.bots import CHARACTERS, HERE, LEVELS, bot_names
from tavoliere.cli import cli_texts
from tavoliere.engine.text import texts


def show_bots(language: str, as_json: bool) -> None:
    """The levels with a sentence each, then every name that `--seats` and the arena understand."""
    catalogue = texts(language, (HERE,))
    levels = {level: catalogue(f"level-{level}") for level in (*LEVELS, *CHARACTERS)}
    if as_json:
        print(json.dumps({"levels": levels, "bots": bot_names()}, ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False, soft_wrap=True)
    for sentence in (*levels.values(), "", catalogue("level-until-compiled")):
        console.print(sentence)
    console.print(cli_texts(language)("all-bots", names=", ".join(bot_names())))
