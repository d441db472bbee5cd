"""Where each datum of Stationfall, or of a content pack, comes from."""

from pathlib import Path

from deorbit.core.grades import Book
from deorbit.games.stationfall.content.editions import graded
from deorbit.games.stationfall.content.packs.folder import read_pack


def book(pack: Path | None) -> Book:
    if pack is None:
        return graded(), None
    found = read_pack(pack)
    return graded(found.hash), found.tag
