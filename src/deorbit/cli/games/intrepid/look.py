"""What `look` tells about tiles, cards, countries and whatever else has a name in Intrepid, and the
words that list them."""

from collections.abc import Callable

from deorbit.cli.games.intrepid.words import OPEN, SPACE, Words, fitting, letters, needs, only
from deorbit.cli.terminal.face import View
from deorbit.core.errors import BadInput
from deorbit.core.text import aside, has, headed, listed
from deorbit.games.intrepid.content.edition import (
    BADGES,
    COUNTRIES,
    DISASTERS,
    RESOURCES,
    slot_names,
)
from deorbit.games.intrepid.screen.contract import Brings

MODULES = ("habitation", "docking")
TOKENS = ("scenario", "strain", "disable", "amplify", "converter")
Lines = Callable[[Words, str], list[str]]


# Names --------------------------------------------------------------------------------------------


def names(words: Words) -> dict[str, Lines]:
    """Everything that can be looked at, by its name in actions."""
    found: dict[str, Lines] = dict.fromkeys(words.print.tiles, tile)
    found |= dict.fromkeys(words.print.cards, card)
    found |= dict.fromkeys(COUNTRIES, country)
    found |= dict.fromkeys(BADGES, badge)
    found |= dict.fromkeys(TOKENS, about)
    found |= dict.fromkeys(MODULES, about)
    found |= dict.fromkeys(RESOURCES, resource)
    found |= dict.fromkeys(DISASTERS, disaster)
    return found | dict.fromkeys(slot_names(), slot)


def meant(words: Words, typed: str) -> str:
    """The one name that somebody typed, in full or so that it fits only one; what is on the table
    goes before what is not."""
    name = "-".join(typed.lower().split())
    known = names(words)
    if name in known:
        return name
    offers = [tile for crew in words.crews for tile in crew["offer"]]
    laid = [one["name"] for one in (*words.view["missions"], *words.view["active"])]
    for some in ([*words.tiles, *laid, *offers], known):
        if found := fitting(name, some):
            return only(typed, found)
    raise BadInput("cli-intrepid-unknown", word=typed[:40])


def look(view: View, typed: str, language: str) -> list[str]:
    words = Words(view, language)
    name = meant(words, typed)
    return names(words)[name](words, name)


# Tiles and cards ----------------------------------------------------------------------------------


def tile(words: Words, name: str) -> list[str]:
    facts = words.print.tiles[name]
    lines = [
        words.say(
            "look-tile",
            tile=name,
            country=facts.country or "any",
            tier=facts.tier,
            price=facts.cost,
        ),
        story(words, name),
        "  " + words.say("look-needs", needs=needs(facts.needs, words.language)),
    ]
    lines += ["  " + output(words, one) for one in facts.outputs]
    if facts.ability:
        lines.append("  " + words.told(facts.ability.words))
    return [line for line in [*lines, *standing_of(words, name)] if line]


def story(words: Words, name: str) -> str:
    message = f"intrepid-story-{name}"
    return words.name("story", name) if has(message) else ""


def output(words: Words, facts: Brings) -> str:
    """What dice give there, of one resource."""
    resource, values = facts.resource, facts.values
    if facts.all:
        return words.say("look-all", resource=resource, number=facts.all)
    if resource == "any":
        return words.say("look-each-named", number=values[0])
    if len(set(values)) == 1:
        return words.say("look-each", resource=resource, number=values[0])
    told = (headed(str(value), given, words.language) for value, given in enumerate(values, 1))
    return words.say("look-values", resource=resource, values=listed(told, words.language))


def standing_of(words: Words, name: str) -> list[str]:
    """Where a tile is, its dice and tokens, and what that gives."""
    placed = words.tiles.get(name)
    if placed is None:
        for crew, one in enumerate(words.crews):
            if name in one["offer"]:
                return [words.say("look-offered", who=words.signed(crew))]
        return [words.say("look-gone" if name in words.view["gone"] else "look-stack")]
    facts = words.board.tiles[name]
    crew = facts.crew
    dice = " ".join(SPACE if die == OPEN else words.die(die) for die in placed["dice"])
    lines = [words.say("look-at", at=placed["at"], who=words.signed(crew), dice=dice)]
    lines += [
        aside(
            words.say("look-token", token=token, count=placed[token]),
            words.name("about", token),
            words.language,
        )
        for token in TOKENS[:3]
        if placed[token]
    ]
    for result in facts.results:
        if result.resource and (result.dice or result.gives):
            lines.append(
                words.say(
                    "look-gives",
                    resource=result.resource,
                    number=result.gives,
                    dice=result.dice,
                    off=result.hits + result.strain,
                )
            )
    return lines


def card(words: Words, name: str) -> list[str]:
    facts = words.print.cards[name]
    lines = [words.say(f"look-{facts.sort}", place=name, tier=facts.tier), story(words, name)]
    lines += ["  " + words.told(effect) for effect in facts.effects]
    laid = {one["name"]: one for one in (*words.view["missions"], *words.view["active"])}
    if facts.needs:
        lines.append("  " + words.say("look-needs", needs=needs(facts.needs, words.language)))
    if name in laid:
        marks = [SPACE if mark == OPEN else str(mark) for mark in laid[name]["filled"]]
        lines.append("  " + words.say("look-filled", marks=" ".join(marks)))
    elif facts.sort == "mission":
        lines.append(words.say("look-not-dealt"))
    return [line for line in lines if line]


# The rest -----------------------------------------------------------------------------------------


