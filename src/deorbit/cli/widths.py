"""How wide words are in a terminal: Japanese signs take two columns."""

from rich.cells import cell_len, set_cell_size

wide = cell_len
"""The columns that a text takes."""

fitted = set_cell_size
"""A text cut or filled up to exactly so many columns."""


def filled(words: str, width: int) -> str:
    """At least so many columns, words first."""
    return words + " " * (width - wide(words))


def right(words: str, width: int) -> str:
    """At least so many columns, words last."""
    return " " * (width - wide(words)) + words
