"""The score of a match as a table: every part, the sum and the place."""

from rich.table import Table

from tavoliere.cli import cli_texts
from tavoliere.engine.match import Match


def score_table(match: Match, language: str) -> Table:
    """Parts by seat."""
    words, game_words = cli_texts(language), match.game.texts(language)
    table = Table(title=words("score-title"), title_justify="left")
    table.add_column("")
    for name in match.seat_names:
        table.add_column(name, justify="right")
    scores, ranks = match.scores(), match.ranking()
    for part in scores[0]:
        if any(parts[part] for parts in scores):
            table.add_row(game_words(f"part-{part}"), *(str(parts[part]) for parts in scores))
    table.add_section()
    table.add_row(words("score-sum"), *(str(sum(parts.values())) for parts in scores), style="bold")
    table.add_row(words("score-place"), *(str(rank + 1) for rank in ranks))
    return table
