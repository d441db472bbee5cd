"""Checks a saved match: its draws, its positions, and the promise behind its chances."""

from collections.abc import Iterable
from pathlib import Path

from deorbit.cli.terminal import files
from deorbit.cli.terminal.screen import Screen
from deorbit.core.verifying import verdict


def verify(
    path: Path, screen: Screen, packs: Iterable[Path] = (), published: str | None = None
) -> int:
    """Reading a file plays its log again and compares every recorded position. `published` is the
    hash that somebody noted when the match began."""
    match = files.read(path, packs)
    played, rules = len(match), match.rules_version
    screen.tell(screen.say("cli-verify-folded", game=match.game, actions=played, rules=rules))
    found = verdict(match, match.commitment if published is None else published)
    if found.earlier:
        screen.tell(screen.say("cli-verify-past", count=found.earlier))
    if found.inherited:
        screen.tell(screen.say("cli-verify-inherited", count=found.inherited))
    screen.tell(screen.say("cli-verify-hash", hash=found.commitment))
    if found.secret is None:
        screen.tell(screen.say("cli-verify-running"))
    else:
        screen.tell(screen.say("cli-verify-secret", secret=found.secret))
    if published is not None:
        screen.tell(screen.say("cli-verify-published" if found.kept else "cli-verify-other"))
    elif found.secret is not None:
        screen.tell(screen.say("cli-verify-kept" if found.kept else "cli-verify-broken"))
    return 0 if found.fair else 1
