"""The ends of games that the final scoring's tests read are those that today's rules give."""

import board_endings


def test_the_endings_of_every_board_are_current():
    for path, text in board_endings.files().items():
        assert path.read_text(encoding="utf-8") == text, "run python tests/board_endings.py"
