"""Which characters are in play (2.1.1), from the options of a game."""

import difflib
from collections.abc import Sequence
from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.errors import BadInput
from deorbit.games.stationfall.content.book import Book, book_of
from deorbit.games.stationfall.content.edition import StationfallEdition
from deorbit.games.stationfall.content.editions import PRINTED_WINGS, edition, tutorial_cast
from deorbit.games.stationfall.content.options import RANDOM, TIERS, as_name


def cast_for(options: dict[str, Any], seats: int, chance: Chance) -> tuple[str, ...]:
    """The characters in play, in character order. Nothing is drawn where nothing is left open."""
    book = _book(options)
    chosen = options["characters"]
    if isinstance(chosen, list):
        return checked_cast(options, chosen, seats)
    if options.get("bots"):
        return cast_with_bots(options, seats, chance)
    wanted = characters_for(book, seats)
    cast = () if chosen == RANDOM else tutorial_cast(book.hash)[:wanted]
    open_places = wanted - len(cast)
    if not open_places:
        return cast
    others = _drawable(book, options["tier"], cast)
    if len(others) < open_places:
        raise _too_few(options, seats, wanted, len(cast) + len(others))
    return (*cast, *_shuffled(others, chance)[:open_places])


def _drawable(book: Book, tier: int, without: Sequence[str]) -> list[str]:
    cards = book.pages["characters"]
    return [name for name in cards if name not in without and cards[name]["tier"] <= tier]


def _too_few(options: dict[str, Any], seats: int, wanted: int, found: int) -> BadInput:
    return BadInput(
        "stationfall-tier-too-low", seats=seats, wanted=wanted, found=found, tier=options["tier"]
    )


# With bots ----------------------------------------------------------------------------------------


def cast_with_bots(options: dict[str, Any], seats: int, chance: Chance) -> tuple[str, ...]:
    """A cast in which the bots find their identities: those that the options name, and as many as
    are dealt of the tier that they allow. Shuffled, because bots go by the character order
    (bot-setup, bot-character-order)."""
    book = _book(options)
    wanted = characters_for(book, seats)
    needed = list(dict.fromkeys(_card_of(book)[name] for name in named_bots(options)))
    first = () if options["characters"] == RANDOM else tutorial_cast(book.hash)
    spare = _shuffled([name for name in first if name not in needed], chance)
    spare += _shuffled(_drawable(book, options["tier"], [*first, *needed]), chance)
    if len(needed) + len(spare) < wanted:
        raise _too_few(options, seats, wanted, len(needed) + len(spare))
    dealt = len(options["bots"]) - len(named_bots(options))
    while dealt > 0 and _count_for_bots(options, [*needed, *spare[: wanted - len(needed)]]) < dealt:
        fitting = [name for name in spare[wanted - len(needed) :] if _fits_bots(options, name)]
        if not fitting or len(needed) == wanted:
            break
        needed.append(fitting[0])
        spare.remove(fitting[0])
    return tuple(_shuffled([*needed, *spare][:wanted], chance))


def _shuffled(names: list[str], chance: Chance) -> list[str]:
    order = list(range(len(names)))
    chance.shuffle(order)
    return [names[number] for number in order]


def named_bots(options: dict[str, Any]) -> list[str]:
    """The identities that the options name for bots: known ones, none twice."""
    known = _card_of(_book(options))
    names: list[str] = []
    for name in options.get("bot_identities", []):
        if name not in known:
            raise _unknown(name[:60], list(known), "bot_identities", "identity")
        if name in names:
            raise BadInput("stationfall-identity-twice", identity=name)
        names.append(name)
    return names


def identities_of_bots(options: dict[str, Any], cast: Sequence[str]) -> tuple[list[str], list[str]]:
    """Who the bots are to be, as far as the options name them, and who else of the cast they may
    be: enough for all bots."""
    known = _card_of(_book(options))
    named = named_bots(options)
    for name in named:
        if known[name] not in cast:
            raise BadInput("stationfall-identity-not-cast", identity=name)
    others = [
        name
        for name, card in known.items()
        if card in cast and name not in named and _fits_bots(options, card)
    ]
    if len(named) + len(others) < len(options["bots"]):
        raise BadInput(
            "stationfall-bot-tier-too-low",
            bots=len(options["bots"]),
            found=len(named) + len(others),
            tier=options.get("bot_tier", TIERS),
        )
    return named, others


def _card_of(book: Book) -> dict[str, str]:
    """The character of every identity card."""
    return {
        identity: name
        for name, card in book.pages["characters"].items()
        for identity in card.get("identity", {name: card}) or {}
    }


def _fits_bots(options: dict[str, Any], name: str) -> bool:
    tier: int = _book(options).pages["characters"][name]["tier"]
    most: int = options.get("bot_tier", TIERS)
    return tier <= most


def _count_for_bots(options: dict[str, Any], cast: Sequence[str]) -> int:
    """How many identity cards of a cast can be dealt to bots."""
    named = named_bots(options)
    return sum(
        card in cast and name not in named and _fits_bots(options, card)
        for name, card in _card_of(_book(options)).items()
    )


# Named characters ---------------------------------------------------------------------------------


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


def _unknown(given: str, known: list[str], key: str, sort: str = "character") -> BadInput:
    near = [one for one in known if given in one]
    if sort == "character" or not near:
        near = difflib.get_close_matches(given, known, n=1) or near
    if near:
        told = ", ".join(near)
        return BadInput(f"stationfall-unknown-{sort}-near", key=key, character=given, near=told)
    told = ", ".join(known)
    return BadInput(f"stationfall-unknown-{sort}", key=key, character=given, known=told)


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
