"""The `deorbit` command and its subcommands."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

import deorbit
from deorbit.cli import files
from deorbit.cli.face import face_of
from deorbit.cli.lab import lab_app
from deorbit.cli.screen import Screen, complain, language_of_user
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.match import Match
from deorbit.core.options import PackOption, language_for
from deorbit.games import find

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
    agent: str | None = None,
    seed: int | None = None,
    load: Path | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    bots: str | None = None,
    bot_tier: int | None = None,
    mode: str | None = None,
    pack: Path | None = None,
    pace: Annotated[float | None, Parameter(validator=Number(gte=0, lte=2))] = None,
) -> int:
    """Play a game in this terminal, alone against bots or agents, or with friends.

    Type `help` during the game. Ctrl-C and `quit` save it and tell how to continue.

    Examples:

    `deorbit play stationfall`

    `deorbit play stationfall --bots 2`

    `deorbit play stationfall --bots 3 --bot-tier 2 --people 2 --mode cooperative`

    `deorbit play stationfall --bots troubleshooter,exile,1`

    `deorbit play stationx --seats 2 --people 2 --option build=standard`

    `deorbit play stationfall --seats 6 --option characters=random --option tier=2`

    `deorbit play stationfall --people 4 --option teams=yes`

    `deorbit play intrepid --option difficulty=easy --option disaster=toxic-leak`

    `deorbit play intrepid --seats 1 --option countries=russia,japan`

    `deorbit play intrepid --people 2 --option badges=medical-officer,spaceflight-pilot`

    `deorbit play --load stationx-20300101-200000.deorbit.json`

    Parameters
    ----------
    game
        Which game: `intrepid`, `stationfall` or `stationx`.
    seats
        How many play, people, agents and bots together. As many as is usual if not given; with
        bots, people and bots alone.
    people
        How many of them are people at this screen; they take the first seats.
    agent
        Who plays the other seats: `greedy` or `random`, or `search`, which is usual in Intrepid; in
        Stationfall also `automation`, which follows the script of the identity that it chose in
        secret.
    seed
        A number that makes the chances repeatable.
    load
        A saved game to continue.
    option
        An option of the game as NAME=VALUE; may be given several times. Stationfall has
        `characters` (tutorial, random, or NAME,NAME,...), `tier` (1 to 4: the hardest characters
        that are drawn), `teams` (yes, no) and `rocket_wings` (print-shop, physics-lab). Station-X
        has `build` (free, standard), `rounds`, `tiles` and `factions`. Intrepid has `difficulty`
        (easy, normal, hard), `disaster` (meteor-shower, toxic-leak), `countries` and `badges`
        (NAME,NAME,... one for each country in play, two if you are alone; drawn if left out).
    bots
        Opponents of Stationfall itself, which follow scripts that everybody can read (Station
        Automation): how many, or who, or both: `2`, `troubleshooter,exile`, `troubleshooter,2`.
        They take the last seats; at least three and at most nine play in all.
    bot_tier
        The hardest characters that are dealt to bots, 1 to 4.
    mode
        What winning against bots takes: `alone` (the highest score, whoever has it),
        `cooperative` (each of the people needs more than every bot) or `teams` (pairs, which
        also have to beat the two best bots together).
    pack
        The folder of a content pack to play with, or that a saved game was played with.
    pace
        Seconds between what agents do, 0 to 2.
    """
    from deorbit.agents import usual_agent
    from deorbit.cli.bots import agents_for, with_bots
    from deorbit.cli.play import Play
    from deorbit.cli.table import Table

    if load is not None:
        match = files.read(load, _packs(pack))
        fixed = (seats, bots, bot_tier, mode)
        if any(one is not None for one in fixed) or option or game not in (None, match.game):
            raise BadInput("cli-load-fixed", game=match.game, seats=match.seats)
    elif game is None:
        raise BadInput("cli-which-game", game=deorbit.games()[0], known=", ".join(deorbit.games()))
    else:
        find(game)
        seats, about = with_bots(game, bots, bot_tier, mode, people, seats)
        options: dict[str, Any] = {**about, **_options(game, option)}
        if pack is not None:
            options["pack"] = pack
        elif "pack" in options:
            pack = Path(options["pack"])
        if pack is not None and not _takes_packs(game):
            raise BadInput("no-packs", game=game)
        match = deorbit.new(game, seats, seed, **options)
    agent = agent or usual_agent(match.game)
    table = Table(match, people, agents_for(match, agent, seed), agent, load, pack)
    screen = Screen(pace)
    screen.language = language_for(match.options, screen.language)
    play = Play(table, screen, face_of(match.game))
    if "tier=" in "".join(part[:5] for part in option) and not _is_drawn(match):
        play.note("cli-tier-idle", tier=match.options["tier"])
    return play.run()


def _packs(pack: Path | None) -> list[Path]:
    return [] if pack is None else [pack]


def _options(game: str, given: tuple[str, ...]) -> dict[str, str]:
    options: dict[str, str] = {}
    example = next(f"{one.name}={one.example}" for one in find(game).options)
    for part in given:
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise BadInput("cli-bad-option", given=part[:60], example=example)
        if name in FLAGS:
            raise BadInput("cli-option-is-flag", name=name)
        options[name] = _named(value) if name == "characters" else value
    return options


def _named(value: str) -> str:
    """Characters as they are called in the data: Station Chief is station-chief."""
    return ",".join("-".join(name.lower().split()) for name in value.split(","))


def _takes_packs(game: str) -> bool:
    return any(isinstance(option, PackOption) for option in find(game).options)


def _is_drawn(match: Match) -> bool:
    """Whether chance has a say in which characters of Stationfall are in play."""
    from deorbit.games.stationfall.content import tutorial_cast

    options = match.options
    tutorial = tutorial_cast(options["pack"]["hash"] if options["pack"] else "")
    cast = match.view(None)["cast"]
    return options["characters"] == "random" or (
        options["characters"] == "tutorial" and not set(cast) <= set(tutorial)
    )


@app.command
def replay(file: Path, /, *, pack: Path | None = None) -> int:
    """Step through a saved match.

    Enter goes on, `b` back, `t` to the next turn, a number to that action, `q` leaves.

    Example: `deorbit replay stationx-20300101-200000.deorbit.json`

    Parameters
    ----------
    file
        A saved match.
    pack
        The folder of the content pack that it was played with.
    """
    from deorbit.cli.replay import Replay

    return Replay(file, Screen(), _packs(pack)).run()


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
        Which game: `intrepid`, `stationfall` or `stationx`.
    wanted
        The number of a paragraph or chapter, or a word to look for.
    """
    from deorbit.cli.rules import found

    find(game)
    screen = Screen()
    for line in found(game, " ".join(wanted), screen.language):
        screen.tell(line)
    return 0


