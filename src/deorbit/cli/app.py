"""The `deorbit` command and its subcommands."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

import deorbit
from deorbit.cli import files
from deorbit.cli.face import face_of
from deorbit.cli.screen import Screen, complain, language_of_user
from deorbit.core.errors import BadInput, DeorbitError

MISUSE = 2
"""The exit code for input that cannot be used."""

FLAGS = ("seats", "seed", "game")

app = App(
    name="deorbit",
    help="Board games about space stations in trouble, in your terminal.\n\n"
    "Start with: `deorbit play stationfall`",
    version=f"deorbit {deorbit.__version__}",
    help_format="markdown",
    result_action="return_value",
)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    people: int = 1,
    agent: str = "greedy",
    seed: int | None = None,
    load: Path | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    pace: Annotated[float | None, Parameter(validator=Number(gte=0, lte=2))] = None,
) -> int:
    """Play a game in this terminal, alone against agents or with friends.

    Type `help` during the game. Ctrl-C and `quit` save it and tell how to continue.

    Examples:

    `deorbit play stationfall`

    `deorbit play stationx --seats 2 --people 2 --option build=standard`

    `deorbit play --load stationx-20300101-200000.deorbit.json`

    Parameters
    ----------
    game
        Which game: `stationfall` or `stationx`.
    seats
        How many play, people and agents together. As many as is usual if not given.
    people
        How many of them are people at this screen; they take the first seats.
    agent
        Who plays the other seats: `greedy` or `random`.
    seed
        A number that makes the chances repeatable.
    load
        A saved game to continue.
    option
        An option of the game as NAME=VALUE; may be given several times.
    pace
        Seconds between what agents do, 0 to 2.
    """
    from deorbit.cli.play import Play
    from deorbit.cli.table import Table

    if load is not None:
        match = files.read(load)
        if seats is not None or option or (game is not None and game != match.game):
            raise BadInput("cli-load-fixed", game=match.game, seats=match.seats)
    elif game is None:
        raise BadInput("cli-which-game", game=deorbit.games()[0], known=", ".join(deorbit.games()))
    else:
        match = deorbit.new(game, seats, seed, **_options(option))
    if not 0 <= people <= match.seats:
        raise BadInput("cli-bad-people", people=people, seats=match.seats)
    agents = [
        deorbit.agent(agent, seed=None if seed is None else seed * 16 + seat)
        for seat in range(match.seats)
    ]
    table = Table(match, people, agents, agent, load)
    return Play(table, Screen(pace), face_of(match.game)).run()


def _options(given: tuple[str, ...]) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in given:
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise BadInput("cli-bad-option", given=part[:60])
        if name in FLAGS:
            raise BadInput("cli-option-is-flag", name=name)
        options[name] = value
    return options


@app.command
def replay(file: Path, /) -> int:
    """Step through a saved match.

    Enter goes on, `b` back, `t` to the next turn, a number to that action, `q` leaves.

    Example: `deorbit replay stationx-20300101-200000.deorbit.json`

    Parameters
    ----------
    file
        A saved match.
    """
    from deorbit.cli.replay import Replay

    return Replay(file, Screen()).run()


@app.command
def rules(game: str, /, *wanted: str) -> int:
    """Read the rules, or look something up in them.

    Examples:

    `deorbit rules stationx`

    `deorbit rules stationx 5.1`

    `deorbit rules stationx oxygen`

    Parameters
    ----------
    game
        Which game: `stationfall` or `stationx`.
    wanted
        The number of a paragraph or chapter, or a word to look for.
    """
    from deorbit.cli.rules import found
    from deorbit.games import find

    find(game)
    screen = Screen()
    for line in found(game, " ".join(wanted), screen.language):
        screen.tell(line)
    return 0


@app.command
def verify(file: Path, /) -> int:
    """Check a saved match: every draw and every position is worked out again.

    Example: `deorbit verify stationx-20300101-200000.deorbit.json`

    Parameters
    ----------
    file
        A saved match.
    """
    from deorbit.cli.verify import verify as check

    return check(file, Screen())


@app.command(help_flags=[], version_flags=[])
def bench(*args: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Measure how fast the engine plays.

    Example: `deorbit bench --help`
    """
    from deorbit.lab import bench as lab_bench

    return int(lab_bench.main(list(args)))


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    try:
        result = app(sys.argv[1:] if argv is None else argv, exit_on_error=False)
    except CycloptsError:
        return MISUSE
    except DeorbitError as error:
        complain(error.say(language_of_user()))
        return MISUSE
    return result if isinstance(result, int) else 0
