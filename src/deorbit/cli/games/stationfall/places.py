"""What `look` tells about a section of Stationfall."""

from deorbit.cli.games.stationfall.cards import house_facts, house_line, house_ways, is_house
from deorbit.cli.games.stationfall.things import as_printed, project_lines, quoted
from deorbit.cli.games.stationfall.words import Station
from deorbit.core.text import aside, headed, listed
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.content.names import MANUFACTURE, NEEDS, OFFERS
from deorbit.games.stationfall.screen.printed import FOR_OFFICERS, GUN
from deorbit.games.stationfall.screen.ways import CORRIDOR, LOCK

VAULT = "vault-x"
"""Where Project X lies."""


def section_lines(station: Station, name: str) -> list[str]:
    view, edition = station.view, station.edition
    sort = "gravity" if station.within(edition.gravity, name) else "weightless"
    light = "dark" if station.dark(name) else "lit"
    words = [station.say(f"fact-{sort}"), station.say(f"fact-{light}")]
    for mask, fact in ((edition.power, "power"), (edition.console, "console")):
        if station.within(mask, name):
            words.append(station.say(f"fact-{fact}"))
    for key in ("damaged", "fire", "asphyxiation", "goo"):
        if name in view[key]:
            words.append(station.say(f"fact-{key}"))
    lines = [station.say("section", at=name, facts=listed(words, station.language))]
    if station.within(edition.pods, name):
        lines += pod_lines(station, name)
    for marker in station.markers(name):
        lines.append(
            station.say(
                "fact-marker",
                player=marker["player"],
                effect=marker["effect"],
                minute=marker["minute"],
            )
        )
    if name in station.traps:
        owner = station.view["traps"]["player"]
        lines.append(station.say(f"fact-trap-{station.traps[name]}", player=owner))
    lines += contents(station, name)
    lines += ways(station, name)
    lines += offers(station, name)
    lines += specials(station, name)
    if name == VAULT:
        lines += project_lines(station)
    facts = [
        *house_facts(station, "section", name),
        *house_offers(station, name),
        *house_ways(station, name),
    ]
    return lines + house_line(station, facts)


def specials(station: Station, name: str) -> list[str]:
    """What happens to those who enter, and what the rules tell about a section of the map."""
    edition = station.edition
    found = [
        station.say(f"fact-{fact}")
        for mask, fact in (
            (edition.contaminates, "contaminates"),
            (edition.deletes_data, "deletes-data"),
        )
        if station.within(mask, name)
    ]
    numbers = [] if found or not as_printed(station, "section", name) else [f"map-{name}"]
    for addition in page("map", station.book)["addition"]:
        if addition["section"] == name and addition["with"] in edition.cards:
            numbers.append(f"map-{addition['action']}")
    return found + quoted(station, numbers)


def absent_section_lines(station: Station, name: str) -> list[str]:
    """A section that is there only with a character who is not."""
    head = headed(station.name(name), station.say("is-absent"), station.language)
    return [head, *quoted(station, [f"map-{name}"])]


def house_offers(station: Station, name: str) -> list[str]:
    """The actions that map pieces add here, where they are house."""
    return [
        station.say(f"offer-{offer}")
        for offer in OFFERS
        if is_house(station, "addition", f"{name} - {offer}")
        and station.edition.offers[station.index(name)] >> OFFERS.index(offer) & 1
    ]


def pod_lines(station: Station, name: str) -> list[str]:
    number = station.index(name)
    capacity, needs = station.edition.capacity[number], NEEDS[station.edition.needs[number]]
    if name in station.view["launched"]:
        return [station.say("pod-launched")]
    dock = station.sections[station.edition.dock[number]]
    return [station.say("pod", at=dock, capacity=capacity, needs=needs)]


def contents(station: Station, name: str) -> list[str]:
    lines = []
    people = []
    for character in station.occupants(name):
        fallen = station.pawn(character)["down"]
        down = station.say("is-down", character=character) if fallen else ""
        held = station.names(station.holds(character))
        facts = listed((fact for fact in (down, held) if fact), station.language)
        who = station.name(character)
        people.append(aside(who, facts, station.language) if facts else who)
    if people:
        lines.append(station.say("section-people", names=listed(people, station.language)))
    things = [station.name(item) for item in station.view["items"].get(name, [])]
    if name in station.view["kompromat"]:
        things.append(station.say("kompromat"))
    if things:
        lines.append(station.say("section-things", names=listed(things, station.language)))
    return lines


def ways(station: Station, name: str) -> list[str]:
    found = []
    for by, sections in station.board.sections[name].ways.items():
        for to in sections:
            mark = "" if by == CORRIDOR else f"by-{by}"
            if by == LOCK and station.core_locked(name, to):
                mark = "by-core-lock"
            found.append(station.marked(station.name(to), mark))
    return [station.say("section-ways", names=listed(found, station.language))] if found else []


def offers(station: Station, name: str) -> list[str]:
    number = station.index(name)
    found = []
    for bit in bits(station.edition.offers[number] & ~MANUFACTURE):
        officer = "for-officers" if OFFERS[bit] in FOR_OFFICERS else ""
        found.append(station.marked(station.say(f"offer-{OFFERS[bit]}"), officer))
    for ware in station.edition.makes[number]:
        value = station.edition.domains["ware"].value(ware)
        officer = "for-officers" if value == GUN else ""
        found.append(station.marked(station.say("offer-manufacture", ware=value), officer))
    message = "section-offers-off" if name in station.view["damaged"] else "section-offers"
    return [station.say(message, names=listed(found, station.language))] if found else []
