"""What `look` tells about the cards of Stationfall."""

from deorbit.cli.games.stationfall.bots import script_lines
from deorbit.cli.games.stationfall.cards import (
    agenda,
    bonus_words,
    bot_agenda,
    house_facts,
    house_line,
    house_ships,
    is_house,
    pays_words,
    place_words,
)
from deorbit.cli.games.stationfall.places import absent_section_lines, section_lines
from deorbit.cli.games.stationfall.things import (
    PROJECT,
    brought_lines,
    one_project_lines,
    project_lines,
    thing_lines,
    thing_names,
    whereabouts,
)
from deorbit.cli.games.stationfall.words import Station, plain
from deorbit.cli.terminal.face import View
from deorbit.core.errors import BadInput
from deorbit.core.text import has, listed, say, sentences
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.content.names import AN_ITEM, HUMAN, MADE_OF_DATA, ROBOT

KINDS = (("human", HUMAN), ("robot", ROBOT), ("data", MADE_OF_DATA), ("item", AN_ITEM))


def named(station: Station, word: str) -> str:
    """The name of a piece that was typed: a character or a section, else an identity card, a
    thing, a Project X card, or a character or section that is not in play."""
    everybody = station.with_everybody()
    whole = everybody.edition
    projects = [PROJECT, *page("project_x", station.book)]
    sorts = (
        [*station.pawns, *station.edition.cards, *station.sections],
        [*station.edition.identities, *thing_names(station), *projects],
        [*whole.cards, *whole.pawns[:-1], *whole.identities, *everybody.sections],
    )
    if any(plain(word) in names for names in sorts):
        return plain(word)
    failed = None
    for names in sorts:
        try:
            return station.found(word, names)
        except BadInput as error:
            failed = failed or error
    raise failed or BadInput("cli-stationfall-unknown", word=word[:40])


def place(station: Station, word: str) -> str | None:
    """The section where a named piece is; None for what is in no section."""
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
    if name == PROJECT:
        return project_lines(station)
    if name in page("project_x", station.book):
        return one_project_lines(station, name)
    everybody = station.with_everybody()
    if name in everybody.sections:
        return absent_section_lines(station, name)
    if name in everybody.edition.pawns:
        return absent_lines(everybody, everybody.card(name))
    if name in everybody.edition.cards:
        return absent_lines(everybody, name)
    if name in everybody.edition.identities:
        return absent_lines(everybody, everybody.card_of(name))
    return thing_lines(station, name)


# Characters ---------------------------------------------------------------------------------------


def character_lines(station: Station, name: str) -> list[str]:
    """A card with its pawns; a pawn that is one of several brings its card along."""
    card = station.card(name) if name in station.characters else name
    pawns = [name] if name in station.characters else station.pawns_of(card)
    lines = [line for pawn in pawns for line in pawn_lines(station, pawn)]
    if name not in station.characters or len(station.pawns_of(card)) > 1:
        kind = kind_words(station, station.pawns_of(card)[0])
        lines.insert(len(lines) if name != card else 0, card_head(station, card, kind))
    lines += standing_lines(station, card)
    for player in station.owners(pawns[0]):
        if player in station.bots:
            lines += ["", *script_lines(station, player), ""]
    return lines + printed_lines(station, card, station.abilities(pawns[0]))


def absent_lines(station: Station, card: str) -> list[str]:
    """A card that is not in this game, on a station where everybody is."""
    pawn = station.pawns_of(card)[0]
    facts = page("characters", station.book)[card]
    starts = facts["starts"] if isinstance(facts["starts"], list) else [facts["starts"]]
    kind, tier = kind_words(station, pawn), tier_of(station, card)
    lines = [station.say("look-absent", card=card, kind=kind, tier=tier)]
    places = [station.name(at) for at in starts if at in station.sections]
    if places:
        items = [*integral_words(station, pawn), *map(station.name, facts.get("starts_with", []))]
        held = listed(items, station.language) or station.say("nothing")
        slots = station.edition.slots[station.number(pawn)]
        starts_at = listed(places, station.language)
        lines.append(station.say("look-starts", at=starts_at, items=held, slots=slots))
    return lines + printed_lines(station, card, station.abilities(pawn))


def printed_lines(station: Station, card: str, known: list[str]) -> list[str]:
    """What stands on a card, whoever plays it."""
    lines = [line for line in (text(station, sort, card) for sort in ("story", "note")) if line]
    lines += brought_lines(station, card)
    lines += [ability_line(station, ability) for ability in known]
    for identity in station.identities_of(card):
        lines += identity_lines(station, identity, known)
    if not station.identities_of(card) and text(station, "tip", card):
        lines.append(text(station, "tip", card))
    bare = not station.edition.slots[station.number(station.pawns_of(card)[0])]
    facts = house_facts(station, "character", card, ("slots",) if bare else ())
    return lines + house_line(station, [*facts, *house_ships(station, card)])


