"""Sentences from `locale/<language>/`: Fluent messages in `*.ftl`, rules in `rules/`.

Content packs bring sentences of their own, in plain text, or as a built-in message about something:
then they are said in the reader's language. They belong to a scope, and a reader asks for them by a
language within it: `en-x-SCOPE`. Other readers get the built-in sentence, and that of a pack only
for what nothing built-in is called.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

Value = str | int | None
FALLBACK = "en"
SCOPE = "-x-"

Added = str | tuple[str, Mapping[str, str]]
"""A sentence as it is, or a built-in message with its arguments; one that is itself the id of a
message stands for that."""

_added: dict[str, dict[str, Added]] = {}


def add(scope: str, messages: Mapping[str, Added]) -> None:
    """Sentences of a scope, by message id."""
    _added[scope] = dict(messages)


def added(scope: str, language: str) -> dict[str, str]:
    """The sentences of a scope in a language."""
    return {message: _said(one, language) for message, one in _added.get(scope, {}).items()}


def _said(added: Added, language: str) -> str:
    if isinstance(added, str):
        return added
    message, args = added
    return say(message, {name: say(value, {}, language) for name, value in args.items()}, language)


def within(language: str, scope: str) -> str:
    """The language for readers within a scope."""
    return f"{language}{SCOPE}{scope}" if scope else language


def _found_in_packs(message: str) -> Added | None:
    """The sentence of the pack that was read last."""
    for messages in reversed(_added.values()):
        if message in messages:
            return messages[message]
    return None


def _root() -> Traversable:
    return files("deorbit").joinpath("locale")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder of their own."""
    return tuple(sorted(folder.name for folder in _root().iterdir() if folder.is_dir()))


def capital(words: Any) -> str:
    """`{ CAPITAL($words) }` in a message, for languages that begin a sentence so. A word with a
    figure in it, such as the name of a cell, stays as it is."""
    told = str(words)
    return told if _FIGURED.match(told) else told[:1].upper() + told[1:]


class _Words:
    """The messages of a language. Each is parsed when it is first said: parsing all of them takes
    longer than anything else at a start."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        functions: Any = {"FORM": self.form, "CAPITAL": capital}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._forms: dict[str, dict[str, str]] | None = None
        self._parsed: set[str] = set()
        for entry in sorted(_root().joinpath(language).iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                source = entry.read_text(encoding="utf-8")
                starts = [*_ENTRY.finditer(source)]
                ends = [start.start() for start in starts[1:]] + [len(source)]
                for start, end in zip(starts, ends, strict=True):
                    self.sources.setdefault(start[1], source[start.start() : end])

    def has(self, message: str) -> bool:
        return message in self.sources and not message.startswith("-")

    def source(self, message: str) -> str:
        return bound(self.sources[message], self.language)

    def form(self, name: Any, case: str) -> str:
        """`{ FORM($character, case: "acc") }` in a message: a name in another case, or its gender.
        The forms of a name are the attributes of its message; a name that has none, as those of
        people and packs, stays as it is, and so does a sign before a name."""
        if self._forms is None:
            self._forms = {
                said[1].strip(): dict(_FORM.findall(source))
                for message, raw in self.sources.items()
                if _FORM.search(raw) and (said := _SAID.match(source := self.source(message)))
            }
        sign, space, bare = str(name).partition(" ")
        if not space or sign.isalnum():
            sign, space, bare = "", "", str(name)
        form = self._forms.get(bare, {}).get(case)
        if form is None:
            return str(name)
        return form if case == "gender" else sign + space + form

    def bundle(self, message: str) -> FluentBundle:
        """A bundle that knows this message, and what it refers to."""
        if message not in self._parsed:
            self._parsed.add(message)
            source = self.source(message)
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                if other in self.sources:
                    self.bundle(other)
        return self._bundle


_FIGURED = re.compile(r"[^\W\d_]+\d")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_SAID = re.compile(r"^-?[\w-]+ *= *(.*)$", re.MULTILINE)
_FORM = re.compile(r"^ +\.(\w+) *= *(.*?) *$", re.MULTILINE)
_PART = re.compile(r"\{([a-z0-9-]+)(?: ([^{}]*))?\}")
_DEEPEST = 6
"""How many parts stand within each other at most."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_LONE = {"pl": re.compile(r"`[^`\n]*`|(?<![\w$.-])[aiouwzAIOUWZ] (?=\S)")}
"""By language: words of one letter that a line does not end with; and words of the program, which
stay as they are typed."""


def bound(words: str, language: str) -> str:
    """Words of one letter bound to the next by a space at which no line breaks, where the language
    wants that; a text of the rules, or the source of messages.

    >>> bound("i w Hełmie", "pl") == "i\\u00a0w\\u00a0Hełmie"
    True
    >>> bound("a `b or a c`", "en")
    'a `b or a c`'
    """

    def tie(found: re.Match[str]) -> str:
        return found[0] if found[0].startswith("`") else f"{found[0][0]}\u00a0"

    return _LONE[language].sub(tie, words) if language in _LONE else words


@cache
def _words(language: str) -> _Words:
    return _Words(language)


def has(message: str, language: str = FALLBACK) -> bool:
    tongue = language.partition(SCOPE)[0]
    return _words(tongue).has(message) or _found_in_packs(message) is not None


