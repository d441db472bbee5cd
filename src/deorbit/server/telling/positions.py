"""Positions that somebody sets up by hand: what is wrong with them, and how they look.

A position is given in part; the game fills in the rest. The engine stops at the first thing that
is wrong. Here that part is left out and the rest is tried again, so that everything that is wrong
is found, and there is a board to look at meanwhile.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from deorbit.core import match as core
from deorbit.core.chance import Chance, secret_of_seed
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.fingerprints import fingerprint_of
from deorbit.core.match import Match
from deorbit.core.position import bounded, wrong
from deorbit.core.text import Value, say
from deorbit.games import find, module_of
from deorbit.server.rooms.matches import checked_options
from deorbit.server.telling import screens

Path = tuple[str | int, ...]
Facts = dict[str, Any]

MOST_PROBLEMS = 20
MOST_TRIALS = 600
SEED = 0
"""What is drawn is drawn in the same way for everybody who edits: a table has its own secret."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, and at which key of the position; `left_out`: the board is shown without."""

    id: str
    args: dict[str, Value]
    key: str
    left_out: bool

    @property
    def text(self) -> str:
        return say(self.id, self.args)


@dataclass(slots=True)
class Finding:
    match: Match | None = None
    problems: list[Problem] = field(default_factory=list)

    def note(self, error: DeorbitError, key: str, left_out: bool) -> None:
        args = {**error.args_named, "key": key} if "key" in error.args_named else error.args_named
        self.problems.append(Problem(error.message, args, key, left_out))


def begin(game: str, position: Facts) -> Match:
    """The match that begins with a position: like `deorbit.scenario`, but no option makes this
    machine read a file."""
    rest = dict(position)
    seats, given = rest.pop("seats", None), rest.pop("options", {})
    rules = find(game)
    seats = rules.usual_seats if seats is None else seats
    if type(seats) is not int:
        raise wrong("seats", seats, f"{rules.least_seats} .. {rules.most_seats}")
    if not isinstance(given, dict):
        raise wrong("options", given, "{...}")
    options = checked_options(game, seats, given)
    secret = secret_of_seed(SEED)
    state = rules.from_position(rest, options, seats, Chance(secret, 0))
    return core.begin(rules, state, options, [(0, secret)], 0, False)


def check(game: str, position: Facts) -> Finding:
    """The position with everything left out that is wrong, and what that was."""
    finding = Finding()
    try:
        bounded(position)
    except BadInput as error:
        finding.note(error, key_of(error), False)
        return finding
    trial = Trial(game, position)
    while len(finding.problems) < MOST_PROBLEMS:
        try:
            finding.match = begin(game, trial.rest())
            return finding
        except DeorbitError as error:
            key, path = trial.blame(error)
            left_out = trial.leave_out(path) or trial.leave_out_any()
            finding.note(error, key, left_out)
            if not left_out:
                return finding
    return finding


class Trial:
    """A position, and what of it has been left out so far."""

    def __init__(self, game: str, position: Facts) -> None:
        self.game = game
        self.position = position
        self.gone: list[Path] = []
        self._rows, self._stacks = _shapes(game)

    def rest(self, *more: Path) -> Facts:
        left: Facts = without(self.position, [*self.gone, *more], self._rows)
        return left

    def blame(self, error: DeorbitError) -> tuple[str, Path]:
        """The key that an error is about, and what to leave out for it."""
        key = key_of(error)
        if not key.startswith(("seats", "options")) and not _begins(self.game, self.position):
            key = _option_of(error, self.position)
        path = self._original(path_of(key, self.rest()))
        exact = named(path_of(key, self.rest())) == key
        return named(path) if exact else key, self._piece(path)

    def leave_out(self, path: Path) -> bool:
        if not path or path in self.gone:
            return False
        self.gone.append(path)
        return True

    def leave_out_any(self) -> bool:
        """Where nothing is to blame by name: one key without which the rest makes sense, and if
        there is none, because more than that is wrong, the last one."""
        keys = [key for key in self.rest() if key not in ("seats", "options")]
        for key in keys:
            try:
                begin(self.game, self.rest((key,)))
            except DeorbitError:
                continue
            self.gone.append((key,))
            return True
        if keys:
            self.gone.append((keys[-1],))
        return bool(keys)

    def _piece(self, path: Path) -> Path:
        """A piece of which a part is wrong is left out as one; so are the questions."""
        if path[:1] in self._stacks:
            return path[:1]
        for length, part in enumerate(path):
            if isinstance(part, int) and path[:length] not in self._rows:
                return path[: length + 1]
        return path

    def _original(self, path: Path) -> Path:
        """A path in what is left, as it was before anything was left out."""
        found: Path = ()
        for part in path:
            if isinstance(part, int) and found not in self._rows:
                siblings = [one for one in self.gone if one[:-1] == found]
                for place in sorted(int(one[-1]) for one in siblings):
                    part += int(place <= part)
            found = (*found, part)
        return found


def _begins(game: str, position: Facts) -> bool:
    """Whether the game begins with these seats and options at all."""
    try:
        begin(game, {key: position[key] for key in ("seats", "options") if key in position})
    except DeorbitError:
        return False
    return True


def key_of(error: DeorbitError) -> str:
    """The key that an error is about; empty if it is about all of it."""
    args = error.args_named
    if "key" in args:
        return str(args["key"])
    if "option" in args:
        return f"options.{args['option']}"
    if error.message.startswith("bad-asks"):
        return "asks"
    return "seats" if "seats" in args else ""


