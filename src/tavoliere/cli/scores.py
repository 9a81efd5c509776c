"""The score of a match as a table: every part, the sum and the place."""

from collections.abc import Sequence

from rich.table import Table

from tavoliere.cli import cli_texts
from tavoliere.engine.match import Match
from tavoliere.engine.text import Texts

Scores = Sequence[dict[str, int]]


def score_table(match: Match, language: str) -> Table:
    """A table of everybody's points by part."""
    return table_of(match.seat_names, match.scores(), match.ranking(), match.game.texts(language))


def table_of(names: Sequence[str], scores: Scores, ranks: Sequence[int], game_words: Texts) -> Table:
    """The scores of any match whose result is known; parts of a score from other rules may have no text."""
    words = cli_texts(game_words.language)
    table = Table(title=words("score-title"), title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for part in dict.fromkeys(part for parts in scores for part in parts):
        if any(parts.get(part) for parts in scores):
            said = game_words(f"part-{part}") if game_words.has(f"part-{part}") else part
            table.add_row(said, *(str(parts.get(part, 0)) for parts in scores))
    table.add_section()
    table.add_row(words("score-sum"), *(str(sum(parts.values())) for parts in scores), style="bold")
    table.add_row(words("score-place"), *(str(rank + 1) for rank in ranks))
    return table
