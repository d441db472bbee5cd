"""Hints in the terminal: what an agent would do for a seat, and what that gains or is for."""

from collections.abc import Sequence

from deorbit.agents.hint import hint
from deorbit.cli.terminal.face import Face, View
from deorbit.core.match import Match
from deorbit.core.records import Action
from deorbit.core.text import say, told
from deorbit.games import find

SEED = 0
"""The same question gets the same answer."""


def advised(match: Match, seat: int, face: Face, language: str) -> list[str]:
    """What to do now, what then, and what all of it brings."""
    found = hint(match.seat(seat), SEED)
    if not found.line:
        return [say("cli-advice-none", {}, language)]
    view = match.view(seat)
    now, then = _said(face, view, found.line[:1], language), found.line[1:]
    lines = [say("cli-advice", {"action": now}, language)]
    if then:
        rest = _said(face, view, then, language)
        lines.append(say("cli-advice-then", {"actions": rest}, language))
    if found.gain:
        gain = told(match.game, found.gain, language)
        searched = find(match.game).advises()
        lines.append(say("cli-advice-gain", {"gain": gain}, language) if searched else gain)
    return lines


def _said(face: Face, view: View, actions: Sequence[Action], language: str) -> str:
    return say("list-then", {}, language).join(
        face.said(view, action, language) for action in actions
    )
