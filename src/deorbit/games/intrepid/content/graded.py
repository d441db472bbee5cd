"""Where each datum of Intrepid comes from."""

from pathlib import Path

from deorbit.core.errors import BadInput
from deorbit.core.grades import Book, data_of
from deorbit.games.intrepid.content.editions import PAGES, page


def book(pack: Path | None) -> Book:
    if pack is not None:
        raise BadInput("no-packs", game="intrepid")
    return tuple(datum for name in PAGES for datum in data_of(name, page(name), {})), None
