"""The options of a game of Stationfall."""

from pathlib import Path
from typing import Any, ClassVar

from deorbit.core.errors import BadInput
from deorbit.core.options import ChoiceOption, NumberOption, Option, PackOption, RosterOption
from deorbit.games.stationfall import book
from deorbit.games.stationfall.content import PRINTED_WINGS
from deorbit.games.stationfall.packs.folder import read_pack

TUTORIAL = "tutorial"
RANDOM = "random"
TIERS = 4
TEAM_SEATS = (4, 6, 8)
MOST_NAMES = 60


def as_name(shown: str) -> str:
    """A name as data files have it.

    >>> as_name("Station Chief")
    'station-chief'
    """
    return "-".join(shown.lower().split())


class CharactersOption(RosterOption):
    """Who is in play. Which names are known depends on the pack, so casting checks them."""

    def accepts(self) -> str:
        return f"{TUTORIAL} | {RANDOM} | NAME,NAME,..."

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            if as_name(value) in (TUTORIAL, RANDOM):
                return as_name(value)
            value = value.split(",")
        if (
            not isinstance(value, (list, tuple))
            or not 0 < len(value) <= MOST_NAMES
            or not all(isinstance(name, str) and name.strip() for name in value)
        ):
            raise self.refuse(value)
        return [as_name(name) for name in value]

    def rosters(self) -> list[dict[str, Any]]:
        """The characters of every book, and how many the number of seats wants (2.1.1)."""
        return [_roster(one) for one in (book.built_in(), *book.known())]


def _roster(found: book.Book) -> dict[str, Any]:
    wanted = found.pages["game"]["characters"]
    return {
        "pack": found.hash or None,
        "wanted": {seats: count for seats, count in wanted.items() if seats.isdigit()},
        "characters": [
            {
                "name": name,
                "kind": card["kind"],
                "tier": card["tier"],
                "tutorial": bool(card.get("tutorial")),
            }
            for name, card in found.pages["characters"].items()
        ],
    }


class TeamsOption(Option):
    """Two players a team (18.2): an even number of them, from four on."""

    words: ClassVar = {"yes": True, "true": True, "no": False, "false": False}

    def accepts(self) -> str:
        return "yes | no"

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            value = self.words.get(value.strip().lower(), value)
        if not isinstance(value, bool):
            raise self.refuse(value)
        if value and seats not in TEAM_SEATS:
            raise BadInput(
                "stationfall-teams-seats", seats=seats, fitting=", ".join(map(str, TEAM_SEATS))
            )
        return value


class ContentPackOption(PackOption):
    """A content pack: its folder, or the name and hash of one that was read before."""

    def accepts(self) -> str:
        return 'DIR | {"name": ..., "hash": ...}'

    def learn(self, folder: Path) -> dict[str, str]:
        return read_pack(folder).tag or {}

    def recall(self, name: str, hash: str) -> dict[str, str]:
        return book.find_book(name, hash).tag or {}

    def known(self) -> list[dict[str, str]]:
        return [dict(tag) for one in book.known() if (tag := one.tag) is not None]


OPTIONS: list[Option] = [
    CharactersOption("characters", TUTORIAL, RANDOM),
    NumberOption("tier", TIERS, 1, TIERS),
    TeamsOption("teams", False, "yes"),
    ChoiceOption("rocket_wings", [PRINTED_WINGS, "physics-lab"]),
    ContentPackOption("pack", None, "packs/night-shift"),
]
