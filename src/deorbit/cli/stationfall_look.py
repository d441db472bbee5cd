"""What `look` and `who` tell about Stationfall."""

from deorbit.cli import palette
from deorbit.cli.face import View
from deorbit.cli.stationfall_panel import agenda, bonus_words, place_words
from deorbit.cli.stationfall_station import Station
from deorbit.core.text import say
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.terms import HUMAN, MANUFACTURE, NEEDS, OFFERS, ROBOT

FOR_OFFICERS = ("abandon-ship", "release", "self-destruct", "bridge-launch", "scram")


def look(view: View, word: str, language: str) -> list[str]:
    station = Station(view, language)
    name = station.found(word, station.pawns, station.sections)
    if name in station.sections:
        return section_lines(station, name)
    return character_lines(station, name)


# Characters ---------------------------------------------------------------------------------------


def character_lines(station: Station, name: str) -> list[str]:
    if name == "monster":
        return [station.say("look-monster", at=place_words(station, name)), *project_lines(station)]
    pawn = station.characters[name]
    state = "down" if pawn["down"] else "live"
    place = place_words(station, name)
    lines = [
        station.say("look-character", character=name, kind=kind_words(station, name), at=place)
    ]
    lines[0] += " " + station.say(f"look-{state}") * (pawn["at"] in station.sections)
    lines.append(say(f"stationfall-story-{name}", {}, station.language))
    lines += standing_lines(station, name)
    lines += possession_lines(station, name)
    known = station.abilities(name)
    for ability in known:
        lines.append(station.say("look-ability", ability=ability, does=does(station, ability)))
    for power in [one for one in station.powers(name) if one not in known]:
        lines.append(station.say("look-power", ability=power, does=does(station, power)))
    title = say(f"stationfall-agenda-{name}", {}, station.language)
    limit = station.edition.influence[station.edition.cards.index(name)]
    lines.append(station.say("look-agenda", title=title, limit=limit))
    lines += agenda(station, name)
    lines.append(station.say("look-bonus", bonus=bonus_words(station, name)))
    lines.append(say(f"stationfall-tip-{name}", {}, station.language))
    return lines


def does(station: Station, ability: str) -> str:
    return say(f"stationfall-ability-{ability}-does", {}, station.language)


def kind_words(station: Station, name: str) -> str:
    kind = station.edition.kind[station.edition.pawns.index(name)]
    found = [word for word, bit in (("human", HUMAN), ("robot", ROBOT)) if kind & bit]
    return " + ".join(station.say(f"kind-{word}") for word in found)


def standing_lines(station: Station, name: str) -> list[str]:
    """Whose it is: PC, cubes, conspirators, discs, Bribes and Kompromat on the card."""
    lines = []
    owner = station.owner(name)
    if owner is not None:
        lines.append(station.say("look-pc", player=owner))
    elif station.cubes(name):
        holders = [seat for seat, _ in station.cubes(name) if station.conspirator(seat, name)]
        cubes = [f"{palette.SIGNS[s]} {station.player(s)} {n}" for s, n in station.cubes(name)]
        lines.append(station.say("look-cubes", cubes=", ".join(cubes)))
        if holders:
            who = ", ".join(station.player(seat) for seat in holders)
            lines.append(station.say("look-conspirator", who=who))
    on_card = []
    if station.discs(name):
        who = ", ".join(station.player(seat) for seat in station.discs(name))
        on_card.append(station.say("look-discs", who=who))
    bribers = [seat for seat, one in enumerate(station.players) if one["bribe"] == name]
    if bribers:
        who = ", ".join(station.player(seat) for seat in bribers)
        on_card.append(station.say("look-bribes", who=who))
    if name in station.view["spent"]:
        on_card.append(station.say("look-spent"))
    return [*lines, *([" ".join(on_card)] if on_card else [])]


def possession_lines(station: Station, name: str) -> list[str]:
    pawn = station.characters[name]
    number = station.edition.pawns.index(name)
    held = station.names(station.holds(name)) or station.say("nothing")
    used = len(pawn["holds"]) + pawn["contaminated"]
    slots = station.edition.slots[number]
    lines = [station.say("look-holds", items=held, used=used, slots=slots)]
    if pawn["data"]:
        lines.append(station.say("look-data", names=station.names(pawn["data"])))
    if pawn["contaminated"]:
        lines.append(station.say("look-contaminated"))
    return lines


# Sections -----------------------------------------------------------------------------------------


