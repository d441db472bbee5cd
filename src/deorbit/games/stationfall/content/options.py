"""The options of a game of Stationfall."""

from pathlib import Path
from typing import Any, ClassVar

from deorbit.core.errors import BadInput
from deorbit.core.options import ChoiceOption, NumberOption, Option, PackOption, RosterOption
from deorbit.games.stationfall.content import book
from deorbit.games.stationfall.content.editions import PRINTED_WINGS
from deorbit.games.stationfall.content.packs.folder import read_pack
from deorbit.games.stationfall.content.pairs import partner

TUTORIAL = "tutorial"
RANDOM = "random"
TIERS = 4
TEAM_SEATS = (4, 6, 8)
TEAM_PERSONS = (2, *TEAM_SEATS)
"""How many people can play in teams where bots play too (house-bot-teams)."""
LEAST_WITH_BOTS = 3
MOST_NAMES = 60
TIMES = ("", "first", "second")
"""Whether it is the tutorial, and for which time it is played."""
TUTORIAL_SEATS = 4


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
                "identities": list(card.get("identity", {name: card}) or {}),
            }
            for name, card in found.pages["characters"].items()
        ],
    }


class FlagOption(Option):
    """Something that is so or not."""

    words: ClassVar = {"yes": True, "true": True, "no": False, "false": False}

    def accepts(self) -> str:
        return "yes | no"

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            value = self.words.get(value.strip().lower(), value)
        if not isinstance(value, bool):
            raise self.refuse(value)
        return value


class TeamsOption(FlagOption):
    """Two players a team (18.2): an even number of them, from four on, or from two on where they
    play against bots."""

    def agree(self, values: dict[str, Any], seats: int) -> None:
        if not values[self.name]:
            return
        bots = len(values.get("bots", []))
        fitting = TEAM_PERSONS if bots else TEAM_SEATS
        if seats - bots not in fitting:
            message = "stationfall-teams-persons" if bots else "stationfall-teams-seats"
            raise BadInput(message, seats=seats - bots, fitting=", ".join(map(str, fitting)))

    def agree_to_begin(self, values: dict[str, Any], seats: int) -> None:
        """No team has two turns in a row (18.4, house-bot-teams)."""
        if not values[self.name]:
            return
        persons = [seat for seat in range(seats) if seat not in values.get("bots", [])]
        for one in persons:
            other = partner(persons, one)
            if (other - one) % seats == 1:
                raise BadInput("stationfall-teams-apart", seat=one, other=other)


# Bots ---------------------------------------------------------------------------------------------


class BotsOption(Option):
    """The seats that are bots (bot-setup): at least three players in all."""

    later = True

    def accepts(self) -> str:
        return "SEAT,SEAT,..."

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            words = [word.strip() for word in value.split(",") if word.strip()]
            value = [int(w) if w.isascii() and w.isdigit() and len(w) < 4 else w for w in words]
        if not isinstance(value, (list, tuple)) or not all(type(seat) is int for seat in value):
            raise self.refuse(value)
        found = sorted(value)
        for number, seat in enumerate(found):
            if not 0 <= seat < seats:
                raise BadInput("stationfall-bot-seat", seat=seat, last=seats - 1)
            if seat in found[:number]:
                raise BadInput("stationfall-bot-twice", seat=seat)
        if found and seats < LEAST_WITH_BOTS:
            raise BadInput("stationfall-bots-players", seats=seats, least=LEAST_WITH_BOTS)
        return found


class BotIdentitiesOption(Option):
    """Who the bots are, in the order of their seats; those beyond are dealt. Which names are known
    depends on the pack, so casting checks them."""

    later = True

    def accepts(self) -> str:
        return "IDENTITY,IDENTITY,..."

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            value = [word for word in value.split(",") if word.strip()]
        if not isinstance(value, (list, tuple)) or not all(
            isinstance(name, str) and 0 < len(name.strip()) <= MOST_NAMES for name in value
        ):
            raise self.refuse(value)
        return [as_name(name) for name in value]

    def agree(self, values: dict[str, Any], seats: int) -> None:
        named, bots = len(values.get(self.name, [])), len(values.get("bots", []))
        if named > bots:
            raise BadInput("stationfall-bots-named", named=named, bots=bots)


class BotTierOption(NumberOption):
    """The highest tier of an identity that is dealt to a bot."""

    later = True


class CooperativeOption(FlagOption):
    """All people against all bots (bot-cooperative)."""

    later = True

    def agree(self, values: dict[str, Any], seats: int) -> None:
        if not values.get(self.name):
            return
        bots = len(values.get("bots", []))
        if not 0 < bots < seats:
            raise BadInput("stationfall-cooperative-bots")
        if values["teams"]:
            raise BadInput("stationfall-cooperative-teams")


# The tutorial -------------------------------------------------------------------------------------


class TutorialOption(Option):
    """The tutorial of the Launch Manual: seat 0 is Lindsey (tutorial-setup). It has one set-up."""

    later = True

    def accepts(self) -> str:
        return " | ".join(f'"{time}"' for time in TIMES)

    def read(self, value: Any, seats: int) -> Any:
        if not isinstance(value, str) or value.strip().lower() not in TIMES:
            raise self.refuse(value)
        return value.strip().lower()

    def agree(self, values: dict[str, Any], seats: int) -> None:
        if not values.get(self.name):
            return
        if seats != TUTORIAL_SEATS:
            raise BadInput("stationfall-tutorial-seats", seats=seats, wanted=TUTORIAL_SEATS)
        for option in OPTIONS:
            if option.name not in (self.name, "tier"):
                if values.get(option.name, option.default) != option.default:
                    raise BadInput("stationfall-tutorial-alone", option=option.name)


# All ----------------------------------------------------------------------------------------------


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

    def lessons(self, tag: dict[str, str]) -> book.Page:
        return book.find_book(tag.get("name", ""), tag.get("hash", "")).lessons


OPTIONS: list[Option] = [
    CharactersOption("characters", TUTORIAL, RANDOM),
    NumberOption("tier", TIERS, 1, TIERS),
    TeamsOption("teams", False, "yes"),
    ChoiceOption("rocket_wings", [PRINTED_WINGS, "physics-lab"]),
    ContentPackOption("pack", None, "packs/night-shift"),
    BotsOption("bots", [], "1,2,3"),
    BotIdentitiesOption("bot_identities", [], "troubleshooter,exile"),
    BotTierOption("bot_tier", TIERS, 1, TIERS),
    CooperativeOption("cooperative", False, "yes"),
    TutorialOption("tutorial", "", "first"),
]
