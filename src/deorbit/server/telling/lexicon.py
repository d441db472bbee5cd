"""The sentences that a browser needs, as Fluent source."""

from functools import cache
from importlib.resources import files

from deorbit.core import text
from deorbit.core.options import PackOption, scope_of
from deorbit.games import NAMES, find
from deorbit.server.base.files import File

UNSEEN = ("cli", "lab")
UNSEEN_ENDS = ("_reference.ftl", "_packs.ftl", *(f"{name}_glossary.ftl" for name in NAMES))
"""Files that only the terminal needs, or that are told in another way, by how their names begin or
end."""


def packs() -> list[dict[str, str]]:
    """The content packs that the host of this server installed, for whichever game."""
    return [
        tag
        for name in NAMES
        for option in find(name).options
        if isinstance(option, PackOption)
        for tag in option.known()
    ]


def words(language: str, pack: str) -> File | None:
    if language not in text.languages():
        return None
    if pack and pack not in {tag["hash"] for tag in packs()}:
        return None
    return _words(language, pack)


@cache
def _words(language: str, pack: str) -> File:
    folder = files("deorbit").joinpath("locale", language)
    sources = [
        entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
        and not entry.name.startswith(UNSEEN)
        and not entry.name.endswith(UNSEEN_ENDS)
    ]
    if pack:
        added = text.added(scope_of(pack), language).items()
        sources.append("\n".join(_message(id, said) for id, said in added))
    return File.of("\n".join(sources).encode())


def _message(id: str, said: str) -> str:
    r"""A sentence of a pack is plain text: nothing in it is Fluent.

    >>> _message("a", 'say "{x}"')
    'a = { "say \\"{x}\\"" }'
    """
    quoted = said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A")
    return f'{id} = {{ "{quoted}" }}'
