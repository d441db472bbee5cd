"""The text of a script as tokens, and a cursor that goes along them."""

import difflib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from deorbit.core.text import Value
from deorbit.games.stationfall.content.scripts.vocabulary import squeezed

Found = TypeVar("Found")

TOKEN = re.compile(
    r"(?P<remark>\([^()]*\))|(?P<word>[A-Za-z][\w'’-]*)|(?P<number>\d+)|(?P<mark>[\[\]:+>/.])"
    r"|(?P<space>\s+)|(?P<strange>.)"
)
LONGEST = 5
"""How many words a name has at most."""
NEAR = 0.6
"""How like each other two phrases are if one may be meant for the other."""
GUESSED = (3, 2, 1)
"""How many words are looked at for one that may be meant."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong about a script, and where. `message` is the end of a message id; an argument
    `wanted` holds what was expected, apart by spaces: marks, words, and sorts of things."""

    line: int
    column: int
    message: str
    args: dict[str, Value]


class Stop(Exception):
    """A line cannot be read further."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Token:
    kind: str
    text: str
    line: int
    column: int
    start: int


def tokens_of(source: str, faults: list[Fault]) -> list[Token]:
    """The words and marks of a script; remarks are left out."""
    found: list[Token] = []
    line, begun = 1, 0
    for match in TOKEN.finditer(source):
        kind, text, column = str(match.lastgroup), match[0], match.start() - begun + 1
        if kind == "strange":
            message = "remark" if text in "()" else "strange"
            faults.append(Fault(line, column, message, {"value": text}))
        elif kind not in ("space", "remark"):
            found.append(Token(kind, text, line, column, match.start()))
        if "\n" in text:
            line += text.count("\n")
            begun = match.start() + text.rindex("\n") + 1
    return found


def said(words: Iterable[str]) -> str:
    """Words and marks as text, with single spaces."""
    text = " ".join(words)
    for mark, told in (("[ ", "["), (" ]", "]"), (" :", ":")):
        text = text.replace(mark, told)
    return text


class Cursor:
    """A place among the tokens of one line."""

    def __init__(self, tokens: list[Token]) -> None:
        last = tokens[-1]
        end = Token("end", "", last.line, last.column + len(last.text), 0)
        self.tokens = [*tokens, end]
        self.place = 0
        self.parts: dict[int, tuple[int, str]] = {}
        """What is told in the reader's language, by the place where it begins: where it ends, and
        as a part for `core.text.parts`."""

    @property
    def token(self) -> Token:
        return self.tokens[self.place]

    @property
    def at_end(self) -> bool:
        return self.token.kind == "end"

    # Going on -------------------------------------------------------------------------------------

    def sees(self, *words: str) -> bool:
        ahead = self.tokens[self.place : self.place + len(words)]
        return [token.text.lower() for token in ahead] == [*words]

    def accepts(self, *words: str) -> bool:
        if not self.sees(*words):
            return False
        self.place += len(words)
        return True

    def wants(self, *words: str) -> None:
        for word in words:
            if not self.accepts(word):
                raise self.expected(word)

    def number(self, most: int) -> int:
        token = self.token
        if token.kind != "number" or len(token.text) > 3 or not 0 < int(token.text) <= most:
            raise self.expected(f"1-{most}")
        self.place += 1
        return int(token.text)

    def phrase(self, length: int) -> str:
        """So many words from here on; none if there are fewer."""
        ahead = self.tokens[self.place : self.place + length]
        if len(ahead) < length or any(token.kind != "word" for token in ahead):
            return ""
        return " ".join(token.text for token in ahead)

    def longest(self, find: Callable[[str], Found | None]) -> tuple[Found | None, int]:
        """What the longest phrase from here on means that means something; of how many words."""
        for length in range(LONGEST, 0, -1):
            words = self.phrase(length)
            found = find(words) if words else None
            if found is not None:
                return found, length
        return None, 0

    # Telling --------------------------------------------------------------------------------------

    def text(self, start: int) -> str:
        """What was read from there on, as the script has it."""
        return said(token.text for token in self.tokens[start : self.place])

    def tells(self, start: int, part: str) -> str:
        """What was read from there on is this to a reader."""
        self.parts[start] = self.place, part
        return part

    def told(self, start: int, end: int) -> list[tuple[Token, Token, str]]:
        """What stands there for a reader, each from its first to its last token."""
        found = []
        while start < end:
            after, part = self.parts.get(start, (start + 1, self.tokens[start].text))
            found.append((self.tokens[start], self.tokens[after - 1], part))
            start = after
        return found

    # Faults ---------------------------------------------------------------------------------------

    def fault(self, message: str, **args: Value) -> Stop:
        return Stop(Fault(self.token.line, self.token.column, message, args))

    def expected(self, *wanted: str) -> Stop:
        """Something else was to stand here."""
        told = " ".join(wanted)
        if self.at_end:
            return self.fault("ends", wanted=told)
        return self.fault("expected", value=self.token.text, wanted=told)

    def unknown(self, known: Iterable[str], wanted: str) -> Stop:
        """Nothing is called so: the nearest names are told."""
        if self.token.kind != "word":
            return self.expected(wanted)
        keys = {squeezed(one): one for one in known}
        best, near, value = 0.0, [""], self.token.text
        for length in GUESSED:
            words = squeezed(self.phrase(length))
            alike = difflib.get_close_matches(words, keys, n=3, cutoff=NEAR)
            if alike and difflib.SequenceMatcher(None, words, alike[0]).ratio() > best:
                best = difflib.SequenceMatcher(None, words, alike[0]).ratio()
                near, value = [keys[one] for one in alike], self.phrase(length)
        if best:
            return self.fault("unknown-near", value=value, near=", ".join(near))
        return self.fault("unknown", value=value, wanted=wanted)
