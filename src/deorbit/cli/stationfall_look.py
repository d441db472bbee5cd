"""What `look`, `who` and `path` tell about Stationfall."""

from deorbit.cli import palette
from deorbit.cli.face import View
from deorbit.cli.stationfall_panel import agenda, bonus_words, place_words
from deorbit.cli.stationfall_station import Station
from deorbit.core.errors import BadInput
from deorbit.core.text import say
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.routes import Leg, Walker, route, through_everything
from deorbit.games.stationfall.terms import HUMAN, MANUFACTURE, NEEDS, OFFERS, OUTER_SPACE, ROBOT

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
    return [station.say("section-offers", names=", ".join(found))] if found else []


def project_lines(station: Station) -> list[str]:
    card = station.view["project"]["card"]
    if card in (None, "unseen"):
        return []
    words = say(f"stationfall-project-{card}-does", {}, station.language)
    return [f"{station.name(card)}: {words}"]


# Everybody, and ways ------------------------------------------------------------------------------


def who(view: View, seat: int, rest: str, language: str) -> list[str]:
    """Everybody, where, and with whose cubes."""
    station = Station(view, language)
    lines = []
    for name in station.pawns:
        cubes = "" if name == "monster" else station.cubes_in_signs(name)
        owner = station.owner(name)
        if owner is not None:
            cubes = f"{palette.SIGNS[owner]} {station.player(owner)}"
        down = station.say("is-down") if station.pawn(name)["down"] else ""
        held = "" if name == "monster" else station.names(station.holds(name))
        facts = "  ".join(fact for fact in (cubes, down, held) if fact)
        place = place_words(station, name)
        lines.append(f"{station.tag(name)} {station.name(name):<15}{place:<21}{facts}".rstrip())
    return lines


def path(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The shortest way of a character: `path TO`, `path WHO TO` or `path FROM TO`."""
    station = Station(view, language)
    start, goal = ends(station, rest)
    who = start if start in station.characters else station.acting or own_character(station, seat)
    begin = station.section_of(start) if start in station.pawns else start
    end = station.section_of(goal) if goal in station.pawns else goal
    if begin is None or end is None:
        raise BadInput("cli-stationfall-path-nowhere")
    a, b = station.index(begin), station.index(end)
    found = route(station.edition, a, b, walker(station, seat, who))
    open_way = route(station.edition, a, b, through_everything(station.mask(view["launched"])))
    lines = []
    if found is None:
        lines.append(station.say("path-none", who=station.name(who), **{"from": begin, "to": end}))
    else:
        lines.append(
            station.say(
                "path",
                who=station.name(who),
                legs=legs_in_words(station, begin, found),
                count=len(found),
            )
        )
    if open_way is not None and (found is None or len(open_way) < len(found)):
        legs = legs_in_words(station, begin, open_way)
        lines.append(station.say("path-open", legs=legs, count=len(open_way)))
    return lines


def ends(station: Station, rest: str) -> tuple[str, str]:
    """The two names in what was typed; one alone is where the character that acts shall go."""
    words = rest.split()
    if not words:
        raise BadInput("cli-stationfall-path-what")
    names = (station.pawns, station.sections)
    for cut in range(1, len(words)):
        try:
            start = station.found(" ".join(words[:cut]), *names)
            return start, station.found(" ".join(words[cut:]), *names)
        except BadInput:
            continue
    goal = station.found(rest, *names)
    if station.acting is None:
        raise BadInput("cli-stationfall-path-who")
    return station.acting, goal


def own_character(station: Station, seat: int) -> str:
    player = station.players[seat]
    return player.get("pc") or player.get("identity") or next(iter(station.characters))


def walker(station: Station, seat: int, who: str) -> Walker:
    """What a character passes, and where it would go Down (11.2)."""
    view, edition = station.view, station.edition
    abilities = station.abilities(who)
    blackout = view["power"] == "blackout"
    kind = edition.kind[edition.pawns.index(who)]
    pc = station.players[seat].get("pc")
    taught = pc == "troubleshooter" and "talk-them-through-it" in station.abilities(pc)
    vents = "tunnel-rat" in abilities or (taught and station.conspirator(seat, who))
    closed = station.mask(view["launched"])
    safe = "helmet" in station.holds(who) or "adrenaline" in abilities
    if kind & HUMAN and not safe:
        closed |= station.mask([*view["fire"], *view["asphyxiation"]]) | 1 << OUTER_SPACE
    if kind & ROBOT:
        closed |= station.mask(view["goo"])
    return Walker(
        locks=station.locks(),
        closed=closed,
        damaged=station.mask(view["damaged"]),
        keys="officer" in abilities and not blackout,
        vents=vents,
    )


def legs_in_words(station: Station, begin: str, legs: tuple[Leg, ...]) -> str:
    words = [station.name(begin)]
    for leg in legs:
        words.append(station.say(f"leg-{leg.by}", to=station.sections[leg.to]))
    return ", ".join(words)
