"""Games, and the words to tell them with."""

from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import PathParameter, QueryParameter

from deorbit.agents import AGENTS, usual_agent
from deorbit.core import text
from deorbit.core.options import (
    ChoiceOption,
    EachOption,
    NumberOption,
    Option,
    PackOption,
    RosterOption,
)
from deorbit.games import NAMES, find, module_of
from deorbit.server.api.callers import Asked
from deorbit.server.api.pages import kept
from deorbit.server.api.routes import Routes
from deorbit.server.base.refusals import NOT_FOUND, Refusal
from deorbit.server.tables import bots
from deorbit.server.telling import lexicon
from deorbit.server.wire.answers import EachNames, GameInfo, GameOption, Roster

routes = Routes("games")


def _option(option: Option) -> GameOption:
    found = GameOption(option.name, option.default, option.accepts())
    if isinstance(option, ChoiceOption):
        found.choices = list(option.choices)
    elif isinstance(option, NumberOption) and option.most - option.least < 20:
        found.choices = list(range(option.least, option.most + 1))
    elif isinstance(option, PackOption):
        found.choices = [None, *option.known()]
    elif isinstance(option, RosterOption):
        found.rosters = msgspec.convert(option.rosters(), list[Roster])
    elif isinstance(option, EachOption):
        found.each = EachNames(option.names, option.least, option.lot)
    return found


def _agents(game: str) -> list[str]:
    """Those that play a game, the usual one first; the tutorial has its own."""
    automates = find(game).automates()
    others = (bots.TUTOR, bots.PUPIL, *(() if automates else (bots.PLAYED_BY,)))
    known = [name for name in AGENTS if name not in others]
    return sorted(known, key=lambda name: name != usual_agent(game))


def _games() -> list[GameInfo]:
    return [
        GameInfo(
            name=name,
            seats=(game.least_seats, game.most_seats),
            usual=game.usual_seats,
            options=[_option(option) for option in game.options],
            agents=_agents(name),
            secrets=game.secrets,
            tutorial=module_of(name, "teaching.course") is not None,
        )
        for name, game in ((name, find(name)) for name in NAMES)
    ]


@routes.read("/api/games", "The games and their options", security=None)
async def list_games() -> list[GameInfo]:
    return _games()


@routes.read("/api/words", "The languages there are", security=None)
async def list_languages() -> list[str]:
    return list(text.languages())


@routes.read(
    "/api/words/{language:str}",
    "All sentences of a language, as Fluent source",
    "With the hash of a content pack: its sentences too, behind the others.",
    refuses=(404,),
    media_type="text/plain",
    security=None,
)
async def words(
    request: Asked,
    language: Annotated[str, PathParameter(max_length=35)],
    pack: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> Response[bytes]:
    found = lexicon.words(language, pack or "")
    if found is None:
        raise Refusal(NOT_FOUND, "server-no-words")
    return kept(request, found, "text/plain")
