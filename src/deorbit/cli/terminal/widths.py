"""How wide words are in a terminal: Japanese signs take two columns. Where lines break."""

import re

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.text import Text

JAPANESE = r"\u3000-\u9fff\uff00-\uffef"
OPENING = "（「『【〔［｛〈《" + re.escape("([{")
"""Signs that begin something and so do not end a line."""
CLOSING = (
    "、。，．：；！？・）」』】〕］｝〉》／～〜％…‥ーゝゞヽヾ々〻"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ" + re.escape("),.:;!?]}/%")
)
"""Signs that end or lengthen something and so do not begin a line."""
BREAK = re.compile(
    rf"(?<=[^\S\u00a0])(?=\S)"
    rf"|(?:(?<=[{JAPANESE}])(?=\S)|(?<=\S)(?=[{JAPANESE}]))(?<![{OPENING}])(?![{CLOSING}])"
)
"""Between words that no fixed space binds, and between Japanese signs that may be parted."""

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


def wrapped(text: Text, width: int) -> list[Text]:
    """Rows of at most so many columns; one at least."""
    rows: list[Text] = []
    for line in text.split(allow_blank=True):
        line.expand_tabs()
        rows += line.divide(_breaks(line.plain, width))
    for row in rows:
        if row.cell_len > width:
            row.rstrip()
    return rows


def _breaks(line: str, width: int) -> list[int]:
    """Where the rows after the first begin. What is too long for a row is cut where that ends."""
    found = [0]
    fitting = 0
    for place in [*(one.start() for one in BREAK.finditer(line)), len(line)]:
        while wide(line[found[-1] : place].rstrip()) > width:
            row = line[found[-1] : fitting]
            cut = chop_cells(line[found[-1] : place], width)[0]
            found.append(found[-1] + max(1, len(row if row.strip() else cut)))
        fitting = place
    return found[1:]
