"""Lines of scripts for readers: text in parts that `core.text.parts` says in their language."""

import re
from collections.abc import Iterable

from deorbit.games.stationfall.content.scripts.vocabulary import slug

REMARK = re.compile(r"\(([^()]*)\)")
BRACES = str.maketrans("{}", "[]")
"""Braces would be parts."""
_STATES = "down|live|contaminated|armed|suspect|guilty|innocent|damaged|dark"
_STATE = re.compile(rf"\{{(script-word-(?:unexhausted|(?:not-)?(?:{_STATES})))\}}")
_NEGATED = re.compile(
    rf"\{{script-word-(?:(?:possess|minute) |(?:{_STATES}|in-pod|helmeted|escaped|timed|"
    r"abandon-ship|project-x|antimatter-armed)\})"
)
_NAME = re.compile(
    r"\{(?:character|section|ability)-|"
    r"\{script-word-(?:con|human|robot|monster|pc|any-pc|npc|human-player|bot|pod)\}"
)


def part_of(message: str, about: str = "") -> str:
    """A part of a line for `core.text.parts`, and what it is about."""
    return f"{{{message} {about}}}" if about else f"{{{message}}}"


def negated(test: str) -> str:
    """`Not` before a test. Most tests have a message of their own for it."""
    if _NEGATED.match(test):
        return test.replace("script-word-", "script-word-not-", 1)
    return part_of("script-word-not", test)


def agreeing(test: str, name: str) -> str:
    """A test of a state is about what has the name: languages have it in the gender of that."""
    state = _STATE.fullmatch(test)
    return part_of(state[1], name) if state and name else test


def name_among(tests: Iterable[str]) -> str:
    """What tests that stand together are about: the one that is a name; empty if none is."""
    return next((test for test in tests if _NAME.match(test)), "")


def remarked(gap: str) -> str:
    """What stands between words: a remark is its own message where there is one."""
    return REMARK.sub(lambda found: f"({_remark(found[1])})", gap)


def _remark(said: str) -> str:
    words = " ".join(said.translate(BRACES).split())
    return part_of(f"remark-{slug(words)}", words) if slug(words) else words
