"""Where each datum of Station-X comes from."""

from pathlib import Path

from deorbit.core.errors import BadInput
from deorbit.core.grades import REST, RULE, Book, data_of
from deorbit.games.stationx.content.editions import data


def book(pack: Path | None) -> Book:
    if pack is not None:
        raise BadInput("no-packs", game="stationx")
    return tuple(data_of("stationx", data(), {REST: RULE})), None
