"""Which characters are in play (2.1.1), from the options of a game."""

import difflib
from collections.abc import Sequence
from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.errors import BadInput
from deorbit.games.stationfall.book import Book, book_of
from deorbit.games.stationfall.content import PRINTED_WINGS, edition, tutorial_cast
from deorbit.games.stationfall.edition import StationfallEdition
from deorbit.games.stationfall.options import RANDOM, as_name


def cast_for(options: dict[str, Any], seats: int, chance: Chance) -> tuple[str, ...]:
    """The characters in play, in character order. Nothing is drawn where nothing is left open."""
    book = _book(options)
    chosen = options["characters"]
    if isinstance(chosen, list):
        return checked_cast(options, chosen, seats)
    wanted = characters_for(book, seats)
    cast = () if chosen == RANDOM else tutorial_cast(book.hash)[:wanted]
    open_places = wanted - len(cast)
    if not open_places:
        return cast
    cards, tier = book.pages["characters"], options["tier"]
    others = [name for name in cards if name not in cast and cards[name]["tier"] <= tier]
    if len(others) < open_places:
        raise BadInput(
            "stationfall-tier-too-low",
            seats=seats,
            wanted=wanted,
            found=len(cast) + len(others),
            tier=tier,
        )
    order = list(range(len(others)))
    chance.shuffle(order)
    return (*cast, *(others[number] for number in order[:open_places]))


def checked_cast(
    options: dict[str, Any], cast: Sequence[object], seats: int, key: str = "characters"
) -> tuple[str, ...]:
    """A cast that somebody names: known characters, none twice, as many as the rules want."""
    book = _book(options)
    called = _called(book)
    names: list[str] = []
    for given in cast:
        if not isinstance(given, str) or given not in called:
            raise _unknown(str(given)[:60], list(called), key)
        name = called[given]
        if name in names:
            raise BadInput("stationfall-character-twice", key=key, character=name)
        names.append(name)
    wanted = characters_for(book, seats)
    if len(names) != wanted:
        raise BadInput(
            "stationfall-wrong-cast", key=key, seats=seats, wanted=wanted, found=len(names)
        )
    return tuple(names)


def _called(book: Book) -> dict[str, str]:
    """The characters by their names, and by what a pack calls them on the screen."""
    cards = book.pages["characters"]
    shown = {as_name(card.get("text", {}).get("name", name)): name for name, card in cards.items()}
    return {**shown, **{name: name for name in cards}}


def _unknown(given: str, known: list[str], key: str) -> BadInput:
    near = difflib.get_close_matches(given, known, n=1) or [one for one in known if given in one]
    if near:
        told = ", ".join(near)
        return BadInput("stationfall-unknown-character-near", key=key, character=given, near=told)
    told = ", ".join(known)
    return BadInput("stationfall-unknown-character", key=key, character=given, known=told)


def characters_for(book: Book, seats: int) -> int:
    """How many characters are in play (2.1.1)."""
    wanted: int = book.pages["game"]["characters"][str(seats)]
    return wanted


def edition_for(options: dict[str, Any], cast: tuple[str, ...]) -> StationfallEdition:
    """The edition of these options with these characters in play."""
    book, wings = _book(options), options["rocket_wings"]
    if wings != PRINTED_WINGS and wings not in book.pages["map"]["section"]:
        raise BadInput("stationfall-no-such-place", option="rocket_wings", section=wings)
    return edition(cast, wings, book.hash)


def _book(options: dict[str, Any]) -> Book:
    pack = options["pack"]
    return book_of(pack["hash"] if pack else "")
