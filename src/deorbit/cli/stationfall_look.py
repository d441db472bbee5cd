"""What `look` tells about the cards and pieces of Stationfall."""

from deorbit.cli.face import View
from deorbit.cli.stationfall_cards import (
    agenda,
    bonus_words,
    house_facts,
    house_line,
    house_ships,
    is_house,
    pays_words,
    place_words,
)
from deorbit.cli.stationfall_places import project_lines, section_lines
from deorbit.cli.stationfall_station import Station
from deorbit.core.errors import BadInput
from deorbit.core.text import has, say
from deorbit.games.stationfall.terms import AN_ITEM, DATA, HUMAN, ITEMS, MADE_OF_DATA, ROBOT

KINDS = (("human", HUMAN), ("robot", ROBOT), ("data", MADE_OF_DATA), ("item", AN_ITEM))


def named(station: Station, word: str) -> str:
    """The name of a piece that was typed: a character or a section, else an identity card, an
    Item, Data, or the Project X card if it is known."""
    try:
        return station.found(word, station.pawns, station.edition.cards, station.sections)
    except BadInput as error:
        others = [*station.edition.identities, *ITEMS, *DATA, *known_project(station)]
        try:
            return station.found(word, others)
        except BadInput:
            raise error from None


def known_project(station: Station) -> list[str]:
    card = station.view["project"]["card"]
    return [] if card in (None, "unseen") else [card]


def place(station: Station, word: str) -> str | None:
    """The section where a named piece is."""
    name = named(station, word)
    if name in station.sections:
        return name
    if name in station.edition.identities and name not in station.edition.cards:
        name = station.card_of(name)
    pawns = [name] if name in station.pawns else []
    if name in station.edition.cards:
        pawns = [*pawns, *station.pawns_of(name)]
    elif not pawns:
        lying = [at for at, items in station.view["items"].items() if name in items]
        if lying:
            return str(lying[0])
        pawns = station.holders(name)
    places = [station.section_of(pawn) for pawn in pawns]
    return next((at for at in places if at is not None), None)


def look(view: View, word: str, language: str) -> list[str]:
    station = Station(view, language)
    name = named(station, word)
    if name in station.sections:
        return section_lines(station, name)
    if name == "monster":
        return monster_lines(station)
    if name in station.characters or name in station.edition.cards:
        return character_lines(station, name)
    if name in station.edition.identities:
        return identity_lines(station, name)
    return project_lines(station) if name in known_project(station) else thing_lines(station, name)


# Characters ---------------------------------------------------------------------------------------


def character_lines(station: Station, name: str) -> list[str]:
    """A card with its pawns; a pawn that is one of several brings its card along."""
    card = station.card(name) if name in station.characters else name
    pawns = [name] if name in station.characters else station.pawns_of(card)
    lines = [line for pawn in pawns for line in pawn_lines(station, pawn)]
    if name not in station.characters or len(station.pawns_of(card)) > 1:
        kind = kind_words(station, station.pawns_of(card)[0])
        lines.insert(len(lines) if name != card else 0, card_head(station, card, kind))
    texts = [text(station, "story", card), text(station, "note", card)]
    lines += [line for line in texts if line]
    lines += standing_lines(station, card)
    known = station.abilities(pawns[0])
    for ability in known:
        lines.append(ability_line(station, "look-ability", ability))
    for identity in station.identities_of(card):
        lines += identity_lines(station, identity, known)
    if not station.identities_of(card) and text(station, "tip", card):
        lines.append(text(station, "tip", card))
    facts = [*house_facts(station, "character", card), *house_ships(station, card)]
    return lines + house_line(station, facts)


def card_head(station: Station, card: str, kind: str) -> str:
    pawns = station.names(station.pawns_of(card))
    return station.say("look-card", card=card, kind=kind, pawns=pawns)


def pawn_lines(station: Station, pawn: str) -> list[str]:
    """Where it is, how it is, and what it has."""
    one = station.characters[pawn]
    state = "down" if one["down"] else "live"
    place = place_words(station, pawn)
    kind = kind_words(station, pawn)
    line = station.say("look-character", character=pawn, kind=kind, at=place)
    if one["at"] in station.sections and not station.bodiless(pawn):
        line += " " + station.say(f"look-{state}")
    return [line, *possession_lines(station, pawn)]


def text(station: Station, sort: str, name: str) -> str:
    message = f"stationfall-{sort}-{name}"
    return say(message, {}, station.language) if has(message) else ""