def _option_of(error: DeorbitError, position: Facts) -> str:
    key = str(error.args_named.get("key", ""))
    options = position.get("options")
    return f"options.{key}" if isinstance(options, dict) and key in options else "options"


# Paths ------------------------------------------------------------------------------------------


def named(path: Path) -> str:
    """A path as errors name it: `players[0].pool`."""
    told = ""
    for part in path:
        told += f"[{part}]" if isinstance(part, int) else f".{part}" if told else part
    return told


def path_of(key: str, value: Any) -> Path:
    """The path of a key as far as the value has it."""
    if isinstance(value, dict):
        for name in value:
            if key == name:
                return (name,)
            if key.startswith((f"{name}.", f"{name}[")):
                rest = key.removeprefix(name).removeprefix(".")
                return (name, *path_of(rest, value[name]))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            if key.startswith(f"[{place}]"):
                rest = key.removeprefix(f"[{place}]").removeprefix(".")
                return (place, *path_of(rest, part))
    return ()


def without(value: Any, gone: list[Path], rows: frozenset[Path], path: Path = ()) -> Any:
    """A value without what is at these paths. Rows keep their places."""
    if isinstance(value, dict):
        return {
            key: without(one, gone, rows, (*path, key))
            for key, one in value.items()
            if (*path, key) not in gone
        }
    if isinstance(value, list):
        kept = path in rows
        return [
            {} if (*path, place) in gone else without(one, gone, rows, (*path, place))
            for place, one in enumerate(value)
            if kept or (*path, place) not in gone
        ]
    return value


# Descriptions -----------------------------------------------------------------------------------


def describe(match: Match) -> Facts:
    """What a position of this match's edition may hold."""
    form = module_of(match.game, "positions.form")
    return form.fields(match.position()) if form else {}


@lru_cache(maxsize=16)
def _shapes(game: str) -> tuple[frozenset[Path], frozenset[Path]]:
    """The keys whose lists have a row for each player, and those of stacks of questions."""
    keys = describe(begin(game, {}))["keys"]
    rows = frozenset((key,) for key, one in keys.items() if one["sort"] == "rows")
    stacks = frozenset(
        (key,)
        for key, one in keys.items()
        if one["sort"] == "list" and one["of"]["sort"] == "kinds"
    )
    return rows, stacks


def scheme_of(match: Match) -> str:
    """A short name of the edition: description and content are the same as long as it is."""
    position = match.position()
    return fingerprint_of({key: position.get(key) for key in ("seats", "options", "cast")})[:16]


def drawn(fields: Facts, value: Any) -> Iterator[Path]:
    """The paths of what is drawn where a position does not say it."""
    for key, one in fields["keys"].items():
        yield from _drawn(one, value.get(key) if isinstance(value, dict) else None, (key,))


def _drawn(one: Facts, value: Any, path: Path) -> Iterator[Path]:
    if one["sort"] == "rows":
        for row in range(one["count"]):
            said = value[row] if isinstance(value, list) and row < len(value) else None
            yield from _drawn(one["of"], said, (*path, row))
    elif one["sort"] == "record":
        said = value if isinstance(value, dict) else {}
        for key, part in one["keys"].items():
            if part.get("drawn") and key not in said and part.get("unless") not in said:
                yield (*path, key)


# Looking ----------------------------------------------------------------------------------------


def look(match: Match, fields: Facts, given: Facts) -> tuple[Facts, Facts, Facts]:
    """The whole position without what is still to be drawn; the view of somebody who may see
    everything else; and the desk."""
    position = match.position()
    view = {**match.position(), "to_act": list(match.to_act), "prompt": None, "legal": []}
    if match.to_act:
        for path in drawn(fields, given):
            _forget(position, path)
            _hide(view, path)
    return position, view, screens.desk_of_view(match.game, view)


def _hide(value: Any, path: Path) -> None:
    for part in path[:-1]:
        value = value[part]
    last: Any = path[-1]
    if last in value:
        value[last] = [None] * len(value[last]) if isinstance(value[last], list) else None


def _forget(value: Any, path: Path) -> None:
    for part in path[:-1]:
        value = value[part]
    value.pop(path[-1], None)


def tidied(game: str, position: Facts) -> Facts:
    """The position without what the game fills in by itself."""
    whole = begin(game, position)
    wanted = whole.fingerprint
    fields = describe(whole)
    trial = Trial(game, position)
    kept = {path[:length] for path in drawn(fields, {}) for length in range(1, len(path) + 1)}
    kept |= {(key,) for key in ("seats", "options", *fields["pins"])}
    todo: list[tuple[Path, Any]] = [((key,), value) for key, value in position.items()]
    for _ in range(MOST_TRIALS):
        if not todo:
            break
        path, value = todo.pop()
        if path not in kept and _is_same(trial, path, wanted):
            trial.gone.append(path)
        elif isinstance(value, dict) and path != ("options",):
            todo += [((*path, key), part) for key, part in value.items()]
        elif isinstance(value, list) and path in _shapes(game)[0]:
            todo += [((*path, place), part) for place, part in enumerate(value)]
    return trial.rest()


def _is_same(trial: Trial, path: Path, wanted: str) -> bool:
    try:
        return begin(trial.game, trial.rest(path)).fingerprint == wanted
    except DeorbitError:
        return False
