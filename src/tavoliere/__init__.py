"""Tavoliere: a digital table for four modern board games.

`tavoliere.load("paris")` loads a game, `tavoliere.new_match(…)` starts a match. Importing this package costs
milliseconds: everything else is imported when it is first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tavoliere.app import bot, game_ids, load, load_match, new_match, save_match
    from tavoliere.engine.errors import ForbiddenMove, TavoliereError, UndoRefused, UnreadableMove
    from tavoliere.engine.match import Match

__version__ = "0.1.0"
__all__ = [
    "ForbiddenMove",
    "Match",
    "TavoliereError",
    "UndoRefused",
    "UnreadableMove",
    "bot",
    "game_ids",
    "load",
    "load_match",
    "new_match",
    "save_match",
]

_HOMES = {
    "Match": "tavoliere.engine.match",
    "ForbiddenMove": "tavoliere.engine.errors",
    "TavoliereError": "tavoliere.engine.errors",
    "UndoRefused": "tavoliere.engine.errors",
    "UnreadableMove": "tavoliere.engine.errors",
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'tavoliere' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES.get(name, "tavoliere.app")), name)
