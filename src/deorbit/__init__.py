"""Deorbit: board games about space stations in trouble, played by exact rules.

>>> import deorbit
>>> match = deorbit.new("stationx", seats=2, seed=7)
>>> match.play(match.to_act[0], match.legal(match.to_act[0])[0])[0].text()[-1]
'.'
"""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike as _PathLike
from typing import Any

from deorbit import games as _games
from deorbit.agents import Agent, agent
from deorbit.core import chance as _chance
from deorbit.core import loading as _loading
from deorbit.core import match as _match
from deorbit.core.errors import BadInput, DeorbitError, SaveError
from deorbit.core.lessons import Lesson
from deorbit.core.match import Match, Seat
from deorbit.core.options import learn_pack as _learn_pack
from deorbit.core.options import read_options as _read_options
from deorbit.core.records import Action, Event, IllegalAction, Outcome, Reason
from deorbit.core.screen import Sentence
from deorbit.version import VERSION as _VERSION

__version__ = _VERSION
__all__ = [
    "Action",
    "Agent",
    "BadInput",
    "DeorbitError",
    "Event",
    "IllegalAction",
    "Lesson",
    "Match",
    "Outcome",
    "Reason",
    "SaveError",
    "Seat",
    "Sentence",
    "agent",
    "compiled",
    "games",
    "lessons",
    "loads",
    "new",
    "play_out",
    "scenario",
]

compiled: bool = not (_match.__file__ or "").endswith(".py")
"""True when the mypyc build is in use."""


def games() -> list[str]:
    """The names of the games."""
    return sorted(_games.NAMES)


def new(game: str, seats: int | None = None, seed: int | None = None, **options: Any) -> Match:
    """A new match. Without a seed its chances are secret and cannot be foretold."""
    return _begin(game, None, seats, seed, options)


def scenario(game: str, position: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match that starts from a position; what the position leaves out is as after set-up."""
    if not isinstance(position, Mapping):
        raise BadInput("bad-position")
    rest = dict(position)
    options = rest.pop("options", {})
    if not isinstance(options, Mapping):
        raise BadInput("bad-value", key="options", value=str(options)[:60], expected="{...}")
    return _begin(game, rest, rest.pop("seats", None), seed, dict(options))


def _begin(
    name: str,
    position: dict[str, Any] | None,
    seats: int | None,
    seed: int | None,
    given: dict[str, Any],
) -> Match:
    game = _games.find(name)
    if seats is None:
        seats = game.usual_seats
    if type(seats) is not int:
        raise BadInput("seats-no-number", seats=repr(seats)[:20])
    if not game.least_seats <= seats <= game.most_seats:
        least, most = game.least_seats, game.most_seats
        raise BadInput("bad-seats", game=name, seats=str(seats)[:20], least=least, most=most)
    if seed is not None and type(seed) is not int:
        raise BadInput("bad-seed", seed=str(seed)[:40])
    options = _read_options(game.options, given, seats)
    secret = _chance.new_secret() if seed is None else _chance.secret_of_seed(seed)
    draws = _chance.Chance(secret, 0)
    if position is None:
        state = game.setup(options, seats, draws)
    else:
        state = game.from_position(position, options, seats, draws)
    return _match.begin(game, state, options, [(0, secret)], 0, position is None)


def lessons(
    game: str, pack: str | _PathLike[str] | Mapping[str, str] | None = None
) -> list[Lesson]:
    """The lessons of a game, or those of a content pack: its folder, or its name and hash.
    `scenario(game, lesson.position)` begins one."""
    if isinstance(pack, (str, _PathLike)):
        pack = _learn_pack(game, _games.find(game).options, pack)
    return list(_games.lessons(game, pack))


def loads(text: str | bytes, packs: Iterable[str | _PathLike[str]] = ()) -> Match:
    """The match of a save file that `Match.dumps` wrote. A content pack that it names has to be
    known: from a match in this process, or by its folder in `packs`."""
    return _loading.loads(text, _games.find, packs)


def play_out(match: Match, agents: Sequence[Agent], limit: int = 1_000_000) -> Outcome | None:
    """Let agents play a match to its end, the lowest seat first; None if the limit stops it."""
    if len(agents) != match.seats:
        raise BadInput("wrong-agents", agents=len(agents), seats=match.seats)
    _match.play_out(match, list(agents), limit)
    return match.outcome
