"""The sentences that a browser needs, as Fluent source."""

from functools import cache
from importlib.resources import files

from deorbit.core import text
from deorbit.core.errors import DeorbitError
from deorbit.core.options import scope_of
from deorbit.games.stationfall import book
from deorbit.server.files import File

UNSEEN = ("cli", "lab")
UNSEEN_ENDS = ("_reference.ftl", "_packs.ftl")
"""Files that only the terminal needs, by how their names begin or end."""


def packs() -> list[dict[str, str]]:
    """The content packs that the host of this server installed."""
    return [dict(tag) for one in book.known() if (tag := one.tag) is not None]


def words(language: str, pack: str) -> File | None:
    if language not in text.languages():
        return None
    if pack:
        try:
            book.book_of(pack)
        except DeorbitError:
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
        added = text.added(scope_of(pack)).items()
        sources.append("\n".join(_message(id, said) for id, said in added))
    return File.of("\n".join(sources).encode())


def _message(id: str, said: str) -> str:
    r"""A sentence of a pack is plain text: nothing in it is Fluent.

    >>> _message("a", 'say "{x}"')
    'a = { "say \\"{x}\\"" }'
    """
    quoted = said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A")
    return f'{id} = {{ "{quoted}" }}'
