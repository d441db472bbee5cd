"""The `deorbit` command and its subcommands."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

import deorbit
from deorbit.cli.commands.lab import lab_app
from deorbit.cli.terminal import files
from deorbit.cli.terminal.face import face_of
from deorbit.cli.terminal.help import ASKING, translate
from deorbit.cli.terminal.screen import Screen, complain, language_of_user
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.match import Match
from deorbit.core.options import PackOption, language_for
from deorbit.games import find

MISUSE = 2
"""The exit code for input that cannot be used."""

FLAGS = ("seats", "seed", "game")

app = App(
    name="deorbit",
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
    """Play a game in this terminal, alone against bots or agents, or with friends."""
    from deorbit.agents import usual_agent
    from deorbit.cli.commands.play import Play
    from deorbit.cli.terminal.bot_options import agents_for, with_bots
    from deorbit.cli.terminal.table import Table

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
    from deorbit.games.stationfall.content.editions import tutorial_cast

    options = match.options
    tutorial = tutorial_cast(options["pack"]["hash"] if options["pack"] else "")
    cast = match.view(None)["cast"]
    return options["characters"] == "random" or (
        options["characters"] == "tutorial" and not set(cast) <= set(tutorial)
    )


@app.command
def lesson(game: str | None = None, name: str | None = None, /, *, pack: Path | None = None) -> int:
    """Learn a game in short lessons: a turn each, with a goal, a tip, and what went wrong."""
    from deorbit.cli.commands.lesson import play_lesson, show_lessons

    if game is not None:
        find(game)
    if game is None or name is None:
        return show_lessons(game, pack, Screen())
    return play_lesson(game, name, pack, Screen())


@app.command
def tutorial(
    file: Path | None = None,
    /,
    *,
    second: Annotated[bool, Parameter(negative="")] = False,
    people: int = 1,
    by_hand: Annotated[bool, Parameter(negative="")] = False,
    seed: int | None = None,
    pace: Annotated[float | None, Parameter(validator=Number(gte=0, lte=2))] = None,
) -> int:
    """Learn Stationfall by playing it: a guided game with Lindsey, who explains what she does."""
    from deorbit.cli.commands.tutorial import begin

    return begin(file, second, people, by_hand, seed, Screen(pace)).run()


@app.command
def replay(file: Path, /, *, pack: Path | None = None) -> int:
    """Step through a saved match."""
    from deorbit.cli.commands.replay import Replay

    return Replay(file, Screen(), _packs(pack)).run()


@app.command
def rules(game: str, /, *wanted: str, glossary: bool = False) -> int:
    """Read the rules, or look something up in them."""
    from deorbit.cli.terminal.lookup import found, terms

    find(game)
    screen = Screen()
    language = screen.language
    for line in terms(game, language) if glossary else found(game, " ".join(wanted), language):
        screen.tell(line)
    return 0


@app.command
def verify(file: Path, published: str | None = None, /, *, pack: Path | None = None) -> int:
    """Check a saved match: every draw and every position is worked out again."""
    from deorbit.cli.commands.verify import verify as check

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
    """Show where the content of a game comes from, and what of it is house-made."""
    from deorbit.cli.commands.edition import show_edition

    return show_edition(game, Screen(), grade, all_, json, pack)


pack_app = App(
    name="pack",
)
app.command(pack_app)
app.command(lab_app)


@pack_app.command(name="check")
def check_pack(folder: Path, /) -> int:
    """Check a content pack: tell every mistake, or what it changes."""
    from deorbit.cli.commands.pack import check_pack as check

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
    """Measure how fast the engine plays: random play of each game, and copies of a match."""
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
    processes: int | None = None,
    wakeups: str | None = None,
    pack: Annotated[tuple[Path, ...], Parameter(negative="", show_default=False)] = (),
    proxies: str | None = None,
    log_level: str | None = None,
    without_site: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Run the site: play in the browser with friends and agents."""
    from deorbit.cli.commands.serve import serve as run
    from deorbit.server.base.settings import Settings

    settings = Settings.read(
        os.environ,
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        pace=pace,
        workers=workers,
        processes=processes,
        wakeups=wakeups,
        packs=pack or None,
        proxies=proxies,
        log_level=log_level,
    )
    return run(settings, Screen(), without_site)


@app.command
def backup(file: Path, /, *, database: str | None = None) -> int:
    """Save all tables, guests and games of a server to one file, also while it runs."""
    from deorbit.cli.commands.backup import save
    from deorbit.server.base.settings import Settings

    return save(Settings.read(os.environ, database=database).database, file, Screen())


@app.command
def restore(file: Path, /, *, database: str | None = None) -> int:
    """Fill an empty database from a file that `deorbit backup` wrote."""
    from deorbit.cli.commands.backup import bring_back
    from deorbit.server.base.settings import Settings

    return bring_back(file, Settings.read(os.environ, database=database).database, Screen())


@app.command
def check(
    *,
    database: str | None = None,
    pack: Annotated[tuple[Path, ...], Parameter(negative="", show_default=False)] = (),
) -> int:
    """Read the whole database of a server and tell what of it is damaged, also while it runs."""
    from deorbit.cli.commands.check import check as run
    from deorbit.server.base.settings import Settings

    settings = Settings.read(os.environ, database=database, packs=pack or None)
    return run(settings.database, settings.packs, Screen())


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    words = sys.argv[1:] if argv is None else argv
    try:
        if not words or ASKING.intersection(words):
            translate(app, language_of_user())
        result = app(words, exit_on_error=False)
    except CycloptsError:
        return MISUSE
    except DeorbitError as error:
        complain(error.say(language_of_user()))
        return MISUSE
    return result if isinstance(result, int) else 0
