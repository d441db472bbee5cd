"""Colours and signs. Every player has both, so that nothing is told by colour alone."""

GROUND = "#0b1018"
TEXT = "#e6e1d6"
QUIET = "#7d8794"
NOW = "#f0b040"
POSSIBLE = "#4fd0e0"
POSSIBLE_TOO = "#2fa6b8"
DANGER = "#ff6b60"

PLAYERS = ("#62aef5", "#ee8ac8", "#5fbf7a", "#efe48e")
SIGNS = ("◆", "●", "▲", "■", "★", "▼", "✚", "◗", "◖")

PLAIN_SIGNS = str.maketrans(
    {
        "◆": "*",
        "●": "&",
        "▲": "^",
        "■": "%",
        "★": "$",
        "▼": "v",
        "✚": "+",
        "◗": ")",
        "◖": "(",
        "◎": "@",
        "·": ".",
        "○": "o",
        "▸": ">",
        "▀": "^",
        "▄": "_",
        "█": "#",
        "▐": "|",
        "…": "~",
        "┌": "+",
        "┐": "+",
        "└": "+",
        "┘": "+",
        "├": "+",
        "┤": "+",
        "┬": "+",
        "┴": "+",
        "┼": "+",
        "─": "-",
        "│": "|",
        "✗": "x",
        "▮": "#",
        "▯": "-",
        "◐": "d",
        "≈": "~",
        "◷": "t",
        "□": "[",
        "▣": "]",
        "✓": "=",
        "¤": "$",
        "×": "x",
        "≠": "/",
        "↑": "A",
        "⇅": "V",
        "→": ">",
        "¹": "'",
        "²": '"',
        "³": "`",
    }
)
"""For terminals that know no Unicode: one sign for one sign, so that nothing shifts."""


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: so much of the first, the rest of the other."""
    parts = []
    for place in (1, 3, 5):
        first, second = int(one[place : place + 2], 16), int(other[place : place + 2], 16)
        parts.append(round(first * share + second * (1 - share)))
    return "#" + "".join(f"{part:02x}" for part in parts)