def section_lines(station: Station, name: str) -> list[str]:
    view, edition = station.view, station.edition
    sort = "gravity" if station.within(edition.gravity, name) else "weightless"
    light = "dark" if station.dark(name) else "lit"
    words = [station.say(f"section-{sort}"), station.say(f"section-{light}")]
    for mask, fact in ((edition.power, "power"), (edition.console, "console")):
        if station.within(mask, name):
            words.append(station.say(f"section-{fact}"))
    for key in ("damaged", "fire", "asphyxiation", "goo"):
        if name in view[key]:
            words.append(station.say(f"section-{key}"))
    lines = [station.say("section", at=name, facts=", ".join(words))]
    if station.within(edition.pods, name):
        lines += pod_lines(station, name)
    for marker in station.markers(name):
        lines.append(
            station.say(
                "section-marker",
                player=marker["player"],
                effect=marker["effect"],
                minute=marker["minute"],
            )
        )
    lines += contents(station, name)
    lines += ways(station, name)
    lines += offers(station, name)
    if name == "vault-x":
        lines += project_lines(station)
    return lines


def pod_lines(station: Station, name: str) -> list[str]:
    number = station.index(name)
    capacity, needs = station.edition.capacity[number], NEEDS[station.edition.needs[number]]
    if name in station.view["launched"]:
        return [station.say("pod-launched")]
    dock = station.sections[station.edition.dock[number]]
    return [station.say("pod", at=dock, capacity=capacity, needs=station.say(f"needs-{needs}"))]


def contents(station: Station, name: str) -> list[str]:
    lines = []
    people = []
    for character in station.occupants(name):
        down = station.say("is-down") if station.pawn(character)["down"] else ""
        held = station.names(station.holds(character))
        facts = ", ".join(fact for fact in (down, held) if fact)
        people.append(station.name(character) + (f" ({facts})" if facts else ""))
    if people:
        lines.append(station.say("section-people", names=", ".join(people)))
    things = [station.name(item) for item in station.view["items"].get(name, [])]
    if name in station.view["kompromat"]:
        things.append(station.say("kompromat"))
    if things:
        lines.append(station.say("section-things", names=", ".join(things)))
    return lines


def ways(station: Station, name: str) -> list[str]:
    number = station.index(name)
    found = []
    for other in station.edition.near[number]:
        to = station.sections[other]
        if to not in station.view["launched"] and name not in station.view["launched"]:
            lock = " " + station.say("by-lock") if station.locked(name, to) else ""
            found.append(station.name(to) + lock)
    for other in station.edition.vents[number]:
        found.append(station.name(station.sections[other]) + " " + station.say("by-vent"))
    for other in station.edition.airlocks[number]:
        found.append(station.name(station.sections[other]) + " " + station.say("by-airlock"))
    return [station.say("section-ways", names=", ".join(found))] if found else []


def offers(station: Station, name: str) -> list[str]:
    number = station.index(name)
    found = []
    for bit in bits(station.edition.offers[number] & ~MANUFACTURE):
        officer = " " + station.say("for-officers") if OFFERS[bit] in FOR_OFFICERS else ""
        found.append(station.say(f"offer-{OFFERS[bit]}") + officer)
    for ware in station.edition.makes[number]:
        value = station.edition.domains["ware"].value(ware)
        officer = " " + station.say("for-officers") if value == "gun" else ""
        found.append(station.say("offer-manufacture", ware=value) + officer)
    message = "section-offers-off" if name in station.view["damaged"] else "section-offers"
    return [station.say(message, names=", ".join(found))] if found else []


def project_lines(station: Station) -> list[str]:
    card = station.view["project"]["card"]
    if card in (None, "unseen"):
        return []
    words = say(f"stationfall-project-{card}-does", {}, station.language)
    return [f"{station.name(card)}: {words}"]


# Everybody ----------------------------------------------------------------------------------------


def possessions(station: Station, name: str) -> str:
    """In a few words: discs on the card, Items, Data, Contamination."""
    pawn = station.characters[name]
    found = [station.name(one) for one in [*station.holds(name), *pawn["data"]]]
    if pawn["contaminated"]:
        found.append(station.say("is-contaminated"))
    if station.discs(name):
        signs = "".join(palette.SIGNS[seat] for seat in station.discs(name))
        found.insert(0, station.say("disc-of", who=signs))
    return ", ".join(found)


def who(view: View, seat: int, rest: str, language: str) -> list[str]:
    """Everybody, where, with whose cubes and discs, and with what."""
    station = Station(view, language)
    lines = []
    for name in station.pawns:
        cubes = "" if name == "monster" else station.cubes_in_signs(name)
        owner = station.owner(name)
        if owner is not None:
            cubes = f"{palette.SIGNS[owner]} {station.player(owner)}"
        down = station.say("is-down") if station.pawn(name)["down"] else ""
        held = "" if name == "monster" else possessions(station, name)
        facts = "  ".join(fact for fact in (cubes, down, held) if fact)
        place = place_words(station, name)
        lines.append(f"{station.tag(name)} {station.name(name):<15}{place:<21}{facts}".rstrip())
    return lines