@app.command
def verify(file: Path, published: str | None = None, /, *, pack: Path | None = None) -> int:
    """Check a saved match: every draw and every position is worked out again.

    Example: `deorbit verify stationx-20300101-200000.deorbit.json`

    Parameters
    ----------
    file
        A saved match.
    published
        The hash that you noted when the match began.
    pack
        The folder of the content pack that it was played with.
    """
    from deorbit.cli.verify import verify as check

    return check(file, Screen(), _packs(pack), published)


@app.command
def edition(
    game: str,
    /,
    *,
    grade: str | None = None,
    all_: Annotated[bool, Parameter(name="--all", negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    pack: Path | None = None,
) -> int:
    """Show where the content of a game comes from, and what of it is house-made.

    Every datum is graded: rule (a manual), card (published card data), play (a public game) or
    house (ours).

    Examples:

    `deorbit edition stationfall`

    `deorbit edition stationfall --grade play`

    `deorbit edition stationfall --all --json`

    Parameters
    ----------
    game
        Which game: `intrepid`, `stationfall` or `stationx`.
    grade
        List the data of this grade instead of those that are house.
    all_
        List all data, each with its grade.
    json
        Write JSON.
    pack
        The folder of a content pack to lay over the built-in content.
    """
    from deorbit.cli.edition import show_edition

    return show_edition(game, Screen(), grade, all_, json, pack)


pack_app = App(
    name="pack",
    help="Content packs: other stations, characters and numbers for Stationfall.\n\n"
    "Example: `deorbit pack check packs/night-shift`",
)
app.command(pack_app)
app.command(lab_app)


@pack_app.command(name="check")
def check_pack(folder: Path, /) -> int:
    """Check a content pack: tell every mistake, or what it changes.

    The exit code is 1 if there are mistakes.

    Example: `deorbit pack check packs/night-shift`

    Parameters
    ----------
    folder
        The folder with `pack.toml` and the data files.
    """
    from deorbit.cli.pack import check_pack as check

    return check(folder, Screen())


@app.command
def bench(
    *,
    game: str | None = None,
    setup: str | None = None,
    seconds: float = 2.0,
    plain: Path | None = None,
    peers: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure how fast the engine plays: random play of each game, and copies of a match.

    "late/fresh" tells how much slower an action is after a match of 1,000 actions, or three
    quarters of a shorter game, than from the same position afresh.

    Examples:

    `deorbit bench`

    `deorbit bench --game stationx --seconds 1`

    Parameters
    ----------
    game
        Measure only this game.
    setup
        Measure only this set-up: `stationfall`, `stationfall-full`, `stationfall-bots` or
        `stationx`.
    seconds
        How long each measurement plays, 0.01 to 600.
    plain
        Also measure the uncompiled source in this folder.
    peers
        Also measure catanatron and OpenSpiel's chess with this Python, and show ratios to them.
    json
        One measurement of each game as JSON, in one line.
    """
    from deorbit.lab import bench as lab_bench

    given = {"game": game, "setup": setup, "seconds": seconds, "plain": plain, "peers": peers}
    words = [f"--{name}={value}" for name, value in given.items() if value is not None]
    return int(lab_bench.main([*words, *(["--json"] if json else [])]))


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    public_url: str | None = None,
    pace: float | None = None,
    workers: int | None = None,
    pack: Annotated[tuple[Path, ...], Parameter(negative="", show_default=False)] = (),
    proxies: str | None = None,
    log_level: str | None = None,
    without_site: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Run the site: play in the browser with friends and agents.

    Prints the address to open. Ctrl-C stops it; games go on when it is started again. Everything
    can also be set by variables such as DEORBIT_PORT; a flag goes before its variable. Hosting for
    others, with TLS, PostgreSQL and backups: docs/hosting.md.

    Examples:

    `deorbit serve`

    `deorbit serve --host 0.0.0.0 --port 8080`

    `deorbit serve --database sqlite:////var/lib/deorbit/games.db --workers 2`

    `deorbit serve --public-url https://play.example.org --proxies 127.0.0.1`

    `deorbit serve --database postgresql://deorbit@localhost/deorbit`

    Parameters
    ----------
    host
        The address to listen on: 127.0.0.1 (only this machine) if not given. DEORBIT_HOST
    port
        The port to listen on, 8000 if not given; 0 takes a free one. DEORBIT_PORT
    database
        Where games are kept: `sqlite:///deorbit.db`, a file in this folder, if not given.
        DEORBIT_DATABASE
    public_url
        The address of the site where a proxy stands before it. DEORBIT_PUBLIC_URL
    pace
        Seconds that an agent takes at least, so that people can follow. DEORBIT_PACE
    workers
        Processes in which agents think. DEORBIT_WORKERS
    pack
        The folder of a content pack that tables may use; may be given several times.
        DEORBIT_PACKS, separated by commas
    proxies
        The addresses of proxies whose X-Forwarded headers are believed. DEORBIT_PROXIES
    log_level
        How much is logged: debug, info, warning or error. DEORBIT_LOG_LEVEL
    without_site
        Serve only the interface for programs, not the pages.
    """
    from deorbit.cli.serve import serve as run
    from deorbit.server.settings import Settings

    settings = Settings.read(
        os.environ,
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        pace=pace,
        workers=workers,
        packs=pack or None,
        proxies=proxies,
        log_level=log_level,
    )
    return run(settings, Screen(), without_site)


@app.command
def backup(file: Path, /, *, database: str | None = None) -> int:
    """Save all tables, guests and games of a server to one file, also while it runs.

    The file holds secrets of running games: keep it where only you can read it.

    Examples:

    `deorbit backup deorbit-monday.backup`

    `deorbit backup /safe/deorbit.backup --database postgresql://deorbit@localhost/deorbit`

    Parameters
    ----------
    file
        The file to write. An existing one is not overwritten.
    database
        Where the games are kept: `sqlite:///deorbit.db` if not given. DEORBIT_DATABASE
    """
    from deorbit.cli.backup import save
    from deorbit.server.settings import Settings

    return save(Settings.read(os.environ, database=database).database, file, Screen())


@app.command
def restore(file: Path, /, *, database: str | None = None) -> int:
    """Fill an empty database from a file that `deorbit backup` wrote.

    The database may be of the other sort: this is also the way from SQLite to PostgreSQL and back.

    Examples:

    `deorbit restore deorbit-monday.backup --database sqlite:///restored.db`

    `deorbit restore deorbit-monday.backup --database postgresql://deorbit@localhost/deorbit`

    Parameters
    ----------
    file
        The file to read.
    database
        An empty database, or a file that does not exist yet: `sqlite:///deorbit.db` if not given.
        DEORBIT_DATABASE
    """
    from deorbit.cli.backup import bring_back
    from deorbit.server.settings import Settings

    return bring_back(file, Settings.read(os.environ, database=database).database, Screen())


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
