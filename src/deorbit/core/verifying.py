"""Whether a match kept its promise: the hash that was published when it began fits the secret, and
the log, played again from that secret, leads to the same positions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from deorbit.core import loading
from deorbit.core.chance import commitment
from deorbit.core.errors import DeorbitError
from deorbit.core.game import Game
from deorbit.core.match import Match


@dataclass(frozen=True, slots=True)
class Verdict:
    """`secret` is None while the match runs. `kept`: the secret fits the published hash, None
    where one of them is not known. `inherited` are the first actions, of the match that this one
    was forked from, which had a secret of its own. `earlier` are parts under other rules, which are
    only told. `problem`: why the log does not lead to the same positions."""

    commitment: str
    secret: str | None
    steps: int
    inherited: int
    earlier: int
    kept: bool | None
    problem: DeorbitError | None

    @property
    def fair(self) -> bool:
        return self.problem is None and self.kept is not False


def verdict(match: Match, published: str | None, problem: DeorbitError | None = None) -> Verdict:
    """About a match that was just folded, as by reading its file; `published` is the hash that
    somebody noted when it began."""
    secret = match.secret
    kept = None
    if published is not None:
        told = commitment(bytes.fromhex(secret)) if secret is not None else match.commitment
        kept = told == published.strip().lower()
    first = match._keys[-1][0]
    return Verdict(
        commitment=match.commitment,
        secret=secret,
        steps=len(match),
        inherited=sum(number < first for number in match._numbers[: len(match)]),
        earlier=len(match.past),
        kept=kept,
        problem=problem,
    )


def folded_again(
    match: Match, find: Callable[[str], Game[Any]], published: str | None = None
) -> Verdict:
    """About a match in memory: all of it is played again, every draw and every position."""
    problem: DeorbitError | None = None
    try:
        loading.loads(match.dumps(), find)
    except DeorbitError as error:
        problem = error
    return verdict(match, published, problem)