def identity_lines(station: Station, identity: str, known: list[str] | None = None) -> list[str]:
    """An identity card: Reveal Powers, agenda, what it pays, and how to play it."""
    lines = []
    for power in station.powers(identity):
        if power not in (known or []):
            lines.append(ability_line(station, "look-power", power))
    title = text(station, "agenda", identity)
    limit = station.edition.influence[station.edition.identities.index(identity)]
    several = len(station.identities_of(station.card_of(identity))) > 1
    message = "look-agenda-of" if several or known is None else "look-agenda"
    lines.append(station.say(message, identity=identity, title=title, limit=limit))
    lines += agenda(station, identity)
    lines += pays_words(station, identity)
    lines.append(station.say("look-bonus", bonus=bonus_words(station, identity)))
    tip = text(station, "tip", identity)
    return [*lines, tip] if tip else lines


def ability_line(station: Station, message: str, ability: str) -> str:
    words = text(station, "ability", f"{ability}-does")
    mark = " " + station.say("house-mark") if is_house(station, "ability", ability) else ""
    return station.say(message, ability=ability, does=words) + mark


def kind_words(station: Station, name: str) -> str:
    kind = station.edition.kind[station.number(name)]
    return " + ".join(station.say(f"kind-{word}") for word, bit in KINDS if kind & bit)


def standing_lines(station: Station, card: str) -> list[str]:
    """Whose it is: PC, cubes, conspirators, discs, Bribes and Kompromat on the card."""
    lines = []
    pawn = station.pawns_of(card)[0]
    owners = station.owners(pawn)
    for player in owners:
        identity = station.players[player]["pc"]
        message = "look-pc" if identity == card else "look-pc-as"
        lines.append(station.say(message, player=player, identity=identity))
    if not owners and station.cubes(card):
        holders = [player for player, _ in station.cubes(card) if station.conspirator(player, pawn)]
        cubes = [f"{station.signed(player)} {count}" for player, count in station.cubes(card)]
        lines.append(station.say("look-cubes", cubes=", ".join(cubes)))
        if holders:
            who = ", ".join(station.player(player) for player in holders)
            lines.append(station.say("look-conspirator", who=who))
    on_card = []
    if station.discs(card):
        who = ", ".join(station.player(player) for player in station.discs(card))
        on_card.append(station.say("look-discs", who=who))
    bribers = [number for number, one in enumerate(station.players) if one["bribe"] == card]
    if bribers:
        who = ", ".join(station.player(player) for player in bribers)
        on_card.append(station.say("look-bribes", who=who))
    grey = station.view.get("grey_bribes", {"on": {}})["on"].get(card, 0)
    if grey:
        on_card.append(station.say("look-grey-bribes", count=grey))
    if card in station.view["spent"]:
        on_card.append(station.say("look-spent"))
    return [*lines, *([" ".join(on_card)] if on_card else [])]


def possession_lines(station: Station, name: str) -> list[str]:
    pawn = station.characters[name]
    slots = station.edition.slots[station.number(name)]
    lines = []
    if slots or pawn["holds"]:
        held = station.names(station.holds(name)) or station.say("nothing")
        used = len(pawn["holds"]) + pawn["contaminated"]
        lines.append(station.say("look-holds", items=held, used=used, slots=slots))
    if pawn["data"]:
        lines.append(station.say("look-data", names=station.names(pawn["data"])))
    if pawn["contaminated"]:
        lines.append(station.say("look-contaminated"))
    if station.bodiless(name):
        lines += whereabouts(station, name)
    return lines


def monster_lines(station: Station) -> list[str]:
    monster = station.view["monster"]
    lines = [station.say("look-monster", at=place_words(station, "monster"))]
    if monster["down"]:
        lines.append(station.say("look-down"))
    if station.inside:
        lines.append(station.say("look-inside", names=station.names(station.inside)))
    if "mark" in monster:
        lines.append(station.say("look-mark", character=monster["mark"]))
    return [*lines, *project_lines(station)]


# Items and Data -----------------------------------------------------------------------------------


def thing_lines(station: Station, name: str) -> list[str]:
    """Where an Item lies and who holds it; who possesses Data."""
    found = whereabouts(station, name)
    lines = found or [station.say("thing-nowhere")]
    wares = station.edition.domains["ware"]
    makers = [
        section
        for section, made in zip(station.sections, station.edition.makes, strict=True)
        if name in [wares.value(ware) for ware in made]
    ]
    if makers:
        lines.append(station.say("thing-made", names=station.names(makers)))
    return [f"{station.name(name)}: {' '.join(lines)}"] + house_line(
        station, house_facts(station, "item", name) if name in ITEMS else []
    )


def whereabouts(station: Station, name: str) -> list[str]:
    lines = []
    holders = [
        f"{station.name(one)} ({place_words(station, one)})" for one in station.holders(name)
    ]
    if holders:
        message = "thing-data" if name in DATA else "thing-held"
        lines.append(station.say(message, names=", ".join(holders)))
    lying = [at for at, items in station.view["items"].items() if name in items]
    if lying:
        lines.append(station.say("thing-lying", names=station.names(lying)))
    offsites = [one for one, data in station.view["offsites"].items() if name in data]
    if offsites:
        lines.append(station.say("thing-sent", names=station.names(offsites)))
    return lines
