"""The table for the terminal."""


def draw(game, view, texts):
    return ""
