"""Names of bots at a table: short given names, the same in both languages, so that people can talk about them."""

from collections.abc import Iterable

NAMES = ("Ada", "Bruno", "Clara", "Dino", "Emma", "Furio", "Greta", "Hugo", "Iris", "Leo", "Mina", "Nora")


def free_name(taken: Iterable[str]) -> str:
    """The first name nobody at the table has."""
    used = {name.casefold() for name in taken}
    return next(name for name in NAMES if name.casefold() not in used)
