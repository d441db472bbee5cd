"""Checks that the characters of a book fit together, and that there are enough of them."""

from collections.abc import Callable

from deorbit.games.stationfall.content.book import Page, built_in
from deorbit.games.stationfall.content.names import CONDITIONS, DATA, ITEMS
from deorbit.games.stationfall.content.packs.lenient import (
    identities_of,
    names,
    number,
    pawns_of,
    starts_of,
    table,
    tables,
    word,
)
from deorbit.games.stationfall.content.packs.mistakes import Mistake, Report
from deorbit.games.stationfall.content.packs.shapes import IDENTITY_KEYS, PLAYERS, TEXT
from deorbit.games.stationfall.content.packs.values import MOST

KIND_OF = {"digital-assistant": "data", "telepathic-rat": "item"}
"""The only characters that are no bodies."""

NEEDS_KIND = {"ai": "data", "telepathy": "item", "my-precious": "item"}
"""Abilities that mean nothing to a body."""

ABOUT_AN_ITEM = (
    "self-holds",
    "item-escaped",
    "item-not-escaped",
    "self-holds-or-contaminated",
    "escaped-together",
    "self-holds-or-in-space",
    "self-with-item",
)
ABOUT_DATA = (
    "self-possesses-and-news-lacks",
    "news-has",
    "self-alone-escaped-with",
    "self-possesses",
    "data-escaped",
    "data-not-escaped",
    "no-offsite-has",
    "news-lacks",
    "authorities-have",
    "humans-escaped-with",
    "all-escaped-humans-have",
)
TEAMS = (4, 6, 8)


def check_cards(found: list[Mistake], pages: dict[str, Page]) -> None:
    cards = pages["characters"]
    for name, card in cards.items():
        report = Report(found, "characters.toml", name)
        for rule in RULES:
            rule(report, name, card, pages)
        for identity, one in identities_of(name, card).items():
            at = report if identity == name else report.at("identity").at(identity)
            _check_bonus(at, name, card, one, pages)
            _check_agenda(at, name, one, pages)
            _check_agenda(at, name, one, pages, "bot_agenda")
    rich = [name for name, card in cards.items() if number(card, "grey_bribes")]
    for name in rich[1:]:
        Report(found, "characters.toml", name).at("grey_bribes").wrong("one-rich", value=rich[0])
    _check_counts(found, pages)


# One card -----------------------------------------------------------------------------------------


def _check_identity(report: Report, name: str, card: Page, pages: dict[str, Page]) -> None:
    """What an identity card says stands there; with one card that is the character's own table."""
    if "identity" in card:
        for key in (*IDENTITY_KEYS, "pays"):
            if key in card:
                report.at(key).wrong("in-identity")
        if len(table(card, "identity")) > 2:
            report.at("identity").wrong("too-many", count=len(card["identity"]), most=2)
    else:
        for key in IDENTITY_KEYS:
            if key not in card:
                report.wrong("missing", missing=key)


def _check_kind(report: Report, name: str, card: Page, pages: dict[str, Page]) -> None:
    kind, own = word(card, "kind"), KIND_OF.get(name, "")
    if (own or kind in KIND_OF.values()) and kind != own:
        report.at("kind").wrong("kind", value=kind)
    abilities = [*names(card, "abilities")]
    for one in identities_of(name, card).values():
        abilities += names(one, "reveal")
    for ability in abilities:
        if NEEDS_KIND.get(ability, kind) != kind:
            report.at("abilities").wrong("ability-kind", value=ability, kind=NEEDS_KIND[ability])
    if "split" in abilities and len(identities_of(name, card)) != 2:
        report.at("abilities").wrong("split")
    if number(card, "grey_bribes") and "rich" not in abilities:
        report.at("grey_bribes").wrong("not-rich")


def _check_start(report: Report, name: str, card: Page, pages: dict[str, Page]) -> None:
    pawns, starts = pawns_of(name, card), starts_of(card)
    if len(starts) != len(pawns):
        report.at("starts").wrong("starts-count", count=len(starts), pawns=len(pawns))
    for start in starts:
        section = pages["map"]["section"].get(start)
        if not isinstance(section, dict):
            continue
        if "pod" in section:
            report.at("starts").wrong("starts-in-pod", value=start)
        if word(section, "with") not in ("", name):
            report.at("starts").wrong("not-always", value=start, owner=word(section, "with"))
    if "card" in starts and card.get("starts_down") is True:
        report.at("starts_down").wrong("down-off-board")
    if word(card, "kind") in KIND_OF.values():
        return
    load = len(names(card, "starts_with")) + (card.get("starts_contaminated") is True)
    slots = card.get("slots")
    if type(slots) is int and 0 <= slots < load:
        report.at("starts_with").wrong("slots", count=load, slots=slots)