def country(words: Words, name: str) -> list[str]:
    facts = words.print.countries[name]
    lines = [
        words.say("look-country", country=name, complexity=facts.complexity, dice=facts.dice),
        words.name("tip", name),
    ]
    crew = words.crew_of(name)
    return [*lines, *crew_lines(words, crew)] if crew >= 0 else lines


def crew_lines(words: Words, crew: int) -> list[str]:
    """How a crew stands, in full."""
    own, facts = words.crews[crew], words.board.crews[crew]
    price = facts.die_price
    lines = [
        words.say(
            "look-crew",
            who=words.signed(crew),
            light=own["light"],
            badge=own["badge"],
            used="yes" if own["badge_used"] else "no",
        ),
        "  "
        + words.say(
            "look-dice",
            pool=row(words, own["pool"]),
            track=own["track"],
            supply=own["supply"],
            price=-1 if price is None else price,
        ),
        "  "
        + words.say(
            "look-modules",
            habitation=row(words, own["habitation"]),
            docking=row(words, own["docking"]),
            disabled="yes" if own["docking_disabled"] else "no",
        ),
        "  "
        + words.say(
            "look-capacity", capacity=own["capacity"], after=own["capacity"] + facts.income
        ),
    ]
    for sort in ("fresh", "storage"):
        if own[sort]:
            lines.append("  " + words.say(f"look-{sort}", dice=row(words, own[sort])))
    for sort in ("converters", "amplify", "wish"):
        if own[sort]:
            lines.append("  " + words.say(f"look-{sort}", count=own[sort]))
    if own["kept"] != "none":
        lines.append("  " + words.say("look-kept", die=own["kept"]))
    return [*lines, "  " + words.say("look-offer", tiles=priced(words, own["offer"]))]


def row(words: Words, dice: list[object]) -> str:
    return " ".join(SPACE if die == OPEN else words.die(die) for die in dice) or "-"


def priced(words: Words, tiles: list[str]) -> str:
    found = []
    for name in tiles:
        facts = words.print.tiles[name]
        priced = listed((letters(facts), str(facts.cost)), words.language)
        found.append(aside(words.name("place", name), priced, words.language))
    return listed(found, words.language) or "-"


def badge(words: Words, name: str) -> list[str]:
    lines = [words.name("badge", name), "  " + words.name("about", name)]
    for crew, facts in enumerate(words.crews):
        if facts["badge"] == name:
            lines.append("  " + words.say("look-holder", who=words.signed(crew)))
    return lines


def about(words: Words, name: str) -> list[str]:
    if name in MODULES:
        return [words.say(name), "  " + words.name("about", name)]
    bank = words.board.disaster.bank.items()
    left = next((count for token, count in bank if token == name), None)
    lines = [words.name("token", name), "  " + words.name("about", name)]
    return lines if left is None else [*lines, "  " + words.say("look-bank", count=left)]


def resource(words: Words, name: str) -> list[str]:
    """A resource with the tiles that give it."""
    facts = words.board.tracks[RESOURCES.index(name)]
    figures = words.say(
        "look-track",
        now=facts.now,
        most=facts.most,
        gained=facts.gained,
        drained=facts.drained,
        consumed=facts.consumed,
        after=facts.after,
    )
    lines = [words.told(facts.words), figures]
    for tile_name, placed in words.tiles.items():
        printed = words.print.tiles[tile_name]
        if name in [one.resource for one in printed.outputs]:
            crew = words.board.tiles[tile_name].crew
            what = f"  {words.sign(crew)} {words.name('place', tile_name)} {placed['at']}"
            lines.append(headed(what, row(words, placed["dice"]), words.language))
    return lines


def disaster(words: Words, name: str) -> list[str]:
    lines = [words.name("disaster", name), words.name("story", name)]
    facts = words.board.disaster
    if facts.name != name:
        return [*lines, words.say("look-other-disaster")]
    lines.append(words.say("look-deck", deck=facts.deck, drawn=facts.drawn))
    if facts.toxic:
        values = listed(map(str, facts.toxic), words.language)
        lines.append(words.say("look-toxic", values=values, aid=facts.aid))
    shown = [one["name"] for one in words.view["active"]]
    if facts.latest and facts.latest not in shown:
        shown.append(facts.latest)
    for one in shown:
        lines += card(words, one)
    return lines


def slot(words: Words, name: str) -> list[str]:
    for tile_name, placed in words.tiles.items():
        if placed["at"] == name:
            return tile(words, tile_name)
    return [words.say("look-free", slot=name)]


# Words of the game --------------------------------------------------------------------------------


def crews(view: View, seat: int, rest: str, language: str) -> list[str]:
    words = Words(view, language)
    return [line for crew in range(len(words.crews)) for line in crew_lines(words, crew)]


def missions(view: View, seat: int, rest: str, language: str) -> list[str]:
    words = Words(view, language)
    laid = (*view["missions"], *view["active"])
    return [line for one in laid for line in card(words, one["name"])]


def offers(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The offer rows, the own ones first."""
    words = Words(view, language)
    order = sorted(range(len(words.crews)), key=lambda crew: words.crews[crew]["seat"] != seat)
    lines = []
    for crew in order:
        lines.append(words.say("offers-of", who=words.signed(crew)))
        for name in words.crews[crew]["offer"]:
            lines += ["  " + line for line in tile(words, name)[:-1]]
    return lines


def in_force(view: View, seat: int, rest: str, language: str) -> list[str]:
    words = Words(view, language)
    return disaster(words, view["options"]["disaster"])
