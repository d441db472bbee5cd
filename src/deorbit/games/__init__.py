"""The games, by name. Each is a package of one shape with a `GAME`."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.glossary import Term, terms
from deorbit.core.lessons import Lesson, read_lessons
from deorbit.core.options import PackOption
from deorbit.core.text import FALLBACK

NAMES = ("stationfall", "stationx", "intrepid")
"""In the order in which they are offered."""


@cache
def find(name: str) -> Game[Any]:
    if name not in NAMES:
        raise BadInput("unknown-game", game=str(name)[:40], known=", ".join(sorted(NAMES)))
    game: Game[Any] = import_module(f"deorbit.games.{name}.game").GAME
    return game


@cache
def module_of(name: str, path: str) -> ModuleType | None:
    """A module of a game by its place there, `module_of("stationx", "screen.make")`; None where it
    has none."""
    wanted = f"deorbit.games.{find(name).name}.{path}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        if missing.name and f"{wanted}.".startswith(f"{missing.name}."):
            return None
        raise


def lessons(name: str, pack: Mapping[str, str] | None = None) -> tuple[Lesson, ...]:
    """The lessons of a game, or those of a content pack that is known by this name and hash, in the
    order in which they are best taken."""
    game = find(name)
    if pack is None:
        return _built_in_lessons(name)
    option = next((one for one in game.options if isinstance(one, PackOption)), None)
    if option is None:
        raise BadInput("no-packs", game=name)
    return tuple(
        replace(one, position={**one.position, "options": with_pack(one.position, pack)})
        for one in read_lessons(name, option.lessons(dict(pack)))
    )


def with_pack(position: Mapping[str, Any], pack: Mapping[str, str]) -> dict[str, Any]:
    """The options of a lesson's position in a content pack."""
    return {**position.get("options", {}), "pack": dict(pack)}


@cache
def glossary(name: str, language: str = FALLBACK) -> tuple[Term, ...]:
    """The terms of a game in a language, in the order of its alphabet."""
    page = files(f"deorbit.games.{find(name).name}").joinpath("data", "glossary.toml")
    return terms(name, tomllib.loads(page.read_text(encoding="utf-8")), language)


@cache
def _built_in_lessons(name: str) -> tuple[Lesson, ...]:
    page = files(f"deorbit.games.{name}").joinpath("data", "lessons.toml")
    if not page.is_file():
        return ()
    return tuple(read_lessons(name, tomllib.loads(page.read_text(encoding="utf-8"))))