def _check_text(report: Report, name: str, card: Page, pages: dict[str, Page]) -> None:
    """A new character brings its words."""
    printed = built_in().pages["characters"]
    text = table(card, TEXT)
    own = name not in printed
    identities = identities_of(name, card)
    if own:
        single = list(identities) == [name]
        for key in ("name", "story", *(["agenda", "tip"] if single else [])):
            if key not in text:
                report.wrong("missing", missing=f"{TEXT}.{key}")
    known = [*pawns_of(name, printed.get(name, {})), *identities_of(name, printed.get(name, {}))]
    pawns = pawns_of(name, card)
    if pawns != [name] and "pawns" not in text and any(pawn not in known for pawn in pawns):
        report.wrong("missing", missing=f"{TEXT}.pawns")
    if isinstance(text.get("pawns"), list) and len(text["pawns"]) != len(pawns):
        report.at(f"{TEXT}.pawns").wrong("text-count", count=len(text["pawns"]), wanted=len(pawns))
    for identity, one in identities.items():
        words = text if one is card else table(one, TEXT)
        at = report if one is card else report.at(f"identity.{identity}")
        if one is not card and (own or identity not in known):
            for key in ("name", "agenda", "tip"):
                if key not in words:
                    at.wrong("missing", missing=f"{TEXT}.{key}")
        rows, wanted = words.get("rows"), len(tables(one, "agenda"))
        if isinstance(rows, list) and len(rows) != wanted:
            at.at(f"{TEXT}.rows").wrong("text-count", count=len(rows), wanted=wanted)


RULES: list[Callable[[Report, str, Page, dict[str, Page]], None]] = [
    _check_identity,
    _check_kind,
    _check_start,
    _check_text,
]


def _check_bonus(report: Report, name: str, card: Page, one: Page, pages: dict[str, Page]) -> None:
    bonus = one.get("bonus")
    if isinstance(bonus, dict):
        at = report.at("bonus")
        if ("friend" in bonus) == ("grudge" in bonus):
            at.wrong("bonus")
        for key, needed in (("of", "friend"), ("per", "friend"), ("all", "per")):
            if key in bonus and needed not in bonus:
                at.at(key).wrong("goes-with", needed=needed)
        if "per" in bonus and len(pawns_of(name, card)) < 2:
            at.at("per").wrong("several-pawns")
        _check_piece(at.at("of"), word(bonus, "of"), name, pages)
    pays = names(one, "pays")
    if "bribes-double" in pays and "bribes-none" in pays:
        report.at("pays").wrong("pays")


def _check_agenda(
    report: Report, name: str, one: Page, pages: dict[str, Page], side: str = "agenda"
) -> None:
    for place, row in enumerate(tables(one, side), 1):
        at = report.at(f"{side}.{place}")
        when, what = word(row, "when"), word(row, "what")
        if place == 1 and row.get("plus") is True:
            at.at("plus").wrong("plus-first")
        if when in ABOUT_AN_ITEM and what not in ITEMS:
            at.wrong("what-item", value=when, known=", ".join(ITEMS))
        elif when in ABOUT_DATA and what not in DATA:
            at.wrong("what-data", value=when, known=", ".join(DATA))
        elif when in CONDITIONS and when not in (*ABOUT_AN_ITEM, *ABOUT_DATA) and "what" in row:
            at.at("what").wrong("no-what", value=when)
        _check_piece(at.at("what"), what, name, pages)


def _check_piece(report: Report, item: str, name: str, pages: dict[str, Page]) -> None:
    """An Item that only comes with somebody else may not be there."""
    owner = word(table(pages["game"]["item"], item), "with")
    if owner not in ("", name):
        report.wrong("not-always", value=item, owner=owner)


# All of them --------------------------------------------------------------------------------------


def _check_counts(found: list[Mistake], pages: dict[str, Page]) -> None:
    cards, game = pages["characters"], pages["game"]
    identities = sorted(len(identities_of(name, card)) for name, card in cards.items())
    pawns = sorted((len(pawns_of(name, card)) for name, card in cards.items()), reverse=True)
    in_play, dealt = table(game, "characters"), table(game, "cards")
    report = Report(found, "game.toml", "characters")
    if len(cards) > MOST:
        Report(found, "characters.toml").wrong("too-many", count=len(cards), most=MOST)
    for players in PLAYERS:
        wanted, each = number(in_play, players), number(dealt, players)
        if wanted < 1:
            continue
        if wanted > len(cards):
            report.at(players).wrong("too-few-cards", count=len(cards), wanted=wanted)
        fewest = sum(identities[:wanted])
        if fewest < int(players) * each:
            Report(found, "game.toml", "cards", players).wrong(
                "too-few-identities", count=fewest, wanted=int(players) * each
            )
        teams = int(players) // 2 * number(dealt, "teams")
        if int(players) in TEAMS and fewest < teams:
            Report(found, "game.toml", "cards", "teams").wrong(
                "too-few-identities", count=fewest, wanted=teams
            )
        if sum(pawns[:wanted]) >= MOST:
            report.at(players).wrong("too-many-pawns", count=sum(pawns[:wanted]) + 1, most=MOST)
    fewest_in_play = min(number(in_play, players) for players in PLAYERS)
    tutorial = [name for name, card in cards.items() if card.get("tutorial") is True]
    if 0 < fewest_in_play < len(tutorial):
        Report(found, "characters.toml").wrong(
            "too-many-tutorial", count=len(tutorial), most=fewest_in_play
        )
