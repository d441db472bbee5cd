"""Checks a saved match: its draws, its positions, and the promise behind its chances."""

from collections.abc import Iterable
from pathlib import Path

from deorbit.cli import files
from deorbit.cli.screen import Screen
from deorbit.core.chance import commitment


def verify(path: Path, screen: Screen, packs: Iterable[Path] = ()) -> int:
    """Reading a file plays its log again and compares every recorded position."""
    match = files.read(path, packs)
    played, rules = len(match), match.rules_version
    screen.tell(screen.say("cli-verify-folded", game=match.game, actions=played, rules=rules))
    if match.past:
        screen.tell(screen.say("cli-verify-past", count=len(match.past)))
    screen.tell(screen.say("cli-verify-hash", hash=match.commitment))
    secret = match.secret
    if secret is None:
        screen.tell(screen.say("cli-verify-running"))
        return 0
    kept = commitment(bytes.fromhex(secret)) == match.commitment
    screen.tell(screen.say("cli-verify-secret", secret=secret))
    screen.tell(screen.say("cli-verify-kept" if kept else "cli-verify-broken"))
    return 0 if kept else 1