def messages(start: str, language: str = FALLBACK) -> list[str]:
    """How the ids of messages go on that begin like this, in the order of the file."""
    known = _words(language).sources
    return [message.removeprefix(start) for message in known if message.startswith(start)]


def say(message: str, args: Mapping[str, Value], language: str = FALLBACK) -> str:
    """The sentence for a message id; in English where the language lacks it."""
    base, _, scope = language.partition(SCOPE)
    if message in _added.get(scope, {}):
        return _said(_added[scope][message], base)
    for tongue in (base, FALLBACK):
        if tongue in languages() and _words(tongue).has(message):
            bundle = _words(tongue).bundle(message)
            pattern = bundle.get_message(message).value
            if pattern is not None:
                known = {name: "?" if value is None else value for name, value in args.items()}
                spoken, _ = bundle.format_pattern(pattern, known)
                return str(spoken)
    found = _found_in_packs(message)
    return message if found is None else _said(found, base)


def listed(words: Iterable[str], language: str = FALLBACK) -> str:
    """Words one after the other, as a language joins them."""
    return say("list-comma", {}, language).join(words)


def aside(name: str, words: str, language: str = FALLBACK) -> str:
    """A name with words in brackets."""
    return say("list-aside", {"name": name, "words": words}, language)


def marked(name: str, mark: str, language: str = FALLBACK) -> str:
    """A name with a mark that has brackets of its own, if there is one."""
    return say("list-marked", {"name": name, "words": mark}, language) if mark else name


def headed(name: str, words: Value, language: str = FALLBACK) -> str:
    """A name with what is told of it."""
    return say("list-headed", {"name": name, "words": words}, language)


def sentence(words: str, language: str = FALLBACK) -> str:
    """Words as they stand at the beginning of a line."""
    return say("list-sentence", {"words": words}, language)


def sentences(told: Iterable[str], language: str = FALLBACK) -> str:
    """Whole sentences one after the other."""
    return say("list-between", {}, language).join(told)


def problems(message: str, args: Mapping[str, Value], language: str) -> list[str]:
    """What Fluent complains of when it renders the message: for the tests of every language."""
    if not _words(language).has(message):
        return [f"{language}: no message {message}"]
    bundle = _words(language).bundle(message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        return [f"{language}: {message} has no text"]
    _, errors = bundle.format_pattern(pattern, dict(args))
    return [f"{language}: {message}: {error!r}" for error in errors]


def worded(
    game: str, args: Mapping[str, Value], names: Sequence[str], language: str
) -> dict[str, Value]:
    """Arguments as a reader wants them.

    An argument `unit = "droid"` of game `g` reads as the message `g-unit-droid` where there is one;
    an argument whose name ends in `player` is a seat and reads as that seat's name. What stands
    before a dash only tells arguments of one sort apart: `other-unit` reads like `unit`. A message
    `g-alias-to = section` makes the argument `to` read like `section`. And a `text` is told in
    parts.
    """
    spoken: dict[str, Value] = {}
    for name, value in args.items():
        spoken[name] = value
        if isinstance(value, int) and name.endswith("player") and value < len(names):
            spoken[name] = say(names[value], {}, language)
        elif isinstance(value, str):
            sort = name.rpartition("-")[2]
            if sort == "text":
                spoken[name] = parts(game, value, language)
                continue
            alias = f"{game}-alias-{sort}"
            message = f"{game}-{say(alias, {}) if has(alias) else sort}-{value}"
            if has(message):
                spoken[name] = say(message, {}, language)
    return spoken


def told(game: str, sentence: Mapping[str, Any], language: str = FALLBACK) -> str:
    """A sentence that a game gives as `{"id": message, "args": {...}}`, in words. An argument is a
    name or a number; a list of them, read one by one; or a sentence itself."""
    args: dict[str, Value] = {}
    for name, value in sentence["args"].items():
        if isinstance(value, list):
            args[name] = listed([_read(game, name, one, language) for one in value], language)
        elif isinstance(value, Mapping):
            args[name] = told(game, value, language)
        else:
            args[name] = value
    return say(sentence["id"], worded(game, args, (), language), language)


def _read(game: str, name: str, value: Any, language: str) -> str:
    if isinstance(value, Mapping):
        return told(game, value, language)
    return str(worded(game, {name: value}, (), language)[name])


def parts(game: str, told: str, language: str = FALLBACK) -> str:
    """A text of which some parts are said in the reader's language.

    Of game `g`, `{unit-droid}` is the message `g-unit-droid`, and `{to {place-dock}}` the message
    `g-to` about that, its `$name`. In place of a message that is not there stands what it is about.
    """

    def say_part(found: re.Match[str]) -> str:
        message, about = f"{game}-{found[1]}", found[2] or ""
        if not has(message):
            return about or found[0]
        name = int(about) if about.isdecimal() else about
        return say(message, {"name": name}, language).strip()

    for _ in range(_DEEPEST):
        told = _PART.sub(say_part, told)
    return told


def rules(game: str, language: str = FALLBACK) -> str:
    """The rules of a game in our own words, as Markdown."""
    folder = language.partition(SCOPE)[0]
    folder = folder if folder in languages() else FALLBACK
    page = _root().joinpath(folder, "rules", f"{game}.md")
    if not page.is_file():
        page = _root().joinpath(FALLBACK, "rules", f"{game}.md")
        folder = FALLBACK
    return bound(page.read_text(encoding="utf-8"), folder)