def tier_of(station: Station, card: str) -> int:
    tier: int = page("characters", station.book)[card]["tier"]
    return tier


def card_head(station: Station, card: str, kind: str) -> str:
    pawns = station.names(station.pawns_of(card))
    tier = tier_of(station, card)
    return station.say("look-card", card=card, kind=kind, pawns=pawns, tier=tier)


def pawn_lines(station: Station, pawn: str) -> list[str]:
    """Where it is, how it is, and what it has."""
    one = station.characters[pawn]
    state = "down" if one["down"] else "live"
    place = place_words(station, pawn)
    kind = kind_words(station, pawn)
    tier = tier_of(station, station.card(pawn))
    bodiless = one["at"] == "card" and station.bodiless(pawn)
    message = "look-bodiless" if bodiless else "look-character"
    line = station.say(message, character=pawn, kind=kind, tier=tier, at=place)
    if one["at"] in station.sections and not station.bodiless(pawn):
        told = station.say(f"look-{state}", character=pawn)
        line = sentences((line, told), station.language)
    return [line, *possession_lines(station, pawn)]


def text(station: Station, sort: str, name: str) -> str:
    message = f"stationfall-{sort}-{name}"
    return say(message, {}, station.language) if has(message) else ""


def identity_lines(station: Station, identity: str, known: list[str] | None = None) -> list[str]:
    """An identity card: Reveal Powers, agenda, what it pays, and how to play it. It has a heading
    where it stands alone or is one of two."""
    lines = []
    card = station.card_of(identity)
    if known is None or len(station.identities_of(card)) > 1:
        message = "look-identity" if identity == card else "look-identity-of"
        lines.append(station.say(message, identity=identity, card=card))
    for power in station.powers(identity):
        if power not in (known or []):
            lines.append(ability_line(station, power, "revealed-"))
    title = text(station, "agenda", identity)
    limit = station.edition.influence[station.edition.identities.index(identity)]
    lines.append(station.say("look-agenda", title=title, limit=limit))
    lines += agenda(station, identity)
    lines += bot_agenda(station, identity)
    lines += pays_words(station, identity)
    lines.append(station.say("look-bonus", bonus=bonus_words(station, identity)))
    tip = text(station, "tip", identity)
    return [*lines, tip] if tip else lines


def ability_line(station: Station, ability: str, how: str = "") -> str:
    """An ability with when it works: always, as an action, in place of the free action; a Reveal
    Power once, or from the reveal on."""
    words = text(station, "ability", f"{ability}-does")
    mark = "house-mark" if is_house(station, "ability", ability) else ""
    when = station.say(f"works-{how}{page('abilities', station.book)[ability]['when']}")
    told = station.say("look-ability", ability=ability, when=when, does=words)
    return station.marked(told, mark)


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
    on = station.on(card)
    if not owners and on.cubes:
        holders = [player for player, _ in on.cubes if station.conspirator(player, pawn)]
        cubes = [f"{station.signed(player)} {count}" for player, count in on.cubes]
        lines.append(station.say("look-cubes", cubes=listed(cubes, station.language)))
        if holders:
            who = listed((station.player(player) for player in holders), station.language)
            lines.append(station.say("look-conspirator", who=who))
    on_card = []
    for message, players in (("look-discs", on.discs), ("look-bribes", on.bribes)):
        if players:
            who = listed((station.player(player) for player in players), station.language)
            on_card.append(station.say(message, who=who))
    if on.grey_bribes:
        on_card.append(station.say("look-grey-bribes", count=on.grey_bribes))
    if on.spent:
        on_card.append(station.say("look-spent"))
    return [*lines, *([" ".join(on_card)] if on_card else [])]


def possession_lines(station: Station, name: str) -> list[str]:
    pawn = station.characters[name]
    slots = station.board.characters[name].slots
    lines = []
    if slots or station.holds(name):
        items = [*integral_words(station, name), *map(station.name, pawn["holds"])]
        held = listed(items, station.language) or station.say("nothing")
        used = station.board.characters[name].slots_used
        lines.append(station.say("look-holds", items=held, used=used, slots=slots))
    if pawn["data"]:
        lines.append(station.say("look-data", names=station.names(pawn["data"])))
    if pawn["contaminated"]:
        lines.append(station.say("look-contaminated", character=name))
    if station.bodiless(name):
        lines += whereabouts(station, name)
    return lines


def integral_words(station: Station, name: str) -> list[str]:
    return [station.say("integral", item=item) for item in station.integral(name)]


def monster_lines(station: Station) -> list[str]:
    monster = station.view["monster"]
    lines = [station.say("look-monster", at=place_words(station, "monster"))]
    if monster["down"]:
        lines.append(station.say("look-down", character="monster"))
    if station.inside:
        lines.append(station.say("look-inside", names=station.names(station.inside)))
    if "mark" in monster:
        lines.append(station.say("look-mark", character=monster["mark"]))
    return [*lines, *project_lines(station)]
